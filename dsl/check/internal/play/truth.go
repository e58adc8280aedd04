package play

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/check/internal/judge"
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
		if m.N != nil {
			if n, ok := g.num(m.N, rules.NoPile); ok {
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
func (v *view) guard(gd *dsl.Guard) verdict {
	switch {
	case gd == nil:
		return canTrue
	case gd.Cond != nil && gd.Word == "until":
		return v.cond(gd.Cond).not()
	case gd.Cond != nil:
		return v.cond(gd.Cond)
	}
	out := between(v.pass, exactly(dsl.Number(gd.Pass)), exactly(dsl.Number(gd.Pass)))
	if gd.And != nil {
		out = and2(out, v.cond(gd.And))
		if out&canTrue != 0 && gd.And != nil {
			for _, a := range gd.And.Or {
				if v.clash(append(v.facts(a), fact{of: "pass", in: exactly(dsl.Number(gd.Pass))})) &&
					len(gd.And.Or) == 1 {
					return canFalse
				}
			}
		}
	}
	return out
}

func and2(a, b verdict) verdict {
	return verdictOf(a&b&canTrue != 0, (a|b)&canFalse != 0)
}

// cond judges a condition.
func (v *view) cond(c *dsl.Cond) verdict {
	out := canFalse
	for _, a := range c.Or {
		out = and2(out.not(), v.all(a).not()).not()
	}
	if out&canFalse != 0 && v.exhausts(c) {
		return canTrue
	}
	return out
}

// all judges a condition all of whose parts must hold. Parts that exclude each other make it false.
func (v *view) all(a *dsl.CondAnd) verdict {
	out := canTrue
	for _, t := range a.And {
		out = and2(out, v.test(t))
	}
	if out&canTrue != 0 && v.clash(append(v.facts(a), v.known...)) {
		return canFalse
	}
	return out
}

// test judges one question.
func (v *view) test(t *dsl.Test) verdict {
	out := either
	absent := false // the place may not be there: then the answer is no, under `not` too
	if ps := v.askedByPile(t); ps != nil && v.mayBeNone(ps) {
		return either
	}
	switch {
	case t.Pass != "":
		n := exactly(dsl.Number(t.Pass))
		out = between(v.pass, n, n)
	case t.Count != nil:
		out = v.count(t.Count)
		absent = v.mayLack(t.Count.In.Any...)
	case t.Compare != nil:
		out, absent = v.compare(t.Compare)
	}
	if t.Not {
		out = out.not()
	}
	if absent {
		out |= canFalse
	}
	return v.narrowed(t, out)
}

// askedByPile is the places that a question asks about pile by pile, found out once.
func (g *setup) askedByPile(t *dsl.Test) []*dsl.Place {
	ps, known := g.byPile[t]
	if !known {
		ps, _ = t.PileByPile()
		g.byPile[t] = ps
	}
	return ps
}

// mayBeNone reports whether some places may be no pile at all: what is asked of every one of them
// holds then.
func (v *view) mayBeNone(ps []*dsl.Place) bool {
	return slices.ContainsFunc(ps, func(p *dsl.Place) bool {
		return p.Zone == nil || p.Which().Filled() || p.Which().Other || !p.Written()
	})
}

// mayLack reports whether none of some places may be there.
func (v *view) mayLack(ps ...*dsl.Place) bool {
	for _, p := range ps {
		beside := p.Pile != nil && p.Pile.Side != ""
		ownPile := p.Which().Own && p.Which().Bare == ""
		if !beside && !p.Source && !ownPile && p.Which().Pick == "" && p.Written() {
			return false
		}
	}
	return true
}

// cardsIn is how many cards may lie in a place.
func (v *view) cardsIn(p *dsl.Place) amount {
	if p.Zone == nil {
		return amount{0, v.copies(v.pack())}
	}
	out, whole := amount{}, p.Whole()
	for _, z := range v.Sheet.Zone(p.Zone.Word) {
		n := v.counts[z.Index]
		if !whole {
			n.lo = 0
		}
		if most := v.most(z); p.Which().End != "" {
			n.hi = min(n.hi, z.Piles)
		} else if most > 0 {
			n.hi = min(n.hi, most*z.Piles)
		}
		if p.Which().Each { // asked of one pile after another
			if most := v.most(z); p.Which().End != "" {
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
	n, _ := v.numOf(most, rules.NoPile)
	if n > 0 && v.laidOn(z) {
		return 0
	}
	return n
}

// kindsIn are the kinds of card that may lie in a place.
func (v *view) kindsIn(p *dsl.Place) cards.Mask {
	if p.Zone == nil {
		return v.pack()
	}
	var m cards.Mask
	for _, z := range v.Sheet.Zone(p.Zone.Word) {
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
func (v *view) count(t *dsl.Count) verdict {
	n := amount{}
	all := 0
	byPile := t.In.Each()
	switch {
	case t.Spaces && byPile:
		n.hi, all = 1, 1
	case t.Spaces && v.start && !slices.ContainsFunc(t.In.Any, func(p *dsl.Place) bool { return !p.Whole() }):
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
			if p.Zone != nil && v.cardsIn(p).hi == 0 && len(p.Mods) == 0 {
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
func (v *view) bounds(t *dsl.Count, all int) (lo, hi amount) {
	lo, hi = exactly(0), exactly(lots)
	least, most := t.Bounds()
	switch {
	case t.All:
		lo = exactly(all)
	case least != nil:
		lo = v.number(least)
	default:
		hi = v.number(most)
	}
	return lo, hi
}

// ends are the values that a comparison asks for; not ok where nothing is known of one.
func (v *view) ends(t *dsl.Compare) (lo, hi amount, ok bool) {
	if len(t.List) > 0 { // somewhere between the least and the greatest
		in := amount{lots, -lots}
		for _, d := range t.List {
			in = amount{min(in.lo, dsl.Number(d.Number)), max(in.hi, dsl.Number(d.Number))}
		}
		return in, in, true
	}
	lo, hi, ok = exactly(-lots), exactly(lots), true
	from, to := t.Ends()
	if from != nil {
		lo, ok = v.value(from)
	}
	if to != nil {
		more := false
		hi, more = v.value(to)
		ok = ok && more
	}
	return lo, hi, ok
}

// number is what a number of a line may be.
func (v *view) number(n *dsl.Num) amount {
	if k := v.Sheet.Counter(n.Name); n.Name != "" && k != nil {
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

// stateOf judges whether the piles of a zone that a place means are in a state.
func (v *view) stateOf(p *dsl.Place, t *dsl.State) verdict {
	out := either
	wholePiles := p.Which().End == "" && !p.Which().Filled() && !p.Which().Other
	if t.Empty && wholePiles {
		out = between(v.cardsIn(p), exactly(0), exactly(0))
	}
	if len(p.Mods) == 0 {
		out = v.lies(t, p, out)
	}
	return out
}

// compare judges a comparison, and whether it may speak of a place that is not there.
func (v *view) compare(t *dsl.Compare) (out verdict, absent bool) {
	out = either
	if list := t.OneOf(); list != nil {
		out = canFalse
		for _, one := range list {
			x, away := v.compare(one)
			out, absent = (out|x)&canTrue|out&x&canFalse, absent || away
		}
		if t.Negated() {
			out = out.not()
		}
		return out, absent
	}
	if r := t.Left.Ref; r != nil {
		if out, ok := v.ofPlay(t); ok {
			if t.Negated() {
				out = out.not()
			}
			return out, v.play.top == rules.None && r.Top
		}
		if r.Place != nil {
			absent = v.mayLack(r.Place)
		}
		switch {
		case t.State == nil:
			out, absent = v.isCard(t), true
		case r.Place != nil && r.Place.Zone != nil:
			out = v.stateOf(r.Place, t.State)
		}
	} else if t.Card == nil {
		n, ok := v.value(t.Left.Value)
		lo, hi, known := v.ends(t)
		switch {
		case v.itsOwn(t):
			return verdictOf(!t.Negated(), t.Negated()), false
		case ok && known:
			out = between(n, lo, hi)
		}
		absent = !ok || !known
	}
	if t.Negated() {
		out = out.not()
	}
	if absent {
		out |= canFalse
	}
	return out, absent
}

// itsOwn reports whether a value is compared with itself.
func (v *view) itsOwn(t *dsl.Compare) bool {
	with := t.Value
	if t.Bound != "" {
		with = t.BoundValue
	}
	if with == nil || t.ValueTo != nil {
		return false
	}
	missing := false
	judge.Each(t, func(p *dsl.Place) { missing = missing || v.mayLack(p) })
	return !missing && v.Text(with.Span) == v.Text(t.Left.Value.Span)
}

// value is what a value may be; not ok where nothing is known of it.
func (v *view) value(x *dsl.Value) (amount, bool) {
	if v.play != nil {
		if val, ok := v.env(v.play.pile).OldValue(x, v.play.card, v.play.top); ok && val.Sort != rules.Text {
			return exactly(val.N), true
		}
		if a := x.Sole(); a != nil && a.PileNo {
			return amount{1, v.play.zone.Piles}, true
		}
	}
	if len(x.Terms) != 1 {
		return amount{}, false
	}
	t := x.Terms[0]
	a := t.Atom
	n := amount{}
	switch {
	case a.Pass:
		n = v.pass
	case a.Name != "" && v.Sheet.Counter(a.Name) != nil:
		n = v.counterRange(v.Sheet.Counter(a.Name))
	case a.Count == "cards":
		if a.In.Zone == nil {
			return amount{}, false
		}
		n = v.cardsIn(a.In)
	case a.Count == "spaces" && a.In.Which().Each:
		n = amount{0, 1}
	case a.Count == "spaces":
		n = amount{0, len(v.Piles(a.In, nil, rules.NoPile))}
	default:
		val, ok := v.env(rules.NoPile).OldAtom(a, rules.None, rules.None)
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
	if t.Shift != nil {
		if v.Sheet.SortOfAtom(a) != rules.Number {
			return amount{}, false
		}
		n = n.plus(exactly(t.Shift.N()))
	}
	return n, true
}
