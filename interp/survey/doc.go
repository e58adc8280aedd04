// Package survey decides many deals of a game and says what follows from them: how many can be won,
// how sure that is, and what it took.
//
//	log, err := survey.Open("klondike.jsonl", terms, lock, func(r survey.Record) error { … })
//	err = survey.Run(ctx, deals, workers, decide,
//		func(deal numbers.ID, r survey.Record) error { tally.Add(…, r); return log.Append(r) })
//	figures := tally.Figures()
//
// The record is a file of lines, one a deal, each a JSON object that stands for itself: game, hash
// of the rules, options, limits, deal and verdict. It is only ever appended to, a line in one
// write, so that a survey killed at any point goes on where it was; a torn last line is dropped and
// its deal decided again. Lines of several runs are merged by putting them together: figures depend
// on the set of deals, not on their order nor on who decided them.
//
// Random and Greedy play a deal instead of solving it, for games of chance and as a measure of how
// forgiving a game is.
//
// A change of Record touches every file that was ever written: add fields, rename none.
//
//	run.go      many deals, side by side       players.go  deals played without looking ahead
//	record.go   a line of a record             log.go      a record on disk
//	tally.go    records added up               figures.go  what they say, as text
//	plot.go     the same as a drawing          chance.go   a deal played with other shuffles
package survey
