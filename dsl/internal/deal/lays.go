package deal

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// Cards that the deal lays on foundations, against what the foundations say of themselves. A step
// does not ask them: a card that no pile takes begins an empty one all the same.

// lays judges what a step of the deal brings to foundations, before it is done.
//
// For example `1 to each foundations` where they begin with aces: any card is laid there, and
// mostly a wrong one. It is asked before the step is counted, for what lies there already decides
// what may come.
func (g *dealer) lays(l *dsl.Line, m *rules.MoveStep, targets []int) {
	if m.What == rules.BaseCards || m.What == rules.RestCards {
		return
	}
	but := g.diverted(l, m)
	piles := g.founded(targets)
	if piles == nil {
		g.laysMore(l, m, targets)
		return
	}
	var laid cards.Mask // by this step
	switch {
	case m.What == rules.NamedCards:
		inOrder := len(m.Cards) > 1 && len(targets) >= len(m.Cards) // one to each pile
		for i, k := range m.Cards {
			tb := g.TableOf(k, rules.NoPile)
			if !tb.Constant() {
				return
			}
			n := 1
			if len(m.Cards) == 1 {
				n = g.stillThere(tb.Empty)
			}
			to, before := piles, laid
			if inOrder {
				to, before = targets[i:i+1], 0
			}
			if !g.layNamed(l, to, k.Span, tb.Empty, n, before) {
				return
			}
			laid |= tb.Empty
		}
	case m.What == rules.AllCards && m.PicksOut():
		if tb := g.TableOf(m.Cards[0], rules.NoPile); tb.Constant() {
			g.layNamed(l, piles, m.Cards[0].Span, tb.Empty, g.stillThere(tb.Empty), 0)
		}
	case m.What == rules.AllCards:
	case m.PicksOut():
		n := g.namedInAll(m, targets)
		if tb := g.TableOf(m.Cards[0], rules.NoPile); tb.Constant() && n.Exact() {
			g.layNamed(l, piles, m.Qty[0].Span.To(m.Cards[0].Span), tb.Empty, n.Lo, 0)
		}
	default:
		start, next := g.wanted(piles, 0)
		left := g.Dealt.Left &^ but
		if start == 0 || left&^(start|next) == 0 {
			return
		}
		d := g.laysOther(piles, l.Span, "`%s` lays any card there, but %s", l.Text(), g.startsWith(piles, start))
		g.offerLays(d, l, m, piles, start)
	}
}

// laysMore tells of cards dealt as they come, several in all, to foundations that all begin with
// one rank, or to which only whole groups come.
func (g *dealer) laysMore(l *dsl.Line, m *rules.MoveStep, targets []int) {
	if m.What != rules.NextCards || m.PicksOut() || len(m.Qty) != 1 {
		return
	}
	n := g.qty(m.Qty[0])
	if m.To.Any[0].Each {
		n = facts.Amount{Lo: n.Lo * len(targets), Hi: n.Hi * len(targets)}
	}
	for _, q := range targets {
		z := g.Layout.Piles[q].Zone
		groups := !slices.ContainsFunc(g.Inflows, func(a *facts.Inflow) bool { return a.Zone == z && !a.Grouped() })
		if z.Kind != dsl.Foundations || n.Lo < 1 || !groups && (n.Lo < 2 || !z.FirstRank()) {
			return
		}
		if groups && !slices.ContainsFunc(g.Inflows, func(a *facts.Inflow) bool { return a.Zone == z }) {
			return
		}
	}
	z := g.Layout.Piles[targets[0]].Zone
	why := "and only whole groups come there"
	if z.FirstRank() {
		why = "and only the first gives the rank by which they begin"
	}
	d := g.Warnf("foundation-cannot-start", l.Span, "`%s` lays cards there as they come, %s", l.Text(), why)
	if s := z.StartLine(); s != nil {
		d.Others = judge.Other(s.Span, "what comes there")
	}
}

// diverted judges what a step sends to foundations instead of its piles, and is what goes elsewhere
// for certain.
func (g *dealer) diverted(l *dsl.Line, m *rules.MoveStep) cards.Mask {
	var but cards.Mask
	for _, d := range m.Diverts {
		tb := g.TableOf(d.Cards, rules.NoPile)
		if !tb.Constant() {
			continue
		}
		if m.When == nil {
			but |= tb.Empty
		}
		if piles := g.founded(g.Piles(d.To, nil, rules.NoPile)); piles != nil {
			g.layNamed(l, piles, d.Cards.Span, tb.Empty, 0, tb.Empty)
		}
	}
	return but
}

