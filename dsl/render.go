package dsl

import (
	"encoding/json"
	"fmt"
	"io"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file answers how findings are written: for people as compilers write them, with the line and
// marks below it, and for programs as JSON, an object a line.

// Shown is the number of diagnostics of one file that Render prints; the rest is counted.
const Shown = 20

// Sources finds the text of a file by the name in a position.
type Sources map[string]*Source

// Render prints diagnostics as text: first a line `file:line:col: level: sentence [name]` that
// every editor can jump to, then the source line with the place marked, then notes and help. Where
// not all are shown, errors are before others, so that none is hidden by what is less.
func Render(w io.Writer, ds Diagnostics, srcs Sources) error {
	var b strings.Builder
	errs := min(ds.Errors(), Shown)
	others := Shown - errs
	for _, d := range ds {
		left := &others
		if d.Level == Error {
			left = &errs
		}
		if *left > 0 {
			*left--
			d.render(&b, srcs)
		}
	}
	if len(ds) > Shown {
		fmt.Fprintf(&b, "and %d more\n", len(ds)-Shown)
	}
	_, err := io.WriteString(w, Harmless(b.String()))
	return err
}

// Harmless makes a text of several lines harmless to a terminal: a sign stands in the place of what
// would steer it, or cannot be seen.
func Harmless(text string) string { return strings.Map(harmless, text) }

// harmless puts a sign in the place of a character that would steer a terminal.
func harmless(r rune) rune {
	switch {
	case r == '\n':
	case r == '\t':
		return ' '
	case r < ' ':
		return r + '\u2400' // the picture of the control character
	case isUnseen(r):
		return utf8.RuneError
	}
	return r
}

// render writes one finding: the place, then each marked line in the order of the file, ^ for the
// finding itself and - for other places, then notes and help.
//
//	my.pat:7:3: error: no rule `bild` [unknown-word]
//	  |
//	7 |   bild down in suit
//	  |   ^^^^ did you mean `build`?
func (d *Diagnostic) render(b *strings.Builder, srcs Sources) {
	p := d.Span.Pos
	fmt.Fprintf(b, "%s:%d:%d: %s: %s [%s]\n", srcs.Called(p.Filename), p.Line, p.Column, d.Level, d.Message, d.Name)
	type mark struct {
		span Span
		text string
		main bool
	}
	marks := []mark{{d.Span, d.Label, true}}
	for _, o := range d.Others {
		marks = append(marks, mark{o.Span, o.Text, false})
	}
	sort.SliceStable(marks, func(i, j int) bool {
		a, b := marks[i].span.Pos, marks[j].span.Pos
		return a.Filename == b.Filename && a.Line < b.Line
	})
	width := 0
	for _, m := range marks {
		width = max(width, len(fmt.Sprint(m.span.Pos.Line)))
	}
	gap := strings.Repeat(" ", width)
	shown := false
	for _, m := range marks {
		src := srcs[m.span.Pos.Filename]
		if src == nil || m.span.EndPos.Offset <= m.span.Pos.Offset {
			continue
		}
		if !shown {
			fmt.Fprintf(b, "%s |\n", gap)
		}
		shown = true
		line := strings.ReplaceAll(src.Line(m.span.Pos.Line), "\t", " ")
		if m.span.Pos.Filename != p.Filename {
			fmt.Fprintf(b, "%s   %s\n", gap, src.called())
		}
		start := m.span.Pos.Column - 1
		length := 1
		if m.span.EndPos.Line == m.span.Pos.Line {
			length = max(1, m.span.EndPos.Column-m.span.Pos.Column)
		}
		line, start = window(line, start)
		length = max(1, min(length, utf8.RuneCountInString(line)-start))
		sign := "^"
		if !m.main {
			sign = "-"
		}
		fmt.Fprintf(b, "%*d | %s\n", width, m.span.Pos.Line, line)
		fmt.Fprintln(b, strings.TrimRight(fmt.Sprintf("%s | %s%s %s", gap, strings.Repeat(" ", start),
			strings.Repeat(sign, length), m.text), " "))
	}
	for _, n := range d.Notes {
		fmt.Fprintf(b, "%s = note: %s\n", gap, n)
	}
	if advice := d.Advice(); advice != "" {
		fmt.Fprintf(b, "%s = help: %s\n", gap, advice)
	}
}

// window cuts a very long source line to what is around the place. start is the column of the
// place, from 0, and comes back as that in the piece.
func window(line string, start int) (string, int) {
	const most = 100
	r := []rune(line)
	if len(r) <= most {
		return line, min(start, len(r))
	}
	from := max(0, min(start-most/2, len(r)-most))
	if from == 0 {
		return string(r[:most]) + "…", start
	}
	return "…" + string(r[from:min(len(r), from+most)]) + "…", start - from + 1
}

// jsonDiagnostic is the shape of a diagnostic for other programs: lines and columns from 1, columns
// in characters, end just behind the last character.
type jsonDiagnostic struct {
	File    string     `json:"file"`
	Shelf   string     `json:"shelf,omitempty"` // where it stands if it is no file of the caller
	Line    int        `json:"line"`
	Column  int        `json:"column"`
	EndLine int        `json:"endLine"`
	EndCol  int        `json:"endColumn"`
	Level   string     `json:"level"`
	Name    string     `json:"name"`
	Message string     `json:"message"`
	Label   string     `json:"label,omitempty"`
	Notes   []string   `json:"notes,omitempty"`
	Help    string     `json:"help,omitempty"`
	Others  []jsonSpot `json:"related,omitempty"`
	Fixes   []jsonSpot `json:"fixes,omitempty"`  // the cure, where one is certain
	Offers  []jsonCure `json:"offers,omitempty"` // what cures it too, the likeliest first
}

// jsonCure is a way to cure a finding.
type jsonCure struct {
	Says  string     `json:"says"`
	Edits []jsonSpot `json:"edits"`
}

// A jsonSpot is a second place, with what is said of it.
type jsonSpot struct {
	File    string `json:"file"`
	Shelf   string `json:"shelf,omitempty"`
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	EndLine int    `json:"endLine"`
	EndCol  int    `json:"endColumn"`
	Text    string `json:"text"`
}

// RenderJSON prints one JSON object a line.
func RenderJSON(w io.Writer, ds Diagnostics, srcs Sources) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	spot := func(s Span, text string) jsonSpot {
		file := s.Pos.Filename
		return jsonSpot{file, srcs.shelf(file), s.Pos.Line, s.Pos.Column, s.EndPos.Line, s.EndPos.Column, text}
	}
	for _, d := range ds {
		j := jsonDiagnostic{
			File: d.Span.Pos.Filename, Shelf: srcs.shelf(d.Span.Pos.Filename),
			Line: d.Span.Pos.Line, Column: d.Span.Pos.Column,
			EndLine: d.Span.EndPos.Line, EndCol: d.Span.EndPos.Column,
			Level: d.Level.String(), Name: d.Name, Message: d.Message, Label: d.Label, Notes: d.Notes,
			Help: d.Advice(),
		}
		for _, o := range d.Others {
			j.Others = append(j.Others, spot(o.Span, o.Text))
		}
		for _, f := range d.Certain() {
			j.Fixes = append(j.Fixes, spot(f.Span, f.Text))
		}
		for i, o := range d.Offers {
			if i == 0 && o.Sure {
				continue
			}
			c := jsonCure{Says: o.Says}
			for _, f := range o.Fixes {
				c.Edits = append(c.Edits, spot(f.Span, f.Text))
			}
			j.Offers = append(j.Offers, c)
		}
		if err := enc.Encode(j); err != nil {
			return err
		}
	}
	return nil
}

