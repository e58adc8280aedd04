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

// This file answers whether the game can be won, and whether it is over before it begins. That a
// game can be won is never proved, here or elsewhere: each judge looks for one reason why it cannot
// (too few cards, too little room, no way for them, pairs that do not come out) and is silent where
// it finds none.

// ends judges when the game is won and lost.
//
// A goal that holds at the start is an error only where nothing moves by itself: what does may end
// the state at once. With several `win` lines each hopeless one is a warning as long as another is
// left.
func (g *game) ends() {
	v, start := g.InPlay(), g.AtStart()
	var hopeless dsl.Diagnostics
	for _, r := range g.Sheet.Won {
		if !g.MovesByItself() && start.Cond(r.Cond)&facts.CanFalse == 0 {
			d := g.Errorf("over-at-start", r.Cond.Span,
				"the game is won before the first move: `%s` holds as soon as the cards are dealt",
				g.Text(r.Cond.Span))
			g.atLeast(d, r.Cond)
			rules.Each(r, func(t *rules.Test) {
				if q, ok := t.Ask.(*rules.Stands); ok && q.Is == rules.FaceUp && t.Not {
					g.OfferIf(d, "all cards are to lie face up", r.Cond.Span, g.Text(q.Ref.Span)+" face up")
				}
			})
			if len(d.Offers) == 0 {
				g.OfferOtherGoal(d, r.Line)
			}
			// the other lines are moot: the game is over
			return
		}
		if d := g.hopeless(v, r.Cond); d != nil {
			hopeless = append(hopeless, d)
		}
	}
	for _, d := range hopeless {
		if len(hopeless) < len(g.Sheet.Won) { // there is another way to win
			d.Level = dsl.Warning
		}
		g.List = append(g.List, d)
	}
	for _, r := range g.Sheet.Lost {
		switch {
		case !g.MovesByItself() && start.Cond(r.Cond)&facts.CanFalse == 0:
			d := g.Errorf("over-at-start", r.Cond.Span,
				"the game is lost before the first move: `%s` holds as soon as the cards are dealt",
				g.Text(r.Cond.Span))
			g.atLeast(d, r.Cond)
			g.neverLost(d, r)
		case v.Cond(r.Cond)&facts.CanTrue == 0:
			d := g.Warnf("no-effect", r.Cond.Span, "this `lose` line never holds: `%s` cannot be",
				g.Text(r.Cond.Span))
			g.neverLost(d, r)
		}
	}
}

// neverLost offers the last value of a counter, where a `lose` line asks for one that it never has.
//
// For example `lose when dealt is 9` with `counter dealt 0 to 8`: the last value, 8, is meant.
func (g *game) neverLost(d *dsl.Diagnostic, r *rules.Goal) {
	rules.Each(r, func(t *rules.Compare) {
		for _, k := range g.Sheet.Counters {
			if words := strings.Fields(g.Text(t.Span)); k.Line != nil && len(words) == 3 && words[0] == k.Name {
				g.OfferText(d, t.Span, fmt.Sprintf("%s %s %s", k.Name, words[1], g.Sheet.CounterText(k, k.Hi)))
			}
		}
	})
	g.OfferTaken(d, r.Line)
}

// atLeast tells, where a number of cards holds from the start, that it means so many or more.
//
// `win when 3 cards in waste` holds with four as well; who reads it as `just three` is surprised
// that the game is won at the start. The Prefix test leaves out numbers that are said otherwise
// (`all`, `at most`).
func (g *game) atLeast(d *dsl.Diagnostic, c *rules.Cond) {
	rules.Each(c, func(t *rules.Count) {
		n, _ := t.Lo.Digits()
		text := g.Text(t.Span)
		if !strings.HasPrefix(text, fmt.Sprint(n)) || len(d.Notes) > 0 || g.AtStart().Count(t)&facts.CanTrue == 0 {
			return
		}
		d.Notes = append(d.Notes, fmt.Sprintf("a number means at least so many: `%s` holds with more too", text))
		g.OfferIf(d, "so many at most are meant", t.Span, "at most "+text)
		what := "cards"
		if t.Spaces {
			what = "spaces"
		}
		if t.Cards == nil && len(t.In.Any) == 1 {
			g.OfferIf(d, "just so many are", t.Span, fmt.Sprintf("%s in %s is %d", what, g.Text(t.In.Span), n))
		}
	})
}

