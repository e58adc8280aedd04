package check_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
)

// TestBeside writes one more line of a wrong file so that it cannot be read: what is told beside it
// is what is told without, at the same place.
func TestBeside(t *testing.T) {
	lib := library(os.DirFS(errorsDir))
	r := rand.New(rand.NewPCG(3, 4))
	files, _ := filepath.Glob(errorsDir + "/*.pat")
	told, all := 0, 0
	for i, f := range files {
		if i%2 > 0 { // half of them are enough
			continue
		}
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(f)
		_, want := judge(lib, name, string(text))
		if want.Errors() > 1 || want.Errors() > 0 && len(want) > 1 {
			continue // they may hide one another
		}
		wrong, line := slipped(r, string(text), want)
		s, before, more := judgeBeside(lib, name, wrong)
		hidden := func(d *dsl.Diagnostic) bool {
			return !slices.ContainsFunc(before, func(x *dsl.Diagnostic) bool { return x.Message == d.Message })
		}
		if before.Errors() == 0 && len(more) > 0 {
			t.Errorf("%s: beside no mistake is told:\n%s", name, render(s, more))
			continue
		}
		if before.Errors() > 0 {
			all += len(slices.DeleteFunc(slices.Clone(want), func(d *dsl.Diagnostic) bool { return !hidden(d) }))
		}
		for _, d := range more {
			told++
			if !slices.ContainsFunc(want, func(x *dsl.Diagnostic) bool {
				return x.Message == d.Message && x.Span.Pos.Line == d.Span.Pos.Line
			}) {
				t.Errorf("%s: beside a slip in line %d:\n%s", name, line, render(s, dsl.Diagnostics{d}))
			}
		}
	}
	t.Logf("%d of %d", told, all)
	if told < all*3/4 || told < 20 {
		t.Errorf("only %d findings of %d are told beside", told, all)
	}
}

// slipped leaves out a letter of the last word of some line of a text in which nothing is found.
func slipped(r *rand.Rand, text string, found dsl.Diagnostics) (wrong string, line int) {
	lines := strings.Split(text, "\n")
	for range 100 {
		k := r.IntN(len(lines))
		rule, _, _ := strings.Cut(lines[k], "#")
		rule = strings.TrimRight(rule, " ")
		word := strings.LastIndex(rule, " ") + 1
		in := func(d *dsl.Diagnostic) bool { return d.Span.Pos.Line == k+1 }
		if k == 0 || strings.HasPrefix(rule, "variant") || len(rule)-word < 4 || slices.ContainsFunc(found, in) {
			continue
		}
		lines[k] = rule[:word+1] + rule[word+2:]
		return strings.Join(lines, "\n"), k + 1
	}
	return text, 0
}
