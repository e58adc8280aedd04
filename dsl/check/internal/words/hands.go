package words

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers whether hands can be counted as they are said: cards of rows, columns or piles
// that score together.

// mostInHand is how many cards a hand may have. All ways to pick some of them are tried.
const mostInHand = 8

// hands judges the hands of all zones, and whether something asks what they score.
func (c *checker) hands() {
	if c.Sheet.Broken {
		return
	}
	var first *dsl.Line
	for _, z := range c.Sheet.Zones {
		hs, counts := rules.Forms[*rules.Hands](z), rules.Forms[*rules.Counts](z)
		switch {
		case len(hs) == 0 && len(counts) > 0:
			d := c.Errorf("missing-rule", counts[0].Line.Span, "`%s` has no `hands`: which of its cards are a hand?",
				z.Words())
			d.Help = "for example `hands each row and column`, or `hands each pile`"
		case len(hs) > 0 && len(counts) == 0:
			d := c.Errorf("missing-rule", hs[0].Line.Span, "`%s` has hands and no line that says what they score",
				z.Words())
			d.Help = "for example `score 5 for 5 cards same suit`"
		case len(hs) > 0:
			c.handSize(z, hs[0], counts)
		}
		if len(hs) > 0 && first == nil {
			first = hs[0].Line
		}
	}
	asked := false
	for _, l := range c.Lines {
		judge.Each(l.Nodes, func(a *dsl.Atom) {
			asked = asked || a.Hands
			if _, scores := l.Form.(*rules.Counts); a.Hands && scores {
				c.Errorf("not-fixed", a.Span, "what hands score cannot be asked by a line that says what they score")
			}
			if a.Hands && first == nil {
				d := c.Errorf("missing-rule", a.Span, "no zone says which cards are `hands`")
				d.Help = "for example in a tableau of rows: `hands each row and column`"
			}
		})
	}
	if first != nil && !asked {
		d := c.Warnf("no-effect", first.Span, "`%s` changes nothing: no line asks what hands score", first.Text())
		d.Help = "it is asked for by, for example, `score hands` or `win when hands is at least 200`"
	}
}

// handSize judges how many cards a hand of a zone has, and whether its lines ask for more.
func (c *checker) handSize(z *rules.Zone, h *rules.Hands, counts []*rules.Counts) {
	with, size := 0, 0
	if h.With != nil {
		with = len(c.Sheet.Layout().From(h.With, nil, rules.NoPile))
	}
	switch {
	case h.Rows:
		size = z.Columns
	case !h.Columns:
		n, _ := z.Bound()
		if most, said := n.Digits(); n != nil && said {
			size = most
			break
		}
		d := c.Errorf("missing-rule", h.Line.Span, "a pile that is a hand needs `at most NUMBER cards`")
		d.Help = fmt.Sprintf("a hand has %d cards at most, for example `at most 5 cards`", mostInHand)
		return
	}
	if h.Columns {
		size = max(size, z.Rows)
	}
	if size += with; size > mostInHand {
		c.Errorf("bad-number", h.Line.Span, "a hand here has %s, and a hand may have %d at most",
			dsl.Many(size, "card"), mostInHand)
		return
	}
	for _, r := range counts {
		least := 0
		for _, s := range r.Sets {
			least += s.Least
		}
		if least > size {
			d := c.Warnf("no-effect", r.Line.Span, "`%s` never counts: a hand here has %s", r.Line.Text(),
				dsl.Many(size, "card"))
			d.Others = judge.Other(h.Line.Span, "the hands")
		}
		if r.Points == 0 {
			c.Warnf("no-effect", r.Line.Span, "`%s` adds nothing to what a hand scores", r.Line.Text())
		}
	}
}
