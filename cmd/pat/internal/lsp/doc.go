// Package lsp is the language server: it carries questions of an editor to pat/dsl/assist and the
// answers back, and knows nothing of rules itself.
//
//	err := lsp.Serve(ctx, lsp.Config{…}, os.Stdin, os.Stdout)
//
//	server.go    the connection, its beginning and end   documents.go  what is open, and how it changes
//	publish.go   findings, told as the author types      positions.go  places in UTF-8, UTF-16, UTF-32
//	reading.go   hover, completion, definition, outline  writing.go    formatting, cures, renaming
//	files.go     files, and games inside the program
//
// Requests are answered one after another, in the order in which they come, so that every answer is
// of the text that the editor had when it asked. Findings are told by a worker of its own, of the
// newest text alone.
package lsp
