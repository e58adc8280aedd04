package check_test

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/games"
)

// Tests make much and keep little: the collector would take a third of their time.
func init() { debug.SetGCPercent(400) }

var update = flag.Bool("update", false, "rewrite the golden files")

const errorsDir = "../../testdata/errors"

// library is where a test's rule files find their parents: beside themselves, then among the
// shipped games.
func library(beside fs.FS) *rules.Library {
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
	if beside != nil {
		lib.Shelves = append([]rules.Shelf{{FS: beside}}, lib.Shelves...)
	}
	return lib
}

// judge loads and checks a file: all that `pat check` would say of it.
func judge(lib *rules.Library, name, text string) (*rules.Sheet, dsl.Diagnostics) {
	s, told, more := judgeBeside(lib, name, text)
	return s, append(told, more...).Sort()
}

// judgeBeside is judge, with what is found beside mistakes apart.
func judgeBeside(lib *rules.Library, name, text string) (_ *rules.Sheet, told, more dsl.Diagnostics) {
	s, loaded := rules.Load(lib, name, []byte(text))
	ds := check.Check(s)
	check.Try(s, loaded, ds)
	told = append(loaded, ds...).Sort()
	return s, told, check.Beside(s, told, func(s *rules.Sheet, read dsl.Diagnostics) (_, judged dsl.Diagnostics) {
		return read, check.Check(s)
	})
}

func render(s *rules.Sheet, ds dsl.Diagnostics) string {
	var b strings.Builder
	dsl.Render(&b, ds, s.Sources)
	return b.String()
}

// expectation is one comment of the form # ERROR name "piece of the message".
type expectation struct {
	line               int
	level, name, piece string
}

var expected = regexp.MustCompile(`(ERROR|WARNING|NOTE) ([a-z-]+) "([^"]*)"`)

func expectations(text string) []expectation {
	var out []expectation
	for i, line := range strings.Split(text, "\n") {
		_, comment, ok := strings.Cut(line, "#")
		if !ok {
			continue
		}
		for _, m := range expected.FindAllStringSubmatch(comment, -1) {
			out = append(out, expectation{i + 1, strings.ToLower(m[1]), m[2], m[3]})
		}
	}
	return out
}

// TestErrors holds the files of testdata/errors against the findings that stand in them, at their
// lines: exactly those and no others.
func TestErrors(t *testing.T) {
	files, err := filepath.Glob(errorsDir + "/*.pat")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files in %s: %v", errorsDir, err)
	}
	lib := library(os.DirFS(errorsDir))
	for _, f := range files {
		name := filepath.Base(f)
		t.Run(strings.TrimSuffix(name, ".pat"), func(t *testing.T) {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			s, ds := judge(lib, name, string(text))
			wants := expectations(string(text))
			if strings.HasSuffix(name, "-ok.pat") && len(wants) > 0 {
				t.Error("a file -ok.pat expects findings")
			}
			for _, d := range ds {
				found := false
				for i, w := range wants {
					if d.Span.Pos.Filename == name && d.Span.Pos.Line == w.line && d.Level.String() == w.level &&
						d.Name == w.name && strings.Contains(d.Message, w.piece) {
						wants = append(wants[:i:i], wants[i+1:]...)
						found = true
						break
					}
				}
				if !found {
					t.Errorf("not expected:\n%s", render(s, dsl.Diagnostics{d}))
				}
			}
			for _, w := range wants {
				t.Errorf("line %d: expected %s %s %q", w.line, w.level, w.name, w.piece)
			}
			golden(t, strings.TrimSuffix(f, ".pat")+".golden", render(s, ds))
		})
	}
}

