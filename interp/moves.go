package interp

import (
	"fmt"
	"math/bits"
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
)

// A Move is one choice of the player, packed into 64 bits. It is valid in the state it was listed in, and in
// any other position of the same game in which it is legal.
//
//	bits 0–3 kind; 4–11 target pile
//	play, pluck, swap: 16–23 source pile; 24–33 number of cards; 34–43 position of a plucked card
//	set: 12–15 number of cards, 16–63 up to six piles of eight bits; with number 15, 16–47 an index
//	turn: 16–23 line; action: 16–23 action
type Move uint64

// MoveKind is what sort of move it is.
type MoveKind uint8

// The kinds of move.
const (
	Play   MoveKind = iota // the top n cards of a pile go to another
	Pluck                  // a single card from inside a pile
	Set                    // several cards of different piles leave together
	Swap                   // two top cards change places
	Turn                   // the stock is turned
	Action                 // an action: a redeal or a `may`
)

// Kind is the kind of the move.
func (m Move) Kind() MoveKind { return MoveKind(m & 15) }

// To is the target pile of a play, pluck, set or swap.
func (m Move) To() int { return int(m >> 4 & 0xff) }

// From is the source pile of a play, pluck or swap.
func (m Move) From() int { return int(m >> 16 & 0xff) }

// N is the number of cards of a play.
func (m Move) N() int {
	if m.Kind() == Set {
		return int(m >> 12 & 15)
	}
	return int(m >> 24 & 0x3ff)
}

// At is the position of a plucked card, 0 being the bottom.
func (m Move) At() int { return int(m >> 34 & 0x3ff) }

// Line is the index of a turn line or an action.
func (m Move) Line() int { return int(m >> 16 & 0xff) }

// String is for debugging; package notation writes moves for people.
func (m Move) String() string {
	return fmt.Sprintf("%s from %d to %d n %d at %d", [...]string{"play", "pluck", "set", "swap", "turn", "action"}[m.Kind()], m.From(), m.To(), m.N(), m.At())
}

// PlayMove is the move of the top n cards of a pile to another.
func PlayMove(from, to, n int) Move {
	return Move(Play) | Move(to)<<4 | Move(from)<<16 | Move(n)<<24
}

// PluckMove is the move of a single card from inside a pile.
func PluckMove(from, at, to int) Move {
	return Move(Pluck) | Move(to)<<4 | Move(from)<<16 | 1<<24 | Move(at)<<34
}

// SwapMove exchanges the top cards of two piles.
func SwapMove(mine, theirs int) Move {
	return Move(Swap) | Move(theirs)<<4 | Move(mine)<<16 | 1<<24
}

// TurnMove turns the stock by a line; ActionMove does an action.
func TurnMove(line int) Move { return Move(Turn) | Move(line)<<16 }

// ActionMove does an action.
func ActionMove(i int) Move { return Move(Action) | Move(i)<<16 }

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

// finder holds the buffers of a move list: which cards the piles of a source zone offer.
type finder struct {
	head   [64]int16 // the first offer of a kind
	of     [64]int16 // the first offer of a pile of the source, where it is asked
	offers []offer
	set    setFinder
	pack   []cards.Kind

	most int // cards that free cells and spaces let go along a route, but to a space; -1 if not worked out

	unturned bool       // leave out turning the stock
	loan     Move       // list only what makes use of it, if there is one
	offered  cards.Mask // lowest cards of all units, those of foundations aside
	after    []Key      // where moves lead, see distinct
}

// Moves appends all legal moves to buf[:0]. No two of them lead to equal positions, actions aside: a redeal may happen to
// lead where a play does. It also finds out that the game is lost, if there are none.
func (s *State) Moves(buf []Move) []Move {
	buf = buf[:0]
	if s.status != Playing {
		return buf
	}
	s.scratch = s.scratch[:0]
	if s.ints[intWaitStep] > 0 {
		buf = s.choices(buf)
	} else {
		s.found.offered = 0
		for i := range s.g.sources {
			buf = s.plays(&s.g.sources[i], buf)
		}
		if s.found.loan != 0 {
			return buf
		}
		if len(s.g.sets) > 0 {
			buf = s.collections(buf)
		}
		if s.g.hasSwaps {
			buf = s.swaps(buf)
		}
		if !s.found.unturned {
			buf = s.turnMoves(buf)
		}
		buf = s.actionMoves(buf)
	}
	if len(buf) == 0 && !s.found.unturned {
		s.status = Lost
	}
	if s.g.merges && len(buf) > 1 {
		buf = s.distinct(buf)
	}
	return buf
}

