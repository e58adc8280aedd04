package reduce

import (
	"math/rand/v2"
	"testing"

	"pat/interp/internal/machine"
)

// Where each card is there once, what is kept in sets says the same as what is kept by place; and a
// card that has come and could go on makes no position hopeless that was not.
func TestRelaxationOfSingleCards(t *testing.T) {
	asked, hopeless, on := 0, 0, 0
	for _, name := range []string{
		"bakers-dozen", "good-measure", "bisley", "fan", "klondike", "yukon", "freecell", "flower-garden",
		"beleaguered-castle", "easthaven", "russian-solitaire", "raglan", "king-albert", "eight-off",
	} {
		g := compiled(t, name)
		random := rand.New(rand.NewPCG(1, 1))
		shifts := func(p int) bool { return g.ZoneOf(p).Sheet.Kind.Shifts() }
		for deal := range uint64(20) {
			s := mustDeal(t, g, deal+1)
			sets, places := s.Game().NewRelaxation(), s.Game().NewRelaxation()
			if sets == nil || sets.lists {
				t.Fatalf("%s: %+v", name, sets)
			}
			places.lists = true
			came := -1
			for range 60 {
				got, want := sets.Hopeless(s), places.Hopeless(s)
				if got != want {
					t.Fatalf("%s %d: hopeless by sets %v, by places %v", name, deal+1, got, want)
				}
				if asked++; got {
					hopeless++
				}
				if came >= 0 && sets.GoesOn(s, came) {
					if on++; got {
						t.Fatalf("%s %d: hopeless by a card that could go on from pile %d", name, deal+1, came)
					}
				}
				ms := s.Moves(nil)
				if len(ms) == 0 {
					break
				}
				m, log := ms[random.IntN(len(ms))], len(s.Log)
				s.Apply(m)
				came = -1
				single := m.Kind() == machine.Play && m.N() == 1 && len(s.Log) == log+1
				if !got && single && shifts(m.From()) && shifts(m.To()) {
					came = m.To()
				}
			}
		}
	}
	t.Logf("%d of %d positions are hopeless; %d cards could go on", hopeless, asked, on)
	if hopeless < asked/20 || hopeless > asked*19/20 || on < 500 {
		t.Errorf("%d of %d positions are hopeless; %d cards could go on", hopeless, asked, on)
	}
}
