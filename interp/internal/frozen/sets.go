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
	return set{from: *code.SetOf(r.From), alone: !r.OfTwo(), mates: g.Mates(r)}
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
