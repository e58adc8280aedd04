package words

import (
	"fmt"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers which sound lines probably say something else than their author thinks. It
// looks at a line, at the lines of the parent, or at the pack, never at the deal: such doubts are
// in play/doubts.go.

// doubts finds lines that are sound, but read otherwise than their author probably means.
func (c *checker) doubts() {
	for _, l := range c.Lines {
		judge.Each(l.Nodes, func(k *dsl.Card) { c.roundTheEnd(k.Atom, k.Shift) })
		judge.Each(l.Nodes, func(t *dsl.Term) { c.roundTheEnd(t.Atom, t.Shift) })
	}
	c.shortPack()
	c.regular()
	for _, win := range c.Sheet.Won {
		c.easyWin(win)
		c.sameEnds(win)
	}
	for _, z := range c.Sheet.Zones {
		c.slippedZone(z)
		c.narrowStars(z)
		c.missingStar(z)
		c.gap(z)
		c.coverless(z)
	}
	for _, m := range c.Sheet.Mays {
		c.slippedAction(m)
	}
}

// slippedZone tells of a zone that a variant adds under a name that one of its parent's zones
// nearly has.
//
// For example `foundations upp` in a variant of a game with `foundations up`: a new zone is made
// and the old one stays as it was. Near is the distance of typing slips.
func (c *checker) slippedZone(z *rules.Zone) {
	old := c.Beside(z)
	if old == nil || old.Name == "" || c.Blamed(z.Head) {
		return
	}
	if dsl.Near(z.Name, []string{old.Name}) == "" {
		return
	}
	d := c.Warnf("variant-problem", z.Head.Span, "`%s` is a new zone: the parent has `%s`", z.Words(), old.Words())
	d.Others = judge.Other(old.Head.Span, "is another one")
	c.OfferParents(d, z, old)
}

// slippedAction tells of an action that a variant adds under a name that one of its parent's nearly
// has.
func (c *checker) slippedAction(m *rules.May) {
	if m.Head.Pos.Filename != c.Main || len(c.Sheet.Parents) == 0 {
		return
	}
	for _, old := range c.Sheet.Mays {
		if old == m || old.Head.Pos.Filename == c.Main || dsl.Near(m.Name, []string{old.Name}) == "" {
			continue
		}
		d := c.Warnf("variant-problem", m.Head.Span, "`may %s` is a new action: the parent has `may %s`",
			m.Name, old.Name)
		d.Others = judge.Other(old.Head.Span, "is another one")
		if at, ok := c.wordOf(m.Head, m.Name); ok {
			c.OfferIf(d, "the parent's is to be changed", at, old.Name)
		}
		return
	}
}

// wordOf is the place of a word in a line.
func (c *checker) wordOf(l *dsl.Line, word string) (dsl.Span, bool) {
	for _, t := range l.Words {
		if t.Value == word {
			return t.Span(), true
		}
	}
	return dsl.Span{}, false
}

// roundTheEnd tells of a rank reckoned beyond the end of the pack: one above the king is the ace.
//
// `1 above king` is read as an ace. With a short pack the end is elsewhere: 1 above the last rank.
func (c *checker) roundTheEnd(a *dsl.Atom, s *dsl.Shift) {
	if a == nil || s == nil || a.Rank == nil {
		return
	}
	p := c.Sheet.Pack
	r, ok := cards.RankNamed(a.Rank.Name)
	at, n := p.RankPlace(r), len(p.Order)
	if !ok || at == 0 || n == 0 {
		return
	}
	to := at + s.N()
	if to >= 1 && to <= n {
		return
	}
	meant := p.RankAt(((to-1)%n+n)%n + 1)
	d := c.Warnf("round-the-end", s.Span.To(a.Span), "`%s` is the %s: beyond the end of the pack the ranks begin again",
		c.Text(s.Span.To(a.Span)), meant)
	c.OfferIf(d, "it is meant", s.Span.To(a.Span), meant.String())
}

// shortPack tells of two ranks that look like the ends of a range.
//
// `ranks seven ace` is a pack of two ranks; neighbours (`ranks king ace`) are meant so. `ranks king
// to ace` goes on from the king and ends at once.
func (c *checker) shortPack() {
	for _, l := range c.Sheet.Lines {
		t, ok := l.Stmt.(*dsl.Ranks)
		if !ok || len(c.Sheet.Pack.Order) != 2 {
			continue
		}
		a, b := c.Sheet.Pack.RankAt(1), c.Sheet.Pack.RankAt(2)
		switch d := int(a) - int(b); {
		case len(t.List) == 1 && a > b:
			a, b = b, a
		case len(t.List) == 1, d == 1, d == -1:
			continue
		}
		d := c.Warnf("bad-pack", l.Span, "the pack has two ranks only: %s and %s", a, b)
		c.OfferIf(d, "all between them are meant", l.Span, fmt.Sprintf("ranks %s to %s", a, b))
	}
}

// easyWin tells of a goal that asks for one card where it seems to ask for many.
//
// `win when cards on foundations` counts at least one card.
func (c *checker) easyWin(win *rules.Goal) {
	for _, a := range win.Cond.Any {
		if len(a.Tests) != 1 || a.Tests[0].Not {
			continue
		}
		t, ok := a.Tests[0].Ask.(*rules.Count)
		if !ok || t.Cards != nil || !strings.HasPrefix(c.Text(t.Span), "cards") { // else it says how many
			continue
		}
		d := c.Warnf("easy-win", t.Span, "`%s` asks for one card: the first that comes there wins the game",
			c.Text(t.Span))
		c.OfferWhole(d, dsl.Span{Pos: t.Pos, EndPos: t.Pos}, "all ")
	}
}

// sameEnds tells of a `lose` line that asks for what wins.
//
// A position that wins and loses is won, so the `lose` line says nothing.
func (c *checker) sameEnds(win *rules.Goal) {
	for _, lost := range c.Sheet.Lost {
		if c.Text(lost.Cond.Span) != c.Text(win.Cond.Span) {
			continue
		}
		d := c.Warnf("no-effect", lost.Line.Span, "`%s` changes nothing: the game is won then", lost.Line.Text())
		d.Others = judge.Other(win.Line.Span, "the same condition")
		c.OfferGone(d)
		d.Help = "a game without a move is lost anyway"
	}
}
