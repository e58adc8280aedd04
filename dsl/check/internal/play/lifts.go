package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Steps of the deal that take named cards out, or move cards that lie somewhere already.

// countNamed takes a number of named cards out of the pack: so many for each pile, or in all.
func (g *setup) countNamed(l *dsl.Line, m *rules.Move, targets []int, maybe bool) {
	n := g.namedInAll(m, targets)
	if !n.exact() {
		g.take(term{line: l, at: m.Qty[0].Span, n: amount{0, n.hi}}, targets, amount{0, n.hi}, false)
		return
	}
	sure := g.untouched() && !maybe && g.findPiles(g.tableOf(m.Cards[0], rules.NoPile).empty, targets)
	short := g.liftStep(l, m.Qty[0].Span.To(m.Cards[0].Span), m.Cards[0].Any, n.lo, targets, maybe)
	switch {
	case !m.To.Each():
	case short != nil:
		g.shortForEach(l, m, targets, n.lo, short)
	case sure:
		for _, q := range targets {
			p := &g.table.piles[q]
			p.lo, p.hi = p.lo+n.lo/len(targets), p.hi-n.lo+n.lo/len(targets)
		}
	}
}

// namedInAll is the number of named cards that a step takes out which says how many.
func (g *setup) namedInAll(m *rules.Move, targets []int) amount {
	n := g.qty(m.Qty[0])
	if m.To.Each() {
		n = n.times(g.countTargets(m.To, targets))
	}
	return n
}

// shortForEach tells of named cards that do not go round how many each pile was to get, and how
// many it can.
func (g *setup) shortForEach(l *dsl.Line, m *rules.Move, targets []int, n int, d *dsl.Diagnostic) {
	piles, of := len(targets), g.tableOf(m.Cards[0], rules.NoPile).empty
	d.Label = fmt.Sprintf("%s × %d = %d", dsl.Many(piles, "pile"), n/piles, n)
	there := g.copies(of)
	rank, one := g.oneRank(of)
	p := m.To.Any[0]
	switch {
	case !one || !g.whole(of) || n <= there: // or earlier steps have some
	case there >= piles:
		d.Offers = nil
		g.OfferWhole(d, d.Span, ranked(there/piles, rank))
		d.Help = "the number is that of each pile"
	case len(m.To.Any) == 1 && p.Named() && len(p.Numbers) == 0 && p.Always():
		d.Offers = nil
		g.OfferText(d, l.Span, fmt.Sprintf("%s to each of %s 1 to %d", ranked(1, rank), p.Word, there))
	}
}

// liftStep takes named cards out of the pack: n of them, or all there are. Where they are not there
// it tells so.
func (g *setup) liftStep(l *dsl.Line, at dsl.Span, of []*rules.Card, n int, targets []int,
	maybe bool,
) (short *dsl.Diagnostic) {
	tb := g.tableOfAny(of, nil, rules.NoPile)
	if !tb.constant() {
		g.take(term{line: l, at: at, n: amount{0, lots}}, targets, amount{0, lots}, true)
		return nil
	}
	m := tb.empty
	there, all := g.stillThere(m), n < 0
	if all {
		n = there
	}
	switch {
	case n > there || m == 0:
		short = g.notThere(at, m, n, there)
		n = there
	case all && m&g.pack() != 0 && m&g.table.left == 0:
		return g.notThere(at, m, 1, 0)
	}
	if !all && n > 0 && !g.untouched() {
		g.mayBeGone(l, at, m, n)
	}
	g.sinks(m, n, targets)
	// All that are left are a known number only while no others have gone, and where each finds a
	// pile of its suit.
	known := g.untouched() && !g.mixed(m) && g.findPiles(m, targets)
	g.takeOut(l, at, m, n, targets, maybe || all && !known)
	return short
}

// findPiles reports whether each of some named cards comes to one of some piles, for certain: one
// of piles with suits needs a pile of its suit.
func (g *setup) findPiles(m cards.Mask, piles []int) bool {
	if !slices.ContainsFunc(piles, func(q int) bool { return g.Layout.Piles[q].Zone.Suits != nil }) {
		return true
	}
	if _, one := g.oneRank(m); !one || g.decks > 1 {
		return false
	}
	for k := range (m & g.pack()).Each {
		if !slices.ContainsFunc(piles, func(q int) bool {
			z, i := g.Layout.Piles[q].Zone, g.Layout.Piles[q].Number-1
			return g.table.piles[q].hi == 0 && g.sureToStart(z, i) && g.starting(z, i).Has(k)
		}) {
			return false
		}
	}
	return true
}

