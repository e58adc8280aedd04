package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

// Which values counters ever have, and which numbers of cards the stock: not all between the least
// and the greatest. A stock of 47 that is turned by fives never has three cards; a counter that is
// never set but to 0 is 0 for ever. From the first value every step of the game is followed, in any
// order, guards aside; so values are missing only if no play reaches them.

// A values is a set of numbers from 0 on, or of those above a first one.
type values struct {
	first int
	has   []bool
}

// maxValues bounds how far values are followed.
const maxValues = 4096

// judge judges whether a value lies in some bounds.
func (vs *values) judge(in amount) verdict {
	out := verdict(0)
	for i, has := range vs.has {
		if has {
			n := vs.first + i
			out |= verdictOf(in.lo <= n && n <= in.hi, n < in.lo || n > in.hi)
		}
	}
	return out
}

// follow finds the values that are reached from one: next lists those that follow another.
func follow(first, last, from int, next func(n int) []int) *values {
	vs := &values{first: first, has: make([]bool, last-first+1)}
	for todo := []int{from}; len(todo) > 0; {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if n < first || n > last || vs.has[n-first] {
			continue
		}
		vs.has[n-first] = true
		todo = append(todo, next(n)...)
	}
	return vs
}

// reaches is the values of a counter; nil where any may be.
func (g *setup) reaches(k *rules.Counter) *values {
	if vs, known := g.counters[k]; known || !g.flowing {
		return vs
	}
	g.counters[k] = nil
	size := k.Hi - k.Lo + 1
	if size < 1 || size > maxValues || k.Start < k.Lo || k.Start > k.Hi {
		return nil
	}
	var steps []func(n int) int
	some := false
	for _, l := range g.Lines {
		c, ok := l.Form.(*rules.Change)
		if !ok || c.Counter != k {
			continue
		}
		some = true
		if l.In == rules.InAfter && g.neverHappens(l.After) != "" {
			continue // not yet, as far as the flow has come
		}
		by, fixed := g.constant(c.Value)
		switch {
		case fixed && c.Add:
			steps = append(steps, func(n int) int { return n + by })
		case fixed:
			steps = append(steps, func(int) int { return by })
		case c.Value.Sole() == rules.Atom(k) && !c.Add:
		default:
			return nil
		}
	}
	if !some {
		return nil // told of the counter
	}
	g.counters[k] = follow(k.Lo, k.Hi, k.Start, func(n int) []int {
		var out []int
		for _, step := range steps {
			out = append(out, k.Lo+((step(n)-k.Lo)%size+size)%size)
		}
		return out
	})
	return g.counters[k]
}

// constant is a value that is the same throughout the game.
func (g *setup) constant(v *rules.Expr) (int, bool) {
	val, ok := g.env(rules.NoPile).Value(v, rules.None, rules.None)
	return val.N, ok && val.Sort != rules.Text
}

// reachedValues is how many values all counters have, as far as the flow has come.
func (g *setup) reachedValues() int {
	n := 0
	for _, k := range g.Sheet.Counters {
		vs := g.reaches(k)
		if vs == nil {
			continue
		}
		for _, has := range vs.has {
			if has {
				n++
			}
		}
	}
	return n
}

// stocked is the numbers of cards that the stock has in play; nil where any may be. It is known
// when the flow is.
func (g *setup) stocked() *values {
	if !g.flowed || g.stockKnown {
		return g.inStock
	}
	g.stockKnown = true
	s := g.Sheet.Unnamed(dsl.Stock)
	if s == nil || !g.table.total[s.Index].exact() || g.table.total[s.Index].lo > maxValues || g.itself() {
		return nil
	}
	var takes []taken
	for _, l := range g.Lines {
		if l.In == rules.InDeal {
			continue
		}
		if _, ok := l.Form.(*rules.Gather); ok {
			return nil
		}
		path, ok := rules.PathOf(l.Form)
		if !ok {
			continue
		}
		if !g.eventZones(path.From, l.After)[s.Index] {
			continue
		}
		t, ok := g.takenBy(l.Form, l.After)
		if !ok {
			return nil
		}
		takes = append(takes, t)
	}
	for _, e := range g.edges {
		step := slices.ContainsFunc(takes, func(t taken) bool { return t.line == e.line })
		if e.to == s.Index || e.from == s.Index && !step {
			return nil
		}
	}
	have := g.table.total[s.Index].lo
	g.inStock = follow(0, have, have, func(n int) []int {
		var out []int
		for _, t := range takes {
			if t.when.lo <= n && n <= t.when.hi {
				out = append(out, max(0, n-t.n))
			}
		}
		return out
	})
	return g.inStock
}