// Visible makes a text harmless to a terminal: what steers it, or cannot be seen, is shown by its
// number.
func Visible(s string) string {
	var b strings.Builder
	for _, r := range s {
		if r == ' ' || unicode.IsPrint(r) && !isUnseen(r) {
			b.WriteRune(r)
		} else {
			fmt.Fprintf(&b, "U+%04X", r)
		}
	}
	return b.String()
}

// Listed joins words in a sentence: a, b and c.
func Listed(ws []string, join string) string {
	if len(ws) < 2 {
		return strings.Join(ws, "")
	}
	return strings.Join(ws[:len(ws)-1], ", ") + " " + join + " " + ws[len(ws)-1]
}

// Sentence is an error, or another clause, as a sentence: with a capital, and an end unless it has
// one. A value as it is typed, name=value, keeps its letters.
func Sentence(clause string) string {
	if clause == "" {
		return ""
	}
	if !strings.HasSuffix(clause, "?") && !strings.HasSuffix(clause, ".") {
		clause += "."
	}
	if first, _, _ := strings.Cut(clause, " "); strings.Contains(first, "=") {
		return clause
	}
	return Capital(clause)
}

// Capital writes the first letter of a text as a capital.
func Capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return text
	}
	return string(unicode.ToUpper(r)) + text[n:]
}

// Many writes a number of things in figures: 1 card, 3 cards.
func Many(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %ss", n, one)
}
