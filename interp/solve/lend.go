package solve

import "pat/interp"

// A loan is a step that takes a card back from the foundations. Where it must be of use at once (see interp.Game.Lends), what
// may follow is part of the position: it is another one than the same cards make on another way.

// loan is the step itself if it is a loan that must be of use, and else nothing.
func (m *mover) loan(st step) step {
	if mv := st.move(); m.lends && mv.Kind() == interp.Play && m.class[mv.From()] == classOut && m.class[mv.To()] != classOut {
		return st
	}
	return 0
}

// key tells positions apart, and which loan led to them.
func (m *mover) key() interp.Key {
	if m.lent == 0 {
		return m.s.Key()
	}
	to := m.lent.move().To()
	return m.s.Key().Lent(m.s.Card(to, m.s.Len(to)-1))
}
