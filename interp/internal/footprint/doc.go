// Package footprint says what a rule looks at and what it changes: every node of a condition, every
// phrase, place, unit, step and line of a compiled game. Package compile asks it what can be worked
// out beforehand, and every reduction of a search is a query over it: piles of a zone are
// interchangeable where no rule looks at which of them it is; the order of a discard does not count
// where no rule looks at more than which cards lie there; a card may go out as soon as it can where
// no rule looks at what that changes; and so on.
//
// The default is closed: what a switch of this package does not know looks at everything and
// changes everything, so that a word that is new to the language costs reductions and never a
// verdict (compare the effects of a compiler's optimiser, or the preconditions and effects of
// planning: Fikes and Nilsson, "STRIPS", 1971). A test walks all that rules can be made of, and
// fails where something has no footprint of its own.
//
//	footprint.go   what there is to look at; the footprint of one rule
//	conditions.go  what conditions, phrases and places look at
//	lines.go       what lines and steps look at and change
//	steps.go       the steps that may be done in play, and the piles they move cards between
//	follows.go     what follows by itself, and whether it may take back what it follows from
//	rulings.go     every rule in force, with its footprint
package footprint
