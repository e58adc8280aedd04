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

// What this file tells is no proof: the game can be played and won, and the line is sound. Each
// doubt names one sight at which a reader of rule books would stop; each is silent as soon as
// another line shows that it is meant.

// doubts finds what can be played and is probably not meant: goals that come by themselves, cards
// that begin a foundation and end it, ranks that no list names.
func (g *game) doubts() {
	for _, r := range g.Sheet.Won {
		g.wonByTurning(r.Cond)
	}
	g.turnsNothing()
	g.halfWanted()
	g.undoesTheGoal()
	for _, z := range g.Sheet.OfKind(dsl.Tableau) {
		g.onlyBases(z)
		g.homeless(z)
		g.deadSpaces(z)
		g.sameWay(z)
	}
	for _, z := range g.Sheet.OfKind(dsl.Foundations) {
		g.deadBase(z)
		g.leftOutRank(z)
	}
	for _, a := range g.Inflows {
		g.singly(a)
	}
	for _, l := range g.Lines {
		g.gathersNothing(l)
		g.moreThanAll(l)
	}
}

// wonByTurning tells of a goal that asks for nothing but an empty stock, which is turned at will.
//
// `win when stock empty` with `turn 1 to waste`: no card needs to be played. A `lose` line, a bound
// of the waste or a condition of the turn makes the way less sure.
func (g *game) wonByTurning(c *rules.Cond) {
	t, stock := c.Sole(), g.Sheet.Unnamed(dsl.Stock)
	if t == nil || stock == nil || len(g.Sheet.Lost) > 0 || g.Dealt.Total[stock.Index].Lo == 0 {
		return
	}
	if p, is := t.PlaceIs(); p == nil || is != rules.IsEmpty || !p.Of(stock) {
		return
	}
	for _, x := range rules.Forms[*rules.MoveStep](stock) {
		if x.When != nil || x.Times > 0 || g.SpeaksOf(x.To, stock) != nil {
			continue
		}
		// a waste with a bound may be full
		if z := g.waste(x); z == nil || g.InPlay().Most(z) > 0 {
			continue
		}
		d := g.Warnf("easy-win", c.Span, "`%s` is reached by turning the stock alone", g.Text(c.Span))
		d.Others = judge.Other(x.Line.Span, "may always be done")
		g.OfferText(d, c.Span, "foundations full")
		return
	}
}

// waste is the waste, if a turn goes there and nowhere else.
func (g *game) waste(t *rules.MoveStep) *rules.Zone {
	w := g.Sheet.Unnamed(dsl.Waste)
	if w == nil || len(t.To.Any) != 1 || g.SpeaksOf(t.To, w) == nil {
		return nil
	}
	return w
}

// deadBase tells of a card that may begin a foundation on which nothing ever goes, beside others
// that go on.
//
// For example `base ace or king` with `build up in suit`: the king begins a pile and ends it.
func (g *game) deadBase(z *rules.Zone) {
	bases := z.Arrivals((*rules.Arrival).Bases)
	if len(bases) == 0 || len(bases[0].Cards) != 1 || len(bases[0].Cards[0].Any) < 2 {
		return
	}
	var goesOn, ends cards.Mask
	for k := range (g.Starting(z, 0) & g.Pack()).Each {
		var next cards.Mask
		for _, a := range g.Inflows {
			if a.Zone != z {
				continue
			}
			if a.Grouped() || !a.Table(0).Exact {
				return
			}
			next |= a.Table(0).On[k]
		}
		if next == 0 {
			ends |= k.Bit()
		} else {
			goesOn |= k.Bit()
		}
	}
	for _, k := range bases[0].Cards[0].Any {
		t := g.TableOfCard(k, rules.NoPile)
		if goesOn == 0 || !t.Exact || t.Empty == 0 || t.Empty&^ends != 0 {
			continue
		}
		d := g.Warnf("foundation-cannot-complete", k.Span, "a foundation that begins with `%s` ends there: nothing "+
			"goes on it", g.Text(k.Span))
		b := facts.Built(z)
		if b != nil {
			d.Others = judge.Other(b.Line.Span, "how it goes on")
		}
		g.OfferPart(d)
		g.goingRound(d, b)
		d.Doubt()
	}
}

