package games_test

import (
	"slices"
	"strings"
	"testing"

	"pat/interp"
)

// Checks of the rule sheets 31 and 33, in their letters.

// count counts the rest of a pass and returns the cards that it sets aside.
func (tb *table) count() []string {
	tb.Helper()
	before := len(strings.Fields(tb.pile("d")))
	for tb.sizes("stock")[0] > 0 && tb.s.Status() == interp.Playing {
		tb.wantMoves("turn")
		tb.play("turn")
	}
	return strings.Fields(tb.pile("d"))[before:]
}

func TestSheet31CountingPatience(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		// Nothing in the three rows below the first matches.
		tb := dealPack(t, "counting-patience", "7S 9H 9S 8D JS 10H KS AC  8S 7H 10S 9C QS JH AS KD  8H 7C 10C 9D QH "+
			"JC AH KH  8C 7D 10D JD QC AD QD KC")
		if got, want := tb.count(), strings.Fields("7S 9S JS KS AC"); !slices.Equal(got, want) {
			t.Errorf("set aside %v, want %v", got, want)
		}
	})
	t.Run("b", func(t *testing.T) {
		// No choices, and passes without end: a deal is won or lost in the end.
		wantShare(t, "counting-patience", 1500, 0.33, 0.05)
	})
	t.Run("c", func(t *testing.T) {
		// Pass 1 sets five cards aside; pass 2 begins with the seven, runs over 27 cards and ends
		// with the nine.
		tb := dealPack(t, "counting-patience", "7S 9H 9S 8D JS 10H KS AC  8S 7H 10S 9C QS JH AS KD  8H 7C 10C 9D QH "+
			"JC AH KH  8C 7D 10D JD QC AD QD KC")
		tb.count()
		tb.play("redeal")
		tb.has("s", "(KC) (QD) (AD) (QC) (JD) (10D) (7D) (8C) (KH) (AH) (JC) (QH) (9D) (10C) (7C) (8H) (KD) (AS) "+
			"(JH) (QS) (9C) (10S) (7H) (8S) (10H) (8D) (9H)")
		ranks := strings.Fields("7 8 9 10 J Q K A")
		at := 0 // of the rank called for the next card
		for pass := 2; pass < 6; pass++ {
			stock := strings.Fields(strings.NewReplacer("(", "", ")", "").Replace(tb.pile("s")))
			slices.Reverse(stock)
			if pass == 3 && at != 27%8 {
				t.Errorf("pass 3 starts with %s", ranks[at])
			}
			var want []string
			for _, c := range stock {
				if c[:len(c)-1] == ranks[at] {
					want = append(want, c)
				}
				at = (at + 1) % 8
			}
			if got := tb.count(); !slices.Equal(got, want) {
				t.Errorf("pass %d sets aside %v, want %v", pass, got, want)
			}
			if tb.s.Status() != interp.Playing {
				break
			}
			tb.play("redeal")
		}
	})
	t.Run("lost", func(t *testing.T) {
		// The second eight is called the next seven ranks in vain, but the eighth time by its own.
		tb := board(t, "counting-patience", "counter called 8\ns: (8H) (8S)")
		tb.play("turn", "turn")
		tb.has("d", "8H")
		for range 8 {
			tb.status(interp.Playing)
			tb.play("redeal", "turn")
		}
		tb.has("d", "8H 8S")
		// Eight cards that are never called: after eight passes the count stands as at first.
		stuck := board(t, "counting-patience", "counter called 8\ns: (9S) (9H) (8S) (8H) (8D) (8C) (AS) (AH)")
		for pass := 1; pass <= 8; pass++ {
			for range 8 {
				stuck.play("turn")
			}
			stuck.wantSizes("discard", 0)
			if pass < 8 {
				stuck.status(interp.Playing)
				stuck.play("redeal")
			}
		}
		stuck.illegal("redeal")
		stuck.status(interp.Lost)
	})
	t.Run("won", func(t *testing.T) {
		var out []string
		for _, s := range "SHCD" {
			for _, r := range strings.Fields("7 8 9 10 J Q K A") {
				if c := r + string(s); c != "7H" && c != "8H" {
					out = append(out, c)
				}
			}
		}
		tb := board(t, "counting-patience", "counter called 8\ns: (8H) (7H)\nd: "+strings.Join(out, " "))
		tb.play("turn")
		tb.status(interp.Playing)
		tb.play("turn")
		tb.status(interp.Won)
	})
	t.Run("d", func(t *testing.T) {
		// Every card is counted by the next rank: nothing is set aside.
		var first []string
		ranks := strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K")
		for _, s := range "SHCD" {
			for i := range ranks {
				first = append(first, ranks[(i+1)%13]+string(s))
			}
		}
		tb := dealPack(t, "counting-patience-52", strings.Join(first, " "))
		if got := tb.count(); len(got) != 0 {
			t.Errorf("set aside %v", got)
		}
		tb.illegal("redeal")
		tb.status(interp.Lost)
		// One match in the first round, and there are three rounds.
		first[0], first[12] = first[12], first[0]
		tb = dealPack(t, "counting-patience-52", strings.Join(first, " "))
		if got := tb.count(); !slices.Equal(got, []string{"AS"}) {
			t.Errorf("set aside %v", got)
		}
		before := tb.pile("w")
		tb.play("redeal")
		if s := strings.NewReplacer("(", "", ")", "").Replace(tb.pile("s")); s == before {
			t.Error("not shuffled")
		}
		tb.wantSizes("stock", 51)
		tb.count()
		tb.play("redeal")
		tb.count()
		tb.illegal("redeal")
		tb.status(interp.Lost)
	})
	t.Run("d chances", func(t *testing.T) {
		tb := deal(t, "counting-patience-52", 1)
		empty := 0
		for n := range uint64(1500) {
			tb.s.Redeal(n)
			for tb.s.Pass() == 1 && len(tb.s.Moves(nil)) > 0 {
				tb.s.Apply(tb.s.Moves(nil)[0])
			}
			if tb.s.Status() == interp.Lost {
				empty++
			}
		}
		if empty < 8 || empty > 45 {
			t.Errorf("%d of 1500 deals are lost in the first round, want about 24", empty)
		}
	})
}