// hopeless finds out why a win condition can never hold; nil if it can, as far as can be told.
//
// A condition is alternatives (`or`) of parts (`and`): it is hopeless if every alternative is, and
// an alternative is if one of its parts is, or if the parts exclude each other. The reason that is
// told is that of the last alternative.
func (g *game) hopeless(v *facts.View, c *rules.Cond) *dsl.Diagnostic {
	var last *dsl.Diagnostic
	for _, a := range c.Any {
		var found *dsl.Diagnostic
		for _, t := range a.Tests {
			if found = g.hopelessTest(v, t); found != nil {
				break
			}
		}
		// each part may hold by itself, so it is only known that they do not hold together
		if found == nil && v.All(a)&facts.CanTrue == 0 {
			found = finding("impossible-win", a.Span, "the game cannot be won: `%s` can never hold", g.Text(a.Span))
			g.whyNever(found, v, a)
		}
		if found == nil {
			return nil
		}
		last = found
	}
	return last
}

// whyNever tells which part of a condition that never holds leaves no room for the others, or never
// holds itself.
//
// Full piles are counted together: `foundations full and reserve full` may want 60 cards of 52.
func (g *game) whyNever(d *dsl.Diagnostic, v *facts.View, a *rules.AllOf) {
	all, wanted := 0, 0
	for _, t := range a.Tests {
		held := v.HeldFull(t)
		all += held
		wanted += held
		if q, ok := t.Ask.(*rules.Count); ok && held == 0 && q.Lo != nil && !t.Not {
			n, _ := q.Lo.Digits()
			wanted += n
		}
	}
	one := g.Sheet.Pack.Size() / g.Decks
	if wanted > g.Sheet.Pack.Size() && wanted%one == 0 {
		judge.If(d, "all of it is asked for", func() { g.OfferDecks(d, wanted/one) })
	}
	for _, t := range a.Tests {
		held := v.HeldFull(t)
		switch {
		case held == g.Sheet.Pack.Size() && len(a.Tests) > 1:
			d.Notes = append(d.Notes, fmt.Sprintf("`%s` asks for all %d cards", g.Text(t.Span), held))
			judge.Else(d, "not", func() { g.OfferText(d, a.Span, g.Text(t.Span)) })
		case asksCovered(t) && v.Test(t)&facts.CanTrue == 0:
			d.Notes = append(d.Notes,
				"a pile is covered by the next row of a picture; nothing ever covers the last row")
			g.OfferText(d, a.Span, "tableau empty")
		}
	}
	if size := g.Sheet.Pack.Size(); all > size {
		d.Notes = append(d.Notes, fmt.Sprintf("the full piles hold %d cards together, but the game has %d", all, size))
	}
	if all == 0 {
		g.nextOfList(d)
	}
}

// nextOfList offers, where cards are to be gone of which one rank goes nowhere, that a list of
// ranks by which a foundation is built goes on to it: its last rank is beside the one that is
// missing, also round the corner.
func (g *game) nextOfList(d *dsl.Diagnostic) {
	rest, ok := g.takenNowhere()
	if !ok || len(rest) != 1 {
		return
	}
	d.Notes = append(d.Notes, "no line lets the "+rest[0].Plural()+" leave")
	pack := g.Sheet.Pack
	for _, a := range g.Inflows {
		said := listed(a.Line)
		if !a.Zone.Kind.Keeps() || a.Order == nil || len(said) == 0 {
			continue
		}
		list, n := a.Order.Ranks, len(pack.Order)
		last := pack.RankPlace(list[len(list)-1])
		way := last - pack.RankPlace(list[len(list)-2])
		if (way == 1 || way == -1) && pack.RankAt((last-1+way+n)%n+1) == rest[0] {
			d.Others = judge.Other(a.Line.Span, "ends before them")
			g.OfferMore(d, said[len(said)-1].Span(), rest[0].String())
		}
	}
}

// asksCovered reports whether a question is whether piles of a picture are covered.
func asksCovered(t *rules.Test) bool {
	q, ok := t.Ask.(*rules.Stands)
	return ok && q.Is == rules.IsCovered
}

