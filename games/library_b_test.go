package games_test

import (
	"strings"
	"testing"
)

// What tells the relatives of Klondike and Forty Thieves apart: their layouts and the rules they
// are named for.

func TestLayoutsOfKlondikesRelatives(t *testing.T) {
	for _, l := range []layout{
		{"thumb-and-pouch", 52, climb(7), 21, 24, 0, 0},
		{"whitehead", 52, climb(7), 0, 24, 0, 0},
		{"westcliff", 52, repeat(3, 10), 20, 22, 0, 0},
		{"easthaven", 52, repeat(3, 7), 14, 31, 0, 0},
		{"agnes-bernauer", 52, climb(7), 0, 16, 0, 1},
		{"agnes-sorel", 52, climb(7), 0, 23, 0, 1},
	} {
		t.Run(l.id, l.check)
	}
}

func TestKlondikesRelatives(t *testing.T) {
	text := "t1: 9C 7S\nt2: 8H\nt3: 8S\nt4: 8C\nt5: KD 3H"
	three := map[string]string{"thumb-and-pouch": "3C", "whitehead": "3C", "westcliff": "3H", "easthaven": "3H"}
	for _, c := range []struct {
		id      string
		legal   string
		illegal string
	}{
		{"thumb-and-pouch", "t1 t2;t1 t4;t5 t6", "t1 t3"},
		{"whitehead", "t1 t3;t1 t4;t5 t6", "t1 t2"},
		{"westcliff", "t1 t2;t5 t6", "t1 t3;t1 t4"},
		{"easthaven", "t1 t2;t5 t6", "t1 t3;t1 t4"},
	} {
		tb := board(t, c.id, text)
		tb.legal(strings.Split(c.legal, ";")...)
		tb.illegal(strings.Split(c.illegal, ";")...)
		tb = board(t, c.id, "f1: AS 2S\nt1: "+three[c.id])
		if c.id == "westcliff" {
			tb.illegal("f1 t1")
		} else {
			tb.legal("f1 t1")
		}
	}
	for _, id := range []string{"thumb-and-pouch", "whitehead", "westcliff"} {
		tb := deal(t, id, 1)
		for n := tb.sizes("stock")[0]; n > 0; n-- {
			tb.play("turn")
		}
		tb.illegal("turn", "redeal")
		if tb.sizes("waste")[0] < 20 {
			t.Errorf("%s: %d cards in the waste", id, tb.sizes("waste")[0])
		}
	}
	t.Run("units", func(t *testing.T) {
		board(t, "thumb-and-pouch", "t1: 3C 7S 6H 5D\nt2: 8H").legal("t1 t2 3")
		tb := board(t, "whitehead", "t1: 3C 7S 6S\nt2: 8C\nt3: 3D 7H 6D\nt4: 8D")
		tb.legal("t1 t2 2")
		tb.illegal("t3 t4 2")
		board(t, "westcliff", "t1: 3C 7S 6H\nt2: 8H").legal("t1 t2 2")
	})
	t.Run("a row from the stock", func(t *testing.T) {
		tb := deal(t, "easthaven", 1)
		tb.play("turn", "turn", "turn", "turn")
		tb.wantSizes("tableau", repeat(7, 7)...)
		tb.play("turn")
		tb.wantSizes("tableau", 8, 8, 8, 7, 7, 7, 7)
		tb.illegal("turn")
	})
}

func TestAgnes(t *testing.T) {
	tb := deal(t, "agnes-bernauer", 1)
	tb.wantSizes("reserve", repeat(1, 7)...)
	tb.play("turn", "turn")
	tb.wantSizes("reserve", repeat(3, 7)...)
	tb.play("turn")
	tb.wantSizes("reserve", 4, 4, 3, 3, 3, 3, 3)
	tb.illegal("turn")
	tb = board(t, "agnes-bernauer", "f1: 5H\nt1: 9C KS QH\nt2: AD\nt3: AS\nt4: 9H 4D 3S\nr1: 5S\nr2: 4C\nr3: 9S")
	tb.legal("t1 t2 2", "t4 t7 2", "r1 f", "r2 t7")
	tb.illegal("t1 t3 2", "t1 t7", "r3 t7", "t2 r3", "t4 t7 1")

	tb = deal(t, "agnes-sorel", 1)
	tb.play("turn", "turn", "turn")
	tb.wantSizes("tableau", 4, 5, 6, 7, 8, 9, 10)
	tb.play("turn")
	tb.wantSizes("tableau", 5, 6, 6, 7, 8, 9, 10)
	tb.illegal("turn")
	tb = board(t, "agnes-sorel", "f1: 5H\nt1: 9C KS QC\nt2: AS\nt3: AD\nt4: 4D\ns: 2C 3C 6C 7C 8C 9D 10D")
	tb.legal("t1 t2 2")
	tb.illegal("t1 t3 2", "t4 t7", "t1 t7 2")
	tb.play("turn")
	tb.wantSizes("tableau", 4, 2, 2, 2, 1, 1, 1)
}

