package interp

import (
	"strings"
	"testing"

	"pat/dsl/cards"
	"pat/interp/internal/machine"
	"pat/interp/internal/refusal"
)

// A pile that takes cards by name takes no others with them; where a card begins or builds a pile,
// what lies on it comes too. Held against the cards themselves in random play.
func TestTakesByName(t *testing.T) {
	g := fromText(t, `game Takes
decks 2
ranks ace to seven
deal
  5 to each tableau
  rest to stock
foundations 8
  base ace
  build up in suit
tableau 8
  build down in any suit
  move sequence
  spaces take six
reserve 2
  takes seven or six
  at most 4 cards
stock
  turn 1 to waste
waste
win when foundations full
`)
	reserve := g.Zones[2].First
	several, begun := 0, 0
	for n := range uint64(150) {
		randomly(t, g, n+1, 60, func(s *machine.State, moves []machine.Move) {
			for _, m := range moves {
				if m.Kind() != machine.Play || m.N() < 2 {
					continue
				}
				if to := m.To(); s.Len(to) == 0 && to < reserve {
					begun++
				}
			}
			for p := 8; p < 16; p++ {
				for k := 1; k <= s.Len(p); k++ {
					named := true
					for i := s.Len(p) - k; i < s.Len(p); i++ {
						r := s.At(p, i).Kind().Rank()
						named = named && (r == 5 || r == 6)
					}
					u := s.Unit(p, k)
					want := named && s.Len(reserve)+k <= 4 && s.MayLeave(u, reserve, false)
					if got := s.MayPlay(p, reserve, k); got != want {
						t.Fatalf("%d cards from %v to the reserve: %v", k, u.Card, got)
					}
					if want && k > 1 {
						several++
					}
					if !named && u.Card.Rank() == cards.Rank(6) && s.MayLeave(u, reserve, false) &&
						s.Len(reserve)+k <= 4 {
						if why := refusal.Why(s, machine.PlayMove(p, reserve, k)).Text; !strings.Contains(why,
							"not the cards on it") {
							t.Fatalf("%d cards from %v: %q", k, u.Card, why)
						}
					}
				}
			}
		})
	}
	if several == 0 || begun == 0 {
		t.Errorf("%d units to the reserve, %d to spaces", several, begun)
	}
}