// finding makes a diagnostic that may or may not be reported.
//
// hopeless asks for several and reports one; so do the cures that try a smaller number
// (boundBelow).
func finding(name string, at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	return &dsl.Diagnostic{Name: name, Span: at, Message: fmt.Sprintf(format, args...)}
}

// hopelessTest finds out why one part of a win can never be, by counting cards and room; nil where
// that does not show it.
//
// `not` is not judged: what a win asks not to be is nearly always possible.
func (g *game) hopelessTest(v *facts.View, t *rules.Test) *dsl.Diagnostic {
	if t.Not {
		return nil
	}
	switch q := t.Ask.(type) {
	case *rules.Count:
		none, said := q.Hi.Digits()
		switch {
		case q.Spaces:
		case said && none == 0 && q.Cards == nil && q.In != nil && len(q.In.Any) == 1: // it is empty, in other words
			p := q.In.Any[0]
			return g.hopelessEmpty(&rules.Stands{Span: q.Span, Ref: &rules.Ref{Span: p.Span, Place: p}}, p)
		case q.All || q.Lo != nil:
			return g.hopelessCount(v, q)
		}
	case *rules.Compare: // `cards in discard is 52` asks for as many
		tally, ok := q.Left.Sole().(*rules.Tally)
		if _, said := q.In[0].Lo.Digits(); ok && said && !tally.Spaces && len(q.In) == 1 {
			in := &rules.Places{Span: tally.In.Span, Any: []*rules.Place{tally.In}}
			return g.hopelessCount(v, &rules.Count{Span: q.Span, Lo: q.In[0].Lo, In: in})
		}
	case *rules.Stands:
		switch p := q.Ref.Place; {
		case p == nil:
		case q.Is == rules.IsFull:
			return g.hopelessFull(q, p)
		case q.Is == rules.IsEmpty:
			return g.hopelessEmpty(q, p)
		case !g.possibleRun(q, nil):
			return finding("impossible-win", q.Span, "the game cannot be won: no cards make the sequence that "+
				"`%s` asks for", g.Text(q.Span))
		}
	}
	return nil
}

// hopelessCount judges `all cards on foundations`, `48 cards in discard`.
//
// m are the kinds that count (`all kings on foundations`), and need how many of them. The questions
// are asked from cheap to dear, and the first that fails is told: more than the game has, more than
// the piles hold, more than can come there, and, where all cards are asked for, pairs and sets that
// do not come out.
func (g *game) hopelessCount(v *facts.View, t *rules.Count) *dsl.Diagnostic {
	// not exact where a condition or a choice in play decides which cards are meant
	m, exact := g.Pack(), true
	if t.Cards != nil {
		tb := g.TableOf(t.Cards, rules.NoPile)
		m, exact = tb.Empty, tb.Constant()
	}
	if !exact {
		return nil
	}
	have := g.Copies(m)
	lo, _ := v.Bounds(t, have)
	need := lo.Lo
	if need > have {
		d := finding("impossible-win", t.Span, "the game cannot be won: `%s` asks for %d, but the game has %d",
			g.Text(t.Span), need, have)
		all := fmt.Sprint(have)
		if have == g.Sheet.Pack.Size() && strings.HasPrefix(g.Text(t.Span), fmt.Sprint(need)+" ") {
			all = "all"
		}
		g.otherCount(d, t.Span, need, all)
		return d
	}
	for _, p := range t.In.Any {
		// a place known only in play, or only the top or bottom of a pile
		if !p.Named() || p.End != 0 {
			return nil
		}
	}
	goal := g.ZonesOf(t.In, nil)
	if d := g.room(t.Span, t.In, need); d != nil {
		return d
	}
	if d := g.supply(t.Span, goal, m, need); d != nil {
		n := need
		for n > need/2 && g.supply(t.Span, goal, m, n) != nil {
			n--
		}
		if n > need/2 && len(d.Offers) == 0 {
			judge.If(d, "the others are to stay", func() { g.otherCount(d, t.Span, need, fmt.Sprint(n)) })
		}
		return d
	}
	if need == g.Sheet.Pack.Size() {
		return g.allLeave(t.Span, goal)
	}
	return nil
}

