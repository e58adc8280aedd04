package machine

import "slices"

// AnyLength reports whether every part of a run that ends with its top card is a unit too.
func (c *Game) AnyLength(r UnitRule) bool {
	return c.Seqs[r.Seq] == Seq{Phrase: c.Seqs[r.Seq].Phrase}
}

// LaysDown reports whether a step may lay a card face down on a zone, or turn one over there. Those
// that close up over several zones lay cards as they lay.
func (g *Game) LaysDown(z *Zone) bool {
	may := func(st *Step) bool {
		closes := st.Op == StepClose && g.closesInto(st, z)
		return (closes || st.Down || !st.LaysUp()) && g.MayLayOn(st, z)
	}
	for st := range g.StepsInPlay {
		if may(st) {
			return true
		}
	}
	for i := range g.Deals {
		if may(&g.Deals[i]) {
			return true
		}
	}
	return false
}

// closesInto reports whether a step that closes up may bring piles of other zones to a zone.
func (g *Game) closesInto(st *Step, z *Zone) bool {
	piles, ok := g.AllPiles(st.To[0])
	return !ok || slices.ContainsFunc(piles, func(p uint8) bool { return !z.Has(p) })
}

// CoversAny reports whether piles of a zone lie on one another.
func (g *Game) CoversAny(z *Zone) bool {
	for p := z.First; p < z.First+z.N; p++ {
		if g.Piles[p].Covers != nil {
			return true
		}
	}
	return false
}

// IsPlace reports whether a pile is a place of the game now: behind the last card of a zone that
// closes up there are none.
func (s *State) IsPlace(pile int) bool { return s.N[pile] > 0 || s.Game.isSpace(s, pile) }

// AnyCard reports whether a phrase means every card.
func (g *Game) AnyCard(phrase int32) bool {
	return phrase < 0 || g.Phrases[phrase].Sort == Constant && g.Phrases[phrase].Mask&g.Mask == g.Mask
}

// AllPiles is the piles of a place, if it is always the same ones.
func (g *Game) AllPiles(n int32) ([]uint8, bool) {
	pl := &g.Places[n]
	return pl.Piles, pl.Always()
}
