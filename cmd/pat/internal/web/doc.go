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
package web
