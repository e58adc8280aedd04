package play

import (
	"slices"

	"pat/interp"
)

// This file finds out whether a game goes on for ever and nothing changes any more.

// stuckBound is how many positions are gone through to see that turning the stock goes round.
const stuckBound = 2000

// A stand is a position and what the player knows in it.
type stand struct {
	state *interp.State
	seen  *Seen // nil where all cards are known and nothing is left to chance
}

// after is the stand that a move has led the state to. ok is false where the player could not know
// what comes: a card turns up that he has not seen, or one is left to chance.
func (x stand) after() (_ stand, ok bool) {
	next := stand{state: x.state.Clone()}
	if x.seen == nil {
		return next, true
	}
	_, moves := x.state.History(0)
	last := moves[len(moves)-1]
	if slices.ContainsFunc(last, func(c interp.Change) bool { return c.Kind == interp.Shuffled }) {
		return next, false
	}
	next.seen = x.seen.clone()
	return next, !next.seen.follow(last)
}

// Stuck reports whether the game goes on for ever and no card can be played any more, now or after
// whatever turning and actions. Every position that can be reached by them is looked at, so that it
// is never a guess; it says no where there are too many, where turning comes to an end, which tells
// itself, and where a card would come up that the player has not seen.
func (s *Session) Stuck() bool {
	if s.Status() != interp.Playing {
		return false
	}
	been := map[interp.Key]bool{s.State.Key(): true}
	moves := s.State.Moves(nil)
	if leads(s.State, moves, been) {
		return false
	}
	first := stand{state: s.State.Clone()}
	if v := s.Seen(); v.Unknown() > 0 || s.Game.Shuffles() {
		first.seen = v
	}
	todo := []stand{first}
	for len(todo) > 0 {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		moves = x.state.Moves(moves)
		if len(moves) == 0 || leads(x.state, moves, been) {
			return false
		}
		for _, m := range moves {
			x.state.Apply(m)
			if there := x.state.Key(); !been[there] {
				next, foreseen := x.after()
				if !foreseen || len(been) == stuckBound {
					return false
				}
				been[there] = true
				todo = append(todo, next)
			}
			x.state.Undo()
		}
	}
	return true
}

// leads reports whether one of some moves comes to something: a card is played and changes the
// position, or the game ends.
func leads(st *interp.State, moves []interp.Move, been map[interp.Key]bool) bool {
	for _, m := range moves {
		st.Apply(m)
		over, there := st.Status() != interp.Playing, st.Key()
		st.Undo()
		if over || !been[there] && m.Kind() != interp.Turn && m.Kind() != interp.Action {
			return true
		}
	}
	return false
}
