// Package web is the table in a browser: a page, and a server of this machine for it.
//
//	s := &web.Server{Desk: desk, Key: web.NewKey()}
//	err := s.Serve(ctx, listener)
//
// The page (page/) is plain HTML, CSS and ES modules, embedded and sent as it stands, but for the
// comments of scripts; no build step makes it. It asks the game's one function, table.Do, over
// HTTP, or in a static site of a Worker that runs the same function as WebAssembly. What the player
// does is kept by a Keeper, in the files that the prompt has, or where there is none in the
// browser's own storage; so are rule files and what is played from them while they are written.
//
//	server.go  what is answered        guard.go   who is answered
//	page.go    the files of the page   file.go    the one rule file that may be written
//	site.go    a site without a server  keep.go  games that are kept for a prompt to go on with
//
// The scripts of the page, in the form that prettier gives them (page/.prettierrc):
//
//	app.js       what is pressed and typed   game.js      the game, and what was answered of it
//	play.js      what is done in a game      search.js    hints, searches, moves only shown
//	board.js     taps, drags, keys of it     drawn.js     the board as it is seen
//	cards.js     how cards look              keys.js      what keys do
//	menu.js      games to choose from        deals.js     which deal, and what is chosen before
//	choose.js    which move is meant         say.js       what is told
//	texts.js     what is read or shared      figures.js   statistics as a table
//	author.js    a rule file and its game    editor.js    the file as it is written
//	address.js   what the address holds      settings.js  what is settled
//	store.js     what is kept                engine.js    the one function: ask
//	worker.js    the engine of a site        sw.js        a site without a network
//	dom.js       elements of the document    words.js     how things are worded
//
// Scripts that name each other call one another's functions only when all of them have come.
package web
