package rules

import (
	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers what the conditions of the rules ask. The guard of a line is a condition like
// any other: `until` is its contrary, and `in pass 2` one question more.

// A Cond is a condition: any of its alternatives.
type Cond struct {
	dsl.Span
	End dsl.Span // of the guard that it is, with its first word: `when`, `until`, `in pass`
	Any []*AllOf
}

// An AllOf is an alternative: all of its questions.
type AllOf struct {
	dsl.Span
	Tests []*Test
}

// A Test is one question, turned round where Not is set.
type Test struct {
	dsl.Span
	Not bool
	Ask Question
}

// A Question is a *PassIs, *SameLine, *Touching, *Count, *Stands, *IsCard, *Compare, *EachPile,
// *Senseless, or a *Cond.
type Question interface{ question() }

type (
	// PassIs asks for the number of the pass.
	PassIs struct{ N int }
	// SameLine asks whether the card comes from a pile of the same row or column.
	SameLine struct{ Column bool }
	// Touching asks whether it comes from a pile beside: at a corner too, unless Sides is set.
	Touching struct{ Sides bool }
	// A Count asks how many cards or spaces lie in some places.
	Count struct {
		dsl.Span
		Spaces bool
		Cards  *Cards // nil for any
		Seen   bool   // cards that lie hidden are not counted, for the answer must not tell what they are
		All    bool   // all that there are
		Lo, Hi *Expr  // how many; nil where that end is open
		In     *Places
	}
	// A Stands asks how a card or place stands.
	Stands struct {
		dsl.Span
		Ref      *Ref
		Is       State
		Seq      *Seq // of InSequence
		Together bool // of Full: two zones that build towards each other hold all cards of their suits
	}
	// An IsCard asks what a card is.
	IsCard struct {
		dsl.Span
		Ref  *Ref
		Card *Card
	}
	// A Compare asks for a value.
	Compare struct {
		dsl.Span
		Left *Expr
		In   []Bounds // any of these
	}
	// An EachPile asks a question of every pile of some places.
	EachPile struct {
		Over []*Place // the places of the question that this is asked about
		More *Place   // another that would have to be asked pile by pile too, or nil
		Test *Test
	}
	// A Senseless question has no answer.
	Senseless struct {
		dsl.Span
		Of  dsl.Span // the words that have none
		Why string
	}
)

func (*PassIs) question()    {}
func (*SameLine) question()  {}
func (*Touching) question()  {}
func (*Count) question()     {}
func (*Stands) question()    {}
func (*IsCard) question()    {}
func (*Compare) question()   {}
func (*EachPile) question()  {}
func (*Senseless) question() {}
func (*Cond) question()      {}

// Bounds are the least and the greatest value that a comparison asks for, the same for one value;
// nil where that end is open.
type Bounds struct{ Lo, Hi *Expr }

// One reports whether the bounds are one value.
func (b Bounds) One() bool { return b.Lo == b.Hi }

// State is a state of a place.
type State uint8

// The states.
const (
	IsEmpty State = iota
	IsFull
	FaceUp
	FaceDown
	IsCovered
	AtHome
	InSequence
)

// Sole is the one question of a condition, or nil.
func (c *Cond) Sole() *Test {
	if c == nil || len(c.Any) != 1 || len(c.Any[0].Tests) != 1 {
		return nil
	}
	return c.Any[0].Tests[0]
}

// Until is what a guard waits for, if it says `until`; or nil.
func (c *Cond) Until() *Cond {
	t := c.Sole()
	if t == nil || !t.Not {
		return nil
	}
	until, _ := t.Ask.(*Cond)
	return until
}

// InPass is the number of the pass that a guard says before all else, and what it asks besides, or
// nil: `in pass 2 when stock empty`. The number is 0 where it says none.
func (c *Cond) InPass() (n int, besides *Cond) {
	if c.Pos != c.End.Pos || len(c.Any) != 1 {
		return 0, nil
	}
	tests := c.Any[0].Tests
	pass, ok := tests[0].Ask.(*PassIs)
	if !ok || tests[0].Not {
		return 0, nil
	}
	if len(tests) == 1 {
		return pass.N, nil
	}
	if several, ok := tests[1].Ask.(*Cond); ok {
		return pass.N, several
	}
	return pass.N, &Cond{Span: c.Span, Any: []*AllOf{{c.Span, tests[1:]}}}
}

// PlaceIs is the place that a question asks about and the state it asks that place to be in: `waste
// is empty`. The place is nil where it asks something else, or is turned round by `not`.
func (t *Test) PlaceIs() (*Place, State) {
	if s, ok := t.Ask.(*Stands); ok && !t.Not {
		return s.Ref.Place, s.Is
	}
	return nil, 0
}

func (r *resolver) cond(c *dsl.Cond) *Cond {
	if c == nil {
		return nil
	}
	out := &Cond{Span: c.Span}
	for _, a := range c.Or {
		all := &AllOf{Span: a.Span}
		for _, t := range a.And {
			all.Tests = append(all.Tests, r.test(t))
		}
		out.Any = append(out.Any, all)
	}
	return out
}

// when is the condition under which a line holds; nil for always.
func (r *resolver) when(g *dsl.Guard) *Cond {
	var tests []*Test
	switch {
	case g == nil:
		return nil
	case g.Cond != nil && g.Word == "until":
		tests = []*Test{{g.Cond.Span, true, r.cond(g.Cond)}}
		return &Cond{g.Cond.Span, g.Span, []*AllOf{{g.Cond.Span, tests}}}
	case g.Cond != nil:
		out := r.cond(g.Cond)
		out.End = g.Span
		return out
	default:
		at := dsl.Span{Pos: g.Pos, EndPos: g.Pass.EndPos}
		tests = []*Test{{at, false, &PassIs{dsl.Number(g.Pass.Number)}}}
		switch c := r.cond(g.And); {
		case c == nil:
		case len(c.Any) == 1:
			tests = append(tests, c.Any[0].Tests...)
		default:
			tests = append(tests, &Test{c.Span, false, c})
		}
	}
	return &Cond{g.Span, g.Span, []*AllOf{{g.Span, tests}}}
}

// test resolves a question with its `not`. Where a place in it stands with `each` the question is
// asked pile by pile, and `not` is of all of them: `not each tableau empty` is that one has a card.
func (r *resolver) test(t *dsl.Test) *Test {
	one := r.question(t)
	places, more := t.PileByPile()
	if len(places) == 0 {
		one.Not = one.Not != t.Not
		return one
	}
	each := &EachPile{Test: one, More: r.place(more)}
	for _, p := range places {
		each.Over = append(each.Over, r.place(p))
	}
	return &Test{t.Span, t.Not, each}
}

// question resolves a question, `not` before it aside.
func (r *resolver) question(t *dsl.Test) *Test {
	out := &Test{Span: t.Span}
	switch {
	case t.Pass != "":
		out.Ask = &PassIs{dsl.Number(t.Pass)}
	case t.SameLine != "":
		out.Ask = &SameLine{t.SameLine == "column"}
	case t.Touching, t.Beside:
		out.Ask = &Touching{t.Beside}
	case t.Count != nil:
		out.Ask = r.count(t.Count)
	default:
		out.Ask, out.Not = r.compare(t.Compare), t.Compare.Negated()
	}
	return out
}

func (r *resolver) count(t *dsl.Count) *Count {
	lo, hi := t.Bounds()
	return &Count{
		Span: t.Span, Spaces: t.Spaces, Cards: r.cards(t.Cards), Seen: t.Seen(), All: t.All,
		Lo: r.num(lo), Hi: r.num(hi), In: r.somewhere(t.In),
	}
}

// compare resolves a comparison, `not` in it aside. Three questions look alike in the file: a state
// (`waste empty`), what a card is (`waste is king`), and a value (`cards in waste is 3`).
func (r *resolver) compare(t *dsl.Compare) Question {
	ref := r.ref(t.Left.Ref)
	switch {
	case t.State != nil && ref == nil:
		return &Senseless{t.Span, t.Left.Span, "is a value and has no state"}
	case t.State != nil:
		return r.state(t, ref)
	case ref != nil && t.Card != nil:
		return &IsCard{t.Span, ref, r.card(t.Card)}
	case ref != nil && t.Value != nil:
		return &IsCard{t.Span, ref, r.cardOf(t.Value, t.ValueTo)}
	case ref != nil:
		return &Senseless{t.Span, t.Left.Span, "is a card and has no size"}
	case t.Card != nil:
		return &Senseless{t.Card.Span, t.Left.Span, "is no card"}
	}
	out := &Compare{Span: t.Span, Left: r.expr(t.Left.Value)}
	for _, d := range t.List {
		x := number(d.Span, d.Number)
		out.In = append(out.In, Bounds{x, x})
	}
	if t.List == nil {
		lo, hi := t.Ends()
		b := Bounds{Lo: r.expr(lo)}
		if b.Hi = b.Lo; hi != lo {
			b.Hi = r.expr(hi)
		}
		out.In = []Bounds{b}
	}
	return out
}

// cardOf is the cards that a value means, of which a card is said to be one: `king`, `ace to five`,
// `ace of spades`, `hearts`, `rank of top`.
func (r *resolver) cardOf(v, to *dsl.Value) *Card {
	x := r.expr(v)
	n := &NamedCard{}
	switch a := x.Sole().(type) {
	case *CardByName:
		n.From, n.Suit, n.Ranked, n.Suited = a.Kind.Rank(), a.Kind.Suit(), true, true
		n.To = n.From
	case *Constant:
		said := v.Sole()
		switch {
		case said.Rank != nil:
			n.Ranked = true
			n.From, _ = cards.RankNamed(said.Rank.Name)
			n.To = n.From
			if end := to.Sole(); end != nil && end.Rank != nil {
				n.To, _ = cards.RankNamed(end.Rank.Name)
			}
		case said.Suit != nil:
			n.Suited = true
			n.Suit, _ = cards.SuitNamed(said.Suit.Name)
		default:
			return &Card{v.Span, &CardOfValue{x}}
		}
	default:
		return &Card{v.Span, &CardOfValue{x}}
	}
	n.Mask = r.sheet.named(n)
	return &Card{v.Span, n}
}

// state resolves the question how a card or place stands.
func (r *resolver) state(t *dsl.Compare, ref *Ref) *Stands {
	out := &Stands{Span: t.Span, Ref: ref}
	switch s := t.State; {
	case s.Empty:
		out.Is = IsEmpty
	case s.Full:
		out.Is = IsFull
		p := ref.Place
		out.Together = p != nil && p.Whole() && len(p.Zones) == 2 && Opposite(p.Zones[0], p.Zones[1])
	case s.Face == "up":
		out.Is = FaceUp
	case s.Face == "down":
		out.Is = FaceDown
	case s.Covered:
		out.Is = IsCovered
	case s.Home:
		out.Is = AtHome
	default:
		out.Is = InSequence
		out.Seq = r.seq(s.Seq, r.sheet.ZoneOf(ref.Place, r.zone))
	}
	return out
}
