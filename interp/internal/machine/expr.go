package machine

import (
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
)

func (c *Game) PlaceOf(p Place) int32 {
	c.Places = append(c.Places, p)
	return int32(len(c.Places) - 1)
}

// Conditions and values are compiled to nodes: small records in one slice of the game, without
// pointers, evaluated by a switch. A phrase about cards is compiled to tables of masks wherever it
// can be, and to parts that look at the position where it must.

type Opcode uint8

const (
	// Values: numbers, or places of ranks and suits in their order, or colours.
	OpConst   Opcode = iota // a
	OpPass                  // the pass
	OpCounter               // counter a
	OpBase                  // place of the base rank of zone a
	OpPileNo                // number of the pile
	OpRow                   // row of the pile, or of the pile of reference a (place b)
	OpColumn                //
	OpRank                  // rank of reference a (place b)
	OpSuit                  //
	OpColour                //
	OpCards                 // cards in place a
	OpSpaces                // spaces in place a
	OpMinus                 // a minus b
	OpShift                 // a plus b, round c where c > 0
	OpNumPile               // list c of numbers, one for each pile (`ask`)
	// Tests.
	OpTrue
	OpFalse
	OpAnd      // a, b
	OpOr       // a, b
	OpNot      // a
	OpBetween  // b <= a <= c
	OpIsCard   // card of reference a (place b) is in phrase c
	OpCount    // count c
	OpEmpty    // place a
	OpFull     // place a
	OpFace     // place a lies face down (b=1) or up (b=0)
	OpCovered  // place a
	OpHome     // place a
	OpSequence // place a is in sequence c
	OpSameLine // card's and pile's row (a=0) or column (a=1)
	OpTouching // the cards chosen are neighbours, eight ways (a=0) or four (a=1)
	OpPaired   // the paired foundations a hold all of b cards; with c each of them is full, too
	OpEach     // a, of every pile of place b; in a it is the place ofEach
	Opcodes    // how many there are
)

// References to a card.
const (
	RefCard = iota
	RefTop
	RefBottom
	RefPlace
	References
)

type Node struct {
	Op      Opcode
	A, B, C int32
}

// always is the guard of a line that has none.
const Always int32 = -1

// A place, compiled. Fixed piles are listed; the rest is worked out when asked.
type Place struct {
	Of       PlaceOf
	Piles    []uint8 // for ofPiles; for ofEach and ofLine those that it may be
	Zone     int     // for ofPiles of one whole zone, ofOwn and ofLayer; else -1
	Dx, Dy   int16   // for ofNeighbour
	Column   bool    // for ofLine: a column, not a row
	Rest     bool    // for ofLine: all piles but those in the line
	Empty    bool    // only empty piles
	Nonempty bool
	Other    bool // without the pile of the rule
	Pick     int8 // 1 the first, -1 the last of them
	End      int8 // 1 top cards, -1 bottom cards, 0 all cards
}

// every reports whether a place is all the piles that it speaks of, whatever lies there.
func (pl *Place) Every() bool {
	whatever := !pl.Empty && !pl.Nonempty
	return whatever && !pl.Other && pl.Pick == 0 && pl.Of != OfLine
}

// always reports whether a place is the same piles, wherever and whenever it is asked about.
func (pl *Place) Always() bool { return pl.Of == OfPiles && pl.Every() }

type PlaceOf uint8

const (
	OfPiles PlaceOf = iota
	OfPile
	OfSource
	OfNeighbour
	OfOwn
	OfLayer
	OfEach // the pile that opEach asks about
	OfLine // the piles in the row or column of the pile of the rule
	PlacesOf
)

// A phrase is a set of cards as rules speak of it: constant, a table by the card below, or made of
// parts.
type Phrase struct {
	Sort  phraseSort
	Mask  cards.Mask
	Table *cards.Table
	Parts []Part
}

type phraseSort uint8

const (
	Constant phraseSort = iota
	ByTop
	OfParts
)

// A part of a phrase that depends on more than the card below.
type Part struct {
	Kind   PartKind
	Minus  bool  // takes cards away
	Dims   []Dim // what the tables are chosen by
	Tables []cards.Table
	Down   []cards.Table // of `one way`: tables of the other direction
	Place  int32         // of `after`, `as`, `playable on`; -1 none
	Zone   int32
	Node   int32 // a value, for partValue
	Suits  bool  // the value is a suit
	All    bool  // all one way
}

