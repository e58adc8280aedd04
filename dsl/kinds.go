package dsl

import (
	"fmt"
	"slices"
	"strings"
)

// This file answers what is true of each kind of zone. A reader that means a property asks for it
// (z.Kind.Keeps()), and compares with a constant only where the very kind is meant (bases are of
// foundations, turns of the stock). A new kind is a constant and a row of the table; kinds_test.go
// and the tests of the packages that have something of their own for each kind say what has been
// forgotten.

// A Kind is a kind of zone.
type Kind uint8

// The kinds, in the order of the manual.
const (
	NoKind Kind = iota // of what is no zone
	Tableau
	Foundations
	Reserve
	Cells
	Stock
	Waste
	Discard

	Kinds = iota // how many, with NoKind: the length of a table by kind
)

// Giving says when cards of a zone may be played elsewhere, if its lines and those of others let
// them.
type Giving uint8

// The ways of giving.
const (
	Gives     Giving = iota + 1 // always
	GivesOpen                   // its next card, under `top card face up`
	GivesBack                   // its top cards, under `worry back`
	GivesNone                   // never
)

// Facing says how cards lie that come to a zone.
type Facing uint8

// The facings.
const (
	// as the step says that lays them, up if it says nothing; a card that is uncovered turns up
	AsLaid   Facing = iota + 1
	FaceUp          // as laid too, but nothing there lies below another to be uncovered
	FaceDown        // down
)

// Showing says how the piles of a zone are drawn where the rules draw no grid or picture.
type Showing uint8

// The ways of showing.
const (
	InColumns Showing = iota + 1 // side by side, their cards downwards
	AsTops                       // their top cards, one after another
	AsCounts                     // a line a pile: how many cards lie there
	// as tops while no pile holds more than a card; otherwise lines, or columns if there are many
	AsTheyGrow
)

// A Need is a rule that a block of a kind cannot do without.
type Need struct {
	Lead  string   // the word the line begins with
	Asks  string   // the question that stays open without it
	Lines []string // that answer it, for example
}

// kindFacts is what is true of a kind.
type kindFacts struct {
	word    string // in rules
	tier    Tier
	usage   string // of its head
	meaning string // of its head, for the manual
	also    string // more of its meaning, where the word stands alone
	example string // a head

	// English.
	pile, piles string // a pile, several
	alone       string // the whole zone if it is one pile
	together    string // the whole zone of several piles
	every       string // all zones of the kind
	mass        bool   // together and every are singular: the tableau has, the foundations have
	on          bool   // cards lie on it, not in it

	letter     string   // the labels of its piles on the board
	fcSolve    []string // how boards of fc-solve call it, in any case; the first is written
	solvitaire string   // how those of Solvitaire call it

	gives    Giving
	facing   Facing
	showing  Showing
	room     int  // how many cards a pile holds if no line says it; 0 for any number
	takesAny bool // an empty pile takes any card if no line says it
	shifts   bool // cards go from pile to pile of the zone where a line names no place
	implicit bool // it is there if some line speaks of it, without a block

	needs []Need
	idle  []string // lines that say nothing there
	why   string   // why they say nothing
}

