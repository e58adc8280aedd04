package prompt

import (
	"context"
	"slices"
	"strings"
	"testing"
)

// Lines are broken at words, as far in as they began; what has no blank stays whole.
func TestWrap(t *testing.T) {
	for _, c := range []struct {
		line  string
		width int
		want  []string
	}{
		{"one two three", 80, []string{"one two three"}},
		{"one two three", 13, []string{"one two three"}},
		{"one two three", 12, []string{"one two", "three"}},
		{"one two three", 7, []string{"one two", "three"}},
		{"one two three", 6, []string{"one", "two", "three"}},
		{"    one two three", 11, []string{"    one two", "    three"}},
		{"uninterrupted", 5, []string{"uninterrupted"}},
		{"uninterrupted words", 5, []string{"uninterrupted", "words"}},
		{"♠♠♠ ♠♠♠", 7, []string{"♠♠♠ ♠♠♠"}},
		{"", 5, []string{""}},
	} {
		if got := Wrap(c.line, c.width); !slices.Equal(got, c.want) {
			t.Errorf("%q at %d: %q, want %q", c.line, c.width, got, c.want)
		}
	}
}

// A search touches neither prompt nor session until its answer is asked for, so that the player may
// go on meanwhile; then its answer is of another position, and is not given.
func TestSearchApart(t *testing.T) {
	for _, word := range []string{"hint", "winnable", "auto", "new winnable"} {
		t.Run(word, func(t *testing.T) {
			p := &Prompt{Session: session(t, "klondike", 17), Table: &desk{}, Terminal: true}
			a := p.Command(word)
			if a.Search == nil || a.Show || a.Say != nil {
				t.Fatalf("answered at once: %+v", a)
			}
			ctx, cancel := context.WithCancel(context.Background())
			cancel()
			done := make(chan func() Answer)
			go func() { done <- a.Search.Run(ctx) }()
			p.Command("turn")
			before := p.Session.State.Key()
			if a := (<-done)(); !strings.Contains(strings.Join(a.Say, ""), "gone on") || a.Show {
				t.Errorf("an answer of another position: %+v", a)
			}
			if p.Session.State.Key() != before || len(p.Session.Made()) != 1 {
				t.Error("the game was touched")
			}
		})
	}
}
