package interp_test

import (
	"slices"
	"strings"
	"testing"

	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
)

// Where all piles go one way, it makes no difference in which order they stand: neither which of
// two ways they go where a board lays them so, nor which empty pile a card begins.
func TestAllOneWayKnowsNoOrder(t *testing.T) {
	g := gametest.Of(t, `game Ways
deal
  4 to each tableau
foundations 4
  base any card
  build up or down in suit wrapping all one way
tableau 13
  build none
  spaces stay empty
win when all cards on foundations
`)
	l := notation.For(g)
	board := func(piles ...string) *interp.State {
		t.Helper()
		var b strings.Builder
		for i, cards := range piles {
			b.WriteString("f" + string(rune('1'+i)) + ": " + cards + "\n")
		}
		s, err := l.ReadBoard(b.String()+"t1: 9H\nt2: 7H\nt3: KC\n", true)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	for _, c := range []struct {
		piles [4]string
		takes string // of 9H and 7H, what goes on 8H
	}{
		{[4]string{"8H"}, "9H 7H"},
		{[4]string{"4S 5S", "8H"}, "9H"},
		{[4]string{"4S 3S", "8H"}, "7H"},
		{[4]string{"4S 5S", "4D 3D", "8H"}, ""},
	} {
		first := board(c.piles[:]...)
		for turn := range 4 {
			order := append(append([]string{}, c.piles[turn:]...), c.piles[:turn]...)
			s := board(order...)
			if s.Key() != first.Key() {
				t.Errorf("%q is another position than %q", order, c.piles)
			}
			var takes []string
			for p := range order {
				if !strings.HasSuffix(order[p], "8H") {
					continue
				}
				for i, card := range []string{"9H", "7H"} {
					if _, err := l.Parse(s, "t"+string(rune('1'+i))+" f"+string(rune('1'+p))); err == nil {
						takes = append(takes, card)
					}
				}
			}
			if got := strings.Join(takes, " "); got != c.takes {
				t.Errorf("%q: on 8H goes %q, want %q", order, got, c.takes)
			}
			if _, err := l.Parse(s, "t3 f"); slices.Contains(order, "") && err != nil {
				t.Errorf("%q: the king to an empty pile: %v", order, err)
			}
		}
	}
}
