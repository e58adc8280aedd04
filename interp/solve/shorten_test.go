package solve

import (
	"context"
	"testing"

	"pat/interp"
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
		line, err := newMover(search.Clone(), true).replay(search, s, p.path)
		if err != nil {
			t.Fatal(err)
		}
		whole, best := shorten(s, line), newFinder(blurred, 1, 16<<20).straighten(t.Context(), s, line)
		for _, line := range [][]interp.Move{whole, best} {
			if err := verify(s, line); err != nil {
				t.Errorf("%s %s: %v", c.game, c.deal, err)
			}
		}
		t.Logf("%s %s: %d moves with short cuts, %d straightened", c.game, c.deal, len(whole), len(best))
		if len(best) > c.most || len(best) >= len(whole) {
			t.Errorf("%s %s: of %d moves %d are left", c.game, c.deal, len(whole), len(best))
		}
	}
}

// However short a line is, straightening it comes to an end.
func TestStraightenShortLines(t *testing.T) {
	g := compile(t, `game Tiny
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
		s, err := g.Deal(deal, g.Setting())
		if err != nil {
			t.Fatal(err)
		}
		if r := Solve(t.Context(), s, Limits{}); r.Verdict != Won {
			t.Errorf("deal %d: %s (%s)", deal, r.Verdict, r.Reason)
		}
	}
}
