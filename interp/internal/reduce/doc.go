// Package reduce says what a search may leave out of a game, and why nothing is lost by it. Its
// Game and State are those of package machine, compiled for searching on from a position, with what
// was found. What rules look at and change, package footprint tells; a reduction is a query over
// that.
//
//	game.go            games and states for a search
//	specialise.go      compiled for a position (partial evaluation)
//	reductions.go      the table of what was found, and why not more
//
// Symmetry and abstraction:
//
//	symmetry.go  interchangeable piles, unordered piles    alike.go   cards that nothing tells apart
//	tops.go      piles of which the top alone counts       cycle.go   a stock that goes round, as one step (K+)
//	foresee.go   the key of what a play leads to
//
// Dominance and partial-order reduction:
//
//	safe_plays.go  cards out for good                      dominance.go  what forbids to think so
//	runs.go        runs that need not be parted            deferral.go   cards back from foundations, later
//
// Relaxations and judgements:
//
//	sorts.go     cards built alike taken for one another
//	relax.go     proofs by kinder rules     relax_single.go  the same where each card is there once
//	matching.go  proofs by counting                        islands.go  proofs by what never comes together
//	queues.go    proofs by what must go out first        features.go  what a judgement of positions asks
//	partners.go  proofs by pairs that wait for each other, and pairs that leave without a choice
//	stems.go     proofs by what was never moved
package reduce
