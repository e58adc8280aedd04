package games_test

import (
	"strings"
	"testing"

	"pat/dsl"
	"pat/interp"
)

// Games of the library that many play and that are no near relatives of those before.

func TestLibraryOfManyKinds(t *testing.T) {
	none := []int{0, 0, 0, 0}
	ones := []int{1, 1, 1, 1}
	eight := repeat(0, 8)
	any := ruling{"any card to a space", "t1: 9C 7S 6H", "t1 t2 1", ""}
	back := ruling{"foundations give cards back", "f1: AS 2S; t1: 3S; t2: 3H", "f1 t1", "f1 t2"}
	final := ruling{"foundations keep their cards", "f1: AS 2S; t1: 3S; t2: 3H", "", "f1 t1, f1 t2"}
	testSketches(t, []sketch{
		{id: "double-rail", zones: map[string][]int{
			"foundations": eight, "tableau": repeat(1, 5), "stock": {99},
			"waste": {0},
		}, rules: []ruling{
			{"in any suit, sequences move", "t1: 9C 7S 6H; t2: 8D; t3: 8S", "t1 t2 2, t1 t3 2, t1 t4 2", "t2 t3"},
			{"foundations give cards back", "f1: AS 2S; t1: 3H; t2: 4S", "f1 t1", "f1 t2"},
		}},
		{id: "emperor", zones: map[string][]int{
			"foundations": eight, "tableau": repeat(4, 10), "stock": {64},
			"waste": {0},
		}, down: map[string]int{"tableau": 30}, rules: []ruling{
			{
				"one card, in alternating colours", "t1: 9C 7S 6H; t2: 7C; t3: 7D; t4: 8D", "t1 t2",
				"t1 t3, t1 t4 2",
			}, any,
		}},
		{id: "forty-and-eight", zones: map[string][]int{
			"foundations": eight, "tableau": repeat(4, 8), "stock": {72},
			"waste": {0},
		}, rules: []ruling{
			{"one card, in suit", "t1: 9C 7S 6S; t2: 7S; t3: 8S; t4: 7C", "t1 t2, t2 t3", "t1 t4, t1 t3 2"},
			any, back,
			{"two passes", "t1: 9C; w: 2D 5H", "redeal", "turn"},
		}},
		{id: "bristol", zones: map[string][]int{
			"foundations": none, "tableau": repeat(3, 8), "reserve": {1, 1, 1},
			"stock": {25},
		}, rules: []ruling{
			{
				"down in any suit", "t1: 9C 7S; t2: 8D; r1: 6H; r2: 7C", "t1 t2, r1 t1, r2 t2",
				"t2 t1, t1 t3, t1 r3, r1 t3",
			},
			{"foundations in any suit", "f1: AS; t1: 2H; r1: 2C", "t1 f1, r1 f1", "f1 t1"},
		}},
		{id: "belvedere", zones: map[string][]int{
			"foundations": {1, 0, 0, 0}, "tableau": repeat(3, 8),
			"reserve": {1, 1, 1}, "stock": {24},
		}},
		{
			id: "betsy-ross", zones: map[string][]int{"foundations": ones, "discard": {4}, "stock": {44}, "waste": {0}},
			rules: []ruling{
				{"by one, two, three, four", "f1: 2H; f2: 4H; f3: 6H; f4: 8H; w: 6C", "w f2", "w f1, w f3, w f4"},
				{
					"round the corner", "f1: 2H; f2: 4H 6C 8S 10C QD; f3: 6H 9C QC; f4: 8H QS; w: AC", "w f2",
					"w f1, w f3, w f4",
				},
				{"kings last", "f1: 2H; f2: 4H; f3: 6H; f4: 8H QS 3C 7H JC 2D 6S 10H AC 5D 9C KC; w: 4C", "", "w f4"},
			},
		},
		{id: "carpet", zones: map[string][]int{
			"foundations": ones, "reserve": repeat(1, 20), "stock": {28},
			"waste": {0},
		}, rules: []ruling{
			{"spaces when the player likes", "f1: AS; r1: 3S; r2: 9C; w: KD", "w r3", "r1 r2, w r1, w f"},
			{"in suit, and back", "f1: AS 2S; r1: 3S; r2: 3C", "r1 f1, f1 r3", "r2 f1"},
			{"one pass", "f1: AS; r1: 3S; w: KD", "", "redeal"},
		}},
		{id: "colorado", zones: map[string][]int{
			"lower": ones, "upper": ones, "tableau": repeat(1, 20), "stock": {76},
			"waste": {0},
		}, rules: []ruling{
			{"the turned card goes anywhere", "l1: AS; u2: KH; t1: 9C; t2: 2S; t3: QH; t4: 9D; t5: 9H; t6: 5C; t7: " +
				"5D; t8: 5H; t9: 5S; t10: 6C; t11: 6D; t12: 6H; t13: 6S; t14: 7C; t15: 7D; t16: 7H; t17: 7S; t18: " +
				"JC; t19: JD; t20: JH; w: 4D; s: (5D)", "w t1, w t2, t2 l1, t3 u2", "t1 t2, t2 t1, turn, t3 u1"},
		}},
		{id: "four-seasons", zones: map[string][]int{
			"foundations": {1, 0, 0, 0}, "tableau": repeat(1, 5),
			"stock": {46}, "waste": {0},
		}, rules: []ruling{
			{
				"in any suit round the corner", "f1: 9S; t1: AC; t2: 2D; t3: KH; t4: 9H; w: QC",
				"t1 t2, t3 t1, w t3, w t5, t4 f2", "t2 t1, t1 f2",
			},
			{"one pass", "f1: 9S; t1: AC; w: QC", "", "redeal"},
		}},
		{id: "czarina", zones: map[string][]int{
			"foundations": {1, 0, 0, 0}, "tableau": repeat(1, 5), "stock": {46},
			"waste": {0},
		}},
		{
			id: "florentine-patience",
			zones: map[string][]int{
				"foundations": {1, 0, 0, 0}, "tableau": repeat(1, 5), "stock": {46},
				"waste": {0},
			}, rules: []ruling{
				{"two passes", "f1: 9S; t1: AC; w: QC", "redeal", "turn"},
			},
		},
		{id: "fortunes-favor", zones: map[string][]int{
			"foundations": ones, "tableau": repeat(1, 12), "stock": {36},
			"waste": {0},
		}, rules: []ruling{
			{"down in suit, one card", "f1: AS; t1: 9C 8C; t2: 10C; t3: 9D; t4: 9H; t5: 9S; t6: 5C; t7: 5D; t8: 5H; " +
				"t9: 5S; t10: KC; t11: KD; t12: KH", "", "t1 t2 2, t1 t3"},
		}},
		{
			id: "auld-lang-syne", zones: map[string][]int{"foundations": ones, "tableau": ones, "stock": {44}},
			rules: []ruling{
				{
					"foundations in any suit, piles for themselves", "f1: AS; t1: 2H; t2: 3C; t3: 9D", "t1 f1",
					"t2 f1, t1 t2, t3 t4",
				},
			},
		},
		{id: "tam-oshanter", zones: map[string][]int{"foundations": none, "tableau": ones, "stock": {48}}},
		{id: "odd-and-even", zones: map[string][]int{
			"odd": none, "even": none, "reserve": repeat(1, 9), "stock": {95},
			"waste": {0},
		}, rules: []ruling{
			{
				"by two", "o1: AC; e1: 2C; r1: 3C; r2: 4C; r3: 2D; r4: KH; r5: KH; r6: KS; r7: KS; r8: QD; r9: QD",
				"r1 o1, r2 e1, r3 e4", "r1 e1, r2 o1",
			},
			{
				"two passes", "o1: AC; r1: 9S; r2: 9S; r3: 9H; r4: KH; r5: KH; r6: KS; r7: KS; r8: QD; r9: QD; w: 4D",
				"redeal", "turn",
			},
		}},
		{id: "napoleons-square", zones: map[string][]int{
			"foundations": eight, "tableau": repeat(4, 12), "stock": {56},
			"waste": {0},
		}, rules: []ruling{
			{"sequences move in suit", "t1: 9C 7S 6S; t2: 8S; t3: 8C", "t1 t2 2, t1 t4 2", "t1 t3 2"}, any, back,
		}},
		{id: "san-juan-hill", zones: map[string][]int{
			"foundations": repeat(1, 8), "tableau": repeat(4, 10),
			"stock": {56}, "waste": {0},
		}, rules: []ruling{
			{"one card moves", "t1: 9C 7S 6S; t2: 8S; t3: 7S", "t1 t3", "t1 t2 2"}, any, back,
		}},
		{
			id: "stalactites", zones: map[string][]int{"foundations": ones, "tableau": repeat(6, 8), "cells": {0, 0}},
			rules: []ruling{
				{
					"round the corner, in any suit", "f1: KS; f2: 4C; f3: 9H; f4: 9D; t1: AH; t2: 5D; t3: 4H",
					"t1 f1, t2 f2, t1 c1", "t3 f2, t3 t2, t3 t4",
				},
				{
					"cards come back to the cells, bases stay", "f1: KS AH; f2: 4C; f3: 9H; f4: 9D; t1: 2C", "f1 c1",
					"f2 c1, f1 t1",
				},
			},
		},
		{id: "royal-rendezvous", zones: map[string][]int{
			"climbing": ones, "odd": ones, "even": ones, "lone": none,
			"reserve": repeat(1, 16), "stock": {76}, "waste": {0},
		}, rules: []ruling{
			{
				"by one, by two, and kings alone", "cl1: AS; o1: AS; e1: 2S; r1: 2S; r2: 3S; r3: 4S; r4: KS; w: KH",
				"r1 cl1, r2 o1, r3 e1, r4 l1", "r2 cl1, r3 o1, r2 e1, r4 cl1, w l1",
			},
			{
				"six cards by two", "o1: AS 3S 5S 7S 9S JS; e1: 2S 4S 6S 8S 10S QS; r1: KS; r2: AS", "r1 l1",
				"r1 o1, r2 e1",
			},
		}},
		{id: "chinaman", zones: map[string][]int{
			"foundations": none, "tableau": climb(7), "stock": {24},
			"waste": {0},
		}, down: map[string]int{"tableau": 21}, rules: []ruling{
			{
				"any suit but its own, kings to spaces", "t1: 9C 7S; t2: 8H; t3: 8S; t4: QD KD", "t1 t2, t4 t5",
				"t1 t3, t1 t5",
			},
			{"two passes by three", "t1: 9C; w: 2D 5H", "redeal", "turn"},
		}},
		{
			id: "smokey", zones: map[string][]int{
				"foundations": none, "tableau": climb(7), "stock": {24},
				"waste": {0},
			},
			down: map[string]int{"tableau": 21}, rules: []ruling{
				{
					"in colour, in suit together, kings to spaces",
					"t1: 9C 7S 6S; t2: 8C; t3: 8H; t4: QD KD; t5: 7H 6D; t6: 8D", "t1 t2 2, t4 t7", "t1 t3 2, t1 t7 " +
						"2, t5 t6 2",
				},
			},
		},
		{id: "nine-across", zones: map[string][]int{
			"foundations": none, "tableau": climb(9), "stock": {7},
			"waste": {0},
		}, down: map[string]int{"tableau": 36}, rules: []ruling{
			{
				"the first card is the base", "f1: 5S; t1: 5H; t2: AC; t3: 9D 4H; t4: 4C KD", "t1 f2, t3 t5, t4 t2",
				"t2 f2, t2 t5",
			},
			{"spaces wait for the base", "t1: 5H; t2: AC; t3: 9D 4H", "t1 f1, t2 f1", "t3 t5, t1 t5"},
			{"round the corner", "f1: 5S 6S 7S 8S 9S 10S JS QS KS; t1: AS; t2: 2S", "t1 f1", "t2 f1"},
		}},
		{id: "vegas-klondike", zones: map[string][]int{
			"foundations": none, "tableau": climb(7), "stock": {24},
			"waste": {0},
		}, down: map[string]int{"tableau": 21}, rules: []ruling{
			{"one pass", "t1: 9C; w: 2D 5H", "", "redeal"},
		}},
		{id: "trusty-twelve", zones: map[string][]int{"tableau": repeat(1, 12), "stock": {40}}, rules: []ruling{
			{"down in any suit, one card", "t1: 9C 8D; t2: 9S; t3: 10H; t4: KC; t5: KD; t6: KH; t7: KS; t8: QC; t9: " +
				"2C; t10: 2D; t11: 2H; t12: 2S; s: (5C)", "t1 t2, t2 t3", "t1 t3 2, t3 t1"},
		}},
		{id: "sixes-and-sevens", zones: map[string][]int{
			"rising": repeat(1, 8), "falling": repeat(1, 8),
			"reserve": repeat(1, 9), "stock": {79}, "waste": {0},
		}, rules: []ruling{
			{
				"up from seven, down from six", "ri1: 7S; f1: 6S; r1: 8S; r2: 5S; r3: 8H; w: KD", "r1 ri1, r2 f1, w r4",
				"r1 f1, r2 ri1, r3 ri1, r1 r2",
			},
			{"cards come back", "ri1: 7S 8S; f1: 6S 5S; r1: 9C", "ri1 r2, f1 r2", "ri1 r1"},
		}},
		{id: "patriarchs", zones: map[string][]int{
			"lower": ones, "upper": ones, "reserve": repeat(1, 9),
			"stock": {87}, "waste": {0},
		}, rules: []ruling{
			{"two passes", "l1: AS; u1: KS; r1: 9C; w: 4D", "", "turn"},
			{"from one foundation to the other", "l1: AS 2S 3S; u1: KS QS JS 10S 9S 8S 7S 6S 5S 4S; r1: 9C; r2: 9D; " +
				"r3: 9H; r4: JS; r5: 9C; r6: 9D; r7: 9H; r8: JC; r9: KC", "l1 u1, u1 l1", "l1 r1"},
		}},
		{
			id: "australian-patience",
			zones: map[string][]int{
				"foundations": none, "tableau": repeat(4, 7), "stock": {24},
				"waste": {0},
			}, rules: []ruling{
				{
					"in suit, any open card with all above", "t1: 9C 7S 2D; t2: 8S; t3: 8C; t4: 3H KD 5C; w: 7C",
					"t1 t2 2, t4 t5 2, w t3", "t1 t3 2, t1 t5 2",
				},
				back,
				{"one pass", "t1: 9C; w: 2D 5H", "", "redeal"},
			},
		},
		{id: "double-yukon", zones: map[string][]int{
			"foundations": eight,
			"tableau":     {6, 7, 8, 9, 10, 11, 12, 13, 14, 14},
		}, down: map[string]int{"tableau": 44}, rules: []ruling{
			{
				"in alternating colours", "t1: 9C 7S 2D; t2: 8H; t3: 8C; t4: 3H KD 5C", "t1 t2 2, t4 t5 2",
				"t1 t3 2, t1 t5 2",
			}, final,
		}},
		{
			id: "rushdike", zones: map[string][]int{"foundations": none, "tableau": climb(7), "stock": {24}},
			down: map[string]int{"tableau": 21}, rules: []ruling{
				{"in suit", "t1: 9C 7S 2D; t2: 8S; t3: 8C; t4: 3H KD 5C", "t1 t2 2, t4 t5 2", "t1 t3 2"}, final,
			},
		},
		{
			id:    "chinese-discipline",
			zones: map[string][]int{"foundations": none, "tableau": repeat(7, 7), "stock": {3}},
			down:  map[string]int{"tableau": 18}, rules: []ruling{
				{
					"kings to spaces", "t1: 9C 7S 2D; t2: 8H; t3: 8S; t4: 3H KD 5C", "t1 t2 2, t4 t5 2",
					"t1 t3 2, t1 t5 2",
				},
			},
		},
		{
			id: "chinese-solitaire", zones: map[string][]int{
				"foundations": none, "tableau": repeat(7, 7),
				"stock": {3},
			},
			down: map[string]int{"tableau": 18}, rules: []ruling{
				{
					"anything to spaces", "t1: 9C 7S 2D; t2: 8H; t3: 8S; t4: 3H KD 5C", "t1 t2 2, t4 t5 2, t1 t5 2",
					"t1 t3 2",
				},
			},
		},
		{
			id: "scorpion-ii", zones: map[string][]int{"foundations": none, "tableau": repeat(7, 7), "stock": {3}},
			down: map[string]int{"tableau": 9},
		},
		{id: "napoleons-tomb", zones: map[string][]int{
			"centre": {0}, "corner": none, "reserve": none, "stock": {52},
			"waste": {0},
		}, rules: []ruling{
			{
				"six down to ace, and again", "ce: 6S 5H 4C 3D 2S AH; co1: 7S 8H; r1: 6C; r2: 9D; r3: 7C; w: 5C",
				"r1 ce, r2 co1, r3 co2, w r4", "r2 ce, w ce, r1 r4, r1 co2",
			},
		}},
		{id: "batsford", zones: map[string][]int{
			"foundations": eight, "tableau": climb(10), "stock": {49},
			"waste": {0}, "reserve": {0},
		}, down: map[string]int{"tableau": 45}, rules: []ruling{
			{"kings wait in the reserve", "t1: 9C KS; t2: QD; w: KD; r: KH KC", "t1 r, w r, r t3", "t2 r"},
			{"three of them", "t1: 9C KS; r: KH KC KD", "", "t1 r"},
			{"one by one, and no other cards", "t1: 9C KS QD JC; t2: KH; t3: 2C", "t2 r", "t1 r, t1 r 3, t3 r"},
			{"one pass", "t1: 9C; w: 2D 5H", "", "redeal"},
		}},
		{
			id: "baroness", zones: map[string][]int{"tableau": repeat(1, 5), "reserve": {0, 0}, "stock": {47}},
			rules: []ruling{
				{
					"pairs of thirteen, kings alone", "t1: 9C; t2: 4D; t3: KS; t4: QD; r1: AC; r2: 5H",
					"t1+t2, t3 d, t4+r1, t1 t5", "t1+t3, t1+t4, t1 r1",
				},
			},
		},
		{id: "cheops", zones: map[string][]int{"tableau": repeat(1, 28), "stock": {23}, "waste": {1}}, rules: []ruling{
			{
				"equal or next in rank", "t22: 9C; t23: 8D; t24: 9H; t25: KS; t26: AS; t27: 4C; t28: JD; w: 10D",
				"t22+t23, t22+t24, t22+w, t28+w", "t23+w, t25+t26, t25 d",
			},
		}},
		{id: "nines", zones: map[string][]int{"tableau": repeat(1, 9), "stock": {43}}, rules: []ruling{
			{
				"pairs of nine, nines alone, the four high cards",
				"t1: 9C; t2: 4D; t3: 5S; t4: KD; t5: QC; t6: JC; t7: 10C; t8: AS; t9: 2D", "t1 d, t2+t3, t4+t5+t6+t7",
				"t4 d, t2+t9, t4+t5",
			},
		}},
		{
			id: "blockade", zones: map[string][]int{"foundations": eight, "tableau": repeat(1, 12), "stock": {92}},
			rules: []ruling{
				{
					"sequences move in suit",
					"t1: 9C 7S 6S; t2: 8S; t3: 8C; t4: KD; t5: KH; t6: KC; t7: KS; t8: QD; t9: " +
						"QC; t10: JH; t11: JS", "t1 t2 2, t1 t12 2", "t1 t3 2",
				}, back,
			},
		},
		{id: "breakwater", zones: map[string][]int{
			"foundations": eight, "tableau": repeat(7, 7), "stock": {55},
			"waste": {0},
		}, down: map[string]int{"tableau": 21}, rules: []ruling{
			{"in any suit, anything to a space", "t1: 9C 7S 6H; t2: 8D; t3: 8S", "t1 t2 2, t1 t3 2, t1 t4 2", "t2 t3"},
			{"one pass", "t1: 9C; w: 2D 5H", "", "redeal"},
		}},
		{id: "unlimited", zones: map[string][]int{
			"foundations": eight, "tableau": repeat(7, 7), "stock": {55},
			"waste": {0},
		}, down: map[string]int{"tableau": 21}, rules: []ruling{
			{
				"in suit, kings to spaces", "t1: 9C 7S 6S; t2: 8S; t3: 8C; t4: QD KD", "t1 t2 2, t4 t5",
				"t1 t3 2, t1 t5 2",
			},
			back,
			{"passes without end", "t1: 9C; w: 2D 5H", "redeal", "turn"},
		}},
		{
			id: "ten-across", zones: map[string][]int{"foundations": none, "tableau": repeat(5, 10), "cells": {1, 1}},
			down: map[string]int{"tableau": 20}, rules: []ruling{
				{
					"in suit, kings to spaces, any card to a cell",
					"t1: 9C 7S 2D; t2: 8S; t3: 8C; t4: 3H KD 5C; c1: 7C",
					"t1 t2 2, t4 t5 2, c1 t3, t1 c2", "t1 t3 2, t1 t5 2, t1 c1, t1 c2 2",
				},
				{
					"whole suits leave", "t1: 9C KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS; t2: KH QH", "t1 f 13",
					"t2 f, t2 f 2",
				},
			},
		},
		{id: "courtyard", zones: map[string][]int{
			"foundations": eight, "tableau": repeat(1, 12), "stock": {92},
			"waste": {0},
		}, rules: []ruling{
			{"sequences move in suit", "t1: 9C 7S 6S; t2: 8S; t3: 8C; t4: KD; t5: KH; t6: KC; t7: KS; t8: QD; t9: " +
				"QC; t10: JH; t11: JS; t12: 5D", "t1 t2 2", "t1 t3 2"},
		}},
		{id: "little-forty", zones: map[string][]int{
			"foundations": eight, "tableau": repeat(4, 10), "stock": {64},
			"waste": {0},
		}, rules: []ruling{
			{"in any suit, together in suit", "t1: 9C 7S 6S; t2: 8D; t3: 8C; t4: 9H 7D 6C; t5: KC; t6: KS; t7: KH; " +
				"t8: KD; t9: QC; t10: QD", "t1 t2 2, t1 t3 2", "t4 t2 2, t4 t3 2"},
			{"four passes", "t1: 9C 7S; t2: 8D; t3: 8C; t4: 9H; t5: KC; t6: KS; t7: KH; t8: KD; t9: QC; t10: QD; w: " +
				"2D 5H", "redeal", "turn"},
		}},
		{
			id: "odessa", zones: map[string][]int{"foundations": none, "tableau": {6, 8, 8, 8, 8, 8, 6}},
			down: map[string]int{"tableau": 21}, rules: []ruling{
				{"in suit", "t1: 9C 7S 2D; t2: 8S; t3: 8C; t4: 3H KD 5C", "t1 t2 2, t4 t5 2", "t1 t3 2"}, final,
			},
		},
		{id: "alhambra", zones: map[string][]int{
			"lower": ones, "upper": ones, "reserve": repeat(4, 8), "stock": {64},
			"waste": {0},
		}, rules: []ruling{
			{
				"the reserve is built on the waste", "l1: AS; u1: KS; r1: 4C 8D; r2: 6D; r3: 2S; r4: 8H; w: 7D",
				"r1 w, r2 w, r3 l1", "r4 w, r1 r2, w r1",
			},
			{"round the corner", "l1: AS; u1: KS; r1: KD; r2: 2D; r3: QD; w: AD", "r1 w, r2 w", "r3 w"},
			{"three passes", "l1: AS; r1: 9C; w: 2D 5H", "redeal", "turn"},
		}},
	})

	t.Run("spaces that fill themselves", func(t *testing.T) {
		tb := board(t, "czarina", "f1: 9S\nt1: AC\nt2: 2D\nt3: KH\nt4: 9H\nt5: 5C\nw: QC 7D\ns: (3C)")
		tb.play("t1 t2")
		tb.has("t1", "7D")
		tb.has("w", "QC")
		tb = board(t, "colorado", "l1: AS\nt1: 2S\nt2: 9C\nt3: QH\nt4: 9D\nt5: 9H\nt6: 5C\nt7: 5D\nt8: 5H\nt9: "+
			"5S\nt10: 6C\nt11: 6D\nt12: 6H\nt13: 6S\nt14: 7C\nt15: 7D\nt16: 7H\nt17: 7S\nt18: JC\nt19: JD\nt20: "+
			"JH\nw: 4D")
		tb.play("t1 l1")
		tb.has("t1", "4D")
		tb = board(t, "trusty-twelve", "t1: 9C\nt2: 10D\nt3: KC\nt4: KD\nt5: KH\nt6: KS\nt7: 2C\nt8: 2D\nt9: "+
			"2H\nt10: 2S\nt11: 4C\nt12: 4D\ns: (5C) (6C)")
		tb.play("t1 t2")
		tb.has("t1", "6C")
	})
	t.Run("the last two cards of baroness", func(t *testing.T) {
		tb := deal(t, "baroness", 1)
		for range 9 {
			tb.play("turn")
		}
		tb.wantSizes("reserve", 1, 1)
		tb.wantSizes("stock", 0)
	})
	t.Run("trusty twelve is won without foundations", func(t *testing.T) {
		tb := board(t, "trusty-twelve", "t1: 9C\nt2: 10D\nt3: KC\nt4: KD\nt5: KH\nt6: KS\nt7: 2C\nt8: 2D\nt9: "+
			"2H\nt10: 2S\nt11: 4C\nt12: 4D\ns: (5C)")
		tb.status(interp.Playing)
		tb.play("t1 t2")
		tb.status(interp.Won)
	})
	t.Run("kings sink in bristol", func(t *testing.T) {
		tb := dealPack(t, "belvedere", "2S 3S 4S 5S 6S 7S 8S 9S KS")
		tb.has("t1", "KS 2S "+tb.pile("t1")[6:])
	})
}

