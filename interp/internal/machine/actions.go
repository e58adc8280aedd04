package machine

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// Moves that are not plays: turning the stock, actions, swaps, and choices in the deal.

// MayTurn reports whether a turn line may be used now.
func (s *State) MayTurn(i int) bool {
	allowed, changes := s.turns(i)
	return allowed && (changes || s.changes(TurnMove(i)))
}

// Idle reports whether nothing stands against a move, but of an action, but that it would change
// nothing.
func (s *State) Idle(m Move) bool {
	switch m.Kind() {
	case Play:
		return s.allows(m.From(), m.To(), m.N()) && s.pointless(s.Unit(m.From(), m.N()), m.To())
	case Pluck:
		return s.allowsPluck(m) && s.pointlessPluck(m)
	case Turn:
		allowed, changes := s.turns(m.Line())
		return allowed && !changes && !s.changes(m)
	case Set:
		i := slices.IndexFunc(s.Game.Sets, func(r code.SetRule) bool { return s.legalSet(&r, m) })
		return i >= 0 && s.pointlessSet(&s.Game.Sets[i], m)
	case Swap:
		r := s.swapRule(m)
		return r != nil && s.pointlessSwap(r, m)
	}
	return false
}

// turns reports whether a turn line allows a turn now, and whether it is known to change something.
func (s *State) turns(i int) (allowed, changes bool) {
	t := &s.Game.Turns[i]
	if s.N[s.Game.Stock] == 0 || s.UsedUp(t.Uses) {
		return false, false
	}
	c := Ctx{Card: s.Top[s.Game.Stock].Kind(), Pile: -1, Source: int16(s.Game.Stock)}
	if t.Draw.N > 0 {
		allowed = s.Test(t.Guard, &c)
		return allowed, allowed && !t.Back
	}
	none := func(c *Ctx) bool { return t.What == code.WhatQty && len(t.Qty) == 1 && s.amount(&t.Qty[0], c) == 0 }
	if !t.Each {
		if !s.Test(t.Guard, &c) || none(&c) {
			return false, false
		}
		list := s.targets(&t.Step, &c)
		switch {
		case t.Back || Contains(list, uint8(s.Game.Stock)):
			return true, false
		// `turn 1 to A or B` while neither takes the card
		case len(t.To) > 1 && !t.Spread && t.NewPile < 0 && len(t.Diverts) == 0:
			return s.choosePileOf(&t.Step, list, s.Top[s.Game.Stock].Kind(), s.Game.Stock) >= 0, true
		}
		return len(list) > 0, true
	}
	for _, to := range t.To {
		list, ok := s.resolve(to, &c)
		if !ok {
			continue
		}
		for _, p := range list {
			cc := c
			cc.Pile = int16(p)
			if s.Test(t.Guard, &cc) && !none(&cc) {
				return true, t.Spread && int(p) != s.Game.Stock && !t.Back
			}
		}
	}
	return false, false
}

// turnMoves lists the turns that may be done: of several of the same effect the one that is used
// first.
func (s *State) turnMoves(buf []Move) []Move {
	for i := range s.Game.Turns {
		if !s.MayTurn(i) {
			continue
		}
		if slices.ContainsFunc(s.Game.Turns[i].Instead, s.MayTurn) {
			continue
		}
		buf = append(buf, TurnMove(i))
	}
	return buf
}

// mayAct reports whether an action may be done now.
func (s *State) mayAct(i int) bool {
	a := &s.Game.Actions[i]
	if s.UsedUp(a.Uses) {
		return false
	}
	for _, g := range a.Guards {
		if !s.Test(g, &NoCtx) {
			return false
		}
	}
	for _, p := range a.Sure {
		if s.N[p] > 0 {
			return true
		}
	}
	if changes, ok := s.relays(i); ok {
		return changes
	}
	return s.shuffles(i) || s.changes(ActionMove(i))
}

// shuffles reports whether an action comes to shuffle two cards or more, which uses the generator
// up and so changes something: the steps before are done, and taken back.
func (s *State) shuffles(action int) bool {
	a := &s.Game.Actions[action]
	first := slices.IndexFunc(a.Steps, func(st code.Step) bool { return st.Op == code.StepShuffle })
	if first < 0 || !a.Steps[first].Always() {
		return false
	}
	keep := s.try()
	s.spend(a.Uses, -1)
	s.run(a.Steps[:first], 0, &Ctx{Card: rules.None, Pile: -1, Source: -1})
	mixed := s.N[s.Game.Stock] > 1
	s.takeBack(keep)
	return mixed
}

