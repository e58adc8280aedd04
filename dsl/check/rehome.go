package check

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// Rehome puts a finding in a line of a parent, which is sound by itself, at the line of the variant
// that makes it so: the `without` that took away what it speaks of, or, where none can be told, the
// line that names the parent. The parent's line becomes a second place.
func Rehome(s *rules.Sheet, d *dsl.Diagnostic) {
	src := s.Source()
	at, ok := without(src, d)
	if ok {
		n := at.Pos.Line
		d.Offers = slices.Insert(d.Offers, 0, src.Cut(n, n, "the line"))
	}
	if !ok {
		if at, ok = lineOf(src, func(ws []string) bool { return ws[0] == "variant" }); !ok {
			return
		}
	}
	label := d.Label
	if label == "" {
		label = "of the parent"
	}
	d.Others = append([]dsl.Label{{Span: d.Span, Text: label}}, d.Others...)
	d.Span, d.Label = at, ""
}

// without is the line of a file that takes away what a finding speaks of between backticks.
func without(src *dsl.Source, d *dsl.Diagnostic) (dsl.Span, bool) {
	var said []string
	for i, part := range strings.Split(d.Message, "`") {
		if i%2 == 1 {
			said = append(said, strings.Fields(part)...)
		}
	}
	return lineOf(src, func(ws []string) bool {
		speaks := func(w string) bool { return slices.Contains(said, w) }
		return ws[0] == "without" && slices.ContainsFunc(ws[1:], speaks)
	})
}

// lineOf is the first line of a file of whose words a question is answered with yes.
func lineOf(src *dsl.Source, asked func(ws []string) bool) (dsl.Span, bool) {
	at := 0
	for line := range strings.Lines(src.Text) {
		code, _, _ := strings.Cut(line, "#")
		if ws := strings.Fields(code); len(ws) > 0 && asked(ws) {
			from := at + len(code) - len(strings.TrimLeft(code, " \t"))
			return src.Span(from, at+len(strings.TrimRight(code, " \t\r\n"))), true
		}
		at += len(line)
	}
	return dsl.Span{}, false
}
