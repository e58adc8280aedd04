package main

import (
	"bytes"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pat/dsl"
	"pat/games"
)

// Who may import whom, among our packages and for the libraries that belong in one place.
func TestDirectionOfImports(t *testing.T) {
	cmd := exec.Command("go", "list", "-f", "{{.ImportPath}} {{join .Imports \" \"}}", "./...")
	cmd.Dir = filepath.Join("..", "..")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	may := map[string][]string{ // by longest prefix; what is not listed may be imported by all
		"pat/games":      {},
		"pat/dsl/cards":  {},
		"pat/dsl":        {},
		"pat/dsl/mend":   {"pat/dsl", "pat/dsl/cards"},
		"pat/dsl/corpus": {"pat/dsl", "pat/dsl/cards"},
		// A sheet is made without knowing of the games as a whole but how their lines are written.
		"pat/dsl/rules":     {"pat/dsl", "pat/dsl/cards", "pat/dsl/corpus", "pat/dsl/mend"},
		"pat/dsl/catalogue": {"pat/dsl", "pat/dsl/cards", "pat/dsl/rules"},
		// What is known of a game before it is judged or told.
		"pat/dsl/internal/judge": {"pat/dsl", "pat/dsl/cards", "pat/dsl/rules"},
		"pat/dsl/internal/facts": {"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/dsl/internal/judge"},
		"pat/dsl/internal/deal": {
			"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/dsl/internal/judge", "pat/dsl/internal/facts",
		},
		"pat/dsl/check": {
			"pat/dsl", "pat/dsl/cards", "pat/dsl/corpus", "pat/dsl/rules", "pat/dsl/internal/judge",
			"pat/dsl/check/internal/words", "pat/dsl/check/internal/play",
		},
		"pat/dsl/check/internal/words": {"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/dsl/internal/judge"},
		"pat/dsl/check/internal/play": {
			"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/dsl/internal/judge", "pat/dsl/internal/facts",
			"pat/dsl/internal/deal",
		},
		"pat/dsl/assist": {"pat/dsl", "pat/dsl/rules", "pat/dsl/prose"},
		"pat/dsl/prose":  {"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/dsl/internal/deal"},
		"pat/interp": {
			"pat/dsl", "pat/dsl/cards", "pat/dsl/rules",
			"pat/interp/internal/machine", "pat/interp/internal/compile", "pat/interp/internal/reduce",
			"pat/interp/internal/code", "pat/interp/internal/footprint", "pat/interp/internal/refusal",
		},
		"pat/interp/internal/code": {"pat/dsl", "pat/dsl/cards", "pat/dsl/rules"},
		"pat/interp/internal/machine": {
			"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/interp/internal/code",
		},
		"pat/interp/internal/refusal": {
			"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/interp/internal/code", "pat/interp/internal/machine",
		},
		"pat/interp/internal/footprint": {
			"pat/dsl", "pat/dsl/cards", "pat/interp/internal/code", "pat/interp/internal/machine",
		},
		"pat/interp/internal/frozen": {
			"pat/dsl/cards", "pat/interp/internal/code", "pat/interp/internal/footprint", "pat/interp/internal/machine",
		},
		"pat/interp/internal/compile": {
			"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/interp/internal/code", "pat/interp/internal/machine",
			"pat/interp/internal/footprint",
		},
		"pat/interp/internal/reduce": {
			"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/interp/internal/code", "pat/interp/internal/machine",
			"pat/interp/internal/compile", "pat/interp/internal/footprint",
		},
		"pat/interp/solve": {
			"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/interp", "pat/interp/greedy",
			"pat/interp/internal/frozen", "pat/interp/internal/machine", "pat/interp/internal/reduce",
		},
		"pat/interp/":                 {"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/interp"},
		"pat/interp/internal/anygame": {"pat/dsl", "pat/dsl/check", "pat/dsl/rules", "pat/interp", "pat/interp/proof"},
		"pat/interp/gametest":         {"pat/dsl/rules", "pat/games", "pat/interp"},
		"pat/interp/proof": {
			"pat/dsl", "pat/dsl/catalogue", "pat/dsl/rules", "pat/interp", "pat/interp/internal/frozen",
			"pat/interp/notation",
		},
		"pat/interp/boards": {
			"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/interp",
			"pat/interp/notation",
		},
		"pat/interp/play": {
			"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/interp", "pat/interp/notation", "pat/interp/numbers",
			"pat/interp/solve",
		},
		"pat/interp/stats": {"pat/interp/survey"},
		"pat/interp/odds": {
			"pat/dsl/rules", "pat/interp", "pat/interp/numbers", "pat/interp/solve", "pat/interp/survey",
		},
		"pat/interp/survey": {"pat/dsl", "pat/interp", "pat/interp/greedy"},
		"pat/interp/spread": {"pat/interp/survey"},
		"pat/interp/layout": {"pat/dsl", "pat/dsl/rules", "pat/interp", "pat/interp/notation"},
		"pat/interp/view": {
			"pat/dsl", "pat/dsl/cards", "pat/interp", "pat/interp/layout", "pat/interp/notation",
		},
		"pat/interp/trial": {
			"pat/dsl", "pat/dsl/cards", "pat/dsl/rules", "pat/interp", "pat/interp/numbers", "pat/interp/solve",
			"pat/interp/survey",
		},
		"pat/interp/worked": {"pat/dsl", "pat/dsl/rules", "pat/interp", "pat/interp/notation", "pat/interp/numbers"},
		"pat/interp/table": {
			"pat/dsl", "pat/dsl/assist", "pat/dsl/cards", "pat/dsl/catalogue", "pat/dsl/prose", "pat/dsl/rules",
			"pat/interp", "pat/interp/boards", "pat/interp/findings", "pat/interp/layout", "pat/interp/notation",
			"pat/interp/numbers", "pat/interp/odds", "pat/interp/play", "pat/interp/proof", "pat/interp/solve",
			"pat/interp/stats", "pat/interp/view", "pat/interp/worked",
		},
		// What is wrong with a file, by all judges.
		"pat/interp/findings":  {"pat/dsl", "pat/dsl/check", "pat/dsl/rules", "pat/interp", "pat/interp/worked"},
		"pat/cmd/pat":          nil, // anything
		"pat/cmd/pat-web":      nil,
		"pat/cmd/pat/internal": nil,

		"pat/cmd/pat/internal/queue": {"pat/interp/spread", "pat/interp/survey"},
		// Commands of one kind of user know nothing of those of another.
		"pat/cmd/pat/internal/cli/disk": {},
		"pat/cmd/pat/internal/cli/author": {
			"pat/cmd/pat/internal/cli/app", "pat/cmd/pat/internal/cli/disk", "pat/cmd/pat/internal/editors",
			"pat/cmd/pat/internal/lsp", "pat/cmd/pat/internal/prompt", "pat/dsl", "pat/dsl/assist", "pat/dsl/check",
			"pat/dsl/prose", "pat/dsl/rules", "pat/interp", "pat/interp/findings", "pat/interp/notation",
			"pat/interp/numbers", "pat/interp/solve", "pat/interp/survey", "pat/interp/table", "pat/interp/trial",
			"pat/interp/view", "pat/interp/worked",
		},
		"pat/cmd/pat/internal/cli/solver": {
			"pat/cmd/pat/internal/cli/app", "pat/cmd/pat/internal/cli/disk", "pat/cmd/pat/internal/prompt", "pat/dsl",
			"pat/dsl/rules", "pat/interp", "pat/interp/notation", "pat/interp/numbers", "pat/interp/odds",
			"pat/interp/play", "pat/interp/proof", "pat/interp/solve", "pat/interp/spread", "pat/interp/survey",
			"pat/interp/view",
		},
		// What is said of a game it asks the table: it reads no moves and searches nothing.
		"pat/cmd/pat/internal/prompt": {
			"pat/cmd/pat/internal/settings", "pat/dsl", "pat/dsl/prose", "pat/dsl/rules", "pat/interp",
			"pat/interp/numbers", "pat/interp/odds", "pat/interp/play", "pat/interp/table", "pat/interp/view",
		},
		"pat/cmd/pat/internal/screen": {
			"pat/cmd/pat/internal/menu", "pat/cmd/pat/internal/prompt", "pat/cmd/pat/internal/settings", "pat/dsl",
			"pat/dsl/cards",
			"pat/interp", "pat/interp/layout", "pat/interp/notation", "pat/interp/play", "pat/interp/view",
		},
	}
	onlyIn := map[string]string{ // a library and the folder that imports it, or whose folders do
		"github.com/alecthomas/participle": "pat/dsl",
		"github.com/spf13/cobra":           "pat/cmd/pat/internal/cli",
		"charm.land/":                      "pat/cmd/pat/internal/screen",
		"go.lsp.dev/":                      "pat/cmd/pat/internal/lsp",
		"golang.org/x/term":                "pat/cmd/pat/internal",
		"github.com/adrg/xdg":              "pat/cmd/pat/internal/cli/app",
		"github.com/google/renameio":       "pat/cmd/pat/internal/cli/disk",
		"golang.org/x/sys":                 "pat/cmd/pat/internal",
		"github.com/nats-io/":              "pat/cmd/pat/internal/queue",
	}
	for line := range strings.Lines(string(out)) {
		ws := strings.Fields(line)
		from := ws[0]
		rule := ""
		for prefix := range may {
			if strings.HasPrefix(from, prefix) && len(prefix) > len(rule) &&
				(from == prefix || strings.HasSuffix(prefix, "/") || strings.HasPrefix(from, prefix+"/")) {
				rule = prefix
			}
		}
		if rule == "" {
			t.Errorf("the house has no room for %s", from)
			continue
		}
		for _, to := range ws[1:] {
			if strings.HasPrefix(to, "pat/") && may[rule] != nil && !slices.Contains(may[rule], to) {
				t.Errorf("%s may not import %s", from, to)
			}
			for lib, home := range onlyIn {
				if strings.HasPrefix(to, lib) && from != home && !strings.HasPrefix(from, home+"/") {
					t.Errorf("%s imports %s, which belongs in %s", from, to, home)
				}
			}
		}
	}
}

