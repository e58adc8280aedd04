package solve

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// runningGame is a small game in which cards run up and down on a pile, or several.
func runningGame(r *rand.Rand) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("game Running")
	if r.IntN(3) == 0 {
		line("decks 2\nsuits spades hearts")
	}
	line("ranks ace to %s\n", pick(r, "three", "four", "five"))
	stock, out, cell := r.IntN(4) > 0, r.IntN(3) == 0, r.IntN(5) == 0
	line("deal")
	to := "waste"
	if out {
		to = "foundations"
	}
	line("  %d to %s", 1, to)
	if stock {
		line("  %d to each tableau%s\n  rest to stock", 1+r.IntN(3), pick(r, "", "", " top face up"))
	} else {
		line("  rest to each tableau")
	}
	build := fmt.Sprintf("  build up or down %s%s",
		pick(r, "in any suit", "in alternating colours", "in colour", "in suit"), pick(r, "", " wrapping"))
	line("tableau %d", 2+r.IntN(3))
	line("  %s", pick(r, "build none", "build none", "build down in any suit", "build up in suit"))
	line("  %s", pick(r, "spaces stay empty", "spaces stay empty", "spaces take any card",
		"spaces take any card from stock at once"))
	if cell {
		line("cells 1")
	}
	if out {
		line("foundations %d\n  base any card\n%s", 1+r.IntN(2), build)
		if r.IntN(5) == 0 {
			line("  worry back")
		}
	}
	if stock {
		line("stock\n  turn %d to %s", 1+r.IntN(2), pick(r, "waste", "waste", "waste", "each tableau"))
		if r.IntN(4) == 0 {
			line("  redeals 1")
		}
	}
	line("waste")
	if !out {
		line(build)
	}
	if r.IntN(4) == 0 {
		line("tableau heap 2\n  build none\n  spaces stay empty")
		line("%s\n  close up tableau", pick(r, "may tidy", "may tidy once", "after turn"))
	}
	line("win when %s", pick(r, "tableau empty", "tableau empty", "all cards in "+to))
	return b.String()
}

// What counting calls broken is unwinnable: the complete search without any pruning says so too.
func TestBrokenIsUnwinnable(t *testing.T) {
	files := 600
	if testing.Short() {
		files = 150
	}
	applies, broken, alive := 0, 0, 0
	for i := range files {
		r := rand.New(rand.NewPCG(uint64(i), 41))
		text := runningGame(r)
		g := fromText(t, text)
		chains := g.Chains()
		if chains == nil {
			continue
		}
		applies++
		for deal := range uint64(3) {
			s := mustDeal(t, g, deal)
			said, won := heldAgainstSearch(t, r, s, 10, 3, chains.Broken, text)
			broken, alive = broken+said, alive+won
		}
	}
	t.Logf("chains apply to %d of %d games; %d positions were broken, %d of those looked at can be won", applies,
		files, broken, alive)
	if applies < files/5 || broken < files/3 || alive < files/4 {
		t.Error("too few positions say something")
	}
}

// Chains are sure of a game only where no card leaves the piles that cards go to, each comes alone,
// and what goes on what is fixed.
func TestChainsApply(t *testing.T) {
	const start = `game Running
ranks ace to four
deal
  1 to waste
  2 to each tableau
  rest to stock
tableau 3
  build none
  spaces stay empty
stock
  turn 1 to waste
waste
  build up or down in any suit
win when tableau empty
`
	for _, c := range []struct {
		change []string // of the text, old and new by turns
		want   bool
	}{
		{nil, true},
		{[]string{"in any suit", "in alternating colours wrapping"}, true},
		{[]string{"build none", "build down in suit\n  move 1 card\n  takes only from tableau"}, true},
		{[]string{"build none", "build down in suit\n  move 1 card"}, false}, // from the waste as well
		{[]string{"win when tableau empty", "win when all cards in waste"}, true},
		{[]string{"build none", "build down in suit\n  move sequence\n  takes only from tableau"}, false},
		{[]string{"up or down in any suit", "up in suit"}, false},
		{[]string{"tableau 3\n", "cells 1\n\ntableau 3\n"}, false},
		{[]string{"spaces stay empty", "spaces take any card from waste"}, false},
		{[]string{"spaces stay empty", "spaces take any card from waste at once"}, false},
		{[]string{"turn 1 to waste", "turn 1 to waste\n  redeals 1"}, false},
		{[]string{"tableau 3\n", "reserve 1\n\ntableau 3\n"}, true},
		{[]string{"tableau 3\n", "reserve 1\n  spaces take any card from tableau at once\n\ntableau 3\n"}, false},
		{[]string{"build none", "build none\n  move any 1 card"}, false},
	} {
		text := strings.NewReplacer(c.change...).Replace(start)
		if got := fromText(t, text).Chains() != nil; got != c.want {
			t.Errorf("chains apply: %v, want %v in\n%s", got, c.want, text)
		}
	}
}

// Ace and three of hearts go on the two alone: while a pile may yet be begun, the other is not
// lost.
func TestChainsKnowEmptyPiles(t *testing.T) {
	for _, piles := range []int{1, 2} {
		g := fromText(t, fmt.Sprintf(`game Beginning
ranks ace to three
suits spades hearts
deal
  ace of spades to foundations
  rest to each tableau
foundations %d
  base any card
  build up or down in suit
tableau 5
  build none
  spaces stay empty
win when tableau empty
`, piles))
		chains := g.Chains()
		if chains == nil {
			t.Fatalf("%d foundations: no chains", piles)
		}
		broken := 0
		for deal := range uint64(20) {
			s := mustDeal(t, g, deal)
			if chains.Broken(s) {
				broken++
			}
		}
		if broken != 40-20*piles {
			t.Errorf("%d foundations: %d of 20 deals are broken", piles, broken)
		}
	}
}
