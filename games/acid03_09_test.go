package games_test

import (
	"strings"
	"testing"

	"pat/dsl/cards"
	"pat/interp"
)

// Facts of the games as PySolFC plays them, by its numbers in the list of games that test the
// language.

// run is a sequence down in suit, from a rank to a rank.
func run(from, to int, suit string) string {
	names := strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K")
	var out []string
	for r := from; r >= to; r-- {
		out = append(out, names[r-1]+suit)
	}
	return strings.Join(out, " ")
}

func TestAcid03Penguin(t *testing.T) {
	t.Run("the first card fixes the base, its equals start foundations", func(t *testing.T) {
		for n := range uint64(50) {
			tb := deal(t, "penguin", n)
			tb.wantSizes("tableau", repeat(7, 7)...)
			tb.wantSizes("foundations", 1, 1, 1, 0)
			tb.wantSizes("cells", repeat(0, 7)...)
			beak := tb.s.Card(tb.g.Zone(1).First, 0).Kind()
			for _, f := range []string{"f1", "f2", "f3"} {
				if k, err := cards.Parse(tb.pile(f)); err != nil || k.Rank() != beak.Rank() {
					t.Fatalf("deal %d: %s lies on %s, the first card is %s", n, tb.pile(f), f, beak)
				}
			}
		}
	})
	t.Run("in suit, with wrap", func(t *testing.T) {
		tb := board(t, "penguin", "f1: 5H\nt1: 9H\nt2: 10H\nt3: 10D\nt4: KS\nt5: AS\nt6: KC QC\nt7: AC")
		tb.legal("t1 t2", "t4 t5", "t6 t7 2")
		tb.illegal("t1 t3")
		tb = board(t, "penguin", "f1: 5H 6H 7H 8H 9H 10H JH QH KH\nt1: AH\nt2: AS")
		tb.legal("t1 f1")
		tb.illegal("t2 f1")
	})
	t.Run("a space takes a run headed by the rank below the base", func(t *testing.T) {
		tb := board(t, "penguin", "f1: 5H\nt1: KD 4S 3S 2S\nt2: 9C 5S\nt3: QD 3C\nt4: AD KS")
		tb.legal("t1 t7 3")
		tb.illegal("t1 t7 1", "t1 t7 2", "t2 t7", "t3 t7", "t4 t7")
		tb = board(t, "penguin", "f1: AH\nt1: 9C KS\nt2: 4D QS")
		tb.legal("t1 t7")
		tb.illegal("t2 t7")
	})
	t.Run("cells and returns", func(t *testing.T) {
		tb := board(t, "penguin", "f1: 5H 6H\nt1: 9H 2C\nt2: 7H\nc1: KS")
		tb.legal("t1 c2", "t2 c2")
		tb.illegal("t1 c1", "f1 t2", "f1 c2")
	})
}

func TestAcid06FortyThieves(t *testing.T) {
	tb := deal(t, "forty-thieves", 1)
	tb.wantSizes("tableau", repeat(4, 10)...)
	tb.wantSizes("foundations", repeat(0, 8)...)
	if tb.down("tableau") != 0 || tb.all() != 104 || tb.sizes("stock")[0] != 64 {
		t.Errorf("%d face down, %d cards, %d in the stock", tb.down("tableau"), tb.all(), tb.sizes("stock")[0])
	}
	t.Run("in suit, one card", func(t *testing.T) {
		tb := board(t, "forty-thieves", "t1: 9C 7S\nt2: 8S\nt3: 8C\nt4: 9S\nw: 7S")
		tb.legal("t1 t2", "w t2", "t2 t4", "t1 t10", "w t10")
		tb.illegal("t1 t3", "t1 t4 2", "w t3", "t1 t10 2")
	})
	t.Run("stock one at a time, no redeal", func(t *testing.T) {
		tb := deal(t, "forty-thieves", 1)
		for i := range 64 {
			tb.play("turn")
			if tb.sizes("waste")[0] != i+1 {
				t.Fatalf("turn %d: %d in the waste", i+1, tb.sizes("waste")[0])
			}
		}
		tb.illegal("turn", "redeal")
	})
}

