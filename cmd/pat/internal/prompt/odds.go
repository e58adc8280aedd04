package prompt

import (
	"fmt"
	"strings"

	"pat/dsl/prose"
	"pat/interp/odds"
	"pat/interp/solve"
)

// This file is what the prompt tells of odds: of a game with its rules, and of a new deal among
// those of its game.

// OddsText is the odds of a game as its rules end with them; empty where none are known.
func OddsText(row *odds.Row) string {
	if row == nil {
		return ""
	}
	return "\nThe odds\n" + strings.Join(Wrap("  "+row.Sentence(), prose.Width), "\n") + "\n"
}

// row is the odds of the game being played; nil where none are known.
func (p *Prompt) row() *odds.Row {
	if p.Odds == nil {
		return nil
	}
	return p.Odds(p.Session.Game)
}

// dealLimit is how far a deal is searched to be graded: as far as those that it is compared with.
func dealLimit(row *odds.Row) int64 {
	if row == nil {
		return dealPositions
	}
	return row.Limit
}

// gradedAs reports whether a deal won with such an effort is known to be an easy or a hard one.
func gradedAs(row *odds.Row, effort int64, how string) bool {
	if row == nil {
		return false
	}
	g, ok := row.DealGrade(effort)
	return ok && g.String() == how
}

// wonDeal says of a deal that can be won how hard that is.
func wonDeal(row *odds.Row, effort int64) string {
	g, ok := row.DealGrade(effort)
	if !ok {
		return "This deal can be won."
	}
	return fmt.Sprintf("This deal can be won; among those of its game it is %s.",
		map[odds.Grade]string{odds.Easy: "easy", odds.Medium: "of medium difficulty", odds.Hard: "hard"}[g])
}

// graded adds to an answer what is known of a new deal of a game whose odds are known.
func (p *Prompt) graded(a Answer) Answer {
	row := p.row()
	if row == nil || !a.Show {
		return a
	}
	ctx, stop := p.until()
	defer stop()
	rep := odds.Solve(ctx, p.Session.State.Clone(), min(dealPositions, row.Limit))
	switch {
	case ctx.Err() != nil && rep.Verdict == solve.Unknown:
		return a
	case rep.Verdict == solve.Won:
		return a.say("%s", wonDeal(row, rep.Positions))
	case rep.Verdict == solve.Unwinnable:
		return a.say("This deal cannot be won.")
	}
	return a.say("Whether this deal can be won is not known; %s.", row.OfDeals())
}
