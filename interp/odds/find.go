package odds

import (
	"context"
	"fmt"
	"runtime"
	"time"

	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/solve"
)

// This file answers which deal of a game can be won, or is an easy or a hard one, and what is known
// of a deal.

// A Wish is what a deal is to be.
type Wish string

// The wishes.
const (
	Winnable Wish = "winnable"
	ToBeEasy Wish = "easy"
	ToBeHard Wish = "hard"
)

// Wished reads a wish as it is typed.
func Wished(word string) (Wish, bool) {
	w := Wish(word)
	return w, w == Winnable || w == ToBeEasy || w == ToBeHard
}

// Wanted names the deal that is looked for.
func (w Wish) Wanted() string {
	return map[Wish]string{Winnable: "a deal that can be won", ToBeEasy: "an easy deal", ToBeHard: "a hard deal"}[w]
}

// Bounds of looking for a deal: how many are tried, for how long in all and each, how many that can
// be won are looked at where the odds of the game do not tell easy ones from hard, and how far each
// is searched, graded ones where no odds are known.
const (
	Tries        = 50
	findTime     = 20 * time.Second
	dealTime     = 2 * time.Second
	dealsSeen    = 20
	findsWithin  = 100_000
	gradedWithin = 20_000
)

// A Found is a deal that can be won, with a line that does.
type Found struct {
	Deal numbers.ID
	Line []interp.Move
	Text string // a sentence on how hard it is

	effort int64 // positions it took to find the line
}

// Find looks among deals of a game for what is wished. That is the first of which a win is found
// soon; of easy and hard ones the first that is known to be one among the deals of its game, or
// else of several the one whose win is found with the least effort, or the most. nil: there is none
// among those that were tried.
func Find(ctx context.Context, g *interp.Game, row *Row, wish Wish, deals []numbers.ID) (
	best *Found, tried int, err error,
) {
	within := row.graded()
	if wish == Winnable {
		within = findsWithin
	}
	seen := 0
	for start := time.Now(); tried < len(deals) && time.Since(start) < findTime && ctx.Err() == nil; tried++ {
		st, err := deals[tried].Deal(g, g.Setting())
		if err != nil {
			return nil, tried, err
		}
		rep := solveSoon(ctx, st, solve.Limits{Positions: within, Polish: wish == Winnable})
		if rep.Verdict != solve.Won {
			continue
		}
		x := &Found{Deal: deals[tried], Line: rep.Line, effort: rep.Positions}
		switch {
		case wish == Winnable:
			x.Text = "This deal can be won."
			return x, tried + 1, nil
		case row.gradedAs(x.effort, wish):
			x.Text = row.OfWon(x.effort)
			return x, tried + 1, nil
		case best == nil || wish == ToBeEasy && x.effort < best.effort || wish == ToBeHard && x.effort > best.effort:
			best = x
		}
		if seen++; seen == dealsSeen {
			break
		}
	}
	if best != nil {
		best.Text = fmt.Sprintf("It can be won; of the deals I tried it seems to be the %s.",
			map[Wish]string{ToBeEasy: "easiest", ToBeHard: "hardest"}[wish])
	}
	return best, tried, nil
}

// NoneFound tells that none was found among so many deals.
func NoneFound(tried int) string {
	deals := "1 deal and it is not one"
	if tried != 1 {
		deals = fmt.Sprintf("%d deals and found none", tried)
	}
	return "I tried " + deals + " that I can win; this game goes on."
}

// solveSoon solves a deal for who waits.
func solveSoon(ctx context.Context, st *interp.State, l solve.Limits) solve.Report {
	ctx, stop := context.WithTimeout(ctx, dealTime)
	defer stop()
	l.Memory, l.Seed = memory, st.DealNumber()
	l.Watch = func(solve.Progress) { runtime.Gosched() } // where there is one thread the clock goes on only so
	return solve.Solve(ctx, st, l)
}

// graded is how far a deal is searched to be graded: as far as those that it is compared with.
func (r *Row) graded() int64 {
	if r == nil {
		return gradedWithin
	}
	return r.Limit
}

// gradedAs reports whether a deal won with such an effort is known to be an easy or a hard one.
func (r *Row) gradedAs(effort int64, wish Wish) bool {
	if r == nil {
		return false
	}
	g, ok := r.DealGrade(effort)
	return ok && g.String() == string(wish)
}

// OfWon says of a deal that can be won how hard that is, by what it took to find.
func (r *Row) OfWon(effort int64) string {
	g, ok := r.DealGrade(effort)
	if !ok {
		return "This deal can be won."
	}
	return fmt.Sprintf("This deal can be won; among those of its game it is %s.",
		map[Grade]string{Easy: "easy", Medium: "of medium difficulty", Hard: "hard"}[g])
}

// OfDeal says what can be found out soon of a deal at its beginning; empty where the context was
// done before.
func (r *Row) OfDeal(ctx context.Context, st *interp.State) string {
	switch rep := solveSoon(ctx, st.Clone(), solve.Limits{Positions: min(gradedWithin, r.Limit)}); {
	case ctx.Err() != nil && rep.Verdict == solve.Unknown:
		return ""
	case rep.Verdict == solve.Won:
		return r.OfWon(rep.Positions)
	case rep.Verdict == solve.Unwinnable:
		return "This deal cannot be won."
	}
	return fmt.Sprintf("Whether this deal can be won is not known; %s.", r.OfDeals())
}
