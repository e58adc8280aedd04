package check_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/check"
)

// onlyPlayed are the names that no loading or checking produces: only the interpreter, when it
// compiles the game. Their pages are run by the tests of the command line, where a file is checked
// and compiled.
var onlyPlayed = map[string]string{
	"too-many":      "how much a position keeps is known to the interpreter alone",
	"bad-example":   "examples are read by whoever runs them",
	"example-fails": "so they are",

	"unread": "whoever checks a file before it is compiled has seen what could not be read",
}

// TestPages holds every page to its word: the wrong file has the finding, the right one has not,
// and no error.
func TestPages(t *testing.T) {
	lib := library(nil)
	for _, p := range check.Pages() {
		t.Run(p.Name, func(t *testing.T) {
			first, _, _ := strings.Cut(p.Cause, "\n")
			if !strings.HasSuffix(first, ".") || len(first) > 120 {
				t.Errorf("the first line of the cause does not stand alone: %q", first)
			}
			s, ds := judge(lib, p.Name+"-wrong.pat", p.Wrong)
			i := slices.IndexFunc(ds, func(d *dsl.Diagnostic) bool { return d.Name == p.Name })
			switch _, later := onlyPlayed[p.Name]; {
			case later && i >= 0:
				t.Errorf("found without the interpreter")
			case !later && i < 0:
				t.Errorf("the wrong file has no such finding:\n%s", render(s, ds))
			case !later && ds[i].Level != p.Level:
				t.Errorf("the finding is of level %s, the page says %s", ds[i].Level, p.Level)
			}
			s, ds = judge(lib, p.Name+"-right.pat", p.Right)
			if slices.ContainsFunc(ds, func(d *dsl.Diagnostic) bool { return d.Name == p.Name }) ||
				ds.Errors()+ds.Warnings() > 0 {
				t.Errorf("the right file is not clean:\n%s", render(s, ds))
			}
		})
	}
}

// produced finds the names of diagnostics in Go source.
var produced = regexp.MustCompile(`(?:\bd\.Name(?:, d\.\w+)*\s*=\s*|\bname:\s*|(?:[eE]rrorf|[wW]arnf|[nN]otef|fail|finding)\(\s*|` +
	`(?:report|[aA]dd)\([\w.]+,\s*)"([a-z]+(?:-[a-z]+)*)"` +
	`|\bName:\s*"([a-z]+(?:-[a-z]+)*)",\s*(?:Span|Message):`)

// names lists the names of diagnostics in a Go source.
func names(text []byte) []string {
	var out []string
	for _, m := range produced.FindAllSubmatch(text, -1) {
		out = append(out, string(m[1])+string(m[2]))
	}
	return out
}

// inTable finds them in the table of what other books say.
var inTable = regexp.MustCompile(`(?m)^  (?:=>|->) .*\{(?:[^}]*, )?as ([a-z]+(?:-[a-z]+)*)[,}]`)

// TestEveryNameHasAPage greps the sources that make diagnostics for their names.
func TestEveryNameHasAPage(t *testing.T) {
	found := map[string]bool{}
	makes := func(f, n string) {
		found[n] = true
		if _, ok := check.Find(n); !ok {
			t.Errorf("%s makes `%s`, which has no page", f, n)
		}
	}
	dirs := []string{
		"..", "../mend", "../rules", "../internal/*", "internal/*", "../../interp/internal/compile",
		"../../interp/worked",
	}
	for _, dir := range dirs {
		files, err := filepath.Glob(dir + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatalf("no sources in %s: %v", dir, err)
		}
		for _, f := range files {
			if strings.HasSuffix(f, "_test.go") {
				continue
			}
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			for _, n := range names(text) {
				makes(f, n)
			}
		}
	}
	const table = "../mend/books.txt"
	text, err := os.ReadFile(table)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range inTable.FindAllSubmatch(text, -1) {
		makes(table, string(m[1]))
	}
	for _, p := range check.Pages() {
		if !found[p.Name] {
			t.Errorf("nothing makes `%s`, which has a page", p.Name)
		}
	}
}

// TestEveryFindingIsTested makes sure that every name this package makes stands in a file of
// testdata/errors.
func TestEveryFindingIsTested(t *testing.T) {
	expects := map[string]bool{}
	files, _ := filepath.Glob(errorsDir + "/*.pat")
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range expectations(string(text)) {
			expects[e.name] = true
		}
	}
	sources, _ := filepath.Glob("internal/*/*.go")
	under, _ := filepath.Glob("../internal/*/*.go")
	sources = append(sources, under...)
	for _, f := range sources {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		for _, n := range names(text) {
			if !expects[n] {
				t.Errorf("%s makes `%s`, which no file of %s expects", f, n, errorsDir)
			}
		}
	}
}

func TestFindAndNearest(t *testing.T) {
	if p, ok := check.Find("contradiction"); !ok || p.Level != dsl.Error {
		t.Errorf("Find(contradiction) = %v, %v", p, ok)
	}
	if _, ok := check.Find("contradicton"); ok {
		t.Error("a misspelt name is found")
	}
	for name, want := range map[string]string{
		"contradicton": "contradiction", "no-efect": "no-effect",
		"deadlock": "building-deadlock", "xyzzy": "",
	} {
		if got := check.Nearest(name); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", name, got, want)
		}
	}
}
