package games_test

import (
	"fmt"
	"strings"
	"testing"

	"pat/interp"
)

// Facts of the games from Osmosis to Royal Cotillion.

func TestAcid19Osmosis(t *testing.T) {
	t.Run("deal", func(t *testing.T) {
		tb := dealPack(t, "osmosis", "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS 2H 3H 4H 5H 7D")
		tb.has("r1", "(2S) (6S) (10S) 2H")
		tb.has("f1", "7D")
		tb.wantSizes("reserve", 4, 4, 4, 4)
		tb.wantSizes("foundations", 1, 0, 0, 0)
		tb.wantSizes("stock", 35)
	})
	t.Run("start", func(t *testing.T) {
		tb := board(t, "osmosis", "f1: 7D\nr1: 7H\nr2: 8H\nr3: 8D\nr4: 7C")
		tb.legal("r1 f2", "r4 f2")
		tb.illegal("r1 f3", "r2 f2", "r2 f1")
		tb.play("r1 f2")
		tb.legal("r4 f3")
		tb.illegal("r4 f4")
	})
	t.Run("first pile takes its suit in any order", func(t *testing.T) {
		board(t, "osmosis", "f1: 7D 2D\nr1: KD\nr2: 3D").legal("r1 f1", "r2 f1")
	})
	t.Run("rank on the pile before", func(t *testing.T) {
		tb := board(t, "osmosis", "f1: 7D 2D KD\nf2: 7H 2H\nf3: 7S\nr1: KH\nr2: KS\nr3: 2S\nr4: 4H")
		tb.legal("r1 f2", "r3 f3")
		tb.illegal("r2 f3", "r4 f2", "r1 f3")
		tb.play("r1 f2")
		tb.legal("r2 f3")
	})
	t.Run("stock", func(t *testing.T) {
		tb := board(t, "osmosis", "f1: 7D\nr1: 7H\ns: (2D) (5H) (4C) (3C)")
		tb.play("turn")
		tb.has("w", "3C 4C 5H")
		tb.play("turn")
		for range 9 {
			tb.play("redeal", "turn", "turn")
		}
		tb.has("w", "3C 4C 5H 2D")
		tb.illegal("w r2")
	})
}

func TestAcid20BisleyInTwelveColumns(t *testing.T) {
	tb := deal(t, "bisley-12", 1)
	tb.wantSizes("tableau", repeat(4, 12)...)
	tb.wantSizes("lower", 1, 1, 1, 1)
	tb.wantSizes("upper", 0, 0, 0, 0)
	tb = board(t, "bisley-12", "l1: AS 2S 3S 4S 5S 6S\nt1: 9H 7S\nt2: 8S\nt3: 8H\nt4: 6D\nt5: KS\nt6: QS")
	tb.legal("t1 l1", "t2 t1", "t1 t2", "t5 u1")
	tb.illegal("t1 t3", "t4 t1", "t6 u1", "t1 t7")
	tb.play("t5 u1")
	tb.legal("t6 u1")
	tb.illegal("t6 t5")
	// The piles of a suit meet where they like.
	up := func(s string) string { return strings.ReplaceAll("A* 2* 3* 4* 5* 6* 7*", "*", s) }
	down := func(s string) string { return strings.ReplaceAll("K* Q* J* 10* 9* 8*", "*", s) }
	tb = board(t, "bisley-12", "l1: "+up("S")+"\nl2: "+up("H")+"\nl3: "+up("C")+"\nl4: "+up("D")+
		"\nu1: "+down("S")+"\nu2: "+down("H")+"\nu3: "+down("C")+"\nu4: KD QD JD 10D 9D\nt1: 8D")
	tb.play("t1 u4")
	tb.status(interp.Won)
}

