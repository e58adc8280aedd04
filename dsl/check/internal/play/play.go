package play

import (
	"strings"

	"pat/dsl"
	"pat/dsl/check/internal/judge"
)

// Check judges the deal and the play, once for every combination of options.
func Check(c *judge.Judge) {
	all := combinations(c)
	whole := unjudged(c, len(all))
	dealt := len(c.Sheet.Deal) > 0 && !c.BlamedIn(c.Sheet.Deal) && !c.Missing("undeclared-zone")
	play := dealt && c.List.Errors() == 0
	for _, g := range all {
		g.foundations()
		if !dealt {
			continue
		}
		g.dealOut()
		if !play || g.List.Errors() > 0 {
			continue
		}
		g.flow()
		g.beginsTwice()
		g.zones()
		if g.List.Errors() > 0 {
			continue
		}
		g.events()
		g.ends()
		g.tooFew()
		g.leftOut()
		g.consequences()
		g.effects()
		g.guards()
		g.onePasses()
		g.deadlocks()
		g.doubts()
		g.tooLate()
		g.counterValues()
		g.optionBounds()
	}
	c.List = append(c.List, merged(all, whole)...)
}

// throughout are the findings that hold only if they hold under every combination of options: a
// line that does nothing under one of them may do something under another.
var throughout = map[string]bool{
	"no-effect": true, "unused-zone": true, "building-deadlock": true,
	"several-sources": true, "easy-win": true, "single-cards": true,
}

// merged puts the findings of all combinations of options together, each once.
// Where some were not judged, nothing is known to hold under all.
func merged(all []*setup, whole bool) dsl.Diagnostics {
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
			labels[k] = append(labels[k], g.label)
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
