package reduce

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"pat/interp/internal/machine"
)

// Where the stock is a cycle, the plays found by looking ahead are those that turning card by card
// finds, at the same heights, and jumping there leads to the same positions.
func TestCycleIsTurning(t *testing.T) {
	met := 0
	for _, id := range shippedLibrary().IDs() {
		g := compiled(t, id)
		if g.Cycle == nil {
			continue
		}
		met++
		for deal := range uint64(8) {
			s := mustDeal(t, g, deal)
			random := rand.New(rand.NewPCG(deal, 3))
			for range 60 {
				checkCycle(t, id, s)
				ms := s.Moves(nil)
				if len(ms) == 0 {
					break
				}
				s.Apply(ms[random.IntN(len(ms))])
			}
		}
	}
	if met == 0 {
		t.Error("no shipped game has a stock that goes round")
	}
}

// spot is a play of the waste at some height.
type spot struct {
	height int
	move   machine.Move
	key    machine.Key
}

func checkCycle(t *testing.T, id string, s *State) {
	t.Helper()
	if s.Status != machine.Playing || s.Ints[machine.IntWaitStep] > 0 {
		return
	}
	cy := s.Game().Cycle
	want := map[spot]bool{}
	walk := s.Clone()
	defer walk.Release()
	seen := map[int]bool{int(s.N[cy.Waste]): true}
	for passes := 0; passes < 2; {
		var next machine.Move
		ok := false
		for _, m := range walk.Moves(nil) {
			if m.Kind() == machine.Turn || m.Kind() == machine.Action && m.Line() == cy.Redeal {
				next, ok = m, true
			}
		}
		if !ok {
			break
		}
		if next.Kind() == machine.Action {
			passes++
		}
		walk.Apply(next)
		h := int(walk.N[cy.Waste])
		if h == 0 && cy.TopOnly() || seen[h] {
			continue
		}
		seen[h] = true
		for _, m := range walk.Moves(nil) {
			if s.TouchesRow(m) {
				walk.Apply(m)
				want[spot{h, m, walk.Key()}] = true
				walk.Undo()
			}
		}
	}
	before := s.Key()
	ends := map[machine.Key]bool{} // where the next card of the stock may go instead of the waste's top
	for _, m := range s.Moves(nil) {
		if cy.Both && s.TouchesRow(m) {
			ends[s.KeyAfter(m)] = true
		}
	}
	for _, r := range s.Reaches(nil) {
		for _, m := range s.PlaysAt(r.Height, nil) {
			s.Turned(r)
			s.Apply(m)
			sp := spot{r.Height, m, s.Key()}
			if !want[sp] {
				t.Fatalf("%s deal %d: %v at height %d is not found by turning", id, s.Deal, m, r.Height)
			}
			delete(want, sp)
			ends[sp.key] = cy.Both
			s.Undo()
			s.Undo()
		}
	}
	for sp := range want {
		if ends[sp.key] {
			delete(want, sp)
		}
	}
	if len(want) > 0 {
		t.Fatalf("%s deal %d: turning finds %v, looking ahead does not", id, s.Deal, want)
	}
	if s.Key() != before {
		t.Fatalf("%s: looking ahead changed the position", id)
	}
}

// A packed position is the same position when it is unpacked, whatever lay there before.
func TestPack(t *testing.T) {
	for _, id := range shippedLibrary().IDs() {
		g := compiled(t, id)
		s := mustDeal(t, g, 7)
		other := mustDeal(t, g, 7)
		random := rand.New(rand.NewPCG(5, 3))
		for range 80 {
			ms := s.Moves(nil)
			if len(ms) == 0 || s.Status != machine.Playing {
				break
			}
			s.Apply(ms[random.IntN(len(ms))])
			if s.Status != machine.Playing {
				break
			}
			other.Unpack(s.Pack(nil))
			if other.Key() != s.Key() || other.N != s.N || other.Top != s.Top || other.Ints != s.Ints ||
				other.Rng != s.Rng {
				t.Fatalf("%s: not the same position", id)
			}
			if ms := other.Moves(nil); len(ms) > 0 && random.IntN(3) > 0 {
				other.Apply(ms[random.IntN(len(ms))])
			}
		}
	}
}

