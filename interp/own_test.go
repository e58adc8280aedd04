package interp

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pat/interp/internal/machine"
)

// `own` in a step to each pile is own to each of them, not to the pile of the event; piles of
// another number are shared out.
func TestOwnOfEachTarget(t *testing.T) {
	for _, c := range []struct {
		name, reserve, when string
		own                 func(p int) []int // reserve piles by tableau pile, from 0
	}{
		{"as many", "reserve 6", "after move", func(p int) []int { return []int{p} }},
		{"half as many", "reserve 3", "after move", func(p int) []int { return []int{p / 2} }},
		{"twice as many", "reserve 12", "after move", func(p int) []int { return []int{2 * p, 2*p + 1} }},
		{"one", "reserve", "after move", func(p int) []int { return []int{0} }},
		{"an action", "reserve 6", "may refill", func(p int) []int { return []int{p} }},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fromText(t, "game Own\ndeal\n  2 to each tableau\n  12 to reserve 1\n  rest to stock\nfoundations "+
				"4\n  base any card\n  build any card\ntableau 6\n  build any card\n  move any cards\n  spaces take "+
				"king\n"+c.reserve+"\n  plays only to foundations when stock empty\nstock\n"+
				c.when+"\n  1 from own reserve to each tableau when pile empty\nwin when foundations full\n")
			res := g.Zones[byKind(t, g, "reserve")]
			tab := g.Zones[byKind(t, g, "tableau")]
			r := rand.New(rand.NewPCG(3, 4))
			filled := 0
			for n := range uint64(20) {
				s := mustDeal(t, g, n)
				for i := range res.N { // the deal gave all to pile 1: share them out by hand
					for i > 0 && s.Len(res.First+i) < 12/res.N {
						s.MoveCard(res.First, res.First+i, false)
					}
				}
				for range 30 {
					ms := s.Moves(nil)
					if len(ms) == 0 {
						break
					}
					m := ms[r.IntN(len(ms))]
					before := s.Clone()
					s.Apply(m)
					if c.when == "may refill" && m.Kind() != machine.Action {
						continue
					}
					left := map[int]int{}
					for i := range res.N {
						left[i] = before.Len(res.First + i)
					}
					for p := range tab.N {
						had := before.Len(tab.First + p)
						if m.Kind() == machine.Play && m.From() == tab.First+p {
							had -= m.N()
						}
						if m.Kind() == machine.Play && m.To() == tab.First+p {
							had += m.N()
						}
						want := had
						for _, q := range c.own(p) {
							if had == 0 && left[q] > 0 {
								left[q]--
								want++
							}
						}
						filled += want - had
						if got := s.Len(tab.First + p); got != want {
							t.Fatalf("deal %d: pile %d holds %d cards, want %d", n, p+1, got, want)
						}
					}
				}
			}
			if filled == 0 {
				t.Error("no pile was filled")
			}
		})
	}
}

// byKind is the zone of a kind.
func byKind(t *testing.T, g *machine.Game, word string) int {
	t.Helper()
	for i := range g.Zones {
		if g.Zones[i].Sheet.Kind.String() == word {
			return i
		}
	}
	t.Fatalf("no %s", word)
	return -1
}

// `own row` is the row of the pile that the rule speaks of, `other row` all the others, and columns
// likewise.
func TestOwnRow(t *testing.T) {
	for _, c := range []struct {
		from string
		want func(row, column, row2, column2 int) bool
	}{
		{"own row", func(a, b, c, d int) bool { return a == c }},
		{"other row", func(a, b, c, d int) bool { return a != c }},
		{"own column", func(a, b, c, d int) bool { return b == d }},
		{"other column", func(a, b, c, d int) bool { return b != d }},
	} {
		for _, line := range []string{
			"spaces take any card from " + c.from + " of tableau",
			"spaces take any card when same rank in " + c.from + " of tableau",
		} {
			t.Run(line, func(t *testing.T) {
				g := fromText(t, "game Rows\ndeal\n  1 to each tableau\n  all aces from tableau to discard\ntableau "+
					"4 rows of 13\n  build none\n  "+line+"\ndiscard\nwin when all cards in discard\n")
				s := mustDeal(t, g, 3)
				yes, no := 0, 0
				for to := range 52 {
					if s.Len(to) > 0 {
						continue
					}
					for from := range 52 {
						if s.Len(from) == 0 {
							continue
						}
						want := c.want(to/13, to%13, from/13, from%13)
						if strings.Contains(line, "same rank") {
							want = false
							for p := range 52 {
								want = want || s.Len(p) > 0 &&
									s.Card(p, 0).Kind().Rank() == s.Card(from, 0).Kind().Rank() &&
									c.want(to/13, to%13, p/13, p%13)
							}
						}
						if got := s.MayPlay(from, to, 1); got != want {
							t.Fatalf("%d to %d: %t, want %t", from, to, got, want)
						}
						if want {
							yes++
						} else {
							no++
						}
					}
				}
				if yes == 0 || no == 0 && !strings.Contains(line, "same rank") {
					t.Errorf("%d legal, %d not", yes, no)
				}
			})
		}
	}
}
