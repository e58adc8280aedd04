package solve

import (
	"context"
	"testing"
)

// A gamble alone wins games that shuffle in play, and what it finds is a line of the game.
func TestGambleWins(t *testing.T) {
	for _, c := range []struct {
		game string
		wins int // of ten deals, at least
	}{{"montana", 5}, {"blue-moon", 5}, {"la-belle-lucie", 3}} {
		g, wins := peer(t, c.game), 0
		for deal := uint64(1); deal <= 10; deal++ {
			from, search := dealt(t, g, deal)
			f := newFinder(search, 0, 30<<20)
			steps, won := f.gamble.play(context.Background(), 60_000)
			if !won {
				continue
			}
			wins++
			if err := replays(search, from, steps, true); err != nil {
				t.Errorf("%s, deal %d: %v", c.game, deal, err)
			}
		}
		if t.Logf("%s: %d of 10", c.game, wins); wins < c.wins {
			t.Errorf("%s: %d of 10 deals are won, fewer than %d", c.game, wins, c.wins)
		}
	}
}

// A gamble takes its turns by the effort they cost, begins anew where there is no room for more,
// and holds no more than it may but for its last throw.
func TestGambleInLittleRoom(t *testing.T) {
	const room = 20_000
	_, from := dealt(t, peer(t, "birthday"), 1)
	f := newFinder(from, 0, 3*room)
	anew, before := 0, 0
	for range 100 {
		spent := f.gamble.positions()
		if _, won := f.gamble.play(context.Background(), 1000); won {
			t.Skip("won with little room")
		}
		if n := f.gamble.positions() - spent; n < 1000 || n > 2000 {
			t.Fatalf("it looked at %d positions, of 1000", n)
		}
		if n := len(f.gamble.nodes); n < before {
			anew++
		}
		before = len(f.gamble.nodes)
		if held := f.gamble.bytes(); held > room+5000 {
			t.Fatalf("it holds %d bytes", held)
		}
	}
	if anew == 0 {
		t.Error("it never began anew")
	}
}

// Where nothing is shuffled in play there is nothing to gamble for.
func TestGambleOnlyWhereShuffled(t *testing.T) {
	_, from := dealt(t, peer(t, "klondike"), 1)
	if f := newFinder(from, 0, 30<<20); f.gamble != nil {
		t.Error("Klondike is gambled for")
	}
}
