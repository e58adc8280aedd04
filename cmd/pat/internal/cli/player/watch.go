package player

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"time"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/prompt"
	"pat/dsl"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/findings"
	"pat/interp/play"
)

// This file looks after a rule file that is written while it is played.

// A follower tells when the rules of the game being played have been written anew: the file itself,
// or one that it is a variant of. It reads them each time, so that it does not matter how an editor
// writes them: into the file, or into another that takes its place.
type follower struct {
	world *world
	name  string // of the game that is watched; the player may go on with another
	seen  [sha256.Size]byte
}

// watch begins to look after the game being played.
func (w *world) watch() *follower {
	f := &follower{world: w}
	f.look()
	return f
}

// look tells what has become of the rules since it was asked last; ok is false where nothing has. A
// file that is not there, or empty, is just being written.
func (f *follower) look() (c prompt.Change, ok bool) {
	a, name := f.world.app, f.world.name
	file, err := a.RuleFile(name)
	if err != nil || len(file.Text) == 0 {
		return c, false
	}
	lib := a.Library()
	sheet, _ := rules.LoadFile(lib, file)
	now := fingerprint(sheet.Sources)
	if now == f.seen {
		return c, false
	}
	first := f.name != name
	f.seen, f.name = now, name
	if first {
		return c, false
	}
	_, ds := findings.Of(lib, file)
	return prompt.Change{File: filepath.Base(file.Name), Findings: ds, Broken: ds.Errors() > 0}, true
}

// mended begins the game once the mistakes of its file, for which it could not be begun, are
// mended, as they are waited for while it is played. What else is wrong is returned.
func (w *world) mended(how playing, wrong error) (*play.Session, error) {
	f, err := w.app.RuleFile(w.name)
	if err != nil {
		return nil, wrong
	}
	if _, ds := findings.Of(w.app.Library(), f); ds.Errors() == 0 {
		return nil, wrong
	}
	ctx, stop := w.app.Until()
	defer stop()
	fmt.Fprintf(w.app.Err, "%s is read again when it is written; Ctrl-C ends.\n", filepath.Base(f.Name))
	for followed := w.watch(); ctx.Err() == nil; time.Sleep(prompt.WatchEvery) {
		c, written := followed.look()
		if !written {
			continue
		}
		if s, err := w.begin(how); err == nil || !c.Broken {
			return s, err
		}
	}
	return nil, app.Silent(app.ExitUsage)
}

// fingerprint tells what some files say from everything else they might say.
func fingerprint(files dsl.Sources) (sum [sha256.Size]byte) {
	h := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		text := sha256.Sum256([]byte(files[name].Text))
		h.Write([]byte(name))
		h.Write(text[:])
	}
	h.Sum(sum[:0])
	return sum
}

// written reports whether the rules of the game being played are a file, rather than a game of
// the program.
func (w *world) written() bool {
	f, err := w.app.RuleFile(w.name)
	return err == nil && !isShipped(f)
}

// isShipped reports whether a file is one of the program.
func isShipped(f *rules.File) bool {
	text, err := fs.ReadFile(games.FS, f.Name)
	return err == nil && bytes.Equal(text, f.Text)
}
