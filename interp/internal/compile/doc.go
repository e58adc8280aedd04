// Package compile lowers a rule sheet to a game of package machine, in the records of package
// code: zones and piles get numbers, phrases about cards become tables of masks, conditions nodes.
// What is fixed before play is worked out before play: which zone gives cards to which, and by
// which tables.
//
//	compile.go  the order of it all          zone.go        the lines of a zone
//	cards.go    phrases about cards          expr.go        conditions and values
//	hands.go    cards that score together
//	places.go   which piles a place means    steps.go       steps
//	full.go     how long piles get           routes.go      who gives cards to whom
//	waiting.go  what a deal waits for        circles.go     may what happens by itself go round, or back
//	fixed.go    what a line lets come, where two cards and the pile tell
//	specialise.go conditions folded into tables, where a search knows more than play does (partial evaluation)
package compile
