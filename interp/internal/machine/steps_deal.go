package machine

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// This file answers which card a step lays on which pile. A step is not a play: it asks no `move`
// line, no restriction and no `from`, for whoever writes a step says where its cards go. It looks
// at bases, building, suits and bounds only where it has to choose between piles.

// lay takes the next card of a source and lays it on a pile.
func (s *State) lay(st *code.Step, from, to int, down bool) {
	switch {
	case st.FromEnd < 0 && s.N[from] > 1:
		s.takeAt(from, 0, to, st.ToEnd < 0, down)
	case st.ToEnd < 0:
		s.takeAt(from, int(s.N[from])-1, to, true, down)
	default:
		s.MoveCard(from, to, down)
	}
}

// takeAt takes the card at a height out of a pile and lays it on another, or under it.
func (s *State) takeAt(from, i, to int, under, down bool) {
	n := int(s.N[from])
	if i == n-1 && (!under || s.N[to] == 0) {
		s.MoveCard(from, to, down)
		return
	}
	// Both piles are written anew, each as one change of the log; that costs a copy, and such steps
	// are rare. From may be to: the card is out of it before it comes back.
	card := s.At(from, i).Faced(down)
	rest := s.Buf.a[:0]
	for j := range n {
		if j != i {
			rest = append(rest, s.At(from, j))
		}
	}
	s.Buf.a = rest
	s.setPile(from, rest)
	with := s.Buf.b[:0]
	if under {
		with = append(with, card)
	}
	for j := range int(s.N[to]) {
		with = append(with, s.At(to, j))
	}
	if !under {
		with = append(with, card)
	}
	s.Buf.b = with
	s.setPile(to, with)
}

// facesDown tells how a card lies that a step deals as row-th card of a pile, of so many rows.
func (s *State) facesDown(st *code.Step, to, row, last int) bool {
	switch st.Facing {
	case code.FacingUp:
		return false
	case code.FacingDown:
		return true
	case code.FacingTop:
		return row != last
	case code.FacingAltUp:
		return row%2 == 1
	case code.FacingAltDown:
		return row%2 == 0
	}
	return to == s.Game.Stock || to == s.Game.Aside
}

