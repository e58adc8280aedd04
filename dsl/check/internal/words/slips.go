package words

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers which lines read to people as something else than they are. Each judge here
// knows one such reading; it is an error only where no author can mean what is written (`four to
// each tableau`), else a warning or a note, and offers carry for whom they are.

// slips finds what can be played but is surely not meant, and what an author may want to know.
func (c *checker) slips() {
	c.oneOfEachSuit()
	for _, l := range c.Lines {
		c.listOrder(l)
		c.halfNamed(l)
		c.shortSequence(l)
	}
	for _, z := range c.Sheet.Zones {
		c.bothWays(z)
		c.endsEarly(z)
		c.opposed(z)
		c.worryBack(z)
		c.sequenceWay(z)
		for _, l := range z.Lines {
			c.onceOnly(l)
			c.wholeRange(l)
			c.severalSources(l)
		}
	}
	for _, l := range c.Sheet.Deal {
		if m, ok := l.Stmt.(*dsl.MoveStep); ok {
			c.rankForNumber(m)
			c.askedOnce(c.moved(l))
			for _, p := range m.To.Any {
				c.severalZones(p)
			}
		}
	}
}

// rankForNumber finds `four to each tableau`, which deals the fours, not four cards.
//
// Ace and jack to king are left out: nobody writes `jack` for eleven cards.
func (c *checker) rankForNumber(m *dsl.MoveStep) {
	if len(m.Named) != 1 || len(m.To.Any) != 1 || !c.place(m.To.Any[0]).Each {
		return
	}
	w := m.Named[0].Sort
	oneRank := w != nil && w.Rank != nil && w.OfSuit == nil && w.ToRank == nil
	if !oneRank || strings.ToLower(c.Text(w.Span)) != w.Rank.Name {
		return // the plural says that cards of the rank are meant
	}
	n, ok := cards.RankNamed(w.Rank.Name)
	if !ok || n == 0 || n > 9 {
		return
	}
	d := c.Errorf("digit-or-rank", w.Span, "`%s` is a rank: this deals the %s, one to each pile in turn", w.Rank.Name,
		n.Plural())
	d.Label = fmt.Sprintf("did you mean `%d`?", int(n)+1)
	d.Notes = []string{"digits count cards, words are ranks: `4` is never a card and `four` never a number"}
	c.OfferText(d, w.Span, fmt.Sprint(int(n)+1))
	judge.Surely(d)
	c.OfferIf(d, "the cards are meant", w.Span, n.Plural())
}

// wholeRange finds `base ace to king`: in books that is what a foundation goes through, here it is
// any card.
func (c *checker) wholeRange(l *dsl.Line) {
	a, ok := c.Sheet.FormOf(l).(*rules.Arrival)
	if !ok || !a.Base || a.Sole() == nil || len(a.Sole().Any) != 1 || len(a.Sole().But) > 0 {
		return
	}
	k := a.Sole().Any[0]
	n, ok := k.Is.(*rules.NamedCard)
	if !ok || n.From == n.To || n.Mask&c.Sheet.Pack.Mask() != c.Sheet.Pack.Mask() {
		return
	}
	d := c.Errorf("other-book-word", k.Span, "`base` says which card begins a foundation, and `%s` is every card",
		c.Text(k.Span))
	c.OfferWhole(d, k.Span, n.From.String())
	c.OfferIf(d, "any card may begin one", l.Span, "base any card")
	d.Help = "how it goes on is said by `build`"
}