// kindTable is the one table of the kinds of zone.
var kindTable = [Kinds]kindFacts{
	Tableau: {
		word: "tableau", tier: Core, usage: "tableau [NAME] [NUMBER | NUMBER rows of NUMBER]",
		meaning: "piles built on in play", example: "tableau 7",
		pile: "tableau pile", piles: "tableau piles", alone: "tableau pile", together: "tableau", every: "tableau",
		mass:   true,
		letter: "t",
		gives:  Gives, facing: AsLaid, showing: InColumns, shifts: true,
		needs: []Need{
			{
				"build", "what goes on a card?",
				[]string{"build down in alternating colours", "build down in suit", "build none"},
			},
			{
				"spaces", "what goes to an empty pile?",
				[]string{"spaces take any card", "spaces take king", "spaces stay empty"},
			},
		},
	},
	Foundations: {
		word: "foundations", tier: Core, usage: "foundations [NAME] [NUMBER]",
		meaning: "piles to be completed", example: "foundations 4",
		pile: "foundation", piles: "foundations", alone: "foundation", together: "foundations", every: "foundations",
		on:     true,
		letter: "f", fcSolve: []string{"Foundations", "Foundation", "Founds"}, solvitaire: "foundations",
		gives: GivesBack, facing: FaceUp, showing: AsTops,
		needs: []Need{
			{
				"base", "which card starts a foundation?",
				[]string{"base ace", "base king", "base any card", "base rank of first card"},
			},
			{
				"build", "what goes on a foundation?",
				[]string{"build up in suit", "build down in suit", "build up in any suit wrapping", "build none"},
			},
		},
		idle: []string{"exposed"}, why: "its cards lie face up",
	},
	Reserve: {
		word: "reserve", tier: Core, usage: "reserve [NAME] [NUMBER]",
		meaning: "piles played from", also: ", not built on until told", example: "reserve 4",
		pile: "reserve pile", piles: "reserve piles", alone: "reserve", together: "reserve", every: "reserves",
		mass:   true,
		letter: "r", fcSolve: []string{"Reserve"}, solvitaire: "reserve",
		gives: Gives, facing: AsLaid, showing: AsTheyGrow,
	},
	Cells: {
		word: "cells", tier: Core, usage: "cells [NAME] [NUMBER]",
		meaning: "places for one card each", example: "cells 4",
		pile: "cell", piles: "cells", alone: "cell", together: "cells", every: "cells",
		letter: "c", fcSolve: []string{"Freecells", "Freecell", "FC", "Cells"}, solvitaire: "cells",
		gives: Gives, facing: FaceUp, showing: AsTops, room: 1, takesAny: true,
		idle: []string{"exposed"}, why: "its cards lie face up",
	},
	Stock: {
		word: "stock", tier: Core, usage: "stock",
		meaning: "cards not yet dealt", also: "; in a deal, the pack", example: "stock",
		pile: "stock", piles: "stock", alone: "stock", together: "stock", every: "stock", mass: true,
		letter: "s", fcSolve: []string{"Stock", "Talon"}, solvitaire: "stock",
		gives: GivesOpen, facing: FaceDown, showing: AsCounts, implicit: true,
		idle: []string{"build", "spaces", "takes", "at", "suits", "exposed", "row", "covered", "home", "swap"},
		why:  "no card is ever played to the stock, and its cards lie face down",
	},
	Waste: {
		word: "waste", tier: Core, usage: "waste [NAME] [NUMBER]",
		meaning: "cards turned from the stock", example: "waste",
		pile: "waste pile", piles: "waste piles", alone: "waste", together: "waste piles", every: "waste piles",
		on:     true,
		letter: "w", fcSolve: []string{"Waste"}, solvitaire: "waste",
		gives: Gives, facing: AsLaid, showing: AsTheyGrow, implicit: true,
	},
	Discard: {
		word: "discard", tier: General, usage: "discard [NAME] [NUMBER]",
		meaning: "cards out of play", example: "discard",
		pile: "discard pile", piles: "discard piles", alone: "discard pile", together: "discard piles",
		every:  "discard piles",
		letter: "d",
		gives:  GivesNone, facing: FaceUp, showing: AsCounts, implicit: true,
		idle: []string{"move", "plays", "exposed", "swap"}, why: "cards in the discard are out of play",
	},
}

// AllKinds lists the kinds, in the order of the manual.
func AllKinds() []Kind {
	ks := make([]Kind, 0, Kinds)
	for k := NoKind + 1; k < Kinds; k++ {
		ks = append(ks, k)
	}
	return ks
}

// KindNamed is the kind that a word means, or NoKind.
func KindNamed(word string) Kind {
	for k := NoKind + 1; k < Kinds; k++ {
		if kindTable[k].word == word {
			return k
		}
	}
	return NoKind
}

// Capture reads the kind from the word of a line, for the grammar.
func (k *Kind) Capture(words []string) error {
	if *k = KindNamed(words[0]); *k == NoKind {
		return fmt.Errorf("`%s` is no kind of zone", words[0])
	}
	return nil
}

// String is the word of the language for the kind, "" for NoKind.
func (k Kind) String() string { return kindTable[k].word }

// Example is the head of a block of the kind.
func (k Kind) Example() string { return kindTable[k].example }

// Letter is what the label of a pile begins with where its zone has no name.
func (k Kind) Letter() string { return kindTable[k].letter }

