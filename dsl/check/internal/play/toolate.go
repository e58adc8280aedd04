package play

import (
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// What the player could do only when the game is over.
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
