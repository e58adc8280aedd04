package rules

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers where the piles of a game stand and which of them a phrase means. Everything
// that is so before play is worked out here, once: the piles with their rows and columns, what
// covers what, and a place as the piles it names. What depends on the position (first, empty, top
// of) is resolved to flags that a reader asks in play.

// NoPile is where a phrase is read without a pile, and the neighbour that is not there.
const NoPile = -1

// A Pile is one pile of a game.
type Pile struct {
	Zone        *Zone
	Number      int   // in its zone, from 1
	Row, Column int   // from 1; columns of a picture count characters
	Covers      []int // the piles that it lies on
	CoveredBy   []int // the piles that lie on it, by `covered by next row`
}

// A Layout is all piles of a game, zone after zone.
type Layout struct {
	Piles []Pile
	first map[*Zone]int
}

// LayOut numbers the piles of some zones.
func LayOut(zones []*Zone) *Layout {
	l := &Layout{first: map[*Zone]int{}}
	for _, z := range zones {
		l.first[z] = len(l.Piles)
		for i := range z.Piles {
			p := Pile{Zone: z, Number: i + 1, Row: 1, Column: i + 1}
			switch {
			case i < len(z.Picture):
				p.Row, p.Column = z.Picture[i].Row, z.Picture[i].Column
			case z.Rows > 1 && z.Columns > 0:
				p.Row, p.Column = i/z.Columns+1, i%z.Columns+1
			}
			l.Piles = append(l.Piles, p)
		}
		if First[*dsl.Covered](z).Line != nil {
			l.cover(z)
		}
	}
	return l
}

// cover makes each row of a picture lie on the one before: a pile is covered by the piles of the
// next row whose stars stand at the same, the previous or the following column.
func (l *Layout) cover(z *Zone) {
	for _, a := range l.Of(z) {
		for _, b := range l.Of(z) {
			p, q := &l.Piles[a], &l.Piles[b]
			if d := q.Column - p.Column; q.Row == p.Row+1 && d >= -1 && d <= 1 {
				p.CoveredBy = append(p.CoveredBy, b)
				q.Covers = append(q.Covers, a)
			}
		}
	}
}

// First is the first pile of a zone.
func (l *Layout) First(z *Zone) int { return l.first[z] }

// Of lists the piles of a zone.
func (l *Layout) Of(z *Zone) []int {
	out := make([]int, z.Piles)
	for i := range out {
		out[i] = l.first[z] + i
	}
	return out
}

// At is the pile of a zone that stands in a row and column, or NoPile.
func (l *Layout) At(z *Zone, row, column int) int {
	for _, p := range l.Of(z) {
		if l.Piles[p].Row == row && l.Piles[p].Column == column {
			return p
		}
	}
	return NoPile
}

// Suit is the suit that the `suits` line of a zone gives to a pile, or to its row.
func (l *Layout) Suit(pile int) (cards.Suit, bool) {
	p := &l.Piles[pile]
	i := p.Number - 1
	if p.Zone.Rows > 1 {
		i = p.Row - 1
	}
	if i >= len(p.Zone.Suits) {
		return 0, false
	}
	return p.Zone.Suits[i], true
}

// Env is what is known of a phrase that is read for a pile.
func (l *Layout) Env(s *Sheet, set Setting, pile int) *Env {
	e := &Env{Sheet: s, Setting: set}
	if pile >= 0 {
		p := &l.Piles[pile]
		e.Pile, e.Row, e.Column = p.Number, p.Row, p.Column
	}
	return e
}

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
	TheLayer                    // the cards of the zone at the same height
	NoSuchZone                  // the zone it names is not there
)

// A Resolved place is what the words for some piles mean.
type Resolved struct {
	Kind        PlaceKind
	Zone        *Zone // where one zone is named
	Piles       []int // of SomePiles, OwnNumber and OwnLine: those it may be, in order
	Column      bool  // of OwnLine: in the same column
	Rest        bool  // of OwnLine: the others
	Right, Down int   // of Beside: so many steps

	Each, Empty, Nonempty, Other bool
	Numbered                     bool // which of them, the pass or a counter says in play
	One                          bool // it has one number
	Pick                         int  // 1 the first of them, -1 the last
	End                          int  // 1 top cards, -1 bottom cards, 0 all cards
}

var (
	ends  = map[string]int{"top": 1, "bottom": -1}
	picks = map[string]int{"first": 1, "last": -1}
)

// Place resolves a place of a sheet, whatever the player chooses before the deal.
func (l *Layout) Place(s *Sheet, p *dsl.Place) *Resolved { return l.PlaceIn(s, nil, p) }

