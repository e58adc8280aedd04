package solve

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"pat/interp"
)

// Deals that no other search decides, in hundreds of millions of positions, are decided at once where suits do not count.
func TestBlindProof(t *testing.T) {
	for name, deal := range map[string]string{"streets-and-alleys": "solvitaire:45", "beleaguered-castle": "solvitaire:56"} {
		rep := Solve(context.Background(), peerDeal(t, peer(t, name), deal), Limits{Positions: 4_000_000})
		if rep.Verdict != Unwinnable || !strings.Contains(rep.Reason, "change places") {
			t.Errorf("%s %s is %s: %s", name, deal, rep.Verdict, rep.Reason)
		}
	}
}

// checkBlindWalk plays at random from where a blind search came to its end: it has met every position.
func checkBlindWalk(t *testing.T, r *rand.Rand, from *interp.State, p *prover, text string) {
	t.Helper()
	m := newMover(from.Clone(), true)
	m.blind, m.lends = from.Game().NewBlind(), false
	for range 4 {
		m.begin(from)
		for range 40 {
			if !p.seen.has(m.key()) {
				t.Fatalf("a blind search did not meet a position\n%s", text)
			}
			var steps []step
			for _, st := range m.steps(nil) {
				if _, ok := st.changed(); !ok {
					steps = append(steps, st)
				}
			}
			if len(steps) == 0 {
				break
			}
			m.do(steps[r.IntN(len(steps))])
			if m.s.Status() != interp.Playing {
				break
			}
		}
	}
}
