package interp

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pat/dsl/cards"
)

// Of the lines that count once the best that fits counts, by any of the cards, in whatever order
// they and the lines stand; lines with `each` count besides, for each of the largest sets.
func TestHandsScore(t *testing.T) {
	const poker = `
  score 100 for set ten jack queen king ace in suit
  score 75 for 5 cards up in suit
  score 50 for 4 cards same rank
  score 25 for 3 cards same rank and pair same rank
  score 20 for 5 cards same suit
  score 15 for 5 cards up in any suit
  score 15 for set ten jack queen king ace
  score 10 for 3 cards same rank
  score 5 for pair same rank and pair same rank
  score 2 for pair same rank
`
	const cribbage = `
  score 5 for 5 cards same suit
  score 4 for 4 cards same suit from tableau
  score 2 for each cards totalling 15
  score 2 for each pair same rank
  score 1 for each card of 3 to 5 cards up in any suit
  score 1 for each jack from tableau when suit is suit of waste
`
	for _, c := range []struct {
		lines, with, hand string
		want              int
	}{
		{poker, "", "KS TS AS QS JS", 100},
		{poker, "", "5D 3D AD 2D 4D", 75},
		{poker, "", "9H 9S 9D 2C 9C", 50},
		{poker, "", "9H 2S 9D 2C 9C", 25},
		{poker, "", "KH 2H 5H 9H TH", 20},
		{poker, "", "7H 6S 9D 5C 8C", 15},
		{poker, "", "AH KS QD JC TC", 15},
		{poker, "", "AH KS QD JC 2C", 0},
		{poker, "", "AH AS QD AC 2C", 10},
		{poker, "", "AH AS QD QC 2C", 5},
		{poker, "", "AH KS QD QC 2C", 2},
		{poker, "", "AH AS", 2},
		{poker, "", "", 0},
		{cribbage, "5D", "5H 5S 5C JD", 29},
		{cribbage, "5H", "5D 5S 5C JD", 28},
		{cribbage, "4C", "3H 3S 5D KC", 12},     // two runs of three, a pair, two fifteens of K and 5, 3 3 4 5
		{cribbage, "6C", "2H 4H 8H QH", 4},      // four of a suit, without the starter
		{cribbage, "6H", "2H 4H 8H QH", 5},      // five
		{cribbage, "9H", "2H 4H 8H QC", 2},      // 2 4 9, and no flush by the starter
		{cribbage, "6C", "3H 4S 5D 7C", 5 + 4},  // one run of five, and no shorter one in it; 3 5 7, 4 5 6
		{cribbage, "7C", "7H 8S 8D 9C", 20 + 4}, // four runs of three, two pairs; 7 8 four times
		{cribbage, "AC", "2H 4S 6D 8C", 4},      // 1 2 4 8, 1 6 8
	} {
		t.Run(c.with+" "+c.hand, func(t *testing.T) {
			hand := strings.Fields(c.hand)
			steps := ""
			for i, w := range hand {
				steps += fmt.Sprintf("  %s to tableau %d\n", cardNamed(t, w), i+1)
			}
			with := ""
			if c.with != "" {
				with, steps = " with waste", steps+"  "+cardNamed(t, c.with)+" to waste\n"
			}
			turned := strings.Split(c.lines, "\n")
			slices.Reverse(turned)
			for _, lines := range []string{c.lines, strings.Join(turned, "\n")} {
				g := fromText(t, "game Hands\nworth 10 jack queen king\ndeal\n"+steps+"  rest to stock\nstock\n"+
					"  turn 1 to waste\nwaste\ntableau 1 rows of 5\n  build none\n  spaces stay empty\n"+
					"  hands each row"+with+lines+"score hands\nwin when hands is at least 999\n")
				if got := mustDeal(t, g, 1).Score(); got != c.want {
					t.Errorf("%d points, want %d", got, c.want)
				}
			}
		})
	}
}

// cardNamed is a card in words.
func cardNamed(t *testing.T, sign string) string {
	k, ok := cards.Signed(sign)
	if !ok {
		t.Fatalf("%q is no card", sign)
	}
	return k.Rank().String() + " of " + k.Suit().String()
}

// Rows, columns and piles are hands; what lies face down and what asks for itself counts nothing.
func TestWhichCardsAreHands(t *testing.T) {
	const head = "game Hands\nranks ace to four\nsuits spades hearts\ndeal\n"
	const grid = "  ace of spades to tableau 1\n  ace of hearts to tableau 2\n  two of spades to tableau 3\n" +
		"  three of hearts to tableau 4\n  rest to stock\nstock\n  turn 1 to waste\nwaste\ntableau 2 rows of 2\n" +
		"  build none\n  spaces stay empty\n"
	for _, c := range []struct {
		name, text string
		want       int
	}{
		{"rows", grid + "  hands each row\n  score 3 for pair same rank\n", 3},
		{"columns", grid + "  hands each column\n  score 3 for pair same rank\n", 0},
		{"columns in suit", grid + "  hands each column\n  score 3 for pair same suit\n", 6},
		{"both", grid + "  hands each row and column\n  score 3 for pair up in any suit\n", 6},
		{"piles", grid + "  at most 1 card\n  hands each pile\n  score 3 for ace\n", 6},
		{
			"face down", "  2 to tableau face down\n  1 to tableau\n  rest to stock\nstock\n" +
				"  turn 1 to waste\nwaste\ntableau\n  build none\n  spaces stay empty\n" +
				"  exposed card stays down\n  at most 3 cards\n  hands each pile\n  score 1 for each any card\n", 1,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fromText(t, head+c.text+"score hands\nwin when hands is at least 99\n")
			if got := mustDeal(t, g, 1).Score(); got != c.want {
				t.Errorf("%d points, want %d", got, c.want)
			}
		})
	}
}
