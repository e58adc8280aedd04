package play

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

// This file judges how foundations go on, from the base to the last card: those that end at once or
// too soon, and what never comes to them. How they begin is judged in bases.go.

// foundations judges whether foundations can be started and built on, each zone by its own lines.
func (g *game) foundations() {
	for _, z := range g.Sheet.OfKind(dsl.Foundations) {
		if z.Implicit || g.BlamedZone(z) {
			continue
		}
		if g.start(z) {
			g.endsAtBase(z)
			g.orderCopies(z)
			g.stopsShort(z)
		}
	}
}

// stopsShort finds foundations that may begin with any rank and end at the last one: what lies
// before the base then never comes to them.
//
// For example `base any card` with `build up in suit`: the pile begun with a 5 ends at the king,
// and the ace to 4 of its suit have no place. It is a warning and no proof, so it speaks only where
// no other line of the zone could bring them.
func (g *game) stopsShort(z *rules.Zone) {
	bases, builds := z.Arrivals((*rules.Arrival).Bases), z.Arrivals((*rules.Arrival).Builds)
	if len(bases) != 1 || len(builds) != 1 || !z.FirstRank() {
		return
	}
	// base, build, and one line more that is harmless, as `worry back`
	if len(z.Lines) > 3 || rules.Forms[*rules.Most](z) != nil {
		return // another line may say how they go on
	}
	rel := builds[0].Sole().Relation()
	if rel == nil || rel.Wraps || !rel.OneDirection() || g.baseKnown(z) {
		return
	}
	last, before := g.Sheet.Pack.RankAt(len(g.Sheet.Pack.Order)), "below"
	if rel.Down {
		last, before = g.Sheet.Pack.RankAt(1), "above"
	}
	d := g.Warnf("foundation-cannot-complete", builds[0].Line.Span,
		"foundations that begin with any rank end at the %s: the ranks %s the base never come to them", last, before)
	d.Others = judge.Other(bases[0].Line.Span, "any rank")
	g.goingRound(d, builds[0])
	d.Help = "`wrapping` lets them go round"
}

// leftOut warns of foundations that are full at the last rank while cards before their base come to
// none: the game is won without them, which is surely not meant.
//
// For example `base two` with `build up in suit`: full at the king, without the aces. The cards
// that can lie on any pile are gathered over all of them; what no pile ever holds is left out. Left
// out ranks are told, left out suits are not: a game that builds only hearts means it. Silent where
// a discard might take them or where a pile may be started by what is not known before play.
func (g *game) leftOut() {
	can, full := cards.Mask(0), (*rules.Zone)(nil)
	for _, z := range g.Sheet.Zones {
		// cards may leave there, and whoever wrote it knows that not all are built
		if z.Kind == dsl.Discard && !z.Implicit {
			return
		}
		if z.Kind != dsl.Foundations {
			continue
		}
		if rules.Forms[*rules.Most](z) != nil || g.BlamedZone(z) {
			return // a bound of its own, or something else is wrong
		}
		for i := range z.Piles {
			if !g.SureToStart(z, i) {
				return
			}
			can |= g.Closure(z, i)
		}
		if full == nil && g.asksFull(z) != nil {
			full = z
		}
	}
	left := g.Pack() &^ can
	for k := range left.Each {
		if can&cards.OfRank(k.Rank()) != 0 {
			return // of some suits: they are meant to stay out
		}
	}
	if full == nil || left == 0 {
		return
	}
	base, builds := rules.LineOf[*dsl.Base](full), full.Arrivals((*rules.Arrival).Builds)
	if base == nil || len(builds) != 1 {
		return
	}
	rel := builds[0].Sole().Relation()
	if rel == nil || rel.Wraps || rel.By != nil || !rel.OneDirection() {
		return
	}
	last := g.Sheet.Pack.RankAt(len(g.Sheet.Pack.Order))
	if rel.Down {
		last = g.Sheet.Pack.RankAt(1)
	}
	d := g.Warnf("foundation-cannot-complete", base.Span,
		"`%s` are full at the %s: %s never come to them, "+
			"and the game is won without them", full.Title(), last, g.Show(left))
	d.Others = judge.Other(builds[0].Line.Span, "ends there")
	if g.baseKnown(full) {
		g.goingRound(d, builds[0])
	}
	d.Help = "a base of the other end takes them in, and so does `wrapping`, which lets the piles go round"
}

