package play

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers which steps of play never run or run with empty hands: the heads of `after …`
// blocks that never come, and steps whose place never has a card.

// events finds events that never happen and steps that have nothing to move.
//
// For example `after redeal` in a game without a redeal. Several such blocks have one cause, so
// they are one finding with many places.
func (g *game) events() {
	var redeal *dsl.Diagnostic
	for _, a := range g.Sheet.Afters {
		if why := g.NeverHappens(a); why != "" {
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

// shortStock tells of a first step that asks for more cards than the stock has when the event
// comes.
//
// For example `after turn when cards in stock is at most 3` with the step `4 to each tableau`. Only
// the first step is looked at: the ones behind it find a stock that the first has changed.
func (g *game) shortStock(a *rules.After) {
	// how many cards the stock can have where the condition holds
	when := g.StockWhen(facts.Range(0, facts.Lots), a.When)
	if len(a.Does) == 0 || when.Hi < 1 || when.Hi >= facts.Lots {
		return
	}
	m, ok := a.Does[0].(*rules.MoveStep)
	if !ok || m.From != nil {
		return
	}
	t, ok := g.TakenBy(m, a)
	if !ok || t.N <= when.Hi {
		return
	}
	d := g.Notef("short-stock", m.Line.Span, "`%s` asks for %s, but the stock has %d then", m.Line.Text(),
		dsl.Many(t.N, "card"), when.Hi)
	d.Others = judge.Other(a.When.End, "so many are left")
	d.Help = "what is missing is not dealt"
}

// emptyHanded finds steps that take cards from where none ever lie.
//
// A step without `from` takes from the stock. In the steps of an event `source` and `pile` are
// those of the event, so its zones are asked of the event (EventZones).
func (g *game) emptyHanded(step rules.Step, ev *rules.After) {
	path, ok := rules.PathOf(step)
	if !ok {
		return
	}
	l := step.Says()
	if s := g.Sheet.Unnamed(dsl.Stock); path.From == nil && s != nil && g.Holds[s.Index] == 0 {
		d := g.Warnf("no-effect", l.Span, "`%s` moves nothing: the stock is always empty", l.Text())
		d.Help = "where the cards come from is said by `from PLACE`"
	}
	for _, p := range path.From {
		if !p.Named() {
			continue
		}
		empty := true
		for i, in := range g.EventZones([]*rules.Place{p}, ev) {
			empty = empty && !(in && g.Holds[i] != 0)
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
