package words

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file offers the smallest changes of what is written, which come before those of the piles
// and blocks around it: a number of a list too many or too few, a zone for one that the game does
// not have, an option where a line has one of its choices.

// otherLists offers the lists of numbers that go on as the written one does, with so many entries
// as there are piles: those in which each number is as much more than the one before as everywhere,
// else those with one more, or one less, of a number that is there, first those that leave each
// pile as many of the rest.
//
// For example `1 2 3 4 6 7 to tableau` with seven piles: 5 is missing, and with it the list is
// steady. If no list is steady, the ones are tried in which a number stands twice, at most two of
// them.
func (c *checker) otherLists(d *dsl.Diagnostic, at dsl.Span, t *dsl.MoveStep, piles int) {
	var have []int
	for _, q := range t.Qty {
		n := q.Sole()
		if n == nil || n.Digits == "" {
			return
		}
		have = append(have, dsl.Number(n.Digits))
	}
	var lists [][]int
	switch piles - len(have) {
	case -1:
		for i := range have {
			lists = append(lists, slices.Delete(slices.Clone(have), i, i+1))
		}
	case 1:
		for i := 0; i <= len(have); i++ {
			for n := 1; n <= slices.Max(have)+1; n++ {
				lists = append(lists, slices.Insert(slices.Clone(have), i, n))
			}
		}
	default:
		return
	}
	said := func(list []int) string { return strings.Trim(fmt.Sprint(list), "[]") }
	slices.SortStableFunc(lists, func(a, b []int) int { return c.odd(a, have) - c.odd(b, have) })
	seen := map[string]bool{}
	for _, list := range lists {
		if odd := c.odd(list, have); odd == strange || odd > 0 && c.odd(lists[0], have) == 0 {
			break
		}
		if text := said(list); !seen[text] && len(seen) < 2 {
			seen[text] = true
			c.OfferText(d, at, text)
		}
	}
}

// strange is how odd a list is that nobody means.
const strange = 4

// odd says how little a list is like one that was written with a number more or less.
//
// 0 is steady, 1 leaves no rest, 2 leaves each pile as many of the rest, 3 has only known numbers,
// strange has new ones or goes up and down. Less is likelier.
func (c *checker) odd(list, written []int) int {
	steady, rising := true, 0
	for i := 1; i < len(list); i++ {
		steady = steady && list[i]-list[i-1] == list[1]-list[0]
		switch {
		case list[i] > list[i-1]:
			// bit 1 for up, bit 2 for down: 3 is both
			rising |= 1
		case list[i] < list[i-1]:
			rising |= 2
		}
	}
	known := !slices.ContainsFunc(list, func(n int) bool { return !slices.Contains(written, n) })
	sum := 0
	for _, n := range list {
		sum += n
	}
	rest := c.Sheet.Pack.Size() - sum
	switch {
	case steady:
		return 0
	case !known || rising == 3:
		return strange
	case rest == 0:
		return 1
	case rest > 0 && rest%len(list) == 0:
		return 2
	}
	return 3
}

// otherZones offers the zones of the game in the place of one that it does not have: first those
// that keep cards for one that keeps them.
//
// For example `discard` in a game whose cards go to the foundations.
func (c *checker) otherZones(d *dsl.Diagnostic, word string, at dsl.Span) {
	kind := dsl.KindNamed(word)
	if kind == dsl.NoKind || c.Text(at) != word {
		return
	}
	for _, z := range c.Sheet.Zones {
		if z.Kind.Keeps() && kind.Keeps() && !z.Implicit {
			c.OfferText(d, at, z.Title())
		}
	}
}

// askedBy offers an option in the place of a number that is one of its choices, in a line that
// deals or turns.
func (c *checker) askedBy(d *dsl.Diagnostic, o *rules.Option) {
	for _, l := range c.Lines {
		var qty []*dsl.Qty
		switch t := l.Stmt.(type) {
		case *dsl.Turn:
			qty = append(qty, t.Qty)
		case *dsl.MoveStep:
			if len(t.Qty) == 1 && l.In != rules.InDeal {
				qty = t.Qty
			}
		}
		for _, q := range qty {
			n := q.Sole()
			chosen := func(v rules.Value) bool { return n != nil && c.Sheet.Format(v) == n.Digits }
			if slices.ContainsFunc(o.Choices, chosen) {
				c.OfferWhole(d, q.Span, o.Name)
			}
		}
	}
}

// otherEnd offers, for a step that lays cards back at the end of their pile where they lay, that
// what lies below comes to the top; or the other way, for who means that.
func (c *checker) otherEnd(d *dsl.Diagnostic, m *dsl.MoveStep, to *dsl.Place, below bool) {
	up, under := m.From, to
	if below {
		up, under = to, m.From
	}
	c.otherEndOf(d, up, below)
	judge.If(d, "what lies on top is to go under", func() { c.otherEndOf(d, under, below) })
}

// otherEndOf offers one end of a pile in the place of the other.
func (c *checker) otherEndOf(d *dsl.Diagnostic, p *dsl.Place, top bool) {
	was, is := "top", "bottom"
	if top {
		was, is = is, was
	}
	for _, w := range p.Mods {
		if w.End != "" {
			c.OfferWhole(d, w.Span, is+strings.TrimPrefix(c.Text(w.Span), was))
			return
		}
	}
	if p.Its != "" {
		c.OfferWhole(d, p.Span, "its "+is)
		return
	}
	c.OfferWhole(d, p.Span, is+" of "+c.Text(p.Span))
}
