package survey

import (
	"context"
	"testing"

	"pat/interp/gametest"
)

// The chance of a deal does not hang on how its own number would have shuffled, for the player does
// not know that; it lies where that of many deals lies, and it counts the ways that were played.
func TestChance(t *testing.T) {
	g := gametest.Shipped(t, "abandon-hope")
	won := 0
	for number := range uint64(10) {
		s := gametest.Deal(t, g, number+1)
		before := s.Key()
		c, ok := Greedy().Chance(context.Background(), s, 300, MostMoves)
		if !ok || c.Ways != 300 || c.Player != "greedy" {
			t.Fatalf("%+v", c)
		}
		if share := float64(c.Won) / 300; c.Interval[0] > share || c.Interval[1] < share {
			t.Errorf("%d wins are not within %v", c.Won, c.Interval)
		}
		if s.Key() != before {
			t.Error("the position is another")
		}
		other, _ := Greedy().Chance(context.Background(), s.Imagine(nil, nil, 99), 300, MostMoves)
		if other != c {
			t.Errorf("deal %d: %+v, and with another seed %+v", number+1, c, other)
		}
		won += c.Won
	}
	if share := float64(won) / 3000; share < 0.35 || share > 0.5 { // games/odds.txt: 4363 of 10000
		t.Errorf("%d of 3000 are won", won)
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	if c, ok := Greedy().Chance(stopped, gametest.Deal(t, g, 1), 300, MostMoves); ok {
		t.Errorf("%+v", c)
	}
}
