// Package prompt is the text prompt at which a game is played: it reads a command a line, from a
// terminal with editing and history or from a pipe, and shows the board after each.
//
//	prompt.go   the prompt and what it shows   reader.go   lines from a terminal or a pipe
//	commands.go the commands                   moves.go    the list of moves
//	search.go   hints, can it be won           help.go     how moves of this game are written
package prompt
