package rules

import (
	"iter"
	"slices"

	"pat/dsl"
)

// This file answers which piles the words for them mean. What is so before play is worked out here,
// once; what depends on the position (first, empty, top of) is resolved to flags that a reader asks
// in play.

// PlaceKind says what a place is seen from.
type PlaceKind uint8

// The kinds of places.
const (
	SomePiles  PlaceKind = iota // the piles it names
	OwnNumber                   // of the piles it names, those that belong to the pile it is seen from (see Own)
	OwnLine                     // of the piles it names, those in the same row or column, or all others
	ThePile                     // the pile it is seen from
	Beside                      // a neighbour of that
	TheSource                   // the pile a card comes from
	TheTaken                    // the pile that a step takes cards from
	TheLayer                    // the cards of the zone at the same height
	NoSuchZone                  // the zone it names is not there
)

// A Place is one or several piles.
type Place struct {
	dsl.Span
	Kind        PlaceKind
	Zones       []*Zone   // that it names
	Word        string    // by which it names them; "" where it names none
	At          dsl.Span  // of the word
	Numbers     []Stretch // of the piles of the zone, as they are said; none for all
	Rows        []Stretch // by their numbers, as they are said
	Columns     []Stretch
	Piles       []int // of SomePiles, OwnNumber and OwnLine: those it may be, in order, in any setting
	Column      bool  // of OwnLine: in the same column
	Rest        bool  // of OwnLine: the others
	Right, Down int   // of Beside: so many steps
	Counted     bool  // and their number is said

	Each, Own, Empty, Nonempty, Other bool
	Numbered                          bool // which of them, the pass or a counter says in play
	One                               bool // it has one number
	Pick                              Pick // one of them
	End                               int  // 1 top cards, -1 bottom cards, 0 all cards
}

// A Pick is which of some piles is meant, where it is one.
type Pick int8

// The picks.
const (
	AllOfThem Pick = iota
	TheFirst
	TheLast
	TheNearest // in number to the pile that it is seen from; of two the greater
)

// Places are piles, in the order in which they are tried.
type Places struct {
	dsl.Span
	Any []*Place
}

// Each reports whether some places are each of their piles in turn.
func (ps *Places) Each() bool {
	return slices.ContainsFunc(ps.Any, func(p *Place) bool { return p.Each })
}

// A Stretch is some numbers that follow one another: written out, or what the pass, an option or a
// counter comes to.
type Stretch struct {
	dsl.Span
	From, To *Expr // the same for one number
}

// Bounds are the first and the last number of a stretch that is written out; ok is false for
// another.
func (r Stretch) Bounds() (from, to int, ok bool) {
	from, ok = r.From.Digits()
	to, written := r.To.Digits()
	return from, to, ok && written
}

// One reports whether a stretch is one number.
func (r Stretch) One() bool {
	from, to, ok := r.Bounds()
	return r.From == r.To || ok && from == to
}

// Ends are the first and the last number of a stretch: one where it is one.
func (r Stretch) Ends() []*Expr {
	if r.To == r.From {
		return []*Expr{r.From}
	}
	return []*Expr{r.From, r.To}
}

// Named reports whether a place names piles of a zone, though the position may say which.
func (p *Place) Named() bool { return len(p.Zones) > 0 }

// Of reports whether a place speaks of piles of a zone.
func (p *Place) Of(z *Zone) bool { return slices.Contains(p.Zones, z) }

// Narrowed reports whether a word narrows a place, numbers of piles aside.
func (p *Place) Narrowed() bool {
	seen := p.Own || p.Other || p.Rest || p.Kind == OwnLine
	some := p.Filled() || p.Pick != AllOfThem || len(p.Rows)+len(p.Columns) > 0
	return p.Each || seen || some || p.End != 0
}

// Whole reports whether a place is a zone, or all of a kind, without a word that narrows it.
func (p *Place) Whole() bool { return p.Named() && !p.Narrowed() && len(p.Numbers) == 0 }

