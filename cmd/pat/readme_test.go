package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pat/cmd/pat/internal/cli"
	"pat/cmd/pat/internal/cli/app"
)

// The commands of the README about solving run as they are written.
func TestReadmeSolves(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, section, ok := strings.Cut(string(text), "\n## Can it be won?\n")
	_, section, fenced := strings.Cut(section, "```\n")
	block, _, closed := strings.Cut(section, "```\n")
	if !ok || !fenced || !closed {
		t.Fatal("the section is not there")
	}
	t.Chdir(t.TempDir())
	n := 0
	for line := range strings.Lines(block) {
		line, _, _ = strings.Cut(line, "#")
		out := &bytes.Buffer{}
		for _, command := range strings.Split(line, " | ") {
			words := strings.Fields(command)
			if len(words) < 2 || words[0] != "pat" {
				t.Fatalf("%q is no command of pat", command)
			}
			a := app.System()
			errs := &bytes.Buffer{}
			a.In, a.Out, a.Err, a.Terminal, a.ErrTerminal = out, &bytes.Buffer{}, errs, false, false
			a.Games, a.State = t.TempDir(), t.TempDir()
			if code := cli.Run(a, words[1:]); code != 0 {
				t.Errorf("%s: exit code %d: %s", strings.TrimSpace(command), code, errs)
			}
			out = a.Out.(*bytes.Buffer)
			n++
		}
		if strings.Contains(line, " | ") && !strings.Contains(out.String(), "You have won") {
			t.Errorf("%s does not win:\n%s", line, out)
		}
	}
	if n < 8 {
		t.Errorf("only %d commands were found", n)
	}
}
