package check

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file looks for the block of a line that stands in another, where it says nothing, or is
// missed where it should stand.

// moved puts a line that says nothing where it stands, or one that another block lacks to which
// a finding points, under another head of the file, or else under one for a zone of the parent:
// where games have such lines, and all is sound.
func (t *trial) moved(d *dsl.Diagnostic) (out []dsl.Offer) {
	for _, own := range []bool{true, false} {
		for _, z := range t.sheet.Zones {
			head := t.headOf(z)
			mine := head > 0
			at := mine && d.Span.Pos.Filename == t.sheet.Source().Name && d.Span.Pos.Line == head
			lacks := at && (d.About.Needs != "" || d.Name == "unused-zone" || t.bare(z))
			if z.Implicit || mine != own || d.Name != "misplaced-rule" && !lacks {
				continue
			}
			for _, l := range t.lines() {
				here := standsIn(d.Span, l) || lacks && (d.About.Needs == "" || l.Lead() == d.About.Needs)
				kind := z.Kind.String()
				strange := t.games.Usual(l.Text(), kind) < leastUsual
				if d.Name == "unused-zone" { // what goes round in its zone would come there
					strange = !strings.Contains(l.Text()+" ", " from "+l.Inside+" ")
				}
				zone := dsl.KindNamed(l.Inside) != dsl.NoKind
				if !here || !zone || strange || l.Inside == kind && !t.second(l, z) {
					continue
				}
				if o := t.under(z, l); t.n < mostTried && t.cleans(d, o) {
					out = append(out, o)
				}
			}
		}
		if len(out) > 0 {
			return out
		}
	}
	return nil
}

// headOf is the line of the file in which the head of a zone stands, or 0. Where it says no more
// than the parent's, that one stands in the sheet.
func (t *trial) headOf(z *rules.Zone) int {
	src, words := t.sheet.Source(), z.Words()
	for n := 1; n <= src.Lines(); n++ {
		rest, is := strings.CutPrefix(src.Slice(src.Said(n)), words)
		if is && src.Said(n).Pos.Column == 1 && strings.Trim(rest, " 0123456789") == "" {
			return n
		}
	}
	return 0
}

// bare reports whether a block of the file has no lines of its own.
func (t *trial) bare(z *rules.Zone) bool {
	return !slices.ContainsFunc(z.Lines, func(l *dsl.Line) bool { return l.Src == t.sheet.Source() })
}

// under offers to put some lines under the head of another zone.
func (t *trial) under(z *rules.Zone, lines ...*dsl.Line) dsl.Offer {
	src, title := t.sheet.Source(), z.Words()
	var texts []string
	var fixes []dsl.Fix
	for _, l := range lines {
		texts = append(texts, l.Text())
		fixes = append(fixes, src.Cut(l.Pos.Line, l.Pos.Line, "").Fixes[0])
	}
	text := strings.Join(texts, "\n  ")
	to := src.Added(title, "  "+text).Fixes[0]
	if n := t.headOf(z); n > 0 {
		at := src.Whole(n)
		for _, o := range z.Lines {
			if o.Src == src && o.Pos.Line > at.Pos.Line {
				at = o.Span
			}
		}
		to = src.Below(at, text, title).Fixes[0]
	}
	fixes = append(fixes, to)
	slices.SortFunc(fixes, func(a, b dsl.Fix) int { return cmp.Compare(a.Span.Pos.Offset, b.Span.Pos.Offset) })
	says := fmt.Sprintf("put `%s` under `%s`", strings.Join(texts, "`, `"), z.Title())
	of := "the " + z.Title()
	if z.Name != "" {
		of = "`" + z.Name + "`"
	}
	return dsl.Offer{Fixes: fixes, Says: says}.If("it is said of " + of)
}

// second reports whether a line is one of two that begin alike in a zone, to which another of its
// kind has none.
func (t *trial) second(l *dsl.Line, other *rules.Zone) bool {
	like := func(o *dsl.Line) bool { return o != l && o.Lead() == l.Lead() }
	for _, z := range t.sheet.Zones {
		if slices.Contains(z.Lines, l) {
			return z != other && slices.ContainsFunc(z.Lines, like) && !slices.ContainsFunc(other.Lines, like)
		}
	}
	return false
}
