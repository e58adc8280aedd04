// Package facts knows of a game what holds however it is played: the deal and the play are judged
// by it, in packages deal and play. It says nothing to the author itself.
//
// A Setup is the game as the player would set it up, with one combination of its options. What is
// known of it comes in three steps, and each fact rests on those before it:
//
//	New      the lines by which cards come, with the cards they mean as tables: which card may come
//	         to an empty pile, and which on each card
//	Dealt    what lies where when the deal is done, as bounds; package deal counts it
//	Flow     which kinds of card may ever come to each zone, and by which lines; which values
//	         counters ever have
//
// All of it errs to one side. A number is a least and a greatest (Amount), a set of cards holds
// every card that could be meant, a way between zones is there unless no position opens it, and a
// condition can be true and can be false unless the other is proved (Verdict). So what a fact rules
// out is ruled out for certain, and what it leaves open may still never happen: judges speak only
// of what is ruled out.
//
// A condition is judged in a View: in the deal, when the deal is done, or in play, with what holds
// whenever just this line is asked.
//
//	setup.go     one combination of options         amount.go    numbers known within bounds
//	cards.go     phrases about cards as tables      inflows.go   lines by which cards come
//	dealt.go     what lies where after the deal     flow.go      which cards come where
//	sets.go      cards that leave together          full.go      when piles are full, how high built
//	sizes.go     how many cards piles ever hold     reached.go   values of counters and of the stock
//	events.go    events that never happen           stuck.go     what stays for ever on the stock
//
// Conditions:
//
//	truth.go     what a condition can become        bounds.go    parts that exclude each other
//	asked.go     what holds when a line is asked    over.go      what the end of the game forestalls
//	plays.go     conditions about the card          ends.go      which cards lie at the ends of piles
//	states.go    piles face down, covered, in sequence
//	there.go     for which piles a line can hold by where they stand
package facts
