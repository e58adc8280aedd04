package solve

import (
	"context"
	"math"
	"slices"
	"sync"
	"time"

	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// An opening is what the player may choose while the deal waits, and the position that leads to.
// Much follows from such a choice for good, as which rank the foundations begin with; so each is
// searched by the rules as they are from there, with a finder and a prover of its own, and they
// take turns.
type opening struct {
	moves []machine.Move
	at    *reduce.State
}

// openingsMost bounds how many openings are told apart; a deal with more of them is searched as
// one.
const openingsMost = 64

// openings lists the openings of a position that waits for a choice, one for each position that
// they lead to.
func openings(from *reduce.State) []opening {
	out := []opening{{at: from}}
	for i := 0; i < len(out); {
		o := out[i]
		if o.at.Status != machine.Playing || !waiting(o.at) {
			i++
			continue
		}
		out = slices.Delete(out, i, i+1)
		for _, mv := range o.at.Clone().DistinctMoves(nil) {
			next := opening{append(slices.Clip(o.moves), mv), o.at.Clone()}
			next.at.Apply(mv)
			key := next.at.Key()
			if !slices.ContainsFunc(out, func(o opening) bool { return o.at.Key() == key }) {
				out = append(out, next)
			}
		}
		if len(out) > openingsMost {
			return nil
		}
	}
	return out
}

// An openingSolver searches several openings of one position by turns, the most promising one more
// than the others.
type openingSolver struct {
	Limits
	ctx    context.Context
	cancel context.CancelFunc
	all    []opening
	each   []*solver

	mu     sync.Mutex
	states []openingState
	marked time.Time
}

// An openingState is what all workers may know of an opening.
type openingState struct {
	busy, decided bool
	spent         int64   // positions before the turn it is in
	granted       int64   // positions for this turn
	promise       float32 // score of the most promising position met
	progress      Progress
}

// promisingPart is how many times more positions the most promising opening gets than each of the
// others.
const promisingPart = 3

func solveOpenings(ctx context.Context, from *reduce.State, l Limits, all []opening) Report {
	start := time.Now()
	if l.Memory <= 0 {
		l.Memory = DefaultMemory
	}
	g := &openingSolver{Limits: l, all: all, states: make([]openingState, len(all))}
	g.ctx, g.cancel = context.WithCancel(ctx)
	defer g.cancel()
	for i, o := range all {
		one := l
		one.Memory /= int64(len(all))
		if l.Watch != nil {
			one.Watch = func(p Progress) { g.watch(i, p) }
		}
		sv, err := startSolver(g.ctx, o.at, one)
		if err != nil {
			return Report{Reason: err.Error()}
		}
		defer sv.release()
		sv.given = ctx // a line is told after all else has ended
		g.each = append(g.each, sv)
		g.states[i].spent, g.states[i].decided = sv.spent(), sv.decided()
		if sv.won() {
			g.cancel()
			break
		}
	}
	var workers sync.WaitGroup
	for range max(1, min(l.Workers, len(all))) {
		workers.Go(g.work)
	}
	workers.Wait()
	rep := g.report(from)
	rep.Elapsed = time.Since(start)
	return rep
}

// watch adds up how far the openings are.
func (g *openingSolver) watch(i int, p Progress) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.states[i].progress = p
	if time.Since(g.marked) < watchEvery {
		return
	}
	g.marked = time.Now()
	p.Positions, p.Memory = 0, 0
	for i := range g.states {
		p.Positions += g.states[i].progress.Positions
		p.Memory += g.states[i].progress.Memory
	}
	g.Watch(p)
}

// work searches until one opening is won, all are decided, or a limit is hit.
func (g *openingSolver) work() {
	for {
		i := g.take()
		if i < 0 {
			return
		}
		g.each[i].turn()
		if g.give(i) {
			g.cancel()
			return
		}
	}
}

// take takes the opening that is behind the most of those that nobody searches, and grants it a
// share of the positions left; it returns -1 if there is none.
func (g *openingSolver) take() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	first, left := -1, int64(math.MaxInt64)
	if g.Positions > 0 {
		left = g.Positions
	}
	most := float32(math.Inf(-1))
	for i := range g.states {
		st := &g.states[i]
		left -= st.spent + st.granted
		if !st.decided {
			most = max(most, st.promise)
		}
	}
	behind := int64(math.MaxInt64)
	for i := range g.states {
		st := &g.states[i]
		spent := st.spent
		if st.promise == most {
			spent /= promisingPart
		}
		if !st.busy && !st.decided && spent < behind {
			first, behind = i, spent
		}
	}
	if first < 0 || left <= 0 || g.ctx.Err() != nil {
		return -1
	}
	st := &g.states[first]
	st.busy = true
	if workers := int64(max(1, g.Workers)); g.Positions > 0 {
		st.granted = (left + workers - 1) / workers
		g.each[first].Positions = st.spent + st.granted
	}
	return first
}

// give gives an opening back that was searched, and reports whether it is won.
func (g *openingSolver) give(i int) (won bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	sv, st := g.each[i], &g.states[i]
	st.busy, st.decided, st.spent, st.granted, st.promise = false, sv.decided(), sv.spent(), 0, sv.finder.bestScore
	return sv.won()
}

// report is the outcome for the position that waits: of the opening that is won, or else of the
// most promising that is not decided.
func (g *openingSolver) report(from *reduce.State) Report {
	told, full := -1, false
	for i, sv := range g.each {
		full = full || sv.prover.full
		switch {
		case sv.won():
			told = i
		case sv.decided() || told >= 0 && g.each[told].won():
		case told < 0 || sv.finder.bestScore > g.each[told].finder.bestScore:
			told = i
		}
	}
	first := max(0, told)
	rep := g.each[first].report()
	if told >= 0 {
		rep.Line = slices.Concat(g.all[told].moves, rep.Line)
	} else {
		rep.Reason = g.nowhere()
	}
	rep.Stats = slices.Clone(rep.Stats)
	for i, sv := range g.each {
		if i != first {
			rep.add(sv.effort())
		}
	}
	switch {
	case told < 0:
	case rep.Verdict == Won:
		if err := verify(from, rep.Line); err != nil {
			rep.Verdict, rep.Reason, rep.Line = Unknown, dropped(err), nil
		}
	case !g.each[told].won():
		rep.Reason = g.limitHit(rep.Positions, full)
	}
	return rep
}

// nowhere is the reason where no opening can be won.
func (g *openingSolver) nowhere() string {
	reason := g.each[0].report().Reason
	for _, sv := range g.each[1:] {
		if sv.report().Reason != reason {
			return "whatever is chosen, no position that can be reached is won"
		}
	}
	return reason
}

// add adds what another search took.
func (rep *Report) add(other Report) {
	rep.Positions += other.Positions
	rep.Memory += other.Memory
	for i, st := range other.Stats {
		rep.Stats[i].Positions += st.Positions
		rep.Stats[i].Elapsed += st.Elapsed
	}
}
