package games_test

import (
	"strings"
	"testing"
)

func TestLibraryKlondike(t *testing.T) {
	none := []int{0, 0, 0, 0}
	ones := []int{1, 1, 1, 1}
	eight := repeat(0, 8)
	laid := func(foundations, tableau []int, stock int) map[string][]int {
		return map[string][]int{"foundations": foundations, "tableau": tableau, "stock": {stock}, "waste": {0}}
	}
	back := ruling{"foundations give cards back", "f1: AS 2S; t1: 3H; t2: 3C", "f1 t1", "f1 t2"}
	redeals := ruling{"redeals", "t1: 9C; w: 2D 5H", "redeal", "turn"}
	last := ruling{"no redeal", "t1: 9C; w: 2D 5H", "", "redeal"}
	any := ruling{"any card to a space", "t1: 9C 7S 6H", "t1 t2 1, t1 t2 2", ""}
	testSketches(t, []sketch{
		{id: "trigon", zones: laid(none, rising(1, 7), 24), down: map[string]int{"tableau": 21}, rules: []ruling{
			{"down in suit", "t1: 9C 7H 6H; t2: 8H; t3: 8S", "t1 t2 2", "t1 t3 2"},
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
			{"foundations give cards back", "f1: AS 2S; t1: 3H; t2: 3S", "f1 t2", "f1 t1"},
			redeals,
		}},
		{
			id: "double-trigon", zones: laid(eight, rising(1, 9), 59), down: map[string]int{"tableau": 36},
			rules: []ruling{
				{"down in suit", "t1: 9C 7H 6H; t2: 8H; t3: 8S", "t1 t2 2", "t1 t3 2"},
			},
		},
		{id: "small-harp", zones: laid(none, falling(7, 7), 24), down: map[string]int{"tableau": 21}, rules: []ruling{
			{"in alternating colours", "t1: 9C 6H; t2: 7S; t3: 7D", "t1 t2", "t1 t3"},
			redeals,
		}},
		{
			id: "big-harp", zones: laid(eight, falling(10, 10), 49), down: map[string]int{"tableau": 45},
			rules: []ruling{any, last, back},
		},
		{
			id: "steps", zones: laid(eight, rising(1, 7), 76), down: map[string]int{"tableau": 21},
			rules: []ruling{any, redeals},
		},
		{id: "pas-seul", zones: laid(none, repeat(1, 6), 46), rules: []ruling{any, last, back}},
		{
			id: "blind-alleys", zones: laid(ones, repeat(3, 6), 30), down: map[string]int{"tableau": 12},
			rules: []ruling{any, redeals, back},
		},
		{id: "saratoga", zones: laid(none, rising(1, 7), 24), rules: []ruling{
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
			redeals,
		}},
		{
			id: "aunt-mary", zones: laid(none, repeat(6, 6), 16), down: map[string]int{"tableau": 15},
			rules: []ruling{last},
		},
		{id: "lanes", zones: laid(ones, repeat(3, 6), 30), rules: []ruling{
			{"one card at a time", "t1: 9C 7S 6H; t2: 8D", "t1 t3", "t1 t2 2"},
			{"foundations keep their cards", "f1: AS 2S; t1: 3H", "", "f1 t1"},
			redeals,
		}},
		{id: "eight-times-eight", zones: laid(eight, repeat(8, 8), 40), rules: []ruling{any, redeals, back}},
		{id: "boost", zones: laid(none, rising(1, 4), 42), down: map[string]int{"tableau": 6}, rules: []ruling{
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
			redeals,
		}},
		{id: "kingsley", zones: laid(none, rising(1, 7), 24), down: map[string]int{"tableau": 21}, rules: []ruling{
			{"up in alternating colours", "t1: 9C 6S 7H; t2: 5D; t3: 5C; t4: 8D", "t1 t2 2", "t1 t3 2, t1 t4"},
			{"kings begin", "t1: 9C KH; t2: 9D AS; f1: KS; t3: 4H QS", "t1 f, t3 f1", "t2 f"},
			{"aces to spaces", "t1: 9C AH; t2: 9D KS", "t1 t3", "t2 t3"},
			last,
		}},
		{
			id: "gold-rush", zones: laid(none, rising(1, 7), 24), down: map[string]int{"tableau": 21},
			rules: []ruling{back},
		},
		{
			id: "legion", zones: laid(none, []int{1, 3, 5, 7, 7, 5, 3, 1}, 20), down: map[string]int{"tableau": 12},
			rules: []ruling{last},
		},
		{
			id: "athena", zones: laid(none, repeat(4, 7), 24), down: map[string]int{"tableau": 14},
			rules: []ruling{redeals},
		},
		{
			id: "triple-klondike", zones: laid(repeat(0, 12), rising(1, 13), 65), down: map[string]int{"tableau": 78},
			rules: []ruling{
				{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
				{"three foundations of a suit", "f1: AS; f2: AS; t1: 9C AS", "t1 f3", ""},
				redeals,
			},
		},
		{
			id: "quadruple-klondike", zones: laid(repeat(0, 16), rising(1, 16), 72),
			down: map[string]int{"tableau": 120},
			rules: []ruling{
				{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
				{"four foundations of a suit", "f1: AS; f2: AS; f3: AS; t1: 9C AS", "t1 f4", ""},
				redeals,
			},
		},
		{id: "lady-jane", zones: laid(eight, rising(1, 10), 49), rules: []ruling{
			{
				"down in any suit, moved in suit", "t1: 9C 7S 6S; t2: 8D; t3: 9D 7C 6H; t4: 7D", "t1 t2 2, t3 t4",
				"t3 t2 2",
			},
			redeals,
		}},
		{id: "inquisitor", zones: laid(eight, rising(1, 10), 49), rules: []ruling{
			{"down in suit", "t1: 9C 7S 6S; t2: 8D; t3: 8S", "t1 t3 2", "t1 t2 2"},
			redeals,
		}},
		{id: "ali-baba", zones: laid(ones, repeat(4, 10), 8), rules: []ruling{
			{"down in suit", "t1: 9C 7S 6S; t2: 8D; t3: 8S; t4: 9D", "t1 t3 2, t1 t5 2", "t1 t2 2"},
			redeals,
		}},
	})

	t.Run("thirty-six sends aces out while it deals", func(t *testing.T) {
		tb := dealPack(t, "thirty-six", "2S AS 3S KD AH 7C AC AD")
		tb.wantSizes("foundations", 1, 1, 1, 1)
		tb.wantSizes("tableau", 5, 4, 6, 6, 5, 6)
		tb.wantSizes("stock", 16)
	})
	t.Run("thirty-six", func(t *testing.T) {
		tb := board(t, "thirty-six", "t1: 9C 7S 6S\nt2: 8D\nt3: 8S\nw: 2D 5H")
		tb.legal("t1 t2 2", "t1 t3 2", "t1 t4 2", "w t4", "w t1")
		tb.illegal("redeal")
		board(t, "thirty-six", "f1: AS 2S\nt1: 3H").illegal("f1 t1")
	})
	t.Run("the number of redeals", func(t *testing.T) {
		for id, n := range map[string]int{
			"steps": 1, "blind-alleys": 1, "lanes": 1, "eight-times-eight": 2,
			"boost": 2, "gold-rush": 2, "lady-jane": 1, "inquisitor": 2,
		} {
			tb := board(t, id, "t1: 9C\nw: 2D 5H 7H 9D 4C 4H")
			for range n {
				tb.play("redeal")
				for tb.sizes("stock")[0] > 0 {
					tb.play("turn")
				}
			}
			tb.illegal("redeal")
		}
	})
	t.Run("gold rush turns three, two and one", func(t *testing.T) {
		tb := board(t, "gold-rush", "t1: 9C\ns: (2D) (5H) (7H) (9D) (4C) (4H)")
		for _, n := range []int{3, 2, 1} {
			tb.play("turn")
			tb.wantSizes("waste", n)
			for tb.sizes("stock")[0] > 0 {
				tb.play("turn")
			}
			if n > 1 {
				tb.play("redeal")
			}
		}
	})
	t.Run("aunt mary's staircase", func(t *testing.T) {
		tb := deal(t, "aunt-mary", 1)
		for i := range 6 {
			if got := strings.Count(tb.pile("t"+string(rune('1'+i))), "("); got != i {
				t.Errorf("%d cards of pile %d lie face down", got, i+1)
			}
		}
	})
	t.Run("legion turns every other card down, the first one up", func(t *testing.T) {
		tb := deal(t, "legion", 1)
		for i, c := range strings.Fields(tb.pile("t4")) {
			if down := strings.HasPrefix(c, "("); down != (i%2 == 1) {
				t.Errorf("card %d of %s", i+1, tb.pile("t4"))
			}
		}
	})
}