// Always reports whether the words leave it the same piles at all times, from wherever it is seen.
func (p *Place) Always() bool { return !p.Own && !p.Other && !p.Rest && !p.Filled() && p.Pick == 0 }

// Filled reports whether a place depends on which of its piles are empty.
func (p *Place) Filled() bool { return p.Empty || p.Nonempty }

// Fixed reports whether the piles of a place are known before the game begins, for each pile it is
// seen from.
func (p *Place) Fixed() bool {
	ofPlay := p.Kind == TheSource || p.Kind == TheTaken || p.Kind == TheLayer
	return !ofPlay && !p.Filled() && !p.Numbered && p.Pick == AllOfThem
}

// Single reports whether a place is one pile at most, whatever happens, seen from piles of a zone,
// or nil.
func (p *Place) Single(from *Zone) bool {
	if p.One {
		return true
	}
	switch p.Kind {
	case TheSource, TheTaken, ThePile, Beside:
		return true
	case OwnNumber:
		return p.Pick != AllOfThem || from == nil || len(p.Zones) == 1 && p.Zones[0].Piles <= from.Piles
	case SomePiles:
		return p.Pick != AllOfThem || len(p.Piles) <= 1
	}
	return p.Pick != AllOfThem
}

// Relative reports whether a place may be another one for each pile it is seen from.
func (p *Place) Relative() bool {
	switch p.Kind {
	case ThePile, Beside, OwnNumber, OwnLine:
		return true
	}
	return p.Other || p.Pick == TheNearest
}

var (
	ends  = map[string]int{"top": 1, "bottom": -1}
	picks = map[string]Pick{"first": TheFirst, "last": TheLast, "nearest": TheNearest}
)

// place resolves a place of the sheet.
func (r *resolver) place(p *dsl.Place) *Place {
	if p == nil {
		return nil
	}
	out := r.places[p]
	if out == nil {
		out = r.somePiles(p)
		r.places[p] = out
	}
	return out
}

// somewhere resolves some places; nil where none are named.
func (r *resolver) somewhere(ps *dsl.Places) *Places {
	if ps == nil {
		return nil
	}
	out := &Places{Span: ps.Span}
	for _, p := range ps.Any {
		out.Any = append(out.Any, r.place(p))
	}
	return out
}

// somePiles resolves a place that has not been met yet. `other` before a row or column means the
// other rows, not another pile.
func (r *resolver) somePiles(p *dsl.Place) *Place {
	out := &Place{Span: p.Span}
	line := false
	for _, m := range p.Mods {
		switch {
		case m.Each:
			out.Each = true
		case m.End != "":
			out.End = ends[m.End]
		case m.Range != nil:
			said := r.stretch(m.Range)
			if m.Line == "row" {
				out.Rows = append(out.Rows, said)
			} else {
				out.Columns = append(out.Columns, said)
			}
		case m.Line != "":
			line, out.Column = true, m.Line == "column"
		case m.Word == "own":
			out.Own = true
		case m.Word == "other":
			out.Other = true
		case m.Word == "empty":
			out.Empty = true
		case m.Word == "nonempty":
			out.Nonempty = true
		default:
			out.Pick = picks[m.Word]
		}
	}
	switch {
	case p.Source:
		out.Kind = TheSource
	case p.Its != "":
		out.Kind, out.End = TheTaken, ends[p.Its]
	case p.Layer:
		out.Kind = TheLayer
	case p.Pile != nil && p.Pile.Side == "":
		out.Kind = ThePile
	case p.Pile != nil:
		out.Kind = Beside
		out.Right, out.Down = offset(p.Pile)
		out.Counted = p.Pile.Steps != ""
	default:
		if out.Own {
			out.Kind = OwnNumber
		}
		if line {
			out.Kind, out.Rest, out.Other = OwnLine, out.Other, false
		}
		r.name(out, p.Zone)
	}
	return out
}

