package author

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/cmd/pat/internal/lsp"
	"pat/interp/findings"
	"pat/interp/notation"
)

// How does an editor come to know the language? This file starts the server of
// pat/cmd/pat/internal/lsp on standard input and output, and gives it what it needs of this
// machine.

func (a author) newLSPCmd() *cobra.Command {
	var stdio bool
	cmd := &cobra.Command{
		Use:   "lsp",
		Short: "Serve an editor: findings as you type, completion and more",
		Long: `Serve an editor as a language server, over standard input and output. An editor starts it;
` + "`pat editor`" + ` writes the settings that make it do so.

It tells findings as you type, all that ` + "`pat check`" + ` says; proposes the words that may stand where
you are; explains words, lines and zones; leads to the parent of a variant, the line that a line
replaces, and where a name is given; tidies white space; cures what is wrong; and renames zones,
options, counters and actions, in variants and examples too.

Exit status: 0 the editor said that it ends, 2 it went without a word, or there is none.`,
		Args: app.AtMost(0),
		RunE: func(*cobra.Command, []string) error { return a.serveEditor() },
	}
	cmd.Flags().BoolVar(&stdio, "stdio", true, "serve over standard input and output, as always: some editors say so")
	return cmd
}

// serveEditor serves until the editor ends it. The context is no end: an editor that goes closes
// the input. Nothing else may write to standard output meanwhile: it would be taken for a message.
// What is to be told goes to standard error, which editors keep in a log.
func (a author) serveEditor() error {
	if a.Terminal {
		return app.Usage("an editor starts the language server, and talks to it: `pat editor` writes its settings")
	}
	lib := a.Library()
	return lsp.Serve(context.Background(), lsp.Config{
		Version: app.Version(), Library: lib, Games: absolute(a.Games),
		Judge: findings.Of, Labels: notation.OfSheet, Show: a.copyOut, Log: a.Err,
	}, a.In, a.Out)
}

// absolute is a path from the top, or nothing where there is none.
func absolute(path string) string {
	if path, err := filepath.Abs(path); err == nil {
		return path
	}
	return ""
}

// copyOut writes a game inside the program where an editor can open it. Nobody may write there: a
// change would change nothing. The folder is games in the cache folder, and may be thrown away. A
// copy is written again only when the shipped text has changed; the old one is removed first, since
// it cannot be written to.
func (a author) copyOut(file string, text []byte) (string, error) {
	if a.Cache == "" {
		return "", app.ErrNoHome
	}
	folder := filepath.Join(a.Cache, "games")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	path := filepath.Join(folder, file)
	if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, text) {
		return path, nil
	}
	if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) {
		return "", err
	}
	if err := disk.Write(path, text); err != nil {
		return "", err
	}
	return path, os.Chmod(path, 0o444)
}
