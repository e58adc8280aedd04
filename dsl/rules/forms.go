package rules

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers what the lines of a zone mean: which cards may come and how, where they may go,
// what moves together. Four kinds of line let cards come, and a kind of zone may take some by
// nature; here they are one form, so that no reader asks which words it was said with.

// A Form is a line of a zone, resolved: an *Arrival, a *Limit or a *Unit.
type Form interface{ Says() *dsl.Line }

// An Arrival is a line by which cards come to a zone in play.
type Arrival struct {
	Line        *dsl.Line // the head of the zone, for what its kind takes by nature
	Zone        *Zone
	Base        bool         // it says with what a foundation begins
	OnEmpty     bool         // it lets them come to empty piles
	OnCards     bool         // and on cards
	Cards       []*dsl.Cards // which: one phrase for all piles, or one for each; nil for any card
	Order       *Order       // of `build in order`, which has no phrase
	Size        int          // exactly so many cards together; 0 for any number
	Whole       bool         // only a whole pile
	Seq         *dsl.Seq     // only cards in such a sequence
	Set         *Set         // only several cards from different piles
	*dsl.Arrive              // from where, by itself, how often, when
}

// An Order is the list of ranks by which piles are built.
type Order struct {
	Ranks    []cards.Rank
	Suits    *dsl.SuitRel
	Wraps    bool
	AnyStart bool // it begins with the rank of the first card laid, not with the first of the list
}

// A Set is several cards that leave together.
type Set struct {
	Said   *dsl.Set
	Least  int
	Most   int // 0 for any number
	Listed []*dsl.Card
	Alike  *dsl.Alike // what they have in common, or nil
	Pair   bool       // two cards, either of which may come first
}

// LimitKind says what a line restricts.
type LimitKind uint8

// The kinds of limits.
const (
	TakesOnly LimitKind = iota // from where, or when, cards come to the zone at all
	PlaysOnly                  // where to, or when, its cards go at all
	WorryBack                  // where to, or when, cards come back from a foundation
)

// A Limit is a line that says where cards may come from or go to, whatever the other lines say. Of
// several of a kind one is enough.
type Limit struct {
	Line   *dsl.Line
	Of     LimitKind
	Places *dsl.Places // nil for anywhere
	Guard  *dsl.Guard
}

// UnitKind says what moves as one.
type UnitKind uint8

// The kinds of units.
const (
	OneCard  UnitKind = iota // the top card
	ARun                     // cards in sequence from some card to the top
	APile                    // all that lie face up
	AnyCards                 // some card and all that lie on it
	AnyOne                   // a card from anywhere in the pile
)

// A Unit is a line that says what moves as one.
type Unit struct {
	Line *dsl.Line
	Of   UnitKind
	N    int         // cards, as OneCard and AnyOne say it
	Seq  *dsl.Seq    // of ARun
	Free []*dsl.Free // what bounds a run
	To   *dsl.Places // nil for anywhere
	*dsl.Ending
}

// Says is the line of the arrival.
func (a *Arrival) Says() *dsl.Line { return a.Line }

// Says is the line of the limit.
func (l *Limit) Says() *dsl.Line { return l.Line }

// Says is the line of the unit.
func (u *Unit) Says() *dsl.Line { return u.Line }

// Forms are the forms of one type of a zone, in order.
func Forms[T Form](z *Zone) []T {
	var out []T
	for _, f := range z.Forms {
		if t, ok := f.(T); ok {
			out = append(out, t)
		}
	}
	return out
}

// Limits are the limits of one kind of a zone, in order.
func (z *Zone) Limits(of LimitKind) (out []*Limit) {
	for _, l := range Forms[*Limit](z) {
		if l.Of == of {
			out = append(out, l)
		}
	}
	return out
}

// ByNature reports whether it is no line that lets the cards come, but the kind of the zone.
func (a *Arrival) ByNature() bool { return a.Line == a.Zone.Head }

// Grouped reports whether cards come together or not at all: as a set, or a sequence.
func (a *Arrival) Grouped() bool { return a.Set != nil || a.Seq != nil }

