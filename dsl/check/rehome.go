package check

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// Rehome puts a finding in a line of a parent, which is sound by itself, at the line of the variant
// that makes it so: the `without` that took away what it misses, the line without which it is not
// found, or, where none can be told, the line that names the parent. The parent's line becomes
// a second place.
func Rehome(s *rules.Sheet, d *dsl.Diagnostic) {
	src := s.Source()
	at, ok := without(src, d)
	if ok {
		d.Help = "the line of the parent is taken over, and would have to be said anew"
	} else {
		at, ok = cause(s, d)
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

// cause is the one line of a variant without which a finding is not made.
func cause(s *rules.Sheet, d *dsl.Diagnostic) (at dsl.Span, ok bool) {
	src := s.Source()
	left := mostTried / cost(src.Lines())
	for n := 1; n <= src.Lines() && left > 0; n++ {
		line := src.Whole(n)
		lead, _, _ := strings.Cut(strings.TrimLeft(src.Line(n), " \t"), " ")
		if lead == "" || lead[0] == '#' || forPeople(lead) {
			continue
		}
		left--
		sheet, ds := s.With(dsl.Fixed(src.Text, []dsl.Fix{{Span: line}}))
		ds = append(ds, Check(sheet)...)
		same := func(x *dsl.Diagnostic) bool { return x.Name == d.Name && x.Span == d.Span }
		if ds.Errors() > 0 || slices.ContainsFunc(ds, same) {
			continue
		}
		if ok {
			return dsl.Span{}, false
		}
		at, ok = src.Said(n), true
	}
	return at, ok
}

// without is the line of a file that takes away what a finding misses.
func without(src *dsl.Source, d *dsl.Diagnostic) (dsl.Span, bool) {
	missed := []string{d.About.NoZone, d.About.Needs, d.About.Value}
	speaks := func(w string) bool { return slices.Contains(missed, w) }
	return lineOf(src, func(ws []string) bool { return ws[0] == "without" && slices.ContainsFunc(ws[1:], speaks) })
}

// lineOf is the first line of a file of whose words a question is answered with yes.
func lineOf(src *dsl.Source, asked func(ws []string) bool) (dsl.Span, bool) {
	for n := range src.Lines() {
		at := src.Said(n + 1)
		if ws := strings.Fields(src.Slice(at)); len(ws) > 0 && asked(ws) {
			return at, true
		}
	}
	return dsl.Span{}, false
}