// What carries surveys over networks would make pat two thirds larger: it is in pat-queue alone.
func TestPatHasNoQueue(t *testing.T) {
	for program, want := range map[string]bool{".": false, "./pat-queue": true} {
		out, err := exec.Command("go", "list", "-deps", program).Output()
		if err != nil {
			t.Fatal(err)
		}
		if got := bytes.Contains(out, []byte("github.com/nats-io/")); got != want {
			t.Errorf("%s imports NATS: %v, want %v", program, got, want)
		}
	}
}

// A package of several files says in doc.go what each of them is for: all of them, and none that is
// gone.
func TestMapOfEveryPackage(t *testing.T) {
	name := regexp.MustCompile(`\b[a-z0-9_]+\.go\b`)
	files := map[string][]string{} // by folder, without tests
	err := filepath.WalkDir(filepath.Join("..", ".."), func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			files[filepath.Dir(path)] = append(files[filepath.Dir(path)], filepath.Base(path))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for dir, there := range files {
		there = slices.DeleteFunc(there, func(f string) bool { return f == "doc.go" })
		if len(there) < 2 {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, "doc.go"))
		if err != nil {
			t.Errorf("%s has %d files and no doc.go that says what each is for", dir, len(there))
			continue
		}
		said := name.FindAllString(string(text), -1)
		for _, f := range there {
			if !slices.Contains(said, f) {
				t.Errorf("%s: doc.go does not say what %s is for", dir, f)
			}
		}
		for _, f := range said {
			if !slices.Contains(there, f) && !strings.HasSuffix(f, "_test.go") {
				t.Errorf("%s: doc.go speaks of %s, which is not there", dir, f)
			}
		}
	}
}