// sinks notes named cards that come to piles before any others: they lie at the bottom.
func (g *setup) sinks(m cards.Mask, n int, targets []int) {
	empty := !slices.ContainsFunc(targets, func(q int) bool { return g.table.piles[q].hi > 0 })
	if !empty || !g.untouched() || n < g.copies(m) {
		return
	}
	for _, q := range targets {
		g.table.sunk[g.Layout.Piles[q].Zone.Index] |= m
	}
}

// dealtAll reports whether the steps so far have dealt the whole pack, and no more than that: then
// nothing is left.
func (g *setup) dealtAll() bool {
	need := 0
	for _, x := range g.table.terms {
		need += x.n.lo
	}
	return g.table.pack.hi == 0 && need <= g.Sheet.Pack.Size()
}

// nothingLeft tells of named cards that are to be taken out when the whole pack is dealt.
func (g *setup) nothingLeft(l *dsl.Line, m *rules.Move) {
	d := g.Errorf("not-in-the-pack", l.Span, "`%s` takes no card: the steps before deal all %d", l.Text(),
		g.Sheet.Pack.Size())
	how := g.fromWhereTheyLie(m)
	if how != "" {
		g.OfferText(d, l.Span, how)
	}
	if how == "" || m.To.Any[0].End == 0 {
		d.Help = "named cards are taken out first, and the steps behind it deal fewer"
	}
	for _, x := range g.table.terms {
		if m, ok := g.Sheet.FormOf(x.line).(*rules.Move); ok && !m.LooksFor() {
			d.Others = append(d.Others, dsl.Label{Span: x.line.Span, Text: "dealt before"})
		}
	}
}

// fromWhereTheyLie is the step that moves named cards which lie in one zone already: `kings to
// bottom of tableau`, `aces from tableau to foundations`. It is empty where there is no such step.
func (g *setup) fromWhereTheyLie(m *rules.Move) string {
	if len(m.Picked()) != 1 || len(m.To.Any) != 1 || m.When != nil || !m.Plain() {
		return ""
	}
	what := m.Picked()[0]
	if len(m.Qty) > 0 { // with `from` a number is that of each pile
		of := g.tableOfAny([]*rules.Card{what}, nil, rules.NoPile).empty
		if n := g.qty(m.Qty[0]); n.lo < g.copies(of) && of.Count() > 1 {
			return ""
		}
	}
	to := m.To.Any[0]
	if to.End != 0 {
		if !to.Named() || to.Each {
			return ""
		}
		return fmt.Sprintf("%s to %s", g.allOf(what), g.Text(m.To.Span))
	}
	var from *rules.Zone
	for i, z := range g.Sheet.Zones {
		switch {
		case g.table.total[i].hi == 0:
		case from != nil || g.ZonesOf(m.To, nil)[i]:
			return ""
		default:
			from = z
		}
	}
	if from == nil || to.Each {
		return ""
	}
	return fmt.Sprintf("%s from %s to %s", g.allOf(what), from.Title(), g.Text(m.To.Span))
}

// allOf names all cards that a phrase means as a step does: kings.
func (g *setup) allOf(k *rules.Card) string {
	tb := g.tableOfAny([]*rules.Card{k}, nil, rules.NoPile)
	if rank, one := g.oneRank(tb.empty); one && g.whole(tb.empty) {
		return plural(rank)
	}
	return g.Text(k.Span)
}

// stillThere is the number of cards of a set that have not been taken out.
func (g *setup) stillThere(m cards.Mask) int {
	left := g.table.left
	n := g.copies(m & left)
	for _, x := range g.table.taken {
		if x.of&^m == 0 && x.of&left != 0 {
			n -= x.n
		}
	}
	return max(0, n)
}

// mixed reports whether some of a set may have been taken out as part of a larger one.
func (g *setup) mixed(m cards.Mask) bool {
	return slices.ContainsFunc(g.table.taken, func(x lift) bool {
		return x.of&^m != 0 && x.of&m&g.table.left != 0
	})
}

// takeOut takes n cards of a set out of the pack.
func (g *setup) takeOut(l *dsl.Line, at dsl.Span, m cards.Mask, n int, targets []int, maybe bool) {
	t := &g.table
	took := exactly(n)
	if !g.untouched() || g.mixed(m) { // some of them may have gone already
		took.lo = 0
	}
	gone := n == g.stillThere(m) && !maybe
	t.taken = append(t.taken, lift{m, n})
	before := t.left
	t.left &= m
	unseen := t.unseen
	g.take(term{line: l, at: at, n: took}, targets, took, maybe)
	t.unseen = unseen
	if !maybe { // it is meant to take them all the same
		t.terms[len(t.terms)-1].n.lo = n
	}
	t.left = before
	if gone {
		t.left &^= m
	}
}

