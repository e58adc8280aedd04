package play

import (
	"fmt"
	"slices"

	"pat/dsl"
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
