package solve

import (
	"context"
	"math/rand/v2"
	"slices"

	"pat/dsl/cards"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// A finder looks for wins only: what it does not find may be there. It makes attempt after attempt,
// short ones often and long ones seldom, and each in its own manner. Which deals are hard depends
// so much on luck that many short attempts win most of them sooner than one long one (Gomes, Selman
// and Kautz, "Boosting combinatorial search through randomization", 1998); what they do not win,
// one that goes on often does.
type finder struct {
	from   *reduce.State
	m      *mover
	sc     *scorer
	refute refuter
	seen   *table
	random *rand.Rand
	chance *rand.PCG // where random comes from
	manner manner

	unit      int64 // of effort, in positions
	patience  int64 // of the shortest dive
	beamFrom  int   // units of the shortest beam
	deep      bool  // the game is, so that no proof comes to its end
	beams     bool  // long attempts win more than plunges
	widening  bool  // beams are made by themselves, wider and wider, and else by turns with dives
	attempts  int   // dives and beams made by turns
	widened   pursuit
	dived     int64 // positions of all other attempts
	plunges   plunges
	errands   *errands // nil where they find little
	gamble    *gamble  // nil where nothing is shuffled in play
	erring    *errands // the same, but for what the position searched from says against them
	rollouts  rollouts
	positions int64
	depth     int
	tick      func()

	nodes []node
	store []byte // packed positions of nodes
	last  []byte // those of the layer before, of a beam
	queue queue  // of a dive
	layer []cand // of a beam

	judged  map[int32]bool // scores of the positions of a layer that are kept
	cutter  cutter         // of lines that win
	forgets bool           // positions met before, where there is no room for more
	steps   []step
	salt    uint64 // of the noise

	top       cand   // the most promising position of the attempt; its parent is -1 where there is none
	best      []step // to the most promising position met
	bestScore float32
}

// A node is a position that was kept.
type node struct {
	parent int32
	at     int32 // its packed form in the store
	step   step
	score  float32 // without noise
}

// A cand is a position that may be kept: a step from one that was.
type cand struct {
	score  float32
	parent int32
	step   step
}

// A manner is how an attempt differs from others.
type manner struct {
	noise float32 // at most so much is added to the score of a position
	vary  float64 // how far the weights stray, as the standard deviation of their logarithm
	haste bool    // a card that can go out goes out
	blur  bool    // cards that are built alike are taken for the same
}

// manners of attempts: the first attempts are made in the first ones, the rest in others as it
// falls out. Deals that are not won soon by the usual weights are won by others.
var manners = []manner{
	{noise: 1.7, blur: true},
	{noise: 1.7, haste: true, blur: true},
	{noise: 4, vary: 0.6, blur: true},
	{noise: 4, vary: 0.6, haste: true, blur: true},
	{noise: 8, vary: 0.6, haste: true, blur: true},
	{noise: 1.7, vary: 1, blur: true},
	{noise: 6, vary: 1, haste: true, blur: true},
	{noise: 4, vary: 0.6, haste: true},
}

// usualManners is how many of them are made first, and not again.
const usualManners = 2

// What a pack of so many cards makes of efforts and of the patience of dives.
const (
	positionsPerCard = 20
	patiencePerCard  = 14
)

// longestDive is how many times its patience a dive may take, however far it gets.
const longestDive = 100

// A beam takes about as many units as it is wide. In most games beams are made by themselves, wider
// and wider, when the first dives did not win. In games of two packs that put out card by card they
// take turns with dives: many narrow ones, judged by unlike weights, win more there than a wide
// one. A dive seldom sees the end of a deep game, nor of one in which cards go out in whole
// sequences.
const (
	beamFrom     = 128
	beamFromSoon = 32 // where dives win little
	beamFromDeep = 8  // where beams take turns with dives
	deepCards    = 64
)

const (
	beamsBehind = 4 // the first beam is made when dives have taken a part so large of what it takes
	beamsShare  = 9 // times the effort of dives
	beamsAlike  = 2 // beams of one width
	beamsVary   = 0.2
	diveMost    = 4 // patiences of a dive where beams win more
)

// wasteInBeams is how many times worse a card in the waste is for a beam, which compares positions
// after as many steps, than for a dive, which would rather look at a thousand positions than turn a
// card.
const wasteInBeams = 3

// newFinder makes a finder, of one that has done with another position of the game if there is one.
func newFinder(from *reduce.State, seed uint64, bytes int64) *finder {
	g := from.Game()
	f, ok := g.Idle.Get().(*finder)
	if !ok {
		f = &finder{
			m: newMover(from.Clone(), true), seen: &table{}, chance: rand.NewPCG(0, 0), judged: map[int32]bool{},
		}
		f.random = rand.New(f.chance)
		f.sc = newScorer(g)
		f.refute = newRefuter(f.m, inDives)
		f.erring = newErrands(f)
	}
	f.renew(from, seed, bytes)
	return f
}

// What the lists of a finder begin with.
const (
	nodesStart = 1 << 8
	storeStart = 1 << 14
	queueStart = 1 << 10
)

// renew has a finder search from a position as a new one would.
func (f *finder) renew(from *reduce.State, seed uint64, bytes int64) {
	f.from = from
	f.chance.Seed(seed, 0x70617469656e6365)
	f.seen.renew(bytes / 3)
	f.plunges = plunges{bytes: bytes / 3 * 2}
	f.m.renew()
	f.sc.renew(from)
	f.refute.begin(from)
	n := from.CardCount()
	f.unit, f.patience, f.deep = positionsPerCard*int64(n), patiencePerCard*int64(n), n > deepCards
	sequences := from.Game().OutInSequences()
	f.beams, f.widening, f.beamFrom = f.deep || sequences, !f.deep || sequences, beamFrom
	switch {
	case !f.widening:
		f.beamFrom = beamFromDeep
	case f.beams:
		f.beamFrom = beamFromSoon
	}
	f.widened, f.dived, f.rollouts = pursuit{}, 0, rollouts{}
	f.attempts, f.positions, f.depth, f.tick = 0, 0, 0, nil
	f.top, f.best, f.bestScore = cand{parent: -1}, nil, 0
	f.nodes, f.store, f.last = again(f.nodes, nodesStart), again(f.store, storeStart), again(f.last, 0)
	f.queue, f.layer = again(f.queue, queueStart), again(f.layer, 0)
	f.gamble = newGamble(f, bytes/3)
	f.errands = nil
	if f.erring.find(from) {
		f.errands = f.erring
		f.errands.dives, f.errands.spent = 0, 0
	}
}

// release gives back what the next search of the game may work with.
func (f *finder) release() {
	f.from.Release()
	f.from, f.tick, f.plunges, f.gamble, f.best = nil, nil, plunges{}, nil, nil
	f.m.s.Game().Idle.Put(f)
}

// again is a list of an earlier search, emptied. One that has grown is left to the collector: what
// a search holds is not to depend on those before it.
func again[L ~[]E, E any](list L, size int) L {
	if cap(list) != size || list == nil {
		return make(L, 0, size)
	}
	return list[:0]
}

// attempt makes one more attempt, or goes on with one, and looks at so many positions at most.
func (f *finder) attempt(ctx context.Context, most int64) (line []step, won bool) {
	switch f.turn() {
	case rolling:
		return f.rollOut(ctx, most)
	case plungingLong:
		return f.plungeLong(ctx, min(plungeTurn*f.unit, most))
	case plunging:
		return f.plunge(ctx, most)
	case erring:
		return f.errands.dive(ctx, most)
	case gambling:
		return f.gamble.play(ctx, min(gambleTurn*f.unit, most))
	}
	before := f.positions
	if f.beamDue() {
		line, won = f.widen(ctx, most)
		f.widened.positions += f.positions - before
	} else {
		line, won = f.byTurns(ctx, most)
		f.dived += f.positions - before
	}
	if !won {
		f.compare()
	}
	return line, won
}

// A pursuit is what has been done in one way.
type pursuit struct {
	begun     int
	positions int64
}

// beamDue reports whether it is time for one more beam by itself.
func (f *finder) beamDue() bool {
	return f.widening && f.dived > int64(f.beamFrom/beamsBehind)*f.unit &&
		f.widened.positions < beamsShare*f.dived
}

// widen makes a beam, the first one by the usual weights, and twice as wide as before when there
// were enough of one width.
func (f *finder) widen(ctx context.Context, most int64) (line []step, won bool) {
	n := f.widened.begun
	f.widened.begun++
	f.manner = manners[0]
	if n == 0 {
		f.sc.usually()
	} else {
		f.sc.vary(f.random, beamsVary)
	}
	f.sc.Waste *= wasteInBeams
	return f.beam(ctx, min(f.beamFrom<<min(n/beamsAlike, 16), widthMost), most)
}

// byTurns makes a dive or, if the turn is a long one and there are no beams but those, a beam.
func (f *finder) byTurns(ctx context.Context, most int64) (line []step, won bool) {
	i := f.attempts
	if f.attempts++; i >= usualManners {
		i = usualManners + f.random.IntN(len(manners)-usualManners)
	}
	f.manner = manners[i]
	f.sc.vary(f.random, f.manner.vary)
	length := luby(f.attempts)
	switch {
	case !f.widening && length >= f.beamFrom:
		f.sc.Waste *= wasteInBeams
		return f.beam(ctx, min(length, widthMost), most)
	case f.beams:
		length = min(length, diveMost)
	}
	patience := f.patience * int64(length)
	return f.dive(ctx, patience, min(longestDive*patience, most))
}

// What an attempt is.
const (
	attempting   = iota // a dive or a beam
	plunging            // a plunge that begins anew
	plungingLong        // the plunge that goes on
	erring              // a dive by errands
	gambling            // throws from shuffle to shuffle
	rolling             // a rollout
	pursuits
)

// shares of the time, in most games and in those that beams win.
var (
	shares      = [pursuits]int64{attempting: 2, plunging: 1, plungingLong: 2, erring: 1, gambling: 15}
	sharesBeams = [pursuits]int64{attempting: 6, plunging: 1, plungingLong: 1, erring: 1, gambling: 12}
)

// Dives are so many units ahead of plunges. They look at a position longer, so that it counts more
// times; but fewer while they are early, when they win most deals that can be won.
const (
	attemptsAhead = 8
	earlyAttempts = 64  // units
	earlyCost     = 0.5 // of a position
	attemptCost   = 4
)

// effort is what so many positions of dives and beams count for.
func (f *finder) effort(positions int64) int64 {
	early := min(positions, earlyAttempts*f.unit)
	return int64(earlyCost*float64(early-attemptsAhead*f.unit)) + attemptCost*(positions-early)
}

// turn is what is behind the most.
func (f *finder) turn() int {
	switch {
	case f.bottom():
		return attempting
	case f.errands.first():
		return erring
	case f.gamble.first():
		gambled := f.gamble.positions()
		if f.positions-gambled < min(gambled, gambleDives*f.unit) {
			return attempting
		}
		return gambling
	case f.rollouts.due(f.positions):
		return rolling
	}
	short, long := f.plunges.short.spent(), f.plunges.long.spent()
	errands, gambled := f.errands.positions(), f.gamble.positions()
	spent := [pursuits]int64{
		attempting: f.effort(f.positions - short - long - errands - gambled - f.rollouts.spent), plunging: short,
		plungingLong: long, erring: errands, gambling: gambled,
	}
	share := shares
	if f.beams {
		share = sharesBeams
	}
	if f.errands == nil {
		share[erring] = 0
	}
	if f.gamble == nil {
		share[gambling] = 0
	}
	first := attempting
	for i := range spent {
		if spent[i]*share[first] < spent[first]*share[i] {
			first = i
		}
	}
	return first
}

// luby is the sequence 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …, from 1 on, by which restarts are no more
// than a logarithm worse than by the best lengths (Luby, Sinclair and Zuckerman, "Optimal speedup
// of Las Vegas algorithms", 1993).
func luby(i int) int {
	for k := 1; ; k++ {
		switch all := 1<<k - 1; {
		case i == all:
			return 1 << (k - 1)
		case i < all:
			return luby(i - all/2)
		}
	}
}

// begin starts an attempt at the position searched from; over is set where it is decided already.
func (f *finder) begin() (over, won bool) {
	f.seen.empty()
	f.nodes, f.store, f.top = f.nodes[:0], f.store[:0], cand{parent: -1}
	f.m.begin(f.from)
	if st := f.m.s.Status; st != machine.Playing {
		return true, st == machine.Won
	}
	f.fresh(f.m.key())
	f.salt = f.random.Uint64()
	f.keep(cand{parent: -1})
	f.nodes[0].score = f.sc.score(f.m.s, f.m.outlook().next)
	return false, false
}

// keep keeps the position that is on the table, which a step has led to.
func (f *finder) keep(c cand) {
	f.nodes = append(f.nodes, node{c.parent, int32(len(f.store)), c.step, c.score - f.noise(c.parent, c.step)})
	f.store = f.m.s.Pack(f.store)
	f.m.forget()
}

// load puts a kept position on the table.
func (f *finder) load(i int32) {
	f.m.load(f.store[f.nodes[i].at:], f.nodes[i].step)
}

// expand makes every step from the position on the table, which is node i, and hands on what is
// new.
func (f *finder) expand(i int32, keep func(cand)) (line []step, won bool) {
	f.steps = f.m.steps(f.steps[:0])
	if f.manner.haste {
		f.steps = f.m.hasten(f.steps)
	}
	next := f.m.outlook().next
	now := f.nodes[i].score
	for _, st := range f.steps {
		f.positions++
		if k, ok := f.m.foresee(st); ok {
			if f.seen.has(f.half(k)) {
				continue
			}
			if f.m.onlyMoves(st) {
				if f.fresh(k) {
					keep(cand{f.foretell(now, st, next) + f.noise(i, st), i, st})
				}
				continue
			}
		}
		f.m.do(st)
		switch f.m.s.Status {
		case machine.Won:
			return append(f.line(i), st), true
		case machine.Playing:
			if f.fresh(f.m.key()) {
				keep(cand{f.sc.score(f.m.s, f.m.outlook().next) + f.noise(i, st), i, st})
			}
		}
		f.m.undo()
	}
	return nil, false
}

// foretell is the score of the position that a step leads to that is foreseen.
func (f *finder) foretell(now float32, st step, next cards.Mask) float32 {
	mv := st.move()
	if r, ok := f.m.fromWaste(st); ok {
		return f.sc.afterTurned(f.m.s, now, r.Height, mv.To(), next)
	}
	return f.sc.after(f.m.s, now, mv.From(), mv.To(), mv.N(), next)
}

// noise makes attempts differ. It is told by the step and where it is made alone, so that a score
// can be had without it.
func (f *finder) noise(parent int32, st step) float32 {
	h := (uint64(st)^f.salt)*0x9e3779b97f4a7c15 + uint64(parent)*0xd6e8feb86659fd93
	h = (h ^ h>>32) * 0xa0761d6478bd642f
	return f.manner.noise * float32(h>>40) / (1 << 24)
}

// fresh remembers a position and reports whether it is new. Where there is no room for it, it is
// not, but in a beam, which holds no more than its layers: there it takes the place of another.
func (f *finder) fresh(k machine.Key) bool {
	k = f.half(k)
	fresh, full := f.seen.add(k)
	if full && f.forgets {
		f.seen.put(k)
		return true
	}
	return fresh && !full
}

// half is the half of a key by which positions are told apart.
func (f *finder) half(k machine.Key) machine.Key {
	if f.manner.blur {
		return secondHalf(k)
	}
	return firstHalf(k)
}

// note remembers the most promising position of an attempt.
func (f *finder) note(c cand) {
	if f.top.parent < 0 || c.score > f.top.score {
		f.top = c
	}
}

// compare remembers the way to the most promising position of the attempt that has ended, if it is
// more promising than that of any before it, by the usual weights.
func (f *finder) compare() {
	if f.top.parent < 0 {
		return
	}
	line := append(f.line(f.top.parent), f.top.step)
	f.m.begin(f.from)
	for _, st := range line {
		f.m.do(st)
	}
	f.sc.usually()
	if v := f.sc.score(f.m.s, f.m.outlook().next); f.best == nil || v > f.bestScore {
		f.best, f.bestScore = line, v
	}
}

// line is the steps to a kept position.
func (f *finder) line(i int32) []step {
	var out []step
	for ; i > 0; i = f.nodes[i].parent {
		out = append(out, f.nodes[i].step)
	}
	slices.Reverse(out)
	return out
}

// bytes is what the finder holds.
func (f *finder) bytes() int64 {
	n := f.seen.bytes() + int64(cap(f.store)+cap(f.last)) + 24*int64(cap(f.nodes)) + 16*int64(cap(f.queue)+cap(f.layer))
	n += f.gamble.bytes() + f.refute.stems.bytes()
	if f.plunges.long != nil {
		n += f.plunges.long.bytes()
	}
	if f.plunges.short != nil {
		n += f.plunges.short.bytes() - f.seen.bytes() // it has no table of its own
	}
	return n
}