// name gives a place the zones and piles that it names.
func (r *resolver) name(p *Place, ref *dsl.ZoneRef) {
	p.Word, p.At, p.Zones = ref.Word, ref.Span, r.sheet.Zone(ref.Word)
	if len(p.Zones) == 0 {
		p.Kind = NoSuchZone
	}
	for _, n := range ref.Ranges {
		p.Numbers = append(p.Numbers, r.stretch(n))
	}
	p.One = len(p.Zones) == 1 && len(p.Numbers) == 1 && p.Numbers[0].One()
	for x := range p.numbers() {
		a, asked := x.Sole().(*Ask)
		_, pass := x.Sole().(*PassNumber)
		_, counts := x.Sole().(*Counter)
		p.Numbered = p.Numbered || pass || counts || asked && a.Count > 1
	}
	p.Piles = p.among(r.sheet, nil)
}

func (r *resolver) stretch(n *dsl.Range) Stretch {
	from := r.index(n.From)
	to := from
	if n.To != nil {
		to = r.index(n.To)
	}
	return Stretch{n.Span, from, to}
}

// index is the number of a pile, row or column.
func (r *resolver) index(x *dsl.Index) *Expr {
	if x.Pass {
		return alone(x.Span, &PassNumber{})
	}
	return r.num(&dsl.Num{Span: x.Span, Digits: x.Digits, Name: x.Name})
}

// numbers are the numbers that a place names.
func (p *Place) numbers() iter.Seq[*Expr] {
	return func(yield func(*Expr) bool) {
		for _, list := range [][]Stretch{p.Numbers, p.Rows, p.Columns} {
			for _, n := range list {
				for _, x := range n.Ends() {
					if !yield(x) {
						return
					}
				}
			}
		}
	}
}

// Written reports whether all numbers in a place are written out.
func (p *Place) Written() bool {
	for x := range p.numbers() {
		if _, ok := x.Digits(); !ok {
			return false
		}
	}
	return true
}

// In is the place in a setting, where options say which piles it is.
func (p *Place) In(s *Sheet, set Setting) *Place {
	if p.Written() {
		return p
	}
	out := *p
	out.Piles = p.among(s, &set)
	return &out
}

// among lists the piles of the zones of a place that have, or may have, one of the numbers, and
// stand in one of the rows and columns that it asks for.
func (p *Place) among(s *Sheet, set *Setting) (out []int) {
	has := func(list []Stretch, n int) bool {
		return len(list) == 0 || slices.ContainsFunc(list, func(r Stretch) bool {
			lo, _ := s.Reach(set, r.From)
			_, hi := s.Reach(set, r.To)
			return lo <= n && n <= hi
		})
	}
	for _, z := range p.Zones {
		for _, i := range s.layout.Of(z) {
			if q := &s.layout.Piles[i]; has(p.Numbers, q.Number) && has(p.Rows, q.Row) && has(p.Columns, q.Column) {
				out = append(out, i)
			}
		}
	}
	return out
}

// Reach is the least and the greatest number that a number in a place may come to, in a setting or,
// for nil, in any. The number of the pass has no bound but that of piles.
func (s *Sheet) Reach(set *Setting, x *Expr) (lo, hi int) {
	switch a := x.Sole().(type) {
	case *Constant:
		return a.N, a.N
	case *Counter:
		return a.Lo, a.Hi
	case *Ask:
		if set != nil && a.Count == 1 {
			n, _ := (&Env{Sheet: s, Setting: *set}).Num(x)
			return n, n
		}
		return a.Lo, a.Hi
	case *Option:
		if set != nil {
			n := set.Options[a.Name].N
			return n, n
		}
		by := func(a, b Value) int { return a.N - b.N }
		return slices.MinFunc(a.Choices, by).N, slices.MaxFunc(a.Choices, by).N
	}
	return 1, MaxPiles
}

// offset is how far to the right and down a neighbour stands.
func offset(p *dsl.PileRef) (right, down int) {
	n := 1
	if p.Steps != "" {
		n = min(MaxPiles, dsl.Number(p.Steps))
	}
	switch p.Side {
	case "left":
		return -n, 0
	case "right":
		return n, 0
	case "above":
		return 0, -n
	}
	return 0, n
}
