package interp

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pat/dsl/cards"
	"pat/interp/internal/machine"
)

// counting is a game whose stock turns when a count holds; upper cards lie face up.
func counting(t *testing.T, cond string, lines ...string) *machine.Game {
	return fromText(t, "game Counting\n"+strings.Join(lines, "\n")+"\ndecks 2\nsuits hearts clubs\n"+
		"ranks ace to six king\ndeal\n  2 to each tableau top face up\n  rest to stock\nfoundations 4\n"+
		"  base any card\n  build any card\ntableau 6\n  build any card\n  spaces take any card\n"+
		"  exposed card stays down\nstock\n  turn 1 to waste when "+cond+
		"\nwaste\n  build any card\nwin when foundations full\n")
}

// A card counts once, however many of the places that are counted it belongs to; a card that is
// counted by what it is counts if it is seen, of cards of whatever kind all do.
func TestCounts(t *testing.T) {
	type pile struct{ first, n int }
	tab, waste := pile{4, 6}, pile{11, 1}
	count := func(s *machine.State, of func(k cards.Kind) bool, in ...pile) (n int) {
		for _, z := range in {
			for p := z.first; p < z.first+z.n; p++ {
				for i := range s.Len(p) {
					if c := s.Card(p, i); of == nil || !c.Down() && of(c.Kind()) {
						n++
					}
				}
			}
		}
		return n
	}
	red := cards.Kind.Red
	top := func(s *machine.State, p int) bool {
		n := s.Len(p)
		return n > 0 && !s.Card(p, n-1).Down() && s.Card(p, n-1).Kind().Red()
	}
	for _, c := range []struct {
		cond string
		want func(s *machine.State) bool
	}{
		{"4 red cards in tableau", func(s *machine.State) bool { return count(s, red, tab) >= 4 }},
		{"at most 3 red cards in tableau", func(s *machine.State) bool { return count(s, red, tab) <= 3 }},
		{"10 cards in tableau", func(s *machine.State) bool { return count(s, nil, tab) >= 10 }},
		{"10 any card in tableau", func(s *machine.State) bool { return count(s, nil, tab) >= 10 }},
		{"at most 3 red cards in tableau or tableau", func(s *machine.State) bool { return count(s, red, tab) <= 3 }},
		{"at most 12 cards in tableau or waste or tableau", func(s *machine.State) bool {
			return count(s, nil, tab, waste) <= 12
		}},
		{"at most 2 red cards in tableau 1 to 4 or tableau 3 to 6", func(s *machine.State) bool {
			return count(s, red, tab) <= 2
		}},
		{"4 red cards on top of tableau or tableau 1 to 2", func(s *machine.State) bool {
			n := count(s, red, pile{4, 2})
			for p := 6; p < 10; p++ {
				if top(s, p) {
					n++
				}
			}
			return n >= 4
		}},
		{"11 cards in nonempty tableau or tableau 1 to 3", func(s *machine.State) bool {
			return count(s, nil, tab) >= 11
		}},
		{"at most 3 spaces in foundations or empty foundations", func(s *machine.State) bool {
			n := 0
			for p := range 4 {
				if s.Len(p) == 0 {
					n++
				}
			}
			return n <= 3
		}},
	} {
		t.Run(c.cond, func(t *testing.T) {
			g := counting(t, c.cond)
			if z := g.Zones[g.Piles[waste.first].Zone].Sheet; z.Title() != "waste" {
				t.Fatalf("pile %d is of the %s", waste.first, z.Title())
			}
			turnsWhen(t, g, 80, 60, c.want)
		})
	}
}

// Of a sequence that moves as it is built, each line lets follow what it builds: what `but` takes
// out of one another may build.
func TestSequenceOfSeveralLines(t *testing.T) {
	for _, c := range []struct {
		name, lines string
		want        func(a, b cards.Kind) bool // b on a
	}{
		{
			"fixed", "  build down in suit but king\n  build down in any suit but queen or jack\n",
			func(a, b cards.Kind) bool {
				return a.Suit() == b.Suit() || b.Rank() != cards.King-1 && b.Rank() != cards.King-2
			},
		},
		{
			"in play", "  build down in suit\n  build down in any suit but 1 below base or 2 below base\n",
			func(a, b cards.Kind) bool {
				return a.Suit() == b.Suit() || b.Rank() != cards.King-1 && b.Rank() != cards.King-2
			},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fromText(t, "game Several\nranks nine to king\ndeal\n  king of spades to foundations 1\n  rest to "+
				"tableau new pile at nine or king\nfoundations 4\n  base rank of first card\n  build up in suit "+
				"wrapping\ntableau 12\n"+c.lines+"  move sequence\n  spaces take any card\nwin when foundations full\n")
			tab := g.Zones[byKind(t, g, "tableau")]
			yes, no := 0, 0
			for n := range uint64(300) {
				s := mustDeal(t, g, n)
				space := -1
				for p := tab.First; p < tab.First+tab.N; p++ {
					if s.Len(p) == 0 {
						space = p
					}
				}
				for p := tab.First; space >= 0 && p < tab.First+tab.N; p++ {
					if s.Len(p) < 3 {
						continue
					}
					a, b := s.Card(p, s.Len(p)-2).Kind(), s.Card(p, s.Len(p)-1).Kind()
					want := b.Rank()+1 == a.Rank() && c.want(a, b)
					if got := s.MayPlay(p, space, 2); got != want {
						t.Fatalf("deal %d: %s on %s moves together: %t, want %t", n, b, a, got, want)
					}
					if b.Rank()+1 == a.Rank() && want {
						yes++
					} else if b.Rank()+1 == a.Rank() {
						no++
					}
				}
			}
			if yes == 0 || no == 0 {
				t.Errorf("%d moved and %d did not", yes, no)
			}
		})
	}
}

// Cards that are counted by what they are, and not only how many, are those that are seen: the
// answer must not tell what lies hidden.
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

// turnsWhen plays deals at random, and asks at each move whether the stock may be turned just when
// something holds, which it must do sometimes and not always.
func turnsWhen(t *testing.T, g *machine.Game, deals uint64, moves int, holds func(*machine.State) bool) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	seen := map[bool]int{}
	for n := range deals {
		s := mustDeal(t, g, n)
		for range moves {
			want, got := holds(s) && s.Len(g.Stock) > 0, s.Legal(machine.TurnMove(0))
			if got != want {
				t.Fatalf("deal %d: %t, want %t", n, got, want)
			}
			seen[got]++
			ms := s.Moves(nil)
			if len(ms) == 0 {
				break
			}
			s.Apply(ms[r.IntN(len(ms))])
		}
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("it held %d times and did not %d times", seen[true], seen[false])
	}
}
