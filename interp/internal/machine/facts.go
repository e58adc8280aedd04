package machine

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// anyLength reports whether every part of a run that ends with its top card is a unit too.
func (c *Game) AnyLength(r UnitRule) bool {
	return c.Seqs[r.Seq] == Seq{Phrase: c.Seqs[r.Seq].Phrase}
}

// laysDown reports whether a step may lay a card face down on a zone, or turn one over there. Those
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

// TopTells reports whether the top card of a foundation tells how many cards lie there: not where
// it goes round more than once, or grows by equal ranks.
func (s *State) TopTells(zone int) bool {
	z := &s.Game.Zones[zone]
	if z.Sheet.Kind != dsl.Foundations {
		return true
	}
	for p := z.First; p < z.First+z.N; p++ {
		if int(s.N[p]) > len(s.Game.Pack.Order) {
			return false
		}
	}
	alike := false
	for _, r := range rules.All[*dsl.Build](z.Sheet) {
		dsl.Walk(r.Stmt, func(n any) bool {
			rel, ok := n.(*dsl.Relation)
			alike = alike || ok && rel.Alike == "same" && rel.Of != "suit"
			return true
		})
	}
	return !alike
}

// Swaps reports whether cards are exchanged in this game.
func (g *Game) Swaps() bool { return g.HasSwaps }

// Plucks reports whether cards are taken from inside a pile in this game.
func (g *Game) Plucks() bool {
	for i := range g.Sources {
		if g.Sources[i].Pluck {
			return true
		}
	}
	return false
}

// BoundLine is the line of bound i of Bounds, or nil if it is an action.
func (g *Game) BoundLine(i int) *dsl.Line {
	for a := range g.Actions {
		if int(g.Actions[a].Uses) == g.UsesAt+i {
			return nil
		}
	}
	return g.UsesOf[i]
}

// IsPlace reports whether a pile is a place of the game now: behind the last card of a zone that
// closes up there are none.
func (s *State) IsPlace(pile int) bool { return s.N[pile] > 0 || s.Game.isSpace(s, pile) }

// FirstRank is the rank of the first card laid on the piles of a zone, where that rank is its base.
// fixed is false as long as no card lies there; ok is false where another line says the base.
func (s *State) FirstRank(zone int) (rank cards.Rank, fixed, ok bool) {
	if !s.Game.Zones[zone].Sheet.FirstRank() {
		return 0, false, false
	}
	if b := s.Base(int32(zone)); b > 0 {
		return s.Game.Pack.RankAt(b), true, true
	}
	return 0, false, true
}

// Goes reports whether cards of one zone may ever be played to another, or from pile to pile of the
// same.
func (g *Game) Goes(from, to int) bool {
	for i := range g.Sources {
		src := &g.Sources[i]
		if src.Zone == from && slices.ContainsFunc(src.Routes, func(r Route) bool { return r.To == to }) {
			return true
		}
	}
	return false
}

// anyCard reports whether a phrase means every card.
func (g *Game) AnyCard(phrase int32) bool {
	return phrase < 0 || g.Phrases[phrase].Sort == Constant && g.Phrases[phrase].Mask&g.Mask == g.Mask
}

// allPiles is the piles of a place, if it is always the same ones.
func (g *Game) AllPiles(n int32) ([]uint8, bool) {
	pl := &g.Places[n]
	return pl.Piles, pl.Always()
}
