package games_test

import (
	"slices"
	"strings"
	"testing"

	"pat/interp"
)

func TestLibraryNapoleon(t *testing.T) {
	ones := []int{1, 1, 1, 1}
	none := []int{0, 0, 0, 0}
	eight := repeat(0, 8)
	laid := func(foundations, tableau []int, stock int) map[string][]int {
		return map[string][]int{"foundations": foundations, "tableau": tableau, "stock": {stock}, "waste": {0}}
	}
	anySuit := ruling{"down in any suit", "t1: 9C 6H; t2: 7H; t3: 7D; t4: 8S", "t1 t2, t1 t3", "t1 t4"}
	single := ruling{"one card at a time", "t1: 9C 7S 6H; t2: 8D", "t1 t3", "t1 t2 2"}
	last := ruling{"no redeal", "t1: 9C; w: 2D 5H", "", "redeal"}
	meet := ruling{
		"up from the ace, down from the king", "lower2: AH; upper2: KH; t1: 9C 2H; t2: 9D QH",
		"t1 l2, t2 u2", "t1 u2, t2 l2",
	}
	meet.board = strings.NewReplacer("lower", "l", "upper", "u").Replace(meet.board)
	testSketches(t, []sketch{
		{id: "diplomat", zones: laid(eight, repeat(4, 8), 72), rules: []ruling{anySuit, single, last}},
		{id: "lady-palk", zones: laid(eight, repeat(4, 8), 72), rules: []ruling{
			{"sequences move", "t1: 9C 7S 6H; t2: 8D", "t1 t2 2, t1 t3 2", ""},
		}},
		{id: "rows-of-four", zones: laid(eight, repeat(4, 8), 72), rules: []ruling{
			anySuit, single,
			{"redeals", "t1: 9C; w: 2D 5H", "redeal", ""},
		}},
		{id: "congress", zones: laid(eight, repeat(1, 8), 96), rules: []ruling{
			anySuit, last,
			{"any card when stock and waste are out", "t1: 9C 6H", "t1 t2", ""},
		}},
		{id: "parliament", zones: laid(repeat(1, 8), repeat(1, 8), 88), rules: []ruling{anySuit}},
		{id: "wheatsheaf", zones: map[string][]int{
			"lower": none, "upper": none, "tableau": repeat(1, 8),
			"stock": {96}, "waste": {0},
		}, rules: []ruling{
			meet,
			{"up or down in suit", "t1: 9C 6H; t2: 7H; t3: 5H; t4: 7D", "t1 t2, t1 t3", "t1 t4"},
		}},
		{id: "twin-queens", zones: laid(eight, repeat(1, 8), 96), rules: []ruling{
			{"from the king round to the queen", "f1: KH AH; t1: 9C 2H; t2: 9D KS; t3: 9H AS", "t1 f1, t2 f", "t3 f"},
			{"down in suit", "t1: 9C 6H; t2: 7H; t3: 7D", "t1 t2", "t1 t3"},
		}},
		{
			id: "st-helena", zones: map[string][]int{"lower": ones, "upper": ones, "tableau": repeat(8, 12)},
			rules: []ruling{
				{"not round the corner", "t1: 9C KH; t2: AS; t3: QD", "t1 t3", "t1 t2, t2 t1"},
				{
					"each row of piles to the foundations beside it",
					"l1: AS; l2: AH; l3: AC; u1: KS; u2: KH; u3: KC; t1: 9C QS; t5: 9D QH; t7: 9H QC; t2: 4S 2S; " +
						"t6: 4H " +
						"2H; t8: 4C 2C; t12: 5C 4D",
					"t1 u1, t5 u2, t6 l2, t8 l3", "t7 u3, t2 l1",
				},
			},
		},
		{
			id: "louis", zones: map[string][]int{"lower": ones, "upper": ones, "tableau": repeat(1, 12), "stock": {84}},
			rules: []ruling{
				{"up or down in suit, round the corner", "t1: 9C KH; t2: AH; t3: QH; t4: AS", "t1 t2, t1 t3", "t1 t4"},
				{"no spaces filled without stock", "t1: 9C KH", "", "t1 t2"},
			},
		},
		{id: "tournament", zones: map[string][]int{
			"lower": none, "upper": none, "cells": repeat(1, 8),
			"tableau": repeat(4, 6), "stock": {72},
		}, rules: []ruling{
			meet,
			{"no building", "t1: 9C 6H; t2: 7H; t3: 7S; c1: 5D", "t1 c2, t2 c3", "t1 t2, t1 t3, c1 t1, t1 t4"},
			{"no redeal with a stock", "t1: 9C; t2: 5D 6H; t3: 9D; t4: 9H; t5: 9S; t6: 8S; s: 2D", "turn", "redeal"},
		}},
		{id: "sultan", zones: map[string][]int{
			"court": repeat(1, 7), "discard": {1}, "harem": {1},
			"cells": repeat(1, 6), "stock": {89}, "waste": {0},
		}, rules: []ruling{
			{
				"aces on the kings of the court", "co1: KC; co2: KC; h: AH; c1: AC; c2: AH; c3: 2H; co7: KH; w: 9D",
				"c1 co1, c2 co7, c3 h, w c4", "c2 d, c3 co7, w c1",
			},
		}},
	})

	t.Run("congress fills spaces from the waste, then from the stock", func(t *testing.T) {
		for rest, want := range map[string]string{"w: 2D 9H\ns: (4C)": "9H", "s: (4C) (JC)": "JC"} {
			tb := board(t, "congress", "t1: 6H\nt2: 7H\nt3: 9C\nt4: 9D\nt5: KC\nt6: KD\nt7: KH\nt8: KS\n"+rest)
			tb.play("t1 t2")
			tb.has("t1", want)
		}
	})
	t.Run("dieppe plays while it deals", func(t *testing.T) {
		for number := range uint64(20) {
			tb := deal(t, "dieppe", number)
			tb.wantSizes("tableau", repeat(3, 8)...)
			if tb.all() != 104 {
				t.Errorf("%d cards", tb.all())
			}
			for i := range 8 {
				if pile := tb.pile("t" + string(rune('1'+i))); strings.Contains(pile, "A") {
					t.Errorf("deal %d: an ace lies in %s", number, pile)
				}
			}
		}
		tb := dealPack(t, "dieppe", "9S AS 2S 3H AH 3S KD")
		if got := tb.pile("t1") + ", " + tb.pile("t2") + ", " + tb.pile("t3"); !strings.HasPrefix(got, "9S ") ||
			!strings.Contains(got, ", 3H ") || !strings.Contains(got, ", KD ") {
			t.Errorf("the first piles are %s", got)
		}
	})
	t.Run("st helena gathers from the last pile and lifts the ban", func(t *testing.T) {
		tb := board(t, "st-helena", "l1: AS\nu1: KS\nt1: 4S 2S\nt7: QS\nt9: 5C 9D")
		tb.illegal("t1 l1", "t7 u1")
		tb.play("redeal")
		for i, c := range strings.Fields("9D 5C QS 2S 4S") {
			tb.has("t"+string(rune('1'+i)), c)
		}
		tb.legal("t3 u1", "t4 l1")
		tb.play("redeal")
		tb.illegal("redeal")
	})
	t.Run("louis fills spaces while it can and deals the rest at once", func(t *testing.T) {
		tb := board(t, "louis", "t1: 6H\nt2: 7H\nt3: 9C\nt4: 9D\nt5: KC\nt6: KD\nt7: KH\nt8: KS\nt9: 2C\nt10: "+
			"2D\nt11: 2H\nt12: 2S\ns: (4C) (JC)")
		tb.play("t1 t2")
		tb.wantSizes("stock", 1)
		tb.has("t1", "JC")
		tb = deal(t, "louis", 1)
		tb.play("turn")
		tb.wantSizes("tableau", repeat(8, 12)...)
		tb.wantSizes("stock", 0)
	})
	t.Run("tournament deals by fours", func(t *testing.T) {
		tb := board(t, "tournament", "l1: AS\nt1: 2S\nt2: 9C\nt3: 9D\nt4: 9H\nt5: 9S\nt6: 8S\ns: (7C) (6C) (5C) "+
			"(4C) (3C)")
		tb.play("t1 l1")
		tb.has("t1", "3C 4C 5C 6C")
		tb.play("turn")
		tb.wantSizes("tableau", 5, 1, 1, 1, 1, 1)
		tb.play("redeal")
		tb.has("t1", "3C 4C 5C 6C")
		tb.has("t2", "7C 9C 9D 9H")
		tb.wantSizes("tableau", 4, 4, 2, 0, 0, 0)
	})
	t.Run("sultan ends with queens around a king", func(t *testing.T) {
		var text []string
		up := strings.Fields("A? 2? 3? 4? 5? 6? 7? 8? 9? 10? J? Q?")
		for i, suit := range strings.Fields("C C S S D D H") {
			column := strings.Join(slices.Concat([]string{"K?"}, up), " ")
			text = append(text, "co"+string(rune('1'+i))+": "+strings.ReplaceAll(column, "?", suit))
		}
		text = append(text, "h: "+strings.ReplaceAll(strings.Join(up[:11], " "), "?", "H"), "c1: QH")
		tb := board(t, "sultan", strings.Join(text, "\n"))
		tb.status(interp.Playing)
		tb.play("c1 h")
		tb.status(interp.Won)
	})
}
