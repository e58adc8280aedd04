package games_test

import (
	"slices"
	"strings"
	"testing"

	"pat/interp"
)

// Checks of the rule sheets 15 to 18 and 21, in their letters: the planners, which turn a card and
// place it for good.

// instead sets up another position of the same game; a game is compiled once where many positions
// are looked at.
func (tb *table) instead(text string) *table {
	tb.Helper()
	s, err := tb.l.ReadBoard(text, true)
	if err != nil {
		tb.Fatal(err)
	}
	return &table{tb.T, tb.g, s, tb.l}
}

func TestSheet15SirTommy(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := dealPack(t, "sir-tommy", "5H 9C")
		tb.wantMoves("turn")
		tb.play("turn")
		tb.has("w", "5H")
		tb.illegal("turn")
		tb.play("w r2")
		tb.legal("turn")
	})
	t.Run("b", func(t *testing.T) {
		tb := board(t, "sir-tommy", "r1: 2C\nr2: KD\nr3: AS\nw: 9H")
		tb.legal("w r1", "w r2", "w r3", "w r4")
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "sir-tommy", "r1: 2C\nr2: 3D\nf1: AS\ns: (9H)")
		tb.illegal("r1 r2", "r2 r1", "r1 r3", "f1 r1", "r1 w")
		tb.wantMoves("r1 f", "turn")
	})
	t.Run("d", func(t *testing.T) {
		tb := board(t, "sir-tommy", "f1: AS\nf2: AD 2D\nr1: 2H\nr2: 3C\nr3: KC AH")
		tb.legal("r1 f1", "r2 f2", "r3 f3")
		tb.illegal("r1 f2", "r2 f1", "r1 f3")
		board(t, "sir-tommy", "f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS\nr1: AH").illegal("r1 f1")
	})
	t.Run("e", func(t *testing.T) {
		tb := board(t, "sir-tommy", "f1: AS\nr1: 9C\nw: 2H")
		tb.illegal("turn", "redeal")
		tb.play("w r1")
		tb.wantMoves("r1 f")
		stuck := board(t, "sir-tommy", "f1: AS\nr1: 2H 9C")
		stuck.status(interp.Lost)
	})
	t.Run("an ace may wait", func(t *testing.T) {
		tb := board(t, "sir-tommy", "w: AS")
		tb.legal("w f1", "w r1")
	})
	t.Run("four at a time", func(t *testing.T) {
		tb := dealPack(t, "sir-tommy-four-at-a-time", "AS 2H 3C 4D 5S")
		tb.play("turn")
		tb.has("w", "AS 2H 3C 4D")
		tb.illegal("turn", "w f")
		tb.play("w r1", "w r2", "w r3")
		tb.illegal("w f", "r1 f", "turn")
		tb.play("w r4")
		tb.play("r4 f", "r3 f", "r2 f", "r1 f")
		tb.wantSizes("foundations", 4, 0, 0, 0)
		tb.legal("turn")
	})
}

func TestSheet16Calculation(t *testing.T) {
	sequences := []string{
		"A 2 3 4 5 6 7 8 9 10 J Q K",
		"2 4 6 8 10 Q A 3 5 7 9 J K",
		"3 6 9 Q 2 5 8 J A 4 7 10 K",
		"4 8 Q 3 7 J 2 6 10 A 5 9 K",
	}
	all := strings.Fields(sequences[0])
	t.Run("a", func(t *testing.T) {
		tb := deal(t, "calculation", 1)
		for i, want := range []string{"AS", "2S", "3S", "4S"} {
			tb.has("f"+string(rune('1'+i)), want)
		}
	})
	for i, line := range sequences {
		f := "f" + string(rune('1'+i))
		t.Run("b d "+f, func(t *testing.T) {
			ranks := strings.Fields(line)
			tb := deal(t, "calculation", 1)
			for n := 1; n < len(ranks); n++ {
				for _, r := range all {
					tb = tb.instead(f + ": " + strings.Join(ranks[:n], "S ") + "S\nw: " + r + "H")
					if r == ranks[n] {
						tb.legal("w " + f)
					} else {
						tb.illegal("w " + f)
					}
				}
			}
			full := f + ": " + strings.Join(ranks, "S ") + "S\nw: "
			for _, r := range all {
				tb.instead(full + r + "H").illegal("w " + f)
			}
		})
	}
	t.Run("c", func(t *testing.T) {
		tb := deal(t, "calculation", 1)
		tb.wantSizes("stock", 48)
		tb.wantSizes("foundations", 1, 1, 1, 1)
	})
	t.Run("e", func(t *testing.T) {
		tb := board(t, "calculation", "f1: AS\nf2: 2S\nf3: 3S\nf4: 4S\nr1: 9C\nr2: 10C\nw: KH")
		tb.illegal("r1 r2", "r2 r1", "r1 r3", "turn")
		tb.legal("w r1", "w r4")
	})
}

