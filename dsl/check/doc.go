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
// The files, by subject:
//
//	check.go      the rounds                              report.go      how findings are made and merged
//	lines.go      every line with its context             places.go      which piles a place may mean
//	names.go      zones, numbers, names                   kinds.go       what each kind of zone needs and bears
//	once.go       lines that exclude each other           context.go     card, pile and source where there is none
//	sorts.go      numbers against ranks                   steps.go       steps that cannot be done as they stand
//	lengths.go    numbers and lists                       idle.go        words and lines that say nothing
//	slips.go      what is surely not meant                tails.go       ends of lines that say nothing
//	idlewords.go  words of phrases that say nothing       idlesteps.go   words of steps that say nothing
//	setup.go      one combination of options              cards.go       phrases about cards as tables
//	arrivals.go   lines by which cards come               deal.go        counting through the deal
//	lifts.go      named cards, cards that lie already     lays.go        cards dealt to foundations
//	arithmetic.go too many, too few, uneven
//	ranks.go      foundations that cannot begin or go on  full.go        when piles are full
//	truth.go      what a condition can become             plays.go       conditions about the card
//	flow.go       which cards come where                  removal.go     sets and pairs that leave together
//	sequences.go  sequences that cannot be                zones.go       fills, stock, restrictions
//	events.go     events that never happen                wins.go        wins that cannot be
//	supply.go     cards that cannot reach the win         deadlock.go    cards that block their pile
//	effect.go     lines that change nothing               phrases.go     alternatives that change nothing
//	repeats.go    lines said twice                        guards.go      conditions that never matter
//	facts.go      conditions that contradict themselves   unsaid.go      what would have to be said, and is not
//	asked.go      what holds when a condition is asked    states.go      piles face down, covered, in sequence
//	endless.go    what acts by itself for ever            pages.go      the pages of `pat explain`
//
// A new check is a function in the file of its subject, a page in pages/NAME.txt and a pair of
// files in testdata/errors: one with the mistake, one as near to it as can be and sound.
package check
