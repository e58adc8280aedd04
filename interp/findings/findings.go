package findings

import (
	"errors"
	"path"
	"slices"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/worked"
)

// Of loads a file with its ancestors and tells all that is to be said of it.
func Of(lib *rules.Library, f *rules.File) (*rules.Sheet, dsl.Diagnostics) {
	sheet, ds := OfRules(lib, f)
	return sheet, append(ds, worked.Judge(sheet, ds)...).Sort()
}

// OfRules is Of but for the worked examples. What the variant makes wrong in a sound parent is told
// at the variant's own line; what a parent has wrong by itself stays where it is. Facts about a
// parent are told when the parent is asked for.
func OfRules(lib *rules.Library, f *rules.File) (*rules.Sheet, dsl.Diagnostics) {
	sheet, loaded := rules.LoadFile(lib, f)
	h := home{lib: lib, main: path.Clean(sheet.Source().Name), parents: map[string]map[spot]bool{}}
	loaded, judged := h.judge(sheet, loaded)
	check.Try(sheet, loaded, judged)
	told := append(loaded, judged...)
	return sheet, append(told, check.Beside(sheet, told, h.judge)...).Sort()
}

// A home is a file of which findings are told, and what its parents have wrong by themselves.
type home struct {
	lib     *rules.Library
	sheet   *rules.Sheet
	main    string
	parents map[string]map[spot]bool
}

// judge is what is wrong with a sheet, by reading it and beyond, each finding at its place.
func (h *home) judge(s *rules.Sheet, loaded dsl.Diagnostics) (read, judged dsl.Diagnostics) {
	judged = judge(s, loaded)
	h.sheet = s
	return slices.DeleteFunc(loaded, h.elsewhere), slices.DeleteFunc(judged, h.elsewhere)
}

// elsewhere puts a finding at its place, and reports whether it is told where a parent is checked.
func (h *home) elsewhere(d *dsl.Diagnostic) bool {
	at := d.Span.Pos.Filename
	if path.Clean(at) == h.main {
		return false
	}
	if h.parents[at] == nil {
		h.parents[at] = parentsOwn(h.lib, at, h.sheet)
	}
	if !h.parents[at][spotOf(d)] {
		check.Rehome(h.sheet, d)
		return false
	}
	return d.Level == dsl.Note // a fact about the parent is told when it is asked for
}

// A finding of a parent is told by its place and name.
type spot struct {
	file   string
	offset int
	name   string
}

func spotOf(d *dsl.Diagnostic) spot {
	return spot{path.Clean(d.Span.Pos.Filename), d.Span.Pos.Offset, d.Name}
}

// hasMistakes is the name under which a variant tells, at the first mistake of a parent, that it
// has some.
const hasMistakes = "variant-problem"

// parentsOwn judges a parent of a sheet by itself.
func parentsOwn(lib *rules.Library, name string, s *rules.Sheet) map[spot]bool {
	out := map[spot]bool{}
	src := s.Sources[name]
	if src == nil {
		return out
	}
	sheet, ds := rules.Load(lib, name, []byte(src.Text))
	for _, d := range append(ds, judge(sheet, ds)...) {
		k := spotOf(d)
		out[k] = true
		if d.Level == dsl.Error {
			k.name = hasMistakes
			out[k] = true
		}
	}
	return out
}

// judge is what is wrong with a sheet beyond what reading it showed: the checker's opinion, and
// what the interpreter would refuse.
func judge(s *rules.Sheet, loaded dsl.Diagnostics) dsl.Diagnostics {
	ds := check.Check(s)
	if loaded.Errors() > 0 || ds.Errors() > 0 {
		return ds
	}
	_, err := interp.Compile(s, rules.Setting{})
	if ce, ok := errors.AsType[*interp.CompileError](err); ok {
		for _, d := range ce.Diagnostics {
			if !d.Span.Pos.IsValid() {
				d.Span = fileStart(s)
			}
			ds = append(ds, d)
		}
	}
	return slices.Clip(ds)
}

// fileStart is the first line of a sheet's own file, for findings that have no better place.
func fileStart(s *rules.Sheet) dsl.Span {
	for _, src := range s.Sources {
		if rules.ID(src.Name) == s.ID {
			return src.Span(0, len(src.Line(1)))
		}
	}
	return dsl.Span{}
}
