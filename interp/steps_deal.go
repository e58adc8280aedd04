package interp

// This file lays cards out: the part of a step that knows its source and its targets.

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// lay takes the next card of a source and lays it on a pile.
func (s *State) lay(st *step, from, to int, down bool) {
	switch {
	case st.fromEnd < 0 && s.n[from] > 1:
		s.takeAt(from, 0, to, st.toEnd < 0, down)
	case st.toEnd < 0:
		s.takeAt(from, int(s.n[from])-1, to, true, down)
	default:
		s.moveCard(from, to, down)
	}
}

// takeAt takes the card at a height out of a pile and lays it on another, or under it.
func (s *State) takeAt(from, i, to int, under, down bool) {
	n := int(s.n[from])
	if i == n-1 && (!under || s.n[to] == 0) {
		s.moveCard(from, to, down)
		return
	}
	card := s.at(from, i).faced(down)
	rest := s.buf.a[:0]
	for j := range n {
		if j != i {
			rest = append(rest, s.at(from, j))
		}
	}
	s.buf.a = rest
	s.setPile(from, rest)
	with := s.buf.b[:0]
	if under {
		with = append(with, card)
	}
	for j := range int(s.n[to]) {
		with = append(with, s.at(to, j))
	}
	if !under {
		with = append(with, card)
	}
	s.buf.b = with
	s.setPile(to, with)
}

// facesDown tells how a card lies that a step deals as row-th card of a pile, of so many rows.
func (s *State) facesDown(st *step, to, row, last int) bool {
	switch st.facing {
	case faceUp:
		return false
	case faceDown:
		return true
	case faceTop:
		return row != last
	case faceAltUp:
		return row%2 == 1
	case faceAltDown:
		return row%2 == 0
	}
	return to == s.g.stock || to == s.g.aside
}

// dealOut deals numbers of cards: row by row over the targets, or so many to one.
func (s *State) dealOut(st *step, from int, targets []uint8, c *ctx) bool {
	if st.newPile >= 0 {
		return s.dealNewPiles(st, from, targets)
	}
	want := s.buf.want[:0] // cards for each target
	for range targets {
		want = append(want, 0)
	}
	s.buf.want = want
	switch {
	case st.what == whatRest && st.spread:
		for i := range want {
			want[i] = int(s.n[from])
		}
	case st.what == whatRest && len(st.to) > 1:
		return s.dealTo(st, from, targets, int(s.n[from]), c)
	case st.what == whatRest:
		want[0] = int(s.n[from])
	case len(st.qty) > 1:
		for i := range want {
			if i < len(st.qty) {
				want[i] = s.amount(&st.qty[i], c)
			}
		}
	case st.spread:
		for i := range want {
			want[i] = s.amount(&st.qty[0], c)
		}
	default:
		return s.dealTo(st, from, targets, s.amount(&st.qty[0], c), c)
	}
	if st.what == whatRest && !st.spread && int(targets[0]) == from {
		return false // `rest to stock` in the deal: it lies there already
	}
	rows := 0
	for _, n := range want {
		rows = max(rows, n)
	}
	if st.packet {
		did := false
		for i, p := range targets {
			for row := range want[i] {
				if s.n[from] == 0 {
					return did
				}
				s.deal1(st, from, int(p), row, want[i]-1)
				did = true
			}
		}
		return did
	}
	did := false
	for row := range rows {
		for i, p := range targets {
			if row >= want[i] {
				continue
			}
			if s.n[from] == 0 {
				return did
			}
			s.deal1(st, from, int(p), row, want[i]-1)
			did = true
		}
	}
	return did
}

// deal1 deals one card to a pile, unless it is diverted. Where every card of the source is put back there, the
// first is dealt after all: in the deal the pack is then shuffled again, elsewhere there is no other way on.
func (s *State) deal1(st *step, from, to, row, last int) {
	for back := 0; len(st.diverts) > 0 && s.n[from] > 0; {
		k := s.nextOf(st, from).Kind()
		d, at := s.divertOf(st, k, from, to)
		if d == nil {
			break
		}
		if at == from {
			back++
			if d.toEnd < 0 {
				s.takeAt(from, int(s.n[from])-1, from, true, true)
			} else {
				back = int(s.n[from]) // back on top it is the next one again
			}
			if d.replaced && back == int(s.n[from]) {
				s.stuck = true
				break
			}
		} else {
			s.takeAt(from, int(s.n[from])-1, at, d.toEnd < 0, at == s.g.stock)
		}
		if !d.replaced {
			return
		}
	}
	if s.n[from] == 0 {
		return
	}
	s.lay(st, from, to, s.facesDown(st, to, row, last))
}

