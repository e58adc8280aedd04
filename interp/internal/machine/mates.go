package machine

import (
	"pat/dsl/cards"
	"pat/interp/internal/code"
)

// Mates is for each card those that it may leave with by a line that takes two together, as far as
// the line goes by two cards: not too few, perhaps too many. Of a line that takes more than two it
// says nothing.
func (g *Game) Mates(r *code.SetRule) cards.Table {
	mates := cards.Fill(g.Mask)
	for a := range g.Mask.Each {
		for b := range g.Mask.Each {
			if !g.totals(r, a, b) || !g.relatedEitherWay(r, a, b) || !g.listed(r, a, b) {
				mates[a] &^= b.Bit()
			}
		}
	}
	return mates
}

// totals reports whether two cards may count what a pair must.
func (g *Game) totals(r *code.SetRule, a, b cards.Kind) bool {
	for _, n := range r.Totals {
		nd := &g.Nodes[n]
		if nd.Op != code.OpConst || int(nd.A) == g.Sheet.Worth[a.Rank()]+g.Sheet.Worth[b.Rank()] {
			return true
		}
	}
	return r.Totals == nil
}

// relatedEitherWay reports whether two cards may stand in the relation of a pair, either way round.
func (g *Game) relatedEitherWay(r *code.SetRule, a, b cards.Kind) bool {
	if !g.Tabled(r.Phrase) {
		return true
	}
	ph := &g.Phrases[r.Phrase]
	return ph.TableFor(a).Has(b) || ph.TableFor(b).Has(a)
}

// listed reports whether two cards may be the two that a line names.
func (g *Game) listed(r *code.SetRule, a, b cards.Kind) bool {
	if len(r.Listed) != 2 {
		return true
	}
	is := func(n int32, k cards.Kind) bool {
		return !g.Tabled(n) || g.Phrases[n].Sort != code.Constant || g.Phrases[n].Mask.Has(k)
	}
	one, other := r.Listed[0], r.Listed[1]
	return is(one, a) && is(other, b) || is(one, b) && is(other, a)
}
