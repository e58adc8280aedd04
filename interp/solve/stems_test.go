package solve

import (
	"math/rand/v2"
	"testing"

	"pat/interp/internal/reduce"
)

// Where stems hold no win, the complete search without any pruning finds none either, from
// positions met by random play, over random rule files and deals.
func TestStemsAreKinder(t *testing.T) {
	files := 600
	if testing.Short() {
		files = 120
	}
	applies, dead, alone, alive := 0, 0, 0, 0
	for i := range files {
		r := rand.New(rand.NewPCG(uint64(i), 47))
		text := smallGame(r)
		g := fromText(t, text)
		for deal := range uint64(3) {
			_, s := dealt(t, g, deal)
			relax := s.Game().NewRelaxation()
			if relax.Stems() == nil {
				continue
			}
			applies++
			p := newStems(relax, 1<<20)
			p.begin(s)
			said, won := heldAgainstSearch(t, r, s, 12, 4, func(s *reduce.State) bool {
				found, _ := p.ask(s, 20_000)
				if found == hopeless && !relax.Hopeless(s) {
					alone++
				}
				return found == hopeless
			}, text)
			dead, alive = dead+said, alive+won
		}
	}
	t.Logf("stems of %d of %d deals; %d positions hold no win, %d of them hopeful to the relaxation; %d of those "+
		"looked at can be won", applies, 3*files, dead, alone, alive)
	if applies < files/4 || dead < files/4 || alone < files/8 || alive < files/4 {
		t.Error("too few positions say something")
	}
}

// What finds nothing is asked the rarer the longer that goes on, and what pays is asked always.
func TestAskRarer(t *testing.T) {
	effort := func(answers bool) (early, late int) {
		var r record
		for n := range 100_000 {
			if r.due(ofStems) {
				r.note(answers, 100)
			}
			if n == 10_000 {
				early = r.effort
			}
		}
		return early, r.effort
	}
	if early, late := effort(false); early < 1_000 || early > 2_500 || late > 4*early {
		t.Errorf("for nothing it takes %d for 10,000 positions and %d for 100,000", early, late)
	}
	if _, late := effort(true); late != 100*100_000 {
		t.Errorf("what always answers takes %d for 100,000 positions", late)
	}
}
