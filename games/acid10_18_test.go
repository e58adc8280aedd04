package games_test

import (
	"strings"
	"testing"

	"pat/interp"
)

func TestAcid10ThreePeaks(t *testing.T) {
	tb := deal(t, "three-peaks", 1)
	tb.wantSizes("tableau", repeat(1, 28)...)
	tb.wantSizes("waste", 1)
	tb.wantSizes("stock", 23)
	for p := range 28 {
		if down := tb.s.Card(tb.g.Zone(0).First+p, 0).Down(); down != (p < 18) {
			t.Errorf("place %d: face down %v", p+1, down)
		}
	}
	t.Run("covered cards turn up when bare", func(t *testing.T) {
		tb := board(t, "three-peaks", "t1: (9S)\nt4: (9H)\nt5: (9D)\nt10: (2C)\nt11: (2S)\nt12: (2D)\nt19: 6C\nt20: "+
			"7D\nt21: 8D\nt22: KS\nw: 5S")
		tb.wantMoves("t19 w")
		tb.play("t19 w")
		tb.has("t10", "(2C)")
		tb.play("t20 w")
		tb.has("t10", "2C")
		tb.has("t11", "(2S)")
		tb.play("t21 w")
		tb.has("t11", "2S")
		tb.has("t4", "(9H)")
		tb.has("t12", "(2D)")
	})
	t.Run("each peak has its own slopes", func(t *testing.T) {
		for _, c := range []struct{ card, over string }{
			{"t4", "t1"},
			{"t5", "t1"},
			{"t6", "t2"},
			{"t9", "t3"},
			{"t12", "t5"},
			{"t13", "t6"},
			{"t18", "t9"},
			{"t24", "t14"},
			{"t25", "t15"},
			{"t28", "t18"},
		} {
			tb := board(t, "three-peaks", c.over+": 8S\n"+c.card+": KD\nt20: 3H\nw: 7C")
			tb.illegal(c.over + " w")
		}
		board(t, "three-peaks", "t12: 8S\nt13: KD\nt20: 3H\nw: 7C").legal("t12 w")
		board(t, "three-peaks", "t5: 8S\nt13: KD\nt20: 3H\nw: 7C").legal("t5 w")
		board(t, "three-peaks", "t18: 8S\nt26: KD\nw: 7C").legal("t18 w")
	})
	t.Run("one up or down, with wrap", func(t *testing.T) {
		board(t, "three-peaks", "t19: KS\nt20: 2S\nt21: AD\nt22: QD\nw: AC").wantMoves("t19 w", "t20 w")
		board(t, "three-peaks", "t19: KS\nt20: 2S\nt21: AD\nt22: QD\nw: KC").wantMoves("t21 w", "t22 w")
	})
	tb = board(t, "three-peaks", "t19: 6S\ns: 2C\nw: 7C")
	tb.play("t19 w")
	tb.status(interp.Won)
}

