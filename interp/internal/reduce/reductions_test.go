package reduce

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// The table tells of every zone of several piles whether they are interchangeable, and by which
// line they are not; and nothing of a game that is not found.
func TestReductionsAreTold(t *testing.T) {
	for _, c := range []struct {
		line  string // of the tableau
		piles string
	}{
		{"build down in suit", "tableau: its piles are interchangeable"},
		{"build down in suit when pile number is 2", "tableau: its piles are told apart by `build down in suit when " +
			"pile number is 2` (line 9)"},
		{"spaces take any card from tableau at once", "tableau: its piles are told apart by `spaces take any card " +
			"from tableau at once` (line 9)"},
		{"spaces close up", "tableau: its spaces close up"},
	} {
		s := mustDeal(t, fromText(t, strings.Replace(looks, "%s", c.line, 1)), 1)
		found, err := s.Reductions()
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(found, c.piles) {
			t.Errorf("`%s`: %q, want %q", c.line, found, c.piles)
		}
		if !slices.Contains(found, "foundations: its piles are interchangeable") {
			t.Errorf("`%s`: nothing of the foundations in %q", c.line, found)
		}
	}
}

// No shipped game has piles that are told apart by nothing that can be named.
func TestApartByALine(t *testing.T) {
	forEachGame(t, func(t *testing.T, g *Game) {
		s := mustDeal(t, g, 1)
		found, err := s.Reductions()
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range found {
			if strings.Contains(line, "without a line") {
				t.Error(line)
			}
		}
	})
}

// What a line asks of the pile that a card comes from, it does not ask of a discard that no card
// leaves.
func TestNothingAsksADiscardThatNothingLeaves(t *testing.T) {
	const text = `game Row
deal
  1 to each tableau
  rest to discard
tableau 18
  build any card from pile 1 right when suit of source is suit of top
  move pile
  spaces close up
discard
%s
win when tableau 2 to 18 empty
`
	const bag = "discard: the order of its cards does not count"
	for lines, want := range map[string]bool{
		"": true,
		"may peek once\n  1 from discard to tableau 1":                              false,
		"may look once when top of discard is ace\n  1 from tableau 1 to tableau 2": false,
	} {
		s := mustDeal(t, fromText(t, strings.Replace(text, "%s", lines, 1)), 1)
		found, err := s.Reductions()
		if err != nil {
			t.Fatal(err)
		}
		if slices.Contains(found, bag) != want {
			t.Errorf("with %q: %q in %q is not %t", lines, bag, found, want)
		}
	}
}

// The order of a discard counts only where some rule looks at it, and then sets come there from
// piles that are told apart.
func TestOrderOfDiscards(t *testing.T) {
	for _, c := range []struct {
		line string // of the discard
		bag  bool
	}{
		{"takes king from tableau", true},
		{"takes king from tableau at once", true},
		{"takes pair totalling 13 from tableau", true},
		{"takes pair totalling 13 from tableau when discard empty", true},
		{"takes pair totalling 13 from tableau when rank of discard is ace", false},
		{"takes king from tableau when rank of discard is ace", false},
	} {
		g := fromText(t, fmt.Sprintf(discards, c.line))
		tableau, discard := &g.Zones[0], &g.Zones[1]
		if g.Bag[discard.First] != c.bag {
			t.Errorf("`%s`: the order of the discard does not count: %t", c.line, !c.bag)
		}
		apart := !c.bag && len(g.Sets) > 0
		if tableau.Symmetric == apart {
			t.Errorf("`%s`: the piles of the tableau are interchangeable: %t", c.line, apart)
		}
	}
}

const discards = `game Discards
deal
  rest to each tableau
tableau 4
  build none
discard
  %s
win when all cards in discard
`

const looks = `game Looks
deal
  1 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 4
  %s
stock
  turn 1 to waste
waste
win when all cards on foundations
`