// mayBeGone warns of named cards that are taken out when others have been dealt.
func (g *setup) mayBeGone(l *dsl.Line, at dsl.Span, m cards.Mask, n int) {
	d := g.Warnf("not-in-the-pack", at, "%s may not be left: cards have been dealt unseen before", g.counted(m, n))
	step := g.Sheet.FormOf(l).(*rules.Move)
	if step.To.Any[0].End != 0 {
		if how := g.fromWhereTheyLie(step); how != "" { // they are to sink where they lie
			g.OfferText(d, l.Span, how)
			return
		}
	}
	if first := g.Sheet.Deal[0]; first != l {
		g.OfferMove(d, l, first, false)
	}
	d.Help = "named cards are taken out first"
}

// counted names so many cards of a set: 4 queens, the ace of spades.
func (g *setup) counted(m cards.Mask, n int) string {
	if m.Count() == 1 {
		return "the " + m.First().Name()
	}
	if n == 1 {
		return "one of the " + g.show(m)
	}
	return fmt.Sprintf("%d %s", n, g.show(m))
}

// untouched reports whether nothing but named cards has left the pack.
func (g *setup) untouched() bool { return !g.table.unseen }

// basesStep gives every empty pile the card that its base asks for.
func (g *setup) basesStep(l *dsl.Line, m *rules.Move, targets []int) {
	t := &g.table
	open, first, apart := 0, len(t.terms), g.apart(targets)
	for _, q := range targets {
		if t.piles[q].lo > 0 {
			continue
		}
		open++
		start := g.starting(g.Layout.Piles[q].Zone, g.Layout.Piles[q].Number-1)
		if g.stillThere(start) == 0 && start != 0 {
			g.notThere(l.Span, start, 1, 0)
			return
		}
		known := t.piles[q].hi == 0 && g.sureToStart(g.Layout.Piles[q].Zone, g.Layout.Piles[q].Number-1)
		first := g.untouched()
		if known && !first {
			g.mayBeGone(l, l.Span, start, 1)
		}
		g.takeOut(l, l.Span, start, 1, []int{q}, !known || !apart)
		if known && apart && first {
			t.piles[q].lo = 1
		}
	}
	if open == 0 {
		d := g.Warnf("no-effect", l.Span, "`%s` deals nothing: all these piles hold cards already", l.Text())
		if first := g.Sheet.Deal[0]; first != l {
			g.OfferMove(d, l, first, false)
		}
		g.OfferTaken(d, l)
		return
	}
	n := amount{}
	for _, x := range t.terms[first:] {
		n = n.plus(x.n)
	}
	t.terms = append(t.terms[:first], term{line: l, at: l.Span, n: n})
}

// apart reports whether any two of some piles ask for the same base cards or for others: then no
// pile takes a card that another needs.
func (g *setup) apart(piles []int) bool {
	var asked []cards.Mask
	for _, q := range piles {
		m := g.starting(g.Layout.Piles[q].Zone, g.Layout.Piles[q].Number-1)
		for _, o := range asked {
			if o != m && o&m != 0 {
				return false
			}
		}
		asked = append(asked, m)
	}
	return true
}

// shift moves cards from one place to another: all, or those that a step picks out.
func (g *setup) shift(m *rules.Move, targets []int) {
	t := &g.table
	picked, known := g.picked(m)
	var kinds cards.Mask
	n := 0
	from := g.Piles(m.From, nil, rules.NoPile)
	for _, q := range from {
		z := g.Layout.Piles[q].Zone.Index
		kinds |= t.kinds[z] & picked
		n += t.piles[q].hi
		t.piles[q].lo = 0
	}
	n = min(n, g.copies(picked))
	leaves := amount{0, n}
	if all := m.What == rules.AllCards && m.When == nil && m.Diverts == nil; all && known && m.From.Whole() {
		if g.onlyIn(picked, m.From) {
			leaves.lo = n
		}
		defer g.without(m.From, picked)
	}
	for i, in := range g.ZonesIn([]*rules.Place{m.From}, nil) {
		if in {
			t.total[i] = t.total[i].less(leaves)
		}
	}
	for _, q := range targets {
		z := g.Layout.Piles[q].Zone.Index
		t.kinds[z] |= kinds
		t.piles[q].hi = min(lots, t.piles[q].hi+n)
		t.total[z].hi = min(lots, t.total[z].hi+n)
	}
	if z := g.soleZone(targets); z != nil {
		t.total[z.Index].lo += leaves.lo
	}
}

