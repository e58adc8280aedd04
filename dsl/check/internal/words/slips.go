package words

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

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
			c.askedOnce(l, m)
			for _, p := range m.To.Any {
				c.severalZones(p)
			}
		}
	}
}

// rankForNumber finds `four to each tableau`, which deals the fours, not four cards.
func (c *checker) rankForNumber(m *dsl.MoveStep) {
	if len(m.Named) != 1 || len(m.To.Any) != 1 || !m.To.Any[0].Which().Each {
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
	d.Help = fmt.Sprintf("write `%d` for so many cards, `%s` for the cards", int(n)+1, n.Plural())
	d.Fixes = []dsl.Fix{{Span: w.Span, Text: fmt.Sprint(int(n) + 1)}}
}

// wholeRange finds `base ace to king`: in books that is what a foundation goes through, here it is
// any card.
func (c *checker) wholeRange(l *dsl.Line) {
	t, ok := l.Stmt.(*dsl.Base)
	if !ok || len(t.Cards) != 1 || len(t.Cards[0].Any) != 1 || len(t.Cards[0].But) > 0 {
		return
	}
	k := t.Cards[0].Any[0]
	if k.Sort == nil || k.Sort.ToRank == nil {
		return
	}
	tb, ok := (&rules.Env{Sheet: c.Sheet}).Card(k)
	if !ok || tb[0] != c.Sheet.Pack.Mask() {
		return
	}
	d := c.Errorf("other-book-word", k.Span, "`base` says which card begins a foundation, and `%s` is every card",
		c.Text(k.Span))
	d.Help = fmt.Sprintf("write `base %s`; how it goes on is said by `build`; if any card may begin one, `base any "+
		"card`", k.Sort.Rank.Name)
}

// oneOfEachSuit warns of two foundation zones in a game of several decks that do not say which suit
// goes where: one suit could then be begun twice in one zone, and never in the other.
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
	d.Help = "add to both: suits spades hearts clubs diamonds; if you mean it so, to both: suits any"
}

// bothWays warns of a foundation that may be built up and down and turn round at every card. A
// pile in any suit is meant so where it is the only one, or says how many cards it holds.
func (c *checker) bothWays(z *rules.Zone) {
	if z.Kind != dsl.Foundations {
		return
	}
	for _, r := range rules.All[*dsl.Build](z) {
		judge.Each(r.Stmt.Cards, func(rel *dsl.Relation) {
			turns := rel.GoesUp() && rel.GoesDown() && !rel.OneWay && !rel.Either
			free := rel.InAnySuit() && (z.Piles == 1 || rules.First[*dsl.AtMost](z).Line != nil)
			if !turns || free {
				return
			}
			d := c.Warnf("both-ways", rel.Span, "`%s` may go up and down again: nothing keeps it in one direction",
				z.Title())
			text := c.Text(rel.Span)
			d.Help = fmt.Sprintf("write `build %s one way`; if you mean it so, `build %s either way`", text, text)
			d.Fixes = []dsl.Fix{{Span: dsl.Span{Pos: rel.EndPos, EndPos: rel.EndPos}, Text: " one way"}}
		})
	}
}

// worryBack warns where foundation cards could mean to come back to the cells.
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
		d.Help = "say where to: `worry back to tableau` or `worry back to tableau or cells`"
	}
}

// onceOnly tells `once` from `at once`.
func (c *checker) onceOnly(l *dsl.Line) {
	a := dsl.Arriving(l.Stmt)
	if a == nil || a.Times == nil || c.Blamed(l) {
		return
	}
	if a.Times.Word != "once" || a.Once {
		return
	}
	d := c.Notef("once-or-at-once", a.Times.Span, "`once` is one time in the whole game; what happens by itself is "+
		"`at once`")
	d.Help = "if it should happen by itself, write `at once`"
}

