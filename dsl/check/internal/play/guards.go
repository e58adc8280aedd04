package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

// guards finds conditions that are always true or never.
func (g *setup) guards() {
	g.longRuns()
	play, deal := g.inPlay(), g.inDeal()
	for _, l := range g.Lines {
		gd := judge.GuardOf(l.Stmt)
		if l.In == rules.InFile {
			g.endParts(play, l)
			continue
		}
		v := play
		if l.In == rules.InDeal {
			v = deal
		}
		v = v.whenLine(l)
		if gd == nil || g.blames(gd) {
			continue
		}
		says := "`" + l.Text() + "`"
		switch g.everyPlay(v, l, func(v *view) verdict { return v.guard(gd) }) {
		case canFalse:
			d := g.Warnf("no-effect", gd.Span, "%s never applies: %s", says, g.never(v, l, gd))
			if gd.Pass != "" && v.pass.hi < dsl.Number(gd.Pass) && !v.deal {
				g.morePasses(d, dsl.Number(gd.Pass))
			}
			switch {
			case l.Zone != nil && g.shapesRuns(l.Line, l.Zone):
				d.Help = "what moves as a sequence is still built by this line"
			case g.binds(l):
				d.Help = "without the line other cards move than now"
			default:
				g.OfferGone(d)
			}
		case canTrue:
			if l.In == rules.AtMay && l.May.Name == "redeal" {
				continue // without a condition it waits until the stock is empty
			}
			d := g.Warnf("no-effect", gd.Span, "the condition changes nothing: `%s` always holds", g.Text(gd.Span))
			g.OfferOut(d, gd.Span)
		default:
			for _, c := range dsl.Conds(l.Stmt) {
				if gd.Word != "until" {
					g.parts(v, l, c)
				}
			}
		}
	}
}

// blames reports whether an error speaks of a guard: what follows is not told again.
func (g *setup) blames(gd *dsl.Guard) bool {
	return slices.ContainsFunc(g.List, func(d *dsl.Diagnostic) bool {
		return d.Level == dsl.Error &&
			slices.ContainsFunc(d.Others, func(o dsl.Label) bool { return o.Span.Within(gd.Span) })
	})
}

// endParts judges the parts of what wins or loses the game: it is asked when nothing happens by
// itself any more.
func (g *setup) endParts(v *view, l *rules.Placed) {
	if e, ok := l.Stmt.(*dsl.End); ok {
		w := *v
		w.still = true
		g.parts(&w, l, e.Cond)
	}
}

// binds reports whether a line keeps cards from moving even where its condition does not hold: it
// is the only one of its zone that says where they may come from or go to, or what moves together.
func (g *setup) binds(l *rules.Placed) bool {
	if l.Zone == nil {
		return false
	}
	for _, of := range []rules.LimitKind{rules.TakesOnly, rules.PlaysOnly} {
		if ls := l.Zone.OldLimits(of); len(ls) == 1 && ls[0].Line == l.Line {
			return true
		}
	}
	us := rules.OldForms[*rules.OldUnit](l.Zone)
	return len(us) == 1 && us[0].Line == l.Line
}

// never tells why a guard never holds.
func (g *setup) never(v *view, l *rules.Placed, gd *dsl.Guard) string {
	if gd.Cond != nil && gd.Word == "until" {
		return fmt.Sprintf("`%s` holds from the start and always", g.Text(gd.Cond.Span))
	}
	c := gd.Cond
	if gd.Pass != "" {
		if v.pass.hi < dsl.Number(gd.Pass) {
			return "there is no pass " + gd.Pass + v.inTheDeal()
		}
		c = gd.And
	}
	if c == nil {
		return "its condition cannot hold"
	}
	if len(c.Or) == 1 {
		free := *v
		free.known = nil
		for _, t := range c.Or[0].And {
			if g.everyPlay(&free, l, func(v *view) verdict { return v.test(t) })&canTrue == 0 {
				if t.Pass != "" && !t.Not {
					return "there is no pass " + t.Pass + v.inTheDeal()
				}
				return fmt.Sprintf("`%s` cannot be", g.Text(t.Span))
			}
		}
		return g.contradicts(v, l, gd)
	}
	return fmt.Sprintf("`%s` cannot be", g.Text(c.Span))
}

// contradicts tells whether a guard whose parts may hold each by itself contradicts itself or what
// the line asks for.
func (g *setup) contradicts(v *view, l *rules.Placed, gd *dsl.Guard) string {
	says := fmt.Sprintf("`%s` contradicts itself", g.Text(gd.Span))
	if v.known == nil {
		return says
	}
	free := *v
	free.known = nil
	if free.guard(gd)&canTrue == 0 {
		return says
	}
	return v.needs(l, gd)
}

// inTheDeal says where a view looks, if that is not the play.
func (v *view) inTheDeal() string {
	if v.deal {
		return " in the deal"
	}
	return ""
}

// coveredBy tells of an alternative that never holds but where another does: an empty tableau that
// fills itself from the stock leaves an empty stock.
func (g *setup) coveredBy(v *view, c *dsl.Cond, i int) bool {
	a := c.Or[i]
	if v.all(a)&canTrue == 0 {
		return false
	}
	for j, b := range c.Or {
		not, ok := v.contrary(b)
		if i == j || !ok {
			continue
		}
		here, ok := v.contrary(a)
		alike := ok && here.of == not.of && here.in == not.in
		if alike && j > i || !v.clash(append(append(v.facts(a), not), v.known...)) {
			continue
		}
		d := g.Warnf("no-effect", a.Span, "this part of the condition changes nothing: wherever it holds, `%s` does",
			g.Text(b.Span))
		g.OfferPart(d)
		return true
	}
	return false
}

// parts finds parts of a condition that change nothing: always true beside `and`, never true beside
// `or`. Nothing is said of what lasts `until` something: what is asked of a place that is not there
// counts otherwise alone than as a part.
func (g *setup) parts(v *view, l *rules.Placed, c *dsl.Cond) {
	for i, a := range c.Or {
		if g.coveredBy(v, c, i) {
			continue
		}
		if len(c.Or) > 1 && g.everyPlay(v, l, func(v *view) verdict { return v.all(a) })&canTrue == 0 {
			d := g.Warnf("no-effect", a.Span, "this part of the condition changes nothing: `%s` cannot be",
				g.Text(a.Span))
			g.OfferPart(d)
			continue
		}
		if len(a.And) < 2 {
			continue
		}
		for i, t := range a.And {
			if g.everyPlay(v, l, func(v *view) verdict { return v.test(t) })&canFalse == 0 {
				d := g.Warnf("no-effect", t.Span, "this part of the condition changes nothing: `%s` always holds",
					g.Text(t.Span))
				g.OfferPart(d)
				continue
			}
			for j, by := range a.And {
				if i != j && v.implied(by, t) && (j < i || !v.implied(t, by)) {
					d := g.Warnf("no-effect", t.Span, "this part of the condition changes nothing: `%s` says as "+
						"much or more", g.Text(by.Span))
					g.OfferPart(d)
					break
				}
			}
		}
	}
}
