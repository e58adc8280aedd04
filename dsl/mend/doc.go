// Package mend says what the author of a line meant that the grammar cannot read.
//
//	file, diags := mend.Parse("my.pat", text, nil) // dsl.Parse, with answers
//
// There is one search, best first: from the line as it is written, over edits of its words, each
// with a cost that says how unlikely it is, to the cheapest line that the grammar reads. A slip of
// the hand is such an edit, and so is what another book says for something that this language says
// otherwise: its words and sentences are rows of tables and no code. Where two lines are equally
// likely, both are named and neither is put in; where words decide what the game is, none is put in
// and none is left out.
//
// A cure is a promise: the line that is proposed is read by the grammar, and the fix carried out
// writes it.
//
//	mend.go      what is said, and the fix   search.go     the search
//	edits.go     the edits and their costs   rows.go       how the rows of other books are read
//	books.txt    what other books say        doubts.go     cures that are not sure
//	gist.go      sentences by their gist     senses.go     the words that tell it
//	idle.go      lines beside what is so     spelling.go   words that look like others
//	misnamed.go  names that are misspelt where they are given
//	remarks.go   sentences for people, of which the sign of a comment is missing
//
// The package asks dsl for everything that it knows of the language: whether words are a line,
// where they stop being one, and which words may come next (dsl.Spot). It changes no file.
package mend