// oneOfEachSuit warns of two foundation zones in a game of several decks that do not say which suit
// goes where: one suit could then be begun twice in one zone, and never in the other.
//
// Two zones of four piles in a game of two decks are meant as one pile of each suit in each. Unless
// it is said, the player may begin spades twice in the first.
func (c *checker) oneOfEachSuit() {
	zs := c.Sheet.OfKind(dsl.Foundations)
	if c.Sheet.Pack.Decks == 1 || len(zs) < 2 || c.Sheet.Broken {
		return
	}
	for _, z := range zs {
		if !c.Sheet.LeavesSuits(z) {
			return
		}
	}
	d := c.Warnf("missing-suits", zs[0].Head.Span, "`%s` does not say which suit each pile has: with %d decks one "+
		"suit could be begun there twice", zs[0].Title(), c.Sheet.Pack.Decks)
	d.Others = judge.Other(zs[1].Head.Span, "nor here")
	c.offerSuits(d, zs, "suits spades hearts clubs diamonds")
	d.Help = "`suits any` says that it is meant so"
}

// offerSuits offers a line in each of some zones.
//
// The lines belong together, so they are one offer: it is made only if each zone can take one.
func (c *checker) offerSuits(d *dsl.Diagnostic, zs []*rules.Zone, line string) {
	var all dsl.Diagnostic
	for _, z := range zs {
		c.OfferLine(&all, z, line)
	}
	o := dsl.Offer{Says: fmt.Sprintf("add `%s` to each of them", line)}
	for _, one := range all.Offers {
		o.Fixes = append(o.Fixes, one.Fixes...)
	}
	if len(all.Offers) == len(zs) {
		d.Offer(o)
	}
}

// bothWays warns of a foundation that may be built up and down and turn round at every card. A
// pile in any suit is meant so where it is the only one, or says how many cards it holds.
//
// `build up or down in suit` on a foundation lets 5, 6, 5 of two decks follow. `one way` keeps a
// pile in the way it was begun, `either way` says that it may turn.
func (c *checker) bothWays(z *rules.Zone) {
	if z.Kind != dsl.Foundations {
		return
	}
	for _, r := range rules.All[*dsl.Build](z) {
		judge.Within(r.Stmt.Cards, func(rel *dsl.Relation) {
			turns := rel.GoesUp() && rel.GoesDown() && !rel.OneWay && !rel.Either
			free := rel.InAnySuit() && (z.Piles == 1 || rules.First[*dsl.AtMost](z).Line != nil)
			if !turns || free {
				return
			}
			d := c.Warnf("both-ways", rel.Span, "`%s` may go up and down again: nothing keeps it in one direction",
				z.Title())
			c.OfferMore(d, rel.Span, "one way")
			c.OfferMore(d, rel.Span, "either way")
			d.Help = "`either way` says that it is meant so"
		})
	}
}

// endsEarly warns of a foundation that may turn round at every card, and is full all the same when
// each rank has come there once.
//
// In suit, of one pack, nothing more could come. Elsewhere cards of the same ranks may wait that go
// there by all that is said, and only the length keeps them out.
func (c *checker) endsEarly(z *rules.Zone) {
	if z.Kind != dsl.Foundations || z.Piles == 0 || rules.First[*dsl.AtMost](z).Line != nil {
		return
	}
	for _, r := range rules.All[*dsl.Build](z) {
		judge.Within(r.Stmt.Cards, func(rel *dsl.Relation) {
			turns := rel.GoesUp() && rel.GoesDown() && (rel.Either || rel.InAnySuit() && z.Piles == 1)
			suit, pack := rel.Suits(), c.Sheet.Pack
			if !turns || pack.Decks == 1 && suit != nil && suit.In == "suit" || c.Blamed(r.Line) {
				return
			}
			length := c.Sheet.Lengths(z, c.Sheet.Defaults())[0]
			n, same := length.One()
			if most := length.Most(); !length.Known || most == rules.NoEnd || most >= pack.Size() {
				return
			}
			after := "when each rank that can follow has come once"
			if same {
				after = "after " + dsl.Many(n, "card")
			}
			d := c.Warnf("ends-early", rel.Span, "a pile of `%s` may turn round, and is full %s: no rank that it has "+
				"left comes again", z.Title(), after)
			if same {
				judge.If(d, "that is meant", func() { c.OfferLine(d, z, "at most "+dsl.Many(n, "card")) })
			}
			goesOn := "at most " + dsl.Many(pack.Size(), "card")
			judge.If(d, "it goes on as long as cards fit", func() { c.OfferLine(d, z, goesOn) })
		})
	}
}

