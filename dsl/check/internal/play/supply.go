package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// Whether enough cards can come to where the win wants them. The ways between zones are walked back
// from there: a card that lies where none of them begins can never come, whatever is played.

// reach says for each zone which of its cards can come to the goal.
//
// Kinds, not cards: a seven that can come says the same of every seven of its suit. The sets grow
// until nothing is new, so the loop ends.
func (g *game) reach(goal []bool) []cards.Mask {
	ok := make([]cards.Mask, len(goal))
	for i := range goal {
		if goal[i] {
			ok[i] = cards.All
		}
	}
	for grown := true; grown; {
		grown = false
		for _, e := range g.Edges {
			if k := e.Kinds & ok[e.To]; k&^ok[e.From] != 0 {
				ok[e.From] |= k
				grown = true
			}
		}
	}
	return ok
}

// supply judges whether enough cards of some kinds can come to the goal: zones may be dealt nothing
// but cards that cannot leave, a stock may let too few go, and kinds may have no way at all.
//
// at is where the win says it, m the kinds that count, need how many of them. Three reasons, and in
// this order, for the first is the most exact: a whole zone that is stuck (lost counts the fewest
// cards it can have), a stock that may be turned too seldom, and kinds for which there is no way at
// all.
func (g *game) supply(at dsl.Span, goal []bool, m cards.Mask, need int) *dsl.Diagnostic {
	ok := g.reach(goal)
	lost := 0
	var stuck []*rules.Zone
	var able cards.Mask
	for i, z := range g.Sheet.Zones {
		able |= g.Dealt.Kinds[i] & ok[i]
		// all that the zone may hold counts and is stuck, so its least number of cards is lost
		if kinds := g.Dealt.Kinds[i] & m; kinds != 0 && kinds&ok[i] == 0 && g.Dealt.Kinds[i]&^m == 0 &&
			g.Dealt.Total[i].Lo > 0 {
			lost += g.Dealt.Total[i].Lo
			stuck = append(stuck, z)
		}
	}
	if g.Copies(m)-lost < need && len(stuck) > 0 {
		return g.unreachable(at, goal, stuck[0], need)
	}
	if d := g.dribbles(at, goal, m, need); d != nil {
		return d
	}
	if missing := m &^ able; g.Copies(m&able) < need && missing != 0 {
		return g.neverThere(at, goal, missing, need)
	}
	return nil
}

// dribbles tells of a stock that lets too few cards go: its lines may be used so often and no more.
//
// For example `turn 3 to waste 2 times` with 24 cards in the stock: six come. It asks that one line
// alone takes cards of the stock and that the number is known.
func (g *game) dribbles(at dsl.Span, goal []bool, m cards.Mask, need int) *dsl.Diagnostic {
	s := g.Sheet.Unnamed(dsl.Stock)
	if s == nil || goal[s.Index] || m != g.Pack() {
		return nil
	}
	out := 0
	var line *dsl.Line
	for _, e := range g.Edges {
		if e.From != s.Index || e.Line == line {
			continue
		}
		turn, ok := g.Sheet.FormOf(e.Line).(*rules.MoveStep)
		if !ok || turn.Times < 1 || !slices.Contains(rules.Forms[*rules.MoveStep](s), turn) {
			return nil
		}
		t, ok := g.TakenBy(turn, nil)
		if !ok || line != nil {
			return nil
		}
		out += t.N * turn.Times
		line = e.Line
	}
	have := g.Dealt.Total[s.Index]
	if line == nil || g.Sheet.Pack.Size()-max(0, have.Lo-out) >= need {
		return nil
	}
	d := finding("unreachable-cards", line.Span, "`%s` brings %s at most, and %d lie in the stock", line.Text(),
		dsl.Many(out, "card"), have.Lo)
	d.Others = judge.Other(at, fmt.Sprintf("needs %s", dsl.Many(need, "card")))
	d.Notes = append(d.Notes, "`once` and `2 times` are so often in the whole game")
	d.Help = "how often is said of the passes by `redeals`"
	return d
}

