package play

import (
	"cmp"
	"context"
	"slices"
	"time"

	"pat/interp"
	"pat/interp/solve"
)

// Bounds of the search for a hint or an answer at the prompt.
const (
	searchTime   = 2 * time.Second
	searchMemory = 64 << 20

	proofPositions = 3000 // for a proof that nobody asked for
)

// A Query asks about the position of a session as it was when the query was made. It works on a
// copy: it may be asked on another goroutine while the game goes on, by one at a time.
type Query struct {
	Patience  int           // how many times as long as else a search may take; 0 is 1
	Positions int64         // that Search looks at, at most; 0 for no bound
	Time      time.Duration // that Search takes, at most; 0 is two seconds times Patience

	state *interp.State
	seed  uint64
	line  []interp.Move // that wins from here, known before
	seen  *Seen
	lost  bool // that no win is left was proved before

	passed map[interp.Key]bool // positions that the game has been through
	undoes interp.Move         // the play that takes back the one made last, with nothing but turns since
}

// Query asks about the position as it is now.
func (s *Session) Query() *Query {
	return &Query{
		state: s.State.Clone(), seed: s.Deal.Seed(), line: s.known(), seen: s.Seen(),
		lost: s.Hopeless(), passed: s.passed(), undoes: s.undoes(),
	}
}

// undoes is the play that takes back the one made last, where nothing was done since but turning
// and what is done by its name; 0 where there is none.
func (s *Session) undoes() interp.Move {
	for _, m := range slices.Backward(s.made) {
		switch {
		case !plays(m.move):
		case m.move.Kind() == interp.Play:
			return interp.PlayMove(m.move.To(), m.move.From(), m.move.N())
		default:
			return 0
		}
	}
	return 0
}

// passed are the positions before each of the moves made.
func (s *Session) passed() map[interp.Key]bool {
	out := map[interp.Key]bool{}
	for _, m := range s.made {
		out[m.from] = true
	}
	return out
}

// Position is where the session was; it is not to be played on.
func (q *Query) Position() *interp.State { return q.state }

// Open reports whether the player knows all there is to know: where each card lies, and that
// nothing is left to chance.
func (q *Query) Open() bool { return open(q.state, q.seen) }

// Open is that of a question.
func (s *Session) Open() bool { return open(s.State, s.Seen()) }

func open(s *interp.State, seen *Seen) bool { return seen.Unknown() == 0 && !s.Game().Shuffles() }

// Proof is why the position cannot be won any more, or "" where that is not seen at once: it takes
// a few hundredths of a second. It is asked where all cards are known to the player.
func (q *Query) Proof(ctx context.Context) string {
	switch {
	case q.line != nil:
		return ""
	case q.lost:
		return provedBefore
	}
	rep := solve.Solve(ctx, q.state, solve.Limits{
		Positions: proofPositions, Memory: searchMemory / 4, Seed: q.seed, Watch: yield,
	})
	if rep.Verdict == solve.Unwinnable {
		return rep.Reason
	}
	return ""
}

// Search finds out, as far as its bounds allow, whether the position can be won by who knows all
// cards. It stops when the context is done.
func (q *Query) Search(ctx context.Context) solve.Report {
	if q.line != nil {
		return solve.Report{Verdict: solve.Won, Reason: "a line was found before", Line: q.line}
	}
	if q.lost {
		return solve.Report{Verdict: solve.Unwinnable, Reason: provedBefore}
	}
	ctx, cancel := context.WithTimeout(ctx, cmp.Or(q.Time, searchTime*time.Duration(max(1, q.Patience))))
	defer cancel()
	return solve.Solve(ctx, q.state, solve.Limits{
		Positions: q.Positions, Memory: searchMemory, Seed: q.seed, Polish: true, Watch: yield,
	})
}

// provedBefore is the reason where a proof was found before.
const provedBefore = "that was proved before"

// Lose remembers that no win is left from a position of the game on, be it the present one, which
// was proved.
func (s *Session) Lose(at interp.Key) {
	if s.lost == nil {
		s.lost = map[interp.Key]bool{}
	}
	s.lost[at] = true
	s.recall()
}

// recall takes up what was proved before of the position that has been reached.
func (s *Session) recall() {
	if !s.Hopeless() && s.lost[s.State.Key()] {
		s.hopeless, s.lostAt = true, len(s.made)
	}
}

// Hopeless reports whether it was proved, here or before, that no win is left.
func (s *Session) Hopeless() bool { return s.hopeless && s.lostAt <= len(s.made) }

// Know remembers the positions on a line that wins from one of the game, found for it in whatever
// session.
func (s *Session) Know(from *interp.State, line []interp.Move) {
	st := from.Clone()
	s.onLine, s.line = map[interp.Key]int{st.Key(): 0}, []interp.Key{st.Key()}
	for _, m := range line {
		st.Apply(m)
		s.line = append(s.line, st.Key())
		s.onLine[st.Key()] = len(s.line) - 1
	}
}

// known is what is left of the line that wins, if the position lies on it. Piles may have changed
// places since, so that the moves are found anew by where they lead.
func (s *Session) known() []interp.Move {
	i, ok := s.onLine[s.State.Key()]
	if !ok {
		return nil
	}
	var line, moves []interp.Move
	st := s.State.Clone()
	for _, next := range s.line[i+1:] {
		moves = st.Moves(moves)
		j := slices.IndexFunc(moves, func(m interp.Move) bool { return st.After(m) == next })
		if j < 0 {
			return nil
		}
		line = append(line, moves[j])
		st.Apply(moves[j])
	}
	if st.Status() != interp.Won {
		return nil
	}
	return line
}