func TestAcid21UnionSquare(t *testing.T) {
	tb := deal(t, "union-square", 1)
	tb.wantSizes("tableau", repeat(1, 16)...)
	tb.wantSizes("stock", 88)
	tb.wantSizes("foundations", 0, 0, 0, 0)
	t.Run("a pile keeps its direction", func(t *testing.T) {
		tb := board(t, "union-square", "t1: 5H\nt2: 6H\nt3: 4H\nt4: 7H\nt5: 6D\nt6: 2S\nt7: KS\nt8: AS")
		tb.legal("t2 t1", "t3 t1", "t1 t2", "t1 t3")
		tb.illegal("t4 t1", "t5 t1")
		tb.illegal("t7 t8", "t8 t7") // no way round from king to ace
		tb.play("t2 t1")
		tb.has("t1", "5H 6H")
		tb.legal("t4 t1")
		tb.illegal("t3 t1")
		tb.play("t1 t4", "t4 t2")
		tb.has("t2", "6H")
		tb = board(t, "union-square", "t1: 5H 4H\nt2: 3H\nt3: 5H\nt4: 6H 7H\nt5: 8H\nt6: 6H")
		tb.legal("t2 t1", "t5 t4")
		tb.illegal("t3 t1", "t6 t4")
	})
	t.Run("one card moves, to a space any card", func(t *testing.T) {
		tb := board(t, "union-square", "t1: 9C 5H 4H\nt2: 6H\nw: KD")
		tb.illegal("t1 t2 2")
		tb.legal("t1 t9", "w t9")
	})
	t.Run("foundations go up and down again", func(t *testing.T) {
		tb := board(t, "union-square", "f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS\nt1: KS\nt2: KS\nt3: QS\nt4: "+
			"KH\nt5: AS")
		tb.illegal("t3 f1", "t4 f1", "t5 f1")
		tb.play("t1 f1")
		tb.illegal("t3 f1", "t5 f1")
		tb.play("t2 f1", "t3 f1")
		tb.wantSizes("foundations", 15, 0, 0, 0)
		tb.illegal("f1 t1")
		// The second ace of a suit waits for its end.
		tb.illegal("t4 f2")
		tb.legal("t5 f2")
	})
	t.Run("no redeal", func(t *testing.T) { board(t, "union-square", "t1: 2C\nw: 9D 4H").illegal("redeal") })
}

func TestAcid22Windmill(t *testing.T) {
	tb := deal(t, "windmill", 1)
	tb.wantSizes("centre", 1)
	tb.wantSizes("corner", 0, 0, 0, 0)
	tb.wantSizes("sail", repeat(1, 8)...)
	tb.wantSizes("stock", 95)
	if c := tb.pile("ce"); c[0] != 'A' {
		t.Errorf("%s in the centre", c)
	}
	t.Run("lengths", func(t *testing.T) {
		round := " AS 2H 3C 4D 5S 6H 7C 8D 9S 10H JC QD KS"
		tb := board(t, "windmill", "ce: "+round+"\nsa1: AH\nsa2: 2C\nsa3: KD\nsa4: QD")
		tb.legal("sa1 ce", "sa3 co1")
		tb.illegal("sa2 ce", "sa3 ce", "sa4 co1", "sa1 co1")
		tb.play("sa3 co1", "sa4 co1")
		tb.illegal("co1 ce", "ce sa3")
		tb = board(t, "windmill", "ce: AS 2H 3C\nco1: KS QH JC 10D 9S 8H 7C 6D 5S 4H\nco2: KH")
		tb.legal("co1 ce", "ce co1")
		tb.illegal("co2 ce", "ce sa1", "co1 sa1")
		board(t, "windmill", "ce: AS\nco1: KS QH JC 10D 9S 8H 7C 6D 5S 4H 3C 2D").illegal("ce co1") // the ace stays
		almost := "ce: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AC 2C 3C 4C " +
			"5C 6C 7C 8C 9C 10C JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD"
		tb = board(t, "windmill", almost+"\nsa1: KD\nsa2: AD\n")
		tb.play("sa1 ce")
		tb.illegal("sa2 ce") // 52 cards
		tb = board(t, "windmill", "co1: KS QH JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS\nsa1: KH\nsa2: KD\nsa3: KC\nsa4: "+
			"KH\nsa5: QH")
		tb.illegal("sa1 co1", "sa5 co1")
	})
	t.Run("spaces", func(t *testing.T) {
		tb := board(t, "windmill", "ce: AS\nsa1: 2H\nsa2: 5C\nsa3: 5D\nsa4: 5H\nsa5: 5S\nsa6: 9C\nsa7: 9D\nsa8: "+
			"9H\nw: 4S 7D\ns: (3C) (6C)")
		tb.play("sa1 ce")
		tb.has("sa1", "7D")
		tb = board(t, "windmill", "ce: AS\nsa1: 2H\nsa2: 5C\nsa3: 5D\nsa4: 5H\nsa5: 5S\nsa6: 9C\nsa7: 9D\nsa8: "+
			"9H\ns: (3C) (6C)")
		tb.play("sa1 ce")
		tb.has("sa1", "6C")
		tb.illegal("sa1 sa2")
		tb.play("turn")
		tb.illegal("redeal")
	})
}

