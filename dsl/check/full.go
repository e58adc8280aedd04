package check

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// What follows from when piles are full.

// length is the number of cards at which the i-th pile of a zone is full. known is false where it
// depends on play; bounded is false where there is no such number.
func (g *setup) length(z *rules.Zone, i int) (n int, known, bounded bool) {
	if g.lengths[z] == nil {
		g.lengths[z] = g.sheet.Lengths(z, g.set)
	}
	n, known = g.lengths[z][i].One()
	return n, known, !known || n != rules.NoEnd
}

// tooLong finds a bound that no pile can reach: its build lines end before.
func (g *setup) tooLong(z *rules.Zone, i, n int) *dsl.Diagnostic {
	m := rules.First[*dsl.AtMost](z)
	if m.Line == nil || z.Kind != dsl.Foundations {
		return nil
	}
	longest := g.longest(z, i, n)
	if longest >= n || longest == 0 {
		return nil
	}
	d := finding("foundation-cannot-complete", m.Line.Span,
		"%s is full with %d cards, but its build lines end after %d", g.pileName(z, i), n, longest)
	if b := rules.First[*dsl.Build](z); b.Line != nil {
		d.Others = other(b.Line.Span, fmt.Sprintf("ends after %d", longest))
	}
	d.Help = fmt.Sprintf("write `at most %d cards`, or `wrapping`", longest)
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

// bounds finds piles that are asked to be full and never can be, for they have no bound.
func (c *checker) bounds() {
	for _, l := range c.lines {
		each(l.Stmt, func(t *dsl.Compare) {
			if t.State == nil || !t.State.Full || t.Left.Ref == nil {
				return
			}
			zs := []*rules.Zone{l.zone}
			if p := t.Left.Ref.Place; p != nil && p.Zone != nil {
				zs = c.sheet.Zone(p.Zone.Word)
			}
			for _, z := range zs {
				if z != nil && !z.Broken && c.unbounded(z) && !c.blamedZone(z) {
					d := c.errorf("never-full", t.Span, "`%s` can never be full: nothing says how many cards a pile "+
						"holds", z.Title())
					if z.Head != nil {
						d.Others = other(z.Head.Span, "no bound")
					}
					d.Help = fmt.Sprintf("add `at most 13 cards` under `%s`, or ask otherwise", z.Title())
				}
			}
		})
	}
}

// unbounded reports whether the piles of a zone may hold any number of cards.
func (c *checker) unbounded(z *rules.Zone) bool {
	if z.Kind == dsl.Foundations && len(z.Lines) == 0 || z.Piles == 0 {
		return false // that nothing comes there has been told
	}
	n, known := c.sheet.Lengths(z, c.sheet.Defaults())[0].One()
	return known && n == rules.NoEnd
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
