package solve

import (
	"math/rand/v2"
	"testing"

	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// Whether a play changes anything, and whether a card lies face down, may depend on which of the
// cards of a sort lies where; a blind search asks neither.
func TestBlindSearchMeetsAll(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 29))
	for _, text := range []string{
		`game Down
suits spades hearts clubs diamonds
ranks ace to three
deal
  1 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 2
  build down in any suit
  spaces take any card
  exposed card stays down when stock empty
stock
  turn 2 to tableau 1 face down
win when foundations full
`, `game Alike
suits spades hearts clubs diamonds
ranks ace to two
deal
  all aces to foundations
  1 to cells
  rest to each tableau alternately face down
foundations 4
  build in order ace to two in alternating colours
  worry back
tableau 4
  build up in any suit
  build down in any suit when cards in foundations is at least 3 and spaces in tableau is at least 1
  spaces take 2 cards
  spaces take any card from foundations at once
cells 1
win when foundations full
`,
	} {
		g, ended := fromText(t, text), 0
		for deal := range uint64(60) {
			_, search := dealt(t, g, deal)
			p := newBlindProver(search, search.Game().NewBlind(), 1<<20)
			p.run(t.Context(), 50_000)
			if p.failed() {
				ended++
				for range 20 {
					checkBlindWalk(t, r, search, p, text)
				}
			}
		}
		if ended == 0 {
			t.Errorf("no blind search came to its end\n%s", text)
		}
	}
}

// checkBlindWalk plays at random from where a blind search came to its end: it has met every
// position.
func checkBlindWalk(t *testing.T, r *rand.Rand, from *reduce.State, p *prover, text string) {
	t.Helper()
	m := newBlindMover(from, from.Game().NewBlind())
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
			if m.s.Status != machine.Playing {
				break
			}
		}
	}
}
