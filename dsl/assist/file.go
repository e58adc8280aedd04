package assist

import (
	"cmp"
	"io/fs"
	"iter"
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// A Reader reads rule files. Its fields are set once; then it is safe for concurrent use as far as
// they are.
type Reader struct {
	Library *rules.Library

	// Judge loads a file with its ancestors and tells all that is to be said of it, as `pat check`
	// does.
	Judge func(*rules.Library, *rules.File) (*rules.Sheet, dsl.Diagnostics)

	// Labels are the labels of the piles of each zone of a sheet without errors, as the board and
	// the examples have them; nil where there are none. It may be nil.
	Labels func(*rules.Sheet) [][]string
}

// A File is a rule file as it stands, with all that is known of it.
type File struct {
	Name     string // as it was given
	Sheet    *rules.Sheet
	Source   *dsl.Source
	Tree     *dsl.File       // the file alone, without its ancestors
	Findings dsl.Diagnostics // of which each stands in the file itself

	reader *Reader
}

// Read reads a file. What a variant finds in an ancestor stands at its own line `variant of`, with
// the other place beside it.
func (r *Reader) Read(name string, text []byte) *File {
	sheet, ds := r.Judge(r.Library, &rules.File{Name: name, Text: text})
	f := &File{Name: name, Sheet: sheet, Source: sheet.Source(), reader: r}
	f.Tree, _ = dsl.Parse(f.Source.Name, []byte(f.Source.Text), sheet.Names, nil)
	for _, d := range ds {
		f.Findings = append(f.Findings, f.here(d))
	}
	f.Findings = f.Findings.Sort()
	return f
}

// here makes a finding stand in the file itself.
func (f *File) here(d *dsl.Diagnostic) *dsl.Diagnostic {
	if d.Span.Pos.Filename == f.Source.Name {
		return d
	}
	of, at := f.Tree.Parent()
	if of == "" {
		at = f.Source.Span(0, len(f.Source.Line(1)))
	}
	moved := *d
	moved.Span, moved.Label = at, ""
	moved.Others = slices.Concat([]dsl.Label{{Span: d.Span, Text: cmp.Or(d.Label, "here")}}, d.Others)
	return &moved
}

// lines lists the lines of the file alone, heads among them, in order.
func (f *File) lines() []*dsl.Line {
	return slices.SortedStableFunc(dsl.EveryLine(f.Tree.Lines, f.Tree.Blocks),
		func(a, b *dsl.Line) int { return cmp.Compare(a.Pos.Offset, b.Pos.Offset) })
}

// inSheet is the line of the sheet that stands at a line of the file, or nil: what the sheet holds
// is placed in its zones and steps.
func (f *File) inSheet(l *dsl.Line) *dsl.Line {
	for m := range f.every() {
		if m.Src.Name == l.Src.Name && m.Pos.Offset == l.Pos.Offset {
			return m
		}
	}
	return nil
}

// every lists all lines of the sheet, those of ancestors among them.
func (f *File) every() iter.Seq[*dsl.Line] { return dsl.EveryLine(f.Sheet.Lines, f.Sheet.Blocks) }

// with reads files as others of some names stood otherwise.
func (r *Reader) with(texts map[string]string) *Reader {
	lib := &rules.Library{Shelves: r.Library.Shelves}
	lib.OpenPath = func(path string) ([]byte, error) {
		if text, ok := texts[path]; ok {
			return []byte(text), nil
		}
		if r.Library.OpenPath == nil {
			return nil, fs.ErrNotExist
		}
		return r.Library.OpenPath(path)
	}
	out := *r
	out.Library = lib
	return &out
}