// No string in the program is the name of a kind of zone, outside the one table and the words of
// other books: readers ask dsl.Kind, so that the compiler and the tests of the table tell what a
// new kind has been forgotten in.
func TestNoKindInStrings(t *testing.T) {
	// what stands there is text of the language
	tables := []string{"dsl/kinds.go", "dsl/mend/words.go", "dsl/mend/sentences.go"}
	for _, root := range []string{"dsl", "interp", "cmd"} {
		err := filepath.WalkDir(filepath.Join("..", "..", root), func(path string, d fs.DirEntry, err error) error {
			if err == nil && d.IsDir() && d.Name() == "anygame" { // it writes rule files
				return fs.SkipDir
			}
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			if slices.ContainsFunc(tables,
				func(f string) bool { return strings.HasSuffix(filepath.ToSlash(path), "/"+f) }) {
				return nil
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			var s scanner.Scanner
			file := token.NewFileSet()
			s.Init(file.AddFile(path, -1, len(text)), text, nil, 0)
			for pos, tok, lit := s.Scan(); tok != token.EOF; pos, tok, lit = s.Scan() {
				if word, err := strconv.Unquote(lit); tok == token.STRING && err == nil &&
					dsl.KindNamed(word) != dsl.NoKind {
					t.Errorf("%s: %s is a kind of zone: ask dsl.Kind", file.Position(pos), lit)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// Nobody behind dsl/rules looks at syntax, except to point at it (rules.LineOf) or to word a cure:
// what lines mean is resolved once, and its forms are read. Where it is asked for all the same, and
// why.
func TestSyntaxBehindRules(t *testing.T) {
	may := map[string]string{ // a file, or a folder that ends with a slash
		"dsl/internal/judge/":                "whether all that is written could be kept",
		"dsl/check/internal/words/":          "judges the words: names, sorts, numbers, what is said twice",
		"dsl/internal/deal/arithmetic.go":    "a cure changes the lines that say the pack",
		"dsl/check/search.go":                "leaves lines of text as they are",
		"dsl/assist/":                        "answers about the words under a cursor",
		"dsl/prose/phrase.go":                "tells lines that only declare: texts, the pack, rows of a picture",
		"cmd/pat/internal/manual/shipped.go": "shows lines, those for people aside",
	}
	asks := regexp.MustCompile(`(?m)^\s*case \*dsl\.\w+|\.\(\*dsl\.\w+|(All|First)\[\*dsl\.\w+`)
	used := map[string]bool{}
	for _, root := range []string{"dsl/check", "dsl/internal", "dsl/assist", "dsl/prose", "interp", "cmd"} {
		err := filepath.WalkDir(filepath.Join("..", "..", root), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			file := strings.TrimPrefix(filepath.ToSlash(path), "../../")
			for _, found := range asks.FindAllString(string(text), -1) {
				found = strings.TrimSpace(found)
				if strings.HasSuffix(found, "dsl.Line") || strings.HasSuffix(found, "dsl.Diagnostic") {
					continue
				}
				if may[file] == "" && may[file[:strings.LastIndex(file, "/")+1]] == "" {
					t.Errorf("%s asks syntax, `%s`: read the form that rules has made of it", file, found)
				}
				used[file], used[file[:strings.LastIndex(file, "/")+1]] = true, true
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for place := range may {
		if !used[place] {
			t.Errorf("%s asks no syntax any more: take it off the list", place)
		}
	}
}

// Every system has one way to lock a file, be it none.
func TestLockOfEverySystem(t *testing.T) {
	for system, want := range map[string]string{
		"linux/amd64": "lock_flock.go", "darwin/arm64": "lock_flock.go", "freebsd/amd64": "lock_flock.go",
		"illumos/amd64": "lock_flock.go", "solaris/amd64": "lock_fcntl.go", "aix/ppc64": "lock_fcntl.go",
		"windows/amd64": "lock_windows.go", "plan9/amd64": "lock_none.go", "js/wasm": "lock_none.go",
	} {
		os, arch, _ := strings.Cut(system, "/")
		cmd := exec.Command("go", "list", "-f", "{{range .GoFiles}}{{.}} {{end}}", "./internal/cli/disk")
		cmd.Env = append(cmd.Environ(), "GOOS="+os, "GOARCH="+arch, "CGO_ENABLED=0")
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%s: %v", system, err)
		}
		var locks []string
		for file := range strings.FieldsSeq(string(out)) {
			if strings.HasPrefix(file, "lock_") {
				locks = append(locks, file)
			}
		}
		if got := strings.Join(locks, " "); got != want {
			t.Errorf("%s locks with %q, want %q", system, got, want)
		}
	}
}

// A game never needs Go code: no game's id or title stands in general code, outside comments, tests
// and examples of help texts. Some games are called by a word of the language; and other programs
// have names of their own for their forms and piles.
func TestNoGameInCode(t *testing.T) {
	ids := map[string]bool{}
	entries, err := fs.ReadDir(games.FS, ".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		id := strings.TrimSuffix(e.Name(), ".pat")
		if _, word := dsl.LookUp(id); !word {
			ids[id] = true
		}
	}
	for _, root := range []string{"dsl", "interp"} {
		err := filepath.WalkDir(filepath.Join("..", "..", root), func(path string, d fs.DirEntry, err error) error {
			if err == nil && d.IsDir() && filepath.Base(path) == "boards" {
				return fs.SkipDir
			}
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			for line := range bytes.Lines(text) {
				code, _, _ := strings.Cut(string(line), "//")
				for id := range ids {
					if strings.Contains(code, `"`+id+`"`) {
						t.Errorf("%s names the game %s: %s", path, id, strings.TrimSpace(code))
					}
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