// A taken is a line that takes so many cards from the stock, while it has so many.
type taken struct {
	line *dsl.Line
	n    int
	when amount
}

// takenBy is what a turn or step takes from the stock, as far as it always takes the same.
func (g *setup) takenBy(f rules.Form, ev *rules.After) (taken, bool) {
	t := taken{line: f.Says(), when: amount{0, lots}}
	m, ok := f.(*rules.Move)
	if !ok || len(m.Qty) != 1 || m.PicksOut() || m.Diverts != nil || m.NewPile != nil {
		return t, false
	}
	n, ok := g.num(m.Qty[0], rules.NoPile)
	if !ok || len(m.Qty[0].Terms) != 1 {
		return t, false
	}
	t.n = n
	if m.To.Each() {
		if aboutPlay(m) {
			return t, false
		}
		piles := 0
		for _, p := range m.To.Any {
			if !p.Named() || !p.Always() || !p.Written() {
				return t, false
			}
			piles += len(g.Piles(p, nil, rules.NoPile))
		}
		t.n *= piles
	}
	t.when = g.stockWhen(t.when, m.When)
	if ev != nil {
		t.when = g.stockWhen(t.when, ev.When)
	}
	return t, true
}

// stockWhen narrows the numbers of cards in the stock with which a guard may hold.
func (g *setup) stockWhen(in amount, gd *rules.Cond) amount {
	if gd == nil || gd.Until() != nil || len(gd.Any) != 1 {
		return in
	}
	v := g.inPlay()
	for _, f := range v.facts(gd.Any[0]) {
		if f.of == "cards in stock" {
			in = amount{max(in.lo, f.in.lo), min(in.hi, f.in.hi)}
		}
	}
	return in
}

// narrowed is what a question can be, by what holds whenever it is asked and by the values that
// counters and the stock ever have.
func (v *view) narrowed(t *rules.Test, out verdict) verdict {
	if v.deal || v.start || out != either {
		return out
	}
	f, ok := v.plainFact(t)
	if !ok {
		return out
	}
	less := either
	for _, k := range v.known {
		if k.of == f.of {
			less &= between(k.in, exactly(f.in.lo), exactly(f.in.hi))
		}
	}
	if f.of != "cards in pile" { // `turn 1 to waste when stock not empty` is said for emphasis
		less |= canFalse
	}
	if vs := v.valuesOf(f.of); vs != nil {
		less &= vs.judge(f.in)
	}
	if f.loose {
		less |= canFalse
	}
	if less == 0 {
		return out
	}
	return less
}

// plainFact is the fact that a question sets in play, whatever card it is asked of, where what it
// speaks of is always there; found out once.
func (v *view) plainFact(t *rules.Test) (fact, bool) {
	f, known := v.plain[t]
	if !known {
		w := *v
		w.play = nil
		if is, ok := w.fact(t); ok && !w.absentIn(t) {
			f = &is
		}
		v.plain[t] = f
	}
	if f == nil {
		return fact{}, false
	}
	return *f, true
}

// valuesOf is the set of values of what facts call by a name; nil where any may be.
func (v *view) valuesOf(of string) *values {
	if of == "cards in stock" {
		return v.stocked()
	}
	for _, k := range v.Sheet.Counters {
		if k.Name == of {
			return v.reaches(k)
		}
	}
	return nil
}

// counterValues tells of counters of ranks that stay where they are: called aloud, they should go
// round.
func (g *setup) counterValues() {
	for _, k := range g.Sheet.Counters {
		vs := g.reaches(k)
		if vs == nil || k.Line == nil || k.Sort != rules.RankSort || len(vs.has) < 5 || g.stepTold(k) {
			continue
		}
		var some []string
		for i, has := range vs.has {
			if has {
				some = append(some, g.Sheet.CounterText(k, vs.first+i))
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
func (g *setup) stepTold(k *rules.Counter) bool {
	return slices.ContainsFunc(g.Lines, func(l *rules.Placed) bool {
		t, ok := l.Form.(*rules.Change)
		return ok && t.Counter == k && g.told(l.Line)
	})
}

// optionBounds finds choices of an option with which a counter that is held against it never comes
// so far.
func (g *setup) optionBounds() {
	v := g.inPlay()
	for _, l := range g.Lines {
		rules.Each(l.Form, func(t *rules.Test) {
			c, ok := t.Ask.(*rules.Compare)
			if !ok || t.Not || len(c.In) != 1 || c.In[0].Lo == nil || c.In[0].Hi == nil {
				return
			}
			k, ok := c.Left.Sole().(*rules.Counter)
			o, ok2 := c.In[0].Lo.Sole().(*rules.Option)
			if !ok || !ok2 || v.test(t)&canTrue != 0 {
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
