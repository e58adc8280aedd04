// Package told holds what is told of a game against how it is played. It has nothing but tests.
//
// A player who has only the English rules of a game reads them here: page_test.go cuts the page
// into sections and sentences, words_test.go reads cards, places and how cards are built,
// rules_test.go makes of every sentence what it allows and forbids, deal_test.go reads the deal
// and the stock, game_test.go what holds of the whole game. told_test.go asks all of it of play, in
// positions that random moves reach: a move that the text allows is legal, one that it forbids is
// not; a foundation is full when the text says so; the game is won when it says so. mutants_test.go
// does the same with games that are changed, or made, at random.
//
// The reader knows the words of the page and nothing of the file. A sentence that it does not
// know makes it unsure of the zone it stands in, and what it is unsure of is not asked; how much
// is asked all the same is bounded from below.
package told
