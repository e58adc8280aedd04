package solve

import (
	"context"
	"testing"
)

// Lines found depth first are long; shortened, by short cuts and by the positions around them, they still win and can be read.
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
		line, err := replay(search, s, p.path, true)
		if err != nil {
			t.Fatal(err)
		}
		cut := cutShort(s, line)
		best := shorten(s, line)
		if err := verify(s, cut); err != nil {
			t.Errorf("%s %s, cut short: %v", c.game, c.deal, err)
		}
		if err := verify(s, best); err != nil {
			t.Errorf("%s %s: %v", c.game, c.deal, err)
		}
		t.Logf("%s %s: %d moves, %d with short cuts, %d in the end", c.game, c.deal, len(line), len(cut), len(best))
		if len(best) > c.most {
			t.Errorf("%s %s: of %d moves %d are left", c.game, c.deal, len(line), len(best))
		}
	}
}
