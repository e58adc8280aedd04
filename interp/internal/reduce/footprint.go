package reduce

import (
	"slices"

	"pat/interp/internal/machine"
)

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
	of     [machine.MaxPiles]aspect
	card   bool // the card that moves
	top    bool // the card on top of the own pile, as the one that a card comes to
	self   bool // the own pile is meant by itself, or left out
	state  bool // how the game stands
	suits  bool // the suit or colour of a card, otherwise than by a phrase
	game   facts

	taken  machine.PileSet // piles that lose cards
	laid   machine.PileSet // that get some
	turned machine.PileSet // of which cards are turned over
	mixed  machine.PileSet // of which cards are put in another order
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
func (f *footprint) bind(own, source *machine.PileSet, zone *machine.Zone, piles int) {
	if f.top {
		f.own |= topCard
	}
	for p := range piles {
		if own.Has(p) {
			f.of[p] |= f.own
		}
		if source.Has(p) {
			f.of[p] |= f.source
		}
		if zone == nil || zone.Has(uint8(p)) {
			f.of[p] |= f.kin
		}
	}
}

// noPiles is the piles of a rule that is asked of none, allPiles those of one that may be asked of
// any.
var (
	noPiles  machine.PileSet
	allPiles = machine.PileSet{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}
)

// piles is the piles of a zone.
func (g *Game) pilesOf(z *machine.Zone) *machine.PileSet {
	ps := &machine.PileSet{}
	for p := z.First; p < z.First+z.N; p++ {
		ps.Add(p)
	}
	return ps
}

