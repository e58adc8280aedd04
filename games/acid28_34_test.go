package games_test

import (
	"slices"
	"strings"
	"testing"

	"pat/interp"
)

// Facts of the games from Braid to Crescent.

func TestAcid28Braid(t *testing.T) {
	tb := deal(t, "braid", 1)
	tb.wantSizes("plait", 20)
	tb.wantSizes("field", repeat(1, 4)...)
	tb.wantSizes("cells", repeat(1, 8)...)
	tb.wantSizes("foundations", 1, 0, 0, 0, 0, 0, 0, 0)
	tb.wantSizes("stock", 71)
	t.Run("base", func(t *testing.T) {
		tb := board(t, "braid", "f1: 7D\np: 9C\nfi1: 7H\nfi2: 8H\nfi3: 7D\nfi4: KC")
		tb.legal("fi1 f2", "fi3 f2")
		tb.illegal("fi2 f2", "fi2 f1", "fi3 f1")
	})
	t.Run("direction", func(t *testing.T) {
		layout := "f1: 7D\nf2: 7H\np: 9C\nfi1: 8D\nfi2: 6D\nfi3: 8H\nfi4: 6H\n"
		tb := board(t, "braid", layout)
		tb.legal("fi1 f1", "fi2 f1", "fi3 f2", "fi4 f2")
		tb.play("fi1 f1")
		tb.legal("fi3 f2")
		tb.illegal("fi4 f2", "fi2 f1")
		tb = board(t, "braid", layout)
		tb.play("fi4 f2")
		tb.legal("fi2 f1")
		tb.illegal("fi1 f1", "fi3 f2")
		board(t, "braid", "f1: KD\np: 9C\nfi1: AD\nfi2: QD").legal("fi1 f1", "fi2 f1")
	})
	t.Run("fields", func(t *testing.T) {
		tb := board(t, "braid", "f1: 7D\np: 9C 10C\nfi1: 8D\nfi2: 6S\nfi3: 8H\nfi4: 6H\nw: JC")
		tb.play("fi1 f1")
		tb.has("fi1", "10C")
		tb.has("p", "9C")
		tb.illegal("p c1", "fi2 c1", "p fi2")
		tb.legal("w c1")
		bare := board(t, "braid", "f1: 7D\nfi1: 8D\nfi2: 6S\nc1: 3S\nw: JC")
		bare.legal("w fi3", "c1 fi3")
		bare.illegal("fi2 fi3")
		board(t, "braid", "f1: 7D\np: 8D\nfi1: 5D\nfi2: 6S\nfi3: 8H\nfi4: 6H").legal("p f1")
	})
	t.Run("cells", func(t *testing.T) {
		tb := board(t, "braid", "f1: 7D\np: 9C\nfi1: 5D\nfi2: 6S\nfi3: 8H\nfi4: 6H\nc1: 8D\nc2: 2S\nw: 4S")
		tb.legal("c1 f1", "w c3")
		tb.illegal("w c1", "c2 c3", "c2 fi1")
	})
	t.Run("redeals", func(t *testing.T) {
		tb := board(t, "braid", "f1: 7D\nfi1: 5D\nw: 9C 4S")
		tb.play("redeal", "turn", "turn", "redeal", "turn", "turn")
		tb.illegal("redeal")
	})
}

func TestAcid29Citadel(t *testing.T) {
	t.Run("a card that fits goes to its foundation", func(t *testing.T) {
		// 2S comes for the second pile, 3S for the first of the next row, 5H never fits.
		tb := dealPack(t, "citadel", "9H 2S 9C 9D 9S 10H 10C 10D 3S 5H 4S KH KC KD KS QH QC QD QS JH JC JD JS")
		tb.has("f1", "AS 2S 3S 4S 5S 6S 7S 8S")
		for i, want := range []string{"9H QC", "5H QD", "9C", "9D KH JH", "9S KC JC", "10H KD JD"} {
			if p := tb.pile("t" + string(rune('1'+i))); !strings.HasPrefix(p, want) {
				t.Errorf("pile %d holds %s, want %s first", i+1, p, want)
			}
		}
	})
	t.Run("deal", func(t *testing.T) {
		for n := range uint64(20) {
			if tb := deal(t, "citadel", n); tb.all() != 52 {
				t.Errorf("deal %d: %d cards", n, tb.all())
			}
		}
	})
	t.Run("runs", func(t *testing.T) {
		filled := "t4: KC\nt5: KD\nt6: KH\nt7: KS\n"
		tb := board(t, "citadel", filled+"t8: QS\nt1: 3S 9D 8D\nt2: 10C\nt3: 9C")
		tb.illegal("t1 t2 2")
		tb.legal("t1 t3")
		tb = board(t, "citadel", filled+"t1: 3S 9D 8D 7C\nt2: 9C\nt3: 10C")
		tb.legal("t1 t2 2", "t1 t8") // one space: two cards
		tb.illegal("t1 t3 3", "t1 t8 2")
	})
}

