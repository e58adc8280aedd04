package play

import (
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
)

// What a condition can become. Nothing is played: a condition is judged by what may lie where at
// all, by the bounds of counters and passes, and by the options chosen.

// verdict says which answers a condition can have.
type verdict uint8

const (
	canTrue verdict = 1 << iota
	canFalse
	either = canTrue | canFalse
)

func (v verdict) not() verdict {
	return v&canTrue<<1 | v&canFalse>>1
}

func verdictOf(canBe, canFail bool) verdict {
	var v verdict
	if canBe {
		v |= canTrue
	}
	if canFail {
		v |= canFalse
	}
	return v
}

// A view is a stage of the game in which conditions are judged: in the course of play, or when the
// deal is done.
type view struct {
	*setup
	counts []amount // cards that may lie in each zone
	pass   amount
	start  bool // counters are as they start
	deal   bool // in the course of the deal, where any card may lie anywhere
	play   *play
	known  []fact // what holds whenever the condition is asked: a turn is asked of a stock with cards
	still  bool   // it is asked when nothing happens by itself any more: of what the player does
}

// inPlay is the view of the whole game: any number of the cards that may come to a zone may lie
// there.
func (g *setup) inPlay() *view {
	v := &view{setup: g, pass: amount{1, g.passes()}}
	for _, m := range g.holds {
		v.counts = append(v.counts, amount{0, g.copies(m)})
	}
	return v
}

// atStart is the view when the deal is done.
func (g *setup) atStart() *view {
	return &view{setup: g, counts: g.table.total, pass: exactly(1), start: true}
}

// inDeal is the view while the cards are dealt.
func (g *setup) inDeal() *view {
	v := &view{setup: g, pass: exactly(1), deal: true}
	for range g.Sheet.Zones {
		v.counts = append(v.counts, amount{0, g.Sheet.Pack.Size()})
	}
	return v
}

// passes is the last pass there can be.
func (g *setup) passes() int {
	for _, m := range g.Sheet.Mays {
		if m.Name != "redeal" {
			continue
		}
		if m.Redeals != nil {
			if n, ok := g.num(m.Redeals, rules.NoPile); ok {
				return 1 + n
			}
			return lots
		}
		if m.Times == 0 {
			return lots
		}
		return 1 + m.Times
	}
	return 1
}

// guard judges the guard of a line; none always holds.
func (v *view) guard(c *rules.Cond) verdict {
	if c == nil {
		return canTrue
	}
	return v.cond(c)
}

func and2(a, b verdict) verdict {
	return verdictOf(a&b&canTrue != 0, (a|b)&canFalse != 0)
}

// cond judges a condition.
func (v *view) cond(c *rules.Cond) verdict {
	out := canFalse
	for _, a := range c.Any {
		out = and2(out.not(), v.all(a).not()).not()
	}
	if out&canFalse != 0 && v.exhausts(c) {
		return canTrue
	}
	return out
}

// all judges a condition all of whose parts must hold. Parts that exclude each other make it false.
func (v *view) all(a *rules.AllOf) verdict {
	out := canTrue
	for _, t := range a.Tests {
		out = and2(out, v.test(t))
	}
	if out&canTrue != 0 && v.clash(append(v.facts(a), v.known...)) {
		return canFalse
	}
	return out
}

// test judges one question.
func (v *view) test(t *rules.Test) verdict {
	out, _ := v.ask(t)
	return v.narrowed(t, out)
}

// ask judges one question, and whether it may speak of a place that is not there: then the answer
// is no, under `not` too.
func (v *view) ask(t *rules.Test) (out verdict, absent bool) {
	out = either
	switch q := t.Ask.(type) {
	case *rules.Cond:
		out = v.cond(q)
	case *rules.PassIs:
		out = between(v.pass, exactly(q.N), exactly(q.N))
	case *rules.Count:
		out, absent = v.count(q), v.mayLack(q.In.Any...)
	case *rules.Stands:
		out, absent = v.stands(q)
	case *rules.IsCard:
		out, absent = v.isCard(q)
	case *rules.Compare:
		out, absent = v.compare(q)
	case *rules.EachPile:
		if v.mayBeNone(q.Over) {
			return either, false
		}
		out, absent = v.ask(q.Test)
	}
	if t.Not {
		out = out.not()
	}
	if absent {
		out |= canFalse
	}
	return out, absent
}

// mayBeNone reports whether some places may be no pile at all: what is asked of every one of them
// holds then.
func (v *view) mayBeNone(ps []*rules.Place) bool {
	return slices.ContainsFunc(ps, func(p *rules.Place) bool {
		return !p.Named() || p.Filled() || p.Other || p.Rest || !p.Written()
	})
}

