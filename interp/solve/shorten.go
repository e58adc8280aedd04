package solve

import (
	"context"

	"pat/dsl/cards"
	"pat/interp"
)

// winding tells which lines are straightened, by dives how long: those that play more often for each card of the game than a
// few times, as searches find that go deep first.
var winding = []struct {
	plays int   // for each card
	units int64 // of a dive
}{{3, 1}, {4, 4}, {6, 16}}

// straighten makes a line that wins shorter: by short cuts, and while it winds all the same, by the end of a dive in place
// of its own, from as early on as one is won. Deals that only a long search wins from the beginning are won by a short one
// where half of the work is done.
func (f *finder) straighten(ctx context.Context, from *interp.State, line []interp.Move) []interp.Move {
	begin := f.from
	defer func() { f.from = begin }()
	f.manner = manners[0]
	f.sc.vary(f.random, 0)
	line = shorten(from, line)
	for _, w := range winding {
		before := len(line)
		for first, last := 0, len(line); last-first > max(1, len(line)/16) && plays(line) > w.plays*from.Cards(); {
			mid := (first + last) / 2
			end, won := f.finish(ctx, begin, from, line[:mid], w.units*f.unit)
			if won && mid+len(end) < len(line) {
				line, last = append(line[:mid:mid], end...), mid
			} else {
				first = mid
			}
		}
		if len(line) < before {
			line = shorten(from, line)
		}
	}
	return line
}

// finish goes along the beginning of a line and makes a dive from there.
func (f *finder) finish(ctx context.Context, begin, from *interp.State, line []interp.Move, most int64) (end []interp.Move, won bool) {
	f.from, from = begin.Clone(), from.Clone()
	for _, m := range line {
		f.from.Apply(m)
		from.Apply(m)
	}
	steps, won := f.dive(ctx, most, most)
	if !won {
		return nil, false
	}
	end, err := f.m.replay(f.from, from, steps)
	return end, err == nil
}

// plays counts the moves of a line that do not turn the stock.
func plays(line []interp.Move) int {
	n := 0
	for _, m := range line {
		if m.Kind() != interp.Turn {
			n++
		}
	}
	return n
}

// shortenBudget is how many positions shortening by short cuts may look at.
const shortenBudget = 100_000

// shorten makes a line that wins shorter: it cuts loops out, and goes straight where one move leads to a position that
// the line comes to later. Once is enough: what is left of the line has been as far as it goes from every position on it.
func shorten(from *interp.State, line []interp.Move) []interp.Move {
	if next, ok := shortcut(from, line); ok && len(next) < len(line) {
		return next
	}
	return line
}

// soon is within how many moves a card is moved again where it could have gone at once.
const soon = 8

// shortcut goes along a line by its positions. Positions are equal that differ in the order of like piles, so a move of
// the line may have another name where a loop was cut out: every move is found by the position it leads to.
func shortcut(from *interp.State, line []interp.Move) (out []interp.Move, ok bool) {
	budget := shortenBudget
	last := make(map[interp.Key]int, len(line)+1) // where the line comes to a position for the last time
	s := from.Clone()
	last[s.Key()] = 0
	keys, moved := make([]interp.Key, len(line)), make([]cards.Mask, len(line)) // after each move, and by it
	for i, m := range line {
		moved[i] = cardsOf(s, m)
		s.Apply(m)
		keys[i] = s.Key()
		last[keys[i]] = i + 1
	}
	s.CopyFrom(from)
	var moves []interp.Move
	for i := last[s.Key()]; i < len(line); {
		best, to := line[i], i
		if !movesAgain(moved[i:min(len(line), i+soon)]) && s.Legal(best) && s.KeyAfter(best) == keys[i] {
			to = last[keys[i]] // nothing leads further
		} else {
			moves = s.Moves(moves)
			if budget -= len(moves); budget < 0 {
				return nil, false
			}
			for _, m := range moves {
				if j, met := last[s.KeyAfter(m)]; met && j > to {
					best, to = m, j
				}
			}
			if to == i {
				return nil, false
			}
		}
		s.Apply(best)
		out = append(out, best)
		i = to
	}
	return out, true
}

// movesAgain reports whether cards of the first move are moved by a later one.
func movesAgain(moved []cards.Mask) bool {
	for _, m := range moved[1:] {
		if m&moved[0] != 0 {
			return true
		}
	}
	return false
}

// cardsOf is the cards that a play moves; of other moves, all.
func cardsOf(s *interp.State, m interp.Move) cards.Mask {
	if m.Kind() != interp.Play {
		return ^cards.Mask(0)
	}
	var set cards.Mask
	for n := s.Len(m.From()); n > s.Len(m.From())-m.N(); n-- {
		set |= s.Card(m.From(), n-1).Kind().Bit()
	}
	return set
}
