package words

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers which words and lines could be left out, as far as lines show it: by the size
// of the zone, by what another line says, by words that have no choice. What can be left out
// because of the cards or the play is judged in package play (effect.go, guards.go).

// idle finds words and lines that change nothing, as can be seen from the lines alone.
func (c *checker) idle() {
	for _, l := range c.Lines {
		// these have a direction even where they go up and down
		ordered := map[*dsl.Relation]bool{} // of pairs: `one way` says which card comes first
		judge.Each(l.Nodes, func(a *dsl.Alike) { ordered[a.Rel] = true })
		judge.Each(l.Nodes, func(r *dsl.Relation) {
			if !ordered[r] {
				c.idleWords(l, r)
			}
		})
		judge.Each(l.Nodes, c.idleColour)
		if l.In == rules.InZone {
			c.idleIn(l)
			judge.Each(l.Nodes, func(p *dsl.Place) { c.beside(l, p) })
		}
		c.idleMods(l)
		if t := judge.TimesOf(l.Stmt); t != nil && l.In == rules.InDeal {
			d := c.Warnf("no-effect", t.Span, "`%s` changes nothing: a step of the deal is done once anyway",
				c.Text(t.Span))
			c.OfferOut(d, t.Span)
		}
		if t, ok := l.Stmt.(*dsl.Decks); ok && t.Apart && dsl.Number(t.Number) == 1 {
			d := c.Warnf("no-effect", l.Span, "one deck cannot be shuffled apart from others")
			c.OfferWords(d, l.Span, "apart")
		}
	}
	c.idleWorth()
	c.idleHome()
	c.idleSteps()
	c.idlePlaces()
}

// idleMods finds `each`, `top of` and `bottom of` where they say nothing: a line of a zone speaks
// of piles, from which top cards are played.
//
// Routes are the `from` and `to` of lines of zones: there only top cards move.
func (c *checker) idleMods(l *rules.Placed) {
	for _, ps := range dsl.Routes(l.Stmt) {
		if ps == nil {
			continue
		}
		judge.Within(ps, func(m *dsl.PlaceMod) {
			if !m.Each && m.End == "" {
				return
			}
			d := c.Warnf("no-effect", m.Span, "`%s` changes nothing here: cards are played from the top of any of "+
				"these piles, to the top of any", c.Text(m.Span))
			c.OfferOut(d, m.Span)
		})
	}
}

// idleIn finds lines of a zone that its size makes idle.
//
// A line of a variant's parent may become idle by a smaller head; OfferGone then takes it away
// there.
func (c *checker) idleIn(l *rules.Placed) {
	z := l.Zone
	switch t := l.Stmt.(type) {
	case *dsl.Spaces:
		if t.Close && z.Piles == 1 {
			d := c.Warnf("no-effect", l.Span, "`spaces close up` changes nothing: `%s` has 1 pile", z.Title())
			c.OfferGone(d)
		}
	case *dsl.Covered:
		if z.Rows == 1 && !z.Broken {
			d := c.Warnf("no-effect", l.Span, "`covered by next row` changes nothing: `%s` has 1 row", z.Title())
			c.OfferGone(d)
		}
	case *dsl.AtMost:
		if z.Kind == dsl.Cells {
			c.cellBound(l, t)
			return
		}
		if n := dsl.Number(t.N.Digits); t.N.Digits != "" && z.Kind != dsl.Foundations && n >= c.Sheet.Pack.Size() &&
			c.Packed() {
			d := c.Warnf("no-effect", l.Span, "`%s` changes nothing: the game has %d", l.Text(), c.Sheet.Pack.Size())
			c.OfferGone(d)
		}
	case *dsl.Build:
		if n, at := c.bound(z); n == 1 && !t.None && t.Order == nil {
			d := c.Warnf("no-effect", l.Span, "`%s` changes nothing: a pile of `%s` holds 1 card", l.Text(), z.Title())
			d.Others = at
			c.OfferGone(d)
		}
	case *dsl.Unit:
		if n, at := c.bound(z); n == 1 && t.Number == "" {
			d := c.Warnf("no-effect", l.Span, "`%s` changes nothing: a pile of `%s` holds 1 card", l.Text(), z.Title())
			d.Others = at
			c.OfferGone(d)
		}
	}
}

