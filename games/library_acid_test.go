package games_test

import (
	"fmt"
	"strings"
	"testing"

	"pat/interp"
)

// Relatives of the games of the acid tests, and others as PySolFC plays them: how each is dealt,
// and what makes it that game and no other.

func TestPeek(t *testing.T) {
	tb := deal(t, "peek", 1)
	tb.wantSizes("reserve", 4, 4, 4, 4)
	tb.wantSizes("stock", 35)
	if n := tb.down("reserve"); n != 0 {
		t.Errorf("%d cards face down", n)
	}
}

func TestCruelsRelatives(t *testing.T) {
	run := "f1: AS\nt1: 9C 6D 5D\nt2: 7D\nt3: KC\nt4: 8C\n"
	t.Run("perseverance", func(t *testing.T) {
		tb := deal(t, "perseverance", 1)
		tb.wantSizes("tableau", repeat(4, 12)...)
		tb.wantSizes("foundations", 1, 1, 1, 1)
		tb = board(t, "perseverance", run)
		tb.legal("t1 t2 2")
		tb.illegal("t1 t5")
		tb.play("t1 t2 2", "redeal")
		tb.has("t1", "7D 6D 5D 9C")
		tb.illegal("redeal")
		tb = board(t, "perseverance", run+"left redeal 0")
		tb.illegal("redeal")
		board(t, "perseverance", run+"left redeal 1").legal("redeal")
	})
	t.Run("relaxed-cruel", func(t *testing.T) {
		board(t, "relaxed-cruel", run).legal("t1 t2 2")
		board(t, "relaxed-cruel", run+"pass 100").legal("redeal")
		board(t, "cruel", run).illegal("t1 t2 2")
	})
	t.Run("ripple-fan", func(t *testing.T) {
		tb := deal(t, "ripple-fan", 1)
		tb.wantSizes("tableau", repeat(4, 13)...)
		tb.wantSizes("foundations", 0, 0, 0, 0)
		board(t, "ripple-fan", strings.Replace(run, "f1: AS", "t13: AS", 1)).legal("t1 t2 2", "t13 f", "redeal")
	})
	t.Run("indefatigable", func(t *testing.T) {
		tb := board(t, "indefatigable", "t1: 9C 6D\nt2: 7D\nt3: 5D\nt4: 7S\nt5: 8S 7C")
		tb.legal("t2 t1", "t3 t1", "t1 t2", "t1 t3", "t1 t6")
		tb.illegal("t4 t1", "t4 t2")
		tb.play("redeal")
		tb.has("t1", "5D 7D 9C 6D")
		board(t, "indefatigable", "left redeal 1\nt2: 7D").legal("redeal")
		board(t, "indefatigable", "left redeal 0\nt2: 7D").illegal("redeal")
	})
	t.Run("royal-family", func(t *testing.T) {
		tb := deal(t, "royal-family", 1)
		tb.wantSizes("tableau", repeat(4, 12)...)
		for i := range 4 {
			if p := tb.pile(fmt.Sprint("f", i+1)); p[0] != 'K' {
				t.Errorf("%s on a foundation", p)
			}
		}
		tb = board(t, "royal-family", "f1: KS\nt1: QS\nt2: 9D 6H\nt3: 7C\nt4: 5S\nt5: 5D\nt6: JS")
		tb.legal("t1 f1", "t2 t3", "t3 t2", "t4 t2", "t2 t4", "t1 t7")
		tb.illegal("t5 t2", "t6 f1", "t5 t4")
		tb.play("redeal")
		tb.illegal("redeal")
	})
	t.Run("unusual", func(t *testing.T) {
		tb := deal(t, "unusual", 1)
		tb.wantSizes("tableau", repeat(4, 24)...)
		tb.wantSizes("foundations", repeat(1, 8)...)
	})
}

