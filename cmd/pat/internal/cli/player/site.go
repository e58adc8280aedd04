package player

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/cmd/pat/internal/web"
)

// How do all games come to a web server? A site is the page, the engine as WebAssembly, and what Go
// needs to run it; this file builds or takes the engine and writes all of them.

// howToBuild is how the engine of a site is made, in a clone of the repository.
const howToBuild = `  GOOS=js GOARCH=wasm go build -ldflags=-s -o pat.wasm ./cmd/pat-web
  cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" .`

func (a player) newSiteCmd() *cobra.Command {
	var engine string
	cmd := &cobra.Command{
		Use:   "site DIR [--wasm FILE]",
		Short: "Write a web site on which all games are played",
		Long: `Write a web site of all games: files that any file server can serve, with no program of ours behind
it. Visited once, it works without a network. The engine is pat itself as WebAssembly. Where you
are in a clone of the repository, and Go is installed, it is built from there; elsewhere give the
one that you have built there:

` + howToBuild + `
  pat site DIR --wasm pat.wasm

wasm_exec.js belongs to Go and to the version that built FILE; it is read from beside FILE. In DIR,
which is made if it is missing, files of the same names are replaced.

Exit status: 0 done, 2 wrong usage or files that cannot be read or written.`,
		Example: "  pat site public",
		Args:    cobra.MatchAll(app.AtLeast(1, "a folder to write to"), app.AtMost(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			if engine != "" {
				return a.site(args[0], engine)
			}
			folder, err := os.MkdirTemp("", "pat-site-")
			if err != nil {
				return err
			}
			defer os.RemoveAll(folder) //nolint:errcheck // what is left there harms nobody
			if engine, err = a.builtEngine(cmd.Context(), args[0], folder); err != nil {
				return err
			}
			return a.site(args[0], engine)
		},
	}
	cmd.Flags().StringVar(&engine, "wasm", "", "the engine, where it is built already")
	return cmd
}

// builtEngine builds the engine into a folder, with what Go puts beside it, where its source is.
// The Go command builds it, in the clone: its standard output is not shown, its errors are. Both
// files go into folder, the engine and the glue of the same version of Go, which is how they are
// found beside each other by site.
func (a player) builtEngine(ctx context.Context, dir, folder string) (string, error) {
	root, err := cloneAround()
	if err != nil {
		return "", err
	}
	if _, err := exec.LookPath("go"); err != nil || root == "" {
		return "", app.Usage("the engine of a site is built from the source of pat, with Go (https://go.dev/dl).\n"+
			"With both, go to a clone of the repository and give the same command there: pat site %s\n"+
			"Or build it there, and bring both files here for --wasm pat.wasm:\n%s", dir, howToBuild)
	}
	fmt.Fprintf(a.Err, "The engine is built from %s: this takes a minute.\n", root)
	engine := filepath.Join(folder, "pat.wasm")
	build := exec.CommandContext(ctx, "go", "build", "-ldflags=-s", "-o", engine, "./cmd/pat-web")
	build.Dir, build.Env, build.Stderr = root, append(os.Environ(), "GOOS=js", "GOARCH=wasm"), a.Err
	if err := build.Run(); err != nil {
		return "", app.Usage("the engine cannot be built: %w", err)
	}
	where := exec.CommandContext(ctx, "go", "env", "GOROOT")
	where.Dir = root
	goes, err := where.Output()
	if err != nil {
		return "", app.Usage("it cannot be found out where Go is: %w", err)
	}
	from := filepath.Join(strings.TrimSpace(string(goes)), "lib", "wasm", glueName)
	glue, err := os.ReadFile(from)
	if err != nil {
		return "", disk.Unread(from, err)
	}
	if err := os.WriteFile(filepath.Join(folder, glueName), glue, 0o644); err != nil {
		return "", err
	}
	return engine, nil
}

// cloneAround is the clone of the repository around the folder where we are, "" outside of one. It
// is known by its go.mod, whose first line names the module.
func cloneAround() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for ; ; dir = filepath.Dir(dir) {
		module, err := os.ReadFile(filepath.Join(dir, "go.mod"))
		first, _, _ := strings.Cut(string(module), "\n")
		if err == nil && strings.TrimSpace(first) == "module pat" {
			return dir, nil
		}
		if dir == filepath.Dir(dir) {
			return "", nil
		}
	}
}

// glueName is the file of Go by which a browser runs what it has built.
const glueName = "wasm_exec.js"

// wasmMagic is how WebAssembly begins.
var wasmMagic = []byte("\x00asm")

// site writes the files of a site, with an engine that is built already. All is read and checked
// before the first file is written. Each is written whole; a kill leaves some of the new ones
// beside old ones, and the same command puts that right.
func (a player) site(dir, engine string) error {
	code, err := os.ReadFile(engine)
	if err != nil {
		return disk.Unread(engine, err)
	}
	if !bytes.HasPrefix(code, wasmMagic) {
		return app.Usage("%s is no WebAssembly; it is made by\n%s", engine, howToBuild)
	}
	gluePath := filepath.Join(filepath.Dir(engine), glueName)
	glue, err := os.ReadFile(gluePath)
	if err != nil {
		return app.Usage("there is no %s; it comes with Go:\n%s", gluePath, howToBuild)
	}
	files, err := web.Site(code, glue)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	var names []string
	for name := range files {
		names = append(names, name)
	}
	slices.Sort(names)
	size := 0
	for _, name := range names {
		if err := disk.Write(filepath.Join(dir, name), files[name]); err != nil {
			return err
		}
		size += len(files[name])
	}
	fmt.Fprintf(a.Out, "%d files, %.1f MB, in %s: put it on any file server.\n", len(files), float64(size)/1e6, dir)
	return nil
}
