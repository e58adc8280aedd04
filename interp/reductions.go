package interp

import (
	"fmt"

	"pat/dsl"
)

// What a search may leave out of a game, told for the author of a change: what was found, and of zones whose
// piles are told apart the line that does.

// Reductions tells what a search that goes on from a position may leave out, a finding a line.
func (s *State) Reductions() ([]string, error) {
	g, err := s.searched(false)
	if err != nil {
		return nil, err
	}
	var out []string
	tell := func(found bool, format string, args ...any) {
		if found {
			out = append(out, fmt.Sprintf(format, args...))
		}
	}
	for i := range g.zones {
		if z := &g.zones[i]; !z.hidden && z.n > 1 {
			out = append(out, z.sheet.Words()+": "+g.whyApart(z))
		}
	}
	for i := range g.zones {
		z := &g.zones[i]
		tell(g.bag[z.first], "%s: the order of its cards does not count", z.sheet.Words())
		tell(g.topOnly[z.first], "%s: nothing but tops counts", z.sheet.Words())
		tell(z.alike != nil, "%s: no part of a run changes piles without need", z.sheet.Words())
	}
	like := 0
	for k := range g.mask.Each {
		if g.alike[k] != Card(k) {
			like++
		}
	}
	tell(like > 0, "cards: %d are told from another of their rank by no rule", like)
	tell(g.cycle != nil, "stock: it goes round, and turning it is no choice of its own")
	tell(g.rows, "stock and waste: their order is that of the beginning")
	tell(g.safety.possible, "foundations: a card that nobody could want back goes out at once")
	tell(g.lending.on, "foundations, reserve and stock: a card that is lent must be of use at once")
	tell(g.NewRelaxation() != nil, "proofs: a card that can never go, were no card in the way of another")
	tell(g.chains != nil, "proofs: cards that find no card to lie on, by counting")
	tell(g.sorts != nil, "proofs: cards that are built alike changing places")
	return out, nil
}

// whyApart tells whether the piles of a zone are interchangeable, and if not why.
func (g *Game) whyApart(z *zone) string {
	switch {
	case z.symmetric:
		return "its piles are interchangeable"
	case z.told != nil:
		return fmt.Sprintf("its piles are told apart by `%s` (line %d)", z.told.Text(), z.told.Pos.Line)
	case z.sheet.Picture != nil || z.rows > 1:
		return "its piles lie in rows"
	case z.closes:
		return "its spaces close up"
	case z.sheet.Kind == dsl.Stock:
		return "its piles are dealt in turn"
	}
	return "its piles are told apart by what the game does without a line"
}
