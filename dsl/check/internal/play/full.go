package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

// What follows from when piles are full.

// length is the number of cards at which the i-th pile of a zone is full. known is false where it
// depends on play; bounded is false where there is no such number.
func (g *setup) length(z *rules.Zone, i int) (n int, known, bounded bool) {
	if g.lengths[z] == nil {
		g.lengths[z] = g.Sheet.Lengths(z, g.set)
	}
	n, known = g.lengths[z][i].One()
	return n, known, !known || n != rules.NoEnd
}

// tooLong finds a bound that no pile can reach: its build lines end before.
func (g *setup) tooLong(z *rules.Zone, i, n int) *dsl.Diagnostic {
	m := rules.LineOf[*dsl.AtMost](z)
	if m == nil || z.Kind != dsl.Foundations {
		return nil
	}
	longest := g.longest(z, i, n)
	if longest >= n || longest == 0 {
		return nil
	}
	d := finding("foundation-cannot-complete", m.Span,
		"%s is full with %d cards, but its build lines end after %d", g.pileName(z, i), n, longest)
	b := built(z)
	if b != nil {
		d.Others = judge.Other(b.Line.Span, fmt.Sprintf("ends after %d", longest))
	}
	g.OfferIf(d, "they are to end there", m.Span, "at most "+dsl.Many(longest, "card"))
	g.goingRound(d, b)
	return d
}

// longest is the number of cards of the longest pile that the lines of a zone allow, at most n.
func (g *setup) longest(z *rules.Zone, i, n int) int {
	at := g.starting(z, i) | g.table.kinds[z.Index]
	for length := 0; length < n; length++ {
		if at == 0 {
			return length
		}
		next := cards.Mask(0)
		for _, a := range g.ways {
			if a.Zone != z {
				continue
			}
			if a.Seq != nil || a.Set != nil {
				return n
			}
			for k := range at.Each {
				next |= a.of(i).on[k]
			}
		}
		at = next
	}
	return n
}

// closure is every card that can ever lie on the i-th pile of a foundation, whatever else happens.
func (g *setup) closure(z *rules.Zone, i int) cards.Mask {
	m := g.starting(z, i) | g.table.kinds[z.Index]
	for {
		more := m
		for _, a := range g.ways {
			if a.Zone != z {
				continue
			}
			if a.Seq != nil || a.Set != nil {
				return g.pack()
			}
			for k := range m.Each {
				more |= a.of(i).on[k]
			}
		}
		if more == m {
			return m
		}
		m = more
	}
}

// beginsTwice warns of the one foundation zone of a game of several decks in which a suit may be
// begun twice, where two piles of it could never be full: there are not so many cards of a suit.
func (g *setup) beginsTwice() {
	zs := g.Sheet.OfKind(dsl.Foundations)
	if g.decks == 1 || len(zs) != 1 {
		return
	}
	z := zs[0]
	if !g.Sheet.LeavesSuits(z) || g.begun(z) {
		return
	}
	n, known, bounded := g.length(z, 0)
	if !known || !bounded || 2*n <= g.decks*len(g.Sheet.Pack.Order) {
		return
	}
	d := g.Warnf("missing-suits", z.Head.Span, "`%s` does not say which suit each pile has: with %d decks one suit "+
		"could be begun there twice, and there are too few cards to fill both piles", z.Title(), g.decks)
	g.OfferLine(d, z, g.Sheet.SuitList(z.Piles))
	d.Help = "`suits any` says that it is meant so"
}

// begun reports whether the deal begins each suit in a zone of foundations, once for ever: it lays
// one named card of each there, and none goes away again.
func (g *setup) begun(z *rules.Zone) bool {
	goes := func(e edge) bool { return e.from == z.Index }
	there := g.table.kinds[z.Index]
	if g.table.total[z.Index] != exactly(z.Piles) || slices.ContainsFunc(g.edges, goes) {
		return false
	}
	for _, x := range g.table.taken {
		if x.of&there != 0 && (x.of.Count() > 1 || x.n > 1) {
			return false
		}
	}
	for _, s := range g.Sheet.Pack.Suits {
		if (there & cards.OfSuit(s)).Count() != 1 {
			return false
		}
	}
	return true
}
