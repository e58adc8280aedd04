package interp

import (
	"testing"

	"pat/interp/internal/machine"
)

// Numbers listed after `is` are those of which one must be the value, after `is not` those that it
// must not be; asked of each pile, too.
func TestIsAnyOfAList(t *testing.T) {
	for _, c := range []struct {
		cond string
		want func(s *machine.State, n int) bool // of the pile of that number, from 1
	}{
		{"pile number is 2 3 5", func(_ *machine.State, n int) bool { return n == 2 || n == 3 || n == 5 }},
		{"pile number is not 2 3 5", func(_ *machine.State, n int) bool { return n != 2 && n != 3 && n != 5 }},
		{"not pile number is 6 1", func(_ *machine.State, n int) bool { return n != 6 && n != 1 }},
		{"cards in pile is 1 3", func(s *machine.State, n int) bool { return s.Len(n+3) == 1 || s.Len(n+3) == 3 }},
		{"pile number is 1 2 3 and cards in pile is 2 4", func(s *machine.State, n int) bool {
			return n <= 3 && (s.Len(n+3) == 2 || s.Len(n+3) == 4)
		}},
		{"cards in each of tableau 1 to 3 is 1 2 3", func(*machine.State, int) bool { return true }},
		{"cards in each tableau is 1 2 3", func(*machine.State, int) bool { return false }},
	} {
		t.Run(c.cond, func(t *testing.T) {
			g := fromText(t, "game List\ndeal\n  1 2 3 4 5 6 to tableau\n  rest to reserve\nfoundations 4\n"+
				"  base ace\n  build up in suit\ntableau 6\n  build any card when "+c.cond+
				"\n  spaces stay empty\nreserve 1\n"+
				"win when foundations full\n")
			s := mustDeal(t, g, 1)
			for n := 1; n <= 6; n++ {
				if got, want := s.MayPlay(10, n+3, 1), c.want(s, n); got != want {
					t.Errorf("pile %d: %t, want %t", n, got, want)
				}
			}
		})
	}
}
