package author

import (
	"bytes"
	"testing"

	"pat/cmd/pat/internal/cli/apptest"
)

// blank is a program without a world.
func blank(t *testing.T, in string) (a author, out, errs *bytes.Buffer) {
	w, out, errs := apptest.Blank(t, in)
	return author{w}, out, errs
}

// run runs a command of this package.
func (a author) run(args []string) int { return apptest.Run(a.App, Commands(a.App), args) }
