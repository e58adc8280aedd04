package reduce

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// Part of a run need not change from one card to another that takes it as well, but to let the card
// under it go.

// compileRuns finds the zones in which part of a run need not change from one card to another: runs
// move whole or in part without bound, by the same relation as they are built; two cards that take
// one card in common take all in common; none can come to lie on a card that lies on it, or a run
// that was parted could be joined the other way round; the piles are interchangeable, without bound
// on their length; and there is no place to which a card goes alone that would not take the run on
// it as well, but foundations of which NextOut tells what they take.
func (g *Game) compileRuns() {
	if !g.playsOut() || g.HasBottom || len(g.safety.zones) == 0 {
		return
	}
	if !g.calm() || slices.ContainsFunc(g.Zones, func(z code.Zone) bool { return !g.tellsNext(&z) }) {
		return
	}
	for i := range g.Zones {
		z := &g.Zones[i]
		if slices.ContainsFunc(g.Zones,
			func(o code.Zone) bool { return o.Receives && o.First != z.First && !machine.LeavesAlone(&o) }) {
			continue
		}
		if z.Sheet.Kind != dsl.Tableau || !z.Symmetric {
			continue
		}
		if z.Bounded() || z.Suits != nil || len(z.Only)+len(z.Plays) > 0 {
			continue // a pile may let no cards come that go on its top card, or none leave
		}
		builds, moves := g.builtBy(z), g.movedBy(z)
		if builds == nil || moves == nil || !g.interchange(moves, builds) || g.goesRound(builds) {
			continue
		}
		z.Alike = builds
	}
}

// builtBy is the relation by which cards are built on the cards of a zone: by one line, which asks
// for nothing but the two cards that meet. It is nil if it is not so, or if spaces ask for more
// than the lowest card of what comes.
func (g *Game) builtBy(z *code.Zone) (builds *cards.Table) {
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if !a.AnySize() || a.All {
			return nil
		}
		if !a.OnCards {
			continue
		}
		if builds != nil || !a.Plain() || !g.ByTop(a.Phrase) {
			return nil
		}
		builds = g.Phrases[a.Phrase].Table
	}
	return builds
}

// movedBy is the relation by which cards of a zone move together: as runs, whole or in part, always
// and without bound. It is nil if it is not so.
func (g *Game) movedBy(z *code.Zone) *cards.Table {
	if len(z.Moves) != 1 {
		return nil
	}
	r := &z.Moves[0]
	if r.Kind != code.UnitRun || len(r.Free) > 0 || !r.Plain() || !g.AnyLength(*r) {
		return nil
	}
	if sq := &g.Seqs[r.Seq]; g.ByTop(sq.Phrase) {
		return g.Phrases[sq.Phrase].Table
	}
	return nil
}

// tellsNext reports whether NextOut tells all cards that may leave play for a zone: neither cards
// to be discarded nor such as go out by lines that do not hold for all cards and always.
func (g *Game) tellsNext(z *code.Zone) bool {
	return !machine.LeavesAlone(z) || len(z.Arrive) == 0 ||
		z.Sheet.Kind == dsl.Foundations && !slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool {
			return !a.Plain() || a.Seq >= 0 || !g.steady(a.Phrase)
		})
}

// interchange reports whether cards that take one card in common take all in common, and whether
// what is built so moves so.
func (g *Game) interchange(moves, builds *cards.Table) bool {
	for x := range g.Mask.Each {
		if builds[x]&g.Mask&^moves[x] != 0 {
			return false
		}
		for y := range g.Mask.Each {
			if builds[x]&builds[y]&g.Mask != 0 && builds[x]&g.Mask != builds[y]&g.Mask {
				return false
			}
		}
	}
	return true
}

// goesRound reports whether some card may lie on a card that lies, over others perhaps, on the card
// itself.
func (g *Game) goesRound(builds *cards.Table) bool {
	over := g.closure(*builds)
	for k := range g.Mask.Each {
		if over[k].Has(k) {
			return true
		}
	}
	return false
}

// closure is which cards may lie on a card, over others perhaps, where t tells which may lie on it
// at once.
func (g *Game) closure(t cards.Table) cards.Table {
	for k := range t {
		t[k] &= g.Mask
	}
	for more := true; more; {
		more = false
		for k := range g.Mask.Each {
			all := t[k] | t.Any(t[k])
			more = more || all != t[k]
			t[k] = all
		}
	}
	return t
}

// Halfway reports whether a move takes a part of a run from one card to another that would take the
// same cards, though the card it uncovers cannot go out: a move that nobody needs (Blake and Gent
// prove it for Klondike; what their proof uses is in compileRuns). next is NextOut.
func (s *State) Halfway(m machine.Move, next cards.Mask) bool {
	if m.Kind() != machine.Play {
		return false
	}
	from, to, n := m.From(), m.To(), m.N()
	z := s.g.ZoneOf(from)
	under := int(s.N[from]) - n - 1
	if z.Alike == nil || s.g.Piles[to].Zone != s.g.Piles[from].Zone || s.N[to] == 0 || under < 0 {
		return false
	}
	c := s.At(from, under)
	if c.Down() || !z.Alike[c.Kind()].Has(s.At(from, under+1).Kind()) {
		return false
	}
	return !next.Has(c.Kind())
}
