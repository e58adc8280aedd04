package words

import (
	"cmp"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// The ends of lines: from where, by itself, how often, when. The grammar is the same for all
// arriving lines; some of them have no use for a part of it, and what has no use is not accepted in
// silence.

// An ending is the parts that the end of an arriving line may have.
type ending uint8

const (
	endFrom ending = 1 << iota
	endOnce
	endBottom
	endTimes
	endGuard
	endAll = endFrom | endOnce | endBottom | endTimes | endGuard
)

// tails finds parts at the end of a line that it has no use for.
func (c *checker) tails() {
	for _, l := range c.Lines {
		switch t := l.Stmt.(type) {
		case *dsl.Spaces:
			switch {
			case t.Stay:
				c.restUntil(l, c.noUse(l, endAll, "nothing comes to a space then; what may, at times, is said by "+
					"`spaces take …` with a condition"))
			case t.Close:
				c.noUse(l, endAll, "empty piles close up by themselves, always")
			default:
				c.noUse(l, endBottom, "on an empty pile a card lies at the bottom anyway")
			}
		case *dsl.Build:
			if t.None {
				c.restUntil(l, c.noUse(l, endAll, "nothing is built then; what may, at times, is said by `build …` "+
					"with a condition"))
			} else {
				c.noUse(l, endBottom, "what is built lies on top; a card goes under a pile by a `takes` line")
			}
		case *dsl.Base:
			c.noUse(l, endBottom, "the first card lies at the bottom anyway")
		case *dsl.Takes:
			switch {
			case t.Only:
				c.noUse(l, endOnce|endBottom|endTimes, "`takes only` restricts; how cards come is said by `takes`, "+
					"`build`, `base` and `spaces`")
				if t.From == nil && t.Guard == nil && !c.Blamed(l.Line) {
					d := c.Warnf("no-effect", l.Span, "`takes only` restricts nothing: it does not say from where, "+
						"or when")
					c.OfferGone(d)
					d.Help = "`takes only from PLACE` and `takes only when CONDITION` restrict"
				}
			case t.Set != nil && !t.Set.Sequence:
				c.noUse(l, endBottom, "cards that come together as a set lie on top")
			}
		case *dsl.Plays:
			if t.To == nil && t.Guard == nil {
				d := c.Warnf("no-effect", l.Span, "`plays only` restricts nothing: it does not say where to, or when")
				c.OfferGone(d)
				d.Help = "`plays only to PLACE` and `plays only when CONDITION` restrict"
			}
		}
	}
}

// noUse reports what stands at the end of a line though the line has no use for it.
//
// none are the parts for which there is no use. They are reported as one stretch, from the first to
// the last of them, and are left out together.
func (c *checker) noUse(l *rules.Placed, none ending, why string) *dsl.Diagnostic {
	at := c.endOf(l, dsl.Arriving(l.Stmt), none)
	if !at.Pos.IsValid() {
		return nil
	}
	before := strings.TrimSpace(c.Text(dsl.Span{Pos: l.Pos, EndPos: at.Pos}))
	d := c.Errorf("extra-words", at, "`%s` is complete; I cannot use `%s`", before, c.Text(at))
	c.OfferOut(d, at)
	d.Help = why
	return d
}

// restUntil offers what `spaces stay empty when C` means beside other lines of its first word:
// those hold until C. Where each of them has a condition, nothing else need be said.
func (c *checker) restUntil(l *rules.Placed, d *dsl.Diagnostic) {
	g := dsl.Arriving(l.Stmt).Guard
	if d == nil || g == nil || l.Src != c.Sheet.Source() {
		return
	}
	contrary := map[string]string{"when": "until", "until": "when"}[g.Word]
	var others, always []*dsl.Line
	for _, x := range l.Zone.Lines {
		if a := dsl.Arriving(x.Stmt); x != l.Line && x.Lead() == l.Lead() && a != nil && x.Src == l.Src {
			others = append(others, x)
			if a.Guard == nil {
				always = append(always, x)
			}
		}
	}
	switch {
	case len(others) == 0:
	case len(always) == 0:
		judge.If(d, "the other lines say all that may come", func() { c.OfferGone(d) })
	case contrary != "":
		more := " " + contrary + strings.TrimPrefix(c.Text(g.Span), g.Word)
		o := c.Sheet.Without(l.Line, d.Span)
		said := []string{}
		for _, x := range always {
			o.Fixes = append(o.Fixes, dsl.Fix{Span: dsl.Span{Pos: x.EndPos, EndPos: x.EndPos}, Text: more})
			said = append(said, "`"+x.Text()+more+"`")
		}
		slices.SortFunc(o.Fixes, func(a, b dsl.Fix) int { return cmp.Compare(a.Span.Pos.Offset, b.Span.Pos.Offset) })
		o.Says = "write " + strings.Join(said, ", ") + ", and " + o.Says
		d.Offer(o)
	}
}

// endOf is where some parts stand at the end of a line, from the first to the last of them; invalid
// if none does.
func (c *checker) endOf(l *rules.Placed, a *dsl.Arrive, which ending) dsl.Span {
	var at dsl.Span
	add := func(s dsl.Span) {
		if !at.Pos.IsValid() {
			at = s
		}
		at = at.To(s)
	}
	if which&endFrom != 0 && a.From != nil {
		add(wordBefore(l, "from", a.From.Pos).To(a.From.Span))
	}
	if which&endOnce != 0 && a.Once {
		add(wordBefore(l, "at", l.EndPos).To(wordBefore(l, "once", l.EndPos)))
	}
	if which&endBottom != 0 && a.Bottom {
		add(wordBefore(l, "at", l.EndPos).To(wordBefore(l, "bottom", l.EndPos)))
	}
	if which&endTimes != 0 && a.Times != nil {
		add(a.Times.Span)
	}
	if which&endGuard != 0 && a.Guard != nil {
		add(a.Guard.Span)
	}
	return at
}

// wordBefore is the last place of a word in a line before another place.
//
// The last, for the same word may stand earlier in the line with another meaning (`from` in a
// place).
func wordBefore(l *rules.Placed, word string, before dsl.Pos) dsl.Span {
	at := l.Span
	for _, w := range l.Words {
		if w.Value == word && w.Pos.Offset < before.Offset {
			at = w.Span()
		}
	}
	return at
}
