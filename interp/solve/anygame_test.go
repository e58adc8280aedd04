package solve

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/internal/anygame"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// What provers say of positions of games that are drawn at random is held against a search that
// knows nothing of what they leave out: the prover by the rules as they are, the one by kinder
// rules, and the finder's attempts.
//
// PAT_FILES attacks with more files, beginning with PAT_FIRST.
func TestProversOfAnyGame(t *testing.T) {
	files, first := 250, uint64(0)
	if testing.Short() {
		files = 60
	}
	if n, err := strconv.Atoi(os.Getenv("PAT_FILES")); err == nil {
		files = n
	}
	if n, err := strconv.Atoi(os.Getenv("PAT_FIRST")); err == nil {
		first = uint64(n)
	}
	var n proversTally
	for seed := first; seed < first+uint64(files); seed++ {
		text, sheet, ok := anygame.New(seed)
		if !ok {
			continue
		}
		if _, err := interp.Compile(sheet, rules.Setting{}); err != nil {
			continue
		}
		s := dealtInPlay(t, sheet, seed)
		if s.Status() != interp.Playing {
			continue
		}
		attackProvers(t, seed, s, text, &n)
	}
	t.Logf("%d positions, %d of them won: %d refuted, %d proofs, %d blind, %d by kinder rules, %d found", n.positions,
		n.won, n.refuted, n.proofs, n.blind, n.kinder, n.found)
	if n.won < files/10 || n.refuted < files/200 || n.proofs < files/4 || n.found < files/20 {
		t.Error("too few positions say something")
	}
}

type proversTally struct{ positions, won, refuted, proofs, blind, kinder, found int }

// attackProvers asks about the deal and some positions that it leads to.
func attackProvers(t *testing.T, seed uint64, s *interp.State, text string, n *proversTally) {
	r := rand.New(rand.NewPCG(seed, 3))
	var nodes []int
	var states []*reduce.State
	g := anygame.Explore(s, 1200, func(node int, moves []machine.Move) {
		if _, waits := s.Waiting(); s.Status() != interp.Playing || len(moves) == 0 || waits && node > 0 {
			return
		}
		switch {
		case node == 0 || len(nodes) < 4 && r.IntN(4) == 0:
			nodes, states = append(nodes, node), append(states, seen(t, s))
		case r.IntN(node+1) < 2 && len(nodes) > 1:
			i := 1 + r.IntN(len(nodes)-1)
			nodes[i] = node
			states[i] = seen(t, s)
		}
	})
	if !g.Finished {
		return
	}
	for i, at := range states {
		wins := g.Wins[nodes[i]]
		n.positions++
		if wins {
			n.won++
		}
		say := func(who string, won bool) {
			if won != wins {
				t.Errorf("seed %d: position %d can be won: %t, and the %s says %t\n%s", seed, nodes[i], wins, who, won,
					text)
			}
		}
		search, err := at.ForSearch()
		if err != nil {
			t.Fatal(err)
		}
		refute := newRefuter(newMover(search.Clone(), true), inDepth)
		if _, hopeless := refute.why(search); hopeless {
			n.refuted++
			say("refuter", false)
		}
		p := newProver(search, 1<<20, true)
		if p.run(t.Context(), 50_000); p.done {
			n.proofs++
			say("prover", p.won)
			if p.won {
				if err := replays(search, at, p.path, true); err != nil {
					t.Errorf("seed %d: position %d: the line of the prover: %v\n%s", seed, nodes[i], err, text)
				}
			}
		}
		if b := search.Game().NewBlind(); b != nil {
			p := newBlindProver(search, b, 1<<20)
			if p.run(t.Context(), 20_000); p.failed() {
				n.blind++
				say("blind prover", false)
			}
		}
		kinder, _, err := newKinder(at, search, 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		if kinder != nil {
			if kinder.run(t.Context(), 20_000); kinder.failed() {
				n.kinder++
				say("prover by kinder rules", false)
			}
		}
		if i == 0 {
			blurred, err := at.Blurred()
			if err != nil {
				t.Fatal(err)
			}
			if line, won := newFinder(blurred, seed, 1<<20).attempt(t.Context(), 2000); won {
				n.found++
				say("finder", true)
				if err := replays(blurred, at, line, true); err != nil {
					t.Errorf("seed %d: the line of the finder: %v\n%s", seed, err, text)
				}
			}
		}
	}
}
