package play

import (
	"slices"
	"time"

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

	// ID tells the game from every other one, on whatever machine it was played: hexadecimal
	// digits, drawn by whoever begins it. It is kept in saves and journals, and may be empty.
	ID string
	// Used is what has been used of undo, of help and of time.
	Used Used

	made    []made // moves made
	undone  []made // moves taken back, the next to redo last
	journal func(entry string) error
	failed  error     // the journal could not be written
	noted   Used      // as the journal has it
	ticked  time.Time // when the clock was looked at last

	hopeless bool // it was proved that no win is left after lostAt moves of those made
	lostAt   int
	lost     map[interp.Key]bool // all positions of which that was proved

	sights []sight // what the player knew before, the latest last

	line   []interp.Key // the positions of a line that wins, found before
	onLine map[interp.Key]int
}

// A made move is one in notation.
type made struct {
	name  string
	along bool        // made by the same command as the one before
	move  interp.Move // known while it is made
	from  interp.Key  // the position before, likewise
}

// Start deals a number.
func Start(g *interp.Game, deal numbers.ID, setting rules.Setting) (*Session, error) {
	st, err := deal.Deal(g, setting)
	if err != nil {
		return nil, err
	}
	return &Session{Game: st.Game(), State: st, Labels: notation.For(st.Game()), Deal: deal}, nil
}

// StartAt begins at a position that is no deal, whatever was before it.
func StartAt(st *interp.State) *Session {
	st.Forget()
	l := notation.For(st.Game())
	return &Session{Game: st.Game(), State: st, Labels: l, Board: l.Board(st)}
}

// Beginning names what the game began with: deal 17, or a board.
func (s *Session) Beginning() string {
	return Header{Board: s.Board, Deal: s.Deal}.Beginning()
}

// Journal sends every move, undo and redo from now on to a function, one entry each.
func (s *Session) Journal(write func(entry string) error) { s.journal = write }

