// Package apptest gives tests a program without a world, and runs commands of it.
package apptest

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
)

// Blank is a program without a world, that is given some input: its folders are empty, and nobody
// interrupts it.
func Blank(t *testing.T, in string) (a *app.App, out, errs *bytes.Buffer) {
	out, errs = &bytes.Buffer{}, &bytes.Buffer{}
	return &app.App{
		In: strings.NewReader(in), Out: out, Err: errs, Width: func() int { return 80 }, Games: t.TempDir(),
		State: t.TempDir(), Config: t.TempDir(), Now: time.Now,
		Random: func() uint64 { return 7 },
		Until:  func() (context.Context, context.CancelFunc) { return context.WithCancel(t.Context()) },
	}, out, errs
}

// Run runs one of some commands and returns the exit code.
func Run(a *app.App, commands []*cobra.Command, args []string) int {
	root := &cobra.Command{Use: "pat", SilenceUsage: true, SilenceErrors: true}
	root.AddCommand(commands...)
	return a.Run(root, args)
}

// RuleFile is a file that says some rules.
func RuleFile(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game.pat")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// HardFile is the file of a game that no search is done with soon: four packs, much to choose, and
// hardly ever a win.
func HardFile(t *testing.T) string {
	t.Helper()
	return RuleFile(t, hard)
}

const hard = `game Hard
decks 4

deal
  6 to each tableau face down
  1 to each tableau
  rest to stock

foundations 16
  base ace
  build up in suit

tableau 10
  build down in other suits
  spaces take any card

stock
  turn 3 to waste

waste

win when foundations full
`
