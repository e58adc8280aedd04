package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Whether a play is legal, asked one play at a time. The move list asks the same questions in bulk; a test
// holds the two against each other.

// A unit is the cards of a play: the top n cards of a pile, the lowest of them being card.
type unit struct {
	pile int
	n    int
	card cards.Kind
	pos  int // of the lowest card; with pluck the only one
}

// top n cards of a pile as a unit.
func (s *State) unit(p, n int) unit {
	pos := int(s.n[p]) - n
	return unit{pile: p, n: n, card: s.at(p, pos).Kind(), pos: pos}
}

// mayPlay reports whether the top n cards of a pile may go to another pile now.
func (s *State) mayPlay(from, to, n int) bool {
	if n < 1 || int(s.n[from]) < n || from == to {
		return false
	}
	u := s.unit(from, n)
	return s.mayLeave(u, to, false) && s.mayArrive(u, to) && !s.pointless(u, to)
}

// pointless reports whether a play leads to a position equal to the one before it.
func (s *State) pointless(u unit, to int) bool {
	z := &s.g.zones[s.g.piles[to].zone]
	if !z.symmetric || s.g.piles[to].zone != s.g.piles[u.pile].zone || int(s.n[to]) != u.pos {
		return false
	}
	if u.pos > 0 && s.g.hasBottom && slices.ContainsFunc(z.arrive, func(a arrival) bool { return a.bottom }) {
		return false // what comes may lie under the cards there
	}
	f, t := u.pile<<s.g.shift, to<<s.g.shift
	if len(s.g.afters) > 0 || s.g.sorts != nil {
		// A search may take cards for equal that are not, and then something follows from the play; or, if it is blind, others lie there
		// than those it sees.
		return slices.Equal(s.cards[f:f+u.pos], s.cards[t:t+u.pos])
	}
	return s.chain[f+u.pos] == s.chain[t+u.pos]
}

// mayLeave reports whether a unit may leave its pile for another: whether it is a unit at all, and whether it may
// go there and now.
func (s *State) mayLeave(u unit, to int, pluck bool) bool {
	z := &s.g.zones[s.g.piles[u.pile].zone]
	if s.at(u.pile, u.pos).Down() && !z.down || z.down && !(z.open && u.n == 1) {
		return false
	}
	if s.g.piles[u.pile].covers != nil && s.covered(u.pile) {
		return false
	}
	c := ctx{card: u.card, pile: int16(u.pile), source: int16(u.pile)}
	dst := &s.g.zones[s.g.piles[to].zone]
	switch z.gives {
	case dsl.GivesNone:
		return false
	case dsl.GivesBack:
		if !s.anyOf(z.worry, u.pile, to, &c) {
			return false
		}
	}
	if len(z.plays) > 0 && !s.anyOf(z.plays, u.pile, to, &c) {
		return false
	}
	if u.n == 1 && !pluck && leavesAlone(dst) {
		return true
	}
	for i := range z.moves {
		if s.unitBy(&z.moves[i], u, to, pluck, &c) {
			return true
		}
	}
	return false
}

// leavesAlone reports whether a top card may go to a zone alone, whatever `move` says.
func leavesAlone(z *zone) bool {
	return z.gives >= dsl.GivesBack
}

// anyOf reports whether one of some restrictions of a pile allows another.
func (s *State) anyOf(rs []restriction, own, p int, c *ctx) bool {
	for i := range rs {
		if rs[i].piles.has(own, p) && s.test(rs[i].guard, c) {
			return true
		}
	}
	return false
}

// unitBy reports whether a `move` line makes the cards a unit that may go to a pile.
func (s *State) unitBy(r *unitRule, u unit, to int, pluck bool, c *ctx) bool {
	if pluck && r.kind != unitPluck || !r.to.has(u.pile, to) || r.uses >= 0 && s.ints[r.uses] <= 0 {
		return false
	}
	switch r.kind {
	case unitOne, unitPluck:
		if u.n != 1 {
			return false
		}
	case unitPile:
		if u.n != s.faceUp(u.pile) {
			return false
		}
	case unitAny:
		if u.n > s.faceUp(u.pile) {
			return false
		}
	case unitRun:
		if !s.isSeq(&s.g.seqs[r.seq], u.pile, u.n) || r.free != nil && u.n > s.freeCap(r, u.pile, to) {
			return false
		}
	}
	return s.test(r.guard, c)
}

// faceUp is the number of face-up cards from the top of a pile.
func (s *State) faceUp(p int) int {
	n := int(s.n[p])
	if s.g.zones[s.g.piles[p].zone].up {
		return n
	}
	i := n
	for i > 0 && !s.at(p, i-1).Down() {
		i--
	}
	return n - i
}

// freeCap is how many cards single moves could carry by free cells and spaces: (cells + 1) × 2^spaces, the target
// not counted.
func (s *State) freeCap(r *unitRule, from, to int) int {
	cells, spaces := 0, 0
	for i := range r.free {
		f := &r.free[i]
		for _, p := range f.piles {
			if int(p) == to || s.n[p] > 0 {
				continue
			}
			if f.cells {
				cells++
			} else if s.openSpace(int(p), from) {
				spaces++
			}
		}
	}
	return (cells + 1) << min(spaces, 8)
}