// leftOutRank tells of the one rank that a list of ranks does not name, and no other foundation or
// discard takes. Where the list is a run, that rank is left out by intent.
//
// For example a foundation built two four six eight ten queen ace three five seven nine jack: the
// king was forgotten. A list that goes from rank to rank (two to queen) ends where it ends by
// intent.
func (g *game) leftOutRank(z *rules.Zone) {
	builds := z.Arrivals((*rules.Arrival).Builds)
	if len(builds) == 0 || builds[0].Order == nil {
		return
	}
	left, ok := g.takenNowhere()
	if !ok {
		return
	}
	said := listed(builds[0].Line)
	if len(left) > 1 && len(said) > 2 {
		g.rangeForgotten(builds[0].Line, said, left)
	}
	if len(left) != 1 || !leavesGap(g.Sheet.Pack, builds[0].Order.Ranks) {
		return
	}
	d := g.Warnf("foundation-cannot-complete", builds[0].Line.Span, "the list leaves out the %s: those cards never "+
		"reach a foundation", left[0].Plural())
	var list []int
	for _, r := range builds[0].Order.Ranks {
		list = append(list, g.Sheet.Pack.RankPlace(r))
	}
	if n := len(said); n > 0 {
		missing := []int{g.Sheet.Pack.RankPlace(left[0])}
		g.OfferRanks(d, said[0].Span().To(said[n-1].Span()), list, missing, true)
	}
	d.Help = fmt.Sprintf("the `%s` has a place in such a list", left[0])
}

// takenNowhere are the ranks that no foundation and no discard takes; not ok where they take cards
// in ways that are not known so.
func (g *game) takenNowhere() (left []cards.Rank, ok bool) {
	var taken cards.Mask
	for _, a := range g.Inflows {
		if !a.Zone.Kind.Keeps() {
			continue
		}
		if a.Grouped() || a.Cards == nil && a.Order == nil {
			return nil, false
		}
		for i := range a.Tables {
			taken |= a.Tables[i].Empty
			for _, m := range a.Tables[i].On {
				taken |= m
			}
		}
	}
	for _, r := range g.Sheet.Pack.Order {
		if taken&cards.OfRank(r) == 0 && !g.out(cards.OfRank(r)) {
			left = append(left, r)
		}
	}
	return left, true
}

// listed are the words of the list of ranks by which a line builds.
func listed(l *dsl.Line) []dsl.Token {
	in := func(w dsl.Token) bool { return w.Type == dsl.TokRank || w.Value == "to" }
	from := slices.IndexFunc(l.Words, in)
	to := from
	for to >= 0 && to < len(l.Words) && in(l.Words[to]) {
		to++
	}
	return l.Words[max(0, from):max(0, to)]
}

// rangeForgotten tells of two ranks of a list between which lie just those that it leaves out, up
// or down: `king ace queen` for king, ace to queen. A list of two may be meant as it stands.
func (g *game) rangeForgotten(l *dsl.Line, said []dsl.Token, left []cards.Rank) {
	place := func(w dsl.Token) int {
		r, _ := cards.RankNamed(w.Value)
		return g.Sheet.Pack.RankPlace(r)
	}
	ends := func(i int) bool { return i < 0 || i >= len(said) || said[i].Type == dsl.TokRank } // no range stands there
	var m cards.Mask
	for _, r := range left {
		m |= cards.OfRank(r)
	}
	for i := 1; i < len(said); i++ {
		if !ends(i-2) || !ends(i-1) || !ends(i) || !ends(i+1) {
			continue
		}
		a, b := place(said[i-1]), place(said[i])
		outside := func(r cards.Rank) bool {
			n := g.Sheet.Pack.RankPlace(r)
			return n < min(a, b) || max(a, b) < n
		}
		if len(left) != max(a, b)-min(a, b)-1 || slices.ContainsFunc(left, outside) {
			continue
		}
		d := g.Warnf("foundation-cannot-complete", l.Span, "the list leaves out %s: those cards never reach a "+
			"foundation", g.Show(m&g.Pack()))
		d.Label = "all that lie between two of it"
		g.OfferMore(d, said[i-1].Span(), "to")
	}
}

