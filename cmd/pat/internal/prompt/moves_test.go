package prompt

import (
	"strings"
	"testing"
)

const twoPacks = `game Two Packs
decks 2
deal
  rest to stock
foundations 8
  base ace
  build up in suit
tableau 6
  build down in alternating colours
  spaces take any card
cells 3
stock
  turn 1 to waste
waste
win when foundations full
`

// All legal moves are listed, to every one of equal piles and of every one of equal cards; those
// that make no difference stand together.
func TestEqualMovesAreListed(t *testing.T) {
	board := "t1: KC 9S\nt2: KC 9S\nt3: 10H\nt4: 2D AS\nc1: 5C\ns: 4C\n"
	out := typed(t, twoPacks, board, "moves\nt2 t3\nt4 f3\nmoves\n")
	for _, want := range []string{
		"foundations  t4 f",
		"tableau      t1=t2 t3   t1=t2 t5=t6",
		"t4 t5=t6",
		"cells        t1=t2 c2=c3",
		"Where = stands between them, it makes no difference which.",
		"> t2 t3\n\nTwo Packs",                        // the second of equal piles may be named
		"tableau      t1 t5=t6   t3 t5=t6   c1 t5=t6", // and a king alone goes to no other space
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	// The cards of a pile have one move though several spaces take them.
	if out := typed(t, twoPacks, "t1: 9S\nt2: 10H\nc1: AC\nc2: AD\nc3: 2D\nt3: 4S\nt4: 6S\nt5: 8S\nt6: 10S\ns: 4C\n",
		"c1\n"); !strings.Contains(out, "f1 AC") {
		t.Errorf("the only move of c1 was not made:\n%s", out)
	}
	// The equal pile that is not the first has its move, too.
	if out := typed(t, twoPacks, "t1: 9S\nt2: 9S\nt3: 10H\nt4: 6S\nt5: 8S\nt6: 10S\nc1: 3C\nc2: 3D\nc3: 2D\ns: 4C\n",
		"t2\n"); !strings.Contains(out, "1 move") {
		t.Errorf("the only move of t2 was not made:\n%s", out)
	}
}

// With the label of a pile or a zone behind it, moves lists those from and to there.
func TestMovesOfAPile(t *testing.T) {
	board := "t1: 9S\nt2: 8D\nt3: AS\nf1: AH\ns: 4C\n"
	for _, c := range []struct{ line, want string }{
		{"moves t2", "tableau      t2 t1\ncells        t2 c1=c2=c3\n"},
		{"moves f", "foundations  t3 f\n"},
		{"moves Foundations", "foundations  t3 f\n"},
		{"moves s", "actions      turn\n"},
		{"moves f1", "No move leads from f1 or there now.\n"},
		{"moves t9", "There is no pile t9: tableau has t1 to t6.\n"},
	} {
		_, out, _ := strings.Cut(typed(t, twoPacks, board, c.line+"\n"), "> "+c.line+"\n")
		if !strings.HasPrefix(out, c.want) {
			t.Errorf("%s: %s", c.line, out)
		}
	}
}
