package prose

import (
	"flag"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/games"
)

// Tests make much and keep little: the collector would take a third of their time.
func init() { debug.SetGCPercent(400) }

var update = flag.Bool("update", false, "rewrite the golden files")

// shipped are the games of the project.
func shipped() *rules.Library {
	return &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
}

// open loads a shipped game.
func open(t testing.TB, id string) *rules.Sheet {
	t.Helper()
	s, ds, err := rules.Open(shipped(), id)
	if err != nil {
		t.Fatal(err)
	}
	if ds.Errors() > 0 {
		t.Fatalf("%s: %s", id, shown(s, ds))
	}
	return s
}

// load reads the text of a sheet; errors are part of the result.
func load(text string) (*rules.Sheet, dsl.Diagnostics) {
	return rules.Load(&rules.Library{Shelves: []rules.Shelf{{FS: fstest.MapFS{}}}}, "test.pat", []byte(text))
}

// sheet is load for a text without mistakes.
func sheet(t testing.TB, text string) *rules.Sheet {
	t.Helper()
	s, ds := load(text)
	if ds.Errors() > 0 {
		t.Fatalf("%s\n%s", shown(s, ds), text)
	}
	return s
}

func shown(s *rules.Sheet, ds dsl.Diagnostics) string {
	var b strings.Builder
	_ = dsl.Render(&b, ds, s.Sources)
	return b.String()
}

// told is the prose of a sheet.
func told(t testing.TB, s *rules.Sheet) string { return toldSet(t, s, s.Defaults()) }

func toldSet(t testing.TB, s *rules.Sheet, set rules.Setting) string {
	t.Helper()
	var b strings.Builder
	if err := Write(&b, s, set); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// flat is a text without line ends and indentation, to look for sentences in.
func flat(text string) string { return strings.Join(strings.Fields(text), " ") }

// slips are what never stands in good text.
var slips = []string{
	",,", " ,", " .", "..", ".,", ",.", ";.", ";,", ":.", "( ", " )", "()", "%!", " a a ",
	" the the ", "“”", " no no ", "<nil>", " an a ", " it it ",
}

// proofread looks for slips of the pen and lines that are too wide.
func proofread(t *testing.T, text string) {
	t.Helper()
	for i, l := range strings.Split(text, "\n") {
		if n := utf8.RuneCountInString(l); n > Width {
			t.Errorf("line %d has %d columns: %s", i+1, n, l)
		}
		if strings.TrimRight(l, " ") != l {
			t.Errorf("line %d ends with blanks: %q", i+1, l)
		}
	}
	clean := flat(strings.ReplaceAll(text, "…", ""))
	for _, w := range slips {
		if i := strings.Index(clean, w); i >= 0 {
			t.Errorf("%q in: …%s…", w, clean[max(0, i-40):min(len(clean), i+40)])
		}
	}
}

func TestGolden(t *testing.T) {
	lib := shipped()
	for _, id := range lib.IDs() {
		t.Run(id, func(t *testing.T) {
			got := told(t, open(t, id))
			proofread(t, got)
			file := filepath.Join("testdata", id+".golden")
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatalf("%v; write it with go test ./dsl/prose -update and read it", err)
			}
			if got != string(want) {
				t.Errorf("the prose has changed; if it reads well: go test ./dsl/prose -update\n--- got\n%s", got)
			}
		})
	}
	if *update {
		return
	}
	files, err := filepath.Glob("testdata/*.golden")
	if err != nil {
		t.Fatal(err)
	}
	have := map[string]bool{}
	for _, id := range lib.IDs() {
		have[id] = true
	}
	for _, f := range files {
		if id := strings.TrimSuffix(filepath.Base(f), ".golden"); !have[id] {
			t.Errorf("%s belongs to no game", f)
		}
	}
}

// The order of the sections is that of a rule book.
func TestOrder(t *testing.T) {
	text := told(t, sheet(t, `game Order
also Sequence, Row
family Tests
source a test
option n 1 or 2
counter k 0 to 3

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 4
  build down in suit
  spaces take any card

reserve
  spaces take any card

cells 2

stock
  turn n to waste
  redeals 1

waste

discard
  takes king

may extra
  1 to waste

after turn
  add 1 to k

win when foundations full
`))
	at := 0
	for _, head := range []string{
		"Order\n=====\n", "Also known as Sequence or Row. Family: Tests. Rules from a test.", "\nThe pack\n",
		"\nBefore the deal\n",
		"\nThe layout\n", "\nThe deal\n", "\nThe foundations\n", "\nThe tableau\n", "\nThe reserve\n", "\nThe cells\n",
		"\nThe waste\n", "\nThe discard pile\n", "\nThe stock\n", "\nFurther moves\n", "\nWhat follows a move\n",
		"\nCounters\n",
		"\nWinning and losing\n", "\nAs always\n",
	} {
		i := strings.Index(text[at:], head)
		if i < 0 {
			t.Fatalf("%q is missing or stands too early:\n%s", head, text)
		}
		at += i
	}
}

