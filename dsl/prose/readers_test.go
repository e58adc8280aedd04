package prose

import (
	"strings"
	"testing"
)

// What readers who had only the page took amiss: each case is a sheet, what has to be told of it,
// and what must not.
func TestReaders(t *testing.T) {
	for _, c := range []struct {
		name, sheet string
		told, never []string
	}{
		{
			"suits of a grid that nothing is played to", `game Grid
decks 2 apart
deal
  1 to each tableau
  rest to stock
tableau 2 rows of 13
  suits clubs spades
  build none
  spaces stay empty
  swap same rank as waste
  home column when suit is suit of pile
stock
  turn 1 to waste
waste
win when tableau home
`,
			[]string{
				"rows of the tableau are, in order, those of clubs and spades.",
				"a card whose rank is the number of the column of its place (the ace counting 1, the jack 11, the " +
					"queen 12 and the king 13)",
				"Where nothing else is said, only the top card of a pile or place is available, and one card is " +
					"moved at a time.",
			},
			[]string{"no card of another suit"},
		},
		{
			"rows that take their own cards, and a swap of two of them", `game Rows
deal
  1 to each tableau
  rest to stock
tableau 3 rows of 8
  build up by 3 in suit when row is 1 and rank of bottom is two
  spaces take two when row is 1
  spaces take three when row is 2
  spaces take four from reserve when row is 2
  swap two with three when row of source is 2 and row is 1
reserve 8
stock
  turn 1 to each reserve when cards in stock is at least 8
win when stock empty
`,
			[]string{
				"Spaces in row 1 may be filled with twos. Spaces in row 2 may be filled with threes. Spaces in row 2 " +
					"may also be filled with fours from the reserve.",
				"A two on top of a place may change places with a three on top of another place if the place of the " +
					"first card is in row 2 and the place of the other card is in row 1.",
			},
			[]string{"if the space", "rank of the bottom", "as far as they go"},
		},
		{
			"the condition of a base", `game Osmosis
deal
  1 to foundations
  4 to each reserve
foundations 4
  base rank of first card when not pile left empty
  build same suit
reserve 4
win when foundations full
`,
			[]string{
				"The first card dealt to these foundations fixes the base rank; every other foundation must be " +
					"started by a card of the same rank, and only if the foundation to the left is not empty.",
			},
			[]string{"same rank if"},
		},
		{
			"a stock that is only the hand", `game Hand
deal
  4 aces to foundations
  4 to each tableau
foundations 4
  base ace
  build up in suit
tableau 12
  build down in suit
  spaces stay empty
may redeal
  gather tableau
  4 at a time to each tableau
win when foundations full
`,
			[]string{
				"lay the cards in this order face down as a new stock",
				"No card may be moved to a space; only a redeal fills spaces.",
			},
			[]string{"Beside it", "under the stock", "never filled"},
		},
		{
			"spaces that the stock fills", `game Law
deal
  1 to each tableau
  rest to stock
foundations 4
  build in order king ace to queen in suit
tableau 4
  build any card but king when top is king
  build down in suit
  spaces stay empty
stock
  turn 1 to first empty tableau
discard
win when foundations full
`,
			[]string{
				"No card may be moved to a space; only the stock fills spaces.",
				"Any card except a king may be laid on a king",
				"Where it is not said, building does not go round",
			},
			[]string{"never filled", "never kings", ". Building does not"},
		},
		{
			"spaces that the stock never fills", `game Heap
deal
  1 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 4
  build down in suit
  spaces stay empty
stock
  turn 1 to last nonempty tableau
win when foundations full
`,
			[]string{"Spaces are never filled."},
			nil,
		},
		{
			"cards that go under the pack, and ranks that the deal fixes", `game Pairs
deal
  4 twos to foundations
  6 to each tableau but any card to bottom of stock replaced when same rank in pile
foundations 4
  base rank of first card
  build up in suit
tableau 8
  build none
  spaces stay empty
win when foundations full
`,
			[]string{
				"goes under the pack instead, and the next card", "The deal fixes the base rank: twos start the " +
					"foundations.",
				"Build up in suit to the king. A foundation is full with twelve cards.",
			},
			[]string{"Beside it"},
		},
		{
			"a reserve face down", `game Wing
deal
  12 to reserve face down
  1 to each tableau
  rest to stock
counter k 0 to 8
foundations 4
  base ace
  build up in suit
tableau 10
  build down in suit
  spaces take any card from reserve at once
  spaces take any card from waste
reserve
  exposed card stays down until stock empty
stock
  turn 1 to waste
  redeals 1
waste
after move of king
  add 1 to k
win when foundations full
`,
			[]string{
				"Its top card is available while it lies face up.",
				"stays face down when it becomes the top card, as long as the stock is not empty",
				"A space is filled at once with the top card of the reserve. When there is none, spaces may be " +
					"filled with any available card from the waste.",
				"which goes from 0 to 8; it begins at 0, and after 8 comes 0 again",
				"after a king has been moved, by you or at once",
			},
			[]string{"Its top card is available. A", "Otherwise", "by itself"},
		},
		{
			"a space filled at once from one place", `game Thirteen
deal
  1 to each tableau
  rest to stock
tableau 10
  build none
  spaces take any card from stock at once
stock
discard
  takes pair totalling 13 from tableau
  takes king from tableau
win when all cards in discard
`,
			[]string{
				"A space is filled at once with the top card of the stock. When there is none, spaces stay empty.",
				"Where nothing else is said, only the top card of a pile is available, " +
					"and one card is moved at a time.",
			},
			nil,
		},
		{
			"a clock that is never full", `game Clock
deal
  bases to foundations
  4 to each tableau
foundations 4
  base two of spades three of spades four of clubs five of diamonds
  build up in suit wrapping
tableau 12
  build down in any suit
  spaces take any card
win when all cards on foundations
`,
			nil,
			[]string{"is full with"},
		},
		{
			"a list without kings", `game Doublets
deal
  1 to each reserve
  1 to foundations
  rest to stock
foundations
  base rank of first card
  build in order ace two four eight three six queen jack nine five ten seven in any suit wrapping
  at most 48 cards
reserve 7
  spaces take any card from waste or stock at once
stock
  turn 1 to waste
waste
win when foundations full
`,
			[]string{
				"The card dealt to the foundation fixes the base rank.", "The foundation is full with 48 cards.",
				"A space is filled at once with the top card of the waste or, if there is none, with the top card " +
					"of the stock. When there is none either, spaces stay empty.",
			},
			[]string{"Any card may start", "never holds more than 48"},
		},
		{
			"a choice at the end of the deal", `game Choice
deal
  5 to each tableau
  2 to reserve
  player plays 1 from tableau or reserve to foundations
foundations 4
  base rank of first card
  build up in suit wrapping
tableau 10
  build up or down in suit
  spaces take any card
reserve
win when foundations full
`,
			[]string{"to a foundation; nothing else may be done before."},
			[]string{"deal goes on"},
		},
		{
			"numbers of piles", `game Mary
deal
  1 2 3 to tableau 2 to 4 face down
  4 3 2 2 to tableau 1 to 4 alternately face up
  1 to tableau 1 to 2
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 4
  build down in suit
  spaces take 1 below rank of top of reserve
reserve
  spaces take any card
stock
  turn 1 to waste
waste
may redeal when stock empty
  gather tableau
  8 8 8 8 to tableau
win when foundations full
`,
			[]string{
				"one to pile 2, two to pile 3 and so on, up to three to pile 4",
				"two to each of piles 3 and 4, the first row face up, the second face down and so on in turn",
				"Then deal cards to the tableau row by row: eight to each of piles 1 to 4",
				"one rank below the rank of the top card of the reserve (below the ace comes the king)",
				"No card may be laid on another there.",
			},
			[]string{"the first card face up", "32 cards"},
		},
		{
			"cells that take from one place", `game Braid
deal
  1 to each cells
  rest to stock
foundations 4
  base ace
  build up in suit
cells 8
  takes only from waste
stock
  turn 1 to waste
waste
win when foundations full
`,
			[]string{"An available card may be put in an empty cell, but only from the waste."},
			[]string{"played here"},
		},
		{
			"two conditions in one line", `game Gate
deal
  1 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 4
  build down in suit
  spaces take king when stock empty
  takes only from waste until waste empty
reserve
  plays only to foundations when stock empty
stock
  turn 1 to waste
waste
win when foundations full
`,
			[]string{
				"only with kings, and only when the stock is empty",
				"only to the foundations, and only when the stock is empty",
				"only from the waste, and only",
			},
			nil,
		},
		{
			"what is said of single piles, ranks and turns", `game Row
deal
  1 to each tableau
  rest to stock
foundations
  base any card
  build up or down in any suit wrapping from tableau
  worry back
foundations upper 4
  base ace
  build up in suit
  takes only when stock empty or rank is ace
tableau 4
  build none
  spaces stay empty
tableau fans 4
  build none
  spaces take 3 cards from stock at once
counter k 0 to 1
stock
  turn 1 to waste
waste
after turn when playable card in waste
  add 1 to k
  1 to each empty tableau
win when stock empty
`,
			[]string{
				"Any card may start the foundation.", "next to each other, with cards taken from", "The top card of " +
					"the foundation may be worried back",
				"only if the stock is empty or it is an ace", "only the stock fills spaces", "when a card that may " +
					"now be played lies on the waste",
				"with three cards from the stock, one on the other, or with as many as are left. When there is " +
					"none, spaces stay empty.",
			},
			[]string{"rank is ace", "playable", "a foundation may"},
		},
		{
			"places of a picture, and foundations that meet", `game Peaks
deal
  4 aces to lower
  1 to each tableau face down
  rest to stock
foundations lower 4
  base ace
  build up in suit
foundations upper 4
  base king
  build down in suit
tableau
  row . * .
  row * . *
  covered by next row
  build none
  spaces stay empty
stock
discard
  takes pair totalling 13 from tableau
may redeal
  gather tableau
  1 to each tableau
win when all cards on foundations
`,
			[]string{
				"as soon as no card lies on it or covers it.", "taken from different places of the tableau",
				"place by place from the first",
			},
			[]string{"is full", "different piles"},
		},
		{
			"an order that ends before it comes round", `game Ross
deal
  2 aces to discard
  rest to stock
foundations 2
  base two four
  build up by pile number in any suit wrapping
  at most 12 cards
stock
  turn 1 to waste
waste
win when foundations full
`,
			[]string{"First foundation: 2 3 4 5 6 7 8 9 10 J Q K Second foundation: 4 6 8 10 Q A 3 5 7 9 J K The"},
			nil,
		},
		{
			"units that come to any pile", `game Bats
deal
  13 to each tableau
foundations 4
  base ace
  build up in suit
tableau 4
  build down in suit
  move sequence
  spaces take any card
reserve 2
  takes king
  at most 3 cards
win when foundations full
`,
			[]string{"Each pile takes, empty or not, a king, or several such cards together."},
			nil,
		},
		{
			"cards out of play", `game Sultan
deal
  4 kings to discard
  rest to stock
foundations 4
  build in order ace to queen in suit
stock
  turn 1 to waste
waste
discard
win when foundations full
`,
			[]string{"The discard pile Its cards are out of play. The stock"},
			nil,
		},
		{
			"several orders before shuffling, and cards that one has taken", `game Shah
decks 2
deal
  1 king of hearts to shah
  kings to discard
  8 aces to foundations
  3 to each tableau
  1 two to mark 1
  1 three to mark 2
  1 four to mark 3
  1 five to mark 4
  rest to stock
discard shah
discard
discard mark 4
foundations 8
  base ace
  build up in suit
tableau 8
  build down in any suit but diamonds
  spaces take any card from stock at once
stock
win when foundations full
`,
			[]string{
				"lay out from the pack one king of hearts in the shah discard pile, the other seven kings in the " +
					"main discard pile and the eight aces on the foundations. Shuffle the rest (88 cards).",
				"Take out of the pack and lay down one two in mark discard pile 1, one three in pile 2 and so on, up " +
					"to one five in pile 4.",
				"The mark discard piles Their cards are out of play.",
				"Build down regardless of suit, but never diamonds.",
			},
			nil,
		},
		{
			"what is left by rank, steps that are done again", `game Rows
decks 2
deal
  8 aces to foundations
  8 7 6 5 4 3 2 1 1 0 1 to tableau
  3 to each square
  jacks to reserve 2
  queens to reserve 3
  kings to reserve 4
  rest to reserve 1
foundations 8
  base ace
  build up in suit
tableau 11
  build down in suit
  spaces take any card
tableau square 2 rows of 2
  build down in suit from row 1 of square or row 2 of square
  spaces stay empty
reserve 4
may fill when not cards in each square is at least 3
  1 from reserve 1 to each square when cards in pile is at most 2
  1 from reserve 1 to each square when cards in pile is at most 2
  1 from reserve 1 to each square when cards in pile is at most 2
win when foundations full
`,
			[]string{
				"eight to pile 1, seven to pile 2 and so on, down to two to pile 7, one to each of piles 8 and 9, " +
					"none to pile 10, and one to pile 11",
				"Of the cards that are left, take out of the pack and lay down all jacks in reserve pile 2, all " +
					"queens in pile 3 and all kings in pile 4.",
				"with cards taken from row 1 or row 2 of the square tableau",
				"when not every square tableau place holds at least three cards",
				"before any of these cards moves. Then do this twice more.",
			},
			nil,
		},
		{
			"counters that become less, passes, equal bases", `game Packets
counter packet 1 to 4 from 4
deal
  12 to each tableau
  rest to stock
foundations 4
  base red ace red ace black ace black ace
  build up in any suit
tableau 4
  build none
  spaces stay empty
stock
  turn 1 to each tableau when pass is at most 3
may redeal 3 times
  gather tableau packet
  set packet to packet minus 1
win when foundations full
`,
			[]string{
				"from the first to the last, by two red aces and two black aces",
				"face up, in the first three passes",
				"Then take 1 from the counter “packet”.",
			},
			nil,
		},
		{
			"rows of a grid that lie on one another, spaces that a pile of their own fills", `game Rows
decks 2
deal
  1 to each tableau
  3 to each side
  1 to each reserve
  rest to stock
foundations 8
  base ace
  build up in suit
tableau 3 rows of 12
  covered by next row
  build down in suit
  spaces stay empty
tableau side 4
  build down in suit
  spaces take any card from own reserve at once
reserve 4
stock
  turn 1 to each reserve
win when foundations full
`,
			[]string{
				"a place is covered as long as a card lies on the place straight below it; a covered card can " +
					"neither be moved nor be built on.",
				"A space is filled at once with the top card of the reserve pile of the same number.",
			},
			nil,
		},
		{
			"lines that differ in their conditions alone", `game Betrothed
deal
  1 to each tableau
tableau 52
  build any card from pile left when suit of pile 2 left is suit of pile right
  build any card from pile left when rank of pile 2 left is rank of pile right
  plays only to discard when suit of pile left is suit of pile right
  plays only to discard when rank of pile left is rank of pile right
  spaces close up
discard
  takes pair same rank from tableau when in same row
  takes pair same rank from tableau when in same column
win when 50 cards in discard
`,
			[]string{
				"is that of the top card of the pile to the right, or if the rank of the top card of the second " +
					"pile to the left is",
				"only to the discard pile, and only if the suit of the top card of the pile to its left is that of " +
					"the top card of the pile to its right, or if the rank",
				"if they lie in the same row, or if they lie in the same column.",
			},
			[]string{"Besides"},
		},
		{
			"steps that go round, told as what they come to", `game Wrangler
deal
  13 to each reserve
foundations 4
  base two four six eight
  build up by pile number minus 12 in any suit wrapping
reserve 4
win when foundations full
`,
			[]string{
				"Build up by steps of one more than the number of the foundation (by twos on the first, by threes on " +
					"the second, and so on) regardless of suit",
				"First foundation: 2 4 6 8 10 Q A 3 5 7 9 J K",
			},
			[]string{"less 12"},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := told(t, sheet(t, c.sheet))
			proofread(t, text)
			got := flat(text)
			for _, w := range c.told {
				if !strings.Contains(got, w) {
					t.Errorf("%q is not told:\n%s", w, text)
				}
			}
			for _, w := range c.never {
				if strings.Contains(got, w) {
					t.Errorf("%q is told:\n%s", w, text)
				}
			}
		})
	}
}

