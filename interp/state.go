package interp

import (
	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// A State is a position of a game and what is needed to go back from it. It belongs to one
// goroutine.
type State struct {
	m *machine.State
	g *Game
}

// Machine is the position itself, for the packages inside interp.
func (s *State) Machine() *machine.State { return s.m }

// Game is the game that is played, with the numbers that were asked.
func (s *State) Game() *Game { return s.g }

// Clone copies the position without its past.
func (s *State) Clone() *State { return &State{m: s.m.Clone(), g: s.g} }

// Release gives a position back that nobody looks at any more: the next deal of its game is made of
// it, which a survey of short games feels.
func (s *State) Release() { s.m.Release() }

// DealNumber is the number that was dealt.
func (s *State) DealNumber() uint64 { return s.m.DealNumber() }

// Redeal deals another number of the same game into s.
func (s *State) Redeal(number uint64) { s.m.Redeal(number) }

// Status tells how a game stands.
type Status = machine.Status

// The statuses. That a game is lost because no move is legal is known after Moves was asked.
const (
	Playing = machine.Playing
	Won     = machine.Won
	Lost    = machine.Lost
	Faulted = machine.Faulted
)

// Status tells how the game stands.
func (s *State) Status() Status { return s.m.Status }

// Fault says why the game stopped, when it is Faulted.
func (s *State) Fault() string { return s.m.Fault() }

// EndedBy is the line by which the game is won or lost, or nil: as long as it is neither, and where
// it is lost because no move is left.
func (s *State) EndedBy() *dsl.Line { return s.m.EndedBy() }

// Waiting is the line of the deal that waits for the player's choice, if one does.
func (s *State) Waiting() (*dsl.Line, bool) { return s.m.Waiting() }

// Choices is how many plays of the player the deal still waits for.
func (s *State) Choices() int { return s.m.Choices() }

// ChoicesShown is how many plays of the player the cards show to be still to come.
func (s *State) ChoicesShown() int { return s.m.ChoicesShown() }

// A Card is a card as it lies: its kind, and whether it lies face down.
type Card = machine.Card

// FaceDown is the bit of a card that lies face down.
const FaceDown = machine.FaceDown

// Len is the number of cards in a pile.
func (s *State) Len(pile int) int { return s.m.Len(pile) }

// Card is card i of a pile, 0 being the bottom.
func (s *State) Card(pile, i int) Card { return s.m.Card(pile, i) }

// Covered reports whether others lie on a pile of a picture.
func (s *State) Covered(pile int) bool { return s.m.Covered(pile) }

// IsPlace reports whether a pile holds cards or counts as a space.
func (s *State) IsPlace(pile int) bool { return s.m.IsPlace(pile) }

// FirstRank is the rank of the first card laid on the piles of a zone, where that rank is its base.
// fixed is false as long as no card lies there; ok is false where another line says the base.
func (s *State) FirstRank(zone int) (rank cards.Rank, fixed, ok bool) {
	if !s.g.Zone(zone).FirstRank() {
		return 0, false, false
	}
	if b := s.m.Base(int32(zone)); b > 0 {
		return s.m.Game.Pack.RankAt(b), true, true
	}
	return 0, false, true
}

// Pass is the number of the pass through the stock, from 1.
func (s *State) Pass() int { return s.m.Pass() }

// Counter is the present value of a counter, by its index in the sheet.
func (s *State) Counter(i int) int { return s.m.Counter(i) }

// Score is what the position counts in points; ok is false in a game that counts none.
func (s *State) Score() (points int, ok bool) {
	return s.m.Score(), s.g.Sheet().Score != nil
}

// Left tells how often a bound may still be used, by its index in Bounds.
func (s *State) Left(i int) int { return s.m.Left(i) }

// Stock is the pile that is turned; there always is one, if only to deal from.
func (s *State) Stock() int { return s.m.Game.Stock }

// Refills reports whether cards may still come to a stock that is empty.
func (s *State) Refills() bool { return footprint.LaidYet(s.m) }

// A TurnInfo describes a turn line as it is now.
type TurnInfo = machine.TurnInfo

// Turns describes the turn lines as they are now.
func (s *State) Turns() []TurnInfo { return s.m.Turns() }

// A Key tells positions of one game apart, but for a chance of one in 2^128. Positions that differ
// only in what no rule tells, as in which of two equal piles is the first, have one key.
type Key = machine.Key

// Key is the key of the position.
func (s *State) Key() Key { return s.m.Key() }

// A Change is one thing that happened to cards in a move.
type Change = machine.Change

// The kinds of changes.
const (
	Carried  = machine.Carried
	Laid     = machine.Laid
	Turned   = machine.Turned
	Replaced = machine.Replaced
	Shuffled = machine.Shuffled
)

// History tells how the piles lay after the first moves, of which there are from, and what happened
// to the cards since, move by move; from 0 it begins with the deal. Of a clone, which has no past,
// that is the position as it is.
func (s *State) History(from int) (then [][]Card, moves [][]Change) { return s.m.History(from) }

// A Spot is the place of a card.
type Spot = machine.Spot

// Imagine is the same position, without a past, with other cards at some spots, lying as those
// there, and another seed of what is still left to chance. The cards must be those that lie at
// these spots, in another order.
func (s *State) Imagine(spots []Spot, kinds []cards.Kind, seed uint64) *State {
	return &State{m: s.m.Imagine(spots, kinds, seed), g: s.g}
}