func TestAcid11Pyramid(t *testing.T) {
	for _, id := range []string{"pyramid", "relaxed-pyramid"} {
		tb := deal(t, id, 1)
		tb.wantSizes("tableau", repeat(1, 28)...)
		tb.wantSizes("waste", 1)
		tb.wantSizes("stock", 23)
		if tb.down("tableau") != 0 {
			t.Error("the pyramid lies face up")
		}
		t.Run("pairs of 13, kings alone", func(t *testing.T) {
			board(t, id, "t22: 9S\nt23: 4H\nt24: QD\nt25: AC\nt26: KD\nt27: 4C\nw: JS").wantMoves("redeal", "t22+t23",
				"t22+t27", "t24+t25", "t26 d")
		})
		t.Run("covered", func(t *testing.T) {
			tb := board(t, id, "t1: 9S\nt2: KC\nt3: 4S\nt22: KH\nt16: 4D\nt17: 9H\nt28: 4C")
			tb.wantMoves("t2 d", "t22 d", "t17+t28", "t3+t17")
		})
		t.Run("stock top and waste top", func(t *testing.T) {
			tb := board(t, id, "t22: 9S\nw: 6C 4H\ns: QC 9D\nt23: QS")
			tb.legal("t22+w", "w+s", "turn")
			tb.illegal("t23+w", "t23+s")
			tb.play("w+s")
			tb.has("w", "6C")
			board(t, id, "w: KC\ns: KD\nt22: 9S\nt23: 2S").legal("w d", "s d")
		})
		t.Run("two redeals", func(t *testing.T) {
			tb := board(t, id, "t22: 9S\nt23: 2S\nw: 5C 6C\ns: 7S")
			for i := range 3 {
				tb.illegal("redeal")
				for len(tb.moves()) > 0 && tb.sizes("stock")[0] > 0 {
					tb.play("turn")
				}
				if i < 2 {
					tb.play("redeal")
					tb.wantSizes("waste", 0)
				}
			}
			tb.illegal("redeal", "turn")
		})
	}
	text := "t1: 9S\nw: 2C 4H\ns: JC\n"
	tb := board(t, "pyramid", text)
	tb.play("t1+w")
	tb.status(interp.Playing)
	tb = board(t, "relaxed-pyramid", text)
	tb.play("t1+w")
	tb.status(interp.Won)
}

func TestAcid12Elevens(t *testing.T) {
	tb := deal(t, "elevens", 1)
	tb.wantSizes("tableau", repeat(1, 9)...)
	tb.wantSizes("stock", 43)
	tb = board(t, "elevens", "t1: AS\nt2: 10H\nt3: 5D\nt4: 6C\nt5: JS\nt6: QS\nt7: KH\nt8: JD\nt9: 10C\ns: 2C 3C 4C")
	tb.wantMoves("t1+t2", "t1+t9", "t3+t4", "t5+t6+t7", "t6+t7+t8")
	tb.play("t5+t6+t7")
	tb.has("t5", "4C")
	tb.has("t6", "3C")
	tb.has("t7", "2C")
	tb.wantSizes("discard", 3)
	tb.play("t1+t2")
	tb.has("t1", "")
	board(t, "elevens", "t1: KS\nt2: QS\nt3: JS\nt4: JH\nt5: QH").wantMoves("t1+t2+t3", "t1+t2+t4", "t1+t3+t5",
		"t1+t4+t5")
}

func TestAcid13MonteCarlo(t *testing.T) {
	tb := deal(t, "monte-carlo", 1)
	tb.wantSizes("tableau", repeat(1, 25)...)
	tb.wantSizes("stock", 27)
	t.Run("touching in eight ways", func(t *testing.T) {
		for _, p := range strings.Fields("7 8 9 12 14 17 18 19") {
			board(t, "monte-carlo", "t13: 5C\nt"+p+": 5H").legal("t13+t" + p)
		}
		for _, p := range strings.Fields("1 2 3 6 10 11 15 16 20 22 23 24") {
			board(t, "monte-carlo", "t13: 5C\nt"+p+": 5H").illegal("t13+t" + p)
		}
		// the rows do not go round
		board(t, "monte-carlo", "t5: 5C\nt6: 5H\nt11: 5S").wantMoves("consolidate", "t6+t11")
		board(t, "monte-carlo", "t1: 5C\nt2: 6H").wantMoves()
	})
	t.Run("closing up in reading order and filling", func(t *testing.T) {
		tb := board(t, "monte-carlo", "t2: 5C\nt7: 5H\nt9: 6S\nt25: 7S\ns: 2C 3C 4C")
		tb.play("t2+t7")
		tb.has("t9", "6S")
		tb.play("consolidate")
		for i, want := range []string{"6S", "7S", "4C", "3C", "2C", ""} {
			tb.has("t"+string(rune('1'+i)), want)
		}
		tb.wantMoves()
	})
	tb = board(t, "monte-carlo", "t1: 5C\nt2: 5H\nd: "+allBut("5C 5H"))
	tb.play("t1+t2")
	tb.status(interp.Won)
}

