package rules

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
)

// How something is left out of a game. In a file of its own a line is removed. In a variant that is
// not enough where its parent says something too: what the parent says holds again, or never went
// away.

// Without offers to do without a line, or without the block of which it is the head. In a variant
// it is the `without` that does it. At is the place of the finding that the offer answers.
func (s *Sheet) Without(l *dsl.Line, at dsl.Span) dsl.Offer {
	var in *dsl.Block
	for _, b := range s.Blocks {
		if b.Head == l {
			return s.withoutBlock(b, at)
		}
		if slices.Contains(b.Lines, l) {
			in = b
		}
	}
	if l.Src == s.own {
		old := s.replaced(l)
		if _, zone := headOf[*dsl.ZoneHead](in); old == nil || in != nil && !zone {
			return s.own.Cut(l.Pos.Line, l.EndPos.Line, calledFrom(at, l, "line"))
		}
		words := lineKey(old[0])
		if among := s.Lines; len(old) == 1 {
			if in != nil {
				among = in.Lines
			}
			words = firstWords(old[0], slices.DeleteFunc(slices.Clone(among), func(x *dsl.Line) bool { return x == l }))
		}
		return dsl.Instead(l.Span, "without "+words).Where("in place of " + calledFrom(at, l, "line"))
	}
	if in == nil {
		return s.inVariant(nil, "without "+firstWords(l, s.Lines))
	}
	return s.inVariant(in, "without "+firstWords(l, in.Lines))
}

// calledFrom is how a line, or the block that it heads, is called in an offer for a finding.
func calledFrom(at dsl.Span, l *dsl.Line, what string) string {
	if at.Pos.Filename == l.Pos.Filename && at.Pos.Line == l.Pos.Line {
		return "the " + what
	}
	if what == "block" {
		return fmt.Sprintf("the block `%s`", l.Text())
	}
	return fmt.Sprintf("%s %d, `%s`", what, l.Pos.Line, l.Text())
}

// withoutBlock offers to do without a block.
func (s *Sheet) withoutBlock(b *dsl.Block, at dsl.Span) dsl.Offer {
	mine := func(l *dsl.Line) bool { return l.Src == s.own }
	words := "without " + blockWords(b)
	first := s.ownHead(b)
	if first == 0 {
		return s.inVariant(nil, words)
	}
	last := first
	for _, l := range b.Lines {
		if mine(l) {
			last = max(last, l.EndPos.Line)
		}
	}
	called := calledFrom(at, b.Head, "block")
	if !mine(b.Head) {
		called = "the block"
	}
	cut := s.own.Cut(first, last, called)
	theirs := !mine(b.Head) || s.replaced(b.Head) != nil ||
		slices.ContainsFunc(b.Lines, func(l *dsl.Line) bool { return !mine(l) })
	if theirs {
		cut.Fixes[0].Text = words + "\n"
		cut.Says = fmt.Sprintf("write `%s` in place of %s", words, called)
	}
	return cut
}

// ownHead is the line of the file itself with the head of a block, or 0. Where the head says no
// more than the parent's, the parent's stands in the sheet.
func (s *Sheet) ownHead(b *dsl.Block) int {
	if b.Head.Src == s.own {
		return b.Head.Pos.Line
	}
	words := strings.Fields(blockWords(b))
	for n := 1; n <= s.own.Lines(); n++ {
		line, _, _ := strings.Cut(s.own.Line(n), "#")
		has := strings.Fields(line)
		if len(has) < len(words) || line[0] == ' ' || line[0] == '\t' || !slices.Equal(has[:len(words)], words) {
			continue
		}
		if rest := has[len(words):]; len(rest) == 0 || rest[0][0] >= '0' && rest[0][0] <= '9' {
			return n
		}
	}
	return 0
}

// inVariant offers lines more in a variant: under the head of a block, or in the file for nil.
func (s *Sheet) inVariant(b *dsl.Block, lines ...string) dsl.Offer {
	says := "write `" + strings.Join(lines, "` and `") + "`"
	if b == nil {
		return s.belowVariant(says, strings.Join(lines, "\n"))
	}
	under := blockWords(b)
	says += " under `" + under + "`"
	if n := s.ownHead(b); n > 0 {
		o := s.own.Below(s.own.Whole(n), strings.Join(lines, "\n  "), under)
		o.Says = says + " in the variant"
		return o
	}
	return s.belowVariant(says, "\n"+under+"\n  "+strings.Join(lines, "\n  "))
}

// belowVariant offers a text below the line that names the parent.
func (s *Sheet) belowVariant(says, text string) dsl.Offer {
	for n := 1; n <= s.own.Lines(); n++ {
		if line := s.own.Line(n); strings.HasPrefix(line, "variant") {
			o := s.own.Below(s.own.Whole(n), text, "")
			o.Says = says + " in the variant"
			return o
		}
	}
	return dsl.Offer{}
}

