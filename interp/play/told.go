package play

import "pat/interp"

// This file tells what moves did that were made, with all that happened by itself, and by which
// lines of the rules.

// A Told move is one that was made, and what was done in it: first by the player, then by itself.
type Told struct {
	Move  string
	Deeds []interp.Deed
}

// Told tells of the moves made from one on, counted from 0, and of so many. The position is gone
// back to and come from again, and is then as it was.
func (s *Session) Told(from, n int) []Told {
	from, end := max(0, from), len(s.made)
	var out []Told
	for range end - from {
		s.State.Undo()
	}
	for i := from; i < end; i++ {
		deeds := s.State.ApplyTold(s.made[i].move)
		if i < from+n {
			out = append(out, Told{s.made[i].name, deeds})
		}
	}
	return out
}

// LastStep is how many moves the last command made.
func (s *Session) LastStep() int {
	for i := len(s.made) - 1; i >= 0; i-- {
		if !s.made[i].along {
			return len(s.made) - i
		}
	}
	return len(s.made)
}
