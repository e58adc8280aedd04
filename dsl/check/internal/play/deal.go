package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

// The deal, run on counters. What depends on the cards is kept as a least and a greatest number.

// An amount is a number of cards that is known within bounds.
type amount struct{ lo, hi int }

// lots is more than any pack has.
const lots = 1 << 20

func exactly(n int) amount { return amount{n, n} }

func (a amount) plus(b amount) amount { return amount{a.lo + b.lo, min(lots, a.hi+b.hi)} }

// less takes cards away; a pile never has fewer than none.
func (a amount) less(b amount) amount { return amount{max(0, a.lo-b.hi), max(0, a.hi-b.lo)} }

func (a amount) times(n amount) amount { return amount{a.lo * n.lo, min(lots, a.hi*n.hi)} }

func (a amount) exact() bool { return a.lo == a.hi }

// A layout is what lies where in the course of the deal.
type layout struct {
	pack   amount       // cards not yet dealt
	left   cards.Mask   // the kinds that may be among them
	aside  amount       // set apart for the stock
	piles  []amount     // cards of each pile
	total  []amount     // cards of each zone
	kinds  []cards.Mask // the kinds that may lie in each zone
	down   []bool       // whether cards were laid face down in it
	under  []bool       // whether cards lie face down below others in it, for certain
	sunk   []cards.Mask // kinds that lie at the bottom of their piles
	rest   *dsl.Line    // the step that took all that was left
	terms  []term       // what each step took
	taken  []lift       // named cards taken out
	unseen bool         // other cards have left the pack
}

// A term is what one step takes out of the pack.
type term struct {
	line *dsl.Line
	at   dsl.Span
	n    amount
	sum  string // `18 piles × 3 = 54`
	zone *rules.Zone
}

// A lift is a number of named cards taken out of the pack.
type lift struct {
	of cards.Mask
	n  int
}

// A Stage is what is known of the pack at some point of the deal.
type Stage struct {
	Left   int  // cards that are not yet dealt, if Fixed; those that stay in the stock are among them
	Fixed  bool // their number is the same whatever the cards are
	Unseen bool // cards have been dealt that nobody chose: named ones may be among them
	Stock  bool // some have been set apart for the stock, or may have been
}

// Stages tells how a deal goes: the pack before each step, and after the last. It is nil where the
// deal has a mistake.
func Stages(c *judge.Judge, set rules.Setting) (out []Stage) {
	g := newSetup(c, set)
	g.gatherUp()
	stage := func() Stage {
		t := &g.table
		return Stage{t.pack.lo, t.pack.exact(), t.unseen, t.aside.hi > 0}
	}
	for _, step := range g.Sheet.Deals {
		out = append(out, stage())
		g.dealStep(step)
	}
	out = append(out, stage())
	if g.account(); g.List.Errors() > 0 {
		return nil
	}
	return out
}

// gatherUp puts all cards into the pack.
func (g *setup) gatherUp() {
	t := &g.table
	n := len(g.Sheet.Zones)
	t.pack, t.left = exactly(g.Sheet.Pack.Size()), g.pack()
	t.piles, t.total = make([]amount, len(g.Layout.Piles)), make([]amount, n)
	t.kinds, t.down, t.under, t.sunk = make([]cards.Mask, n), make([]bool, n), make([]bool, n), make([]cards.Mask, n)
}

// dealStep runs one step of the deal.
func (g *setup) dealStep(step rules.Step) {
	l := step.Says()
	switch s := step.(type) {
	case *rules.Move:
		g.moveStep(l, s)
	case *rules.Choose:
		g.turnedInDeal()
		g.choice(l, s)
	case *rules.Gather:
		g.turnedInDeal()
		g.gatherStep(s)
	case *rules.TurnOver:
		g.turnedInDeal()
		if s.Down {
			for _, q := range g.Piles(s.Place, nil, rules.NoPile) {
				g.table.down[g.Layout.Piles[q].Zone.Index] = true
			}
		}
	}
}

