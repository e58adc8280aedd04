package games_test

import (
	"slices"
	"strings"
	"testing"

	"pat/interp"
)

// Checks of the rule sheets 25 to 30, in their letters: packets of three, and cards that leave in
// pairs.

// showing are the top cards of the tableau.
func (tb *table) showing() []string {
	var out []string
	for i := range tb.g.Zones() {
		if z := tb.g.Zone(i); z.Title() == "tableau" {
			for p := z.First; p < z.First+z.Count; p++ {
				if n := tb.s.Len(p); n > 0 {
					out = append(out, tb.s.Card(p, n-1).Kind().String())
				}
			}
		}
	}
	return out
}

// suits counts the suits among some cards.
func suits(cards []string) int {
	seen := map[byte]bool{}
	for _, c := range cards {
		seen[c[len(c)-1]] = true
	}
	return len(seen)
}

func TestSheet25HerzZuHerz(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := deal(t, "herz-zu-herz", 1)
		tb.wantSizes("stock", 32)
		for range 5 {
			tb.play("turn")
		}
		tb.illegal("turn")
		tb.wantSizes("stock", 17)
		tb.legal("redeal")
		four := deal(t, "herz-zu-herz-four-packets", 1)
		four.illegal("redeal")
		four.play("turn", "turn", "turn", "turn")
		four.illegal("turn")
		four.wantSizes("stock", 20)
		four.legal("redeal")
	})
	t.Run("b", func(t *testing.T) {
		tb := dealPack(t, "herz-zu-herz", "7S 9H KD  7C 8S 9S")
		tb.play("turn")
		tb.has("t1", "7S")
		tb.has("t2", "")
		tb.has("t3", "KD")
		tb.has("d", "9H")
		tb.play("turn")
		tb.has("t1", "7S 7C")
		tb.has("t2", "8S")
		tb.has("t3", "KD 9S")
	})
	t.Run("c", func(t *testing.T) {
		tb := dealPack(t, "herz-zu-herz", "7S 9H KD  7C 8H 9S")
		for range 5 {
			tb.play("turn")
		}
		out := tb.sizes("discard")[0]
		before := strings.Fields(strings.NewReplacer("(", "", ")", "").Replace(tb.pile("s")))
		tb.play("redeal")
		tb.wantSizes("stock", 32-out)
		tb.wantSizes("tableau", 0, 0, 0)
		after := strings.Fields(strings.NewReplacer("(", "", ")", "").Replace(tb.pile("s")))
		if slices.Equal(before, after[len(after)-len(before):]) {
			t.Error("the stock lies as before, as if it had not been shuffled")
		}
		if n := tb.down("stock"); n != 32-out {
			t.Errorf("%d face down", n)
		}
	})
	t.Run("d", func(t *testing.T) {
		for n := range uint64(40) {
			tb := deal(t, "herz-zu-herz", n)
			for range 2 {
				tb.play("turn", "turn", "turn", "turn", "turn", "redeal")
			}
			for tb.s.Status() == interp.Playing && len(tb.moves()) > 0 {
				tb.wantMoves("turn")
				tb.play("turn")
			}
			if tb.s.Status() == interp.Lost {
				tb.illegal("redeal")
				return
			}
		}
		t.Error("no deal is lost")
	})
	t.Run("e", func(t *testing.T) {
		tb := board(t, "herz-zu-herz", "d: 7H 8H 9H 10H JH QH KH\nt1: 9S\ns: (7S) (AH) (8S)")
		tb.play("turn")
		tb.status(interp.Won)
	})
	t.Run("chances", func(t *testing.T) {
		wantShare(t, "herz-zu-herz", 4000, 0.387, 0.03)
		wantShare(t, "herz-zu-herz-four-packets", 4000, 0.149, 0.025)
	})
}

