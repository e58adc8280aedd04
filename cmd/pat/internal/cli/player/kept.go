package player

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/cmd/pat/internal/web"
	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/play"
	"pat/interp/stats"
	"pat/interp/table"
)

// This file keeps the games of the page in the journals and records of the prompt. A journal is
// locked only while it is written: the page may be closed without a word, and then a prompt goes on
// with its game. What the page would write over must be what it had last.

// A keeper keeps the games of the page. The server answers requests at the same time, each in a
// goroutine of its own: mu guards the maps, and is held while journals are read and written, so
// that of two tabs with one game one comes first.
type keeper struct {
	app  player
	desk *table.Desk

	mu    sync.Mutex
	paths map[string]string // of journals, by the keys of their games
	ended endings           // what was recorded of games, by their keys
}

func newKeeper(a player, d *table.Desk) *keeper {
	return &keeper{app: a, desk: d, paths: map[string]string{}, ended: endings{}}
}

// Bounds of what the page is told, and of what it may have kept. A page lists at most mostKept
// games; of journals no more than mostJournals are begun by it, for a page may be called by a
// script.
const (
	mostKept     = 100
	mostJournals = 1000
)

// Games lists the unfinished games of the library. Those that are being played elsewhere and those
// of files are not among them. The mark of each goes along, by which the page proves later that it
// knows the last state.
func (k *keeper) Games() []web.Kept {
	k.mu.Lock()
	defer k.mu.Unlock()
	out := []web.Kept{}
	for _, g := range k.app.unfinished(nil, "") {
		sv := g.saved
		if sv == nil || g.playing || rules.IsPath(sv.Game) || len(out) == mostKept {
			continue
		}
		data, err := os.ReadFile(g.path)
		if err != nil || !isKey(sv.ID) {
			continue
		}
		k.paths[sv.ID] = g.path
		moves, undone, groups, redo := sv.Line()
		x := web.Kept{
			Key: sv.ID, Mark: mark(data), Game: sv.Game, Title: dsl.Visible(sv.Title), Set: sv.Choices(),
			Board: sv.Board, Moves: moves, Undone: undone, Groups: groups, Redo: backwards(redo),
			Used: table.UsedOf(sv.Used), When: g.changed,
		}
		if sv.Board == "" {
			x.Deal = sv.Deal.String()
		}
		out = append(out, x)
	}
	return out
}

// backwards turns a list round.
func backwards(ns []int) []int {
	out := append([]int{}, ns...)
	slices.Reverse(out)
	return out
}

