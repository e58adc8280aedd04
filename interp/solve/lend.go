package solve

import (
	"pat/dsl/cards"
	"pat/interp/internal/machine"
)

// A loan is a step that lays a card on the layout that could stay where it is. Where it must be of
// use at once (see interp.Game.Lends), what may follow is part of the position: it is another one
// than the same cards make on another way.

// loan is the step itself if it is a loan that must be of use, and else nothing.
func (st step) loan() step {
	if machine.Move(st).Kind() == machine.Play && st&loanBit != 0 {
		return st
	}
	return 0
}

// lending is a step, marked if it is a loan; ok is false where it is one that could never be of
// use.
func (m *mover) lending(st step) (_ step, ok bool) {
	mv := st.move()
	if !m.lends || !m.s.IsLoan(mv) {
		return st, true
	}
	if m.class[mv.To()] == classCells && m.class[mv.From()] != classOut {
		return 0, false // there it is as much at hand as where it was, and in the way
	}
	if !m.asked {
		m.asked, m.wants = true, m.s.Wanted(m.outlook().back)
	}
	var k cards.Kind
	if r, turned := st.turned(); turned {
		k = m.s.KindAt(r.Height)
	} else {
		k = m.s.Card(mv.From(), m.s.Len(mv.From())-1).Kind()
	}
	return st | loanBit, m.wants.Has(k)
}