func TestSheet26Knockout(t *testing.T) {
	t.Run("a b", func(t *testing.T) {
		for n := range uint64(30) {
			tb := deal(t, "knockout", n)
			for tb.s.Status() == interp.Playing && len(tb.moves()) > 0 {
				m := tb.moves()[0]
				tb.play(m)
				up := tb.showing()
				if slices.ContainsFunc(up, func(c string) bool { return strings.HasSuffix(c, "C") }) {
					t.Fatalf("deal %d, after %s: %v", n, m, up)
				}
				if tb.s.Status() == interp.Playing && m == "turn" && len(up) != 3 {
					t.Fatalf("deal %d: the row shows %v", n, up)
				}
			}
		}
	})
	t.Run("filled again and again", func(t *testing.T) {
		tb := dealPack(t, "knockout", "7S 7C KD  8C 9C 9S  10D JD QD")
		tb.play("turn")
		tb.has("t1", "7S")
		tb.has("t2", "9S")
		tb.has("t3", "KD")
		tb.has("d", "7C 8C 9C")
		tb.play("turn")
		tb.has("t2", "9S JD")
	})
	t.Run("c", func(t *testing.T) {
		for suit, letter := range map[string]string{"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"} {
			tb := dealPack(t, "hope", "9S 9H 9D 9C 8S 8H 8D 8C", "wanted="+suit)
			tb.play("turn", "turn", "turn")
			for _, c := range strings.Fields(tb.pile("d")) {
				if !strings.HasSuffix(c, letter) {
					t.Errorf("%s: %s set aside", suit, c)
				}
			}
			if !strings.HasPrefix(tb.pile("d"), "9"+letter+" 8"+letter) {
				t.Errorf("%s: %s set aside", suit, tb.pile("d"))
			}
		}
		tb := dealPack(t, "hope", "9S 9H 9C")
		tb.play("turn")
		tb.has("t3", "") // no refill
	})
	t.Run("d", func(t *testing.T) {
		for _, c := range []struct {
			id             string
			cards, packets int
		}{{"knockout", 32, 5}, {"hope", 32, 5}, {"abandon-hope", 52, 8}} {
			most := 0
			for n := range uint64(40) {
				tb := deal(t, c.id, n)
				tb.wantSizes("stock", c.cards)
				turns, redeals := 0, 0
				for tb.s.Status() == interp.Playing && len(tb.moves()) > 0 {
					tb.illegal(map[string]string{"turn": "redeal", "redeal": "turn"}[tb.moves()[0]])
					if tb.moves()[0] == "redeal" {
						redeals++
						if turns != redeals*c.packets {
							t.Fatalf("%s: redeal after %d packets", c.id, turns)
						}
					} else {
						turns++
					}
					tb.play(tb.moves()[0])
				}
				most = max(most, redeals)
			}
			if most != 2 {
				t.Errorf("%s: %d redeals", c.id, most)
			}
		}
	})
	t.Run("chances", func(t *testing.T) {
		wantShare(t, "knockout", 4000, 0.60, 0.03)
		wantShare(t, "hope", 4000, 0.39, 0.03)
	})
}

func TestSheet27Quadrat(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := dealPack(t, "quadrat", "7H 9H KS AC 8D JD")
		tb.wantSizes("stock", 28)
		tb.wantMoves("t1+t2")
		tb.play("t1+t2")
		tb.has("t1", "8D")
		tb.has("t2", "JD")
		tb.wantSizes("discard", 2)
	})
	t.Run("b", func(t *testing.T) {
		tb := board(t, "quadrat", "t1: 7H\nt2: 9H\nt3: KS\nt4: AH\ns: (8D) (JD)")
		tb.wantMoves("t1+t2", "t1+t4", "t2+t4")
		tb.illegal("t1+t2+t4", "t1+t3")
		tb.play("t1+t4")
		tb.has("t2", "9H")
		tb.has("t1", "JD")
		tb.has("t4", "8D")
	})
	t.Run("c", func(t *testing.T) {
		board(t, "quadrat", "t1: 7H\nt2: 8S\nt3: 9C\nt4: 10D\ns: (JD) (AH)").status(interp.Lost)
		board(t, "quadrat-52", "t1: 7H\nt2: 8S\nt3: 9C\nt4: 10D\ns: (JD) (AH)").status(interp.Lost)
	})
	t.Run("d", func(t *testing.T) {
		g := deal(t, "quadrat", 1)
		for n := range uint64(200) {
			g.s.Redeal(n)
			emptied := false
			for i := 0; ; i++ {
				ms := g.s.Moves(nil)
				emptied = emptied || g.sizes("stock")[0] == 0
				if len(ms) == 0 {
					break
				}
				g.s.Apply(ms[(int(n)+i)%len(ms)])
			}
			if won := g.s.Status() == interp.Won; won != emptied {
				t.Fatalf("deal %d: stock empty %v, won %v", n, emptied, won)
			}
		}
	})
	t.Run("e", func(t *testing.T) {
		tb := deal(t, "quadrat-52", 1)
		won := 0
		for n := range uint64(300) {
			tb.s.Redeal(n)
			for i := 0; ; i++ {
				ms := tb.s.Moves(nil)
				if len(ms) == 0 {
					break
				}
				tb.s.Apply(ms[(int(n)+i)%len(ms)])
			}
			if tb.s.Status() == interp.Won {
				won++
			}
			if up := tb.showing(); suits(up) != 4 {
				t.Fatalf("deal %d ends with %v", n, up)
			}
		}
		if won == 0 || won > 50 {
			t.Errorf("%d of 300 won", won)
		}
	})
}