// dealOut runs the deal.
func (g *setup) dealOut() {
	t := &g.table
	g.gatherUp()
	for _, step := range g.Sheet.Deals {
		g.dealStep(step)
	}
	if s := g.Sheet.Unnamed(dsl.Stock); s != nil {
		t.total[s.Index] = t.total[s.Index].plus(t.pack).plus(t.aside)
		t.piles[g.Layout.First(s)] = t.total[s.Index]
		if t.total[s.Index].hi > 0 {
			t.kinds[s.Index] |= t.left
			if t.aside.hi > 0 {
				t.kinds[s.Index] = g.pack()
			}
		}
	}
	g.account()
}

// qty works out an amount in the deal.
func (g *setup) qty(q *rules.Expr) amount {
	out := amount{}
	for i, term := range q.Terms {
		n := exactly(1)
		if _, pass := term.Atom.(*rules.PassNumber); !pass {
			v, ok := g.env(rules.NoPile).Atom(term.Atom, rules.None, rules.None)
			n = exactly(v.N)
			if !ok || v.Sort != rules.Number {
				n = amount{0, lots}
			}
		}
		if i == 0 {
			out = n
		} else {
			out = out.less(n)
		}
	}
	return out
}

// moveStep runs a step that moves cards.
func (g *setup) moveStep(l *dsl.Line, m *rules.Move) {
	t := &g.table
	if m.Sifts && g.toStock(m.To.Any) && !g.dealtAll() {
		return // they sink, or rise, in what is left of the pack
	}
	if m.Sifts && !g.toStock(m.To.Any) {
		g.sinksNothing(l, m, g.targets(m.To))
		g.turnedInDeal()
		g.sift(l, m)
		return
	}
	targets := g.targets(m.To)
	if m.From != nil && !g.isStock(m.From) {
		g.turnedInDeal()
		g.shift(m, targets)
		return
	}
	if t.rest != nil {
		d := g.Errorf("too-many-cards", l.Span, "nothing is left to deal: `%s` has taken all cards before",
			t.rest.Text())
		d.Others = judge.Other(t.rest.Span, "takes all that is left")
		g.OfferMove(d, t.rest, g.Sheet.Deal[len(g.Sheet.Deal)-1], true)
		return
	}
	if m.LooksFor() && g.dealtAll() {
		g.nothingLeft(l, m)
		return
	}
	maybe := m.When != nil && m.Diverts == nil // else the guard belongs to the `but`
	g.faces(m, targets)
	g.facesUnder(m, targets)
	if len(targets) == 0 {
		d := g.Warnf("no-effect", l.Span, "`%s` deals nothing: no pile is as it asks for at that time", l.Text())
		g.OfferTaken(d, l)
		return
	}
	g.lays(l, m, targets)
	switch m.What {
	case rules.RestCards:
		g.restStep(l, m, targets)
	case rules.BaseCards:
		g.basesStep(l, m, targets)
	case rules.AllCards:
		if !m.PicksOut() {
			g.restStep(l, m, targets)
			break
		}
		g.liftStep(l, m.Cards[0].Span, m.Cards[0].Any, -1, targets, maybe)
	case rules.NamedCards:
		for _, k := range m.Cards {
			n := -1
			if len(m.Cards) > 1 {
				n = 1
			}
			g.liftStep(l, k.Span, k.Any, n, targets, maybe)
		}
	default:
		if m.PicksOut() {
			g.countNamed(l, m, targets, maybe)
			break
		}
		g.countStep(l, m, targets, maybe)
	}
	if m.Diverts != nil {
		g.divert(m, targets, g.Sheet.Pack.Size())
	}
}

// sinksNothing tells of cards that are to sink to the bottom of piles of one card.
func (g *setup) sinksNothing(l *dsl.Line, m *rules.Move, targets []int) {
	if len(m.To.Any) != 1 || m.To.Any[0].End >= 0 {
		return
	}
	for _, q := range targets {
		if g.table.piles[q].hi != 1 {
			return
		}
	}
	d := g.Warnf("no-effect", l.Span, "`%s` changes nothing: each pile has 1 card there", l.Text())
	g.OfferCut(d, l)
	d.Help = "cards sink in piles of several, which can be named"
}

