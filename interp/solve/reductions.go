package solve

import (
	"pat/interp"
	"pat/interp/internal/reduce"
)

// This file tells others what a search knows of a position without searching.

// Reductions tells what a search that goes on from a position may leave out, a finding a line; none
// where the position cannot be searched.
func Reductions(at *interp.State) []string {
	r, err := reduce.Of(at.Machine())
	if err != nil {
		return nil
	}
	defer r.Release()
	found, _ := r.Reductions()
	return found
}

// SafePlays keeps of some legal moves, in their own memory, the plays to the foundations that can
// never spoil a win.
func SafePlays(at *interp.State, moves []interp.Move) []interp.Move {
	r, err := reduce.Of(at.Machine())
	if err != nil {
		return nil
	}
	defer r.Release()
	return r.SafePlays(moves)
}
