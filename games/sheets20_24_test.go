package games_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pat/interp"
)

// Checks of the rule sheets 20, 23, 24 and 32, in their letters: a zodiac and four clocks.

// share plays so many deals of a game that leaves no choice and tells which part of them is won.
func share(t *testing.T, id string, deals uint64, settings ...string) float64 {
	t.Helper()
	tb := deal(t, id, 1, settings...)
	won := 0
	var ms []interp.Move
	for n := range deals {
		tb.s.Redeal(n)
		for {
			if ms = tb.s.Moves(ms); len(ms) == 0 {
				break
			}
			if len(ms) > 1 {
				t.Fatalf("deal %d leaves a choice: %v\n%s", n, tb.moves(), tb.l.Board(tb.s))
			}
			tb.s.Apply(ms[0])
		}
		switch tb.s.Status() {
		case interp.Won:
			won++
		case interp.Lost:
		default:
			t.Fatalf("deal %d: %s", n, tb.s.Status())
		}
	}
	return float64(won) / float64(deals)
}

// wantShare asserts that about so many of the deals of a game without choices are won.
func wantShare(t *testing.T, id string, deals uint64, want, within float64, settings ...string) {
	t.Helper()
	if got := share(t, id, deals, settings...); got < want-within || got > want+within {
		t.Errorf("%s: %.3f of the deals are won, want %.3f", id, got, want)
	}
}

func TestSheet20Zodiac(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := deal(t, "zodiac", 1)
		tb.wantSizes("cells", repeat(1, 8)...)
		tb.wantSizes("tableau", repeat(1, 24)...)
		tb.wantSizes("stock", 72)
		// The cells are dealt first.
		first := dealPack(t, "zodiac", "2S 3S 4S 5S 6S 7S 8S 9S  10H")
		first.has("c1", "2S")
		first.has("c8", "9S")
		first.has("t1", "10H")
	})
	t.Run("b", func(t *testing.T) {
		for _, rest := range []string{"s: (5H)", "w: 5H"} {
			tb := board(t, "zodiac", "t1: 9C AS\nt2: KD\nc1: AH\n"+rest)
			tb.illegal("t1 a1", "t2 d4", "c1 a2")
		}
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "zodiac", "t1: 9C\nt2: 8C\nt3: QD\nc1: 10C\nc2: JD\nc3: 9D\nw: 7C\ns: (2H)")
		tb.legal("c1 t1", "c2 t3", "w t2", "w c4")
		tb.illegal("t1 t2", "t2 t1", "t1 c4", "c1 c4", "c3 t1", "w t1", "w t4", "c1 t4", "w c1")
	})
	t.Run("d", func(t *testing.T) {
		// A king and an ace are no neighbours, neither on the foundations nor on the zodiac.
		tb := board(t, "zodiac", "a2: AH\nd1: KS\nt1: KH\nt2: AS\nt3: 2H")
		tb.illegal("t1 a2", "t2 d1")
		tb.play("t1 d2", "t2 a1", "t3 a2")
		again := board(t, "zodiac", "a1: AS\nd1: KS\nt1: KS\nt2: AS") // one of each suit
		again.illegal("t1 d2", "t1 d4", "t2 a2", "t2 a4")
		open := board(t, "zodiac", "t1: KH\nt2: AS\nc1: AH\nw: KS\ns: (2D)")
		open.illegal("c1 t1", "w t2")
	})
	t.Run("e", func(t *testing.T) {
		tb := board(t, "zodiac", "t1: 9C AS\nt2: 5D\nt3: 2H\nc1: AH\nc2: 6D\nw: 4D")
		tb.illegal("t1 a1", "c1 a2")
		tb.legal("c2 t2")
		tb.play("w t2")
		tb.illegal("c2 t2", "redeal", "turn")
		tb.play("t1 a1", "c1 a2", "t3 a2")
	})
	t.Run("f", func(t *testing.T) {
		tb := board(t, "zodiac", "t1: 6C\nw: 6C 7C")
		tb.play("w t1", "w t1")
		tb.has("t1", "6C 7C 6C")
		board(t, "zodiac", "t1: 6C\nw: 7S").illegal("w t1")
	})
	t.Run("passes", func(t *testing.T) {
		// Nothing is placed and nothing could be: no other pass.
		tb := board(t, "zodiac", "t1: 6C\nc1: 2H\nc2: 2H\nc3: 2S\nc4: 2S\nc5: 2D\nc6: 2D\nc7: 2C\nc8: 2C\n"+
			"s: (9H) (10H)")
		tb.play("turn", "turn")
		tb.illegal("redeal")
		tb.status(interp.Lost)
		// A card could be placed: the player may wait for the next pass, as often as he likes.
		tb = board(t, "zodiac", "t1: 6C\nc1: 2H\nc2: 2H\nc3: 2S\nc4: 2S\nc5: 2D\nc6: 2D\nc7: 2C\nc8: 2C\ns: (9H) (7C)")
		for range 8 {
			tb.play("turn", "turn", "redeal")
		}
		tb.has("s", "(9H) (7C)")
		// A card is placed from the equator: the pass has borne fruit.
		tb = board(t, "zodiac", "t1: 6C\nc1: 7C\nc2: 2H\nc3: 2S\nc4: 2S\nc5: 2D\nc6: 2D\nc7: 2C\nc8: 2C\nw: 9H KH")
		tb.illegal("redeal")
		tb.play("c1 t1", "redeal", "turn", "turn")
		tb.legal("redeal") // a cell is empty: each of the two could have gone there
	})
	t.Run("eight aces", func(t *testing.T) {
		tb := board(t, "zodiac-eight-aces", "a1: AS\na2: AS 2S\nt1: KH\nt2: 2S\nt3: AC\nt4: 3S\nt5: 2H")
		tb.illegal("t1 a", "t1 a3", "t1 d2", "t5 a1") // no king starts one
		tb.play("t2 a1", "t4 a1", "t3 a3")
		tb.has("a1", "AS 2S 3S")
		tb.has("a3", "AC")
	})
}

