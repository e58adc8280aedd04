package games_test

import (
	"slices"
	"testing"
)

func TestLibraryFans(t *testing.T) {
	none := []int{0, 0, 0, 0}
	ones := []int{1, 1, 1, 1}
	seventeen := append(repeat(3, 17), 1)
	fan := map[string][]int{"foundations": none, "tableau": seventeen}
	wood := append(repeat(3, 34), 2)
	testSketches(t, []sketch{
		{id: "fan", zones: fan, rules: []ruling{
			{"down in suit", "t1: 9C 6H; t2: 7H; t3: 7D", "t1 t2", "t1 t3"},
			{"one card at a time", "t1: 9C 7H 6H; t2: 8H", "", "t1 t2 2"},
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
		}},
		{id: "ceiling-fan", zones: fan, rules: []ruling{
			{"in alternating colours", "t1: 9C 6H; t2: 7S; t3: 7H", "t1 t2", "t1 t3"},
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
		}},
		{id: "scotch-patience", zones: fan, rules: []ruling{
			{"down in any suit", "t1: 9C 6H; t2: 7H; t3: 7D", "t1 t2, t1 t3", ""},
			{"foundations in alternating colours", "f1: AS; t1: 9C 2H; t2: 9D 2C; t3: 4C 2S", "t1 f1", "t2 f1, t3 f1"},
			{"no spaces filled", "t1: 9C KH", "", "t1 t2"},
		}},
		{id: "shamrocks", zones: fan, rules: []ruling{
			{"up or down in any suit", "t1: 9C 6H; t2: 7H; t3: 5S; t4: 8S", "t1 t2, t1 t3", "t1 t4"},
			{"three cards a fan", "t1: 9C 6H; t2: KS 9D 7H; t3: KD 7C", "t1 t3", "t1 t2"},
			{"no spaces filled", "t1: 9C KH", "", "t1 t2"},
		}},
		{
			id: "free-fan", zones: map[string][]int{"foundations": none, "tableau": seventeen, "cells": {0, 0}},
			rules: []ruling{
				{"two cells", "t1: 9C 6H; c1: 5S", "t1 c2", "t1 c1"},
				{"sequences through the cells", "t1: 9C 7H 6H; t2: 8H; c1: 5S", "t1 t2 2", ""},
				{"none without them", "t1: 9C 7H 6H; t2: 8H; c1: 5S; c2: 4C", "", "t1 t2 2"},
			},
		},
		{id: "box-fan", zones: map[string][]int{"foundations": ones, "tableau": repeat(3, 16)}, rules: []ruling{
			{"in alternating colours", "t1: 9C 6H; t2: 7S; t3: 7H", "t1 t2", "t1 t3"},
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
		}},
		{
			id: "clover-leaf", zones: map[string][]int{"lower": {1, 1}, "upper": {1, 1}, "tableau": repeat(3, 16)},
			rules: []ruling{
				{
					"black up, red down", "l1: AC; l2: AS; u1: KH; u2: KD; t1: 9C 2S; t2: 9D QH; t3: 9H 2D; t4: 9S QC",
					"t1 l2, t2 u1", "t3 l, t3 u, t4 l, t4 u",
				},
				{"up or down in suit", "t1: 9C 6H; t2: 7H; t3: 5H; t4: 7D", "t1 t2, t1 t3", "t1 t4"},
				{"aces and kings to spaces", "t1: 9C AH; t2: 9D KS; t3: 4C QH", "t1 t5, t2 t5", "t3 t5"},
			},
		},
		{
			id:    "alexander-the-great",
			zones: map[string][]int{"lower": {1, 1}, "upper": {1, 1}, "tableau": repeat(4, 12)},
		},
		{
			id: "house-in-the-wood", zones: map[string][]int{"foundations": repeat(0, 8), "tableau": wood},
			rules: []ruling{
				{"up or down in suit", "t1: 9C 6H; t2: 7H; t3: 5H; t4: 7D", "t1 t2, t1 t3", "t1 t4"},
				{"no spaces filled", "t1: 9C KH", "", "t1 t2"},
			},
		},
		{
			id: "house-on-the-hill", zones: map[string][]int{"lower": none, "upper": none, "tableau": wood},
			rules: []ruling{
				{
					"up from the ace, down from the king", "l2: AH; u2: KH; t1: 9C 2H; t2: 9D QH", "t1 l2, t2 u2",
					"t1 u2, t2 l2",
				},
			},
		},
	})

	t.Run("troika and quads send aces out while they deal", func(t *testing.T) {
		for _, c := range []struct {
			id   string
			size int
		}{{"troika", 3}, {"quads", 4}} {
			tb := dealPack(t, c.id, "2S AS 3S KD AH 7C AC AD")
			tb.wantSizes("foundations", 1, 1, 1, 1)
			if want := []string{"2S 3S", "2S 3S KD"}[c.size-3]; tb.pile("t1") != want {
				t.Errorf("%s: the first pile holds %s, want %s", c.id, tb.pile("t1"), want)
			}
			if tb.all() != 52 || slices.Max(tb.sizes("tableau")) != c.size {
				t.Errorf("%s: %d cards, piles %v", c.id, tb.all(), tb.sizes("tableau"))
			}
		}
		board(t, "troika", "t1: 6H\nt2: 6S\nt3: 9C 6C 6D\nt4: 7H").legal("t1 t2", "t2 t1")
		board(t, "troika", "t1: 6H\nt3: 9C 6C 6D\nt4: 7H").illegal("t1 t3", "t1 t4", "t1 t5")
		board(t, "quads", "t1: 9C 6H\nt3: 9D 6C 6D").legal("t1 t3", "t1 t5")
		board(t, "quads", "t1: 9C 6H\nt3: 9D 6S 6C 6D").illegal("t1 t3")
	})
}