// Changed offers that a stretch of a line reads otherwise, shown as the whole line. Where the line
// is a parent's, it is left out and said anew in the variant.
func (s *Sheet) Changed(l *dsl.Line, at dsl.Span, text string) dsl.Offer {
	from, to := at.Pos.Offset-l.Pos.Offset, at.EndPos.Offset-l.Pos.Offset
	whole := l.Src.Slice(l.Span)
	if from < 0 || to > len(whole) || from > to {
		return dsl.Offer{}
	}
	whole = whole[:from] + text + whole[to:]
	if l.Src == s.own {
		return dsl.Writing(whole, dsl.Fix{Span: at, Text: text})
	}
	for _, b := range s.Blocks {
		switch {
		case b.Head == l:
			for n := range s.own.Lines() { // the variant may say it again
				if at := s.own.Said(n + 1); at.Pos.Column == 1 && s.own.Slice(at) == l.Text() {
					return dsl.Writing(whole, dsl.Fix{Span: at, Text: whole})
				}
			}
			return s.belowVariant("write `"+whole+"`", "\n"+whole)
		case slices.Contains(b.Lines, l):
			if _, zone := headOf[*dsl.ZoneHead](b); zone && soleOf(l, b.Lines) {
				return s.inVariant(b, whole) // which stands in its place
			}
			return s.inVariant(b, "without "+firstWords(l, b.Lines), whole)
		}
	}
	return s.inVariant(nil, whole)
}

// soleOf reports whether a line is the only one of some that begins with its first word.
func soleOf(l *dsl.Line, all []*dsl.Line) bool {
	return !slices.ContainsFunc(all, func(o *dsl.Line) bool { return o != l && o.Lead() == l.Lead() })
}

// More offers a line more in a block that the parent has. The lines of its kind that the parent's
// zone has hold on, and stand in the variant too.
func (s *Sheet) More(head *dsl.Line, text string) dsl.Offer {
	for _, b := range s.Blocks {
		if b.Head != head {
			continue
		}
		lines := []string{text}
		if _, zone := headOf[*dsl.ZoneHead](b); zone {
			lead, _, _ := strings.Cut(text, " ")
			lines = nil
			for _, l := range b.Lines {
				if l.Lead() == lead && l.Src != s.own {
					lines = append(lines, l.Text())
				}
			}
			lines = append(lines, text)
		}
		return s.inVariant(b, lines...)
	}
	return dsl.Offer{}
}

// KeepOne offers to do without one of two lines.
func (s *Sheet) KeepOne(d *dsl.Diagnostic, a, b *dsl.Line) {
	for _, x := range [2][2]*dsl.Line{{b, a}, {a, b}} {
		if o := s.Without(x[0], d.Span); len(o.Fixes) > 0 {
			d.Offer(o.If("`" + x[1].Text() + "` is right"))
		}
	}
}

// replaced is what a line of a variant stands for alone; nil if there is no such thing.
func (s *Sheet) replaced(l *dsl.Line) []*dsl.Line {
	for _, x := range s.Swapped {
		if len(x.New) == 1 && x.New[0] == l {
			return x.Old
		}
	}
	return nil
}

// Instead is the first line of the file itself that stands in the place of a line of its ancestors
// for which a question is answered with yes, with that line.
func (s *Sheet) Instead(asked func(*dsl.Line) bool) (with, old *dsl.Line) {
	for _, x := range s.Swapped {
		if i := slices.IndexFunc(x.Old, asked); i >= 0 && x.New[0].Src == s.own {
			return x.New[0], x.Old[i]
		}
	}
	return nil, nil
}

// headOf is the head of a block, if it is of one kind.
func headOf[T dsl.Stmt](b *dsl.Block) (T, bool) {
	var none T
	if b == nil {
		return none, false
	}
	h, ok := b.Head.Stmt.(T)
	return h, ok
}

// calls reports whether a word is the kind or the name of a zone.
func calls(h *dsl.ZoneHead, word string) bool { return word == h.Kind.String() || word == h.Name }

// firstWords are as many words of a line, from its first, as tell it apart from some others.
func firstWords(l *dsl.Line, among []*dsl.Line) string {
	words := strings.Fields(lineKey(l))
	for _, w := range l.Words[min(len(words), len(l.Words)):] {
		if !slices.ContainsFunc(among,
			func(x *dsl.Line) bool { return begins(x, words) && x.Canonical() != l.Canonical() }) {
			break
		}
		words = append(words, w.Value)
	}
	return strings.Join(words, " ")
}

// blockWords are the words that take a block away, or head it in a variant.
func blockWords(b *dsl.Block) string {
	switch h := b.Head.Stmt.(type) {
	case *dsl.ZoneHead:
		return h.Words()
	case *dsl.MayHead:
		return blockKey(b)
	}
	return b.Head.Canonical()
}