// otherCount offers to ask for another number of cards than a condition does.
func (g *game) otherCount(d *dsl.Diagnostic, at dsl.Span, was int, n string) {
	l := g.LineAt(at)
	for i := 0; l != nil && i < len(l.Words); i++ {
		w := l.Words[i]
		if w.Span().Within(at) && (w.Value == fmt.Sprint(was) || w.Value == "all") {
			g.OfferWhole(d, w.Span(), n)
			return
		}
	}
}

// allLeave judges whether all cards can leave to some places in the pairs and sets that are asked
// for.
func (g *game) allLeave(at dsl.Span, goal []bool) *dsl.Diagnostic {
	if d := g.hopelessPairs(at, goal); d != nil {
		return d
	}
	return g.hopelessSets(at, goal)
}

// room judges whether some places hold as many cards as are wanted there.
//
// For example `win when 52 cards in tableau` with 10 piles of `at most 5 cards`. Silent if one pile
// has no bound or one that depends on play. Two cures: so many piles of the same bound as hold
// them, and, for foundations that can be built so high, a higher bound.
func (g *game) room(at dsl.Span, in *rules.Places, need int) *dsl.Diagnostic {
	sum, piles := 0, 0
	var z *rules.Zone
	for _, p := range in.Any {
		for _, q := range g.Piles(p, nil, rules.NoPile) {
			z = g.Layout.Piles[q].Zone
			n, known, bounded := g.Length(z, g.Layout.Piles[q].Number-1)
			if !known || !bounded {
				return nil
			}
			sum += n
			piles++
		}
	}
	if piles == 0 || sum >= need {
		return nil
	}
	each := sum / piles
	says := fmt.Sprintf("%s hold %d", dsl.Many(piles, "pile"), sum)
	switch {
	case piles == 1:
		says = fmt.Sprintf("`%s` holds %d", z.Title(), sum)
	case each*piles == sum:
		says = fmt.Sprintf("%s of %d hold %d", dsl.Many(piles, "pile"), each, sum)
	}
	d := finding("foundation-cannot-complete", at, "the game cannot be won: %s cards, but `%s` asks for %d", says,
		g.Text(at), need)
	if z.Head != nil {
		d.Others = judge.Other(z.Head.Span, dsl.Many(z.Piles, "pile"))
	}
	if each > 0 && each*piles == sum && z.Piles == piles && need%each == 0 {
		g.OfferPiles(d, z, need/each)
	}
	if most := (need + piles - 1) / piles; z.Kind == dsl.Foundations && g.Longest(z, 0, most) >= most {
		g.OfferLine(d, z, fmt.Sprintf("at most %d cards", most))
	}
	g.higherBound(d, in, need-sum)
	return d
}

// higherBound offers the one bound of some foundations with which they hold so many cards more: the
// piles of one kind may each end some ranks too early.
func (g *game) higherBound(d *dsl.Diagnostic, in *rules.Places, more int) {
	var bound *rules.Most
	n := 0
	for i, most := range g.ZonesOf(in, nil) {
		z := g.Sheet.Zones[i]
		if !most || more%z.Piles != 0 {
			continue
		}
		for _, m := range rules.Forms[*rules.Most](z) {
			was, said := m.N.Digits()
			if k := was + more/z.Piles; said && g.Longest(z, 0, k) >= k {
				if bound != nil {
					return // nothing says which
				}
				bound, n = m, k
			}
		}
	}
	if bound == nil {
		return
	}
	for _, w := range bound.Line.Words {
		if w.Type == dsl.TokNumber {
			d.Others = append(d.Others, dsl.Label{Span: bound.Line.Span, Text: "ends these"})
			judge.If(d, "all come there", func() { g.OfferWhole(d, w.Span(), fmt.Sprint(n)) })
			return
		}
	}
}

