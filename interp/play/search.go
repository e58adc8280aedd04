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
)

// A Query asks about the position of a session as it was when the query was made. It works on a
// copy: it may be asked on another goroutine while the game goes on, by one at a time.
type Query struct {
	state *interp.State
	key   interp.Key
	seed  uint64
	line  []interp.Move // that wins from here, known before
}

// Query asks about the position as it is now.
func (s *Session) Query() *Query {
	return &Query{s.State.Clone(), s.State.Key(), s.Deal.Seed(), s.known()}
}

// Asked reports whether a session is still where it was when it was asked.
func (q *Query) Asked(s *Session) bool { return s.State.Key() == q.key }

// Search finds out, as far as two seconds allow, whether the position can be won by who knows all
// cards. It stops when the context is done.
func (q *Query) Search(ctx context.Context) solve.Report {
	if q.line != nil {
		return solve.Report{Verdict: solve.Won, Reason: "a line was found before", Line: q.line}
	}
	ctx, cancel := context.WithTimeout(ctx, searchTime)
	defer cancel()
	return solve.Solve(ctx, q.state, solve.Limits{Memory: searchMemory, Seed: q.seed, Polish: true})
}

// Auto lists the moves that need no thought, in the order in which they are made: cards that are
// safe on the foundations, and the only move where there is but one, of which so many at most and
// none that goes round.
func (q *Query) Auto(ctx context.Context, most int) (moves []interp.Move, forced int) {
	st := q.state.Clone()
	been := map[interp.Key]bool{}
	for ctx.Err() == nil && len(been) < most {
		moves = append(moves, safeRun(st)...)
		ms, key := st.DistinctMoves(nil), st.Key()
		if len(ms) != 1 || been[key] {
			break
		}
		been[key] = true
		moves = append(moves, ms[0])
		st.Apply(ms[0])
	}
	return moves, len(been)
}

// safeRun makes plays to the foundations as long as one is safe, and returns them.
func safeRun(st *interp.State) (moves []interp.Move) {
	var buf []interp.Move
	for {
		buf = st.Moves(buf)
		safe := st.SafePlays(buf)
		if len(safe) == 0 {
			return moves
		}
		moves = append(moves, safe[0])
		st.Apply(safe[0])
	}
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
	if rep.Verdict == solve.Won {
		s.Know(rep.Line)
	}
}

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
		j := slices.IndexFunc(moves, func(m interp.Move) bool { return st.After(m) == next.A })
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
		return Hint{Move: s.Labels.Format(s.State, rep.Line[0]), Wins: true, Left: len(rep.Line)}, true
	case len(rep.Line) > 0:
		return Hint{Move: s.Labels.Format(s.State, rep.Line[0])}, true
	}
	return Hint{Move: s.Labels.Format(s.State, moves[0])}, true
}

// stuckBound is how many positions are gone through to see that turning the stock goes round.
const stuckBound = 2000

// Stuck reports whether the game goes on for ever and no card can be played any more, now or after
// whatever turning and actions. Every position that can be reached by them is looked at, so that it
// is never a guess; it says no where there are too many, and where turning comes to an end, which
// tells itself.
func (s *Session) Stuck() bool {
	if s.Status() != interp.Playing {
		return false
	}
	seen := map[interp.Key]bool{s.State.Key(): true}
	todo := []*interp.State{s.State.Clone()}
	var moves []interp.Move
	for len(todo) > 0 {
		st := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		here := st.Key()
		moves = st.Moves(moves)
		if len(moves) == 0 {
			return false
		}
		for _, m := range moves {
			st.Apply(m)
			there := st.Key()
			switch {
			case st.Status() != interp.Playing:
				return false
			case there == here || seen[there]:
			case m.Kind() != interp.Turn && m.Kind() != interp.Action || len(seen) == stuckBound:
				return false
			default:
				seen[there] = true
				todo = append(todo, st.Clone())
			}
			st.Undo()
		}
	}
	return true
}