func TestSheet28Zudecken(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := dealPack(t, "zudecken", "JH JS 4S 9C  2D 3D 5D 6D")
		tb.wantSizes("stock", 48)
		tb.wantMoves("turn")
		tb.play("turn")
		tb.has("t1", "JH 2D")
		tb.has("t2", "JS 3D")
		tb.has("t3", "4S 5D")
		tb.has("t4", "9C")
	})
	t.Run("b", func(t *testing.T) {
		board(t, "zudecken", "t1: 7H\nt2: 8S\nt3: 9C\nt4: 10D\ns: (2D) (2C)").status(interp.Lost)
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "zudecken", "t1: JH\nt2: JS\nt3: 4S\nt4: 9C\ns: (2D) (2C)")
		tb.play("turn")
		tb.has("t1", "JH 2C")
		tb.has("t2", "JS 2D")
		tb.has("t3", "4S")
		tb.status(interp.Won)
	})
	t.Run("d", func(t *testing.T) {
		// Judged after the first covering, the third card would no longer match, or the last would.
		tb := board(t, "zudecken", "t1: JH\nt2: 8S\nt3: JC\nt4: 9D\ns: (2C) (3C) (4D) (9S)")
		tb.play("turn")
		tb.has("t1", "JH 9S")
		tb.has("t3", "JC 4D")
		tb.has("t2", "8S")
		tb.has("t4", "9D")
	})
	t.Run("chances", func(t *testing.T) {
		wantShare(t, "zudecken", 4000, 0.29, 0.03)
	})
	t.Run("choose pair", func(t *testing.T) {
		tb := board(t, "zudecken-choose-pair", "t1: JH\nt2: JS\nt3: 4S\nt4: 9C\ns: (5H) (2D) (2C)")
		tb.wantMoves("t1+t2", "t2+t3")
		tb.play("t2+t3")
		tb.has("t2", "2C")
		tb.has("t3", "2D")
		tb.has("t1", "JH")
		tb.wantMoves("t2+t3", "t2+t4")
		tb.play("t2+t4")
		tb.has("t2", "5H")
		tb.has("t4", "")
		tb.status(interp.Won)
		deal(t, "zudecken-choose-pair", 1).wantSizes("stock", 48)
	})
}

