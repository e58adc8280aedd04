package solve

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"pat/interp"
)

// A finder looks for wins only. It goes down layer by layer and keeps the most promising positions of each (a beam
// search). What it does not find may be there.
type finder struct {
	from      *interp.State
	m         *mover
	sc        *scorer
	positions int64
	best      []step // to the most promising position met
	bestScore float32
	nodes     []beamNode
	layer     [2][]byte // packed positions of a layer and of the next
	cands     []cand
	steps     []step
	random    *rand.Rand
	seen      *table
	depth     int
	tick      func()
}

// A beamNode is a position that was kept.
type beamNode struct {
	parent int32
	at     int32 // its packed form in the layer
	step   step
}

type cand struct {
	score  float32
	parent int32
	step   step
}

func newFinder(from *interp.State, seed uint64, bytes int64) *finder {
	f := &finder{from: from, m: newMover(from.Clone(), true), random: rand.New(rand.NewPCG(seed, 0x70617469656e6365)), seen: newTable(bytes)}
	f.sc = newScorer(f.m.s)
	return f
}

// layers bounds how deep a beam goes.
const layers = 5000

// run looks for a win with a beam so wide, looking at so many positions at most.
func (f *finder) run(ctx context.Context, width int, positions int64) (line []step, won bool) {
	stop := f.positions + min(positions, math.MaxInt64-f.positions)
	f.seen.empty()
	f.m.s.CopyFrom(f.from)
	f.m.start()
	f.nodes = append(f.nodes[:0], beamNode{parent: -1})
	if f.m.s.Status() != interp.Playing {
		return nil, f.m.s.Status() == interp.Won
	}
	f.seen.add(f.m.s.Key())
	now := 0
	f.layer[now] = f.m.s.Pack(f.layer[now][:0])
	first, end := 0, 1
	for f.depth = range layers {
		if f.tick != nil {
			f.tick()
		}
		f.cands = f.cands[:0]
		for i := first; i < end; i++ {
			if ctx.Err() != nil || f.positions > stop {
				return nil, false
			}
			f.m.s.Unpack(f.layer[now][f.nodes[i].at:])
			f.steps = f.m.steps(f.steps[:0])
			for _, st := range f.steps {
				f.m.do(st)
				f.positions++
				switch f.m.s.Status() {
				case interp.Won:
					return append(f.line(i), st), true
				case interp.Playing:
					if fresh, _ := f.seen.add(f.m.s.Key()); fresh {
						f.cands = append(f.cands, cand{f.sc.score(f.m.s, f.m.outlook().next) + weight.Noise*f.random.Float32(), int32(i), st})
					}
				}
				f.m.undo()
			}
		}
		if len(f.cands) == 0 {
			return nil, false
		}
		slices.SortFunc(f.cands, func(a, b cand) int { return cmp.Compare(b.score, a.score) })
		if f.cands[0].score > f.bestScore || f.best == nil {
			f.bestScore = f.cands[0].score
			f.best = append(f.line(int(f.cands[0].parent)), f.cands[0].step)
		}
		kept := f.cands[:min(len(f.cands), width)]
		slices.SortFunc(kept, func(a, b cand) int { return cmp.Compare(a.parent, b.parent) })
		next := 1 - now
		f.layer[next] = f.layer[next][:0]
		first = len(f.nodes)
		for _, c := range kept {
			f.m.s.Unpack(f.layer[now][f.nodes[c.parent].at:])
			f.m.do(c.step)
			f.nodes = append(f.nodes, beamNode{c.parent, int32(len(f.layer[next])), c.step})
			f.layer[next] = f.m.s.Pack(f.layer[next])
		}
		end, now = len(f.nodes), next
		f.m.undone = f.m.undone[:0]
	}
	return nil, false
}

// line is the steps to a kept position.
func (f *finder) line(i int) []step {
	var out []step
	for ; i > 0; i = int(f.nodes[i].parent) {
		out = append(out, f.nodes[i].step)
	}
	slices.Reverse(out)
	return out
}
