package corpus_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/corpus"
)

var texts = [][]byte{
	[]byte("game One\nfoundations 4\n  base ace\n  build up in suit\ntableau 7\n  build down in suit\n" +
		"  move 1 card\nwin when foundations full\n"),
	[]byte("game Two # of two\nfoundations 4\n  base two\n  build up in suit\ntableau house 9\n" +
		"  build down in any suit\n  move 2 cards\n"),
	[]byte("game Three\nfoundations 8\n  base ace\n\ttableau is no zone here\ntableau 7\n  move 3 cards\n"),
}

// Lines are alike that differ in numbers, ranks, suits and names alone, and stand in like blocks.
func TestUsual(t *testing.T) {
	games := corpus.New(slices.Values(texts))
	for _, c := range []struct {
		text, in string
		n        int
	}{
		{"base king", "foundations", 3},
		{"base king", "tableau", 0},
		{"build up in suit", "foundations", 2},
		{"move 9 cards", "tableau", 2},
		{"tableau 5", "", 2},
		{"tableau gaps 5", "", 1},
	} {
		if got := games.Usual(c.text, c.in); got != c.n || games.Said(c.text, c.in) != (c.n > 0) {
			t.Errorf("%q in %q is said %d times, not %d", c.text, c.in, got, c.n)
		}
	}
	if got := games.PilesOf(dsl.Foundations); !slices.Equal(got, []int{4, 8}) {
		t.Errorf("foundations have %v piles", got)
	}
	if !games.HasName("house") || games.HasName("is") {
		t.Error("house alone is the name of a zone")
	}
}

// Of the games those come first that have most of the lines of a text; its own is none.
func TestRank(t *testing.T) {
	games := corpus.New(slices.Values(texts))
	text := "game One\nfoundations 4\n  base two\n  build up in suit\n"
	for _, c := range []struct {
		got  []corpus.Taken
		want string
	}{
		{games.Rank("One", text).Lines("tableau", "move"), "[{Two [move 2 cards]} {Three [move 3 cards]}]"},
		{games.Rank("", text).Lines("tableau", "move")[:1], "[{Two [move 2 cards]}]"},
		{games.Rank("One", text).Blocks("tableau")[1:], "[{Three [tableau 7   move 3 cards]}]"},
	} {
		if got := fmt.Sprint(c.got); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}

// Nothing is read before somebody asks, and then once.
func TestReadOnce(t *testing.T) {
	read := 0
	games := corpus.New(func(yield func([]byte) bool) {
		read++
		for _, text := range texts {
			if !yield(text) {
				return
			}
		}
	})
	if read != 0 {
		t.Error("games are read that nobody asked for")
	}
	games.Usual("base ace", "foundations")
	games.Rank("", "game Four\n").Lines("", "win")
	games.Beside(dsl.Tableau, nil, "move 1 card")
	if read != 1 {
		t.Errorf("the games are read %d times", read)
	}
}

// Without games there is no answer, and no mistake.
func TestNoGames(t *testing.T) {
	games := new(corpus.Corpus)
	src := dsl.NewSource("x", []byte("tableau 7\n  buld down suit\n"))
	games.Show(src, dsl.Diagnostics{{Name: "unknown-word", Span: src.Said(2), Help: "usage: build …"}})
	if games.Said("base ace", "foundations") || games.Rank("", "").Blocks("tableau") != nil ||
		games.LikeLines(&corpus.Unread{Source: src, Line: 2}) != nil {
		t.Error("lines of no game are told")
	}
}

// Heads are those under which such lines stand, in other games than one of the title.
func TestHeads(t *testing.T) {
	games := corpus.New(slices.Values(texts))
	for _, c := range []struct {
		title, lines string
		want         string
	}{
		{"", "build down in suit,move 2 cards", "tableau 7 2 2, tableau house 9 2 2, foundations 4 0 1"},
		{"One", "base king", "foundations 4 1 1, foundations 8 1 1"},
		{"Three", "take all", ""},
	} {
		var got []string
		for _, h := range games.Heads(c.title, strings.Split(c.lines, ",")) {
			got = append(got, fmt.Sprint(h.Text, " ", h.Said, " ", h.Begun))
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s stand under %s, want %s", c.lines, strings.Join(got, ", "), c.want)
		}
	}
}
