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
	"pat/interp/play"
)

// This file looks after a rule file that is written while it is played.

// A follower tells when the rules of a table's game have been written anew: the file itself, or one
// that it is a variant of. It reads them each time, so that it does not matter how an editor writes
// them: into the file, or into another that takes its place.
type follower struct {
	table *table
	name  string // of the game that is watched; the player may go on with another
	seen  [sha256.Size]byte
}

// watch begins to look after the game of a table.
func (t *table) watch() *follower {
	w := &follower{table: t}
	w.look()
	return w
}

// look tells what has become of the rules since it was asked last; ok is false where nothing has. A
// file that is not there, or empty, is just being written.
func (w *follower) look() (c prompt.Change, ok bool) {
	a, name := w.table.app, w.table.name
	f, err := a.RuleFile(name)
	if err != nil || len(f.Text) == 0 {
		return c, false
	}
	lib := a.Library()
	sheet, _ := rules.LoadFile(lib, f)
	now := fingerprint(sheet.Sources)
	if now == w.seen {
		return c, false
	}
	first := w.name != name
	w.seen, w.name = now, name
	if first {
		return c, false
	}
	_, ds := app.Judge(lib, f)
	return prompt.Change{File: filepath.Base(f.Name), Findings: ds, Broken: ds.Errors() > 0}, true
}

// mended begins the game once the mistakes of its file, for which it could not be begun, are
// mended, as they are waited for while it is played. What else is wrong is returned.
func (t *table) mended(how playing, wrong error) (*play.Session, error) {
	f, err := t.app.RuleFile(t.name)
	if err != nil {
		return nil, wrong
	}
	if _, ds := app.Judge(t.app.Library(), f); ds.Errors() == 0 {
		return nil, wrong
	}
	ctx, stop := t.app.Until()
	defer stop()
	fmt.Fprintf(t.app.Err, "%s is read again when it is written; Ctrl-C ends.\n", filepath.Base(f.Name))
	for w := t.watch(); ctx.Err() == nil; time.Sleep(prompt.WatchEvery) {
		c, written := w.look()
		if !written {
			continue
		}
		if s, err := t.begin(how); err == nil || !c.Broken {
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

// written reports whether the rules of a table's game are a file, rather than a game of the
// program.
func (t *table) written() bool {
	f, err := t.app.RuleFile(t.name)
	return err == nil && !isShipped(f)
}

// isShipped reports whether a file is one of the program.
func isShipped(f *rules.File) bool {
	text, err := fs.ReadFile(games.FS, f.Name)
	return err == nil && bytes.Equal(text, f.Text)
}
