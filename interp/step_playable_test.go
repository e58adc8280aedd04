package interp

import (
	"testing"
)

// In a step `playable cards` are those that the piles the step lays them on take, whatever other
// moves the cards may have.
func TestPlayableInAStep(t *testing.T) {
	for name, step := range map[string]string{
		"all of them":    "playable cards from tableau to foundations",
		"all":            "all playable cards from tableau to foundations",
		"of two targets": "playable cards from tableau to foundations 1 or foundations 2 to 4",
	} {
		t.Run(name, func(t *testing.T) {
			g := fromText(t, `game Probe
deal
  4 to each tableau
  `+step+`
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 8
  build down in any suit
  spaces stay empty
stock
  turn 1 to waste
win when foundations full
`)
			went := 0
			for n := range uint64(40) {
				s := mustDeal(t, g, n)
				z := &s.Game.Zones[0]
				for p := z.First; p < z.First+z.N; p++ {
					for i := range s.Len(p) {
						went++
						if r := s.At(p, i).Kind().Rank(); int(r) != i {
							t.Fatalf("deal %d: card %d of pile %d is %v", n, i, p, s.At(p, i).Kind())
						}
					}
				}
				for p := s.Game.Zones[1].First; p < s.Game.Zones[1].First+8; p++ {
					if k := s.Top[p].Kind(); s.Len(p) > 0 && k.Rank() == 0 {
						t.Errorf("deal %d: %v stayed", n, k)
					}
				}
			}
			if went == 0 {
				t.Error("no card went")
			}
		})
	}
}
