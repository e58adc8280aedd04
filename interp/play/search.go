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

// Search finds out, as far as two seconds allow, whether the position can be won by who knows all
// cards. A line once found is kept, so that who follows it comes to its end. It stops when the
// context is done.
func (s *Session) Search(ctx context.Context) solve.Report {
	if line := s.known(); line != nil {
		return solve.Report{Verdict: solve.Won, Reason: "a line was found before", Line: line}
	}
	ctx, cancel := context.WithTimeout(ctx, searchTime)
	defer cancel()
	rep := solve.Solve(ctx, s.State, solve.Limits{Memory: searchMemory, Seed: s.Deal.Seed(), Polish: true})
	if rep.Verdict == solve.Won {
		s.Know(rep.Line)
	}
	return rep
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
	moves := s.State.Moves(nil)
	if len(moves) == 0 {
		return Hint{}, false
	}
	switch r := s.Search(ctx); {
	case r.Verdict == solve.Unwinnable:
		return Hint{None: r.Reason}, true
	case r.Verdict == solve.Won:
		return Hint{Move: s.Labels.Format(s.State, r.Line[0]), Wins: true, Left: len(r.Line)}, true
	case len(r.Line) > 0:
		return Hint{Move: s.Labels.Format(s.State, r.Line[0])}, true
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