// severalSources tells where a rule leaves the player a choice of piles to fill a space from.
func (c *checker) severalSources(l *dsl.Line) {
	t, ok := l.Stmt.(*dsl.Spaces)
	if ok && t.From == nil && t.Once {
		d := c.Warnf("several-sources", l.Span, "`%s` does not say from where: the game takes the first card that "+
			"it finds, from another pile of the zone too", l.Text())
		d.Help = "put `from` and a place before `at once`"
		return
	}
	if !ok || t.From == nil || t.Once || len(t.From.Any) != 1 {
		return
	}
	p := t.From.Any[0]
	if p.Zone == nil || p.Which().Pick != "" || p.Which().Own {
		return
	}
	zs := c.Sheet.Zone(p.Zone.Word)
	if len(zs) != 1 || zs[0].Kind != dsl.Reserve {
		return
	}
	if n := len(c.Piles(p, nil, rules.NoPile)); n > 1 {
		c.Notef("several-sources", p.Span, "a space can be filled from %d piles of `%s`; the player chooses", n,
			zs[0].Title())
	}
}

// halfNamed finds `king of hearts or spades`, which is the king of hearts, or any spade.
func (c *checker) halfNamed(l *rules.Placed) {
	judge.Each(l.Stmt, func(k *dsl.Cards) {
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
				d.Fixes = []dsl.Fix{{Span: dsl.Span{Pos: b.Pos, EndPos: b.Pos}, Text: rank + " of "}}
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
	d.Help = "say how many cards it has: `sequence of 4 …`, or from which rank to which: `sequence king to ace …`"
}

// askedOnce finds a condition that speaks of the card dealt in a step that deals many; one of a
// `but` is asked of each.
func (c *checker) askedOnce(l *dsl.Line, m *dsl.MoveStep) {
	many := m.Rest || len(m.Qty) == 1 && !m.One()
	if m.Guard == nil || m.Diverts() || !many {
		return
	}
	if c.asksOfCard(m.Guard) {
		d := c.Warnf("asked-once", m.Guard.Span, "`%s` is asked once, of the first card, before any is dealt; all "+
			"cards of the step go by that", c.Text(m.Guard.Span))
		d.Help = "to send each card to a pile of its own, let the piles take them: `takes any card from stock at " +
			"once when …`"
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
	var ws []string
	for _, z := range zs {
		ws = append(ws, "`"+z.Title()+"`")
	}
	d := c.Notef("several-zones", p.Span, "`%s` means %s here", c.Text(p.Span), judge.And(ws))
	d.Help = "name the zone if only one is meant"
}

// listOrder finds `1 to each of tableau 6 5 4`: the numbers say which piles, not in which order.
func (c *checker) listOrder(l *rules.Placed) {
	judge.Each(l.Stmt, func(p *dsl.Place) {
		if p.Zone == nil {
			return
		}
		last, sorted := -1, true
		for _, r := range p.Zone.Ranges {
			sorted = sorted && dsl.Number(r.From) > last
			last = max(dsl.Number(r.From), last)
		}
		if sorted {
			return
		}
		rs := slices.SortedFunc(slices.Values(p.Zone.Ranges),
			func(a, b *dsl.Range) int { return dsl.Number(a.From) - dsl.Number(b.From) })
		var ws []string
		for i, r := range rs {
			if i > 0 && dsl.Number(r.From) == dsl.Number(rs[i-1].From) {
				return // a number twice is told elsewhere
			}
			ws = append(ws, c.Text(r.Span))
		}
		at := dsl.Span{Pos: p.Zone.Ranges[0].Pos, EndPos: p.Zone.Ranges[len(p.Zone.Ranges)-1].EndPos}
		d := c.Warnf("list-order", at, "the numbers say which piles, not in which order: piles come from left to right")
		d.Help = fmt.Sprintf("write them in order: `%s`; or deal line by line", strings.Join(ws, " "))
		d.Fixes = []dsl.Fix{{Span: at, Text: strings.Join(ws, " ")}}
	})
}

// sequenceWay finds sequences that move but run the other way than their pile is built.
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
	for _, r := range rules.All[*dsl.Move](z) {
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
		d.Help = fmt.Sprintf("write `move sequence`, which follows the building, or `%s` in place of `%s`", ways[up],
			ways[!up])
	}
}
