// Package words judges what each line and block of a sheet says by itself: names, places, kinds of
// zone, sorts, contradictions. No card is dealt.
//
//	words.go      the order of it all
//	names.go      zones, numbers, names         kinds.go      what each kind of zone needs and bears
//	once.go       lines that exclude each other context.go    card, pile and source where there is none
//	sorts.go      numbers against ranks         steps.go      steps that cannot be done as they stand
//	lengths.go    numbers and lists             idle.go       words and lines that say nothing
//	slips.go      what is surely not meant      tails.go      ends of lines that say nothing
//	idlewords.go  words of phrases, idle        idlesteps.go  words of steps that say nothing
//	doubts.go     sound lines that read otherwise than is probably meant
//	likelier.go   small changes to offer        pictures.go   stars, rows and columns
//	ranges.go     ranges that run the wrong way
//	unsaid.go     what would have to be said, and is not
//	hands.go      cards that score together
//	titles.go     what the title says otherwise than the game
//	regular.go    what is regular but for one thing   round.go  ranks reckoned past the end of their order
package words
