package anygame_test

import "testing"

// What follows from the cards that are out is remembered by those cards: also where keys tell no
// more of a foundation than its top, on which a two may lie by itself or on the ace.
func TestWhatIsOutUnderTheTop(t *testing.T) {
	withstands(t, `game Under The Top
ranks ace to four
suits clubs
deal
  2 at a time to hoard
  rest to each tableau
foundations 1
  base any card
  build up in any suit
  at most 4 cards
reserve hoard 1
tableau 2
  build ace
  spaces stay empty
win when tableau empty
`, 24, 200)
}
