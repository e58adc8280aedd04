package words

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// unsaid finds lines that speak of what another line would have to say, and none does.
func (c *checker) unsaid() {
	if c.Sheet.Broken {
		return
	}
	c.split()
	for _, l := range c.Lines {
		c.homeless(l)
		if l.Zone != nil && l.Zone.Suits == nil {
			c.suitless(l)
		}
	}
	for _, z := range c.Sheet.Zones {
		c.neverHome(z)
		c.uncounted(z)
	}
}

// headAt reports whether a line of the file is a head, though it may be indented: that is told.
func (c *checker) headAt(n int) bool {
	return slices.ContainsFunc(c.Sheet.Blocks, func(b *dsl.Block) bool {
		return b.Head.Src == c.Sheet.Source() && b.Head.Pos.Line == n
	})
}

// split tells of lines of a block below a blank line, which is what stands between blocks: the head
// of the next may be missing. The examples are left to those who read them.
func (c *checker) split() {
	src := c.Sheet.Source()
	head, blank, told := "", false, false
	for n := 1; n <= src.Lines(); n++ {
		said := strings.TrimSpace(src.Slice(src.Said(n)))
		switch inside := strings.TrimLeft(src.Line(n), " \t") != src.Line(n); {
		case strings.TrimSpace(src.Line(n)) == "":
			blank = true
		case said == "" || src.InExample(n):
		case !inside || c.headAt(n):
			head, blank, told = said, false, false
		default:
			here := func(d *dsl.Diagnostic) bool { return d.Span.Within(src.Said(n)) }
			lead, _, _ := strings.Cut(head, " ")
			if blank && !told && ofBlock(lead) && !slices.ContainsFunc(c.List, here) {
				d := c.Notef("split-block", src.Said(n), "a blank line stands above it, and it still belongs to `%s`: "+
					"is its head missing?", head)
				d.Help = "lines of one block stand together"
				told = true
			}
			blank = false
		}
	}
}

// ofBlock reports whether a word begins the head of a block.
func ofBlock(lead string) bool {
	return dsl.KindNamed(lead) != dsl.NoKind || slices.Contains([]string{"deal", "may", "after"}, lead)
}

// uncounted tells of cells of which is not said how many there are: without a number it is one.
func (c *checker) uncounted(z *rules.Zone) {
	if z.Kind != dsl.Cells || z.Head == nil || z.Head.Src != c.Sheet.Source() {
		return
	}
	if h, ok := z.Head.Stmt.(*dsl.ZoneHead); !ok || h.Size != nil || z.Picture != nil {
		return
	}
	d := c.Notef("uncounted", z.Head.Span, "how many cells there are is not said: `%s` alone is one", z.Head.Text())
	judge.If(d, "there is one", func() { c.OfferMore(d, z.Head.Span, "1") })
	d.Help = "a number behind it says it, for example `" + z.Kind.Example() + "`"
}

// neverHome finds `home` lines by which each card waits for that beside it to be home, and none is
// so first.
//
// For example `home up in suit after pile left when pile left home` and no other line: the first
// pile of a row has none on its left, so no card is ever home. One line that does not wait breaks
// the circle.
func (c *checker) neverHome(z *rules.Zone) {
	rs := rules.All[*dsl.Home](z)
	if len(rs) == 0 {
		return
	}
	side := waitsFor(rs[0].Stmt)
	for _, r := range rs {
		if side == "" || waitsFor(r.Stmt) != side {
			return
		}
	}
	d := c.Errorf("no-home", rs[0].Line.Span, "no card of `%s` is ever home: each waits for the pile %s of it, and "+
		"nothing says which is home first", z.Title(), side)
	example := map[string]string{"left": "home ace when column is 1", "above": "home ace when row is 1"}[side]
	d.Help = "the first pile has a line of its own: `home CARDS when CONDITION`"
	if example != "" {
		c.OfferLine(d, z, example)
	}
}

// waitsFor is the side on which another card must be home, and lie, before any is by a line; "" if
// there is none.
func waitsFor(h *dsl.Home) string {
	if h.Guard == nil || h.Guard.Word != "when" || h.Cards == nil {
		return ""
	}
	cond := h.Guard.Cond
	if cond == nil || len(cond.Or) != 1 {
		return ""
	}
	side := ""
	for _, t := range cond.Or[0].And {
		if p, is := t.PlaceIs(); p != nil && p.Pile != nil && is.Home {
			side = p.Pile.Side
		}
	}
	for _, k := range h.Cards.Any {
		if p := after(k); p == nil || p.Side != side {
			return ""
		}
	}
	return side
}

// after is the pile, one beside the card or its own, whose card a phrase compares with; or nil.
func after(k *dsl.Card) *dsl.PileRef {
	if k.Sort == nil || k.Sort.Rel == nil || k.Sort.Rel.After == nil {
		return nil
	}
	return k.Sort.Rel.After.Pile
}

// homeless finds `home` where no line says which cards are home: only an empty pile is so then.
//
// `home` is what the `home` lines of the zone say; without one, only an empty pile is home.
func (c *checker) homeless(l *rules.Placed) {
	judge.Each(l.Nodes, func(t *dsl.Compare) {
		if t.State == nil || !t.State.Home {
			return
		}
		zs := c.Sheet.Zones
		if l.Zone != nil {
			zs = []*rules.Zone{l.Zone}
		}
		if p := t.Left.Place(); p != nil && p.Zone != nil {
			zs = c.Sheet.Zone(p.Zone.Word)
		}
		c.needsHome(t.Span, zs)
	})
	judge.Each(l.Nodes, func(k *dsl.Card) {
		if k.Home {
			c.needsHome(k.Span, c.Sheet.Zones)
		}
	})
}

// needsHome demands a `home` line in one of some zones.
//
// One zone of several is enough: the others then have no card home, which may be meant.
func (c *checker) needsHome(at dsl.Span, zs []*rules.Zone) {
	for _, z := range zs {
		if len(rules.All[*dsl.Home](z)) > 0 {
			return
		}
	}
	what := "any zone"
	if len(zs) == 1 {
		what = "`" + zs[0].Title() + "`"
	} else if len(zs) == 0 {
		return
	}
	d := c.Errorf("no-home", at, "no `home` line of %s says which cards lie right: no card is ever home", what)
	d.About.Needs = "home"
	if len(zs) == 1 && zs[0].Head != nil {
		d.Others = judge.Other(zs[0].Head.Span, "no `home` line")
	}
	d.Help = "a zone says it by `home CARDS when CONDITION`, for example `home ace when column is 1`"
}

// suitless finds `suit of pile` in a zone whose piles have no suits: it is the suit of the top card
// then.
func (c *checker) suitless(l *rules.Placed) {
	judge.Each(l.Nodes, func(a *dsl.Atom) {
		if a.Of != "suit" || a.Ref == nil || !a.Ref.Place.IsPile() {
			return
		}
		d := c.Warnf("pile-without-suit", a.Span, "the piles of `%s` have no suits: `%s` is the suit of the top "+
			"card here", l.Zone.Title(), c.Text(a.Span))
		d.Others = judge.Other(l.Zone.Head.Span, "no `suits` line")
		c.OfferIf(d, "the suit of the top card is meant", a.Span, "suit of top")
		d.Help = "a `suits` line says which suit each pile has"
	})
}
