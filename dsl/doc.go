// Package dsl is the .pat language: text in, tree and diagnostics out. It knows words, not cards.
//
//	file, diags := dsl.Parse("my.pat", text, nil)
//
// A rule is a line. The first word of a line, with the block it stands in, picks its production; each line is
// parsed alone, so that no mistake hides another. participle is imported here and nowhere else.
//
//	source.go   text, lines, positions     lex.go      words of a line
//	expr.go     the expression layer       lines.go    the productions
//	grammar.go  participle parsers         forms.go    table of all kinds of line
//	words.go    THE table of words         names.go    names a file declares
//	parse.go    files, blocks, lines       file.go     what Parse returns
//	explain.go  answers to wrong lines     answers.go  words of other books
//	diag.go     diagnostics as data        render.go   diagnostics as text and JSON
//
// Beside it: dsl/cards (kinds, masks, packs), dsl/rules (variants merged, names resolved: one Sheet), dsl/check
// (judgement of a sheet), dsl/prose (English rules).
//
// # Tiers
//
// Every word says which tier of the language first needs it: core (the everyday lines), general (expressions
// everywhere), events (counters, what follows a move), positions (rows, neighbours, pictures, swaps).
//
// # Changing the language
//
// A change to the language is, in this order: the word in words.go; the form in forms.go and its production in
// lines.go or expr.go; its meaning in dsl/rules or interp; its checks in dsl/check with a page for `pat explain`;
// its sentence in dsl/prose; a test that fails when interp ignores it; a game that uses it.
package dsl
