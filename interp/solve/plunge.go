package solve

import (
	"context"

	"pat/interp"
)

// A plunge is a search that goes depth first, likely choices first, as the prover does, and leaves out what may well hold
// a win: a card that can go out goes out, and cards that are built alike are taken for the same (the streamliners of Blake and Gent,
// "The winnability of Klondike and many other single-player card games"). It is one search that goes on, for what it has left behind
// it need not look at again. Where it comes to the bottom it has proved nothing, but there hardly is a win.
func newPlunge(from *interp.State, bytes int64) *prover {
	return &prover{m: newMover(from.Clone(), true), seen: newTable(bytes), relax: from.Game().NewRelaxation(), plunges: true}
}

// A plunge gets as much time as the other attempts. They look at a position so many times longer. In deep games it
// hardly ever sees the bottom and gets less.
const (
	plungePart     = 4
	plungePartDeep = 1
)

// attemptsFirst is how many attempts come before the plunge, which wins many deals by long lines.
const attemptsFirst = 5

// plungeDue is how many positions more the plunge is to look at now.
func (f *finder) plungeDue() int64 {
	if f.attempts < attemptsFirst || f.bottom() {
		return 0
	}
	part := int64(plungePart)
	if f.deep {
		part = plungePartDeep
	}
	return part*(f.positions-f.plunged()) - f.plunged()
}

// plunged is how many positions the plunge has looked at.
func (f *finder) plunged() int64 {
	if f.plunge == nil {
		return 0
	}
	return f.plunge.positions
}

// plungeOn begins the plunge or goes on with it.
func (f *finder) plungeOn(ctx context.Context, positions int64) (line []step, won bool) {
	others := f.positions - f.plunged()
	if f.plunge == nil {
		f.plunge = newPlunge(f.from, f.left)
		f.plunge.begin()
	}
	p := f.plunge
	p.tick = func() {
		if f.positions, f.depth = others+p.positions, len(p.frames); f.tick != nil {
			f.tick()
		}
	}
	p.run(ctx, positions)
	f.positions = others + p.positions
	return p.path, p.won
}

// bottom reports whether the plunge came to its end without a win.
func (f *finder) bottom() bool { return f.plunge != nil && f.plunge.done && !f.plunge.won }