func TestAcid30CatsTail(t *testing.T) {
	t.Run("deal", func(t *testing.T) {
		tb := dealPack(t, "cats-tail", "9H 2S KC KD 3S 4S KH")
		tb.has("t1", "9H 2S")
		tb.has("t2", "KC")
		tb.has("t3", "KD 3S 4S")
		if !strings.HasPrefix(tb.pile("t4"), "KH") {
			t.Error(tb.pile("t4"))
		}
		tb.wantSizes("cells", repeat(0, 8)...)
		if tb.all() != 104 {
			t.Error(tb.all())
		}
		first := dealPack(t, "cats-tail", "KC 9H 2S KD")
		first.has("t1", "KC 9H 2S")
	})
	t.Run("building", func(t *testing.T) {
		tb := board(t, "cats-tail", "t1: 3S 9D 8C 7H 6S\nt2: 10C\nt3: 10H\nt4: 8S\nc1: 9S\nc2: 2H")
		tb.legal("t1 t2 4", "c1 t3", "t1 c3")
		tb.illegal("t1 t3 4", "t1 t5", "t1 t2 3", "t1 c1", "t1 c3 2", "t2 t1")
	})
}

func TestAcid31SalicLaw(t *testing.T) {
	tb := deal(t, "salic-law", 1)
	tb.wantSizes("discard", 8)
	tb.wantSizes("tableau", 1, 0, 0, 0, 0, 0, 0, 0)
	tb.wantSizes("stock", 95)
	tb.wantSizes("foundations", repeat(0, 8)...)
	if p := tb.pile("t1"); p[0] != 'K' {
		t.Errorf("t1 holds %s", p)
	}
	t.Run("stock", func(t *testing.T) {
		tb := board(t, "salic-law", "t1: KC 5D\nt2: KH\ns: (9C) (KS) (4D) (8H)")
		tb.wantMoves("turn", "t1 t2")
		tb.play("turn", "turn")
		tb.has("t2", "KH 8H 4D")
		tb.play("turn", "turn")
		tb.has("t3", "KS 9C")
		tb.has("t2", "KH 8H 4D")
	})
	t.Run("building", func(t *testing.T) {
		tb := board(t, "salic-law", "t1: KC 5D\nt2: KH\nt3: KS 4D 9H\nt4: KD\nf1: AS\ns: (3D)")
		tb.legal("t1 t2", "t3 t2", "t3 t4")
		tb.illegal("t1 t3", "t3 t1", "t2 t4", "t1 t5", "t2 t5")
		tb.play("t1 t2")
		tb.has("t2", "KH 5D")
		tb.has("t1", "KC")
	})
	t.Run("foundations", func(t *testing.T) {
		tb := board(t, "salic-law", "t1: KC 2H\nt2: KH AS\nt3: KS 3D\nf1: AS\nf2: AC 2C 3C 4H 5C 6C 7C 8C 9C 10C "+
			"JC\nt4: KD")
		tb.legal("t1 f1", "t2 f3", "t2 f4")
		tb.illegal("t3 f1", "t4 f2", "t1 f3", "t2 f5") // no king lies above the fifth
	})
	t.Run("won without kings and queens", func(t *testing.T) {
		full := ""
		for i, s := range "SHCDSHCD" {
			ranks := strings.Fields("A 2 3 4 5 6 7 8 9 10 J")
			if i == 7 {
				ranks = ranks[:10]
			}
			full += "f" + string(rune('1'+i)) + ":"
			for _, r := range ranks {
				full += " " + r + string(s)
			}
			full += "\n"
		}
		tb := board(t, "salic-law", full+"t1: KD JD\nt2: KS\nt3: KS\nt4: KH\nt5: KH\nt6: KC\nt7: KC\nt8: KD")
		tb.play("t1 f8")
		tb.status(interp.Won)
	})
}

