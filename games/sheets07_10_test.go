package games_test

import (
	"slices"
	"strings"
	"testing"

	"pat/interp"
)

// Checks of the rule sheets 7 to 10, in their letters.

func TestSheet7GeneralsPatience(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := dealPack(t, "generals-patience", "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS  2H 3H 4H 5C")
		tb.wantMoves("t1 f", "t2 f", "t3 f", "t4 f")
		tb.illegal("turn", "t1 t2", "r f")
		twice := dealPack(t, "generals-patience", "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS  2H 2H 4H 5C")
		twice.legal("t1 f", "t2 f")
		if n := len(twice.moves()); n != 3 {
			t.Errorf("two equal cards: %d moves listed, want 3", n)
		}
	})
	t.Run("b", func(t *testing.T) {
		tb := dealPack(t, "generals-patience", "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS  2H 3H 4H 5C  6C 7C 8C 9C "+
			"10C JC")
		tb.play("t2 f")
		tb.wantSizes("tableau", repeat(1, 9)...)
		tb.wantSizes("reserve", 13)
		tb.wantSizes("stock", 81)
		tb.wantSizes("waste", 0)
		tb.wantSizes("foundations", 1, 0, 0, 0, 0, 0, 0, 0)
		tb.has("f1", "3H")
		tb.has("t2", "6C") // the vacated column first
		tb.has("t5", "7C")
		tb.has("t9", "JC")
		if tb.all() != 104 {
			t.Errorf("%d cards", tb.all())
		}
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "generals-patience", "f1: 3C\nr: 9D 6H\nt1: 7S\nt2: 9C")
		tb.illegal("r t1", "r t5")
		tb = board(t, "generals-patience", "f1: 5H\nr: 9D 6H\nt1: 7S")
		tb.legal("r f1")
	})
	t.Run("d", func(t *testing.T) {
		for _, pass := range []string{"", "pass 2\n"} {
			board(t, "generals-patience", pass+"f1: 3C\nt1: 9C 7S\nt2: 9D 2D").legal("t1 t5", "t2 t5")
		}
	})
	t.Run("e", func(t *testing.T) {
		tb := board(t, "generals-patience", "pass 2\nf1: 3C\nt1: 9H\nt2: 9D 8C\ns: (2D) (5H)\nw: 8S")
		tb.illegal("turn")
		if slices.ContainsFunc(tb.moves(), func(m string) bool { return strings.HasSuffix(m, " w") }) {
			t.Error("nothing goes to the waste by play")
		}
		tb.legal("w t1", "t2 t1", "t2 t5")
		tb.play("w t5")
		tb.legal("turn")
		first := board(t, "generals-patience", "f1: 3C\nt1: 9C\ns: (2D) (5H)\nw: 8S")
		first.legal("turn")
	})
	t.Run("f", func(t *testing.T) {
		tb := board(t, "generals-patience", "f1: 3C\nt1: 9C\ns: (2D)\nw: 8S 5H")
		tb.illegal("redeal")
		tb.play("turn", "redeal")
		if tb.s.Pass() != 2 {
			t.Errorf("pass %d", tb.s.Pass())
		}
		tb.play("turn", "w t2", "turn", "w t3", "turn")
		tb.illegal("redeal", "turn")
	})
	t.Run("g", func(t *testing.T) {
		tb := board(t, "generals-patience", "f1: 5H 6H 7H 8H 9H 10H JH QH KH\nt1: 9C AH\nt2: 9D")
		tb.legal("t1 f1")
		tb = board(t, "generals-patience", "f1: 5H 6H 7H 8H 9H 10H JH QH KH AH 2H 3H 4H\nt1: 9C 5H\nt2: 9D")
		tb.illegal("t1 f1")
		tb.legal("t1 f2")
	})
	t.Run("h", func(t *testing.T) {
		tb := board(t, "generals-patience", "f1: 3C\nt1: 9C\ns:\nw: 8S 5H 2D JC")
		tb.play("redeal")
		tb.has("s", "(JC) (2D) (5H) (8S)") // the next card is the oldest
		tb.play("turn")
		tb.has("w", "8S")
	})
	t.Run("strict", func(t *testing.T) {
		layout := "pass 2\nf1: 3C\nt1: 9C\nt2: 9C\nt3: 9C\nt4: 9C\nt5: JD\nt6: JD\nt7: JH\nt8: JH\nt9: 5S\ns: (2D) (KH)"
		tb := board(t, "generals-patience-strict",
			strings.ReplaceAll(strings.ReplaceAll(layout, "t3: 9C", "t3: 9S"), "t4: 9C", "t4: 9S"))
		tb.play("turn")
		tb.status(interp.Lost)
		tb = board(t, "generals-patience",
			strings.ReplaceAll(strings.ReplaceAll(layout, "t3: 9C", "t3: 9S"), "t4: 9C", "t4: 9S"))
		tb.play("turn")
		if tb.s.Status() == interp.Won {
			t.Error("not won")
		}
	})
}