// A redeal keeps the top four cards of a pile together, and in their order: the position and what
// becomes of it were seen in PySolFC.
func TestCruelsRedeal(t *testing.T) {
	const before = `f1: AC
f2: AS
f3: AH
f4: AD
t1: 9C 7D KS KD
t2: JH 2C 8S 4H
t3: 10D 4D 7H 6C
t4: 5C 2H QD 10H
t5: 4S 6D KC QC
t6: 8C 5S 2D 7S
t7: 6H 2S 9S KH QH
t8: 3H 6S 9D 3C
t9: 5H 4C 8D 10S
t10: 3D 8H JS
t11: QS JC 3S 10C
t12: 7C 9H 5D JD
`
	for _, id := range []string{"cruel", "perseverance", "indefatigable", "relaxed-cruel"} {
		t.Run(id, func(t *testing.T) {
			tb := board(t, id, before)
			tb.play("redeal")
			tb.has("t6", "8C 5S 2D 7S")
			tb.has("t7", "2S 9S KH QH")
			tb.has("t8", "6S 9D 3C 6H")
			tb.wantSizes("tableau", repeat(4, 12)...)
		})
	}
}

func TestMontanasRelatives(t *testing.T) {
	columns := func(t *testing.T, id string, wide int, empty ...int) *table {
		t.Helper()
		tb := deal(t, id, 1)
		for i, n := range tb.sizes("tableau") {
			want := 1
			for _, c := range empty {
				if i%wide == c-1 {
					want = 0
				}
			}
			if n != want {
				t.Errorf("%d cards at place %d", n, i+1)
			}
			if i%wide == 0 && tb.pile(fmt.Sprint("t", i+1))[0] != 'A' {
				t.Errorf("%s at the left end", tb.pile(fmt.Sprint("t", i+1)))
			}
		}
		return tb
	}
	t.Run("spaces", func(t *testing.T) {
		tb := deal(t, "spaces", 1)
		tb.wantSizes("discard", 4)
		tb = board(t, "spaces", "t1: 2H\nt2: 3H\nt4: 5H\nd: AH AS AC AD")
		tb.play("redeal")
		tb.wantSizes("discard", 4)
		tb.has("t2", "3H")
		if tb.all() != 7 {
			t.Errorf("%d cards", tb.all())
		}
	})
	t.Run("station", func(t *testing.T) {
		tb := deal(t, "station", 1)
		tb.play("redeal")
		tb.has("t13", "")
		tb.has("t26", "")
		tb.has("t39", "")
		tb.has("t52", "")
		if tb.all() != 52 {
			t.Errorf("%d cards", tb.all())
		}
	})
	t.Run("blue-moon", func(t *testing.T) {
		tb := deal(t, "blue-moon", 1)
		if tb.all() != 52 {
			t.Errorf("%d cards", tb.all())
		}
		for _, p := range []string{"t1", "t15", "t29", "t43"} {
			if c := tb.pile(p); c[0] != 'A' {
				t.Errorf("%s holds %s", p, c)
			}
		}
		tb = board(t, "blue-moon", "t1: AH\nt5: 2H\nt15: AS\nt20: 3H\nt8: 2S\nt10: KD")
		tb.wantMoves("t5 t2", "t20 t6", "t8 t16", "redeal")
		tb.play("t5 t2", "redeal")
		tb.has("t1", "AH")
		tb.has("t2", "2H")
		tb.has("t3", "")
		tb.has("t16", "")
	})
	t.Run("red-moon", func(t *testing.T) { columns(t, "red-moon", 14, 2) })
	t.Run("galary", func(t *testing.T) {
		columns(t, "galary", 14, 2)
		tb := board(t, "galary", "t1: AH\nt5: 6H\nt20: 5H\nt25: 7H\nt30: 5S")
		tb.legal("t20 t4", "t25 t6")
		tb.illegal("t30 t4", "t25 t4", "t20 t6")
		// The first column is the aces' own.
		tb = board(t, "galary", "t2: 3S\nt5: 2S\nt16: 2H\nt20: AH")
		tb.illegal("t5 t1")
		tb.legal("t20 t15", "t20 t1")
	})
	t.Run("paganini", func(t *testing.T) {
		tb := deal(t, "paganini", 1)
		if tb.all() != 36 {
			t.Errorf("%d cards", tb.all())
		}
		tb = board(t, "paganini", "t1: AH\nt5: 6H\nt11: AS\nt15: 7H\nt8: 7S")
		tb.legal("t5 t2", "t15 t6")
		tb.illegal("t8 t2", "t8 t12")
		tb.play("redeal")
		tb.illegal("redeal")
	})
}

