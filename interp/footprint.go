package interp

import "slices"

// What does a rule look at, and what does it change? This file answers for every node of a
// condition, every phrase, place, unit, step and line of a compiled game, and every reduction of a
// search asks here: piles of a zone are interchangeable where no rule looks at which of them it is;
// the order of a discard does not count where no rule looks at more than which cards lie there; and
// so on.
//
// The default is closed: what a switch of this file does not know looks at everything and changes
// everything, so that a word that is new to the language costs reductions and never a verdict
// (compare the effects of a compiler's optimiser, or the preconditions and effects of planning:
// Fikes and Nilsson, "STRIPS", 1971).

// An aspect is something of a pile that a rule may look at.
type aspect uint16

const (
	isEmpty  aspect = 1 << iota // whether a card lies there
	howMany                     // how many do
	topCard                     // the card on top
	lowest                      // the card at the bottom
	itsCards                    // which cards lie there, in whatever order
	itsOrder                    // which card lies where
	faces                       // which cards lie face down
	which                       // which of its zone it is: its number, row, column, suit, neighbours
	inTurn                      // of several, which comes first
	byItself                    // the same, of those that give or take cards by themselves
	holdsAll                    // whether all cards lie there
	lastAspect
	everyAspect = lastAspect - 1
)

var aspectNames = [...]string{
	"whether it is empty", "how many cards lie there", "its top card", "its lowest card",
	"which cards lie there", "their order", "their faces",
	"which pile it is", "which comes first", "which is first served", "whether all cards lie there",
}

// facts are what a rule may look at besides piles.
type facts uint8

const (
	thePass facts = 1 << iota
	theCounters
	theUses
	everyFact = theUses<<1 - 1
)

// A footprint is what a rule looks at and what it changes. What it asks of its own pile, of the
// card that moves and of the pile this comes from is kept apart until the rule is bound to piles.
type footprint struct {
	g      *Game
	own    aspect // of the pile that the rule is asked of
	kin    aspect // of any pile of the same zone
	source aspect // of the pile that a card comes from
	of     [maxPiles]aspect
	card   bool // the card that moves
	top    bool // the card on top of the own pile, as the one that a card comes to
	self   bool // the own pile is meant by itself, or left out
	state  bool // how the game stands
	suits  bool // the suit or colour of a card, otherwise than by a phrase
	game   facts

	taken  pileSet // piles that lose cards
	laid   pileSet // that get some
	turned pileSet // of which cards are turned over
	mixed  pileSet // of which cards are put in another order
}

// everything is the footprint of what is not known.
func (f *footprint) everything() {
	f.own, f.kin, f.source = everyAspect, everyAspect, everyAspect
	for p := range f.of {
		f.of[p] = everyAspect
	}
	f.card, f.top, f.self, f.state, f.suits, f.game = true, true, true, true, true, everyFact
	f.taken, f.laid, f.turned, f.mixed = allPiles, allPiles, allPiles, allPiles
	unknownFootprint()
}

// unknownFootprint is called where something has no footprint of its own; tests make it fail.
var unknownFootprint = func() {}

// bind replaces what is asked of the own pile and of the source by what is asked of the piles that
// these may be.
func (f *footprint) bind(own, source *pileSet, zone *zone, piles int) {
	if f.top {
		f.own |= topCard
	}
	for p := range piles {
		if own.has(p) {
			f.of[p] |= f.own
		}
		if source.has(p) {
			f.of[p] |= f.source
		}
		if zone == nil || zone.has(uint8(p)) {
			f.of[p] |= f.kin
		}
	}
}

// noPiles is the piles of a rule that is asked of none, allPiles those of one that may be asked of
// any.
var (
	noPiles  pileSet
	allPiles = pileSet{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}
)

// piles is the piles of a zone.
func (g *Game) pilesOf(z *zone) *pileSet {
	ps := &pileSet{}
	for p := z.first; p < z.first+z.n; p++ {
		ps.add(p)
	}
	return ps
}

// apart marks the piles of all zones of which a set has some and not all: whoever speaks of the set
// knows which pile is which.
func (f *footprint) apart(has func(p int) bool) {
	g := f.g
	for i := range g.zones {
		z := &g.zones[i]
		some, all := false, true
		for p := z.first; p < z.first+z.n; p++ {
			some, all = some || has(p), all && has(p)
		}
		for p := z.first; some && !all && p < z.first+z.n; p++ {
			f.of[p] |= which
		}
	}
}

