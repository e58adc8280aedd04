package frozen

import (
	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// A set is a line by which cards of several piles leave together, as far as it is looked at.
type set struct {
	from  code.PileSet
	mates cards.Table // by card: with which it may leave; of a line that takes more than pairs, with any
	alone bool        // a card counts as leaving by itself, for more than pairs may leave
}

// setOf is a set by a line. Of pairs it is known which cards make one, as far as the line goes by
// two cards; other sets count as no bound at all.
func setOf(g *machine.Game, r *code.SetRule) set {
	out := set{from: *code.SetOf(r.From), alone: r.Least != 2 || r.Most != 2, mates: cards.Fill(g.Mask)}
	for a := range g.Mask.Each {
		for b := range g.Mask.Each {
			if !totals(g, r, a, b) || !related(g, r, a, b) || !listed(g, r, a, b) {
				out.mates[a] &^= b.Bit()
			}
		}
	}
	return out
}

// totals reports whether two cards may count what a pair must.
func totals(g *machine.Game, r *code.SetRule, a, b cards.Kind) bool {
	for _, n := range r.Totals {
		nd := &g.Nodes[n]
		if nd.Op != code.OpConst || int(nd.A) == g.Sheet.Worth[a.Rank()]+g.Sheet.Worth[b.Rank()] {
			return true
		}
	}
	return r.Totals == nil
}

// related reports whether two cards may stand in the relation of a pair, either way round.
func related(g *machine.Game, r *code.SetRule, a, b cards.Kind) bool {
	if !g.Tabled(r.Phrase) {
		return true
	}
	ph := &g.Phrases[r.Phrase]
	return ph.TableFor(a).Has(b) || ph.TableFor(b).Has(a)
}

// listed reports whether two cards may be the two that a line names.
func listed(g *machine.Game, r *code.SetRule, a, b cards.Kind) bool {
	if len(r.Listed) != 2 {
		return true
	}
	is := func(n int32, k cards.Kind) bool {
		return !g.Tabled(n) || g.Phrases[n].Sort != code.Constant || g.Phrases[n].Mask.Has(k)
	}
	one, other := r.Listed[0], r.Listed[1]
	return is(one, a) && is(other, b) || is(one, b) && is(other, a)
}

// goesInSet reports whether the topmost frozen card of a pile could leave with a card that is not
// frozen, or with the topmost frozen card of another pile.
func (f *Finder) goesInSet(s *machine.State, p int) bool {
	k := s.At(p, f.stays[p]-1).Kind()
	for i := range f.sets {
		r := &f.sets[i]
		switch {
		case !r.from.Has(p):
		case r.alone || r.mates[k]&f.free != 0:
			return true
		default:
			for q, n := range f.stays {
				if n > 0 && q != p && r.from.Has(q) && !f.covered(q) && r.mates[k].Has(s.At(q, n-1).Kind()) {
					return true
				}
			}
		}
	}
	return false
}