func (s *Session) record(entry string) {
	if s.journal != nil && s.failed == nil {
		s.failed = s.journal(entry)
	}
	s.note()
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
func (s *Session) Make(m interp.Move) string { return s.make(m, false) }

// MakeAll makes legal moves, one after another, that one command asked for: UndoStep takes them
// back together. It returns them in notation.
func (s *Session) MakeAll(ms []interp.Move) (names []string) {
	for i, m := range ms {
		names = append(names, s.make(m, i > 0))
	}
	return names
}

// Along makes legal moves that go with the one made last.
func (s *Session) Along(ms []interp.Move) {
	for _, m := range ms {
		s.make(m, len(s.made) > 0)
	}
}

func (s *Session) make(m interp.Move, along bool) string {
	done := made{s.Labels.Format(s.State, m), along, m, s.State.Key()}
	s.State.Apply(m)
	s.made = append(s.made, done)
	s.recall()
	if n := len(s.undone); n > 0 && s.undone[n-1].name == done.name {
		s.undone = s.undone[:n-1]
	} else {
		s.undone = nil
	}
	s.record(done.entry())
	return done.name
}

// Follow makes the moves that another session has made, as long as they are legal, and takes over
// what it has used. The rest, and what the other took back, can be made again here as far as it is
// legal then. Of the same rules it is the same game.
func (s *Session) Follow(other *Session) {
	if s.Used = other.Used; s.Game.Sheet().Hash() == other.Game.Sheet().Hash() {
		s.ID = other.ID
	}
	undone := slices.Clone(other.undone)
	for i, next := range other.made {
		m, err := s.Labels.Parse(s.State, next.name)
		if err != nil {
			for _, rest := range slices.Backward(other.made[i:]) {
				undone = append(undone, made{name: rest.name, along: rest.along})
			}
			break
		}
		s.make(m, next.along)
	}
	s.undone = undone
}

// Made lists the moves made so far.
func (s *Session) Made() []string { return names(s.made) }

func names(ms []made) (out []string) {
	for _, m := range ms {
		out = append(out, m.name)
	}
	return out
}

// Count is the number of moves made so far.
func (s *Session) Count() int { return len(s.made) }

// Undone lists the moves taken back, the next to redo first.
func (s *Session) Undone() []string {
	out := names(s.undone)
	slices.Reverse(out)
	return out
}

// Forgo leaves only the next n of the moves taken back, which can still be made again.
func (s *Session) Forgo(n int) { s.undone = s.undone[max(0, len(s.undone)-n):] }

// Undo takes back up to n moves and returns them, the latest first.
func (s *Session) Undo(n int) []string {
	var out []string
	for ; n > 0 && len(s.made) > 0; n-- {
		out = append(out, s.undo().name)
	}
	return out
}

// UndoStep takes back what the last command did, and returns the moves, the latest first.
func (s *Session) UndoStep() (out []string) {
	if len(s.made) > 0 {
		s.Used.Undos++
	}
	for len(s.made) > 0 {
		last := s.undo()
		out = append(out, last.name)
		if !last.along {
			break
		}
	}
	return out
}

func (s *Session) undo() made {
	s.State.Undo()
	s.hopeless = s.Hopeless() && s.lostAt < len(s.made)
	if n := len(s.sights); n > 0 && s.sights[n-1].moves == len(s.made) {
		s.sights = s.sights[:n-1] // what comes next may be another move
	}
	last := s.made[len(s.made)-1]
	s.made = s.made[:len(s.made)-1]
	s.undone = append(s.undone, made{name: last.name, along: last.along})
	s.record("undo")
	return last
}

// Redo makes up to n undone moves again and returns them.
func (s *Session) Redo(n int) []string { return s.again(func(made int) bool { return made < n }) }

// RedoStep makes again what was taken back last, with all that the same command did.
func (s *Session) RedoStep() []string {
	return s.again(func(made int) bool { return made == 0 || s.undone[len(s.undone)-1].along })
}

// again makes undone moves again while more are wanted, which is asked with the number of those
// made, and while the rules allow them.
func (s *Session) again(more func(made int) bool) (out []string) {
	for len(s.undone) > 0 && more(len(out)) {
		name, ok := s.redo()
		if !ok {
			break
		}
		out = append(out, name)
	}
	return out
}

func (s *Session) redo() (name string, ok bool) {
	next := s.undone[len(s.undone)-1]
	m, err := s.Labels.Parse(s.State, next.name)
	if err != nil { // by rules that have become others; they may become so again
		return "", false
	}
	next.move, next.from = m, s.State.Key()
	s.State.Apply(m)
	s.undone = s.undone[:len(s.undone)-1]
	s.made = append(s.made, next)
	s.recall()
	s.record("redo")
	return next.name, true
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

// commands tells how many of the moves made each command has made, and of those undone, the next to
// redo first.
func (s *Session) commands() (made, undone []int) {
	back := slices.Clone(s.undone)
	slices.Reverse(back)
	return commands(s.made), commands(back)
}

func commands(ms []made) []int {
	sizes := []int{}
	for i, m := range ms {
		if m.along && i > 0 {
			sizes[len(sizes)-1]++
		} else {
			sizes = append(sizes, 1)
		}
	}
	return sizes
}

// Group says how many of the moves made each command has made, and of those undone, the next to
// redo first. Numbers that do not come to as many moves say nothing.
func (s *Session) Group(made, undone []int) {
	group(s.made, made, func(i int) int { return i })
	group(s.undone, undone, func(i int) int { return len(s.undone) - 1 - i })
}

func group(ms []made, sizes []int, at func(int) int) {
	first := map[int]bool{}
	sum := 0
	for _, n := range sizes {
		if n < 1 || n > len(ms)-sum {
			return
		}
		first[sum] = true
		sum += n
	}
	for i := range ms {
		if sum == len(ms) {
			ms[at(i)].along = !first[i]
		}
	}
}
