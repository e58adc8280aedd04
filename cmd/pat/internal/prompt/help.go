package prompt

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/prose"
	"pat/dsl/rules"
	"pat/interp"
)

// help tells how the moves of this game are written, and the commands. What it shows are piles of
// this game between which cards go, and only those ways of writing that the game has a use for.
func (p *Prompt) help(args []string) Answer {
	if len(args) > 0 {
		return p.helpOn(strings.ToLower(args[0]))
	}
	var h helpText
	h.say("Moves")
	p.helpMoves(&h)
	h.say("Piles are named as on the board.")
	g, l := p.Session.Game, p.Session.Labels
	for i := range g.Zones() {
		// a short command may be the label of a pile, too; then both meanings are told
		for j := range commands {
			c := &commands[j]
			if z := g.Zone(i); !z.Hidden && (c.name == l.Zone(i) || slices.Contains(c.also, l.Zone(i))) {
				h.say("`%s` alone or with a number is `%s`, before a pile it is `%s`.", l.Zone(i), c.name, z.Title())
			}
		}
	}
	h.say("Commands")
	for _, c := range p.Commands() {
		h.line(c.Usage, c.Help)
	}
	if p.row() != nil {
		h.say("How hard it is")
		h.line("easy, hard …", "by two shares of the deals tried: those that can be won,")
		h.line("", "and those won by a player who does not look ahead")
		h.line("82-87 %", "so many of all deals can be won by who knows all cards;")
		h.line("", "the share is not known more exactly")
		h.line("perhaps …", "of most deals tried it is not known whether they can be won")
	}
	return Answer{Text: h.String()}
}

// A helpText is written line by line: sentences, and under them what may be typed and its meaning.
type helpText struct{ strings.Builder }

func (h *helpText) say(format string, args ...any) { fmt.Fprintf(h, format+"\n", args...) }
func (h *helpText) line(what, means string)        { h.say("  %-13s %s", what, means) }

// helpMoves tells how moves are written.
func (p *Prompt) helpMoves(h *helpText) {
	g, l := p.Session.Game, p.Session.Labels
	from, to, plays := p.example()
	a, b := l.Pile(from), l.Pile(to)
	if plays {
		same := g.ZoneOf(from).Index == g.ZoneOf(to).Index
		switch one, whole, some := units(g.Sheet()); {
		case same && some:
			h.line(a+" "+b, "the top card of "+a+" to "+b+", or the cards that may move together")
			h.line(a+" "+b+" 4", "exactly four cards")
		case same && whole && one:
			h.line(a+" "+b, "the top card of "+a+" to "+b+", or the whole pile")
		case same && whole:
			h.line(a+" "+b, "the pile "+a+" to "+b)
		default:
			h.line(a+" "+b, "the top card of "+a+" to "+b)
		}
	}
	shown := -1 // the zone to which a move is shown
	if plays {
		shown = g.ZoneOf(to).Index
	}
	p.helpZones(h, shown)
	if g.Has(interp.Set) {
		h.line(a+" "+b+" …", "these cards leave together")
	}
	if g.Has(interp.Swap) {
		h.line(a+" "+b, "these two cards change places")
	}
	if g.Has(interp.Pluck) {
		h.line(a+"@2 "+b, "the second card from the bottom")
	}
	h.line(a, "the only move of its cards, or a choice of them")
	h.line("7h 8c", "the same by the cards; with suits as letters or signs")
	if len(p.Session.State.Turns()) > 0 {
		h.line("turn", "turn the stock")
	}
	for _, a := range p.Actions() {
		h.line(a.Usage, a.Help)
	}
}

// helpZones tells how cards are sent to the zones that take them, but to one to which that is shown
// already. A kind of zone is told once, whatever number of zones the game has of it.
func (p *Prompt) helpZones(h *helpText, shown int) {
	g, l := p.Session.Game, p.Session.Labels
	var said [dsl.Kinds]bool
	for i := range g.Zones() {
		z := g.Zone(i)
		x, ok := p.into(i)
		if !ok || said[z.Kind] {
			continue
		}
		switch z.Kind {
		case dsl.Foundations:
			where := l.Zone(i)
			if said[z.Kind] = len(g.Sheet().OfKind(z.Kind)) > 1 && !p.labels(z.Kind.Letter()); said[z.Kind] {
				where = z.Kind.Letter()
			}
			h.line(l.Pile(x)+" "+where, "to the foundation that takes it")
		case dsl.Cells:
			h.line(l.Pile(x)+" "+l.Pile(z.First), "to a cell")
			said[z.Kind] = true
		case dsl.Discard, dsl.Waste:
			if i != shown {
				h.line(l.Pile(x)+" "+l.Pile(z.First), "to the "+z.Title())
				said[z.Kind] = true
			}
		}
	}
}

// helpOn tells what a word does.
func (p *Prompt) helpOn(word string) Answer {
	for _, c := range commands {
		if slices.Contains(c.also, word) {
			word = c.name
		}
	}
	for _, c := range append(p.Commands(), p.Actions()...) {
		if c.Name == word {
			return says("`%s`: %s.", c.Usage, c.Help)
		}
	}
	return says("`%s` is no command. `help` tells what can be typed.", word)
}

