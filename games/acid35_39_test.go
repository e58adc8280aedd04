package games_test

import (
	"fmt"
	"strings"
	"testing"

	"pat/interp"
)

// Facts of the games from Montana to Twelve Sleeping Maids.

func TestAcid35Montana(t *testing.T) {
	tb := deal(t, "montana", 1)
	gaps := 0
	for _, n := range tb.sizes("tableau") {
		if n == 0 {
			gaps++
		}
	}
	if gaps != 4 || tb.all() != 52 {
		t.Errorf("%d gaps, %d cards", gaps, tb.all())
	}
	tb.wantSizes("discard", 4)
	t.Run("gaps", func(t *testing.T) {
		tb := board(t, "montana", "t2: 5H\nt4: 6H\nt6: KS\nt8: 2C\nt9: 6S\nt11: 2D\nt13: KH\nt27: 9D")
		tb.wantMoves("redeal", "t4 t3", "t8 t1", "t8 t14", "t8 t40", "t11 t1", "t11 t14", "t11 t40")
		tb.illegal("t9 t3", "t2 t5", "t4 t7", "t11 t3", "t9 t1", "t27 t14")
	})
	// The neighbours of a gap are those of its row.
	t.Run("rows", func(t *testing.T) {
		board(t, "montana", "t13: 5H\nt20: 6H").illegal("t20 t14")
	})
	ordered := func(n int, suit string) string {
		var b strings.Builder
		for i := range 4 {
			ranks := strings.Fields("2 3 4 5 6 7 8 9 10 J Q K")
			if i == 0 {
				ranks = ranks[:n]
			}
			for j, r := range ranks {
				fmt.Fprintf(&b, "t%d: %s%c\n", i*13+j+1, r, suit[i])
			}
		}
		return b.String()
	}
	t.Run("won", func(t *testing.T) {
		tb := board(t, "montana", ordered(11, "HSDC")+"t13: KH")
		tb.play("t13 t12")
		tb.status(interp.Won)
	})
	t.Run("redeal", func(t *testing.T) {
		tb := board(t, "montana", ordered(3, "HSDC")+"t5: 5H\nt6: 9H\nt8: 8H\nt12: 7H\nd: AH AS AC AD")
		tb.play("redeal")
		tb.wantSizes("discard", 4)
		for i, want := range []string{"2H", "3H", "4H", ""} {
			tb.has(fmt.Sprint("t", i+1), want)
		}
		tb.has("t14", "2S")
		tb.has("t25", "KS")
		tb.has("t26", "")
		// The rest lies right of the gap, without another between.
		for i, n := range tb.sizes("tableau")[3:13] {
			want := 0
			if i >= 1 && i <= 4 {
				want = 1
			}
			if n != want {
				t.Errorf("%d cards at place %d", n, i+4)
			}
		}
		// Only a row begun with its two keeps cards.
		tb = board(t, "montana", "t1: 3H\nt2: 4H\nt15: 2S\nt16: 3S\nt27: 2D\nt28: 3D\nt29: 5D")
		tb.play("redeal")
		tb.has("t27", "2D")
		tb.has("t28", "3D")
		tb.has("t29", "")
		tb.has("t1", "")
		tb.has("t14", "")
		tb.has("t40", "")
		tb.wantSizes("stock", 0)
		tb.play("redeal")
		tb.illegal("redeal")
	})
}

func TestAcid36CurdsAndWhey(t *testing.T) {
	tb := deal(t, "curds-and-whey", 1)
	tb.wantSizes("tableau", repeat(4, 13)...)
	t.Run("building", func(t *testing.T) {
		tb := board(t, "curds-and-whey", "t1: 2H 9C 8C\nt2: 10C\nt3: 8D\nt4: 8H 9H\nt5: 9D\nt6: 7D 7S\nt7: 4C KC "+
			"KH\nt8: 4D KD QD\nt9: KS 10S\nt10: AS")
		tb.legal("t1 t2", "t1 t2 2", "t1 t3 1", "t3 t5", "t4 t5", "t8 t11 2", "t7 t11", "t7 t11 2")
		tb.illegal("t1 t4 1", "t3 t2", "t1 t3 2", "t9 t2 2", "t5 t11", "t10 t7", "t1 t11 2", "t6 t11")
	})
}