// founded are the foundations among some piles, if all are foundations of which is known what
// starts them.
func (g *dealer) founded(targets []int) []int {
	for _, q := range targets {
		z := g.Layout.Piles[q].Zone
		if z.Kind != dsl.Foundations || z.FirstRank() || !g.SureToStart(z, g.Layout.Piles[q].Number-1) {
			return nil
		}
		for _, a := range g.Inflows {
			if a.Zone == z && (a.Seq != nil || a.Set != nil) {
				return nil
			}
		}
	}
	return targets
}

// wanted is what starts some piles, and what goes on the cards that may lie there, some more among
// them.
func (g *dealer) wanted(piles []int, more cards.Mask) (start, next cards.Mask) {
	for _, q := range piles {
		z, i := g.Layout.Piles[q].Zone, g.Layout.Piles[q].Number-1
		start |= g.Starting(z, i)
		for _, a := range g.Inflows {
			if a.Zone != z || !a.OnCards {
				continue
			}
			next |= a.Table(i).On.Any(g.Dealt.Kinds[z.Index] | more)
		}
	}
	return start, next
}

// layNamed judges n named cards that go to foundations, after some more have. It reports whether
// all is well.
//
// m is what the step lays, n how many, more what it has laid just before. Three ways to be right:
// the cards begin piles, they go on cards that lie there, they go on one another.
func (g *dealer) layNamed(l *dsl.Line, piles []int, at dsl.Span, m cards.Mask, n int, more cards.Mask) bool {
	m &= g.Pack() & g.ofSuits(piles)
	start, next := g.wanted(piles, more)
	if start == 0 || m == 0 {
		return true
	}
	if bad := m &^ (start | next); bad != 0 {
		d := g.laysOther(piles, at, "`%s` lays %s there, but %s", l.Text(), g.Show(bad), g.startsWith(piles, start))
		if z := g.twinFor(piles, m); z != nil && len(d.Others) > 0 {
			to := g.Sheet.FormOf(l).(*rules.MoveStep).To.Span
			what := g.Show(m)
			judge.If(d, what+" are meant", func() { g.OfferWhole(d, to, z.Title()) })
			judge.If(d, "`"+g.Text(to)+"` is meant", func() { g.offerNamed(d, l, at, piles, m, start, n) })
		} else {
			g.offerNamed(d, l, at, piles, m, start, n)
		}
		return false
	}
	if _, on := g.wanted(piles, m|more); m&^on == 0 || m&on != 0 {
		return true // they go on one another
	}
	room := g.unbegun(l, piles)
	if more != 0 || n <= room || n > g.stillThere(m) {
		return true
	}
	z := g.Layout.Piles[piles[0]].Zone
	d := g.Errorf("foundation-cannot-start", at, "%s come to %s of `%s`, and none of them goes on another",
		g.counted(m, n), dsl.Many(room, "free pile"), z.Title())
	d.Others = judge.Other(z.Head.Span, dsl.Many(z.Piles, "pile"))
	if z.Suits == nil {
		g.OfferPiles(d, z, z.Piles+n-room)
	}
	if rank, one := g.OneRank(m); one && room > 0 && g.whole(m) {
		g.OfferWhole(d, l.Span, fmt.Sprintf("%s to %s", ranked(room, rank), z.Title()))
	}
	return false
}

// twinFor are the foundations that begin with some cards, where the piles to which a step brings
// them are all those of others, with as many piles, and no step speaks of the former.
func (g *dealer) twinFor(piles []int, m cards.Mask) *rules.Zone {
	z := g.Layout.Piles[piles[0]].Zone
	if !g.oneZone(piles) || len(piles) != z.Piles {
		return nil
	}
	for _, o := range g.Sheet.OfKind(dsl.Foundations) {
		speaks := func(s rules.Step) bool {
			path, _ := rules.PathOf(s)
			return slices.ContainsFunc(path.To, func(p *rules.Place) bool { return slices.Contains(p.Zones, o) })
		}
		if o.Piles == z.Piles && g.founded(g.PilesOf(o)) != nil && !slices.ContainsFunc(g.Sheet.Deals, speaks) {
			if start, _ := g.wanted(g.PilesOf(o), 0); m&^start == 0 {
				return o
			}
		}
	}
	return nil
}

