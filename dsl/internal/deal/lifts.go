package deal

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// Steps of the deal that take named cards out, or move cards that lie somewhere already.
//
// How many named cards there are to take is known only as long as nobody has been dealt unknown
// ones (untouched) and no larger set has been taken from (mixed). After that a step is still said
// to take as many as it names, but none is counted for certain.

// countNamed takes a number of named cards out of the pack: so many for each pile, or in all.
//
// For example `1 ace to each foundations`. If all is known, each pile has its share for certain.
func (g *dealer) countNamed(l *dsl.Line, m *rules.MoveStep, targets []int, maybe bool) {
	n := g.namedInAll(m, targets)
	if !n.Exact() {
		g.take(facts.Term{Line: l, At: m.Qty[0].Span, N: facts.Range(0, n.Hi)}, targets, facts.Range(0, n.Hi), false)
		return
	}
	sure := g.untouched() && !maybe && g.findPiles(g.TableOf(m.Cards[0], rules.NoPile).Empty, targets)
	if sure && !m.To.Each() && n.Lo > len(targets) {
		g.heaped(l, m, targets, n.Lo)
	}
	short := g.liftStep(l, m.Qty[0].Span.To(m.Cards[0].Span), m.Cards[0].Any, n.Lo, targets, maybe)
	switch {
	case !m.To.Each() && (short != nil || len(targets) > 1):
	case short != nil:
		g.shortForEach(l, m, targets, n.Lo, short)
	case sure:
		for _, q := range targets {
			p := &g.Dealt.Piles[q]
			p.Lo, p.Hi = p.Lo+n.Lo/len(targets), p.Hi-n.Lo+n.Lo/len(targets)
		}
	}
}

// heaped tells of named cards for which there are fewer piles: each goes to an empty one, and those
// that are left on another card, which no line lets lie there.
//
// For example `4 aces to tableau` with `tableau 3`.
func (g *dealer) heaped(l *dsl.Line, m *rules.MoveStep, targets []int, n int) {
	tb, z := g.TableOf(m.Cards[0], rules.NoPile), g.soleZone(targets)
	filled := func(q int) bool { return g.Dealt.Piles[q].Hi > 0 }
	if !tb.Constant() || z == nil || z.Kind.Keeps() || len(targets) < 2 || slices.ContainsFunc(targets, filled) {
		return
	}
	for _, a := range g.Inflows {
		for i := range a.Tables {
			if on := a.Tables[i].On.Any(tb.Empty); a.Zone == z && (a.Grouped() || on&tb.Empty != 0) {
				return
			}
		}
	}
	d := g.Warnf("few-piles", l.Span, "`%s` lays %s on %s: the first takes those that find none of their own", l.Text(),
		dsl.Many(n, "card"), dsl.Many(len(targets), "pile"))
	d.Others = judge.Other(z.Head.Span, dsl.Many(z.Piles, "pile"))
	if len(targets) == z.Piles {
		g.OfferPiles(d, z, n)
	}
	g.OfferWhole(d, m.Qty[0].Span, fmt.Sprint(len(targets)))
}

// namedInAll is the number of named cards that a step takes out which says how many.
func (g *dealer) namedInAll(m *rules.MoveStep, targets []int) facts.Amount {
	n := g.qty(m.Qty[0])
	if m.To.Each() {
		n = n.Times(g.countTargets(m.To, targets))
	}
	return n
}

