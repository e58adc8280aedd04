package screen

import (
	"slices"
	"testing"
)

// A text that was broken for a wider window is broken anew, and not twice; rows of a table and
// numbered lines stay apart.
func TestOverlayIsBrokenOnce(t *testing.T) {
	const text = `Game

The layout
  The table has four foundations, a tableau of four piles and a reserve of
  four piles.
  1. Lay the remaining 36 cards face down as the stock, and do it now, in one
  2. Then play.
  t3 t7       play the cards of a pile to another one, as many as can be moved
              there by the rules
  undo        back`
	want := []string{
		"The layout", "  The table has four foundations, a", "  tableau of four piles and a reserve",
		"  of four piles.",
	}
	o := newOverlay("Game", text, 40, 20)
	if got := o.lines[:len(want)]; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	for _, line := range []string{"  2. Then play.", "  undo        back"} {
		if !slices.Contains(o.lines, line) {
			t.Errorf("no %q in %q", line, o.lines)
		}
	}
}