// PlaceIn resolves a place of a sheet for a setting, or for all (nil).
func (l *Layout) PlaceIn(s *Sheet, set *Setting, p *dsl.Place) *Resolved {
	w := p.Which()
	r := &Resolved{
		Each: w.Each, Empty: w.Empty, Nonempty: w.Nonempty, Other: w.Other,
		Column: w.Bare == "column", End: ends[w.End], Pick: picks[w.Pick],
	}
	if w.Own {
		r.Kind = OwnNumber
	}
	for x := range p.Indices() {
		a := s.Ask(x.Name)
		byPile := a != nil && a.Count > 1
		r.Numbered = r.Numbered || x.Pass || byPile || s.Counter(x.Name) != nil
	}
	switch {
	case p.Source:
		r.Kind = TheSource
	case p.Layer:
		r.Kind = TheLayer
	case p.Pile != nil && p.Pile.Side == "":
		r.Kind = ThePile
	case p.Pile != nil:
		r.Kind = Beside
		r.Right, r.Down = offset(p.Pile)
	default:
		if w.Bare != "" {
			r.Kind, r.Rest, r.Other = OwnLine, r.Other, false
		}
		zs := s.Zone(p.Zone.Word)
		r.One = len(zs) == 1 && len(p.Zone.Ranges) == 1 && p.Zone.Ranges[0].One()
		switch len(zs) {
		case 0:
			r.Kind = NoSuchZone
		case 1:
			r.Zone = zs[0]
		}
		for _, z := range zs {
			for _, q := range l.Of(z) {
				if l.named(s, set, p, q) {
					r.Piles = append(r.Piles, q)
				}
			}
		}
	}
	return r
}

// named reports whether a pile has, or may have, one of the numbers, rows or columns that a place
// asks for.
func (l *Layout) named(s *Sheet, set *Setting, p *dsl.Place, pile int) bool {
	q := &l.Piles[pile]
	has := func(r *dsl.Range, n int) bool {
		ends := r.Indices()
		lo, _ := s.Index(set, ends[0])
		_, hi := s.Index(set, ends[len(ends)-1])
		return lo <= n && n <= hi
	}
	if len(p.Zone.Ranges) > 0 &&
		!slices.ContainsFunc(p.Zone.Ranges, func(r *dsl.Range) bool { return has(r, q.Number) }) {
		return false
	}
	for _, m := range p.Mods {
		n := q.Row
		if m.Line == "column" {
			n = q.Column
		}
		if m.Line != "" && m.Range != nil && !has(m.Range, n) {
			return false
		}
	}
	return true
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

// Neighbour is the pile of the same zone that stands so many steps to the right and down, or
// NoPile.
func (l *Layout) Neighbour(pile, right, down int) int {
	p := &l.Piles[pile]
	return l.At(p.Zone, p.Row+down, p.Column+right)
}

// From lists the piles that a place may mean as seen from a pile of a zone, or from none (NoPile,
// nil): those it means, or, where that is known only in play, all it could be.
func (l *Layout) From(r *Resolved, zone *Zone, from int) []int {
	if from == NoPile {
		switch r.Kind {
		case ThePile, Beside:
			if zone == nil {
				return l.all()
			}
			return l.Of(zone)
		}
	}
	switch r.Kind {
	case TheSource:
		return l.all()
	case TheLayer:
		if zone == nil {
			return nil
		}
		return l.Of(zone)
	case ThePile:
		return []int{from}
	case Beside:
		if q := l.Neighbour(from, r.Right, r.Down); q != NoPile {
			return []int{q}
		}
		return nil
	}
	var out []int
	for _, q := range r.Piles {
		if from == NoPile || l.means(r, from, q) {
			out = append(out, q)
		}
	}
	return out
}

// means reports whether a place means a pile of those it may be, as seen from another.
func (l *Layout) means(r *Resolved, from, q int) bool {
	a, b := &l.Piles[from], &l.Piles[q]
	switch {
	case r.Kind == OwnNumber:
		first, last, ok := Own(a.Number, a.Zone.Piles, b.Zone.Piles)
		return ok && first <= b.Number && b.Number <= last
	case r.Kind == OwnLine && r.Column:
		return (a.Column == b.Column) != r.Rest
	case r.Kind == OwnLine:
		return (a.Row == b.Row) != r.Rest
	}
	return !r.Other || q != from
}

func (l *Layout) all() []int {
	out := make([]int, len(l.Piles))
	for i := range out {
		out[i] = i
	}
	return out
}

// Fixed reports whether the piles of a place are known before the game begins, for each pile it is
// seen from.
func (r *Resolved) Fixed() bool {
	ofPlay := r.Kind == TheSource || r.Kind == TheLayer
	return !ofPlay && !r.Empty && !r.Nonempty && !r.Numbered && r.Pick == 0
}

// Single reports whether a place is one pile at most, whatever happens, seen from piles of a zone,
// or nil.
func (r *Resolved) Single(from *Zone) bool {
	if r.One {
		return true
	}
	switch r.Kind {
	case TheSource, ThePile, Beside:
		return true
	case OwnNumber:
		return r.Pick != 0 || from == nil || r.Zone != nil && r.Zone.Piles <= from.Piles
	case SomePiles:
		return r.Pick != 0 || len(r.Piles) <= 1
	}
	return r.Pick != 0
}

// Relative reports whether a place may be another one for each pile it is seen from.
func (r *Resolved) Relative() bool {
	switch r.Kind {
	case ThePile, Beside, OwnNumber, OwnLine:
		return true
	}
	return r.Other
}
