// Package prose explains a game: the complete English rules of a sheet, made from the sheet
// alone, good enough to play from with real cards.
//
//	prose.Write(os.Stdout, sheet, sheet.Defaults())
//
// It is built in three layers, each knowing only those above it in this list:
//
//	words.go      numbers, plurals, lists, sentences
//	page.go       headings, paragraphs, wrapped lines
//
//	voice.go      what the words card, pile and source are called in a sentence
//	zones.go      names of zones and piles           places.go    places as phrases
//	values.go     numbers, ranks, suits, options     cards.go     which cards
//	relations.go  up in suit, a six on a seven       counts.go    how many cards lie where
//	compares.go   how one thing stands               conds.go     conditions: when, until, how often
//
//	prose.go      the page and its sections          phrase.go    one sentence for one line
//	pack.go       the pack, its ranks as numbers     layout.go    the zones
//	deal.go       the deal                           zone.go      the section of a zone
//	steps.go      steps that move cards              manner.go    how they lay them
//	arrive.go     base and build                     spaces.go    what else comes and fills spaces
//	sets.go       cards taken together               leave.go     what moves, how many, where to
//	full.go       how long a foundation gets         stock.go     turning, gathering, redeals
//	events.go     what follows, counters             ends.go      options, winning and losing
//	always.go     the defaults that matter           worked.go    worked examples, told
//
// What is told is what rules has made of the lines: forms, not their words; only a line that has no
// form, as the pack or a text, is told from itself. A rule is told by a function from forms to
// clauses: a sentence without capital and stop, so that it can also stand behind "On the tableau,
// …". A new production of the language needs its clause here, a line in Phrase, lines in
// testdata/lines.txt, and its words a row in words_test.go. go test -update rewrites what the tests
// compare with; it is reviewed by reading it as somebody who does not know the file.
//
// The meaning told is that of the language, part by part; interp is not imported, and its package
// internal/told holds what is told against how it is played. Where a sheet
// has mistakes something readable is written and nothing panics.
package prose