// dealOut deals numbers of cards: row by row over the targets, or so many to one. Row by row is how
// a pack is dealt by hand, and who knows a deal by its number expects the cards to lie so; `at a
// time` gives each pile its cards before the next.
func (s *State) dealOut(st *code.Step, from int, targets []uint8, c *Ctx) bool {
	if st.NewPile >= 0 {
		return s.dealNewPiles(st, from, targets)
	}
	want := s.Buf.want[:0] // cards for each target
	for range targets {
		want = append(want, 0)
	}
	s.Buf.want = want
	switch {
	case st.What == code.WhatRest && st.Spread:
		for i := range want {
			want[i] = int(s.N[from])
		}
	case st.What == code.WhatRest && len(st.To) > 1:
		return s.dealTo(st, from, targets, int(s.N[from]))
	case st.What == code.WhatRest:
		want[0] = int(s.N[from])
	case len(st.Qty) > 1:
		for i := range want {
			if i < len(st.Qty) {
				want[i] = s.amount(&st.Qty[i], c)
			}
		}
	case st.Spread:
		for i := range want {
			want[i] = s.amount(&st.Qty[0], c)
		}
	default:
		return s.dealTo(st, from, targets, s.amount(&st.Qty[0], c))
	}
	if st.What == code.WhatRest && !st.Spread && int(targets[0]) == from {
		return false // `rest to stock` in the deal: it lies there already
	}
	rows := 0
	for _, n := range want {
		rows = max(rows, n)
	}
	if st.Packet {
		did := false
		for i, p := range targets {
			for row := range want[i] {
				if s.N[from] == 0 {
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
			if s.N[from] == 0 {
				return did
			}
			s.deal1(st, from, int(p), row, want[i]-1)
			did = true
		}
	}
	return did
}

// deal1 deals one card to a pile, unless it is diverted. Where every card of the source is put back
// there, the first is dealt after all: in the deal the pack is then shuffled again, elsewhere there
// is no other way on.
func (s *State) deal1(st *code.Step, from, to, row, last int) {
	for back := 0; len(st.Diverts) > 0 && s.N[from] > 0; {
		k := s.nextOf(st, from).Kind()
		d, at := s.divertOf(st, k, from, to)
		if d == nil {
			break
		}
		if at == from {
			back++
			if d.ToEnd < 0 {
				s.takeAt(from, int(s.N[from])-1, from, true, true)
			} else {
				back = int(s.N[from]) // back on top it is the next one again
			}
			if d.Replaced && back == int(s.N[from]) {
				s.stuck = true
				break
			}
		} else {
			s.takeAt(from, int(s.N[from])-1, at, d.ToEnd < 0, at == s.Game.Stock)
		}
		if !d.Replaced {
			return
		}
	}
	if s.N[from] == 0 {
		return
	}
	s.lay(st, from, to, s.facesDown(st, to, row, last))
}

// divertOf finds the `but` of a step that a card falls under, and the pile it goes to.
func (s *State) divertOf(st *code.Step, k cards.Kind, from, to int) (*code.Divert, int) {
	c := Ctx{Card: k, Pile: int16(to), Source: -1}
	for i := range st.Diverts {
		d := &st.Diverts[i]
		if !s.Test(st.Guard, &c) {
			continue
		}
		list, ok := s.resolve(d.To, &c)
		if !ok || len(list) == 0 {
			continue
		}
		ph := &s.Game.Phrases[d.Phrase]
		if ph.OfCards() {
			for _, q := range list {
				if s.mayArrive(Unit{Pile: from, N: 1, Card: k, Pos: int(s.N[from]) - 1}, int(q)) {
					return d, int(q)
				}
			}
			continue
		}
		if s.Mask(d.Phrase, rules.None, &c).Has(k) {
			return d, s.choosePile(list, k, from)
		}
	}
	return nil, 0
}

// choosePile is the first pile that takes a card by its rules, else the first empty one, else the
// first.
func (s *State) choosePile(list []uint8, k cards.Kind, from int) int {
	for _, p := range list {
		if s.takesCard(int(p), k, from) {
			return int(p)
		}
	}
	for _, p := range list {
		if s.N[p] == 0 {
			return int(p)
		}
	}
	return int(list[0])
}

// choosePileOf is the pile that a step lays a card on where several are named. `to A or B` is a
// rule: the first that takes it, and -1 where none does, so that the card stays.
func (s *State) choosePileOf(st *code.Step, list []uint8, k cards.Kind, from int) int {
	if len(st.To) == 1 {
		return s.choosePile(list, k, from)
	}
	for _, p := range list {
		if s.takesCard(int(p), k, from) || s.liesOpen(int(p), k, from) {
			return int(p)
		}
	}
	return -1
}

// liesOpen reports whether a pile whose zone says nothing of what comes to it may be given a card
// by a step: a space, or what is heaped up anyhow.
func (s *State) liesOpen(p int, k cards.Kind, from int) bool {
	z := s.Game.ZoneOf(p)
	if z.Receives || !s.hasRoom(z, p, Unit{Pile: from, N: 1, Card: k, Pos: int(s.N[from]) - 1}) {
		return false
	}
	switch z.Sheet.Kind {
	case dsl.Stock, dsl.Waste, dsl.Discard:
		return true
	}
	return s.N[p] == 0
}

// takesCard looks at base, build, suits and at most of a pile, as steps do when they choose a pile.
func (s *State) takesCard(p int, k cards.Kind, from int) bool {
	z := s.Game.ZoneOf(p)
	u := Unit{Pile: from, N: 1, Card: k, Pos: int(s.N[from]) - 1}
	if !s.hasRoom(z, p, u) {
		return false
	}
	c := Ctx{Card: k, Pile: int16(p), Source: int16(from)}
	for i := range z.Arrive {
		a := z.Arrive[i]
		a.From = nil
		if s.ArrivesBy(&a, u, p, &c) {
			return true
		}
	}
	return false
}

// dealTo deals n cards to one pile, or each to the first that takes it.
func (s *State) dealTo(st *code.Step, from int, targets []uint8, n int) bool {
	did := false
	switch {
	case st.Apart:
		targets = s.Game.Self[s.Game.Aside : s.Game.Aside+1]
	case len(targets) == 1 && int(targets[0]) == from && st.FromEnd < 0 == (st.ToEnd < 0) && from == s.Game.Stock:
		return false // the cards lie there already
	}
	for row := range n {
		if s.N[from] == 0 {
			break
		}
		p := int(targets[0])
		if len(targets) > 1 || st.Each && len(st.To) > 1 {
			if p = s.choosePileOf(st, targets, s.nextOf(st, from).Kind(), from); p < 0 {
				break // `to A or B`: neither takes it
			}
		}
		s.deal1(st, from, p, row, n-1)
		did = true
	}
	return did
}

// dealNewPiles deals on to one pile after another: a matching card begins the next. The first card
// of all begins none, for its pile is empty, and the last pile takes all that is left.
func (s *State) dealNewPiles(st *code.Step, from int, targets []uint8) bool {
	i, n := 0, int(s.N[from])
	if st.What == code.WhatQty {
		n = min(n, s.amount(&st.Qty[0], &NoCtx))
	}
	for range n {
		if s.N[from] == 0 {
			break // cards that were diverted have been replaced
		}
		k := s.nextOf(st, from).Kind()
		to := int(targets[i])
		if d, _ := s.divertOf(st, k, from, to); d == nil && s.N[to] > 0 && i+1 < len(targets) &&
			s.isOne(st.NewPile, k, to, 0) {
			i++
		}
		s.deal1(st, from, int(targets[i]), 0, 0)
	}
	return n > 0
}

// dealBases gives every target the card that its base and suits lines ask for.
func (s *State) dealBases(from int, targets []uint8) bool {
	did := false
	for _, p := range targets {
		for i := int(s.N[from]) - 1; i >= 0; i-- {
			k := s.At(from, i).Kind()
			u := Unit{Pile: from, N: 1, Card: k, Pos: i}
			z := s.Game.ZoneOf(int(p))
			if s.N[p] == 0 && s.hasRoom(z, int(p), u) && s.startsPile(z, int(p), u) {
				s.takeAt(from, i, int(p), false, false)
				did = true
				break
			}
		}
	}
	return did
}

// startsPile asks the base of an empty foundation, guards aside.
func (s *State) startsPile(z *code.Zone, p int, u Unit) bool {
	c := Ctx{Card: u.Card, Pile: int16(p), Source: int16(u.Pile)}
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if a.OnEmpty && a.Seq < 0 && s.Arriving(a, p, rules.None, &c).Has(u.Card) {
			return true
		}
	}
	return false
}

// moveMatching lifts cards by name out of their source, in its order: so many, or all there are.
// With `each` the piles get them in turn, so many each, as they get any others.
func (s *State) moveMatching(st *code.Step, from, targets []uint8, c *Ctx) bool {
	named := st.What == code.WhatNamed && len(st.Phrases) > 1
	moved, each := 0, -1
	laid := s.Buf.want[:0] // on each target
	for range targets {
		laid = append(laid, 0)
	}
	s.Buf.want = laid
	for i := range max(1, len(st.Phrases)) {
		most := -1
		if st.What == code.WhatQty {
			most = s.amount(&st.Qty[0], c)
			if st.Spread {
				each, most = most, most*len(targets) // the number is that of each
			}
		} else if named {
			most = 1 // `ace of spades ace of hearts`: one to each pile in order
		}
		for _, p := range from {
			if len(st.Phrases) > 0 && len(targets) > 1 && slices.Contains(targets, p) {
				continue // what lies there has come home, perhaps by this very step
			}
			h := int(s.N[p]) - 1
			for at := h; at >= 0 && most != 0; at-- {
				// From the top down, so that what is taken out moves none that is still to be
				// looked at.
				j := at
				if st.From >= 0 && st.What == code.WhatAll && len(st.Phrases) == 0 {
					j = int(s.N[p]) - 1 // all of it: from the top
				}
				k := s.At(int(p), j).Kind()
				if len(st.Phrases) > 0 && !s.isOne(st.Phrases[i], k, int(p), j) {
					continue
				}
				to := int(targets[0])
				switch {
				case named && len(targets) >= len(st.Phrases):
					to = int(targets[i])
				case st.Spread:
					next := -1 // in turn; one with suits waits for a card of its own
					for q, t := range targets {
						if laid[q] != each && (next < 0 || laid[q] < laid[next]) &&
							!s.Game.ZoneOf(int(t)).OtherSuit(int(t), k) {
							next = q
						}
					}
					if next < 0 {
						continue
					}
					to = int(targets[next])
					laid[next]++
				case len(targets) > 1 || st.Each && len(st.To) > 1:
					if to = s.choosePileOf(st, targets, k, int(p)); to < 0 {
						continue
					}
					if s.Game.ZoneOf(to).OtherSuit(to, k) {
						continue // `4 aces to foundations` of two packs: the next of another suit
					}
				}
				s.takeAt(int(p), j, to, st.ToEnd < 0, s.facesDown(st, to, 0, 0))
				moved++
				most--
			}
		}
	}
	return moved > 0
}
