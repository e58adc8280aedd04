package games_test

import (
	"io/fs"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/gametest"
	"pat/interp/worked"
)

// seeds are the games of the founding documents: each carries worked examples, made of its sheet.
var seeds = strings.Fields("bakers-dozen spanish-patience castles-in-spain good-measure portuguese-solitaire bisley " +
	"generals-patience queen-of-italy birthday dutchess klondike gargantua canfield freecell sir-tommy calculation " +
	"strategy zodiac jubilee german-clock travellers herz-zu-herz knockout hope quadrat zudecken good-thirteen " +
	"eight-cards counting-patience clock-patience quadrille")

// Every worked example of every shipped game holds, and a variant takes none over.
func TestExamplesHold(t *testing.T) {
	lib := gametest.Library()
	n := 0
	with := map[string]bool{}
	for _, id := range lib.IDs() {
		sheet, _, err := rules.Open(lib, id)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range worked.Run(sheet).Results {
			with[id] = true
			n++
			if r.Example.Src != sheet.Source() {
				t.Errorf("%s takes over an example of %s", id, r.Example.Src.Name)
			}
			if !r.Holds() {
				var b strings.Builder
				_ = dsl.Render(&b, append(r.Wrong, r.Fails...), sheet.Sources)
				t.Errorf("%s: %s\n%s", id, r.Example.Title, b.String())
			}
		}
	}
	for _, id := range seeds {
		if !with[id] {
			t.Errorf("%s has no examples", id)
		}
	}
	if len(with) < 40 || n < 100 {
		t.Errorf("%d examples of %d games", n, len(with))
	}
}

// A game with examples is the game without them: the same rules, the same deals, the same moves.
func TestExamplesNeverTouchPlay(t *testing.T) {
	lib := gametest.Library()
	for _, id := range lib.IDs() {
		text, err := fs.ReadFile(games.FS, id+rules.Ext)
		if err != nil {
			t.Fatal(err)
		}
		cut := dsl.CutExamples(text)
		if !strings.Contains(string(text), "\nexample ") {
			continue
		}
		with, ds := rules.Load(lib, id+rules.Ext, text)
		without, ds2 := rules.Load(lib, id+rules.Ext, cut)
		if len(without.Examples) > 0 || len(ds) != len(ds2) || with.Hash() != without.Hash() {
			t.Errorf("%s: %d examples are left, %d and %d findings", id, len(without.Examples), len(ds), len(ds2))
		}
		var boards [2]string
		for i, s := range []*rules.Sheet{with, without} {
			g := gametest.Compiled(t, s)
			st := gametest.Deal(t, g, 1)
			tb := &table{t, st.Game(), st, nil}
			for k := range 60 {
				ms := tb.s.Moves(nil)
				if len(ms) == 0 {
					break
				}
				tb.s.Apply(ms[(k*7)%len(ms)])
				boards[i] += ms[(k*7)%len(ms)].String() + "\n"
			}
		}
		if boards[0] != boards[1] {
			t.Errorf("%s plays otherwise:\n%s\n%s", id, boards[0], boards[1])
		}
	}
}