func TestSheet18Strategy(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := board(t, "strategy", "f1: AS\nr1: 9C 2S\ns: (KD)")
		tb.illegal("r1 f1")
		tb.play("turn")
		tb.illegal("r1 f1")
		tb.wantMoves("w r1", "w r2") // one empty pile stands for all
	})
	t.Run("b", func(t *testing.T) {
		tb := board(t, "strategy", "f1: AS\nr1: 9C 2S\nw: KD")
		tb.play("w r2", "r1 f1")
		tb.has("f1", "AS 2S")
		tb.illegal("r1 r2", "r1 r3")
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "strategy", "f1: AS\nf2: AH\nr1: 2H")
		tb.illegal("r1 f1")
		tb.legal("r1 f2")
	})
	t.Run("d", func(t *testing.T) {
		tb := deal(t, "strategy", 3)
		tb.wantSizes("foundations", 1, 1, 1, 1)
		tb.wantSizes("stock", 48)
		for i := range 48 {
			tb.play("turn", "w r"+string(rune('1'+i%8)))
		}
		tb.wantSizes("reserve", repeat(6, 8)...)
		tb = deal(t, "strategy-six-piles", 3)
		tb.wantSizes("stock", 52)
		for i := range 52 {
			tb.play("turn", "w r"+string(rune('1'+i%6)))
		}
		tb.wantSizes("reserve", 9, 9, 9, 9, 8, 8)
	})
	t.Run("aces as turned", func(t *testing.T) {
		tb := dealPack(t, "strategy-aces-as-turned", "2H AH 3S")
		tb.wantSizes("stock", 52)
		tb.play("turn")
		tb.illegal("w f")
		tb.play("w r1", "turn", "w f", "turn")
		tb.has("f1", "AH")
		tb.illegal("r1 f", "w f")
		late := board(t, "strategy-aces-as-turned", "f1: AH\nr1: AS 3H\nr2: 2H")
		late.play("r2 f1", "r1 f1", "r1 f2")
	})
}

func TestSheet21Jubilee(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := deal(t, "jubilee", 1)
		var kings []string
		for i := range 8 {
			kings = append(kings, tb.pile("f"+string(rune('1'+i))))
		}
		slices.Sort(kings)
		if !slices.Equal(kings, strings.Fields("KC KC KD KD KH KH KS KS")) {
			t.Errorf("foundations are %v", kings)
		}
		tb.wantSizes("stock", 96)
		tb.wantSizes("reserve", repeat(0, 4)...)
	})
	t.Run("b", func(t *testing.T) {
		tb := board(t, "jubilee", "f1: KS\nf2: KH\nr1: 3C JH AH\nr2: 2H")
		tb.illegal("r1 f1", "r2 f2")
		tb.play("r1 f2")
		tb.illegal("r2 f2", "r1 f1")
		tb.play("r1 f2", "r2 f2")
		tb.has("f2", "KH AH JH 2H")
	})
	t.Run("c", func(t *testing.T) {
		order := strings.Fields("K A J 2 10 3 9 4 8 5 7 6 Q")
		tb := deal(t, "jubilee", 1)
		for n := 1; n < len(order); n++ {
			for _, r := range order {
				tb = tb.instead("f1: " + strings.Join(order[:n], "D ") + "D\nw: " + r + "D")
				if r == order[n] {
					tb.legal("w f1")
				} else {
					tb.illegal("w f1")
				}
			}
		}
		full := "f1: " + strings.Join(order, "D ") + "D\nw: KD"
		tb.instead(full).illegal("w f1")
	})
	t.Run("d", func(t *testing.T) {
		for id, redeals := range map[string]int{"jubilee": 2, "jubilee-one-redeal": 1, "jubilee-any-suit": 2} {
			tb := board(t, id, "f1: KS\nr1: 9C\nr2: 3D")
			for range redeals {
				tb.play("redeal", "turn", "w r1", "turn", "w r2")
			}
			tb.illegal("redeal")
			tb.status(interp.Lost)
		}
	})
	t.Run("e", func(t *testing.T) {
		tb := board(t, "jubilee", "f1: KS\nr1: 9C\nw: 3D")
		tb.illegal("redeal")
		tb.play("w r2")
		tb.legal("redeal")
		board(t, "jubilee", "f1: KS\nr1: 9C\ns: (3D)").illegal("redeal")
		board(t, "jubilee-one-redeal", "f1: KS\nr1: 9C\nw: 3D").illegal("redeal")
	})
	t.Run("gathered", func(t *testing.T) {
		tb := board(t, "jubilee", "f1: KS\nr1: 9C 3D\nr2: 5H\nr4: 7S 8S")
		tb.play("redeal")
		tb.has("s", "(8S) (7S) (5H) (3D) (9C)") // the bottom of the first pile is turned first
		tb.play("turn")
		tb.has("w", "9C")
	})
	t.Run("any suit", func(t *testing.T) {
		layout := "f1: KS\nr1: AH"
		board(t, "jubilee", layout).illegal("r1 f1")
		tb := board(t, "jubilee-any-suit", layout+"\nr2: JC")
		tb.illegal("r2 f1")
		tb.play("r1 f1", "r2 f1")
	})
}
