package facts

import (
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// What follows from when piles are full.

// Length is the number of cards at which the i-th pile of a zone is full. known is false where it
// depends on play; bounded is false where there is no such number.
func (g *Setup) Length(z *rules.Zone, i int) (n int, known, bounded bool) {
	if g.lengths[z] == nil {
		g.lengths[z] = g.Sheet.Lengths(z, g.set)
	}
	n, known = g.lengths[z][i].One()
	return n, known, !known || n != rules.NoEnd
}

// Closure is every card that can ever lie on the i-th pile of a foundation: what begins it, what
// the deal lays there, and whatever the lines let come on one of these. No order of play brings
// more, for each card there came by some line on a card there.
func (g *Setup) Closure(z *rules.Zone, i int) cards.Mask {
	m := g.Starting(z, i) | g.Dealt.Kinds[z.Index]
	for {
		more := m
		for _, a := range g.Arrivals {
			if a.Zone != z {
				continue
			}
			if a.Seq != nil || a.Set != nil {
				return g.Pack()
			}
			more |= a.Table(i).On.Any(m)
		}
		if more == m {
			return m
		}
		m = more
	}
}
