package solve

import (
	"context"
)

// A plunge goes depth first, likely choices first, as the prover does, and leaves out what may well
// hold a win: a card that can go out goes out, and cards that are built alike are taken for the
// same (the streamliners of Blake and Gent, "The winnability of Klondike and many other
// single-player card games"). Where it comes to the bottom it has proved nothing, but there hardly
// is a win.
//
// Short plunges begin anew, with choices that are equally likely made at random. The long one goes
// on: what it has left behind it need not look at again.
type plunges struct {
	short, long *prover // if they have begun
	begun       int     // short ones
	bytes       int64   // for the long one
}

func (f *finder) newPlunge(m *mover, seen *table) *prover {
	return &prover{m: m, seen: seen, refute: newRefuter(m, inDepth), plunges: true}
}

const (
	plungeUnits = 4  // of the shortest plunge
	plungeTurn  = 16 // units for which the long one goes on
)

// plunge makes a short plunge.
func (f *finder) plunge(ctx context.Context, most int64) (line []step, won bool) {
	p := f.plunges.short
	if p == nil {
		p = f.newPlunge(f.m, f.seen)
		p.random = f.random
		f.plunges.short = p
	}
	others := f.positions - p.positions
	p.begin(f.from)
	f.plunges.begun++
	return f.run(ctx, p, others, min(plungeUnits*f.unit*int64(luby(f.plunges.begun)), most))
}

// plungeLong goes on with the long plunge.
func (f *finder) plungeLong(ctx context.Context, most int64) (line []step, won bool) {
	p := f.plunges.long
	others := f.positions - p.spent()
	if p == nil {
		p = f.newPlunge(newMover(f.from.Clone(), true), newTable(f.plunges.bytes))
		p.begin(f.from)
		f.plunges.long = p
	}
	return f.run(ctx, p, others, most)
}

// run goes on with a plunge, where all others have looked at so many positions.
func (f *finder) run(ctx context.Context, p *prover, others, most int64) (line []step, won bool) {
	p.tick = func() {
		if f.positions, f.depth = others+p.positions, len(p.frames); f.tick != nil {
			f.tick()
		}
	}
	p.run(ctx, most)
	f.positions = others + p.positions
	return p.path, p.won
}

// bottom reports whether a plunge came to its end without a win.
func (f *finder) bottom() bool { return f.plunges.short.failed() || f.plunges.long.failed() }

// failed reports whether a search came to its end without a win, if it has begun.
func (p *prover) failed() bool { return p != nil && p.done && !p.won }

// spent is how many positions a search has looked at, if it has begun.
func (p *prover) spent() int64 {
	if p == nil {
		return 0
	}
	return p.positions
}