// nothingRemoved answers a `without` that takes nothing away: in a block whose lines are given, or
// in the file.
func (m *merger) nothingRemoved(l *dsl.Line, w *dsl.Without, head *dsl.Line, lines []*dsl.Line) {
	words := strings.Join(w.Words, " ")
	message := fmt.Sprintf("the parent has no line `%s` to leave out", words)
	if head != nil {
		message += fmt.Sprintf(" of `%s`", head.Text())
	} else {
		message = fmt.Sprintf("the parent has no line or block `%s` to leave out", words)
	}
	d := m.report(dsl.Error, "variant-problem", l.Span, message, "")
	if m.elsewhere(d, l, w.Words, head); len(d.Offers) > 0 {
		return
	}
	var says []string
	if head == nil {
		for _, x := range m.parent.lines {
			if _, ok := x.Stmt.(*dsl.TextLine); !ok {
				says = append(says, x.Canonical())
			}
		}
		for _, b := range m.parent.blocks {
			says = append(says, blockWords(b))
		}
	} else {
		for _, x := range lines {
			says = append(says, x.Canonical())
		}
	}
	if n := dsl.Near(words, says); n != "" {
		d.Help = fmt.Sprintf("it has `%s`", n)
		return
	}
	d.Offer(m.child.Source.Cut(l.Pos.Line, l.EndPos.Line, "the line"))
	if len(says) > 0 && len(says) < 20 {
		d.Help = "it has: " + strings.Join(says, "; ")
	}
}

// bare is the block of the file without lines that ends before a line; nil if there is none.
func (m *merger) bare(l *dsl.Line) *dsl.Block {
	var above *dsl.Block
	for _, b := range m.child.Blocks {
		if b.Head.Pos.Offset < l.Pos.Offset && len(b.Lines) == 0 {
			above = b
		}
	}
	if above == nil || strings.TrimSpace(m.child.Source.Text[above.Head.EndPos.Offset:l.Pos.Offset]) != "" {
		return nil
	}
	return above
}

// elsewhere finds what some words may mean to take away in another part of the parent, and offers
// the lines that do it there.
func (m *merger) elsewhere(d *dsl.Diagnostic, l *dsl.Line, words []string, head *dsl.Line) {
	said := strings.Join(words, " ")
	last := func(of string) bool { return of != said && strings.HasSuffix(" "+of, " "+said) }
	first := func(of string) bool { return of != said && strings.HasPrefix(of+" ", said+" ") }
	for _, b := range m.parent.blocks {
		if k := blockWords(b); b.Head != head && (k == said || last(k) || first(k)) {
			says := fmt.Sprintf("write `without %s`", k)
			if head != nil {
				says += ", not indented: it is a block of its own"
			}
			d.Offer(m.moved(l, head, says, "without "+k))
			return
		}
	}
	for _, b := range m.parent.blocks {
		k := blockWords(b)
		h, zone := headOf[*dsl.ZoneHead](b)
		for _, x := range b.Lines {
			of, why := "", ""
			switch {
			case b.Head == head:
			case begins(x, words) && (zone || len(words) > 1):
				of, why = said, ": the line stands there"
			case zone && len(words) > 1 && calls(h, words[0]) && begins(x, words[1:]):
				of = strings.Join(words[1:], " ")
			}
			if above := m.bare(l); head == nil && of == said && above != nil && blockWords(above) == k {
				at := dsl.Span{Pos: l.Pos, EndPos: l.Pos}
				d.Offer(dsl.Offer{Says: "indent the line", Fixes: []dsl.Fix{{Span: at, Text: "  "}}}.Surely())
				return
			}
			if of != "" {
				says := fmt.Sprintf("write `%s`, and indented under it `without %s`%s", k, of, why)
				d.Offer(m.moved(l, head, says, k+"\n  without "+of))
				return
			}
		}
	}
	if head == nil {
		return
	}
	for _, x := range m.parent.lines {
		if begins(x, words) {
			d.Offer(m.moved(l, head, fmt.Sprintf("write `without %s`, not indented: it is a line of the file", said),
				"without "+said))
			return
		}
	}
}

// moved offers lines of the file in the place of one, which may stand in a block: then they stand
// below the line that names the parent.
func (m *merger) moved(l, head *dsl.Line, says, text string) dsl.Offer {
	v := m.child.Line("variant")
	if head == nil || v == nil {
		return dsl.Offer{Says: says, Fixes: []dsl.Fix{{Span: l.Span, Text: text}}}
	}
	src := m.child.Source
	o := src.Below(v.Span, text, "")
	o.Says = says
	o.Fixes = append(o.Fixes, src.Cut(l.Pos.Line, l.Pos.Line, "").Fixes...)
	return o
}
