package compile_test

import (
	"slices"
	"testing"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp/internal/compile"
)

// Of all shipped games few have a turn or an action that what follows by itself may take back, and
// has to be made to see: those that gather cards of which some are laid back or dealt again, and
// those whose turn may lay its cards in several ways.
func TestTakenBack(t *testing.T) {
	want := map[string][]string{
		"abandon-hope":        {"redeal"},
		"die-koenigsbergerin": {"turn"},
		"knockout":            {"redeal"},
		"louis":               {"redeal"},
		"rainbow-fan":         {"rotate"},
		"tournament":          {"redeal"},
	}
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
	for _, id := range lib.IDs() {
		sheet, _, err := rules.Open(lib, id)
		if err != nil {
			t.Fatal(err)
		}
		g, err := compile.Compile(sheet, rules.Setting{})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for i := range g.Turns {
			if g.Turns[i].Back {
				got = append(got, "turn")
			}
		}
		for i := range g.Actions {
			if g.Actions[i].Back {
				got = append(got, g.Actions[i].Name)
			}
		}
		if !slices.Equal(got, want[id]) {
			t.Errorf("%s: %v", id, got)
		}
	}
}
