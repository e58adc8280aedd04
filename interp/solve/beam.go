package solve

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"pat/interp"
)

// Options bound a search.
type Options struct {
	Width     int // positions kept at each depth
	Depth     int // moves looked ahead
	Positions int // positions looked at in all; 0 is no bound
	Seed      uint64
}

// A Result is what the finder came back with: a line of moves from the position it was given. If Won, the line wins;
// else it leads to the most promising position met.
type Result struct {
	Won       bool
	Line      []interp.Move
	Positions int
}

type node struct {
	state  *interp.State
	parent *node
	move   interp.Move
	score  float64
}

func (n *node) line() []interp.Move {
	var out []interp.Move
	for ; n.parent != nil; n = n.parent {
		out = append(out, n.move)
	}
	slices.Reverse(out)
	return out
}

// Find looks for a win from a position. The position is not changed.
func Find(from *interp.State, o Options) Result {
	var res Result
	random := rand.New(rand.NewPCG(o.Seed, 1))
	root := &node{state: from.Clone()}
	best, bestScore := root, score(root.state)
	beam := []*node{root}
	seen := map[uint64]bool{root.state.Hash(): true}
	var moves []interp.Move
	for depth := 0; depth < o.Depth && len(beam) > 0; depth++ {
		var next []*node
		for _, n := range beam {
			moves = n.state.Moves(moves)
			for _, m := range moves {
				res.Positions++
				if o.Positions > 0 && res.Positions > o.Positions {
					res.Line = best.line()
					return res
				}
				n.state.Apply(m)
				child := &node{parent: n, move: m}
				switch h := n.state.Hash(); {
				case n.state.Status() == interp.Won:
					res.Won, res.Line = true, child.line()
					return res
				case n.state.Status() == interp.Playing && !seen[h]:
					seen[h] = true
					child.score = score(n.state) + 0.8*random.Float64()
					next = append(next, child)
				}
				n.state.Undo()
			}
		}
		slices.SortStableFunc(next, func(a, b *node) int { return cmp.Compare(b.score, a.score) })
		next = next[:min(len(next), o.Width)]
		for _, n := range next {
			n.state = n.parent.state.Clone()
			n.state.Apply(n.move)
			n.state.Forget()
		}
		for _, n := range beam {
			n.state = nil
		}
		if len(next) > 0 && next[0].score > bestScore {
			best, bestScore = next[0], next[0].score
		}
		beam = next
	}
	res.Line = best.line()
	return res
}
