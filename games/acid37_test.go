package games_test

import (
	"fmt"
	"strings"
	"testing"

	"pat/interp"
)

func TestAcid37PasDeDeux(t *testing.T) {
	t.Run("deal", func(t *testing.T) {
		tb := deal(t, "pas-de-deux", 1)
		tb.wantSizes("tableau", repeat(1, 52)...)
		tb.wantSizes("stock", 51)
		tb.wantSizes("waste", 1)
		seen := map[string]bool{}
		for i := range 52 {
			seen[tb.pile(fmt.Sprint("t", i+1))] = true
		}
		if len(seen) != 52 {
			t.Errorf("%d different cards of 52: the packs are not shuffled apart", len(seen))
		}
	})
	t.Run("swap", func(t *testing.T) {
		tb := board(t, "pas-de-deux", "t1: 5H\nt4: 9D\nt14: KS\nt18: 2C\nt40: 3C\nw: 5H\ns: (9D) (KS)")
		tb.wantMoves("t1~t4", "t1~t14", "t1~t40", "turn")
		tb.illegal("t1~t18", "t4~t14", "t1 t2", "t1~t2")
		tb.play("t1~t14")
		tb.has("t14", "5H")
		tb.has("t1", "KS")
		tb.has("w", "5H KS")
		tb.wantMoves("t1~t4", "t1~t14", "t1~t40", "turn")
		tb.play("turn")
		tb.wantMoves("t4~t1", "redeal")
	})
	t.Run("the last card serves once", func(t *testing.T) {
		tb := board(t, "pas-de-deux", "t1: 5H\nt4: 9D\nw: 9D 5H")
		tb.wantMoves("t1~t4", "redeal")
		tb.play("t1~t4")
		tb.wantMoves("redeal")
		tb.play("redeal")
		tb.wantSizes("stock", 2)
		tb.play("turn")
		tb.has("w", "9D")
		tb.play("t1~t4", "t1~t4")
		tb.illegal("redeal")
		tb.status(interp.Lost)
	})
	t.Run("home", func(t *testing.T) {
		ranks := strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K")
		var b strings.Builder
		for i := range 50 {
			fmt.Fprintf(&b, "t%d: %s%c\n", i+1, ranks[i%13], "CSHD"[i/13])
		}
		tb := board(t, "pas-de-deux", b.String()+"t51: KD\nt52: QD\nw: KD")
		tb.play("t51~t52")
		tb.status(interp.Won)
	})
}
