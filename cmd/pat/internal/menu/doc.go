// Package menu is what stands before the first game: games begun, the deal of the day, and all
// games, narrowed by what is typed. It is a model without a terminal: lines are answered, and
// whoever shows them draws it in lines of text or on a full screen.
//
//	m := menu.New(games, unfinished, "Golf")
//	show(m.Lines(80, 24))
//	do := m.Answer("klon")   // do.Kind: Play, Resume, Daily, Rules, …; None where the list has changed
//
//	menu.go   the list, and what a line that is typed does    begun.go  games begun, in a narrow list
package menu
