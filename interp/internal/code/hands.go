package code

import (
	"pat/dsl"
	"pat/dsl/cards"
)

// MaxHand is how many cards of a hand are looked at: all ways to pick some of them are tried.
const MaxHand = 8

// A Hands is the hands of a zone: rows, columns or piles of it, and what their cards score.
type Hands struct {
	Zone  int
	Lines [][]uint8 // the piles of each hand
	Whole bool      // every card of the pile, not the top card of each
	With  int32     // place whose top or bottom cards belong to each hand, too; -1 none
	Count []CountRule
}

// A CountRule is what some cards of a hand score.
type CountRule struct {
	Line    *dsl.Line
	Points  int
	Each    bool // for each of the largest sets that fit, besides what other lines count
	PerCard bool
	Sets    []HandSet
	From    *PileSet // nil for the whole hand
	Guard   int32    // asked of each card
}

// A HandSet is cards of a hand that belong together.
type HandSet struct {
	Least, Most int     // 0: as many as there are
	Listed      []int32 // a phrase each
	Totals      []int32 // value nodes, any of which they count together
	Phrase      int32   // relation, by the card before; -1 none
	Alike       bool    // all pairs stand in it, not only neighbours in some order
	Suits       *cards.Table
}
