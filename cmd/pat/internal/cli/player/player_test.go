package player

import (
	"bytes"
	"testing"

	"pat/cmd/pat/internal/cli/apptest"
)

// blank is a program without a world.
func blank(t *testing.T, in string) (a player, out, errs *bytes.Buffer) {
	w, out, errs := apptest.Blank(t, in)
	return player{w}, out, errs
}

// run runs a command of this package.
func (a player) run(args []string) int { return apptest.Run(a.App, Commands(a.App), args) }
