package play

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/internal/deal"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
)

// This file answers in which order the play is judged, and how the findings of several setups
// become one list. A sheet with `option draw 3 or 1` is judged twice, with 3 and with 1; what is
// true under one of them only is told with a note, "so with draw=1".

// A game is one setup of the sheet, and what has been found wrong in it.
type game struct {
	// what is known of the game under these options, and with it the Judge of the sheet
	*facts.Setup
	// what this setup adds; the findings of the sheet itself are in Setup.Judge.List
	judge.Findings
}

// Check judges the deal and the play, once for every combination of options. A round runs only
// where the one before has found no error: its facts would follow from the mistake.
//
// The order matters. Foundations come first because they need no deal, only the pack. Flow comes
// after deal.Out because the ways of the cards begin where the deal lays them. The zones come
// before the rest because a pile to which nothing comes makes a dozen other lines idle, and one
// cause is told once. A new judge belongs behind those whose findings would make its own follow: it
// asks told before it speaks.
func Check(c *judge.Judge) {
	var all []*game
	for _, s := range facts.Setups(c) {
		all = append(all, &game{Setup: s})
	}
	whole := unjudged(c, len(all))
	// without a deal that counts, everything would lie nowhere, and all lines be idle
	dealt := len(c.Sheet.Deal) > 0 && !c.BlamedIn(c.Sheet.Deal) && !c.Missing("undeclared-zone")
	play := dealt && c.List.Errors() == 0
	for _, g := range all {
		g.foundations()
		if !dealt {
			continue
		}
		deal.Out(g.Setup, &g.Findings)
		if !play || g.List.Errors() > 0 {
			continue
		}
		g.Flow()
		g.beginsTwice()
		g.zones()
		if g.List.Errors() > 0 {
			continue
		}
		g.events()
		g.ends()
		g.tooFew()
		g.tooFewOfFirst()
		g.leftOut()
		// from here on only what can be played and makes no difference, or is doubtful
		g.consequences()
		g.effects()
		g.guards()
		g.onePasses()
		g.deadlocks()
		g.doubts()
		g.suitLists()
		g.tooLate()
		g.unturned()
		g.counterValues()
		g.countersWrap()
		g.optionBounds()
	}
	c.List = append(c.List, merged(all, whole)...)
}

// told reports whether something has been found in a line: what follows from it is not told again.
func (g *game) told(l *dsl.Line) bool {
	in := func(d *dsl.Diagnostic) bool { return d.Span.Within(l.Span) }
	return slices.ContainsFunc(g.List, in) || slices.ContainsFunc(g.Judge.List, in)
}

// throughout are the findings that hold only if they hold under every combination of options: a
// line that does nothing under one of them may do something under another.
// An error is the contrary: a game that cannot be won with one choice is wrong, whatever the others
// do.
var throughout = map[string]bool{
	"no-effect": true, "unused-zone": true, "building-deadlock": true,
	"several-sources": true, "easy-win": true, "single-cards": true,
}

// merged puts the findings of all combinations of options together, each once.
// Where some were not judged, nothing is known to hold under all.
//
// Findings are one if name and place are the same; the message may differ (`the stock needs a turn:
// its 24 cards`, 28 with another option), and then that of the first setup is told. For those of
// throughout the message counts as well: a condition always true here and never true there is a
// condition that matters.
func merged(all []*game, whole bool) dsl.Diagnostics {
	type key struct {
		at            dsl.Span
		name, message string
	}
	count := map[key]int{}
	first := map[key]*dsl.Diagnostic{}
	labels := map[key][]string{}
	var order []key
	for _, g := range all {
		seen := map[key]bool{}
		for _, d := range g.List {
			k := key{at: d.Span, name: d.Name}
			if throughout[d.Name] { // always true here and never true there is neither
				k.message = d.Message
			}
			if seen[k] {
				continue
			}
			seen[k] = true
			count[k]++
			labels[k] = append(labels[k], g.Label)
			if first[k] == nil {
				first[k] = d
				order = append(order, k)
			}
		}
	}
	var out dsl.Diagnostics
	for _, k := range order {
		d := first[k]
		if throughout[k.name] && (count[k] < len(all) || !whole) {
			continue
		}
		if l := labels[k]; count[k] < len(all) {
			if len(l) > 3 {
				l = append(l[:3:3], "…")
			}
			d.Notes = append(d.Notes, "so with "+strings.Join(l, "; "))
		}
		out = append(out, d)
	}
	return out
}

// unjudged tells how many combinations of options are not judged, where there are too many, and
// reports whether all are.
//
// The number of combinations grows as the product of the choices, so it is cut at facts.Lots before
// it overflows; facts.Setups says how many are tried. Zero are tried where the sheet is so long
// that one setup would take too much time.
func unjudged(c *judge.Judge, judged int) (whole bool) {
	all := 1
	for _, o := range c.Sheet.Options {
		all = min(all*len(o.Choices), facts.Lots)
	}
	if len(c.Sheet.Asks) > 0 {
		all = min(2*all, facts.Lots)
	}
	switch {
	case judged == 0:
		c.Notef("not-judged", c.Title(), "the file is so large that only its words are judged, not the deal and the "+
			"play")
	case judged < all:
		d := c.Notef("not-judged", c.Title(), "of %s of options %d are judged; what the others make of the game is not",
			dsl.Many(all, "combination"), judged)
		for _, o := range c.Sheet.Options {
			d.Others = append(d.Others, dsl.Label{Span: o.Line.Span, Text: dsl.Many(len(o.Choices), "choice")})
		}
	}
	return judged >= all
}
