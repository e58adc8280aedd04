package solve

import (
	"context"
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// A prover searches all positions that can be reached, depth first, each once: it finds a win if
// there is one, and if it comes to its end there is none. It can be stopped and go on. When its
// table is full it forgets positions it met, which costs it time and nothing else, as those that
// led to where it is are kept apart.
type prover struct {
	m         *mover
	seen      *table
	arena     []step // choices of all open positions
	ranks     []int  // of those that are put in order
	frames    []frame
	path      []step
	positions int64
	deepest   int // moves made at most at a time
	done      bool
	won       bool
	full      bool                 // the table is
	open      map[machine.Key]bool // keys of the frames, once it is
	proof     string               // why no search was needed
	plunges   bool                 // see plunges
	random    *rand.Rand           // orders the choices of a plunge, if not nil
	refute    refuter
	tick      func()
	mark      mark
	lefts     []float64 // guesses how many positions were left when those looked at had so many binary digits
}

// A frame is an open position: its choices in the arena, and which comes next.
type frame struct {
	next, end int
	key       machine.Key
}

func newProver(from *reduce.State, bytes int64, prune bool) *prover {
	p := &prover{m: newMover(from.Clone(), prune), seen: newTable(bytes)}
	if prune {
		p.refute = newRefuter(p.m, inDepth)
	}
	p.renew()
	p.begin(from)
	return p
}

// proverOf is newProver of a prover that has done with another position of the game, if there is
// one. The position is released.
func proverOf(from *reduce.State, bytes int64) *prover {
	defer from.Release()
	p, ok := from.Game().Idle.Get().(*prover)
	if !ok {
		return newProver(from, bytes, true)
	}
	p.seen.renew(bytes)
	p.m.renew()
	p.renew()
	p.begin(from)
	return p
}

// What the lists of a prover begin with.
const (
	arenaStart  = 1 << 10
	arenaSpare  = 1 << 7 // choices of most positions, and more
	framesStart = 1 << 7
)

// renew makes all anew but what makes the moves and remembers them.
func (p *prover) renew() {
	*p = prover{
		m: p.m, seen: p.seen, refute: p.refute, ranks: p.ranks, arena: again(p.arena, arenaStart),
		frames: again(p.frames, framesStart), path: again(p.path, framesStart), lefts: p.lefts[:0],
	}
}

// release gives back what the next search of the game may work with.
func (p *prover) release() {
	if p.m != nil {
		p.tick = nil
		p.m.s.Game().Idle.Put(p)
	}
}

// begin begins anew at a position.
func (p *prover) begin(from *reduce.State) {
	p.seen.empty()
	p.arena, p.frames, p.path = p.arena[:0], p.frames[:0], p.path[:0]
	p.deepest = 0
	p.done, p.won, p.full, p.open, p.proof = false, false, false, nil, ""
	p.m.begin(from)
	p.positions++
	switch p.m.s.Status {
	case machine.Won:
		p.done, p.won = true, true
	case machine.Playing:
		p.refute.begin(p.m.s)
		if p.proof, p.done = p.refute.why(p.m.s); p.done {
			return
		}
		k := p.told(p.m.key())
		p.seen.add(k)
		p.enter(k)
	default:
		p.done = true
	}
}

// told is the part of a key by which positions are told apart.
func (p *prover) told(k machine.Key) machine.Key {
	if p.plunges {
		return secondHalf(k)
	}
	return k
}

// enter lists the choices of the position that was reached.
func (p *prover) enter(k machine.Key) {
	start := len(p.arena)
	if cap(p.arena)-start < arenaSpare { // twofold: what is copied on the way is felt where lines are long
		p.arena = slices.Grow(p.arena, cap(p.arena))
	}
	p.arena = p.m.steps(p.arena)
	list := p.arena[start:]
	if p.plunges {
		list = p.m.hasten(list)
		p.arena = p.arena[:start+len(list)]
	}
	if p.random != nil {
		p.random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	}
	p.order(list)
	p.frames = append(p.frames, frame{start, len(p.arena), k})
	p.deepest = max(p.deepest, len(p.frames))
	if p.full {
		p.open[k] = true
	}
}

// order puts likely choices first: out, then within the layout, then from the stock, and back from
// the foundations last.
func (p *prover) order(list []step) {
	p.ranks = p.ranks[:0]
	for i, st := range list {
		r := p.rank(st)
		p.ranks = append(p.ranks, r)
		j := i
		for j > 0 && p.ranks[j-1] > r {
			list[j], p.ranks[j] = list[j-1], p.ranks[j-1]
			j--
		}
		list[j], p.ranks[j] = st, r
	}
}

func (p *prover) rank(st step) int {
	mv := st.move()
	switch mv.Kind() {
	case machine.Set:
		return 0
	case machine.Play, machine.Pluck:
		switch to := p.m.class[mv.To()]; {
		case to == classOut:
			return 0
		case p.m.class[mv.From()] == classOut:
			return 9
		case to == classCells:
			return 6
		case p.m.s.Len(mv.To()) == 0:
			return 5
		}
		if _, turned := st.turned(); turned {
			return 4
		}
		return 2
	}
	return 7
}

// explored guesses which share of the tree lies behind the search: as if every choice of a position
// had an equally large tree under it (Knuth, "Estimating the efficiency of backtrack programs",
// 1975).
func (p *prover) explored() float64 {
	if p.done {
		return 1
	}
	share, each, start := 0.0, 1.0, 0
	for _, f := range p.frames {
		if n := f.end - start; n > 0 {
			each /= float64(n)
			share += each * float64(max(0, f.next-1-start))
		}
		if each < 1e-30 {
			break
		}
		start = f.end
	}
	return share
}

// A pace is how fast a proof gets on.
type pace uint8

const (
	stuck pace = iota // at its pace it never comes to its end
	walking
	near // it does soon
)

// A mark is how far a proof was when the positions that it had looked at last doubled.
type mark struct {
	positions   int64
	share, gain float64 // explored, and since the mark before
}

// measure guesses how many positions are left, by what was explored since the last mark, if it is
// time.
func (p *prover) measure() {
	n := bits.Len64(uint64(p.positions))
	if n <= len(p.lefts) {
		return
	}
	share := p.explored()
	gain := share - p.mark.share
	left := (1 - share) / gain * float64(p.positions-p.mark.positions)
	p.mark = mark{p.positions, share, gain}
	for len(p.lefts) < n {
		p.lefts = append(p.lefts, left)
	}
}

// sooner reports whether a proof seems to be sooner at its end than another, by how far each was
// with as many positions.
func (p *prover) sooner(o *prover) bool {
	p.measure()
	o.measure()
	n := min(len(p.lefts), len(o.lefts)) - 1
	return p.lefts[n] < o.lefts[n]
}

// pace is how fast the proof gets on.
func (p *prover) pace() pace {
	p.measure()
	m := &p.mark
	switch {
	case m.positions < nearFrom:
		return walking
	case p.lefts[len(p.lefts)-1] < nearLeft:
		return near
	case m.positions > stuckFrom && m.gain < stuckGain && m.gain < m.share/stuckShare,
		m.positions > neverFrom && m.gain < neverGain:
		return stuck
	}
	return walking
}

const (
	nearFrom   = 10_000     // positions
	nearLeft   = 20_000_000 // positions
	stuckFrom  = 100_000    // positions
	stuckGain  = 1e-4
	stuckShare = 100       // part of what was explored before
	neverFrom  = 2_000_000 // positions
	neverGain  = 1e-6
)

// fresh remembers a position and reports whether it is new, or was forgotten.
func (p *prover) fresh(k machine.Key) bool {
	fresh, full := p.seen.add(k)
	if full {
		if !p.full {
			p.full, p.open = true, make(map[machine.Key]bool, 2*len(p.frames))
			for i := range p.frames {
				p.open[p.frames[i].key] = true
			}
		}
		p.seen.put(k)
	}
	return fresh && !p.open[k]
}

// leave goes back from an open position that holds no win.
func (p *prover) leave() {
	if p.full {
		delete(p.open, p.frames[len(p.frames)-1].key)
	}
	p.frames = p.frames[:len(p.frames)-1]
	if len(p.frames) == 0 {
		p.done = true
		return
	}
	p.path = p.path[:len(p.path)-1]
	p.m.undo()
	p.arena = p.arena[:p.frames[len(p.frames)-1].end]
}

// bytes is what the prover holds.
func (p *prover) bytes() int64 {
	if p == nil {
		return 0
	}
	const entry = 16 + 24 // of the map
	return p.seen.bytes() + p.refute.stems.bytes() + 8*int64(cap(p.arena)+cap(p.path)) + 32*int64(cap(p.frames)) +
		entry*int64(len(p.open))
}

// hopeless reports whether it is found that the position that a step led to holds no win. Plunges
// ask always: they win fewer deals where they leave out what the position before tells.
func (p *prover) hopeless(st step) bool {
	if p.plunges {
		return p.refute.hopeless(p.m.s, nowhere)
	}
	return p.refute.hopeless(p.m.s, p.m.came(st))
}

// run goes on until it is done, or so many more positions have been looked at.
func (p *prover) run(ctx context.Context, positions int64) {
	stop := p.positions + min(positions, math.MaxInt64-p.positions)
	for n := 0; !p.done && p.positions < stop; n++ {
		if n&1023 == 0 {
			if ctx.Err() != nil {
				return
			}
			if p.tick != nil {
				p.tick()
			}
		}
		f := &p.frames[len(p.frames)-1]
		if f.next == f.end {
			p.leave()
			continue
		}
		st := p.arena[f.next]
		f.next++
		p.positions++
		if k, ok := p.m.foresee(st); ok && p.seen.has(p.told(k)) {
			continue
		}
		p.m.do(st)
		switch p.m.s.Status {
		case machine.Won:
			p.path = append(p.path, st)
			p.done, p.won = true, true
			return
		case machine.Playing:
			if k := p.told(p.m.key()); p.fresh(k) && !p.hopeless(st) {
				p.path = append(p.path, st)
				p.enter(k)
				continue
			}
		}
		p.m.undo()
	}
}
