package words

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file finds ranks that are reckoned past the end of their order: below the lowest comes the
// highest, and the other way round.

// For example `when rank of waste is at most 1 below rank of top`: on an ace, 1 below is a king,
// and any card passes. A note, for the author may rely on it; told once for a sheet.

// A reckoning is a rank so many steps below or above that of a card.
type reckoning struct {
	of    string // the rank that it goes out from, as it is written
	steps int    // below zero for below
}

// reckoned reads a value as a reckoning.
//
// There are two ways to write it: `1 below rank of top`, and `rank of top minus 1`.
func (c *checker) reckoned(v *dsl.Value) (reckoning, bool) {
	none := reckoning{}
	if v == nil || v.Terms[0].Atom.Of != "rank" {
		return none, false
	}
	shift := v.Terms[0].Shift
	switch {
	case len(v.Terms) == 1 && shift != nil:
		n := dsl.Number(shift.Steps)
		if shift.Word == "below" {
			n = -n
		}
		return reckoning{c.Text(v.Terms[0].Atom.Span), n}, n != 0
	case len(v.Terms) == 2 && shift == nil:
		n := dsl.Number(v.Terms[1].Atom.Digits)
		return reckoning{c.Text(v.Terms[0].Span), -n}, n != 0
	}
	return none, false
}

// boundRound tells of a rank that is to be at most, or at least, one reckoned from that of a card:
// where the reckoning goes round, any card will do, or hardly one.
func (c *checker) boundRound(a *dsl.CondAnd) {
	order := c.Sheet.Pack.Order
	for _, t := range a.And {
		if t.Compare == nil || t.Compare.Bound == "" || c.roundTold {
			continue
		}
		v := t.Compare.BoundValue
		r, said := c.reckoned(v)
		if !said || len(order) < 2 || c.guarded(a, r) {
			continue
		}
		c.roundTold = true // who counts so once does so in other lines
		end, way := 1, "below"
		if r.steps > 0 {
			end, way = len(order), "above"
		}
		next := order[len(order)-end]
		d := c.Notef("goes-round", v.Span, "`%s` goes round: %s the %s comes the %s, and of the %s it is the %s",
			c.Text(v.Span), way, order[end-1], next, order[end-1], order[rules.Wrap(end+r.steps, len(order))-1])
		c.withoutRound(d, t, r)
	}
}

// withoutRound offers to ask the same without going round.
func (c *checker) withoutRound(d *dsl.Diagnostic, t *dsl.Test, r reckoning) {
	left := c.Text(t.Compare.Left.Span)
	switch {
	case t.Not || t.Compare.Negated():
	case r.steps == -1 && t.Compare.Bound == "most":
		c.OfferText(d, t.Span, fmt.Sprintf("not %s is at least %s", left, r.of))
		return
	case r.steps == 1 && t.Compare.Bound == "least":
		c.OfferText(d, t.Span, fmt.Sprintf("not %s is at most %s", left, r.of))
		return
	}
	d.Help = "where it must not go round, " + c.guard(r)
}

// guard is a condition under which a reckoning does not go round.
func (c *checker) guard(r reckoning) string {
	order := c.Sheet.Pack.Order
	n := len(order)
	switch {
	case r.steps < 0 && -r.steps < n:
		return fmt.Sprintf("ask before it: `%s is at least %s and …`", r.of, order[-r.steps])
	case r.steps > 0 && r.steps < n:
		return fmt.Sprintf("ask before it: `%s is at most %s and …`", r.of, order[n-1-r.steps])
	}
	return "reckon by less"
}

// guarded reports whether another part of a condition bounds the rank that is reckoned from.
//
// For example `rank of top is at least two and …`: then 1 below it never goes round.
func (c *checker) guarded(a *dsl.CondAnd, r reckoning) bool {
	bound := map[bool]string{true: "least", false: "most"}[r.steps < 0]
	for _, t := range a.And {
		b := t.Compare
		if b != nil && !t.Not && b.Bound == bound && c.Text(b.Left.Span) == r.of && b.BoundValue != nil {
			return true
		}
	}
	return false
}

// rankLess tells of a number taken from the rank of a card: ranks are numbers by their place, which
// is another than authors think where the pack is short, and below the lowest comes the highest.
//
// Where a rank counts as its number (ace to king), `minus 1` is the usual way to say 1 below, and
// silent.
func (c *checker) rankLess(v *dsl.Value) {
	order := c.Sheet.Pack.Order
	if len(v.Terms) != 2 || v.Terms[0].Atom.Of != "rank" || len(order) == 0 {
		return
	}
	n := dsl.Number(v.Terms[1].Atom.Digits)
	if n < 1 || n < 2 && c.Sheet.Pack.CountsAsWritten() || c.roundTold {
		return
	}
	c.roundTold = true // who counts so once does so in other lines
	low, at := order[0], rules.Wrap(1-n, len(order))
	d := c.Notef("goes-round", v.Span, "`%s` goes round: %s, and of the %s it is %d", c.Text(v.Span),
		c.Sheet.Pack.Numbered(), low, at)
	of := c.Text(v.Terms[0].Span)
	d.Help = fmt.Sprintf("the rank as it is, is `%s`", of)
	if r, ok := c.reckoned(v); ok && -r.steps < len(order) {
		d.Help += "; where it must not go round, " + c.guard(r)
	}
}