// apart marks the piles of all zones of which a set has some and not all: whoever speaks of the set
// knows which pile is which.
func (f *footprint) apart(has func(p int) bool) {
	g := f.g
	for i := range g.Zones {
		z := &g.Zones[i]
		some, all := false, true
		for p := z.First; p < z.First+z.N; p++ {
			some, all = some || has(p), all && has(p)
		}
		for p := z.First; some && !all && p < z.First+z.N; p++ {
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
	nd := &g.Nodes[n]
	switch nd.Op {
	case machine.OpConst, machine.OpTrue, machine.OpFalse:
	case machine.OpPass:
		f.game |= thePass
	case machine.OpCounter:
		f.game |= theCounters
	case machine.OpBase:
		f.theBase(nd.A)
	case machine.OpPileNo, machine.OpNumPile:
		f.own |= which
	case machine.OpRow, machine.OpColumn:
		switch nd.A {
		case machine.RefCard:
			f.source |= which
		case machine.RefPlace:
			f.place(nd.B, which|inTurn)
		default:
			f.own |= which
		}
	case machine.OpRank:
		f.reference(nd.A, nd.B)
	case machine.OpSuit, machine.OpColour:
		f.reference(nd.A, nd.B)
		f.suits = true
	case machine.OpCards:
		f.place(nd.A, howMany)
	case machine.OpSpaces, machine.OpEmpty:
		f.place(nd.A, isEmpty)
	case machine.OpMinus, machine.OpAnd, machine.OpOr:
		f.node(nd.A)
		f.node(nd.B)
	case machine.OpShift, machine.OpNot:
		f.node(nd.A)
	case machine.OpBetween:
		f.node(nd.A)
		f.node(nd.B)
		f.node(nd.C)
	case machine.OpIsCard:
		f.reference(nd.A, nd.B)
		f.phrase(nd.C)
	case machine.OpCount:
		f.count(&g.Counts[nd.C])
	case machine.OpFull:
		f.place(nd.A, howMany)
		for i := range g.Zones {
			if z := &g.Zones[i]; g.mayBeOf(nd.A, z) {
				f.room(z)
			}
		}
	case machine.OpPaired:
		f.place(nd.A, howMany)
	case machine.OpFace:
		f.place(nd.A, faces)
	case machine.OpCovered:
		f.place(nd.A, isEmpty|which)
	case machine.OpHome:
		f.place(nd.A, itsCards|itsOrder)
	case machine.OpSequence:
		f.place(nd.A, itsCards|itsOrder|faces)
		f.phrase(g.Seqs[nd.C].Phrase)
	case machine.OpSameLine:
		f.own |= which
		f.source |= which
		f.card, f.state = true, true
	case machine.OpTouching:
		f.own |= which
		f.source |= which
		f.kin |= isEmpty
		f.card, f.state = true, true
	case machine.OpEach:
		f.place(nd.B, 0)
		f.node(nd.A)
	default:
		f.everything()
	}
}

// theBase adds the lowest card of a zone: that of the first pile that has one.
func (f *footprint) theBase(zi int32) {
	g := f.g
	z := &g.Zones[zi]
	f.state = true
	for p := z.First; p < z.First+z.N; p++ {
		f.of[p] |= lowest
		if z.ManyBases {
			f.of[p] |= inTurn
		}
	}
}

// room adds what decides how many cards go to a pile of a zone.
func (f *footprint) room(z *machine.Zone) {
	g := f.g
	own := footprint{g: g}
	own.node(z.AtMost)
	own.bind(g.pilesOf(z), &noPiles, z, g.NPiles)
	for p := range g.NPiles {
		f.of[p] |= own.of[p]
	}
	f.game |= own.game
	if z.FixedMax < 0 && z.AtMost < 0 && z.Full == nil && z.FullBy == nil {
		return
	}
	for p := z.First; p < z.First+z.N; p++ {
		f.of[p] |= howMany
		if z.FullBy != nil {
			f.of[p] |= lowest
		}
	}
	uneven := false // piles differ in how long they get
	for i := range z.N {
		uneven = uneven || z.Full != nil && z.Full[i] != z.Full[0]
		uneven = uneven || z.FullBy != nil && !slices.Equal(z.FullBy[i], z.FullBy[0])
	}
	for p := z.First; uneven && p < z.First+z.N; p++ {
		f.of[p] |= which
	}
}

// mayBeOf reports whether a place may be some pile of a zone.
func (g *Game) mayBeOf(n int32, z *machine.Zone) bool {
	pl := &g.Places[n]
	switch pl.Of {
	case machine.OfPiles:
		for _, p := range pl.Piles {
			if z.Has(p) {
				return true
			}
		}
		return false
	case machine.OfOwn, machine.OfLayer:
		return &g.Zones[pl.Zone] == z
	}
	return true
}

// reference adds the card that a rule speaks of.
func (f *footprint) reference(ref, pl int32) {
	switch ref {
	case machine.RefCard:
		f.card = true
	case machine.RefTop:
		f.top = true
	case machine.RefBottom:
		f.own |= lowest
		f.self = true
	case machine.RefPlace:
		f.place(pl, f.g.endOf(pl)|inTurn)
	default:
		f.everything()
	}
}

// endOf is which card of a pile a place means.
func (g *Game) endOf(n int32) aspect {
	if g.Places[n].End < 0 {
		return lowest
	}
	return topCard
}

// place adds what is asked of the piles of a place, and how they are found. inTurn is what is asked
// only if there are several.
func (f *footprint) place(n int32, a aspect) {
	g := f.g
	pl := &g.Places[n]
	f.state = true
	f.self = f.self || pl.Other
	if pl.Empty || pl.Nonempty {
		a |= isEmpty
	}
	switch pl.Of {
	case machine.OfPiles:
		if pl.Pick != 0 {
			a |= inTurn
		}
		if len(pl.Piles) < 2 {
			a &^= inTurn
		}
		for _, p := range pl.Piles {
			f.of[p] |= a
		}
		f.apart(func(p int) bool { return machine.Contains(pl.Piles, uint8(p)) })
	case machine.OfPile:
		f.own |= a &^ inTurn
		f.self = true
	case machine.OfSource:
		f.source |= a &^ inTurn
	case machine.OfNeighbour:
		f.own |= which
		f.kin |= a | which
	case machine.OfOwn:
		f.own |= which
		for _, p := range g.Self[g.Zones[pl.Zone].First:][:g.Zones[pl.Zone].N] {
			f.of[p] |= a | which
		}
	case machine.OfLayer:
		f.own |= howMany
		f.self = true
		for _, p := range g.Self[g.Zones[pl.Zone].First:][:g.Zones[pl.Zone].N] {
			f.of[p] |= a | howMany | itsOrder
		}
	case machine.OfEach: // one after another, and all of them
		for _, p := range pl.Piles {
			f.of[p] |= a &^ inTurn
		}
	case machine.OfLine:
		f.own |= which
		for _, p := range pl.Piles {
			f.of[p] |= a | which
		}
	default:
		f.everything()
	}
}

// count adds what a count looks at.
func (f *footprint) count(ct *machine.Count) {
	g := f.g
	a := howMany
	switch {
	case ct.Spaces:
		a = isEmpty
	case ct.All && g.AnyCard(ct.Phrase):
		a = holdsAll
	case ct.Phrase >= 0:
		a = itsCards
	}
	for _, n := range ct.Places {
		b := a
		switch end := g.Places[n].End; {
		case ct.Spaces:
		case end > 0:
			b = topCard
		case end < 0:
			b = lowest
		}
		if ct.Seen {
			b |= faces
		}
		f.place(n, b)
	}
	f.node(ct.N)
	if ct.Phrase >= 0 {
		f.phrase(ct.Phrase)
		f.card = f.card || g.Phrases[ct.Phrase].Sort != machine.Constant
	}
}

// phrase adds what a phrase looks at besides the card below and the one that is to be told.
func (f *footprint) phrase(n int32) {
	g := f.g
	if n < 0 {
		return
	}
	ph := &g.Phrases[n]
	for i := range ph.Parts {
		f.part(&ph.Parts[i])
	}
}

func (f *footprint) part(pt *machine.Part) {
	g := f.g
	for _, d := range pt.Dims {
		switch d.By {
		case machine.ByPile:
			f.own |= which
			f.self = true
		case machine.ByBase:
			f.theBase(d.Arg)
		case machine.ByCounter:
			f.game |= theCounters
		case machine.ByPass:
			f.game |= thePass
		default:
			f.everything()
		}
	}
	f.suits = f.suits || pt.Suits
	switch pt.Kind {
	case machine.PartTable:
	case machine.PartFirst:
		f.theBase(pt.Zone)
	case machine.PartValue:
		f.node(pt.Node)
	case machine.PartRelation:
		f.place(pt.Place, g.endOf(pt.Place))
	case machine.PartOneWay:
		f.own |= itsOrder
		f.self, f.state = true, true
		if pt.All {
			f.kin |= itsOrder
		}
	case machine.PartHome: // the lines that say so are rules of their own
		f.card, f.self, f.state = true, true, true
		f.own |= itsCards | itsOrder
		f.source |= itsCards | itsOrder
	case machine.PartPlayable: // so are those that let a card be played
		f.card, f.self, f.state = true, true, true
		f.own |= everyAspect &^ (which | inTurn | byItself)
		f.source |= everyAspect &^ (which | inTurn | byItself)
		for p := range g.NPiles {
			f.of[p] |= everyAspect &^ (which | inTurn | byItself)
		}
		f.game = everyFact
		if pt.Place >= 0 {
			f.place(pt.Place, isEmpty)
		}
	default:
		f.everything()
	}
}

// reach adds which piles a line of a zone speaks of. All piles of a zone, or all but the own one,
// are spoken of whatever their order is.
func (f *footprint) reach(r *machine.Reach, z *machine.Zone) {
	g := f.g
	switch {
	case r == nil:
	case r.By == nil:
		f.apart(r.Same.Has)
	default:
		for i := range g.Zones {
			if o := &g.Zones[i]; !r.Fair(o, z) {
				for p := o.First; p < o.First+o.N; p++ {
					f.of[p] |= which
				}
				f.own |= which
			}
		}
	}
}
