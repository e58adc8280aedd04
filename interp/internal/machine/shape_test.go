package machine_test

import (
	"math/rand/v2"
	"testing"

	"pat/dsl/rules"
	"pat/interp/gametest"
	"pat/interp/internal/compile"
)

// What is known beforehand of an action is what doing it shows: along random play of every shipped
// game that has such an action. Most of the time it is known, or it would be no use.
func TestRelays(t *testing.T) {
	lib := gametest.Library()
	played := 0
	for _, id := range lib.IDs() {
		sheet, _, err := rules.Open(lib, id)
		if err != nil {
			t.Fatal(err)
		}
		if len(sheet.Mays) == 0 {
			continue
		}
		seen, all := relayed(t, sheet, 3)
		if seen == 0 {
			continue
		}
		t.Logf("%s: known beforehand in %d of %d", id, seen, all)
		if played++; id == "cruel" && seen < all {
			t.Errorf("%s: known beforehand in %d of %d only", id, seen, all)
		}
	}
	if played < 5 {
		t.Errorf("it is of use in %d games only", played)
	}
}

// A card that is laid down and turned up by itself lies as it lay: the attacker's file.
func TestRelaysTurnedCards(t *testing.T) {
	sheet, ds := rules.Load(&rules.Library{}, "t.pat", []byte(`game T
ranks ace to two
suits hearts
deal
  rest to each tableau
foundations 1
  base ace
  build up in suit
tableau 1
  build ace
  spaces take ace
may shift
  gather tableau top card first
  1 at a time to each tableau face down
win when foundations full
`))
	if ds.Errors() > 0 {
		t.Fatal(ds[0])
	}
	relayed(t, sheet, 40)
}

// relayed plays deals at random, and holds what is known beforehand of actions against doing them.
// It counts how often something is known, and of how many.
func relayed(t *testing.T, sheet *rules.Sheet, deals uint64) (seen, all int) {
	t.Helper()
	g, err := compile.Compile(sheet, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.Deal(1, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	for deal := range deals {
		s.Redeal(deal + 1)
		for range 60 {
			moves := s.Moves(nil)
			if len(moves) == 0 {
				break
			}
			for i := range g.Actions {
				said, sure := s.Relays(i)
				changes := s.ActionChanges(i)
				if sure && said != changes {
					t.Fatalf("%s: action %d is said to change something: %v; it does: %v",
						sheet.Title, i, said, changes)
				}
				if sure {
					seen++
				}
				all++
			}
			s.Apply(moves[random.IntN(len(moves))])
		}
	}
	return seen, all
}
