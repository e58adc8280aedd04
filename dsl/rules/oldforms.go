package rules

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file holds the forms of lines over syntax, for the readers that have not come over to those
// of forms.go yet.

// A OldForm is a line of a zone, resolved: an *OldArrival, a *OldLimit or a *OldUnit.
type OldForm interface{ Says() *dsl.Line }

// An OldArrival is a line by which cards come to a zone in play.
type OldArrival struct {
	Line        *dsl.Line // the head of the zone, for what its kind takes by nature
	Zone        *Zone
	Base        bool         // it says with what a foundation begins
	OnEmpty     bool         // it lets them come to empty piles
	OnCards     bool         // and on cards
	Cards       []*dsl.Cards // which: one phrase for all piles, or one for each; nil for any card
	Order       *OldOrder    // of `build in order`, which has no phrase
	Size        int          // exactly so many cards together; 0 for any number
	Whole       bool         // only a whole pile
	Seq         *dsl.Seq     // only cards in such a sequence
	Set         *OldSet      // only several cards from different piles
	*dsl.Arrive              // from where, by itself, how often, when
}

// An OldOrder is the list of ranks by which piles are built.
type OldOrder struct {
	Ranks    []cards.Rank
	Suits    *dsl.SuitRel
	Wraps    bool
	AnyStart bool // it begins with the rank of the first card laid, not with the first of the list
}

// A OldSet is several cards that leave together.
type OldSet struct {
	Said   *dsl.Set
	Least  int
	Most   int // 0 for any number
	Listed []*dsl.Card
	Alike  *dsl.Alike // what they have in common, or nil
	Pair   bool       // two cards, either of which may come first
}

// A OldLimit is a line that says where cards may come from or go to, whatever the other lines say.
// Of
// several of a kind one is enough.
type OldLimit struct {
	Line   *dsl.Line
	Of     LimitKind
	Places *dsl.Places // nil for anywhere
	Guard  *dsl.Guard
}

// A OldUnit is a line that says what moves as one.
type OldUnit struct {
	Line *dsl.Line
	Of   UnitKind
	N    int         // cards, as OneCard and AnyOne say it
	Seq  *dsl.Seq    // of ARun
	Free []*dsl.Free // what bounds a run
	To   *dsl.Places // nil for anywhere
	*dsl.Ending
}

// Says is the line of the arrival.
func (a *OldArrival) Says() *dsl.Line { return a.Line }

// Says is the line of the limit.
func (l *OldLimit) Says() *dsl.Line { return l.Line }

// Says is the line of the unit.
func (u *OldUnit) Says() *dsl.Line { return u.Line }

// OldForms are the forms of one type of a zone, in order.
func OldForms[T OldForm](z *Zone) []T {
	var out []T
	for _, f := range z.OldForms {
		if t, ok := f.(T); ok {
			out = append(out, t)
		}
	}
	return out
}

// Limits are the limits of one kind of a zone, in order.
func (z *Zone) OldLimits(of LimitKind) (out []*OldLimit) {
	for _, l := range OldForms[*OldLimit](z) {
		if l.Of == of {
			out = append(out, l)
		}
	}
	return out
}

// ByNature reports whether it is no line that lets the cards come, but the kind of the zone.
func (a *OldArrival) ByNature() bool { return a.Line == a.Zone.Head }

// Grouped reports whether cards come together or not at all: as a set, or a sequence.
func (a *OldArrival) Grouped() bool { return a.Set != nil || a.Seq != nil }

// Phrase is which cards may come to the i-th pile of the zone; nil for any card. ok is false where
// a list has none for it.
func (a *OldArrival) Phrase(i int) (c *dsl.Cards, ok bool) {
	switch {
	case len(a.Cards) == 0:
		return nil, true
	case len(a.Cards) == 1:
		return a.Cards[0], true
	case i < len(a.Cards):
		return a.Cards[i], true
	}
	return nil, false
}

// Sole is the one phrase that says which cards come; nil where none or a list does.
func (a *OldArrival) Sole() *dsl.Cards {
	if len(a.Cards) == 1 {
		return a.Cards[0]
	}
	return nil
}

// FirstRank reports whether the line says so.
func (a *OldArrival) FirstRank() bool {
	return a.Base && slices.ContainsFunc(a.Cards, func(c *dsl.Cards) bool {
		return slices.ContainsFunc(c.Any, func(k *dsl.Card) bool { return k.FirstRank })
	})
}

