package games_test

import (
	"slices"
	"strings"
	"testing"

	"pat/interp"
)

func TestLibraryFreeCell(t *testing.T) {
	none := []int{0, 0, 0, 0}
	freecell := map[string][]int{"foundations": none, "tableau": {7, 7, 7, 7, 6, 6, 6, 6}, "cells": none}
	// All piles but the last hold a card, so the last is the one space.
	const crowd = "t3: KC; t4: KD; t5: KH; t6: QC; t7: QD"
	testSketches(t, []sketch{
		{id: "bakers-game", zones: freecell, rules: []ruling{
			{"down in suit", "t1: 9C 6H; t2: 7H; t3: 7S", "t1 t2", "t1 t3"},
			{"any card to a space", "t1: 9C 6H; t2: 9D KS", "t1 t3, t2 t3", ""},
			{
				"cells and spaces bound a sequence",
				"t1: 2C 9S 8S 7S 6S; t2: 10S; c1: AC; c2: AD; c3: AH; " + crowd + "; t8: QH", "t1 c4", "t1 t2 4",
			},
		}},
		{id: "king-only-bakers-game", zones: freecell, rules: []ruling{
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
		}},
		{id: "eight-off", zones: map[string][]int{
			"foundations": none, "tableau": repeat(6, 8),
			"cells": {1, 1, 1, 1, 0, 0, 0, 0},
		}, rules: []ruling{
			{"down in suit", "t1: 9C 6H; t2: 7H; t3: 7D", "t1 t2", "t1 t3"},
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
			{"a space lengthens no sequence", "t1: 2C 9S 8S 7S; t2: 10S; c1: AC; c2: AD; c3: AH; c4: 3C; c5: 3D; " +
				"c6: 3H; c7: 4C; t3: KC", "", "t1 t2 3"},
			{
				"cells lengthen it", "t1: 2C 9S 8S 7S; t2: 10S; c1: AC; c2: AD; c3: AH; c4: 3C; c5: 3D; c6: 3H",
				"t1 t2 3", "",
			},
		}},
		{id: "seahaven-towers", zones: map[string][]int{
			"foundations": none, "tableau": repeat(5, 10),
			"cells": {0, 1, 1, 0},
		}, rules: []ruling{
			{"down in suit", "t1: 9C 6H; t2: 7H; t3: 7S", "t1 t2", "t1 t3"},
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
			{"cells bound a sequence", "t1: 2C 9S 8S 7S; t2: 10S; c1: AC; c2: AD; c3: AH", "", "t1 t2 3"},
		}},
		{
			id: "relaxed-seahaven-towers",
			zones: map[string][]int{
				"foundations": none, "tableau": repeat(5, 10),
				"cells": {0, 1, 1, 0},
			}, rules: []ruling{
				{"sequences of any length", "t1: 2C 9S 8S 7S; t2: 10S; c1: AC; c2: AD; c3: AH; c4: 3C", "t1 t2 3", ""},
			},
		},
		{id: "relaxed-freecell", zones: freecell, rules: []ruling{
			{
				"sequences of any length",
				"t1: 2C 9S 8H 7S 6D; t2: 10D; t8: QH; c1: AC; c2: AD; c3: AH; c4: 3C; " + crowd, "t1 t2 4", "",
			},
			{"in alternating colours", "t1: 9C 6H; t2: 7S; t3: 7D", "t1 t2", "t1 t3"},
		}},
		{
			id: "forecell", zones: map[string][]int{
				"foundations": none, "tableau": repeat(6, 8),
				"cells": {1, 1, 1, 1},
			},
			rules: []ruling{
				{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
				{"in alternating colours", "t1: 9C 6H; t2: 7S; t3: 7D", "t1 t2", "t1 t3"},
			},
		},
		{id: "challenge-freecell", zones: freecell, rules: []ruling{
			{"any card to a space", "t1: 9C 6H", "t1 t3", ""},
		}},
		{id: "super-challenge-freecell", zones: freecell, rules: []ruling{
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
		}},
		{id: "kingcell", zones: freecell, rules: []ruling{
			{"down in any suit", "t1: 9C 6H; t2: 7H; t3: 7D; t4: 8S", "t1 t2, t1 t3", "t1 t4"},
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t5", "t1 t5"},
		}},
		{id: "double-freecell", zones: map[string][]int{
			"foundations": {1, 1, 1, 1}, "tableau": repeat(10, 10),
			"cells": repeat(0, 6),
		}, rules: []ruling{
			{
				"a second round on the same pile", "f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS; t1: 9C AS; t2: 9D 2S",
				"t1 f1", "t2 f",
			},
			{"no second pile of a suit", "f1: AS; f2: AH; f3: AC; f4: AD; t1: 9C AS", "", "t1 f"},
		}},
		{
			id:    "freecell-three-cells",
			zones: map[string][]int{"foundations": none, "tableau": freecell["tableau"], "cells": {0, 0, 0}},
		},
		{
			id:    "freecell-two-cells",
			zones: map[string][]int{"foundations": none, "tableau": freecell["tableau"], "cells": {0, 0}},
		},
		{
			id:    "freecell-one-cell",
			zones: map[string][]int{"foundations": none, "tableau": freecell["tableau"], "cells": {0}}, rules: []ruling{
				{"two cards with the cell", "t1: 2C 9S 8H; t2: 10D; t8: QH; " + crowd, "t1 t2 2", ""},
				{"one without", "t1: 2C 9S 8H; t2: 10D; t8: QH; c: AC; " + crowd, "", "t1 t2 2"},
			},
		},
	})

	t.Run("challenge columns", func(t *testing.T) {
		for _, id := range []string{"challenge-freecell", "super-challenge-freecell"} {
			tb := deal(t, id, 7)
			for i, rank := range strings.Fields("2 2 2 2 A A A A") {
				if c, _, _ := strings.Cut(tb.pile("t"+string(rune('1'+i))), " "); !strings.HasPrefix(c, rank) {
					t.Errorf("%s: %s lies at the bottom of pile %d", id, c, i+1)
				}
			}
		}
	})
	t.Run("double freecell is won with 26 cards a pile", func(t *testing.T) {
		var text []string
		for i, suit := range strings.Fields("S H C D") {
			once := strings.Fields(strings.ReplaceAll("A? 2? 3? 4? 5? 6? 7? 8? 9? 10? J? Q? K?", "?", suit))
			twice := slices.Concat(once, once)
			if suit == "D" {
				twice = twice[:25]
			}
			text = append(text, "f"+string(rune('1'+i))+": "+strings.Join(twice, " "))
		}
		tb := board(t, "double-freecell", strings.Join(text, "\n")+"\nt1: KD")
		tb.status(interp.Playing)
		tb.play("t1 f4")
		tb.status(interp.Won)
	})
}
