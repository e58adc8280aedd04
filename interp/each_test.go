package interp

import (
	"math/rand/v2"
	"testing"

	"pat/dsl/cards"
	"pat/dsl/rules"
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
			r := rand.New(rand.NewPCG(1, 2))
			seen := [2]int{}
			for n := range uint64(60) {
				s, err := g.Deal(n, rules.Setting{})
				if err != nil {
					t.Fatal(err)
				}
				for range 25 {
					want, got := c.want(s) && s.Len(g.Stock) > 0, s.Legal(machine.TurnMove(0))
					if got != want {
						t.Fatalf("deal %d: %t, want %t", n, got, want)
					}
					if got {
						seen[1]++
					} else {
						seen[0]++
					}
					ms := s.Moves(nil)
					if len(ms) == 0 {
						break
					}
					s.Apply(ms[r.IntN(len(ms))])
				}
			}
			if seen[0] == 0 || seen[1] == 0 {
				t.Errorf("it held %d times and did not %d times", seen[1], seen[0])
			}
		})
	}
}

// Cards that are compared with one and counted in a place are those that are seen: the answer must
// not tell what lies hidden.
func TestHiddenCardsAreNotCounted(t *testing.T) {
	g := fromText(t, `game Hidden
ranks ace to four
deal
  2 to each tableau top face up
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 6
  build any card when no same suit in pile
stock
waste
win when foundations full
`)
	tab := g.Zones[byKind(t, g, "tableau")]
	hidden := 0
	for n := range uint64(20) {
		s := mustDeal(t, g, n)
		for from := tab.First; from < tab.First+tab.N; from++ {
			for to := tab.First; to < tab.First+tab.N; to++ {
				if from == to {
					continue
				}
				k := s.Card(from, 1).Kind()
				if got, want := s.MayPlay(from, to, 1), k.Suit() != s.Card(to, 1).Kind().Suit(); got != want {
					t.Fatalf("deal %d: %s on %s over %s: %t", n, k, s.Card(to, 1).Kind(), s.Card(to, 0).Kind(), got)
				}
				if s.Card(to, 0).Kind().Suit() == k.Suit() {
					hidden++
				}
			}
		}
	}
	if hidden == 0 {
		t.Error("no card of the suit ever lay hidden")
	}
}
