package solve

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// walk makes random steps in the first deals of games of other programs and calls a function in
// every position.
func walk(t *testing.T, deals, most int, at func(t *testing.T, m *mover, steps []step)) {
	t.Helper()
	for _, name := range []string{
		"free-cell", "bakers-dozen", "good-measure-AS-AH", "castles-of-spain", "raglan", "somerset", "klondike",
		"klondike-deal-1", "canfield", "golf", "black-hole",
		"simple-simon-FIXED", "beleaguered-castle", "seahaven-towers", "flower-garden", "east-haven",
		"gaps-basic-variant", "spiderette-FIXED",
	} {
		t.Run(name, func(t *testing.T) { walkIn(t, peer(t, name), deals, most, at) })
	}
}

// walkIn is walk in one game.
func walkIn(t *testing.T, g *reduce.Game, deals, most int, at func(t *testing.T, m *mover, steps []step)) {
	t.Helper()
	for n := range deals {
		from := mustDeal(t, g, uint64(n+1))
		s, err := from.Blurred()
		if err != nil {
			t.Fatal(err)
		}
		m := newMover(s, true)
		m.start(nil)
		random := rand.New(rand.NewPCG(uint64(n), 1))
		var steps []step
		for range most {
			if m.s.Status != machine.Playing {
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
}

// A position that is foreseen is the one that comes.
func TestForesee(t *testing.T) {
	foreseen := 0
	walk(t, 150, 150, func(t *testing.T, m *mover, steps []step) {
		for _, st := range steps {
			before, told := m.foresee(st)
			m.do(st)
			come, status := m.key(), m.s.Status
			m.undo()
			after, ok := m.foresee(st) // now the outlook of what came is remembered
			if told && (before != come || status != machine.Playing) ||
				ok && (after != come || status != machine.Playing) {
				t.Fatalf("%v: %x or %x is foreseen, and %x comes, with the game %s", st.move(), before, after, come,
					status)
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

// What is remembered of the cards that are out is so after any step.
func TestOutlookKept(t *testing.T) {
	at := func(t *testing.T, m *mover, _ []step) {
		kept := *m.outlook()
		m.now = nil
		if fresh := *m.outlook(); fresh != kept {
			t.Fatalf("the outlook is %v, and %v was remembered", fresh, kept)
		}
	}
	walk(t, 40, 150, at)
	walkIn(t, fromText(t, strings.Replace(errandGame, "build up in suit", "build up in suit at once", 1)), 40, 150, at)
}

// Where a table takes one position for another of lower levels, all that can be done from there
// leads to where something leads from the other.
func TestLevels(t *testing.T) {
	const text = `game Levels
deal
  1 2 3 4 5 to tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 5
  build down in alternating colours
  move sequence
  spaces take kings
stock
  turn %d to waste
  %s
waste
win when foundations full
`
	for _, n := range []int{1, 2, 3, 4, 5} {
		for _, redeals := range []string{"", "redeals 1", "redeals unlimited"} {
			t.Run(fmt.Sprint(n, redeals), func(t *testing.T) { levels(t, fromText(t, fmt.Sprintf(text, n, redeals))) })
		}
	}
}

func levels(t *testing.T, g *reduce.Game) {
	compared := 0
	none := [2]uint8{reduce.NoLevel, reduce.NoLevel}
	walkIn(t, g, 100, 60, func(t *testing.T, m *mover, _ []step) {
		met := map[machine.Key]slot{} // what follows from here
		for _, st := range m.steps(nil) {
			m.do(st)
			k := withLevels(m.key(), none)
			follows := slotOf(m.key())
			if at, ok := met[k]; ok {
				follows = follows.lower(at)
			}
			met[k] = follows
			m.undo()
		}
		here, low := slotOf(m.key()), m.turned()
		all := low + m.s.Len(m.cycle.Stock)
		for h := range all + 1 {
			m.s.Turned(reduce.Reach{Height: h})
			if at := slotOf(m.key()); at.is(here) && at.lower(here) == here {
				compared++
				for _, st := range m.steps(nil) {
					if r, _ := m.fromWaste(st); r.Redeal && !m.cycle.Endless && r.Height >= low &&
						((r.Height-low)%m.cycle.N == 0 || r.Height == all) {
						continue // from below it takes no redeal
					}
					m.do(st)
					k := m.key()
					if at, ok := met[withLevels(k, none)]; !ok || slotOf(k).lower(at) != at {
						t.Fatalf("%v from height %d leads where nothing leads from %d", st.move(), h, low)
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

// scorerOf is a scorer of what can be reached from a position.
func scorerOf(s *reduce.State) *scorer {
	sc := newScorer(s.Game())
	sc.renew(s)
	return sc
}

// The score of a position that is foreseen is the score it has.
func TestScoreAfter(t *testing.T) {
	scored := 0
	var of *mover
	var sc, anew *scorer
	walk(t, 150, 150, func(t *testing.T, m *mover, steps []step) {
		if m != of {
			of, sc, anew = m, scorerOf(m.s), scorerOf(m.s)
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
			if want := anew.score(m.s, m.outlook().next); math.Abs(float64(got-want)) > 1e-3*max(1,
				math.Abs(float64(want))) {
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
	plunge := func(s *reduce.State) (*finder, []step, bool) {
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
		s := mustDeal(t, g, n+1)
		f, line, ok := plunge(s)
		switch {
		case ok:
			won++
			search, err := s.ForSearch()
			if err != nil {
				t.Fatal(err)
			}
			if err := replays(search, s, line, true); err != nil {
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
