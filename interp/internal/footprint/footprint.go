package footprint

import (
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// This file answers what there is to look at in a position, and how the footprint of a rule is made
// and bound. `build down in suit when cards in waste is 0` looks at the card that moves, at the top
// of its own pile (Top), and at how many cards lie in the waste (Of, HowMany); it changes nothing.
//
// A rule is read once for all piles of its zone: what it asks of its own pile stands in Own, of the
// pile that a card comes from in Source. bind spreads that over the piles that these may be.

// An Aspect is something of a pile that a rule may look at.
type Aspect uint16

const (
	IsEmpty   Aspect = 1 << iota // whether a card lies there
	OnceEmpty                    // the same, where nothing ends by its being empty
	Carrying                     // the same, where more can be carried by its being empty
	HowMany                      // how many do
	HasRoom                      // how many more may come
	TopCard                      // the card on top
	Lowest                       // the card at the bottom
	ItsCards                     // which cards lie there, in whatever order
	ItsOrder                     // which card lies where
	Faces                        // which cards lie face down
	Which                        // which of its zone it is: its number, row, column, suit, neighbours
	InTurn                       // of several, which comes first
	ByItself                     // the same, of those that give or take cards by themselves
	HoldsAll                     // whether all cards lie there
	lastAspect
	everyAspect = lastAspect - 1
)

// Emptiness is what tells no more of a pile than whether a card lies there, Height what tells no
// more than how many do.
const (
	Emptiness = IsEmpty | OnceEmpty | Carrying
	Height    = Emptiness | HowMany | HasRoom
)

// Facts are what a rule may look at besides piles.
type Facts uint8

const (
	ThePass Facts = 1 << iota
	TheCounters
	TheUses
	everyFact = TheUses<<1 - 1
)

// A Print is the footprint of a rule, or of a part of one: what it looks at and what it changes.
// What it asks of its own pile, of the card that moves and of the pile this comes from is kept
// apart until the rule is bound to piles.
type Print struct {
	g      *machine.Game
	Own    Aspect // of the pile that the rule is asked of
	Kin    Aspect // of any pile of the same zone
	Source Aspect // of the pile that a card comes from
	Of     [code.MaxPiles]Aspect
	Card   bool // the card that moves
	Top    bool // the card on top of the own pile, as the one that a card comes to
	Self   bool // the own pile is meant by itself, or left out
	From   bool // the pile that a card comes from is meant by itself
	Suits  bool // the suit or colour of a card, otherwise than by a phrase
	Game   Facts
	denied bool // what is being looked at is not to be so

	Taken  code.PileSet // piles that lose cards
	Laid   code.PileSet // that get some
	Turned code.PileSet // of which cards are turned over
	Mixed  code.PileSet // of which cards are put in another order

	came, went *code.PileSet // what `source` and `pile` mean in a step that follows, if that is known
}

// New is the footprint of a rule of which nothing is known yet that it looks at.
func New(g *machine.Game) *Print { return &Print{g: g} }

// Of is the footprint of some conditions and values; -1 is one that is not given.
func Of(g *machine.Game, nodes ...int32) *Print {
	f := New(g)
	for _, n := range nodes {
		f.node(n)
	}
	return f
}

// OfPhrase is the footprint of a phrase, the card below and the one that is to be told aside. These
// two are what a phrase is asked with; they are told by whoever asks it.
func OfPhrase(g *machine.Game, n int32) *Print {
	f := New(g)
	f.phrase(n)
	return f
}

// OfStep is the footprint of a step, its guard included.
func OfStep(g *machine.Game, st *code.Step) *Print {
	f := Of(g, st.Guard)
	f.step(st)
	return f
}

// OfSteps is the footprint of some steps together.
func OfSteps(g *machine.Game, list []code.Step) *Print {
	f := New(g)
	for i := range list {
		f.node(list[i].Guard)
		f.step(&list[i])
	}
	return f
}

// Arrival is the footprint of a line that lets cards come to a zone, its guard included. It is not
// bound yet: Own is any pile of the zone.
func Arrival(g *machine.Game, a *code.Arrival, z *code.Zone) *Print {
	f := Of(g, a.Guard)
	f.arrival(a, z)
	return f
}

// Swap is the footprint of a line by which two cards of a zone and elsewhere change places, its
// guard included.
func Swap(g *machine.Game, r *code.SwapRule, z *code.Zone) *Print {
	f := Of(g, r.Guard)
	f.swap(r, z)
	return f
}

// Unit is the footprint of a line that says what moves as one in a zone, its guard included.
func Unit(g *machine.Game, u *code.UnitRule, z *code.Zone) *Print {
	f := Of(g, u.Guard)
	f.unit(u, z)
	return f
}

// Pile reports whether it hangs on the pile that a rule is asked of, the card on top of it aside.
func (f *Print) Pile() bool { return f.Own|f.Kin != 0 || f.Self }

// Asks reports whether no more than some aspects are looked at of any pile that is named.
func (f *Print) Asks(known Aspect) bool {
	for _, a := range f.Of {
		if a&^known != 0 {
			return false
		}
	}
	return true
}

// Meets reports whether it hangs on nothing but the card that moves and the one that it comes to.
func (f *Print) Meets() bool {
	return !f.Pile() && !f.From && f.Source == 0 && f.Game == 0 && f.Asks(0)
}

// Loose reports whether it hangs on the card that moves, or on where it comes from.
func (f *Print) Loose() bool { return f.Card || f.From || f.Source != 0 }

// everything is the footprint of what is not known.
func (f *Print) everything() {
	f.Own, f.Kin, f.Source = everyAspect, everyAspect, everyAspect
	for p := range f.Of {
		f.Of[p] = everyAspect
	}
	f.Card, f.Top, f.Self, f.From, f.Suits, f.Game = true, true, true, true, true, everyFact
	f.Taken, f.Laid, f.Turned, f.Mixed = allPiles, allPiles, allPiles, allPiles
	unknown()
}

// unknown is called where something has no footprint of its own; tests make it fail.
var unknown = func() {}

// bind replaces what is asked of the own pile and of the source by what is asked of the piles that
// these may be. A set of nil is any pile: what cannot be told is assumed of all.
func (f *Print) bind(own, source *code.PileSet, zone *code.Zone, piles int) {
	looks := f.Own
	if f.Top {
		looks |= TopCard
	}
	for p := range piles {
		if own.Has(p) {
			f.Of[p] |= looks
		}
		if source.Has(p) {
			f.Of[p] |= f.Source
		}
		if zone == nil || zone.Has(uint8(p)) {
			f.Of[p] |= f.Kin
		}
	}
}

// noPiles is the piles of a rule that is asked of none, allPiles those of one that may be asked of
// any.
var (
	noPiles  code.PileSet
	allPiles = code.PileSet{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}
)

// apart marks the piles of all zones of which a set has some and not all: whoever speaks of the set
// knows which pile is which. `from tableau 1 to 3` does so, `from tableau` does not.
func (f *Print) apart(has func(p int) bool) {
	g := f.g
	for i := range g.Zones {
		z := &g.Zones[i]
		some, all := false, true
		for p := z.First; p < z.First+z.N; p++ {
			some, all = some || has(p), all && has(p)
		}
		for p := z.First; some && !all && p < z.First+z.N; p++ {
			f.Of[p] |= Which
		}
	}
}