func TestWrap(t *testing.T) {
	p := &page{}
	p.para(strings.Repeat("word ", 40))
	p.item("12.", strings.Repeat("word ", 40))
	for l := range strings.Lines(p.b.String()) {
		l = strings.TrimSuffix(l, "\n")
		if len(l) > Width || len(l) < 20 {
			t.Errorf("%d columns: %q", len(l), l)
		}
	}
	if !strings.Contains(p.b.String(), "\n      word") {
		t.Errorf("an item is not indented under its mark:\n%s", p.b.String())
	}
}

// A setting is told with the values it has, and the other values an option may take.
func TestSetting(t *testing.T) {
	text := `game Settings
option draw 3 or 1 or 2
option wanted clubs or hearts
option mode easy or hard
option fixed 4
ask target 4 numbers from 1 to 9
deal
  bases to foundations
  fixed to each tableau
  rest to stock
foundations 4
  suits spades hearts clubs diamonds
  base 1 above target
  build up in suit wrapping
tableau 3
  build down in suit when mode is easy
  spaces take wanted
stock
  turn draw to waste
  redeals draw
waste
win when foundations full
`
	s := sheet(t, text)
	says := func(set rules.Setting, wants ...string) {
		t.Helper()
		got := toldSet(t, s, set)
		proofread(t, got)
		for _, w := range wants {
			if !strings.Contains(flat(got), w) {
				t.Errorf("%q is not told:\n%s", w, got)
			}
		}
	}
	says(rules.Setting{},
		"Choose “draw”: it is 3 now, and may also be 1 or 2.",
		"Choose “wanted”: it is clubs now, and may also be hearts.",
		"Name four numbers from 1 to 9, one for each foundation in turn; the rules call them “target”.",
		"for each of the foundations in turn, the card that starts it",
		"Deal four cards to each tableau pile",
		"when the option “mode”, now easy, is easy",
		"Spaces may be filled only with clubs (option wanted: clubs, or hearts).",
		"You may turn three cards (option draw: 3, or 1 or 2) from the stock",
		"three times in the whole game (option draw)",
	)
	none := strings.Replace(strings.Replace(text, "redeals draw", "redeals again", 1), "deal\n",
		"option again 2 or 0\ndeal\n", 1)
	zero := sheet(t, none)
	set := zero.Defaults()
	if err := zero.Set(&set, "again=0"); err != nil {
		t.Fatal(err)
	}
	if got := flat(toldSet(t, zero, set)); !strings.Contains(got, "There is no redeal (option again: 0, or 2).") ||
		strings.Contains(got, "0 times") || strings.Contains(got, "move or redeal") {
		t.Errorf("no redeal is told as one:\n%s", got)
	}
	set = s.Defaults()
	for _, a := range []string{"draw=1", "wanted=hearts", "mode=hard", "target=1956"} {
		if err := s.Set(&set, a); err != nil {
			t.Fatal(err)
		}
	}
	says(set,
		"Choose “draw”: it is 1 now, and may also be 3 or 2.",
		"the rules call them “target”, now 1956.",
		"take the two of spades, the ten of hearts, the six of clubs and the seven of diamonds out of the pack",
		"when the option “mode”, now hard, is easy",
		"only with hearts (option wanted: hearts, or clubs)",
		"You may turn one card (option draw: 1, or 3 or 2) from the stock",
		"once in the whole game (option draw)",
	)
	if strings.Contains(told(t, s), "fixed") {
		t.Error("an option with one value is no choice and need not be told")
	}
}

// TestRestIsTheStock tells the rest of the pack the same whether the deal says it or not, where the
// game declares a stock.
func TestRestIsTheStock(t *testing.T) {
	said, err := os.ReadFile("../../testdata/errors/rest-in-stock-ok.pat")
	if err != nil {
		t.Fatal(err)
	}
	told := func(text string) string {
		sheet, ds := rules.Load(&rules.Library{}, "stock.pat", []byte(text))
		if ds.Errors() > 0 {
			t.Fatal(ds[0].Message)
		}
		var b strings.Builder
		if err := Write(&b, sheet, sheet.Defaults()); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	with, without := told(string(said)), told(strings.Replace(string(said), "  rest to stock\n", "", 1))
	if !strings.Contains(with, "remaining 24 cards") {
		t.Errorf("the rest is not told:\n%s", with)
	}
	if with != without {
		t.Errorf("told without the line:\n%s", without)
	}
}

// Of what happens at once in a zone the first line comes first, and so it is told.
func TestOrderOfWhatHappensAtOnce(t *testing.T) {
	const takes, spaces = "  takes ace from waste at once\n", "  spaces take any card from waste at once\n"
	for _, first := range []string{takes, spaces} {
		text := flat(told(t, sheet(t, "game Order\ndeal\n  2 to each tableau\n  rest to stock\n"+
			"foundations 4\n  base ace\n  build up in suit\nstock\n  turn 1 to waste\nwaste\ntableau 6\n"+
			"  build down in suit\n"+first+strings.Replace(takes+spaces, first, "", 1)+"win when foundations full\n")))
		space := strings.Index(text, "A space is filled at once")
		ace := strings.Index(text, "ace from the waste is moved at once")
		if space < 0 || ace < 0 || (ace < space) != (first == takes) {
			t.Errorf("with%s first: a space at %d, an ace at %d of\n%s", first, space, ace, text)
		}
	}
}