// out reports whether the deal lays cards out of play.
func (g *game) out(m cards.Mask) bool {
	return slices.ContainsFunc(g.Sheet.Zones, func(z *rules.Zone) bool {
		return z.Kind.Gives() == dsl.GivesNone && g.Dealt.Kinds[z.Index]&m != 0
	})
}

// leavesGap reports whether a list names each rank of a pack but one, and is no run from rank to
// rank.
func leavesGap(p *cards.Pack, list []cards.Rank) bool {
	run := true
	for i := 1; i < len(list); i++ {
		d := p.RankPlace(list[i]) - p.RankPlace(list[i-1])
		// places in the order of the pack, not ranks: in a pack without eights a nine follows the
		// seven
		run = run && (d == 1 || d == -1)
	}
	return len(list) == len(p.Order)-1 && !run
}

// singly tells of a pile that asks each card of a sequence to be one that no two of it are.
//
// `takes king` is asked of every card that comes, `spaces take king` of the lowest alone. So with
// `move sequence` on the other side only single kings ever come by the first, and the second was
// perhaps meant.
func (g *game) singly(a *facts.Inflow) {
	if !a.AsksAll() || a.Size == 1 || len(a.Tables) != 1 || a.ByNature() {
		return
	}
	if most := g.InPlay().Most(a.Zone); most > 0 || a.Zone.Kind.Keeps() {
		return // where there is little room, single cards are meant
	}
	some := a.Tables[0].Empty
	v := g.InPlay()
	for _, z := range g.Sheet.Zones {
		if z == a.Zone || !g.Supplies(v, z, a) {
			continue
		}
		for _, u := range rules.Forms[*rules.Unit](z) {
			if u.Of != rules.ARun {
				continue
			}
			t := g.Sequence(u.Seq, z)
			alone := t.Exact
			for k := range some.Each {
				alone = alone && t.On[k]&some == 0
			}
			if !alone {
				continue
			}
			d := g.Notef("single-cards", a.Line.Span, "`%s` is asked of every card: of a sequence none comes to `%s`, "+
				"only single cards", a.Text(), a.Zone.Title())
			d.Others = judge.Other(u.Line.Span, "sequences move here")
			text := a.Line.Text()
			if rest, ok := strings.CutPrefix(text, "takes "); ok {
				g.OfferIf(d, "a sequence may come by its lowest card", a.Line.Span, "spaces take "+rest)
			}
			return
		}
	}
}

// gathersNothing tells of a `gather` whose exception is every card.
func (g *game) gathersNothing(l *rules.Placed) {
	t, ok := l.Form.(*rules.Gather)
	if !ok || t.But == nil {
		return
	}
	tb := g.TableOf(t.But, rules.NoPile)
	if !tb.Constant() || tb.Empty != g.Pack() {
		return
	}
	d := g.Warnf("no-effect", l.Span, "`%s` gathers nothing: the exception is every card", l.Text())
	d.Help = "which cards stay is said, for example, by `but aces`"
}