// Where the source lets the top card of a foundation come back, it does, to a pile that takes it
// and to no other.
func TestFoundationCardsComeBack(t *testing.T) {
	for _, c := range []struct{ three, ids string }{
		{"3H", "american-canister assembly big-bertha canister diplomat lady-palk rows-of-four streets maria " +
			"number-ten rank-and-file red-and-black napoleons-exile somerset gate duke fascination-fan " +
			"super-flower-garden usk"},
		{"3S", "busy-aces deuces fortress josephine limited lucas waning-moon thirty-nine-steps la-belle-lucie " +
			"perseverance relaxed-cruel ripple-fan trefoil twelve-sleeping-maids unusual"},
		{"3C", "indian thumb-and-pouch whitehead morehead"},
	} {
		for _, id := range split(strings.ReplaceAll(c.ids, " ", ", ")) {
			t.Run(id, func(t *testing.T) {
				tb := board(t, id, "f1: AS 2S\nt1: "+c.three+"\nt2: 9H")
				tb.legal("f1 t1")
				tb.illegal("f1 t2")
			})
		}
	}
	for _, id := range []string{
		"challenge-freecell", "double-freecell", "forecell", "kingcell", "relaxed-freecell",
		"bastion", "ten-by-one", "cats-tail", "free-fan",
	} {
		board(t, id, "f1: AS 2S\nt1: 9H").legal("f1 c1")
	}
	board(t, "last-chance", "f1: AS 2S\nt1: 3H").legal("f1 t2")
	board(t, "castles-end", "f1: 5S\nt1: 6H\nr1: 9C").illegal("f1 t1")
	board(t, "russian-patience", "f1: AS\nf2: AH 7H\nt1: 8C\nt2: 9C").illegal("f1 t3")
	for _, id := range []string{
		"chequers", "crescent", "lafayette", "st-helena", "wheatsheaf", "grand-duchess",
		"sly-fox",
	} {
		g, _ := compiled(t, id)
		n := "2" // of the spades, where clubs come first
		if s := g.Sheet().OfKind(dsl.Foundations)[0].Suits; s == nil || s[0] == 0 {
			n = "1"
		}
		board(t, id, "l"+n+": AS 2S 3S\nu"+n+": KS QS JS 10S 9S 8S 7S 6S 5S 4S").legal("l"+n+" u"+n, "u"+n+" l"+n)
	}
}
