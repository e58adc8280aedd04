package interp_test

import (
	"testing"

	"pat/dsl/cards"
	"pat/interp"
	"pat/interp/gametest"
)

// Foundations are full when each of them is, not when they hold so many cards together: a step may
// lay more on one than makes it full.
func TestOverfullFoundations(t *testing.T) {
	const text = `game Heap
ranks ace to two
suits spades hearts
deal
  1 to each tableau
foundations 2
  base ace
  build up in suit
  at most 2 cards
tableau 4
  build none
  spaces stay empty
may heap
  1 from tableau 1 to foundations 1
win when foundations full
`
	g := gametest.Of(t, text)
	pile := func(names ...string) []interp.Card {
		var out []interp.Card
		for _, n := range names {
			k, err := cards.Parse(n)
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, interp.Card(k))
		}
		return out
	}
	for _, c := range []struct {
		first, second []interp.Card
		won           bool
	}{
		{pile("AS", "2S", "2H"), pile("AH"), false},
		{pile("AS", "2S"), pile("AH", "2H"), true},
	} {
		s, err := g.Position(interp.Setup{Piles: map[int][]interp.Card{0: c.first, 1: c.second}})
		if err != nil {
			t.Fatal(err)
		}
		if won := s.Status() == interp.Won; won != c.won {
			t.Errorf("%d and %d cards: won is %v", len(c.first), len(c.second), won)
		}
	}
}
