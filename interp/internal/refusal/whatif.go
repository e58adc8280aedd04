package refusal

import (
	"slices"

	"pat/dsl/cards"
	"pat/interp/internal/machine"
)

// This file answers what would be legal if another card lay somewhere.

// LegalIf reports whether a move would be legal if the card at a place of a pile and some card of a
// kind changed places, or where none is on the table, if it were of that kind. The other one lies
// neither on top of the pile to which the move goes nor among the cards that it takes away; where
// it lies nowhere else, the move would not be. It asks the rules themselves, in a position that
// differs by one card, and puts everything back: so what is told as legal would be.
func LegalIf(s *machine.State, m machine.Move, pile, at int, k cards.Kind) bool {
	own := s.At(pile, at).Kind()
	if own == k {
		return s.Legal(m)
	}
	p, i, there := asker{s}.another(m, k)
	if there && p < 0 {
		return false
	}
	if there {
		asker{s}.become(p, i, own)
	}
	asker{s}.become(pile, at, k)
	status := s.Status
	if status == machine.Lost && s.EndedBy() == nil {
		s.Status = machine.Playing // there would be this move
	}
	legal := s.Legal(m)
	s.Status = status
	asker{s}.become(pile, at, own)
	if there {
		asker{s}.become(p, i, k)
	}
	return legal
}

// another is where a card of a kind lies that a move neither takes nor goes to; the pile is -1
// where such cards lie only there. A card is not made out of nothing: the pack has each once for
// each deck, and rules may count them.
func (s asker) another(m machine.Move, k cards.Kind) (pile, at int, there bool) {
	for p := range s.Game.NPiles {
		for i := range int(s.N[p]) {
			if s.At(p, i).Kind() != k {
				continue
			}
			there = true
			if !s.takesPart(m, p, i) {
				return p, i, true
			}
		}
	}
	return -1, 0, there
}

// takesPart reports whether a card at a place of a pile is one that a move takes away, or on which
// it lays others. One that lies there face down may be any that is not seen: to leave it out would
// tell which it is.
func (s asker) takesPart(m machine.Move, p, i int) bool {
	fromTop := int(s.N[p]) - i
	if m.Kind() == machine.Set {
		var buf [16]uint8
		return fromTop == 1 && slices.Contains(s.SetPiles(m, buf[:0]), uint8(p))
	}
	laidOn := p == m.To() && fromTop == 1 && !s.At(p, i).Down()
	return laidOn || p == m.From() && fromTop <= m.N()
}

// become makes a card that lies somewhere one of another kind. The key of the position has to
// follow, for what is remembered of positions goes by it.
func (s asker) become(p, i int, k cards.Kind) {
	base := p << s.Game.Shift
	old := s.Chain[base+int(s.N[p])]
	s.Cards[base+i] = machine.Card(k).Faced(s.At(p, i).Down())
	s.Rehash(p, i, old)
}
