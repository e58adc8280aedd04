package solve

import (
	"math"
	"math/rand/v2"
	"testing"

	"pat/interp"
)

// walk makes random steps in the first deals of games of other programs and calls a function in every position.
func walk(t *testing.T, deals, most int, at func(t *testing.T, m *mover, steps []step)) {
	t.Helper()
	for _, name := range []string{
		"free-cell", "bakers-dozen", "good-measure-AS-AH", "castles-of-spain", "raglan", "somerset", "klondike", "klondike-deal-1", "canfield", "golf", "black-hole",
		"simple-simon-FIXED", "beleaguered-castle", "seahaven-towers", "flower-garden", "east-haven", "gaps-basic-variant", "spiderette-FIXED",
	} {
		t.Run(name, func(t *testing.T) {
			g := peer(t, name)
			for n := range deals {
				from, err := g.Deal(uint64(n+1), g.Setting())
				if err != nil {
					t.Fatal(err)
				}
				s, err := from.Blurred()
				if err != nil {
					t.Fatal(err)
				}
				m := newMover(s, true)
				m.start()
				random := rand.New(rand.NewPCG(uint64(n), 1))
				var steps []step
				for range most {
					if m.s.Status() != interp.Playing {
						break
					}
					if steps = m.steps(steps[:0]); len(steps) == 0 {
						break
					}
					at(t, m, steps)
					st := steps[random.IntN(len(steps))]
					for range 3 { // games go further where cards go out
						if m.class[st.move().To()] != classOut {
							st = steps[random.IntN(len(steps))]
						}
					}
					m.do(st)
				}
			}
		})
	}
}

// A position that is foreseen is the one that comes.
func TestForesee(t *testing.T) {
	foreseen := 0
	walk(t, 150, 150, func(t *testing.T, m *mover, steps []step) {
		for _, st := range steps {
			before, told := m.foresee(st)
			m.do(st)
			come, status := m.key(), m.s.Status()
			m.undo()
			after, ok := m.foresee(st) // now the outlook of what came is remembered
			if told && (before != come || status != interp.Playing) || ok && (after != come || status != interp.Playing) {
				t.Fatalf("%v: %x or %x is foreseen, and %x comes, with the game %s", st.move(), before, after, come, status)
			}
			if ok {
				foreseen++
			}
		}
	})
	if foreseen < 10_000 {
		t.Errorf("only %d steps were foreseen", foreseen)
	}
}

// Where positions differ in the level of their keys alone, all that can be done from the higher one leads to where something leads
// from the lower one, or to a higher level of it.
func TestLevels(t *testing.T) {
	compared := 0
	walk(t, 150, 150, func(t *testing.T, m *mover, _ []step) {
		if m.cycle == nil || waiting(m.s) {
			return
		}
		low := map[interp.Key]uint64{} // of what follows from here, by the rest of the key
		plain := func(k interp.Key) interp.Key { k.B &^= levelMask; return k }
		for _, st := range m.steps(nil) {
			m.do(st)
			k := m.key()
			if at, met := low[plain(k)]; !met || k.B&levelMask < at {
				low[plain(k)] = k.B & levelMask
			}
			m.undo()
		}
		here := m.key()
		for _, r := range m.s.Reaches(nil) {
			if r.Redeal {
				continue
			}
			m.s.Turned(r)
			if k := m.key(); plain(k) == plain(here) {
				if k.B <= here.B {
					t.Fatalf("turned from level %d to %d", here.B&levelMask, k.B&levelMask)
				}
				compared++
				for _, st := range m.steps(nil) {
					m.do(st)
					k := m.key()
					if at, met := low[plain(k)]; !met || at > k.B&levelMask {
						t.Fatalf("%v from height %d leads where nothing leads from below", st.move(), r.Height)
					}
					m.undo()
				}
			}
			m.s.Undo()
		}
	})
	if compared < 1000 {
		t.Errorf("only %d heights were compared", compared)
	}
}

// The score of a position that is foreseen is the score it has.
func TestScoreAfter(t *testing.T) {
	scored := 0
	var of *mover
	var sc, anew *scorer
	walk(t, 150, 150, func(t *testing.T, m *mover, steps []step) {
		if m != of {
			of, sc, anew = m, newScorer(m.s), newScorer(m.s)
			sc.vary(rand.New(rand.NewPCG(1, 2)), 0.5) // no weight is nothing by chance
			anew.weights = sc.weights
		}
		next := m.outlook().next
		now := sc.score(m.s, next)
		for _, st := range steps {
			mv := st.move()
			if _, ok := m.foresee(st); !ok || !m.onlyMoves(st) {
				continue
			}
			scored++
			got := (&finder{m: m, sc: sc}).foretell(now, st, next)
			m.do(st)
			if want := anew.score(m.s, m.outlook().next); math.Abs(float64(got-want)) > 1e-3*max(1, math.Abs(float64(want))) {
				t.Fatalf("%v: the score is foretold as %g and is %g", mv, got, want)
			}
			m.undo()
		}
	})
	if scored < 10_000 {
		t.Errorf("only %d scores were foretold", scored)
	}
}

// A plunge wins deals, and comes to its end in one that cannot be won.
func TestPlunge(t *testing.T) {
	plunge := func(s *interp.State) (*finder, []step, bool) {
		blurred, err := s.Blurred()
		if err != nil {
			t.Fatal(err)
		}
		f := newFinder(blurred, 1, 16<<20)
		line, won := f.plungeLong(t.Context(), 1_000_000)
		return f, line, won
	}
	g := peer(t, "castles-of-spain")
	won, ended := 0, 0
	for n := range uint64(30) {
		s, err := g.Deal(n+1, g.Setting())
		if err != nil {
			t.Fatal(err)
		}
		f, line, ok := plunge(s)
		switch {
		case ok:
			won++
			search, err := s.ForSearch()
			if err != nil {
				t.Fatal(err)
			}
			moves, err := replay(search, s, line, true)
			if err == nil {
				err = verify(s, moves)
			}
			if err != nil {
				t.Errorf("deal %d: %v", n+1, err)
			}
		case f.bottom():
			ended++
		}
		if f.positions > 1_000_100 || f.positions == 0 {
			t.Errorf("deal %d: %d positions", n+1, f.positions)
		}
	}
	if won < 20 || ended < 1 {
		t.Errorf("%d deals were won and %d plunges came to their end", won, ended)
	}
}