// cellBound judges a bound of cells, which hold one card each.
func (c *checker) cellBound(l *rules.Placed, t *dsl.AtMost) {
	if t.N.Digits == "1" {
		c.OfferGone(c.Warnf("no-effect", l.Span, "`%s` changes nothing: a cell holds 1 card", l.Text()))
		return
	}
	d := c.Errorf("contradiction", l.Span, "a cell holds 1 card, and `%s` says otherwise", l.Text())
	d.Others = judge.Other(l.Zone.Head.Span, "one card each")
	d.Help = "for more cards there are reserves: `reserve " + fmt.Sprint(l.Zone.Piles) +
		"` with `takes any card` and `" + l.Text() + "`"
}

// bound is the number of cards that a pile of a zone holds, 0 if there is no bound, and where that
// is said.
func (c *checker) bound(z *rules.Zone) (int, []dsl.Label) {
	most, l := z.Bound()
	n, _ := most.Digits()
	switch {
	case most == nil:
		return 0, nil
	case l == z.Head:
		return n, judge.Other(l.Span, "one card each")
	}
	return n, judge.Other(l.Span, "here")
}

// beside finds places that speak of other piles in a zone of one pile.
//
// For example `pile left` in a zone with one pile, or `pile above` in one with one row.
func (c *checker) beside(l *rules.Placed, p *dsl.Place) {
	z := l.Zone
	takes, _ := l.Stmt.(*dsl.Takes)
	switch {
	case takes != nil && takes.Set != nil && !takes.Set.Sequence: // it is asked of where each card lies
	case p.Pile != nil && p.Pile.Side != "":
		r := c.place(p)
		for _, q := range c.PilesOf(z) {
			if c.Layout.Neighbour(q, r.Right, r.Down) != rules.NoPile {
				return
			}
		}
		d := c.Warnf("no-effect", p.Span, "no pile of `%s` has a `%s`", z.Title(), c.Text(p.Span))
		if z.Piles == 1 {
			d.Message = fmt.Sprintf("`%s` is never there: `%s` has 1 pile", c.Text(p.Span), z.Title())
		}
		d.Others = c.headLabel(z)
	case c.place(p).Other && p.Zone != nil && z.Piles == 1 && c.Sheet.Find(p.Zone.Word) == z:
		d := c.Warnf("no-effect", p.Span, "`%s` is never there: `%s` has 1 pile", c.Text(p.Span), z.Title())
		d.Others = c.headLabel(z)
	}
}

// headLabel points at the head of a zone, which says how many piles it has; a zone without a block
// has none.
func (c *checker) headLabel(z *rules.Zone) []dsl.Label {
	if z.Head == nil {
		return nil
	}
	return judge.Other(z.Head.Span, dsl.Many(z.Piles, "pile"))
}

// idleWorth finds worths that no line adds up, that another line gives again, and that a rank has
// anyway.
//
// `king counts 13` is what a king counts anyway, by its place in the whole pack.
func (c *checker) idleWorth() {
	first := map[string]dsl.Span{}
	// whether some line adds cards up; a line that could not be read may
	totals := c.Sheet.Broken
	for _, l := range c.Lines {
		totals = totals || rules.SpeaksOf(l.Form)&dsl.OfTotals != 0
	}
	told := false
	for _, l := range c.Lines {
		t, ok := l.Stmt.(*dsl.Worth)
		if !ok {
			continue
		}
		if !totals && !told {
			told = true
			d := c.Warnf("no-effect", l.Span, "`%s` changes nothing: no line adds cards up", l.Text())
			c.OfferGone(d)
			d.Help = "what adds cards up is `totalling` in a `takes` line, and the value `worth of PLACE`"
		}
		for _, w := range t.Ranks {
			if had, ok := first[w.Name]; ok {
				d := c.Errorf("duplicate-rule", w.Span, "what the %s counts is said twice", w.Name)
				d.Others = judge.Other(had, "first here")
				c.OfferOut(d, w.Span)
				d.Doubt()
				continue
			}
			first[w.Name] = w.Span
			if r, ok := cards.RankNamed(w.Name); ok && int(r)+1 == dsl.Number(t.Number) {
				c.LeaveOut(w.Span, "the %s counts %s anyway", w.Name, t.Number)
			}
		}
	}
}

// idleHome finds `home` lines that nothing asks for.
//
// Told at the first of them: the others have the same cause.
func (c *checker) idleHome() {
	if c.Sheet.Broken {
		return
	}
	for _, l := range c.Lines {
		if rules.SpeaksOf(l.Form)&dsl.OfHome != 0 {
			return
		}
	}
	for _, l := range c.Lines {
		if _, ok := l.Stmt.(*dsl.Home); ok {
			d := c.Warnf("no-effect", l.Span, "`%s` changes nothing: no line asks which cards are home", l.Text())
			c.OfferGone(d)
			d.Help = "it is asked for by, for example, `win when tableau home`"
			return
		}
	}
}
