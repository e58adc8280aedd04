// Package anygame makes rule files at random, searches their games completely, and takes lines off
// a file that shows a fault until only the fault is left. It is for tests only: the attacker on
// what the interpreter and the solver say.
//
//	text, sheet, ok := anygame.New(seed)      // checks without errors, the same for ever for one table of words
//	graph := anygame.Explore(state, 5000, at) // every position that can be reached, and which of them can be won
//	small := anygame.Shrink(text, fails)      // fewer lines, the same fault
//
// The search knows nothing of what the solver knows. It lists moves, makes them and takes them
// back; its keys are the cards of every pile in order, as they face, and all numbers that rules
// keep. Nothing is left out and nothing is taken for the same.
//
// The tests of this package hold against it what solve, notation and boards say, over some seeds.
// To attack with 100,000 files, each failure written to a folder as a file that shows it and a few
// lines that tell it:
//
//	go test ./interp/internal/anygame -run TestAttack -timeout 0 -args -files 100000 -first 0 -dir /some/folder
//
//	author.go   the file as a whole: pack, blocks, deal
//	sound.go    taking off what is wrong in it
//	zones.go    the lines of zones
//	pairs.go    games of pairs
//	phrases.go  cards, places, values, conditions
//	breed.go    games of other games, a few lines changed
//	search.go   the complete search
//	shrink.go   taking lines off
package anygame
