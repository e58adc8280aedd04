package rules

import (
	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers where the piles of a game stand: their rows and columns, what covers what, and
// which piles a place means as seen from one of them.

// NoPile is where a phrase is read without a pile, and the neighbour that is not there.
const NoPile = -1

// A Pile is one pile of a game.
type Pile struct {
	Zone   *Zone
	Number int // in its zone, from 1
	Spot
	Covers    []int // the piles that it lies on
	CoveredBy []int // the piles that lie on it, by `covered by next row`
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
			l.Piles = append(l.Piles, Pile{Zone: z, Number: i + 1, Spot: z.spot(i)})
		}
		if First[*dsl.Covered](z).Line != nil {
			l.cover(z)
		}
	}
	return l
}

// cover makes each row lie on the one before: a pile is covered by the piles of the next row whose
// stars stand at the same, the previous or the following column of a picture, in which a card is
// two columns wide, and by the one straight below it in a grid.
func (l *Layout) cover(z *Zone) {
	aside := 0
	if z.Picture != nil {
		aside = 1
	}
	for _, a := range l.Of(z) {
		for _, b := range l.Of(z) {
			p, q := &l.Piles[a], &l.Piles[b]
			if d := q.Column - p.Column; q.Row == p.Row+1 && max(d, -d) <= aside {
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

// at is the pile of a zone that stands in a row and column, or NoPile.
func (l *Layout) at(z *Zone, row, column int) int {
	for _, p := range l.Of(z) {
		if l.Piles[p].Row == row && l.Piles[p].Column == column {
			return p
		}
	}
	return NoPile
}

// Suit is the suit that the `suits` line of a zone gives to a pile, or to its row. In a grid the
// suits are those of its rows.
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

// Neighbour is the pile of the same zone that stands so many steps to the right and down, or
// NoPile.
func (l *Layout) Neighbour(pile, right, down int) int {
	p := &l.Piles[pile]
	return l.at(p.Zone, p.Row+down, p.Column+right)
}

// From lists the piles that a place may mean as seen from a pile of a zone, or from none (NoPile,
// nil): those it means, or, where that is known only in play, all it could be.
func (l *Layout) From(r *Place, zone *Zone, from int) []int {
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
	case TheSource, TheTaken:
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
func (l *Layout) means(r *Place, from, q int) bool {
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

// Own says which piles of a zone `own` means, seen from a pile of a zone: the pile of the same
// number. Where one zone has a multiple of the piles of the other they are shared out in order: the
// first of eight reserve piles belongs to the places 1 and 2 of sixteen, and these to it. It is
// first to last, from 1; ok is false for other numbers, which share nothing out.
func Own(number, piles, others int) (first, last int, ok bool) {
	switch {
	case others == piles:
		return number, number, true
	case piles <= 0 || others <= 0:
		return 0, 0, false
	case piles%others == 0:
		n := (number-1)/(piles/others) + 1
		return n, n, true
	case others%piles == 0:
		k := others / piles
		return (number-1)*k + 1, number * k, true
	}
	return 0, 0, false
}
