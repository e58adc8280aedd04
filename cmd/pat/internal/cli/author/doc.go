// Package author is the commands of who writes rules.
//
//	author.go   all of them
//	check.go    mistakes               fix.go      cures, carried out by check
//	judged.go   the files that are asked for, and what is to be said of them
//	sarif.go    findings, for continuous integration
//	explain.go  a kind of finding      test.go     worked examples, run
//	try.go      many games of a file at once, and what it makes
//	new.go      a file to begin with   fmt.go      white space
//	show.go     a file as it is        diff.go     two games, told apart in English
//	rules.go    the English rules      page.go     the same as Markdown and HTML, and by paragraphs
//	lsp.go      the language server    editor.go   what editors need
package author
