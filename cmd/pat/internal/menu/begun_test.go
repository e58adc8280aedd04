package menu

import (
	"strings"
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

// However narrow a list is, two games of one deal do not look alike: how far they have come tells
// them apart, or options, or when they were played, or the last move made.
func TestBegunApart(t *testing.T) {
	game := Begun{
		Title: "Klondike by Threes", Deal: "deal 934094926", Set: "draw=3, redeals=2", Far: "14 moves",
		When: "just now", Last: "last t3 t7",
	}
	with := func(change func(*Begun)) Begun { b := game; change(&b); return b }
	for _, c := range []struct {
		other Begun
		want  string
	}{
		{with(func(b *Begun) { b.Far = "15 moves" }), "Klondi..hrees, deal 93..26, 14 moves"},
		{with(func(b *Begun) { b.Set = "draw=1, redeals=2" }), "Klon..ees, deal 93..26, draw=3, re.."},
		{with(func(b *Begun) { b.When = "3 hours ago" }), "Klondi..hrees, deal 93..26, just now"},
		{with(func(b *Begun) { b.Last = "last turn" }), "Klond..rees, deal 93..26, last t3 t7"},
	} {
		list := Apart([]Begun{game, c.other})
		const narrow = 36
		a, b := list[0].In(narrow), list[1].In(narrow)
		if a == b || utf8.RuneCountInString(a) > narrow || utf8.RuneCountInString(b) > narrow {
			t.Errorf("%q and %q look alike, or are too wide", a, b)
		}
		if a != c.want {
			t.Errorf("%q, want %q", a, c.want)
		}
	}
	if got := Apart([]Begun{game})[0].String(); strings.Contains(got, "last") {
		t.Errorf("the last move is told where nothing asks for it: %q", got)
	}
}
