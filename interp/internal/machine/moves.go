package machine

import (
	"fmt"

	"pat/dsl/cards"
)

// A Move is one choice of the player, packed into 64 bits. It is valid in the state it was listed
// in, and in any other position of the same game in which it is legal.
//
//	bits 0–3 kind; 4–11 target pile
//	play, pluck, swap: 16–23 source pile; 24–33 number of cards; 34–43 position of a plucked card
//	set: 12–15 number of cards, 16–63 up to six piles of eight bits; with number 15, 16–47 an index
//	turn: 16–23 line; action: 16–23 action
type Move uint64

// MoveKind is what sort of move it is.
type MoveKind uint8

// The kinds of move.
const (
	Play   MoveKind = iota // the top n cards of a pile go to another
	Pluck                  // a single card from inside a pile
	Set                    // several cards of different piles leave together
	Swap                   // two top cards change places
	Turn                   // the stock is turned
	Action                 // an action: a redeal or a `may`
)

// Kind is the kind of the move.
func (m Move) Kind() MoveKind { return MoveKind(m & 15) }

// To is the target pile of a play, pluck, set or swap.
func (m Move) To() int { return int(m >> 4 & 0xff) }

// From is the source pile of a play, pluck or swap.
func (m Move) From() int { return int(m >> 16 & 0xff) }

// N is the number of cards of a play.
func (m Move) N() int {
	if m.Kind() == Set {
		return int(m >> 12 & 15)
	}
	return int(m >> 24 & 0x3ff)
}

// At is the position of a plucked card, 0 being the bottom.
func (m Move) At() int { return int(m >> 34 & 0x3ff) }

// FewInSet is how many piles of a set have room below bit 44 of a move.
const FewInSet = 3

// Line is the index of a turn line or an action.
func (m Move) Line() int { return int(m >> 16 & 0xff) }

// String is for debugging; package notation writes moves for people.
func (m Move) String() string {
	return fmt.Sprintf("%s from %d to %d n %d at %d",
		[...]string{"play", "pluck", "set", "swap", "turn", "action"}[m.Kind()], m.From(), m.To(), m.N(), m.At())
}

// Target is the same move to another pile.
func (m Move) Target(p int) Move { return m&^(0xff<<4) | Move(p)<<4 }

// PlayMove is the move of the top n cards of a pile to another.
func PlayMove(from, to, n int) Move {
	return Move(Play) | Move(to)<<4 | Move(from)<<16 | Move(n)<<24
}

// PluckMove is the move of a single card from inside a pile.
func PluckMove(from, at, to int) Move {
	return Move(Pluck) | Move(to)<<4 | Move(from)<<16 | 1<<24 | Move(at)<<34
}

// SwapMove exchanges the top cards of two piles.
func SwapMove(mine, theirs int) Move {
	return Move(Swap) | Move(theirs)<<4 | Move(mine)<<16 | 1<<24
}

// TurnMove turns the stock by a line; ActionMove does an action.
func TurnMove(line int) Move { return Move(Turn) | Move(line)<<16 }

// ActionMove does an action.
func ActionMove(i int) Move { return Move(Action) | Move(i)<<16 }

// finder holds the buffers of a move list.
type finder struct {
	give   uint64 // piles of the source that may give cards, from its first
	sets   [askingMost + 1]setFinder
	laying [askingMost + 1]setFinder // for the order in which a set is laid
	pack   []cards.Kind
	takes  []cards.Mask // by pile, those that may come there
	laid   layout       // for actions

	most    int // cards that free cells and spaces let go along a route, but to a space; -1 if not worked out
	onSpace int // the same to the space that is looked at

	distinct bool       // of moves that lead to equal positions list only the first
	unturned bool       // leave out turning the stock
	Loan     Move       // list only what makes use of it, if there is one
	Offered  cards.Mask // lowest cards of all units, those of foundations aside
	after    []Key      // where moves lead, see distinct
}

