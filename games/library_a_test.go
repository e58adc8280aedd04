package games_test

import (
	"strings"
	"testing"

	"pat/dsl"
	"pat/interp"
)

// What tells the relatives of Spider, Yukon, Golf and Pyramid apart: their layouts and the rules
// they are named for.

// A layout is what a deal must look like.
type layout struct {
	id          string
	cards       int
	tableau     []int
	down        int // face-down cards of the tableau
	stock       int
	waste       int
	foundations int // cards on them
}

func (want layout) check(t *testing.T) {
	t.Helper()
	tb := deal(t, want.id, 1)
	tb.wantSizes("tableau", want.tableau...)
	has := func(what string, got, want int) {
		t.Helper()
		if got != want {
			t.Errorf("%d %s, want %d", got, what, want)
		}
	}
	var kinds [dsl.Kinds]int
	for i := range tb.g.Zones() {
		z := tb.g.Zone(i)
		for p := z.First; p < z.First+z.Count; p++ {
			kinds[z.Kind] += tb.s.Len(p)
		}
	}
	has("cards in all", tb.all(), want.cards)
	has("face-down cards", tb.down("tableau"), want.down)
	has("cards in the stock", kinds[dsl.Stock], want.stock)
	has("cards in the waste", kinds[dsl.Waste], want.waste)
	has("cards on the foundations", kinds[dsl.Foundations], want.foundations)
}

func climb(n int) []int {
	var out []int
	for i := range n {
		out = append(out, i+1)
	}
	return out
}

func TestLayoutsOfSpiderAndYukon(t *testing.T) {
	for _, l := range []layout{
		{"spiderette", 52, climb(7), 21, 24, 0, 0},
		{"will-o-the-wisp", 52, repeat(3, 7), 14, 31, 0, 0},
		{"simple-simon", 52, []int{8, 8, 8, 7, 6, 5, 4, 3, 2, 1}, 0, 0, 0, 0},
		{"mrs-mop", 104, repeat(8, 13), 0, 0, 0, 0},
		{"wasp", 52, repeat(7, 7), 12, 3, 0, 0},
		{"three-blind-mice", 52, repeat(5, 10), 9, 0, 0, 0},
		{"yukon", 52, []int{1, 6, 7, 8, 9, 10, 11}, 21, 0, 0, 0},
		{"russian-solitaire", 52, []int{1, 6, 7, 8, 9, 10, 11}, 21, 0, 0, 0},
		{"alaska", 52, []int{1, 6, 7, 8, 9, 10, 11}, 21, 0, 0, 0},
		{"moosehide", 52, []int{1, 6, 7, 8, 9, 10, 11}, 21, 0, 0, 0},
	} {
		t.Run(l.id, l.check)
	}
}

func TestSpiderettes(t *testing.T) {
	for _, id := range []string{"spiderette", "will-o-the-wisp", "simple-simon", "mrs-mop"} {
		tb := board(t, id, "t1: 9D 8S 7S\nt2: 9C\nt3: 8H\nt4: 2D 8D 7C\nt5: 2S")
		tb.legal("t1 t2 2", "t1 t3", "t1 t7 2")
		tb.illegal("t4 t2 2", "t1 t7 3", "t2 t1")
		tb = board(t, id, "t1: 5D "+run(13, 2, "S")+"\nt2: 7C AS")
		tb.play("t2 t1")
		tb.has("t1", "5D")
	}
	for _, id := range []string{"spiderette", "will-o-the-wisp"} {
		full := "t1: 9D\nt2: 3D\nt3: 5D\nt4: 7D\nt5: JD\nt6: KD\ns: 2S 3S 4S"
		board(t, id, full).illegal("turn")
		tb := board(t, id, full+"\nt7: KC")
		tb.play("turn")
		tb.wantSizes("tableau", 2, 2, 2, 1, 1, 1, 1)
	}
	for _, id := range []string{"spiderette", "simple-simon"} {
		tb := board(t, id, "f1: "+run(13, 1, "S")+"\nf2: "+run(13, 1, "H")+"\nf3: "+run(13, 1, "C")+"\nt1: "+run(13, 2,
			"D")+"\nt2: AD")
		tb.play("t2 t1")
		tb.status(interp.Won)
	}
}

func TestScorpions(t *testing.T) {
	text := "t1: (2D) 7S KH 3C\nt2: 9H 8S\nt3: 4C\nt4: 5D"
	board(t, "scorpion", text).illegal("t2 t6 1")
	tb := board(t, "wasp", text)
	tb.legal("t2 t6 1", "t1 t6 3", "t1 t2 3", "t1 t3 1")
	tb.illegal("t3 t4")

	tb = deal(t, "three-blind-mice", 1)
	for p := range 10 {
		for i := range 5 {
			if down := tb.s.Card(tb.g.Zone(1).First+p, i).Down(); down != (p >= 7 && i < 3) {
				t.Errorf("pile %d, card %d: face down %v", p+1, i+1, down)
			}
		}
	}
	tb.wantSizes("reserve", 1, 1)
	tb = board(t, "three-blind-mice", strings.Replace(text, "3C", "3D", 1)+"\nr1: 3C\nr2: KS")
	tb.legal("r1 t3", "r2 t6", "t1 t6 2")
	tb.illegal("r1 t6", "t3 r1", "t2 t6 1")
}

