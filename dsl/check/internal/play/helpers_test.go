package play

import (
	"testing"

	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// one is a game of one pack and nothing else.
func one(t *testing.T) *game {
	t.Helper()
	s, ds := rules.Load(&rules.Library{}, "test.pat", []byte("game One\n\ndeal\n  rest to stock\n"))
	if ds.Errors() > 0 {
		t.Fatal(ds[0].Message)
	}
	return &game{Setup: facts.New(judge.New(s), s.Defaults())}
}

func TestOneOf(t *testing.T) {
	if got := one(t).oneOf(cards.OfRank(0) | cards.OfRank(12)); got != "ace or king" {
		t.Errorf("oneOf = %q", got)
	}
}

func TestUnpaired(t *testing.T) {
	g := one(t)
	// Jacks leave with queens only, and one queen is gone.
	queens := cards.OfRank(11) &^ (cards.OfSuit(cards.Hearts) & cards.OfRank(11))
	some, others := g.unpaired(func(k cards.Kind) cards.Mask {
		if k.Rank() == 10 {
			return queens
		}
		return cards.OfRank(10)
	}, cards.OfRank(10)|queens)
	if g.Copies(some|others) != 7 {
		t.Errorf("unpaired: %s and %s", g.Show(some), g.Show(others))
	}
}

func TestRuns(t *testing.T) {
	g := one(t)
	down := g.Related(&rules.Relation{Down: true, Suits: rules.InSuit}).On
	for n, want := range map[int]bool{1: true, 13: true, 14: false} {
		if got := g.runs(&down, n); got != want {
			t.Errorf("%d cards down in suit: %v", n, got)
		}
	}
}
