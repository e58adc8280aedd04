package reduce

import (
	"math/rand/v2"
	"sync/atomic"
	"testing"

	"pat/interp/internal/machine"
)

// What is foreseen of a play is what comes of it, in play and in a search.
func TestForesee(t *testing.T) {
	var foreseen, games, fills atomic.Int64
	t.Cleanup(func() {
		if games.Load() < 100 || fills.Load() < 100 {
			t.Errorf("%d plays of %d games were foreseen, of which %d fill a space", foreseen.Load(), games.Load(),
				fills.Load())
		}
	})
	forEachGame(t, func(t *testing.T, g *Game) {
		here, filled := 0, int64(0)
		look := func(t *testing.T, s *State, m machine.Move) {
			k, ok := s.Foresee(m)
			if !ok {
				return
			}
			here++
			s.Apply(m)
			changes := s.Log[s.Marks[len(s.Marks)-1].Log:]
			var more []machine.Entry // but cards that turn up
			for _, e := range changes[1:] {
				if e.Op != machine.LogFlip {
					more = append(more, e)
				}
			}
			if len(more) > 0 {
				filled++
			}
			filling := len(more) == 1 && more[0].Op == machine.LogUnit && int(more[0].To) == m.From()
			if k != s.Key() || s.Status != machine.Playing || len(more) > 0 && !filling {
				t.Fatalf("%v is foreseen to lead to %x and leads to %x with %d changes, and the game is %s", m, k,
					s.Key(), len(changes), s.Status)
			}
			s.Undo()
		}
		for n := range deals(t, 4) {
			randomly(t, g, n, 150, func(s *State, moves []machine.Move) {
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
		fills.Add(filled)
		if here > 0 {
			games.Add(1)
		}
	})
}

// Where plays bring nothing else about, no play does.
func TestQuiet(t *testing.T) {
	var quiet, loud atomic.Int64
	t.Cleanup(func() {
		if quiet.Load() < 50 || loud.Load() < 50 {
			t.Errorf("%d games are quiet, and %d are not", quiet.Load(), loud.Load())
		}
	})
	forEachGame(t, func(t *testing.T, g *Game) {
		if !g.Quiet() {
			loud.Add(1)
			return
		}
		quiet.Add(1)
		randomly(t, g, 1, 100, func(s *State, moves []machine.Move) {
			if _, waits := s.Waiting(); waits {
				return
			}
			for _, m := range moves {
				if m.Kind() != machine.Play {
					continue
				}
				s.Apply(m)
				for _, e := range s.Log[s.Marks[len(s.Marks)-1].Log+1:] {
					if e.Op != machine.LogInt {
						t.Fatalf("%v brings about %v", m, e)
					}
				}
				s.Undo()
			}
		})
	})
}

// What is foreseen of a play after turning the stock is what comes of it, and keys that tell only
// which cards stock and waste have tell positions apart as those do that tell their order.
func TestForeseeTurned(t *testing.T) {
	foreseen, games := 0, 0
	for _, id := range shippedLibrary().IDs() {
		g := compiled(t, id)
		if g.Cycle == nil {
			continue
		}
		before := foreseen
		for deal := range uint64(10) {
			plain := mustDeal(t, g, deal)
			s, err := plain.ForSearch()
			if err != nil {
				t.Fatal(err)
			}
			cy := s.g.Cycle
			keys := map[machine.Key]machine.Key{}
			random := rand.New(rand.NewPCG(deal, 3))
			for range 200 {
				if s.Status != machine.Playing {
					break
				}
				moves := s.DistinctMovesBut(nil)
				reach := append(s.Reaches(nil), Reach{Height: s.Len(cy.Waste)})
				r := reach[random.IntN(len(reach))]
				for _, m := range s.PlaysAt(r.Height, nil) {
					k, ok := s.ForeseeTurned(m, r)
					if !ok {
						continue
					}
					foreseen++
					s.Turned(r)
					s.Apply(m)
					n := 2
					if changes := len(s.Log) - s.Marks[len(s.Marks)-1].Log; changes != 1 {
						t.Fatalf("%s: %v makes %d changes", id, m, changes)
					}
					if s.AtRest() {
						s.Turned(Reach{})
						n++
					}
					if s.Key() != k || s.Status != machine.Playing {
						t.Fatalf("%s: %v at %d is foreseen to lead to %x and leads to %x", id, m, r.Height, k, s.Key())
					}
					for range n {
						s.Undo()
					}
				}
				// a walk of both, sometimes turning
				if len(moves) == 0 || random.IntN(3) == 0 {
					s.Turned(r)
					plain.Turned(r)
					moves = s.PlaysAt(r.Height, nil)
				}
				if len(moves) > 0 {
					m := moves[random.IntN(len(moves))]
					s.Apply(m)
					plain.Apply(m)
				}
				if k, met := keys[plain.Key()]; met && k != s.Key() {
					t.Fatalf("%s: a position has two keys", id)
				}
				keys[plain.Key()] = s.Key()
			}
			told := map[machine.Key]bool{}
			for _, k := range keys {
				told[k] = true
			}
			if len(told) != len(keys) && !lumps(s.g) {
				t.Errorf("%s: %d positions have %d keys", id, len(keys), len(told))
			}
		}
		if foreseen > before {
			games++
		}
	}
	if foreseen < 5000 || games < 20 {
		t.Errorf("%d plays of %d games were foreseen", foreseen, games)
	}
}

// lumps reports whether keys take some cards for the same.
func lumps(g *Game) bool {
	for c := range g.Alike {
		if g.Alike[c] != machine.Card(c) {
			return true
		}
	}
	return false
}

// Where sequences are taken at once, plays that bring none about are foreseen, and none that does:
// by the card that is played, by one that is laid bare, face up or down, or by a foundation that is
// left.
func TestForeseeTakes(t *testing.T) {
	for _, text := range []string{
		"deal\n  4 to each tableau\n  rest to stock\n\n" +
			"foundations 4\n  takes sequence four to ace in suit at once\n\n" +
			"tableau 4\n  build down in any suit\n  move sequence in suit\n  spaces take any card\n\nstock\n  turn " +
			"1 to each tableau",
		"deal\n  5 5 3 3 to tableau\n\nfoundations 2\n  takes sequence four to ace in any suit at once\n  build up " +
			"in any suit\n  worry back\n\n" +
			"tableau 4\n  build down in any suit\n  move sequence\n  spaces take any card",
		"deal\n  4 to each tableau top face up\n  rest to stock\n\nfoundations 4\n  takes sequence four to ace in " +
			"any suit at once\n\n" +
			"tableau 4\n  build down in any suit\n  move sequence\n  spaces take any card\n\nstock\n  turn 1 to " +
			"each tableau",
	} {
		g := fromText(t, "game Takes\nsource tests\ndecks 2\nranks ace to four\nsuits hearts spades\n\n"+
			text+"\n\nwin when foundations full")
		foreseen, took := 0, 0
		for n := range uint64(2000) {
			randomly(t, g, n+1, 60, func(s *State, moves []machine.Move) {
				for _, m := range moves {
					k, ok := s.Foresee(m)
					more := s.KeyAfter(m)
					s.Apply(m)
					if ok && (k != s.Key() || s.Status != machine.Playing) || more != s.Key() {
						t.Fatalf("%v is foreseen to lead to %x, with all that follows to %x, and leads to %x", m, k,
							more, s.Key())
					}
					s.Undo()
					switch {
					case ok:
						foreseen++
					case m.Kind() == machine.Play:
						took++
					}
				}
			})
		}
		if foreseen < 1000 || took < 1000 {
			t.Errorf("%d plays were foreseen, %d not, in\n%s", foreseen, took, text)
		}
	}
}
