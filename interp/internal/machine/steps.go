package machine

import (
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// Steps move cards about: in the deal, on turning the stock, in an action, after an event.

// amount works out a quantity.
func (s *State) amount(q *code.Qty, c *Ctx) int {
	n := 0
	for i, v := range q.Nums {
		x, _ := s.value(v, c)
		n += int(q.Sign[i]) * x
	}
	for _, sg := range q.Pass {
		n += int(sg) * int(s.Ints[IntPass])
	}
	return max(0, n)
}

// run does the steps of a list from one on. In the deal it stops where the player chooses, and says
// where.
func (s *State) run(steps []code.Step, from int, event *Ctx) int {
	for i := from; i < len(steps); i++ {
		st := &steps[i]
		if st.Op == code.StepPlayer {
			s.SetInt(IntWaitStep, i+1)
			s.SetInt(intWaitLeft, st.Plays)
			return i
		}
		s.do(st, event)
	}
	return len(steps)
}

// do does one step. event is what `card`, `pile` and `source` mean in it.
func (s *State) do(st *code.Step, event *Ctx) {
	if s.UsedUp(st.Uses) {
		return
	}
	if st.Draw.N > 0 {
		if at := len(s.Log); s.Test(st.Guard, event) && s.draw(st, event) {
			s.acts(at, st.Line)
			s.spend(st.Uses, -1)
		}
		return
	}
	c := *event
	if !st.Each && st.Op != code.StepMove && !s.Test(st.Guard, &c) {
		return
	}
	did, at := true, len(s.Log)
	switch st.Op {
	case code.StepMove:
		did = s.doMove(st, &c)
	case code.StepGather:
		s.doGather(st, &c)
	case code.StepShuffle:
		s.doShuffle()
	case code.StepSet:
		if v, ok := s.value(st.Value, &c); ok {
			s.setCounter(st.Counter, v)
		}
	case code.StepAdd:
		if v, ok := s.value(st.Value, &c); ok {
			s.setCounter(st.Counter, int(s.Ints[IntCounters+st.Counter])+v)
		}
	case code.StepClose:
		list, _ := s.resolve(st.To[0], &c)
		s.closeUp(list)
	case code.StepFace:
		list, ok := s.resolve(st.To[0], &c)
		if ok {
			s.doFace(st, list)
		}
	}
	if did {
		s.acts(at, st.Line)
	}
	if did {
		s.spend(st.Uses, -1)
	}
}

// draw does a step that is a Draw and no more. It reports whether any card moved.
func (s *State) draw(st *code.Step, c *Ctx) bool {
	from, to := int(st.Draw.From), int(st.Draw.To)
	if st.Draw.From == code.ThePile {
		from = int(c.Pile)
	}
	if st.Draw.To == code.ThePile {
		to = int(c.Pile)
	}
	if from < 0 || to < 0 || from == to && from == s.Game.Stock {
		return false
	}
	n := min(st.Draw.N, int(s.N[from]))
	for range n {
		s.MoveCard(from, to, s.facesDown(st, to, 0, 0))
	}
	return n > 0
}

// setCounter gives a counter a value, round its bounds.
func (s *State) setCounter(i, v int) {
	k := s.Game.Counters[i]
	s.SetInt(IntCounters+i, rules.Wrap(v-k.Lo+1, k.Hi-k.Lo+1)+k.Lo-1)
}

// doFace turns cards of piles up or down where they lie: all, or those at one end.
func (s *State) doFace(st *code.Step, list []uint8) {
	end := s.Game.Places[st.To[0]].End
	for _, p := range list {
		lo, hi := 0, int(s.N[p])
		switch {
		case end > 0:
			lo = max(0, hi-1)
		case end < 0:
			hi = min(1, hi)
		}
		for i := lo; i < hi; i++ {
			if s.At(int(p), i).Down() != st.Down {
				s.flip(int(p), i)
			}
		}
	}
}

// doShuffle shuffles the stock, in the order in which it would be dealt.
func (s *State) doShuffle() {
	n := int(s.N[s.Game.Stock])
	if n < 2 {
		return
	}
	s.saveRandom()
	list := s.Buf.a[:0]
	for i := range n {
		list = append(list, s.At(s.Game.Stock, n-1-i))
	}
	s.Buf.a = list
	shuffle(&s.Rng, list)
	for i := range n / 2 {
		list[i], list[n-1-i] = list[n-1-i], list[i]
	}
	s.setPile(s.Game.Stock, list)
}

// doGather takes piles up and lays them under the stock, face down: the first gathered is dealt
// first.
func (s *State) doGather(st *code.Step, c *Ctx) {
	taken := s.Buf.a[:0]
	for _, pl := range st.Gather {
		list, ok := s.resolve(pl, c)
		if !ok {
			continue
		}
		for i := range list {
			p := int(list[i])
			if st.LastFirst {
				p = int(list[len(list)-1-i])
			}
			taken = s.takeUp(st, p, taken)
		}
	}
	s.Buf.a = taken
	if len(taken) == 0 {
		return
	}
	stock := s.Game.Stock
	n := int(s.N[stock])
	with := s.Buf.b[:0]
	for i := len(taken) - 1; i >= 0; i-- {
		with = append(with, taken[i].Faced(true))
	}
	for i := range n {
		with = append(with, s.At(stock, i))
	}
	s.Buf.b = with
	s.setPile(stock, with)
}

// takeUp takes the cards of one pile up, but for those that stay.
func (s *State) takeUp(st *code.Step, p int, taken []Card) []Card {
	if p == s.Game.Stock {
		return taken
	}
	stay := s.Buf.b[:0]
	n := int(s.N[p])
	from := len(taken)
	for i := range n {
		card := s.At(p, i)
		if st.But >= 0 && s.isOne(st.But, card.Kind(), p, i) {
			stay = append(stay, card)
		} else {
			taken = append(taken, card)
		}
	}
	s.Buf.b = stay
	if len(taken) > from {
		s.setPile(p, stay)
	}
	if st.TopFirst {
		for i, j := from, len(taken)-1; i < j; i, j = i+1, j-1 {
			taken[i], taken[j] = taken[j], taken[i]
		}
	}
	return taken
}

// isOne asks whether a phrase means a card where it lies.
func (s *State) isOne(phrase int32, k cards.Kind, p, i int) bool {
	c := Ctx{Card: k, Pile: int16(p), Source: int16(p)}
	ph := &s.Game.Phrases[phrase]
	if ph.OfCards() {
		return s.matches(ph, k, p, i, &c)
	}
	return s.Mask(phrase, rules.None, &c).Has(k)
}

// closeUp moves the cards of some piles to the front.
func (s *State) closeUp(list []uint8) bool {
	next, moved := 0, false
	for _, p := range list {
		if s.N[p] == 0 {
			continue
		}
		if q := list[next]; q != p {
			s.moveUnit(int(p), int(q), int(s.N[p]))
			moved = true
		}
		next++
	}
	return moved
}

// doMove moves cards. It reports whether any moved.
func (s *State) doMove(st *code.Step, c *Ctx) bool {
	if st.ByTarget {
		return s.moveFromOwn(st, c)
	}
	if st.From >= 0 && s.Game.Places[st.From].Of != code.OfPiles || st.From < 0 {
		return s.moveFrom(st, c)
	}
	list, ok := s.resolve(st.From, c)
	if !ok {
		return false
	}
	if len(list) == 1 || st.What == code.WhatAll || st.What == code.WhatNamed {
		return s.moveFrom(st, c)
	}
	// `from each P`: the step is done for every pile of P in turn.
	did := false
	for _, p := range list {
		c.takeFrom(p)
		if s.moveOut(st, s.Game.Self[p:int(p)+1], c) {
			did = true
		}
	}
	return did
}

// takeFrom notes the pile that a step takes cards from. After a move the source stays the pile that
// the card left.
func (c *Ctx) takeFrom(p uint8) {
	c.taken = int16(p) + 1
	if !c.moved {
		c.Source = int16(p)
	}
}

// moveFromOwn moves cards to each target from the piles that are seen from it: `1 from own reserve
// to each tableau`.
func (s *State) moveFromOwn(st *code.Step, c *Ctx) bool {
	if !st.Each && !s.Test(st.Guard, c) {
		return false
	}
	did := false
	for _, p := range s.targets(st, c) {
		one := *c
		one.Pile = int16(p)
		list, _ := s.resolve(st.From, &one)
		for _, q := range list {
			one.takeFrom(q)
			if s.moveTo(st, s.Game.Self[q:int(q)+1], s.Game.Self[p:int(p)+1], &one) {
				did = true
			}
		}
	}
	return did
}

// moveFrom moves the cards of a step from its place, or from the stock if it names none; it reports
// whether any moved.
func (s *State) moveFrom(st *code.Step, c *Ctx) bool {
	if st.Sift {
		return s.doSift(st, c)
	}
	if st.From < 0 {
		if c.Source < 0 { // after a move the source is the pile that the card left
			c.Source = int16(s.Game.Stock)
		}
		return s.moveOut(st, s.Game.Self[s.Game.Stock:s.Game.Stock+1], c)
	}
	list, ok := s.resolve(st.From, c)
	if !ok {
		return false
	}
	if len(list) == 1 {
		c.takeFrom(list[0])
	}
	return s.moveOut(st, list, c)
}

// doSift sinks matching cards to the bottom of their piles, or lifts them to the top: both parts
// keep their order.
func (s *State) doSift(st *code.Step, c *Ctx) bool {
	if !st.Each && !s.Test(st.Guard, c) {
		return false
	}
	did := false
	for _, p := range s.targets(st, c) {
		a, b := s.Buf.a[:0], s.Buf.b[:0]
		for i := range int(s.N[p]) {
			card := s.At(int(p), i)
			if s.isOne(st.Phrases[0], card.Kind(), int(p), i) == (st.ToEnd < 0) {
				a = append(a, card)
			} else {
				b = append(b, card)
			}
		}
		with := append(a, b...)
		s.Buf.a, s.Buf.b = with, b
		for i := range with {
			if with[i] != s.At(int(p), i) {
				s.setPile(int(p), with)
				did = true
				break
			}
		}
	}
	return did
}

// moveOut moves cards out of a source, of one pile or of several for `all`.
func (s *State) moveOut(st *code.Step, from []uint8, c *Ctx) bool {
	if len(from) == 1 {
		if k := s.nextOf(st, int(from[0])); k != none {
			c.Card = k.Kind()
		}
	}
	targets := s.targets(st, c)
	return len(targets) > 0 && (st.Each || s.Test(st.Guard, c)) && s.moveTo(st, from, targets, c)
}

// moveTo moves cards out of a source to some piles that the guard of the step allows.
func (s *State) moveTo(st *code.Step, from, targets []uint8, c *Ctx) bool {
	switch st.What {
	case code.WhatBases:
		return s.dealBases(int(from[0]), targets)
	case code.WhatAll, code.WhatNamed:
		return s.moveMatching(st, from, targets, c)
	}
	if len(st.Phrases) > 0 {
		return s.moveMatching(st, from, targets, c)
	}
	return s.dealOut(st, int(from[0]), targets, c)
}

// nextOf is the card that a step would take next.
func (s *State) nextOf(st *code.Step, p int) Card {
	if st.FromEnd < 0 && s.N[p] > 0 {
		return s.At(p, 0)
	}
	return s.Top[p]
}

// targets are the piles a step deals to, those for which its guard holds.
func (s *State) targets(st *code.Step, c *Ctx) []uint8 {
	if len(st.To) == 1 && !st.Each {
		list, _ := s.resolve(st.To[0], c)
		return list
	}
	out := s.Buf.piles[:0]
	for _, to := range st.To {
		list, ok := s.resolve(to, c)
		if !ok {
			continue
		}
		for _, p := range list {
			if st.Each && len(st.Diverts) == 0 {
				cc := *c
				cc.Pile = int16(p)
				if !s.Test(st.Guard, &cc) {
					continue
				}
			}
			out = append(out, p)
		}
	}
	s.Buf.piles = out
	return out
}
