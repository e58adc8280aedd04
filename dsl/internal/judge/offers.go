package judge

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file proposes cures. What is said of a cure and the change of the text that it means are
// made together, so that each can be tried before it is shown: what does not cure is not said. A
// line of a parent is changed in the variant, as dsl/rules says.

// OfferText offers to write a text in the place of another.
func (c *Judge) OfferText(d *dsl.Diagnostic, at dsl.Span, text string) {
	if l := c.LineAt(at); l != nil && at.Pos.Filename != c.Main {
		d.Offer(c.Sheet.Changed(l, at, text))
		return
	}
	d.Offer(dsl.Instead(at, text))
}

// OfferWhole offers to write a text in the place of another, and shows all of the line.
func (c *Judge) OfferWhole(d *dsl.Diagnostic, at dsl.Span, text string) {
	if l := c.LineAt(at); l != nil {
		d.Offer(c.Sheet.Changed(l, at, text))
	}
}

// OfferIf offers a text in the place of another for an author who means something.
func (c *Judge) OfferIf(d *dsl.Diagnostic, meant string, at dsl.Span, text string) {
	If(d, meant, func() { c.OfferText(d, at, text) })
}

// If has something offered, and says that it is for an author who means something.
func If(d *dsl.Diagnostic, meant string, offer func()) {
	n := len(d.Offers)
	offer()
	for i := n; i < len(d.Offers); i++ {
		d.Offers[i] = d.Offers[i].If(meant)
	}
}

// Else has something offered as well: where there are offers already, for an author who means
// something.
func Else(d *dsl.Diagnostic, meant string, offer func()) {
	if len(d.Offers) > 0 {
		If(d, meant, offer)
	} else {
		offer()
	}
}

// OfferMore offers to write words behind a stretch of a line, and shows all of it.
func (c *Judge) OfferMore(d *dsl.Diagnostic, at dsl.Span, words string) {
	c.OfferWhole(d, dsl.Span{Pos: at.EndPos, EndPos: at.EndPos}, " "+words)
}

// Surely says of the last offer of a finding that nothing else can be meant.
func Surely(d *dsl.Diagnostic) {
	if n := len(d.Offers); n > 0 {
		d.Offers[n-1].Sure = true
	}
}

// OfferOut offers to leave a stretch of a line out that says nothing.
func (c *Judge) OfferOut(d *dsl.Diagnostic, at dsl.Span) {
	src := c.Sheet.Sources[at.Pos.Filename]
	if src == nil || at.Pos.Offset == at.EndPos.Offset {
		return
	}
	o := src.Out(at).Surely()
	if l := c.LineAt(at); l != nil && (at.Pos.Filename != c.Main || at.Pos.Line != d.Span.Pos.Line) {
		o = c.Sheet.Changed(l, o.Fixes[0].Span, "")
	}
	d.Offer(o)
}

// OfferWords offers to leave words out that follow one another in a stretch of a line.
func (c *Judge) OfferWords(d *dsl.Diagnostic, at dsl.Span, words ...string) {
	if said, ok := c.Words(at, words...); ok {
		c.OfferOut(d, said)
	}
}

// Words finds words that follow one another in a stretch of a line.
func (c *Judge) Words(at dsl.Span, words ...string) (dsl.Span, bool) {
	l := c.LineAt(at)
	for i := 0; l != nil && i+len(words) <= len(l.Words); i++ {
		run := l.Words[i : i+len(words)]
		same := slices.EqualFunc(run, words, func(t dsl.Token, w string) bool { return t.Value == w })
		if same && run[0].Pos.Offset >= at.Pos.Offset {
			return run[0].Span().To(run[len(run)-1].Span()), true
		}
	}
	return dsl.Span{}, false
}

// OfferPart offers to leave out one of several alternatives, or one part of a condition, with the
// `or` or `and` that joins it to its neighbour.
func (c *Judge) OfferPart(d *dsl.Diagnostic) {
	l := c.LineAt(d.Span)
	if l == nil {
		return
	}
	at := d.Span
	var last, next *dsl.Token
	for i := range l.Words {
		switch w := &l.Words[i]; {
		case w.End().Offset <= at.Pos.Offset:
			last = w
		case next == nil && w.Pos.Offset >= at.EndPos.Offset:
			next = w
		}
	}
	joins := func(w *dsl.Token, words ...string) bool { return w != nil && slices.Contains(words, w.Value) }
	switch {
	case joins(last, "or", "and"), joins(last, "but") && !joins(next, "or", "and"):
		at.Pos = last.Pos
	case joins(next, "or", "and"):
		at.EndPos = next.End()
	}
	c.OfferOut(d, at)
}

// OfferLine offers a line more in a zone.
func (c *Judge) OfferLine(d *dsl.Diagnostic, z *rules.Zone, text string) {
	if z.Head != nil {
		c.offerBelow(d, z.Head, z.Lines, text, fmt.Sprintf("under `%s`", z.Title()))
	}
}

// OfferStep offers a step more in a block, as its last or, with none before it, its only one.
func (c *Judge) OfferStep(d *dsl.Diagnostic, head *dsl.Line, steps []*dsl.Line, text string) {
	where := fmt.Sprintf("under `%s`", head.Text())
	if len(steps) > 0 {
		where = "as the last step"
	}
	c.offerBelow(d, head, steps, text, where)
}