// TestHelpInVariants holds helps to what can be done in a variant: its parent is not to be changed.
func TestHelpInVariants(t *testing.T) {
	lib := library(nil)
	for _, c := range []struct{ name, text, help string }{
		{
			"redeal-without-stock", "variant of klondike\n\ndeal\n  all to each tableau\n",
			"write `without redeals` under `stock` in the variant",
		},
		{
			"fill-without-source", "variant of canfield\n\ndeal\n  bases to foundations\n" +
				"  1 to each tableau\n  rest to stock\n",
			"write `without spaces take any card from reserve` under `tableau` in the variant",
		},
		{
			"unused-name", "variant of klondike\n\nstock\n  turn 1 to waste\n",
			"write `without option draw` in the variant",
		},
		{"no-effect", "variant of canfield\n\ndeal\n  4 aces to foundations\n  13 to reserve\n  1 to each tableau\n " +
			" rest to stock\n\nfoundations\n  base ace\n", "write `build up in suit` under `foundations` in the " +
			"variant"},
		{
			"no-effect", "variant of spider\ndecks 1\n\ndeal\n  8 8 8 7 6 5 4 3 2 1 to tableau\n\nfoundations 4\n",
			"write `without stock` in the variant; or",
		},
		{"foundation-cannot-start", "variant of klondike\n\ndeal\n  1 2 3 4 5 6 7 to tableau\n  1 to foundations\n  " +
			"rest to stock\n", "write `1 ace to foundations` as the first step"},
	} {
		_, ds := judge(lib, "variant.pat", "game Variant\n"+c.text)
		if !slices.ContainsFunc(ds,
			func(d *dsl.Diagnostic) bool { return d.Name == c.name && strings.Contains(d.Advice(), c.help) }) {
			t.Errorf("no %s that says %q, of:\n%s", c.name, c.help, c.text)
			for _, d := range ds {
				t.Log(d.Name, d.Message, d.Advice())
			}
		}
	}
}

// TestHelpForBookWords holds helps to the line meant where the words of a book read as another
// rule.
func TestHelpForBookWords(t *testing.T) {
	for _, c := range []struct{ name, from, to, help string }{
		{"no-card", "4 to each tableau", "4 to each pile", "write `each tableau`"},
		{
			"foundation-cannot-start", "4 to each tableau", "four aces to foundations\n  rest to each tableau",
			"write `4 aces to foundations`",
		},
		{"duplicate-rule", "win when", "game is won when", "for example: win when foundations full"},
		{"duplicate-rule", "win when", "game over when no moves\n\nwin when", "is lost without it"},
	} {
		text := strings.Replace("game House\n\ndeal\n  4 to each tableau\n\nfoundations 4\n  base ace\n  build up "+
			"in suit\n\ntableau 13\n  build down in any suit\n  spaces stay empty\n\n"+
			"win when foundations full\n", c.from, c.to, 1)
		_, ds := judge(library(nil), "house.pat", text)
		if !slices.ContainsFunc(ds,
			func(d *dsl.Diagnostic) bool { return d.Name == c.name && strings.Contains(d.Advice(), c.help) }) {
			t.Errorf("no %s that says %q, of:\n%s", c.name, c.help, c.to)
			for _, d := range ds {
				t.Log(d.Name, d.Message, d.Advice())
			}
		}
	}
}

// TestWordsMissing completes lines of a game of which words are missing, where lines of other games
// leave no doubt which.
func TestWordsMissing(t *testing.T) {
	text, err := games.FS.ReadFile("klondike" + rules.Ext)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ was, is, help string }{
		{"win when foundations full", "win when foundations", "write: win when foundations full"},
		{"  rest to stock", "  rest", "write: rest to stock"},
		{"foundations 4", "4", "write `foundations 4`"},
		{"tableau 7", "7", "write `tableau 7`"},
		{"  base ace", "  base", "for example: base ace; or: base any card"},
		{"  build down in alternating colours", "  build down", "for example: build down in alternating colours; or: " +
			"build down in suit; or: build down in any suit"},
		{"  build up in suit", "  build", "for example: build up in suit; or: build up in any suit"},
	} {
		t.Run(c.is, func(t *testing.T) {
			wrong := strings.Replace(string(dsl.CutExamples(text)), c.was+"\n", c.is+"\n", 1)
			_, ds := judge(library(nil), "mine.pat", wrong)
			if len(ds) == 0 || ds[0].Advice() != c.help {
				t.Errorf("want %q, of:", c.help)
				for _, d := range ds {
					t.Errorf("%s, help: %s", d.Message, d.Advice())
				}
			}
		})
	}
}