// node adds what a condition or value looks at.
func (f *footprint) node(n int32) {
	g := f.g
	if n < 0 {
		return
	}
	nd := &g.nodes[n]
	switch nd.op {
	case opConst, opTrue, opFalse:
	case opPass:
		f.game |= thePass
	case opCounter:
		f.game |= theCounters
	case opBase:
		f.theBase(nd.a)
	case opPileNo, opNumPile:
		f.own |= which
	case opRow, opColumn:
		switch nd.a {
		case refCard:
			f.source |= which
		case refPlace:
			f.place(nd.b, which|inTurn)
		default:
			f.own |= which
		}
	case opRank:
		f.reference(nd.a, nd.b)
	case opSuit, opColour:
		f.reference(nd.a, nd.b)
		f.suits = true
	case opCards:
		f.place(nd.a, howMany)
	case opSpaces, opEmpty:
		f.place(nd.a, isEmpty)
	case opMinus, opAnd, opOr:
		f.node(nd.a)
		f.node(nd.b)
	case opShift, opNot:
		f.node(nd.a)
	case opBetween:
		f.node(nd.a)
		f.node(nd.b)
		f.node(nd.c)
	case opIsCard:
		f.reference(nd.a, nd.b)
		f.phrase(nd.c)
	case opCount:
		f.count(&g.counts[nd.c])
	case opFull:
		f.place(nd.a, howMany)
		for i := range g.zones {
			if z := &g.zones[i]; g.mayBeOf(nd.a, z) {
				f.room(z)
			}
		}
	case opPaired:
		f.place(nd.a, howMany)
	case opFace:
		f.place(nd.a, faces)
	case opCovered:
		f.place(nd.a, isEmpty|which)
	case opHome:
		f.place(nd.a, itsCards|itsOrder)
	case opSequence:
		f.place(nd.a, itsCards|itsOrder|faces)
		f.phrase(g.seqs[nd.c].phrase)
	case opSameLine:
		f.own |= which
		f.source |= which
		f.card, f.state = true, true
	case opTouching:
		f.own |= which
		f.source |= which
		f.kin |= isEmpty
		f.card, f.state = true, true
	case opEach:
		f.place(nd.b, 0)
		f.node(nd.a)
	default:
		f.everything()
	}
}

// theBase adds the lowest card of a zone: that of the first pile that has one.
func (f *footprint) theBase(zi int32) {
	g := f.g
	z := &g.zones[zi]
	f.state = true
	for p := z.first; p < z.first+z.n; p++ {
		f.of[p] |= lowest
		if z.manyBases {
			f.of[p] |= inTurn
		}
	}
}

// room adds what decides how many cards go to a pile of a zone.
func (f *footprint) room(z *zone) {
	g := f.g
	own := footprint{g: g}
	own.node(z.atMost)
	own.bind(g.pilesOf(z), &noPiles, z, g.nPiles)
	for p := range g.nPiles {
		f.of[p] |= own.of[p]
	}
	f.game |= own.game
	if z.fixedMax < 0 && z.atMost < 0 && z.full == nil && z.fullBy == nil {
		return
	}
	for p := z.first; p < z.first+z.n; p++ {
		f.of[p] |= howMany
		if z.fullBy != nil {
			f.of[p] |= lowest
		}
	}
	uneven := false // piles differ in how long they get
	for i := range z.n {
		uneven = uneven || z.full != nil && z.full[i] != z.full[0]
		uneven = uneven || z.fullBy != nil && !slices.Equal(z.fullBy[i], z.fullBy[0])
	}
	for p := z.first; uneven && p < z.first+z.n; p++ {
		f.of[p] |= which
	}
}

// mayBeOf reports whether a place may be some pile of a zone.
func (g *Game) mayBeOf(n int32, z *zone) bool {
	pl := &g.places[n]
	switch pl.of {
	case ofPiles:
		for _, p := range pl.piles {
			if z.has(p) {
				return true
			}
		}
		return false
	case ofOwn, ofLayer:
		return &g.zones[pl.zone] == z
	}
	return true
}

// reference adds the card that a rule speaks of.
func (f *footprint) reference(ref, pl int32) {
	switch ref {
	case refCard:
		f.card = true
	case refTop:
		f.top = true
	case refBottom:
		f.own |= lowest
		f.self = true
	case refPlace:
		f.place(pl, f.g.endOf(pl)|inTurn)
	default:
		f.everything()
	}
}

// endOf is which card of a pile a place means.
func (g *Game) endOf(n int32) aspect {
	if g.places[n].end < 0 {
		return lowest
	}
	return topCard
}