// asksFull reports whether a win line asks for a zone to be full, and which.
//
// With `win when foundations full` a foundation that stays empty is an error and not only odd.
func (g *game) asksFull(z *rules.Zone) *dsl.Line {
	for _, r := range g.Sheet.Won {
		found := false
		rules.Each(r, func(t *rules.Stands) {
			found = found || t.Is == rules.IsFull && t.Ref.Place != nil && t.Ref.Place.Of(z)
		})
		if found {
			return r.Line
		}
	}
	return nil
}

// endsAtBase finds foundations on which nothing can ever be built.
//
// For example `base king` with `build up in suit`: nothing is higher than a king. One pile is
// enough to tell, for the others have the same lines.
func (g *game) endsAtBase(z *rules.Zone) {
	if rules.Forms[*rules.Most](z) != nil {
		// `at most 1 card` means piles that end at once
		return // a bound of its own
	}
	for _, a := range g.Inflows {
		if a.Zone != z || !a.OnCards || a.Grouped() || a.Order != nil {
			continue
		}
		if !a.Builds() {
			return
		}
		for i := range z.Piles {
			start := g.Starting(z, i)
			if start == 0 || a.Table(i).On.Any(start) != 0 || g.otherWay(a, i, start) {
				continue
			}
			g.endsAtOnce(z, a, start)
			return
		}
	}
}

// otherWay reports whether another line lets something go on the base.
func (g *game) otherWay(a *facts.Inflow, i int, start cards.Mask) bool {
	for _, o := range g.Inflows {
		if o.Zone != a.Zone || o == a || !o.OnCards {
			continue
		}
		if start != 0 && (o.Grouped() || o.Table(i).On.Any(start) != 0) {
			return true
		}
	}
	return false
}

// endsAtOnce tells of such a foundation: the base is the last rank of the way it is built, so one
// of the two is wrong.
//
// Which of the two lines is wrong decides what is offered: the base where the way is meant, the way
// where the base is, and `wrapping` where a variant repeats a line of its parent and so insists on
// it.
func (g *game) endsAtOnce(z *rules.Zone, a *facts.Inflow, start cards.Mask) {
	what := "one of " + g.Show(start)
	rank, single := g.OneRank(start)
	if single {
		what = "base " + rank
	}
	d := g.Errorf("foundation-cannot-complete", a.Line.Span,
		"a pile of `%s` with %s ends at once: nothing can be built on it", z.Title(), what)
	if l := z.StartLine(); l != nil {
		d.Others = judge.Other(l.Span, "where it starts")
	}
	rel := a.Sole().Relation()
	if !single || rel == nil {
		return
	}
	if rel.By != nil || rel.Wraps || !rel.OneDirection() {
		return // it does not end at a certain rank
	}
	way, back, higher, other := "up", "down", "higher", g.Sheet.Pack.RankAt(1)
	if rel.Down {
		way, back, higher, other = "down", "up", "lower", g.Sheet.Pack.RankAt(len(g.Sheet.Pack.Order))
	}
	d.Message = fmt.Sprintf("a pile of `%s` with %s built %s ends at once: nothing is %s than the %s", z.Title(), what,
		way, higher, rank)
	d.Help = "where the pile goes on round the corner, the line ends with `wrapping`"
	base := z.StartLine()
	switch meant := g.meantWay(z, a, base); {
	case g.beginsAnywhere(z):
		judge.If(d, "the piles go on", func() { g.OfferMore(d, rel.Span, "wrapping") })
	case len(g.Sheet.OfKind(dsl.Foundations)) == 1 && g.ofParents(a.Line): // who says it again means more
		judge.If(d, "the piles go on", func() { g.OfferMore(d, rel.Span, "wrapping") })
		g.OfferIf(d, "they go "+back, a.Line.Span, strings.Replace(a.Text(), way, back, 1))
	case meant == judge.Way(z) && base != nil:
		g.OfferIf(d, "`"+a.Text()+"` is right", base.Span, "base "+other.String())
	case meant == -judge.Way(z) && base != nil:
		g.OfferIf(d, "`"+base.Text()+"` is right", a.Line.Span, strings.Replace(a.Text(), way, back, 1))
	case meant == -judge.Way(z):
		g.OfferText(d, a.Line.Span, strings.Replace(a.Text(), way, back, 1))
	}
}

