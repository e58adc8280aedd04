package player

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"pat/cmd/pat/internal/cli/app"
)

// At a terminal a heading says what stands beside the games; through a pipe come games alone.
func TestListHasAHeading(t *testing.T) {
	for _, terminal := range []bool{true, false} {
		var out bytes.Buffer
		a := player{&app.App{Out: &out, Err: &out, Terminal: terminal, Games: t.TempDir()}}
		if err := a.list(listing{sort: "name"}, []string{"canfield", "demon"}); err != nil {
			t.Fatal(err)
		}
		if headed := strings.HasPrefix(out.String(), "game      can be won  to play  name, "); headed != terminal {
			t.Errorf("terminal %v:\n%s", terminal, out.String())
		}
	}
}

// No line of the list is wider than the terminal, and none breaks inside a word; in a pipe each
// game has one line, as long as it may be.
func TestListIsBrokenAtWords(t *testing.T) {
	list := func(terminal bool, width int) string {
		a, out, _ := blank(t, "")
		a.Terminal, a.Width = terminal, func() int { return width }
		if err := a.list(listing{sort: "name"}, []string{"royal"}); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	whole := list(false, 80)
	if !strings.Contains(whole, "Two Decks") {
		t.Fatalf("the longest line is gone:\n%s", whole)
	}
	for _, width := range []int{80, 40} {
		text := list(true, width)
		for line := range strings.Lines(text) {
			if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > width {
				t.Errorf("at %d columns a line has %d:\n%s", width, n, line)
			}
		}
		words, want := strings.Join(strings.Fields(text), " "), strings.Join(strings.Fields(whole), " ")
		if !strings.HasSuffix(words, want) { // a heading may stand before them
			t.Errorf("at %d columns the words are others:\n%s", width, text)
		}
	}
}

// A file that does not say what its game is called stands in the list under its id, and no family
// is made up for it.
func TestListNamesAGameWithoutTitle(t *testing.T) {
	var out bytes.Buffer
	a := player{&app.App{Out: &out, Err: &out, Games: t.TempDir()}}
	file := filepath.Join(a.Games, "own.pat")
	if err := os.WriteFile(file, []byte("tableau 4\n  build down in suit\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := a.list(listing{sort: "name"}, nil); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(out.String()) {
		words := strings.Fields(line)
		if words[0] == "own" && (words[1] != "own" || strings.Contains(line, "family")) {
			t.Error(line)
		}
	}
}
