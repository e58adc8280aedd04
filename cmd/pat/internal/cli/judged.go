package cli

import (
	"path"
	"slices"

	"pat/dsl"
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
	return files[0].sheet, files[0].diags
}

// rulesOf judges the rules of a file.
func rulesOf(lib *rules.Library, f *rules.File) judged {
	sheet, ds := desk.JudgeFile(lib, f)
	return judged{f.Name, sheet, ds}
}

// tryExamples adds what is to be said of the examples, where the rules are sound.
func (j *judged) tryExamples() {
	j.diags = append(j.diags, worked.Judge(j.sheet, j.diags)...).Sort()
}

// own is the name of a file by which two ways to write it are one.
func own(name string) string { return path.Clean(name) }

// once takes back what is told elsewhere: of several files with a common parent each finds the
// mistakes of the parent again. They are told where the parent is asked for, or once.
func once(files []judged) {
	asked := map[string]bool{}
	for _, f := range files {
		asked[own(f.name)] = true
	}
	type finding struct {
		file   string
		offset int
		name   string
	}
	told := map[finding]bool{}
	for i := range files {
		f := &files[i]
		f.diags = slices.DeleteFunc(f.diags, func(d *dsl.Diagnostic) bool {
			at := own(d.Span.Pos.Filename)
			if at == own(f.name) {
				return false
			}
			k := finding{at, d.Span.Pos.Offset, d.Name}
			again := asked[at] || told[k]
			told[k] = true
			return again
		})
	}
}
