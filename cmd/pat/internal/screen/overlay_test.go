package screen

import (
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
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

// In a window with no room for the board what is said is seen all the same, and so is what opens
// over the board; none is too small to be drawn in.
func TestSmallWindowShowsWhatIsSaid(t *testing.T) {
	for w := 1; w <= LeastW; w += 3 {
		for h := 1; h <= LeastH; h++ {
			for _, do := range []string{"turn", "rules", "menu", "games"} {
				table := New(aPrompt(t, "klondike", 3))
				table.games = func() Games { return &aShelf{} }
				table.Update(tea.WindowSizeMsg{Width: w, Height: h})
				if do == "games" {
					table.menu = newChooser(table.games(), table.p.Look, w, h)
				} else {
					table.command(do)
				}
				table.View()
			}
		}
	}
	table := New(aPrompt(t, "klondike", 3))
	table.Update(tea.WindowSizeMsg{Width: 30, Height: 10})
	has := func(text string) {
		t.Helper()
		if got := table.View().Content; !strings.Contains(got, text) {
			t.Errorf("%q is not in\n%s", text, got)
		}
	}
	table.tell(prompt.Answer{Say: []string{"Enter makes t1 t2."}})
	has("The board needs")
	has("Enter makes t1 t2.")
	table.command("moves")
	has("tableau ")
	table.command("rules")
	has("Esc back")
}
