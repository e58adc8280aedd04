// Package dsl is the .pat language: text in, tree and diagnostics out. It knows words, not cards.
//
//	file, diags := dsl.Parse("my.pat", text, nil, nil) // mend.Parse, if answers to wrong lines are wanted
//
// A rule is a line. The first word of a line, with the block it stands in, picks its production;
// each line is parsed alone, so that no mistake hides another. participle is imported here and
// nowhere else.
//
//	source.go   text, lines, positions     text.go       is this text, is it a rule file
//	lex.go      words of a line            names.go      names a file declares
//	words.go    THE table of words         kinds.go      THE table of kinds of zone
//	forms.go    table of all kinds of line lines.go      the productions
//	expr.go     the expression layer       places.go     the places of it
//	grammar.go  participle parsers
//	parse.go    files, blocks, lines       file.go       what Parse returns
//	walk.go     what is in a line          examples.go   worked examples, as text
//	diag.go     diagnostics as data        render.go     diagnostics as text and JSON
//	offer.go    cures of a finding         complete.go   words that can stand at a place
//
// Lines that cannot be read:
//
//	accept.go   the grammar without a tree spot.go       what a line can be where it stands
//	explain.go  where a line goes wrong    near.go       words that look alike
//	astray.go   right lines in a wrong place refused.go zones named by a word of the language
//
// The grammar as text, from the productions: ebnf.go. Tidy white space: format.go.
//
// Beside it: dsl/cards (kinds, masks, packs), dsl/mend (what was meant by a wrong line), dsl/corpus
// (how games write their lines), dsl/rules (variants merged, names resolved: one Sheet), dsl/check
// (judgement of a sheet), dsl/prose (English rules), dsl/catalogue (which games there are),
// dsl/assist (what an editor asks).
//
// # Tiers
//
// Every word says which tier of the language first needs it: core (the everyday lines), general
// (expressions everywhere), events (counters, what follows a move), positions (rows, neighbours,
// pictures, swaps).
//
// # Changing the language
//
// A change to the language is, in this order: the word in words.go; the form in forms.go and its
// production in lines.go or expr.go; its meaning in dsl/rules or interp; its checks in dsl/check
// with a page for `pat explain`; its sentence in dsl/prose; a test that fails when interp ignores
// it; a game that uses it.
//
// A new kind of zone is a constant and a row in kinds.go; what it has that no other has is where
// the tests then fail.
package dsl
