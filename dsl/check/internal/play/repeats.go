package play

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

// Lines of which others say as much or more: restrictions, turns, wins.

// repeated finds `takes only` and `plays only` lines that another makes idle.
func (g *setup) repeated(z *rules.Zone) {
	includes := func(a, b *rules.OldLimit) bool {
		return a.Guard == nil && g.limitsTo(a, b, z)
	}
	for _, of := range []rules.LimitKind{rules.TakesOnly, rules.PlaysOnly, rules.WorryBack} {
		tellCovered(z.OldLimits(of), includes, func(b, a *rules.OldLimit) { g.noEffect(b.Line, a.Line, z) })
	}
}

// limitsTo reports whether one limit of a zone speaks of all piles that another does. One that
// names no place speaks of all, but `worry back` of the tableau.
func (g *setup) limitsTo(a, b *rules.OldLimit, z *rules.Zone) bool {
	switch {
	case a.Places != nil && b.Places != nil:
		return g.PlacesInclude(a.Places, b.Places, z)
	case a.Of != rules.WorryBack || a.Places == nil && b.Places == nil:
		return a.Places == nil
	case a.Places == nil:
		for i, in := range g.ZonesOf(b.Places, z) {
			if in && !g.names(a, z, g.Sheet.Zones[i]) {
				return false
			}
		}
		return true
	}
	within := map[int]bool{}
	for _, p := range a.Places.Any {
		for _, q := range g.Piles(p, z, rules.NoPile) {
			within[q] = within[q] || g.Fixed(p)
		}
	}
	return !slices.ContainsFunc(g.Sheet.OfKind(dsl.Tableau), func(t *rules.Zone) bool {
		return slices.ContainsFunc(g.PilesOf(t), func(q int) bool { return !within[q] })
	})
}

// repeatedTurns finds `turn` lines of which another does the same at all times.
func (g *setup) repeatedTurns() {
	s := g.Sheet.Unnamed(dsl.Stock)
	if s == nil {
		return
	}
	// What a line does: its words up to how often and when.
	does := func(r rules.Rule[*dsl.Turn]) string {
		end := r.Line.EndPos.Offset
		if r.Stmt.Guard != nil {
			end = r.Stmt.Guard.Pos.Offset
		}
		if r.Stmt.Times != nil {
			end = r.Stmt.Times.Pos.Offset
		}
		var ws []string
		for _, w := range r.Line.Words {
			if w.Pos.Offset < end {
				ws = append(ws, w.Value)
			}
		}
		return strings.Join(ws, " ")
	}
	always := func(r rules.Rule[*dsl.Turn]) bool { return r.Stmt.Guard == nil && r.Stmt.Times == nil }
	rs := rules.All[*dsl.Turn](s)
	for i, b := range rs {
		for j, a := range rs {
			less := j < i || !always(b) // of two that say the same the later one is told
			if i != j && less && always(a) && does(a) == does(b) {
				g.noEffect(b.Line, a.Line, s)
				break
			}
		}
	}
}

// repeatedEnds finds `win` and `lose` lines that another of their word makes idle: it asks for the
// same, or for less.
func (g *setup) repeatedEnds() {
	g.weakerEnds(g.Sheet.Wins)
	g.weakerEnds(g.Sheet.Loses)
}

func (g *setup) weakerEnds(rs []rules.Rule[*dsl.End]) {
	asks := func(r rules.Rule[*dsl.End]) []string {
		if len(r.Stmt.Cond.Or) != 1 {
			return []string{g.Text(r.Stmt.Cond.Span)}
		}
		var ws []string
		for _, t := range r.Stmt.Cond.Or[0].And {
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