func TestExiledKings(t *testing.T) {
	tb := board(t, "exiled-kings", "t1: 3S 9D 8D 7C\nt2: 10C\nt3: 2D KC\nt4: QD\nt5: KS\nt6: JD\nt7: JC")
	tb.legal("t1 t2 3", "t3 t8")
	tb.illegal("t4 t8", "t1 t8 3")
}

func TestCatsTailsRelatives(t *testing.T) {
	t.Run("snake", func(t *testing.T) {
		tb := dealPack(t, "snake", "9H AS KC KD 3S AS KH")
		tb.has("t1", "9H")
		tb.has("t2", "KC")
		tb.has("t3", "KD 3S")
		tb.wantSizes("cells", repeat(0, 7)...)
		n := 0
		for _, k := range tb.sizes("foundations") {
			n += k
		}
		if n != 8 {
			t.Errorf("%d aces on the foundations", n)
		}
		tb = board(t, "snake", "t1: 3S 9D 8C 7H 6S\nt2: 10C\nt3: 10S\nc1: 2S\nc2: 2C\nc3: 3C\nc4: 4C\nc5: 5C")
		tb.illegal("t1 t2 4", "t2 t4")
		tb = board(t, "snake", "t1: 3S 9D 8C 7H\nt2: 10C\nt3: 10S\nc1: 2S\nc2: 2C\nc3: 3C\nc4: 4C\nc5: 5C")
		tb.legal("t1 t2 3")
	})
	t.Run("kings", func(t *testing.T) {
		for n := range uint64(5) {
			tb := deal(t, "kings", n)
			if len(tb.sizes("tableau")) != 8 {
				t.Fatal("not eight piles")
			}
			for i := range 8 {
				if p := tb.pile(fmt.Sprint("t", i+1)); p[0] != 'K' {
					t.Errorf("deal %d: pile %d begins with %s", n, i+1, p)
				}
			}
		}
		board(t, "kings", "t1: KS 9D 8C 7H 6S\nt2: 10C\n"+
			"c1: 2S\nc2: 2C\nc3: 3C\nc4: 4C\nc5: 5C\nc6: 5S\nc7: 5D\nc8: 5H").legal("t1 t2 4")
	})
	t.Run("retinue", func(t *testing.T) {
		tb := deal(t, "retinue", 1)
		n := 0
		for _, k := range tb.sizes("foundations") {
			n += k
		}
		if n != 8 || tb.all() != 104 {
			t.Errorf("%d aces on the foundations, %d cards", n, tb.all())
		}
		board(t, "retinue", "t1: KS 9D 8C 7H 6S\nt2: 10C\n"+
			"c1: 2S\nc2: 2C\nc3: 3C\nc4: 4C\nc5: 5C\nc6: 5S\nc7: 5D").illegal("t1 t2 4")
	})
	t.Run("deep", func(t *testing.T) {
		deal(t, "deep", 1).wantSizes("tableau", repeat(13, 8)...)
		tb := board(t, "deep", "t1: KS 9D 8C\nt2: 10C")
		tb.legal("t1 t2 2", "t1 t3 2", "t1 c1")
	})
}

