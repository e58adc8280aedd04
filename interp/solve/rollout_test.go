package solve

import (
	"context"
	"fmt"
	"math"
	"testing"
)

// A rollout wins what is hard to search and easy to play, and the line that it tells wins by the
// moves of the game.
func TestRollout(t *testing.T) {
	g := peer(t, "american-toad")
	won := 0
	for deal := 1; deal <= 20; deal++ {
		from := peerDeal(t, g, fmt.Sprint(deal))
		f := newFinder(from, 0, 10<<20)
		line, ok := f.rollOut(context.Background(), math.MaxInt64)
		if !ok {
			continue
		}
		won++
		m := newMover(from.Clone(), true)
		m.begin(from)
		for _, st := range line {
			m.do(st)
		}
		if f.m.s.Key() != m.s.Key() {
			t.Errorf("deal %d: the line does not lead to the win", deal)
		}
	}
	if won < 10 {
		t.Errorf("%d of 20 deals are won by one rollout each, want half at least", won)
	}
}

// A rollout that gets no further ends soon, and so does one that may look at no more.
func TestRolloutEnds(t *testing.T) {
	g := peer(t, "spider")
	for deal := 1; deal <= 10; deal++ {
		f := newFinder(peerDeal(t, g, fmt.Sprint(deal)), 0, 10<<20)
		f.rollOut(context.Background(), math.MaxInt64)
		if most := 60 * f.patience; f.positions > most {
			t.Errorf("deal %d: %d positions, more than %d", deal, f.positions, most)
		}
		before := f.positions
		const most = 100
		f.rollOut(context.Background(), most)
		if n := f.positions - before; n > 3*most {
			t.Errorf("deal %d: %d positions where %d are allowed", deal, n, most)
		}
	}
}

// Rollouts begin when dives have had their turn, come the rarer the more have failed, and hardly
// where they come nowhere.
func TestRolloutsDue(t *testing.T) {
	count := func(far float64, positions int64) (n int) {
		r := rollouts{far: far}
		for at := int64(0); at < positions; at += 1000 {
			if r.due(at) {
				r.begun++
				r.spent += 1000
				n++
			}
		}
		return n
	}
	if n := count(1, rolloutsBehind); n != 0 {
		t.Errorf("%d rollouts before any is due", n)
	}
	soon, late, vain := count(1, 100_000), count(1, 1_000_000), count(0.1, 1_000_000)
	if soon < 10 || late <= soon || late > 7*soon || vain > 10 {
		t.Errorf("%d rollouts in 100,000 positions, %d in ten times as many, %d where they come nowhere", soon, late,
			vain)
	}
}