// allBut is the pack without some cards.
func allBut(cards string) string {
	var out []string
	for _, s := range strings.Fields("S H C D") {
		for _, r := range strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K") {
			if !strings.Contains(" "+cards+" ", " "+r+s+" ") {
				out = append(out, r+s)
			}
		}
	}
	return strings.Join(out, " ")
}

func TestAcid14Accordion(t *testing.T) {
	tb := deal(t, "accordion", 1)
	tb.wantSizes("tableau", repeat(1, 52)...)
	tb = board(t, "accordion", "t1: 5C\nt2: 5H\nt3: 9C\nt4: KC\nt5: 2D\nt6: 9S\nt7: KD")
	tb.wantMoves("t2 t1", "t4 t1", "t4 t3", "t6 t3", "t7 t4")
	tb.play("t6 t3")
	tb.has("t3", "9C 9S")
	tb.has("t6", "KD")
	tb.illegal("t6 t4", "t6 t3", "t4 t3")
	tb.play("t2 t1")
	tb.has("t1", "5C 5H")
	tb.has("t2", "9C 9S")
	tb.wantMoves("t5 t4")
	t.Run("piles move whole", func(t *testing.T) {
		tb := board(t, "accordion", "t1: 5C\nt2: 6H 5H\nt3: KD")
		tb.wantMoves("t2 t1 2")
		tb.play("t2 t1")
		tb.has("t1", "5C 6H 5H")
	})
	board(t, "accordion", "t1: "+allBut("5H")+"\nt2: 5H").status(interp.Lost) // the king of diamonds is on top
	tb = board(t, "accordion", "t1: "+allBut("5D 6C")+"\nt2: 6C 5D")
	tb.status(interp.Playing)
	tb.play("t2 t1")
	tb.status(interp.Won)
}

func TestAcid15AcesUp(t *testing.T) {
	tb := deal(t, "aces-up", 1)
	tb.wantSizes("tableau", 1, 1, 1, 1)
	tb.wantSizes("stock", 48)
	tb.play("turn")
	tb.wantSizes("tableau", 2, 2, 2, 2)
	tb = board(t, "aces-up", "t1: 2C AS\nt2: 3D KS\nt3: 9S 4H\nt4: 5D 3H")
	tb.wantMoves("t2 d", "t4 d")
	tb = board(t, "aces-up", "t1: 2C AS\nt2: 3D KH\nt3: KS 4C\nt4: 5D")
	tb.illegal("t1 d", "t2 d", "t3 d")
	t.Run("any card to a space", func(t *testing.T) {
		tb := board(t, "aces-up", "t1: 2C AS\nt2: 3D KH\nt3: 9S 4C")
		tb.legal("t1 t4", "t2 t4", "t3 t4")
		tb.illegal("t1 t2", "t2 t1", "t1 t4 2")
	})
	tb = board(t, "aces-up", "d: "+allBut("AS AH AC AD KD")+"\nt1: AS\nt2: AH\nt3: AC KD\nt4: AD")
	tb.status(interp.Playing)
	tb.play("t3 d")
	tb.status(interp.Won)
}

func TestAcid16Nestor(t *testing.T) {
	for n := range uint64(200) {
		tb := deal(t, "nestor", n)
		tb.wantSizes("tableau", repeat(6, 8)...)
		tb.wantSizes("reserve", 1, 1, 1, 1)
		tb.wantSizes("stock", 0)
		for p := range 8 {
			ranks := map[string]bool{}
			for i := range 6 {
				ranks[tb.s.Card(tb.g.Zone(0).First+p, i).Kind().Rank().String()] = true
			}
			if len(ranks) != 6 {
				t.Errorf("deal %d: equal ranks in pile %d", n, p+1)
			}
		}
	}
	t.Run("an equal rank goes under the stock", func(t *testing.T) {
		column := []string{"4S", "4H", "4D", "9C", "KC", "2S", "7D"}
		next := pips(column...)
		tb := dealPack(t, "nestor",
			firstColumn([]string{"4S"}, 8,
				next)+" "+strings.Join([]string{next(), next(), next(), next(), next(), next(), next()}, " ")+" 4H "+
				"4D 9C")
		if got := tb.pile("t1"); !strings.HasPrefix(got, "4S 9C") {
			t.Errorf("pile 1 is %s", got)
		}
	})
	tb := board(t, "nestor", "t1: 5S 9C\nt2: 9D 9H\nt3: 4S\nr1: 9S\nr2: 4C\nr3: 5H")
	tb.wantMoves("t1+t2", "t1+r1", "t2+r1", "t3+r2")
	tb.play("t1+r1")
	tb.has("t1", "5S")
	tb.has("r1", "")
	tb.illegal("t1 r1", "t2 r1", "t1 t2")
	tb.legal("t1+r3")
	tb = board(t, "nestor", "d: "+allBut("9C 9D")+"\nt1: 9C\nr1: 9D")
	tb.play("t1+r1")
	tb.status(interp.Won)
}

