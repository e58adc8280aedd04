// Package cli is the command line of pat: one file a verb. Commands take what they need of the
// world as values, so that tests can give them another.
//
//	os.Exit(cli.System().Run(os.Args[1:]))
//
// The verbs:
//
//	play.go     solve.go    survey.go   deal.go    rules.go    list.go
//	check.go    explain.go  format.go   show.go    new.go   diff.go    help.go    completion.go          version.go
//	examples.go worked examples, run            try.go      many games of a file at once
//	watch.go    a file written while it is played
//	daily.go    games.go    stats.go    menu.go
//	serve.go    site.go     lsp.go      editor.go
//	fix.go      cures, carried out by check     sarif.go    findings for continuous integration
//	worker.go
//	proof.go    of pat solve: proofs, written and checked
//
// What they share:
//
//	app.go      the program and its world       system.go   the world as it is
//	root.go     all verbs, wrong ones too       judged.go   files that are checked
//	board.go    positions that are given        demo.go     a solution, shown
//	saves.go    games that are kept             files.go    writing whole or not at all
//	limits.go   how long a search takes         status.go   how far long work has come
//	pager.go    long texts at a terminal        manpage.go  all commands on a man page
//	names.go    games as people name them       records.go  games that have ended
//	page.go     rules as Markdown and HTML      kept.go     games of the browser
//	odds.go     the odds of games, and their table
//	settings.go what the player has settled     share.go    other games, and telling friends
//	shelf.go    the games as the menu shows them         columns.go  tables at a terminal
//	queue.go    surveys on several machines      reading.go  rule files that travel
//
// What systems do each in their own way: one process at a time (lock_flock.go, lock_fcntl.go,
// lock_windows.go, lock_none.go), readers that have gone (pipe.go, pipe_plan9.go), a board that
// fills the terminal (screen.go, screen_plan9.go), and another program in the place of this one
// (instead_unix.go, instead.go).
package cli
