package interp

import (
	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/machine"
	"pat/interp/internal/refusal"
)

// A Move is something the player does. It means the same in every state of a game.
type Move = machine.Move

// The kinds of moves.
const (
	Play   = machine.Play
	Pluck  = machine.Pluck
	Set    = machine.Set
	Swap   = machine.Swap
	Turn   = machine.Turn
	Action = machine.Action
)

// PlayMove plays the top n cards of a pile to another.
func PlayMove(from, to, n int) Move { return machine.PlayMove(from, to, n) }

// PluckMove draws the card at a place, counted from the bottom, out of a pile and plays it.
func PluckMove(from, at, to int) Move { return machine.PluckMove(from, at, to) }

// SwapMove exchanges the top cards of two piles.
func SwapMove(mine, theirs int) Move { return machine.SwapMove(mine, theirs) }

// TurnMove turns the stock by a turn line, counted from 0.
func TurnMove(line int) Move { return machine.TurnMove(line) }

// ActionMove is an action, by its index in Game.Actions.
func ActionMove(i int) Move { return machine.ActionMove(i) }

// SetMove takes the top cards of some piles together, to a pile.
func (s *State) SetMove(piles []uint8, to int) Move { return s.m.SetMove(piles, to) }

// SetPiles appends the piles whose cards a set takes to buf.
func (s *State) SetPiles(m Move, buf []uint8) []uint8 { return s.m.SetPiles(m, buf) }

// Moves appends all legal moves to buf[:0]. It also finds out that the game is lost, if there are
// none.
func (s *State) Moves(buf []Move) []Move { return s.m.Moves(buf) }

// Legal reports whether a move is legal.
func (s *State) Legal(m Move) bool { return s.m.Legal(m) }

// Apply makes a legal move and all that follows from it.
func (s *State) Apply(m Move) { s.m.Apply(m) }

// Undo takes back the last move; it reports whether there was one.
func (s *State) Undo() bool { return s.m.Undo() }

// Forget drops the past: there is nothing left to undo.
func (s *State) Forget() { s.m.Forget() }

// After is the key of the position that a move leads to.
func (s *State) After(m Move) Key { return s.m.KeyAfter(m) }

// A Refusal says why a move is not legal: in a sentence without names of piles, and by the lines
// that forbid it.
type Refusal = refusal.Refusal

// A Cause is what forbids a move, from what nothing mends to what only the moment forbids.
type Cause = refusal.Cause

// The causes: there is nothing to move; the rules have no such move; from another place or to
// another it would go; the cards do not go on one another; not so many go at once; the place is
// taken; a card lies under others; a condition does not hold now.
const (
	NoMove    = refusal.NoMove
	Never     = refusal.Never
	Elsewhere = refusal.Elsewhere
	Unlike    = refusal.Unlike
	Together  = refusal.Together
	NoRoom    = refusal.NoRoom
	Buried    = refusal.Buried
	NotNow    = refusal.NotNow
)

// A Sentence is how a refusal is worded, as far as what may be told behind it hangs on that.
type Sentence = refusal.Sentence

// The sentences: nothing belongs behind it; cards may not start a pile; they do not go on a card;
// none of some piles takes them now; no pile takes them at all; there are none.
const (
	OfItself  = refusal.OfItself
	StartsNot = refusal.StartsNot
	GoesNotOn = refusal.GoesNotOn
	NoneTakes = refusal.NoneTakes
	GoesNotTo = refusal.GoesNotTo
	NoPlace   = refusal.NoPlace
	Vacant    = refusal.Vacant
)

// Wanted is what is to be another card so that a refused play would be legal: none would help; the
// card that is played; or the card on which it is to go.
type Wanted = refusal.Wanted

// What may be another card.
const (
	WantsNone = refusal.WantsNone
	WantsCard = refusal.WantsCard
	WantsTop  = refusal.WantsTop
)

// LegalIf reports whether a move would be legal if the card at a place of a pile and some card of a
// kind, which lies neither where the move goes nor among what it takes away, changed places; or if
// there is none, if it were of that kind.
func (s *State) LegalIf(m Move, pile, at int, k cards.Kind) bool {
	return refusal.LegalIf(s.m, m, pile, at, k)
}

// Why says which rule forbids a move. Of a legal move it says nothing true.
func (s *State) Why(m Move) Refusal { return refusal.Why(s.m, m) }

// WhyNot says why no move of a pile to another is legal.
func (s *State) WhyNot(from, to int) Refusal { return refusal.WhyNot(s.m, from, to) }

// By lists the lines that let a legal move be made: those by which the cards leave, then those by
// which they come; of turning and actions the line itself.
func (s *State) By(m Move) []*dsl.Line { return s.m.By(m) }

// Tell lets somebody know of every line that acts from now on: steps that are done, events that
// happen, lines that are obeyed `at once`; nil ends it. A clone tells nobody.
func (s *State) Tell(tell func(*dsl.Line)) { s.m.Tell(tell) }

// A Deed is one thing that was done in a move.
type Deed = machine.Deed

// ApplyTold is Apply. It tells what was done: first what the player did, with the steps of turning
// and actions, then what followed by itself, in the order in which it happened.
func (s *State) ApplyTold(m Move) []Deed { return s.m.ApplyTold(m) }

// DistinctMoves is Moves without those that lead to a position that an earlier one leads to, as to
// the second of two spaces: what a search tries.
func (s *State) DistinctMoves(buf []Move) []Move { return s.m.DistinctMoves(buf) }

// Alike puts moves together that lead to equal positions, in the order of the first of them.
func (s *State) Alike(moves []Move) [][]Move { return s.m.Alike(moves) }
