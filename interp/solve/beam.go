package solve

import (
	"cmp"
	"context"
	"math"
	"slices"
)

// layersMost bounds how deep a beam goes, widthMost how wide one is.
const (
	layersMost = 5000
	widthMost  = 16_384
)

// beam goes down layer by layer and keeps so many of the most promising positions of each (a beam
// search). It proves nothing where it ends: what it dropped may have held the win. It finds wins
// where every single line looks bad for long, since it compares only positions of one depth.
func (f *finder) beam(ctx context.Context, width int, most int64) (line []step, won bool) {
	stop := f.positions + min(most, math.MaxInt64-f.positions)
	if over, won := f.begin(); over {
		return nil, won
	}
	f.refute.asking = inBeams
	add := func(c cand) { f.layer = append(f.layer, c) }
	first, end := int32(0), int32(1)
	for f.depth = range layersMost {
		if f.tick != nil {
			f.tick()
		}
		f.layer = f.layer[:0]
		for i := first; i < end; i++ {
			if ctx.Err() != nil || f.positions > stop {
				return nil, false
			}
			f.load(i)
			if line, won := f.expand(i, add); won {
				return line, true
			}
		}
		if len(f.layer) == 0 {
			return nil, false
		}
		slices.SortFunc(f.layer, func(a, b cand) int { return cmp.Compare(b.score, a.score) })
		f.last, f.store = f.store, f.last[:0]
		first = int32(len(f.nodes))
		for _, c := range f.layer {
			// The whole layer is listed and sorted first: only what is kept is made again, and
			// asked whether it is hopeless, which costs more.
			f.m.load(f.last[f.nodes[c.parent].at:], f.nodes[c.parent].step)
			f.m.do(c.step)
			if f.refute.hopeless(f.m.s) {
				continue
			}
			if len(f.nodes) == int(first) {
				f.note(c)
			}
			f.keep(c)
			if len(f.nodes)-int(first) >= width {
				break
			}
		}
		end = int32(len(f.nodes))
	}
	return nil, false
}
