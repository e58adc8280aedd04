package anygame_test

import "testing"

// What is playable is the same in a search as in play: also where only a search finds that piles
// are interchangeable, or cards alike, so that a play between them is none for it.
func TestPlayableIsThatOfPlay(t *testing.T) {
	for name, text := range map[string]string{
		"piles": `game Piles Alike
ranks ace to three
suits clubs spades
deal
  all aces to foundations
  rest to each tableau
foundations 2
  base ace at once
  build up in suit
tableau 2
  build up in suit
  spaces take three
cells 1
win when foundations full
lose when no playable card in tableau
`,
		"cards": `game Cards Alike
ranks ace to two
deal
  rest to each tableau
foundations 3
  base ace when no playable card in foundations
  build up in any suit
  worry back to cells or foundations
tableau 1
  build down in any suit
  spaces stay empty
cells 1
win when foundations full
`,
		"packs": `game Packs Alike
decks 2
ranks ace to two
suits diamonds hearts
deal
  rest to each tableau
foundations 4
  base ace when no playable card in foundations
  build up in any suit
  worry back to cells or foundations
tableau 3
  build down in any suit
  spaces stay empty
cells 2
win when foundations full
`,
	} {
		t.Run(name, func(t *testing.T) { withstands(t, text, 40, 400) })
	}
}

// The order in which a set is laid is looked for with buffers of its own at each depth of asking: a
// guard asks what is playable in the middle of it, and that asks how other sets would be laid.
func TestSetsAreLaidInsideQuestions(t *testing.T) {
	withstands(t, `game Sets In Questions
ranks ten to king
suits diamonds spades
deal
  1 to each reserve
  rest to each tableau
foundations 2
  base ten
  build up in suit
reserve 2
tableau 4
  build pile number
  build ten from top of other reserve or top of reserve or foundations 2
  move any cards when no playable card in tableau
  move sequence
  spaces take ten from other tableau
  takes pair same rank at once
win when all cards on foundations
`, 1, 20)
}

// A guard that asks what is playable where it guards itself is asked once in itself and not once
// for each play of each play: this file took minutes.
func TestQuestionsMeetThemselves(t *testing.T) {
	withstands(t, `game Questions Meet Themselves
ranks ace to three
suits clubs diamonds hearts
deal
  2 to each reserve
  rest to each empty tableau
foundations 3
  base ace
  build up in suit
  worry back to tableau
reserve 3
tableau 3
  build up in suit
  move sequence
  spaces take any card
  plays only when colour is colour of card and playable card in tableau
cells 2
discard
  takes pair up or down in other suits
win when foundations full
`, 1, 300)
}
