package interp

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/compile"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
	"pat/interp/internal/refusal"
)

// A set of many cards means the same in every position of a game and in those it was derived for.
func TestBigSets(t *testing.T) {
	g := fromText(t, `game Big
deal
  rest to each tableau
tableau 8
  build none
  spaces stay empty
discard
  takes 8 cards from tableau
win when 40 cards in discard
`)
	s := mustDeal(t, g, 1)
	moves := s.Moves(nil)
	if len(moves) != 1 {
		t.Fatalf("%d moves", len(moves))
	}
	for _, other := range []*machine.State{s.Clone(), &searched(t, s).State} {
		if got := other.SetPiles(moves[0], nil); !slices.Equal(got, s.SetPiles(moves[0], nil)) {
			t.Errorf("the set is of piles %v elsewhere", got)
		}
		other.Apply(moves[0])
		if n := other.Len(other.Game.Zones[other.Game.Sets[0].Zone].First); n != 8 {
			t.Errorf("%d cards were discarded", n)
		}
	}
}

// What a line asks of a card of a set it asks of every one, wherever it lies.
func TestGuardOfASet(t *testing.T) {
	g := fromText(t, `game Audience
deal
  rest to each tableau
tableau 2
  build none
  spaces stay empty
discard
  takes pair up or down in suit wrapping from tableau when card is queen to king
win when tableau empty
`)
	card := func(r cards.Rank) cards.Kind {
		for k := range (cards.OfRank(r) & cards.OfSuit(cards.Spades)).Each {
			return k
		}
		panic("no such card")
	}
	ace, jack, queen, king := card(0), card(10), card(11), card(12)
	for _, c := range []struct {
		tops [2]cards.Kind
		want bool
	}{
		{[2]cards.Kind{queen, king}, true},
		{[2]cards.Kind{king, queen}, true},
		{
			[2]cards.Kind{queen, jack},
			false,
		},
		{[2]cards.Kind{jack, queen}, false},
		{[2]cards.Kind{king, ace}, false},
		{[2]cards.Kind{ace, king}, false},
	} {
		var pack []cards.Kind
		for k := range g.Mask.Each {
			if k != c.tops[0] && k != c.tops[1] {
				pack = append(pack, k)
			}
		}
		s, err := g.DealOrder(append(pack, c.tops[:]...), 0, g.Setting) // the cards dealt last lie on top
		if err != nil {
			t.Fatal(err)
		}
		if got := len(s.Moves(nil)) == 1; got != c.want {
			t.Errorf("%v: %t", c.tops, got)
		}
	}
}

// However many orders a set might stand in, listing moves comes to an end.
func TestLongSetsEnd(t *testing.T) {
	g := fromText(t, `game Long
decks 4
ranks two three four king
deal
  1 to each tableau
tableau 64
  build none
  spaces stay empty
discard
  takes 14 cards up or down in any suit from tableau
win when 40 cards in discard
`)
	for n := range uint64(3) {
		mustDeal(t, g, n).Moves(nil)
	}
}

// Two choices of an option are never the same value.
func TestChoicesDiffer(t *testing.T) {
	g := fromText(t, `game Choices
option mode plain or strict or fancy
deal
  rest to each tableau
tableau 13
  build down in any suit when mode is fancy
  build up in suit when mode is strict
  spaces take any card
foundations 4
  base ace
  build up in suit
win when foundations full
`)
	lists := map[int]bool{}
	for _, mode := range []string{"strict", "fancy"} {
		set := rules.Setting{Options: map[string]rules.Value{}}
		if err := g.Sheet.Set(&set, "mode="+mode); err != nil {
			t.Fatal(err)
		}
		of, err := compile.Compile(g.Sheet, set)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for deal := range uint64(20) {
			n += len(mustDeal(t, of, deal).Moves(nil))
		}
		lists[n] = true
	}
	if len(lists) != 2 {
		t.Error("two modes are played alike")
	}
}

// An option may leave no redeal: 0 is not any number.
func TestNoRedeals(t *testing.T) {
	g := fromText(t, `game Redeals
option again 1 or 0
deal
  rest to stock
foundations 4
  base ace
stock
  turn 52 to waste
  redeals again
waste
win when foundations full
`)
	for times, want := range map[string]bool{"0": false, "1": true} {
		set := rules.Setting{Options: map[string]rules.Value{}}
		if err := g.Sheet.Set(&set, "again="+times); err != nil {
			t.Fatal(err)
		}
		of, err := compile.Compile(g.Sheet, set)
		if err != nil {
			t.Fatal(err)
		}
		s := mustDeal(t, of, 1)
		s.Apply(machine.TurnMove(0))
		redeals := slices.ContainsFunc(s.Moves(nil), func(m machine.Move) bool { return m.Kind() == machine.Action })
		if redeals != want {
			t.Errorf("again=%s: redeal is a move: %v", times, redeals)
		}
	}
}

// A neighbour may be as far as a game has piles.
func TestFarNeighbours(t *testing.T) {
	g := fromText(t, `game Far
decks 4
deal
  1 to each tableau
  rest to tableau 1
tableau 200
  build same rank from pile 150 left
  spaces stay empty
win when tableau 1 empty
`)
	s := mustDeal(t, g, 1)
	for _, m := range s.Moves(nil) {
		if m.From() != m.To()-150 {
			t.Fatalf("%v is listed", m)
		}
	}
	if len(s.Moves(nil)) == 0 {
		t.Error("no move is listed")
	}
}

