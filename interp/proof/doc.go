// Package proof lets a sceptic check that a deal cannot be won. A verdict of package solve rests on
// what its search may leave out; a proof rests on nothing but the rules as play has them: every
// position that legal moves lead to is visited, each once, and none is won. Only where some cards
// can never move again, and there is no win as long as they lie there, the visit does not go on;
// why that is certain, package frozen says on two pages.
//
//	p, err := proof.Of(ctx, state, 2_000_000)  // visits them all, or says that there are more
//	text := p.Text()                           // the rules, the position, and what was counted
//	q, err := proof.Read(text)
//	err = q.Check(ctx)                         // visits them again, and holds the count against the claim
//
// Positions are told apart by all there is of them: the cards of every pile in order and as they
// face, and every number that the rules keep. Equal piles, equal cards, safe plays, a stock that
// goes round: nothing is taken for the same and nothing is left out. Package solve is not imported,
// nor what it leaves out. Games that shuffle in play have no proof: their verdict hangs on a
// generator that no player has.
//
//	proof.go  a proof, its making and its checking    text.go    a proof as a file
//	walk.go   every position                          keyer.go   all there is of a position
//	cause.go  which cards stand against a win
package proof
