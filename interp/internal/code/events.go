package code

import (
	"slices"

	"pat/dsl"
)

// What is done by a move that is no play, what follows from moves, and when the game ends.

// A TurnRule is a `turn` line.
type TurnRule struct {
	Step
	Instead []int // lines of the same effect that are used first: those without TIMES, and then in their order
	Back    bool  // cards may come back to the stock, by the turn itself or by what follows from it
}

// An ActionRule is a `may` block, or `redeals`.
type ActionRule struct {
	Name   string
	Line   *dsl.Line
	Redeal bool
	Guards []int32
	Uses   int16
	Steps  []Step
	Sure   []uint8 // if one of these piles holds a card, the action changes something
	Back   bool    // what follows by itself may bring cards back to where they lay
}

// Happens is what happens when an action is done.
func (a *ActionRule) Happens() EventSort {
	if a.Redeal {
		return OnRedeal
	}
	return OnAction
}

// Deals reports whether an action deals cards of the stock.
func (a *ActionRule) Deals() bool {
	return slices.ContainsFunc(a.Steps, func(st Step) bool { return st.Op == StepMove && st.From < 0 })
}

// An After is the steps that follow an event.
type After struct {
	Line   *dsl.Line
	On     EventSort
	Action int   // of OnAction
	Of     int32 // phrase, -1
	From   *PileSet
	To     *PileSet
	Guard  int32
	Steps  []Step
}

// EventSort says what has happened.
type EventSort uint8

// What steps may follow.
const (
	OnMove EventSort = iota
	OnTurn
	OnRedeal
	OnSwap
	OnAction
)

// Follows reports whether steps follow from something that happens, of an action from which one.
func (a *After) Follows(on EventSort, act int) bool {
	return a.On == on && (on != OnAction || a.Action == act)
}

// Moves reports whether steps may follow from a move of cards from some piles to others.
func (a *After) Moves(came, went *PileSet) bool {
	return a.On == OnMove && a.From.Meets(came) && a.To.Meets(went)
}

// An AutoRule is a line with `at once`, or a set of one.
type AutoRule struct {
	Zone   int
	Arrive int // index, or -1
	Set    int // index, or -1
}

// A Goal is a `win` or `lose` line.
type Goal struct {
	Line *dsl.Line
	Cond int32
	Rest Rest // what stands against it
}

// A Rest is piles that must hold few cards for a goal to be reached.
type Rest struct {
	Piles []uint8
	Most  int // cards on all of them
}

// Points are so many times a value, which a position counts.
type Points struct {
	Times int
	Value int32 // node
}

// A Counter goes round inside its bounds.
type Counter struct {
	Lo, Hi int
}