func TestAcid23GrandfathersClock(t *testing.T) {
	hours := strings.Fields("2S 3H 4C 5D 6S 7H 8C 9D 10S JH QC KD")
	tb := deal(t, "grandfathers-clock", 1)
	for i, want := range hours {
		tb.has(fmt.Sprint("f", i+1), want)
	}
	tb.wantSizes("tableau", repeat(5, 8)...)
	t.Run("foundations", func(t *testing.T) {
		tb := board(t, "grandfathers-clock", "f3: 4C\nf7: 8C\nf11: QC\nt1: 2S AC\nt2: 2C\nt3: KC\nt4: 5C\nt5: "+
			"9C\nt6: 5S")
		tb.legal("t3 f11", "t4 f3", "t5 f7")
		tb.illegal("t1 f11", "t6 f3", "t2 f11")
		tb.play("t3 f11", "t1 f11", "t2 f11")
		tb.has("f11", "QC KC AC 2C")
		tb.illegal("f11 t4")
	})
	t.Run("tableau", func(t *testing.T) {
		tb := board(t, "grandfathers-clock", "t1: 9C 6D\nt2: 7D\nt3: 7S\nt4: 5D\nt5: 3S KC\nt6: AH\nt7: 6H 5H\nt8:")
		tb.legal("t1 t2", "t1 t3", "t4 t1", "t1 t8", "t5 t8")
		tb.illegal("t2 t1", "t7 t2 2", "t5 t6")
	})
}

func TestAcid24PictureGallery(t *testing.T) {
	tb := deal(t, "picture-gallery", 1)
	for _, z := range []string{"upper", "middle", "lower", "tableau"} {
		tb.wantSizes(z, repeat(1, 8)...)
	}
	tb.wantSizes("stock", 72)
	t.Run("rows", func(t *testing.T) {
		tb := board(t, "picture-gallery", "u1: 4S\nu2: 4H\nu3: 9S\nm1: 3S\nm2: KH\nl1: 2S\nt1: 7S\nt2: 6S\nt3: "+
			"5S\nt4: 7H\nt5: QS\nt6: 2H\nt7: 3H\nt8: 4D")
		tb.legal("t1 u1", "t4 u2", "t2 m1", "t3 l1", "t8 u4", "t7 m3", "t6 l2")
		tb.illegal("t4 u1", "t3 m1", "t2 u1", "t5 u3", "t6 m3", "t7 u4", "t8 l2", "t1 t4")
	})
	t.Run("a pile that does not begin with its base takes nothing", func(t *testing.T) {
		board(t, "picture-gallery", "u1: 3S\nu2: 10S\nm1: 9S\nt1: 6S\nt2: KS\nt3: QS").illegal("t1 u1", "t2 u2",
			"t3 m1")
	})
	t.Run("four cards", func(t *testing.T) {
		tb := board(t, "picture-gallery", "u1: 4S 7S 10S\nt1: KS")
		tb.play("t1 u1")
		tb.has("u1", "4S 7S 10S KS")
	})
	t.Run("aces", func(t *testing.T) {
		tb := board(t, "picture-gallery", "u1: AH\nt1: AS\nt2: 2S\nt3: 3D AC")
		tb.legal("u1 d", "t1 d", "t3 d")
		tb.illegal("t2 d")
		tb.play("t1 d")
		tb.illegal("d t1")
	})
	t.Run("stock", func(t *testing.T) {
		tb := board(t, "picture-gallery", "t1: AS\nt2: 2S\nt3: 3S\nt4: 4S\nt5: 5S\nt6: 6S\nt7: 7S\nt8: 8S 9H\ns: "+
			"(2C) (3C) (4C) (5C) (6C) (7C) (8C) (9C) (10C)")
		tb.play("turn")
		tb.has("t1", "AS 10C")
		tb.has("t8", "8S 9H 3C")
		tb.has("s", "(2C)")
		tb.play("turn")
		tb.has("t1", "AS 10C 2C")
		tb.illegal("redeal")
	})
	t.Run("spaces", func(t *testing.T) {
		full := "u1: 10D\nt1: AS\nt2: 5S\nt3: 6S\nt4: 8S\nt5: 9S\nt6: 10S\nt7: JS\nt8: QS QH\n"
		tb := board(t, "picture-gallery", full+"s: (2C) (3C)")
		tb.play("t1 d")
		tb.has("t1", "3C")
		tb = board(t, "picture-gallery", full)
		tb.play("t1 d")
		tb.legal("t8 t1", "u1 t1")
	})
}

