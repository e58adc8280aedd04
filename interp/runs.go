package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
)

// Part of a run need not change from one card to another that takes it as well, but to let the card under it go.

// compileRuns finds the zones in which part of a run need not change from one card to another: runs move whole
// or in part without bound, by the same relation as they are built; two cards that take one card in common
// take all in common; none can come to lie on a card that lies on it, or a run that was parted could be joined
// the other way round; the piles are interchangeable, without bound on their length; and there is no place to which a card
// goes alone that would not take the run on it as well, but foundations of which NextOut tells what they take.
func (c *compiler) compileRuns() {
	if len(c.afters)+len(c.loses)+len(c.sets)+len(c.closing) > 0 || c.hasSwaps || c.hasBottom || len(c.safety.zones) == 0 {
		return
	}
	if !c.calmTurns() || !c.calmActions() || !c.wonByGoingOut() || slices.ContainsFunc(c.zones, func(z zone) bool { return !c.calmZone(&z) || !c.tellsNext(&z) }) {
		return
	}
	for i := range c.zones {
		z := &c.zones[i]
		if slices.ContainsFunc(c.zones, func(o zone) bool { return o.receives && o.first != z.first && !leavesAlone(&o) }) {
			continue
		}
		if z.sheet.Kind != dsl.Tableau || !z.symmetric || z.fixedMax >= 0 || z.atMost >= 0 || len(z.only) > 0 || z.suits != nil || len(z.plays) > 0 {
			continue
		}
		var table *cards.Table
		ok := true
		for j := range z.arrive {
			a := &z.arrive[j]
			if !a.onCards {
				ok = ok && a.size == 0 && !a.whole && a.seq < 0 && !a.all
				continue
			}
			ok = ok && table == nil && a.phrase >= 0 && a.guard == always && a.from == nil && a.size == 0 && !a.whole && !a.all && a.uses < 0 && c.phrases[a.phrase].sort == byTop
			if ok {
				table = c.phrases[a.phrase].table
			}
		}
		if !ok || table == nil || len(z.moves) != 1 {
			continue
		}
		r := &z.moves[0]
		if r.kind != unitRun || len(r.free) > 0 || r.to != nil || r.guard != always || r.uses >= 0 {
			continue
		}
		sq := &c.seqs[r.seq]
		if !c.anyLength(*r) || sq.phrase < 0 || c.phrases[sq.phrase].sort != byTop {
			continue
		}
		if same := c.phrases[sq.phrase].table; !c.interchange(same, table) || c.goesRound(table) {
			continue
		}
		z.alike = table
	}
}

// tellsNext reports whether NextOut tells all cards that may leave play for a zone: neither cards to be discarded nor such as go out
// by lines that do not hold for all cards and always.
func (c *compiler) tellsNext(z *zone) bool {
	return !leavesAlone(z) || len(z.arrive) == 0 || z.sheet.Kind == dsl.Foundations && !slices.ContainsFunc(z.arrive, func(a arrival) bool {
		return a.guard != always || a.from != nil || a.uses >= 0 || a.seq >= 0 || !c.steady(a.phrase)
	})
}

// interchange reports whether cards that take one card in common take all in common, and whether what is built so moves
// so.
func (c *compiler) interchange(moves, builds *cards.Table) bool {
	for x := range c.mask.Each {
		if builds[x]&c.mask&^moves[x] != 0 {
			return false
		}
		for y := range c.mask.Each {
			if builds[x]&builds[y]&c.mask != 0 && builds[x]&c.mask != builds[y]&c.mask {
				return false
			}
		}
	}
	return true
}

// goesRound reports whether some card may lie on a card that lies, over others perhaps, on the card itself.
func (c *compiler) goesRound(builds *cards.Table) bool {
	over := c.closure(*builds)
	for k := range c.mask.Each {
		if over[k].Has(k) {
			return true
		}
	}
	return false
}

// closure is which cards may lie on a card, over others perhaps, where t tells which may lie on it at once.
func (c *compiler) closure(t cards.Table) cards.Table {
	for k := range t {
		t[k] &= c.mask
	}
	for more := true; more; {
		more = false
		for k := range c.mask.Each {
			all := t[k]
			for on := range t[k].Each {
				all |= t[on]
			}
			more = more || all != t[k]
			t[k] = all
		}
	}
	return t
}

// Halfway reports whether a move takes a part of a run from one card to another that would take the same cards, though
// the card it uncovers cannot go out: a move that nobody needs (Blake and Gent prove it for Klondike; what their
// proof uses is in compileRuns). next is NextOut.
func (s *State) Halfway(m Move, next cards.Mask) bool {
	if m.Kind() != Play {
		return false
	}
	from, to, n := m.From(), m.To(), m.N()
	z := &s.g.zones[s.g.piles[from].zone]
	under := int(s.n[from]) - n - 1
	if z.alike == nil || s.g.piles[to].zone != s.g.piles[from].zone || s.n[to] == 0 || under < 0 {
		return false
	}
	c := s.at(from, under)
	if c.Down() || !z.alike[c.Kind()].Has(s.at(from, under+1).Kind()) {
		return false
	}
	return !next.Has(c.Kind())
}