type PartKind uint8

const (
	PartTable    PartKind = iota // tables, chosen by dims
	PartFirst                    // rank of first card of the zone
	PartValue                    // cards of the rank or suit that node has
	PartRelation                 // tables, by a card of place
	PartOneWay                   // tables or down, by the way the pile goes
	PartHome                     // card at home in the pile it lies in
	PartPlayable                 // card that may be played now, on place if there is one
	PartKinds
)

// A dim is something a table is chosen by.
type Dim struct {
	By           DimBy
	Arg          int32
	Low          int
	Size, Stride int
}

type DimBy uint8

const (
	ByPile    DimBy = iota // index of the pile in the game
	ByBase                 // base of zone arg, 0 if not fixed
	ByCounter              // counter arg
	ByPass
	DimsBy
)

// A count asks how many cards or spaces of a place match.
type Count struct {
	Places []int32
	Spaces bool
	Phrase int32 // -1: any card
	AtMost bool  // else at least
	N      int32 // a value node
	All    bool  // n is the number of such cards in the game
	Seen   bool  // only face-up cards: they are compared with one, and the answer must not tell what lies hidden
}

// A seq says what makes the cards of a pile a sequence.
type Seq struct {
	Phrase   int32 // which card may lie on which; -1 nothing said
	Of       int   // exactly so many; 0 any
	From, To int8  // rank places of first and last; 0 any
}

// A ctx is what the words card, pile and source mean at the moment.
type Ctx struct {
	Card   cards.Kind // rules.None if there is none
	Pile   int16      // -1 if there is none
	Source int16
	each   int16   // the pile that opEach asks about
	set    []uint8 // the piles of the chosen cards of a set
	Fold   bool    // at compile time: the two below hold the tops of pile and source

	Top, SourceTop cards.Kind
}

var NoCtx = Ctx{Card: rules.None, Pile: -1, Source: -1}

// Value works out a node that is a value; ok is false where it speaks of what is not there.
func (s *State) value(n int32, c *Ctx) (v int, ok bool) {
	nd := &s.Game.Nodes[n]
	switch nd.Op {
	case OpConst:
		return int(nd.A), true
	case OpPass:
		return int(s.Ints[IntPass]), true
	case OpCounter:
		return int(s.Ints[IntCounters+nd.A]), true
	case OpBase:
		b := s.Base(nd.A)
		return b, b > 0
	case OpPileNo:
		if c.Pile < 0 {
			return 0, false
		}
		return int(s.Game.Piles[c.Pile].Number), true
	case OpNumPile:
		if c.Pile < 0 {
			return 0, false
		}
		list := s.Game.Lists[nd.C]
		if i := int(s.Game.Piles[c.Pile].Number) - 1; i < len(list) {
			return list[i], true
		}
		return 0, false
	case OpRow, OpColumn:
		p := c.Pile
		switch nd.A {
		case RefCard:
			p = c.Source
		case RefPlace:
			list, ok := s.resolve(nd.B, c)
			if !ok || len(list) == 0 {
				return 0, false
			}
			p = int16(list[0])
		}
		if p < 0 {
			return 0, false
		}
		if nd.Op == OpRow {
			return int(s.Game.Piles[p].Row), true
		}
		return int(s.Game.Piles[p].Column), true
	case OpRank, OpSuit, OpColour:
		k, ok := s.reference(nd.A, nd.B, c)
		if !ok {
			return 0, false
		}
		switch nd.Op {
		case OpRank:
			return s.Game.Pack.Place(k), true
		case OpSuit:
			return s.Game.Pack.SuitPlace(k.Suit()), true
		}
		if k.Red() {
			return 1, true
		}
		return 2, true
	case OpCards:
		list, ok := s.resolve(nd.A, c)
		n := 0
		for _, p := range list {
			lo, hi := s.span(&s.Game.Places[nd.A], int(p), c)
			n += hi - lo
		}
		return n, ok
	case OpSpaces:
		list, ok := s.resolve(nd.A, c)
		n := 0
		for _, p := range list {
			if s.N[p] == 0 && s.Game.isSpace(s, int(p)) {
				n++
			}
		}
		return n, ok
	case OpMinus:
		a, ok1 := s.value(nd.A, c)
		b, ok2 := s.value(nd.B, c)
		if nd.C > 0 {
			return rules.Wrap(a-b, int(nd.C)), ok1 && ok2
		}
		return a - b, ok1 && ok2
	case OpShift:
		a, ok := s.value(nd.A, c)
		if nd.C > 0 {
			return rules.Wrap(a+int(nd.B), int(nd.C)), ok
		}
		return a + int(nd.B), ok
	}
	return 0, false
}

