package interp

import (
	"strings"
	"testing"

	"pat/interp/internal/machine"
	"pat/interp/internal/refusal"
)

// A refusal that speaks of a face-down card is given for one that is not seen: the next card of an
// open stock is.
func TestRefusalsOfFaceDownCards(t *testing.T) {
	forEachGame(t, func(t *testing.T, g *machine.Game) {
		hidden := func(s *machine.State, p int) bool {
			n := s.Len(p)
			return n > 0 && s.Card(p, n-1).Down() && !g.Zones[g.Piles[p].Zone].Open
		}
		targets := g.SetTargets()
		randomly(t, g, 1, 6, func(s *machine.State, _ []machine.Move) {
			for a := range len(g.Piles) {
				for b := range len(g.Piles) {
					says := func(m machine.Move, down bool) {
						if r := refusal.Why(s, m); strings.Contains(r.Text, "face-down") && !down {
							t.Fatalf("%v: %s, and all lie face up", m, r.Text)
						}
					}
					says(machine.PlayMove(a, b, 1), hidden(s, a))
					if a < b && len(targets) > 0 {
						says(s.SetMove([]uint8{uint8(a), uint8(b)}, targets[0]), hidden(s, a) || hidden(s, b))
					}
				}
			}
		})
	})
}
