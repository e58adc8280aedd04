package solve

import (
	"pat/dsl/cards"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// Where cards that have been played may change places with others of their sort, a search is soon
// at its end; if it finds no win, there is none (see interp.Blind). If it finds one, that says
// nothing.
//
// It leaves no move out: which moves nobody needs is known of the game as it is.

const (
	changedAt  = 57
	changedBit = 1 << 63
)

// changed is the card that changes places with the one that is moved, if one does.
func (st step) changed() (cards.Kind, bool) {
	return cards.Kind(st >> changedAt & 63), machine.Move(st).Kind() == machine.Play && st&changedBit != 0
}

func newBlindMover(from *reduce.State, b *reduce.Blind) *mover {
	m := newMover(from.Clone(), true)
	m.blind, m.lends = b, false
	return m
}

// blindly lists the plays that are possible if cards change places.
func (m *mover) blindly(buf []step) []step {
	m.blind.Outs(m.s, m.outlook().next, func(mv machine.Move, k cards.Kind) {
		buf = append(buf, step(mv)|step(k)<<changedAt|changedBit)
	})
	return buf
}

// change begins a step, in which cards may change places.
func (m *mover) change(st step) {
	m.blind.Step()
	if k, ok := st.changed(); ok {
		m.blind.Change(m.s, k, st.move().From())
	}
}