func TestYukons(t *testing.T) {
	text := "t1: (2D) 7S 4H\nt2: 8H\nt3: 8S\nt4: 8C\nt5: 6S\nt6: 3D KC 5D"
	for _, c := range []struct {
		id      string
		legal   string
		illegal string
	}{
		{"yukon", "t1 t2 2", "t1 t3 2;t1 t4 2;t5 t1"},
		{"russian-solitaire", "t1 t3 2", "t1 t2 2;t1 t4 2"},
		{"alaska", "t1 t3 2;t1 t5 2", "t1 t2 2;t1 t4 2"},
		{"moosehide", "t1 t2 2;t1 t4 2", "t1 t3 2"},
	} {
		tb := board(t, c.id, text)
		tb.legal(strings.Split(c.legal, ";")...)
		tb.illegal(strings.Split(c.illegal, ";")...)
		tb.legal("t6 t7 2")
		tb.illegal("t6 t7 1", "t6 t7 3", "t1 t7 2")
		tb = board(t, c.id, "f1: AS\nt1: 9D 2S\nt2: 3S 4H")
		tb.legal("t1 f")
		tb.play("t1 f")
		tb.illegal("f1 t2", "t2 f")
	}
}

func TestLayoutsOfGolfAndPyramid(t *testing.T) {
	for _, l := range []layout{
		{"relaxed-golf", 52, repeat(5, 7), 0, 16, 1, 0},
		{"black-hole", 52, repeat(3, 17), 0, 0, 0, 1},
		{"all-in-a-row", 52, repeat(4, 13), 0, 0, 0, 0},
		{"fourteen-out", 52, []int{5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4}, 0, 0, 0, 0},
		{"giza", 52, repeat(1, 28), 0, 0, 0, 0},
		{"double-pyramid", 104, repeat(1, 45), 0, 58, 1, 0},
		{"triangle", 52, repeat(1, 28), 0, 23, 1, 0},
		{"simple-pairs", 52, repeat(1, 9), 0, 43, 0, 0},
		{"tens", 52, repeat(1, 13), 0, 39, 0, 0},
	} {
		t.Run(l.id, l.check)
	}
}

func TestGolfs(t *testing.T) {
	board(t, "relaxed-golf", "w: KS\nt1: QH\nt2: AH\nt3: 2C").wantMoves("t1 w", "t2 w")
	board(t, "relaxed-golf", "w: AS\nt1: KH\nt2: 2H\nt3: QC").wantMoves("t1 w", "t2 w")

	deal(t, "black-hole", 1).has("f", "AS")
	tb := board(t, "black-hole", "f: AS\nt1: 9C KH\nt2: 2H\nt3: 3C\nt4: QS")
	tb.wantMoves("t1 f", "t2 f")
	tb.play("t1 f")
	tb.wantMoves("t4 f")

	tb = deal(t, "all-in-a-row", 1)
	if n := len(tb.moves()); n != 13 {
		t.Errorf("%d cards may begin, want 13", n)
	}
	board(t, "all-in-a-row", "f: 5S\nt1: 6H\nt2: 4D\nt3: 5C\nt4: 7D 9C").wantMoves("t1 f", "t2 f")
	board(t, "all-in-a-row", "f: KS\nt1: AH\nt2: QD\nt3: 2C").wantMoves("t1 f", "t2 f")
}

func TestPyramids(t *testing.T) {
	tb := board(t, "giza", "t1: 9S\nt2: 7D\nt22: 4D\nt23: KS\nr1: 2S 4H\nr2: KD\nr3: 9C")
	tb.wantMoves("t22+r3", "r1+r3", "t23 d", "r2 d")

	tb = board(t, "triangle", "t1: 4S\nt2: 5S\nt8: KH\nt28: 9H\nt7: 8H")
	tb.wantMoves("t8 d")

	board(t, "double-pyramid", "t37: 4S\nt38: 9S\nt29: 4H\nt45: KD").wantMoves("t37+t38", "t45 d")

	tb = board(t, "fourteen-out", "t1: 9S KS\nt2: AC\nt3: 7D\nt4: 7C\nt5: 6S 8S")
	tb.wantMoves("t1+t2", "t3+t4")
	tb = board(t, "simple-pairs", "t1: 9S\nt2: 9C\nt3: 9D\nt4: 7C\nt5: KS\nt6: KC\nt7: 2C\nt8: 3C\nt9: 4C\ns: 8H 8D")
	tb.wantMoves("t1+t2", "t1+t3", "t2+t3", "t5+t6")
	tb.play("t1+t2")
	tb.has("t1", "8D")
	tb = board(t, "tens", "t1: 9S\nt2: AC\nt3: 5D\nt4: 5C\nt5: KS\nt6: KC\nt7: KH\nt8: KD\nt9: 10C\nt10: 10D\nt11: "+
		"10H\nt12: 4S")
	tb.wantMoves("t1+t2", "t3+t4", "t5+t6+t7+t8")
	tb = board(t, "tens", "t1: 6S\nt2: 6C\nt3: 6D\nt4: 6H")
	tb.wantMoves()
}
