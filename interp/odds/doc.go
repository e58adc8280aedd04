// Package odds tells how likely games are won. What it tells stands in a table, a line a game,
// which is made by surveying them and shipped with them:
//
//	table, err := odds.Parse(games.Odds)
//	row, ok := table.Of(id)
//	fmt.Println(row.Sentence())              // how likely, and how difficult it is
//	odds.Find(ctx, game, row, wish, deals)   // a deal that can be won, an easy or a hard one
//
// A row holds for rules of one hash at their defaults. It tells of deals numbered from 1: how many
// can be won by a player who knows all cards, how many a greedy player wins who does not peek, how
// many moves a win takes and how hard wins were to find. All bounds are numbers of positions and
// moves, so that the table comes out the same on every machine.
//
//	table.go    the table as text       measure.go  how a row is made
//	grade.go    how difficult it is     say.go      in words
//	find.go     deals as they are wished
package odds
