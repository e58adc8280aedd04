package rules

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers what a zone is and what its lines say of it as a whole.

// A Zone is a number of piles with one set of rules.
type Zone struct {
	Index    int
	Kind     dsl.Kind
	Name     string // "" for the unnamed one
	Head     *dsl.Line
	Implicit bool // not declared, only named somewhere
	Broken   bool // some line could not be read

	Piles   int
	Rows    int          // 1 for a plain zone
	Columns int          // of a grid; for a plain zone the number of piles
	Picture []Spot       // of each pile, if the zone is drawn
	Suits   []cards.Suit // of each pile or row, if `suits` says so

	Lines []*dsl.Line
	Forms []Form // what they mean: arrivals, limits, units and others, in order
}

// A Spot is where a pile stands in its zone, from 1; columns of a picture count characters.
type Spot struct{ Row, Column int }

// Touches reports whether piles that stand in two spots touch, or stand side by side: neighbours
// eight ways, or four.
func (a Spot) Touches(b Spot, sides bool) bool {
	down, across := max(a.Row-b.Row, b.Row-a.Row), max(a.Column-b.Column, b.Column-a.Column)
	return down <= 1 && across <= 1 && down+across > 0 && !(sides && down+across > 1)
}

// Title is how messages and prose call the zone: its name, or its kind.
func (z *Zone) Title() string {
	if z.Name != "" {
		return z.Name
	}
	return z.Kind.String()
}

// Words are how the head of the zone begins: its kind, and its name if it has one.
func (z *Zone) Words() string {
	return (&dsl.ZoneHead{Kind: z.Kind, Name: z.Name}).Words()
}

// Bound is how many cards a pile of the zone holds and the line that says it: `at most`, or the
// head of a kind of zone whose piles have room for so many. Both are nil where a pile may hold any
// number.
func (z *Zone) Bound() (*Expr, *dsl.Line) {
	if ms := Forms[*Most](z); ms != nil {
		return ms[0].N, ms[0].Line
	}
	if room := z.Kind.Room(); room > 0 {
		return alone(dsl.Span{}, &Constant{Value{Sort: Number, N: room}}), z.Head
	}
	return nil, nil
}

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

// StartLine is the line that says what starts the piles of a zone, or nil; a list does.
func (z *Zone) StartLine() *dsl.Line {
	for _, a := range Forms[*Arrival](z) {
		if a.Order != nil || a.OnEmpty && a.Cards != nil {
			return a.Line
		}
	}
	return nil
}

// AnySuit reports whether a zone says that no pile of it is kept for one suit.
func (z *Zone) AnySuit() bool {
	r := First[*dsl.Suits](z)
	return r.Line != nil && r.Stmt.Any
}

// LeavesSuits reports whether a zone has a pile for each suit, each begun by one rank and built in
// suit, and does not say which pile has which. Such foundations may be told apart by a line
// `suits`, which an author can be offered. Where a condition or an exception of the base asks about
// suits, it may be what keeps them apart.
func (s *Sheet) LeavesSuits(z *Zone) bool {
	if z.Suits != nil || z.AnySuit() || z.Piles != len(s.Pack.Suits) {
		return false
	}
	bases, inSuit := 0, false
	for _, a := range Forms[*Arrival](z) {
		for _, c := range a.Cards {
			for _, k := range c.Any {
				rel := k.Relation()
				inSuit = inSuit || a.OnCards && !a.OnEmpty && rel != nil && rel.InSuit()
				n, ok := k.Is.(*NamedCard)
				if a.Base && (!ok || n.Colour != AnyColour || !n.Ranked || n.Suited) {
					return false
				}
			}
		}
		if a.Base {
			if asksSuit(a) {
				return false
			}
			bases++
		}
	}
	return inSuit && bases > 0
}

// asksSuit reports whether anything of a line tells suits or colours apart.
func asksSuit(form any) (yes bool) {
	Walk(form, func(n any) bool {
		switch t := n.(type) {
		case *Relation:
			alike := t.Like != NoLikeness && t.Of != RankSort
			yes = yes || alike || t.Suits != SuitUnsaid && t.Suits != AnySuit
		case *NamedCard:
			yes = yes || t.Suited || t.Colour != AnyColour
		case *Expr:
			yes = yes || t.Sort == SuitSort || t.Sort == ColourSort
		}
		return true
	})
	return yes
}

// SuitList is a `suits` line for n piles that begins with some suits and names those of the pack
// equally often.
func (s *Sheet) SuitList(n int, first ...cards.Suit) string {
	out, times := "suits", map[cards.Suit]int{}
	for i := range n {
		next := slices.MinFunc(s.Pack.Suits, func(a, b cards.Suit) int { return times[a] - times[b] })
		if i < len(first) {
			next = first[i]
		}
		times[next]++
		out += " " + next.String()
	}
	return out
}

// All lists the rules of a zone that are of one type, in order.
func All[T dsl.Stmt](z *Zone) []Rule[T] {
	var rs []Rule[T]
	for _, l := range z.Lines {
		if s, ok := l.Stmt.(T); ok {
			rs = append(rs, Rule[T]{l, s})
		}
	}
	return rs
}

// First is the first rule of a type, or a rule with a nil Line.
func First[T dsl.Stmt](z *Zone) Rule[T] {
	if rs := All[T](z); len(rs) > 0 {
		return rs[0]
	}
	return Rule[T]{}
}

// LinesOf are the lines of a zone that begin with the words of a type, to point at them.
func LinesOf[T dsl.Stmt](z *Zone) (out []*dsl.Line) {
	for _, l := range z.Lines {
		if _, ok := l.Stmt.(T); ok {
			out = append(out, l)
		}
	}
	return out
}

// LineOf is the first line of a zone that begins with the words of a type, to point at it; or nil.
func LineOf[T dsl.Stmt](z *Zone) *dsl.Line {
	if ls := LinesOf[T](z); ls != nil {
		return ls[0]
	}
	return nil
}

// spaces is the line by which the spaces of a zone stay empty, or close up; nil where none does.
func (z *Zone) spaces(so func(*dsl.Spaces) bool) *dsl.Line {
	for _, r := range All[*dsl.Spaces](z) {
		if so(r.Stmt) {
			return r.Line
		}
	}
	return nil
}

// StaysEmpty is the line by which the spaces of a zone stay empty, or nil.
func (z *Zone) StaysEmpty() *dsl.Line { return z.spaces(func(s *dsl.Spaces) bool { return s.Stay }) }

// ClosesUp is the line by which the spaces of a zone close up, or nil.
func (z *Zone) ClosesUp() *dsl.Line { return z.spaces(func(s *dsl.Spaces) bool { return s.Close }) }

// BuildsNone is the line by which nothing is built on the piles of a zone, or nil.
func (z *Zone) BuildsNone() *dsl.Line {
	for _, r := range All[*dsl.Build](z) {
		if r.Stmt.None {
			return r.Line
		}
	}
	return nil
}

// Open is the line by which the next card of the stock is seen and may be played, or nil.
func (z *Zone) Open() *dsl.Line { return LineOf[*dsl.Open](z) }

// Covered is the line by which each row of a picture lies on the one before, or nil.
func (z *Zone) Covered() *dsl.Line { return LineOf[*dsl.Covered](z) }

// Arrivals are the lines of a zone by which cards come that are such ones, in order.
func (z *Zone) Arrivals(such func(*Arrival) bool) (out []*Arrival) {
	for _, a := range Forms[*Arrival](z) {
		if such(a) {
			out = append(out, a)
		}
	}
	return out
}
