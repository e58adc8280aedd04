package facts

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Which cards come where. Zones are nodes; an edge is a line by which some cards can go from one
// zone to another at all, in some position, with its guard true. From what the deal lays out, the
// edges say which kinds of card each zone may ever hold.
//
// The search for them begins with nothing and takes a step only for a reason: what a guard can let
// come depends on what the zones may hold, and more cards there never make fewer ways. So each
// round finds the ways of the one before and perhaps some more, there are finitely many, and what
// no round finds no play does. (It is the least fixed point of a data-flow analysis.)

// An Edge is a way from one zone to another.
type Edge struct {
	From, To int // zones by index
	Kinds    cards.Mask
	Line     *dsl.Line
	Step     bool // what happens to the cards: a step, a turn, a swap; not a play
}

// Flow finds the edges, what each zone may hold, and the values of counters: all grow until nothing
// new comes.
func (g *Setup) Flow() {
	g.Holds = make([]cards.Mask, len(g.Sheet.Zones))
	copy(g.Holds, g.Dealt.Kinds)
	g.flowing = true
	for had := -1; ; {
		g.Edges = g.Edges[:0]
		g.plays()
		g.turns()
		g.stepEdges()
		grown := false
		for _, e := range g.Edges {
			if k := g.Holds[e.From] & e.Kinds; k&^g.Holds[e.To] != 0 {
				g.Holds[e.To] |= k
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

// edge adds a way for those of some cards that may lie where it begins.
func (g *Setup) edge(from, to int, kinds cards.Mask, l *dsl.Line, step bool) {
	kinds &= g.Holds[from]
	if kinds != 0 && from != to {
		g.Edges = append(g.Edges, Edge{from, to, kinds, l, step})
	}
}

// plays finds the edges of all arriving lines.
func (g *Setup) plays() {
	v := g.InPlay()
	for _, a := range g.Inflows {
		if v.WhenAsked(a).Guard(a.When)&CanTrue == 0 {
			continue
		}
		for i, z := range g.Sheet.Zones {
			if !g.Supplies(v, z, a) {
				continue
			}
			g.edge(i, a.Zone.Index, g.Arriving(v, a, z), a.Line, false)
		}
	}
	for _, z := range g.Sheet.Zones {
		for _, x := range rules.Forms[*rules.Exchange](z) {
			if x.From == nil || v.Guard(x.When)&CanTrue == 0 {
				continue
			}
			for i, in := range g.ZonesOf(x.From, z) {
				if in {
					g.edge(i, z.Index, g.Holds[i], x.Line, true)
					g.edge(z.Index, i, g.Holds[z.Index], x.Line, true)
				}
			}
		}
	}
}

// A Bar is why no card of a zone can ever go by some line.
type Bar uint8

// The bars.
const (
	NoBar           Bar = iota
	OutOfPlay           // the zone gives no cards
	ClosedStock         // nor does a stock whose top card lies face down
	NotBack             // a foundation does not give its cards to that zone
	PlayedElsewhere     // what the zone says of where its cards go
	TakenElsewhere      // what the other says of where its cards come from
)

// Barred is why no card of a zone may go by an arriving line, whatever lies there: the zone gives
// no cards, or not there, or the other takes none from here. What comes by itself from the stock is
// no play, so neither its back nor `plays only` binds it.
func (g *Setup) Barred(v *View, z *rules.Zone, a *Inflow) Bar {
	fetched := z.Kind == dsl.Stock && a.Once && a.From != nil // the next card of the stock, by itself
	switch gives := z.Kind.Gives(); {
	case gives == dsl.GivesNone:
		return OutOfPlay
	case gives == dsl.GivesOpen && !fetched && z.Open() == nil:
		return ClosedStock
	case gives == dsl.GivesBack && !g.lets(v, z, rules.WorryBack, a.Zone):
		return NotBack
	case !fetched && !g.lets(v, z, rules.PlaysOnly, a.Zone):
		return PlayedElsewhere
	case !g.lets(v, a.Zone, rules.TakesOnly, z):
		return TakenElsewhere
	}
	return NoBar
}

// Leaves reports whether cards of a zone may go by an arriving line at all.
func (g *Setup) Leaves(v *View, z *rules.Zone, a *Inflow) bool { return g.Barred(v, z, a) == NoBar }

// Supplies reports whether a zone has cards that may go by an arriving line, as far as they are
// meant by it.
func (g *Setup) Supplies(v *View, z *rules.Zone, a *Inflow) bool {
	return a.Zones[z.Index] && g.Holds[z.Index] != 0 && g.Leaves(v, z, a)
}

// lets reports whether the limits of one kind of a zone let cards go to another, or come from it;
// back from a foundation only where one says so.
func (g *Setup) lets(v *View, z *rules.Zone, of rules.LimitKind, other *rules.Zone) bool {
	ls := z.Limits(of)
	return len(ls) == 0 && of != rules.WorryBack || slices.ContainsFunc(ls, func(l *rules.Limit) bool {
		return v.Guard(l.When)&CanTrue != 0 && g.Names(l, z, other)
	})
}

// Names reports whether a limit of a zone speaks of another: `worry back` of the tableau if it does
// not say where to.
func (g *Setup) Names(l *rules.Limit, z, other *rules.Zone) bool {
	if l.Of == rules.WorryBack && l.Places == nil {
		return other.Kind == dsl.Tableau
	}
	return g.ZonesOf(l.Places, z)[other.Index]
}

// Arriving is the set of cards that a line may let come from a zone: by the card they go on and,
// where several move together, with all that may lie on them.
func (g *Setup) Arriving(v *View, a *Inflow, from *rules.Zone) cards.Mask {
	have := g.Holds[from.Index]
	if a.Set != nil {
		return g.setKinds(v, a, have)
	}
	if a.Seq != nil {
		return have
	}
	var m cards.Mask
	for i := range a.Tables {
		t := &a.Tables[i]
		m |= t.Empty
		if a.OnCards {
			m |= t.On.Any(g.Holds[a.Zone.Index])
		}
	}
	m = g.letCome(v, a, m&have)
	alone := a.Zone.Kind.Keeps() || a.Size == 1
	if m != 0 && !alone && g.MovesTogether(from) {
		return have
	}
	return m
}

// MovesTogether reports whether several cards of a zone may move as one.
func (g *Setup) MovesTogether(z *rules.Zone) bool {
	return slices.ContainsFunc(rules.Forms[*rules.Unit](z), (*rules.Unit).Several)
}

// turns finds the edges of the stock's `turn` lines.
func (g *Setup) turns() {
	stock := g.Sheet.Unnamed(dsl.Stock)
	if stock == nil {
		return
	}
	v := g.InPlay()
	for _, m := range rules.Forms[*rules.MoveStep](stock) {
		g.stepEdge(v.whenTurned(), m, nil)
	}
}

// EventZones is zonesOf in a step that follows an event: there `pile` and `source` are those of the
// event.
func (g *Setup) EventZones(ps []*rules.Place, ev *rules.After) []bool {
	out := make([]bool, len(g.Sheet.Zones))
	for _, p := range ps {
		of := []*rules.Place{p}
		switch {
		case ev == nil || ev.On != rules.AfterMove:
		case p.Kind == rules.TheSource && ev.From != nil:
			of = ev.From.Any
		case (p.Kind == rules.ThePile || p.Kind == rules.Beside) && ev.To != nil:
			of = ev.To.Any
		}
		for i, in := range g.ZonesIn(of, nil) {
			out[i] = out[i] || in
		}
	}
	if stock := g.Sheet.Unnamed(dsl.Stock); ps == nil && stock != nil {
		out[stock.Index] = true
	}
	return out
}

// stepEdges finds the edges of the steps of actions and events, and of the choices in the deal.
func (g *Setup) stepEdges() {
	v := g.InPlay()
	for _, m := range g.Sheet.Mays {
		open, w := true, v.whenRedealt(m)
		for _, gd := range m.Conds() {
			open = open && w.Guard(gd)&CanTrue != 0
		}
		if open {
			for _, step := range m.Does {
				g.stepEdge(v, step, nil)
			}
		}
	}
	for _, a := range g.Sheet.Afters {
		if v.Guard(a.When)&CanTrue != 0 {
			for _, step := range a.Does {
				g.stepEdge(v, step, a)
			}
		}
	}
}

// stepEdge finds the edges of a step or turn.
func (g *Setup) stepEdge(v *View, step rules.Step, ev *rules.After) {
	path, ok := rules.PathOf(step)
	if !ok || v.Guard(step.Holds())&CanTrue == 0 {
		return
	}
	to := g.EventZones(path.To, ev)
	for i, in := range g.EventZones(path.From, ev) {
		for j := range to {
			if in && to[j] {
				g.edge(i, j, g.Holds[i], step.Says(), true)
			}
		}
	}
}

// Steps reports whether a question is answered with yes of some step or turn of play that moves
// cards, with its event where it follows one.
func (g *Setup) Steps(asked func(path rules.Path, ev *rules.After) bool) bool {
	yes := func(steps []rules.Step, ev *rules.After) bool {
		return slices.ContainsFunc(steps, func(step rules.Step) bool {
			path, ok := rules.PathOf(step)
			return ok && asked(path, ev)
		})
	}
	if stock := g.Sheet.Unnamed(dsl.Stock); stock != nil && yes(stock.Forms, nil) {
		return true
	}
	return slices.ContainsFunc(g.Sheet.Afters, func(a *rules.After) bool { return yes(a.Does, a) }) ||
		slices.ContainsFunc(g.Sheet.Mays, func(m *rules.May) bool { return yes(m.Does, nil) })
}

// Swaps reports whether cards change places in the game.
func (g *Setup) Swaps() bool {
	return slices.ContainsFunc(g.Lines, func(l *rules.Placed) bool { _, ok := l.Form.(*rules.Exchange); return ok })
}
