package games_test

import (
	"strings"
	"testing"
)

func TestLibraryGypsy(t *testing.T) {
	eight := repeat(0, 8)
	laid := func(tableau []int, stock int) map[string][]int {
		return map[string][]int{"foundations": eight, "tableau": tableau, "stock": {stock}}
	}
	with := func(zones map[string][]int, name string, sizes ...int) map[string][]int {
		zones[name] = sizes
		return zones
	}
	back := ruling{"foundations give cards back", "f1: AS 2S; t1: 3H; t2: 3C", "f1 t1", "f1 t2"}
	keep := ruling{"foundations keep their cards", "f1: AS 2S; t1: 3H", "", "f1 t1"}
	any := ruling{"any card to a space", "t1: 9C 7S 6H", "t1 t2 1, t1 t2 2", ""}
	kings := ruling{"kings to spaces", "t1: 9C QH; t2: 9D KS QD", "t2 t3 2", "t1 t3"}
	alternating := ruling{"in alternating colours", "t1: 9C 7S 6H; t2: 8D; t3: 8C", "t1 t2 2", "t1 t3 2"}
	testSketches(t, []sketch{
		{id: "gypsy", zones: laid(repeat(3, 8), 80), down: map[string]int{"tableau": 16}, rules: []ruling{
			any, back, alternating,
			{"spaces hinder no deal", "t1: 9C; s: 2D", "turn", ""},
		}},
		{id: "yeast-dough", zones: laid(repeat(3, 8), 80), rules: []ruling{any}},
		{id: "giant", zones: laid(repeat(1, 8), 96), rules: []ruling{
			any, back,
			{"no card comes back while there is a stock", "f1: AS 2S; t1: 3H; s: 9D", "", "f1 t1"},
		}},
		{
			id: "irmgard", zones: laid([]int{1, 2, 3, 4, 5, 4, 3, 2, 1}, 79), down: map[string]int{"tableau": 16},
			rules: []ruling{kings, back},
		},
		{id: "elba", zones: laid(repeat(5, 10), 54), down: map[string]int{"tableau": 40}, rules: []ruling{kings}},
		{id: "millie", zones: laid(repeat(1, 8), 96), rules: []ruling{any, back}},
		{id: "hypotenuse", zones: laid(rising(1, 10), 49), down: map[string]int{"tableau": 45}, rules: []ruling{kings}},
		{
			id: "milligan-harp", zones: laid(rising(1, 8), 68), down: map[string]int{"tableau": 28},
			rules: []ruling{any, keep},
		},
		{id: "carlton", zones: laid(rising(1, 8), 68), rules: []ruling{any, keep, alternating}},
		{id: "steve", zones: laid(rising(1, 8), 68), rules: []ruling{
			{
				"down in any suit, moved in suit", "t1: 9C 7S 6S; t2: 8D; t3: 9D 7C 6H; t4: 7D", "t1 t2 2, t3 t4",
				"t3 t2 2",
			},
		}},
		{id: "miss-milligan", zones: with(laid(repeat(1, 8), 96), "reserve", 0), rules: []ruling{
			kings, keep, alternating,
			{"the pocket opens with the stock out", "t1: 9C 8D; t2: 9D", "t1 r 1, t1 r 2", ""},
			{"and not before", "t1: 9C 8D; s: 9D", "", "t1 r"},
			{
				"it holds one unit, which leaves whole or in part", "t1: 9C; t2: 8S; t3: 9S; r: 8D 7C",
				"r t1 2, r t3 2",
				"t2 r",
			},
		}},
		{id: "imperial-guards", zones: with(laid(repeat(1, 8), 96), "reserve", 0), rules: []ruling{any}},
		{id: "milligan-cell", zones: with(laid(repeat(1, 8), 96), "cells", 0, 0, 0, 0), rules: []ruling{
			kings,
			{"four cells from the first", "t1: 9C 8D; s: 9D; c1: 2C; c2: 3C", "t1 c4", "t1 c1"},
		}},
	})

	t.Run("irmgard's last deal leaves the outer piles out", func(t *testing.T) {
		tb := board(t, "irmgard", "t1: 9C\ns: (2D) (5H) (7H) (9D) (4C) (4H) (3S)")
		tb.play("turn")
		tb.wantSizes("tableau", 1, 1, 1, 1, 1, 1, 1, 1, 0)
		tb = board(t, "irmgard", "t1: 9C\ns: (2D) (5H) (7H) (9D) (4C) (4H) (3S) (6C) (JC) (QC)")
		tb.play("turn")
		tb.wantSizes("tableau", 2, 1, 1, 1, 1, 1, 1, 1, 1)
	})
	t.Run("the aces of die Königsbergerin never lie on the table", func(t *testing.T) {
		tb := dealPack(t, "die-koenigsbergerin", "2S AS 3S AS")
		if got := tb.pile("t1") + tb.pile("t2"); !strings.HasPrefix(got, "2S ") || !strings.Contains(got, "3S ") ||
			strings.Contains(got, "A") {
			t.Errorf("the first piles are %s", got)
		}
		tb.wantSizes("tableau", repeat(3, 8)...)
		tb = board(t, "die-koenigsbergerin", "t1: 9C\ns: (2D) (5H) (AH) (9D)")
		tb.play("turn")
		tb.wantSizes("tableau", 2, 1, 1, 0, 0, 0, 0, 0)
		tb.wantSizes("foundations", 1, 0, 0, 0, 0, 0, 0, 0)
	})
}
