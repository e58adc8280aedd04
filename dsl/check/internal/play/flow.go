package play

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

// Which cards come where. Zones are nodes; an edge is a line by which some cards can go from one
// zone to another at all, in some position, with its guard true. From what the deal lays out, the
// edges say which kinds of card each zone may ever hold.

// An edge is a way from one zone to another.
type edge struct {
	from, to int // zones by index
	kinds    cards.Mask
	line     *dsl.Line
	step     bool // what happens to the cards: a step, a turn, a swap; not a play
}

// flow finds the edges, what each zone may hold, and the values of counters: all grow until nothing
// new comes.
func (g *setup) flow() {
	g.holds = make([]cards.Mask, len(g.Sheet.Zones))
	copy(g.holds, g.table.kinds)
	g.flowing = true
	for had := -1; ; {
		g.edges = g.edges[:0]
		g.plays()
		g.turns()
		g.stepEdges()
		grown := false
		for _, e := range g.edges {
			if k := g.holds[e.from] & e.kinds; k&^g.holds[e.to] != 0 {
				g.holds[e.to] |= k
				grown = true
			}
		}
		clear(g.counters)
		have := g.reachedValues()
		if !grown && have == had {
			g.flowed = true
			return
		}
		had = have
	}
}

func (g *setup) edge(from, to int, kinds cards.Mask, l *dsl.Line, step bool) {
	kinds &= g.holds[from]
	if kinds != 0 && from != to {
		g.edges = append(g.edges, edge{from, to, kinds, l, step})
	}
}

// plays finds the edges of all arriving lines.
func (g *setup) plays() {
	v := g.inPlay()
	for _, a := range g.ways {
		if v.whenAsked(a).guard(a.Guard)&canTrue == 0 {
			continue
		}
		for i, z := range g.Sheet.Zones {
			if !g.supplies(v, z, a) {
				continue
			}
			g.edge(i, a.Zone.Index, g.arriving(v, a, z), a.Line, false)
		}
	}
	for _, z := range g.Sheet.Zones {
		for _, r := range rules.All[*dsl.Swap](z) {
			if v.guard(r.Stmt.Guard)&canTrue == 0 {
				continue
			}
			from := []bool(nil)
			if r.Stmt.From != nil {
				from = g.ZonesOf(r.Stmt.From, z)
			}
			for i := range from {
				if from[i] {
					g.edge(i, z.Index, g.holds[i], r.Line, true)
					g.edge(z.Index, i, g.holds[z.Index], r.Line, true)
				}
			}
		}
	}
}

// leaves reports whether cards of a zone may go by an arriving line at all: whether the zone gives
// cards, gives them there, and the other takes them from here.
func (g *setup) leaves(v *view, z *rules.Zone, a *arrival) bool {
	to := a.Zone
	fetched := z.Kind == dsl.Stock && a.Once && a.From != nil // the next card of the stock, by itself
	switch z.Kind.Gives() {
	case dsl.GivesNone:
		return false
	case dsl.GivesOpen:
		if !fetched && rules.First[*dsl.Open](z).Line == nil {
			return false
		}
	case dsl.GivesBack:
		if !g.lets(v, z, rules.WorryBack, to) {
			return false
		}
	}
	return (fetched || g.lets(v, z, rules.PlaysOnly, to)) && g.lets(v, to, rules.TakesOnly, z)
}

// supplies reports whether a zone has cards that may go by an arriving line, as far as they are
// meant by it.
func (g *setup) supplies(v *view, z *rules.Zone, a *arrival) bool {
	return a.zones[z.Index] && g.holds[z.Index] != 0 && g.leaves(v, z, a)
}

// lets reports whether the limits of one kind of a zone let cards go to another, or come from it;
// back from a foundation only where one says so.
func (g *setup) lets(v *view, z *rules.Zone, of rules.LimitKind, other *rules.Zone) bool {
	ls := z.OldLimits(of)
	return len(ls) == 0 && of != rules.WorryBack || slices.ContainsFunc(ls, func(l *rules.OldLimit) bool {
		return v.guard(l.Guard)&canTrue != 0 && g.names(l, z, other)
	})
}

// names reports whether a limit of a zone speaks of another: `worry back` of the tableau if it does
// not say where to.
func (g *setup) names(l *rules.OldLimit, z, other *rules.Zone) bool {
	if l.Of == rules.WorryBack && l.Places == nil {
		return other.Kind == dsl.Tableau
	}
	return g.ZonesOf(l.Places, z)[other.Index]
}