// Phrase is which cards may come to the i-th pile of the zone; nil for any card. ok is false where
// a list has none for it.
func (a *Arrival) Phrase(i int) (c *dsl.Cards, ok bool) {
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
func (a *Arrival) Sole() *dsl.Cards {
	if len(a.Cards) == 1 {
		return a.Cards[0]
	}
	return nil
}

// FirstRank reports whether the rank of the first card laid on the piles of a zone is that by which
// all of them begin.
func (z *Zone) FirstRank() bool {
	return slices.ContainsFunc(Forms[*Arrival](z), (*Arrival).FirstRank)
}

// FirstRank reports whether the line says so.
func (a *Arrival) FirstRank() bool {
	return a.Base && slices.ContainsFunc(a.Cards, func(c *dsl.Cards) bool {
		return slices.ContainsFunc(c.Any, func(k *dsl.Card) bool { return k.FirstRank })
	})
}

// resolve finds the forms of the lines of a zone.
func (s *Sheet) resolve(z *Zone) {
	z.Forms = nil
	if z.Kind.TakesAny() {
		z.Forms = append(z.Forms, &Arrival{Line: z.Head, Zone: z, OnEmpty: true, OnCards: true, Arrive: &dsl.Arrive{}})
	}
	for _, l := range z.Lines {
		if f := s.form(z, l); f != nil {
			z.Forms = append(z.Forms, f)
		}
	}
	first := z.FirstRank()
	for _, a := range Forms[*Arrival](z) {
		if a.Order != nil {
			a.Order.AnyStart, a.OnEmpty = first, !first
		}
	}
}

// form is what a line of a zone means; nil where it lets nothing come, go or move.
func (s *Sheet) form(z *Zone, l *dsl.Line) Form {
	switch t := l.Stmt.(type) {
	case *dsl.Base:
		return &Arrival{Line: l, Zone: z, Base: true, OnEmpty: true, Cards: t.Cards, Arrive: &t.Arrive}
	case *dsl.Build:
		a := &Arrival{Line: l, Zone: z, OnCards: true, Arrive: &t.Arrive}
		switch {
		case t.Order != nil:
			a.Order = &Order{Ranks: s.Spell(t.Order...), Suits: t.SuitRel, Wraps: t.Wrapping}
		case t.None:
			return nil
		default:
			a.Cards = []*dsl.Cards{t.Cards}
		}
		return a
	case *dsl.Spaces:
		a := &Arrival{Line: l, Zone: z, OnEmpty: true, Whole: t.Pile, Arrive: &t.Arrive}
		if t.Stay || t.Close {
			return nil
		}
		a.these(t.Cards)
		return a
	case *dsl.Takes:
		if t.Only {
			return &Limit{l, TakesOnly, t.From, t.Guard}
		}
		return taking(z, l, t)
	case *dsl.Plays:
		return &Limit{l, PlaysOnly, t.To, t.Guard}
	case *dsl.Worry:
		return &Limit{l, WorryBack, t.To, t.Guard}
	case *dsl.Move:
		return moving(l, t)
	}
	return nil
}

// these says which cards come, and how many together.
func (a *Arrival) these(c *dsl.Cards) {
	if c == nil {
		return
	}
	a.Cards = []*dsl.Cards{c}
	if len(c.Any) == 1 {
		a.Size = dsl.Number(c.Any[0].Count)
	}
}

// taking is what a `takes` line lets come.
func taking(z *Zone, l *dsl.Line, t *dsl.Takes) *Arrival {
	a := &Arrival{Line: l, Zone: z, OnEmpty: true, OnCards: true, Arrive: &t.Arrive}
	set := t.Set
	switch {
	case set == nil:
		a.these(t.Cards)
	case set.Sequence: // the unit that comes is one card or many; the line asks only of the whole
		a.Seq, a.OnCards = set.Seq, z.Kind == dsl.Discard
	case set.Number == "1" && set.ToNumber == "" && set.Alike == nil:
		a.Size = 1
	default:
		a.Set = &Set{Said: set, Least: 2, Alike: set.Alike}
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

// moving is what a `move` line lets move.
func moving(l *dsl.Line, t *dsl.Move) *Unit {
	u := &Unit{Line: l, To: t.To, Ending: &t.Ending}
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
func (u *Unit) Several() bool { return u.Of == ARun || u.Of == APile || u.Of == AnyCards }

// Follows is the cards that follow others in a sequence: those of any of the phrases. It is as it
// says itself or, where it does not, as the cards of the zone are built, guards and sources aside,
// in suit if it says so. Each `build` line is a phrase, for what its `but` takes out another line
// may let come.
func (s *Sheet) Follows(q *dsl.Seq, z *Zone) (phrases []*dsl.Cards) {
	rel := q.Rel
	if rel == nil && q.From != nil {
		up := s.place(q.From) < s.place(q.To)
		rel = &dsl.Relation{
			Span: q.Span, Up: up, Down: !up, By: q.By, SuitRel: q.SuitRel, Wrapping: q.Wrapping,
		}
		if rel.SuitRel == nil {
			rel.SuitRel = &dsl.SuitRel{In: "any"}
		}
	}
	if rel != nil {
		return []*dsl.Cards{Related(rel)}
	}
	for _, r := range All[*dsl.Build](z) {
		if r.Stmt.Cards == nil {
			continue
		}
		one := &dsl.Cards{Span: r.Stmt.Cards.Span, But: r.Stmt.Cards.But}
		for _, k := range r.Stmt.Cards.Any {
			one.Any = append(one.Any, stricter(k, q.SuitRel, q.Wrapping))
		}
		phrases = append(phrases, one)
	}
	return phrases
}

// Related is the phrase that is a relation alone.
func Related(r *dsl.Relation) *dsl.Cards {
	return &dsl.Cards{Span: r.Span, Any: []*dsl.Card{{Span: r.Span, Sort: &dsl.CardSort{Span: r.Span, Rel: r}}}}
}

// stricter is an alternative with another suit relation in the place of its own.
func stricter(k *dsl.Card, suits *dsl.SuitRel, wrapping bool) *dsl.Card {
	if k.Relation() == nil || suits == nil && !wrapping {
		return k
	}
	rel := *k.Relation()
	if suits != nil && rel.Alike != "" {
		rel.AndSuit = suits
	} else if suits != nil {
		rel.SuitRel = suits
	}
	rel.Wrapping = rel.Wrapping || wrapping
	return WithRelation(k, &rel)
}

// WithRelation is a phrase about a card with another relation in the place of its own.
func WithRelation(k *dsl.Card, rel *dsl.Relation) *dsl.Card {
	card, sort := *k, *k.What()
	sort.Rel = rel
	if card.Colour != "" {
		card.OfColour = &sort
	} else {
		card.Sort = &sort
	}
	return &card
}