// unbegun is how many of some piles hold no card yet, at most. Cards of which none goes on another
// lie one in each pile, whichever piles of their zone those are; but a step that names some piles
// of a zone may have laid two on one.
//
// Two counts of the same thing, and the smaller holds: piles that may be empty, and piles less the
// cards that must lie on piles of their own.
func (g *dealer) unbegun(l *dsl.Line, piles []int) int {
	room := 0
	elsewhere, there := map[*rules.Zone]int{}, map[*rules.Zone]int{}
	for _, q := range piles {
		if g.Dealt.Piles[q].Lo == 0 {
			room++
		}
		there[g.Layout.Piles[q].Zone]++
	}
	for q, s := range g.Layout.Piles {
		if there[s.Zone] > 0 && !slices.Contains(piles, q) {
			elsewhere[s.Zone] += g.Dealt.Piles[q].Hi
		}
	}
	apart := len(piles)
	for z := range there {
		lie := max(0, g.Dealt.Total[z.Index].Lo-elsewhere[z])
		if _, next := g.wanted(g.PilesOf(z), 0); next&g.Dealt.Kinds[z.Index] != 0 || g.namesPart(z, l) {
			lie = min(lie, 1)
		}
		apart -= min(there[z], lie)
	}
	return min(room, apart)
}

// namesPart reports whether a step of the deal before a line lays cards on some piles of a zone,
// and not on all of them alike.
func (g *dealer) namesPart(z *rules.Zone, before *dsl.Line) bool {
	for _, step := range g.Sheet.Deals {
		if step.Says() == before {
			return false
		}
		path, _ := rules.PathOf(step)
		for _, p := range path.To {
			n := 0
			for _, q := range g.Piles(p, nil, rules.NoPile) {
				if g.Layout.Piles[q].Zone == z {
					n++
				}
			}
			if n > 0 && n < z.Piles {
				return true
			}
		}
	}
	return false
}

// laysOther warns of cards that come to foundations which start with others.
func (g *dealer) laysOther(piles []int, at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	d := g.Warnf("foundation-cannot-start", at, format, args...)
	if l := g.Layout.Piles[piles[0]].Zone.StartLine(); l != nil {
		d.Others = judge.Other(l.Span, "what starts a pile")
	}
	return d
}

// ofSuits are the cards that named cards are picked from for some piles: of several, those for no
// other suit.
func (g *dealer) ofSuits(piles []int) cards.Mask {
	var suits cards.Mask
	for _, q := range piles {
		if z := g.Layout.Piles[q].Zone; z.Suits != nil && len(piles) > 1 {
			suits |= g.SuitOf(z, g.Layout.Piles[q].Number-1)
		}
	}
	if suits == 0 {
		return cards.All
	}
	return suits
}

// startsWith says what starts some piles.
func (g *dealer) startsWith(piles []int, start cards.Mask) string {
	if !g.oneZone(piles) {
		return "they start with " + g.Show(start)
	}
	first := g.Layout.Piles[piles[0]]
	if len(piles) == 1 {
		return fmt.Sprintf("%s starts with %s", judge.PileName(first.Zone, first.Number-1), g.Show(start))
	}
	return fmt.Sprintf("`%s` start with %s", first.Zone.Title(), g.Show(start))
}

// oneZone reports whether some piles are of one zone.
func (g *dealer) oneZone(piles []int) bool {
	return g.Layout.Piles[piles[0]].Zone == g.Layout.Piles[piles[len(piles)-1]].Zone
}

// offerLays offers steps by which cards come to foundations that may lie there.
func (g *dealer) offerLays(d *dsl.Diagnostic, l *dsl.Line, m *rules.MoveStep, piles []int, start cards.Mask) {
	z := g.Layout.Piles[piles[0]].Zone
	if n, said := m.Qty[0].Digits(); len(m.Qty) > 1 || said && n > 1 && m.To.Any[0].Each {
		return // who gives each pile its number, or several cards, means other piles
	}
	n := g.qty(m.Qty[0])
	to := g.Text(m.To.Span)
	rank, one := g.OneRank(start)
	if !one || !g.whole(start) || !n.Exact() || m.To.Any[0].Each {
		g.offerInPlace(d, l, "bases to "+z.Title())
		return
	}
	g.offerInPlace(d, l, ranked(n.Lo, rank)+" to "+to)
	if b := rules.LineOf[*dsl.Base](z); b != nil {
		means := "the card dealt is to give the rank"
		judge.If(d, means, func() { g.OfferWhole(d, b.Span, "base rank of first card") })
	}
}

