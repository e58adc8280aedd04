package interp

import (
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Conditions and values are compiled to nodes: small records in one slice of the game, without pointers,
// evaluated by a switch. A phrase about cards is compiled to tables of masks wherever it can be, and to parts
// that look at the position where it must.

type opcode uint8

const (
	// Values: numbers, or places of ranks and suits in their order, or colours.
	opConst   opcode = iota // a
	opPass                  // the pass
	opCounter               // counter a
	opBase                  // place of the base rank of zone a
	opPileNo                // number of the pile
	opRow                   // row of the pile, or of the pile of reference a (place b)
	opColumn                //
	opRank                  // rank of reference a (place b)
	opSuit                  //
	opColour                //
	opCards                 // cards in place a
	opSpaces                // spaces in place a
	opMinus                 // a minus b
	opShift                 // a plus b, round c where c > 0
	opNumPile               // list c of numbers, one for each pile (`ask`)
	// Tests.
	opTrue
	opFalse
	opAnd      // a, b
	opOr       // a, b
	opNot      // a
	opBetween  // b <= a <= c
	opIsCard   // card of reference a (place b) is in phrase c
	opCount    // count c
	opEmpty    // place a
	opFull     // place a
	opFace     // place a lies face down (b=1) or up (b=0)
	opCovered  // place a
	opHome     // place a
	opSequence // place a is in sequence c
	opSameLine // card's and pile's row (a=0) or column (a=1)
	opTouching // the cards chosen are neighbours, eight ways (a=0) or four (a=1)
	opPaired   // the paired foundations a hold all of b cards; with c each of them is full, too
	opEach     // a, of every pile of place b; in a it is the place ofEach
	opcodes    // how many there are
)

// References to a card.
const (
	refCard = iota
	refTop
	refBottom
	refPlace
	references
)

type node struct {
	op      opcode
	a, b, c int32
}

// always is the guard of a line that has none.
const always int32 = -1

// A place, compiled. Fixed piles are listed; the rest is worked out when asked.
type place struct {
	of       placeOf
	piles    []uint8 // for ofPiles; for ofEach and ofLine those that it may be
	zone     int     // for ofPiles of one whole zone, ofOwn and ofLayer; else -1
	dx, dy   int16   // for ofNeighbour
	column   bool    // for ofLine: a column, not a row
	rest     bool    // for ofLine: all piles but those in the line
	empty    bool    // only empty piles
	nonempty bool
	other    bool // without the pile of the rule
	pick     int8 // 1 the first, -1 the last of them
	end      int8 // 1 top cards, -1 bottom cards, 0 all cards
}

// every reports whether a place is all the piles that it speaks of, whatever lies there.
func (pl *place) every() bool {
	return !pl.empty && !pl.nonempty && !pl.other && pl.pick == 0 && pl.of != ofLine
}

// always reports whether a place is the same piles, wherever and whenever it is asked about.
func (pl *place) always() bool { return pl.of == ofPiles && pl.every() }

type placeOf uint8

const (
	ofPiles placeOf = iota
	ofPile
	ofSource
	ofNeighbour
	ofOwn
	ofLayer
	ofEach // the pile that opEach asks about
	ofLine // the piles in the row or column of the pile of the rule
	placesOf
)

// A phrase is a set of cards as rules speak of it: constant, a table by the card below, or made of parts.
type phrase struct {
	sort  phraseSort
	mask  cards.Mask
	table *cards.Table
	parts []part
}

type phraseSort uint8

const (
	constant phraseSort = iota
	byTop
	ofParts
)

// A part of a phrase that depends on more than the card below.
type part struct {
	kind   partKind
	minus  bool  // takes cards away
	dims   []dim // what the tables are chosen by
	tables []cards.Table
	down   []cards.Table // of `one way`: tables of the other direction
	place  int32         // of `after`, `as`, `playable on`; -1 none
	zone   int32
	node   int32 // a value, for partValue
	suits  bool  // the value is a suit
	all    bool  // all one way
}

type partKind uint8

const (
	partTable    partKind = iota // tables, chosen by dims
	partFirst                    // rank of first card of the zone
	partValue                    // cards of the rank or suit that node has
	partRelation                 // tables, by a card of place
	partOneWay                   // tables or down, by the way the pile goes
	partHome                     // card at home in the pile it lies in
	partPlayable                 // card that may be played now, on place if there is one
	partKinds
)

// A dim is something a table is chosen by.
type dim struct {
	by           dimBy
	arg          int32
	low          int
	size, stride int
}

type dimBy uint8

const (
	byPile    dimBy = iota // index of the pile in the game
	byBase                 // base of zone arg, 0 if not fixed
	byCounter              // counter arg
	byPass
	dimsBy
)

// A count asks how many cards or spaces of a place match.
type count struct {
	places []int32
	spaces bool
	phrase int32 // -1: any card
	atMost bool  // else at least
	n      int32 // a value node
	all    bool  // n is the number of such cards in the game
	seen   bool  // only face-up cards: they are compared with one, and the answer must not tell what lies hidden
}

// A seq says what makes the cards of a pile a sequence.
type seq struct {
	phrase   int32 // which card may lie on which; -1 nothing said
	of       int   // exactly so many; 0 any
	from, to int8  // rank places of first and last; 0 any
}

// A ctx is what the words card, pile and source mean at the moment.
type ctx struct {
	card   cards.Kind // rules.None if there is none
	pile   int16      // -1 if there is none
	source int16
	each   int16   // the pile that opEach asks about
	set    []uint8 // the piles of the chosen cards of a set
	fold   bool    // at compile time: the two below hold the tops of pile and source

	top, sourceTop cards.Kind
}

var noCtx = ctx{card: rules.None, pile: -1, source: -1}

// Value works out a node that is a value; ok is false where it speaks of what is not there.
func (s *State) value(n int32, c *ctx) (v int, ok bool) {
	nd := &s.g.nodes[n]
	switch nd.op {
	case opConst:
		return int(nd.a), true
	case opPass:
		return int(s.ints[intPass]), true
	case opCounter:
		return int(s.ints[intCounters+nd.a]), true
	case opBase:
		b := s.base(nd.a)
		return b, b > 0
	case opPileNo:
		if c.pile < 0 {
			return 0, false
		}
		return int(s.g.piles[c.pile].number), true
	case opNumPile:
		if c.pile < 0 {
			return 0, false
		}
		list := s.g.lists[nd.c]
		if i := int(s.g.piles[c.pile].number) - 1; i < len(list) {
			return list[i], true
		}
		return 0, false
	case opRow, opColumn:
		p := c.pile
		switch nd.a {
		case refCard:
			p = c.source
		case refPlace:
			list, ok := s.resolve(nd.b, c)
			if !ok || len(list) == 0 {
				return 0, false
			}
			p = int16(list[0])
		}
		if p < 0 {
			return 0, false
		}
		if nd.op == opRow {
			return int(s.g.piles[p].row), true
		}
		return int(s.g.piles[p].column), true
	case opRank, opSuit, opColour:
		k, ok := s.reference(nd.a, nd.b, c)
		if !ok {
			return 0, false
		}
		switch nd.op {
		case opRank:
			return s.g.pack.Place(k), true
		case opSuit:
			return s.g.pack.SuitPlace(k.Suit()), true
		}
		if k.Red() {
			return 1, true
		}
		return 2, true
	case opCards:
		list, ok := s.resolve(nd.a, c)
		n := 0
		for _, p := range list {
			lo, hi := s.span(&s.g.places[nd.a], int(p), c)
			n += hi - lo
		}
		return n, ok
	case opSpaces:
		list, ok := s.resolve(nd.a, c)
		n := 0
		for _, p := range list {
			if s.n[p] == 0 && s.g.isSpace(s, int(p)) {
				n++
			}
		}
		return n, ok
	case opMinus:
		a, ok1 := s.value(nd.a, c)
		b, ok2 := s.value(nd.b, c)
		if nd.c > 0 {
			return rules.Wrap(a-b, int(nd.c)), ok1 && ok2
		}
		return a - b, ok1 && ok2
	case opShift:
		a, ok := s.value(nd.a, c)
		if nd.c > 0 {
			return rules.Wrap(a+int(nd.b), int(nd.c)), ok
		}
		return a + int(nd.b), ok
	}
	return 0, false
}

// reference finds the card that a rule speaks of.
func (s *State) reference(ref, pl int32, c *ctx) (cards.Kind, bool) {
	switch ref {
	case refCard:
		return c.card, c.card != rules.None
	case refTop:
		if c.fold {
			return c.top, c.top != rules.None
		}
		if c.pile < 0 || s.n[c.pile] == 0 {
			return 0, false
		}
		return s.top[c.pile].Kind(), true
	case refBottom:
		if c.pile < 0 || s.n[c.pile] == 0 {
			return 0, false
		}
		return s.at(int(c.pile), 0).Kind(), true
	}
	if c.fold {
		return c.sourceTop, true
	}
	list, ok := s.resolve(pl, c)
	if !ok || len(list) == 0 || s.n[list[0]] == 0 {
		return 0, false
	}
	if s.g.places[pl].end < 0 {
		return s.at(int(list[0]), 0).Kind(), true
	}
	return s.top[list[0]].Kind(), true
}

// test asks a condition.
func (s *State) test(n int32, c *ctx) bool {
	if n < 0 {
		return true
	}
	v, _ := s.ask(n, c)
	return v
}

// ask answers a condition; ok is false where it speaks of a place that is not there. Such a test is false, under
// `not` too.
func (s *State) ask(n int32, c *ctx) (v, ok bool) {
	nd := &s.g.nodes[n]
	switch nd.op {
	case opTrue:
		return true, true
	case opFalse:
		return false, true
	case opAnd:
		return s.test(nd.a, c) && s.test(nd.b, c), true
	case opOr:
		return s.test(nd.a, c) || s.test(nd.b, c), true
	case opNot:
		v, ok := s.ask(nd.a, c)
		return ok && !v, ok
	case opBetween:
		v, ok1 := s.value(nd.a, c)
		lo, ok2 := s.value(nd.b, c)
		hi, ok3 := lo, true
		if nd.c != nd.b {
			hi, ok3 = s.value(nd.c, c)
		}
		ok = ok1 && ok2 && ok3
		return ok && lo <= v && v <= hi, ok
	case opIsCard:
		k, ok := s.reference(nd.a, nd.b, c)
		if !ok {
			return false, false
		}
		return s.mask(nd.c, k, c).Has(k), true
	case opCount:
		return s.count(&s.g.counts[nd.c], c)
	case opEmpty, opFull, opFace, opCovered, opHome, opSequence:
		list, ok := s.resolve(nd.a, c)
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
	case opPaired:
		n := 0
		list, _ := s.resolve(nd.a, c)
		for _, p := range list {
			n += int(s.n[p])
		}
		if n < int(nd.b) {
			return false, true
		}
		// A step may have laid more on a pile than makes it full.
		return nd.c == 0 || !slices.ContainsFunc(list, func(p uint8) bool { return !s.isFull(int(p)) }), true
	case opEach:
		return s.ofEach(nd, c)
	case opSameLine:
		if len(c.set) > 0 {
			return s.sameLine(c.set, nd.a == 0), true
		}
		if c.pile < 0 || c.source < 0 {
			return false, false
		}
		a, b := &s.g.piles[c.source], &s.g.piles[c.pile]
		if a.zone != b.zone {
			return false, false
		}
		if nd.a == 0 {
			return a.row == b.row, true
		}
		return a.column == b.column, true
	case opTouching:
		if len(c.set) > 0 {
			return s.connected(c.set, nd.a != 0), true
		}
		if c.pile < 0 || c.source < 0 {
			return false, false
		}
		return s.touching(int(c.source), int(c.pile), nd.a != 0), true
	}
	return false, false
}

// ofEach asks a question of every pile of a place. One of which it is not so settles it; else one of which it cannot be asked.
func (s *State) ofEach(nd *node, c *ctx) (v, ok bool) {
	list, ok := s.resolve(nd.b, c)
	if !ok {
		return false, false
	}
	one := *c
	for _, p := range list {
		one.each = int16(p)
		switch so, asked := s.ask(nd.a, &one); {
		case !asked:
			ok = false
		case !so:
			return false, true
		}
	}
	return ok, ok
}

// pileIs asks one pile for a state.
func (s *State) pileIs(nd *node, p int, c *ctx) bool {
	switch nd.op {
	case opEmpty:
		lo, hi := s.span(&s.g.places[nd.a], p, c)
		return lo == hi
	case opFull:
		return s.isFull(p)
	case opFace:
		switch s.g.places[nd.a].end {
		case 0:
			for i := range int(s.n[p]) {
				if s.at(p, i).Down() != (nd.b != 0) {
					return false
				}
			}
			return true
		case -1:
			return s.n[p] > 0 && s.at(p, 0).Down() == (nd.b != 0)
		}
		return s.n[p] > 0 && s.top[p].Down() == (nd.b != 0)
	case opCovered:
		return s.covered(p)
	case opHome:
		return s.home(p)
	case opSequence:
		return s.inSequence(&s.g.seqs[nd.c], p)
	}
	return false
}

// resolve works out the piles of a place; ok is false for a place that is not there. The list is valid until the
// outermost question is answered.
func (s *State) resolve(n int32, c *ctx) (list []uint8, ok bool) {
	pl := &s.g.places[n]
	switch pl.of {
	case ofPile:
		if c.pile < 0 {
			return nil, false
		}
		list = s.g.self[c.pile : c.pile+1]
	case ofSource:
		if c.source < 0 {
			return nil, false
		}
		list = s.g.self[c.source : c.source+1]
	case ofNeighbour:
		if c.pile < 0 {
			return nil, false
		}
		q := s.neighbour(int(c.pile), int(pl.dx), int(pl.dy))
		if q < 0 {
			return nil, false
		}
		list = s.g.self[q : q+1]
	case ofOwn:
		if c.pile < 0 {
			return nil, false
		}
		if list = s.g.own(int(c.pile), &s.g.zones[pl.zone]); list == nil {
			return nil, false
		}
	case ofLine:
		if c.pile < 0 {
			return nil, false
		}
		list = pl.piles
	case ofLayer:
		if c.pile < 0 {
			return nil, false
		}
		z := &s.g.zones[pl.zone]
		list = s.g.self[z.first : z.first+z.n]
	case ofEach:
		list = s.g.self[c.each : c.each+1]
	default:
		list = pl.piles
	}
	if pl.every() {
		return list, true
	}
	if len(s.scratch)+len(list) > cap(s.scratch) {
		s.scratch = make([]uint8, 0, 2*cap(s.scratch)+len(list))
	}
	start := len(s.scratch)
	for _, p := range list {
		if pl.empty && s.n[p] > 0 || pl.nonempty && s.n[p] == 0 || pl.other && int16(p) == c.pile || pl.of == ofLine && !s.g.inLineOf(pl, int(c.pile), int(p)) {
			continue
		}
		s.scratch = append(s.scratch, p)
	}
	list = s.scratch[start:len(s.scratch):len(s.scratch)]
	if pl.pick != 0 {
		if len(list) == 0 {
			return nil, false
		}
		if pl.pick > 0 {
			return list[:1], true
		}
		return list[len(list)-1:], true
	}
	return list, true
}

// own is the piles of a zone that `own` means, seen from a pile; nil if there is none.
func (g *Game) own(from int, z *zone) []uint8 {
	number, piles := int(g.piles[from].number), g.zones[g.piles[from].zone].n
	first, last := number, number
	if piles != z.n {
		var ok bool
		if first, last, ok = rules.Own(number, piles, z.n); !ok {
			return nil
		}
	}
	return g.self[z.first+first-1 : z.first+last]
}

// inLineOf reports whether a pile is one of a place ofLine, seen from another.
func (g *Game) inLineOf(pl *place, from, p int) bool {
	a, b := &g.piles[from], &g.piles[p]
	in := a.row == b.row
	if pl.column {
		in = a.column == b.column
	}
	return in != pl.rest
}

// count answers how many cards or spaces there are.
func (s *State) count(ct *count, c *ctx) (v, ok bool) {
	want, ok := 0, true
	if !ct.all {
		want, ok = s.value(ct.n, c)
		if !ok {
			return false, false
		}
	}
	n, there := 0, false
	for _, pi := range ct.places {
		list, ok := s.resolve(pi, c)
		if !ok {
			continue
		}
		there = true
		n += s.countIn(ct, &s.g.places[pi], list, c)
	}
	if !there {
		return false, false
	}
	if ct.all {
		m := s.mask(ct.phrase, c.card, c)
		want = s.g.howMany(m)
		return n >= want, true
	}
	if ct.atMost {
		return n <= want, true
	}
	return n >= want, true
}

// span is which cards of a pile a place means: all, one end, or those at the height of a layer.
func (s *State) span(pl *place, p int, c *ctx) (lo, hi int) {
	n := int(s.n[p])
	switch {
	case pl.of == ofLayer: // where a card would come to lie on the pile of the rule
		h := int(s.n[c.pile])
		return min(h, n), min(h+1, n)
	case pl.end > 0:
		return max(0, n-1), n
	case pl.end < 0:
		return 0, min(n, 1)
	}
	return 0, n
}

func (s *State) countIn(ct *count, pl *place, list []uint8, c *ctx) int {
	n := 0
	if ct.spaces {
		for _, p := range list {
			if s.n[p] == 0 && s.g.isSpace(s, int(p)) {
				n++
			}
		}
		return n
	}
	var m cards.Mask
	var slow *phrase
	if ct.phrase >= 0 {
		if ph := &s.g.phrases[ct.phrase]; ph.ofCards() {
			slow = ph
		} else {
			m = s.mask(ct.phrase, c.card, c)
		}
	}
	for _, p := range list {
		lo, hi := s.span(pl, int(p), c)
		if ct.phrase < 0 {
			n += hi - lo
			continue
		}
		for i := lo; i < hi; i++ {
			k := s.at(int(p), i).Kind()
			if ct.seen && s.at(int(p), i).Down() {
				continue
			}
			if slow == nil && m.Has(k) || slow != nil && s.matches(slow, k, int(p), i, c) {
				n++
			}
		}
	}
	return n
}
