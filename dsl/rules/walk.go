package rules

import (
	"fmt"
	"slices"

	"pat/dsl"
)

// This file answers what is in a resolved form, and what the form speaks of.

// To find what some rule speaks of, ask SpeaksOf or Each: a reader that walks forms by itself
// overlooks the part that comes with the next word of the language. Walk panics on a part that it
// does not know, so a new one shows in the first test.

// Walk visits a resolved form and everything in it, parents first. The visitor gets pointers
// (*Cond, *Place, *Tally …) and says whether to go on inside. It is never used in play.
func Walk(form any, visit func(any) bool) {
	w := walker{visit}
	switch f := form.(type) {
	case *Arrival:
		w.cards(f.Cards...)
		w.seq(f.Seq)
		w.set(f.Set)
		w.places(f.From)
		w.cond(f.When)
	case *Limit:
		w.places(f.Places)
		w.cond(f.When)
	case *Unit:
		w.seq(f.Seq)
		w.places(f.To)
		w.cond(f.When)
	case *Most:
		w.exprs(f.N)
	case *Exchange:
		w.cards(f.Cards, f.With)
		w.places(f.From)
		w.cond(f.When)
	case *Stays:
		w.cond(f.When)
	case *Homes:
		w.cards(f.Cards)
		w.cond(f.When)
	case *Hands:
		w.place(f.With)
	case *Counts:
		for _, s := range f.Sets {
			w.set(s)
		}
		w.places(f.From)
		w.cond(f.When)
	case *MoveStep:
		w.exprs(f.Qty...)
		w.cards(f.Cards...)
		w.place(f.From)
		w.places(f.To)
		w.cards(f.NewPile)
		for _, d := range f.Diverts {
			w.cards(d.Cards)
			w.place(d.To)
		}
		w.cond(f.When)
	case *Gather:
		for _, p := range f.From {
			w.place(p)
		}
		w.cards(f.But)
		w.cond(f.When)
	case *Shuffle:
	case *Choose:
		w.places(f.From)
		w.places(f.To)
	case *Change:
		w.exprs(f.Value)
		w.cond(f.When)
	case *CloseUp:
		w.place(f.Place)
	case *TurnOver:
		w.place(f.Place)
		w.cond(f.When)
	case *May:
		w.exprs(f.Redeals)
		w.cond(f.When)
	case *After:
		w.cards(f.Of)
		w.places(f.From)
		w.places(f.To)
		w.cond(f.When)
	case *Goal:
		w.cond(f.Cond)
	case *Score:
		for _, p := range f.Points {
			w.exprs(p.Value)
		}
	case Question:
		w.question(f)
	case *AllOf:
		w.allOf(f)
	case *Test:
		w.test(f)
	case *Cards:
		w.cards(f)
	case *Card:
		w.list([]*Card{f})
	case *Seq:
		w.seq(f)
	case *Relation:
		w.relation(f)
	case *Expr:
		w.exprs(f)
	case *Places:
		w.places(f)
	case *Place:
		w.place(f)
	case nil:
	default:
		panic(fmt.Sprintf("no form: %T", form))
	}
}

type walker struct{ visit func(any) bool }

func (w walker) set(s *Set) {
	if s != nil {
		w.list(s.Listed)
		w.exprs(s.Totals...)
		w.relation(s.Alike)
		w.cards(s.One)
	}
}

func (w walker) cond(c *Cond) {
	if c != nil && w.visit(c) {
		for _, a := range c.Any {
			w.allOf(a)
		}
	}
}

func (w walker) allOf(a *AllOf) {
	if w.visit(a) {
		for _, t := range a.Tests {
			w.test(t)
		}
	}
}

func (w walker) test(t *Test) {
	if t != nil && w.visit(t) {
		w.question(t.Ask)
	}
}

func (w walker) question(asked Question) {
	if c, ok := asked.(*Cond); ok {
		w.cond(c)
		return
	}
	if !w.visit(asked) {
		return
	}
	switch q := asked.(type) {
	case *PassIs, *SameLine, *Touching, *Senseless:
	case *Count:
		w.exprs(q.Lo, q.Hi)
		w.cards(q.Cards)
		w.places(q.In)
	case *Stands:
		w.ref(q.Ref)
		w.seq(q.Seq)
	case *IsCard:
		w.ref(q.Ref)
		w.list([]*Card{q.Card})
	case *Compare:
		w.exprs(q.Left)
		for _, b := range q.In {
			w.exprs(b.Lo)
			if !b.One() {
				w.exprs(b.Hi)
			}
		}
	case *EachPile: // its places stand in the question
		w.test(q.Test)
	default:
		panic(fmt.Sprintf("no question: %T", q))
	}
}

func (w walker) cards(cs ...*Cards) {
	for _, c := range cs {
		if c != nil && w.visit(c) {
			w.list(c.Any)
			w.list(c.But)
		}
	}
}