// A set that may go to one of several places is as many moves, in two packs too.
func TestSetsToSeveralPlaces(t *testing.T) {
	g := fromText(t, `game Places
decks 2
ranks ace to two
suits spades hearts
deal
  1 to each reserve
  rest to tableau 1
reserve 4
tableau 2
  build none
  spaces stay empty
  takes pair same rank from reserve
discard
  takes pair same rank from reserve
win when reserve empty
`)
	several := false
	for n := range uint64(20) {
		s := mustDeal(t, g, n)
		led := map[machine.Key]bool{}
		for _, m := range s.DistinctMoves(nil) {
			led[s.KeyAfter(m)] = true
		}
		targets := map[int]bool{}
		for _, m := range s.Moves(nil) {
			targets[m.To()] = true
			if !led[s.KeyAfter(m)] {
				t.Errorf("deal %d: no distinct move leads where %v does", n, m)
			}
		}
		several = several || len(targets) > 1
	}
	if !several {
		t.Error("no set had a choice of places")
	}
}

// searched is a position in the game compiled for a search that goes on from there.
func searched(t *testing.T, s *machine.State) *reduce.State {
	t.Helper()
	r, err := reduce.Of(s)
	if err != nil {
		t.Fatal(err)
	}
	if r, err = r.ForSearch(); err != nil {
		t.Fatal(err)
	}
	return r
}

// ofItsSuit reports whether all cards of a set are of the suit of the foundation they go to.
func ofItsSuit(s *machine.State, m machine.Move) bool {
	suits := []cards.Suit{cards.Spades, cards.Hearts, cards.Clubs, cards.Diamonds}
	want := suits[m.To()-s.Game.Zones[1].First]
	return !slices.ContainsFunc(s.SetPiles(m, nil), func(p uint8) bool {
		return s.Top[p].Kind().Suit() != want
	})
}

// What a pile asks of every card that comes it asks of the cards of a set: the suit it is for, and
// room.
func TestSetsObeyTheirPile(t *testing.T) {
	const head = `game Obey
ranks ace to two
deal
  1 to each reserve
reserve 8
`
	for name, c := range map[string]struct {
		zone string
		ok   func(s *machine.State, m machine.Move) bool
		why  string
	}{
		"suits of a pair": {
			"foundations 4\n  suits spades hearts clubs diamonds\n  takes pair same suit from reserve\n",
			ofItsSuit, "that pile is for another suit",
		},
		"suits of a set": {
			"foundations 4\n  suits spades hearts clubs diamonds\n  takes set ace two from reserve\n",
			ofItsSuit, "that pile is for another suit",
		},
		"room": {
			"foundations 4\n  at most 3 cards\n  takes cards same rank from reserve\n",
			func(s *machine.State, m machine.Move) bool { return len(s.SetPiles(m, nil)) <= 3 },
			"that pile has room for 3 more",
		},
	} {
		t.Run(name, func(t *testing.T) {
			g := fromText(t, head+c.zone+"win when reserve empty\n")
			s := mustDeal(t, g, 3)
			listed := map[machine.Move]bool{}
			for _, m := range s.Moves(nil) {
				listed[m] = true
				if !c.ok(s, m) {
					t.Errorf("%v to pile %d is listed", s.SetPiles(m, nil), m.To())
				}
			}
			if len(listed) == 0 {
				t.Fatal("no set is listed")
			}
			refused := 0
			for set := range 1 << 8 {
				var piles []uint8
				for i := range 8 {
					if set>>i&1 != 0 {
						piles = append(piles, uint8(s.Game.Zones[0].First+i))
					}
				}
				if len(piles) < 2 {
					continue
				}
				for to := s.Game.Zones[1].First; to < s.Game.Zones[1].First+4; to++ {
					m := s.SetMove(piles, to)
					if s.Legal(m) != listed[m] {
						t.Fatalf("%v to pile %d: legal is %v, listed %v", piles, to, s.Legal(m), listed[m])
					}
					if !listed[m] && refusal.Why(s, m).Text == c.why {
						refused++
					}
				}
			}
			if refused == 0 {
				t.Errorf("no set is refused with %q", c.why)
			}
		})
	}
}

// The cards of a set lie as its line says where the pile goes on from there: the first named, or
// the one that the others follow, lowest; on a discard, and where the line says no order, as their
// piles stand.
func TestSetsLieAsTheLineSays(t *testing.T) {
	for name, c := range map[string]struct{ zone, line, want string }{
		"listed":        {"foundations", "takes set ace two from reserve", "A 2"},
		"listed turned": {"foundations", "takes set two ace from reserve", "2 A"},
		"pair up":       {"foundations", "takes pair up in suit from reserve", "A 2"},
		"pair down":     {"foundations", "takes pair down in suit from reserve", "2 A"},
		"alike":         {"foundations", "takes pair same suit from reserve", ""},
		"discard":       {"discard", "takes set ace two from reserve", ""},
	} {
		t.Run(name, func(t *testing.T) {
			g := fromText(t, `game Order
decks 2
ranks ace to two
suits spades hearts
deal
  1 to each reserve
reserve 8
`+c.zone+`
  `+c.line+`
win when reserve empty
`)
			for n := range uint64(8) {
				s := mustDeal(t, g, n)
				for _, distinct := range []bool{false, true} {
					moves := s.Moves(nil)
					if distinct {
						moves = s.DistinctMoves(nil)
					}
					for _, m := range moves {
						var want []string
						for _, p := range s.SetPiles(m, nil) {
							want = append(want, s.Top[p].Kind().String()[:1])
						}
						if c.want != "" {
							want = strings.Fields(c.want)
						}
						s.Apply(m)
						var got []string
						for i := range s.Len(m.To()) {
							got = append(got, s.At(m.To(), i).Kind().String()[:1])
						}
						s.Undo()
						if !slices.Equal(got, want) {
							t.Fatalf("deal %d: %v lies as %v, not as %v", n, s.SetPiles(m, nil), got, want)
						}
					}
				}
			}
		})
	}
}
