package trial

import (
	"context"
	"math/rand/v2"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/solve"
	"pat/interp/survey"
)

// How are many games of a file played, and in which order? For each deal: each player of
// pat/interp/survey plays it, then the solver, if it is one of the first. What is counted meanwhile
// is in watch.go, what it comes to in report.go and tell.go.

// A Plan says what is to be played.
type Plan struct {
	Deals     numbers.Range
	Seed      uint64 // of what the players do by chance
	Moves     int    // most moves of a game
	Solve     int    // deals that the solver is asked of, the first of them
	Positions int64  // most positions that it looks at for a deal
	Memory    int64  // most bytes that it holds; 0 is what solve takes
}

// Run plays what a plan says. Where the context is done before its end, the report tells of the
// games that were played to theirs. progress is told how many deals are done, if it is not nil.
// Everything runs in the goroutine that calls, progress included. A deal that was broken off in the
// middle is not counted as done, but what was seen in it of lines and zones is. The position of a
// deal is cloned for each player, for a player leaves it played.
func Run(ctx context.Context, g *interp.Game, set rules.Setting, p Plan, progress func(done int)) (*Report, error) {
	w := newWatcher(g)
	r := &Report{Game: g.Sheet().Title, Rules: g.Sheet().Hash(), Deals: p.Deals.String(), Seed: p.Seed, plan: p}
	r.Solver.Positions = p.Positions
	tallies := make([]*tally, len(survey.Players))
	for i := range tallies {
		tallies[i] = &tally{name: survey.Players[i].Name, ends: map[string]int{}}
	}
	for i := range p.Deals.Len() {
		if ctx.Err() != nil {
			break
		}
		st, err := p.Deals.At(i).Deal(g, set)
		if err != nil {
			return nil, err
		}
		w.dealt(st.Clone())
		for j := range survey.Players {
			w.play(ctx, st.Clone(), &survey.Players[j], chance(p.Seed, i, j), p.Moves, tallies[j])
		}
		if i < p.Solve {
			w.solve(ctx, st, p, &r.Solver)
		}
		if ctx.Err() == nil {
			r.Done++
		}
		if progress != nil {
			progress(r.Done)
		}
	}
	for _, t := range tallies {
		r.Players = append(r.Players, t.told())
	}
	r.Asked = p.Deals.Len()
	w.fill(r)
	r.judge()
	return r, nil
}

// chance is the seed of one game among those of a plan. Each game has its own, so that a deal comes
// out the same whichever others are played before it.
func chance(seed uint64, deal, player int) uint64 {
	return rand.New(rand.NewPCG(seed, uint64(deal)<<1|uint64(player))).Uint64()
}

// The ways in which games end, as they are told. Programs find them in the JSON as they stand here.
// round is the greedy player's end: it never goes back to a position.
const (
	won     = "won"
	lost    = "lost by a rule"
	stuck   = "no move left"
	round   = "every move leads back"
	endless = "not over after the most moves"
	faulted = "stopped by a mistake in the rules"
)

// play plays one game and counts it, unless it is broken off. Where several ends could be told, the
// first of these counts: what the rules say, before what the player or the bound has ended.
func (w *watcher) play(ctx context.Context, s *interp.State, p *survey.Player, seed uint64, most int, t *tally) {
	n := p.Walk(ctx, s, seed, most, func(moves []interp.Move, m interp.Move) { w.move(s, moves, m) })
	w.ended(s)
	if ctx.Err() != nil {
		return
	}
	end := round
	switch st := s.Status(); {
	case st == interp.Won:
		end = won
	case st == interp.Lost && s.EndedBy() != nil:
		end = lost
	case st == interp.Lost:
		end = stuck
		w.unspent(s)
	case st == interp.Faulted:
		end = faulted
	case n >= most:
		end = endless
	}
	t.add(n, end)
}

// solve asks whether a deal can be won, and plays the line that wins. The line is played for what
// it uses: a line of the rules that only a clever game needs is used after all.
func (w *watcher) solve(ctx context.Context, s *interp.State, p Plan, r *Solved) {
	rep := solve.Solve(ctx, s, solve.Limits{
		Positions: p.Positions, Memory: p.Memory, Seed: s.DealNumber(), Rough: true,
	})
	if rep.Verdict == solve.Unknown && ctx.Err() != nil {
		return
	}
	r.Deals++
	switch rep.Verdict {
	case solve.Unwinnable:
		r.Unwinnable++
	case solve.Unknown:
		r.Unknown++
	case solve.Won:
		r.Won++
		for _, m := range rep.Line {
			w.move(s, s.DistinctMoves(nil), m)
		}
		w.ended(s)
	}
}