func TestSalicLawsRelatives(t *testing.T) {
	t.Run("faerie-queen", func(t *testing.T) {
		tb := deal(t, "faerie-queen", 1)
		tb.wantSizes("stock", 103)
		layout := "t1: KC 5D\nt2: KH\nt3: KS 4D 6S\nt4: KC QD\nf1: AS 2S\nf2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH\n"
		tb = board(t, "faerie-queen", layout)
		tb.legal("t1 t2", "t1 t3", "t3 t2", "t4 f2")
		tb.illegal("t3 t1", "t2 t5", "t4 t3")
		tb = board(t, "faerie-queen", layout+"s: (KD) (3D)")
		tb.illegal("t1 t2", "t1 t3")
		tb.legal("t4 f2")
		tb.play("turn", "turn")
		tb.has("t4", "KC QD 3D")
		tb.has("t5", "KD")
	})
	t.Run("intrigue", func(t *testing.T) {
		tb := deal(t, "intrigue", 1)
		tb.wantSizes("stock", 103)
		if p := tb.pile("t1"); p[0] != 'Q' {
			t.Errorf("%s", p)
		}
		layout := "t1: QC 5D\nt2: QH\nt3: QS 4D\nt4: QD 6S\nt5: QC AS\nt6: QH KS\nt7: QS 7H\n"
		tb = board(t, "intrigue", layout)
		tb.legal("t1 f", "t4 r1", "t3 t2")
		tb.illegal("t7 r1", "t3 f1", "t3 t1", "t2 t8")
		tb.play("t1 f", "t3 f1")
		tb.illegal("t6 f1")
		tb = board(t, "intrigue", layout+"f1: 5H 4H 3H 2H\ns: (QD) (2C)")
		tb.illegal("t3 t2", "t6 f1")
		tb.play("t5 f1", "t6 f1", "turn", "turn")
		tb.has("t7", "QS 7H 2C")
		tb.has("t8", "QD")
	})
}

func TestRainbowFan(t *testing.T) {
	tb := deal(t, "rainbow-fan", 1)
	tb.wantSizes("tableau", repeat(3, 20)...)
	tb.wantSizes("stock", 36)
	var rest strings.Builder
	for i, c := range strings.Fields("4S 4S 4H 4H 4D 4D 6S 6S 6H 6H 6D 6D 8S 8S 8H 8H 8D 8D 10S") {
		fmt.Fprintf(&rest, "t%d: %s\n", i+2, c)
	}
	tb = board(t, "rainbow-fan", rest.String()+"t1: 2C\nl1: AC\ns: (9D) (5H) (7C) (JD)")
	tb.play("t1 l1")
	tb.has("t1", "JD 7C 5H")
	tb.has("s", "(9D)")
	tb.legal("rotate")
}

func TestCanfieldRush(t *testing.T) {
	tb := board(t, "canfield-rush", "f1: 5H\nr: JS\nt1: 7H\nt2: 3C\nt3: 3D\nt4: 9S\ns: (2D) (QC) (KD) (AD)")
	tb.play("turn")
	tb.has("w", "AD KD QC")
	tb.play("turn", "redeal", "turn")
	tb.has("w", "AD KD")
	tb.play("turn", "redeal", "turn")
	tb.has("w", "AD")
	tb.play("turn", "turn", "turn")
	tb.illegal("redeal")
}

func TestGrandDuchess(t *testing.T) {
	tb := dealPack(t, "grand-duchess", "2S 3S 4S 5S 6S 7S")
	tb.has("r1", "(2S)")
	tb.has("t1", "3S")
	tb.has("r2", "(7S)")
	tb.wantSizes("tableau", 1, 1, 1, 1)
	tb.wantSizes("reserve", 1, 1)
	if tb.down("reserve") != 2 {
		t.Error("the packets lie open")
	}
	tb = board(t, "grand-duchess", "l1: AC\nu1: KC\nt1: 2C\nt2: QC\nt3: 3C\nt4: 5H\nr1: (JC) (9D)\nr2: (9H)\ns: "+
		"(8D) (8H) (8S) (8C) (7C) (7D)")
	tb.legal("t1 l1", "t2 u1")
	tb.illegal("t1 t3", "r1@1 u1", "redeal")
	tb.play("t2 u1", "turn")
	// The stock is gone: any card of the packets is free.
	tb.has("r1", "JC 9D 7D")
	tb.has("r2", "9H 8D")
	tb.has("t1", "2C 7C")
	tb.play("r1@1 u1", "redeal")
	tb.has("s", "(7C) (2C) (8C) (8S) (3C) (8H) (5H) (7D) (9D) (8D) (9H)")
	last := board(t, "grand-duchess", "pass 4\nleft redeal 0\nl1: AC\ns: (8D) (8H) (8S) (8C) (7C) (7D)")
	last.play("turn", "turn")
	last.wantSizes("reserve", 0, 0)
	last.wantSizes("tableau", 2, 2, 1, 1)
	last.illegal("redeal")
	tb = deal(t, "parisienne", 1)
	tb.has("l2", "AS")
	tb.has("u4", "KD")
	tb.wantSizes("stock", 90)
	board(t, "parisienne", "l1: AC 2C 3C\nu1: KC QC JC 10C 9C 8C 7C 6C 5C 4C").legal("l1 u1", "u1 l1")
}

