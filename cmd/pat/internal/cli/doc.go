// Package cli is the command line of pat: all commands together, and what is told of them.
//
//	os.Exit(cli.Run(app.System(), os.Args[1:]))
//
//	root.go     the commands; names of games, and what is given wrongly, before any of them
//	help.go     pat help: of a command, the manual of the language, the grammar
//	manpage.go  all commands on a man page
//
// A command is one file of the package of those who use it, and begins with its help:
//
//	author  who writes rules: check, test, try, explain, fmt, lsp, editor, rules, show, diff, new
//	player  who plays: play, daily, games, stats, list, deal, serve, site, and the menu
//	solver  who asks what can be won: solve, survey, worker, odds
//
// None of these knows another, but that `pat play --demo` asks the solver. What they share is app,
// the program and its world as values, so that tests (apptest) can give another; what is done to
// files, and what may be written over, is disk.
package cli
