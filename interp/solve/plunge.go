package solve

import "context"

// plungeUnits is how many times longer plunges are than dives, which look at a position for about so many times longer.
const plungeUnits = 4

// plunge searches depth first, likely choices first, and leaves out what may well hold a win: a card that can go out goes
// out, and cards that are built alike are taken for the same (the streamliners of Blake and Gent, "The winnability of
// Klondike and many other single-player card games"). Every other time choices that are equally likely are made at random.
// Where it comes to the bottom of what is left it has proved nothing, but there hardly is a win.
func (f *finder) plunge(ctx context.Context, most int64) (line []step, won bool) {
	if f.deep == nil {
		f.deep = &prover{m: f.m, seen: f.seen, relax: f.relax, plunges: true}
	}
	d := f.deep
	before := f.positions - d.positions
	d.tick = func() {
		if f.positions, f.depth = before+d.positions, len(d.frames); f.tick != nil {
			f.tick()
		}
	}
	d.random = nil
	if f.plunges&1 != 0 {
		d.random = f.random
	}
	d.begin(f.from)
	d.run(ctx, most)
	f.positions = before + d.positions
	f.bottom = d.done && !d.won
	return d.path, d.won
}
