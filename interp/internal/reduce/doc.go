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
//	partners.go  which cards leave in pairs, and what lies over what
//	pairing.go   proofs by pairs that wait for each other, and pairs that leave without a choice
//	stems.go     proofs by what was never moved
//
// # Side by side
//
// What is left out, where, and why a win is not lost by it. The proof stands at the top of the file
// that is named; all of it is held against searches without any of it, over random rule files
// (package anygame).
//
//	interchangeable piles   no rule in force tells the piles of a zone apart, nor takes them in an order
//	(symmetry.go)           of its own: whatever is done with one may be done with the other
//	equal cards             no rule treats two cards of a rank unlike, those of a pack or suits of which
//	(alike.go)              no line speaks: they may change places
//	tops alone              nothing leaves a pile again and no rule looks under its top, or piles only
//	(tops.go)               move whole: what lies under tops follows from the rest
//	the stock as one step   nothing but turning and play of the waste's top card looks at stock and
//	(cycle.go)              waste: how far to turn is chosen together with the card that is played
//	keys foreseen           it is known of a play that nothing follows from it: a position that was met
//	(foresee.go)            is known before the play is made
//	out for good            no card that is left could want to lie on one, and no rule minds that it is
//	(safe_plays.go,         out: who wins without that play wins with it, made now
//	dominance.go)
//	whole runs              runs move in every part, by the relation by which they are built: what a part
//	(runs.go)               of one could do on another card it can do where it lies
//	loans                   a card that comes back from the foundations, or from where it could be had at
//	(deferral.go)           any time, and is of no use at once may come later
//
// Kinder games, in which all can be done that can be done by the rules. Without a win there, there
// is none:
//
//	sorts.go      cards that are built alike change places once they have been played
//	relax.go      nothing is ever in the way: what was free stays free
//	stems.go      what was moved may lie wherever there is a place for each
//	queues.go     all cards can be had at any time but those of piles that go out one by one
//	matching.go   every card is laid on some other that fits, whatever lies where
//	pairing.go    every card that leaves in a pair has a partner that does not lie over it
//	islands.go    piles whose tops might ever meet are laid on one another
//	(frozen)      cards none of whose topmost ones any line lets go stay: package frozen
package reduce