func TestSheet23GermanClock(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := board(t, "german-clock", "w: 9S 9H 7S")
		tb.legal("w f7")
		tb.illegal("w f8", "w f1")
		tb.play("w f7")
		tb.illegal("w f9")
		tb = board(t, "german-clock", "f7: 7S\nw: 9S")
		tb.legal("w f9")
	})
	t.Run("b", func(t *testing.T) {
		can := func(layout, card string) bool {
			tb := board(t, "german-clock", layout+"\nw: "+card)
			return slices.Contains(tb.moves(), "w f")
		}
		for _, c := range []struct{ layout, rank, suits string }{
			{"", "7", "SHCD"},
			{"f7: 7S\n", "7", "HD"},
			{"f7: 7S 7H\nf9: 9S", "9", "H"},
			{"f7: 7S 7H", "7", "C"},
			{"f7: 7S 7H 7C", "7", "D"},
			{"f7: 7S 7H\nf13: KS KH\nf1: AS", "K", "C"},
			{"f7: 7S 7H 7C\nf9: 9S 9H 9C", "9", "D"},
		} {
			for _, s := range "SHCD" {
				card := c.rank + string(s)
				if strings.Contains(c.layout, card) {
					continue
				}
				if got, want := can(c.layout, card), strings.ContainsRune(c.suits, s); got != want {
					t.Errorf("%s on %q: %v", card, c.layout, got)
				}
			}
		}
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "german-clock", "f7: 7S\nw: 8S")
		tb.illegal("w f7", "w f9")
		tb.legal("w f8")
		tb = board(t, "german-clock", "f7: 7S\nw: 8H")
		tb.illegal("w f7")
	})
	t.Run("d", func(t *testing.T) {
		for id, redeals := range map[string]int{"german-clock": 2, "german-clock-one-redeal": 1} {
			tb := board(t, id, "f7: 7S\nw: 9H 8H")
			for range redeals {
				tb.play("redeal")
				tb.has("s", "(8H) (9H)") // turned over, so that the oldest comes first
				tb.play("turn", "turn")
			}
			tb.illegal("redeal")
			tb.status(interp.Lost)
		}
	})
	t.Run("e", func(t *testing.T) {
		var b strings.Builder
		for i, r := range strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K") {
			fmt.Fprintf(&b, "f%d: %[2]sS %[2]sD %[2]sC", i+1, r)
			if r != "5" {
				fmt.Fprintf(&b, " %sH", r)
			}
			b.WriteString("\n")
		}
		tb := board(t, "german-clock", b.String()+"w: 5H")
		tb.status(interp.Playing)
		tb.play("w f5")
		tb.status(interp.Won)
	})
	t.Run("the deal", func(t *testing.T) {
		tb := deal(t, "german-clock", 1)
		tb.wantSizes("stock", 52)
		tb.wantSizes("foundations", repeat(0, 13)...)
	})
}