// divertOf finds the `but` of a step that a card falls under, and the pile it goes to.
func (s *State) divertOf(st *step, k cards.Kind, from, to int) (*divert, int) {
	c := ctx{card: k, pile: int16(to), source: -1}
	for i := range st.diverts {
		d := &st.diverts[i]
		if !s.test(st.guard, &c) {
			continue
		}
		list, ok := s.resolve(d.to, &c)
		if !ok || len(list) == 0 {
			continue
		}
		ph := &s.g.phrases[d.phrase]
		if ph.ofCards() {
			for _, q := range list {
				if s.mayArrive(unit{pile: from, n: 1, card: k, pos: int(s.n[from]) - 1}, int(q)) {
					return d, int(q)
				}
			}
			continue
		}
		if s.mask(d.phrase, rules.None, &c).Has(k) {
			return d, s.choosePile(list, k, from)
		}
	}
	return nil, 0
}

// choosePile is the first pile that takes a card by its rules, else the first empty one, else the first.
func (s *State) choosePile(list []uint8, k cards.Kind, from int) int {
	for _, p := range list {
		if s.takesCard(int(p), k, from) {
			return int(p)
		}
	}
	for _, p := range list {
		if s.n[p] == 0 {
			return int(p)
		}
	}
	return int(list[0])
}

// choosePileOf is the pile that a step lays a card on where several are named. `to A or B` is a rule: the first that takes it,
// and -1 where none does, so that the card stays.
func (s *State) choosePileOf(st *step, list []uint8, k cards.Kind, from int) int {
	if len(st.to) == 1 {
		return s.choosePile(list, k, from)
	}
	for _, p := range list {
		if s.takesCard(int(p), k, from) || s.liesOpen(int(p), k, from) {
			return int(p)
		}
	}
	return -1
}

// liesOpen reports whether a pile whose zone says nothing of what comes to it may be given a card by a step: a space, or what is
// heaped up anyhow.
func (s *State) liesOpen(p int, k cards.Kind, from int) bool {
	z := &s.g.zones[s.g.piles[p].zone]
	if z.receives || !s.hasRoom(z, p, unit{pile: from, n: 1, card: k, pos: int(s.n[from]) - 1}) {
		return false
	}
	switch z.sheet.Kind {
	case dsl.Stock, dsl.Waste, dsl.Discard:
		return true
	}
	return s.n[p] == 0
}

// takesCard looks at base, build, suits and at most of a pile, as steps do when they choose a pile.
func (s *State) takesCard(p int, k cards.Kind, from int) bool {
	z := &s.g.zones[s.g.piles[p].zone]
	u := unit{pile: from, n: 1, card: k, pos: int(s.n[from]) - 1}
	if !s.hasRoom(z, p, u) {
		return false
	}
	c := ctx{card: k, pile: int16(p), source: int16(from)}
	for i := range z.arrive {
		a := z.arrive[i]
		a.from = nil
		if s.arrivesBy(&a, u, p, &c) {
			return true
		}
	}
	return false
}

// dealTo deals n cards to one pile, or each to the first that takes it.
func (s *State) dealTo(st *step, from int, targets []uint8, n int, c *ctx) bool {
	did := false
	if len(targets) == 1 && int(targets[0]) == s.g.stock && from == s.g.stock {
		if s.g.aside < 0 {
			return false
		}
		targets = s.g.self[s.g.aside : s.g.aside+1] // `24 to stock` in the deal sets cards apart
	}
	for row := range n {
		if s.n[from] == 0 {
			break
		}
		p := int(targets[0])
		if len(targets) > 1 {
			if p = s.choosePileOf(st, targets, s.nextOf(st, from).Kind(), from); p < 0 {
				break // `to A or B`: neither takes it
			}
		}
		s.deal1(st, from, p, row, n-1)
		did = true
	}
	return did
}

