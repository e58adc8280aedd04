// Package greedy grades moves as one does who plays greedily and never looks ahead: cards go out
// where they can, then cards are turned up, piles emptied, cards brought into play, built where
// they did not lie as well before, and the stock is turned. Package survey plays whole deals so, to
// tell how forgiving a game is; package solve does where a search does not come to the end.
//
//	before := look(s)          // a Glance, which the player fills in
//	s.Apply(m)
//	worth := before.Worth(look(s), m, s)
package greedy

import "pat/interp"

// A Glance is what the greedy player sees of a position, in numbers of cards or piles.
type Glance struct {
	Out    int // cards on foundations and discards
	Down   int // face-down cards in the layout
	Spaces int // empty piles of the tableau
	Aside  int // cards in reserves, cells and waste
}

// What moves are worth, the best last.
const (
	Back    = iota // a card comes back from the foundations
	Spends         // a space is filled or a card laid aside
	Idle           // cards lay as well before
	Acts           // what a `may` block allows
	Turns          // the stock is turned
	Builds         // cards lie otherwise
	Brings         // a card comes into play
	Empties        // a pile becomes empty
	Shows          // a card is turned up
	PlaysOut
	Wins
)

// A Position answers whether a move is legal in it.
type Position interface{ Legal(m interp.Move) bool }

// Worth grades the move that has led from one glance to another and to the position s.
func (v Glance) Worth(now Glance, m interp.Move, s Position) int {
	switch {
	case now.Out > v.Out:
		return PlaysOut
	case now.Out < v.Out:
		return Back
	case m.Kind() == interp.Turn:
		return Turns
	case m.Kind() == interp.Action:
		return Acts
	case now.Down < v.Down:
		return Shows
	case now.Spaces > v.Spaces:
		return Empties
	case now.Aside < v.Aside:
		return Brings
	case now.Spaces < v.Spaces || now.Aside > v.Aside:
		return Spends
	case m.Kind() == interp.Play && s.Legal(interp.PlayMove(m.To(), m.From(), m.N())):
		return Idle
	}
	return Builds
}