func TestSheet8QueenOfItaly(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := board(t, "queen-of-italy", "f1: 5H\nt1: 9C 6S\nt2: 9D 6C\nt3: 9H 6D\nt4: 2C\nt5: 2C\nt6: 2S\nt7: "+
			"2S\nt8: 4C\nt9: 4C")
		tb.legal("t1 f1", "t2 f1")
		tb.illegal("t3 f1")
	})
	eight := "t2: 9C\nt3: 9C\nt4: 2C\nt5: 2C\nt6: 2S\nt7: 2S\nt8: 4C\nt9: 4C\n"
	t.Run("b", func(t *testing.T) {
		tb := board(t, "queen-of-italy", "f1: 5H\nt1: 6S\nw: QH KD\ns: (3H)\n"+eight)
		tb.play("t1 f1")
		tb.has("t1", "KD")
		tb.has("w", "QH")
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "queen-of-italy", "f1: 5H\nt1: 6S\ns: (7D) (3H)\n"+eight)
		tb.play("t1 f1")
		tb.has("t1", "3H")
		tb.has("s", "(7D)")
	})
	t.Run("d", func(t *testing.T) {
		tb := board(t, "queen-of-italy", "f1: 5H\nt1: 6S\nr: JS 8D\n"+eight)
		tb.play("t1 f1")
		tb.has("t1", "")
		tb.illegal("t2 t1", "r t1")
	})
	t.Run("e", func(t *testing.T) {
		tb := board(t, "queen-of-italy", "f1: 5H\nt1: 8H\nw: QH KD\n"+eight)
		tb.illegal("redeal")
		if slices.Contains(tb.moves(), "redeal") {
			t.Error("no redeal")
		}
	})
	t.Run("f", func(t *testing.T) {
		tb := dealPack(t, "queen-of-italy", "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS  2H 3H 4H 5C")
		tb.wantMoves("t1 f", "t2 f", "t3 f", "t4 f")
		tb.play("t1 f")
		tb.wantSizes("stock", 83)
		tb.wantSizes("reserve", 11)
		tb.wantSizes("tableau", repeat(1, 9)...)
	})
	t.Run("by hand", func(t *testing.T) {
		tb := board(t, "terrace-manual", "f1: 5H\nt1: 6S\nw: QH KD\ns: (3H)\n"+eight)
		tb.play("t1 f1")
		tb.has("t1", "")
		tb.illegal("t2 t1")
		tb.play("turn") // one card, then the stock is locked
		tb.illegal("turn")
		tb.play("w t1")
		tb.illegal("turn")
		tb = board(t, "terrace-manual", "f1: 5H\nt1: 6S\ns: (3H) (4H)\n"+eight)
		tb.play("t1 f1", "turn", "w t1")
		tb.legal("turn")
		tb = board(t, "terrace-manual", "f1: 5H\nt1: 6S\ns: (3H) (4H) (7D)\n"+eight)
		tb.play("t1 f1", "turn", "w f1")
		tb.legal("turn")
	})
}

