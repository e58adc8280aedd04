package machine

import (
	"math/bits"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Which cards may be played from zone to zone, listed route by route.

// A Source is a zone from which cards are played, with the zones they may go to.
type Source struct {
	Zone   int
	First  int // at most 64 piles of the zone
	N      int
	Alone  bool // only top cards ever leave
	Whole  bool // several cards leave only as all that lie face up
	Pluck  bool
	Plain  bool         // no pile is ever covered, and the tops lie face up
	Run    *cards.Table // several cards leave only as runs of this relation, if not nil
	Routes []Route
}

// A Route leads from one zone to another.
type Route struct {
	To    int
	Alone bool // only top cards go this way
	Slow  bool // every candidate is asked in full
	Lines []int16
	Room  bool // the length of the pile bounds what comes

	OnEmpty bool // nothing comes but to empty piles

	Near [][]uint8 // by pile: the sources that some line speaks of; nil if that is all of them

	// on holds the cards that may come to a pile by the card on top of it, under noTop those for an
	// empty pile; nil where that is not fixed.
	On   *[64]cards.Mask
	Unit *UnitRule // the one line by which units of several cards go this way, if nothing else is to be asked
}

// NoTop is the entry of route.on for an empty pile: none without its face bit and the bit above
// kinds.
const NoTop = none & 63

// An offer is a card that could be the lowest of a unit.
type offer struct {
	pile  uint8
	depth uint16 // cards of the unit
	next  int16  // another offer of an equal card, or -1
	more  int16  // another offer of the pile, or -1, where it is asked
}

// Plays lists the plays out of one zone.
func (s *State) Plays(src *Source, buf []Move) []Move {
	g := s.Game
	z := &g.Zones[src.Zone]
	f := &s.Found
	f.offers = f.offers[:0]
	onto, before := s.UsedOn(src.Zone), len(buf)
	var tops, units cards.Mask
	for i := range src.N {
		p := src.First + i
		c := s.Top[p&0xff]
		if c.Down() && (c == none || !z.Open) {
			continue
		}
		if !src.Plain && g.Piles[p].Covers != nil && s.covered(p) {
			continue
		}
		k := c.Kind()
		next := int16(-1)
		if tops.Has(k) {
			if f.distinct && z.Symmetric && s.twin(z, p, -1) {
				continue
			}
			next = f.head[k&63]
		}
		tops |= k.Bit()
		f.head[k&63] = int16(len(f.offers))
		f.offers = append(f.offers, offer{pile: uint8(p), depth: 1, next: next})
	}
	if tops == 0 && !src.Pluck {
		return buf
	}
	units = tops
	if !src.Alone {
		for i := range len(f.offers) {
			p := int(f.offers[i].pile)
			base := p<<g.Shift + int(s.N[p])
			if src.Run != nil && (s.N[p] < 2 || !src.Run[s.Cards[base-2].Kind()].Has(s.Cards[base-1].Kind())) {
				continue // there is no more to most piles
			}
			most := s.longest(z, p)
			least := 2
			if src.Whole {
				least = max(2, most)
			}
			for n := least; n <= most; n++ {
				k := s.Cards[base-n].Kind()
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
	if z.Sheet.Kind != dsl.Foundations {
		f.Offered |= units
	}
	for r := range src.Routes {
		rt := &src.Routes[r]
		if onto >= 0 && rt.To != int(g.Piles[onto].Zone) {
			continue
		}
		have := units
		if rt.Alone {
			have = tops
		}
		switch {
		case rt.On != nil && !rt.Slow:
			buf = s.quick(src, rt, have, onto, buf)
		case rt.Near != nil:
			buf = s.nearby(src, rt, onto, buf)
		default:
			buf = s.thorough(rt, have, onto, buf)
		}
	}
	if src.Pluck {
		buf = s.plucks(src, buf)
	}
	if f.Loan != 0 && onto < 0 {
		more := slices.DeleteFunc(buf[before:], func(m Move) bool { return !s.Follows(m, f.Loan) })
		buf = buf[:before+len(more)]
	}
	return buf
}

// Piles bounds the piles of a zone, or a single one, if one is given.
func (z *Zone) Piles(one int) (first, end int) {
	if one >= 0 {
		return one, one + 1
	}
	return z.First, z.First + z.N
}

// longest is how many cards from the top of a pile could be the lowest of some unit.
func (s *State) longest(z *Zone, p int) int {
	n := 1
	for i := range z.Moves {
		r := &z.Moves[i]
		switch r.Kind {
		case UnitPile, UnitAny:
			return s.faceUp(p)
		case UnitRun:
			n = max(n, s.runLength(&s.Game.Seqs[r.Seq], p))
		}
	}
	return n
}

// twin reports whether an earlier pile of the zone, other than one given, is equal to a pile.
func (s *State) twin(z *Zone, p, but int) bool {
	h, n := s.Chain[p<<s.Game.Shift+int(s.N[p])], s.N[p]
	for q := z.First; q < p; q++ {
		if s.N[q] == n && q != but && s.Chain[q<<s.Game.Shift+int(n)] == h {
			return true
		}
	}
	return false
}

// quick lists the plays along a route on which acceptance is fixed by two cards; to one pile, if
// onto is not -1.
func (s *State) quick(src *Source, rt *Route, have cards.Mask, onto int, buf []Move) []Move {
	f := &s.Found
	dst := &s.Game.Zones[rt.To]
	equals := f.distinct && s.Game.Dups && dst.Symmetric // equal piles are looked for
	hadEmpty := false
	f.most = -1
	first, end := dst.Piles(onto)
	for p := first; p < end; p++ {
		c := s.Top[p&0xff]
		m := rt.On[c&63] & have
		if m == 0 {
			continue
		}
		empty := c == none
		if empty {
			if hadEmpty {
				continue
			}
			hadEmpty = f.distinct && dst.Symmetric
		}
		if rt.Room && s.IsFull(p) { // as an empty one, too, that takes no card at all
			continue
		}
		for ; m != 0; m &= m - 1 {
			for o := f.head[bits.TrailingZeros64(uint64(m))&63]; o >= 0; o = f.offers[o].next {
				q, n := int(f.offers[o].pile), int(f.offers[o].depth)
				if q == p || n > 1 && (rt.Alone || !s.carries(rt, q, p, n)) {
					continue
				}
				if src.Zone == rt.To && dst.Symmetric {
					if empty && int(s.N[q]) == n && !dst.Followed {
						continue // to another space: nothing changes
					}
					if (s.Game.Dups && !empty || dst.Followed) && s.pointless(s.Unit(q, n), p) {
						continue
					}
				}
				if equals && !empty && s.twin(dst, p, q) {
					continue
				}
				buf = append(buf, PlayMove(q, p, n))
			}
		}
	}
	return buf
}

// carries reports whether a unit of several cards may go along a quick route.
func (s *State) carries(rt *Route, q, p, n int) bool {
	if rt.Unit == nil {
		u := s.Unit(q, n)
		return s.MayLeave(u, p, false) && s.mayArrive(u, p)
	}
	if rt.Room {
		if m := s.Game.Capacity(s, p); m >= 0 && int(s.N[p])+n > m {
			return false
		}
	}
	r := rt.Unit
	if r.Free == nil {
		return true
	}
	if !r.Open || s.N[p] == 0 {
		return n <= s.freeCap(r, q, p)
	}
	if s.Found.most < 0 {
		s.Found.most = s.freeCap(r, q, p)
	}
	return n <= s.Found.most
}

// thorough lists the plays along a route by asking every candidate in full; to one pile, if onto is
// not -1.
func (s *State) thorough(rt *Route, have cards.Mask, onto int, buf []Move) []Move {
	f := &s.Found
	dst := &s.Game.Zones[rt.To]
	hadEmpty := false
	first, end := dst.Piles(onto)
	for p := first; p < end; p++ {
		switch {
		case s.N[p] > 0 && rt.OnEmpty:
			continue
		case s.N[p] == 0 && hadEmpty:
			continue
		case s.N[p] == 0:
			hadEmpty = f.distinct && dst.Symmetric
		}
		for m := s.Accepts(dst, rt, p) & have; m != 0; m &= m - 1 {
			for o := f.head[bits.TrailingZeros64(uint64(m))&63]; o >= 0; o = f.offers[o].next {
				buf = s.candidate(rt, dst, o, p, buf)
			}
		}
	}
	return buf
}

// nearby is thorough along a route on which every pile takes cards from few others.
func (s *State) nearby(src *Source, rt *Route, onto int, buf []Move) []Move {
	f := &s.Found
	dst := &s.Game.Zones[rt.To]
	for i := range f.of[:src.N] {
		f.of[i] = -1
	}
	for i := len(f.offers) - 1; i >= 0; i-- {
		o := &f.offers[i]
		first := &f.of[int(o.pile)-src.First]
		o.more, *first = *first, int16(i)
	}
	hadEmpty := false
	first, end := dst.Piles(onto)
	for p := first; p < end; p++ {
		if s.N[p] == 0 {
			if hadEmpty {
				continue
			}
			hadEmpty = f.distinct && dst.Symmetric
		}
		for _, q := range rt.Near[p-dst.First] {
			i := int(q) - src.First
			if uint(i) >= uint(src.N) || f.of[i] < 0 || !s.fit(dst, rt, p, int(q)) {
				continue
			}
			for o := f.of[i]; o >= 0; o = f.offers[o].more {
				buf = s.candidate(rt, dst, o, p, buf)
			}
		}
	}
	return buf
}

// fit reports whether some line of a route may let cards come from a pile to another, as far as
// their tops tell.
func (s *State) fit(dst *Zone, rt *Route, p, q int) bool {
	onto, top := s.Top[p].Kind(), s.Top[q].Kind()
	for _, i := range rt.Lines {
		a := &dst.Arrive[i]
		if !a.At.Has(p) || !a.From.Has(p, q) {
			continue
		}
		if a.Tops == nil || s.N[p] > 0 && a.Tops[onto].Has(top) {
			return true
		}
	}
	return false
}

// candidate appends the play of an offer to a pile if it is legal.
func (s *State) candidate(rt *Route, dst *Zone, o int16, p int, buf []Move) []Move {
	q, n := int(s.Found.offers[o].pile), int(s.Found.offers[o].depth)
	if q == p || rt.Alone && n > 1 {
		return buf
	}
	equals := s.Found.distinct && s.Game.Dups // equal piles are looked for
	if equals && dst.Symmetric && s.N[p] > 0 && s.twin(dst, p, q) {
		return buf
	}
	if u := s.Unit(q, n); s.MayLeave(u, p, false) && s.mayArrive(u, p) && !s.pointless(u, p) {
		buf = append(buf, PlayMove(q, p, n))
	}
	return buf
}

// Accepts is the set of lowest cards that the lines of a route may let come to a pile: not too few,
// perhaps too many, as the rest is asked of each candidate.
func (s *State) Accepts(dst *Zone, rt *Route, p int) cards.Mask {
	empty := s.N[p] == 0
	ref := rules.None
	if !empty {
		ref = s.Top[p].Kind()
	}
	c := Ctx{Card: rules.None, Pile: int16(p), Source: -1}
	var m cards.Mask
	for _, i := range rt.Lines {
		a := &dst.Arrive[i]
		if !a.On(empty) || !a.At.Has(p) || a.Static && !s.Test(a.Guard, &c) {
			continue
		}
		if a.Loose {
			return s.Game.Mask
		}
		m |= s.Arriving(a, p, ref, &c)
	}
	return m
}

// plucks lists the plays of single cards from inside the piles of a zone.
func (s *State) plucks(src *Source, buf []Move) []Move {
	z := &s.Game.Zones[src.Zone]
	for q := src.First; q < src.First+src.N; q++ {
		if s.Found.distinct && s.Game.Dups && z.Symmetric && s.twin(z, q, -1) {
			continue
		}
		for pos := 0; pos < int(s.N[q])-1; pos++ {
			c := s.At(q, pos)
			if c.Down() {
				continue
			}
			u := unit{pile: q, n: 1, Card: c.Kind(), pos: pos}
			for i := range s.Game.Zones {
				dst := &s.Game.Zones[i]
				hadEmpty := false
				for p := dst.First; p < dst.First+dst.N; p++ {
					if s.N[p] == 0 {
						if hadEmpty && s.Found.distinct && dst.Symmetric {
							continue
						}
						hadEmpty = true
					}
					if p != q && dst.Receives && s.MayLeave(u, p, true) && s.mayArrive(u, p) {
						buf = append(buf, PluckMove(q, pos, p))
					}
				}
			}
		}
	}
	return buf
}