// moreThanAll tells of a step in play that asks for more cards than the pack has: it takes what is
// left, so that a smaller number says the same.
//
// Rows (`3 to each tableau`) are dealt round: the last card is taken in the last row, so the pack
// is surely too small only if the rows before the last take all of it.
func (g *game) moreThanAll(l *rules.Placed) {
	m, ok := l.Form.(*rules.MoveStep)
	if !ok || l.In == rules.InDeal || len(m.Qty) == 0 {
		return
	}
	asked, all := 0, g.Sheet.Pack.Size()
	for _, q := range m.Qty {
		n, digits := q.Digits()
		if !digits {
			return
		}
		asked += n
	}
	if len(m.Qty) == 1 && m.To.Each() { // rows: of the last one nothing is dealt
		asked = (asked-1)*max(1, len(g.Targets(m.To))) + 1
	}
	if asked <= all {
		return
	}
	at := m.Qty[0].Span.To(m.Qty[len(m.Qty)-1].Span)
	d := g.Notef("too-many-cards", at, "`%s` asks for more cards than there are: %s", l.Text(), g.PackSays())
	if len(m.Qty) > 1 {
		d.Message = fmt.Sprintf("`%s` asks for %d cards, but %s", l.Text(), asked, g.PackSays())
	}
	if n, _ := m.Qty[0].Digits(); len(m.Qty) == 1 && n%10 == 0 {
		g.OfferIf(d, "a digit is too many", at, fmt.Sprint(n/10))
	}
}

// turnsNothing tells of a turn whose number of cards comes down to none before the last pass.
//
// For example `turn 3 minus pass to waste` with `redeals 2`: in pass 3 none. Atom finds the pass in
// which the number is zero.
func (g *game) turnsNothing() {
	s := g.Sheet.Unnamed(dsl.Stock)
	if s == nil {
		return
	}
	passes := g.Passes()
	for _, m := range rules.Forms[*rules.MoveStep](s) {
		n, less := m.Qty[0].LessPass()
		first, ok := g.Env(rules.NoPile).Atom(n, rules.None, rules.None)
		if !less || !ok || first.N > passes || m.When != nil {
			continue
		}
		at := m.Qty[0].Span
		d := g.Warnf("no-effect", at, "`%s` is 0 in pass %d: nothing is turned", g.Text(at), first.N)
		if passes < facts.Lots {
			g.OfferIf(d, "so many passes are right", at, fmt.Sprintf("%d minus pass", passes+1))
		}
	}
}

// deadSpaces tells of a zone whose spaces take cards alone on which nothing there is ever built:
// each line that builds asks for another card at the bottom, and no space takes that.
//
// For example `spaces take two` beside `build up by 3 in suit when bottom of pile is three`.
func (g *game) deadSpaces(z *rules.Zone) {
	built := g.BuiltUpon(z)
	var taken cards.Mask
	var fills []*facts.Inflow
	for _, a := range g.Inflows {
		switch {
		case a.Zone != z || !a.OnEmpty:
		case a.OnCards || a.Grouped() || len(a.Tables) != 1 || a.ByNature():
			return
		default:
			taken |= a.Tables[0].Empty
			fills = append(fills, a)
		}
	}
	if taken == 0 || built == 0 || built&taken != 0 || len(fills) != 1 || g.LaidOn(z) {
		return
	}
	if slices.ContainsFunc(z.Lines, g.told) {
		return
	}
	at := fills[0].Line
	d := g.Notef("dead-space", at.Span, "on the %s that a space of `%s` takes nothing is ever built there",
		g.Show(taken), z.Title())
	was, one := g.OneRank(taken)
	rank, other := g.OneRank(built)
	for _, l := range z.Lines {
		if p := g.InflowOf(g.Sheet.Placed(l)); p != nil && p.OnCards && p.When != nil {
			d.Others = append(d.Others, dsl.Label{Span: p.When.Span, Text: "asks for another card at the bottom"})
			if in, said := g.Words(p.When.Span, rank); said && one && other {
				judge.If(d, "`"+at.Text()+"` is right", func() { g.OfferWhole(d, in, was) })
			}
		}
	}
	if in, said := g.Words(at.Span, was); said && one && other {
		own := d.Offers
		d.Offers = nil
		judge.If(d, "such piles are built on", func() { g.OfferWhole(d, in, rank) })
		d.Offers = append(d.Offers, own...)
	}
}
