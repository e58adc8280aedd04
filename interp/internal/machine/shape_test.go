package machine_test

import (
	"math/rand/v2"
	"testing"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp/internal/compile"
)

// What is known beforehand of an action is what doing it shows: along random play of every shipped
// game that has such an action. Most of the time it is known, or it would be no use.
func TestRelays(t *testing.T) {
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
	played := 0
	for _, id := range lib.IDs() {
		sheet, _, err := rules.Open(lib, id)
		if err != nil {
			t.Fatal(err)
		}
		if len(sheet.Mays) == 0 {
			continue
		}
		g, err := compile.Compile(sheet, rules.Setting{})
		if err != nil {
			t.Fatal(err)
		}
		s, err := g.Deal(1, rules.Setting{})
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(1, 2))
		seen, all := 0, 0
		for deal := range uint64(3) {
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
						t.Fatalf("%s: action %d is said to change something: %v; doing it shows %v", id, i,
							said, changes)
					}
					if sure {
						seen++
					}
					all++
				}
				s.Apply(moves[random.IntN(len(moves))])
			}
		}
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
