// Package code is the rules of a game as they are compiled: records and tables, and nothing that
// plays by them. Package compile writes them from the sheet, machine plays by them, footprint says
// what each looks at and changes, reduce what of it a search may leave out.
//
// Records point at each other by number: a condition is the number of a node, a phrase or a place
// that of a phrase or a place, in lists that the game holds; -1 stands for one that the rule does
// not have. So they have no pointers to follow while a move is made, and can be walked and compared
// as data. Each rule keeps the line of the file that says it, for what is told to the player.
//
// A new kind of record or of node is a case in compile, in the one switch of machine that plays by
// it, and in footprint; tests count them and fail where one of these does not know it.
//
//	nodes.go   conditions, values, places, phrases
//	zone.go    zones, and the lines that say what comes, goes and moves together
//	hands.go   cards of a row, column or pile that score together
//	steps.go   steps that move cards about
//	events.go  turns, actions, what follows from a move, goals, counters
//	piles.go   piles, sets of them, and which of them a line speaks of
package code
