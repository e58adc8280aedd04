package check

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/dsl/corpus"
)

// This file looks for a part of a line or of a block that was forgotten: the first word of a line,
// or its last ones; the number with which a step begins; the kind of a head.

// Bounds on the parts that are put in.
const (
	mostDealtEach = 20 // cards that a step gives a pile
	mostShown     = 2  // lines of games
	mostSuits     = 3  // ways to say in which suits
)

// finished writes lines of games that say a few words more, before or behind, for one that cannot
// be read: those that most games have.
func (t *trial) finished(d *dsl.Diagnostic) (out []dsl.Offer) {
	src, n := t.sheet.Source(), d.Span.Pos.Line
	at := src.Said(n)
	text := src.Slice(at)
	for _, line := range t.games.Longer(src, n) {
		o := dsl.WholeLine(line, dsl.Fix{Span: at, Text: line})
		if _, clean := t.cures(d, o); !clean || t.n >= mostTried {
			continue
		}
		if lead, ok := strings.CutSuffix(line, " "+text); ok {
			o = o.If("`" + lead + "` is missing")
		} else {
			o = o.Saying("for example: " + line)
		}
		if out = append(out, o); len(out) == mostShown {
			break
		}
	}
	return out
}

// inSuits are the ways to say in which suits cards are built.
var inSuits = []string{"in suit", "in any suit", "in alternating colours", "in colour", "in other suits"}

// suited says of a direction in which suits, first as the games most like the file say it of such
// zones, and reports whether it does.
func (t *trial) suited(d *dsl.Diagnostic) bool {
	src, at := t.sheet.Source(), d.About.Suits
	if at.Line == 0 || d.Span.Pos.Filename != src.Name || len(d.Offers) > 0 {
		return false
	}
	said := src.Said(at.Line)
	directed := src.Slice(dsl.Span{Pos: said.Pos, EndPos: at})
	rest := src.Slice(dsl.Span{Pos: at, EndPos: said.EndPos})
	_, head := t.blockAt(at.Line)
	kind, _, _ := strings.Cut(head, " ")
	like := t.ranking().Lines(kind, "build")
	near := func(in string) int { // how far from the top of them
		k := slices.IndexFunc(like, func(l corpus.Taken) bool {
			return strings.HasPrefix(l.Lines[0]+" ", directed+" "+in+" ")
		})
		if k < 0 {
			return len(like)
		}
		return k
	}
	times := func(in string) int { return t.games.Begun(directed+" "+in, kind) }
	ways := slices.DeleteFunc(slices.Clone(inSuits), func(in string) bool { return times(in) == 0 })
	if len(ways) == 0 { // a list of its own
		ways = inSuits[:mostShown]
	}
	slices.SortStableFunc(ways, func(a, b string) int {
		return cmp.Or(cmp.Compare(near(a), near(b)), cmp.Compare(times(b), times(a)))
	})
	for _, in := range ways {
		line := directed + " " + in + rest
		o := dsl.WholeLine(line, dsl.Fix{Span: said, Text: line}).Saying("for example: " + line)
		if len(d.Offers) == mostSuits || t.n >= mostTried {
			break
		}
		if _, clean := t.cures(d, o); clean {
			d.Offer(o)
			d.Help = ""
		}
	}
	return len(d.Offers) > 0
}

// quantity gives a step of the deal the number of cards that it does not say, or a line the number
// at its end: the one with which the cards come out.
func (t *trial) quantity(d *dsl.Diagnostic) (out []dsl.Offer) {
	src, n := t.sheet.Source(), d.Span.Pos.Line
	at := src.Said(n)
	text := src.Slice(at)
	begins := strings.HasPrefix(text, "to ")
	if !begins && !d.About.Number || t.n >= mostTried {
		return nil
	}
	for k := 1; k <= mostDealtEach && len(out) < mostShown+1; k++ {
		line := strconv.Itoa(k) + " " + text
		if !begins {
			line = text + " " + strconv.Itoa(k)
		}
		o := dsl.WholeLine(line, dsl.Fix{Span: at, Text: line})
		if is := t.after(o).found; is.Errors()+is.Warnings() == 0 {
			out = append(out, o.If("the other numbers are right"))
		}
	}
	if len(out) > mostShown { // nothing says which
		return nil
	}
	return out
}

// turnedAnew turns so many cards in a variant whose parent turns as many as an option says that the
// variant has taken away.
func (t *trial) turnedAnew(d *dsl.Diagnostic) (out []dsl.Offer) {
	src := t.sheet.Source()
	if !strings.HasPrefix(src.Line(d.Span.Pos.Line), "without option ") {
		return nil
	}
	for _, l := range t.sheet.Every() {
		if l.Src == src || l.Lead() != "turn" || l.Words[1].Value != d.About.Value {
			continue
		}
		_, to, _ := strings.Cut(l.Text(), " to ")
		turn := func(n int) dsl.Offer {
			line := fmt.Sprintf("turn %d to %s", n, to)
			if h := l.Zone.Head; h != nil && h.Src == src {
				return src.Below(h.Span, line, fmt.Sprintf("under `%s`", l.Zone.Title()))
			}
			return src.Added(l.Zone.Title(), "  "+line)
		}
		out = append(out, turn(1).If("one card at a time is turned"), turn(3).If("three are"))
	}
	return out
}

// kindOfHead says of what a number that stands alone is the number.
func (t *trial) kindOfHead(d *dsl.Diagnostic) (out []dsl.Offer) {
	at := t.sheet.Source().Said(d.Span.Pos.Line)
	number := t.sheet.Source().Slice(at)
	if _, err := strconv.Atoi(number); err != nil {
		return nil
	}
	leads := []string{"decks"}
	for _, k := range dsl.AllKinds() {
		leads = append(leads, k.String())
	}
	for _, lead := range leads {
		o := dsl.Instead(at, lead+" "+number)
		if t.n < mostTried && t.cleans(d, o) {
			out = append(out, o.If("`"+lead+"` is missing"))
		}
	}
	return out
}

// leftOut writes out what a variant leaves out by words that do not stand at the beginning of the
// line: `without back` for `without worry back`.
func (t *trial) leftOut(d *dsl.Diagnostic) (out []dsl.Offer) {
	src := t.sheet.Source()
	at := src.Said(d.Span.Pos.Line)
	said, ok := strings.CutPrefix(src.Slice(at), "without ")
	if !ok {
		return nil
	}
	for l := range dsl.EveryLine(t.sheet.Lines, t.sheet.Blocks) {
		text := "without" + upTo(l, strings.Fields(said))
		if l.Src == src || text == "without" || text == "without "+said {
			continue
		}
		o := dsl.Instead(at, text)
		same := func(p dsl.Offer) bool { return t.text(p) == t.text(o) }
		if t.n < mostTried && t.cleans(d, o) && !slices.ContainsFunc(out, same) {
			out = append(out, o)
		}
	}
	if len(out) > 1 {
		return nil
	}
	return out
}

// upTo is the beginning of a line up to the last of some words, in whatever order and number they
// stand in it; "" if one does not.
func upTo(l *dsl.Line, said []string) string {
	bare := func(w string) string { return strings.TrimSuffix(w, "s") }
	words, last := strings.Fields(l.Text()), -1
	for _, w := range said {
		k := slices.IndexFunc(words, func(o string) bool { return bare(o) == bare(w) })
		if k < 0 {
			return ""
		}
		last = max(last, k)
	}
	return " " + strings.Join(words[:last+1], " ")
}
