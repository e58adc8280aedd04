package judge

import (
	"fmt"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file proposes cures of which none is certain. What is said of a cure and the change of the
// text that it means are made together, so that each can be tried before it is shown: what does not
// cure is not said.

// Offer adds a way to cure a finding: what is said of it, and the text that it makes.
func Offer(d *dsl.Diagnostic, fixes []dsl.Fix, format string, args ...any) {
	if len(fixes) == 0 {
		return
	}
	d.Offers = append(d.Offers, dsl.Offer{Says: fmt.Sprintf(format, args...), Fixes: fixes})
	d.Help = dsl.OffersSay(d.Offers)
}

// OfferText offers to write a text in the place of another.
func (c *Judge) OfferText(d *dsl.Diagnostic, at dsl.Span, text string) {
	Offer(d, []dsl.Fix{{Span: at, Text: text}}, "write `%s`", text)
}

// OfferLine offers a line more in a zone. Words may say what it is for.
func (c *Judge) OfferLine(d *dsl.Diagnostic, z *rules.Zone, text string) {
	if z.Head == nil {
		return
	}
	at := z.Head.Span
	if n := len(z.Lines); n > 0 && z.Lines[n-1].Pos.Filename == z.Head.Pos.Filename {
		at = z.Lines[n-1].Span
	}
	if src := c.Sheet.Sources[at.Pos.Filename]; src != nil {
		end := at.EndPos.Offset
		if n := strings.IndexByte(src.Text[end:], '\n'); n >= 0 {
			end += n
		} else {
			end = len(src.Text)
		}
		fix := dsl.Fix{Span: src.Span(end, end), Text: "\n  " + text}
		Offer(d, []dsl.Fix{fix}, "add `%s` under `%s`", text, z.Title())
	}
}

// OfferCut offers to do without a line, or with the head of a block without all of the block.
func (c *Judge) OfferCut(d *dsl.Diagnostic, l *dsl.Line) {
	src := c.Sheet.Sources[l.Pos.Filename]
	if src == nil {
		return
	}
	from := strings.LastIndexByte(src.Text[:l.Span.Pos.Offset], '\n') + 1
	what, last := fmt.Sprintf("line %d, `%s`", l.Pos.Line, l.Text()), l.Pos.Line
	for _, b := range c.Sheet.Blocks {
		if b.Head != l {
			continue
		}
		what = fmt.Sprintf("the block `%s`", l.Text())
		for _, x := range b.Lines {
			if x.Pos.Filename == l.Pos.Filename {
				last = max(last, x.Pos.Line)
			}
		}
	}
	to := from
	for n := l.Pos.Line; n <= last && to < len(src.Text); n++ {
		if end := strings.IndexByte(src.Text[to:], '\n'); end >= 0 {
			to += end + 1
		} else {
			to = len(src.Text)
		}
	}
	Offer(d, []dsl.Fix{{Span: src.Span(from, to)}}, "remove %s", what)
}

// OfferPiles offers another number of piles of a zone that says one.
func (c *Judge) OfferPiles(d *dsl.Diagnostic, z *rules.Zone, n int) {
	if z.Head == nil || n < 1 || n == z.Piles {
		return
	}
	for _, w := range z.Head.Words {
		if w.Type == dsl.TokNumber && w.Value == fmt.Sprint(z.Piles) {
			what := strings.Replace(z.Head.Text(), w.Raw, fmt.Sprint(n), 1)
			Offer(d, []dsl.Fix{{Span: w.Span(), Text: fmt.Sprint(n)}}, "write `%s`", what)
			return
		}
	}
}
