// Package player is the commands of who plays, and what is kept of games.
//
//	player.go   all of them
//	play.go     pat play: how a game is begun      daily.go    the deal of the day
//	list.go     the games, and their odds          deal.go     a deal, printed
//
// A game at the prompt:
//
//	world.go    what the prompt needs of the world: games, deals, saves
//	terminal.go in lines, or on a board that fills the terminal (screen.go, screen_plan9.go)
//	watch.go    a rule file that is written while it is played
//
// The menu:
//
//	menu.go     in lines                           shelf.go    the games as the full screen shows them
//
// What is kept, in the state folder:
//
//	saves.go    a game in progress, in its journal; games saved by the player
//	games.go    pat games: those not finished
//	records.go  games that have ended              stats.go    pat stats: what they come to
//
// In a browser:
//
//	serve.go    the server                         site.go     files for another one
//	kept.go     games of the page, in the same journals and records
package player