// openSpace reports whether an empty pile takes any card from a pile now.
func (s *State) openSpace(p, from int) bool {
	z := &s.g.zones[s.g.piles[p].zone]
	c := ctx{card: rules.None, pile: int16(p), source: int16(from)}
	if len(z.only) > 0 && !s.anyOf(z.only, p, from, &c) {
		return false
	}
	for i := range z.arrive {
		a := &z.arrive[i]
		if a.onEmpty && a.from.has(p, from) && a.uses < 0 && a.phrase >= 0 && a.static && s.test(a.guard, &c) && s.mask(a.phrase, rules.None, &c) == s.g.mask {
			return true
		}
	}
	return false
}

// mayArrive reports whether a unit may come to a pile.
func (s *State) mayArrive(u unit, to int) bool {
	c := ctx{card: u.card, pile: int16(to), source: int16(u.pile)}
	z := &s.g.zones[s.g.piles[to].zone]
	if !z.receives || !s.hasRoom(z, to, u) || len(z.only) > 0 && !s.anyOf(z.only, to, u.pile, &c) {
		return false
	}
	for i := range z.arrive {
		if s.arrivesBy(&z.arrive[i], u, to, &c) {
			return true
		}
	}
	return false
}

// otherSuit reports whether a pile of the zone is for another suit than that of a card.
func (z *zone) otherSuit(p int, k cards.Kind) bool {
	return z.suits != nil && !z.suits[p-z.first].Has(k)
}

// hasRoom asks what holds for all lines of a zone: suits, the bound, that nothing lies on the pile.
func (s *State) hasRoom(z *zone, to int, u unit) bool {
	if z.otherSuit(to, u.card) {
		return false
	}
	if m := s.g.capacity(s, to); m >= 0 && int(s.n[to])+u.n > m {
		return false
	}
	return s.g.piles[to].covers == nil || !s.covered(to)
}

// arrivesBy reports whether one line lets a unit come to a pile.
func (s *State) arrivesBy(a *arrival, u unit, to int, c *ctx) bool {
	empty := s.n[to] == 0
	if empty && !a.onEmpty || !empty && !a.onCards || !a.at.has(to) || !a.from.has(to, u.pile) || a.uses >= 0 && s.ints[a.uses] <= 0 {
		return false
	}
	z := &s.g.zones[s.g.piles[to].zone]
	switch {
	case a.size > 0:
		if u.n != a.size {
			return false
		}
	case a.seq >= 0:
		if !empty && z.sheet.Kind != dsl.Discard || u.pos+u.n != int(s.n[u.pile]) || !s.isSeq(&s.g.seqs[a.seq], u.pile, u.n) {
			return false
		}
	case a.whole:
		if u.n != s.faceUp(u.pile) {
			return false
		}
	case leavesAlone(z):
		if u.n != 1 { // foundations take one card at a time
			return false
		}
	}
	ref := rules.None
	if !empty {
		ref = s.top[to].Kind()
	}
	if a.tops != nil && !a.tops[ref].Has(s.top[u.pile].Kind()) || !s.takesAll(a, u, s.arriving(a, to, ref, c)) {
		return false
	}
	return a.tops != nil || a.at != nil || s.test(a.guard, c)
}

// takesAll asks what a line asks of the cards of a unit: of the lowest that it is one of some, or, where a pile takes cards
// by name, of every one.
func (s *State) takesAll(a *arrival, u unit, some cards.Mask) bool {
	if !some.Has(u.card) {
		return false
	}
	if a.all {
		for i := 1; i < u.n; i++ {
			if !some.Has(s.at(u.pile, u.pos+i).Kind()) {
				return false
			}
		}
	}
	return true
}

// arriving is the set of cards that a line lets come to a pile, guard aside; ref is its top.
func (s *State) arriving(a *arrival, to int, ref cards.Kind, c *ctx) cards.Mask {
	if a.order != nil {
		return s.ordered(a.order, int(s.n[to]), ref)
	}
	if a.phrase < 0 {
		return s.g.mask
	}
	return s.mask(a.phrase, ref, c)
}

// ordered is the set of cards that come next in an order.
func (s *State) ordered(o *order, height int, ref cards.Kind) cards.Mask {
	at := height
	if o.base >= 0 {
		b := s.base(o.base)
		if b == 0 {
			return s.g.mask
		}
		start := 0
		for i, r := range o.ranks {
			if s.g.pack.RankPlace(r) == b {
				start = i
				break
			}
		}
		at += start
		if o.wrap {
			at %= len(o.ranks)
		}
	}
	if at >= len(o.masks) {
		return 0
	}
	m := o.masks[at]
	if ref != rules.None {
		m &= o.table[ref]
	}
	return m
}
