// Package screen is the full-screen table of a terminal: the board stays where it is and is redrawn
// in place, what is said stands below it, and at its foot is the prompt. Everything can be typed as
// in lines of text, for the same commands answer; keys and the mouse only say them shorter.
//
//	err := screen.Run(prompt, screen.Options{In: os.Stdin, Out: os.Stdout})
//
// It is the one package that imports a library for terminals.
//
//	screen.go   the table and its messages      keys.go     what each key does
//	board.go    the cursor, what is picked up   mouse.go    clicks, drags, the wheel
//	draw.go     how it looks                    canvas.go   cells with styles, as text
//	line.go     the line that is typed          overlay.go  long texts and whole piles, in pages
//	menu.go     the games to choose from        commands.go all that can be done, as a list
//	form.go     what a game asks before it      picker.go   a list with a cursor
//	demo.go     a line that wins, shown
//	run.go      how a program runs and ends
package screen