func TestAcid07Spider(t *testing.T) {
	for _, c := range []struct {
		id    string
		suits int
	}{{"spider", 4}, {"spider-2-suits", 2}, {"spider-1-suit", 1}} {
		tb := deal(t, c.id, 1)
		tb.wantSizes("tableau", 6, 6, 6, 6, 5, 5, 5, 5, 5, 5)
		tb.wantSizes("foundations", repeat(0, 8)...)
		if tb.down("tableau") != 44 || tb.all() != 104 || tb.sizes("stock")[0] != 50 {
			t.Errorf("%s: %d face down, %d cards, %d in the stock", c.id, tb.down("tableau"), tb.all(),
				tb.sizes("stock")[0])
		}
		each := map[cards.Kind]int{}
		for _, k := range tb.g.Sheet().Pack.Cards() {
			each[k]++
		}
		for k, n := range each {
			if len(each) != 13*c.suits || n != 8/c.suits {
				t.Errorf("%s: %d kinds, %d of %s", c.id, len(each), n, k)
			}
		}
	}
	t.Run("any suit down, a run in suit moves", func(t *testing.T) {
		tb := board(t, "spider", "t1: 9D 8S 7S\nt2: 9C\nt3: 8H\nt4: 2D 8D 7S\nt5: 6D")
		tb.legal("t1 t2 2", "t1 t3", "t5 t1", "t1 t10 2", "t1 t10 1")
		tb.illegal("t4 t2 2", "t1 t10 3", "t2 t1", "t3 t5")
	})
	t.Run("king to ace leaves by itself", func(t *testing.T) {
		tb := board(t, "spider", "t1: (5D) "+run(13, 2, "S")+"\nt2: 7C AS")
		tb.play("t2 t1")
		tb.has("t1", "5D")
		tb.has("f1", run(13, 1, "S"))
		tb = board(t, "spider", "t1: 5D "+run(13, 2, "S")+"\nt2: 7C AH")
		tb.play("t2 t1")
		tb.wantSizes("foundations", repeat(0, 8)...)
	})
	t.Run("one to each pile, refused while a pile is empty", func(t *testing.T) {
		tb := deal(t, "spider", 1)
		tb.play("turn")
		tb.wantSizes("tableau", 7, 7, 7, 7, 6, 6, 6, 6, 6, 6)
		held := "t1: KS\nt2: KH\nt3: KC\nt4: KD\nt5: KS\nt6: KH\nt7: KC\nt8: KD\nt9: 3S\ns: 2C 4C 6C 8C 10C QC 2D " +
			"4D 6D 8D\n"
		board(t, "spider", held).illegal("turn")
		board(t, "spider", held+"t10: 5S").legal("turn")
	})
	t.Run("won with eight runs", func(t *testing.T) {
		text := ""
		for i, s := range strings.Fields("S H C D S H C") {
			text += "f" + string(rune('1'+i)) + ": " + run(13, 1, s) + "\n"
		}
		tb := board(t, "spider", text+"t1: "+run(13, 2, "D")+"\nt2: AD")
		tb.status(interp.Playing)
		tb.play("t2 t1")
		tb.status(interp.Won)
	})
}

func TestAcid08Scorpion(t *testing.T) {
	tb := deal(t, "scorpion", 1)
	tb.wantSizes("tableau", repeat(7, 7)...)
	if tb.down("tableau") != 12 || tb.sizes("stock")[0] != 3 {
		t.Errorf("%d face down, %d in the stock", tb.down("tableau"), tb.sizes("stock")[0])
	}
	for p := range 7 {
		for i := range 7 {
			if down := tb.s.Card(tb.g.Zone(1).First+p, i).Down(); down != (p < 4 && i < 3) {
				t.Errorf("pile %d, card %d: face down %v", p+1, i+1, down)
			}
		}
	}
	tb.play("turn")
	tb.wantSizes("tableau", 8, 8, 8, 7, 7, 7, 7)
	tb.illegal("turn")
	t.Run("any card with all above it, in suit", func(t *testing.T) {
		tb := board(t, "scorpion", "t1: (2D) 7S KH 3C\nt2: 9H 8S\nt3: 8H\nt4: 4C\nt5: 5D")
		tb.legal("t1 t2 3", "t1 t4 1", "t1 t6 2")
		tb.illegal("t1 t3 3", "t1 t6 3", "t1 t6 1", "t4 t5", "t1 t2 4")
		tb.play("t1 t2 3")
		tb.has("t2", "9H 8S 7S KH 3C")
		tb.has("t1", "2D")
	})
	t.Run("whole runs leave", func(t *testing.T) {
		tb := board(t, "scorpion", "t1: 5D "+run(13, 1, "S")+"\nt2: 9H "+run(13, 2, "C")+"\nt3: AD")
		tb.legal("t1 f")
		tb.illegal("t2 f", "t3 f")
		tb.play("t1 f")
		tb.has("t1", "5D")
		tb.has("f1", run(13, 1, "S"))
	})
}

func TestAcid09Golf(t *testing.T) {
	for _, id := range []string{"golf", "dead-king-golf"} {
		tb := deal(t, id, 1)
		tb.wantSizes("tableau", repeat(5, 7)...)
		tb.wantSizes("waste", 1)
		tb.wantSizes("stock", 16)
		if tb.down("tableau") != 0 {
			t.Error("the tableau lies face up")
		}
		for range 16 {
			tb.play("turn")
		}
		tb.illegal("turn", "redeal")
		tb = board(t, id, "w: 7S\nt1: 8H\nt2: 6S\nt3: 7D\nt4: 9C\nt5: 9S 8C")
		tb.wantMoves("t1 w", "t2 w", "t5 w")
		board(t, id, "w: AS\nt1: KH\nt2: 2H").wantMoves("t2 w")
		tb = board(t, id, "w: 7S\ns: 2C\nt1: 8H")
		tb.status(interp.Playing)
		tb.play("t1 w")
		tb.status(interp.Won)
	}
	board(t, "golf", "w: KS\nt1: QH\nt2: AH").wantMoves("t1 w")
	board(t, "dead-king-golf", "w: KS\nt1: QH\nt2: AH").wantMoves()
	board(t, "dead-king-golf", "w: QS\nt1: KH\nt2: AH").wantMoves("t1 w")
	tb := board(t, "dead-king-golf", "w: KS\ns: 5C\nt1: QH\nt2: AH")
	tb.play("turn")
	tb.has("w", "KS 5C")
}