func TestAcid18Doublets(t *testing.T) {
	for n := range uint64(100) {
		tb := deal(t, "doublets", n)
		tb.wantSizes("reserve", repeat(1, 7)...)
		tb.wantSizes("foundations", 1)
		tb.wantSizes("waste", 1)
		tb.wantSizes("stock", 43)
		for _, l := range []string{"f", "r1", "r2", "r3", "r4", "r5", "r6", "r7"} {
			if strings.HasPrefix(tb.pile(l), "K") {
				t.Errorf("deal %d: a king lies at %s", n, l)
			}
		}
	}
	t.Run("kings go under the stock", func(t *testing.T) {
		tb := dealPack(t, "doublets", "KS AS KH 2S 3S 4S 5S 6S 7S KD 8S KC 9S")
		tb.has("r1", "AS")
		tb.has("r7", "7S")
		tb.has("f", "8S")
		tb.has("w", "KC")
		if got := tb.pile("s"); !strings.HasPrefix(got, "(KD) (KH) (KS)") {
			t.Errorf("the stock is %s", got)
		}
	})
	t.Run("each is double the last", func(t *testing.T) {
		ranks := strings.Fields("A 2 4 8 3 6 Q J 9 5 10 7 A")
		for i := range 12 {
			for _, r := range strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K") {
				tb := board(t, "doublets", "f: "+ranks[i]+"S\nr1: "+r+"H")
				if r == ranks[i+1] {
					tb.legal("r1 f")
				} else {
					tb.illegal("r1 f")
				}
			}
		}
	})
	t.Run("cells are refilled, from the waste first", func(t *testing.T) {
		tb := board(t, "doublets", "f: AS\nr1: 2H\nr2: 4H\nr3: 9C\nr4: 9D\nr5: 9H\nr6: 9S\nr7: 10C\nw: QS\ns: JC")
		tb.play("r1 f")
		tb.has("r1", "QS")
		tb.play("r2 f")
		tb.has("r2", "JC")
		tb.has("f", "AS 2H 4H")
	})
	t.Run("the waste plays, two redeals", func(t *testing.T) {
		tb := board(t, "doublets", "f: AS\nr1: 9H\nr2: 9S\nr3: 9C\nr4: 9D\nr5: KH\nr6: KS\nr7: 10C\nw: QS 2H\ns: JC")
		tb.legal("w f")
		tb.play("turn", "redeal", "turn", "turn", "turn", "redeal", "turn", "turn", "turn")
		tb.illegal("redeal", "turn")
	})
	t.Run("won with 48 cards", func(t *testing.T) {
		order := strings.Fields("A 2 4 8 3 6 Q J 9 5 10 7")
		var up []string
		for _, s := range strings.Fields("S H C D") {
			for _, r := range order {
				up = append(up, r+s)
			}
		}
		tb := board(t, "doublets", "f: "+strings.Join(up[:47], " ")+"\nr1: "+up[47]+"\nr2: KS\nr3: KH\nr4: KD\nr5: KC")
		tb.status(interp.Playing)
		tb.play("r1 f")
		tb.status(interp.Won)
	})
}
