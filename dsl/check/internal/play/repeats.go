package play

import (
	"slices"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// Lines of which others say as much or more: restrictions, turns, wins.
// Limits are compared by the piles they name, goals and turns by what is written: that one goal
// implies another in other words is not looked for.

// repeated finds `takes only` and `plays only` lines that another makes idle.
//
// Several `takes only` lines of a zone are alternatives, so of `takes only from waste` and `takes
// only from waste or cells` the narrower says nothing.
func (g *game) repeated(z *rules.Zone) {
	includes := func(a, b *rules.Limit) bool {
		return a.When == nil && g.limitsTo(a, b, z)
	}
	for _, of := range []rules.LimitKind{rules.TakesOnly, rules.PlaysOnly, rules.WorryBack} {
		tellCovered(z.Limits(of), includes, func(b, a *rules.Limit) { g.noEffect(b.Line, a.Line, z) })
	}
}

// limitsTo reports whether one limit of a zone speaks of all piles that another does. One that
// names no place speaks of all, but `worry back` of the tableau.
//
// The last case compares `worry back to …` with plain `worry back`, which means the tableau: a
// includes it if its places are all tableau piles, whatever happens (Fixed).
func (g *game) limitsTo(a, b *rules.Limit, z *rules.Zone) bool {
	switch {
	case a.Places != nil && b.Places != nil:
		return g.PlacesInclude(a.Places.Any, b.Places.Any, z)
	case a.Of != rules.WorryBack || a.Places == nil && b.Places == nil:
		return a.Places == nil
	case a.Places == nil:
		for i, in := range g.ZonesOf(b.Places, z) {
			if in && !g.Names(a, z, g.Sheet.Zones[i]) {
				return false
			}
		}
		return true
	}
	within := map[int]bool{}
	for _, p := range a.Places.Any {
		for _, q := range g.Piles(p, z, rules.NoPile) {
			within[q] = within[q] || p.Fixed()
		}
	}
	return !slices.ContainsFunc(g.Sheet.OfKind(dsl.Tableau), func(t *rules.Zone) bool {
		return slices.ContainsFunc(g.PilesOf(t), func(q int) bool { return !within[q] })
	})
}

// repeatedTurns finds `turn` lines of which another does the same at all times.
func (g *game) repeatedTurns() {
	s := g.Sheet.Unnamed(dsl.Stock)
	if s == nil {
		return
	}
	always := func(m *rules.MoveStep) bool { return m.When == nil && m.Times == 0 }
	rs := rules.Forms[*rules.MoveStep](s)
	for i, b := range rs {
		for j, a := range rs {
			less := j < i || !always(b) // of two that say the same the later one is told
			if i != j && less && always(a) && a.Deed() == b.Deed() {
				g.noEffect(b.Line, a.Line, s)
				break
			}
		}
	}
}

// repeatedEnds finds `win` and `lose` lines that another of their word makes idle: it asks for the
// same, or for less.
func (g *game) repeatedEnds() {
	g.weakerEnds(g.Sheet.Won)
	g.weakerEnds(g.Sheet.Lost)
}

// weakerEnds finds lines that ask for all that another asks for, part by part, and perhaps for
// more.
//
// `win when tableau empty and stock empty` beside `win when tableau empty`: whoever has won by the
// first has won by the second. A condition with `or` is one part, compared as a whole.
func (g *game) weakerEnds(rs []*rules.Goal) {
	asks := func(r *rules.Goal) []string {
		if len(r.Cond.Any) != 1 {
			return []string{g.Text(r.Cond.Span)}
		}
		var ws []string
		for _, t := range r.Cond.Any[0].Tests {
			ws = append(ws, g.Text(t.Span))
		}
		return ws
	}
	for i, b := range rs {
		for j, a := range rs {
			more, less := asks(b), asks(a)
			if i == j || slices.ContainsFunc(less, func(w string) bool { return !slices.Contains(more, w) }) ||
				j > i && len(more) == len(less) {
				continue
			}
			d := g.Warnf("no-effect", b.Line.Span, "`%s` changes nothing: `%s` (%s) asks for less", b.Line.Text(),
				a.Line.Text(), g.At(a.Line.Span))
			if len(more) == len(less) {
				d.Message = "`" + b.Line.Text() + "` is said twice"
			}
			d.Others = judge.Other(a.Line.Span, "enough")
			g.OfferCut(d, b.Line)
			break
		}
	}
}
