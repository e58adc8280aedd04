package interp

import (
	"strings"
	"testing"
)

// A refusal that speaks of a face-down card is given for one that is not seen: the next card of an open stock is.
func TestRefusalsOfFaceDownCards(t *testing.T) {
	forEachGame(t, func(t *testing.T, g *Game) {
		hidden := func(s *State, p int) bool {
			n := s.Len(p)
			return n > 0 && s.Card(p, n-1).Down() && !(p == g.stock && g.OpenStock())
		}
		targets := g.SetTargets()
		randomly(t, g, 1, 6, func(s *State, _ []Move) {
			for a := range g.Piles() {
				for b := range g.Piles() {
					says := func(m Move, down bool) {
						if r := s.Why(m); strings.Contains(r.Text, "face-down") && !down {
							t.Fatalf("%v: %s, and all lie face up", m, r.Text)
						}
					}
					says(PlayMove(a, b, 1), hidden(s, a))
					if a < b && len(targets) > 0 {
						says(s.SetMove([]uint8{uint8(a), uint8(b)}, targets[0]), hidden(s, a) || hidden(s, b))
					}
				}
			}
		})
	})
}
