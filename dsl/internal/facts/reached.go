package facts

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// Which values counters ever have, and which numbers of cards the stock: not all between the least
// and the greatest. A stock of 47 that is turned by fives never has three cards; a counter that is
// never set but to 0 is 0 for ever. From the first value every step of the game is followed, in any
// order, guards aside; so values are missing only if no play reaches them.

// Values is a set of numbers from 0 on, or of those above a first one.
type Values struct {
	First int
	Has   []bool
}

// maxValues bounds how far values are followed.
const maxValues = 4096

// judge judges whether one of some values lies in some bounds.
func (vs *Values) judge(in Amount) Verdict {
	out := Verdict(0)
	for i, has := range vs.Has {
		if has {
			n := vs.First + i
			out |= verdictOf(in.Lo <= n && n <= in.Hi, n < in.Lo || n > in.Hi)
		}
	}
	return out
}

// follow finds the values that are reached from one: next lists those that follow another.
func follow(first, last, from int, next func(n int) []int) *Values {
	vs := &Values{First: first, Has: make([]bool, last-first+1)}
	for todo := []int{from}; len(todo) > 0; {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if n < first || n > last || vs.Has[n-first] {
			continue
		}
		vs.Has[n-first] = true
		todo = append(todo, next(n)...)
	}
	return vs
}

// Reaches is the values of a counter; nil where any may be.
func (g *Setup) Reaches(k *rules.Counter) *Values {
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
		if l.In == rules.InAfter && g.NeverHappens(l.After) != "" {
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

// dealtOut is what a counter may be when the deal is done: its first value, or what the last step
// of the deal makes of it. A player who plays in the middle of the deal may change it.
func (g *Setup) dealtOut(k *rules.Counter) Amount {
	n := Exactly(k.Start)
	for _, s := range g.Sheet.Deals {
		if _, plays := s.(*rules.Choose); plays {
			return Amount{k.Lo, k.Hi}
		}
		c, ok := s.(*rules.Change)
		if !ok || c.Counter != k {
			continue
		}
		by, fixed := g.constant(c.Value)
		if !fixed || c.Add || c.When != nil {
			return Amount{k.Lo, k.Hi}
		}
		n = Exactly(by)
	}
	return n
}

// constant is a value that is the same throughout the game.
func (g *Setup) constant(v *rules.Expr) (int, bool) {
	val, ok := g.Env(rules.NoPile).Value(v, rules.None, rules.None)
	return val.N, ok && val.Sort != rules.Text
}

// reachedValues is how many values all counters have, as far as the flow has come.
func (g *Setup) reachedValues() int {
	n := 0
	for _, k := range g.Sheet.Counters {
		vs := g.Reaches(k)
		if vs == nil {
			continue
		}
		for _, has := range vs.Has {
			if has {
				n++
			}
		}
	}
	return n
}

// stocked is the numbers of cards that the stock has in play; nil where any may be. It is known
// when the flow is: cards come to the stock by no way, and go by nothing but turns and steps that
// take so many each time.
func (g *Setup) stocked() *Values {
	if !g.flowed || g.stockKnown {
		return g.inStock
	}
	g.stockKnown = true
	s := g.Sheet.Unnamed(dsl.Stock)
	if s == nil || !g.Dealt.Total[s.Index].Exact() || g.Dealt.Total[s.Index].Lo > maxValues || g.MovesByItself() {
		return nil
	}
	var takes []Taken
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
		if !g.EventZones(path.From, l.After)[s.Index] {
			continue
		}
		t, ok := g.TakenBy(l.Form, l.After)
		if !ok {
			return nil
		}
		takes = append(takes, t)
	}
	for _, e := range g.Edges {
		step := slices.ContainsFunc(takes, func(t Taken) bool { return t.line == e.Line })
		if e.To == s.Index || e.From == s.Index && !step {
			return nil
		}
	}
	have := g.Dealt.Total[s.Index].Lo
	g.inStock = follow(0, have, have, func(n int) []int {
		var out []int
		for _, t := range takes {
			if t.when.Lo <= n && n <= t.when.Hi {
				out = append(out, max(0, n-t.N))
			}
		}
		return out
	})
	return g.inStock
}

// A Taken is a line that takes N cards from the stock, while it has as many as when says.
type Taken struct {
	line *dsl.Line
	N    int
	when Amount
}

// TakenBy is what a turn or step takes from the stock, as far as it always takes the same.
func (g *Setup) TakenBy(f rules.Form, ev *rules.After) (Taken, bool) {
	t := Taken{line: f.Says(), when: Amount{0, Lots}}
	m, ok := f.(*rules.MoveStep)
	if !ok || len(m.Qty) != 1 || m.PicksOut() || m.Diverts != nil || m.NewPile != nil {
		return t, false
	}
	n, ok := g.Num(m.Qty[0], rules.NoPile)
	if !ok || len(m.Qty[0].Terms) != 1 {
		return t, false
	}
	t.N = n
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
		t.N *= piles
	}
	t.when = g.StockWhen(t.when, m.When)
	if ev != nil {
		t.when = g.StockWhen(t.when, ev.When)
	}
	return t, true
}

// StockWhen narrows the numbers of cards in the stock with which a guard may hold.
func (g *Setup) StockWhen(in Amount, gd *rules.Cond) Amount {
	if gd == nil || gd.Until() != nil || len(gd.Any) != 1 {
		return in
	}
	v := g.InPlay()
	for _, f := range v.facts(gd.Any[0]) {
		if f.of == "cards in stock" {
			in = Amount{max(in.Lo, f.in.Lo), min(in.Hi, f.in.Hi)}
		}
	}
	return in
}

// narrowed is what a question can be, by what holds whenever it is asked and by the values that
// counters and the stock ever have. Only what is left open is narrowed. That a question always
// holds for what is known when it is asked is said of the own pile alone.
func (v *View) narrowed(t *rules.Test, out Verdict) Verdict {
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
			less &= between(k.in, Exactly(f.in.Lo), Exactly(f.in.Hi))
		}
	}
	if f.of != "cards in pile" { // `turn 1 to waste when stock not empty` is said for emphasis
		less |= CanFalse
	}
	if vs := v.valuesOf(f.of); vs != nil {
		less &= vs.judge(f.in)
	}
	if f.loose {
		less |= CanFalse
	}
	if less == 0 {
		return out
	}
	return less
}

// plainFact is the fact that a question sets in play, whatever card it is asked of, where what it
// speaks of is always there; found out once.
func (v *View) plainFact(t *rules.Test) (fact, bool) {
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
func (v *View) valuesOf(of string) *Values {
	if of == "cards in stock" {
		return v.stocked()
	}
	for _, k := range v.Sheet.Counters {
		if k.Name == of {
			return v.Reaches(k)
		}
	}
	return nil
}
