package compile_test

import (
	"slices"
	"testing"

	"pat/dsl/rules"
	"pat/interp/gametest"
	"pat/interp/internal/code"
	"pat/interp/internal/compile"
)

// Of all shipped games few have a move that what follows by itself may take back, and has to be
// made to see: those that gather cards of which some are laid back or dealt again, those whose turn
// may lay its cards in several ways, and those in which the pile that a card goes to gives the next
// one.
func TestTakenBack(t *testing.T) {
	want := map[string][]string{
		"abandon-hope":        {"redeal"},
		"beehive":             {"play of "}, // the waste
		"clock-patience":      {"play of hand"},
		"die-koenigsbergerin": {"turn"},
		"knockout":            {"redeal"},
		"leonis-own":          {"play of hand"},
		"louis":               {"redeal"},
		"rainbow-fan":         {"rotate"},
		"tournament":          {"redeal"},
		"travellers":          {"play of hand"},
		"watch":               {"play of hand"},
	}
	lib := gametest.Library()
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
		for i := range g.Sources {
			from := &g.Zones[g.Sources[i].Zone]
			for j := range g.Zones {
				if g.Zones[j].Back.Has(from.First) {
					got = append(got, "play of "+from.Sheet.Name)
				}
			}
		}
		for i := range g.Sets {
			if g.Sets[i].Back {
				got = append(got, "set")
			}
		}
		for i := range g.Zones {
			if slices.ContainsFunc(g.Zones[i].Swaps, func(r code.SwapRule) bool { return r.Back }) {
				got = append(got, "swap")
			}
		}
		if !slices.Equal(got, want[id]) {
			t.Errorf("%s: %v", id, got)
		}
	}
}
