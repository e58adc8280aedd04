package reduce

import (
	"testing"

	"pat/dsl"
	"pat/dsl/cards"
)

// The order in which cards go out is read off the rules, that of whole sequences from their top
// down.
func TestOutOrder(t *testing.T) {
	const head = "game Order\nsource tests\nranks ace to four\n\ndeal\n  4 to each tableau\n\n"
	const tail = "\n\ntableau 4\n  build down in any suit\n  spaces take any card\n\nwin when tableau empty"
	for rule, want := range map[string][4]uint8{ // of ace, two, three, four
		"base ace\n  build up in suit":               {0, 1, 2, 3},
		"base four\n  build down in suit":            {3, 2, 1, 0},
		"takes sequence four to ace in suit at once": {0, 1, 2, 3},
		"takes sequence ace to four in any suit":     {3, 2, 1, 0},
		"takes sequence three to two in suit":        {NeverOut, 0, 1, NeverOut},
		"takes sequence of 4 down in suit":           {NeverOut, NeverOut, NeverOut, NeverOut},
	} {
		g := fromText(t, head+"foundations 4\n  "+rule+tail)
		order := mustDeal(t, g, 1).OutOrder()
		for i, r := range g.Pack.Order {
			for _, suit := range []cards.Suit{cards.Clubs, cards.Hearts} {
				if got := order[cards.Of(r, suit)]; got != want[i] {
					t.Errorf("%s: %d cards go out before place %d, want %d", rule, got, i+1, want[i])
				}
			}
		}
	}
}

// Cards go out in sequences only where no line lets them go otherwise.
func TestOutInSequences(t *testing.T) {
	for id, want := range map[string]bool{"spider": true, "scorpion": true, "klondike": false, "pyramid": false} {
		if g := compiled(t, id); g.OutInSequences() != want {
			t.Errorf("%s: %v", id, !want)
		}
	}
}

// Spaces take all cards only where no rank or suit is asked for.
func TestSpacesTakeAll(t *testing.T) {
	for id, want := range map[string]bool{
		"freecell": true, "klondike": false, "forecell": false,
		"bakers-dozen": false, "spider": true,
	} {
		g := compiled(t, id)
		for i := range len(g.Zones) {
			if g.Zones[i].Sheet.Kind == dsl.Tableau && g.SpacesTakeAll(i) != want {
				t.Errorf("%s: %v", id, !want)
			}
		}
	}
}
