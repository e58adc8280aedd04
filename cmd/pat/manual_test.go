package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"pat/cmd/pat/internal/cli"
	"pat/cmd/pat/internal/cli/app"
)

// The commands in the manual print what it shows; files that it shows for them are there.
func TestManualCommands(t *testing.T) {
	folder, err := filepath.Abs(filepath.Join("internal", "manual", "text"))
	if err != nil {
		t.Fatal(err)
	}
	texts, err := filepath.Glob(filepath.Join(folder, "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	fenced := regexp.MustCompile("(?ms)^```(?:pat file (\\S+)|(console))\n(.*?)^```$")
	n := 0
	for _, path := range texts {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range fenced.FindAllStringSubmatch(string(text), -1) {
			if m[1] != "" {
				if err := os.WriteFile(m[1], []byte(m[3]), 0o644); err != nil {
					t.Fatal(err)
				}
				continue
			}
			command, want, _ := strings.Cut(m[3], "\n")
			have, ok := runs(t, strings.TrimPrefix(command, "$ pat "))
			if n++; !ok || have != want {
				t.Errorf("%s: %s prints\n%s\nand not\n%s", filepath.Base(path), command, have, want)
			}
		}
	}
	if n < 2 {
		t.Errorf("only %d commands were found", n)
	}
}

// runs is what a command prints, where it is used rightly.
func runs(t *testing.T, command string) (text string, ok bool) {
	t.Helper()
	a := app.System()
	out := &bytes.Buffer{}
	a.In, a.Out, a.Err, a.Terminal, a.ErrTerminal = &bytes.Buffer{}, out, out, false, false
	a.Games, a.State = t.TempDir(), t.TempDir()
	code := cli.Run(a, strings.Fields(command))
	return out.String(), code < 2
}

// Every command of which the manual speaks is there.
func TestManualSpeaksOfCommands(t *testing.T) {
	texts, err := filepath.Glob(filepath.Join("internal", "manual", "text", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	spoken := map[string]bool{}
	for _, path := range texts {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile("(?:^|[^`])`pat ([a-z]+)").FindAllStringSubmatch(string(text), -1) {
			spoken[m[1]] = true
		}
	}
	for verb := range spoken {
		if _, ok := runs(t, "help "+verb); !ok {
			t.Errorf("there is no pat %s", verb)
		}
	}
	if len(spoken) < 10 {
		t.Errorf("the manual speaks of %d commands", len(spoken))
	}
}
