package check

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// guards finds conditions that are always true or never.
func (g *setup) guards() {
	g.longRuns()
	play, deal := g.inPlay(), g.inDeal()
	for _, l := range g.checker.lines {
		gd := guardOf(l.Stmt)
		if gd == nil || l.in == inFile {
			continue
		}
		v := play
		if l.in == inDeal {
			v = deal
		}
		says := "`" + l.Text() + "`"
		switch g.everyPlay(v, l, func(v *view) verdict { return v.guard(gd) }) {
		case canFalse:
			d := g.warnf("no-effect", gd.Span, "%s never applies: %s", says, g.never(v, l, gd))
			d.Help = "change the condition, or remove the line"
		case canTrue:
			d := g.warnf("no-effect", gd.Span, "the condition changes nothing: `%s` always holds", g.text(gd.Span))
			d.Help = "leave it out"
			d.Fixes = g.cut(gd.Span)
		default:
			for _, c := range condsOf(l.Stmt) {
				g.parts(v, l, c)
			}
		}
	}
}

// everyPlay judges a part of a line for every card that may come by it, on every card it may go on: a condition about
// the card is judged for what the line lets come.
func (g *setup) everyPlay(v *view, l *line, judge func(*view) verdict) verdict {
	out := judge(v)
	if out != either || !aboutPlay(l.Stmt) {
		return out
	}
	found := verdict(0)
	for _, a := range g.ways {
		if a.line != l.Line || a.set != nil || a.seq != nil {
			continue
		}
		for i := range a.tables {
			pile := noPile
			if len(a.tables) > 1 {
				pile = g.first[a.zone.Index] + i
			}
			ask := func(card, top cards.Kind) {
				if found == either {
					return
				}
				w := *v
				w.play = &play{card, top, a.zone, pile}
				found |= judge(&w)
			}
			for k := range a.tables[i].empty.Each {
				ask(k, rules.None)
			}
			for top := range g.holds[a.zone.Index].Each {
				for k := range a.tables[i].on[top].Each {
					ask(k, top)
				}
			}
		}
	}
	if found == 0 {
		return out // told as a line that means no card
	}
	return found
}

// aboutPlay reports whether the guard of a line speaks of the card that comes or the pile it comes to.
func aboutPlay(s dsl.Stmt) bool {
	found := false
	for _, c := range condsOf(s) {
		each(c, func(r *dsl.CardRef) {
			found = found || r.Card || r.Top || r.Place != nil && r.Place.Pile != nil && r.Place.Pile.Side == ""
		})
		each(c, func(a *dsl.Atom) { found = found || a.PileNo || a.Of != "" })
	}
	return found
}

// never tells why a guard never holds.
func (g *setup) never(v *view, l *line, gd *dsl.Guard) string {
	if gd.Cond != nil && gd.Word == "until" {
		return fmt.Sprintf("`%s` holds from the start and always", g.text(gd.Cond.Span))
	}
	c := gd.Cond
	if gd.Pass != "" {
		if v.pass.hi < number(gd.Pass) {
			return "there is no pass " + gd.Pass + v.inTheDeal()
		}
		c = gd.And
	}
	if c == nil {
		return "its condition cannot hold"
	}
	if len(c.Or) == 1 {
		for _, t := range c.Or[0].And {
			if g.everyPlay(v, l, func(v *view) verdict { return v.test(t) })&canTrue == 0 {
				if t.Pass != "" && !t.Not {
					return "there is no pass " + t.Pass + v.inTheDeal()
				}
				return fmt.Sprintf("`%s` cannot be", g.text(t.Span))
			}
		}
		return fmt.Sprintf("`%s` contradicts itself", g.text(gd.Span))
	}
	return fmt.Sprintf("`%s` cannot be", g.text(c.Span))
}

// inTheDeal says where a view looks, if that is not the play.
func (v *view) inTheDeal() string {
	if v.deal {
		return " in the deal"
	}
	return ""
}

// parts finds parts of a condition that change nothing: always true beside `and`, never true beside `or`.
func (g *setup) parts(v *view, l *line, c *dsl.Cond) {
	for _, a := range c.Or {
		if len(c.Or) > 1 && g.everyPlay(v, l, func(v *view) verdict { return v.all(a) })&canTrue == 0 {
			d := g.warnf("no-effect", a.Span, "this part of the condition changes nothing: `%s` cannot be", g.text(a.Span))
			d.Help = "leave it out"
			continue
		}
		if len(a.And) < 2 {
			continue
		}
		for i, t := range a.And {
			if g.everyPlay(v, l, func(v *view) verdict { return v.test(t) })&canFalse == 0 {
				d := g.warnf("no-effect", t.Span, "this part of the condition changes nothing: `%s` always holds", g.text(t.Span))
				d.Help = "leave it out"
				continue
			}
			for j, by := range a.And {
				if i != j && v.implied(by, t) && (j < i || !v.implied(t, by)) {
					d := g.warnf("no-effect", t.Span, "this part of the condition changes nothing: `%s` says as much or more", g.text(by.Span))
					d.Help = "leave it out"
					break
				}
			}
		}
	}
}