// beginsAnywhere reports whether the piles of a zone begin with several ranks, each with its own:
// neither way suits them all but round the corner.
func (g *game) beginsAnywhere(z *rules.Zone) bool {
	var ranks cards.Mask
	for i := range z.Piles {
		start := g.Starting(z, i)
		if _, one := g.OneRank(start); !one {
			return false
		}
		ranks |= cards.OfRank(start.First().Rank()) & cards.OfSuit(0)
	}
	return ranks.Count() > 2
}

// ofParents reports whether a line of a variant stands in a parent as well.
//
// The line is looked for as text: forms are of the merged sheet, in which the line of the parent is
// no longer there.
func (g *game) ofParents(l *dsl.Line) bool {
	for name, src := range g.Sheet.Sources {
		if name != g.Main && slices.Contains(strings.Split(src.Text, "\n"), "  "+l.Text()) {
			return l.Pos.Filename == g.Main
		}
	}
	return false
}

// meantWay is the way in which a foundation is meant to be built whose base and whose way do not go
// together; 0 where nothing says it. The line of a variant is what is meant by it; of two kinds of
// foundations one goes against the other; and they go against the tableau.
//
// 1 is up and -1 is down, as judge.Way says it. Tableaus are built against the foundations in
// nearly all games, for the card that a foundation wants next has to lie on top.
func (g *game) meantWay(z *rules.Zone, a *facts.Inflow, base *dsl.Line) int {
	own := func(l *dsl.Line) bool { return l.Pos.Filename == g.Main }
	if base != nil && own(base) != own(a.Line) {
		switch way := judge.Way(z); {
		case own(base):
			return -way
		case way != judge.Way(g.Sheet.OfKind(dsl.Tableau)...):
			return way
		}
		return 0 // they do not agree
	}
	this := func(x *rules.Zone) bool { return x == z }
	others := slices.DeleteFunc(slices.Clone(g.Sheet.OfKind(dsl.Foundations)), this)
	if len(others) > 0 {
		return -judge.Way(others...)
	}
	return -judge.Way(g.Sheet.OfKind(dsl.Tableau)...)
}

// orderCopies finds lists that need a card more often than the pack has it.
//
// For example a list that names the two twice, in one deck: in any suit four piles need eight twos,
// and in suit each pile needs two of its own suit.
func (g *game) orderCopies(z *rules.Zone) {
	for _, r := range rules.Forms[*rules.Arrival](z) {
		if r.Order == nil {
			continue
		}
		times := map[cards.Rank]int{}
		for _, x := range r.Order.Ranks {
			times[x]++
		}
		for _, x := range g.Sheet.Pack.Order {
			n := times[x]
			if n == 0 {
				continue
			}
			who, have, need, of := "`"+z.Title()+"`", g.Copies(cards.OfRank(x)), n*z.Piles, x.Plural()
			if r.Order.Suits == rules.InSuit && n > g.Decks {
				who, have, need, of = "each pile of "+who, g.Decks, n, x.Plural()+" of its suit"
			} else if need <= have {
				continue
			}
			d := g.Errorf("foundation-cannot-complete", r.Line.Span, "%s needs %d %s, but the pack has %d", who, need,
				of, have)
			d.Label = fmt.Sprintf("the %s stands %d times in the list", x, n)
			g.otherRank(d, r, x)
			if need == n*z.Piles {
				judge.Else(d, "it is named so often", func() { g.OfferPiles(d, z, have/n) })
			}
			return
		}
	}
}

// otherRank offers, for a rank that a list names too often, in one of its places the one that the
// list does not name.
func (g *game) otherRank(d *dsl.Diagnostic, r *rules.Arrival, x cards.Rank) {
	var list, missing []int
	for _, y := range r.Order.Ranks {
		list = append(list, g.Sheet.Pack.RankPlace(y))
	}
	for _, y := range g.Sheet.Pack.Order {
		if !slices.Contains(r.Order.Ranks, y) {
			missing = append(missing, g.Sheet.Pack.RankPlace(y))
		}
	}
	said := listed(r.Line)
	if len(missing) != 1 || len(said) == 0 {
		return
	}
	var lists [][]int
	for i, y := range list {
		if y == g.Sheet.Pack.RankPlace(x) {
			other := slices.Clone(list)
			other[i] = missing[0]
			lists = append(lists, other)
		}
	}
	at := said[0].Span().To(said[len(said)-1].Span())
	judge.If(d, "each is named once", func() { g.OfferLists(d, at, lists, true) })
}
