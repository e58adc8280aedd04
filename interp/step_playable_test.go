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

// A guard that asks what is playable does not count the plays that it guards by the same question:
// here nothing but the guard forbids a play, and none is playable without it.
func TestPlayableOfItsOwnGuard(t *testing.T) {
	for guard, legal := range map[string]bool{
		"playable card in tableau":    false,
		"no playable card in tableau": false, // there is one, were it not for this line
		"playable card in cells":      true,
		"no playable card in cells":   false,
	} {
		t.Run(guard, func(t *testing.T) {
			g := fromText(t, `game Probe
ranks ace to two
suits spades
deal
  ace of spades to tableau 1
  two of spades to cells
tableau 2
  build down in suit
  spaces take any card
  plays only when `+guard+`
cells 2
win when tableau empty
`)
			s := mustDeal(t, g, 1)
			from, to := 0, 3 // the second cell
			if got := s.MayPlay(from, to, 1); got != legal {
				t.Errorf("the ace may go to a cell: %v, want %v", got, legal)
			}
		})
	}
}
