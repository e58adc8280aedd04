package rules

import (
	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers what the values of the rules are: which number, rank or suit some words stand
// for, as far as that is so before play.

// An Expr is a number, rank, suit, colour or choice: one term, less the others.
type Expr struct {
	dsl.Span
	Sort  Sort // that of the first term
	Terms []*Term
}

// A Term is so many steps above an atom; below it where they are negative.
type Term struct {
	dsl.Span
	Shift int
	Sort  Sort
	Atom  Atom
}

// An Atom is a single value: a *Constant, *CardByName, *PassNumber, *BaseRank, *PileNumber,
// *LineNumber, *PileSuit, *Property, *Worth, *Tally, *TheHands, *Option, *Ask, *Counter or *NoName.
type Atom interface{ sort() Sort }

type (
	// A Constant is written out.
	Constant struct{ Value }
	// CardByName is a card by its rank and suit.
	CardByName struct{ Kind cards.Kind }
	// PassNumber is the number of the pass.
	PassNumber struct{}
	// BaseRank is the rank with which foundations begin.
	BaseRank struct{}
	// PileNumber is the number of the pile of the rule.
	PileNumber struct{}
	// LineNumber is the row or column of a pile: that of the rule, or that where a card lies.
	LineNumber struct {
		Column bool
		Ref    *Ref // nil for the pile of the rule
	}
	// PileSuit is the suit that a `suits` line gives to the pile of the rule.
	PileSuit struct{}
	// A Property is the rank, suit or colour of a card.
	Property struct {
		Of  Sort // RankSort, SuitSort or ColourSort
		Ref *Ref // nil for the card of the rule
	}
	// A Worth is what a card counts in totals, or what the cards of a place that lie face up do.
	Worth struct {
		Ref *Ref // nil for the card of the rule
	}
	// A Tally is how many cards or spaces lie in a place.
	Tally struct {
		Spaces bool
		In     *Place
	}
	// NoName is a name that the file does not give.
	NoName struct{ Name string }
)

func (a *Constant) sort() Sort   { return a.Sort }
func (a *CardByName) sort() Sort { return RankSort }
func (a *PassNumber) sort() Sort { return Number }
func (a *BaseRank) sort() Sort   { return RankSort }
func (a *PileNumber) sort() Sort { return Number }
func (a *LineNumber) sort() Sort { return Number }
func (a *PileSuit) sort() Sort   { return SuitSort }
func (a *Property) sort() Sort   { return a.Of }
func (a *Worth) sort() Sort      { return Number }
func (a *Tally) sort() Sort      { return Number }
func (a *NoName) sort() Sort     { return Number }
func (o *Option) sort() Sort     { return o.Choices[0].Sort }
func (a *Ask) sort() Sort        { return Number }
func (k *Counter) sort() Sort    { return k.Sort }

// RefKind says which card is meant.
type RefKind uint8

// The kinds of references to a card.
const (
	TheCard    RefKind = iota // the card of the rule
	TopCard                   // the top card of the pile of the rule
	BottomCard                // the bottom card of that
	CardOf                    // the card of a place
)

// A Ref is one card.
type Ref struct {
	dsl.Span
	Of    RefKind
	Place *Place // of CardOf
}

// Sole is the one atom that an expression is, if it is no more than that; or nil.
func (x *Expr) Sole() Atom {
	if x == nil || len(x.Terms) != 1 || x.Terms[0].Shift != 0 {
		return nil
	}
	return x.Terms[0].Atom
}

// LessPass is the atom from which an expression takes the number of the pass, if it is no more than
// that: `5 minus pass`.
func (x *Expr) LessPass() (from Atom, ok bool) {
	if len(x.Terms) != 2 {
		return nil, false
	}
	_, ok = x.Terms[1].Atom.(*PassNumber)
	return x.Terms[0].Atom, ok
}

// InPlay reports whether a value hangs on cards that lie on the table, or is more than one term.
func (x *Expr) InPlay() bool {
	if len(x.Terms) > 1 {
		return true
	}
	switch a := x.Terms[0].Atom.(type) {
	case *Property, *Worth, *Tally, *TheHands:
		return true
	case *LineNumber:
		return a.Ref != nil
	}
	return false
}

// Digits is the number that an expression is, if it is written out.
func (x *Expr) Digits() (n int, ok bool) {
	c, ok := x.Sole().(*Constant)
	if !ok || c.Sort != Number {
		return 0, false
	}
	return c.N, true
}

// alone is an expression of one atom.
func alone(at dsl.Span, a Atom) *Expr {
	return &Expr{at, a.sort(), []*Term{{at, 0, a.sort(), a}}}
}

// expr resolves a value: `rank of waste`, `1 above k`, `cards in stock minus 2`. Its sort is that
// of the first term, as a difference of ranks is a rank.
func (r *resolver) expr(v *dsl.Value) *Expr {
	if v == nil {
		return nil
	}
	out := &Expr{Span: v.Span}
	for _, t := range v.Terms {
		n := 0
		if t.Shift != nil {
			n = t.Shift.N()
		}
		out.Terms = append(out.Terms, r.term(t.Span, n, t.Atom))
	}
	out.Sort = out.Terms[0].Sort
	return out
}

func (r *resolver) term(at dsl.Span, shift int, a *dsl.Atom) *Term {
	atom := r.atom(a)
	return &Term{at, shift, atom.sort(), atom}
}

// atom resolves one value. `suit of pile` is that which a `suits` line gives the pile if there is
// one, and else that of its card.
func (r *resolver) atom(a *dsl.Atom) Atom {
	s := r.sheet
	switch {
	case a.Digits != "":
		return &Constant{Value{Sort: Number, N: dsl.Number(a.Digits)}}
	case a.OfSuit != nil:
		rank, _ := cards.RankNamed(a.Rank.Name)
		suit, _ := cards.SuitNamed(a.OfSuit.Name)
		return &CardByName{cards.Of(rank, suit)}
	case a.Rank != nil:
		return &Constant{s.rankValue(a.Rank)}
	case a.Suit != nil:
		return &Constant{s.suitValue(a.Suit)}
	case a.Pass:
		return &PassNumber{}
	case a.Base:
		return &BaseRank{}
	case a.PileNo:
		return &PileNumber{}
	case a.Hands:
		return &TheHands{}
	case a.Name != "":
		return r.named(a.Name)
	case a.Count != "":
		return &Tally{a.Count == "spaces", r.place(a.In)}
	}
	ref := r.ref(a.Ref)
	switch {
	case a.Of == "row" || a.Of == "column":
		return &LineNumber{a.Of == "column", ref}
	case a.Of == "suit" && a.Ref != nil && a.Ref.Place.IsPile() && r.zone != nil && r.zone.Suits != nil:
		return &PileSuit{}
	case a.Of == "worth":
		return &Worth{ref}
	}
	return &Property{propertyNamed[a.Of], ref}
}

var propertyNamed = map[string]Sort{"rank": RankSort, "suit": SuitSort, "colour": ColourSort}

// named is what a name stands for. Names of a file are all different, which check holds; so the
// order does not count.
func (r *resolver) named(name string) Atom {
	s := r.sheet
	if o := s.Option(name); o != nil {
		return o
	}
	if a := s.Ask(name); a != nil {
		return a
	}
	if k := s.Counter(name); k != nil {
		return k
	}
	if _, ok := s.Choice(name); ok {
		return &Constant{Value{Sort: Text, Text: name}}
	}
	return &NoName{name}
}

// num is a number: digits, or what a name stands for.
func (r *resolver) num(n *dsl.Num) *Expr {
	switch {
	case n == nil:
		return nil
	case n.Name != "":
		return alone(n.Span, r.named(n.Name))
	}
	return number(n.Span, n.Digits)
}

func number(at dsl.Span, digits string) *Expr {
	return alone(at, &Constant{Value{Sort: Number, N: dsl.Number(digits)}})
}

// amount is the number of cards of a step.
func (r *resolver) amount(q *dsl.Qty) *Expr {
	out := &Expr{Span: q.Span}
	for _, t := range q.Terms {
		x := alone(t.Span, &PassNumber{})
		if !t.Pass {
			x = r.num(t.Num)
		}
		out.Terms = append(out.Terms, x.Terms...)
	}
	return out
}

// ref resolves the words for one card: `card`, `top`, `bottom`, `top of waste`.
func (r *resolver) ref(c *dsl.CardRef) *Ref {
	switch {
	case c == nil:
		return nil
	case c.Card:
		return &Ref{Span: c.Span, Of: TheCard}
	case c.Top:
		return &Ref{Span: c.Span, Of: TopCard}
	case c.Bottom:
		return &Ref{Span: c.Span, Of: BottomCard}
	}
	return &Ref{Span: c.Span, Of: CardOf, Place: r.place(c.Place)}
}
