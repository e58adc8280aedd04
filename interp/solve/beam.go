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

// alikeWithin is the parts of a score within which positions are judged alike: by several ways of
// adding up the same one comes to slightly different sums.
const alikeWithin = 64

// beam goes down layer by layer and keeps so many of the most promising positions of each (a beam
// search). It proves nothing where it ends: what it dropped may have held the win. It finds wins
// where every single line looks bad for long, since it compares only positions of one depth. It
// ends when it has got no further for as many layers as there are cards.
func (f *finder) beam(ctx context.Context, width int, most int64) (line []step, won bool) {
	stop := f.positions + min(most, math.MaxInt64-f.positions)
	if over, won := f.begin(); over {
		return nil, won
	}
	f.refute.asking, f.forgets = inBeams, true
	defer func() { f.forgets = false }()
	add := func(c cand) { f.layer = append(f.layer, c) }
	first, end := int32(0), int32(1)
	best, since := f.nodes[0].score, 0
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
		first = end
		top := f.keepLayer(width)
		if end = int32(len(f.nodes)); end == first {
			return nil, false
		}
		if top > best {
			best, since = top, f.depth
		} else if f.depth-since > f.from.CardCount() {
			return nil, false
		}
	}
	return nil, false
}

// keepLayer keeps so many of the layer, the most promising first, and returns the best score of
// them. The whole layer is listed and sorted first: only what is kept is made again, and asked
// whether it is hopeless, which costs more.
//
// Of positions that are judged alike to the last a beam by itself keeps one: hardly ever do they
// differ in anything that matters, and a layer that is full of them comes down to a few choices
// made long ago. The narrow beams of deep games win no more by it.
func (f *finder) keepLayer(width int) (best float32) {
	slices.SortFunc(f.layer, func(a, b cand) int { return cmp.Compare(b.score, a.score) })
	f.last, f.store = f.store, f.last[:0]
	clear(f.judged)
	first := len(f.nodes)
	best = float32(math.Inf(-1))
	for _, c := range f.layer {
		score := c.score - f.noise(c.parent, c.step)
		judged := int32(math.Round(float64(score * alikeWithin)))
		if f.widening && f.judged[judged] {
			continue
		}
		f.m.load(f.last[f.nodes[c.parent].at:], f.nodes[c.parent].step)
		f.m.do(c.step)
		if f.refute.hopeless(f.m.s, nowhere) {
			continue
		}
		if len(f.nodes) == first {
			f.note(c)
		}
		f.judged[judged] = true
		best = max(best, score)
		f.keep(c)
		if len(f.nodes)-first >= width {
			break
		}
	}
	return best
}