// hopelessFull judges `foundations full`.
//
// need is the sum of the lengths at which the piles are full. It must not be more than the pack
// has, and so many cards must be able to come there; and a pile must be able to grow so long at all
// (tooLong for what is built on what, neverGrows for conditions on the height).
func (g *game) hopelessFull(t *rules.Stands, p *rules.Place) *dsl.Diagnostic {
	if !p.Named() {
		return nil
	}
	need := 0
	goal := make([]bool, len(g.Sheet.Zones))
	for _, q := range g.Piles(p, nil, rules.NoPile) {
		z := g.Layout.Piles[q].Zone
		n, known, bounded := g.Length(z, g.Layout.Piles[q].Number-1)
		if !known || !bounded {
			return nil
		}
		need += n
		goal[z.Index] = true
		if d := g.tooLong(z, g.Layout.Piles[q].Number-1, n); d != nil {
			return d
		}
		if d := g.neverGrows(t, z, n); d != nil {
			return d
		}
	}
	size := g.Sheet.Pack.Size()
	if d := g.suitRoom(t.Span, g.Piles(p, nil, rules.NoPile), need == size); d != nil {
		return d
	}
	// one is built up and one down, and together they take the pack: full when they meet
	if zs := p.Zones; len(zs) == 2 && len(p.Numbers) == 0 && rules.Opposite(zs[0], zs[1]) {
		need = size // full together
	}
	if need > size {
		z := p.Zones[0]
		d := finding("foundation-cannot-complete", t.Span, "the game cannot be won: `%s` asks for %d cards, but the "+
			"game has %d", g.Text(t.Span), need, size)
		if n := len(g.Piles(p, nil, rules.NoPile)); need%n == 0 {
			d.Notes = append(d.Notes, fmt.Sprintf("%s × %d = %d", dsl.Many(n, "pile"), need/n, need))
		}
		if z.Head != nil {
			d.Others = judge.Other(z.Head.Span, dsl.Many(z.Piles, "pile"))
		}
		if m := rules.Forms[*rules.Most](z); m != nil {
			g.lowerBound(d, m[0].Line, size/z.Piles)
		}
		return d
	}
	d := g.supply(t.Span, goal, g.Pack(), need)
	if d != nil && len(p.Zones) == 1 && p.Whole() {
		g.boundBelow(d, p.Zones[0], goal, need)
	}
	return d
}

// boundBelow puts a finding that too few cards can come to some piles at the bound that asks for so
// many, if there is one that asks for fewer.
//
// The bounds below are tried one after another; the first that the supply reaches is offered.
func (g *game) boundBelow(d *dsl.Diagnostic, z *rules.Zone, goal []bool, need int) {
	m := rules.LineOf[*dsl.AtMost](z)
	if m == nil {
		return
	}
	for n := need/z.Piles - 1; n > 0; n-- {
		if g.supply(d.Span, goal, g.Pack(), n*z.Piles) == nil {
			d.Others = append(d.Others, judge.Other(d.Span, "cannot come there")...)
			d.Span = m.Span
			g.OfferText(d, m.Span, "at most "+dsl.Many(n, "card"))
			return
		}
	}
}

// lowerBound puts a finding at the bound that asks for too many cards, and offers a lower one.
func (g *game) lowerBound(d *dsl.Diagnostic, l *dsl.Line, n int) {
	d.Others = append(judge.Other(d.Span, "is asked for"), d.Others...)
	d.Span, d.Label = l.Span, ""
	for _, w := range l.Words {
		if w.Type == dsl.TokNumber {
			g.OfferWhole(d, w.Span(), fmt.Sprint(n))
		}
	}
}

// hopelessEmpty judges `tableau empty`: every card must be able to leave. Of some piles of a zone
// it is not judged, for their cards may go to the others.
//
// For example `win when tableau empty`, and no line of any zone takes kings. A kind counts as able
// to leave if one edge takes it, whatever the position: so left is a set that certainly stays.
// Kinds that the deal may lay there are not sure to lie there, so this needs all the cards of the
// game in the zone, or some that lie there in every deal.
func (g *game) hopelessEmpty(t *rules.Stands, p *rules.Place) *dsl.Diagnostic {
	if !p.Named() || p.End != 0 {
		return nil
	}
	in := g.Piles(p, nil, rules.NoPile)
	for _, z := range p.Zones {
		n := 0
		for _, q := range in {
			if g.Layout.Piles[q].Zone == z {
				n++
			}
		}
		// some piles of the zone only
		if n < z.Piles {
			continue
		}
		var out cards.Mask
		for _, e := range g.Edges {
			if e.From == z.Index {
				out |= e.Kinds
			}
		}
		left := g.Dealt.Kinds[z.Index] &^ out
		if left == 0 && g.Dealt.Total[z.Index].Lo == g.Sheet.Pack.Size() {
			goal := make([]bool, len(g.Sheet.Zones)) // all cards must go where any can
			for _, e := range g.Edges {
				goal[e.To] = goal[e.To] || e.From == z.Index
			}
			if d := g.allLeave(t.Span, goal); d != nil {
				return d
			}
		}
		if left == 0 || g.Dealt.Total[z.Index].Lo == 0 {
			continue
		}
		d := finding("impossible-win", t.Span, "the game cannot be won: `%s` is never empty, for nothing removes %s",
			z.Title(), g.Show(left))
		for _, a := range g.Inflows {
			if a.Set != nil {
				d.Others = append(d.Others, dsl.Label{Span: a.Line.Span, Text: "leaves them out"})
				if g.makeTotals(a.Zone, left) {
					g.OfferLine(d, a.Zone, "takes "+g.oneOf(left))
				}
				break
			}
		}
		g.otherGoals(d, t, z)
		return d
	}
	return nil
}

