// Package app is the program and its world, and what its commands share. A command takes what it
// needs of the world as values of an App, so that tests can give it another.
//
// The program:
//
//	app.go      the world as values           system.go  the world as it is
//	exit.go     running a command, exit codes, and the errors that carry them
//	args.go     how many arguments, times     complete.go what a shell completes
//
// Games, as they are named and chosen by arguments:
//
//	open.go     rule files: found, read, judged          names.go   titles and other names
//	compile.go  options, deals and boards, to the game   odds.go    what can be won
//
// What is told:
//
//	look.go     how boards look, as it is settled         columns.go tables in a narrow terminal
//	status.go   how far long work has come                pager.go   long texts
//
// What systems do each in their own way: readers that have gone (pipe.go, pipe_plan9.go), and
// another program in the place of this one (instead_unix.go, instead.go).
package app
