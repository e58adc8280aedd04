package play

import (
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
	// Patience is how many times as long as else a search may take; 0 is 1.
	Patience int

	state *interp.State
	key   interp.Key
	seed  uint64
	line  []interp.Move // that wins from here, known before
	seen  *Seen
}

// Query asks about the position as it is now.
func (s *Session) Query() *Query {
	return &Query{
		state: s.State.Clone(), key: s.State.Key(), seed: s.Deal.Seed(), line: s.known(), seen: s.Seen(),
	}
}

// Open reports whether the player knows all there is to know: where each card lies, and that
// nothing is left to chance.
func (q *Query) Open() bool { return q.seen.Unknown() == 0 && !q.state.Game().Shuffles() }

// Asked reports whether a session is still where it was when it was asked.
func (q *Query) Asked(s *Session) bool { return s.State.Key() == q.key }

// Proof is why the position cannot be won any more, or "" where that is not seen at once: it takes
// a few hundredths of a second. It is asked where all cards are known to the player.
func (q *Query) Proof(ctx context.Context) string {
	if q.line != nil {
		return ""
	}
	rep := solve.Solve(ctx, q.state, solve.Limits{
		Positions: proofPositions, Memory: searchMemory / 4, Seed: q.seed, Watch: yield,
	})
	if rep.Verdict == solve.Unwinnable {
		return rep.Reason
	}
	return ""
}

// Search finds out, as far as two seconds allow (more with Patience), whether the position can be
// won by who knows all cards. It stops when the context is done.
func (q *Query) Search(ctx context.Context) solve.Report {
	if q.line != nil {
		return solve.Report{Verdict: solve.Won, Reason: "a line was found before", Line: q.line}
	}
	ctx, cancel := context.WithTimeout(ctx, searchTime*time.Duration(max(1, q.Patience)))
	defer cancel()
	return solve.Solve(ctx, q.state, solve.Limits{Memory: searchMemory, Seed: q.seed, Polish: true, Watch: yield})
}

// Search finds out whether the position can be won, and remembers it: a line once found is kept, so
// that who follows it comes to its end.
func (s *Session) Search(ctx context.Context) solve.Report {
	rep := s.Query().Search(ctx)
	s.Learn(rep)
	return rep
}

// Learn remembers what a search about the position, as it is, has found.
func (s *Session) Learn(rep solve.Report) {
	switch rep.Verdict {
	case solve.Won:
		s.Know(rep.Line)
	case solve.Unwinnable:
		s.Lose()
	}
}

// Lose remembers that no win is left from here on, which was proved.
func (s *Session) Lose() {
	if !s.Hopeless() {
		s.hopeless, s.lostAt = true, len(s.made)
	}
}

// Hopeless reports whether it was proved, here or before, that no win is left.
func (s *Session) Hopeless() bool { return s.hopeless && s.lostAt <= len(s.made) }

// Know remembers the positions on a line that wins from here, found for this position in whatever
// session.
func (s *Session) Know(line []interp.Move) {
	st := s.State.Clone()
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

// A Hint is a move worth making.
type Hint struct {
	Move string // empty if no line wins
	Best interp.Move
	Wins bool   // it is the first of a line that wins
	Left int    // moves of that line
	None string // why no line wins
}

// Hint looks for a good move: the first of a line that wins, or else the first towards the best
// position met. ok is false when there is no move.
func (s *Session) Hint(ctx context.Context) (h Hint, ok bool) {
	if len(s.State.Moves(nil)) == 0 {
		return Hint{}, false
	}
	return s.Advise(s.Query().Search(ctx))
}

// Advise reads a hint off what a search about the position, as it is, has found, and remembers
// that. ok is false when there is no move.
func (s *Session) Advise(rep solve.Report) (h Hint, ok bool) {
	moves := s.State.Moves(nil)
	if len(moves) == 0 {
		return Hint{}, false
	}
	s.Learn(rep)
	switch {
	case rep.Verdict == solve.Unwinnable:
		return Hint{None: rep.Reason}, true
	case rep.Verdict == solve.Won:
		best := rep.Line[0]
		return Hint{Move: s.Labels.Format(s.State, best), Best: best, Wins: true, Left: len(rep.Line)}, true
	case len(rep.Line) > 0:
		return Hint{Move: s.Labels.Format(s.State, rep.Line[0]), Best: rep.Line[0]}, true
	}
	return Hint{Move: s.Labels.Format(s.State, moves[0]), Best: moves[0]}, true
}
