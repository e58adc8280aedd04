package menu

import (
	"testing"
	"unicode/utf8"
)

// In a narrow list a game keeps its title and how far it has come; a long number loses its middle,
// then the title does.
func TestBegunInANarrowList(t *testing.T) {
	b := Begun{
		Title: "Quadruple Klondike", Deal: "deal 774977420", Set: "draw=3", Far: "at its start",
		More: "12 moves taken back", When: "3 hours ago",
	}
	for width, want := range map[int]string{
		95: "Quadruple Klondike, deal 774977420, draw=3, at its start, 12 moves taken back, 3 hours ago",
		60: "Quadruple Klondike, deal 774977420, draw=3, at its start",
		48: "Quadruple Klondike, deal 774977420, at its start",
		47: "Quadruple Klondike, deal 77..20, at its start",
		40: "Quadru..ndike, deal 77..20, at its start",
		20: "Quad..ike, deal 77..",
	} {
		if got := b.In(width); got != want || utf8.RuneCountInString(got) > width {
			t.Errorf("in %d columns: %q, want %q", width, got, want)
		}
	}
}

// Of two games that differ in nothing but when they were played that is told.
func TestBegunAlike(t *testing.T) {
	list := []Begun{
		{Title: "Yukon", Deal: "deal 934094926", Set: "draw=3", Far: "1 move", When: "just now"},
		{Title: "Yukon", Deal: "deal 934094926", Set: "draw=3", Far: "1 move", When: "3 hours ago"},
		{Title: "Yukon", Deal: "deal 7", Far: "1 move", When: "3 hours ago"},
	}
	m := New(nil, list, "")
	for i, want := range []string{
		"Yukon, deal 93..26, 1 move, just now",
		"Yukon, deal 934094926, 3 hours ago", "Yukon, deal 7, 1 move, 3 hours ago",
	} {
		if got := m.unfinished[i].In(36); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
