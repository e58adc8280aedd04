// Package notation writes moves as text and reads them: the same notation in play, saves, hints and
// solutions.
//
//	t3 t7      the top card of tableau pile 3 to pile 7, or where that may not go the longest legal unit
//	t3 t7 4    exactly four cards
//	t3 f       to the foundation that takes the card
//	t3@2 f1    the card second from the bottom
//	t3+t5      a pair or set; a target is added only if several take it
//	t3~t9      an exchange
//	t3 t5      also a set or an exchange, where it is no play
//	t3         the only move of the cards of that pile
//	turn       the stock; `turn t4`, `turn w 3` where several turns are possible
//	turn #2    by the second `turn` line, where nothing else tells them apart
//	redeal     an action, by its name
//
// What can be understood is read as well: t13t3, t13->t3, move t13 to t3, deal for turn, and cards
// where no pile is called so, each for the pile where it lies open: 7h 8c, A♦ f. So are words for
// both: seven of hearts on eight of clubs, tableau 13 to tableau 3.
//
// Zones are t tableau, f foundations, r reserve, c cells, w waste, s stock, d discard; a named zone
// has the shortest beginning of its name that no other label of the game begins with. The number
// may be left out where a zone has one pile. A change here touches saves: notation is part of their
// format.
//
//	labels.go  names of piles         format.go  moves as text
//	parse.go   text as moves          errors.go  text that is no move, or no legal one
//	board.go   positions as text      kindly.go  what is no notation, but can be understood
//	spoken.go  cards and piles in words, put into signs
//	deeds.go   what happened in a move, with all that followed
//	instead.go which cards would go where one does not, and what begins a space
//	misses.go  why nothing that may have been meant is legal, and what comes nearest
package notation