// oldResolve finds the forms of the lines of a zone.
func (s *Sheet) oldResolve(z *Zone) {
	z.OldForms = nil
	if z.Kind.TakesAny() {
		z.OldForms = append(z.OldForms, &OldArrival{
			Line: z.Head, Zone: z, OnEmpty: true, OnCards: true, Arrive: &dsl.Arrive{},
		})
	}
	for _, l := range z.Lines {
		if f := s.oldForm(z, l); f != nil {
			z.OldForms = append(z.OldForms, f)
		}
	}
	first := slices.ContainsFunc(OldForms[*OldArrival](z), (*OldArrival).FirstRank)
	for _, a := range OldForms[*OldArrival](z) {
		if a.Order != nil {
			a.Order.AnyStart, a.OnEmpty = first, !first
		}
	}
}

// oldForm is what a line of a zone means; nil where it lets nothing come, go or move.
func (s *Sheet) oldForm(z *Zone, l *dsl.Line) OldForm {
	switch t := l.Stmt.(type) {
	case *dsl.Base:
		return &OldArrival{Line: l, Zone: z, Base: true, OnEmpty: true, Cards: t.Cards, Arrive: &t.Arrive}
	case *dsl.Build:
		a := &OldArrival{Line: l, Zone: z, OnCards: true, Arrive: &t.Arrive}
		switch {
		case t.Order != nil:
			a.Order = &OldOrder{Ranks: s.Spell(t.Order...), Suits: t.SuitRel, Wraps: t.Wrapping}
		case t.None:
			return nil
		default:
			a.Cards = []*dsl.Cards{t.Cards}
		}
		return a
	case *dsl.Spaces:
		a := &OldArrival{Line: l, Zone: z, OnEmpty: true, Whole: t.Pile, Arrive: &t.Arrive}
		if t.Stay || t.Close {
			return nil
		}
		a.these(t.Cards)
		return a
	case *dsl.Takes:
		if t.Only {
			return &OldLimit{l, TakesOnly, t.From, t.Guard}
		}
		return oldTaking(z, l, t)
	case *dsl.Plays:
		return &OldLimit{l, PlaysOnly, t.To, t.Guard}
	case *dsl.Worry:
		return &OldLimit{l, WorryBack, t.To, t.Guard}
	case *dsl.Move:
		return oldMoving(l, t)
	}
	return nil
}

// these says which cards come, and how many together.
func (a *OldArrival) these(c *dsl.Cards) {
	if c == nil {
		return
	}
	a.Cards = []*dsl.Cards{c}
	if len(c.Any) == 1 {
		a.Size = dsl.Number(c.Any[0].Count)
	}
}

// oldTaking is what a `takes` line lets come.
func oldTaking(z *Zone, l *dsl.Line, t *dsl.Takes) *OldArrival {
	a := &OldArrival{Line: l, Zone: z, OnEmpty: true, OnCards: true, Arrive: &t.Arrive}
	set := t.Set
	switch {
	case set == nil:
		a.these(t.Cards)
	case set.Sequence: // the unit that comes is one card or many; the line asks only of the whole
		a.Seq, a.OnCards = set.Seq, z.Kind == dsl.Discard
	case set.Number == "1" && set.ToNumber == "" && set.Alike == nil:
		a.Size = 1
	default:
		a.Set = &OldSet{Said: set, Least: 2, Alike: set.Alike}
		switch {
		case set.Pair != nil:
			a.Set.Most, a.Set.Alike, a.Set.Pair = 2, set.Pair, true
		case set.Listed != nil:
			a.Set.Least, a.Set.Most, a.Set.Listed = len(set.Listed), len(set.Listed), set.Listed
		case set.Number != "":
			a.Set.Least = dsl.Number(set.Number)
			a.Set.Most = a.Set.Least
			if set.ToNumber != "" {
				a.Set.Most = dsl.Number(set.ToNumber)
			}
		}
	}
	return a
}

// oldMoving is what a `move` line lets move.
func oldMoving(l *dsl.Line, t *dsl.Move) *OldUnit {
	u := &OldUnit{Line: l, To: t.To, Ending: &t.Ending}
	switch {
	case t.Number != "":
		u.Of, u.N = OneCard, dsl.Number(t.Number)
	case t.Pile:
		u.Of = APile
	case t.AnyCards:
		u.Of = AnyCards
	case t.AnyOne != "":
		u.Of, u.N = AnyOne, dsl.Number(t.AnyOne)
	default:
		u.Of, u.Seq, u.Free = ARun, t.Seq, t.Free
	}
	return u
}

// Several reports whether cards move together by the line.
func (u *OldUnit) Several() bool { return u.Of == ARun || u.Of == APile || u.Of == AnyCards }
