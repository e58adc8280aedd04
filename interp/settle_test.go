package interp

import (
	"testing"

	"pat/interp/internal/machine"
)

// What happens by itself ends where it would only go round, in play as in a search, and no game
// stops by it.
func TestWhatGoesRoundEnds(t *testing.T) {
	const pack = "suits spades hearts clubs\nranks ace to six\n"
	for _, c := range []struct{ name, text string }{
		{"between piles", pack + "deal\n  rest to each tableau\nfoundations 3\n  base ace\n  build up in " +
			"suit\ntableau 5\n  build down in other suits at once\nwin when foundations full\n"},
		{"between spaces", pack + "deal\n  2 to each tableau\n  rest to stock\nfoundations 3\n  base ace\n  build " +
			"up in suit\ntableau 4\n  build up in any suit wrapping from tableau\n  move sequence\n  spaces take " +
			"any card from other tableau at once\n  spaces close up\nstock\n  turn 1 to waste\nwaste\nwin when " +
			"foundations full\n"},
		{"with events", pack + "deal\n  3 to each tableau\nfoundations 3\n  base ace\n  build up in suit\ntableau " +
			"6\n  build down in any suit\n  spaces take any card at once\nafter move to foundations\n  1 from " +
			"tableau 1 to tableau 2\nwin when foundations full\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fromText(t, "game Round\n"+c.text)
			if !g.Circles {
				t.Fatal("it is not known to go round")
			}
			moved, long := 0, 0
			for n := range uint64(40) {
				s := mustDeal(t, g, n)
				f := s
				if s.Status == machine.Playing {
					f = &searched(t, s).State
				}
				for range 30 {
					if s.Status == machine.Faulted {
						t.Fatalf("deal %d: %s", n, s.Fault())
					}
					for p := range len(g.Piles) {
						if s.Len(p) != f.Len(p) {
							t.Fatalf("deal %d: pile %d holds %d cards, in a search %d", n, p, s.Len(p), f.Len(p))
						}
						for i := range s.Len(p) {
							if s.Card(p, i) != f.Card(p, i) {
								t.Fatalf("deal %d: other cards lie in a search", n)
							}
						}
					}
					long = max(long, cap(s.Buf.Chain)) // it is empty again, with room for the longest
					ms := s.Moves(nil)
					if len(ms) == 0 {
						break
					}
					m := ms[int(n)%len(ms)]
					s.Apply(m)
					if f != s {
						f.Apply(m)
					}
					moved++
				}
			}
			if moved == 0 || long < 3 {
				t.Errorf("%d moves, the longest chain is %d", moved, long)
			}
		})
	}
}