func TestSheet24Travellers(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		wantShare(t, "travellers", 4000, 0.204, 0.025)
	})
	t.Run("b", func(t *testing.T) {
		tb := board(t, "travellers", "t5: (9H)\nt13: (5C) (KD)")
		tb.wantMoves("begin")
		tb.play("begin")
		tb.has("h", "KD")
		tb.wantMoves("h d")
		tb.play("h d")
		tb.has("h", "5C")
		tb.play("h t5")
		tb.has("t5", "5C")
		tb.has("h", "9H")
		kings := dealPack(t, "travellers", round13("KS", "KH", "KC", "KD"))
		kings.play("begin", "h d", "h d", "h d", "h d")
		kings.wantSizes("discard", 4)
		kings.status(interp.Lost)
	})
	t.Run("c", func(t *testing.T) {
		tb := deal(t, "travellers", 2)
		tb.wantSizes("tableau", repeat(4, 13)...)
		if n := tb.down("tableau"); n != 52 {
			t.Errorf("%d face down", n)
		}
		tb.play("begin")
		for tb.s.Status() == interp.Playing {
			ms := tb.moves()
			if len(ms) == 0 {
				break
			}
			sizes := tb.sizes("tableau")
			short := 0
			for _, n := range sizes[:12] {
				if n != 4 {
					short++
				}
			}
			// The packet from which the card in hand comes is one short, if it is no spare.
			if short > 1 {
				t.Fatalf("packets of %v", sizes)
			}
			tb.play(ms[0])
		}
	})
	t.Run("d", func(t *testing.T) {
		// Three aces lie in their packet unturned, the sixes have never been seen.
		done := "t1: (AS) (AH) (AC) (AD)\nt2: 2C (2D) (2S) (2H)\nt6: (6S) (6H) (6C) (6D)\nd: KS KH KC\n"
		tb := board(t, "travellers", done+"h: KD")
		tb.status(interp.Playing)
		tb.play("h d")
		tb.status(interp.Won)
		tb = board(t, "travellers", strings.Replace(done, "(6S)", "(7S)", 1)+"h: KD")
		tb.play("h d")
		tb.status(interp.Lost)
	})
	t.Run("dealt round", func(t *testing.T) {
		tb := dealPack(t, "travellers", round13("AS", "2S", "3S", "4S"))
		tb.has("t13", "(AS) (2S) (3S) (4S)")
		tb.has("t12", "(4D) (7D) (10D) (KD)")
	})
	t.Run("a king is in no packet", func(t *testing.T) {
		board(t, "travellers", "t13: (5C)\nh: KD").illegal("h t13", "h t12")
	})
}

