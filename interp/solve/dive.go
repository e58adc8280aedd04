package solve

import (
	"context"
	"math"
)

// dive looks at the most promising position first, wherever it was met (best-first search). It goes
// on for as long as it gets further: it ends when it has looked at patience positions since it met
// the best one, or at most in all.
func (f *finder) dive(ctx context.Context, patience, most int64) (line []step, won bool) {
	stop := f.positions + min(most, math.MaxInt64-f.positions)
	best, since := float32(math.Inf(-1)), f.positions
	if over, won := f.begin(); over {
		return nil, won
	}
	f.refute.asking = inDives
	f.queue = f.queue[:0]
	push := func(c cand) { f.queue.push(c) }
	for at := int32(0); ; {
		if line, won := f.expand(at, push); won {
			return line, true
		}
		if f.nodes[at].score > best {
			best, since = f.nodes[at].score, f.positions
		}
		if f.positions > stop || f.positions-since > patience || ctx.Err() != nil {
			return nil, false
		}
		if at = f.next(at); at < 0 {
			return nil, false
		}
		if f.depth = len(f.nodes); f.tick != nil {
			f.tick()
		}
	}
}

// next puts the most promising position that may hold a win on the table and keeps it; at is the
// one that lies there. It returns -1 if none is left.
func (f *finder) next(at int32) int32 {
	for len(f.queue) > 0 {
		c := f.queue.pop()
		f.note(c)
		if c.parent != at {
			f.load(c.parent)
		}
		f.m.do(c.step)
		if f.refute.hopeless(f.m.s, nowhere) {
			at = -1 // what lies on the table now is no node: whatever comes next is loaded
			continue
		}
		f.keep(c)
		return int32(len(f.nodes) - 1)
	}
	return -1
}

// A queue is a binary heap, the highest score on top.
type queue []cand

func (q *queue) push(c cand) {
	*q = append(*q, c)
	h := *q
	i := len(h) - 1
	for i > 0 {
		up := (i - 1) / 2
		if h[up].score >= c.score {
			break
		}
		h[i] = h[up]
		i = up
	}
	h[i] = c
}

func (q *queue) pop() cand {
	h := *q
	top, last := h[0], h[len(h)-1]
	h = h[:len(h)-1]
	*q = h
	if len(h) == 0 {
		return top
	}
	i := 0
	for {
		down := 2*i + 1
		if down >= len(h) {
			break
		}
		if down+1 < len(h) && h[down+1].score > h[down].score {
			down++
		}
		if h[down].score <= last.score {
			break
		}
		h[i] = h[down]
		i = down
	}
	h[i] = last
	return top
}
