package play

import (
	"context"
	"slices"

	"pat/dsl"
	"pat/interp"
	"pat/interp/solve"
)

// This file finds the moves that need no thought: cards that are safe on the foundations, only
// moves, and the rest of a game that is decided.

// Auto lists the moves that need no thought, in the order in which they are made: those that finish
// a game which is decided, or else cards that are safe on the foundations, and the only move where
// there is but one, of which so many at most and none that goes round.
func (q *Query) Auto(ctx context.Context, most int) (moves []interp.Move, forced int, won bool) {
	if moves = q.Finish(); moves != nil {
		return moves, 0, true
	}
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
	return moves, len(been), st.Status() == interp.Won
}

// safeRun makes plays to the foundations as long as one is safe, and returns them.
func safeRun(st *interp.State) (moves []interp.Move) {
	var buf []interp.Move
	for {
		buf = st.Moves(buf)
		safe := solve.SafePlays(st, buf)
		if len(safe) == 0 {
			return moves
		}
		moves = append(moves, safe[0])
		st.Apply(safe[0])
	}
}

// mostOut bounds how many moves finish a game.
const mostOut = 2000

// Finish lists the moves that win a game which is decided: where the player knows all cards, and
// putting cards out, turning the stock and only moves come to a win. Else it is nil.
func (q *Query) Finish() []interp.Move { return finish(q.state, q.seen) }

// Finish is that of a question.
func (s *Session) Finish() []interp.Move { return finish(s.State, s.Seen()) }

func finish(s *interp.State, seen *Seen) []interp.Move {
	if seen.Unknown() > 0 {
		return nil
	}
	st := s.Clone()
	defer st.Release()
	been := map[interp.Key]bool{}
	var moves, buf []interp.Move
	for st.Status() == interp.Playing && len(moves) < mostOut && !been[st.Key()] {
		been[st.Key()] = true
		buf = st.DistinctMoves(buf)
		i := slices.IndexFunc(buf, func(m interp.Move) bool { return out(st, m) })
		if i < 0 {
			i = slices.IndexFunc(buf, func(m interp.Move) bool { return m.Kind() == interp.Turn })
		}
		if i < 0 && len(buf) == 1 && buf[0].Kind() != interp.Action {
			i = 0
		}
		if i < 0 && !st.Game().Shuffles() {
			i = slices.IndexFunc(buf, func(m interp.Move) bool { return m.Kind() == interp.Action })
		}
		if i < 0 {
			return nil
		}
		moves = append(moves, buf[i])
		st.Apply(buf[i])
	}
	if st.Status() != interp.Won {
		return nil
	}
	return moves
}

// out reports whether a move puts cards out: to a foundation or away.
func out(st *interp.State, m interp.Move) bool {
	switch m.Kind() {
	case interp.Play, interp.Pluck, interp.Set:
	default:
		return false
	}
	home := func(pile int) bool {
		k := st.Game().ZoneOf(pile).Kind
		return k == dsl.Foundations || k == dsl.Discard
	}
	return home(m.To()) && (m.Kind() == interp.Set || !home(m.From()))
}

// TakesBack reports whether a move takes a card back from a foundation: if cards went there by
// themselves, it would go out again at once.
func (s *Session) TakesBack(m interp.Move) bool {
	return slices.ContainsFunc(s.Labels.Leaves(s.State, m), func(pile int) bool {
		return s.Game.ZoneOf(pile).Kind == dsl.Foundations
	})
}

// Out lists the plays to the foundations that may be made by themselves, one after another: those
// that nobody could want back, or all.
func (s *Session) Out(all bool) (moves []interp.Move) {
	st := s.State.Clone()
	if !all {
		return safeRun(st)
	}
	var buf []interp.Move
	for st.Status() == interp.Playing && len(moves) < mostOut {
		buf = st.DistinctMoves(buf)
		i := slices.IndexFunc(buf, func(m interp.Move) bool { return m.Kind() == interp.Play && out(st, m) })
		if i < 0 {
			break
		}
		moves = append(moves, buf[i])
		st.Apply(buf[i])
	}
	return moves
}