// shortForEach tells of named cards that do not go round how many each pile was to get, and how
// many it can.
func (g *dealer) shortForEach(l *dsl.Line, m *rules.MoveStep, targets []int, n int, d *dsl.Diagnostic) {
	piles, of := len(targets), g.TableOf(m.Cards[0], rules.NoPile).Empty
	d.Label = fmt.Sprintf("%s × %d = %d", dsl.Many(piles, "pile"), n/piles, n)
	there := g.Copies(of)
	rank, one := g.OneRank(of)
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
//
// n below zero takes all that are there. It returns the finding that too few are there, so that the
// caller can say how many each pile could get.
func (g *dealer) liftStep(l *dsl.Line, at dsl.Span, of []*rules.Card, n int, targets []int,
	maybe bool,
) (short *dsl.Diagnostic) {
	tb := g.TableOfAny(of, nil, rules.NoPile)
	if !tb.Constant() {
		g.take(facts.Term{Line: l, At: at, N: facts.Range(0, facts.Lots)}, targets, facts.Range(0, facts.Lots), true)
		return nil
	}
	m := tb.Empty
	there, all := g.stillThere(m), n < 0
	if all {
		n = there
	}
	switch {
	case n > there || m == 0:
		short = g.notThere(at, m, n, there)
		n = there
	case all && m&g.Pack() != 0 && m&g.Dealt.Left == 0:
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
	keeps := func(q int) bool { return g.Layout.Piles[q].Zone.Kind.Keeps() }
	if all && !maybe && !slices.ContainsFunc(targets, keeps) { // however many these are
		g.Dealt.Left &^= m
	}
	return short
}

// findPiles reports whether each of some named cards comes to one of some piles, for certain: one
// of piles with suits needs a pile of its suit.
func (g *dealer) findPiles(m cards.Mask, piles []int) bool {
	if !slices.ContainsFunc(piles, func(q int) bool { return g.Layout.Piles[q].Zone.Suits != nil }) {
		return true
	}
	if _, one := g.OneRank(m); !one || g.Decks > 1 {
		return false
	}
	for k := range (m & g.Pack()).Each {
		if !slices.ContainsFunc(piles, func(q int) bool {
			z, i := g.Layout.Piles[q].Zone, g.Layout.Piles[q].Number-1
			return g.Dealt.Piles[q].Hi == 0 && g.SureToStart(z, i) && g.Starting(z, i).Has(k)
		}) {
			return false
		}
	}
	return true
}

// sinks notes named cards that come to piles before any others: they lie at the bottom.
//
// Cards dealt first to empty piles lie at the bottom, for whatever is dealt later comes on top.
func (g *dealer) sinks(m cards.Mask, n int, targets []int) {
	empty := !slices.ContainsFunc(targets, func(q int) bool { return g.Dealt.Piles[q].Hi > 0 })
	if !empty || !g.untouched() || n < g.Copies(m) {
		return
	}
	for _, q := range targets {
		g.Dealt.Sunk[g.Layout.Piles[q].Zone.Index] |= m
	}
}

// dealtAll reports whether the steps so far have dealt the whole pack, and no more than that: then
// nothing is left.
func (g *dealer) dealtAll() bool {
	return g.Dealt.Pack.Hi == 0 && g.dealt() <= g.Sheet.Pack.Size()
}

// nothingLeft tells of named cards that are to be taken out when the whole pack is dealt.
func (g *dealer) nothingLeft(l *dsl.Line, m *rules.MoveStep) {
	d := g.Errorf("not-in-the-pack", l.Span, "`%s` takes no card: the steps before deal all %d", l.Text(),
		g.Sheet.Pack.Size())
	how := g.fromWhereTheyLie(m)
	if how != "" {
		g.OfferText(d, l.Span, how)
	}
	if how == "" || m.To.Any[0].End == 0 {
		d.Help = "named cards are taken out first, and the steps behind it deal fewer"
	}
	for _, x := range g.Dealt.Terms {
		if m, ok := g.Sheet.FormOf(x.Line).(*rules.MoveStep); ok && !m.LooksFor() {
			d.Others = append(d.Others, dsl.Label{Span: x.Line.Span, Text: "dealt before"})
		}
	}
}

// fromWhereTheyLie is the step that moves named cards which lie in one zone already: `kings to
// bottom of tableau`, `aces from tableau to foundations`. It is empty where there is no such step.
func (g *dealer) fromWhereTheyLie(m *rules.MoveStep) string {
	if len(m.Picked()) != 1 || len(m.To.Any) != 1 || m.When != nil || !m.Plain() {
		return ""
	}
	what := m.Picked()[0]
	if len(m.Qty) > 0 { // with `from` a number is that of each pile
		of := g.TableOfAny([]*rules.Card{what}, nil, rules.NoPile).Empty
		if n := g.qty(m.Qty[0]); n.Lo < g.Copies(of) && of.Count() > 1 {
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
		case g.Dealt.Total[i].Hi == 0:
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
func (g *dealer) allOf(k *rules.Card) string {
	tb := g.TableOfAny([]*rules.Card{k}, nil, rules.NoPile)
	if rank, one := g.OneRank(tb.Empty); one && g.whole(tb.Empty) {
		return plural(rank)
	}
	return g.Text(k.Span)
}

// stillThere is the number of cards of a set that have not been taken out by name.
//
// A lift of named cards is taken off if all that it could have taken are of the set; one that is
// mixed makes the number uncertain (mixed), and then nothing is concluded from it.
func (g *dealer) stillThere(m cards.Mask) int {
	left := g.Dealt.Left
	n := g.Copies(m & left)
	for _, x := range g.Dealt.Taken {
		if x.Of&^m == 0 && x.Of&left != 0 {
			n -= x.N
		}
	}
	return max(0, n)
}

// mixed reports whether some of a set may have been taken out as part of a larger one.
func (g *dealer) mixed(m cards.Mask) bool {
	return slices.ContainsFunc(g.Dealt.Taken, func(x facts.Lift) bool {
		return x.Of&^m != 0 && x.Of&m&g.Dealt.Left != 0
	})
}

// takeOut takes n cards of a set out of the pack. While it is drawn they are all that is left, so
// that no other kind is noted where they come to lie.
//
// Left is narrowed to the set while the cards are drawn, so that draw notes only these kinds for
// the piles, and set back. Unseen is set back as well: named cards are seen.
func (g *dealer) takeOut(l *dsl.Line, at dsl.Span, m cards.Mask, n int, targets []int, maybe bool) {
	t := &g.Dealt
	took := facts.Exactly(n)
	if !g.untouched() || g.mixed(m) { // some of them may have gone already
		took.Lo = 0
	}
	gone := n == g.stillThere(m) && !maybe
	t.Taken = append(t.Taken, facts.Lift{Of: m, N: n})
	before := t.Left
	t.Left &= m
	unseen := t.Unseen
	g.take(facts.Term{Line: l, At: at, N: took}, targets, took, maybe)
	t.Unseen = unseen
	if !maybe { // it is meant to take them all the same
		t.Terms[len(t.Terms)-1].N.Lo = n
	}
	t.Left = before
	if gone {
		t.Left &^= m
	}
}

// mayBeGone warns of named cards that are taken out when others have been dealt.
func (g *dealer) mayBeGone(l *dsl.Line, at dsl.Span, m cards.Mask, n int) {
	d := g.Warnf("not-in-the-pack", at, "%s may not be left: cards have been dealt unseen before", g.counted(m, n))
	step := g.Sheet.FormOf(l).(*rules.MoveStep)
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
func (g *dealer) counted(m cards.Mask, n int) string {
	if m.Count() == 1 {
		return "the " + m.First().Name()
	}
	if n == 1 {
		return "one of the " + g.Show(m)
	}
	return fmt.Sprintf("%d %s", n, g.Show(m))
}

// untouched reports whether nothing but named cards has left the pack.
func (g *dealer) untouched() bool { return !g.Dealt.Unseen }

// basesStep gives every empty pile the card that its base asks for.
func (g *dealer) basesStep(l *dsl.Line, targets []int) {
	t := &g.Dealt
	open, first, apart := 0, len(t.Terms), g.apart(targets)
	for _, q := range targets {
		if t.Piles[q].Lo > 0 {
			continue
		}
		open++
		start := g.Starting(g.Layout.Piles[q].Zone, g.Layout.Piles[q].Number-1)
		if g.stillThere(start) == 0 && start != 0 {
			g.notThere(l.Span, start, 1, 0)
			return
		}
		known := t.Piles[q].Hi == 0 && g.SureToStart(g.Layout.Piles[q].Zone, g.Layout.Piles[q].Number-1)
		first := g.untouched()
		if known && !first {
			g.mayBeGone(l, l.Span, start, 1)
		}
		g.takeOut(l, l.Span, start, 1, []int{q}, !known || !apart)
		if known && apart && first {
			t.Piles[q].Lo = 1
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
	n := facts.Amount{}
	for _, x := range t.Terms[first:] {
		n = n.Plus(x.N)
	}
	t.Terms = append(t.Terms[:first], facts.Term{Line: l, At: l.Span, N: n})
}

// apart reports whether any two of some piles ask for the same base cards or for others: then no
// pile takes a card that another needs.
func (g *dealer) apart(piles []int) bool {
	var asked []cards.Mask
	for _, q := range piles {
		m := g.Starting(g.Layout.Piles[q].Zone, g.Layout.Piles[q].Number-1)
		for _, o := range asked {
			if o != m && o&m != 0 {
				return false
			}
		}
		asked = append(asked, m)
	}
	return true
}

// shift moves cards from one place to another: all, or those that a step picks out. As many leave
// for certain only if all that are picked lie there and nothing else decides.
//
// Which piles of the place lose cards is not known, so the least of each becomes 0; the greatest
// stays.
func (g *dealer) shift(m *rules.MoveStep, targets []int) {
	t := &g.Dealt
	picked, known := g.picked(m)
	var kinds cards.Mask
	n := 0
	from := g.Piles(m.From, nil, rules.NoPile)
	for _, q := range from {
		z := g.Layout.Piles[q].Zone.Index
		kinds |= t.Kinds[z] & picked
		n += t.Piles[q].Hi
		t.Piles[q].Lo = 0
	}
	n = min(n, g.Copies(picked))
	leaves := facts.Range(0, n)
	if all := m.What == rules.AllCards && m.When == nil && m.Diverts == nil; all && known && m.From.Whole() {
		if g.onlyIn(picked, m.From) {
			leaves.Lo = n
		}
		defer g.without(m.From, picked)
	}
	for i, in := range g.ZonesIn([]*rules.Place{m.From}, nil) {
		if in {
			t.Total[i] = t.Total[i].Less(leaves)
		}
	}
	for _, q := range targets {
		z := g.Layout.Piles[q].Zone.Index
		t.Kinds[z] |= kinds
		t.Piles[q].Hi = min(facts.Lots, t.Piles[q].Hi+n)
		t.Total[z].Hi = min(facts.Lots, t.Total[z].Hi+n)
	}
	if z := g.soleZone(targets); z != nil {
		t.Total[z.Index].Lo += leaves.Lo
	}
}

// picked is the set of cards that a step picks out; all where it takes any, or it is not known.
func (g *dealer) picked(m *rules.MoveStep) (of cards.Mask, known bool) {
	if !m.PicksOut() {
		return g.Pack(), false
	}
	tb := g.TableOfAny(m.Picked(), nil, rules.NoPile)
	if !tb.Constant() {
		return g.Pack(), false
	}
	return tb.Empty & g.Pack(), true
}

// onlyIn reports whether all of some cards lie in one zone, wherever in it.
func (g *dealer) onlyIn(m cards.Mask, p *rules.Place) bool {
	zs := p.Zones
	if len(zs) != 1 || g.Dealt.Left&m != 0 && (g.Dealt.Pack.Hi > 0 || g.Dealt.Aside.Hi > 0) {
		return false
	}
	for i, z := range g.Sheet.Zones {
		if z != zs[0] && g.Dealt.Kinds[i]&m != 0 {
			return false
		}
	}
	return true
}

// without notes that none of some cards lie in a zone any more.
func (g *dealer) without(p *rules.Place, m cards.Mask) {
	for _, z := range p.Zones {
		g.Dealt.Kinds[z.Index] &^= m
	}
}

// soleZone is the zone of some piles if they are of one.
func (g *dealer) soleZone(piles []int) *rules.Zone {
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
func (g *dealer) sift(l *dsl.Line, m *rules.MoveStep) {
	t := &g.Dealt
	tb := g.TableOf(m.Cards[0], rules.NoPile)
	for _, p := range m.To.Any {
		var lies facts.Amount
		for _, q := range g.Piles(p, nil, rules.NoPile) {
			lies = lies.Plus(t.Piles[q])
		}
		if lies.Hi == 0 && p.Named() {
			d := g.Warnf("no-effect", l.Span, "`%s` changes nothing: no card lies in the %s yet", l.Text(), p.Word)
			if last := g.Sheet.Deal[len(g.Sheet.Deal)-1]; last != l {
				g.OfferMove(d, l, last, true)
			}
			continue
		}
		if tb.Exact && p.End < 0 {
			for _, q := range g.Piles(p, nil, rules.NoPile) {
				t.Sunk[g.Layout.Piles[q].Zone.Index] |= tb.Empty
			}
		}
	}
}

// choice is a play of the player in the middle of the deal.
//
// `player plays 1 card from … to …`: the number is known and the piles are not.
func (g *dealer) choice(l *dsl.Line, s *rules.Choose) {
	t := &g.Dealt
	n := s.N
	there := facts.Amount{}
	var kinds cards.Mask
	for _, p := range s.From.Any {
		for _, q := range g.Piles(p, nil, rules.NoPile) {
			there = there.Plus(t.Piles[q])
			kinds |= t.Kinds[g.Layout.Piles[q].Zone.Index]
			t.Piles[q].Lo = max(0, t.Piles[q].Lo-n)
		}
	}
	if there.Hi < n {
		g.tooEarly(l, s, n, there.Hi)
		return
	}
	for i, in := range g.ZonesOf(s.From, nil) {
		if in {
			t.Total[i] = t.Total[i].Less(facts.Exactly(n))
		}
	}
	for i, in := range g.ZonesOf(s.To, nil) {
		if in {
			t.Total[i] = t.Total[i].Plus(facts.Exactly(n))
			t.Kinds[i] |= kinds
		}
	}
	for _, p := range s.To.Any {
		for _, q := range g.Piles(p, nil, rules.NoPile) {
			t.Piles[q].Hi += n
		}
	}
}

// gatherStep takes piles up again.
//
// With an exception or a condition some cards stay, so only the bounds move; else the piles are
// empty and the pack has them all. After it `rest to …` may deal again.
func (g *dealer) gatherStep(s *rules.Gather) {
	t := &g.Dealt
	for _, p := range s.From {
		for _, q := range g.Piles(p, nil, rules.NoPile) {
			z := g.Layout.Piles[q].Zone.Index
			t.Left |= t.Kinds[z]
			if s.But == nil && s.When == nil {
				t.Pack = t.Pack.Plus(t.Piles[q])
				t.Piles[q], t.Total[z] = facts.Amount{}, facts.Amount{}
			} else {
				t.Pack.Hi = min(facts.Lots, t.Pack.Hi+t.Piles[q].Hi)
				t.Piles[q].Lo, t.Total[z].Lo = 0, 0
			}
		}
	}
	t.Rest = nil
}

// faces notes which zones get cards face down.
func (g *dealer) faces(m *rules.MoveStep, targets []int) {
	down := m.LaysDown()
	for _, q := range targets {
		g.Dealt.Down[g.Layout.Piles[q].Zone.Index] = g.Dealt.Down[g.Layout.Piles[q].Zone.Index] || down
	}
}
