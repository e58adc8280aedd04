package table

import (
	"errors"
	"path"
	"slices"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/interp"
)

// This file answers what is to be said of a rule file by itself, and where: all clients tell the
// same.

// JudgeFile loads a file with its ancestors and tells all that is wrong with its rules: what
// reading it shows, the checker's opinion, and what the interpreter would refuse. What the variant
// makes wrong in a sound parent is told at the variant's own line; what a parent has wrong by
// itself stays where it is. Facts about a parent are told when the parent is asked for.
func JudgeFile(lib *rules.Library, f *rules.File) (*rules.Sheet, dsl.Diagnostics) {
	sheet, ds := rules.LoadFile(lib, f)
	ds = append(ds, judge(sheet, ds)...)
	main := path.Clean(sheet.Source().Name)
	parents := map[string]map[spot]bool{}
	ds = slices.DeleteFunc(ds, func(d *dsl.Diagnostic) bool {
		at := d.Span.Pos.Filename
		switch {
		case path.Clean(at) == main:
			return false
		case d.Level == dsl.Note:
			return true
		case parents[at] == nil:
			parents[at] = parentsOwn(lib, at, sheet)
		}
		if !parents[at][spotOf(d)] {
			check.Rehome(sheet, d)
		}
		return false
	})
	return sheet, ds.Sort()
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
// what the interpreter would refuse. The cures of what reading showed are tried.
func judge(s *rules.Sheet, loaded dsl.Diagnostics) dsl.Diagnostics {
	ds := check.Check(s)
	check.Try(s, loaded, ds)
	if loaded.Errors() > 0 || ds.Errors() > 0 {
		return ds
	}
	_, err := interp.Compile(s, rules.Setting{})
	var ce *interp.CompileError
	if errors.As(err, &ce) {
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
