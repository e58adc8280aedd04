package dsl

import (
	"fmt"
	"slices"
	"strings"
)

// A Kind is a kind of zone. What is true of a kind stands in one table, kindTable, and is asked for by the methods.
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

// kindFacts is what is true of a kind.
type kindFacts struct {
	word   string // in rules
	letter string // of its piles on the board

	fcSolve    []string // how boards of fc-solve call it, in any case; the first is written
	solvitaire string   // how those of Solvitaire call it
}

// kindTable is the one table of the kinds of zone.
var kindTable = [Kinds]kindFacts{
	Tableau:     {word: "tableau", letter: "t"},
	Foundations: {word: "foundations", letter: "f", fcSolve: []string{"Foundations", "Foundation", "Founds"}, solvitaire: "foundations"},
	Reserve:     {word: "reserve", letter: "r", fcSolve: []string{"Reserve"}, solvitaire: "reserve"},
	Cells:       {word: "cells", letter: "c", fcSolve: []string{"Freecells", "Freecell", "FC", "Cells"}, solvitaire: "cells"},
	Stock:       {word: "stock", letter: "s", fcSolve: []string{"Stock", "Talon"}, solvitaire: "stock"},
	Waste:       {word: "waste", letter: "w", fcSolve: []string{"Waste"}, solvitaire: "waste"},
	Discard:     {word: "discard", letter: "d"},
}

// String is the word of the language for the kind, "" for NoKind.
func (k Kind) String() string { return kindTable[k].word }

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

// Solvitaire is the key of the piles of the kind in a board of Solvitaire, "" if it has none of its own.
func (k Kind) Solvitaire() string { return kindTable[k].solvitaire }

// KindNamed is the kind that a word means, or NoKind.
func KindNamed(word string) Kind {
	for k := NoKind + 1; k < Kinds; k++ {
		if kindTable[k].word == word {
			return k
		}
	}
	return NoKind
}

// AllKinds lists the kinds, in the order of the manual.
func AllKinds() []Kind {
	ks := make([]Kind, 0, Kinds)
	for k := NoKind + 1; k < Kinds; k++ {
		ks = append(ks, k)
	}
	return ks
}

// Capture reads the kind from the word of a line, for the grammar.
func (k *Kind) Capture(words []string) error {
	if *k = KindNamed(words[0]); *k == NoKind {
		return fmt.Errorf("`%s` is no kind of zone", words[0])
	}
	return nil
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
