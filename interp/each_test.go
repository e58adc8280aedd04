package interp

import (
	"testing"

	"pat/dsl/cards"
	"pat/interp/internal/machine"
)

// `each` in a condition is asked pile by pile, in every form of question, and not of the piles
// together.
func TestEachIsAskedPileByPile(t *testing.T) {
	every := func(f func(s *machine.State, p int) bool) func(*machine.State) bool {
		return func(s *machine.State) bool {
			for p := 4; p < 10; p++ { // the tableau
				if !f(s, p) {
					return false
				}
			}
			return true
		}
	}
	top := func(f func(k cards.Kind) bool) func(*machine.State) bool {
		return every(func(s *machine.State, p int) bool { return s.Len(p) > 0 && f(s.Card(p, s.Len(p)-1).Kind()) })
	}
	reds := func(s *machine.State, p int) (n int) {
		for i := range s.Len(p) {
			if s.Card(p, i).Kind().Red() {
				n++
			}
		}
		return n
	}
	not := func(f func(*machine.State) bool) func(*machine.State) bool {
		return func(s *machine.State) bool { return !f(s) }
	}
	for _, c := range []struct {
		cond string
		want func(*machine.State) bool
	}{
		{"cards in each tableau is at least 2", every(func(s *machine.State, p int) bool { return s.Len(p) >= 2 })},
		{"cards in each tableau is not 3", every(func(s *machine.State, p int) bool { return s.Len(p) != 3 })},
		{
			"not cards in each tableau is at least 1",
			not(every(func(s *machine.State, p int) bool { return s.Len(p) >= 1 })),
		},
		{"2 cards in each tableau", every(func(s *machine.State, p int) bool { return s.Len(p) >= 2 })},
		{"at most 1 red cards in each tableau", every(func(s *machine.State, p int) bool { return reds(s, p) <= 1 })},
		{
			"not 1 red cards in each of tableau 1 to 2",
			func(s *machine.State) bool { return reds(s, 4) == 0 || reds(s, 5) == 0 },
		},
		{"at most 2 red cards in each tableau or waste", func(s *machine.State) bool {
			return every(func(s *machine.State, p int) bool { return reds(s, p) <= 2 })(s) && reds(s, 11) <= 2
		}},
		{"each tableau is not empty", every(func(s *machine.State, p int) bool { return s.Len(p) > 0 })},
		{"not each of tableau 1 to 2 is empty", func(s *machine.State) bool { return s.Len(4) > 0 || s.Len(5) > 0 }},
		{"top of each tableau is not king", top(func(k cards.Kind) bool { return k.Rank() != cards.King })},
		{"rank of each nonempty tableau is at least three", every(func(s *machine.State, p int) bool {
			return s.Len(p) == 0 || s.Card(p, s.Len(p)-1).Kind().Rank() >= 2
		})},
	} {
		t.Run(c.cond, func(t *testing.T) {
			g := fromText(t, "game Each\ndecks 2\nsuits hearts clubs\nranks ace to six king\ndeal\n  2 2 3 1 2 2 to "+
				"tableau\n  rest to stock\nfoundations 4\n  base any card\n  build any card\ntableau 6\n  build any "+
				"card\n  spaces take any card\nstock\n  turn 1 to waste when "+
				c.cond+"\nwaste\nwin when foundations full\n")
			if w := g.Zones[g.Piles[11].Zone].Sheet.Title(); w != "waste" {
				t.Fatalf("pile 11 is of the %s", w)
			}
			turnsWhen(t, g, 60, 25, c.want)
		})
	}
}