// OfferFirst offers a step more in a block, before its first.
func (c *Judge) OfferFirst(d *dsl.Diagnostic, first *dsl.Line, text string) {
	before := dsl.Span{Pos: first.Pos, EndPos: first.Pos}
	d.Offer(dsl.Offer{
		Says:  fmt.Sprintf("add `%s` before `%s`", text, first.Text()),
		Fixes: []dsl.Fix{{Span: before, Text: text + "\n  "}},
	})
}

func (c *Judge) offerBelow(d *dsl.Diagnostic, head *dsl.Line, lines []*dsl.Line, text, where string) {
	at := head.Span
	if n := len(lines); n > 0 && lines[n-1].Pos.Filename == head.Pos.Filename {
		at = lines[n-1].Span
	}
	switch src := c.Sheet.Sources[at.Pos.Filename]; {
	case src == nil:
	case at.Pos.Filename != c.Main:
		d.Offer(c.Sheet.More(head, text))
	default:
		d.Offer(src.Below(at, text, where))
	}
}

// OfferFile offers lines more at the end of the file: a block, or a line of the file.
func (c *Judge) OfferFile(d *dsl.Diagnostic, lines ...string) {
	d.Offer(c.Sheet.Source().Added(lines...))
}

// OfferCut offers to do without a line, or with the head of a block without all of the block.
func (c *Judge) OfferCut(d *dsl.Diagnostic, l *dsl.Line) { d.Offer(c.Sheet.Without(l, d.Span)) }

// OfferGone offers to do without the line in which a finding stands, or its block.
func (c *Judge) OfferGone(d *dsl.Diagnostic) {
	if l := c.LineAt(d.Span); l != nil {
		c.OfferCut(d, l)
	}
}

// OfferTaken offers a variant to do without a line of its parent that comes to nothing there. A
// line of the file itself that comes to nothing is meant all the same: without it the finding would
// be gone, and not what is wrong.
func (c *Judge) OfferTaken(d *dsl.Diagnostic, l *dsl.Line) {
	if l != nil && l.Pos.Filename != c.Main {
		c.OfferCut(d, l)
	}
}

// OfferTakenHere is OfferTaken of the line in which a finding stands.
func (c *Judge) OfferTakenHere(d *dsl.Diagnostic) { c.OfferTaken(d, c.LineAt(d.Span)) }

// OfferPiles offers another number of piles of a zone that says one.
func (c *Judge) OfferPiles(d *dsl.Diagnostic, z *rules.Zone, n int) {
	if z.Head == nil || n < 1 || n == z.Piles {
		return
	}
	for _, w := range z.Head.Words {
		if w.Type == dsl.TokNumber && w.Value == fmt.Sprint(z.Piles) {
			c.OfferWhole(d, w.Span(), fmt.Sprint(n))
			return
		}
	}
	if z.Piles == 1 && len(z.Head.Words) > 0 && z.Picture == nil {
		c.OfferMore(d, z.Head.Words[len(z.Head.Words)-1].Span(), fmt.Sprint(n))
	}
}

// OfferMove offers to put a step elsewhere in its block: before another, or behind it.
func (c *Judge) OfferMove(d *dsl.Diagnostic, l, other *dsl.Line, behind bool) {
	if l.Pos.Filename != c.Main || other.Pos.Filename != c.Main {
		return
	}
	src := c.Sheet.Source()
	cut := src.Cut(l.Pos.Line, l.Pos.Line, "")
	text, where := src.Slice(cut.Fixes[0].Span), "before"
	to := src.Whole(other.Pos.Line).Pos
	if behind {
		where = "behind"
		to = src.Cut(other.Pos.Line, other.Pos.Line, "").Fixes[0].Span.EndPos
	}
	if !strings.HasSuffix(text, "\n") {
		return
	}
	fixes := []dsl.Fix{cut.Fixes[0], {Span: dsl.Span{Pos: to, EndPos: to}, Text: text}}
	slices.SortFunc(fixes, func(a, b dsl.Fix) int { return a.Span.Pos.Offset - b.Span.Pos.Offset })
	d.Offer(dsl.Offer{Says: fmt.Sprintf("put `%s` %s `%s`", l.Text(), where, other.Text()), Fixes: fixes})
}

// OfferParents offers to mean a zone of the parent where a variant makes a new one beside it.
func (c *Judge) OfferParents(d *dsl.Diagnostic, z, old *rules.Zone) {
	head, ok := z.Head.Stmt.(*dsl.ZoneHead)
	if !ok {
		return
	}
	at, words := z.Head.Span, old.Words()
	if head.Size != nil {
		words += " " + c.Text(head.Size.Span)
	}
	c.OfferIf(d, "the parent's is to be changed", at, words)
}

// OfferDecks offers so many packs.
func (c *Judge) OfferDecks(d *dsl.Diagnostic, n int) {
	for _, l := range c.Sheet.Lines {
		if _, ok := l.Stmt.(*dsl.Decks); ok {
			c.OfferWhole(d, l.Words[1].Span(), fmt.Sprint(n))
			return
		}
	}
	title := c.Title()
	if src := c.Sheet.Sources[title.Pos.Filename]; src != nil && title.Pos.Filename == c.Main {
		d.Offer(src.Below(title, fmt.Sprintf("decks %d", n), ""))
	}
}