func (w walker) list(ks []*Card) {
	for _, k := range ks {
		if !w.visit(k) || !w.visit(k.Is) {
			continue
		}
		switch c := k.Is.(type) {
		case *AnyCard, *NamedCard, *FurtherCard, *FirstRankCard, *HomeCard:
		case *CardOfValue:
			w.exprs(c.Value)
		case *RelatedCard:
			w.relation(c.To)
		case *PlayableCard:
			w.place(c.On)
		default:
			panic(fmt.Sprintf("no cards: %T", c))
		}
	}
}

func (w walker) relation(r *Relation) {
	if r != nil && w.visit(r) {
		w.exprs(r.By)
		w.place(r.After)
		w.place(r.As)
	}
}

func (w walker) seq(q *Seq) {
	if q != nil && w.visit(q) {
		w.exprs(q.Of, q.By)
		w.relation(q.Rel)
	}
}

func (w walker) exprs(xs ...*Expr) {
	for _, x := range xs {
		if x == nil || !w.visit(x) {
			continue
		}
		for _, t := range x.Terms {
			if !w.visit(t) || !w.visit(t.Atom) {
				continue
			}
			switch a := t.Atom.(type) {
			case *LineNumber:
				w.ref(a.Ref)
			case *Property:
				w.ref(a.Ref)
			case *Worth:
				w.ref(a.Ref)
			case *Tally:
				w.place(a.In)
			}
		}
	}
}

func (w walker) ref(r *Ref) {
	if r != nil && w.visit(r) {
		w.place(r.Place)
	}
}

func (w walker) places(ps *Places) {
	if ps != nil && w.visit(ps) {
		for _, p := range ps.Any {
			w.place(p)
		}
	}
}

func (w walker) place(p *Place) {
	if p != nil && w.visit(p) {
		for x := range p.numbers() {
			w.exprs(x)
		}
	}
}

// Each calls f for every part of one type in a resolved form.
func Each[T any](form any, f func(*T)) {
	Walk(form, func(n any) bool {
		if t, ok := n.(*T); ok {
			f(t)
		}
		return true
	})
}

// SpeaksOf tells what a form speaks of: the card that is played, its pile, the pass, a name that
// stands for a value. It is the one walk for such questions.
func SpeaksOf(form any) (s dsl.Speaks) {
	add := func(yes bool, of dsl.Speaks) {
		if yes {
			s |= of
		}
	}
	Walk(form, func(n any) bool {
		switch t := n.(type) {
		case *Ref:
			add(t.Of == TheCard, dsl.OfCard)
			add(t.Of == TopCard || t.Of == BottomCard, dsl.OfEnd)
		case *Place:
			add(t.Kind == ThePile, dsl.OfPile)
			add(t.Kind == Beside, dsl.OfNeighbour)
			add(t.Kind == TheSource || t.Kind == TheTaken || t.Kind == TheLayer, dsl.OfPlace)
			add(t.Own || t.Other || t.Rest || t.Pick == TheNearest, dsl.OfPlace)
		case *PileNumber, *LineNumber:
			s |= dsl.OfNumber
		case *PileSuit:
			s |= dsl.OfProperty | dsl.OfPile
		case *Property:
			s |= dsl.OfProperty
			add(t.Ref == nil, dsl.OfCard)
		case *Worth:
			s |= dsl.OfProperty | dsl.OfTotals
			add(t.Ref == nil, dsl.OfCard)
		case *PassNumber, *PassIs:
			s |= dsl.OfPass
		case *FurtherCard:
			s |= dsl.OfRelation
		case *HomeCard:
			s |= dsl.OfHome
		case *Relation:
			add(!t.Beside(), dsl.OfRelation)
			add(t.Wraps, dsl.OfRound)
		case *SameLine, *Touching:
			s |= dsl.OfPlace
		case *Stands:
			add(t.Is == IsFull, dsl.OfFull)
			add(t.Is == AtHome, dsl.OfHome)
		}
		return true
	})
	switch f := form.(type) {
	case *Arrival:
		add(f.Set != nil && f.Set.Totals != nil, dsl.OfTotals)
	case *Counts:
		add(slices.ContainsFunc(f.Sets, func(s *Set) bool { return s.Totals != nil }), dsl.OfTotals)
	case *MoveStep:
		add(f.LaysDown(), dsl.OfDown)
	case *TurnOver:
		add(f.Down, dsl.OfDown)
	}
	return s
}

// PerPile reports whether a form means something else for each pile: `pile number`, `row`, a list
// that was asked for.
func PerPile(form any) bool {
	return SpeaksOf(form)&dsl.OfNumber != 0 || Names(form, func(a Atom) bool {
		q, ok := a.(*Ask)
		return ok && q.Count > 1
	})
}

// Names reports whether a form has an atom of which something is so.
func Names(form any, so func(Atom) bool) bool {
	found := false
	Walk(form, func(n any) bool {
		a, ok := n.(Atom)
		found = found || ok && so(a)
		return !found
	})
	return found
}