func TestAcid38SlyFox(t *testing.T) {
	tb := deal(t, "sly-fox", 1)
	tb.wantSizes("reserve", repeat(1, 20)...)
	tb.wantSizes("stock", 76)
	tb.has("l1", "AC")
	tb.has("u4", "KD")
	var all strings.Builder
	for i, c := range strings.Fields("3C 3S 3H 3D 4C 4S 4H 4D 5C 5S 5H 5D 6C 6S 6H 6D 7C 7S 7H") {
		fmt.Fprintf(&all, "r%d: %s\n", i+2, c)
	}
	stock := "s: (9C) (9S) (9H) (9D) (8C) (8S) (8H) (8D) (9C) (9S) (9H) (9D) (8C) (8S) (8H) (8D) (10C) (10S) (10H) " +
		"(10D) (3C) (JC) (7D)"
	begun := all.String() + "l1: AC\nu1: KC\nr1: 2C\n" + stock
	t.Run("at first spaces fill", func(t *testing.T) {
		tb := board(t, "sly-fox", begun)
		tb.play("r1 l1")
		tb.has("r1", "7D")
		tb.play("r2 l1")
		tb.has("r2", "JC")
		tb.illegal("r3 r1", "r3 l1")
	})
	t.Run("twenty cards", func(t *testing.T) {
		tb := board(t, "sly-fox", begun)
		tb.play("s r1") // 7D, the first of twenty
		tb.has("r1", "2C 7D")
		tb.illegal("r1 r2")
		tb.play("s r2")
		tb.illegal("r1 l1")
		tb.has("r2", "3C JC")
		for range 17 {
			tb.play("s r20")
		}
		// Nineteen placed.
		tb.illegal("r2 r1")
		tb = board(t, "sly-fox", begun+" 2C")
		tb.play("s l1") // a play to a foundation is not counted, and fills nothing
		for i := range 20 {
			if i == 2 {
				tb.play("s l1")
				tb.has("l1", "AC 2C 3C")
			}
			tb.illegal("r6 l1")
			tb.play(fmt.Sprint("s r", 1+i%5))
		}
		tb.play("r6 l1")
		tb.has("r6", "")
		tb.legal("s r6")
		tb.play("s r6")
		tb.illegal("r6 u1")
	})
	t.Run("without stock", func(t *testing.T) {
		tb := board(t, "sly-fox", "l1: AC\nu1: KC\nr1: 2C\ns: (QC) (5D)")
		tb.play("s r2")
		tb.illegal("r1 l1")
		tb.play("s u1")
		tb.play("r1 l1")
		tb.has("r1", "")
	})
}

func TestAcid39TwelveSleepingMaids(t *testing.T) {
	tb := deal(t, "twelve-sleeping-maids", 1)
	tb.wantSizes("reserve", repeat(4, 12)...)
	if n := tb.down("reserve"); n != 48 {
		t.Errorf("%d face down in the reserve", n)
	}
	tb.wantSizes("tableau", repeat(1, 8)...)
	tb.wantSizes("stock", 48)
	seven := "t2: 5C\nt3: 5S\nt4: 5H\nt5: 5D\nt6: 9C\nt7: 9S\nt8: 9H\n"
	t.Run("a space wakes the first sleeper", func(t *testing.T) {
		tb := board(t, "twelve-sleeping-maids", seven+"t1: KD\nr2: (2C) (4S)\nr3: (3C)\nw: 6D")
		tb.illegal("r2 t2", "r2 t1")
		tb.play("t1 f")
		tb.has("r2", "(2C) 4S")
		tb.legal("r2 t1")
		tb.play("r2 t3")
		tb.has("r2", "2C")
		tb.has("r3", "(3C)")
		tb.play("r2 t1")
		tb.has("r3", "(3C)")
		tb.illegal("r3 t1")
	})
	t.Run("runs", func(t *testing.T) {
		tb := board(t, "twelve-sleeping-maids", seven+"t1: 2D 8C 7C\nw: 4C")
		tb.legal("t1 t6 2", "w t2")
		tb.illegal("t1 t7 2", "w t3", "t1 t6 1")
		space := board(t, "twelve-sleeping-maids", strings.Replace(seven, "t8: 9H\n", "", 1)+"t1: 2D 8C 7C")
		space.legal("t1 t8 2", "t1 t8 1")
	})
	t.Run("foundations", func(t *testing.T) {
		tb := board(t, "twelve-sleeping-maids", "f1: KC\nf2: KC AC\nt1: AC\nt2: 2C\nt3: KD\nt4: 2D\nt5: AD\nt6: QC")
		tb.legal("t1 f1", "t2 f2", "t3 f3")
		tb.illegal("t5 f1", "t5 f3", "t6 f1", "t4 f2", "f2 t4")
	})
	t.Run("redeals", func(t *testing.T) {
		tb := board(t, "twelve-sleeping-maids", seven+"t1: KD\nw: 2D 3D")
		tb.play("redeal", "turn", "turn", "redeal", "turn")
		tb.has("w", "2D")
		tb.play("turn")
		tb.illegal("redeal")
	})
}
