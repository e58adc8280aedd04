package solve

import (
	"pat/dsl/cards"
	"pat/interp"
)

// A loan is a step that lays a card on the layout that could stay where it is. Where it must be of use at once (see interp.Game.Lends), what
// may follow is part of the position: it is another one than the same cards make on another way.

// loan is the step itself if it is a loan that must be of use, and else nothing.
func (st step) loan() step {
	if interp.Move(st).Kind() == interp.Play && st&loanBit != 0 {
		return st
	}
	return 0
}

// useful reports whether a loan of a card could ever be of use.
func (m *mover) useful(mv interp.Move, k cards.Kind) bool {
	if m.class[mv.To()] == classCells && m.class[mv.From()] != classOut {
		return false // nothing lay under it that waits
	}
	if !m.asked {
		m.asked, m.wants = true, m.s.Wanted(m.outlook().back)
	}
	return m.wants.Has(k)
}

// key tells positions apart, and which loan led to them.
func (m *mover) key() interp.Key {
	if m.lent == 0 {
		return m.s.Key()
	}
	to := m.lent.move().To()
	return m.s.Key().Lent(m.s.Card(to, m.s.Len(to)-1))
}
