// Package check judges one rule sheet: what is missing, what contradicts itself, what the cards do
// not allow and what has no effect. It finds mistakes of meaning; mistakes of wording are found by
// dsl, those of merging variants by dsl/rules.
//
//	sheet, diags := rules.Load(library, "my.pat", text)
//	diags = append(diags, check.Check(sheet)...).Sort()
//
// A sheet is judged in three rounds. A round runs only on what the one before has found sound, so
// that no mistake is told twice by its consequences:
//
//	words   what each line and block says by itself: names, places, kinds of zone, sorts, contradictions
//	deal    the cards, counted through the deal on intervals
//	play    which cards can come where, and so what can never be reached, filled, built, won
//
// The second and third round look at the game as the player would set it up, once for every
// combination of its options. What they say holds for certain: where the rules depend on more than
// can be counted, they are silent.
//
// The first round is internal/words, the third internal/play. What lies under them is no secret of
// the checker, for dsl/prose tells the deal by it:
//
//	dsl/internal/judge  the sheet with its lines, what has been found in it, and how findings are made
//	dsl/internal/facts  what deal and play are judged by: the cards as tables, the deal as numbers,
//	                    which cards come where, what conditions can become
//	dsl/internal/deal   the deal counted, which is the second round
//
// Here are the rounds (check.go), the pages of `pat explain` (pages.go), and the trial of cures
// (try.go): a fix that a finding proposes is made, the file judged again, and the fix taken back
// where it does not cure. A finding stands at the line of its cure, if it names that, and what
// another's cure takes care of comes last.
// Where a finding proposes nothing certain, a cure is looked for among the ways in which authors
// get a word wrong (slips.go): of numbers that do not agree near where they stand (search.go), of
// all else in all of the file (wide.go), of what the game does not have among what it has and what
// games like it have (others.go). A line that cannot be read is looked for among the lines of games
// (unread.go), and so is what a file lacks (missing.go), as a zone of which it speaks
// (undeclared.go), or one of its lines or blocks (parts.go), or the head of lines that fall to
// another block (heads.go), or has twice (twice.go), or in another block than theirs (moved.go).
// Where lines do not go together of which each may be the wrong one, an offer says which it takes
// for right.
// What a variant has wrong is told at its own line (rehome.go); what mistakes hide is told beside
// them (beside.go).
//
// A new check is a function in the file of its subject, a page in pages/NAME.txt and a pair of
// files in testdata/errors: one with the mistake, one as near to it as can be and sound.
package check
