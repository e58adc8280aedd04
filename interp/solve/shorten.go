package solve

import (
	"slices"

	"pat/interp"
)

// shortenBudget is how many positions shortening by short cuts may look at.
const shortenBudget = 100_000

// A line is long that has more than so many moves for each card of the game: such lines come of searches that go deep first,
// and are worth more work.
const longLine = 6

// shorten makes a line that wins shorter: it cuts loops out, and goes straight where one move leads to a position that
// the line comes to later. A line that is long even so is led by the shortest way through the positions around it.
func shorten(from *interp.State, line []interp.Move) []interp.Move {
	line = cutShort(from, line)
	for len(line) > longLine*from.Cards() {
		next, ok := newSurroundings(from, line).shortest()
		if !ok || len(next) >= len(line) {
			break
		}
		line = next
	}
	return line
}

// cutShort takes short cuts until there are none.
func cutShort(from *interp.State, line []interp.Move) []interp.Move {
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
			if j, met := last[after(s, m)]; met && j > to {
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

// after is the key of the position that a move leads to.
func after(s *interp.State, m interp.Move) interp.Key {
	if k, ok := s.Foresee(m); ok {
		return k
	}
	s.Apply(m)
	k := s.Key()
	s.Undo()
	return k
}

// surroundings are the positions of a line and those around it, with the moves between them (Nakhost and Müller, "Action
// elimination and plan neighborhood graph search", 2010).
type surroundings struct {
	from  *interp.State
	index map[interp.Key]int32
	spots []spot
	store []byte  // packed positions of the spots
	edges []int32 // to spots
	goal  int32
}

// A spot is a position: where it is packed, and its edges, if it was looked at.
type spot struct {
	key         interp.Key
	at          int
	first, last int32
}

// Around a line of n moves there are at most around × n positions, and no more than aroundMost.
const (
	around     = 40
	aroundMost = 40_000
)

func newSurroundings(from *interp.State, line []interp.Move) *surroundings {
	g := &surroundings{from: from, index: map[interp.Key]int32{}}
	s := from.Clone()
	g.add(s)
	for _, m := range line {
		s.Apply(m)
		g.goal = g.add(s)
	}
	most := min(around*len(line), aroundMost)
	var moves []interp.Move
	onLine := len(g.spots)
	for i := 0; i < len(g.spots) && (i < onLine || len(g.spots) < most); i++ {
		if int32(i) == g.goal {
			continue
		}
		s.Unpack(g.store[g.spots[i].at:])
		g.spots[i].first = int32(len(g.edges))
		moves = s.Moves(moves)
		for _, m := range moves {
			k, foreseen := s.Foresee(m)
			to, met := g.index[k]
			if !foreseen || !met {
				s.Apply(m)
				switch s.Status() {
				case interp.Won:
					to, met = g.goal, true
				case interp.Playing:
					if met || len(g.spots) < most {
						to, met = g.add(s), true
					} else {
						to, met = g.index[s.Key()]
					}
				}
				s.Undo()
			}
			if met {
				g.edges = append(g.edges, to)
			}
		}
		g.spots[i].last = int32(len(g.edges))
	}
	return g
}

// add makes a position a spot, if it is none yet.
func (g *surroundings) add(s *interp.State) int32 {
	k := s.Key()
	i, met := g.index[k]
	if !met {
		i = int32(len(g.spots))
		g.index[k] = i
		g.spots = append(g.spots, spot{key: k, at: len(g.store)})
		g.store = s.Pack(g.store)
	}
	return i
}

// shortest is the shortest line through the surroundings.
func (g *surroundings) shortest() ([]interp.Move, bool) {
	before := make([]int32, len(g.spots))
	for i := range before {
		before[i] = -1
	}
	queue := []int32{0}
	before[0] = 0
	for len(queue) > 0 && before[g.goal] < 0 {
		i := queue[0]
		queue = queue[1:]
		for _, to := range g.edges[g.spots[i].first:g.spots[i].last] {
			if before[to] < 0 {
				before[to] = i
				queue = append(queue, to)
			}
		}
	}
	if before[g.goal] < 0 {
		return nil, false
	}
	var way []int32
	for i := g.goal; i != 0; i = before[i] {
		way = append(way, i)
	}
	slices.Reverse(way)
	s := g.from.Clone()
	var line []interp.Move
	for _, to := range way {
		moves := s.Moves(nil)
		i := slices.IndexFunc(moves, func(m interp.Move) bool {
			if to != g.goal {
				return after(s, m) == g.spots[to].key
			}
			s.Apply(m)
			defer s.Undo()
			return s.Status() == interp.Won
		})
		if i < 0 {
			return nil, false
		}
		s.Apply(moves[i])
		line = append(line, moves[i])
	}
	return line, true
}