// changes reports whether a move changes something, and what follows by itself does not take that
// back: it is made whole, and taken back. This is asked where it is not known beforehand, as of all
// that package footprint finds may be taken back. A turn or an action that does nothing itself
// changes nothing, whatever would follow.
func (s *State) changes(m Move) bool {
	some, more := s.usesOf(m)
	before, random, keep := s.but(m, some, more), s.Rng, s.try()
	changed := true
	if m.Kind() < Turn {
		s.carryOut(m)
	} else {
		on, ev := s.own(m)
		if changed = s.but(m, some, more) != before; changed && s.Rng == random {
			s.event(on, m.Line(), ev)
		}
	}
	if changed && s.Rng == random { // what was used up of the generator does not come back
		s.follow()
		changed = s.but(m, some, more) != before || s.Rng != random || s.Status == Faulted
	}
	s.takeBack(keep)
	return changed
}

// but is the key of the position but for what a move counts of itself: its uses, and the pass.
func (s *State) but(m Move, some, more int16) Key {
	k := s.lies()
	for _, i := range [...]int16{some, more} {
		if i >= 0 {
			k.Swap(s.Game.HashInt(int(i), s.Ints[i]), Key{})
		}
	}
	if m.Kind() == Action && s.Game.Actions[m.Line()].Redeal {
		k.Swap(s.Game.HashInt(IntPass, s.Ints[IntPass]), Key{})
	}
	return k
}

// A trial is what the state had in hand when something began to be tried.
type trial struct {
	scratch []uint8
	tell    func(at int, ls ...*dsl.Line)
	buf     buffers
}

// try begins to try something, of which nobody is told. Where a rule asks, a step may be in the
// middle of what it does: each depth of asking has buffers of its own.
func (s *State) try() trial {
	t := trial{scratch: s.scratch, tell: s.tell}
	s.tell = nil
	if s.asking > 0 {
		t.buf, s.Buf = s.Buf, s.asked[s.asking-1]
	}
	s.Mark()
	return t
}

// takeBack takes back what was tried.
func (s *State) takeBack(t trial) {
	s.rollback()
	s.scratch, s.tell = t.scratch, t.tell
	if s.asking > 0 {
		s.asked[s.asking-1], s.Buf = s.Buf, t.buf
	}
}

// actionMoves lists the actions that may be done.
func (s *State) actionMoves(buf []Move) []Move {
	for i := range s.Game.Actions {
		if !(s.Found.unturned && s.Game.Cycle.Redeal == i) && s.mayAct(i) {
			buf = append(buf, ActionMove(i))
		}
	}
	return buf
}

// swaps lists the exchanges; one that may be made both ways is listed once, unless what happens
// after it may tell which of the two cards was meant to go.
func (s *State) swaps(buf []Move) []Move {
	same := len(s.Game.Afters) == 0
	for i := range s.Game.Zones {
		z := &s.Game.Zones[i]
		for j := range z.Swaps {
			r := &z.Swaps[j]
			if s.UsedUp(r.Uses) || !s.Test(r.Now, &NoCtx) {
				continue
			}
			with, all := s.mayBeSwapped(r)
			for a := z.First; a < z.First+z.N; a++ {
				top := s.Top[a].Kind()
				if !all.Has(top) {
					continue
				}
				for k, q := range r.From {
					b := int(q)
					if !with[k].Has(top) || !r.Among.Has(a, b) || !s.maySwap(r, a, b) {
						continue
					}
					known := same && b < a && int(s.Game.Piles[b].Zone) == i && Contains(r.From, uint8(a))
					if known && s.maySwap(r, b, a) {
						continue // listed the other way round
					}
					if m := SwapMove(a, b); !s.pointlessSwap(r, m) {
						buf = appendNew(buf, m)
					}
				}
			}
		}
	}
	return buf
}

// mayBeSwapped is for each pile of a line the cards that it may let change places with the top one
// there, and all those together: not too few, perhaps too many.
func (s *State) mayBeSwapped(r *code.SwapRule) (with []cards.Mask, all cards.Mask) {
	f := &s.Found
	f.takes = f.takes[:0]
	for _, q := range r.From {
		m := s.Game.Mask
		if k, ok := s.Exposed(int(q)); !ok {
			m = 0
		} else if !r.Loose {
			m = s.Mask(r.Mine, k, &Ctx{Card: rules.None, Pile: int16(q), Source: -1})
		}
		f.takes = append(f.takes, m)
		all |= m
	}
	return f.takes, all
}

// appendNew adds a move that is not in a list yet.
func appendNew(buf []Move, m Move) []Move {
	for _, o := range buf {
		if o == m {
			return buf
		}
	}
	return append(buf, m)
}

// maySwapBy reports whether a line lets the top cards of two piles change places now.
func (s *State) maySwapBy(r *code.SwapRule, a, b int) bool {
	return !s.UsedUp(r.Uses) && s.Test(r.Now, &NoCtx) && s.maySwap(r, a, b)
}

