package anygame_test

import "testing"

// A turn that what follows from it by itself takes back is no move: a line takes the card at once,
// and a step after that lays one back on the stock; nor is one of no card, after which cards are
// turned down that turn up again by themselves.
func TestTurnThatIsTakenBackIsNone(t *testing.T) {
	for name, text := range map[string]string{
		"from a layout": `game Any Game
suits diamonds hearts
deal
  all aces to foundations
foundations 2
  base ace
  build up in suit
tableau 1
  build up in any suit
  spaces take any card at once
stock
  turn 2 minus pass to waste
after move
  1 from pile to each stock
win when foundations full
`,
		"from the bottom": `game Any Game
deal
  1 to each tableau
foundations
  base ace at once
  build up in any suit
tableau 1
  build down in suit
  spaces take down in any suit after pile right
stock
  turn 1 to waste
after move to bottom of tableau or top of foundations
  1 from bottom of pile to stock
win when foundations full
`,
		"cards turned down": `game Odd
deal
  1 to each cells
tableau 1
  build down in any suit
  spaces take ace
cells 1
stock
  turn 1 to each empty tableau
after turn
  face down tableau 1
win when cards in cells is at most 1 minus 1
`,
		"from a foundation": `game Odd
deal
  1 to each tableau new pile at ace
foundations 1
  base ace at once
  build up in any suit
tableau
  build 1 below two
  spaces take ace
stock
  turn 1 at a time to waste
after move
  1 from own foundations to each stock
win when foundations full
`,
	} {
		t.Run(name, func(t *testing.T) { withstands(t, text, 20, 200) })
	}
}

// A play between piles that are alike is no move where it leads to equal ones, also where some
// cards, though not these, or equal ones, go under those that lie there, or cards are turned over
// (seeds 1800072925, 1800075693, 1800087964, 1900005135).
func TestPlayBetweenEqualPilesIsNone(t *testing.T) {
	for name, text := range map[string]string{
		"under equal cards": `game Any
decks 2
ranks ace to two
suits spades diamonds
deal
  1 to each reserve
  2 to each tableau
foundations 4
  base ace
  build up in suit
reserve 2
tableau 3
  build ace to two
  takes ace at bottom
win when all cards on foundations
`,
		"on top or under": `game Any Game
decks 2
ranks ace to three
suits diamonds
deal
  all aces to foundations
  2 to each yard
foundations 2
  base ace
  build any higher in suit
tableau yard 2
  build same colour
  takes black card or ace to two or diamonds or diamonds at bottom
win when foundations full
`,
		"others under": `game Whatever
decks 2
ranks ace to two
suits spades
deal
  rest to each tableau
foundations 1
  base ace
  build up in suit
tableau 3
  build down in any suit
  takes three at bottom
win when foundations full
`,
		"cards turned over": `game Any
decks 2
ranks ace to two
suits hearts
deal
  rest to each tableau
foundations 1
  base ace
  build up in any suit
tableau 2
  build down in any suit
  spaces stay empty
after move
  face down bottom of tableau
win when foundations full
`,
		"from inside a pile of equal cards": `game Plucked
decks 4
ranks ace to two
suits spades
deal
  2 to each tableau
foundations 4
  base ace
  build up in suit
tableau 4
  build any card
  move any 1 card
  spaces take any card
win when all cards on foundations
`,
	} {
		t.Run(name, func(t *testing.T) { withstands(t, text, 20, 200) })
	}
}
