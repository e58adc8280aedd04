package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

// events finds events that never happen and steps that have nothing to move.
func (g *setup) events() {
	var redeal *dsl.Diagnostic
	for _, a := range g.Sheet.Afters {
		if why := g.neverHappens(a); why != "" {
			if a.Event.Redeal && redeal != nil {
				redeal.Others = append(redeal.Others, dsl.Label{Span: a.Head.Span, Text: "nor does this"})
				continue
			}
			d := g.Warnf("no-effect", a.Head.Span, "`%s` never happens: %s", a.Head.Text(), why)
			if a.Event.Redeal {
				redeal = d
				g.redealing(d)
			}
			g.OfferGone(d)
			continue
		}
		for _, l := range a.Steps {
			g.emptyHanded(l, a)
		}
		g.shortStock(a)
	}
	for _, m := range g.Sheet.Mays {
		if _, ok := m.Head.Stmt.(*dsl.MayHead); ok {
			for _, l := range m.Steps {
				g.emptyHanded(l, nil)
			}
		}
	}
}

// neverHappens tells why an event never happens, or "".
func (g *setup) neverHappens(a *rules.After) string {
	e := a.Event
	switch {
	case e.Turn:
		s := g.Sheet.Unnamed(dsl.Stock)
		if s == nil || len(rules.All[*dsl.Turn](s)) == 0 {
			return "the stock has no `turn`"
		}
		if g.holds[s.Index] == 0 {
			return "the stock is empty"
		}
		if !g.turnable(s) {
			return "the stock is never turned"
		}
	case e.Redeal:
		if g.Sheet.May("redeal") == nil {
			return "there is no redeal"
		}
	case e.Swap:
		for _, z := range g.Sheet.Zones {
			if len(rules.All[*dsl.Swap](z)) > 0 {
				return ""
			}
		}
		return "no zone has a `swap` line"
	case e.Move:
		from, to := g.ZonesOf(e.From, nil), g.ZonesOf(e.To, nil)
		same := false // a move inside a zone is no edge
		for i := range from {
			same = same || from[i] && to[i] && g.holds[i] != 0
		}
		for _, x := range g.edges {
			if !x.step && from[x.from] && to[x.to] {
				return ""
			}
		}
		if !same {
			return "no card is ever played there"
		}
	}
	return ""
}

// turnable reports whether some `turn` may be done.
func (g *setup) turnable(s *rules.Zone) bool {
	v := g.inPlay()
	return slices.ContainsFunc(rules.All[*dsl.Turn](s), func(r rules.Rule[*dsl.Turn]) bool {
		return v.whenTurned(r.Stmt).guard(r.Stmt.Guard)&canTrue != 0
	})
}

// shortStock tells of a first step that asks for more cards than the stock has when the event
// comes.
func (g *setup) shortStock(a *rules.After) {
	when := g.stockWhen(amount{0, lots}, a.Event.Guard)
	if len(a.Steps) == 0 || when.hi < 1 || when.hi >= lots {
		return
	}
	m, ok := a.Steps[0].Stmt.(*dsl.MoveStep)
	if !ok || m.From != nil {
		return
	}
	t, ok := g.takenBy(&rules.Placed{Line: a.Steps[0], In: rules.InAfter, After: a})
	if !ok || t.n <= when.hi {
		return
	}
	d := g.Notef("short-stock", m.Span, "`%s` asks for %s, but the stock has %d then", a.Steps[0].Text(),
		dsl.Many(t.n, "card"), when.hi)
	d.Others = judge.Other(a.Event.Guard.Span, "so many are left")
	d.Help = "what is missing is not dealt"
}

// emptyHanded finds steps that take cards from where none ever lie.
func (g *setup) emptyHanded(l *dsl.Line, ev *rules.After) {
	path, ok := dsl.Moves(l.Stmt)
	if !ok {
		return
	}
	if s := g.Sheet.Unnamed(dsl.Stock); path.From == nil && s != nil && g.holds[s.Index] == 0 {
		d := g.Warnf("no-effect", l.Span, "`%s` moves nothing: the stock is always empty", l.Text())
		d.Help = "where the cards come from is said by `from PLACE`"
	}
	for _, p := range path.From {
		if p.Zone == nil {
			continue
		}
		empty := true
		for i, in := range g.eventZones([]*dsl.Place{p}, ev) {
			empty = empty && !(in && g.holds[i] != 0)
		}
		if empty && !g.unused(p) {
			d := g.Warnf("no-effect", p.Span, "no card ever lies in `%s`, so nothing is taken from there",
				g.Text(p.Span))
			g.OfferPart(d)
			if len(path.From) == 1 {
				d.Message = fmt.Sprintf("`%s` moves nothing: no card ever lies in `%s`", l.Text(), g.Text(p.Span))
				d.Offers = nil
				g.OfferCut(d, l)
			}
		}
	}
}