// place adds what is asked of the piles of a place, and how they are found. inTurn is what is asked
// only if there are several.
func (f *footprint) place(n int32, a aspect) {
	g := f.g
	pl := &g.places[n]
	f.state = true
	f.self = f.self || pl.other
	if pl.empty || pl.nonempty {
		a |= isEmpty
	}
	switch pl.of {
	case ofPiles:
		if pl.pick != 0 {
			a |= inTurn
		}
		if len(pl.piles) < 2 {
			a &^= inTurn
		}
		for _, p := range pl.piles {
			f.of[p] |= a
		}
		f.apart(func(p int) bool { return contains(pl.piles, uint8(p)) })
	case ofPile:
		f.own |= a &^ inTurn
		f.self = true
	case ofSource:
		f.source |= a &^ inTurn
	case ofNeighbour:
		f.own |= which
		f.kin |= a | which
	case ofOwn:
		f.own |= which
		for _, p := range g.self[g.zones[pl.zone].first:][:g.zones[pl.zone].n] {
			f.of[p] |= a | which
		}
	case ofLayer:
		f.own |= howMany
		f.self = true
		for _, p := range g.self[g.zones[pl.zone].first:][:g.zones[pl.zone].n] {
			f.of[p] |= a | howMany | itsOrder
		}
	case ofEach: // one after another, and all of them
		for _, p := range pl.piles {
			f.of[p] |= a &^ inTurn
		}
	case ofLine:
		f.own |= which
		for _, p := range pl.piles {
			f.of[p] |= a | which
		}
	default:
		f.everything()
	}
}

// count adds what a count looks at.
func (f *footprint) count(ct *count) {
	g := f.g
	a := howMany
	switch {
	case ct.spaces:
		a = isEmpty
	case ct.all && g.anyCard(ct.phrase):
		a = holdsAll
	case ct.phrase >= 0:
		a = itsCards
	}
	for _, n := range ct.places {
		b := a
		switch end := g.places[n].end; {
		case ct.spaces:
		case end > 0:
			b = topCard
		case end < 0:
			b = lowest
		}
		if ct.seen {
			b |= faces
		}
		f.place(n, b)
	}
	f.node(ct.n)
	if ct.phrase >= 0 {
		f.phrase(ct.phrase)
		f.card = f.card || g.phrases[ct.phrase].sort != constant
	}
}

// phrase adds what a phrase looks at besides the card below and the one that is to be told.
func (f *footprint) phrase(n int32) {
	g := f.g
	if n < 0 {
		return
	}
	ph := &g.phrases[n]
	for i := range ph.parts {
		f.part(&ph.parts[i])
	}
}

func (f *footprint) part(pt *part) {
	g := f.g
	for _, d := range pt.dims {
		switch d.by {
		case byPile:
			f.own |= which
			f.self = true
		case byBase:
			f.theBase(d.arg)
		case byCounter:
			f.game |= theCounters
		case byPass:
			f.game |= thePass
		default:
			f.everything()
		}
	}
	f.suits = f.suits || pt.suits
	switch pt.kind {
	case partTable:
	case partFirst:
		f.theBase(pt.zone)
	case partValue:
		f.node(pt.node)
	case partRelation:
		f.place(pt.place, g.endOf(pt.place))
	case partOneWay:
		f.own |= itsOrder
		f.self, f.state = true, true
		if pt.all {
			f.kin |= itsOrder
		}
		if pt.all && g.zones[pt.zone].manyWays {
			f.kin |= inTurn
		}
	case partHome: // the lines that say so are rules of their own
		f.card, f.self, f.state = true, true, true
		f.own |= itsCards | itsOrder
		f.source |= itsCards | itsOrder
	case partPlayable: // so are those that let a card be played
		f.card, f.self, f.state = true, true, true
		f.own |= everyAspect &^ (which | inTurn | byItself)
		f.source |= everyAspect &^ (which | inTurn | byItself)
		for p := range g.nPiles {
			f.of[p] |= everyAspect &^ (which | inTurn | byItself)
		}
		f.game = everyFact
		if pt.place >= 0 {
			f.place(pt.place, isEmpty)
		}
	default:
		f.everything()
	}
}

// reach adds which piles a line of a zone speaks of. All piles of a zone, or all but the own one,
// are spoken of whatever their order is.
func (f *footprint) reach(r *reach, z *zone) {
	g := f.g
	switch {
	case r == nil:
	case r.by == nil:
		f.apart(r.same.has)
	default:
		for i := range g.zones {
			if o := &g.zones[i]; !r.fair(o, z) {
				for p := o.first; p < o.first+o.n; p++ {
					f.of[p] |= which
				}
				f.own |= which
			}
		}
	}
}

// fair reports whether every pile of a zone speaks of all piles of another or of none, or in the
// zone itself of the own one alone or of all others.
func (r *reach) fair(o, z *zone) bool {
	if len(r.by) == 0 {
		return true
	}
	of := func(i, p int) bool { return r.by[i].has(p) }
	own := o.first == z.first
	for i := range r.by {
		for p := o.first; p < o.first+o.n; p++ {
			self := own && i == p-o.first
			switch {
			case self:
				if of(i, p) != of(0, o.first) {
					return false
				}
			case of(i, p) != of(0, o.first+b2i(own && o.n > 1)):
				return false
			}
		}
	}
	return true
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
