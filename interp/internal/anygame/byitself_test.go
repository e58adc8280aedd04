package anygame_test

import (
	"testing"

	"pat/interp/gametest"
	"pat/interp/internal/reduce"
	"pat/interp/notation"
)

// What happens by itself is the same in a search as in play, also where only the search finds piles
// interchangeable: the space that is filled at once takes the whole pile back, and so stays empty.
func TestWhatHappensByItselfIsThatOfPlay(t *testing.T) {
	const text = `game Back and Forth
suits spades diamonds clubs
deal
  all aces to foundations
  rest to each empty tableau
foundations 3
  base ace at once
  build up in suit
tableau 2
  build up in any suit
  move any cards
  spaces take any card from other tableau at once
win when foundations full
`
	game := gametest.Of(t, text)
	labels := notation.For(game)
	s, err := labels.ReadBoard("f1: AC\nf2: AS\nf3: AD\nt1: 10S\nt2: JS 9D 5C", true)
	if err != nil {
		t.Fatal(err)
	}
	q, err := reduce.Of(s.Machine())
	if err == nil {
		q, err = q.ForSearch()
	}
	if err != nil {
		t.Fatal(err)
	}
	m, err := labels.Parse(s, "t2 t1 3")
	if err != nil {
		t.Fatal(err)
	}
	s.Apply(m)
	q.Apply(m)
	for p := range q.Game().Piles {
		if s.Len(p) != int(q.N[p]) {
			t.Errorf("%s has %d cards in play, %d in a search", labels.Pile(p), s.Len(p), q.N[p])
		}
	}
}
