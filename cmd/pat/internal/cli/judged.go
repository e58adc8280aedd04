package cli

import (
	"path"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
	desk "pat/interp/table"
	"pat/interp/worked"
)

// A judged file is one that was asked for, with all that is to be said of it.
type judged struct {
	name  string
	sheet *rules.Sheet
	diags dsl.Diagnostics
}

// judge loads a file with its ancestors and tells all that is to be said of it by itself, its
// examples among it.
func judge(lib *rules.Library, f *rules.File) (*rules.Sheet, dsl.Diagnostics) {
	files := []judged{rulesOf(lib, f)}
	files[0].tryExamples()
	once(files, lib)
	return files[0].sheet, files[0].diags
}

// rulesOf judges the rules of a file.
func rulesOf(lib *rules.Library, f *rules.File) judged {
	sheet, ds := rules.LoadFile(lib, f)
	return judged{f.Name, sheet, append(ds, desk.Judge(sheet, ds)...).Sort()}
}

// tryExamples adds what is to be said of the examples, where the rules are sound.
func (j *judged) tryExamples() {
	j.diags = append(j.diags, worked.Judge(j.sheet, j.diags)...).Sort()
}

// own is the name of a file by which two ways to write it are one.
func own(name string) string { return path.Clean(name) }

// once takes back what is told elsewhere: of several files with a common parent each finds the
// mistakes of the parent again. A finding in a parent stays where the parent was not asked for,
// once, and where the parent alone is sound it moves to the line of the variant that makes it so.
// Facts about a parent are told when the parent is asked for.
func once(files []judged, lib *rules.Library) {
	asked := map[string]bool{}
	for _, f := range files {
		asked[own(f.name)] = true
	}
	parents := map[string]map[finding]bool{}
	told := map[finding]bool{}
	for i := range files {
		f := &files[i]
		var keep dsl.Diagnostics
		for _, d := range f.diags {
			at := d.Span.Pos.Filename
			if own(at) == own(f.name) {
				keep = append(keep, d)
				continue
			}
			if d.Level == dsl.Note {
				continue
			}
			if parents[at] == nil {
				parents[at] = findings(lib, at, f.sheet)
			}
			k := findingOf(d)
			switch {
			case !parents[at][k]:
				check.Rehome(f.sheet, d)
				keep = append(keep, d)
			case !asked[own(at)] && !told[k]:
				told[k] = true
				keep = append(keep, d)
			}
		}
		f.diags = keep
	}
}

// A finding is what makes two diagnostics the same, told of whatever file.
type finding struct {
	file   string
	offset int
	name   string
}

func findingOf(d *dsl.Diagnostic) finding {
	return finding{own(d.Span.Pos.Filename), d.Span.Pos.Offset, d.Name}
}

// hasMistakes is the name under which a variant tells, at the first mistake of a parent, that it
// has some.
const hasMistakes = "variant-problem"

// findings judges a parent of a sheet by itself.
func findings(lib *rules.Library, name string, s *rules.Sheet) map[finding]bool {
	out := map[finding]bool{}
	src := s.Sources[name]
	if src == nil {
		return out
	}
	sheet, ds := rules.Load(lib, name, []byte(src.Text))
	for _, d := range append(ds, desk.Judge(sheet, ds)...) {
		k := findingOf(d)
		out[k] = true
		if d.Level == dsl.Error {
			k.name = hasMistakes
			out[k] = true
		}
	}
	return out
}