// otherGoals offers what may be asked in the place of a zone that is never empty: another zone that
// is, or all cards on one pile; or the line that is missing where its cards would go.
func (g *game) otherGoals(d *dsl.Diagnostic, t *rules.Stands, z *rules.Zone) {
	for _, other := range g.Sheet.Zones {
		switch {
		case other == z || other.Piles == 0:
		case other.Kind == dsl.Waste && other.Head != nil && rules.LineOf[*dsl.Build](other) == nil:
			g.OfferLine(d, other, "build up or down in any suit wrapping")
		case z.Kind == dsl.Foundations:
		case other.Kind == dsl.Tableau || other.Kind == dsl.Reserve:
			g.OfferText(d, t.Span, other.Title()+" empty")
		}
	}
	if z.Kind == dsl.Foundations {
		g.OfferText(d, t.Span, z.Title()+" full")
	}
	if stock := g.Sheet.Unnamed(dsl.Stock); len(d.Offers) == 0 && stock != nil && stock.Head != nil {
		g.OfferText(d, t.Span, stock.Title()+" empty")
	}
	keeps := func(z *rules.Zone) bool { return z.Kind.Keeps() }
	if z.Piles > 1 && !slices.ContainsFunc(g.Sheet.Zones, keeps) {
		judge.Else(d, "they are to come together", func() {
			g.OfferText(d, t.Span, fmt.Sprintf("all cards on %s 1", z.Title()))
		})
	}
}

// oneOf names a set of cards as a `takes` line would: king, jack or queen, hearts.
func (g *game) oneOf(m cards.Mask) string {
	var ws []string
	for _, r := range g.Sheet.Pack.Order {
		if cards.OfRank(r)&m != 0 {
			ws = append(ws, r.String())
		}
	}
	return judge.Or(ws)
}

// tooLong finds a bound that no pile can reach: its build lines end before.
//
// For example `base ace`, `build up in suit`, `at most 14 cards`: after the king nothing goes on.
// For such a zone 13 is offered, and `wrapping`, with which fourteen are possible.
func (g *game) tooLong(z *rules.Zone, i, n int) *dsl.Diagnostic {
	m := rules.LineOf[*dsl.AtMost](z)
	if m == nil {
		return nil
	}
	longest := g.Longest(z, i, n)
	if longest >= n || longest == 0 {
		return nil
	}
	d := finding("foundation-cannot-complete", m.Span,
		"%s is full with %d cards, but its build lines end after %d", judge.PileName(z, i), n, longest)
	b := facts.Built(z)
	if b != nil {
		d.Others = judge.Other(b.Line.Span, fmt.Sprintf("ends after %d", longest))
	}
	for _, a := range g.Inflows {
		if a.Zone == z && a.When != nil {
			g.otherEnds(d, a.When, func(*rules.Ref) cards.Mask { return g.Starting(z, i) })
		}
		if len(d.Offers) > 0 && d.Span == m.Span { // that line is the likelier one
			d.Span, d.Others = a.When.End, judge.Other(m.Span, "is asked for")
		}
	}
	g.OfferIf(d, "they are to end there", m.Span, "at most "+dsl.Many(longest, "card"))
	g.goingRound(d, b)
	return d
}