// How many cards may be moved at a time is what the spaces and cells of the game allow.
func TestFree(t *testing.T) {
	for _, c := range []struct{ spaces, by, want, never string }{
		{"take any card", "cells and spaces", "one card, one more for each empty cell, and that number doubled for " +
			"each space in the tableau but the one moved to (six with two empty cells and one such space)", "only if"},
		{"take king", "cells and spaces", "one card, one more for each empty cell", "doubled"},
		{
			"take any card when no cards in cells", "cells and spaces",
			"doubled for each space in the tableau but the one moved to, provided that it may take any card", "such " +
				"space",
		},
		{"take any card", "spaces", "one card, doubled for each space in the tableau but the one moved to (four " +
			"with two such spaces)", "cell and"},
		{"stay empty", "spaces", "no more than one at a time", "doubled"},
	} {
		got := flat(told(t, sheet(t, `game Cells
deal
  13 to each tableau
foundations 4
  base ace
  build up in suit
tableau 4
  build down in suit
  move sequence by free `+c.by+`
  spaces `+c.spaces+`
cells 4
win when foundations full
`)))
		if !strings.Contains(got, c.want) || strings.Contains(got, c.never) {
			t.Errorf("spaces %s: not %q or still %q in\n%s", c.spaces, c.want, c.never, got)
		}
	}
}