// reference finds the card that a rule speaks of.
func (s *State) reference(ref, pl int32, c *Ctx) (cards.Kind, bool) {
	switch ref {
	case RefCard:
		return c.Card, c.Card != rules.None
	case RefTop:
		if c.Fold {
			return c.Top, c.Top != rules.None
		}
		if c.Pile < 0 || s.N[c.Pile] == 0 {
			return 0, false
		}
		return s.Top[c.Pile].Kind(), true
	case RefBottom:
		if c.Pile < 0 || s.N[c.Pile] == 0 {
			return 0, false
		}
		return s.At(int(c.Pile), 0).Kind(), true
	}
	if c.Fold {
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

// test asks a condition.
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
	case OpTrue:
		return true, true
	case OpFalse:
		return false, true
	case OpAnd:
		return s.Test(nd.A, c) && s.Test(nd.B, c), true
	case OpOr:
		return s.Test(nd.A, c) || s.Test(nd.B, c), true
	case OpNot:
		v, ok := s.ask(nd.A, c)
		return ok && !v, ok
	case OpBetween:
		v, ok1 := s.value(nd.A, c)
		lo, ok2 := s.value(nd.B, c)
		hi, ok3 := lo, true
		if nd.C != nd.B {
			hi, ok3 = s.value(nd.C, c)
		}
		ok = ok1 && ok2 && ok3
		return ok && lo <= v && v <= hi, ok
	case OpIsCard:
		k, ok := s.reference(nd.A, nd.B, c)
		if !ok {
			return false, false
		}
		return s.Mask(nd.C, k, c).Has(k), true
	case OpCount:
		return s.count(&s.Game.Counts[nd.C], c)
	case OpEmpty, OpFull, OpFace, OpCovered, OpHome, OpSequence:
		list, ok := s.resolve(nd.A, c)
		if !ok {
			return false, false
		}
		// A pile that was not so when it was asked last is asked first: it mostly is not so still.
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
	case OpPaired:
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
	case OpEach:
		return s.ofEach(nd, c)
	case OpSameLine:
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
	case OpTouching:
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
func (s *State) ofEach(nd *Node, c *Ctx) (v, ok bool) {
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

// pileIs asks one pile for a state.
func (s *State) pileIs(nd *Node, p int, c *Ctx) bool {
	switch nd.Op {
	case OpEmpty:
		lo, hi := s.span(&s.Game.Places[nd.A], p, c)
		return lo == hi
	case OpFull:
		return s.IsFull(p)
	case OpFace:
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
	case OpCovered:
		return s.covered(p)
	case OpHome:
		return s.home(p)
	case OpSequence:
		return s.inSequence(&s.Game.Seqs[nd.C], p)
	}
	return false
}

// resolve works out the piles of a place; ok is false for a place that is not there. The list is
// valid until the outermost question is answered.
func (s *State) resolve(n int32, c *Ctx) (list []uint8, ok bool) {
	pl := &s.Game.Places[n]
	switch pl.Of {
	case OfPile:
		if c.Pile < 0 {
			return nil, false
		}
		list = s.Game.Self[c.Pile : c.Pile+1]
	case OfSource:
		if c.Source < 0 {
			return nil, false
		}
		list = s.Game.Self[c.Source : c.Source+1]
	case OfNeighbour:
		if c.Pile < 0 {
			return nil, false
		}
		q := s.neighbour(int(c.Pile), int(pl.Dx), int(pl.Dy))
		if q < 0 {
			return nil, false
		}
		list = s.Game.Self[q : q+1]
	case OfOwn:
		if c.Pile < 0 {
			return nil, false
		}
		if list = s.Game.own(int(c.Pile), &s.Game.Zones[pl.Zone]); list == nil {
			return nil, false
		}
	case OfLine:
		if c.Pile < 0 {
			return nil, false
		}
		list = pl.Piles
	case OfLayer:
		if c.Pile < 0 {
			return nil, false
		}
		z := &s.Game.Zones[pl.Zone]
		list = s.Game.Self[z.First : z.First+z.N]
	case OfEach:
		list = s.Game.Self[c.each : c.each+1]
	default:
		list = pl.Piles
	}
	if pl.Every() {
		return list, true
	}
	if len(s.scratch)+len(list) > cap(s.scratch) {
		s.scratch = make([]uint8, 0, 2*cap(s.scratch)+len(list))
	}
	start := len(s.scratch)
	for _, p := range list {
		switch {
		case pl.Empty && s.N[p] > 0:
			continue
		case pl.Nonempty && s.N[p] == 0:
			continue
		case pl.Other && int16(p) == c.Pile:
			continue
		case pl.Of == OfLine && !s.Game.inLineOf(pl, int(c.Pile), int(p)):
			continue
		}
		s.scratch = append(s.scratch, p)
	}
	list = s.scratch[start:len(s.scratch):len(s.scratch)]
	if pl.Pick != 0 {
		if len(list) == 0 {
			return nil, false
		}
		if pl.Pick > 0 {
			return list[:1], true
		}
		return list[len(list)-1:], true
	}
	return list, true
}

// own is the piles of a zone that `own` means, seen from a pile; nil if there is none.
func (g *Game) own(from int, z *Zone) []uint8 {
	number, piles := int(g.Piles[from].Number), g.Zones[g.Piles[from].Zone].N
	first, last := number, number
	if piles != z.N {
		var ok bool
		if first, last, ok = rules.Own(number, piles, z.N); !ok {
			return nil
		}
	}
	return g.Self[z.First+first-1 : z.First+last]
}

// inLineOf reports whether a pile is one of a place ofLine, seen from another.
func (g *Game) inLineOf(pl *Place, from, p int) bool {
	a, b := &g.Piles[from], &g.Piles[p]
	in := a.Row == b.Row
	if pl.Column {
		in = a.Column == b.Column
	}
	return in != pl.Rest
}

// count answers how many cards or spaces there are.
func (s *State) count(ct *Count, c *Ctx) (v, ok bool) {
	want, ok := 0, true
	if !ct.All {
		want, ok = s.value(ct.N, c)
		if !ok {
			return false, false
		}
	}
	n, there := 0, false
	for _, pi := range ct.Places {
		list, ok := s.resolve(pi, c)
		if !ok {
			continue
		}
		there = true
		n += s.countIn(ct, &s.Game.Places[pi], list, c)
	}
	if !there {
		return false, false
	}
	if ct.All {
		m := s.Mask(ct.Phrase, c.Card, c)
		want = s.Game.HowMany(m)
		return n >= want, true
	}
	if ct.AtMost {
		return n <= want, true
	}
	return n >= want, true
}

// span is which cards of a pile a place means: all, one end, or those at the height of a layer.
func (s *State) span(pl *Place, p int, c *Ctx) (lo, hi int) {
	n := int(s.N[p])
	switch {
	case pl.Of == OfLayer: // where a card would come to lie on the pile of the rule
		h := int(s.N[c.Pile])
		return min(h, n), min(h+1, n)
	case pl.End > 0:
		return max(0, n-1), n
	case pl.End < 0:
		return 0, min(n, 1)
	}
	return 0, n
}

func (s *State) countIn(ct *Count, pl *Place, list []uint8, c *Ctx) int {
	n := 0
	if ct.Spaces {
		for _, p := range list {
			if s.N[p] == 0 && s.Game.isSpace(s, int(p)) {
				n++
			}
		}
		return n
	}
	var m cards.Mask
	var slow *Phrase
	if ct.Phrase >= 0 {
		if ph := &s.Game.Phrases[ct.Phrase]; ph.ofCards() {
			slow = ph
		} else {
			m = s.Mask(ct.Phrase, c.Card, c)
		}
	}
	for _, p := range list {
		lo, hi := s.span(pl, int(p), c)
		if ct.Phrase < 0 {
			n += hi - lo
			continue
		}
		for i := lo; i < hi; i++ {
			k := s.At(int(p), i).Kind()
			if ct.Seen && s.At(int(p), i).Down() {
				continue
			}
			if slow == nil && m.Has(k) || slow != nil && s.matches(slow, k, int(p), i, c) {
				n++
			}
		}
	}
	return n
}