func TestAcid25RoyalCotillion(t *testing.T) {
	tb := deal(t, "royal-cotillion", 1)
	tb.wantSizes("wing", repeat(3, 4)...)
	tb.wantSizes("reserve", repeat(1, 16)...)
	tb.wantSizes("stock", 76)
	t.Run("foundations", func(t *testing.T) {
		tb := board(t, "royal-cotillion", "o1: AC\ne1: 2C\nr1: 3C\nr2: 4C\nr3: 3S\nr4: AS\nr5: 2S\nr6: AC\nr7: "+
			"4S\nr8: 2H")
		tb.legal("r1 o1", "r2 e1", "r4 o2", "r5 e2", "r8 e3")
		tb.illegal("r2 o1", "r1 e1", "r3 o1", "r6 o2", "r5 o2", "r4 e2", "r7 o2")
	})
	t.Run("wrap", func(t *testing.T) {
		tb := board(t, "royal-cotillion", "o2: AS 3S 5S 7S 9S JS KS\ne1: 2C 4C 6C 8C 10C QC\nr1: 2S\nr2: AS\nr3: "+
			"AC\nr4: 4C\nr5: 3C")
		tb.legal("r1 o2", "r3 e1")
		tb.illegal("r2 o2", "r4 e1")
		tb.play("r3 e1")
		tb.legal("r5 e1")
		tb = board(t, "royal-cotillion", "o1: AC 3C 5C 7C 9C JC KC 2C 4C 6C 8C 10C QC\nr2: AC")
		tb.illegal("r2 o1") // thirteen cards
	})
	t.Run("wings only play out", func(t *testing.T) {
		tb := board(t, "royal-cotillion", "o1: AC\nwi1: 5H 9D 3C\nwi2: 2H\nr1: 3S")
		tb.play("wi1 o1")
		tb.has("wi1", "5H 9D")
		tb.illegal("wi1 wi2", "wi1 r2", "r1 wi2", "r1 wi3")
	})
	t.Run("spaces", func(t *testing.T) {
		all := "o1: AC\nr1: 3C\nr2: 3S\nr3: 3S\nr4: 3H\nr5: 3H\nr6: 4S\nr7: 4S\nr8: 4H\nr9: 4H\nr10: 6S\nr11: " +
			"6S\nr12: 6H\nr13: 6H\nr14: 7S\nr15: 7S\nr16: 7H\n"
		tb := board(t, "royal-cotillion", all+"w: 8D 9D\ns: (JD)")
		tb.play("r1 o1")
		tb.has("r1", "9D")
		tb.illegal("w r1", "r2 r1", "w wi1")
		tb = board(t, "royal-cotillion", all+"s: (JD)")
		tb.play("r1 o1")
		tb.has("r1", "JD")
	})
	t.Run("no redeal", func(t *testing.T) { board(t, "royal-cotillion", "wi1: 9C\nw: 3C").illegal("redeal") })
}
