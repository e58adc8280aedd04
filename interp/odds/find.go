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
// is searched, graded ones where no odds are known. Where none is found, some of those that are not
// decided are searched farther: a fourth of them four times as far, and so on.
const (
	Tries        = 50
	findTime     = 40 * time.Second
	rounds       = 4
	farther      = 4
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
	s := &seeker{game: g, row: row, wish: wish, within: row.graded(), times: 1}
	if wish == Winnable {
		s.within = findsWithin
	}
	ctx, stop := context.WithTimeout(ctx, findTime)
	defer stop()
	for range rounds {
		if !row.farOff() || s.times > 1 {
			open, err := s.look(ctx, deals)
			if tried = max(tried, s.tried); err != nil || s.best != nil || ctx.Err() != nil {
				return s.best, tried, err
			}
			deals = open
		}
		deals = deals[:(len(deals)+farther-1)/farther]
		s.within, s.times = s.within*farther, s.times*farther
	}
	return nil, tried, nil
}

// farOff reports whether next to no deal of a game is won within the bounds of its odds, though
// many may be: it takes more to find one.
func (r *Row) farOff() bool { return r != nil && 2*r.Unknown() > r.Deals && 20*r.Won < r.Deals }

// A seeker looks for a deal as it is wished, each searched so far.
type seeker struct {
	game   *interp.Game
	row    *Row
	wish   Wish
	within int64
	times  int // as far as at first

	best  *Found
	tried int
}

// look looks among some deals, and returns those that are not decided.
func (s *seeker) look(ctx context.Context, deals []numbers.ID) (open []numbers.ID, err error) {
	seen := 0
	s.tried = 0
	for _, deal := range deals {
		if ctx.Err() != nil || seen == dealsSeen {
			break
		}
		st, err := deal.Deal(s.game, s.game.Setting())
		if err != nil {
			return nil, err
		}
		s.tried++
		rep := solveSoon(ctx, st, dealTime*time.Duration(s.times),
			solve.Limits{Positions: s.within, Polish: s.wish == Winnable})
		switch rep.Verdict {
		case solve.Won:
			seen++
			if s.takes(&Found{Deal: deal, Line: rep.Line, effort: rep.Positions}) {
				return nil, nil
			}
		case solve.Unknown:
			open = append(open, deal)
		}
	}
	if s.best != nil {
		s.best.Text = fmt.Sprintf("It can be won; of the deals I tried it seems to be the %s.",
			map[Wish]string{ToBeEasy: "easiest", ToBeHard: "hardest"}[s.wish])
	}
	return open, nil
}

// takes looks at a deal that can be won; done says that no better one is to be found.
func (s *seeker) takes(x *Found) (done bool) {
	switch {
	case s.wish == Winnable:
		x.Text = "This deal can be won."
	case s.row.gradedAs(x.effort, s.wish):
		x.Text = s.row.ofWon(x.effort)
	default:
		less := s.best == nil || x.effort < s.best.effort
		if s.best == nil || less == (s.wish == ToBeEasy) {
			s.best = x
		}
		return false
	}
	s.best = x
	return true
}

// NoneFound tells that none as it was wished was found among so many deals.
func (w Wish) NoneFound(tried int) string {
	deals := "1 deal and it is not one"
	if tried != 1 {
		deals = fmt.Sprintf("%d deals and found none", tried)
	}
	so := ""
	if w != Winnable {
		so = fmt.Sprintf(", and so no %s one", w)
	}
	return "I tried " + deals + " that I can win" + so + "; this game goes on."
}

// solveSoon solves a deal for who waits so long.
func solveSoon(ctx context.Context, st *interp.State, wait time.Duration, l solve.Limits) solve.Report {
	ctx, stop := context.WithTimeout(ctx, wait)
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
	g, ok := r.dealGrade(effort)
	return ok && g.String() == string(wish)
}

// ofWon says of a deal that can be won how hard that is, by what it took to find.
func (r *Row) ofWon(effort int64) string {
	g, ok := r.dealGrade(effort)
	if !ok {
		return "This deal can be won."
	}
	return fmt.Sprintf("This deal can be won; among those of its game it is %s.",
		map[Grade]string{Easy: "easy", Medium: "of medium difficulty", Hard: "hard"}[g])
}

// OfDeal says what can be found out soon of a deal at its beginning; empty where the context was
// done before.
func (r *Row) OfDeal(ctx context.Context, st *interp.State) string {
	switch rep := solveSoon(ctx, st.Clone(), dealTime, solve.Limits{Positions: min(gradedWithin, r.Limit)}); {
	case ctx.Err() != nil && rep.Verdict == solve.Unknown:
		return ""
	case rep.Verdict == solve.Won:
		return r.ofWon(rep.Positions)
	case rep.Verdict == solve.Unwinnable:
		return "This deal cannot be won."
	}
	return fmt.Sprintf("Whether this deal can be won is not known; %s.", r.ofDeals())
}
