package solve

import (
	"strings"

	"pat/interp/internal/reduce"
)

// A search by kinder rules is a complete search of another game, in which all can be done that can
// be done by the rules as they are. There must be fewer positions in it; if it holds no win, there
// is none, and if it does, that says nothing.

// sortMost is how many cards must be alike for a search to be blind: two, as where colours
// alternate, change places so seldom that the search which leaves moves out is sooner at its end.
const sortMost = 3

// newKinder is a prover by kinder rules, and says which; it is nil where there are none. search is
// the position compiled for search.
func newKinder(from, search *reduce.State, bytes int64) (p *prover, rules string, err error) {
	var said []string
	s, err := from.Freely()
	switch {
	case err != nil:
		return nil, "", err
	case s == nil:
		s = search
	default:
		said = append(said, "the stock is turned as one likes")
	}
	b := s.Game().NewBlind()
	switch {
	case b != nil && b.Most() >= sortMost:
		said = append(said, "cards that are built alike change places")
		p = newBlindProver(s, b, bytes)
	case len(said) > 0:
		p = newProver(s, bytes, true)
	}
	return p, strings.Join(said, " and "), nil
}

func newBlindProver(from *reduce.State, b *reduce.Blind, bytes int64) *prover {
	p := &prover{m: newBlindMover(from, b), seen: newTable(bytes)}
	p.begin(from)
	return p
}
