package interp

import (
	"sync/atomic"
	"testing"
)

// What is foreseen of a play is what comes of it, in play and in a search.
func TestForesee(t *testing.T) {
	var foreseen, games atomic.Int64
	t.Cleanup(func() {
		if games.Load() < 100 {
			t.Errorf("%d plays of %d games were foreseen", foreseen.Load(), games.Load())
		}
	})
	forEachGame(t, func(t *testing.T, g *Game) {
		here := 0
		look := func(t *testing.T, s *State, m Move) {
			k, ok := s.Foresee(m)
			if !ok {
				return
			}
			here++
			s.Apply(m)
			if k != s.Key() || s.Status() != Playing || len(s.log)-s.marks[len(s.marks)-1].log != 1 {
				t.Fatalf("%v is foreseen to lead to %x and leads to %x with %d changes, and the game is %s", m, k, s.Key(), len(s.log)-s.marks[len(s.marks)-1].log, s.Status())
			}
			s.Undo()
		}
		for n := range deals(t, 4) {
			randomly(t, g, n, 150, func(s *State, moves []Move) {
				for _, m := range moves {
					look(t, s, m)
				}
			})
			deal := mustDeal(t, g, n)
			for _, of := range []func() (*State, error){deal.ForSearch, deal.Blurred} {
				s, err := of()
				if err != nil {
					t.Fatal(err)
				}
				for i := range 100 {
					moves := s.Moves(nil)
					if len(moves) == 0 {
						break
					}
					for _, m := range moves {
						look(t, s, m)
					}
					s.Apply(moves[i*7%len(moves)])
				}
			}
		}
		foreseen.Add(int64(here))
		if here > 0 {
			games.Add(1)
		}
	})
}