// opposed warns of a foundation that one line builds up and another down: together they let a pile
// go either way at every card. Where the base is the end of the ranks it says which of them is
// wrong.
//
// Silent where a line has a condition, for it may keep them apart.
func (c *checker) opposed(z *rules.Zone) {
	var lines []*dsl.Line
	var rels []*dsl.Relation
	for _, r := range rules.All[*dsl.Build](z) {
		judge.Within(r.Stmt.Cards, func(rel *dsl.Relation) {
			one := rel.OneDirection() && rel.SuitRel != nil && !rel.Wrapping && judge.GuardOf(r.Stmt) == nil
			against := func(o *dsl.Relation) bool {
				return o.GoesUp() != rel.GoesUp() && c.Text(o.SuitRel.Span) == c.Text(rel.SuitRel.Span)
			}
			if one && (len(rels) == 0 || against(rels[0])) {
				lines, rels = append(lines, r.Line), append(rels, rel)
			}
		})
	}
	if z.Kind != dsl.Foundations || len(lines) != 2 || lines[0] == lines[1] {
		return
	}
	d := c.Warnf("both-ways", lines[1].Span, "`%s` builds the other way than `%s`: together they let a pile turn at "+
		"every card", lines[1].Text(), lines[0].Text())
	d.Others = judge.Other(lines[0].Span, "the other way")
	order := c.Sheet.Pack.Order
	ends := map[string]bool{order[0].String(): true, order[len(order)-1].String(): false} // goes up from there
	up, end := ends[c.begins(z)]
	for _, rel := range []*dsl.Relation{rels[1], rels[0]} {
		is, other := "up", "down"
		if rel.GoesDown() {
			is, other = other, is
		}
		if at, ok := c.Words(rel.Span, is); ok && (!end || rel.GoesUp() != up) {
			judge.If(d, "a pile goes one way", func() { c.OfferWhole(d, at, other) })
		}
	}
}

// worryBack warns where foundation cards could mean to come back to the cells.
//
// Cells that say themselves from where they take cards are no doubt: the author has thought of it.
func (c *checker) worryBack(z *rules.Zone) {
	cells := slices.DeleteFunc(slices.Clone(c.Sheet.OfKind(dsl.Cells)), func(z *rules.Zone) bool {
		return z.Limits(rules.TakesOnly) != nil // which says from where cards come
	})
	for _, r := range z.Limits(rules.WorryBack) {
		if r.Places != nil || len(cells) == 0 {
			continue
		}
		d := c.Warnf("worry-back", r.Line.Span, "`worry back` brings cards to the tableau only, not to the cells")
		d.Others = judge.Other(cells[0].Head.Span, "not here")
		for _, to := range []string{"to tableau", "to tableau or cells"} {
			c.OfferMore(d, r.Line.Span, to)
		}
	}
}

// onceOnly tells `once` from `at once`.
//
// Both are two words apart in meaning: `once` counts uses, `at once` is without being asked. It is
// told of fills from a stock or a waste, which books make by themselves: one card that the player
// may take from elsewhere, once, is a grace and meant.
func (c *checker) onceOnly(l *dsl.Line) {
	a := dsl.Arriving(l.Stmt)
	if a == nil || a.Times == nil || c.Blamed(l) {
		return
	}
	if t, fills := l.Stmt.(*dsl.Spaces); !fills || a.Times.Word != "once" || a.Once || !c.fromStock(t.From) {
		return
	}
	d := c.Notef("once-or-at-once", a.Times.Span, "`once` is one time in the whole game; what happens by itself is "+
		"`at once`")
	c.OfferIf(d, "it is to happen by itself", a.Times.Span, "at once")
}