// mayLack reports whether none of some places may be there.
func (v *view) mayLack(ps ...*rules.Place) bool {
	for _, p := range ps {
		switch p.Kind {
		case rules.Beside, rules.TheSource, rules.OwnNumber:
			continue
		}
		if p.Pick == 0 && p.Written() {
			return false
		}
	}
	return true
}

// cardsIn is how many cards may lie in a place.
func (v *view) cardsIn(p *rules.Place) amount {
	if !p.Named() {
		return amount{0, v.copies(v.pack())}
	}
	out, whole := amount{}, p.Whole()
	for _, z := range p.Zones {
		n := v.counts[z.Index]
		if !whole {
			n.lo = 0
		}
		if most := v.most(z); p.End != 0 {
			n.hi = min(n.hi, z.Piles)
		} else if most > 0 {
			n.hi = min(n.hi, most*z.Piles)
		}
		if p.Each { // asked of one pile after another
			if most := v.most(z); p.End != 0 {
				n.hi = min(n.hi, 1)
			} else if most > 0 {
				n.hi = min(n.hi, most)
			}
			out = amount{0, max(out.hi, n.hi)}
			continue
		}
		out = out.plus(n)
	}
	return out
}

// most is the number of cards that a pile holds by `at most` or because it is a cell; 0 for any
// number: steps lay down as many as they say.
func (v *view) most(z *rules.Zone) int {
	most, _ := z.Bound()
	n, _ := v.num(most, rules.NoPile)
	if n > 0 && v.laidOn(z) {
		return 0
	}
	return n
}

// kindsIn are the kinds of card that may lie in a place.
func (v *view) kindsIn(p *rules.Place) cards.Mask {
	if !p.Named() {
		return v.pack()
	}
	var m cards.Mask
	for _, z := range p.Zones {
		switch {
		case v.deal:
			m = v.pack()
		case v.start:
			m |= v.table.kinds[z.Index]
		default:
			m |= v.holds[z.Index]
		}
	}
	return m
}

// count judges `3 kings in discard`.
func (v *view) count(t *rules.Count) verdict {
	n := amount{}
	all := 0
	byPile := t.In.Each()
	switch {
	case t.Spaces && byPile:
		n.hi, all = 1, 1
	case t.Spaces && v.start && !slices.ContainsFunc(t.In.Any, func(p *rules.Place) bool { return !p.Whole() }):
		for _, p := range t.In.Any {
			for _, q := range v.Piles(p, nil, rules.NoPile) {
				all++
				if v.table.piles[q].hi == 0 {
					n.lo++
				}
				if v.table.piles[q].lo == 0 {
					n.hi++
				}
			}
		}
	case t.Spaces:
		for _, p := range t.In.Any {
			n.hi += len(v.Piles(p, nil, rules.NoPile))
			if p.Named() && v.cardsIn(p).hi == 0 && !p.Narrowed() {
				n.lo += len(v.Piles(p, nil, rules.NoPile))
			}
		}
		all = n.hi
	default:
		m, exact := v.pack(), true
		if t.Cards != nil {
			tb := v.tableOf(t.Cards, rules.NoPile)
			m, exact = tb.empty, tb.constant()
			switch {
			case !exact && v.play != nil && tb.exact:
				m = tb.on[v.play.card] & v.pack()
			case !exact:
				m = v.pack()
			}
		}
		all = v.copies(m)
		for _, p := range t.In.Any {
			in := v.cardsIn(p)
			in.hi = min(in.hi, v.copies(m&v.kindsIn(p)))
			if t.Cards != nil {
				in.lo = 0
			}
			if n = n.plus(in); byPile {
				n = amount{0, max(n.hi, in.hi)}
			}
		}
		n.hi = min(n.hi, all)
		n.lo = min(n.lo, n.hi)
		if t.All && !exact {
			return either
		}
	}
	lo, hi := v.bounds(t, all)
	return between(n, lo, hi)
}

// bounds are the numbers that a count asks for, of so many in all.
func (v *view) bounds(t *rules.Count, all int) (lo, hi amount) {
	lo, hi = exactly(0), exactly(lots)
	switch {
	case t.All:
		lo = exactly(all)
	case t.Lo != nil:
		lo = v.number(t.Lo)
	default:
		hi = v.number(t.Hi)
	}
	return lo, hi
}

