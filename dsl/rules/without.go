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

// RemovalOf says how a line is left out, or the block of which it is the head: `remove the line`,
// or the `without` that does it.
func (s *Sheet) RemovalOf(l *dsl.Line) string {
	var in *dsl.Block
	for _, b := range s.Blocks {
		if b.Head == l {
			return s.blockRemoval(b)
		}
		if slices.Contains(b.Lines, l) {
			in = b
		}
	}
	own := l.Src == s.own
	var words string
	switch {
	case own:
		old := s.replaced(l)
		_, zone := headOf[*dsl.ZoneHead](in)
		if old == nil || in != nil && !zone {
			return "remove the line"
		}
		words = lineKey(old[0])
		if among := s.Lines; len(old) == 1 {
			if in != nil {
				among = in.Lines
			}
			words = firstWords(old[0], slices.DeleteFunc(slices.Clone(among), func(x *dsl.Line) bool { return x == l }))
		}
	case in != nil:
		words = firstWords(l, in.Lines)
	default:
		words = firstWords(l, s.Lines)
	}
	switch {
	case own:
		return fmt.Sprintf("write `without %s` in place of the line", words)
	case in == nil:
		return fmt.Sprintf("write `without %s` in the variant", words)
	}
	return fmt.Sprintf("write `without %s` under `%s` in the variant", words, blockWords(in))
}

// ChangeOf says how a step becomes another: `write …`, or the words that do it in a variant.
func (s *Sheet) ChangeOf(l *dsl.Line, to string) string {
	for _, b := range s.Blocks {
		if l.Src != s.own && slices.Contains(b.Lines, l) {
			return fmt.Sprintf("write `without %s` and `%s` under `%s` in the variant", firstWords(l, b.Lines), to,
				blockWords(b))
		}
	}
	return fmt.Sprintf("write `%s`", to)
}

// Anew says what to write in a variant so that a line of its parent reads otherwise.
func (s *Sheet) Anew(l *dsl.Line) string {
	for _, b := range s.Blocks {
		_, zone := headOf[*dsl.ZoneHead](b)
		switch {
		case !slices.Contains(b.Lines, l):
		case zone:
			return fmt.Sprintf("for that, write the `%s` lines of `%s` anew in the variant", lineKey(l), blockWords(b))
		default:
			return fmt.Sprintf("for that, write the steps of `%s` anew in the variant", blockWords(b))
		}
	}
	return fmt.Sprintf("for that, write the `%s` line anew in the variant", lineKey(l))
}

// KeepOne says to keep one of two lines, and how the one is left out that is the parent's.
func (s *Sheet) KeepOne(a, b *dsl.Line) string {
	const help = "keep one of the two"
	if a.Src == s.own {
		a, b = b, a
	}
	if a.Src == s.own || b.Src != s.own {
		return help
	}
	return fmt.Sprintf("%s; if not `%s`, %s", help, a.Text(), s.RemovalOf(a))
}

// blockRemoval says how a block is left out.
func (s *Sheet) blockRemoval(b *dsl.Block) string {
	mine := func(l *dsl.Line) bool { return l.Src == s.own }
	some := mine(b.Head) || slices.ContainsFunc(b.Lines, mine)
	theirs := !mine(b.Head) || s.replaced(b.Head) != nil ||
		slices.ContainsFunc(b.Lines, func(l *dsl.Line) bool { return !mine(l) })
	switch {
	case !theirs:
		return "remove the block"
	case some:
		return fmt.Sprintf("write `without %s` in place of the block", blockWords(b))
	}
	return fmt.Sprintf("write `without %s` in the variant", blockWords(b))
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
	if d.Help = m.elsewhere(w.Words, head); d.Help != "" {
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
	} else if len(says) > 0 && len(says) < 20 {
		d.Help = "it has: " + strings.Join(says, "; ")
	}
}

// elsewhere finds what some words may mean to take away in another part of the parent, and says how
// that is done.
func (m *merger) elsewhere(words []string, head *dsl.Line) string {
	said := strings.Join(words, " ")
	last := func(of string) bool { return of != said && strings.HasSuffix(" "+of, " "+said) }
	first := func(of string) bool { return of != said && strings.HasPrefix(of+" ", said+" ") }
	for _, b := range m.parent.blocks {
		if k := blockWords(b); b.Head != head && (k == said || last(k) || first(k)) {
			out := fmt.Sprintf("write `without %s`", k)
			if head != nil {
				out += ", not indented: it is a block of its own"
			}
			return out
		}
	}
	for _, b := range m.parent.blocks {
		k := blockWords(b)
		h, zone := headOf[*dsl.ZoneHead](b)
		for _, x := range b.Lines {
			switch {
			case b.Head == head:
			case begins(x, words) && (zone || len(words) > 1):
				return fmt.Sprintf("write `%s`, and indented under it `without %s`: the line stands there", k, said)
			case zone && len(words) > 1 && calls(h, words[0]) && begins(x, words[1:]):
				return fmt.Sprintf("write `%s`, and indented under it `without %s`", k, strings.Join(words[1:], " "))
			}
		}
	}
	if head == nil {
		return ""
	}
	for _, x := range m.parent.lines {
		if begins(x, words) {
			return fmt.Sprintf("write `without %s`, not indented: it is a line of the file", said)
		}
	}
	return ""
}
