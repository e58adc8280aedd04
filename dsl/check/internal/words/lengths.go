package words

import (
	"fmt"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers whether numbers make sense where they stand: 0 where there must be some, lists
// that are longer or shorter than the piles they are for, ranks that the pack does not have, and
// piles that are asked to be full without a bound.

// numbers judges numbers and lists: how many entries they have, and numbers that make no sense
// where they stand.
func (c *checker) numbers() {
	for _, l := range c.Lines {
		if t := judge.TimesOf(l.Stmt); t != nil && t.Number != "" && dsl.Number(t.Number) == 0 {
			d := c.Errorf("bad-number", t.Span, "`%s`: then it never happens", c.Text(t.Span))
			c.OfferGone(d)
		}
		judge.Each(l.Nodes, func(r *dsl.Relation) {
			if r.By != nil && len(r.By.Terms) == 1 && r.By.Terms[0].Atom.Digits != "" &&
				dsl.Number(r.By.Terms[0].Atom.Digits) == 0 {
				d := c.Errorf("bad-number", r.By.Span, "a step of 0 ranks leads nowhere")
				c.OfferIf(d, "they are to be alike", r.Span, "same rank")
				d.Help = "steps go from 1 on"
			}
		})
		c.absent(l)
		c.ranges(l)
		c.noRelation(l)
		c.zeros(l)
		judge.Each(l.Nodes, func(p *dsl.PileRef) {
			if p.Steps != "" && dsl.Number(p.Steps) == 0 {
				d := c.Errorf("bad-number", p.Span, "0 piles %s is the pile itself", p.Side)
				c.OfferText(d, p.Span, "pile")
			}
		})
		switch t := l.Stmt.(type) {
		case *dsl.Unit:
			c.moveNumber(l, t)
		case *dsl.Takes:
			c.setNumber(t)
		case *dsl.Base:
			c.baseList(l, t)
		case *dsl.Turn:
			c.quantity(t.Qty)
		case *dsl.MoveStep:
			for _, q := range t.Qty {
				if len(t.Qty) == 1 {
					c.quantity(q)
				}
			}
			c.quantities(l, t)
		case *dsl.Player:
			if dsl.Number(t.Number) == 0 {
				c.OfferGone(c.Errorf("bad-number", l.Span, "the deal waits for 0 plays"))
			}
		case *dsl.Build:
			if t.Order != nil {
				c.order(t)
			}
		}
		if l.In == rules.InZone {
			c.asked(l)
		}
	}
}

// zeros finds numbers that come to nothing.
//
// `0 below king`, `4 minus 4` cards, a counter from 3 to 3. Differences of two written
// numbers are told even if they are not 0, for the number itself is plainer.
func (c *checker) zeros(l *rules.Placed) {
	judge.Each(l.Nodes, func(t *dsl.Shift) {
		if dsl.Number(t.Steps) == 0 {
			d := c.Errorf("bad-number", t.Span, "`%s` is the thing itself", c.Text(t.Span))
			c.OfferOut(d, t.Span)
			d.Doubt()
			d.Help = "numbers go from 1 on"
		}
	})
	judge.Each(l.Nodes, func(q *dsl.Qty) {
		n := 0
		for i, t := range q.Terms {
			if t.Num == nil || t.Num.Digits == "" {
				return
			}
			if i == 0 {
				n = dsl.Number(t.Num.Digits)
			} else {
				n -= dsl.Number(t.Num.Digits)
			}
		}
		if len(q.Terms) > 1 {
			d := c.Errorf("bad-number", q.Span, "`%s` is %d", c.Text(q.Span), n)
			if n > 0 {
				c.OfferText(d, q.Span, fmt.Sprint(n))
				return
			}
			c.OfferGone(d)
			d.Help = "0 cards are no cards"
		}
	})
	if t, ok := l.Stmt.(*dsl.Counter); ok {
		if k := c.Sheet.Counter(t.Name); k != nil && k.Lo == k.Hi {
			d := c.Errorf("bad-number", l.Span, "the counter `%s` has one value only and cannot count", t.Name)
			c.OfferText(d, l.Span, "counter "+t.Name+" 0 to 8")
		}
	}
}

// noRelation finds sequences of which no line says how their cards follow each other.
//
// `move sequence` and `takes sequence` follow the `build` lines of their zone. Where there is none,
// what follows what is nowhere said.
func (c *checker) noRelation(l *rules.Placed) {
	say := func(q *dsl.Seq, at dsl.Span, z *rules.Zone) {
		if q == nil || q.From != nil || q.Rel != nil {
			return
		}
		if z == nil || z.Broken || c.Sheet.Broken {
			return // what is missing may stand in what is broken
		}
		for _, a := range rules.Forms[*rules.Arrival](z) {
			if a.OnCards && a.Cards != nil {
				return
			}
		}
		d := c.Errorf("missing-rule", at, "`%s` does not say how the cards of the sequence follow each other, and "+
			"`%s` has no `build` line that would", c.Text(at), z.Title())
		if z.Head != nil {
			d.Others = judge.Other(z.Head.Span, "no `build` line")
		}
		d.Help = "for example `sequence down in suit` or `sequence king to ace in suit`"
	}
	if t, ok := l.Stmt.(*dsl.Takes); ok && t.Set != nil && t.Set.Sequence {
		say(t.Set.Seq, t.Set.Span, l.Zone)
	}
	judge.Each(l.Nodes, func(t *dsl.Compare) {
		if t.State == nil || !t.State.Sequence || t.Left.Ref == nil {
			return
		}
		say(t.State.Seq, t.Span, c.Sheet.ZoneOf(c.place(t.Left.Ref.Place), l.Zone))
	})
}

// moveNumber judges `move 2 cards` and `move any 2 cards`: the grammar reads any number there, and
// the game has one card or as many as a sequence, a pile or the player's choice has.
func (c *checker) moveNumber(l *rules.Placed, t *dsl.Unit) {
	switch {
	case t.Number != "" && t.Number != "1":
		d := c.Errorf("bad-number", l.Span, "`%s`: the top card moves alone, or what lies on it in "+
			"sequence, the pile, or any cards", c.Text(l.Span))
		d.Help = "the lines are `move 1 card`, `move sequence`, `move pile` and `move any cards`"
		if last := l.Words[len(l.Words)-1]; last.Raw == "card" {
			c.OfferText(d, l.Span, "move 1 card")
		}
	case t.AnyOne != "" && t.AnyOne != "1":
		d := c.Errorf("bad-number", l.Span, "`%s`: from inside a pile one card moves alone", c.Text(l.Span))
		c.OfferText(d, l.Span, "move any 1 card")
		c.OfferText(d, l.Span, "move any cards")
	}
}

// setNumber judges `takes 4 to 2 cards …`. One card is no set, unless it need not be like another
// (then `takes 1 card` is read as any card).
func (c *checker) setNumber(t *dsl.Takes) {
	if t.Set == nil || t.Set.Number == "" {
		return
	}
	from, to := dsl.Number(t.Set.Number), dsl.Number(t.Set.ToNumber)
	switch {
	case from == 1 && t.Set.ToNumber == "" && t.Set.Alike == nil:
	case from < 2:
		d := c.Errorf("bad-number", t.Set.Span, "a set has 2 cards or more")
		d.Help = "a single card that may leave is said by `takes` and its name, for example `takes king`"
	case t.Set.ToNumber != "" && to < from:
		d := c.Errorf("bad-number", t.Set.Span, "no number lies from %d to %d", from, to)
		was, turned := fmt.Sprintf("%d to %d", from, to), fmt.Sprintf("%d to %d", to, from)
		c.OfferText(d, t.Set.Span, strings.Replace(c.Text(t.Set.Span), was, turned, 1))
	}
}

// quantity judges a single number of cards. A list may have zeros, for its piles differ (`0 1 2 3
// to tableau`); a single number may not.
func (c *checker) quantity(q *dsl.Qty) {
	if n := q.Sole(); n != nil && n.Digits != "" && dsl.Number(n.Digits) == 0 {
		d := c.Errorf("bad-number", q.Span, "0 cards are no cards")
		c.OfferGone(d)
		d.Help = "how many cards it is stands there"
	}
}

// baseList judges a list of bases: one for each pile.
//
// Of two bases for many piles `or` was meant as often as a list: any of them for every pile.
func (c *checker) baseList(l *rules.Placed, t *dsl.Base) {
	z := l.Zone
	if len(t.Cards) < 2 || len(t.Cards) == z.Piles || !c.Sized(z) {
		return
	}
	d := c.Errorf("list-length", t.Cards[0].Span.To(t.Cards[len(t.Cards)-1].Span),
		"%s, %s: a list names one for each pile", dsl.Many(z.Piles, "pile"), dsl.Many(len(t.Cards), "base"))
	d.Others = judge.Other(z.Head.Span, dsl.Many(z.Piles, "pile"))
	c.otherBases(d, z, t)
	if len(t.Cards) == 2 {
		c.OfferIf(d, "every pile may start with any of them", l.Span,
			fmt.Sprintf("base %s or %s", c.Text(t.Cards[0].Span), c.Text(t.Cards[1].Span)))
	}
}

// otherBases offers, where one base is missing or too many, the lists that are the most regular.
func (c *checker) otherBases(d *dsl.Diagnostic, z *rules.Zone, t *dsl.Base) {
	var list, all []int
	for _, k := range t.Cards {
		r, ok := cards.RankNamed(strings.ToLower(c.Text(k.Span)))
		if !ok || c.Sheet.Pack.RankPlace(r) == 0 {
			return
		}
		list = append(list, c.Sheet.Pack.RankPlace(r))
	}
	for i := range c.Sheet.Pack.Order {
		all = append(all, i+1)
	}
	switch z.Piles - len(list) {
	case 1:
		c.OfferRanks(d, d.Span, list, all, false)
	case -1:
		c.OfferRanks(d, d.Span, list, nil, false)
	}
}

// quantities judges a list of numbers or of named cards against the piles they go to.
//
// For example `1 2 3 4 5 6 to tableau` with `tableau 7`. Either number may be wrong, so three cures
// are offered: another list, another number of piles, only the first piles.
func (c *checker) quantities(l *rules.Placed, t *dsl.MoveStep) {
	n := max(len(t.Qty), len(t.Named))
	if n < 2 || len(t.To.Any) != 1 {
		return
	}
	p := t.To.Any[0]
	if is := c.place(p); p.Zone == nil || is.Pick != 0 || is.Own || is.End != 0 {
		return
	}
	zs := c.Sheet.Zone(p.Zone.Word)
	if len(zs) == 0 || zs[0].Head != nil && !c.Sized(zs[0]) {
		return
	}
	piles := len(c.piles(p, l.Zone))
	// named cards may go one by one to a single pile, or to the first of more
	if piles == n || len(t.Named) > 0 && (piles == 1 || n < piles) {
		return
	}
	at := dsl.Span{}
	what := "number"
	if len(t.Qty) > 0 {
		at = t.Qty[0].Span.To(t.Qty[n-1].Span)
	} else {
		at, what = t.Named[0].Span.To(t.Named[n-1].Span), "card"
	}
	d := c.Errorf("list-length", at, "%s for %s of %s", dsl.Many(n, what), dsl.Many(piles, "pile"), zs[0].Title())
	d.Label = "one for each pile"
	if zs[0].Head != nil {
		d.Others = judge.Other(zs[0].Head.Span, dsl.Many(zs[0].Piles, "pile"))
	}
	if what == "number" && l.Pos.Filename == c.Main {
		c.otherLists(d, at, t, piles)
	}
	if len(p.Zone.Ranges) == 0 {
		c.OfferPiles(d, zs[0], n)
	}
	if what == "number" && n < piles && len(p.Zone.Ranges) == 0 && l.Pos.Filename == c.Main {
		c.OfferMore(d, p.Zone.Span, fmt.Sprintf("1 to %d", n))
	}
	if l.Pos.Filename != c.Main && len(p.Zone.Ranges) == 0 {
		d.Help = fmt.Sprintf("a `deal` of the variant with %s for %s stands in the place of its parent's",
			dsl.Many(piles, what), dsl.Many(piles, "pile"))
	}
}

// order judges the ranks of `build in order`: each must be in the pack.
func (c *checker) order(t *dsl.Build) {
	for _, rr := range t.Order {
		for _, r := range []*dsl.Rank{rr.From, rr.To} {
			if r == nil {
				continue
			}
			if n, ok := cards.RankNamed(r.Name); ok && c.Sheet.Pack.RankPlace(n) == 0 {
				d := c.Errorf("not-in-the-pack", r.Span, "the pack has no %s", n.Plural())
				d.Others = c.PackLine()
				c.OfferOut(d, rr.Span)
				d.Doubt()
			}
		}
	}
}

// absent finds ranks and suits that the pack does not have.
//
// A step that deals a card which the pack has not is an error, for it cannot be done; any other
// line merely speaks of nothing. Bases are left out: play/bases.go says what follows from one.
func (c *checker) absent(l *rules.Placed) {
	if _, ok := l.Stmt.(*dsl.Base); ok || !c.Packed() {
		return // told by what the foundations cannot do
	}
	report := func(at dsl.Span, what string) *dsl.Diagnostic {
		level := dsl.Warning // the line speaks of cards that are never there
		if _, ok := l.Stmt.(*dsl.MoveStep); ok {
			level = dsl.Error
		}
		d := c.Add(level, "not-in-the-pack", at, "the pack has no %s", what)
		d.Others = c.PackLine()
		return d
	}
	rank := func(r *dsl.Rank) {
		if r == nil {
			return
		}
		if n, ok := cards.RankNamed(r.Name); ok && c.Sheet.Pack.RankPlace(n) == 0 {
			c.offerNextRank(report(r.Span, n.Plural()), r, n)
		}
	}
	suit := func(u *dsl.Suit) {
		if u == nil {
			return
		}
		if n, ok := cards.SuitNamed(u.Name); ok && c.Sheet.Pack.SuitPlace(n) == 0 {
			report(u.Span, n.String())
		}
	}
	judge.Each(l.Nodes, func(k *dsl.CardSort) { rank(k.Rank); suit(k.OfSuit); rank(k.ToRank); suit(k.Suit) })
	judge.Each(l.Nodes, func(a *dsl.Atom) { rank(a.Rank); suit(a.OfSuit); suit(a.Suit) })
	judge.Each(l.Nodes, func(q *dsl.Seq) { rank(q.From); rank(q.To) })
	if t, ok := l.Stmt.(*dsl.Suits); ok && l.In == rules.InZone {
		for _, u := range t.List {
			suit(u)
		}
	}
}

// offerNextRank offers the rank of the pack that is next to one that it does not have.
func (c *checker) offerNextRank(d *dsl.Diagnostic, at *dsl.Rank, n cards.Rank) {
	for _, r := range c.Sheet.Pack.Order {
		if r+1 != n && n+1 != r {
			continue
		}
		text := r.String()
		if c.Text(at.Span) == n.Plural() {
			text = r.Plural()
		}
		judge.If(d, "the next rank is meant", func() { c.OfferWhole(d, at.Span, text) })
	}
}

// asked judges numbers that are asked for, one for each pile.
//
// `ask number 4 times` gives a list, one for each pile of the zone that uses it.
func (c *checker) asked(l *rules.Placed) {
	for name, at := range dsl.Named(l.Stmt) {
		a := c.Sheet.Ask(name)
		if a == nil || a.Count < 2 || a.Count >= l.Zone.Piles {
			continue
		}
		d := c.Errorf("list-length", at, "%s are asked for, but `%s` has %s", dsl.Many(a.Count, "number"),
			l.Zone.Title(), dsl.Many(l.Zone.Piles, "pile"))
		d.Others = judge.Other(a.Line.Span, dsl.Many(a.Count, "number"))
		c.offerAsk(d, a.Line, a.Count, l.Zone.Piles)
		return
	}
}

// offerAsk offers to ask for another number of numbers.
func (c *checker) offerAsk(d *dsl.Diagnostic, l *dsl.Line, n, with int) {
	for _, w := range l.Words {
		if w.Type == dsl.TokNumber && w.Value == fmt.Sprint(n) {
			c.OfferWhole(d, w.Span(), fmt.Sprint(with))
			return
		}
	}
}

// bounds finds piles that are asked to be full and never can be, for they have no bound.
//
// Lengths answers with NoEnd where nothing bounds a pile. For foundations the bound follows from
// what they build; a tableau or a waste has none unless `at most` says one.
func (c *checker) bounds() {
	for _, l := range c.Lines {
		judge.Each(l.Nodes, func(t *dsl.Compare) {
			if t.State == nil || !t.State.Full || t.Left.Ref == nil {
				return
			}
			zs := []*rules.Zone{l.Zone}
			if p := t.Left.Ref.Place; p != nil && p.Zone != nil {
				zs = c.Sheet.Zone(p.Zone.Word)
			}
			for _, z := range zs {
				if z != nil && !z.Broken && c.unbounded(z) && !c.BlamedZone(z) {
					d := c.Errorf("never-full", t.Span, "`%s` can never be full: nothing says how many cards a pile "+
						"holds", z.Title())
					if z.Head != nil {
						d.Others = judge.Other(z.Head.Span, "no bound")
					}
					c.otherEnds(d, l, t, z)
				}
			}
		})
	}
}

// otherEnds offers what may be asked in the place of piles that are never full: that the
// foundations are, in a game that has some, else that they are empty; or a bound with which all
// cards fill them.
func (c *checker) otherEnds(d *dsl.Diagnostic, l *rules.Placed, t *dsl.Compare, z *rules.Zone) {
	if n := c.Sheet.Pack.Size() / z.Piles; z.Kind.Keeps() && n*z.Piles == c.Sheet.Pack.Size() {
		c.OfferLine(d, z, fmt.Sprintf("at most %d cards", n))
	}
	switch keep := len(c.Sheet.OfKind(dsl.Foundations)) > 0; {
	case z.Kind.Keeps():
	case l.Lead() == "win" && keep:
		c.OfferText(d, t.Span, dsl.Foundations.String()+" full")
	default:
		c.OfferText(d, t.Span, strings.Replace(c.Text(t.Span), "full", "empty", 1))
	}
}

// unbounded reports whether the piles of a zone may hold any number of cards.
func (c *checker) unbounded(z *rules.Zone) bool {
	if z.Kind == dsl.Foundations && len(z.Lines) == 0 || z.Piles == 0 {
		return false // that nothing comes there has been told
	}
	n, known := c.Sheet.Lengths(z, c.Sheet.Defaults())[0].One()
	return known && n == rules.NoEnd
}
