package interp

import (
	"math/bits"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Which cards may be played from zone to zone, listed route by route.

// A source is a zone from which cards are played, with the zones they may go to.
type source struct {
	zone   int
	first  int // at most 64 piles of the zone
	n      int
	alone  bool // only top cards ever leave
	whole  bool // several cards leave only as all that lie face up
	pluck  bool
	plain  bool         // no pile is ever covered, and the tops lie face up
	run    *cards.Table // several cards leave only as runs of this relation, if not nil
	routes []route
}

// A route leads from one zone to another.
type route struct {
	to    int
	alone bool // only top cards go this way
	slow  bool // every candidate is asked in full
	lines []int16
	room  bool // the length of the pile bounds what comes

	onEmpty bool // nothing comes but to empty piles

	near [][]uint8 // by pile: the sources that some line speaks of; nil if that is all of them

	// on holds the cards that may come to a pile by the card on top of it, under noTop those for an empty pile;
	// nil where that is not fixed.
	on   *[64]cards.Mask
	unit *unitRule // the one line by which units of several cards go this way, if nothing else is to be asked
}

// noTop is the entry of route.on for an empty pile: none without its face bit and the bit above kinds.
const noTop = none & 63

// An offer is a card that could be the lowest of a unit.
type offer struct {
	pile  uint8
	depth uint16 // cards of the unit
	next  int16  // another offer of an equal card, or -1
	more  int16  // another offer of the pile, or -1, where it is asked
}

// plays lists the plays out of one zone.
func (s *State) plays(src *source, buf []Move) []Move {
	g := s.g
	z := &g.zones[src.zone]
	f := &s.found
	f.offers = f.offers[:0]
	onto, before := s.usedOn(src.zone), len(buf)
	var tops, units cards.Mask
	for i := range src.n {
		p := src.first + i
		c := s.top[p&0xff]
		if c.Down() && (c == none || !z.open) {
			continue
		}
		if !src.plain && g.piles[p].covers != nil && s.covered(p) {
			continue
		}
		k := c.Kind()
		next := int16(-1)
		if tops.Has(k) {
			if f.distinct && z.symmetric && s.twin(z, p, -1) {
				continue
			}
			next = f.head[k&63]
		}
		tops |= k.Bit()
		f.head[k&63] = int16(len(f.offers))
		f.offers = append(f.offers, offer{pile: uint8(p), depth: 1, next: next})
	}
	if tops == 0 && !src.pluck {
		return buf
	}
	units = tops
	if !src.alone {
		for i := range len(f.offers) {
			p := int(f.offers[i].pile)
			base := p<<g.shift + int(s.n[p])
			if src.run != nil && (s.n[p] < 2 || !src.run[s.cards[base-2].Kind()].Has(s.cards[base-1].Kind())) {
				continue // there is no more to most piles
			}
			most := s.longest(z, p)
			least := 2
			if src.whole {
				least = max(2, most)
			}
			for n := least; n <= most; n++ {
				k := s.cards[base-n].Kind()
				next := int16(-1)
				if units.Has(k) {
					next = f.head[k&63]
				}
				units |= k.Bit()
				f.head[k&63] = int16(len(f.offers))
				f.offers = append(f.offers, offer{pile: uint8(p), depth: uint16(n), next: next})
			}
		}
	}
	if z.sheet.Kind != dsl.Foundations {
		f.offered |= units
	}
	for r := range src.routes {
		rt := &src.routes[r]
		if onto >= 0 && rt.to != int(g.piles[onto].zone) {
			continue
		}
		have := units
		if rt.alone {
			have = tops
		}
		switch {
		case rt.on != nil && !rt.slow:
			buf = s.quick(src, rt, have, onto, buf)
		case rt.near != nil:
			buf = s.nearby(src, rt, onto, buf)
		default:
			buf = s.thorough(rt, have, onto, buf)
		}
	}
	if src.pluck {
		buf = s.plucks(src, buf)
	}
	if f.loan != 0 && onto < 0 {
		more := slices.DeleteFunc(buf[before:], func(m Move) bool { return !s.Follows(m, f.loan) })
		buf = buf[:before+len(more)]
	}
	return buf
}

// piles bounds the piles of a zone, or a single one, if one is given.
func (z *zone) piles(one int) (first, end int) {
	if one >= 0 {
		return one, one + 1
	}
	return z.first, z.first + z.n
}

// longest is how many cards from the top of a pile could be the lowest of some unit.
func (s *State) longest(z *zone, p int) int {
	n := 1
	for i := range z.moves {
		r := &z.moves[i]
		switch r.kind {
		case unitPile, unitAny:
			return s.faceUp(p)
		case unitRun:
			n = max(n, s.runLength(&s.g.seqs[r.seq], p))
		}
	}
	return n
}

// twin reports whether an earlier pile of the zone, other than one given, is equal to a pile.
func (s *State) twin(z *zone, p, but int) bool {
	h, n := s.chain[p<<s.g.shift+int(s.n[p])], s.n[p]
	for q := z.first; q < p; q++ {
		if s.n[q] == n && q != but && s.chain[q<<s.g.shift+int(n)] == h {
			return true
		}
	}
	return false
}

// quick lists the plays along a route on which acceptance is fixed by two cards; to one pile, if onto is not -1.
func (s *State) quick(src *source, rt *route, have cards.Mask, onto int, buf []Move) []Move {
	f := &s.found
	dst := &s.g.zones[rt.to]
	hadEmpty := false
	f.most = -1
	first, end := dst.piles(onto)
	for p := first; p < end; p++ {
		c := s.top[p&0xff]
		m := rt.on[c&63] & have
		if m == 0 {
			continue
		}
		empty := c == none
		if empty {
			if hadEmpty {
				continue
			}
			hadEmpty = f.distinct && dst.symmetric
		}
		if rt.room && s.isFull(p) { // as an empty one, too, that takes no card at all
			continue
		}
		for ; m != 0; m &= m - 1 {
			for o := f.head[bits.TrailingZeros64(uint64(m))&63]; o >= 0; o = f.offers[o].next {
				q, n := int(f.offers[o].pile), int(f.offers[o].depth)
				if q == p || n > 1 && (rt.alone || !s.carries(rt, q, p, n)) {
					continue
				}
				if src.zone == rt.to && dst.symmetric {
					if empty && int(s.n[q]) == n {
						continue // to another space: nothing changes
					}
					if s.g.dups && !empty && s.pointless(unit{pile: q, pos: int(s.n[q]) - n}, p) {
						continue
					}
				}
				if f.distinct && s.g.dups && !empty && dst.symmetric && s.twin(dst, p, q) {
					continue
				}
				buf = append(buf, PlayMove(q, p, n))
			}
		}
	}
	return buf
}

// carries reports whether a unit of several cards may go along a quick route.
func (s *State) carries(rt *route, q, p, n int) bool {
	if rt.unit == nil {
		u := s.unit(q, n)
		return s.mayLeave(u, p, false) && s.mayArrive(u, p)
	}
	if rt.room {
		if m := s.g.capacity(s, p); m >= 0 && int(s.n[p])+n > m {
			return false
		}
	}
	r := rt.unit
	if r.free == nil {
		return true
	}
	if !r.open || s.n[p] == 0 {
		return n <= s.freeCap(r, q, p)
	}
	if s.found.most < 0 {
		s.found.most = s.freeCap(r, q, p)
	}
	return n <= s.found.most
}

// thorough lists the plays along a route by asking every candidate in full; to one pile, if onto is not -1.
func (s *State) thorough(rt *route, have cards.Mask, onto int, buf []Move) []Move {
	f := &s.found
	dst := &s.g.zones[rt.to]
	hadEmpty := false
	first, end := dst.piles(onto)
	for p := first; p < end; p++ {
		switch {
		case s.n[p] > 0 && rt.onEmpty:
			continue
		case s.n[p] == 0 && hadEmpty:
			continue
		case s.n[p] == 0:
			hadEmpty = f.distinct && dst.symmetric
		}
		for m := s.accepts(dst, rt, p) & have; m != 0; m &= m - 1 {
			for o := f.head[bits.TrailingZeros64(uint64(m))&63]; o >= 0; o = f.offers[o].next {
				buf = s.candidate(rt, dst, o, p, buf)
			}
		}
	}
	return buf
}

// nearby is thorough along a route on which every pile takes cards from few others.
func (s *State) nearby(src *source, rt *route, onto int, buf []Move) []Move {
	f := &s.found
	dst := &s.g.zones[rt.to]
	for i := range f.of[:src.n] {
		f.of[i] = -1
	}
	for i := len(f.offers) - 1; i >= 0; i-- {
		o := &f.offers[i]
		first := &f.of[int(o.pile)-src.first]
		o.more, *first = *first, int16(i)
	}
	hadEmpty := false
	first, end := dst.piles(onto)
	for p := first; p < end; p++ {
		if s.n[p] == 0 {
			if hadEmpty {
				continue
			}
			hadEmpty = f.distinct && dst.symmetric
		}
		for _, q := range rt.near[p-dst.first] {
			i := int(q) - src.first
			if uint(i) >= uint(src.n) || f.of[i] < 0 || !s.fit(dst, rt, p, int(q)) {
				continue
			}
			for o := f.of[i]; o >= 0; o = f.offers[o].more {
				buf = s.candidate(rt, dst, o, p, buf)
			}
		}
	}
	return buf
}

// fit reports whether some line of a route may let cards come from a pile to another, as far as their tops tell.
func (s *State) fit(dst *zone, rt *route, p, q int) bool {
	onto, top := s.top[p].Kind(), s.top[q].Kind()
	for _, i := range rt.lines {
		a := &dst.arrive[i]
		if a.at.has(p) && a.from.has(p, q) && (a.tops == nil || s.n[p] > 0 && a.tops[onto].Has(top)) {
			return true
		}
	}
	return false
}

// candidate appends the play of an offer to a pile if it is legal.
func (s *State) candidate(rt *route, dst *zone, o int16, p int, buf []Move) []Move {
	q, n := int(s.found.offers[o].pile), int(s.found.offers[o].depth)
	if q == p || rt.alone && n > 1 {
		return buf
	}
	if s.found.distinct && s.g.dups && dst.symmetric && s.n[p] > 0 && s.twin(dst, p, q) {
		return buf
	}
	if u := s.unit(q, n); s.mayLeave(u, p, false) && s.mayArrive(u, p) && !s.pointless(u, p) {
		buf = append(buf, PlayMove(q, p, n))
	}
	return buf
}

// accepts is the set of lowest cards that the lines of a route may let come to a pile: not too few, perhaps too
// many, as the rest is asked of each candidate.
func (s *State) accepts(dst *zone, rt *route, p int) cards.Mask {
	empty := s.n[p] == 0
	ref := rules.None
	if !empty {
		ref = s.top[p].Kind()
	}
	c := ctx{card: rules.None, pile: int16(p), source: -1}
	var m cards.Mask
	for _, i := range rt.lines {
		a := &dst.arrive[i]
		if empty && !a.onEmpty || !empty && !a.onCards || !a.at.has(p) || a.static && !s.test(a.guard, &c) {
			continue
		}
		if a.loose {
			return s.g.mask
		}
		m |= s.arriving(a, p, ref, &c)
	}
	return m
}

// plucks lists the plays of single cards from inside the piles of a zone.
func (s *State) plucks(src *source, buf []Move) []Move {
	z := &s.g.zones[src.zone]
	for q := src.first; q < src.first+src.n; q++ {
		if s.found.distinct && s.g.dups && z.symmetric && s.twin(z, q, -1) {
			continue
		}
		for pos := 0; pos < int(s.n[q])-1; pos++ {
			c := s.at(q, pos)
			if c.Down() {
				continue
			}
			u := unit{pile: q, n: 1, card: c.Kind(), pos: pos}
			for i := range s.g.zones {
				dst := &s.g.zones[i]
				hadEmpty := false
				for p := dst.first; p < dst.first+dst.n; p++ {
					if s.n[p] == 0 {
						if hadEmpty && s.found.distinct && dst.symmetric {
							continue
						}
						hadEmpty = true
					}
					if p != q && dst.receives && s.mayLeave(u, p, true) && s.mayArrive(u, p) {
						buf = append(buf, PluckMove(q, pos, p))
					}
				}
			}
		}
	}
	return buf
}