// fromStock reports whether a line takes cards from stocks and wastes and from nowhere else.
func (c *checker) fromStock(from *dsl.Places) bool {
	return from != nil && !slices.ContainsFunc(from.Any, func(p *dsl.Place) bool {
		return slices.ContainsFunc(c.place(p).Zones, func(z *rules.Zone) bool {
			return z.Kind != dsl.Stock && z.Kind != dsl.Waste
		})
	})
}

// severalSources tells where a rule leaves the player a choice of piles to fill a space from.
//
// Two opposite cases: by itself and without a place, so that the game chooses; from a reserve with
// as many piles as there are spaces, so that the player chooses where books mean the pile behind
// the space.
func (c *checker) severalSources(l *dsl.Line) {
	t, ok := l.Stmt.(*dsl.Spaces)
	if ok && t.From == nil && t.Once {
		d := c.Warnf("several-sources", l.Span, "`%s` does not say from where: the game takes the first card that "+
			"it finds, from another pile of the zone too", l.Text())
		d.Help = "`from` and a place before `at once` say it"
		return
	}
	if !ok || t.From == nil || t.Once || len(t.From.Any) != 1 {
		return
	}
	p := t.From.Any[0]
	if is := c.place(p); p.Zone == nil || is.Pick != 0 || is.Own {
		return
	}
	zs := c.Sheet.Zone(p.Zone.Word)
	if len(zs) != 1 || zs[0].Kind != dsl.Reserve {
		return
	}
	n := len(c.piles(p, nil))
	for _, z := range c.Sheet.Zones { // as many piles: each may have one of its own
		if n > 1 && z.Piles == n && slices.ContainsFunc(z.Lines, func(x *dsl.Line) bool { return x == l }) {
			c.Notef("several-sources", p.Span, "a space can be filled from %d piles of `%s`; the player chooses", n,
				zs[0].Title())
		}
	}
}

// halfNamed finds `king of hearts or spades`, which is the king of hearts, or any spade.
//
// In English `king of hearts or spades` is two kings; here `or` joins whole phrases.
func (c *checker) halfNamed(l *rules.Placed) {
	judge.Each(l.Nodes, func(k *dsl.Cards) {
		for _, list := range [][]*dsl.Card{k.Any, k.But} {
			for i := 1; i < len(list); i++ {
				a, b := list[i-1].Sort, list[i].Sort
				oneCard := a != nil && a.Rank != nil && a.OfSuit != nil
				if !oneCard || b == nil || b.Suit == nil {
					continue
				}
				rank := c.Text(a.Rank.Span)
				d := c.Warnf("half-named", list[i].Span, "`%s` is any card of the suit here: a rank before `or` "+
					"does not go on behind it", c.Text(list[i].Span))
				d.Label = fmt.Sprintf("did you mean `%s of %s`?", rank, c.Text(list[i].Span))
				c.OfferWhole(d, dsl.Span{Pos: b.Pos, EndPos: b.Pos}, rank+" of ")
				judge.Surely(d)
			}
		}
	})
}

// shortSequence finds `takes sequence same rank`, for which a single card is sequence enough.
func (c *checker) shortSequence(l *rules.Placed) {
	t, ok := l.Stmt.(*dsl.Takes)
	if !ok || t.Set == nil || !t.Set.Sequence || !t.Set.Seq.AnyLength() {
		return
	}
	d := c.Warnf("short-sequence", t.Set.Span, "`%s` lets a single card go too: one card is a sequence",
		c.Text(t.Set.Span))
	d.Help = "how many cards it has is said by `sequence of 4 …`, from which rank to which by `sequence king to ace …`"
}

// askedOnce finds a condition that speaks of the card dealt in a step that deals many; one of a
// `but` is asked of each.
//
// The guard of a step is asked before the step and decides about all of it.
func (c *checker) askedOnce(m *rules.MoveStep) {
	many := m.What == rules.RestCards || len(m.Qty) == 1 && !m.One()
	guard := judge.GuardOf(m.Line.Stmt)
	if guard == nil || len(m.Diverts) > 0 || !many {
		return
	}
	if c.asksOfCard(guard) {
		d := c.Warnf("asked-once", guard.Span, "`%s` is asked once, of the first card, before any is dealt; all "+
			"cards of the step go by that", c.Text(guard.Span))
		d.Help = "each card comes to a pile of its own where the piles take them: `takes any card from stock at once " +
			"when …`"
	}
}

