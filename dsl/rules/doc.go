// Package rules makes one complete rule sheet of a file and its ancestors: variants merged, names
// resolved, the pack and the zones laid out. A Sheet is what the checker judges, the prose
// describes and the interpreter compiles; it is immutable once made.
//
//	sheet, diags := rules.Load(library, "my.pat", text)
//
// It also holds the card arithmetic that all three need: which cards a phrase means, which card
// stands in a relation to which (Env).
//
//	library.go  where files are found          names.go     games by their titles and other names
//	without.go  what is left out, and how      merge.go     a variant and its ancestors as one file
//	remarks.go  what a variant repeats or loses
//	build.go    the sheet, block by block      sheet.go     the sheet
//	declared.go texts, the pack, names         piles.go     the piles of a zone
//	redeals.go  redeals as actions             zone.go      its zones
//	own.go      piles that belong to a pile    use.go       what games make of the language
//	layout.go   piles and what a place means   forms.go     lines of a zone as what they mean
//	lines.go    where a line stands            sorts.go     what sort a value is
//	values.go   numbers, ranks, suits          whole.go     a variant without its parents
//	lengths.go  how long piles get             chains.go    ranks that follow one another
//	exprs.go    what values are                places.go    which piles words mean
//	phrases.go  which cards words mean         conds.go     what conditions ask
//	steps.go    what steps do                  resolve.go   all of it, line by line
//	walk.go     the parts of a form            speaks.go    what a form speaks of
//	env.go      cards, relations, values       opposite.go  foundations that are full together
//	samples.go  lines of games, for help       find.go      games by what is typed to find one
//	likelines.go lines of games that a line nearly is
//	alike.go    what the games most like a file have
//	meant.go    which game a misspelt name means
//	misnamed.go zones whose name is misspelt where it is given
package rules