// mark tells one state of a journal from others. It is a part of the hash of the whole file; "" is:
// there is none.
func mark(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

// isKey reports whether a text is what newID draws.
func isKey(s string) bool {
	_, err := hex.DecodeString(s)
	return err == nil && len(s) == 16
}

// Records counts what was played of each game to its end, and tells the best of it.
func (k *keeper) Records() map[string]web.Record {
	out := map[string]web.Record{}
	for _, x := range stats.Each(k.app.records()) {
		if x.Played > 0 {
			out[x.Game] = web.Record{Played: x.Played, Won: x.Won, Best: x.Best}
		}
	}
	return out
}

// Stats tells what was begun, played and won of each game and, where they are several, of all.
func (k *keeper) Stats() []stats.Named {
	records := k.app.played()
	each := stats.Each(records)
	if len(each) > 1 {
		each = append(each, stats.Named{Figures: stats.Of(records)})
	}
	return each
}

// Keep keeps a game as it stands: in its journal if it goes on, in the records if it is over. What
// comes from the page is believed in nothing: the game is played again by the moves it tells, and
// refused where one does not hold. That is done before mu is taken, since it may take long. The
// answer is the new mark, "" where no journal is kept any more.
//
// The record comes before the journal: a kill between them leaves a game that is recorded and can
// still be gone on with, and its record counts once, by its id.
func (k *keeper) Keep(ctx context.Context, x *web.Kept) (string, error) {
	if !isKey(x.Key) {
		return "", fmt.Errorf("%.20q is no key of a game", x.Key)
	}
	if rules.IsPath(x.Game) {
		return "", fmt.Errorf("games of rule files are kept by the browser")
	}
	s, fault := k.desk.Session(ctx, &table.Request{
		V: table.Version, Game: x.Game, Set: x.Set, Deal: x.Deal, Board: x.Board, Moves: x.Moves, Undone: x.Undone,
	})
	if fault != nil {
		return "", fault
	}
	s.Group(x.Groups, backwards(x.Redo))
	s.ID = x.Key
	s.Used = x.Used.Play()
	k.mu.Lock()
	defer k.mu.Unlock()
	f, path, err := k.own(x)
	if err != nil {
		return "", err
	}
	if err := k.record(x, s); err != nil {
		if f != nil {
			f.Close()
		}
		return "", err
	}
	return k.write(x, s, f, path)
}

// own opens the journal that the page had last, locked; nil if there is none yet. web.ErrElsewhere
// is: a prompt has it, or another tab was here since, and the page asks the player what to do.
func (k *keeper) own(x *web.Kept) (*os.File, string, error) {
	path := k.paths[x.Key]
	if path == "" {
		path = k.app.journalOf(x.Key)
	}
	if path == "" {
		if x.Mark != "" {
			return nil, "", web.ErrElsewhere
		}
		return nil, k.app.journalPath(x.Game), nil
	}
	f, playing, err := take(path)
	switch {
	case err != nil:
		return nil, "", err
	case playing:
		return nil, "", web.ErrElsewhere
	case f == nil && x.Mark == "":
		return nil, path, nil
	case f == nil:
		delete(k.paths, x.Key) // a prompt may have another by now
		return nil, "", web.ErrElsewhere
	}
	if data, err := os.ReadFile(path); err != nil || mark(data) != x.Mark {
		f.Close()
		return nil, "", web.ErrElsewhere
	}
	return f, path, nil
}

// record keeps the record of a game that is won or lost, at once, or that makes place for another.
func (k *keeper) record(x *web.Kept, s *play.Session) error {
	end, status := stats.Left, s.Status()
	switch {
	case s.Count() == 0 || status == interp.Faulted:
		return nil
	case status == interp.Won:
		end = stats.Won
	case status == interp.Lost:
		end = stats.Lost
	case !x.Left:
		return nil
	}
	if !k.ended.take(s, end) {
		return nil
	}
	t := &world{app: k.app, name: x.Game}
	return k.app.keepRecords([]stats.Record{t.record(s, end)})
}

// write writes the journal anew, whole or not at all. A game that is over has none. f is locked
// while it is written over, though the new file takes its place under the same name: whoever locks
// the old one then finds that it is no longer there (see take).
func (k *keeper) write(x *web.Kept, s *play.Session, f *os.File, path string) (string, error) {
	status := s.Status()
	over := status == interp.Won || x.Left && status != interp.Playing || s.Count()+len(s.Undone()) == 0
	if over {
		if f != nil {
			discard(f, path)
		}
		delete(k.paths, x.Key)
		return "", nil
	}
	if f != nil {
		defer f.Close()
	} else if len(k.app.journals()) >= mostJournals {
		return "", fmt.Errorf("there are %d unfinished games; `pat games --keep 20` forgets all but the latest",
			mostJournals)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return "", err
	}
	data := s.JournalHeader(app.Lasting(x.Game))
	if err := disk.Write(path, data); err != nil {
		return "", err
	}
	k.paths[x.Key] = path
	return mark(data), nil
}

// journalOf is the path of the journal of the game of an id, "" if there is none.
func (a player) journalOf(id string) string {
	for _, path := range a.journals() {
		data, err := os.ReadFile(path)
		if err != nil {
			continue
		}
		if sv, err := play.Read(bytes.NewReader(data), true); err == nil && sv.ID == id {
			return path
		}
	}
	return ""
}
