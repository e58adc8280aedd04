package cli

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/web"
)

// howToBuild is how the engine of a site is made, in a clone of the repository.
const howToBuild = `  GOOS=js GOARCH=wasm go build -ldflags=-s -o pat.wasm ./cmd/pat-web
  cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" .`

func (a *App) newSiteCmd() *cobra.Command {
	var engine string
	cmd := &cobra.Command{
		Use:   "site DIR --wasm FILE",
		Short: "Write a web site on which all games are played",
		Long: `Write a web site of all games: files that any file server can serve, with no program of ours behind
it. Visited once, it works without a network. The engine is pat itself, built as WebAssembly in a
clone of the repository:

` + howToBuild + `
  pat site DIR --wasm pat.wasm

wasm_exec.js belongs to Go and to the version that built FILE; it is read from beside FILE. In DIR,
which is made if it is missing, files of the same names are replaced.

Exit status: 0 done, 2 wrong usage or files that cannot be read or written.`,
		Example: "  pat site public --wasm pat.wasm",
		Args:    cobra.MatchAll(atLeast(1, "a folder to write to"), atMost(1)),
		RunE: func(_ *cobra.Command, args []string) error {
			if engine == "" {
				return usage("give the engine with --wasm FILE; in a clone of the repository it is made by\n%s",
					howToBuild)
			}
			return a.site(args[0], engine)
		},
	}
	cmd.Flags().StringVar(&engine, "wasm", "", "the engine, built as told above")
	return cmd
}

// wasmMagic is how WebAssembly begins.
var wasmMagic = []byte("\x00asm")

func (a *App) site(dir, engine string) error {
	code, err := os.ReadFile(engine)
	if err != nil {
		return &exit{exitUsage, unread(engine, err)}
	}
	if !bytes.HasPrefix(code, wasmMagic) {
		return usage("%s is no WebAssembly; it is made by\n%s", engine, howToBuild)
	}
	gluePath := filepath.Join(filepath.Dir(engine), "wasm_exec.js")
	glue, err := os.ReadFile(gluePath)
	if err != nil {
		return usage("there is no %s; it comes with Go:\n%s", gluePath, howToBuild)
	}
	files, err := web.Site(code, glue)
	if err != nil {
		return &exit{exitUsage, err}
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return &exit{exitUsage, err}
	}
	var names []string
	for name := range files {
		names = append(names, name)
	}
	slices.Sort(names)
	size := 0
	for _, name := range names {
		if err := writeFile(filepath.Join(dir, name), files[name]); err != nil {
			return &exit{exitUsage, err}
		}
		size += len(files[name])
	}
	fmt.Fprintf(a.Out, "%d files, %.1f MB, in %s: put it on any file server.\n", len(files), float64(size)/1e6, dir)
	return nil
}