// unreachable tells of cards that cannot leave where they are dealt, though the win needs them.
//
// The cure is looked for among the lines that keep the cards there: those that would take them from
// elsewhere (letOut), `plays only` of the zone, `takes only` of the goal.
func (g *game) unreachable(at dsl.Span, goal []bool, z *rules.Zone, need int) *dsl.Diagnostic {
	span := at
	if z.Head != nil {
		span = z.Head.Span
	}
	n := g.Dealt.Total[z.Index].Lo
	d := finding("unreachable-cards", span, "the %s of `%s` can never come to %s, though the win needs %s",
		dsl.Many(n, "card"), z.Title(), g.goalSays(goal), dsl.Many(need, "card"))
	if span != at {
		d.Others = judge.Other(at, fmt.Sprintf("needs %s", dsl.Many(need, "card")))
	}
	if ls := z.Limits(rules.PlaysOnly); ls != nil {
		says := dsl.Label{Span: ls[0].Line.Span, Text: "and no line lets them come there"}
		d.Others = append(d.Others, says)
	} else if !g.leadsFrom(z) {
		d.Notes = append(d.Notes, "no line of any zone takes cards from here")
	}
	for i, x := range g.Sheet.Zones {
		if goal[i] && x.Kind == dsl.Discard && x.Implicit {
			d.Help = "a `discard` block says which cards go there, for example `takes pair totalling 13 from tableau`"
		}
	}
	g.letOut(d, z)
	for _, l := range z.Limits(rules.PlaysOnly) {
		g.OfferCut(d, l.Line)
	}
	for i, in := range goal {
		if in {
			for _, l := range g.Sheet.Zones[i].Limits(rules.TakesOnly) {
				g.OfferCut(d, l.Line)
			}
		}
	}
	for _, a := range g.Inflows {
		// the line is there and comes to nothing: that is the cause, and none of the offers above
		// cures it
		if a.Set != nil && a.Zones[z.Index] && g.NoSuchSet(g.InPlay(), a) {
			d.Notes = []string{fmt.Sprintf("`%s` (%s) never happens", a.Text(), g.At(a.Line.Span))}
			d.Offers = nil
		}
	}
	if z.Kind.Gives() == dsl.GivesNone {
		d.Notes = []string{"cards in the discard are out of play"}
		d.Offers = nil
	}
	return d
}

// goalSays names the zones of a goal.
func (g *game) goalSays(goal []bool) string {
	var ws []string
	for i, in := range goal {
		if in {
			ws = append(ws, "`"+g.Sheet.Zones[i].Title()+"`")
		}
	}
	return judge.Or(ws)
}

// neverThere tells of kinds of card that can never come to the goal.
//
// If a foundation of the goal can never hold the missing kinds by its own lines (Closure), these
// are told; otherwise the way from one zone to another is what is missing, and bringing offers a
// line.
func (g *game) neverThere(at dsl.Span, goal []bool, missing cards.Mask, need int) *dsl.Diagnostic {
	what := g.Show(missing)
	for i, in := range goal {
		z := g.Sheet.Zones[i]
		if !in || z.Kind != dsl.Foundations {
			continue
		}
		var can cards.Mask
		for j := range z.Piles {
			can |= g.Closure(z, j)
		}
		if missing&can == 0 {
			d := finding("foundation-cannot-complete", at, "the game cannot be won: %s can never lie on %s, but %s "+
				"are needed", what, g.goalSays(goal), dsl.Many(need, "card"))
			d.Help = "the lines of these piles must let those cards come, or the win ask for others"
			if b := facts.Built(z); b != nil {
				d.Others = judge.Other(b.Line.Span, "never comes to them")
				if g.baseKnown(z) {
					g.goingRound(d, b)
				}
			}
			return d
		}
	}
	d := finding("impossible-win", at, "the game cannot be won: nothing ever brings %s to %s", what, g.goalSays(goal))
	g.bringing(d, goal, missing)
	return d
}

// consequences takes back what was said of the lines of a zone whose cards can never leave: that
// has been told.
//
// It runs after ends, for only then it is known which cards are stuck; what was said before of
// `plays only` in such a zone would be a second finding of one cause.
func (g *game) consequences() {
	stuck := map[dsl.Span]bool{}
	for _, d := range g.List {
		if d.Name != "unreachable-cards" {
			continue
		}
		for _, z := range g.Sheet.Zones {
			if z.Head == nil || z.Head.Span != d.Span {
				continue
			}
			for _, l := range z.Limits(rules.PlaysOnly) {
				stuck[l.Line.Span] = true
			}
		}
	}
	g.List = slices.DeleteFunc(g.List, func(d *dsl.Diagnostic) bool {
		if d.Name != "no-effect" {
			return false
		}
		for at := range stuck {
			if d.Span.Within(at) {
				return true
			}
		}
		return false
	})
}
