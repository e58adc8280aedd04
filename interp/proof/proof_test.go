package proof_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/internal/anygame"
	"pat/interp/proof"
	"pat/interp/solve"
)

// deal deals a shipped game.
func deal(t testing.TB, id string, number uint64) *interp.State {
	t.Helper()
	return gametest.Deal(t, gametest.Shipped(t, id), number)
}

// What the search calls unwinnable has a proof where few positions can be reached; it reads back as
// it was written, and holds.
func TestProofsHold(t *testing.T) {
	for _, id := range []string{"beleaguered-castle", "clock-patience", "fortress", "osmosis", "zudecken"} {
		t.Run(id, func(t *testing.T) {
			made := 0
			for number := uint64(1); number < 40 && made < 2; number++ {
				s := deal(t, id, number)
				if solve.Solve(context.Background(), s, solve.Limits{Positions: 5000}).Verdict != solve.Unwinnable {
					continue
				}
				p, err := proof.Of(context.Background(), s, 20_000)
				if many := new(proof.TooManyError); errors.As(err, &many) {
					continue
				}
				if err != nil {
					t.Fatalf("deal %d: %v", number, err)
				}
				q, err := proof.Read(p.Text())
				if err != nil {
					t.Fatalf("deal %d: %v in\n%s", number, err, p.Text())
				}
				if err := q.Check(context.Background()); err != nil {
					t.Fatalf("deal %d: %v", number, err)
				}
				made++
			}
			if made == 0 {
				t.Error("no deal has a proof")
			}
		})
	}
}

// hopeless is a game of eight cards that is seldom won.
const hopeless = `game Hopeless
ranks ace to two

deal
  rest to each tableau

foundations 4
  base ace
  build up in suit

tableau 2
  build down in suit
  spaces stay empty

win when foundations full
`

func small(t testing.TB, text string) *interp.State {
	t.Helper()
	return gametest.Deal(t, gametest.Of(t, text), 1)
}

// There is no proof of what can be won, of what is left to chance, and of what is too much.
func TestNoProof(t *testing.T) {
	won := deal(t, "clock-patience", wonDeal(t))
	if _, err := proof.Of(context.Background(), won, 1000); !errors.Is(err, proof.ErrWon) {
		t.Errorf("a deal that can be won: %v", err)
	}
	if _, err := proof.Of(context.Background(), deal(t, "birthday", 1), 1000); !errors.Is(err, proof.ErrShuffles) {
		t.Errorf("a game that shuffles: %v", err)
	}
	many := new(proof.TooManyError)
	large := deal(t, "klondike", 1)
	if _, err := proof.Of(context.Background(), large, 1000); !errors.As(err, &many) || many.Most != 1000 {
		t.Errorf("a large game: %v", err)
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if _, err := proof.Of(ctx, large, 1_000_000); !errors.Is(err, context.Canceled) {
		t.Errorf("a search that is ended: %v", err)
	}
}

// wonDeal is a deal of Clock Patience that is won, which leaves the player no choice.
func wonDeal(t testing.TB) uint64 {
	for number := uint64(1); number < 100; number++ {
		s := deal(t, "clock-patience", number)
		for ms := s.Moves(nil); len(ms) > 0; ms = s.Moves(ms) {
			s.Apply(ms[0])
		}
		if s.Status() == interp.Won {
			return number
		}
	}
	t.Fatal("no deal is won")
	return 0
}

// What was changed in a proof is found.
func TestForgeriesFail(t *testing.T) {
	text := stuck(t).Text()
	if p, err := proof.Read(text); err != nil || p.Check(context.Background()) != nil || p.Title() != "Hopeless" {
		t.Fatal(err)
	}
	for name, change := range map[string][2]string{
		"a position more":     {"positions ", "positions 1"},
		"another digest":      {"digest ", "digest 0"},
		"another position":    {"board t1:", "board t2:"},
		"kinder rules":        {"spaces stay empty", "spaces take any card"},
		"other rules for all": {"base ace", "base any card"},
		"no rules":            {"\nrules\n", "\n"},
		"no proof":            {"pat proof", "pat game"},
		"broken rules":        {"build up in suit", "build upp in suit"},
	} {
		t.Run(name, func(t *testing.T) {
			forged := strings.Replace(text, change[0], change[1], 1)
			if forged == text {
				t.Fatal("nothing is changed")
			}
			p, err := proof.Read(forged)
			if err == nil {
				err = p.Check(context.Background())
			}
			if err == nil {
				t.Errorf("is believed:\n%s", forged)
			}
		})
	}
}

func stuck(t testing.TB) *proof.Proof {
	t.Helper()
	g := small(t, hopeless).Game()
	for number := uint64(1); ; number++ {
		s, err := g.Deal(number, rules.Setting{})
		if err != nil || number > 100 {
			t.Fatal("no deal is stuck", err)
		}
		if p, err := proof.Of(context.Background(), s, 1000); err == nil {
			return p
		}
	}
}

// A proof says what a search that was written apart says, over random rule files.
func TestProofsAgreeWithTheCompleteSearch(t *testing.T) {
	made := 0
	for seed := range uint64(400) {
		_, sheet, ok := anygame.New(seed)
		if !ok {
			continue
		}
		g, err := interp.Compile(sheet, sheet.Defaults())
		if err != nil {
			continue
		}
		s, err := g.Deal(seed, rules.Setting{})
		if err != nil {
			continue
		}
		p, err := proof.Of(context.Background(), s, 500)
		graph := anygame.Explore(s, 500, nil)
		differ := func() bool { // a proof may be shorter, where cards are frozen
			n := int64(len(graph.Next))
			return n < p.Visited.Positions || n > p.Visited.Positions && p.Visited.Frozen == 0
		}
		switch {
		case err == nil && graph.Finished && (graph.Wins[0] || differ()),
			err == nil && !graph.Finished && p.Visited.Frozen == 0:
			t.Errorf("seed %d: %d positions prove it; the search finds %d", seed, p.Visited.Positions, len(graph.Next))
		case errors.Is(err, proof.ErrWon) && graph.Finished && !graph.Wins[0]:
			t.Errorf("seed %d: said to be won, and is not", seed)
		case err == nil:
			made++
		}
	}
	if made < 20 {
		t.Errorf("only %d proofs", made)
	}
}

// FuzzRead reads anything.
func FuzzRead(f *testing.F) {
	f.Add(stuck(f).Text())
	f.Add("pat proof 2\nclaim unwinnable\npositions -1\nfrozen 0\ndigest\nrules\n")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := proof.Read(text)
		if err != nil {
			return
		}
		if q, err := proof.Read(p.Text()); err != nil || q.Text() != p.Text() {
			t.Errorf("%q reads back as %v, %v", p.Text(), q, err)
		}
	})
}