// A Told command, or an action of a game, is one as help tells it.
type Told struct {
	Name, Usage, Help string
	More              bool // something must be typed behind the name
}

// Commands are the words of the prompt's own.
func (p *Prompt) Commands() (out []Told) {
	for _, c := range commands {
		means := c.help
		if c.name == "auto" && len(p.Session.Game.Sheet().OfKind(dsl.Foundations)) == 0 {
			means = "make moves without a choice"
		}
		out = append(out, Told{c.name, c.usage, means, c.most == aFile})
	}
	return out
}

// Actions are what the rules of the game let the player do beyond moves.
func (p *Prompt) Actions() (out []Told) {
	for i, name := range p.Session.Game.Actions() {
		out = append(out, Told{Name: name, Usage: name, Help: p.steps(i)})
	}
	return out
}

// example is two piles of which cards go from one to the other, of one zone if there are such; or
// just two piles.
//
// Best is a zone that is built on, for there numbers of cards mean something. Then two zones
// between which cards are played before they leave for good; then any two piles, which name what
// pairs and sets are made of.
func (p *Prompt) example() (from, to int, plays bool) {
	g := p.Session.Game
	some := func(z *interp.ZoneInfo, i int) int { return z.First + min(i, z.Count-1) }
	for i := range g.Zones() {
		z := g.Zone(i)
		builtOn := z.Kind == dsl.Tableau || z.Kind == dsl.Reserve && g.Zone(i).Builds
		if z.Count > 1 && !z.Hidden && g.Goes(i, i) && builtOn {
			return some(z, min(2, z.Count-2)), some(z, 6), true
		}
	}
	for i := range g.Zones() {
		for j := range g.Zones() {
			a, b := g.Zone(i), g.Zone(j)
			onward := b.Kind != dsl.Foundations && b.Kind != dsl.Discard && b.Kind != dsl.Cells
			if j != i && playedFrom(a) && onward && g.Goes(i, j) {
				return some(a, 2), some(b, 2), true
			}
		}
	}
	for i := range g.Zones() {
		if z := g.Zone(i); z.Kind == dsl.Tableau || z.Kind == dsl.Reserve || z.Kind == dsl.Cells {
			return some(z, min(2, max(0, z.Count-2))), some(z, 6), false
		}
	}
	for i := range g.Zones() {
		for j := range g.Zones() {
			a, b := g.Zone(i), g.Zone(j)
			if j != i && playedFrom(a) && g.Goes(i, j) {
				return some(a, 2), some(b, 2), false
			}
		}
	}
	return 0, 0, false
}

// playedFrom reports whether the player sees a zone and its cards are still in play.
func playedFrom(z *interp.ZoneInfo) bool { return !z.Hidden && z.Kind != dsl.Foundations }

// into is a pile whose cards may go to a zone, other than its own; of the example if its cards may.
func (p *Prompt) into(zone int) (pile int, ok bool) {
	g := p.Session.Game
	from, _, _ := p.example()
	if i := g.ZoneOf(from).Index; i != zone && g.Goes(i, zone) {
		return from, true
	}
	for i := range g.Zones() {
		if z := g.Zone(i); i != zone && playedFrom(z) && g.Goes(i, zone) {
			return z.First, true
		}
	}
	return 0, false
}

// labels reports whether some zone is called so.
func (p *Prompt) labels(word string) bool {
	for i := range p.Session.Game.Zones() {
		if p.Session.Labels.Zone(i) == word {
			return true
		}
	}
	return false
}

// longestSteps is how long the steps of an action are at most that help quotes: they fit into its
// line.
const longestSteps = 64

// steps tells what an action does, in the words of the rules if they are few.
func (p *Prompt) steps(action int) string {
	name := p.Session.Game.Actions()[action]
	for _, m := range p.Session.Game.Sheet().Mays {
		switch {
		case m.Name != name:
		case m.Head.Lead() == "redeals":
			return "the waste becomes the stock again"
		default:
			var out []string
			for _, l := range m.Steps {
				out = append(out, uncapital(strings.TrimSuffix(prose.Phrase(p.Session.Game.Sheet(), l), ".")))
			}
			if says := strings.Join(out, "; "); len(says) <= longestSteps {
				return says
			}
			if m.Steps[0].Lead() == "gather" {
				return "gather cards and deal them again; `rules` tells how"
			}
		}
	}
	return "an action of this game; `rules` tells what it does"
}

// units reports how cards move in a game: one at a time, as whole piles, or some of a pile
// together.
func units(s *rules.Sheet) (one, whole, some bool) {
	for _, z := range s.Zones {
		moves := rules.Forms[*rules.Unit](z)
		one = one || z.Kind == dsl.Tableau && len(moves) == 0 // as always where nothing is said
		for _, m := range moves {
			switch m.Of {
			case rules.APile:
				whole = true
			case rules.AnyCards, rules.ARun:
				some = true
			default:
				one = true
			}
		}
	}
	return one, whole, some
}
