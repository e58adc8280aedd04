package reduce

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/compile"
	"pat/interp/internal/machine"
)

// In a blurred game the cards that are built alike seem the same, face-down ones too, and no
// others.
func TestBlurred(t *testing.T) {
	for _, c := range []struct {
		build string
		same  func(a, b cards.Kind) bool
	}{
		{"in any suit", func(a, b cards.Kind) bool { return a.Rank() == b.Rank() }},
		{
			"in alternating colours",
			func(a, b cards.Kind) bool { return a.Rank() == b.Rank() && a.Suit().Red() == b.Suit().Red() },
		},
		{"in suit", func(a, b cards.Kind) bool { return a == b }},
		{"in other suits", func(a, b cards.Kind) bool { return a == b }},
	} {
		g := fromText(t, "game Test\ndeal\n  rest to each tableau\nfoundations 4\n  base ace\n  build up in "+
			"suit\ntableau 8\n  build down "+c.build+"\nwin when foundations full\n")
		s := mustDeal(t, g, 1)
		exact, err := s.ForSearch()
		if err != nil {
			t.Fatal(err)
		}
		blurred, err := s.Blurred()
		if err != nil {
			t.Fatal(err)
		}
		for a := range g.Mask.Each {
			for b := range g.Mask.Each {
				if got, want := blurred.g.Seems[a] == blurred.g.Seems[b], c.same(a, b); got != want {
					t.Errorf("%s: %v and %v seem the same: %t", c.build, a, b, got)
				}
				seems := func(k cards.Kind) machine.Card { return blurred.g.Seems[machine.Card(k)|machine.FaceDown] }
				if (seems(a) == seems(b)) != c.same(a, b) {
					t.Errorf("%s: %v and %v face down", c.build, a, b)
				}
				if exact.g.Seems[a] == exact.g.Seems[b] && a != b {
					t.Errorf("%s: %v and %v seem the same to a proof", c.build, a, b)
				}
			}
		}
		if blurred.Key().A != exact.Key().A {
			t.Error("the first half of a key is blurred too")
		}
	}
}

// In the game compiled for search the same can be done as in play: what is worked out before play
// says what the rules say.
func TestSearchMoves(t *testing.T) {
	forEachGame(t, func(t *testing.T, g *Game) {
		after := func(s *State, moves []machine.Move) map[machine.Key]bool {
			keys := map[machine.Key]bool{}
			for _, m := range moves {
				keys[s.KeyAfter(m)] = true
			}
			delete(keys, s.Key()) // cards may change places that a search takes for the same
			return keys
		}
		for n := range deals(t, 6) {
			search, err := mustDeal(t, g, n).ForSearch()
			if err != nil {
				t.Fatal(err)
			}
			s, r := mustDeal(t, g, n), rand.New(rand.NewPCG(n, 7))
			for step := range 100 {
				moves, found := s.Moves(nil), search.Moves(nil)
				if a, b := after(search, moves), after(search, found); !maps.Equal(a, b) {
					t.Fatalf("deal %d, after %d moves: %d lead elsewhere in play and %d for a search: %v, %v", n, step,
						len(a), len(b), moves, found)
				}
				if len(moves) == 0 {
					break
				}
				m := moves[r.IntN(len(moves))]
				s.Apply(m)
				search.Apply(m)
			}
		}
	})
}

// A number that is asked for may be 0: then a pile takes no card at all, in play and for a search.
func TestRoomForNone(t *testing.T) {
	g := fromText(t, `game None
suits spades hearts
ranks ace to four
ask room 2 numbers from 0 to 2
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit
  at most room cards
tableau 2
  build down in any suit
  spaces stay empty
cells 2
  at most room cards
win when foundations full
`)
	none := 0
	for deal := range uint64(50) {
		s := mustDeal(t, g, deal)
		search, err := s.ForSearch()
		if err != nil {
			t.Fatal(err)
		}
		if slices.Contains(s.Game().Setting.Asked["room"], 0) {
			none++
		}
		for _, x := range []*State{s, search} {
			for _, m := range x.Moves(nil) {
				if !x.Legal(m) {
					t.Fatalf("deal %d with %v: %v is listed and not legal", deal, s.Game().Setting.Asked, m)
				}
			}
		}
	}
	if none == 0 {
		t.Error("0 was never drawn")
	}
}