func TestLayoutsOfFortyThievesRelatives(t *testing.T) {
	for _, l := range []layout{
		{"josephine", 104, repeat(4, 10), 0, 64, 0, 0},
		{"limited", 104, repeat(3, 12), 0, 68, 0, 0},
		{"lucas", 104, repeat(4, 13), 0, 52, 0, 0},
		{"waning-moon", 104, repeat(4, 13), 0, 52, 0, 0},
		{"thirty-nine-steps", 104, repeat(3, 13), 0, 65, 0, 0},
		{"busy-aces", 104, repeat(1, 12), 0, 92, 0, 0},
		{"streets", 104, repeat(4, 10), 0, 64, 0, 0},
		{"maria", 104, repeat(4, 9), 0, 68, 0, 0},
		{"number-ten", 104, repeat(4, 10), 20, 64, 0, 0},
		{"rank-and-file", 104, repeat(4, 10), 30, 64, 0, 0},
		{"indian", 104, repeat(3, 10), 10, 74, 0, 0},
		{"red-and-black", 104, repeat(1, 8), 0, 88, 0, 8},
		{"napoleons-exile", 104, repeat(4, 10), 0, 64, 0, 0},
		{"corona", 104, repeat(3, 12), 0, 68, 0, 0},
		{"deuces", 104, repeat(1, 10), 0, 86, 0, 8},
	} {
		t.Run(l.id, l.check)
	}
}

func TestFortyThievesRelatives(t *testing.T) {
	const relation = "t1: KH 7S\nt2: 8S\nt3: 8H\nt4: 8C"
	const unit = "t1: KH 8S 7S\nt2: 9S\nt3: KD 8C 7H\nt4: 9D"
	for _, c := range []struct {
		id    string
		takes string // of 8S, 8H and 8C those that take 7S
		units string // of the runs in suit and in alternating colours those that move
	}{
		{"josephine", "t2", "t1 t2 2"},
		{"limited", "t2", ""},
		{"lucas", "t2", "t1 t2 2"},
		{"waning-moon", "t2", ""},
		{"thirty-nine-steps", "t2", ""},
		{"busy-aces", "t2", ""},
		{"streets", "t3", ""},
		{"maria", "t3", ""},
		{"number-ten", "t3", "t3 t4 2"},
		{"rank-and-file", "t3", "t3 t4 2"},
		{"indian", "t3 t4", ""},
		{"red-and-black", "t3", "t3 t4 2"},
		{"napoleons-exile", "t2 t3 t4", ""},
		{"deuces", "t2", ""},
	} {
		tb := board(t, c.id, relation)
		for _, to := range []string{"t2", "t3", "t4"} {
			if strings.Contains(c.takes, to) {
				tb.legal("t1 " + to)
			} else {
				tb.illegal("t1 " + to)
			}
		}
		tb.legal("t1 t5")
		tb = board(t, c.id, unit)
		for _, m := range []string{"t1 t2 2", "t3 t4 2"} {
			if strings.Contains(c.units, m) {
				tb.legal(m)
			} else {
				tb.illegal(m)
			}
		}
	}
	t.Run("spaces fill themselves", func(t *testing.T) {
		held := "t1: KS\nt2: KH\nt3: KD\nt4: KC\nt5: KS\nt6: KH\nt7: KD\nt8: KC\nt9: 9S\nt10: 9H\nt11: 9D\n"
		tb := board(t, "corona", held+"t12: AS\nw: 5C 6D\ns: 2H 3H")
		tb.play("t12 f")
		tb.has("t12", "6D")
		tb = board(t, "corona", held+"t12: AS\ns: 2H 3H")
		tb.play("t12 f")
		tb.has("t12", "3H")
	})
	t.Run("foundations in alternating colours", func(t *testing.T) {
		tb := board(t, "red-and-black", "f1: AS\nt1: 2H\nt2: 2S\nt3: 2C")
		tb.legal("t1 f1")
		tb.illegal("t2 f1", "t3 f1", "t2 f2")
	})
	t.Run("from two to ace", func(t *testing.T) {
		tb := board(t, "deuces", "f1: 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS\nt1: 5D AS\nt2: 2S KS\nt3: 9C 2H\nt4: AH")
		tb.legal("t1 f1", "t3 f2")
		tb.illegal("t4 f1")
		board(t, "deuces", "t1: 9C KH\nt2: AH\nt3: AS").legal("t1 t2")
	})
}
