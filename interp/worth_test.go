package interp

import (
	"testing"

	"pat/dsl/cards"
	"pat/interp/internal/machine"
)

// What cards of a place count together is the sum of those that lie face up.
func TestWorthOfPlaces(t *testing.T) {
	worth := func(k cards.Kind) int {
		if k.Rank() == cards.King {
			return 0
		}
		return int(k.Rank()) + 1
	}
	all := func(s *machine.State, from, n int) (sum int) {
		for p := from; p < from+n; p++ {
			for i := range s.Len(p) {
				if c := s.Card(p, i); !c.Down() {
					sum += worth(c.Kind())
				}
			}
		}
		return sum
	}
	end := func(s *machine.State, from, n int, i func(p int) int) (sum int) {
		for p := from; p < from+n; p++ {
			if s.Len(p) > 0 && !s.Card(p, i(p)).Down() {
				sum += worth(s.Card(p, i(p)).Kind())
			}
		}
		return sum
	}
	for _, c := range []struct {
		cond string
		want func(s *machine.State) bool
	}{
		{"worth of tableau is at least 22", func(s *machine.State) bool { return all(s, 4, 6) >= 22 }},
		{"worth of tableau 1 to 2 is at most 8", func(s *machine.State) bool { return all(s, 4, 2) <= 8 }},
		{"worth of top of tableau is at least 20", func(s *machine.State) bool {
			return end(s, 4, 6, func(p int) int { return s.Len(p) - 1 }) >= 20
		}},
		{"worth of bottom of foundations is at least 4", func(s *machine.State) bool {
			return end(s, 0, 4, func(int) int { return 0 }) >= 4
		}},
		{"worth of each tableau is at most 9", func(s *machine.State) bool {
			for p := 4; p < 10; p++ {
				if all(s, p, 1) > 9 {
					return false
				}
			}
			return true
		}},
		{"worth of waste is 0 to 4", func(s *machine.State) bool { return all(s, 11, 1) <= 4 }},
		{"worth of tableau minus worth of foundations is at most 18", func(s *machine.State) bool {
			return all(s, 4, 6)-all(s, 0, 4) <= 18
		}},
	} {
		t.Run(c.cond, func(t *testing.T) {
			g := counting(t, c.cond, "worth 0 king")
			turnsWhen(t, g, 60, 40, c.want)
		})
	}
}

// What a card counts is asked of the one that comes, of the one below, and of both together.
func TestWorthOfCards(t *testing.T) {
	for _, c := range []struct {
		when string
		want func(card, top cards.Kind, pile int) bool
	}{
		{"worth is at most 3", func(k, _ cards.Kind, _ int) bool { return k.Rank() < 3 }},
		{"worth of card is worth of top", func(k, on cards.Kind, _ int) bool { return k.Rank() == on.Rank() }},
		{"worth of pile is at most 10 minus worth of card", func(k, _ cards.Kind, pile int) bool {
			return pile <= 10-int(k.Rank())-1
		}},
	} {
		t.Run(c.when, func(t *testing.T) {
			g := fromText(t, "game Worth\nranks ace to seven\ndeal\n  4 to each tableau\ntableau 7\n  build any "+
				"card when "+c.when+"\n  spaces stay empty\nwin when tableau empty\n")
			yes, no := 0, 0
			for n := range uint64(40) {
				s := mustDeal(t, g, n)
				for from := range 7 {
					for to := range 7 {
						sum := 0
						for i := range 4 {
							sum += int(s.Card(to, i).Kind().Rank()) + 1
						}
						want := from != to && c.want(s.Card(from, 3).Kind(), s.Card(to, 3).Kind(), sum)
						if got := s.MayPlay(from, to, 1); got != want {
							t.Fatalf("deal %d: %d to %d: %t, want %t", n, from, to, got, want)
						}
						if want {
							yes++
						} else {
							no++
						}
					}
				}
			}
			if yes == 0 || no == 0 {
				t.Errorf("%d may, %d may not", yes, no)
			}
		})
	}
}
