// Package prompt is the text prompt at which a game is played: it reads a command a line, from a
// terminal with editing and history or from a pipe, and shows the board after each.
//
// Commands do not print: they answer, and whoever shows the answers may be lines of text, as here,
// or a full screen.
//
//	p := &prompt.Prompt{Session: s, World: world}
//	a := p.Command("t3 t7") // a.Show: draw the board; a.Say: tell this; a.Search: work to be done
//
// The files:
//
//	prompt.go    the prompt and what it knows   answer.go  what a line is answered with
//	commands.go  the commands                   lines.go   a game in lines of text
//	refused.go   lines that are no move         reader.go  lines from a terminal or a pipe
//	moves.go     the list of moves              search.go  hints, can it be won, plays of no thought
//	after.go     what follows a move by itself keep.go      other deals and games, figures
//	help.go      how moves are written          question.go  what is asked before the deal
//	why.go       by which lines it went so      watch.go     rules written while they are played
//	odds.go      how likely a game and a deal are won
//	editor.go    how a line is edited at a terminal, which is made to heed the cursor's moves
//	             (vt_windows.go, vt_other.go)
package prompt
