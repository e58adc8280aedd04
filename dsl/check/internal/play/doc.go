// Package play judges the play of a sheet: what can never be reached, filled, built, won, and what
// changes nothing.
//
// Each file holds judges over what package facts knows of one setup of the game: which cards can
// come where, what conditions can become, how many cards piles hold. A judge asks for facts, says
// what is wrong in words, and offers cures; it finds out nothing that another needs. What is said
// holds for certain: where the rules depend on more than can be counted, it is silent.
//
//	play.go       the rounds, and the findings of all setups put together
//	bases.go      foundations that cannot begin
//	ranks.go      foundations that cannot go on
//	zones.go      fills, stock, restrictions              events.go     events that never happen
//	faces.go      cards face down that nothing turns up
//	wins.go       wins that cannot be                     wanted.go     what the win asks for and leaves out
//	supply.go     cards that cannot reach the win         deadlock.go   cards that block their pile
//	removal.go    sets and pairs that leave together      sequences.go  sequences that cannot be
//	effect.go     lines that change nothing               phrases.go    alternatives that change nothing
//	repeats.go    lines said twice                        guards.go     conditions that never matter
//	toolate.go    what comes too late, passes without a turn, stocks that get stuck
//	counters.go   counters that stay where they are
//	endless.go    what acts by itself for ever
//	doubts.go     what is sound and probably not meant
//	suits.go      lists that have one suit twice and another not at all
//	odd.go        tableaus that go against the foundations
//	supplied.go   what is missing, to offer
package play
