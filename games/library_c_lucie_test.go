package games_test

import (
	"slices"
	"strings"
	"testing"
)

func TestLibraryLucie(t *testing.T) {
	fan := map[string][]int{"foundations": repeat(0, 4), "tableau": append(repeat(3, 17), 1)}
	testSketches(t, []sketch{
		{id: "super-flower-garden", zones: fan, rules: []ruling{
			{"down in any suit", "t1: 9C 6H; t2: 7H; t3: 7D", "t1 t2, t1 t3", ""},
			{"no spaces filled", "t1: 9C KH", "", "t1 t2"},
		}},
		{id: "trefoil", zones: map[string][]int{"foundations": repeat(1, 4), "tableau": repeat(3, 16)}, rules: []ruling{
			{"down in suit", "t1: 9C 6H; t2: 7H; t3: 7D", "t1 t2", "t1 t3"},
		}},
		{id: "fascination-fan", zones: fan, down: map[string]int{"tableau": 34}, rules: []ruling{
			{"in alternating colours", "t1: 9C 6H; t2: 7S; t3: 7H", "t1 t2", "t1 t3"},
			{"no spaces filled", "t1: 9C KH", "", "t1 t2"},
		}},
	})

	t.Run("redeals", func(t *testing.T) {
		for id, n := range map[string]int{"trefoil": 2, "super-flower-garden": 2, "fascination-fan": 6} {
			tb := board(t, id, "t1: 2C 9H\nt2: 3C 8H\nt4: 5D 8S 4H")
			for range n {
				tb.play("redeal")
				if got := tb.sizes("tableau")[:3]; !slices.Equal(got, []int{3, 3, 1}) {
					t.Errorf("%s: redealt as %v", id, got)
				}
			}
			tb.illegal("redeal")
			if id == "fascination-fan" && strings.Count(tb.pile("t1"), "(") != 2 {
				t.Errorf("%s: %s after a redeal", id, tb.pile("t1"))
			}
		}
	})
}
