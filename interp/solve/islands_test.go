package solve

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// layingGame is a small game in which piles are laid on one another until few are left.
func layingGame(r *rand.Rand) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("game Laying")
	line("ranks ace to %s", pick(r, "three", "four"))
	line("suits %s\n", pick(r, "spades hearts", "spades hearts clubs"))
	line("deal")
	heap := r.IntN(4) == 0
	piles := 4 + r.IntN(3)
	line("  1 to each tableau")
	line("  rest to %s\n", pick(r, "discard", "tableau 1"))
	line("tableau %d", piles)
	from := pick(r, "", " from pile 1 right", " from pile 1 right or pile 3 right", " from pile 1 left or pile 2 right")
	line("  build any card%s when %s", from, pick(r,
		"suit of source is suit of top", "rank of source is rank of top",
		"suit of source is suit of top or rank of source is rank of top",
		"colour of source is colour of top",
		"rank of source is rank of top minus 1"))
	line("  %s", pick(r, "move pile", "move pile", "move pile", "move 1 card"))
	line("  spaces %s", pick(r, "close up", "close up", "stay empty", "take any card"))
	if heap {
		line("reserve heap 1\n  takes any card from tableau")
	}
	line("win when %s", pick(r, "tableau 2 to %[1]d empty", "tableau 3 to %[1]d empty", "all cards on tableau 1"))
	return strings.ReplaceAll(b.String(), "%[1]d", fmt.Sprint(piles))
}

// Where islands say that piles never come together, the complete search without any pruning says so
// too; and they are asked where the rules let them.
func TestIslandsAreApart(t *testing.T) {
	files := 160
	if testing.Short() {
		files = 40
	}
	asked, apart, alive := 0, 0, 0
	for i := range files {
		r := rand.New(rand.NewPCG(uint64(i), 43))
		text := layingGame(r)
		g := fromText(t, text)
		for deal := range uint64(4) {
			_, s := dealt(t, g, deal)
			islands := s.Game().Islands()
			if islands == nil {
				break
			}
			asked++
			said, won := heldAgainstSearch(t, r, s, 6, 1, islands.Apart, text)
			apart, alive = apart+said, alive+won
		}
	}
	t.Logf("asked in %d deals of %d games; %d positions were apart, %d of the others can be won", asked, files, apart,
		alive)
	if asked < files || apart < files/2 || alive < files/4 {
		t.Error("too few positions say something")
	}
}

// Islands are sure of a game only where nothing comes to its piles or leaves them but whole piles
// of theirs, and where what fits on what hangs on two top cards alone.
func TestIslandsApply(t *testing.T) {
	const start = `game Laying
deal
  1 to each tableau
tableau 52
  build any card from pile 1 right when suit of source is suit of top
  move pile
  spaces close up
win when all cards on tableau 1
`
	for _, c := range []struct {
		change []string // of the text, old and new by turns
		want   bool
	}{
		{nil, true},
		{[]string{"win when all cards on tableau 1", "win when tableau 2 to 52 empty"}, true},
		{[]string{"close up", "take any card"}, true},
		{[]string{"move pile", "move 1 card"}, false},
		{[]string{"when suit of source is suit of top", ""}, false},
		{[]string{"is suit of top", "is suit of top and pass is 1"}, false},
		{[]string{"tableau 52", "cells 1\n  takes any card from tableau\n\ntableau 52"}, false},
		{[]string{"win when all cards on tableau 1", "win when cards on tableau 1 is at least 10"}, false},
		{[]string{"win when", "may mix twice\n  1 from tableau 50 to tableau 52\nwin when"}, false},
	} {
		text := strings.NewReplacer(c.change...).Replace(start)
		_, s := dealt(t, fromText(t, text), 1)
		if got := s.Game().Islands() != nil; got != c.want {
			t.Errorf("islands apply: %v, want %v in\n%s", got, c.want, text)
		}
	}
}
