package machine

import "pat/dsl"

// What a line leaves open: the questions that it might ask of a play, and does not.

// Always reports whether a line lets cards come at any time and however often: it has no guard and
// no TIMES.
func (a *Arrival) Always() bool { return a.Guard == Always && a.Uses < 0 }

// Plain reports whether a line lets cards come at any time, however often, and from anywhere.
func (a *Arrival) Plain() bool { return a.Always() && a.From == nil }

// Permits reports whether what restricts two zones lets cards go from one to the other, and whether
// it lets all of them go at any time. It is all that restrictions say: nobody else reads them for
// what they always allow.
func Permits(z, dst *Zone) (some, always bool) {
	if !z.Leaves() {
		return false, false
	}
	some, always = lets(z.Plays, dst)
	and := func(m, s bool) { some, always = some && m, always && s }
	and(lets(dst.Only, z))
	if z.Gives == dsl.GivesBack {
		and(lets(z.Worry, dst))
	}
	return some, always
}

// Leaves reports whether cards can be played out of a zone at all.
func (z *Zone) Leaves() bool {
	switch z.Gives {
	case dsl.GivesNone:
		return false
	case dsl.GivesBack:
		return len(z.Worry) > 0
	case dsl.GivesOpen:
		return z.Open
	}
	return true
}

// lets reports whether one of some restrictions speaks of a zone, and whether one always allows all
// its piles. Without restrictions everything is allowed.
func lets(rs []Restriction, other *Zone) (some, always bool) {
	if len(rs) == 0 {
		return true, true
	}
	for i := range rs {
		if rs[i].Piles.Reaches(other) {
			some = true
			always = always || rs[i].Piles.All(other) && rs[i].Guard == Always
		}
	}
	return some, always
}

// On reports whether a line is for empty piles, or for piles with cards.
func (a *Arrival) On(empty bool) bool {
	if empty {
		return a.OnEmpty
	}
	return a.OnCards
}

// AnySize reports whether units of any length may come by a line: neither just so many cards, nor
// whole piles or sequences only.
func (a *Arrival) AnySize() bool { return a.Size == 0 && a.Seq < 0 && !a.Whole }

// TakesOne reports whether a card may come alone by a line, wherever it lies in its pile.
func (a *Arrival) TakesOne() bool { return a.Size <= 1 && a.Seq < 0 && !a.Whole }

// Always reports whether a line lets its units move at any time and however often.
func (r *UnitRule) Always() bool { return r.Guard == Always && r.Uses < 0 }

// Plain reports whether a line lets its units move at any time, however often, and anywhere.
func (r *UnitRule) Plain() bool { return r.Always() && r.To == nil }

// Always reports whether a step is done whenever its turn comes: it has no guard and no TIMES.
func (st *Step) Always() bool { return st.Guard == Always && st.Uses < 0 }

// LaysUp reports whether a step lays cards face up, but to the stock.
func (st *Step) LaysUp() bool { return st.Facing == FacingDefault || st.Facing == FacingUp }

// Bounded reports whether a rule says how many cards the piles of a zone may hold.
func (z *Zone) Bounded() bool { return z.FixedMax >= 0 || z.AtMost >= 0 }

// ByParts reports whether more than the card below tells which cards a phrase means.
func (g *Game) ByParts(phrase int32) bool { return phrase >= 0 && g.Phrases[phrase].Sort == OfParts }

// Tabled reports whether a phrase is given, and the card below tells which cards it means, if
// anything does.
func (g *Game) Tabled(phrase int32) bool { return phrase >= 0 && g.Phrases[phrase].Sort != OfParts }

// ByTop reports whether a phrase is given, and it is a table by the card below.
func (g *Game) ByTop(phrase int32) bool { return phrase >= 0 && g.Phrases[phrase].Sort == ByTop }

// UsedUp reports whether a line may be used no more: nothing is left of its TIMES, if it has any.
func (s *State) UsedUp(uses int16) bool { return uses >= 0 && s.Ints[uses] <= 0 }

// AnyLength reports whether every part of a run that ends with its top card is a unit too.
func (c *Game) AnyLength(r UnitRule) bool {
	return c.Seqs[r.Seq] == Seq{Phrase: c.Seqs[r.Seq].Phrase}
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