// FCSolve is the word before the piles of the kind in a board of fc-solve, "" if it has none.
func (k Kind) FCSolve() string {
	if ws := kindTable[k].fcSolve; ws != nil {
		return ws[0]
	}
	return ""
}

// FCSolveKind is the kind that a word of fc-solve means, or NoKind.
func FCSolveKind(word string) Kind {
	for k := range Kind(Kinds) {
		if slices.ContainsFunc(kindTable[k].fcSolve, func(w string) bool { return strings.EqualFold(w, word) }) {
			return k
		}
	}
	return NoKind
}

// Solvitaire is the key of the piles of the kind in a board of Solvitaire, "" if it has none of its
// own.
func (k Kind) Solvitaire() string { return kindTable[k].solvitaire }

// Gives says when its cards may be played elsewhere.
func (k Kind) Gives() Giving { return kindTable[k].gives }

// Offers reports whether its cards are there to be played, by any line that does not say from
// where.
func (k Kind) Offers() bool { return kindTable[k].gives == Gives }

// Keeps reports whether cards that lie there have left play, but for worrying back: the
// foundations, the discard. A single card may go there whatever `move` says.
func (k Kind) Keeps() bool { return kindTable[k].gives >= GivesBack }

// Facing says how cards lie that come there.
func (k Kind) Facing() Facing { return kindTable[k].facing }

// Showing says how its piles are drawn.
func (k Kind) Showing() Showing { return kindTable[k].showing }

// Room is how many cards a pile holds if no line says it; 0 for any number.
func (k Kind) Room() int { return kindTable[k].room }

// TakesAny reports whether an empty pile takes any card where no line says what it takes.
func (k Kind) TakesAny() bool { return kindTable[k].takesAny }

// Shifts reports whether its cards go from pile to pile of the same zone by a line that does not
// say from where or to where; this is the zone that the player works on.
func (k Kind) Shifts() bool { return kindTable[k].shifts }

// Implicit reports whether the zone is there, without a block, as soon as some line speaks of it.
func (k Kind) Implicit() bool { return kindTable[k].implicit }

// Needs lists the rules that its block cannot do without.
func (k Kind) Needs() []Need { return kindTable[k].needs }

// Idle reports whether a line that begins with a word says nothing there, and why.
func (k Kind) Idle(lead string) (why string, idle bool) {
	return kindTable[k].why, slices.Contains(kindTable[k].idle, lead)
}

// Pile is what a pile is called in English, and several.
func (k Kind) Pile() (one, many string) { return kindTable[k].pile, kindTable[k].piles }

// Whole is what a zone of some piles is called, and whether that is a plural.
func (k Kind) Whole(piles int) (name string, plural bool) {
	if piles == 1 {
		return kindTable[k].alone, false
	}
	return kindTable[k].together, !kindTable[k].mass
}

// Every is what all zones of the kind are called together, and whether that is a plural.
func (k Kind) Every() (name string, plural bool) {
	f := &kindTable[k]
	return f.every, !f.mass || f.every != f.together
}

// In is the word before a zone in which cards lie.
func (k Kind) In() string {
	if kindTable[k].on {
		return "on"
	}
	return "in"
}

// kindHeads are the heads of blocks of the kinds, for the table of lines.
func kindHeads() []*Form {
	var fs []*Form
	for _, k := range AllKinds() {
		f := &kindTable[k]
		fs = append(fs, &Form{
			Lead: f.word, Section: AtHead, Usage: f.usage, Meaning: f.meaning,
			production: produce[ZoneHead](),
		})
	}
	return fs
}

// kindWords are the words of the kinds, for the table of words.
func kindWords() []Keyword {
	var ws []Keyword
	for _, k := range AllKinds() {
		f := &kindTable[k]
		ws = append(ws, Keyword{Word: f.word, Where: "zone kind", Tier: f.tier, Meaning: f.meaning + f.also})
	}
	return ws
}

// Words are how the head begins: the kind, and the name if there is one.
func (h *ZoneHead) Words() string {
	if h.Name == "" {
		return h.Kind.String()
	}
	return h.Kind.String() + " " + h.Name
}

// Kind is the kind that the place names, or NoKind if it names a zone.
func (z *ZoneRef) Kind() Kind { return KindNamed(z.Word) }