// swapRule is the first line that lets the top cards of two piles change places now, or nil.
func (s *State) swapRule(m Move) *code.SwapRule {
	z := s.Game.ZoneOf(m.From())
	for i := range z.Swaps {
		if r := &z.Swaps[i]; Contains(r.From, uint8(m.To())) && s.maySwapBy(r, m.From(), m.To()) {
			return r
		}
	}
	return nil
}

// maySwap asks of two piles what a line asks besides the state of the game.
func (s *State) maySwap(r *code.SwapRule, a, b int) bool {
	if a == b || s.N[a] == 0 || s.N[b] == 0 || !r.Among.Has(a, b) {
		return false
	}
	ka, ok1 := s.Exposed(a)
	kb, ok2 := s.Exposed(b)
	if !ok1 || !ok2 || ka == kb {
		return false
	}
	c := Ctx{Card: ka, Pile: int16(b), Source: int16(a)}
	if !s.Test(r.Rest, &c) || !s.Mask(r.Mine, kb, &c).Has(ka) {
		return false
	}
	return r.Theirs < 0 || s.Mask(r.Theirs, ka, &c).Has(kb)
}

// doSwap exchanges two top cards.
func (s *State) doSwap(a, b int) {
	s.spend(s.swapUses(a, b), -1)
	ka, kb := s.Top[a].Kind(), s.Top[b].Kind()
	s.replaceTop(a, kb)
	s.replaceTop(b, ka)
	s.event(code.OnSwap, -1, Ctx{Card: ka, Pile: int16(b), Source: int16(a)})
}

// swapUses is the slot of a line with TIMES by which two piles change their top cards, or -1.
func (s *State) swapUses(a, b int) int16 {
	z := s.Game.ZoneOf(a)
	for i := range z.Swaps {
		if r := &z.Swaps[i]; r.Uses >= 0 && s.maySwapBy(r, a, b) {
			return r.Uses
		}
	}
	return -1
}

// replaceTop lays another kind of card in the place of the top one, face up.
func (s *State) replaceTop(p int, k cards.Kind) {
	with := append(s.Buf.a[:0], s.Cards[p<<s.Game.Shift:p<<s.Game.Shift+int(s.N[p])]...)
	s.Buf.a = with
	with[len(with)-1] = Card(k)
	s.setPile(p, with)
}

