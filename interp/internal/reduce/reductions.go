package reduce

import (
	"fmt"

	"pat/dsl"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// What a search may leave out of a game, told for the author of a change: what was found, and of
// zones whose piles are told apart the line that does.

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
	for i := range g.Zones {
		if z := &g.Zones[i]; !z.Hidden && z.N > 1 {
			out = append(out, z.Sheet.Words()+": "+g.whyApart(z))
		}
	}
	for i := range g.Zones {
		z := &g.Zones[i]
		tell(g.Bag[z.First], "%s: the order of its cards does not count", z.Sheet.Words())
		tell(g.TopOnly[z.First], "%s: nothing but tops counts", z.Sheet.Words())
		tell(z.Alike != nil, "%s: no part of a run changes piles without need", z.Sheet.Words())
	}
	like := 0
	for k := range g.Mask.Each {
		if g.Alike[k] != machine.Card(k) {
			like++
		}
	}
	tell(like > 0, "cards: %d are told from another of their rank by no rule", like)
	tell(g.Cycle != nil, "stock: it goes round, and turning it is no choice of its own")
	tell(g.Rows, "stock and waste: their order is that of the beginning")
	tell(g.safety.possible, "foundations: a card that nobody could want back goes out at once")
	tell(g.Lending.On, "foundations, reserve and stock: a card that is lent must be of use at once")
	tell(g.NewRelaxation() != nil, "proofs: a card that can never go, were no card in the way of another")
	tell(g.NewRelaxation().Stems() != nil, "proofs: what was never moved, while all that was may lie anywhere")
	tell(g.chains != nil, "proofs: cards that find no card to lie on, by counting")
	tell(g.islands != nil, "proofs: piles that can never come together, by what fits on what")
	tell(g.partners != nil, "proofs: cards that find no partner to leave with")
	tell(g.Sorts != nil, "proofs: cards that are built alike changing places")
	return out, nil
}

// whyApart tells whether the piles of a zone are interchangeable, and if not why.
func (g *Game) whyApart(z *code.Zone) string {
	switch {
	case z.Symmetric:
		return "its piles are interchangeable"
	case z.Told != nil:
		return fmt.Sprintf("its piles are told apart by `%s` (line %d)", z.Told.Text(), z.Told.Pos.Line)
	case z.Sheet.Picture != nil || z.Rows > 1:
		return "its piles lie in rows"
	case z.Closes:
		return "its spaces close up"
	case z.Sheet.Kind == dsl.Stock:
		return "its piles are dealt in turn"
	}
	return "its piles are told apart by what the game does without a line"
}