// golden compares a text with a golden file, if there is one.
func golden(t *testing.T, file, got string) {
	want, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != string(want) {
		t.Errorf("%s differs (go test ./dsl/check -update rewrites it); got:\n%s", file, got)
	}
}

// TestEveryMistakeHasATwin makes sure that beside every file with a mistake stands the nearest
// sound one.
func TestEveryMistakeHasATwin(t *testing.T) {
	files, _ := filepath.Glob(errorsDir + "/*.pat")
	for _, f := range files {
		id := strings.TrimSuffix(f, ".pat")
		if strings.HasSuffix(id, "-ok") {
			continue
		}
		if _, err := os.Stat(id + "-ok.pat"); err != nil {
			t.Errorf("%s has no twin: %v", f, err)
		}
	}
}

// TestGamesAreClean holds the shipped games to what is asked of everyone: no errors and no
// warnings.
func TestGamesAreClean(t *testing.T) {
	lib := library(nil)
	for _, id := range lib.IDs() {
		text, err := fs.ReadFile(games.FS, id+rules.Ext)
		if err != nil {
			t.Fatal(err)
		}
		s, ds := judge(lib, id+rules.Ext, string(text))
		if ds.Errors()+ds.Warnings() > 0 {
			t.Errorf("%s is not clean:\n%s", id, render(s, ds))
		}
	}
}

// A mutant is a file of games/ changed in one place, and what is found in it.
type mutant struct {
	name, text string
	sheet      *rules.Sheet
	found      dsl.Diagnostics
}

// Piles that hold no card, as a number asked for may say, are no reason to crash.
func TestPilesThatHoldNothing(t *testing.T) {
	_, ds := judge(library(nil), "zero.pat", `game Odd
option wanted ace or ace
ask space-for 3 numbers from 0 to 4
deal
  rest to stock
tableau 3
  at most space-for cards
  takes pair same suit in colour from tableau
  1 to each tableau
after move from waste when not in same row
win when 2 clubs on tableau
`)
	if ds.Errors() == 0 {
		t.Errorf("nothing is found: %v", ds)
	}
}

// TestBlockingRanksAllFreed holds the way out of a deadlock to all ranks that block their piles: in
// steps of two, with the ace high, these are kings and aces.
func TestBlockingRanksAllFreed(t *testing.T) {
	_, ds := judge(library(nil), "two-steps.pat", `game Two Steps
ranks two to ace

deal
  4 to each tableau

foundations 4
  base two
  build up in suit

tableau 13
  build down by 2 in any suit
  spaces stay empty

win when foundations full
`)
	want := "two ways out are `kings to bottom of tableau` and `aces to bottom of tableau` in the deal and " +
		"`spaces take king or ace`"
	if len(ds) != 1 || ds[0].Help != want {
		t.Errorf("found %v, want the help %q", ds, want)
	}
}

// A base that none of the pack is meant by, as far as is known before play, is told as such:
// neither as one that too few cards are, nor by a crash.
func TestBaseThatIsNotKnown(t *testing.T) {
	_, ds := judge(library(nil), "base.pat", `game No Base
ranks ace to five
suits diamonds
deal
  2 to each tableau
  rest to stock
foundations 1
  base down in suit as top of stock or ace to five but diamonds
  build up in suit
tableau 2
  build down in suit
  spaces take any card
stock
  turn 1 to each tableau
win when all cards on foundations
`)
	codes := map[string]bool{}
	for _, d := range ds {
		codes[d.Name] = true
	}
	if codes["foundation-cannot-start"] || !codes["no-effect"] {
		t.Errorf("it finds %v", ds)
	}
}