// choices lists the plays that a waiting deal allows.
func (s *State) choices(buf []Move) []Move {
	st := &s.Game.Deals[s.Ints[IntWaitStep]-1]
	froms, _ := s.resolve(st.From, &NoCtx)
	idle, distinct := false, s.Found.distinct
	for _, to := range st.To {
		list, _ := s.resolve(to, &NoCtx)
		for _, q := range froms {
			if s.N[q] == 0 || distinct && s.Game.Dups && s.sameAsEarlier(froms, q) {
				continue
			}
			hadEmpty := false
			for _, p := range list {
				z := s.Game.ZoneOf(int(p))
				if distinct && s.N[p] == 0 && z.Symmetric {
					if hadEmpty {
						continue
					}
					hadEmpty = true
				}
				if s.mayChoose(int(q), int(p)) {
					if s.pointless(s.Unit(int(q), 1), int(p)) { // all that change no pile lead to equal positions
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

// sameAsEarlier reports whether an earlier pile of a list, of the same interchangeable zone, is
// equal.
func (s *State) sameAsEarlier(list []uint8, p uint8) bool {
	z := s.Game.ZoneOf(int(p))
	for _, q := range list {
		if q == p {
			return false
		}
		if z.Symmetric && s.Game.Piles[q].Zone == s.Game.Piles[p].Zone && s.N[q] == s.N[p] &&
			s.Chain[int(q)<<s.Game.Shift+int(s.N[q])] == s.Chain[int(p)<<s.Game.Shift+int(s.N[p])] {
			return true
		}
	}
	return false
}

// mayChoose reports whether a play is one that the waiting deal asks for. It may change no pile,
// for the deal goes on.
func (s *State) mayChoose(from, to int) bool {
	if s.N[from] == 0 || from == to {
		return false
	}
	st := &s.Game.Deals[s.Ints[IntWaitStep]-1]
	froms, _ := s.resolve(st.From, &NoCtx)
	if !Contains(froms, uint8(from)) {
		return false
	}
	for _, pl := range st.To {
		list, _ := s.resolve(pl, &NoCtx)
		if Contains(list, uint8(to)) {
			u := s.Unit(from, 1)
			return s.MayLeave(u, to, false) && s.mayArrive(u, to)
		}
	}
	return false
}

// chosen counts a choice in the deal, and goes on dealing when all are made.
func (s *State) chosen() {
	left := int(s.Ints[intWaitLeft]) - 1
	s.SetInt(intWaitLeft, left)
	if left > 0 {
		return
	}
	at := int(s.Ints[IntWaitStep])
	s.SetInt(IntWaitStep, 0)
	s.finishDeal(at)
}

// finishDeal runs the deal from a step on, and lays cards set apart into the stock when it is done.
func (s *State) finishDeal(from int) {
	ev := NoCtx
	if s.run(s.Game.Deals, from, &ev) < len(s.Game.Deals) {
		return
	}
	if a := s.Game.Aside; a >= 0 && s.N[a] > 0 {
		with := s.Buf.a[:0]
		for i := range int(s.N[s.Game.Stock]) {
			with = append(with, s.At(s.Game.Stock, i))
		}
		for i := range int(s.N[a]) {
			with = append(with, s.At(a, i).Faced(true))
		}
		s.Buf.a = with
		s.setPile(a, nil)
		s.setPile(s.Game.Stock, with)
	}
}

// Legal reports whether a move may be made now, listed or not: of moves to equal positions only one
// is listed, but all are legal.
func (s *State) Legal(m Move) bool {
	if s.Status != Playing {
		return false
	}
	s.Fresh()
	if s.Ints[IntWaitStep] > 0 {
		return m.Kind() == Play && m.N() == 1 && s.mayChoose(m.From(), m.To())
	}
	switch m.Kind() {
	case Play:
		return m.From() < s.Game.NPiles && m.To() < s.Game.NPiles && s.MayPlay(m.From(), m.To(), m.N())
	case Pluck:
		return s.allowsPluck(m) && !s.pointlessPluck(m)
	case Set:
		for i := range s.Game.Sets {
			if r := &s.Game.Sets[i]; s.legalSet(r, m) {
				return !s.pointlessSet(r, m)
			}
		}
		return false
	case Swap:
		r := s.swapRule(m)
		return r != nil && !s.pointlessSwap(r, m)
	case Turn:
		return m.Line() < len(s.Game.Turns) && s.MayTurn(m.Line())
	case Action:
		return m.Line() < len(s.Game.Actions) && s.mayAct(m.Line())
	}
	return false
}

// legalSet asks one line whether the piles of a set may go.
func (s *State) legalSet(r *code.SetRule, m Move) bool {
	to := m.To()
	if to >= s.Game.NPiles || int(s.Game.Piles[to].Zone) != r.Zone || !s.TakesSets(to) {
		return false
	}
	if s.UsedUp(r.Uses) {
		return false
	}
	f := s.sets()
	f.pick, f.left = s.SetPiles(m, f.pick[:0]), maxChoices
	total := 0
	for i, p := range f.pick {
		if Contains(f.pick[:i], p) || !Contains(r.From, p) || s.N[p] == 0 {
			return false
		}
		if !s.MayLeave(s.Unit(int(p), 1), to, false) || !s.mayJoin(r.Zone, int(p), to) {
			return false
		}
		total += s.worth(s.Top[p].Kind())
	}
	most, ok := s.mostOf(r, to)
	if !ok || len(f.pick) < r.Least || most > 0 && len(f.pick) > most {
		return false
	}
	return (r.Totals == nil || s.Totalling(r, total)) && s.isSet(r)
}

// ActionNames lists the names of the actions of a game, in order; redeals are one.
func (g *Game) ActionNames() []string {
	var out []string
	for i := range g.Actions {
		out = append(out, g.Actions[i].Name)
	}
	return out
}

// A TurnInfo tells what a turn line does, for naming the move.
type TurnInfo struct {
	To    int // first pile it deals to
	Cards int // cards it turns now to one pile, at most
}

// Turns describes the turn lines as they are now.
func (s *State) Turns() []TurnInfo {
	var out []TurnInfo
	for i := range s.Game.Turns {
		t := &s.Game.Turns[i]
		c := NoCtx
		info := TurnInfo{To: -1}
		if list, ok := s.resolve(t.To[0], &c); ok && len(list) > 0 {
			info.To = int(list[0])
		}
		if len(t.Qty) > 0 {
			info.Cards = min(s.amount(&t.Qty[0], &c), int(s.N[s.Game.Stock]))
		}
		out = append(out, info)
	}
	return out
}

// Waiting tells whether the deal waits for a choice of the player, and by which line.
func (s *State) Waiting() (*dsl.Line, bool) {
	if i := s.Ints[IntWaitStep]; i > 0 {
		return s.Game.Deals[i-1].Line, true
	}
	return nil, false
}

// Covered reports whether other cards lie on a pile.
func (s *State) Covered(pile int) bool {
	return s.Game.Piles[pile].Covers != nil && s.covered(pile)
}