func TestInterregnum(t *testing.T) {
	tb := deal(t, "interregnum", 1)
	tb.wantSizes("tableau", repeat(1, 8)...)
	tb.wantSizes("reserve", repeat(1, 8)...)
	tb.wantSizes("stock", 88)
	tb = board(t, "interregnum", "r1: QH\nr2: KC\nr3: 2S\nr4: 4S\nr5: 5S\nr6: 5C\nr7: 9C\nr8: 9H\nt1: KD\nt2: "+
		"AS\nt3: 2D\nt4: KS\nt5: 5D")
	tb.legal("t1 f1", "t4 f1", "t2 f2")
	tb.illegal("t2 f1", "t3 f2", "r2 f1", "t2 t3", "t1 t6", "r4 f3")
	tb.play("t1 f1")
	tb.legal("t2 f1")
	almost := "f1: KD AS 2S 3S 4S 5D 6S 7S 8S 9S 10S JS\nr1: QH\nr2: QC\nt1: QS\nt2: KD"
	tb = board(t, "interregnum", almost)
	tb.illegal("t1 f1", "r2 f1", "t2 f1")
	tb.play("r1 f1")
	tb.wantSizes("foundations", 13, 0, 0, 0, 0, 0, 0, 0)
}

func TestTabbyCat(t *testing.T) {
	layout := "t1: 9C 5D 4H 3S\nt2: 6C\nt3: AC\nt4: 7D\n"
	tb := deal(t, "tabby-cat", 1)
	tb.wantSizes("tableau", 1, 1, 1, 1)
	tb.wantSizes("stock", 48)
	tb = board(t, "tabby-cat", layout+"ta: 8H 7C\n")
	tb.legal("t1 t2 3", "t2 t4")
	tb.illegal("t2 ta", "t1 t4")
	tb = board(t, "tabby-cat", layout)
	tb.legal("t1 ta 3", "t2 ta")
	tb.illegal("t1 ta 4")
	board(t, "tabby-cat", "t1: 2C AC\nt2: KD").legal("t2 t1", "t2 ta")
	tb = board(t, "tabby-cat", "t1: 5C KS QH JS 10S 9S 8S 7S 6S 5S 4S 3H 2S AS\nt2: KD QD")
	tb.legal("t1 f1 13")
	tb.illegal("t2 f1", "t2 f1 2")
	manx := board(t, "manx", layout)
	manx.legal("t2 ta", "t1 ta 1")
	board(t, "manx", "t1: 9C\nta: 8H 7C").illegal("ta t1 2")
	manx.illegal("t1 ta 3")
}

func TestAbacus(t *testing.T) {
	tb := deal(t, "abacus", 1)
	tb.wantSizes("tableau", 1, 2, 3, 4, 5, 6, 7)
	tb.wantSizes("stock", 20)
	for i, want := range []string{"AC", "2S", "3H", "4D"} {
		tb.has(fmt.Sprint("f", i+1), want)
	}
	tb = board(t, "abacus", "f1: AC\nf2: 2S\nf3: 3H\nf4: 4D QD\nt1: 2C\nt2: 4S\nt3: 6H\nt4: 3D\nt5: 8D\nt6: 3S")
	tb.legal("t1 f1", "t2 f2", "t3 f3")
	tb.illegal("t6 f2", "t5 f4")
	tb = board(t, "abacus", "t1: 7C\nt2: 6C\nt3: 7S\nt4: 5S 9H\nt5: 4H\nt6: AH\nt7: 5D\ns: (KC)")
	tb.legal("t2 t1", "t4 t3 2", "t6 t5")
	tb.illegal("t2 t3", "t5 t6")
	tb.play("turn")
	tb.has("t1", "7C KC")
}

