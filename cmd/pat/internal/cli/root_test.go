package cli

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/prompt"
)

// What a command tells of itself fits a terminal, whatever its width; in a pipe it stays as it is.
func TestHelpFitsTheTerminal(t *testing.T) {
	for _, name := range []string{"", "daily", "play", "survey", "games"} {
		for _, width := range []int{80, 100} {
			var out bytes.Buffer
			a := &app.App{Out: &out, Err: &out, Terminal: true, Width: func() int { return width }, Games: t.TempDir()}
			Run(a, strings.Fields(name+" --help"))
			for line := range strings.Lines(out.String()) {
				example := strings.HasPrefix(line, "  ") && strings.Contains(line, "pat ")
				if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > width && !example {
					t.Errorf("pat %s --help: %d columns of %d: %s", name, n, width, line)
				}
			}
		}
	}
}

// TestHelpIsNarrow holds in a pipe, where nothing is broken anew: no line that a command tells of
// itself is longer than a page.
func TestHelpIsNarrow(t *testing.T) {
	for _, c := range (program{&app.App{}}).root().Commands() {
		for line := range strings.Lines(c.Long) {
			if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > 100 {
				t.Errorf("pat %s --help: %d columns: %s", c.Name(), n, line)
			}
		}
	}
}

// A word that is typed in a game is no command of the program, nor a slip for one.
func TestNoCommandButAWordOfAGame(t *testing.T) {
	var out bytes.Buffer
	a := program{&app.App{Out: &out, Err: &out, Games: t.TempDir()}}
	root := a.root()
	for _, word := range prompt.Words() {
		if found, _, err := root.Find([]string{word}); err == nil && found != root {
			continue // it is both
		}
		err := a.noCommand(root, word)
		if want := "`" + word + "` is typed in a game, which `pat play` begins"; !strings.Contains(err.Error(), want) {
			t.Errorf("pat %s: %v", word, err)
		}
	}
}