// MovesBut is Moves without turning the stock and without its redeal, for a game whose stock goes round.
func (s *State) MovesBut(buf []Move) []Move {
	s.found.unturned = true
	buf = s.Moves(buf)
	s.found.unturned = false
	return buf
}

// distinct drops moves that lead to a position that an earlier one leads to. Only moves of equal cards can, in
// games of several packs where something follows from a move.
func (s *State) distinct(buf []Move) []Move {
	f := &s.found
	out, after := buf[:1], append(f.after[:0], Key{}) // where those lead, if it has been asked
	for _, m := range buf[1:] {
		same, k := false, Key{}
		for i, o := range out {
			if !s.alike(m, o) {
				continue
			}
			if k == (Key{}) {
				k = s.KeyAfter(m)
			}
			if after[i] == (Key{}) {
				after[i] = s.KeyAfter(o)
			}
			if after[i] == k {
				same = true
				break
			}
		}
		if !same {
			out, after = append(out, m), append(after, k)
		}
	}
	f.after = after
	return out
}

// alike reports whether two moves are of the same cards to piles with the same top.
func (s *State) alike(m, o Move) bool {
	if s.top[m.To()] != s.top[o.To()] || m.N() != o.N() || m.Kind() >= Turn || o.Kind() >= Turn {
		return false
	}
	if m.Kind() <= Pluck && o.Kind() <= Pluck {
		return s.lowest(m) == s.lowest(o)
	}
	if m.Kind() != o.Kind() {
		return false
	}
	switch m.Kind() {
	case Set:
		var a, b [16]uint8
		var x, y cards.Mask
		for _, p := range s.SetPiles(m, a[:0]) {
			x |= s.top[p].Kind().Bit()
		}
		for _, p := range s.SetPiles(o, b[:0]) {
			y |= s.top[p].Kind().Bit()
		}
		return x == y
	}
	return s.top[m.From()] == s.top[o.From()]
}

// lowest is the lowest card of a play or pluck.
func (s *State) lowest(m Move) Card {
	if m.Kind() == Pluck {
		return s.at(m.From(), m.At())
	}
	return s.at(m.From(), int(s.n[m.From()])-m.N())
}

// KeyAfter is the key of the position that a move leads to.
func (s *State) KeyAfter(m Move) Key {
	if k, ok := s.Foresee(m); ok {
		return k
	}
	keep := s.scratch
	s.Apply(m)
	k := s.Key()
	s.Undo()
	s.scratch = keep
	return k
}

// After is the hash of the position that a move leads to.
func (s *State) After(m Move) uint64 { return s.KeyAfter(m).A }

// Status tells how the game stands. Whether no move is left is known after Moves has been asked.
func (s *State) Status() Status { return s.status }

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
			if z.symmetric && s.twin(z, p, -1) {
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
	if z.sheet.Kind != "foundations" {
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

// has reports whether a pile is one of the zone.
func (z *zone) has(p uint8) bool { return int(p) >= z.first && int(p) < z.first+z.n }

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
			hadEmpty = dst.symmetric
		} else if rt.room && s.isFull(p) {
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
				if s.g.dups && !empty && dst.symmetric && s.twin(dst, p, q) {
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
			hadEmpty = dst.symmetric
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
			hadEmpty = dst.symmetric
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
	if q == p || rt.alone && n > 1 || s.g.dups && dst.symmetric && s.n[p] > 0 && s.twin(dst, p, q) {
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
		if s.g.dups && z.symmetric && s.twin(z, q, -1) {
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
						if hadEmpty && dst.symmetric {
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
