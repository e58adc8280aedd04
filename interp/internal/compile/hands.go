package compile

import (
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// This file compiles hands: which piles make one, and what their cards score.

// hands compiles the hands of a zone.
func (c *compiler) hands(z *code.Zone, f *rules.Hands) {
	x := code.Hands{Zone: c.zone, Whole: !f.Rows && !f.Columns, With: -1}
	if f.With != nil {
		x.With = c.place(f.With)
	}
	lines := map[[2]int]int{}
	for p := z.First; p < z.First+z.N; p++ {
		at := &c.Piles[p]
		var in [][2]int
		switch {
		case x.Whole:
			in = append(in, [2]int{p, -1})
		case f.Rows:
			in = append(in, [2]int{int(at.Row), 0})
		}
		if f.Columns {
			in = append(in, [2]int{int(at.Column), 1})
		}
		for _, k := range in {
			i, known := lines[k]
			if !known {
				i = len(x.Lines)
				lines[k] = i
				x.Lines = append(x.Lines, nil)
			}
			x.Lines[i] = append(x.Lines[i], uint8(p))
		}
	}
	for _, r := range rules.Forms[*rules.Counts](z.Sheet) {
		c.line = r.Line
		x.Count = append(x.Count, c.counts(r))
	}
	c.Hands = append(c.Hands, x)
}

// counts compiles what some cards of a hand score.
func (c *compiler) counts(f *rules.Counts) code.CountRule {
	r := code.CountRule{
		Line: f.Line, Points: f.Points, Each: f.Each, PerCard: f.PerCard, Guard: c.guard(f.When),
	}
	if f.From != nil {
		r.From = &code.PileSet{}
		for _, p := range c.pileList(f.From) {
			r.From.Add(int(p))
		}
	}
	for _, s := range f.Sets {
		h := code.HandSet{Least: s.Least, Most: s.Most, Phrase: -1}
		for _, k := range s.Listed {
			h.Listed = append(h.Listed, c.cards(&rules.Cards{Span: k.Span, Any: []*rules.Card{k}}))
		}
		if s.One != nil {
			h.Listed = append(h.Listed, c.cards(s.One))
		}
		for _, n := range s.Totals {
			h.Totals = append(h.Totals, c.value(n))
		}
		if s.Alike != nil {
			h.Alike = s.Alike.Like != rules.NoLikeness
			h.Phrase = c.cards(rules.Related(s.Alike))
		}
		if s.Suits != rules.SuitUnsaid && s.Suits != rules.AnySuit {
			h.Suits = &cards.Table{}
			for k := range c.Mask.Each {
				h.Suits[k] = rules.Suits(s.Suits, k)
			}
		}
		r.Sets = append(r.Sets, h)
	}
	return r
}
