package solve

import "pat/interp"

// score guesses how far a position is: cards out are good; so are spaces, ordered tails and cards turned up; cards
// that lie on lower ones of the same pile are bad, and so are cards that wait in reserve, cells, stock and waste.
func score(s *interp.State) float64 {
	g := s.Game()
	v := 0.0
	for i := range g.Zones() {
		z := g.Zone(i)
		for p := z.First; p < z.First+z.Count; p++ {
			n := s.Len(p)
			switch z.Kind {
			case "foundations", "discard":
				v += 10 * float64(n)
			case "tableau":
				v += pile(s, p, n)
			case "reserve":
				v -= 1.5 * float64(n)
			case "cells":
				v -= float64(n)
			case "stock", "waste":
				v -= 0.3 * float64(n)
			}
		}
	}
	return v
}

func pile(s *interp.State, p, n int) float64 {
	if n == 0 {
		return 4
	}
	v := 0.0
	var ranks [1024]uint8
	for j := range n {
		c := s.Card(p, j)
		if c.Down() {
			v -= 3
		}
		r := uint8(c.Kind().Rank())
		ranks[j] = r
		if j > 0 {
			if below := ranks[j-1]; r > below {
				v--
			} else if r+1 == below {
				v += 0.5
			}
		}
		for _, q := range ranks[:j] {
			if q < r {
				v -= 0.4
			}
		}
	}
	return v
}
