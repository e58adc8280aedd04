// Package play judges the deal and the play of a sheet: the cards, counted through the deal on
// intervals; which cards can come where, and so what can never be reached, filled, built, won.
//
// The game is looked at as the player would set it up, once for every combination of its options.
// What is said holds for certain: where the rules depend on more than can be counted, it is silent.
//
//	play.go       the rounds, and the setups put together
//	setup.go      one combination of options              cards.go      phrases about cards as tables
//	arrivals.go   lines by which cards come               deal.go       counting through the deal
//	lifts.go      named cards, cards that lie already     lays.go       cards dealt to foundations
//	arithmetic.go too many, too few, uneven
//	ranks.go      foundations that cannot begin or go on  full.go       when piles are full
//	truth.go      what a condition can become             plays.go      conditions about the card
//	reached.go    values of counters and of the stock     over.go       what the end of the game forestalls
//	flow.go       which cards come where                  removal.go    sets and pairs that leave together
//	sequences.go  sequences that cannot be                zones.go      fills, stock, restrictions
//	events.go     events that never happen                wins.go       wins that cannot be
//	supply.go     cards that cannot reach the win         deadlock.go   cards that block their pile
//	effect.go     lines that change nothing               phrases.go    alternatives that change nothing
//	repeats.go    lines said twice                        guards.go     conditions that never matter
//	facts.go      conditions that contradict themselves   asked.go      what holds when a condition is asked
//	sizes.go      how many cards piles ever hold          wanted.go     what the win asks for and leaves out
//	doubts.go     what is sound and probably not meant    supplied.go   what is missing, to offer
//	ends.go       which cards lie at the ends of piles
//	odd.go        tableaus that go against the foundations
//	amount.go     numbers known within bounds             dealt.go      what lies where after the deal
//	sets.go       which cards make sets                   happens.go    which events never come
//	toolate.go    what comes when the game is over        counters.go   counters that stay where they are
//	states.go     piles face down, covered, in sequence   endless.go    what acts by itself for ever
package play
