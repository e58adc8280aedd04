package words

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers which ranges run from the higher to the lower. Of values none lies in such a
// range; of cards it is the same as the other way round, and an author may have meant it to go
// round the corner.

// ranges finds ranges that run from the higher to the lower.
func (c *checker) ranges(l *rules.Placed) {
	rules.Each(l.Form, func(q *rules.Compare) {
		for _, b := range q.In {
			c.valueRange(l, b)
		}
	})
	rules.Each(l.Form, func(k *rules.Card) {
		if n, ok := k.Is.(*rules.NamedCard); ok {
			c.cardRange(l, k.Span, n.From, n.To)
		}
	})
}

// valueRange judges what a value is compared with: `rank is king to ten` holds for none.
func (c *checker) valueRange(l *rules.Placed, b rules.Bounds) {
	lo, ok := b.Lo.Sole().(*rules.Constant)
	hi, ok2 := b.Hi.Sole().(*rules.Constant)
	if !ok || !ok2 || lo.Sort != hi.Sort || lo.Sort == rules.Text || lo.N <= hi.N {
		return
	}
	at, from, to := b.Lo.Span.To(b.Hi.Span), c.Text(b.Lo.Span), c.Text(b.Hi.Span)
	d := c.Errorf("backward-range", at, "nothing lies from %s to %s: a range goes from the lower to the higher", from,
		to)
	c.offerTurned(d, l, at, to+" to "+from, lo.Sort)
}

// cardRange tells of cards that are named from the higher rank to the lower: `king to ten` is ten
// to king. Of neighbours there is no doubt, for going round would be all ranks.
func (c *checker) cardRange(l *rules.Placed, at dsl.Span, from, to cards.Rank) {
	pack := c.Sheet.Pack
	if pack.RankPlace(from) <= pack.RankPlace(to)+1 || pack.RankPlace(to) == 0 {
		return
	}
	said := at
	at, ok := c.Words(said, from.String(), "to", to.String())
	if !ok {
		return
	}
	colour := c.Text(dsl.Span{Pos: said.Pos, EndPos: at.Pos}) // it is said again
	turned := fmt.Sprintf("%s to %s", to, from)
	d := c.Notef("backward-range", at, "`%s` is the same as `%s`: a range of ranks does not go round", c.Text(at),
		turned)
	c.offerTurned(d, l, at, turned, rules.RankSort)
	part := func(a, b cards.Rank) string {
		if a == b {
			return a.String()
		}
		return fmt.Sprintf("%s to %s", a, b)
	}
	first, last := pack.RankAt(1), pack.RankAt(0)
	judge.If(d, fmt.Sprintf("it goes on from the %s to the %s", last, first), func() {
		c.OfferWhole(d, at, part(from, last)+" or "+colour+part(first, to))
	})
}

// offerTurned offers a range the other way round; of ranks on a condition where others in the block
// go round the corner.
func (c *checker) offerTurned(d *dsl.Diagnostic, l *rules.Placed, at dsl.Span, turned string, of rules.Sort) {
	if of == rules.RankSort && c.wraps(l.Zone) {
		judge.If(d, "what lies between is meant", func() { c.OfferWhole(d, at, turned) })
		return
	}
	c.OfferWhole(d, at, turned)
}

// wraps reports whether something in a zone goes round from the highest rank to the lowest.
func (c *checker) wraps(z *rules.Zone) bool {
	return z != nil && slices.ContainsFunc(z.Forms, func(f rules.Form) bool {
		return rules.SpeaksOf(f)&dsl.OfRound != 0
	})
}