// offerInPlace offers a step in place of one: first, if it names cards and others have been dealt
// before.
func (g *dealer) offerInPlace(d *dsl.Diagnostic, l *dsl.Line, step string) {
	first := g.Sheet.Deal[0]
	switch {
	case g.untouched() || first == l:
		g.OfferWhole(d, l.Span, step)
	case l.Pos.Filename == g.Main && first.Pos.Filename == g.Main:
		src := g.Sheet.Source()
		cut, at := src.Cut(l.Pos.Line, l.Pos.Line, ""), first.Span.Pos
		d.Offer(dsl.Writing(step, dsl.Fix{Span: dsl.Span{Pos: at, EndPos: at}, Text: step + "\n  "}, cut.Fixes[0]).
			Where("as the first step"))
	default:
		d.Help = fmt.Sprintf("a `deal` of the variant, with `%s` as its first step, stands in place of its parent's",
			step)
	}
}

// offerNamed offers other named cards for foundations in place of some.
func (g *dealer) offerNamed(d *dsl.Diagnostic, l *dsl.Line, at dsl.Span, piles []int, m, start cards.Mask, n int) {
	if g.stillThere(start) == 0 {
		if b := rules.LineOf[*dsl.Base](g.Layout.Piles[piles[0]].Zone); b != nil {
			judge.If(d, "`"+b.Text()+"` is right", func() { g.OfferCut(d, l) })
		} else {
			g.OfferCut(d, l)
		}
		return
	}
	rank, one := g.OneRank(start)
	if was, _ := g.OneRank(m); one && m.Count() == 1 && strings.HasPrefix(g.Text(at), was+" of ") {
		g.OfferText(d, at, rank+strings.TrimPrefix(g.Text(at), was))
		return
	}
	if start.Count() == 1 && len(l.Words) > 1 && l.Words[0].Type == dsl.TokSuit && l.Words[1].Type == dsl.TokRank {
		g.OfferWhole(d, l.Words[0].Span().To(l.Words[1].Span()), start.First().Name()) // spade ace
		return
	}
	if !one || !g.whole(start) || !g.whole(m) {
		if s := g.Sheet.FormOf(l).(*rules.MoveStep); s.Plain() && g.oneZone(piles) {
			g.offerInPlace(d, l, "bases to "+g.Text(s.To.Span))
		}
		return
	}
	what := plural(rank)
	if counted := g.Text(at) + " " + what; strings.Contains(l.Text(), counted) { // four aces
		g.offerInPlace(d, l, strings.Replace(l.Text(), counted, ranked(int(m.First().Rank())+1, rank), 1))
		d.Help = "digits count, words are ranks"
		return
	}
	if t := g.Text(at); t != "" && t[0] >= '0' && t[0] <= '9' {
		if g.Sheet.FormOf(l).(*rules.MoveStep).To.Each() {
			n /= len(piles)
		}
		what = ranked(n, rank)
	}
	z, was := g.Layout.Piles[piles[0]].Zone, ""
	was, _ = g.OneRank(m)
	meant := g.endOf(z)
	if was != meant {
		g.offerInPlace(d, l, strings.Replace(l.Text(), g.Text(at), what, 1))
	}
	if b := rules.LineOf[*dsl.Base](z); b != nil && rank != meant {
		g.OfferWhole(d, b.Span, "base "+was)
	}
}

// endOf is the rank with which foundations begin that are built one way to the last rank, and not
// round; "" where it is not known.
//
// Foundations built up to the king begin with the first rank: that is what was meant if deal and
// base differ.
func (g *dealer) endOf(z *rules.Zone) string {
	b, order := facts.Built(z), g.Sheet.Pack.Order
	if b == nil || b.Sole().Relation() == nil || b.Sole().Relation().Wraps {
		return ""
	}
	switch judge.Way(z) {
	case 1:
		return order[0].String()
	case -1:
		return order[len(order)-1].String()
	}
	return ""
}

// whole reports whether a set is a rank in all suits.
func (g *dealer) whole(m cards.Mask) bool {
	_, one := g.OneRank(m)
	return one && m&g.Pack() == cards.OfRank(m.First().Rank())&g.Pack()
}

// ranked is so many cards of a rank: 1 ace, 4 aces.
func ranked(n int, rank string) string {
	if n == 1 {
		return "1 " + rank
	}
	return fmt.Sprintf("%d %s", n, plural(rank))
}

// plural is the name of a rank in the plural.
func plural(rank string) string {
	r, _ := cards.RankNamed(rank)
	return r.Plural()
}
