package odds

import (
	"context"
	"slices"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/solve"
	"pat/interp/survey"
)

// This file answers how a row of the table is made: deals are solved and played until there are
// enough of them, or enough was spent on them.

// Limits bound what is done for a row. They count deals, positions and moves, never time.
type Limits struct {
	Positions int64 // of the search for one deal
	Deals     int   // most deals solved
	Effort    int64 // positions in all after which no deal beyond Least is solved
	Played    int   // most deals played by the greedy player
}

// Least is how many deals are solved at least, and how many are played.
const Least = 100

// Bounds of what the greedy player does: a deal may go on for ever, and a long one takes its time.
const (
	mostMoves  = 1000
	playEffort = 1_000_000 // moves in all after which no deal beyond Least is played
	memory     = 300 << 20 // of a search; far more than the positions of a row fill
)

// Measure makes the row of a game at its defaults. ok is false where the context was done before.
func Measure(ctx context.Context, id string, g *interp.Game, l Limits) (r Row, ok bool, err error) {
	r = Row{Game: id, Rules: g.Sheet().Hash(), Engine: Engine, Limit: l.Positions, Chance: g.Shuffles()}
	var spent int64
	var efforts []int64
	var moves []int
	for r.Deals < l.Deals && (r.Deals < Least || spent < l.Effort) {
		st, err := numbers.Own(uint64(r.Deals+1)).Deal(g, openSetting(g))
		if err != nil {
			return r, false, err
		}
		rep := solved(ctx, st, l.Positions)
		if ctx.Err() != nil {
			return r, false, nil
		}
		r.Deals++
		spent += rep.Positions
		switch rep.Verdict {
		case solve.Won:
			r.Won++
			efforts, moves = append(efforts, rep.Positions), append(moves, len(rep.Line))
		case solve.Unwinnable:
			r.Unwinnable++
		}
	}
	slices.Sort(efforts)
	for i := range r.Effort {
		r.Effort[i] = quantile(efforts, 25*(i+1))
	}
	slices.Sort(moves)
	r.Moves = quantile(moves, 50)
	ok, err = r.play(ctx, g, l.Played)
	return r, ok, err
}

// solved searches a deal as it is searched for a row, so that what it takes can be laid beside the
// figures of the row.
func solved(ctx context.Context, st *interp.State, positions int64) solve.Report {
	return solve.Solve(ctx, st, solve.Limits{Positions: positions, Memory: memory, Seed: st.DealNumber()})
}

// openSetting is the options of a game; numbers that it asks for are drawn for each deal.
func openSetting(g *interp.Game) rules.Setting { return rules.Setting{Options: g.Setting().Options} }

// play fills in what the greedy player does.
func (r *Row) play(ctx context.Context, g *interp.Game, most int) (ok bool, err error) {
	spent := 0
	for r.Played < most && (r.Played < Least || spent < playEffort) {
		id := numbers.Own(uint64(r.Played + 1))
		st, err := id.Deal(g, openSetting(g))
		if err != nil {
			return false, err
		}
		rec, ok := survey.Greedy().Play(ctx, st, id.Seed(), mostMoves)
		if !ok {
			return false, nil
		}
		r.Played++
		spent += rec.Moves + 1
		if rec.Verdict == survey.Won {
			r.PlayedWon++
		}
	}
	return true, nil
}

// quantile is the smallest of sorted numbers that so many in a hundred do not exceed; 0 of none.
func quantile[N int | int64](sorted []N, percent int) N {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[max(0, (len(sorted)*percent+99)/100-1)]
}