func TestSheet29GoodThirteen(t *testing.T) {
	t.Run("a b", func(t *testing.T) {
		tb := board(t, "good-thirteen", "t1: 10H\nt2: 3H\nt3: JS\nt4: 2C\nt5: QD\nt6: AD\nt7: 8C\nt8: 5S\nt9: "+
			"KC\nt10: KH\n")
		tb.wantMoves("t1+t2", "t3+t4", "t5+t6", "t7+t8", "t9 d", "t10 d")
		tb.illegal("t9+t6", "t9+t10", "t1+t4", "t1 d")
	})
	t.Run("c", func(t *testing.T) {
		tb := dealPack(t, "good-thirteen", "10H 3H JS 2C QD AD 8C 5S KC KH  2S 4S 6S")
		tb.wantSizes("tableau", repeat(1, 10)...)
		tb.wantSizes("stock", 42)
		tb.play("t1+t2")
		tb.has("t1", "2S")
		tb.has("t2", "4S")
		tb.play("t9 d")
		tb.has("t9", "6S")
		tb.wantSizes("tableau", repeat(1, 10)...)
		tb.wantSizes("stock", 39)
	})
	t.Run("d", func(t *testing.T) {
		tb := deal(t, "good-thirteen", 1)
		clears(t, tb, 10)
	})
	t.Run("e", func(t *testing.T) {
		for _, a := range "SHCD" {
			for _, b := range "SHCD" {
				board(t, "good-thirteen", "t1: 7"+string(a)+"\nt4: 6"+string(b)).legal("t1+t4")
			}
		}
	})
	t.Run("lost", func(t *testing.T) {
		board(t, "good-thirteen", "t1: 10H\nt2: 10S\nt3: 2C\nt4: 2D\nt5: 9S\nt6: 9C\nt7: 10C\nt8: 10D\nt9: QS\nt10: "+
			"QD\ns: (3S)").status(interp.Lost)
	})
}

// clears plays deals by changing choices: the tableau is full as long as the stock lasts, and with
// an empty stock every deal is won.
func clears(t *testing.T, tb *table, piles int) {
	t.Helper()
	won := 0
	for n := range uint64(150) {
		tb.s.Redeal(n)
		emptied := false
		for i := 0; ; i++ {
			ms := tb.s.Moves(nil)
			if tb.sizes("stock")[0] > 0 {
				tb.wantSizes("tableau", repeat(1, piles)...)
			} else {
				emptied = true
			}
			if len(ms) == 0 {
				break
			}
			tb.s.Apply(ms[(int(n)+i)%len(ms)])
		}
		if tb.s.Status() == interp.Won {
			won++
		}
		if (tb.s.Status() == interp.Won) != emptied {
			t.Fatalf("deal %d: stock empty %v, %s\n%s", n, emptied, tb.s.Status(), tb.l.Board(tb.s))
		}
	}
	if won == 0 || won == 150 {
		t.Errorf("%d of 150 won", won)
	}
}

func TestSheet30EightCards(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := board(t, "eight-cards", "left line1 0\nt1: 7H\nt2: 4S\nt3: JC\nt4: QD\nt5: KD\nt6: AC\nt7: 10C\nt8: 3D")
		tb.wantMoves("t1+t2", "t6+t7", "t3 d", "t4 d", "t5 d")
		tb.illegal("t3+t4", "t3+t6", "t1 d", "t1+t8")
	})
	full := "t1: 7H\nt2: 7S\nt3: 8C\nt4: 8D\nt5: 9D\nt6: 9C\nt7: 10C\nt8: 10D\n"
	t.Run("b", func(t *testing.T) {
		tb := board(t, "eight-cards", full+"s: (5D) (5C) (JC) (JD)")
		tb.play("turn")
		tb.has("n", "JD")
		tb.play("n d")
		tb.has("n", "")
		tb.play("turn", "n d")
		tb.illegal("turn")
		tb.status(interp.Lost)
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "eight-cards", full+"s: (5D) (5C) (JC) (5H)")
		tb.play("turn")
		tb.illegal("turn")
		tb.status(interp.Lost)
	})
	t.Run("d", func(t *testing.T) {
		tb := board(t, "eight-cards", full+"s: (5D) (5C) (JC) (4D)")
		tb.play("turn")
		tb.wantMoves("t1+n", "t2+n")
		tb.play("t1+n")
		tb.has("t1", "JC")
		tb.has("n", "")
		tb.wantSizes("stock", 2)
	})
	t.Run("e", func(t *testing.T) {
		tb := deal(t, "eight-cards", 1)
		tb.wantSizes("tableau", repeat(1, 8)...)
		tb.wantSizes("stock", 44)
		clears(t, tb, 8)
	})
}