func TestSheet33Quadrille(t *testing.T) {
	five, six := strings.Fields("5 4 3 2 A K"), strings.Fields("6 7 8 9 10 J")
	t.Run("a b", func(t *testing.T) {
		tb := deal(t, "quadrille", 1)
		tb = tb.instead("w: KH")
		tb.illegal("w d1", "w a1", "w c1")
		for _, run := range [][]string{five, six} {
			f := map[string]string{"5": "d1", "6": "a1"}[run[0]]
			for n := 1; n <= len(run); n++ {
				layout := f + ": " + strings.Join(run[:n], "H ") + "H\nw: "
				for _, r := range strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K") {
					if slices.Contains(run[:n], r) {
						continue
					}
					tb = tb.instead(layout + r + "H")
					if n < len(run) && r == run[n] {
						tb.legal("w " + f)
					} else {
						tb.illegal("w " + f)
					}
					tb.instead(layout + r + "S").illegal("w " + f)
				}
			}
		}
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "quadrille", "a1: 6H 7H 8H 9H 10H\nc1: QH\nw: QS JH")
		tb.play("w a1")
		tb.illegal("w a1")
		tb.legal("w c2")
	})
	t.Run("d", func(t *testing.T) {
		for _, id := range []string{"quadrille", "quadrille-all-in-pack", "quadrille-all-preset"} {
			tb := board(t, id, "d1: 5H\nw: 9S 3D")
			for range 2 {
				tb.play("redeal")
				tb.has("s", "(3D) (9S)")
				tb.play("turn", "turn")
			}
			tb.illegal("redeal")
			tb.status(interp.Lost)
		}
	})
	t.Run("e", func(t *testing.T) {
		suit := func(run []string, s string) string { return strings.Join(run, s+" ") + s }
		var b strings.Builder
		for i, s := range strings.Fields("S H C D") {
			n := string(rune('1' + i))
			b.WriteString("c" + n + ": Q" + s + "\nd" + n + ": " + suit(five, s) + "\n")
			if s != "D" {
				b.WriteString("a" + n + ": " + suit(six, s) + "\n")
			}
		}
		tb := board(t, "quadrille", b.String()+"a4: "+suit(six[:5], "D")+"\nw: JD")
		tb.status(interp.Playing)
		tb.play("w a4")
		tb.status(interp.Won)
	})
	t.Run("laid out", func(t *testing.T) {
		tb := deal(t, "quadrille", 1)
		tb.wantSizes("stock", 48)
		tb.wantSizes("centre", 1, 1, 1, 1)
		tb.wantSizes("descending", 0, 0, 0, 0)
		tb = deal(t, "quadrille-all-in-pack", 1)
		tb.wantSizes("stock", 52)
		tb.wantSizes("centre", 0, 0, 0, 0)
		tb = deal(t, "quadrille-all-preset", 1)
		tb.wantSizes("stock", 40)
		seen := map[string]bool{}
		for i := range 4 {
			n := string(rune('1' + i))
			for _, f := range []string{"c", "d", "a"} {
				seen[tb.pile(f+n)] = true
			}
		}
		for _, c := range strings.Fields("QS QH QC QD 5S 5H 5C 5D 6S 6H 6C 6D") {
			if !seen[c] {
				t.Errorf("%s is not laid out", c)
			}
		}
	})
}
