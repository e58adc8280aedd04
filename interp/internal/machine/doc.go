// Package machine is the compiled game and its state. It deals, lists moves, judges, makes and
// takes back moves, and tells positions apart by keys. It knows nothing of rule files, which
// package compile lowers to the records of package code, and nothing of searching: what a search
// needs in the move loop is data that a Game carries, filled in by package reduce.
//
// A Game is immutable once made and safe for concurrent use; a State belongs to one goroutine. The
// fields of both are exported for the two packages beside this one and for tests; everybody else
// goes through package interp.
//
// A State holds the cards of all piles in one array, their hashes at every height, and a log. The
// move loop knows no map, no string and no interface, and allocates nothing.
//
// What there is:
//
//	game.go     the compiled game               state.go      cards, the position and its log
//	moves.go    moves and their list            history.go    what happened, and by which lines
//	deal.go     dealing by number               random.go     what a number means, for ever
//	setup.go    positions given by hand         waiting.go    deals that wait for the player
//	key.go      a position as a hash, and in a few bytes
//	lines.go    what phrases, places and lines leave open
//	mates.go    which cards leave in pairs
//
// Playing:
//
//	legal.go    one play                        plays.go      all plays, zone by zone
//	by.go       by which line, and which lines act
//	actions.go  turns, actions, swaps, choices
//	collect.go  sets that leave together        apply.go      a move and what follows by itself
//	steps.go    steps                           steps_deal.go steps that deal
//	shape.go    how cards lie after an action, beforehand
//	expr.go     conditions and values           expr_cards.go phrases about cards
//	places.go   which piles are meant, and what lies there
//	geometry.go neighbours, sequences, homes
//	hands.go    what cards of a row, column or pile score together
//
// Data for searches:
//
//	found.go    a stock that goes round, loans, what stands against an end of the game
package machine
