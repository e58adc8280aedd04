package solve

import "pat/interp"

// shortenBudget is how many positions shortening may look at.
const shortenBudget = 100_000

// shorten makes a line that wins shorter: it cuts loops out, and goes straight where one move leads to a position that
// the line comes to later.
func shorten(from *interp.State, line []interp.Move) []interp.Move {
	for budget := shortenBudget; budget > 0; {
		next, ok := shortcut(from, line, &budget)
		if !ok || len(next) >= len(line) {
			break
		}
		line = next
	}
	return line
}

// shortcut goes along a line by its positions. Positions are equal that differ in the order of like piles, so a move of
// the line may have another name where a loop was cut out: every move is found by the position it leads to.
func shortcut(from *interp.State, line []interp.Move, budget *int) (out []interp.Move, ok bool) {
	last := make(map[interp.Key]int, len(line)+1) // where the line comes to a position for the last time
	s := from.Clone()
	last[s.Key()] = 0
	for i, m := range line {
		s.Apply(m)
		last[s.Key()] = i + 1
	}
	s.CopyFrom(from)
	var moves []interp.Move
	for i := last[s.Key()]; i < len(line); {
		moves = s.Moves(moves)
		*budget -= len(moves)
		if *budget < 0 {
			return nil, false
		}
		best, to := interp.Move(0), i
		for _, m := range moves {
			k, ok := s.Foresee(m)
			if !ok {
				s.Apply(m)
				k = s.Key()
				s.Undo()
			}
			if j, met := last[k]; met && j > to {
				best, to = m, j
			}
		}
		if to == i {
			return nil, false
		}
		s.Apply(best)
		out = append(out, best)
		i = to
	}
	return out, true
}