// ends are the values that a comparison asks for; not ok where nothing is known of one.
func (v *view) ends(b rules.Bounds) (lo, hi amount, ok bool) {
	lo, hi, ok = exactly(-lots), exactly(lots), true
	if b.Lo != nil {
		lo, ok = v.value(b.Lo)
	}
	if b.Hi != nil {
		more := false
		hi, more = v.value(b.Hi)
		ok = ok && more
	}
	return lo, hi, ok
}

// number is what a number of a line may be.
func (v *view) number(n *rules.Expr) amount {
	if k, ok := n.Sole().(*rules.Counter); ok {
		return v.counterRange(k)
	}
	if x, ok := v.num(n, rules.NoPile); ok {
		return exactly(x)
	}
	return amount{-lots, lots}
}

func (v *view) counterRange(k *rules.Counter) amount {
	if v.start {
		return exactly(k.Start)
	}
	return amount{k.Lo, k.Hi}
}

// between judges lo ≤ n ≤ hi.
func between(n, lo, hi amount) verdict {
	canBe := n.hi >= lo.lo && n.lo <= hi.hi && lo.lo <= hi.hi
	must := n.lo >= lo.hi && n.hi <= hi.lo
	return verdictOf(canBe, !must)
}

// stands judges how a place stands.
func (v *view) stands(t *rules.Stands) (out verdict, absent bool) {
	p := t.Ref.Place
	switch {
	case p == nil:
		return either, false
	case v.play != nil && t.Is == rules.IsEmpty && p.Kind == rules.ThePile && !p.Narrowed():
		return verdictOf(v.play.top == rules.None, v.play.top != rules.None), false
	}
	out = either
	wholePiles := p.End == 0 && !p.Filled() && !p.Other && !p.Rest
	if p.Named() && wholePiles && t.Is == rules.IsEmpty {
		out = between(v.cardsIn(p), exactly(0), exactly(0))
	}
	if p.Named() && !p.Narrowed() {
		out = v.lies(t, p, out)
	}
	return out, v.mayLack(p)
}

// compare judges a comparison of values, and whether it may speak of what is not there.
func (v *view) compare(t *rules.Compare) (out verdict, absent bool) {
	if v.itsOwn(t) {
		return canTrue, false
	}
	out = canFalse
	n, ok := v.value(t.Left)
	for _, b := range t.In {
		x := either
		lo, hi, known := v.ends(b)
		if ok && known {
			x = between(n, lo, hi)
		} else {
			absent = true
		}
		out = (out|x)&canTrue | out&x&canFalse
	}
	return out, absent
}

// itsOwn reports whether a value is compared with itself.
func (v *view) itsOwn(t *rules.Compare) bool {
	with := t.In[0].Lo
	if with == nil {
		with = t.In[0].Hi
	}
	one := len(t.In) == 1 && (t.In[0].One() || t.In[0].Lo == nil || t.In[0].Hi == nil)
	return one && !v.absentIn(t) && v.Text(with.Span) == v.Text(t.Left.Span)
}

// value is what a value may be; not ok where nothing is known of it.
func (v *view) value(x *rules.Expr) (amount, bool) {
	if v.play != nil {
		if val, ok := v.env(v.play.pile).Value(x, v.play.card, v.play.top); ok && val.Sort != rules.Text {
			return exactly(val.N), true
		}
		if _, ok := x.Sole().(*rules.PileNumber); ok {
			return amount{1, v.play.zone.Piles}, true
		}
	}
	if len(x.Terms) != 1 {
		return amount{}, false
	}
	t := x.Terms[0]
	n := amount{}
	switch a := t.Atom.(type) {
	case *rules.PassNumber:
		n = v.pass
	case *rules.Counter:
		n = v.counterRange(a)
	case *rules.Tally:
		switch {
		case !a.Spaces && !a.In.Named():
			return amount{}, false
		case !a.Spaces:
			n = v.cardsIn(a.In)
		case a.In.Each:
			n = amount{0, 1}
		default:
			n = amount{0, len(v.Piles(a.In, nil, rules.NoPile))}
		}
	default:
		val, ok := v.env(rules.NoPile).Atom(a, rules.None, rules.None)
		switch {
		case !ok:
			return amount{}, false
		case val.Sort == rules.Text:
			place, _ := v.Sheet.Choice(val.Text)
			n = exactly(lots/2 + place)
		default:
			n = exactly(val.N)
		}
	}
	if t.Shift != 0 {
		if t.Sort != rules.Number {
			return amount{}, false
		}
		n = n.plus(exactly(t.Shift))
	}
	return n, true
}
