package dsl

import (
	"bytes"
	"sort"
	"strings"
	"unicode/utf8"
)

// This file answers where something stands: byte offsets, lines and columns, and the text of a
// span. Offsets are bytes, columns are characters, both of the text as it was read.

// A Source is the text of one rule file together with an index of its lines.
type Source struct {
	Name  string // as given by the caller: a path, a game id or "-"
	Shelf string // where it stands if it is no file of the caller: the shipped games; may be empty
	Text  string

	starts []int // byte offset of the first byte of each line
}

// NewSource indexes text. The mark that some editors put at the beginning of a file in UTF-8 is no
// part of it.
func NewSource(name string, text []byte) *Source {
	s := &Source{Name: name, Text: string(bytes.TrimPrefix(text, byteOrderMark))}
	s.starts = LineStarts(s.Text)
	return s
}

// LineStarts are the offsets of the lines of a text. A line ends at "\n", at "\r\n" or at "\r"
// alone.
func LineStarts(text string) []int {
	starts := []int{0}
	for i := 0; i < len(text); i++ {
		if text[i] == '\n' || text[i] == '\r' && (i+1 == len(text) || text[i+1] != '\n') {
			starts = append(starts, i+1)
		}
	}
	return starts
}

var byteOrderMark = []byte("\uFEFF")

// called is the name of the source, and where it stands.
func (s *Source) called() string {
	if s.Shelf == "" {
		return s.Name
	}
	return s.Name + ", of " + s.Shelf
}

// Called is the name of one of the sources, and where it stands.
func (s Sources) Called(name string) string {
	if src := s[name]; src != nil {
		return src.called()
	}
	return name
}

// shelf is the place where the file of a name was found; "" where that need not be said.
func (s Sources) shelf(name string) string {
	if src := s[name]; src != nil {
		return src.Shelf
	}
	return ""
}

// Lines is the number of lines, counting an empty last one.
func (s *Source) Lines() int { return len(s.starts) }

// Line returns line n (from 1) without its line end, or "" where there is none.
func (s *Source) Line(n int) string {
	if n < 1 || n > len(s.starts) {
		return ""
	}
	end := len(s.Text)
	if n < len(s.starts) {
		end = s.starts[n] - 1
	}
	start := s.starts[n-1]
	if end > start && end < len(s.Text) && s.Text[end] == '\n' && s.Text[end-1] == '\r' {
		end--
	}
	return s.Text[start:end]
}

// Whole is the span of line n (from 1), without its line end.
func (s *Source) Whole(n int) Span {
	start := s.starts[n-1]
	return s.Span(start, start+len(s.Line(n)))
}

// Said is the span of what line n (from 1) says: without its comment, and blanks around.
func (s *Source) Said(n int) Span {
	code, _, _ := strings.Cut(s.Line(n), "#")
	start := s.starts[n-1]
	end := start + len(strings.TrimRight(code, " \t\r"))
	return s.Span(min(end, start+len(code)-len(strings.TrimLeft(code, " \t"))), end)
}

// Pos turns a byte offset into a position; columns count characters from 1.
func (s *Source) Pos(offset int) Pos {
	offset = max(0, min(offset, len(s.Text)))
	line := sort.Search(len(s.starts), func(i int) bool { return s.starts[i] > offset })
	return Pos{
		Filename: s.Name,
		Offset:   offset,
		Line:     line,
		Column:   utf8.RuneCountInString(s.Text[s.starts[line-1]:offset]) + 1,
	}
}

// Span makes the span of the bytes from start up to end.
func (s *Source) Span(start, end int) Span { return Span{Pos: s.Pos(start), EndPos: s.Pos(end)} }

// Slice returns the text of a span, as it was written.
func (s *Source) Slice(sp Span) string {
	a, b := sp.Pos.Offset, sp.EndPos.Offset
	if a < 0 || b < a || b > len(s.Text) {
		return ""
	}
	return s.Text[a:b]
}

// A Pos is a place in a source. Line and Column count from 1, Column in characters.
type Pos struct {
	Filename string
	Offset   int
	Line     int
	Column   int
}

// IsValid reports whether the position was ever set.
func (p Pos) IsValid() bool { return p.Line > 0 }

// A Span is a stretch of a source: EndPos is the position just behind its last character.
type Span struct {
	Pos    Pos
	EndPos Pos
}

// Where returns the span itself; every node of the tree has this method.
func (s Span) Where() Span { return s }

// To returns the span from the start of s to the end of t.
func (s Span) To(t Span) Span { return Span{Pos: s.Pos, EndPos: t.EndPos} }

// Within reports whether a stretch lies in another.
func (s Span) Within(t Span) bool {
	return s.Pos.Filename == t.Pos.Filename && t.Pos.Offset <= s.Pos.Offset && s.EndPos.Offset <= t.EndPos.Offset
}
