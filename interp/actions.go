package interp

import (
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Moves that are not plays: turning the stock, actions, swaps, and choices in the deal.

// mayTurn reports whether a turn line may be used now.
func (s *State) mayTurn(i int) bool {
	t := &s.g.turns[i]
	if s.n[s.g.stock] == 0 || t.uses >= 0 && s.ints[t.uses] <= 0 {
		return false
	}
	c := ctx{card: s.top[s.g.stock].Kind(), pile: -1, source: int16(s.g.stock)}
	none := func(c *ctx) bool { return t.what == whatQty && len(t.qty) == 1 && s.amount(&t.qty[0], c) == 0 }
	if !t.each {
		if !s.test(t.guard, &c) || none(&c) {
			return false
		}
		list := s.targets(&t.step, &c)
		switch {
		case contains(list, uint8(s.g.stock)), s.mayComeBack(t):
			return s.turnChanges(t)
		case len(t.to) > 1 && !t.spread && t.newPile < 0 && len(t.diverts) == 0: // `turn 1 to A or B` while neither takes the card
			return s.choosePileOf(&t.step, list, s.top[s.g.stock].Kind(), s.g.stock) >= 0
		}
		return len(list) > 0
	}
	for _, to := range t.to {
		list, ok := s.resolve(to, &c)
		if !ok {
			continue
		}
		for _, p := range list {
			cc := c
			cc.pile = int16(p)
			if s.test(t.guard, &cc) && !none(&cc) {
				return int(p) != s.g.stock && !s.mayComeBack(t) || s.turnChanges(t)
			}
		}
	}
	return false
}

// mayComeBack reports whether cards that are turned may lie in the end where they lay.
func (s *State) mayComeBack(t *turn) bool {
	return len(t.diverts) > 0 || slices.ContainsFunc(s.g.afters, func(a after) bool { return a.on == onTurn })
}

// turnChanges does a turn that may lay cards where they lay, looks, and takes it back.
func (s *State) turnChanges(t *turn) bool {
	before, status, keep := s.sum, s.status, s.scratch
	s.mark()
	ev := ctx{card: rules.None, pile: -1, source: int16(s.g.stock)}
	s.do(&t.step, &ev)
	s.event(onTurn, -1, ev)
	changed := s.sum != before
	s.rollback()
	s.status, s.scratch = status, keep
	return changed
}

func (s *State) turnMoves(buf []Move) []Move {
	for i := range s.g.turns {
		if !s.mayTurn(i) {
			continue
		}
		if slices.ContainsFunc(s.g.turns[i].instead, s.mayTurn) {
			continue
		}
		buf = append(buf, TurnMove(i))
	}
	return buf
}

// mayAct reports whether an action may be done now: it would change something, and what follows by itself does not
// change that back.
func (s *State) mayAct(i int) bool {
	a := &s.g.actions[i]
	if a.uses >= 0 && s.ints[a.uses] <= 0 {
		return false
	}
	for _, g := range a.guards {
		if !s.test(g, &noCtx) {
			return false
		}
	}
	for _, p := range a.sure {
		if s.n[p] > 0 {
			return true
		}
	}
	// Do it, look, and take it back.
	before, random, status := s.sum, s.rng, s.status
	s.mark()
	ev := noCtx
	keep := s.scratch
	s.run(a.steps, 0, &ev)
	if s.sum != before && len(s.g.afters) > 0 {
		on := onAction
		if a.redeal {
			on = onRedeal
		}
		s.event(on, i, ev)
	}
	if s.sum != before && !s.g.quiet {
		s.settle()
	}
	changed := s.sum != before || a.mixes && s.rng != random
	s.rollback()
	s.status, s.scratch = status, keep
	return changed
}

func (s *State) actionMoves(buf []Move) []Move {
	for i := range s.g.actions {
		if !(s.found.unturned && s.g.cycle.Redeal == i) && s.mayAct(i) {
			buf = append(buf, ActionMove(i))
		}
	}
	return buf
}

// swaps lists the exchanges.
func (s *State) swaps(buf []Move) []Move {
	for i := range s.g.zones {
		z := &s.g.zones[i]
		for j := range z.swaps {
			r := &z.swaps[j]
			if r.uses >= 0 && s.ints[r.uses] <= 0 {
				continue
			}
			may := s.mayBeSwapped(r)
			for a := z.first; a < z.first+z.n; a++ {
				if !may.Has(s.top[a].Kind()) {
					continue
				}
				for _, q := range r.from {
					b := int(q)
					if !s.maySwapBy(r, a, b) {
						continue
					}
					if int(s.g.piles[b].zone) == i && b < a && contains(r.from, uint8(a)) && s.maySwapBy(r, b, a) {
						continue // listed the other way round
					}
					buf = appendNew(buf, SwapMove(a, b))
				}
			}
		}
	}
	return buf
}

// mayBeSwapped is the set of cards that a line may let change places with some other: not too few, perhaps too many.
func (s *State) mayBeSwapped(r *swapRule) cards.Mask {
	if r.loose {
		return s.g.mask
	}
	m := cards.Mask(0)
	for _, q := range r.from {
		if k, ok := s.exposed(int(q)); ok {
			m |= s.mask(r.mine, k, &ctx{card: rules.None, pile: int16(q), source: -1})
		}
	}
	return m
}

func appendNew(buf []Move, m Move) []Move {
	for _, o := range buf {
		if o == m {
			return buf
		}
	}
	return append(buf, m)
}

func (s *State) maySwapBy(r *swapRule, a, b int) bool {
	if a == b || s.n[a] == 0 || s.n[b] == 0 || r.uses >= 0 && s.ints[r.uses] <= 0 {
		return false
	}
	ka, ok1 := s.exposed(a)
	kb, ok2 := s.exposed(b)
	if !ok1 || !ok2 || ka == kb {
		return false
	}
	c := ctx{card: ka, pile: int16(b), source: int16(a)}
	if !s.mask(r.mine, kb, &c).Has(ka) || r.theirs >= 0 && !s.mask(r.theirs, ka, &c).Has(kb) {
		return false
	}
	return s.test(r.guard, &c)
}

// doSwap exchanges two top cards.
func (s *State) doSwap(a, b int) {
	z := &s.g.zones[s.g.piles[a].zone]
	for i := range z.swaps {
		if r := &z.swaps[i]; r.uses >= 0 && s.maySwapBy(r, a, b) {
			s.setInt(int(r.uses), int(s.ints[r.uses])-1)
			break
		}
	}
	ka, kb := s.top[a].Kind(), s.top[b].Kind()
	s.replaceTop(a, kb)
	s.replaceTop(b, ka)
	s.event(onSwap, -1, ctx{card: ka, pile: int16(b), source: int16(a)})
}

func (s *State) replaceTop(p int, k cards.Kind) {
	with := append(s.buf.a[:0], s.cards[p<<s.g.shift:p<<s.g.shift+int(s.n[p])]...)
	s.buf.a = with
	with[len(with)-1] = Card(k)
	s.setPile(p, with)
}

// choices lists the plays that a waiting deal allows.
func (s *State) choices(buf []Move) []Move {
	st := &s.g.deals[s.ints[intWaitStep]-1]
	froms, _ := s.resolve(st.from, &noCtx)
	idle, distinct := false, s.found.distinct
	for _, to := range st.to {
		list, _ := s.resolve(to, &noCtx)
		for _, q := range froms {
			if s.n[q] == 0 || distinct && s.g.dups && s.sameAsEarlier(froms, q) {
				continue
			}
			hadEmpty := false
			for _, p := range list {
				z := &s.g.zones[s.g.piles[p].zone]
				if distinct && s.n[p] == 0 && z.symmetric {
					if hadEmpty {
						continue
					}
					hadEmpty = true
				}
				if s.mayChoose(int(q), int(p)) {
					if s.pointless(s.unit(int(q), 1), int(p)) { // all that change no pile lead to equal positions
						if idle && distinct {
							continue
						}
						idle = true
					}
					buf = append(buf, PlayMove(int(q), int(p), 1))
				}
			}
		}
	}
	return buf
}

// sameAsEarlier reports whether an earlier pile of a list, of the same interchangeable zone, is equal.
func (s *State) sameAsEarlier(list []uint8, p uint8) bool {
	z := &s.g.zones[s.g.piles[p].zone]
	for _, q := range list {
		if q == p {
			return false
		}
		if z.symmetric && s.g.piles[q].zone == s.g.piles[p].zone && s.n[q] == s.n[p] &&
			s.chain[int(q)<<s.g.shift+int(s.n[q])] == s.chain[int(p)<<s.g.shift+int(s.n[p])] {
			return true
		}
	}
	return false
}

// mayChoose reports whether a play is one that the waiting deal asks for. It may change no pile, for the deal goes on.
func (s *State) mayChoose(from, to int) bool {
	if s.n[from] == 0 || from == to {
		return false
	}
	st := &s.g.deals[s.ints[intWaitStep]-1]
	froms, _ := s.resolve(st.from, &noCtx)
	if !contains(froms, uint8(from)) {
		return false
	}
	for _, pl := range st.to {
		list, _ := s.resolve(pl, &noCtx)
		if contains(list, uint8(to)) {
			u := s.unit(from, 1)
			return s.mayLeave(u, to, false) && s.mayArrive(u, to)
		}
	}
	return false
}

// chosen counts a choice in the deal, and goes on dealing when all are made.
func (s *State) chosen() {
	left := int(s.ints[intWaitLeft]) - 1
	s.setInt(intWaitLeft, left)
	if left > 0 {
		return
	}
	at := int(s.ints[intWaitStep])
	s.setInt(intWaitStep, 0)
	s.finishDeal(at)
}

// finishDeal runs the deal from a step on, and lays cards set apart into the stock when it is done.
func (s *State) finishDeal(from int) {
	ev := noCtx
	if s.run(s.g.deals, from, &ev) < len(s.g.deals) {
		return
	}
	if a := s.g.aside; a >= 0 && s.n[a] > 0 {
		with := s.buf.a[:0]
		for i := range int(s.n[s.g.stock]) {
			with = append(with, s.at(s.g.stock, i))
		}
		for i := range int(s.n[a]) {
			with = append(with, s.at(a, i).faced(true))
		}
		s.buf.a = with
		s.setPile(a, nil)
		s.setPile(s.g.stock, with)
	}
}

// Legal reports whether a move may be made now, listed or not: of moves to equal positions only one is listed,
// but all are legal.
func (s *State) Legal(m Move) bool {
	if s.status != Playing {
		return false
	}
	s.scratch = s.scratch[:0]
	if s.ints[intWaitStep] > 0 {
		return m.Kind() == Play && m.N() == 1 && s.mayChoose(m.From(), m.To())
	}
	switch m.Kind() {
	case Play:
		return m.From() < s.g.nPiles && m.To() < s.g.nPiles && s.mayPlay(m.From(), m.To(), m.N())
	case Pluck:
		p, i := m.From(), m.At()
		if p >= s.g.nPiles || i >= int(s.n[p])-1 || p == m.To() { // the top is played
			return false
		}
		u := unit{pile: p, n: 1, card: s.at(p, i).Kind(), pos: i}
		return s.mayLeave(u, m.To(), true) && s.mayArrive(u, m.To())
	case Set:
		for i := range s.g.sets {
			if s.legalSet(&s.g.sets[i], m) {
				return true
			}
		}
		return false
	case Swap:
		z := &s.g.zones[s.g.piles[m.From()].zone]
		for i := range z.swaps {
			if contains(z.swaps[i].from, uint8(m.To())) && s.maySwapBy(&z.swaps[i], m.From(), m.To()) {
				return true
			}
		}
		return false
	case Turn:
		return m.Line() < len(s.g.turns) && s.mayTurn(m.Line())
	case Action:
		return m.Line() < len(s.g.actions) && s.mayAct(m.Line())
	}
	return false
}

// legalSet asks one line whether the piles of a set may go.
func (s *State) legalSet(r *setRule, m Move) bool {
	to := m.To()
	if to >= s.g.nPiles || int(s.g.piles[to].zone) != r.zone || !s.takesSets(to) {
		return false
	}
	if r.uses >= 0 && s.ints[r.uses] <= 0 {
		return false
	}
	f := s.sets()
	f.pick, f.left = s.SetPiles(m, f.pick[:0]), maxChoices
	total := 0
	for i, p := range f.pick {
		if contains(f.pick[:i], p) || !contains(r.from, p) || s.n[p] == 0 || !s.mayLeave(s.unit(int(p), 1), to, false) || !s.allowedFrom(r.zone, int(p), to) {
			return false
		}
		total += s.worth(s.top[p].Kind())
	}
	if len(f.pick) < r.least || r.most > 0 && len(f.pick) > r.most {
		return false
	}
	return (r.totals == nil || s.totals(r, total)) && s.isSet(r, to)
}
