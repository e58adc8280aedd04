package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// Counters that never have some of the values that the rules speak of.
// The language lets a counter run over ranks (`counter called ace to king`); facts.Reaches follows
// the steps that set it and add to it and answers with all values it can have.

// counterValues tells of counters of ranks that stay where they are: called aloud, they should go
// round.
//
// Told where a counter of five ranks or more has only one or two values: `set called to ace` and
// nothing else. That may be meant of numbers, so those are left out.
func (g *game) counterValues() {
	for _, k := range g.Sheet.Counters {
		vs := g.Reaches(k)
		if vs == nil || k.Line == nil || k.Sort != rules.RankSort || len(vs.Has) < 5 || g.stepTold(k) {
			continue
		}
		var some []string
		for i, has := range vs.Has {
			if has {
				some = append(some, g.Sheet.CounterText(k, vs.First+i))
			}
		}
		if len(some) > 2 {
			continue
		}
		d := g.Notef("few-values", k.Line.Span, "`%s` is never anything but %s", k.Name, judge.Or(some))
		for _, l := range g.Lines {
			if t, ok := l.Form.(*rules.Change); ok && t.Counter == k && !t.Add {
				d.Others = append(d.Others, dsl.Label{Span: l.Span, Text: "gives it a value"})
			}
		}
		d.Help = fmt.Sprintf("from value to value it goes on by `add 1 to %s`", k.Name)
	}
}

// countersWrap tells of counters that are only added to and only asked whether they are at least so
// many: such a counter is hardly meant to go round, and beyond its greatest value it does.
//
// For example `counter thrown 0 to 3`, `add 1 to thrown` after each throw, and `thrown is at least
// 1`, which is false again after the fourth. It is quiet where a goal asks for it or anything else
// is asked, for that may be what keeps it from going on, and where the step has a condition or
// comes only so many times.
func (g *game) countersWrap() {
	for _, k := range g.Sheet.Counters {
		if k.Line == nil || k.Sort != rules.Number || g.stepTold(k) {
			continue
		}
		var step *rules.Placed // the one line that changes it
		var asked *rules.Compare
		uses, asks, steps := 0, 0, 0
		for _, l := range g.Lines {
			uses += mentions(l.Form, k)
			if _, ends := l.Form.(*rules.Goal); !ends { // which ends the game before it goes round
				rules.Each(l.Form, func(t *rules.Test) {
					c, ok := t.Ask.(*rules.Compare)
					switch {
					case t.Not:
						uses += mentions(t, k)
					case ok && len(c.In) == 1 && c.In[0].Hi == nil && c.Left.Sole() == rules.Atom(k):
						asked = c
						asks++
					}
				})
			}
			if c, ok := l.Form.(*rules.Change); ok && c.Counter == k {
				step = l
				steps++
			}
		}
		if steps != 1 || asks == 0 || uses != asks || !g.addsOnAndOn(k, step) {
			continue
		}
		d := g.Notef("counter-goes-round", step.Span, "above %d `%s` is %d again, and `%s` no longer holds", k.Hi,
			k.Name, k.Lo, g.Text(asked.Span))
		d.Others = judge.Other(k.Line.Span, "its values")
		g.OfferIf(d, fmt.Sprintf("it is to stay at %d", k.Hi), step.Span,
			fmt.Sprintf("%s when %s is at most %d", step.Text(), k.Name, k.Hi-1))
	}
}

// mentions is how often a form speaks of a counter.
func mentions(form any, k *rules.Counter) (n int) {
	rules.Each(form, func(x *rules.Expr) {
		for _, t := range x.Terms {
			if t.Atom == rules.Atom(k) {
				n++
			}
		}
	})
	return n
}

// addsOnAndOn reports whether a step adds one to a counter whenever it is come to, as often as one
// likes.
func (g *game) addsOnAndOn(k *rules.Counter, l *rules.Placed) bool {
	c := l.Form.(*rules.Change)
	one, said := c.Value.Digits()
	if !said || one != 1 || !c.Add || c.When != nil || k.Hi-k.Lo >= g.Sheet.Pack.Size() {
		return false
	}
	switch {
	case l.May != nil:
		return l.May.Times == 0 && l.May.Redeals == nil
	case l.After != nil:
		return g.NeverHappens(l.After) == ""
	}
	return false
}

// stepTold reports whether something has been found in a step that changes a counter.
func (g *game) stepTold(k *rules.Counter) bool {
	return slices.ContainsFunc(g.Lines, func(l *rules.Placed) bool {
		t, ok := l.Form.(*rules.Change)
		return ok && t.Counter == k && g.told(l.Line)
	})
}

// optionBounds finds choices of an option with which a counter that is held against it never comes
// so far.
//
// For example `lose when dealt is limit` with `option limit 8 or 12` and `counter dealt 0 to 8`.
// Each setup has one choice; merged says with which the line is idle.
func (g *game) optionBounds() {
	v := g.InPlay()
	for _, l := range g.Lines {
		rules.Each(l.Form, func(t *rules.Test) {
			c, ok := t.Ask.(*rules.Compare)
			if !ok || t.Not || len(c.In) != 1 || c.In[0].Lo == nil || c.In[0].Hi == nil {
				return
			}
			k, ok := c.Left.Sole().(*rules.Counter)
			o, ok2 := c.In[0].Lo.Sole().(*rules.Option)
			if !ok || !ok2 || v.Test(t)&facts.CanTrue != 0 {
				return
			}
			d := g.Warnf("few-values", t.Span, "`%s` never holds: `%s` goes from %s to %s", g.Text(t.Span), k.Name,
				g.Sheet.CounterText(k, k.Lo), g.Sheet.CounterText(k, k.Hi))
			if o.Line != nil {
				d.Others = judge.Other(o.Line.Span, "a choice beyond it")
			}
			d.Help = "the counter could go further, or the choice not be there"
		})
	}
}
