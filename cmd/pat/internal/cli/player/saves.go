package player

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/play"
)

// What is kept of a game that is not over? A save is a file that the player names and pat never
// removes. A journal is pat's own, in the state folder, one for each game in progress: a header
// with rules, deal and moves so far, then a line for each move as it is made. A kill loses at most
// the line that was being written, which is left out when it is read.
//
// While a game is played its journal is locked, so that two prompts never go on with the same game;
// the system drops the lock when the process ends, however that happens.

// saveFile writes a save, whole or not at all, and over nothing but another save.
func saveFile(s *play.Session, name, path string) error {
	path = disk.Homed(path)
	if err := mayBeSaved(path); err != nil {
		return err
	}
	var b bytes.Buffer
	if err := s.Save(&b, app.Lasting(name)); err != nil {
		return err
	}
	return disk.Write(path, b.Bytes())
}

// loadFile reads a save and plays it up to where it was. The name that is returned is that of the
// game, an id or an absolute path as it was saved.
func (a player) loadFile(path string) (*play.Session, string, error) {
	f, err := os.Open(disk.Homed(path))
	if err == nil {
		defer f.Close()
	}
	if err != nil || disk.IsFolder(f.Name()) {
		return nil, "", disk.Unread(disk.Homed(path), err)
	}
	sv, err := play.Read(f, false)
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", path, err)
	}
	s, err := a.revive(sv)
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", path, err)
	}
	return s, sv.Game, nil
}

// revive plays a saved game up to where it was. The rule file of today is read and the moves made
// by it; where a move no longer holds, that is the error, and nothing is changed.
func (a player) revive(sv *play.Saved) (*play.Session, error) {
	sheet, err := a.Open(sv.Game)
	if err != nil {
		return nil, err
	}
	g, err := interp.Compile(sheet, rules.Setting{})
	if err != nil {
		return nil, err
	}
	return play.Resume(g, sv)
}

// A journal is the file in which a game in progress is kept, a line a move. A journal without file
// is one in which nothing was done yet. err stays once it is set: after a line that could not be
// written others would make no sense. told is whether the player knows.
type journal struct {
	app  player
	path string
	head func() []byte // what the file begins with: all moves made so far
	made func()        // done when the file is there; nil for nothing
	file *os.File
	err  error
	told bool
}

// journalEnd is how the names of journals end.
const journalEnd = ".journal"

func (a player) journalDir() string { return filepath.Join(a.State, "journal") }

// newJournal makes the journal of a session; its file is begun with the first move.
func (a player) newJournal(name string, s *play.Session) *journal {
	name = app.Lasting(name)
	j := &journal{app: a, path: a.journalPath(name), head: func() []byte { return s.JournalHeader(name) }}
	s.Journal(j.write)
	return j
}

// journalPath is the path of a new journal of a game. Such as
//
//	klondike-20261126-232203.104512-4711.journal
//
// with the time in UTC and the number of the process, so that no two are the same and the name
// alone tells the game and when it was begun.
func (a player) journalPath(name string) string {
	begun := a.Now().UTC().Format("20060102-150405.000000")
	return filepath.Join(a.journalDir(), fmt.Sprintf("%s-%s-%d%s", rules.ID(name), begun, os.Getpid(), journalEnd))
}

// begin makes the file, with everything up to now.
func (j *journal) begin() {
	if j.app.State == "" {
		j.err = app.ErrNoHome
		return
	}
	if j.err = os.MkdirAll(j.app.journalDir(), 0o755); j.err != nil {
		return
	}
	if j.file, j.err = os.OpenFile(j.path, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o644); j.err == nil {
		disk.Lock(j.file, true) // whoever looks for unfinished games may hold it for a moment
		_, j.err = j.file.Write(j.head())
	}
	if j.err == nil && j.made != nil {
		j.made()
	}
}

// write adds one entry. It is called by the session for each move, before the player sees the
// answer.
func (j *journal) write(entry string) error {
	switch {
	case j.err != nil:
	case j.file == nil:
		j.begin() // its head holds this entry already
	default:
		_, j.err = fmt.Fprintln(j.file, entry)
	}
	return j.err
}

// close ends a journal; a finished game is not kept.
func (j *journal) close(finished bool) (kept bool) {
	if j == nil || j.file == nil {
		return false
	}
	if finished {
		discard(j.file, j.path)
	} else {
		j.file.Close()
	}
	j.file = nil
	return !finished && j.err == nil
}

// take opens a journal and locks it, unless its game is still being played elsewhere. Without file
// and error it is gone. Who gets the file must close or discard it.
func take(path string) (f *os.File, playing bool, err error) {
	f, err = os.OpenFile(path, os.O_RDWR, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false, nil
	}
	if err != nil {
		return nil, false, err
	}
	if !disk.Lock(f, false) {
		f.Close()
		return nil, true, nil
	}
	// Whoever had it until now may have taken it away.
	there, err := os.Stat(path)
	if mine, merr := f.Stat(); err != nil || merr != nil || !os.SameFile(there, mine) {
		f.Close()
		return nil, false, nil
	}
	return f, false, nil
}

