// Package numbers reads the deal numbers of other programs: which order of the pack a number means.
//
//	id, err := numbers.Parse("ms:617")
//	s, err := id.Deal(game, setting)
//
// A deal is named by a scheme and a number. A number alone is ours (interp.Game.Deal); the others
// are
//
//	ms:617          Microsoft FreeCell and all who took its numbers over, 1 to 8589934591
//	pysol:123456    PySolFC, any number from 1 of at most 80 digits; below 32000 it means the same as ms
//	solvitaire:1    Solvitaire's seeds, 0 to 4294967295
//
// and always carry their scheme, for the same number means another deal in each. A Range names
// several: `1-100`, `ms:1-1000`.
//
// # What a number means
//
// Every scheme lays the pack out in an order of its own, shuffles it from its end (the card in
// place i, from the last down to the second, changes places with one drawn from 0 to i) and deals
// from its end. They differ in
//
//	                order before                                    drawn from
//	ms, 52 cards    ace of clubs, diamonds, hearts, spades, two …   the Microsoft generator, remainder
//	ms, others      as pysol                                        the same
//	pysol           pack by pack clubs, spades, hearts, diamonds,   MT19937, 53-bit fractions
//	                each ace to king
//	solvitaire      ace of clubs, hearts, spades, diamonds, two …   MT19937, 32 bits in equal buckets
//
// A stripped pack is laid out the same way without the missing cards. Packs that are shuffled apart
// are shuffled one after the other from one generator, and the last lies on top, as in PySolFC.
//
// # When a deal is the same in both programs
//
// A number gives the order of the pack and no more. The layout is the same only where the rule file
// deals that pack as the other program does: the same piles in the same order, row by row or pile
// by pile, the stock before or after the tableau. Games that change the pack before dealing (aces
// out first, kings to the bottom, one card chosen as base) agree only where both make the same
// change; PySolFC makes one in nearly every fourth of its games. Microsoft FreeCell, and with it
// the freecell that pat ships, is dealt row by row and agrees; a shipped klondike is dealt as at a
// table, its stock last, and agrees with Solvitaire in no number, for that deals the stock first.
// The files in testdata/peers deal as Solvitaire does.
//
// # Sources
//
// The Microsoft generator is that of the C library of the time (state times 214013 plus 2531011,
// bits 16 to 30); its extension beyond 2^31 and the orders of the pack are PySolFC's, by its
// library pysol_cards. MT19937 is by Makoto Matsumoto and Takuji Nishimura (1998, seeding of 2002);
// the fractions are those of Python's random.random. Solvitaire's seeds are by Charlie Blake and
// Ian Gent's program, whose draws are those of Boost's uniform_int_distribution. Everything was
// written anew from descriptions of what these do.
//
//	numbers.go  schemes, and numbers as text   draw.go   generators, and packs in order
//	range.go    several deals                  daily.go  the deal of a day
package numbers
