package play

import (
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/numbers"
)

// A Session is one game being played.
type Session struct {
	Game   *interp.Game
	State  *interp.State
	Labels *notation.Labels
	Deal   numbers.ID
	Board  string // the position it began with, where that is no deal

	made    []string // moves made, in notation
	undone  []string // moves taken back, the next to redo last
	journal func(entry string) error
	failed  error // the journal could not be written

	line   []interp.Key // the positions of a line that wins, found before
	onLine map[interp.Key]int
}

// Start deals a number.
func Start(g *interp.Game, deal numbers.ID, setting rules.Setting) (*Session, error) {
	st, err := deal.Deal(g, setting)
	if err != nil {
		return nil, err
	}
	return &Session{Game: st.Game(), State: st, Labels: notation.For(st.Game()), Deal: deal}, nil
}

// StartAt begins at a position that is no deal.
func StartAt(st *interp.State) *Session {
	l := notation.For(st.Game())
	return &Session{Game: st.Game(), State: st, Labels: l, Board: l.Board(st)}
}

// Beginning names what the game began with: deal 17, or a board.
func (s *Session) Beginning() string {
	if s.Board != "" {
		return "a board"
	}
	return "deal " + s.Deal.String()
}

// Journal sends every move, undo and redo from now on to a function, one entry each.
func (s *Session) Journal(write func(entry string) error) { s.journal = write }

func (s *Session) record(entry string) {
	if s.journal != nil && s.failed == nil {
		s.failed = s.journal(entry)
	}
}

// Do makes a move as it is typed, and returns it in full notation. Errors are those of
// notation.Parse.
func (s *Session) Do(text string) (string, error) {
	m, err := s.Labels.Parse(s.State, text)
	if err != nil {
		return "", err
	}
	return s.Make(m), nil
}

// Make makes a legal move and returns it in notation.
func (s *Session) Make(m interp.Move) string {
	name := s.Labels.Format(s.State, m)
	s.State.Apply(m)
	s.made = append(s.made, name)
	if n := len(s.undone); n > 0 && s.undone[n-1] == name {
		s.undone = s.undone[:n-1]
	} else {
		s.undone = nil
	}
	s.record(name)
	return name
}

// Made lists the moves made so far, Undone those taken back, the next to redo first.
func (s *Session) Made() []string { return s.made }

// Undone lists the moves taken back, the next to redo first.
func (s *Session) Undone() []string {
	var out []string
	for i := len(s.undone) - 1; i >= 0; i-- {
		out = append(out, s.undone[i])
	}
	return out
}

// Undo takes back up to n moves and returns them, the latest first.
func (s *Session) Undo(n int) []string {
	var out []string
	for ; n > 0 && len(s.made) > 0; n-- {
		s.State.Undo()
		last := s.made[len(s.made)-1]
		s.made = s.made[:len(s.made)-1]
		s.undone = append(s.undone, last)
		out = append(out, last)
		s.record("undo")
	}
	return out
}

// Redo makes up to n undone moves again and returns them.
func (s *Session) Redo(n int) []string {
	var out []string
	for ; n > 0 && len(s.undone) > 0; n-- {
		name := s.undone[len(s.undone)-1]
		m, err := s.Labels.Parse(s.State, name)
		if err != nil {
			s.undone = nil
			break
		}
		s.State.Apply(m)
		s.undone = s.undone[:len(s.undone)-1]
		s.made = append(s.made, name)
		out = append(out, name)
		s.record("redo")
	}
	return out
}

// Moves lists all legal moves as they are typed; what is typed alike stands there once.
func (s *Session) Moves() []string {
	var out []string
	met := map[string]bool{}
	for _, m := range s.State.Moves(nil) {
		if text := s.Labels.Format(s.State, m); !met[text] {
			met[text] = true
			out = append(out, text)
		}
	}
	return out
}

// Status tells how the game stands; it is lost where no move is left.
func (s *Session) Status() interp.Status {
	s.State.Moves(nil)
	return s.State.Status()
}

// Auto plays cards to the foundations as long as one is safe, and returns the moves.
func (s *Session) Auto() []string {
	var out []string
	for _, m := range safeRun(s.State.Clone()) {
		out = append(out, s.Make(m))
	}
	return out
}