// dealNewPiles deals on to one pile after another: a matching card begins the next.
func (s *State) dealNewPiles(st *step, from int, targets []uint8) bool {
	i, n := 0, int(s.n[from])
	if st.what == whatQty {
		n = min(n, s.amount(&st.qty[0], &noCtx))
	}
	for range n {
		if s.n[from] == 0 {
			break // cards that were diverted have been replaced
		}
		k := s.nextOf(st, from).Kind()
		to := int(targets[i])
		if d, _ := s.divertOf(st, k, from, to); d == nil && s.n[to] > 0 && i+1 < len(targets) && s.isOne(st.newPile, k, to, 0) {
			i++
		}
		s.deal1(st, from, int(targets[i]), 0, 0)
	}
	return n > 0
}

// dealBases gives every target the card that its base and suits lines ask for.
func (s *State) dealBases(st *step, from int, targets []uint8) bool {
	did := false
	for _, p := range targets {
		for i := int(s.n[from]) - 1; i >= 0; i-- {
			k := s.at(from, i).Kind()
			u := unit{pile: from, n: 1, card: k, pos: i}
			z := &s.g.zones[s.g.piles[p].zone]
			if s.n[p] == 0 && s.hasRoom(z, int(p), u) && s.startsPile(z, int(p), u) {
				s.takeAt(from, i, int(p), false, false)
				did = true
				break
			}
		}
	}
	return did
}

// startsPile asks the base of an empty foundation, guards aside.
func (s *State) startsPile(z *zone, p int, u unit) bool {
	c := ctx{card: u.card, pile: int16(p), source: int16(u.pile)}
	for i := range z.arrive {
		a := &z.arrive[i]
		if a.onEmpty && a.seq < 0 && s.arriving(a, p, rules.None, &c).Has(u.card) {
			return true
		}
	}
	return false
}

// moveMatching lifts cards by name out of their source, in its order: so many, or all there are. With `each` the
// piles get them in turn, so many each, as they get any others.
func (s *State) moveMatching(st *step, from, targets []uint8, c *ctx) bool {
	named := st.what == whatNamed && len(st.phrases) > 1
	moved, each := 0, -1
	laid := s.buf.want[:0] // on each target
	for range targets {
		laid = append(laid, 0)
	}
	s.buf.want = laid
	for i := range max(1, len(st.phrases)) {
		most := -1
		if st.what == whatQty {
			most = s.amount(&st.qty[0], c)
			if st.spread {
				each, most = most, most*len(targets) // the number is that of each
			}
		} else if named {
			most = 1 // `ace of spades ace of hearts`: one to each pile in order
		}
		for _, p := range from {
			if len(st.phrases) > 0 && len(targets) > 1 && slices.Contains(targets, p) {
				continue // what lies there has come home, perhaps by this very step
			}
			h := int(s.n[p]) - 1
			for at := h; at >= 0 && most != 0; at-- {
				j := at
				if st.from >= 0 && st.what == whatAll && len(st.phrases) == 0 {
					j = int(s.n[p]) - 1 // all of it: from the top
				}
				k := s.at(int(p), j).Kind()
				if len(st.phrases) > 0 && !s.isOne(st.phrases[i], k, int(p), j) {
					continue
				}
				to := int(targets[0])
				switch {
				case named && len(targets) >= len(st.phrases):
					to = int(targets[i])
				case st.spread:
					next := -1 // in turn; one with suits waits for a card of its own
					for q, t := range targets {
						if laid[q] != each && (next < 0 || laid[q] < laid[next]) && !s.g.zones[s.g.piles[t].zone].otherSuit(int(t), k) {
							next = q
						}
					}
					if next < 0 {
						continue
					}
					to = int(targets[next])
					laid[next]++
				case len(targets) > 1:
					if to = s.choosePileOf(st, targets, k, int(p)); to < 0 {
						continue
					}
					if s.g.zones[s.g.piles[to].zone].otherSuit(to, k) {
						continue // `4 aces to foundations` of two packs: the next of another suit
					}
				}
				s.takeAt(int(p), j, to, st.toEnd < 0, s.facesDown(st, to, 0, 0))
				moved++
				most--
			}
		}
	}
	return moved > 0
}
