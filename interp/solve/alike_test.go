package solve

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// holeGame writes the rules of a game that brings all cards to one pile, which may or may not speak of suits, look under
// the top, or take cards back.
func holeGame(r *rand.Rand) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("game Hole")
	line("ranks ace to %s", pick(r, "four", "five", "six"))
	line("deal")
	stock := r.IntN(2) == 0
	if stock {
		line("  3 to each tableau")
		line("  1 to waste")
		line("  rest to stock")
	} else {
		line("  1 to waste")
		line("  rest to each tableau")
	}
	line("tableau %d", 4+r.IntN(2))
	line("  %s", pick(r, "build none", "build none", "build down in any suit", "build down in suit"))
	line("  spaces stay empty")
	if stock {
		line("stock")
		line("  turn 1 to waste")
	}
	line("waste")
	line("  build up or down in %s%s", pick(r, "any suit", "any suit", "any suit", "alternating colours", "other suits"), pick(r, "", " wrapping", " one way"))
	line("win when all cards in waste")
	return b.String()
}

// What keys leave out matters to no verdict: lumping cards that no rule tells apart, and looking at the top alone of a pile
// that keeps its cards.
func TestLumpedKeys(t *testing.T) {
	won, lost := 0, 0
	lumped, exact := int64(0), int64(0)
	for i := range 200 {
		text := holeGame(rand.New(rand.NewPCG(uint64(i), 3)))
		g := compile(t, text)
		for deal := range uint64(3) {
			s, search := dealt(t, g, deal)
			a, b := newProver(search, 64<<20, true), newProver(s, 64<<20, false)
			a.run(context.Background(), 30_000)
			b.run(context.Background(), 30_000)
			if !a.done || !b.done {
				continue
			}
			if a.won != b.won {
				t.Fatalf("deal %d: won %t by lumped keys, %t by exact ones\n%s", deal, a.won, b.won, text)
			}
			if a.won {
				won++
				moves, err := replay(search, s, a.path, true)
				if err == nil {
					err = verify(s, moves)
				}
				if err != nil {
					t.Fatalf("deal %d: %v\n%s", deal, err, text)
				}
			} else {
				lost++
				lumped += a.positions
				exact += b.positions
			}
		}
	}
	t.Logf("%d won, %d lost; %d positions with lumped keys, %d with exact ones", won, lost, lumped, exact)
	if won < 50 || lost < 50 || lumped*2 > exact {
		t.Error("the deals say too little")
	}
}
