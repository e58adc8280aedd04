package dsl

import "slices"

// This file answers what the words of a step come to, where several ways of saying it do.

// Step is a turn as the step that it is.
func (t *Turn) Step() *MoveStep {
	return &MoveStep{Span: t.Span, Qty: []*Qty{t.Qty}, Packet: t.Packet, To: t.To, How: t.How, Ending: t.Ending}
}

// AnyCards reports whether a list means cards whatever they are: `3 cards to each tableau`.
func (l *CardList) AnyCards() bool {
	return len(l.Any) == 1 && l.Any[0].Sort != nil && l.Any[0].Sort.AnyOf
}

// PicksOut reports whether a step looks for cards by what they are, and does not take what comes
// next.
func (m *MoveStep) PicksOut() bool {
	return len(m.Named) > 0 || m.AllOf != nil || m.What != nil && !m.What.AnyCards()
}

// Picked lists the phrases by which a step picks cards out; none for those that start a pile.
func (m *MoveStep) Picked() []*Card {
	switch {
	case len(m.Named) > 0:
		return m.Named
	case m.AllOf != nil:
		return m.AllOf.Any
	case m.What != nil:
		return m.What.Any
	}
	return nil
}

// Sole is the one phrase by which a step picks cards out, or nil.
func (m *MoveStep) Sole() *Card {
	if ks := m.Picked(); len(ks) == 1 {
		return ks[0]
	}
	return nil
}

// One reports whether a step says that it moves one card.
func (m *MoveStep) One() bool {
	return len(m.Qty) == 1 && m.Qty[0].Sole() != nil && m.Qty[0].Sole().Digits == "1"
}

// Sole is the number that an amount is, if it is no more than that; or nil.
func (q *Qty) Sole() *Num {
	if len(q.Terms) == 1 {
		return q.Terms[0].Num
	}
	return nil
}

// ToSource reports whether a step brings cards to the pile that the card of a move has left.
func (m *MoveStep) ToSource() bool { return len(m.To.Any) == 1 && m.To.Any[0].Source }

// ByTarget reports whether a step takes its cards, for each pile that it goes to, from a place as
// that pile sees it: `1 from own reserve to each tableau`.
func (m *MoveStep) ByTarget() bool {
	if m.From == nil || !m.To.Each() && !m.ToSource() {
		return false
	}
	w := m.From.Which()
	return w.Own || w.Pick == "nearest"
}

// Listed reports whether a step says for each pile by itself what it gets: `1 2 3 to tableau`.
func (m *MoveStep) Listed() bool { return len(m.Qty) > 1 || len(m.Named) > 1 }

// Diverts reports whether some cards of a step go elsewhere.
func (m *MoveStep) Diverts() bool { return m.laid(func(h *How) bool { return h.But != nil }) }

// NewPiles reports whether some cards of a step begin the next pile.
func (m *MoveStep) NewPiles() bool { return m.laid(func(h *How) bool { return h.NewPileAt != nil }) }

// laid reports whether some part of how a step lays cards is so.
func (m *MoveStep) laid(so func(*How) bool) bool { return slices.ContainsFunc(m.How, so) }

func (h *How) down() bool { return h.Face == "down" || h.TopUp || h.Alternately }
