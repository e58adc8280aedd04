package games_test

import (
	"strings"
	"testing"
)

func TestLibraryRaglan(t *testing.T) {
	none := []int{0, 0, 0, 0}
	ones := []int{1, 1, 1, 1}
	raglan := map[string][]int{"foundations": ones, "tableau": {1, 2, 3, 4, 5, 6, 7, 7, 7}, "reserve": repeat(1, 6)}
	albert := map[string][]int{"foundations": none, "tableau": rising(1, 9), "reserve": repeat(1, 7)}
	northwest := map[string][]int{"foundations": none, "tableau": rising(1, 8), "reserve": repeat(1, 16)}
	garden := map[string][]int{"foundations": none, "tableau": repeat(6, 6), "reserve": repeat(1, 16)}
	star := map[string][]int{"foundations": ones, "tableau": repeat(4, 12)}
	testSketches(t, []sketch{
		{id: "king-albert", zones: albert, rules: []ruling{
			{"in alternating colours", "t1: 9C 6H; t2: 7S; t3: 7D", "t1 t2", "t1 t3"},
			{"one card at a time", "t1: 9C 7S 6H; t2: 8D", "", "t1 t2 2"},
			{"any card to a space", "t1: 9C 6H; r3: 5D", "t1 t2, r3 t2", ""},
			{"reserves are not filled", "t1: 9C 6H; r3: 7S", "r3 t2", "t1 r1, t1 r3"},
			{"foundations give cards back", "f1: AS 2S; t1: 3H; t2: 3C", "f1 t1", "f1 t2"},
		}},
		{id: "queen-victoria", zones: albert, rules: []ruling{
			{"sequences move", "t1: 9C 7S 6H; t2: 8D; t3: 8C", "t1 t2 2", "t1 t3 2"},
		}},
		{id: "raglan", zones: raglan, rules: []ruling{
			{"one card at a time", "t1: 9C 7S 6H; t2: 8D", "", "t1 t2 2"},
			{"any card to a space", "t1: 9C 6H", "t1 t2", ""},
		}},
		{id: "relaxed-raglan", zones: raglan, rules: []ruling{
			{"sequences move", "t1: 9C 7S 6H; t2: 8D", "t1 t2 2", ""},
		}},
		{id: "brigade", zones: map[string][]int{
			"foundations": ones, "tableau": repeat(5, 7),
			"reserve": repeat(1, 13),
		}, rules: []ruling{
			{"down in any suit", "t1: 9C 6H; t2: 7H; t3: 7D; t4: 8S", "t1 t2, t1 t3", "t1 t4"},
			{"one card at a time", "t1: 9C 7S 6H; t2: 8D", "", "t1 t2 2"},
		}},
		{id: "northwest-territory", zones: northwest, down: map[string]int{"tableau": 28}, rules: []ruling{
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
			{"sequences move", "t1: 9C 7S 6H; t2: 8D", "t1 t2 2", ""},
		}},
		{id: "artic-garden", zones: northwest, rules: []ruling{
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
		}},
		{id: "flower-garden", zones: garden, rules: []ruling{
			{"down in any suit", "t1: 9C 6H; t2: 7H; t3: 7D; t4: 8S", "t1 t2, t1 t3", "t1 t4"},
			{"one card at a time", "t1: 9C 7S 6H; t2: 8D", "", "t1 t2 2"},
			{"the bouquet is not filled", "t1: 9C 6H; r16: 7S", "r16 t2", "t1 r1, t1 r16"},
		}},
		{id: "wildflower", zones: garden, rules: []ruling{
			{
				"cards of one suit move together", "t1: 9C 7S 6S; t2: 8D; t3: 9D 7C 6H; t4: 8C", "t1 t2 2",
				"t3 t2 2, t3 t4 2",
			},
		}},
		{id: "stonewall", zones: garden, down: map[string]int{"tableau": 18}, rules: []ruling{
			{"in alternating colours", "t1: 9C 6H; t2: 7S; t3: 7D", "t1 t2", "t1 t3"},
			{"sequences move to spaces too", "t1: 9C 7S 6H", "t1 t2 2", ""},
		}},
		{id: "phoenix", zones: garden, rules: []ruling{
			{"in alternating colours", "t1: 9C 7S 6H; t2: 8D; t3: 8C", "t1 t2 2", "t1 t3 2"},
		}},
		{id: "arizona", zones: garden, rules: []ruling{
			{"in any suit", "t1: 9C 7S 6S; t2: 8D; t3: 8C", "t1 t2 2, t1 t3 2", ""},
		}},
		{id: "big-bertha", zones: map[string][]int{
			"foundations": repeat(0, 8), "court": {0}, "tableau": repeat(6, 15),
			"reserve": repeat(1, 14),
		}, rules: []ruling{
			{"kings to a pile of their own", "f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS; c: KH; t1: 9C KS; t2: 9D " +
				"2H; t3: 9H KD", "t1 c, t3 c", "t1 f1, t2 c"},
			{"in alternating colours", "t1: 9C 7S 6H; t2: 8D; t3: 8C", "t1 t2 2", "t1 t3 2"},
		}},
		{id: "delta-star", zones: star, rules: []ruling{
			{"down in suit", "t1: 9C 6H; t2: 7H; t3: 7D", "t1 t2", "t1 t3"},
			{"one card at a time", "t1: 9C 7H 6H; t2: 8H", "", "t1 t2 2"},
			{"any card to a space", "t1: 9C 6H", "t1 t2", ""},
		}},
		{id: "alpha-star", zones: star, rules: []ruling{
			{"sequences move", "t1: 9C 7H 6H; t2: 8H", "t1 t2 2", ""},
		}},
	})

	t.Run("stonewall turns every other card down", func(t *testing.T) {
		tb := deal(t, "stonewall", 1)
		for i, c := range strings.Fields(tb.pile("t4")) {
			if down := strings.HasPrefix(c, "("); down != (i%2 == 0) {
				t.Errorf("card %d of %s", i+1, tb.pile("t4"))
			}
		}
	})
}