// arriving is the set of cards that a line may let come from a zone: by the card they go on and,
// where several move together, with all that may lie on them.
func (g *setup) arriving(v *view, a *arrival, from *rules.Zone) cards.Mask {
	have := g.holds[from.Index]
	if a.Set != nil {
		return g.setKinds(v, a, have)
	}
	if a.Seq != nil {
		return have
	}
	var m cards.Mask
	for i := range a.tables {
		t := &a.tables[i]
		m |= t.empty
		if a.OnCards {
			for k := range g.holds[a.Zone.Index].Each {
				m |= t.on[k]
			}
		}
	}
	m = g.letCome(v, a, m&have)
	alone := a.Zone.Kind.Keeps() || a.Size == 1
	if m != 0 && !alone && g.movesTogether(from) {
		return have
	}
	return m
}

// movesTogether reports whether several cards of a zone may move as one.
func (g *setup) movesTogether(z *rules.Zone) bool {
	return slices.ContainsFunc(rules.OldForms[*rules.OldUnit](z), (*rules.OldUnit).Several)
}

// turns finds the edges of the stock's `turn` lines.
func (g *setup) turns() {
	stock := g.Sheet.Unnamed(dsl.Stock)
	if stock == nil {
		return
	}
	v := g.inPlay()
	for _, r := range rules.All[*dsl.Turn](stock) {
		g.stepEdge(v.whenTurned(r.Stmt), r.Line, nil)
	}
}

// eventZones is zonesOf in a step that follows an event: there `pile` and `source` are those of the
// event.
func (g *setup) eventZones(ps []*dsl.Place, ev *rules.After) []bool {
	out := make([]bool, len(g.Sheet.Zones))
	for _, p := range ps {
		of := &dsl.Places{Any: []*dsl.Place{p}}
		switch {
		case ev == nil || !ev.Event.Move:
		case p.Source && ev.Event.From != nil:
			of = ev.Event.From
		case p.Pile != nil && ev.Event.To != nil:
			of = ev.Event.To
		}
		for i, in := range g.ZonesOf(of, nil) {
			out[i] = out[i] || in
		}
	}
	if stock := g.Sheet.Unnamed(dsl.Stock); ps == nil && stock != nil {
		out[stock.Index] = true
	}
	return out
}

// stepEdges finds the edges of the steps of actions and events, and of the choices in the deal.
func (g *setup) stepEdges() {
	v := g.inPlay()
	for _, m := range g.Sheet.Mays {
		open, w := true, v
		if r := redealsOf(m); r != nil {
			w = v.whenTurned(r)
		}
		for _, gd := range m.Guards {
			open = open && w.guard(gd)&canTrue != 0
		}
		if open {
			for _, l := range m.Steps {
				g.stepEdge(v, l, nil)
			}
		}
	}
	for _, a := range g.Sheet.Afters {
		if v.guard(a.Event.Guard)&canTrue != 0 {
			for _, l := range a.Steps {
				g.stepEdge(v, l, a)
			}
		}
	}
}

// stepEdge finds the edges of a step or turn.
func (g *setup) stepEdge(v *view, l *dsl.Line, ev *rules.After) {
	path, ok := dsl.Moves(l.Stmt)
	if !ok || v.guard(judge.GuardOf(l.Stmt))&canTrue == 0 {
		return
	}
	to := g.eventZones(path.To, ev)
	for i, in := range g.eventZones(path.From, ev) {
		for j := range to {
			if in && to[j] {
				g.edge(i, j, g.holds[i], l, true)
			}
		}
	}
}

// steps reports whether a question is answered with yes of some step or turn of play that moves
// cards, with its event where it follows one.
func (g *setup) steps(asked func(path dsl.Path, ev *rules.After) bool) bool {
	yes := func(lines []*dsl.Line, ev *rules.After) bool {
		return slices.ContainsFunc(lines, func(l *dsl.Line) bool {
			path, ok := dsl.Moves(l.Stmt)
			return ok && asked(path, ev)
		})
	}
	if stock := g.Sheet.Unnamed(dsl.Stock); stock != nil && yes(stock.Lines, nil) {
		return true
	}
	return slices.ContainsFunc(g.Sheet.Afters, func(a *rules.After) bool { return yes(a.Steps, a) }) ||
		slices.ContainsFunc(g.Sheet.Mays, func(m *rules.May) bool { return yes(m.Steps, nil) })
}
