// Package solve searches for wins. It knows nothing of any game: what it looks at are piles, zones
// and legal moves of a compiled game. All cards are known to it, face-down ones too ("thoughtful"
// play, as the literature calls it).
//
// Two searches take turns, or run side by side. The finder (finder.go) makes one short attempt
// after another: best-first dives (dive.go) and beams (beam.go), wider and wider, by a judgement of
// positions that is read off the rules (score.go); between them it makes plunges (plunge.go), depth
// first, short ones and one that goes on, and rollouts (rollout.go), which play once to the end and
// never go back; where free cells leave room it begins with errands
// (errands.go), chosen by chance, and where cards are shuffled in play with throws from shuffle to
// shuffle (gamble.go). It proves nothing when it fails. The prover (prove.go) looks at every
// position that can be reached, and is right either way. Another one goes by kinder rules, where
// there are such that leave far fewer positions (kinder.go): cards that are built alike are taken
// for one another (blind.go), a stock is turned as one likes. If that finds no win, there is none.
//
// Finder and prover leave out moves that are never needed and make those that need no thought
// (mover.go, lend.go), and both know positions that hold no win without a search of their own
// (refute.go), or by one that tells hardly any apart (stems.go). Where
// the deal waits for the player to choose, each choice is searched by two of its own (openings.go).
// What they find is replayed by the rules as they are written (replay.go), and shortened
// (shorten.go), before it is told.
//
// The face is solve.go; what is known without a search is told by reductions.go. The long plunge
// and the prover remember what they met in a table (table.go, pages_linux.go, pages_other.go); what
// an errand is stands in errand.go.
package solve
