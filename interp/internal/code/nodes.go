package code

import (
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Conditions and values are nodes: small records in one slice of the game, without pointers,
// evaluated by a switch. What A, B and C of a node are says its opcode. A phrase about cards is
// compiled to tables of masks wherever it can be, and to parts that look at the position where it
// must.

// An Opcode says what a node asks.
type Opcode uint8

// The opcodes, with what a, b and c of their nodes are.
const (
	// Values: numbers, or places of ranks and suits in their order, or colours.
	OpConst   Opcode = iota // a
	OpPass                  // the pass
	OpCounter               // counter a
	OpBase                  // place of the base rank of zone a
	OpPileNo                // number of the pile
	OpRow                   // row of the pile, or of the pile of reference a (place b)
	OpColumn                //
	OpRank                  // rank of reference a (place b)
	OpSuit                  //
	OpColour                //
	OpWorth                 // what it counts in totals; of a place, what its cards do that lie face up
	OpCards                 // cards in place a
	OpSpaces                // spaces in place a
	OpHands                 // what all hands score
	OpMinus                 // a minus b
	OpShift                 // a plus b, round c where c > 0
	OpNumPile               // list c of numbers, one for each pile (`ask`)
	// Tests.
	OpTrue
	OpFalse
	OpAnd      // a, b
	OpOr       // a, b
	OpNot      // a
	OpBetween  // b <= a <= c
	OpIsCard   // card of reference a (place b) is in phrase c
	OpCount    // count c
	OpEmpty    // place a
	OpFull     // place a
	OpFace     // place a lies face down (b=1) or up (b=0)
	OpCovered  // place a
	OpHome     // place a
	OpSequence // place a is in sequence c
	OpSameLine // card's and pile's row (a=0) or column (a=1)
	OpTouching // the cards chosen are neighbours, eight ways (a=0) or four (a=1)
	OpPaired   // the paired foundations a hold all of b cards; with c each of them is full, too
	OpEach     // a, of every pile of place b; in a it is the place OfEach
	Opcodes    // how many there are
)

// References to a card: the one that is played, the top and the bottom of its pile, one in a place.
const (
	RefCard = iota
	RefTop
	RefBottom
	RefPlace
	References // how many there are
)

// A Node is a condition or a value, or a part of one.
type Node struct {
	Op      Opcode
	A, B, C int32
}

// Always is the guard of a line that has none.
const Always int32 = -1

// A Place is piles that a rule speaks of, or cards in them. Fixed piles are listed; the rest is
// worked out when asked.
type Place struct {
	Of       PlaceOf
	Piles    []uint8 // for OfPiles; for OfEach and OfLine those that it may be
	Zone     int     // for OfPiles of one whole zone, OfOwn and OfLayer; else -1
	Dx, Dy   int16   // for OfNeighbour: so many columns to the right, so many rows down
	Column   bool    // for OfLine: a column, not a row
	Rest     bool    // for OfLine: all piles but those in the line
	Empty    bool    // only empty piles
	Nonempty bool
	Other    bool       // without the pile of the rule
	Pick     rules.Pick // the first, the last or the nearest of them alone
	End      int8       // 1 top cards, -1 bottom cards, 0 all cards

	// Numbers that play tells: only piles that have one of them, and stand in one of the rows and
	// of the columns.
	Numbers, Rows, Columns []Span
}

// A Span is the numbers from one value to another, which are nodes.
type Span struct{ From, To int32 }

// Nearest reports whether a place is another for each pile that it is seen from, by its number.
func (pl *Place) Nearest() bool { return pl.Pick == rules.TheNearest }

// Numbered reports whether play tells which of its piles a place means, by their number, row or
// column.
func (pl *Place) Numbered() bool { return len(pl.Numbers)+len(pl.Rows)+len(pl.Columns) > 0 }

// Every reports whether a place is all the piles that it speaks of, whatever lies there.
func (pl *Place) Every() bool {
	whatever := !pl.Empty && !pl.Nonempty && !pl.Numbered()
	return whatever && !pl.Other && pl.Pick == rules.AllOfThem && pl.Of != OfLine
}

// Always reports whether a place is the same piles, wherever and whenever it is asked about.
func (pl *Place) Always() bool { return pl.Of == OfPiles && pl.Every() }

// PlaceOf says by what the piles of a place are found.
type PlaceOf uint8

// Most are seen from a pile, that of the rule which asks.
const (
	OfPiles     PlaceOf = iota // the same piles always
	OfPile                     // the pile of the rule
	OfSource                   // the pile that the card comes from
	OfTaken                    // the pile that a step takes cards from
	OfNeighbour                // a neighbour in the picture of the zone
	OfOwn                      // the pile of another zone with the same number, or its share of them
	OfLayer                    // in all piles of a zone, the card as high as one that comes to the pile of the rule
	OfEach                     // the pile that OpEach asks about
	OfLine                     // the piles in the row or column of the pile of the rule
	PlacesOf
)

// A Phrase is a set of cards as rules speak of it: constant, a table by the card below, or made of
// parts.
type Phrase struct {
	Sort  phraseSort
	Mask  cards.Mask
	Table *cards.Table // by the card below
	Parts []Part
	Most  *cards.Table // of parts: all that it may mean, by the card below; nil where tables do not tell
}

// phraseSort says what tells which cards a phrase means: nothing, the card below, or more.
type phraseSort uint8

const (
	Constant phraseSort = iota
	ByTop
	OfParts
)

// TableFor is the set that a phrase of two cards means on a card.
func (ph *Phrase) TableFor(top cards.Kind) cards.Mask {
	if ph.Sort == Constant {
		return ph.Mask
	}
	return ph.Table[top]
}

// A Part of a phrase is one that depends on more than the card below.
type Part struct {
	Kind   PartKind
	Anew   bool  // begins a phrase of its own, from which alone the next that take cards away take them
	Minus  bool  // takes cards away
	Dims   []Dim // what the tables are chosen by
	Tables []cards.Table
	Down   []cards.Table // of `one way`: tables of the other direction
	Place  int32         // of `after`, `as`, `playable on`; -1 none
	Zone   int32
	Node   int32 // a value, for PartValue
	Suits  bool  // the value is a suit
	All    bool  // all one way
}

// PartKind says what a part looks at.
type PartKind uint8

const (
	PartTable    PartKind = iota // tables, chosen by dims
	PartFirst                    // rank of first card of the zone
	PartValue                    // cards of the rank or suit that node has
	PartRelation                 // tables, by a card of place
	PartOneWay                   // tables or down, by the way the pile goes
	PartHome                     // card at home in the pile it lies in
	PartPlayable                 // card that may be played now, on place if there is one
	PartKinds
)

// A Dim is something a table is chosen by: its value less Low, times Stride, is added to the number
// of the table.
type Dim struct {
	By           DimBy
	Arg          int32
	Low          int
	Size, Stride int
}

// DimBy says what that is.
type DimBy uint8

const (
	ByPile    DimBy = iota // index of the pile in the game
	ByBase                 // base of zone arg, 0 if not fixed
	ByCounter              // counter arg
	ByPass
	DimsBy
)

// A Count asks how many cards or spaces of a place match.
type Count struct {
	Places []int32
	Spaces bool
	Phrase int32 // -1: any card
	AtMost bool  // else at least
	N      int32 // a value node
	All    bool  // n is the number of such cards in the game
	Seen   bool  // only face-up cards: it is asked which they are, and the answer must not tell what lies hidden

	Overlap bool // a pile may belong to several of the places; each of its cards counts once
}

// A Seq says what makes the cards of a pile a sequence.
type Seq struct {
	Phrase   int32 // which card may lie on which; -1 nothing said
	Of       int   // exactly so many; 0 any
	From, To int8  // rank places of first and last; 0 any
}

// OfTops reports whether a phrase means none but top cards of piles.
func (ph *Phrase) OfTops() bool {
	for i := range ph.Parts {
		if pt := &ph.Parts[i]; pt.Kind != PartPlayable && !pt.Minus {
			return false
		}
	}
	return len(ph.Parts) > 0
}

// OfCards reports whether a phrase asks each card where it lies, and so has no mask.
func (ph *Phrase) OfCards() bool {
	for i := range ph.Parts {
		if k := ph.Parts[i].Kind; k == PartHome || k == PartPlayable {
			return true
		}
	}
	return false
}
