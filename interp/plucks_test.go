package interp

import (
	"testing"

	"pat/interp/internal/machine"
)

// A card inside a pile is listed where it may be played, whatever lies on top: all piles may end
// with a card that stays face down.
func TestPluckUnderFaceDown(t *testing.T) {
	g := fromText(t, `game Plucks
source tests
suits hearts
ranks ace to three

deal
  3 to tableau alternately face down

foundations
  base ace
  build up in suit

tableau
  build none
  move any 1 card
  exposed card stays down

win when foundations full
`)
	met := 0
	for n := range uint64(20) {
		s := mustDeal(t, g, n+1)
		m := machine.PluckMove(1, 1, 0)
		moves := s.Moves(nil)
		switch listed := len(moves) == 1 && moves[0] == m; {
		case s.Legal(m) != listed:
			t.Errorf("deal %d: %v are listed, and %v is legal: %v", n+1, moves, m, s.Legal(m))
		case listed:
			met++
		}
	}
	if met == 0 || met == 20 {
		t.Errorf("in %d of 20 deals the ace lies between", met)
	}
}
