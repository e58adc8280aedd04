package solve

import (
	"context"
	"fmt"
	"math"
	"slices"
	"sync"
	"time"

	"pat/interp"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// A Verdict is what a search found out.
type Verdict uint8

// The verdicts.
const (
	Unknown Verdict = iota
	Won
	Unwinnable
)

func (v Verdict) String() string { return [...]string{"unknown", "won", "unwinnable"}[v] }

// Limits bound a search; the context bounds its time. A line that is found is shortened after that,
// which takes a few tenths of a second at most.
type Limits struct {
	Positions int64 // positions looked at in all; 0 is no bound
	Memory    int64 // bytes for the tables; 0 is DefaultMemory
	Workers   int   // goroutines; 0 is one
	Seed      uint64
	Polish    bool // make a line that is found shorter than short cuts do, for some hundredths of a second
	Rough     bool // leave a line that is found as it is, unless it winds: who only counts deals reads none

	// Watch is called about ten times a second with how far the search is. It must be quick.
	Watch func(Progress)
}

// DefaultMemory bounds the tables where nothing is said.
const DefaultMemory = 300 << 20

// Progress tells how far a search is.
type Progress struct {
	Phase     string
	Positions int64
	Depth     int
	Memory    int64 // bytes in use
	Elapsed   time.Duration
}

// watchEvery is how often Watch is called at most.
const watchEvery = 100 * time.Millisecond

// watchPositions is after how many positions the clock is looked at again, which costs as much as a
// few of them.
const watchPositions = 64

// A Report is the outcome of a search from a position.
type Report struct {
	Verdict   Verdict
	Reason    string        // how it was decided, or which limit was hit, in words
	Line      []interp.Move // that wins, verified, if Won; else to the most promising position met
	Positions int64
	Elapsed   time.Duration
	Memory    int64 // bytes that the search held at its end, of tables and positions kept
	Stats     []Stat
}

// A Stat says where the effort of one phase went.
type Stat struct {
	Phase     string
	Positions int64
	Elapsed   time.Duration
}

// limitHit says which limit ended a search that looked at so many positions.
func (l Limits) limitHit(positions int64, full bool) string {
	switch {
	case l.Positions > 0 && positions >= l.Positions:
		return fmt.Sprintf("the limit of %d positions was hit", l.Positions)
	case full:
		return "the time is over, and the memory was full: positions were met anew"
	}
	return "the time is over"
}

// dropped is the reason where a line was found that is none.
func dropped(err error) string { return "a line that does not replay was dropped: " + err.Error() }

// verify replays a line and reports an error unless its last move, and none before it, wins.
func verify(from *reduce.State, line []machine.Move) error {
	s := from.Clone()
	defer s.Release()
	for i, m := range line {
		if s.Status != machine.Playing {
			return fmt.Errorf("the game is %s before move %d", s.Status, i+1)
		}
		if !s.Legal(m) {
			return fmt.Errorf("move %d is not legal", i+1)
		}
		s.Apply(m)
	}
	if s.Status != machine.Won {
		return fmt.Errorf("the line ends with the game %s", s.Status)
	}
	return nil
}

// Solve finds out whether a position can be won by a player who knows all cards, face-down ones and
// later shuffles too. The position is not changed.
//
// A finder and a prover take turns with growing budgets, or run side by side where there are two
// workers. Where the deal waits for the player to choose, each choice is searched on its own.
func Solve(ctx context.Context, at *interp.State, l Limits) Report {
	from, err := reduce.Of(at.Machine())
	if err != nil {
		return Report{Reason: err.Error()}
	}
	defer from.Release()
	return search(ctx, from, l)
}

// search is Solve, of a position as a search sees it.
func search(ctx context.Context, from *reduce.State, l Limits) Report {
	if from.Status == machine.Faulted {
		return Report{Reason: "the game stops by a mistake in the rules: " + from.Fault()}
	}
	if all := openings(from); len(all) > 1 {
		return solveOpenings(ctx, from, l, all)
	}
	sv, err := startSolver(ctx, from, l)
	if err != nil {
		return Report{Reason: err.Error()}
	}
	defer sv.release()
	switch {
	case sv.over():
	case l.Workers > 1:
		sv.together()
	default:
		sv.inTurns()
	}
	return sv.report()
}

// The phases of a search: looking for a win, for a proof by the rules as they are, for one by
// kinder rules, and making a line that can be read of what was found.
const (
	finding = iota
	proving
	kindly
	telling
	phases
)

// A solver is one call of Solve.
type solver struct {
	Limits
	given  context.Context
	ctx    context.Context // ends when two at work are to end as well
	cancel context.CancelFunc
	from   *reduce.State
	start  time.Time

	prover *prover
	kinder *prover // by kinder rules, or nil
	rules  string  // which they are
	stems  int64   // positions looked at by stems
	finder *finder
	line   []step // that wins
	how    string
	stats  [phases]Stat
	bytes  [phases]int64
	looked [phases]int64 // positions when the clock was last looked at

	mu     sync.Mutex
	marked time.Time // when Watch was called
}

// startSolver makes a solver and starts it: with errands, which win most deals of games for which
// they are made at all before a proof would have begun.
func startSolver(ctx context.Context, from *reduce.State, l Limits) (*solver, error) {
	blurred, err := from.Blurred()
	if err != nil {
		return nil, err
	}
	if l.Memory <= 0 {
		l.Memory = DefaultMemory
	}
	sv := &solver{Limits: l, given: ctx, from: from, start: time.Now(), prover: &prover{seen: &table{}}}
	sv.ctx, sv.cancel = context.WithCancel(ctx)
	sv.stats = [phases]Stat{
		finding: {Phase: "finder"}, proving: {Phase: "prover"}, kindly: {Phase: "kinder"},
		telling: {Phase: "line"},
	}
	sv.finder = newFinder(blurred, l.Seed, l.Memory/3)
	sv.finder.tick = func() { sv.watch(finding, sv.finder.positions, sv.finder.depth, sv.finder.bytes()) }
	for sv.finder.errands.first() && !sv.over() {
		sv.find(sv.left(math.MaxInt64))
	}
	if !sv.won() {
		err = sv.beginProofs()
	}
	return sv, err
}

// release ends a search whose outcome has been told, or is of no interest.
func (sv *solver) release() {
	sv.cancel()
	sv.finder.release()
	sv.prover.release()
}

// beginProofs makes the provers, which takes about as long as the first errands that win.
func (sv *solver) beginProofs() error {
	search, err := sv.from.ForSearch()
	if err != nil {
		return err
	}
	if sv.kinder, sv.rules, err = newKinder(sv.from, search, sv.Memory/6); err != nil {
		return err
	}
	sv.prover = proverOf(search, sv.Memory/2)
	sv.prover.tick = func() { sv.watch(proving, sv.prover.positions, len(sv.prover.frames), sv.prover.bytes()) }
	if k := sv.kinder; k != nil {
		k.tick = func() { sv.watch(kindly, k.positions, len(k.frames), k.bytes()) }
	}
	return nil
}

// watch tells how far the search is, about ten times a second.
func (sv *solver) watch(phase int, positions int64, depth int, bytes int64) {
	if sv.Watch == nil {
		return
	}
	if since := positions - sv.looked[phase]; since >= 0 && since < watchPositions {
		return
	}
	sv.looked[phase] = positions
	sv.mu.Lock()
	defer sv.mu.Unlock()
	sv.stats[phase].Positions, sv.bytes[phase] = positions, bytes
	if time.Since(sv.marked) < watchEvery {
		return
	}
	sv.marked = time.Now()
	p := Progress{Phase: sv.stats[phase].Phase, Depth: depth, Elapsed: time.Since(sv.start)}
	for i := range sv.stats {
		p.Positions += sv.stats[i].Positions
		p.Memory += sv.bytes[i]
	}
	sv.Watch(p)
}

// spent is how many positions have been looked at, and proved how many of them for a proof.
func (sv *solver) spent() int64  { return sv.proved() + sv.finder.positions }
func (sv *solver) proved() int64 { return sv.prover.positions + sv.byKinder() }

// byKinder is how many of these were looked at by kinder rules.
func (sv *solver) byKinder() int64 { return sv.kinder.spent() + sv.stems }

// left bounds a budget by what the limits leave.
func (sv *solver) left(n int64) int64 {
	if sv.Positions > 0 {
		n = min(n, sv.Positions-sv.spent())
	}
	return n
}

// proveLeast is how many positions the prover looks at first, and at least whenever it has a turn.
const proveLeast = 200

// The prover gets little while the finder has hardly begun, for most deals that can be won are won
// by then; later as many positions as the finder. Where it seems to come to its end soon it gets
// more, and where a plunge has come to its end without a win, as there hardly is one; where it gets
// nowhere in the long run, and in games so deep that it never does, it gets less.
const (
	finderAhead = 48_000 // positions of the finder when the prover has had half as many
	nearPart    = 8      // times as many
	stuckPart   = 8      // times less
	shallow     = 24     // moves after which a game that is soon over is over
)

// due is how many positions the prover may have looked at by now.
func (sv *solver) due() int64 {
	f := float64(sv.finder.positions)
	if sv.prover.deepest <= shallow {
		return sv.finder.positions * nearPart
	}
	n := int64(f * f / (f + finderAhead))
	switch pace := sv.pace(); {
	case sv.finder.bottom() || pace == near:
		return n * nearPart
	case pace == stuck || sv.finder.deep:
		return n / stuckPart
	}
	return n
}

// pace is how fast the proof gets on that gets on faster.
func (sv *solver) pace() pace {
	at := sv.prover.pace()
	if k := sv.kinder; k != nil && !k.done {
		at = max(at, k.pace())
	}
	return at
}

func (sv *solver) inTurns() {
	for !sv.over() {
		sv.turn()
	}
}

// turn makes one attempt to find a win, and goes on with the proof where that is due.
func (sv *solver) turn() {
	if sv.proved() < proveLeast {
		sv.prove(sv.left(proveLeast))
		return
	}
	before := sv.finder.positions
	sv.find(sv.left(math.MaxInt64))
	if sv.finder.gamble.first() {
		return
	}
	n := sv.due() - sv.proved()
	if !sv.over() && (n >= proveLeast || sv.finder.positions-before < proveLeast) {
		sv.prove(sv.left(max(proveLeast, n)))
	}
}

// together runs both at once. Their budgets of positions are halves, so that neither waits for the
// other.
func (sv *solver) together() {
	sv.prove(sv.left(proveLeast))
	if sv.over() {
		return
	}
	half := int64(math.MaxInt64)
	if sv.Positions > 0 {
		half = sv.left(sv.Positions) / 2
	}
	var both sync.WaitGroup
	both.Go(func() {
		sv.prove(half)
		if sv.proven() {
			sv.cancel()
		}
	})
	both.Go(func() {
		for sv.ctx.Err() == nil && sv.finder.positions < half {
			if sv.find(half - sv.finder.positions) {
				sv.cancel()
			}
		}
	})
	both.Wait()
}

// The one of both provers that seems to be sooner at its end gets more.
const (
	proveTurn = 1000 // positions that a prover looks at before it may be the other's turn
	aheadPart = 4    // times more
)

// prove goes on with the proof, by the rules as they are and by kinder ones by turns.
func (sv *solver) prove(positions int64) {
	for left := positions - sv.askStems(positions); left > 0 && !sv.proven() && sv.ctx.Err() == nil; {
		p, phase, turn := sv.prover, proving, left
		if sv.kinder != nil && !sv.kinder.done {
			turn = min(left, proveTurn)
			if sv.kinderDue() {
				p, phase = sv.kinder, kindly
			}
		}
		start, before := time.Now(), p.positions
		p.run(sv.ctx, turn)
		sv.stats[phase].Elapsed += time.Since(start)
		left -= p.positions - before
		if phase == kindly && p.won {
			// it says nothing, and needs no room
			sv.kinder = &prover{positions: p.positions, done: true, won: true, seen: &table{}}
		}
	}
}

// askStems asks stems about the position searched from, as far as is due: they look at as many
// positions as the prover, and are mostly at their end after some hundreds. It returns how many
// those were, at most so many.
func (sv *solver) askStems(most int64) int64 {
	due := min(most, sv.prover.positions-sv.stems)
	if due < proveLeast {
		return 0
	}
	start := time.Now()
	found, looked := sv.prover.refute.stems.again(int(due))
	sv.stems += int64(looked)
	sv.stats[kindly].Elapsed += time.Since(start)
	if found == hopeless {
		sv.prover.done, sv.prover.proof = true, stemProof
	}
	return int64(looked)
}

// kinderDue reports whether it is the turn of the prover by kinder rules.
func (sv *solver) kinderDue() bool {
	p, k := sv.prover, sv.kinder
	if k.sooner(p) {
		return k.positions <= aheadPart*p.positions
	}
	return aheadPart*k.positions <= p.positions
}

// proven reports whether the search for a proof has come to its end.
func (sv *solver) proven() bool { return sv.prover.done || sv.kinder.failed() }

func (sv *solver) find(positions int64) bool {
	start := time.Now()
	line, won := sv.finder.attempt(sv.ctx, positions)
	sv.stats[finding].Elapsed += time.Since(start)
	if won {
		sv.line, sv.how = line, "the finder found a line"
	}
	return won
}

// won reports whether a win was found.
func (sv *solver) won() bool { return sv.line != nil || sv.prover.won }

// decided reports whether it is known how the position stands.
func (sv *solver) decided() bool { return sv.line != nil || sv.proven() }

// over reports whether there is nothing left to do.
func (sv *solver) over() bool { return sv.decided() || sv.ctx.Err() != nil || sv.left(1) <= 0 }

// tell makes a line of the game of the steps that were found, and verifies it.
func (sv *solver) tell() ([]machine.Move, error) {
	start, before := time.Now(), sv.finder.positions
	sv.finder.tick = nil // what it looks at now is not the search
	defer func() {
		sv.stats[telling].Positions = sv.finder.positions - before
		sv.stats[telling].Elapsed = time.Since(start)
	}()
	moves, status, err := sv.finder.m.replay(sv.finder.from, sv.from, sv.line)
	if err != nil {
		return nil, err
	}
	if sv.Rough && status == machine.Won && !winds(moves, sv.from) {
		return moves, nil
	}
	found := moves
	moves = sv.finder.straighten(sv.given, sv.from, moves)
	if sv.Polish {
		moves = sv.finder.polish(sv.given, sv.from, moves)
	}
	if status == machine.Won && slices.Equal(moves, found) {
		return moves, nil
	}
	return moves, verify(sv.from, moves)
}

// effort is what the search took so far, as a report without an outcome.
func (sv *solver) effort() Report {
	sv.stats[finding].Positions, sv.stats[proving].Positions, sv.stats[kindly].Positions = sv.finder.positions,
		sv.prover.positions, sv.byKinder()
	return Report{
		Positions: sv.spent(), Elapsed: time.Since(sv.start),
		Memory: sv.finder.bytes() + sv.prover.bytes() + sv.kinder.bytes(), Stats: sv.stats[:],
	}
}

func (sv *solver) report() Report {
	rep := sv.effort()
	if sv.line == nil && sv.prover.won {
		sv.line, sv.how = sv.prover.path, "the complete search found a line"
	}
	switch {
	case sv.won():
		moves, err := sv.tell()
		if err != nil {
			rep.Reason = dropped(err)
			return rep
		}
		rep.Verdict, rep.Reason, rep.Line = Won, sv.how, moves
	case sv.prover.proof != "":
		rep.Verdict, rep.Reason = Unwinnable, sv.prover.proof
	case sv.prover.done:
		rep.Verdict, rep.Reason = Unwinnable, "no position that can be reached is won"
	case sv.kinder.failed():
		rep.Verdict, rep.Reason = Unwinnable, "no position that can be reached is won, even if "+sv.rules
	default:
		rep.Reason = sv.limitHit(rep.Positions, sv.prover.full)
		rep.Line, _, _ = sv.finder.m.replay(sv.finder.from, sv.from, sv.finder.best)
	}
	rep.Elapsed = time.Since(sv.start)
	return rep
}
