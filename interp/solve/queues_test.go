package solve

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pat/interp/internal/reduce"
)

// queueGame writes a rule file at random in which some cards go nowhere but to the foundations.
func queueGame(r *rand.Rand) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("game Queues")
	line("decks 2")
	line("suits spades hearts")
	line("ranks ace to %s", pick(r, "three", "four", "five"))
	line("deal")
	line("  %d to each reserve", 2+r.IntN(3))
	based := r.IntN(3) == 0
	if based {
		line("  1 to foundations")
	}
	line("  1 to each tableau")
	line("  rest to stock")
	line("foundations 4")
	wrap := ""
	switch {
	case based:
		line("  base rank of first card")
		wrap = " wrapping"
	default:
		line("  base ace")
	}
	line("  build up %s%s", pick(r, "in suit", "in suit", "in alternating colours", "in any suit"), wrap)
	line("reserve %d", 1+r.IntN(2))
	line("  plays only to foundations")
	line("tableau 3")
	line("  build down %s", pick(r, "in alternating colours", "in any suit"))
	line("  %s", pick(r, "spaces take any card from waste at once", "spaces take any card", "spaces stay empty"))
	line("stock")
	line("  turn 1 to waste")
	line("  redeals %s", pick(r, "2", "1", "unlimited"))
	line("win when foundations full")
	return b.String()
}

// Where queues block a card, the complete search without any pruning finds no win either.
func TestBlockedIsUnwinnable(t *testing.T) {
	files := 80
	if testing.Short() {
		files = 40
	}
	blocked, alone, alive := 0, 0, 0
	for i := range files {
		r := rand.New(rand.NewPCG(uint64(i), 41))
		text := queueGame(r)
		g := fromText(t, text)
		_, s := dealt(t, g, uint64(i))
		relax := s.Game().NewRelaxation()
		queues := relax.Queues()
		if queues == nil {
			t.Fatalf("no queues in\n%s", text)
		}
		said, won := heldAgainstSearch(t, r, s, 12, 4, func(s *reduce.State) bool {
			yes, _ := queues.Blocked(s, queuesAtFirst)
			if yes && !relax.Hopeless(s) {
				alone++
			}
			return yes
		}, text)
		blocked, alive = blocked+said, alive+won
	}
	t.Logf("%d positions were blocked, %d of them hopeful to the relaxation; %d of those looked at can be won",
		blocked, alone, alive)
	if blocked < files || alone < files/4 || alive < files/4 {
		t.Error("too few positions say something")
	}
}

// Two threes want two twos below them, and the second two lies under them both: that is seen. Where
// it lies between them it is not in the way.
func TestQueuesKnowWhatLiesUnder(t *testing.T) {
	const text = `game Small
decks 2
ranks ace to three
suits spades hearts
deal
  rest to each reserve
foundations 4
  base ace
  build up in suit
reserve 2
  plays only to foundations
tableau 1
  build down in suit
  spaces stay empty
win when foundations full
example
  r1: 2S
`
	g := fromText(t, text)
	for _, c := range []struct {
		reserve string
		blocked bool
	}{{"2S 3S 3S", true}, {"3S 2S 3S", false}} {
		s, err := board(t, g, "f1: AS\nf2: AS\nf3: AH 2H 3H\nf4: AH 2H 3H\nr1: "+c.reserve+"\nt: 2S\n").ForSearch()
		if err != nil {
			t.Fatal(err)
		}
		r := newRefuter(newMover(s.Clone(), true), inDepth)
		if r.relax.Hopeless(s) {
			t.Errorf("%s: the relaxation needs no queues", c.reserve)
		}
		if reason, none := r.why(s); none != c.blocked || none && !strings.Contains(reason, "lies under") {
			t.Errorf("%s: without hope: %t, %q", c.reserve, none, reason)
		}
		if r.hopeless(s, nowhere) != c.blocked {
			t.Errorf("%s: a search and its end do not agree", c.reserve)
		}
	}
}

// The cards of a waste lie on one another only when it may be turned over no more: the attacker's
// file, of which a deal that can be won was called unwinnable.
func TestQueuesOfAWaste(t *testing.T) {
	const text = `game Small
ranks ace to three
suits hearts
deal
  rest to stock
stock
  turn 1 to waste
  redeals 1
foundations 1
  base ace
  build up in suit
win when foundations full
`
	g := fromText(t, text)
	for left, blocked := range []bool{true, false} {
		s, err := board(t, g, fmt.Sprintf("f: AH\nw: 2H 3H\nleft redeal %d\n", left)).ForSearch()
		if err != nil {
			t.Fatal(err)
		}
		queues := s.Game().NewRelaxation().Queues()
		if queues == nil {
			t.Fatal("there are no queues")
		}
		if got, _ := queues.Blocked(s, queuesAtFirst); got != blocked {
			t.Errorf("%d redeals left: blocked %v", left, got)
		}
	}
}
