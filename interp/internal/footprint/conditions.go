package footprint

import (
	"slices"

	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// What conditions, values, phrases and places look at.

// node adds what a condition or value looks at. It adds up what the parts look at, whichever of
// them is asked in the end: too much is safe, too little is not. Whether it stands under `not`
// matters for emptiness alone: what holds only while a pile is empty can be lost by playing there,
// so it is told apart from what is gained by it.
func (f *Print) node(n int32) {
	g := f.g
	if n < 0 {
		return
	}
	nd := &g.Nodes[n]
	switch nd.Op {
	case code.OpConst, code.OpTrue, code.OpFalse:
	case code.OpPass:
		f.Game |= ThePass
	case code.OpCounter:
		f.Game |= TheCounters
	case code.OpBase:
		f.theBase(nd.A)
	case code.OpPileNo, code.OpNumPile:
		f.Own |= Which
	case code.OpRow, code.OpColumn:
		switch nd.A {
		case code.RefCard:
			f.Source |= Which
		case code.RefPlace:
			f.place(nd.B, Which|InTurn)
		default:
			f.Own |= Which
		}
	case code.OpRank:
		f.reference(nd.A, nd.B)
	case code.OpSuit, code.OpColour:
		f.reference(nd.A, nd.B)
		f.Suits = true
	case code.OpWorth: // of which cards, not in what order
		switch {
		case nd.A != code.RefPlace:
			f.reference(nd.A, nd.B)
		case g.Places[nd.B].End == 0:
			f.place(nd.B, ItsCards|Faces)
		default:
			f.place(nd.B, f.endOf(nd.B)|Faces)
		}
	case code.OpCards:
		f.place(nd.A, HowMany)
	case code.OpSpaces:
		f.place(nd.A, IsEmpty)
	case code.OpHands:
		f.hands()
	case code.OpEmpty:
		if f.denied {
			f.place(nd.A, IsEmpty)
		} else {
			f.place(nd.A, OnceEmpty)
		}
	case code.OpMinus, code.OpAnd, code.OpOr:
		f.node(nd.A)
		f.node(nd.B)
	case code.OpShift:
		f.node(nd.A)
	case code.OpNot:
		f.denied = !f.denied
		f.node(nd.A)
		f.denied = !f.denied
	case code.OpBetween:
		f.node(nd.A)
		f.node(nd.B)
		f.node(nd.C)
	case code.OpIsCard:
		f.reference(nd.A, nd.B)
		f.phrase(nd.C)
	case code.OpCount:
		f.count(&g.Counts[nd.C])
	case code.OpFull:
		f.place(nd.A, HowMany)
		for i := range g.Zones {
			if z := &g.Zones[i]; f.mayBeOf(nd.A, z) {
				f.room(z)
			}
		}
	case code.OpPaired:
		f.place(nd.A, HowMany)
	case code.OpFace:
		f.place(nd.A, Faces)
	case code.OpCovered:
		f.place(nd.A, IsEmpty|Which)
	case code.OpHome:
		f.place(nd.A, ItsCards|ItsOrder)
	case code.OpSequence:
		f.place(nd.A, ItsCards|ItsOrder|Faces)
		f.phrase(g.Seqs[nd.C].Phrase)
	case code.OpSameLine:
		f.Own |= Which
		f.Source |= Which
		f.Card, f.From = true, true
	case code.OpTouching:
		f.Own |= Which
		f.Source |= Which
		f.Kin |= IsEmpty
		f.Card, f.From = true, true
	case code.OpEach:
		f.place(nd.B, 0)
		f.node(nd.A)
	default:
		f.everything()
	}
}

// hands adds what is looked at to count hands: which card lies where, in all piles that are part of
// one, and what the lines ask of the cards.
func (f *Print) hands() {
	g := f.g
	for i := range g.Hands {
		x := &g.Hands[i]
		for _, line := range x.Lines {
			for _, p := range line {
				f.Of[p] |= everyAspect
			}
		}
		if x.With >= 0 {
			f.place(x.With, everyAspect)
		}
		for j := range x.Count {
			r := &x.Count[j]
			f.node(r.Guard)
			for p := range g.NPiles { // what it asks may lie beside the pile of a card
				if r.Guard >= 0 && x.With >= 0 {
					f.Of[p] |= everyAspect
				}
			}
			for k := range r.Sets {
				s := &r.Sets[k]
				f.phrase(s.Phrase)
				for _, n := range s.Listed {
					f.phrase(n)
				}
				for _, n := range s.Totals {
					f.node(n)
				}
			}
		}
	}
	f.Suits = f.Suits || len(g.Hands) > 0
}

// theBase adds the lowest card of a zone: that of the first pile that has one. Where several piles
// may have one (ManyBases), which pile comes first counts as well.
func (f *Print) theBase(zi int32) {
	g := f.g
	z := &g.Zones[zi]
	for p := z.First; p < z.First+z.N; p++ {
		f.Of[p] |= Lowest
		if z.ManyBases {
			f.Of[p] |= InTurn
		}
	}
}

// room adds what decides how many cards go to a pile of a zone. Piles of a zone that differ in
// length cannot stand for one another, so which pile it is counts too.
func (f *Print) room(z *code.Zone) {
	g := f.g
	own := Print{g: g}
	own.node(z.AtMost)
	own.bind(z.Set(), &noPiles, z, g.NPiles)
	for p := range g.NPiles {
		f.Of[p] |= own.Of[p]
	}
	f.Game |= own.Game
	if z.FixedMax < 0 && z.AtMost < 0 && z.Full == nil && z.FullBy == nil {
		return
	}
	for p := z.First; p < z.First+z.N; p++ {
		f.Of[p] |= HasRoom
		if z.FullBy != nil {
			f.Of[p] |= Lowest
		}
	}
	uneven := false // piles differ in how long they get
	for i := range z.N {
		uneven = uneven || z.Full != nil && z.Full[i] != z.Full[0]
		uneven = uneven || z.FullBy != nil && !slices.Equal(z.FullBy[i], z.FullBy[0])
	}
	for p := z.First; uneven && p < z.First+z.N; p++ {
		f.Of[p] |= Which
	}
}

// mayBeOf reports whether a place may be some pile of a zone. Where it cannot be told, it may.
func (f *Print) mayBeOf(n int32, z *code.Zone) bool {
	pl := &f.g.Places[n]
	switch pl.Of {
	case code.OfPiles:
		for _, p := range pl.Piles {
			if z.Has(p) {
				return true
			}
		}
		return false
	case code.OfOwn, code.OfLayer:
		return &f.g.Zones[pl.Zone] == z
	}
	return true
}

// reference adds the card that a rule speaks of. The card that moves and the top of the own pile
// are no aspects of a pile: what hangs on these two alone can be made a table (Meets).
func (f *Print) reference(ref, pl int32) {
	switch ref {
	case code.RefCard:
		f.Card = true
	case code.RefTop:
		f.Top = true
	case code.RefBottom:
		f.Own |= Lowest
		f.Self = true
	case code.RefPlace:
		f.place(pl, f.endOf(pl)|InTurn)
	default:
		f.everything()
	}
}

// endOf is which card of a pile a place means.
func (f *Print) endOf(n int32) Aspect {
	if f.g.Places[n].End < 0 {
		return Lowest
	}
	return TopCard
}

// place adds what is asked of the piles of a place, and how they are found. InTurn is what is asked
// only if there are several. `pile` and `source` are noted as such and become piles when the rule
// is bound to them (bind).
func (f *Print) place(n int32, a Aspect) {
	g := f.g
	pl := &g.Places[n]
	f.Self = f.Self || pl.Other
	if pl.Empty || pl.Nonempty {
		a |= IsEmpty
	}
	if pl.Numbered() {
		a |= Which
		for _, spans := range [][]code.Span{pl.Numbers, pl.Rows, pl.Columns} {
			for _, sp := range spans {
				f.node(sp.From)
				f.node(sp.To)
			}
		}
	}
	switch pl.Of {
	case code.OfPiles:
		if pl.Pick != 0 {
			a |= InTurn
		}
		if pl.Nearest() {
			f.Own |= Which
			a |= Which
		}
		if len(pl.Piles) < 2 {
			a &^= InTurn
		}
		for _, p := range pl.Piles {
			f.Of[p] |= a
		}
		f.apart(func(p int) bool { return machine.Contains(pl.Piles, uint8(p)) })
	case code.OfPile:
		f.Own |= a &^ InTurn
		f.Self = true
	case code.OfSource, code.OfTaken:
		f.Source |= a &^ InTurn
		f.From = true
	case code.OfNeighbour:
		f.Own |= Which
		f.Kin |= a | Which
	case code.OfOwn:
		f.Own |= Which
		for _, p := range g.Self[g.Zones[pl.Zone].First:][:g.Zones[pl.Zone].N] {
			f.Of[p] |= a | Which
		}
	case code.OfLayer:
		f.Own |= HowMany
		f.Self = true
		for _, p := range g.Self[g.Zones[pl.Zone].First:][:g.Zones[pl.Zone].N] {
			f.Of[p] |= a | HowMany | ItsOrder
		}
	case code.OfEach: // one after another, and all of them
		for _, p := range pl.Piles {
			f.Of[p] |= a &^ InTurn
		}
	case code.OfLine:
		f.Own |= Which
		for _, p := range pl.Piles {
			f.Of[p] |= a | Which
		}
	default:
		f.everything()
	}
}

// count adds what a count looks at. That all cards lie in some places is less to ask than how many
// do: it hangs on none of them leaving.
func (f *Print) count(ct *code.Count) {
	g := f.g
	a := HowMany
	switch {
	case ct.Spaces:
		a = IsEmpty
	case ct.All && g.AnyCard(ct.Phrase):
		a = HoldsAll
	case ct.Phrase >= 0:
		a = ItsCards
	}
	for _, n := range ct.Places {
		b := a
		switch end := g.Places[n].End; {
		case ct.Spaces:
		case end > 0:
			b = TopCard
		case end < 0:
			b = Lowest
		}
		if ct.Seen {
			b |= Faces
		}
		f.place(n, b)
	}
	f.node(ct.N)
	if ct.Phrase >= 0 {
		f.phrase(ct.Phrase)
		f.Card = f.Card || g.Phrases[ct.Phrase].Sort != code.Constant
	}
}

// phrase adds what a phrase looks at besides the card below and the one that is to be told.
func (f *Print) phrase(n int32) {
	g := f.g
	if n < 0 {
		return
	}
	ph := &g.Phrases[n]
	for i := range ph.Parts {
		f.part(&ph.Parts[i])
	}
}

// part adds what one alternative looks at besides. Cards at home and playable ones hang on other
// rules, of which it is not known here what they look at, so nearly everything is assumed.
func (f *Print) part(pt *code.Part) {
	g := f.g
	for _, d := range pt.Dims {
		switch d.By {
		case code.ByPile:
			f.Own |= Which
			f.Self = true
		case code.ByBase:
			f.theBase(d.Arg)
		case code.ByCounter:
			f.Game |= TheCounters
		case code.ByPass:
			f.Game |= ThePass
		default:
			f.everything()
		}
	}
	f.Suits = f.Suits || pt.Suits
	switch pt.Kind {
	case code.PartTable:
	case code.PartFirst:
		f.theBase(pt.Zone)
	case code.PartValue:
		f.node(pt.Node)
	case code.PartRelation:
		f.place(pt.Place, f.endOf(pt.Place))
	case code.PartOneWay:
		f.Own |= ItsOrder
		f.Self = true
		if pt.All {
			f.Kin |= ItsOrder
		}
	case code.PartHome: // the lines that say so are rules of their own
		f.Card, f.Self, f.From = true, true, true
		f.Own |= ItsCards | ItsOrder
		f.Source |= ItsCards | ItsOrder
	case code.PartPlayable: // so are those that let a card be played
		f.Card, f.Self, f.From = true, true, true
		f.Own |= everyAspect &^ (Which | InTurn | ByItself)
		f.Source |= everyAspect &^ (Which | InTurn | ByItself)
		for p := range g.NPiles {
			f.Of[p] |= everyAspect &^ (Which | InTurn | ByItself)
		}
		f.Game = everyFact
		if pt.Place >= 0 {
			f.place(pt.Place, IsEmpty)
		}
	default:
		f.everything()
	}
}

// reach adds which piles a line of a zone speaks of. All piles of a zone, or all but the own one,
// are spoken of whatever their order is. Where it is not so, as for `from pile left`, it counts
// which pile is which.
func (f *Print) reach(r *code.Reach, z *code.Zone) {
	g := f.g
	switch {
	case r == nil:
	case r.By == nil:
		f.apart(r.Same.Has)
	default:
		for i := range g.Zones {
			if o := &g.Zones[i]; !fair(r, o, z) {
				for p := o.First; p < o.First+o.N; p++ {
					f.Of[p] |= Which
				}
				f.Own |= Which
			}
		}
	}
}

// fair reports whether every pile of a zone speaks of all piles of another or of none, or in the
// zone itself of the own one alone or of all others. Then piles can change their places without any
// rule noticing.
func fair(r *code.Reach, o, z *code.Zone) bool {
	if len(r.By) == 0 {
		return true
	}
	of := func(i, p int) bool { return r.By[i].Has(p) }
	own := o.First == z.First
	another := o.First // than the pile that the first speaks of itself
	if own && o.N > 1 {
		another++
	}
	for i := range r.By {
		for p := o.First; p < o.First+o.N; p++ {
			self := own && i == p-o.First
			switch {
			case self:
				if of(i, p) != of(0, o.First) {
					return false
				}
			case of(i, p) != of(0, another):
				return false
			}
		}
	}
	return true
}