func TestSheet9Birthday(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		for _, c := range []struct {
			target string
			want   []string
		}{
			{"1956", []string{"2S", "10H", "6C", "7D"}},
			{"1988", []string{"2S", "10H", "9C", "9D"}},
		} {
			tb := deal(t, "birthday", 1, "target="+c.target)
			for i, w := range c.want {
				tb.has("f"+string(rune('1'+i)), w)
			}
		}
	})
	t.Run("b", func(t *testing.T) {
		g, _ := compiled(t, "birthday")
		for _, bad := range []string{"1906", "195", "19566", "19a6"} {
			set := g.Sheet().Defaults()
			if err := g.Sheet().Set(&set, "target="+bad); err == nil {
				t.Errorf("target %s was accepted", bad)
			}
		}
	})
	t.Run("c", func(t *testing.T) {
		tb := deal(t, "birthday", 1, "target=1956")
		tb.wantSizes("stock", 48)
		for _, base := range []string{"2S", "10H", "6C", "7D"} {
			if strings.Contains(" "+strings.NewReplacer("(", " ", ")", " ").Replace(tb.pile("s")), " "+base+" ") {
				t.Errorf("%s is in the stock", base)
			}
		}
	})
	t.Run("d", func(t *testing.T) {
		tb := board(t, "birthday", "f1: 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS\nw: AS", "target=1956")
		tb.play("w f1")
		tb.wantSizes("foundations", 13, 0, 0, 0)
		full := board(t, "birthday", "f1: 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS\nf2: 2H\nw: 5D", "target=1956")
		full.illegal("w f1")
	})
	t.Run("e", func(t *testing.T) {
		suit := func(from int, s string) string {
			ranks := strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K")
			var ws []string
			for i := range 13 {
				ws = append(ws, ranks[(from-1+i)%13]+s)
			}
			return strings.Join(ws, " ")
		}
		last := strings.Fields(suit(7, "D"))
		tb := board(t, "birthday",
			"f1: "+suit(2, "S")+"\nf2: "+suit(10, "H")+"\nf3: "+suit(6, "C")+"\nf4: "+strings.Join(last[:12],
				" ")+"\nw: "+last[12], "target=1956")
		tb.play("w f4")
		tb.status(interp.Won)
		for i, want := range []string{"AS", "9H", "5C", "6D"} {
			p := strings.Fields(tb.pile("f" + string(rune('1'+i))))
			if p[len(p)-1] != want {
				t.Errorf("foundation %d ends with %s, want %s", i+1, p[len(p)-1], want)
			}
		}
	})
	t.Run("f", func(t *testing.T) {
		tb := board(t, "birthday", "f1: 2S\nf2: 10H\nf3: 6C\nf4: 7D\nw: 9S KD", "target=1956")
		for range 3 {
			tb.play("redeal", "turn", "turn")
		}
		tb.illegal("redeal")
		tb.status(interp.Lost)
	})
	t.Run("g", func(t *testing.T) {
		orders := map[string]bool{}
		for n := range uint64(12) {
			tb := deal(t, "birthday", n, "target=1956")
			for range 48 {
				tb.play("turn")
			}
			before := strings.Fields(tb.pile("w"))
			tb.play("redeal")
			after := strings.Fields(strings.NewReplacer("(", "", ")", "").Replace(tb.pile("s")))
			slices.Reverse(after)
			if slices.Equal(before, after) {
				t.Error("the redeal does not shuffle")
			}
			orders[strings.Join(after, " ")] = true
			a, b := slices.Sorted(slices.Values(before)), slices.Sorted(slices.Values(after))
			if !slices.Equal(a, b) {
				t.Error("the redeal changes the cards")
			}
			again := deal(t, "birthday", n, "target=1956")
			for range 48 {
				again.play("turn")
			}
			again.play("redeal")
			if again.pile("s") != tb.pile("s") {
				t.Error("the same number shuffles otherwise")
			}
		}
		if len(orders) != 12 {
			t.Error("the shuffle does not depend on the deal number")
		}
	})
}

func TestSheet10Dutchess(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := deal(t, "dutchess", 1)
		tb.wantMoves("r1 f", "r2 f", "r3 f", "r4 f")
		tb.illegal("turn", "r1 t1", "t1 t2")
		tb.wantSizes("reserve", 3, 3, 3, 3)
		tb.wantSizes("tableau", 1, 1, 1, 1)
	})
	t.Run("b", func(t *testing.T) {
		tb := board(t, "dutchess", "f1: 8H\nr1: 3C 8S\nr2: 9C\nt1: 2D\nt2: 3D\nt3: 5D\nt4: 6D")
		tb.legal("r1 f2")
		tb.illegal("r2 f2")
		tb = board(t, "dutchess", "f1: 8H\nr1: 3C 9H\nt1: 2D")
		tb.legal("r1 f1")
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "dutchess", "f1: 2C\nr1: 3H\nt1: 9S 8H\nt2: 9C\nt3: 10D\nt4: 2D")
		tb.illegal("t1 t2", "t1 t2 1")
		tb.legal("t1 t3 2")
		board(t, "dutchess-top-card", "f1: 2C\nr1: 3H\nt1: 9S 8H\nt2: 9C\nt3: 10D\nt4: 2D").legal("t1 t2 1", "t1 t3 2")
	})
	t.Run("d", func(t *testing.T) {
		tb := board(t, "dutchess", "f1: 2C\nr1: 3H\nt1: 9S\nt2: 9C\nt3: 5D\nw: JC")
		tb.illegal("w t4", "t1 t4")
		tb.legal("r1 t4")
		tb = board(t, "dutchess", "f1: 2C\nt1: 9S\nt2: 9C\nt3: 5D\nw: JC")
		tb.legal("w t4")
	})
	t.Run("e", func(t *testing.T) {
		tb := board(t, "dutchess", "f1: 2C\nt1: 9S\nt2: 9C\nt3: 5D\nt4: 7D\nw: JC 4H")
		tb.play("redeal", "turn", "turn")
		tb.illegal("redeal", "turn")
	})
	t.Run("f", func(t *testing.T) {
		tb := board(t, "dutchess", "f1: 2C\nt1: 9S\nt2: 9C\nt3: 5D\nt4: 7D\nw: JC 4H KD")
		tb.play("redeal")
		tb.has("s", "(KD) (4H) (JC)")
	})
	t.Run("g", func(t *testing.T) {
		board(t, "dutchess", "f1: 2C\nr1: 3S KH\nt1: AS\nt2: 9C\nt3: 5D\nt4: 7D").legal("r1 t1")
	})
	t.Run("h", func(t *testing.T) {
		board(t, "dutchess", "f1: 7H\nr1: 3S\nt1: 9S 8H\nt2: 9C\nt3: 5D\nt4: 7D").legal("t1 f1")
	})
}
