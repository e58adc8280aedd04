// Package trial plays many games of one rule file and tells its author what came of it: what did I
// make? Each deal is played by a player who moves at random and by a greedy one, some are given to
// the solver as well, and everything they meet is counted: how games end and how long they are, who
// wins, among how many moves there is to choose, which lines of the rules were never used, which
// zones no card came to and which cards never moved.
//
//	report, err := trial.Run(ctx, game, setting, trial.Plan{Deals: deals, Moves: 1000}, nil)
//	for _, s := range report.Sentences() { … }
//
// Nothing is proved by it, but for what the solver says: a line that was never used in a hundred
// games may be used in the next one. What is counted follows from the plan alone, where the context
// is not done before the end: no clock and no chance but that of the seed.
//
//	trial.go   the games, one after another    watch.go  what is counted while one is played
//	report.go  what came of it, as data        tell.go   and in sentences
package trial