// picked is the set of cards that a step picks out; all where it takes any, or it is not known.
func (g *setup) picked(m *rules.Move) (of cards.Mask, known bool) {
	if !m.PicksOut() {
		return g.pack(), false
	}
	tb := g.tableOfAny(m.Picked(), nil, rules.NoPile)
	if !tb.constant() {
		return g.pack(), false
	}
	return tb.empty & g.pack(), true
}

// onlyIn reports whether all of some cards lie in one zone, wherever in it.
func (g *setup) onlyIn(m cards.Mask, p *rules.Place) bool {
	zs := p.Zones
	if len(zs) != 1 || g.table.left&m != 0 && (g.table.pack.hi > 0 || g.table.aside.hi > 0) {
		return false
	}
	for i, z := range g.Sheet.Zones {
		if z != zs[0] && g.table.kinds[i]&m != 0 {
			return false
		}
	}
	return true
}

// without notes that none of some cards lie in a zone any more.
func (g *setup) without(p *rules.Place, m cards.Mask) {
	for _, z := range p.Zones {
		g.table.kinds[z.Index] &^= m
	}
}

// soleZone is the zone of some piles if they are of one.
func (g *setup) soleZone(piles []int) *rules.Zone {
	var z *rules.Zone
	for _, q := range piles {
		if z != nil && z != g.Layout.Piles[q].Zone {
			return nil
		}
		z = g.Layout.Piles[q].Zone
	}
	return z
}

// sift sinks or lifts cards inside their piles.
func (g *setup) sift(l *dsl.Line, m *rules.Move) {
	t := &g.table
	tb := g.tableOf(m.Cards[0], rules.NoPile)
	for _, p := range m.To.Any {
		var lies amount
		for _, q := range g.Piles(p, nil, rules.NoPile) {
			lies = lies.plus(t.piles[q])
		}
		if lies.hi == 0 && p.Named() {
			d := g.Warnf("no-effect", l.Span, "`%s` changes nothing: no card lies in the %s yet", l.Text(), p.Word)
			if last := g.Sheet.Deal[len(g.Sheet.Deal)-1]; last != l {
				g.OfferMove(d, l, last, true)
			}
			continue
		}
		if tb.exact && p.End < 0 {
			for _, q := range g.Piles(p, nil, rules.NoPile) {
				t.sunk[g.Layout.Piles[q].Zone.Index] |= tb.empty
			}
		}
	}
}

// choice is a play of the player in the middle of the deal.
func (g *setup) choice(l *dsl.Line, s *rules.Choose) {
	t := &g.table
	n := s.N
	there := amount{}
	var kinds cards.Mask
	for _, p := range s.From.Any {
		for _, q := range g.Piles(p, nil, rules.NoPile) {
			there = there.plus(t.piles[q])
			kinds |= t.kinds[g.Layout.Piles[q].Zone.Index]
			t.piles[q].lo = max(0, t.piles[q].lo-n)
		}
	}
	if there.hi < n {
		g.tooEarly(l, s, n, there.hi)
		return
	}
	for i, in := range g.ZonesOf(s.From, nil) {
		if in {
			t.total[i] = t.total[i].less(exactly(n))
		}
	}
	for i, in := range g.ZonesOf(s.To, nil) {
		if in {
			t.total[i] = t.total[i].plus(exactly(n))
			t.kinds[i] |= kinds
		}
	}
	for _, p := range s.To.Any {
		for _, q := range g.Piles(p, nil, rules.NoPile) {
			t.piles[q].hi += n
		}
	}
}

// gatherStep takes piles up again.
func (g *setup) gatherStep(s *rules.Gather) {
	t := &g.table
	for _, p := range s.From {
		for _, q := range g.Piles(p, nil, rules.NoPile) {
			z := g.Layout.Piles[q].Zone.Index
			t.left |= t.kinds[z]
			if s.But == nil && s.When == nil {
				t.pack = t.pack.plus(t.piles[q])
				t.piles[q], t.total[z] = amount{}, amount{}
			} else {
				t.pack.hi = min(lots, t.pack.hi+t.piles[q].hi)
				t.piles[q].lo, t.total[z].lo = 0, 0
			}
		}
	}
	t.rest = nil
}

// faces notes which zones get cards face down.
func (g *setup) faces(m *rules.Move, targets []int) {
	down := m.LaysDown()
	for _, q := range targets {
		g.table.down[g.Layout.Piles[q].Zone.Index] = g.table.down[g.Layout.Piles[q].Zone.Index] || down
	}
}
