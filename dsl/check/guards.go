package check

import (
	"fmt"

	"pat/dsl"
)

// guards finds conditions that are always true or never.
func (g *setup) guards() {
	g.longRuns()
	v := g.inPlay()
	for _, l := range g.checker.lines {
		if l.in == inDeal || l.in == inFile {
			continue
		}
		gd := guardOf(l.Stmt)
		if gd == nil {
			continue
		}
		says := "`" + l.Text() + "`"
		switch v.guard(gd) {
		case canFalse:
			d := g.warnf("no-effect", gd.Span, "%s never applies: %s", says, g.never(v, gd))
			d.Help = "change the condition, or remove the line"
		case canTrue:
			d := g.warnf("no-effect", gd.Span, "the condition changes nothing: `%s` always holds", g.text(gd.Span))
			d.Help = "leave it out"
			d.Fixes = g.cut(gd.Span)
		default:
			for _, c := range condsOf(l.Stmt) {
				g.parts(v, c)
			}
		}
	}
}

// never tells why a guard never holds.
func (g *setup) never(v *view, gd *dsl.Guard) string {
	if gd.Cond != nil && gd.Word == "until" {
		return fmt.Sprintf("`%s` holds from the start and always", g.text(gd.Cond.Span))
	}
	c := gd.Cond
	if gd.Pass != "" {
		if v.pass.hi < number(gd.Pass) {
			return fmt.Sprintf("there is no pass %s", gd.Pass)
		}
		c = gd.And
	}
	if c == nil {
		return "its condition cannot hold"
	}
	if len(c.Or) == 1 {
		for _, t := range c.Or[0].And {
			if v.test(t)&canTrue == 0 {
				return fmt.Sprintf("`%s` cannot be", g.text(t.Span))
			}
		}
		return fmt.Sprintf("`%s` contradicts itself", g.text(gd.Span))
	}
	return fmt.Sprintf("`%s` cannot be", g.text(c.Span))
}

// parts finds parts of a condition that change nothing: always true beside `and`, never true beside `or`.
func (g *setup) parts(v *view, c *dsl.Cond) {
	for _, a := range c.Or {
		if len(c.Or) > 1 && v.all(a)&canTrue == 0 {
			d := g.warnf("no-effect", a.Span, "this part of the condition changes nothing: `%s` cannot be", g.text(a.Span))
			d.Help = "leave it out"
			continue
		}
		if len(a.And) < 2 {
			continue
		}
		for _, t := range a.And {
			if v.test(t)&canFalse == 0 {
				d := g.warnf("no-effect", t.Span, "this part of the condition changes nothing: `%s` always holds", g.text(t.Span))
				d.Help = "leave it out"
			}
		}
	}
}
