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
			if a.On == rules.AfterRedeal && redeal != nil {
				redeal.Others = append(redeal.Others, dsl.Label{Span: a.Head.Span, Text: "nor does this"})
				continue
			}
			d := g.Warnf("no-effect", a.Head.Span, "`%s` never happens: %s", a.Head.Text(), why)
			if a.On == rules.AfterRedeal {
				redeal = d
				g.redealing(d)
			}
			g.OfferTakenHere(d)
			continue
		}
		for _, step := range a.Does {
			g.emptyHanded(step, a)
		}
		g.shortStock(a)
	}
	for _, m := range g.Sheet.Mays {
		if !m.Short {
			for _, step := range m.Does {
				g.emptyHanded(step, nil)
			}
		}
	}
}

// neverHappens tells why an event never happens, or "".
func (g *setup) neverHappens(a *rules.After) string {
	switch a.On {
	case rules.AfterTurn:
		s := g.Sheet.Unnamed(dsl.Stock)
		if s == nil || len(rules.Forms[*rules.Move](s)) == 0 {
			return "the stock has no `turn`"
		}
		if g.holds[s.Index] == 0 {
			return "the stock is empty"
		}
		if !g.turnable(s) {
			return "the stock is never turned"
		}
	case rules.AfterRedeal:
		if g.Sheet.May("redeal") == nil {
			return "there is no redeal"
		}
	case rules.AfterSwap:
		for _, z := range g.Sheet.Zones {
			if len(rules.Forms[*rules.Exchange](z)) > 0 {
				return ""
			}
		}
		return "no zone has a `swap` line"
	case rules.AfterMove:
		from, to := g.ZonesOf(a.From, nil), g.ZonesOf(a.To, nil)
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
	return slices.ContainsFunc(rules.Forms[*rules.Move](s), func(m *rules.Move) bool {
		return v.whenTurned().guard(m.When)&canTrue != 0
	})
}

// shortStock tells of a first step that asks for more cards than the stock has when the event
// comes.
func (g *setup) shortStock(a *rules.After) {
	when := g.stockWhen(amount{0, lots}, a.When)
	if len(a.Does) == 0 || when.hi < 1 || when.hi >= lots {
		return
	}
	m, ok := a.Does[0].(*rules.Move)
	if !ok || m.From != nil {
		return
	}
	t, ok := g.takenBy(m, a)
	if !ok || t.n <= when.hi {
		return
	}
	d := g.Notef("short-stock", m.Line.Span, "`%s` asks for %s, but the stock has %d then", m.Line.Text(),
		dsl.Many(t.n, "card"), when.hi)
	d.Others = judge.Other(a.When.End, "so many are left")
	d.Help = "what is missing is not dealt"
}

// emptyHanded finds steps that take cards from where none ever lie.
func (g *setup) emptyHanded(step rules.Step, ev *rules.After) {
	path, ok := rules.PathOf(step)
	if !ok {
		return
	}
	l := step.Says()
	if s := g.Sheet.Unnamed(dsl.Stock); path.From == nil && s != nil && g.holds[s.Index] == 0 {
		d := g.Warnf("no-effect", l.Span, "`%s` moves nothing: the stock is always empty", l.Text())
		d.Help = "where the cards come from is said by `from PLACE`"
	}
	for _, p := range path.From {
		if !p.Named() {
			continue
		}
		empty := true
		for i, in := range g.eventZones([]*rules.Place{p}, ev) {
			empty = empty && !(in && g.holds[i] != 0)
		}
		if empty && !g.unused(p) {
			d := g.Warnf("no-effect", p.Span, "no card ever lies in `%s`, so nothing is taken from there",
				g.Text(p.Span))
			g.OfferPart(d)
			if len(path.From) == 1 {
				d.Message = fmt.Sprintf("`%s` moves nothing: no card ever lies in `%s`", l.Text(), g.Text(p.Span))
				d.Offers = nil
				g.OfferTaken(d, l)
			}
		}
	}
}