// isStock reports whether a place is the stock.
func (g *setup) isStock(p *rules.Place) bool {
	s := g.Sheet.Unnamed(dsl.Stock)
	return s != nil && p.Of(s)
}

func (g *setup) toStock(to []*rules.Place) bool { return slices.ContainsFunc(to, g.isStock) }

// targets lists the piles of a step, as they stand.
func (g *setup) targets(to *rules.Places) []int {
	var out []int
	for _, p := range to.Any {
		for _, q := range g.Layout.From(p.In(g.Sheet, g.set), nil, rules.NoPile) {
			if p.Empty && g.table.piles[q].lo > 0 || p.Nonempty && g.table.piles[q].hi == 0 {
				continue
			}
			out = append(out, q)
		}
	}
	return out
}

// countTargets is the number of piles that a step with `each` deals to.
func (g *setup) countTargets(to *rules.Places, targets []int) amount {
	t := &g.table
	empty := false
	for _, p := range to.Any {
		if p.Numbered {
			return amount{0, len(targets)}
		}
		empty = empty || p.Empty
	}
	if !empty {
		return exactly(len(targets))
	}
	n, sum, single := amount{}, amount{}, true
	for _, p := range to.Any {
		for _, q := range g.Piles(p, nil, rules.NoPile) {
			sum = sum.plus(t.piles[q])
			single = single && t.piles[q].hi <= 1
			if t.piles[q].hi == 0 {
				n.lo++
			}
			if t.piles[q].lo == 0 {
				n.hi++
			}
		}
	}
	if p := to.Any[0]; single && len(to.Any) == 1 && len(p.Zones) == 1 && len(p.Numbers) == 0 {
		z := p.Zones[0] // each card lies on a pile of its own
		return exactly(z.Piles).less(t.total[z.Index])
	}
	return n
}

// countStep deals numbers of cards.
func (g *setup) countStep(l *dsl.Line, m *rules.Move, targets []int, maybe bool) {
	at := m.Qty[0].Span
	switch {
	case len(m.Qty) > 1:
		var terms []int
		all := amount{}
		for i, q := range m.Qty {
			n := g.qty(q)
			all = all.plus(n)
			terms = append(terms, n.lo)
			if i < len(targets) {
				g.lay(targets[i:i+1], n, maybe || g.table.pack.lo < all.hi)
			}
		}
		g.draw(term{line: l, at: at.To(m.Qty[len(m.Qty)-1].Span), n: all, sum: judge.Sum(terms)}, targets, maybe)
	case m.To.Each() && m.NewPile == nil: // with new piles it is so many in all
		n, piles := g.qty(m.Qty[0]), g.countTargets(m.To, targets)
		tm := term{line: l, at: at, n: n.times(piles), zone: g.Layout.Piles[targets[0]].Zone}
		if n.exact() && piles.exact() {
			tm.sum = fmt.Sprintf("%s × %d = %d", dsl.Many(piles.lo, "pile"), n.lo, tm.n.lo)
		}
		allServed := piles.exact() && piles.lo == len(targets) && g.table.pack.lo >= tm.n.hi
		g.lay(targets, n, maybe || !allServed || m.Diverts != nil)
		g.drawMore(tm, g.elsewhere(m), targets, maybe)
	default:
		n := g.qty(m.Qty[0])
		if g.toStock(m.To.Any) {
			g.table.aside = g.table.aside.plus(n)
			g.draw(term{line: l, at: at, n: n}, nil, maybe)
			return
		}
		g.lay(targets, n, maybe || len(targets) > 1 || g.table.pack.lo < n.hi)
		g.drawMore(term{line: l, at: at, n: n}, g.elsewhere(m), targets, maybe)
	}
}

