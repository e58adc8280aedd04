// Package deal counts the cards through the deal of a setup, step by step, and judges the deal by
// it: too many cards, too few, named cards that are gone, piles that get nothing.
//
// What depends on the cards is kept as a least and a greatest number, so what is said holds for
// every shuffle. What lies where in the end is left in the setup, for the judges of the play; what
// is known between the steps goes to whoever asks for the Stages.
//
//	deal.go    the steps one by one         arithmetic.go  the sums: too many, too few, uneven
//	lifts.go   named cards, cards that lie already         lays.go  cards dealt to foundations
package deal
