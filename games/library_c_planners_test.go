package games_test

import (
	"strings"
	"testing"
)

func TestLibraryPlanners(t *testing.T) {
	none := []int{0, 0, 0, 0}
	ones := []int{1, 1, 1, 1}
	eight := repeat(0, 8)
	whatever := ruling{"any card from the waste on any", "t1: KH; t2: 2S; w: 5D", "w t1, w t2, w t3", "t1 t2, t2 t3"}
	wait := ruling{"the waste is played before the next card", "t1: KH; w: 5D; s: 6D", "", "turn"}
	testSketches(t, []sketch{
		{id: "last-chance", zones: map[string][]int{
			"foundations": none, "tableau": repeat(1, 7), "reserve": {1},
			"stock": {44}, "waste": {0},
		}, down: map[string]int{"reserve": 1}, rules: []ruling{
			wait,
			{"spaces take cards of the piles", "t1: 9C KH; t2: 2S; w: 5D", "w t1, t1 t3, t1 t7", "t1 t2"},
			{"up in suit", "f1: AS; t1: 2S; t2: 2H; w: 5D", "t1 f1", "t2 f1"},
		}},
		{id: "fly", zones: map[string][]int{
			"foundations": repeat(1, 8), "reserve": {13}, "tableau": repeat(0, 5),
			"stock": {83}, "waste": {0},
		}, rules: []ruling{
			whatever, wait,
			{"up in any suit", "f1: AS; t1: 2S; t2: 2H; r: 2C; w: 5D", "t1 f1, t2 f1, r f1", "r t1, r t3"},
		}},
		{id: "fanny", zones: map[string][]int{
			"foundations": eight, "reserve": {12}, "tableau": repeat(0, 5),
			"stock": {92}, "waste": {0},
		}, down: map[string]int{"reserve": 11}, rules: []ruling{whatever, wait}},
		{id: "gnat", zones: map[string][]int{
			"foundations": ones, "reserve": repeat(1, 6), "tableau": none,
			"stock": {42}, "waste": {0},
		}, rules: []ruling{
			whatever, wait,
			{"up in suit", "f1: AS; t1: 2S; t2: 2H; r3: 2C; w: 5D", "t1 f1", "t2 f1, r3 f1, r3 t1, w r1"},
		}},
		{id: "housefly", zones: map[string][]int{
			"foundations": ones, "reserve": repeat(1, 6), "tableau": repeat(0, 6),
			"stock": {42}, "waste": {0},
		}},
		{id: "chamberlain", zones: map[string][]int{
			"foundations": none, "reserve": repeat(13, 4),
			"tableau": {0, 0, 0},
		}, rules: []ruling{
			{"up in any suit", "f1: AS; t1: 2S; t2: 2H; r1: 2C", "t1 f1, t2 f1, r1 f1", ""},
		}},
		{
			id: "shifting", zones: map[string][]int{"foundations": none, "tableau": none, "stock": {52}, "waste": {0}},
			rules: []ruling{
				wait,
				{
					"down in any suit, kings to spaces", "t1: 9C 5H; t2: 6H; t3: 2S KD; w: 5D",
					"t1 t2, t3 t4, w t3, w t4",
					"t1 t3, t1 t4",
				},
				{"up in any suit", "f1: AS; t1: 2S; t2: 2H; w: 5D", "t1 f1, t2 f1", ""},
			},
		},
		{
			id: "assembly", zones: map[string][]int{"foundations": none, "tableau": ones, "stock": {48}, "waste": {0}},
			rules: []ruling{
				{
					"down in any suit, spaces from the waste", "t1: 9C 5H; t2: 6H; t3: 2S; w: 5D; s: 7C",
					"t1 t2, w t2, w t4, turn", "t1 t3, t1 t4",
				},
			},
		},
		{
			id: "circle-nine", zones: map[string][]int{"foundations": {1}, "tableau": repeat(1, 9), "stock": {42}},
			rules: []ruling{
				{"one foundation round and round", "f: QS KS; t1: AH; t2: 2H; s: 9D; t3: 2S; t4: 3S; t5: 4S; t6: 5S; " +
					"t7: 6S; t8: 7S; t9: 8S", "t1 f, s t1, s t9", "t2 f, t1 t2"},
			},
		},
		{
			id: "measure", zones: map[string][]int{"foundations": {0}, "tableau": repeat(1, 8), "stock": {44}},
			rules: []ruling{
				{
					"any card begins", "t1: 9C; t2: 2H; s: 5D; t3: 2S; t4: 3S; t5: 4S; t6: 5S; t7: 6S; t8: 7S",
					"t1 f, t2 f, s f, s t1, s t8", "t1 t2",
				},
			},
		},
	})

	t.Run("the last chance comes when stock and waste are out", func(t *testing.T) {
		tb := board(t, "last-chance", "f1: AS\nt1: 9C\nt2: 9D\nr: (2S)\nw: KC")
		tb.has("r", "(2S)")
		tb.play("w t1")
		tb.has("r", "2S")
		tb.play("r f1")
	})
	t.Run("frog sends aces out while it deals", func(t *testing.T) {
		tb := dealPack(t, "frog", "2S AS 3S AS KD AH 7C")
		tb.wantSizes("reserve", 13)
		if got := tb.pile("r"); !strings.HasPrefix(got, "2S 3S KD 7C ") {
			t.Errorf("the frog is %s", got)
		}
		if n := tb.sizes("foundations"); n[0] != 1 || n[1] != 1 || n[2] != 1 || tb.all() != 104 {
			t.Errorf("foundations %v, %d cards", n, tb.all())
		}
	})
	t.Run("circle nine closes its circle and measure its row at once", func(t *testing.T) {
		full := "f: QS\nt1: KH\nt2: 9C\nt3: 9D\nt4: 9H\nt5: 9S\nt6: 8S\nt7: 8C\nt8: 8D\n"
		for id, pile := range map[string]string{"circle-nine": "t9: 8H\n", "measure": ""} {
			tb := board(t, id, full+pile+"s: (5D) (2D)")
			tb.play("t1 f")
			tb.has("t1", "2D")
		}
	})
}