// Moves appends all legal moves to buf[:0]. Two that do the same are one: an exchange of two cards
// is listed one way round. It also finds out that the game is lost, if there are none.
func (s *State) Moves(buf []Move) []Move {
	buf = buf[:0]
	if s.Status != Playing {
		return buf
	}
	s.Fresh()
	if s.Ints[IntWaitStep] > 0 {
		buf = s.choices(buf)
	} else {
		s.Found.Offered = 0
		for i := range s.Game.Sources {
			buf = s.Plays(&s.Game.Sources[i], buf)
		}
		if s.Found.Loan != 0 {
			return buf
		}
		if len(s.Game.Sets) > 0 {
			buf = s.collections(buf)
		}
		if s.Game.HasSwaps {
			buf = s.swaps(buf)
		}
		if !s.Found.unturned {
			buf = s.turnMoves(buf)
		}
		buf = s.actionMoves(buf)
	}
	if len(buf) == 0 && !s.Found.unturned {
		s.Status = Lost
	}
	return buf
}

// DistinctMoves is Moves without those that lead to a position that an earlier one leads to, as to
// the second of two spaces or of the second of two equal cards: what a search tries. An action is
// listed all the same, as a redeal may happen to lead where a play does.
func (s *State) DistinctMoves(buf []Move) []Move {
	s.Found.distinct = true
	buf = s.Moves(buf)
	s.Found.distinct = false
	if s.Game.Merges && len(buf) > 1 && s.Found.Loan == 0 {
		buf = s.distinct(buf)
	}
	return buf
}

// DistinctMovesBut is DistinctMoves without turning the stock and without its redeal, for a game
// whose stock goes round.
func (s *State) DistinctMovesBut(buf []Move) []Move {
	s.Found.unturned = true
	buf = s.DistinctMoves(buf)
	s.Found.unturned = false
	return buf
}

// Alike puts moves together that lead to equal positions, in the order of the first of them: of
// equal cards, or to equal piles. Turning and actions stand alone.
func (s *State) Alike(moves []Move) [][]Move {
	var out [][]Move
	at := map[Key]int{}
	for _, m := range moves {
		if m.Kind() >= Turn {
			out = append(out, []Move{m})
			continue
		}
		k := s.KeyAfter(m)
		i, met := at[k]
		if !met {
			i = len(out)
			at[k] = i
			out = append(out, nil)
		}
		out[i] = append(out[i], m)
	}
	return out
}

// distinct drops moves that lead to a position that an earlier one leads to. Only moves of equal
// cards can, in games of several packs where something follows from a move.
func (s *State) distinct(buf []Move) []Move {
	f := &s.Found
	out, after := buf[:1], append(f.after[:0], Key{}) // where those lead, if it has been asked
	for _, m := range buf[1:] {
		same, k := false, Key{}
		for i, o := range out {
			if !s.alike(m, o) {
				continue
			}
			if k == (Key{}) {
				k = s.KeyAfter(m)
			}
			if after[i] == (Key{}) {
				after[i] = s.KeyAfter(o)
			}
			if after[i] == k {
				same = true
				break
			}
		}
		if !same {
			out, after = append(out, m), append(after, k)
		}
	}
	f.after = after
	return out
}

// alike reports whether two moves are of the same cards to piles with the same top.
func (s *State) alike(m, o Move) bool {
	if s.Top[m.To()] != s.Top[o.To()] || m.N() != o.N() || m.Kind() >= Turn || o.Kind() >= Turn {
		return false
	}
	if m.Kind() <= Pluck && o.Kind() <= Pluck {
		return s.lowest(m) == s.lowest(o)
	}
	if m.Kind() != o.Kind() {
		return false
	}
	switch m.Kind() {
	case Set:
		var a, b [16]uint8
		var x, y cards.Mask
		for _, p := range s.SetPiles(m, a[:0]) {
			x |= s.Top[p].Kind().Bit()
		}
		for _, p := range s.SetPiles(o, b[:0]) {
			y |= s.Top[p].Kind().Bit()
		}
		return x == y
	}
	return s.Top[m.From()] == s.Top[o.From()]
}

// lowest is the lowest card of a play or pluck.
func (s *State) lowest(m Move) Card {
	if m.Kind() == Pluck {
		return s.At(m.From(), m.At())
	}
	return s.At(m.From(), int(s.N[m.From()])-m.N())
}

// KeyAfter is the key of the position that a move leads to.
func (s *State) KeyAfter(m Move) Key {
	keep := s.scratch
	s.Apply(m)
	k := s.Key()
	s.Undo()
	s.scratch = keep
	return k
}
