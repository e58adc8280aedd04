package solve

import (
	"context"
	"strconv"
	"testing"

	"pat/interp/internal/machine"
)

// Lines found depth first are long; straightened and shortened they still win and can be read.
func TestShorten(t *testing.T) {
	for _, c := range []struct {
		game, deal string
		most       int // moves
	}{
		{"raglan", "solvitaire:4", 400}, {"fore-cell", "solvitaire:3", 300},
	} {
		s := peerDeal(t, peer(t, c.game), c.deal)
		search, err := s.ForSearch()
		if err != nil {
			t.Fatal(err)
		}
		p := newProver(search, 64<<20, true)
		p.run(context.Background(), 3_000_000)
		if !p.won {
			t.Fatalf("%s %s is not won", c.game, c.deal)
		}
		blurred, err := s.Blurred()
		if err != nil {
			t.Fatal(err)
		}
		line, _, err := newMover(search.Clone(), true).replay(search, s, p.path)
		if err != nil {
			t.Fatal(err)
		}
		var cut cutter
		whole, far := cut.shorten(s, line, 1), cut.shorten(s, line, 2)
		best := newFinder(blurred, 1, 16<<20).straighten(t.Context(), s, line)
		for _, line := range [][]machine.Move{whole, far, best} {
			if err := verify(s, line); err != nil {
				t.Errorf("%s %s: %v", c.game, c.deal, err)
			}
		}
		t.Logf("%s %s: %d moves with short cuts of one move, %d of two, %d straightened", c.game, c.deal, len(whole),
			len(far), len(best))
		if len(best) > c.most || len(best) >= len(whole) || len(far) >= len(whole) {
			t.Errorf("%s %s: of %d moves %d are left, or %d", c.game, c.deal, len(whole), len(far), len(best))
		}
	}
}

// Where a move leads further along a line than to its next position, that is seen without a look.
func TestNear(t *testing.T) {
	cuts := 0
	for _, name := range []string{"freecell", "bakers-dozen", "yukon", "canfield", "spider", "penguin"} {
		for deal := range 5 {
			s := peerDeal(t, peer(t, name), strconv.Itoa(deal+1))
			r := search(t.Context(), s, Limits{Positions: 20_000, Rough: true})
			if r.Verdict != Won {
				continue
			}
			c := cutter{s: s.Clone(), most: 1, left: [2]int{nearBudget, farBudget}}
			c.follow(r.Line)
			c.s.CopyFrom(s)
			for i, m := range r.Line {
				c.best, c.to = c.best[:0], i
				if c.look(0); c.to > i+1 {
					cuts++
					if !c.near(i) {
						t.Errorf("%s %d: a move leads from position %d to %d", name, deal+1, i, c.to)
					}
				}
				c.s.Apply(m)
			}
		}
	}
	if cuts < 20 {
		t.Errorf("only %d short cuts", cuts)
	}
}

// A line that is polished wins in fewer moves.
func TestPolish(t *testing.T) {
	for _, name := range []string{"freecell", "klondike", "bakers-dozen"} {
		g, plain, polished := peer(t, name), 0, 0
		for deal := range 10 {
			s := peerDeal(t, g, strconv.Itoa(deal+1))
			for _, moves := range []*int{&plain, &polished} {
				r := search(t.Context(), s, Limits{Positions: 100_000, Polish: moves == &polished})
				if r.Verdict == Won {
					*moves += len(r.Line)
				}
			}
		}
		if t.Logf("%s: %d moves, %d polished", name, plain, polished); polished*20 >= plain*19 {
			t.Errorf("%s: %d moves, and polished %d", name, plain, polished)
		}
	}
}

// However short a line is, straightening and polishing it come to an end.
func TestStraightenShortLines(t *testing.T) {
	g := fromText(t, `game Tiny
ranks ace to four
suits spades
deal
  rest to tableau 1
tableau 2
  build any card
  spaces take any card
foundations 2
  base ace
  build up in suit
win when all cards on foundations
`)
	for deal := range uint64(100) {
		s := mustDeal(t, g, deal)
		if r := search(t.Context(), s, Limits{Polish: true}); r.Verdict != Won {
			t.Errorf("deal %d: %s (%s)", deal, r.Verdict, r.Reason)
		}
	}
}
