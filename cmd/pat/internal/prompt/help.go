package prompt

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// help tells how the moves of this game are written, and the commands.
func (p *Prompt) help([]string) bool {
	g, l := p.Session.Game, p.Session.Labels
	line := func(what, means string) { p.say("  %-13s %s", what, means) }

	// Labels of this game for the examples: of two piles that are played from.
	a, b, plays := "t3", "t7", false
	for i := range g.Zones() {
		z := g.Zone(i)
		if z.Kind != "tableau" && z.Kind != "reserve" && z.Kind != "cells" || z.Count < 2 {
			continue
		}
		a, b, plays = l.Pile(z.First+min(2, z.Count-2)), l.Pile(z.First+min(6, z.Count-1)), g.Builds(i) || g.Fills(i)
		break
	}
	p.say("Moves")
	switch {
	case plays && units(g.Sheet()):
		line(a+" "+b, "the top card of "+a+" to "+b+", or the cards that may move together")
		line(a+" "+b+" 4", "exactly four cards")
	case plays:
		line(a+" "+b, "the top card of "+a+" to "+b)
	}
	said := map[string]bool{}
	for i := range g.Zones() {
		z := g.Zone(i)
		if said[z.Kind] || z.Hidden || !g.Builds(i) && !g.Fills(i) {
			continue
		}
		switch z.Kind {
		case "foundations":
			where := l.Zone(i)
			if len(g.Sheet().OfKind(z.Kind)) > 1 {
				where = "f"
			}
			line(a+" "+where, "to the foundation that takes it")
		case "cells":
			line(a+" "+l.Pile(z.First), "to a cell")
		case "discard", "waste":
			if !g.Builds(i) {
				continue
			}
			line(a+" "+l.Pile(z.First), "to the "+z.Title())
		}
		said[z.Kind] = true
	}
	if len(g.SetTargets()) > 0 {
		line(a+" "+b+" …", "these cards leave together")
	}
	if g.Swaps() {
		line(a+" "+b, "these two cards change places")
	}
	if g.Plucks() {
		line(a+"@2 "+b, "the second card from the bottom")
	}
	line(a, "the only move of its cards, or a choice of them")
	if len(p.Session.State.Turns()) > 0 {
		line("turn", "turn the stock")
	}
	for i, name := range g.Actions() {
		line(name, p.steps(i))
	}
	p.say("Piles are named as on the board.")
	for i := range g.Zones() {
		for j := range commands {
			c := &commands[j]
			if z := g.Zone(i); !z.Hidden && (c.name == l.Zone(i) || slices.Contains(c.also, l.Zone(i))) {
				p.say("`%s` alone or with a number is `%s`, before a pile it is `%s`.", l.Zone(i), c.name, z.Title())
			}
		}
	}
	p.say("Commands")
	for _, c := range commands {
		line(c.usage, c.help)
	}
	return false
}

// steps tells what an action does, in the words of the rules if they are few.
func (p *Prompt) steps(action int) string {
	name := p.Session.Game.Actions()[action]
	for _, m := range p.Session.Game.Sheet().Mays {
		switch {
		case m.Name != name:
		case m.Head.Lead() == "redeals":
			return "the waste becomes the stock again"
		case len(m.Steps) <= 2:
			var out []string
			for _, l := range m.Steps {
				out = append(out, "`"+l.Text()+"`")
			}
			if says := strings.Join(out, ", "); len(says) < 60 {
				return says
			}
		}
	}
	return "an action of this game; `rules` tells what it does"
}

// units reports whether several cards ever move together.
func units(s *rules.Sheet) bool {
	for _, z := range s.Zones {
		for _, r := range rules.All[*dsl.Move](z) {
			if m := r.Stmt; m.Pile || m.AnyCards || m.Sequence {
				return true
			}
		}
	}
	return false
}