// discard removes a journal, still locked where an open file can be removed. Where an open file
// cannot be removed (Windows) it is removed once it is closed.
func discard(f *os.File, path string) {
	err := os.Remove(path)
	f.Close()
	if err != nil {
		os.Remove(path)
	}
}

// journals lists the unfinished games, the latest first.
func (a player) journals() []string {
	if a.State == "" {
		return nil
	}
	entries, err := os.ReadDir(a.journalDir())
	if err != nil {
		return nil
	}
	type aged struct {
		path string
		age  int64
	}
	var all []aged
	for _, e := range entries {
		if st, err := e.Info(); err == nil && strings.HasSuffix(e.Name(), journalEnd) {
			all = append(all, aged{filepath.Join(a.journalDir(), e.Name()), st.ModTime().UnixNano()})
		}
	}
	// The clock of a file system may stand still for some moves; of two games the one begun later
	// is later, which the end of a name tells.
	begun := func(path string) string {
		ws := strings.Split(filepath.Base(path), "-")
		return strings.Join(ws[max(0, len(ws)-3):], "-")
	}
	slices.SortFunc(all, func(x, y aged) int {
		return cmp.Or(cmp.Compare(y.age, x.age), strings.Compare(begun(y.path), begun(x.path)))
	})
	var out []string
	for _, x := range all {
		out = append(out, x.path)
	}
	return out
}

// resume goes on with the last unfinished game, of one game if it is named. One that is still being
// played is left alone; one that cannot be resumed is told and left for the next. Every error is
// told once, though several journals may have it: when a rule file has mistakes, all of its games
// do.
func (w *world) resume(args []string) (*play.Session, error) {
	said := map[string]bool{}
	running := 0
	for _, path := range w.app.journals() {
		s, playing, err := w.resumeOne(path, args)
		switch {
		case playing:
			running++
		case err != nil:
			if text := err.Error(); !said[text] {
				said[text] = true
				w.app.Warn("%s", text)
			}
		case s != nil:
			return s, nil
		}
	}
	what := ""
	if len(args) > 0 {
		what = " of " + args[0]
	}
	switch {
	case len(said) > 0:
		return nil, app.Negative("there is no other unfinished game%s", what)
	case running > 0:
		return nil, app.Negative("there is no unfinished game%s but what is being played elsewhere", what)
	}
	return nil, app.Negative("there is no unfinished game%s", what)
}

// resumeOne goes on with the game of a journal. Without session and error it is none that is asked
// for. The journal that it was in is dropped only after the new one has been written whole, so that
// a kill in between leaves the game twice rather than not at all.
func (w *world) resumeOne(path string, args []string) (s *play.Session, playing bool, err error) {
	// Of what cannot be read the name of the file tells which game it was.
	asked := len(args) == 0 || strings.HasPrefix(filepath.Base(path), rules.ID(args[0])+"-")
	f, playing, err := take(path)
	if err != nil && asked {
		return nil, false, fmt.Errorf("an unfinished game cannot be read: %w", err)
	}
	if f == nil {
		return nil, playing && asked, nil
	}
	sv, err := play.Read(f, true)
	if err != nil {
		f.Close()
		if asked {
			return nil, false, fmt.Errorf("an unfinished game cannot be read: %w (it is kept in %s)", err, path)
		}
		return nil, false, nil
	}
	if len(args) > 0 && sv.Game != app.Lasting(args[0]) && rules.ID(sv.Game) != rules.ID(args[0]) {
		f.Close()
		return nil, false, nil
	}
	if s, err = w.app.revive(sv); err != nil {
		f.Close()
		return nil, false, fmt.Errorf("the unfinished game %s cannot be resumed: %w (it is kept in %s)", sv.Title, err,
			path)
	}
	w.change(sv.Game, s)
	if w.journal.begin(); w.journal.err == nil {
		discard(f, path) // its successor holds all of it
	} else {
		f.Close()
	}
	return s, false, nil
}

// supersede drops the journals of a game that was loaded from which it goes on: it would stand
// beside itself among the unfinished games. Only one whose moves are the first of this game goes:
// where the player has gone another way since the save, both are kept.
func (w *world) supersede(s *play.Session) {
	made := s.Made()
	for _, path := range w.app.journals() {
		if path == w.journal.path {
			continue
		}
		f, _, _ := take(path)
		if f == nil {
			continue
		}
		sv, err := play.Read(f, true)
		if err == nil && sv.ID == s.ID && sv.ID != "" {
			moves, _, _, _ := sv.Line()
			if len(moves) <= len(made) && slices.Equal(moves, made[:len(moves)]) {
				discard(f, path)
				continue
			}
		}
		f.Close()
	}
}

// historyFile is where the lines typed at the prompt are kept, empty if nowhere.
func (w *world) historyFile() string {
	if w.app.State == "" {
		return ""
	}
	return filepath.Join(w.app.State, "history")
}

// mayBeSaved refuses to save a game over what is no saved game, for that might be the work of days.
func mayBeSaved(path string) error {
	return disk.MayReplace(path, play.IsSave, "%s is no game saved by pat, and is not overwritten; give another name")
}
