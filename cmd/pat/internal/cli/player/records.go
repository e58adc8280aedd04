package player

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl"
	"pat/interp"
	"pat/interp/play"
	"pat/interp/stats"
)

// This file keeps the records of games that have ended, a line each, in the state folder.

// newID draws the id of a game.
func newID() string {
	var b [8]byte
	rand.Read(b[:]) //nolint:errcheck // it never fails: crypto/rand
	return hex.EncodeToString(b[:])
}

// recordsFile is where they are; `pat help stats` tells it to who merges those of two machines.
func (a player) recordsFile() string { return filepath.Join(a.State, "stats") }

// records are all games that have ended, one record of each.
func (a player) records() []stats.Record {
	if a.State == "" {
		return nil
	}
	text, err := os.ReadFile(a.recordsFile())
	if err != nil {
		return nil
	}
	return stats.Merge(stats.Parse(string(text)))
}

// played is all games of which something is known: those that have ended, and those begun that can
// be gone on with.
func (a player) played() []stats.Record {
	var begun []stats.Record
	for _, g := range a.unfinished(nil, "") {
		if sv := g.saved; sv != nil && sv.Begun() {
			r := stats.Record{Time: g.changed, ID: sv.ID, Game: sv.Game, Set: sv.Set, Moves: sv.Count()}
			if sv.Board == "" {
				r.Deal = sv.Deal.String()
			}
			begun = append(begun, r)
		}
	}
	slices.SortStableFunc(begun, func(a, b stats.Record) int { return a.Time.Compare(b.Time) })
	return stats.With(a.records(), begun)
}

// keepRecords adds records to the file, by one write: a kill leaves whole lines, but for the last.
func (a player) keepRecords(records []stats.Record) (err error) {
	if a.State == "" || len(records) == 0 {
		return nil
	}
	if err := os.MkdirAll(a.State, 0o755); err != nil {
		return err
	}
	f, err := os.OpenFile(a.recordsFile(), os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o644)
	if err != nil {
		return err
	}
	defer func() {
		if cerr := f.Close(); err == nil {
			err = cerr
		}
	}()
	text := ""
	if end, err := f.Seek(0, io.SeekEnd); err == nil && end == 0 {
		text = stats.Header
	} else if last := make([]byte, 1); err == nil {
		if _, err := f.ReadAt(last, end-1); err == nil && last[0] != '\n' {
			text = "\n" // the last line was torn
		}
	}
	for _, r := range records {
		text += r.Line()
	}
	_, err = f.WriteString(text)
	return err
}

// record is what is kept of a game that has come to an end.
func (w *world) record(s *play.Session, end stats.End) stats.Record {
	sheet := s.Game.Sheet()
	r := stats.Record{
		Time: w.app.Now().UTC(), ID: s.ID, Game: app.Lasting(w.name), Rules: sheet.Hash(), End: end,
		Set: sheet.Assignments(s.Game.Setting()), Moves: s.Count(), Undos: s.Used.Undos, Hints: s.Used.Hints,
		All: s.Used.All, Seconds: int(s.Used.Time.Seconds()), Out: cardsOut(s.State), Chosen: s.Used.Chosen,
		Given: s.Used.Given,
	}
	if n, ok := s.State.Score(); ok {
		r.Score = stats.Score{Counted: true, Points: n, Least: sheet.Score.Least}
	}
	if s.Board == "" {
		r.Deal = s.Deal.String()
		r.First = !stats.Played(w.app.records(), r.Game, r.Set, r.Deal, r.ID)
		r.Day = w.app.dayOf(r.Game, r.Set, s.Deal)
	}
	return r
}

// cardsOut is how many cards are on the foundations and put away.
func cardsOut(st *interp.State) (n int) {
	g := st.Game()
	for p := range g.Piles() {
		if k := g.ZoneOf(p).Kind; k == dsl.Foundations || k == dsl.Discard {
			n += st.Len(p)
		}
	}
	return n
}

// Ended keeps the record of a game that is won or lost, at once: what comes after may be a kill.
func (w *world) Ended(s *play.Session) {
	if s.Status() == interp.Won {
		w.ended(s, stats.Won)
	} else {
		w.ended(s, stats.Lost)
	}
}

// endings are what was recorded last of games, by their id.
type endings map[string]ending

// An ending is an end, and after how many moves.
type ending struct {
	end   stats.End
	moves int
}

// take notes an end, and reports whether it is to be recorded. A win is the last of a game,
// whatever comes after moves are taken back.
func (e endings) take(s *play.Session, end stats.End) bool {
	was, now := e[s.ID], ending{end, s.Count()}
	if s.ID != "" && (was.end == stats.Won || was == now) {
		return false
	}
	e[s.ID] = now
	return true
}

// ended keeps a record; that it cannot is told once.
func (w *world) ended(s *play.Session, end stats.End) {
	if w.endings == nil {
		w.endings = endings{}
	}
	if !w.endings.take(s, end) {
		return
	}
	if err := w.app.keepRecords([]stats.Record{w.record(s, end)}); err != nil && w.unkept == "" {
		w.unkept = fmt.Sprintf("this game is not counted in your statistics: %v", err)
	}
}

// close ends a session: where it is over that is recorded, and where another takes its place in the
// middle of it, too.
func (w *world) close(replaced bool) (kept bool) {
	s := w.session
	if s == nil {
		return false
	}
	if w.journal.file != nil { // else nothing was done that is to be kept
		s.Flush()
	}
	switch status := s.Status(); {
	case s.Count() == 0 || status == interp.Faulted:
	case status == interp.Lost, status == interp.Playing && replaced && s.Hopeless():
		w.ended(s, stats.Lost)
	case status == interp.Playing && replaced:
		w.ended(s, stats.Left)
	}
	kept = w.journal.close(s.Status() != interp.Playing || s.Count()+len(s.Undone()) == 0)
	w.session, w.journal = nil, nil
	return kept
}