func TestPussInTheCorner(t *testing.T) {
	tb := deal(t, "puss-in-the-corner", 1)
	tb.wantSizes("foundations", 1, 1, 1, 1)
	tb.wantSizes("stock", 48)
	tb = board(t, "puss-in-the-corner", "f1: AS\nf2: AH\nr1: 2C\nr2: 2D 5D\nr4: 9C\nw: 2S")
	tb.legal("r1 f1", "w f1", "w r3", "w r2")
	tb.illegal("r1 f2", "w f2", "r1 r2", "redeal")
	tb.play("w f1", "redeal")
	// The last pile comes first, each from its bottom.
	tb.has("s", "(2C) (5D) (2D) (9C)")
	tb.play("turn", "w r1", "turn", "w r1", "turn", "w r1", "turn", "w r1")
	tb.illegal("redeal")
}

func TestScorpionTowers(t *testing.T) {
	tb := deal(t, "scorpion-towers", 1)
	tb.wantSizes("tableau", repeat(5, 10)...)
	tb.wantSizes("cells", 0, 1, 1, 0)
	kings := "t1: KS\nt2: KH\nt3: KC\n"
	tb = board(t, "scorpion-towers", kings+"t4: 4C KD\nt5: 3S 9D 8D\nt6: 10D\nc1: 5D")
	tb.legal("t5 t6 2", "t4 t7", "t5 c2")
	tb.illegal("c1 t7", "t5 t7 2", "t5 t6 3", "t5 c2 2")
	tb.play("t4 t7")
	tb.legal("c1 t8", "t5 t8 2")
}

func TestSwissPatience(t *testing.T) {
	tb := deal(t, "swiss-patience", 1)
	tb.wantSizes("tableau", 1, 2, 3, 4, 5, 4, 3, 2, 1)
	if n := tb.down("tableau"); n != 16 {
		t.Errorf("%d face down", n)
	}
	tb = board(t, "swiss-patience", "f1: 2S 3S\nt1: 4S\nt2: 5H\nt3: AD KS\nt4: AH\nt5: KD\nt6: 2H\nt7: 3D\nt8: "+
		"QH\ns: (9C) (9D)")
	tb.legal("t1 f1", "t1 t2", "t3 t9", "t4 t9", "t6 f2")
	tb.illegal("t4 t5", "t5 t9", "t7 f3", "t4 f2")
	tb.play("turn")
	tb.has("t1", "4S 9D")
}

func TestRussianPatience(t *testing.T) {
	tb := deal(t, "russian-patience", 1)
	tb.wantSizes("tableau", repeat(9, 7)...)
	tb = board(t, "russian-patience", "f1: AS\nt1: 7S\nt2: 8H\nt3: AD\nt4: 7C 9S 8D\nt5: 10D\nt6: KC")
	tb.legal("t1 f1", "t1 t2", "t3 f2", "t4 t5 2", "t4 t7 1")
	tb.illegal("t3 t1", "t4 t7 2", "t2 t4")
}

func TestHitOrMiss(t *testing.T) {
	// The first card is called ace, the second two, and so on round.
	tb := board(t, "hit-or-miss", "s: (5H) (4S) (3C) (9D) (AH)")
	tb.play("turn")
	tb.has("d", "AH")
	tb.play("turn", "turn", "turn", "turn")
	tb.has("d", "AH 3C 4S 5H")
	tb.has("w", "9D")
	// A card that has been missed is no hit when the one on it leaves.
	tb = board(t, "hit-or-miss", "counter called 1\ns: (3H) (3S)")
	tb.play("turn", "turn")
	tb.has("w", "3S")
	tb.has("d", "3H")
	tb = board(t, "hit-or-miss", "s: (5H) (4S)")
	tb.play("turn", "turn", "redeal", "turn", "turn")
	tb.status(interp.Playing)
	tb.play("redeal")
	tb.status(interp.Lost)
}

func TestSolidSquare(t *testing.T) {
	tb := deal(t, "solid-square", 1)
	tb.wantSizes("tableau", repeat(1, 20)...)
	tb.wantSizes("foundations", 1, 1, 1, 1)
	tb.wantSizes("stock", 80)
	tb = board(t, "solid-square", "f1: AC\nt1: KS\nt2: AS\nt3: 2S\nt4: QS\nt5: KS\nw: 9D")
	tb.legal("t1 t2", "t2 t1")
	tb.has("t6", "9D")
}