func TestAcid32ThreeShufflesAndADraw(t *testing.T) {
	tb := deal(t, "three-shuffles-and-a-draw", 1)
	tb.wantSizes("tableau", append(repeat(3, 17), 1)...)
	t.Run("building", func(t *testing.T) {
		tb := board(t, "three-shuffles-and-a-draw", "t1: 9C 6D 5D\nt2: 7D\nt3: 7S\nt4: 4D\nt5: 4H\nt6: 2S AS\nt7: KD")
		tb.legal("t4 t1", "t6 f1")
		tb.illegal("t1 t2 2", "t5 t1", "t3 t8", "t2 t3")
	})
	t.Run("shuffles", func(t *testing.T) {
		tb := deal(t, "three-shuffles-and-a-draw", 1)
		before := tb.l.Board(tb.s)
		tb.play("redeal")
		tb.wantSizes("tableau", append(repeat(3, 17), 1)...)
		if tb.l.Board(tb.s) == before {
			t.Error("the cards lie as before")
		}
		tb = board(t, "three-shuffles-and-a-draw", "f1: AS\nt1: 9C 6D 5D 3C\nt4: 7D\nt18: 2S")
		tb.play("redeal")
		tb.wantSizes("tableau", append(repeat(3, 2), repeat(0, 16)...)...)
		tb.wantSizes("foundations", 1, 0, 0, 0)
		tb.play("redeal")
		tb.illegal("redeal")
	})
	t.Run("draw", func(t *testing.T) {
		tb := board(t, "three-shuffles-and-a-draw", "f1: AS\nt1: 2S KD 5D\nt2: 4D QC QD\nt3: 6D 9C\nt4: 5S KS")
		tb.legal("t1@1 f1", "t2@1 t1")
		tb.illegal("t2@1 t3", "t4@1 t3", "t4@1 t5", "t2@2 t4")
		tb.play("t2@1 t1")
		tb.has("t2", "QC QD")
		tb.has("t1", "2S KD 5D 4D")
		tb.illegal("t1@1 f1")
	})
}

func TestAcid33Cruel(t *testing.T) {
	tb := deal(t, "cruel", 1)
	tb.wantSizes("tableau", repeat(4, 12)...)
	tb.wantSizes("foundations", 1, 1, 1, 1)
	t.Run("building", func(t *testing.T) {
		tb := board(t, "cruel", "f1: AS\nt1: 9C 6D 5D\nt2: 7D\nt3: 6S\nt4: 4D\nt5: 8D\nt6: 2S\nt7: 5C")
		tb.legal("t4 t1", "t6 f1", "t2 t5")
		tb.illegal("t1 t2 2", "t7 t3", "t4 t7", "t5 t2", "t4 t8", "f1 t6")
	})
	t.Run("redeal", func(t *testing.T) {
		tb := board(t, "cruel", "f1: AS\nt1: 9C 6D 5D\nt2: 7D\nt4: 2S 4D 10C 8D KH\nt12: 6S")
		tb.play("redeal")
		tb.has("t1", "7D 9C 6D 5D")
		tb.has("t2", "4D 10C 8D KH")
		tb.has("t3", "6S 2S")
		tb.illegal("redeal") // nothing would change
		tb.play("t3 f1")
		tb.illegal("redeal")
		tb = board(t, "cruel", "pass 500\nt2: 7D 6D\nt3: 10C 9C")
		tb.play("redeal")
		tb.has("t1", "10C 9C 7D 6D")
	})
}

func TestAcid34Crescent(t *testing.T) {
	tb := deal(t, "crescent", 1)
	tb.wantSizes("tableau", repeat(6, 16)...)
	tb.has("l1", "AC")
	tb.has("u3", "KH")
	t.Run("building", func(t *testing.T) {
		tb := board(t, "crescent", "l1: AC\nu1: KC\nt1: 2C\nt2: QC\nt3: 3C\nt4: KC\nt5: AC\nt6: 4D 3D\nt7: 2D\nt8: 2H")
		tb.legal("t1 l1", "t2 u1", "t3 t1", "t1 t3", "t4 t5", "t5 t4", "t7 t6", "l1 t1", "u1 t2")
		tb.illegal("t6 t7 2", "t7 t1", "t8 l1", "t3 l1", "t1 t9", "t4 l1", "l1 u1")
	})
	t.Run("rotate", func(t *testing.T) {
		tb := board(t, "crescent", "t1: 2C 9D 5H\nt2: QC\nt4: KC 3H")
		tb.play("rotate")
		tb.has("t1", "9D 5H 2C")
		tb.has("t2", "QC")
		tb.has("t4", "3H KC")
		tb.play("rotate", "rotate")
		tb.has("t1", "2C 9D 5H")
		tb.illegal("rotate")
		if slices.Contains(tb.moves(), "rotate") {
			t.Error("a fourth time")
		}
	})
}
