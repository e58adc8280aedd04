package machine

import (
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// This file answers conditions and works out values. They are trees of nodes with an opcode and
// three numbers, kept in one list, so that the move loop follows indices and allocates nothing.
//
// A value or a test may speak of what is not there: the card on an empty pile, the number of no
// pile. It is then not false but senseless, and `not` does not make it true: every answer says
// beside it whether it has a sense, and a test without one fails wherever it stands.

// value works out a node that is a value; ok is false where it speaks of what is not there.
func (s *State) value(n int32, c *Ctx) (v int, ok bool) {
	nd := &s.Game.Nodes[n]
	switch nd.Op {
	case code.OpConst:
		return int(nd.A), true
	case code.OpPass:
		return int(s.Ints[IntPass]), true
	case code.OpCounter:
		return int(s.Ints[IntCounters+nd.A]), true
	case code.OpBase:
		b := s.Base(nd.A)
		return b, b > 0
	case code.OpPileNo:
		if c.Pile < 0 {
			return 0, false
		}
		return int(s.Game.Piles[c.Pile].Number), true
	case code.OpNumPile:
		if c.Pile < 0 {
			return 0, false
		}
		list := s.Game.Lists[nd.C]
		if i := int(s.Game.Piles[c.Pile].Number) - 1; i < len(list) {
			return list[i], true
		}
		return 0, false
	case code.OpRow, code.OpColumn:
		p := c.Pile
		switch nd.A {
		case code.RefCard:
			p = c.Source
		case code.RefPlace:
			list, ok := s.resolve(nd.B, c)
			if !ok || len(list) == 0 {
				return 0, false
			}
			p = int16(list[0])
		}
		if p < 0 {
			return 0, false
		}
		if nd.Op == code.OpRow {
			return int(s.Game.Piles[p].Row), true
		}
		return int(s.Game.Piles[p].Column), true
	case code.OpRank, code.OpSuit, code.OpColour:
		k, ok := s.reference(nd.A, nd.B, c)
		if !ok {
			return 0, false
		}
		switch nd.Op {
		case code.OpRank:
			return s.Game.Pack.Place(k), true
		case code.OpSuit:
			return s.Game.Pack.SuitPlace(k.Suit()), true
		}
		if k.Red() {
			return 1, true
		}
		return 2, true
	case code.OpWorth:
		if nd.A == code.RefPlace {
			return s.worthOf(nd.B, c)
		}
		k, ok := s.reference(nd.A, nd.B, c)
		if !ok {
			return 0, false
		}
		return s.worth(k), true
	case code.OpCards:
		list, ok := s.resolve(nd.A, c)
		n := 0
		for _, p := range list {
			lo, hi := s.span(&s.Game.Places[nd.A], int(p), c)
			n += hi - lo
		}
		return n, ok
	case code.OpSpaces:
		list, ok := s.resolve(nd.A, c)
		n := 0
		for _, p := range list {
			if s.N[p] == 0 && s.Game.isSpace(s, int(p)) {
				n++
			}
		}
		return n, ok
	case code.OpHands:
		return s.hands(), true
	case code.OpMinus:
		a, ok1 := s.value(nd.A, c)
		b, ok2 := s.value(nd.B, c)
		if nd.C > 0 {
			return rules.Wrap(a-b, int(nd.C)), ok1 && ok2
		}
		return a - b, ok1 && ok2
	case code.OpShift:
		a, ok := s.value(nd.A, c)
		if nd.C > 0 {
			return rules.Wrap(a+int(nd.B), int(nd.C)), ok
		}
		return a + int(nd.B), ok
	}
	return 0, false
}

// worthOf is what the cards of a place count together, as far as they lie face up: a value must not
// tell what lies hidden.
func (s *State) worthOf(place int32, c *Ctx) (sum int, ok bool) {
	list, ok := s.resolve(place, c)
	for _, p := range list {
		lo, hi := s.span(&s.Game.Places[place], int(p), c)
		for i := lo; i < hi; i++ {
			if k := s.At(int(p), i); !k.Down() {
				sum += s.worth(k.Kind())
			}
		}
	}
	return sum, ok
}

// Score is what the position counts in points; what speaks of a place that is not there counts
// nothing.
func (s *State) Score() int {
	c, sum := NoCtx, 0
	for _, p := range s.Game.Points {
		v, _ := s.value(p.Value, &c)
		sum += p.Times * v
	}
	return sum
}

// reference finds the card that a rule speaks of.
func (s *State) reference(ref, pl int32, c *Ctx) (cards.Kind, bool) {
	switch ref {
	case code.RefCard:
		return c.Card, c.Card != rules.None
	case code.RefTop:
		if c.Fold {
			return c.Top, c.Top != rules.None
		}
		if c.Pile < 0 || s.N[c.Pile] == 0 {
			return 0, false
		}
		return s.Top[c.Pile].Kind(), true
	case code.RefBottom:
		if c.Pile < 0 || s.N[c.Pile] == 0 {
			return 0, false
		}
		return s.At(int(c.Pile), 0).Kind(), true
	}
	if c.Fold { // it is asked of two cards that lie nowhere, as the compiler does
		return c.SourceTop, true
	}
	list, ok := s.resolve(pl, c)
	if !ok || len(list) == 0 || s.N[list[0]] == 0 {
		return 0, false
	}
	if s.Game.Places[pl].End < 0 {
		return s.At(int(list[0]), 0).Kind(), true
	}
	return s.Top[list[0]].Kind(), true
}

// Test asks a condition.
func (s *State) Test(n int32, c *Ctx) bool {
	if n < 0 {
		return true
	}
	v, _ := s.ask(n, c)
	return v
}

// ask answers a condition; ok is false where it speaks of a place that is not there. Such a test is
// false, under `not` too.
func (s *State) ask(n int32, c *Ctx) (v, ok bool) {
	nd := &s.Game.Nodes[n]
	switch nd.Op {
	case code.OpTrue:
		return true, true
	case code.OpFalse:
		return false, true
	case code.OpAnd: // a part without a sense is false, and the whole has one
		return s.Test(nd.A, c) && s.Test(nd.B, c), true
	case code.OpOr:
		return s.Test(nd.A, c) || s.Test(nd.B, c), true
	case code.OpNot:
		v, ok := s.ask(nd.A, c)
		return ok && !v, ok
	case code.OpBetween:
		v, ok1 := s.value(nd.A, c)
		lo, ok2 := s.value(nd.B, c)
		hi, ok3 := lo, true
		if nd.C != nd.B {
			hi, ok3 = s.value(nd.C, c)
		}
		ok = ok1 && ok2 && ok3
		return ok && lo <= v && v <= hi, ok
	case code.OpIsCard:
		k, ok := s.reference(nd.A, nd.B, c)
		if !ok {
			return false, false
		}
		return s.Mask(nd.C, k, c).Has(k), true
	case code.OpCount:
		return s.count(&s.Game.Counts[nd.C], c)
	case code.OpEmpty, code.OpFull, code.OpFace, code.OpCovered, code.OpHome, code.OpSequence:
		list, ok := s.resolve(nd.A, c)
		if !ok {
			return false, false
		}
		// A pile that was not so when it was asked last is asked first: it mostly is not so still.
		// The answer is the same whichever pile denies it, so that what is watched may be of
		// another node.
		if w := s.watched; w < len(list) && !s.pileIs(nd, int(list[w]), c) {
			return false, true
		}
		for i, p := range list {
			if !s.pileIs(nd, int(p), c) {
				s.watched = i
				return false, true
			}
		}
		return true, true
	case code.OpPaired:
		n := 0
		list, _ := s.resolve(nd.A, c)
		for _, p := range list {
			n += int(s.N[p])
		}
		if n < int(nd.B) {
			return false, true
		}
		// A step may have laid more on a pile than makes it full.
		return nd.C == 0 || !slices.ContainsFunc(list, func(p uint8) bool { return !s.IsFull(int(p)) }), true
	case code.OpEach:
		return s.ofEach(nd, c)
	case code.OpSameLine:
		if len(c.set) > 0 {
			return s.sameLine(c.set, nd.A == 0), true
		}
		if c.Pile < 0 || c.Source < 0 {
			return false, false
		}
		a, b := &s.Game.Piles[c.Source], &s.Game.Piles[c.Pile]
		if a.Zone != b.Zone {
			return false, false
		}
		if nd.A == 0 {
			return a.Row == b.Row, true
		}
		return a.Column == b.Column, true
	case code.OpTouching:
		if len(c.set) > 0 {
			return s.connected(c.set, nd.A != 0), true
		}
		if c.Pile < 0 || c.Source < 0 {
			return false, false
		}
		return s.touching(int(c.Source), int(c.Pile), nd.A != 0), true
	}
	return false, false
}

// ofEach asks a question of every pile of a place. One of which it is not so settles it; else one
// of which it cannot be asked.
func (s *State) ofEach(nd *code.Node, c *Ctx) (v, ok bool) {
	list, ok := s.resolve(nd.B, c)
	if !ok {
		return false, false
	}
	one := *c
	for _, p := range list {
		one.each = int16(p)
		switch so, asked := s.ask(nd.A, &one); {
		case !asked:
			ok = false
		case !so:
			return false, true
		}
	}
	return ok, ok
}

// pileIs asks one pile for a state. An empty pile has neither a top card that faces up or down nor
// one at its bottom; but all its cards lie as they should, for there are none.
func (s *State) pileIs(nd *code.Node, p int, c *Ctx) bool {
	switch nd.Op {
	case code.OpEmpty:
		lo, hi := s.span(&s.Game.Places[nd.A], p, c)
		return lo == hi
	case code.OpFull:
		return s.IsFull(p)
	case code.OpFace:
		switch s.Game.Places[nd.A].End {
		case 0:
			for i := range int(s.N[p]) {
				if s.At(p, i).Down() != (nd.B != 0) {
					return false
				}
			}
			return true
		case -1:
			return s.N[p] > 0 && s.At(p, 0).Down() == (nd.B != 0)
		}
		return s.N[p] > 0 && s.Top[p].Down() == (nd.B != 0)
	case code.OpCovered:
		return s.covered(p)
	case code.OpHome:
		return s.home(p)
	case code.OpSequence:
		return s.inSequence(&s.Game.Seqs[nd.C], p)
	}
	return false
}

// A Ctx is what the words card, pile and source mean at the moment.
type Ctx struct {
	Card   cards.Kind // rules.None if there is none
	Pile   int16      // -1 if there is none
	Source int16
	taken  int16   // in a step the pile that it takes cards from, and one more; 0 if it is not one pile
	moved  bool    // in a step after a move: source is where its card came from
	each   int16   // the pile that OpEach asks about
	set    []uint8 // the piles of the chosen cards of a set
	Fold   bool    // at compile time: the two below hold the tops of pile and source

	Top, SourceTop cards.Kind
}

// NoCtx is where there is no card and no pile: of conditions about the game alone.
var NoCtx = Ctx{Card: rules.None, Pile: -1, Source: -1}
