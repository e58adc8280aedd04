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