// In the kinder game a stock may be stopped at every card, and goes round without end if it goes
// round at all; where that is so anyway, there is none.
func TestFreely(t *testing.T) {
	for turn, kinder := range map[string]bool{
		"stock\n  turn 3 to waste\n":              true,
		"stock\n  turn 2 to waste\n  redeals 1\n": true, "stock\n  turn 1 to waste\n": false, "stock\n  turn 1 to " +
			"waste\n  redeals 2\n": true, "stock\n  turn 1 to waste\n  redeals unlimited\n": false,
	} {
		g := fromText(t, `game Test
ranks ace to six
deal
  2 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 6
  build down in alternating colours
  spaces take any card
win when foundations full
waste
`+turn)
		s := mustDeal(t, g, 1)
		k, err := s.Freely()
		if err != nil {
			t.Fatal(err)
		}
		if (k != nil) != kinder {
			t.Errorf("a kinder game %t, want %t, of %s", k != nil, kinder, turn)
		}
		if k != nil && k.Game().Cycle.Endless != (g.Cycle.Redeal >= 0) {
			t.Errorf("the stock goes round without end %t, of %s", k.Game().Cycle.Endless, turn)
		}
		if k != nil && len(k.Reaches(nil)) != k.Len(k.Game().Cycle.Stock) {
			t.Errorf("the stock stops at %d of %d cards, of %s", len(k.Reaches(nil)), k.Len(k.Game().Cycle.Stock), turn)
		}
	}
	g := compiled(t, "bakers-dozen")
	s := mustDeal(t, g, 1)
	if k, err := s.Freely(); k != nil || err != nil {
		t.Errorf("a kinder game without a stock, error %v", err)
	}
}

// A stock is not taken to go round where a card of the waste lies face down, as steps of the rules
// and boards can lay one.
func TestCycleOfFaceUpCards(t *testing.T) {
	const rules = `game Test
suits spades
ranks ace to five
deal
  %s
  1 to tableau
  rest to stock
foundations 1
  base ace
  build up in suit
tableau 1
  build none
  spaces stay empty
stock
  turn 1 to waste
  redeals unlimited
waste
%swin when foundations full
`
	for _, c := range []struct {
		deal, more string
		round      bool
	}{
		{"2 to waste", "", true},
		{"2 to waste face up", "", true},
		{"2 to waste face down", "", false},
		{"2 to waste", "after move from waste\n  face down source\n", false},
		{"2 to waste", "after move from waste\n  face down waste\n", false},
		{"2 to waste", "after move from waste\n  face down tableau\n", true},
	} {
		g := fromText(t, fmt.Sprintf(rules, c.deal, c.more))
		if round := g.Cycle != nil; round != c.round {
			t.Errorf("%s, %q: the stock goes round: %t", c.deal, c.more, round)
		}
	}
	g := fromText(t, fmt.Sprintf(rules, "2 to waste", ""))
	cy := g.Cycle
	s := mustDeal(t, g, 1)
	piles := map[int][]machine.Card{}
	for p := range len(g.Piles) {
		for i := range s.Len(p) {
			piles[p] = append(piles[p], s.Card(p, i))
		}
	}
	for _, down := range []bool{false, true} {
		if down {
			piles[cy.Waste][0] |= machine.FaceDown
		}
		s := position(t, g, machine.Setup{Piles: piles})
		search, err := s.ForSearch()
		if err != nil {
			t.Fatal(err)
		}
		if round := search.Game().Cycle != nil; round == down {
			t.Errorf("a card face down in the waste %t: the stock goes round: %t", down, round)
		}
	}
}
