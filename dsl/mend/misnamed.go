package mend

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
)

// This file tells of a name, of a zone or of what has a value, that is misspelt where it is given,
// and right where it is used: there each line with it cannot be read, though nothing is wrong with
// it.

// mostHeads bounds how many heads of a file are read with another name.
const mostHeads = 3

// Misnamed puts in the place of what is told of such lines of a file, read with the names of its
// parents, what is wrong: the name in the head. Whether zones of games have a name tells which of
// two is likelier right.
//
// `reserve wnigs` and five lines with `wings`: each of the five is an error, and the head is read.
// The cure is tried before it is told: read with the new name, the file must have fewer mistakes.
func Misnamed(f *dsl.File, parents *dsl.Names, ds dsl.Diagnostics, ofGames func(name string) bool) dsl.Diagnostics {
	if ds.Errors() == 0 {
		return ds
	}
	src := f.Source
	tried := 0
	for n := 1; n <= src.Lines(); n++ {
		words := strings.Fields(src.Line(n))
		if len(words) < 2 || src.Said(n).Pos.Column > 1 {
			continue
		}
		what := "zone"
		if dsl.KindNamed(words[0]) == dsl.NoKind {
			what = words[0]
		}
		names := f.Names.List("zone")
		if what != "zone" {
			names = f.Names.List("value")
		}
		if valued := []string{"zone", "option", "counter", "ask"}; !slices.Contains(valued, what) ||
			!slices.Contains(names, words[1]) {
			continue
		}
		from := src.Whole(n).Pos.Offset + strings.Index(src.Line(n), words[1])
		at := src.Span(from, from+len(words[1]))
		meant, wrong := used(f, words[1], names, ds, ofGames)
		if meant == "" {
			continue
		}
		if tried++; tried > mostHeads {
			return ds
		}
		o := dsl.Instead(at, meant).Surely()
		_, after := Parse(src.Name, []byte(dsl.Fixed(src.Text, o.Fixes)), parents)
		if after.Errors()+len(wrong) > ds.Errors() {
			continue
		}
		d := &dsl.Diagnostic{
			Name: "unknown-name", Span: at, Label: fmt.Sprintf("did you mean `%s`?", meant),
			Message: fmt.Sprintf("the %s is called `%s` here, and `%s` elsewhere", what, words[1], meant),
			Offers:  []dsl.Offer{o},
		}
		for _, x := range wrong {
			d.Others = append(d.Others, dsl.Label{Span: x.Span, Text: "here"})
		}
		gone := func(x *dsl.Diagnostic) bool { return slices.Contains(wrong, x) }
		return append(slices.DeleteFunc(ds, gone), d)
	}
	return ds
}

// used is the name that lines which cannot be read have in the place of that of a zone, and what is
// told of them: it is the right one where more lines have it, or where it is that of zones of games
// and the other is not.
func used(f *dsl.File, name string, names []string, ds dsl.Diagnostics, ofGames func(name string) bool) (
	meant string, used dsl.Diagnostics,
) {
	lines := func(word string) (n int) {
		for i := 1; i <= f.Source.Lines(); i++ {
			if slices.Contains(strings.Fields(f.Source.Line(i)), word) {
				n++
			}
		}
		return n
	}
	for _, d := range ds {
		if d.Level != dsl.Error {
			continue
		}
		for _, w := range strings.Fields(f.Source.Line(d.Span.Pos.Line)) {
			_, known := dsl.LookUp(w)
			known = known && w != "lower" && w != "higher" // which are names as well
			named := slices.Contains(names, w)
			if meant == "" && !named && !known && dsl.Slips(w, name) == 1 {
				meant = w
			}
			if w == meant {
				used = append(used, d)
				break
			}
		}
	}
	others := lines(name) - 1
	if meant == "" || len(used) < others || len(used) == others && !ofGames(meant) {
		return "", nil
	}
	if others == 0 && len(used) == 1 && (!ofGames(meant) || ofGames(name)) {
		return "", nil
	}
	return meant, used
}
