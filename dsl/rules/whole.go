package rules

import (
	"slices"
	"strings"

	"pat/dsl"
)

// This file answers how a variant is written without its parents.

// Whole is the text of a file that is no variant and has the same rules: the lines of the sheet
// with the comments that stand above and behind them, and the examples of the file. Its sheet has
// the same title, names, family and sources.
func (s *Sheet) Whole() string {
	var b strings.Builder
	head, play, ends := s.fileParts()
	for _, l := range head {
		writeLine(&b, l, "")
	}
	if s.Family != s.Title && !slices.ContainsFunc(head, func(l *dsl.Line) bool { return l.Lead() == "family" }) {
		b.WriteString("family " + s.Family + "\n")
	}
	for _, l := range play {
		writeLine(&b, l, "")
	}
	for _, x := range s.Blocks {
		writeLine(&b, x.Head, "")
		for _, l := range x.Lines {
			writeLine(&b, l, " ")
		}
	}
	for _, l := range ends {
		writeLine(&b, l, "")
	}
	for _, e := range s.Examples {
		b.WriteString("\n" + e.Src.Line(e.Pos.Line) + "\n")
		for _, n := range e.Rows {
			b.WriteString(e.Src.Line(n) + "\n")
		}
	}
	tidy, d := dsl.Format(s.ID+Ext, []byte(b.String()))
	if d != nil { // what a file without a title is
		return b.String()
	}
	return string(tidy)
}

// fileParts are the lines of the file for people, the title first, those that say what is played
// with, and those that end the game. The line that makes it a variant is none.
func (s *Sheet) fileParts() (head, play, ends []*dsl.Line) {
	for _, l := range s.Lines {
		t, isText := l.Stmt.(*dsl.TextLine)
		_, isEnd := l.Stmt.(*dsl.End)
		switch {
		case isText && t.Word == "variant":
		case isText:
			head = append(head, l)
		case isEnd:
			ends = append(ends, l)
		default:
			play = append(play, l)
		}
	}
	first := []string{"game", "also", "about", "family", "source", "author", "licence", "note"}
	slices.SortStableFunc(head, func(a, b *dsl.Line) int {
		return slices.Index(first, a.Lead()) - slices.Index(first, b.Lead())
	})
	return head, play, ends
}

// writeLine writes a line as it was written, with what is said of it in comments, those above, up
// to the line before, and the one behind; and with an empty line where one parts it from others.
func writeLine(b *strings.Builder, l *dsl.Line, indent string) {
	var above []string
	for n := l.Pos.Line - 1; n > 0; n-- {
		line := l.Src.Line(n)
		text := strings.TrimLeft(line, " \t")
		if text != "" && text[0] != '#' {
			break
		}
		switch {
		case text == "":
			above = append(above, "\n")
		case indent != "" || text == line: // at the end of a block may stand comments of it
			above = append(above, indent+text+"\n")
		}
	}
	slices.Reverse(above)
	b.WriteString(strings.Join(above, ""))
	b.WriteString(indent + l.Text())
	rest := l.Src.Text[l.EndPos.Offset:]
	if end := strings.IndexAny(rest, "\r\n"); end >= 0 {
		rest = rest[:end]
	}
	b.WriteString(" " + strings.TrimSpace(rest) + "\n")
}
