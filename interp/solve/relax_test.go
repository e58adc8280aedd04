package solve

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// What the relaxation calls hopeless is unwinnable: the complete search without any pruning says so
// too, from positions met by random play, over random rule files and deals.
func TestHopelessIsUnwinnable(t *testing.T) {
	files := 300
	if testing.Short() {
		files = 60
	}
	hopeless, alive, applies := 0, 0, 0
	for i := range files {
		r := rand.New(rand.NewPCG(uint64(i), 23))
		text := smallGame(r)
		g := fromText(t, text)
		for deal := range uint64(3) {
			_, s := dealt(t, g, deal)
			relax := s.Game().NewRelaxation()
			if relax == nil {
				continue
			}
			applies++
			said, won := heldAgainstSearch(t, r, s, 12, 4, relax.Hopeless, text)
			hopeless, alive = hopeless+said, alive+won
		}
	}
	t.Logf("the relaxation applies to %d of %d deals; %d positions were hopeless, %d of those looked at can be won",
		applies, 3*files, hopeless, alive)
	if applies < 2*files || hopeless < files/4 || alive < files/4 {
		t.Error("too few positions say something")
	}
}

// heldAgainstSearch walks some steps at random from a position and asks in each whether it holds no
// win. The complete search without any pruning is asked as well where the answer is yes, and now
// and then where it is no. It returns how many positions held no win, and how many of the others a
// win was found from.
func heldAgainstSearch(t *testing.T, r *rand.Rand, s *reduce.State, steps, nowAndThen int,
	holdsNone func(*reduce.State) bool, text string,
) (none, won int) {
	t.Helper()
	var moves []machine.Move
	for step := 0; step < steps && s.Status == machine.Playing; step++ {
		said := holdsNone(s)
		if said || step%nowAndThen == 0 {
			p := newProver(s.Clone(), 64<<20, false)
			p.run(context.Background(), 30_000)
			switch {
			case said && p.won:
				t.Fatalf("deal %d, after %d moves: it is said to hold no win, and yet it is won\n%s", s.DealNumber(),
					step, text)
			case said:
				none++
			case p.won:
				won++
			}
		}
		if moves = s.Moves(moves); len(moves) == 0 {
			break
		}
		s.Apply(moves[r.IntN(len(moves))])
	}
	return none, won
}

// Cards that go along with another one to a zone may go on from there where they could not have
// gone before: a waste that moves as a pile is empty then, and takes back what lay on it.
func TestGoAlongToAnotherZone(t *testing.T) {
	const text = `game Along
ranks ace to four
suits hearts diamonds
deal
  all aces to foundations
  1 to waste
  1 to each tableau
foundations 2
  base ace
  build up in suit
tableau 4
  build up in any suit
  spaces stay empty
stock
  turn 1 to waste
waste
  build up in suit
  spaces take any card
  move pile
win when foundations full
`
	g := fromText(t, text)
	for deal := range uint64(2000) {
		_, s := dealt(t, g, deal)
		heldAgainstSearch(t, rand.New(rand.NewPCG(deal, 3)), s, 12, 50, s.Game().NewRelaxation().Hopeless, text)
	}
}

// Where the relaxation decides, the report says that it did.
func TestRelaxedProof(t *testing.T) {
	const text = `game Deadlock
ranks ace to king
suits spades hearts
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit
tableau 5
  build down in any suit
  spaces stay empty
win when foundations full
`
	g := fromText(t, text)
	relaxed, searched := 0, 0
	for deal := range uint64(40) {
		s := mustDeal(t, g, deal)
		switch r := search(context.Background(), s, Limits{Positions: 100_000}); {
		case r.Verdict == Unwinnable && strings.Contains(r.Reason, "relaxed proof"):
			relaxed++
			if r.Positions > 1 {
				t.Errorf("deal %d: a relaxed proof after %d positions", deal, r.Positions)
			}
		case r.Verdict == Unwinnable:
			searched++
		}
	}
	if relaxed == 0 || searched == 0 {
		t.Errorf("%d deals were decided by a relaxed proof, %d by search", relaxed, searched)
	}
}

// The relaxation knows where cards of a zone may go: a card of a reserve that only foundations take
// is in the way of what lies below it and bears nothing where it lies, but may once it comes back.
func TestRelaxationKnowsWhereCardsGo(t *testing.T) {
	const text = `game Small
ranks ace to four
suits spades hearts
deal
  3 to reserve
  1 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit%s
reserve%s
tableau 3
  build down in alternating colours
  spaces stay empty
stock
  turn 1 to waste
waste
win when foundations full
`
	const only = "\n  plays only to foundations"
	for _, c := range []struct {
		name, back, plays, board string
		hopeless                 bool
	}{
		{"in the way", "", only, "r: AS 2H 3S\nt1: 4H\nt2: 2S AH\nt3: 4S 3H\n", true},
		{"the other way round", "", only, "r: 3S 2H AS\nt1: 4H\nt2: 2S AH\nt3: 4S 3H\n", false},
		{"bears nothing", "", only, "r: 4S 4H\nt1: 2H AH\nt2: 3H 2S 3S\nt3: AS\n", true},
		{"comes back", "\n  worry back", only, "r: 3S 3H\nt1: 4S\nt2: AS 2S\nt3: 4H 2H AH\n", false},
		{"goes elsewhere first", "", "", "f1: AS 2S\nr: 3S\nt1: 4H\nt2: AH 2H\nt3: 4S 3H\n", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fromText(t, fmt.Sprintf(text, c.back, c.plays))
			s, err := board(t, g, c.board).ForSearch()
			if err != nil {
				t.Fatal(err)
			}
			if got := s.Game().NewRelaxation().Hopeless(s); got != c.hopeless {
				t.Errorf("hopeless: %t, want %t", got, c.hopeless)
			}
			p := newProver(s, 1<<20, false)
			if p.run(context.Background(), 100_000); !p.done || p.won == c.hopeless {
				t.Errorf("the plain search came to its end: %t, with a win: %t", p.done, p.won)
			}
		})
	}
}