// severalZones tells where a step of the deal means several zones by their kind.
func (c *checker) severalZones(p *dsl.Place) {
	if p.Zone == nil {
		return
	}
	zs := c.Sheet.Zone(p.Zone.Word)
	if len(zs) < 2 || zs[0].Kind == dsl.Foundations {
		return
	}
	d := c.Notef("several-zones", p.Span, "`%s` means %s here", c.Text(p.Span), judge.And(judge.Titles(zs)))
	d.Help = "a zone alone is meant by its name"
}

// listOrder finds `1 to each of tableau 6 5 4`: the numbers say which piles, not in which order.
//
// A place is a set of piles. The order of dealing is always from left to right.
func (c *checker) listOrder(l *rules.Placed) {
	judge.Each(l.Nodes, func(p *dsl.Place) {
		if p.Zone == nil {
			return
		}
		last, sorted := -1, true
		first := func(r *dsl.Range) int { n, _ := r.From.N(); return n }
		for _, r := range p.Zone.Ranges {
			sorted = sorted && first(r) > last
			last = max(first(r), last)
		}
		if sorted || !c.place(p).Written() {
			return
		}
		rs := slices.SortedFunc(slices.Values(p.Zone.Ranges), func(a, b *dsl.Range) int { return first(a) - first(b) })
		var ws []string
		for i, r := range rs {
			if i > 0 && first(r) == first(rs[i-1]) {
				return // a number twice is told elsewhere
			}
			ws = append(ws, c.Text(r.Span))
		}
		at := dsl.Span{Pos: p.Zone.Ranges[0].Pos, EndPos: p.Zone.Ranges[len(p.Zone.Ranges)-1].EndPos}
		d := c.Warnf("list-order", at, "the numbers say which piles, not in which order: piles come from left to right")
		c.OfferIf(d, "all of them are meant", at, strings.Join(ws, " "))
		d.Help = "in another order they are dealt line by line"
	})
}

// sequenceWay finds sequences that move but run the other way than their pile is built.
//
// Silent where some build line goes both ways or by another rule than rank: then nothing is
// contrary.
func (c *checker) sequenceWay(z *rules.Zone) {
	up, down := false, false
	for _, r := range rules.All[*dsl.Build](z) {
		if r.Stmt.None || r.Stmt.Cards == nil {
			return
		}
		for _, k := range r.Stmt.Cards.Any {
			w := k.What()
			if w == nil || w.Rel == nil || !w.Rel.OneDirection() {
				return // built otherwise, or either way
			}
			up, down = up || w.Rel.GoesUp(), down || w.Rel.GoesDown()
		}
	}
	if up == down {
		return
	}
	for _, r := range rules.All[*dsl.Unit](z) {
		m := r.Stmt
		if !m.Sequence || m.Seq == nil || m.Seq.Rel == nil {
			continue
		}
		if !m.Seq.Rel.OneDirection() || m.Seq.Rel.GoesUp() == up {
			continue
		}
		ways := map[bool]string{true: "up", false: "down"}
		d := c.Warnf("sequence-way", m.Seq.Rel.Span, "sequences move that go %s, and the pile is built %s: what is "+
			"built does not move together", ways[!up], ways[up])
		if b := rules.First[*dsl.Build](z); b.Line != nil {
			d.Others = judge.Other(b.Line.Span, "how it is built")
		}
		c.OfferText(d, r.Line.Span, "move sequence")
		judge.Within(m.Seq.Rel, func(rel *dsl.Relation) {
			words := c.Text(rel.Span)
			c.OfferWhole(d, rel.Span, strings.Replace(words, ways[!up], ways[up], 1))
		})
		d.Help = "`move sequence` follows the building"
	}
}