// round13 is a pack that, dealt round thirteen piles, lays the given four cards on the last, the
// last of them on top.
func round13(last ...string) string {
	var rest []string
	for _, r := range strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K") {
		for _, s := range "SHCD" {
			if c := r + string(s); !slices.Contains(last, c) {
				rest = append(rest, c)
			}
		}
	}
	var pack []string
	for row, c := range last {
		pack = append(append(pack, rest[row*12:row*12+12]...), c)
	}
	return strings.Join(pack, " ")
}

func TestSheet32ClockPatience(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := deal(t, "clock-patience", 1)
		tb.wantSizes("tableau", repeat(4, 13)...)
		if n := tb.down("tableau"); n != 52 {
			t.Errorf("%d face down", n)
		}
		tb.wantMoves("begin")
		dealt := dealPack(t, "clock-patience", round13("AS", "2S", "3S", "4S"))
		dealt.has("t13", "(AS) (2S) (3S) (4S)")
		dealt.has("t1", "(AH) (5S) (8S) (JS)")
	})
	t.Run("b e", func(t *testing.T) {
		tb := deal(t, "clock-patience", 1)
		for n := range uint64(60) {
			tb.s.Redeal(n)
			tb.play("begin")
			for len(tb.moves()) > 0 {
				last := tb.pile("h")
				tb.play(tb.moves()[0])
				kings := strings.Count(tb.pile("t13"), "K") - strings.Count(tb.pile("t13"), "(K")
				if ended := tb.s.Len(13) == 0; ended != (last[0] == 'K' && kings == 4) {
					t.Fatalf("deal %d, after %s with %d kings home:\n%s", n, last, kings, tb.l.Board(tb.s))
				}
				for p := range 13 {
					for i := 1; i < tb.s.Len(p); i++ {
						if tb.s.Card(p, i-1).Down() && !tb.s.Card(p, i).Down() {
							t.Fatalf("deal %d: a face-up card lies on a face-down one\n%s", n, tb.l.Board(tb.s))
						}
					}
				}
			}
		}
	})
	t.Run("c", func(t *testing.T) {
		wantShare(t, "clock-patience", 10000, 0.077, 0.008)
	})
	t.Run("d", func(t *testing.T) {
		tb := dealPack(t, "clock-patience", round13("AS", "2S", "3S", "4S"))
		tb.play("begin")
		tb.wantSizes("tableau", append(repeat(4, 12), 3)...)
		tb.has("h", "4S")
		tb.wantMoves("h t4")
		tb.play("h t4")
		tb.has("t4", "4S (2H) (5D) (8D)")
		tb.has("h", "JD")
	})
	t.Run("won", func(t *testing.T) {
		rest := strings.NewReplacer("(", "", ")", "")
		layout := "left begin 0\nt1: (AS) (AH) (AC) (AD)\nt13: KS KH KC\n"
		tb := board(t, "clock-patience", rest.Replace(layout)+"h: KD")
		tb.play("h t13")
		tb.status(interp.Won)
		tb = board(t, "clock-patience", layout+"h: KD")
		tb.play("h t13")
		tb.status(interp.Lost) // home, but not seen: this is not Travellers
	})
	t.Run("watch", func(t *testing.T) {
		layout := "left begin 0\nt1: AS (AH) (AC)\nt5: 5S 5H (AD) (5C)\nt9: 9S 9H 9C 9D\n"
		tb := board(t, "watch", layout+"t13: KS KH (7S)\nh: KD")
		tb.wantMoves("h t13") // it is not the last king
		tb = board(t, "watch", layout+"t13: KS KH KC\nh: KD")
		tb.wantMoves("h t1", "h t5", "h t13")
		tb.play("h t5")
		tb.has("t5", "5S 5H (AD) (KD)")
		tb.has("h", "5C")
		tb.play("h t5")
		tb.has("t5", "5C 5S 5H (AD)")
		tb.has("h", "KD")
		tb.wantMoves("h t13") // once only
		tb.play("h t13")
		tb.status(interp.Lost)
	})
}
