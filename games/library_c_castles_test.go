package games_test

import (
	"fmt"
	"strings"
	"testing"
)

func TestLibraryCastles(t *testing.T) {
	none := []int{0, 0, 0, 0}
	ones := []int{1, 1, 1, 1}
	streets := []int{7, 7, 7, 7, 6, 6, 6, 6}
	fortress := []int{6, 6, 5, 5, 5, 5, 5, 5, 5, 5}
	triangle := []int{1, 2, 3, 4, 5, 6, 7, 8, 8, 8}
	testSketches(t, []sketch{
		{
			id: "beleaguered-castle", zones: map[string][]int{"foundations": ones, "tableau": repeat(6, 8)},
			rules: []ruling{
				{"down in any suit", "t1: 9C 6H; t2: 7H; t3: 7S; t4: 5S; t5: 8D", "t1 t2, t1 t3", "t1 t4, t1 t5"},
				{"one card at a time", "t1: 9C 7D 6H; t2: 8S", "", "t1 t2 2"},
				{"any card to a space", "t1: 9C 6H", "t1 t2", ""},
				{"foundations keep their cards", "f1: AS 2S; t1: 3H", "", "f1 t1"},
			},
		},
		{id: "streets-and-alleys", zones: map[string][]int{"foundations": none, "tableau": streets}, rules: []ruling{
			{"aces begin", "t1: 9C AH; t2: 9D 2S", "t1 f", "t2 f"},
		}},
		{
			id: "siegecraft", zones: map[string][]int{"foundations": ones, "tableau": repeat(6, 8), "cells": {0}},
			rules: []ruling{
				{"one cell", "t1: 9C 6H", "t1 c", ""},
				{"of one card", "t1: 9C 6H; c: 5S", "", "t1 c"},
			},
		},
		{
			id: "stronghold", zones: map[string][]int{"foundations": none, "tableau": streets, "cells": {0}},
			rules: []ruling{
				{"one cell", "t1: 9C 6H; c: 7S", "c t2, t1 t2", "t1 c"},
			},
		},
		{
			id: "private-lane", zones: map[string][]int{"foundations": none, "tableau": streets, "cells": {0, 0}},
			rules: []ruling{
				{"two cells", "t1: 9C 6H; c1: 7S", "t1 c2", "t1 c1"},
			},
		},
		{id: "selective-castle", zones: map[string][]int{"foundations": none, "tableau": streets}, rules: []ruling{
			{"any rank begins", "t1: 9C 6H; t2: 9D 7S", "t1 f, t2 f", ""},
			{"the others follow it", "f1: 6H; t1: 9C 6S; t2: 9D 7S; t3: 4C 7H", "t1 f, t3 f", "t2 f"},
			{
				"round the corner", "f1: 6H 7H 8H 9H 10H JH QH KH; t1: 9C AH; t2: 4D KS; t3: 5D AS", "t1 f, t2 t3",
				"t3 t2",
			},
		}},
		{id: "fortress", zones: map[string][]int{"foundations": none, "tableau": fortress}, rules: []ruling{
			{"up or down in suit", "t1: 9C 6H; t2: 7H; t3: 5H; t4: 7D", "t1 t2, t1 t3", "t1 t4"},
			{"not round the corner", "t1: 9C KH; t2: 9D AH", "", "t1 t2, t2 t1"},
			{"aces begin", "t1: 9C AH; t2: 9D 6S", "t1 f", "t2 f"},
		}},
		{id: "chessboard", zones: map[string][]int{"foundations": none, "tableau": fortress}, rules: []ruling{
			{"any rank begins", "t1: 9C 6H", "t1 f", ""},
			{"round the corner", "t1: 9C KH; t2: 9D AH", "t1 t2, t2 t1", ""},
			{"in suit", "t1: 9C 6H; t2: 7H; t4: 7D", "t1 t2", "t1 t4"},
		}},
		{id: "lasker", zones: map[string][]int{"foundations": none, "tableau": fortress}, rules: []ruling{
			{"sequences move", "t1: 9C 5H 6H; t2: 4H; t3: 7H", "t1 t3 1, t1 t2 2", "t1 t3 2"},
		}},
		{id: "morphy", zones: map[string][]int{"foundations": none, "tableau": fortress}, rules: []ruling{
			{"up or down in alternating colours", "t1: 9C 6H; t2: 7S; t3: 5C; t4: 7H", "t1 t2, t1 t3", "t1 t4"},
			{"round the corner", "t1: 9C KH; t2: 9D AS", "t1 t2, t2 t1", ""},
		}},
		{
			id: "bastion", zones: map[string][]int{"foundations": none, "tableau": repeat(5, 10), "cells": {1, 1}},
			rules: []ruling{
				{"empty reserves are cells", "t1: 9C 6H; c1: 5H; c2: KS", "c1 t1", "t1 c1, t1 c2"},
				{"up or down in suit", "t1: 9C 6H; t2: 7H; t3: 5H; t4: 7S", "t1 t2, t1 t3", "t1 t4"},
			},
		},
		{
			id: "ten-by-one", zones: map[string][]int{"foundations": none, "tableau": fortress, "cells": {0}},
			rules: []ruling{
				{"one cell", "t1: 9C 6H", "t1 c", ""},
			},
		},
		{
			id: "castles-end", zones: map[string][]int{
				"foundations": none, "tableau": repeat(5, 10),
				"reserve": {1, 1},
			},
			rules: []ruling{
				{
					"up or down in alternating colours", "f1: 9S; t1: 9C 6H; t2: 7S; t3: 5C; t4: 7H", "t1 t2, t1 t3",
					"t1 t4",
				},
				{"reserves are not filled", "f1: 9S; t1: 9C 6H; r1: 7S", "r1 t1", "t1 r2"},
				{"the base of the others", "f1: 9S; t1: 9C; t2: AH; t3: 5D 10S", "t1 f, t3 f", "t2 f"},
			},
		},
		{id: "penelopes-web", zones: map[string][]int{"foundations": none, "tableau": streets}, rules: []ruling{
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
		}},
		{
			id: "chequers", zones: map[string][]int{
				"lower": none, "upper": none, "tableau": repeat(4, 25),
				"stock": {4},
			},
			rules: []ruling{
				{"up or down in suit", "t1: 9C 6H; t2: 7H; t3: 5H; t4: 7D", "t1 t2, t1 t3", "t1 t4"},
				{
					"up from the ace, down from the king", "l2: AH 2H; u2: KH QH; t1: 9C 3H; t2: 9D JH; t3: 3D",
					"t1 l2, t2 u2", "t1 u2, t2 l2, t3 l",
				},
				{"any card to a space without stock", "t1: 9C 6H", "t1 t2", ""},
			},
		},
		{
			id: "canister", zones: map[string][]int{"foundations": none, "tableau": {6, 6, 7, 7, 7, 7, 6, 6}},
			rules: []ruling{
				{"sequences in any suit move", "t1: 9C 7D 6H; t2: 8D", "t1 t2 2", ""},
			},
		},
		{
			id: "american-canister", zones: map[string][]int{"foundations": none, "tableau": {6, 6, 7, 7, 7, 7, 6, 6}},
			rules: []ruling{
				{"in alternating colours", "t1: 9C 7S 6H; t2: 8D; t3: 8C; t4: 7D", "t1 t2 2", "t1 t3 2, t1 t4"},
				{"any card to a space", "t1: 9C 7S 6H", "t1 t2 1, t1 t2 2", ""},
			},
		},
		{id: "somerset", zones: map[string][]int{"foundations": none, "tableau": triangle}, rules: []ruling{
			{"in alternating colours", "t1: 9C 6H; t2: 7S; t3: 7D", "t1 t2", "t1 t3"},
			{"one card at a time", "t1: 9C 7S 6H; t2: 8D", "", "t1 t2 2"},
			{"any card to a space", "t1: 9C 7S 6H", "t1 t2", ""},
		}},
		{id: "morehead", zones: map[string][]int{"foundations": none, "tableau": triangle}, rules: []ruling{
			{"in any suit but its own", "t1: 9C 6H; t2: 7S; t3: 7D; t4: 7H", "t1 t2, t1 t3", "t1 t4"},
		}},
		{id: "usk", zones: map[string][]int{"foundations": none, "tableau": triangle}, rules: []ruling{
			{"sequences move", "t1: 9C 7S 6H; t2: 8D", "t1 t2 2", ""},
			{"kings to spaces", "t1: 9C QH; t2: 9D KS", "t2 t3", "t1 t3"},
		}},
	})

	t.Run("chequers fills spaces from the stock at once", func(t *testing.T) {
		crowd := "t1: 6H\nt2: 7H"
		for i := range 23 {
			crowd += fmt.Sprintf("\nt%d: %s", i+3, strings.Fields("2S 4S 6S 8S 10S QS 2S 4S 6S 8S 10S QS 2C 4C 6C " +
				"8C 10C QC 2C 4C 6C 8C 10C")[i])
		}
		tb := board(t, "chequers", crowd+"\ns: (9C)")
		tb.play("t1 t2")
		tb.has("t1", "9C")
		tb.wantSizes("stock", 0)
	})
	t.Run("castles end begins with a card of the player's choice", func(t *testing.T) {
		tb := dealPack(t, "castles-end", "2S 3S 4S 5S 6S 7S 8S 9S 10S JS")
		for _, m := range tb.moves() {
			if m[len(m)-2] != 'f' && m[len(m)-1] != 'f' {
				t.Errorf("%s is allowed before the base is laid", m)
			}
		}
		tb.play("r1 f1")
		tb.wantSizes("foundations", 1, 0, 0, 0)
	})
	t.Run("usk gathers from the right and deals the same shape once", func(t *testing.T) {
		tb := board(t, "usk", "t1: 2C\nt2: 3C 9H\nt4: 5D 8S 4H")
		tb.play("redeal")
		tb.wantSizes("tableau", 1, 1, 1, 1, 1, 1, 0, 0, 0, 0)
		for i, c := range []string{"5D", "8S", "4H", "3C", "9H", "2C"} {
			tb.has("t"+string(rune('1'+i)), c)
		}
		tb.illegal("redeal")
	})
}
