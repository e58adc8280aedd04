package menu

import (
	"testing"
	"unicode/utf8"
)

// In a narrow list deal and moves, by which games of one name differ, are left; the title is cut in
// its middle, and what stands in the preview goes first.
func TestBegunInANarrowList(t *testing.T) {
	b := Begun{"Quadruple Klondike", "deal 774977420", "draw=3", "12 moves", "3 hours ago"}
	for width, want := range map[int]string{
		80: "Quadruple Klondike, deal 774977420, draw=3, 12 moves, 3 hours ago",
		60: "Quadruple Klondike, deal 774977420, draw=3, 12 moves",
		44: "Quadruple Klondike, deal 774977420, 12 moves",
		40: "Quadru..ondike, deal 774977420, 12 moves",
		36: "Quad..dike, deal 774977420, 12 moves",
		20: "Quad..ike, deal 77..",
	} {
		if got := b.In(width); got != want || utf8.RuneCountInString(got) > width {
			t.Errorf("in %d columns: %q, want %q", width, got, want)
		}
	}
}