// drawMore is draw where so many more cards may leave the pack than come to the piles.
func (g *setup) drawMore(tm term, more int, piles []int, maybe bool) {
	g.draw(tm, piles, maybe || more > 0)
	if more > 0 {
		g.table.terms[len(g.table.terms)-1].n = amount{tm.n.lo, min(lots, tm.n.hi+more)}
		g.table.pack.lo = 0
	}
}

// elsewhere is how many cards at most a step sends elsewhere and replaces; those that go back to
// the stock are still in it.
func (g *setup) elsewhere(m *rules.Move) int {
	n := 0
	for _, d := range m.Diverts {
		if !d.Replaced || g.isStock(d.To) {
			continue
		}
		tb := g.tableOf(d.Cards, rules.NoPile)
		if !tb.constant() {
			return lots
		}
		n += g.copies(tb.empty)
	}
	return n
}

// divert lets any of n cards that a step deals go elsewhere, so that its piles may get fewer.
func (g *setup) divert(m *rules.Move, targets []int, n int) {
	t := &g.table
	for _, d := range m.Diverts {
		for _, q := range targets {
			t.piles[q].lo, t.total[g.Layout.Piles[q].Zone.Index].lo = 0, 0
		}
		there := map[int]bool{}
		for _, q := range g.Piles(d.To, nil, rules.NoPile) {
			z := g.Layout.Piles[q].Zone.Index
			t.piles[q].hi = min(lots, t.piles[q].hi+n)
			t.kinds[z] |= t.left
			if !there[z] {
				there[z] = true
				t.total[z].hi = min(lots, t.total[z].hi+n)
			}
		}
	}
}

// lay puts n cards on each of some piles.
func (g *setup) lay(piles []int, n amount, maybe bool) {
	if maybe {
		n.lo = 0
	}
	for _, q := range piles {
		g.table.piles[q] = g.table.piles[q].plus(n)
	}
}

// draw takes cards out of the pack for some piles.
func (g *setup) draw(tm term, piles []int, maybe bool) {
	t := &g.table
	n := tm.n
	if maybe {
		n.lo = 0
		tm.sum = ""
	}
	tm.n = n
	t.terms = append(t.terms, tm)
	t.unseen = true
	if t.pack.lo < n.hi { // the pack may run short
		n.lo = 0
	}
	t.pack = t.pack.less(tm.n)
	zones := map[int]bool{}
	for _, q := range piles {
		zones[g.Layout.Piles[q].Zone.Index] = true
	}
	for i := range zones {
		t.kinds[i] |= t.left
		m := n
		if len(zones) > 1 {
			m.lo = 0
		}
		t.total[i] = t.total[i].plus(m)
	}
}

// take is draw where the piles are not dealt to alike.
func (g *setup) take(tm term, piles []int, n amount, maybe bool) {
	g.lay(piles, amount{0, n.hi}, true)
	g.draw(tm, piles, maybe)
}

// restStep deals all that is left.
func (g *setup) restStep(l *dsl.Line, m *rules.Move, targets []int) {
	t := &g.table
	t.rest = l
	if t.pack.hi == 0 && t.aside.hi == 0 && g.dealt() <= g.Sheet.Pack.Size() { // else that is told
		d := g.Warnf("no-effect", l.Span, "`%s` deals nothing: all %d cards are dealt before", l.Text(),
			g.Sheet.Pack.Size())
		g.OfferCut(d, l)
	}
	if g.toStock(m.To.Any) {
		return
	}
	if m.To.Each() && m.NewPile == nil && m.Diverts == nil {
		n := len(targets)
		if t.pack.exact() && t.pack.lo%n != 0 {
			g.uneven(l, m, t.pack.lo, targets)
		}
		g.lay(targets, amount{t.pack.lo / n, (t.pack.hi + n - 1) / n}, false)
	} else {
		g.lay(targets, t.pack, len(targets) > 1)
	}
	g.draw(term{line: l, at: l.Span, n: t.pack}, targets, false)
}