// mutants are files of games/ with a line left out or a word misspelt: of all such changes some
// 1000, spread evenly over the games. They are judged once for all tests.
var mutants = sync.OnceValue(func() []*mutant {
	lib := library(nil)
	word := regexp.MustCompile(`[a-z0-9]+`)
	const most = 1000
	var out []*mutant
	n := 0
	for _, id := range lib.IDs() {
		text, _ := fs.ReadFile(games.FS, id+rules.Ext)
		text = dsl.CutExamples(text)
		n += len(word.FindAllIndex(text, -1)) + strings.Count(string(text), "\n")
	}
	step := max(1, n/most)
	n = 0
	add := func(id, text string) {
		if n++; n%step == 0 {
			m := &mutant{name: id + rules.Ext, text: text}
			defer func() {
				if r := recover(); r != nil {
					panic(fmt.Sprintf("%v, of %s:\n%s", r, m.name, text))
				}
			}()
			m.sheet, m.found = judge(lib, m.name, text)
			out = append(out, m)
		}
	}
	for _, id := range lib.IDs() {
		text, _ := fs.ReadFile(games.FS, id+rules.Ext)
		text = dsl.CutExamples(text)
		lines := strings.SplitAfter(string(text), "\n")
		for i := range lines {
			add(id, strings.Join(append(append([]string{}, lines[:i]...), lines[i+1:]...), ""))
		}
		for i, at := range word.FindAllIndex(text, -1) {
			w := string(text[at[0]:at[1]])
			wrong := w + "x"
			if len(w) > 1 && i%2 == 0 {
				wrong = w[:1] + w[2:]
			}
			add(id, string(text[:at[0]])+wrong+string(text[at[1]:]))
		}
	}
	return out
})

// TestMutantsNeverCrash judges shipped games with one line left out or one word misspelt.
func TestMutantsNeverCrash(t *testing.T) {
	for _, m := range mutants() {
		for _, d := range m.found {
			if d.Message == "" || d.Name == "" || strings.Contains(d.Message+d.Advice(), "%!") {
				t.Errorf("%s: a finding that says nothing: %+v", m.name, d)
			}
		}
	}
	if n := len(mutants()); n < 800 {
		t.Errorf("only %d mutants", n)
	}
}

// FuzzCheck holds Check to its promise: any bytes, no panic, in bounded time.
func FuzzCheck(f *testing.F) {
	for _, dir := range []fs.FS{games.FS, os.DirFS(errorsDir)} {
		files, _ := fs.Glob(dir, "*.pat")
		for _, name := range files {
			text, err := fs.ReadFile(dir, name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(text)
		}
	}
	lib := library(fstest.MapFS{})
	f.Fuzz(func(t *testing.T, text []byte) {
		s, _ := rules.Load(lib, "fuzz.pat", text)
		start := time.Now()
		check.Check(s)
		if d := time.Since(start); d > 10*time.Second {
			t.Errorf("judged in %s", d)
		}
	})
}

// Example shows the smallest use of the package.
func Example() {
	text := "game Short\n\ndeal\n  4 to each tableau\n\ntableau 12\n  build down in suit\n  spaces stay " +
		"empty\n\nwin when tableau empty\n"
	sheet, diags := rules.Load(library(nil), "short.pat", []byte(text))
	diags = append(diags, check.Check(sheet)...).Sort()
	fmt.Println(diags[0].Message)
	// Output: 4 of 52 cards are never dealt
}

// TestRehome puts what a variant has wrong at the variant's line.
func TestRehome(t *testing.T) {
	for _, c := range []struct{ name, text, at, help string }{
		{
			"an option that is left out", "variant of klondike\n\nwithout option draw\n", "without option draw",
			"would have to be said anew",
		},
		{
			"a line that is left out", "variant of klondike\n\nstock\n  without turn\n", "without turn",
			"write `turn draw to waste` under `stock` in the variant",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, ds := judge(library(nil), "variant.pat", "game Variant\n"+c.text)
			if ds.Errors() != 1 {
				t.Fatalf("%d mistakes", ds.Errors())
			}
			d := ds[slices.IndexFunc(ds, func(d *dsl.Diagnostic) bool { return d.Level == dsl.Error })]
			check.Rehome(s, d)
			if got := s.Source().Slice(d.Span); got != c.at || !strings.Contains(d.Advice(), c.help) {
				t.Errorf("at %q: %s", got, d.Advice())
			}
			if len(d.Others) == 0 || d.Others[0].Span.Pos.Filename != "klondike.pat" {
				t.Error("the parent's line is no second place")
			}
		})
	}
}