// Ranks that the pack does not have are a mistake of the rules, wherever they are compiled, and
// none of the program.
func TestOrderOfNoRanks(t *testing.T) {
	sheet, ds := rules.Load(shippedLibrary(), "test.pat", []byte(`game Test
ranks ace to five
deal
  rest to each tableau
foundations 4
  build in order ace to six in suit
  build up in suit
tableau 3
  build down in any suit
  spaces take any card
win when foundations full
`))
	if ds.Errors() > 0 {
		t.Fatal(ds[0].Message)
	}
	if _, err := compile.Compile(sheet, rules.Setting{}); err == nil {
		t.Error("an order of ranks that the pack does not have was compiled")
	}
}

// The rank of the first card is that of the foundations, whichever zone speaks of it, in play and
// for a search.
func TestRankOfFirstCard(t *testing.T) {
	for _, line := range []string{
		"build none\n  spaces take rank of first card",
		"build rank of first card\n  spaces stay empty",
	} {
		g := fromText(t, `game First
suits spades hearts
ranks ace to four
deal
  1 to foundations
  1 to each cells
  rest to each tableau
foundations 2
  base rank of first card
  build up in suit wrapping
tableau 3
  `+line+`
cells 2
win when foundations full
`)
		bases := 0
		for deal := range uint64(100) {
			s := mustDeal(t, g, deal)
			random := rand.New(rand.NewPCG(deal, 1))
			for range 20 {
				search, err := s.ForSearch()
				if err != nil {
					t.Fatal(err)
				}
				ms := s.Moves(nil)
				if found := search.Moves(nil); !slices.Equal(ms, found) {
					t.Fatalf("deal %d: %v in play, %v for a search", deal, ms, found)
				}
				if len(ms) == 0 {
					break
				}
				m := ms[random.IntN(len(ms))]
				if base, ok := s.FirstOut(); ok && g.ZoneOf(m.To()).Sheet.Kind == dsl.Tableau {
					if bases++; s.Card(m.From(), s.Len(m.From())-1).Kind().Rank() != base.Rank() {
						t.Fatalf("deal %d: %v, with %v on the foundations", deal, m, base)
					}
				}
				s.Apply(m)
			}
		}
		if bases == 0 {
			t.Errorf("%s: none was played", line)
		}
	}
}

// A card that lies face down never moves by play, wherever it lies, so that none comes to a layout
// where none is laid.
func TestHiddenCardsStay(t *testing.T) {
	g := fromText(t, `game Test
ranks ace to three
suits spades hearts
deal
  4 to heap alternately face down
  1 to each tableau
tableau 2
  build any card
  move pile
  spaces stay empty
foundations heap 1
  base any card
  build none
  worry back
  move any cards
win when heap empty
`)
	s, err := mustDeal(t, g, 1).ForSearch()
	if err != nil {
		t.Fatal(err)
	}
	heap := g.Zones[1].First
	for n := 1; n <= 4; n++ {
		for to := range 2 {
			if m := machine.PlayMove(heap, to, n); s.Legal(m) != (n == 1) ||
				slices.Contains(s.Moves(nil), m) != (n == 1) {
				t.Errorf("%d cards of which every other one lies face down may move: %t", n, n > 1)
			}
		}
	}
}

// Cards that the deal lays on others, and not at the bottom, make no foundation full at another
// number of cards in a search; those that it lays at the bottom do.
func TestDealtBottoms(t *testing.T) {
	for _, c := range []struct {
		deal  string
		fixed bool
	}{
		{"all aces to foundations\n  all twos to foundations", true},
		{"all twos to foundations", false},
		{"1 to each foundations", false},
	} {
		g := fromText(t, "game Bottoms\ndeal\n  "+c.deal+`
  rest to each tableau
foundations 4
  base ace
  build up in suit
tableau 7
  build down in alternating colours
win when foundations full
`)
		s := mustDeal(t, g, 1)
		search, err := s.ForSearch()
		if err != nil {
			t.Fatal(err)
		}
		if z := &search.g.Zones[0]; (z.FullBy == nil) != c.fixed {
			t.Errorf("after `%s` foundations are full at one number of cards: %t", c.deal, !c.fixed)
		}
		for p := range 4 {
			if was, now := g.Capacity(&s.State, p), search.g.Capacity(&search.State, p); was != now {
				t.Errorf("after `%s` foundation %d is full at %d cards, in a search at %d", c.deal, p+1, was, now)
			}
		}
	}
}
