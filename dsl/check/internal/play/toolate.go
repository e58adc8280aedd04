package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// What the player could do only when the game is over, and what could not be done when it should.
// For example `lose when stock empty` beside `redeals 2`: the redeal waits for an empty stock, and
// that is the end. Only lines without a condition are looked at, for guards.go asks the others in
// the same view.

// tooLate finds lines by which the player could do something only when the game is over.
func (g *game) tooLate() {
	v := g.InPlay()
	for _, l := range g.Lines {
		if rules.WhenOf(l.Form) == nil && (l.In == rules.InZone || l.In == rules.AtMay) {
			g.afterTheEnd(v.WhenLine(l), l)
		}
	}
}

// afterTheEnd tells of such a line, unless what ends the game has been found wrong itself.
func (g *game) afterTheEnd(v *facts.View, l *rules.Placed) {
	end := v.EndsFirst()
	if end == nil || g.told(end) {
		return
	}
	d := g.Warnf("no-effect", l.Span, "`%s` never happens: the game is over before", l.Text())
	d.Others = judge.Other(end.Span, "ends it first")
	g.OfferTaken(d, l.Line)
}

// mostPasses is up to how many passes are asked one by one.
const mostPasses = 10

// unturned tells of a pass in which the stock is never turned, though it is in others: the cards
// that are dealt again stay there.
//
// Silent where cards of the stock go by other ways than turns and what follows them.
func (g *game) unturned() {
	s := g.Sheet.Unnamed(dsl.Stock)
	last := g.Passes()
	if s == nil || last < 2 || last > mostPasses {
		return
	}
	var turns []*rules.MoveStep
	for _, l := range g.Lines {
		m, moves := l.Form.(*rules.MoveStep)
		switch {
		case l.Zone == s && moves:
			turns = append(turns, m)
		case l.In == rules.InDeal, l.In == rules.InAfter && l.After.On == rules.AfterTurn:
		case l.In == rules.InMay && l.May.Name == "redeal":
		case moves && (m.From == nil || m.From.Of(s)):
			return
		}
	}
	if slices.ContainsFunc(turns, func(m *rules.MoveStep) bool { return g.told(m.Line) }) {
		return
	}
	played := func(a *facts.Inflow) bool { return g.Supplies(g.InPlay(), s, a) }
	if len(turns) == 0 || slices.ContainsFunc(g.Inflows, played) {
		return
	}
	may := func(m *rules.MoveStep, pass int) bool { return g.InPass(pass).Guard(m.When)&facts.CanTrue != 0 }
	for pass := 1; pass <= last; pass++ {
		if slices.ContainsFunc(turns, func(m *rules.MoveStep) bool { return may(m, pass) }) {
			continue
		}
		line := turns[len(turns)-1].Line
		d := g.Warnf("unturned-pass", line.Span, "in pass %d the stock is never turned: its cards stay there", pass)
		if pass == last {
			judge.If(d, "there are fewer passes", func() { g.morePasses(d, pass-1) })
		}
		for _, m := range turns {
			for other := 1; other <= last; other++ {
				at, says := g.Words(m.Line.Span, "pass", fmt.Sprint(other))
				twin := func(o *rules.MoveStep) bool { return o != m && may(o, other) }
				if says && slices.ContainsFunc(turns, twin) {
					own := d.Offers
					d.Offers = nil
					judge.If(d, "it is turned in every pass", func() { g.OfferWhole(d, at, fmt.Sprint("pass ", pass)) })
					d.Offers = append(d.Offers, own...)
				}
			}
		}
		return
	}
}

// stuckStock tells of cards of the stock that no line turns when they lie on top.
//
// Where each line asks for other cards on top, one of them asks for the wrong ones: a line that
// names a rank may mean that which is left out. The rank of which other lines speak comes first.
func (g *game) stuckStock(s *rules.Zone) {
	stuck, turns, v := g.Stuck(s), rules.Forms[*rules.MoveStep](s), g.InPlay()
	apart := func(m *rules.MoveStep) bool { // it is told, or will be that it never applies
		return g.told(m.Line) || v.WhenLine(g.Sheet.Placed(m.Line)).Guard(m.When)&facts.CanTrue == 0
	}
	if stuck == 0 || len(turns) == 0 || slices.ContainsFunc(turns, apart) {
		return
	}
	last := turns[len(turns)-1]
	d := g.Warnf("stuck-stock", last.Line.Span, "%s on top of the stock are never turned, and what lies below stays "+
		"there", g.Show(stuck))
	for _, m := range turns[:len(turns)-1] {
		d.Others = append(d.Others, dsl.Label{Span: m.Line.Span, Text: "nor by this"})
	}
	rank, one := g.OneRank(stuck)
	if !one {
		return
	}
	asked := func(m *rules.MoveStep) (at dsl.Span, rank string, not bool) {
		if m.When == nil || len(m.When.Any) != 1 || len(m.When.Any[0].Tests) != 1 {
			return at, "", false
		}
		t := m.When.Any[0].Tests[0]
		is, ok := t.Ask.(*rules.IsCard)
		if !ok {
			return at, "", false
		}
		if _, plain := cards.RankNamed(g.Text(is.Card.Span)); !plain {
			return at, "", false
		}
		return is.Card.Span, g.Text(is.Card.Span), t.Not
	}
	for _, m := range turns {
		at, other, not := asked(m)
		if other == "" || not {
			continue
		}
		judge.If(d, "the other lines are right", func() { g.OfferWhole(d, at, rank) })
		for _, m := range turns {
			if at, same, not := asked(m); not && same == rank {
				judge.If(d, "`"+last.Line.Text()+"` is right", func() { g.OfferWhole(d, at, other) })
			}
		}
		if len(d.Offers) > 1 && g.spoken(rank) < g.spoken(other) {
			slices.Reverse(d.Offers)
		}
		return
	}
}

// spoken is how many lines speak of a rank, but for those that turn the stock.
func (g *game) spoken(rank string) (n int) {
	for _, l := range g.Lines {
		if !facts.Turns(l) && slices.ContainsFunc(l.Words, func(w dsl.Token) bool { return w.Value == rank }) {
			n++
		}
	}
	return n
}
