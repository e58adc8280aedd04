package code

import "pat/dsl"

// Steps move cards about: in the deal, on turning the stock, in an action, after an event.

// StepOp says what a step does.
type StepOp uint8

// The steps.
const (
	StepMove    StepOp = iota // cards from a place, or the stock, to places
	StepGather                // piles to the stock
	StepShuffle               // the stock
	StepPlayer                // in the deal: the player plays
	StepSet                   // a counter
	StepAdd                   // to a counter
	StepClose                 // spaces close up
	StepFace                  // cards turn up or down where they lie
	StepOps                   // how many there are
)

// A Step is one line of a deal, an action or an event. Which of its fields count says its Op.
type Step struct {
	Line  *dsl.Line
	Op    StepOp
	Guard int32
	Each  bool // the guard is asked for every pile, or with a divert of every card
	Uses  int16

	// of StepMove
	What     WhatSort
	Qty      []Qty
	Packet   bool
	Phrases  []int32 // named cards: one for each, or one for all
	From     int32   // place; -1 the stock
	FromEnd  int8    // -1: from the bottom
	To       []int32 // places
	ToEnd    int8    // -1: to the bottom
	Spread   bool    // `each`: one card to every pile in turn
	ByTarget bool    // each of its piles gets cards from a place as it sees it: `from own reserve`
	Sift     bool    // `kings to bottom of tableau`: inside every pile
	Apart    bool    // `24 to stock` in the deal: to the pile for cards set apart
	Facing   Facing
	NewPile  int32 // phrase, -1
	Diverts  []Divert
	Draw     Draw // all of it, where it is no more than that

	// of StepGather
	Gather    []int32
	But       int32 // phrase of the cards that stay, -1
	LastFirst bool
	TopFirst  bool
	// of StepPlayer
	Plays int
	Keeps Keeping // what stays for good of the cards that the plays put down
	// of StepSet, StepAdd
	Counter int
	Value   int32
	// of StepFace
	Down bool
}

// WhatSort says which cards a step moves.
type WhatSort uint8

const (
	WhatQty   WhatSort = iota // a number of cards
	WhatRest                  // all that are left
	WhatBases                 // the card that each pile asks for
	WhatAll                   // all cards, or all that match
	WhatNamed                 // named cards, all there are of each
	WhatSorts                 // how many there are
)

// A Qty is a number of cards: values and passes, added and taken away.
type Qty struct {
	Pass []int8  // signs of `pass`
	Nums []int32 // value nodes
	Sign []int8  // of each of Nums
}

// Facing says which way a step lays its cards.
type Facing uint8

const (
	FacingDefault Facing = iota // up, to the stock down
	FacingUp
	FacingDown
	FacingTop     // the last card of each pile up
	FacingAltUp   // rows in turn, the first up
	FacingAltDown // rows in turn, the first down
)

// A Draw takes a known number of cards, at least one, from the top of a pile and lays them one by
// one on another: on what it takes, and where to, nothing has to be asked. ThePile is that of the
// rule. A guard does not speak of the card or of where it comes from.
type Draw struct {
	N        int // 0: the step is something else
	From, To int16
}

// ThePile stands for the pile of the rule in a Draw.
const ThePile int16 = -1

// A Divert sends matching cards elsewhere while dealing.
type Divert struct {
	Phrase   int32
	To       int32
	ToEnd    int8
	Replaced bool
}

// Keeping tells what stays for good of the cards that a choice in the deal puts down.
type Keeping uint8

const (
	KeepsNone Keeping = iota // all may leave again
	KeepsOne                 // the piles are never emptied
	KeepsAll                 // no card ever leaves
)

// Always reports whether a step is done whenever its turn comes: it has no guard and no TIMES.
func (st *Step) Always() bool { return st.Guard == Always && st.Uses < 0 }

// LaysUp reports whether a step lays cards face up, but to the stock.
func (st *Step) LaysUp() bool { return st.Facing == FacingDefault || st.Facing == FacingUp }
