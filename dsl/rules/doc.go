// Package rules makes one complete rule sheet of a file and its ancestors: variants merged, names
// resolved, the pack and the zones laid out. A Sheet is what the checker judges, the prose
// describes and the interpreter compiles; it is immutable once made.
//
//	sheet, diags := rules.Load(library, "my.pat", text)
//
// It also holds the card arithmetic that all three need: which cards a phrase means, which card
// stands in a relation to which (Env). Of the games as a whole it knows where they lie; which of
// them a player means is asked in dsl/catalogue, and how they are mostly written in dsl/corpus.
//
// A file and its ancestors, merged:
//
//	library.go  where files are found          load.go      which files are read, and meant
//	merge.go    a variant and its parent       remarks.go   what a variant repeats or loses
//	without.go  what is left out, and how      whole.go     a variant without its parents
//
// The sheet:
//
//	build.go    the sheet, block by block      sheet.go     the sheet
//	declared.go texts, the pack, names         piles.go     the piles of a zone
//	redeals.go  redeals as actions             zone.go      its zones
//	lines.go    where a line stands            layout.go    where piles stand, which a place means
//	lengths.go  how long piles get             chains.go    ranks that follow one another
//
// What its lines mean:
//
//	resolve.go  all of it, line by line        forms.go     lines of a zone
//	steps.go    what steps do                  conds.go     what conditions ask
//	exprs.go    what values are                values.go    numbers, ranks, suits, settings
//	phrases.go  which cards words mean         places.go    which piles words mean
//	env.go      cards, relations, values       walk.go      the parts of a form
//	hands.go    cards that score together
package rules
