package odds

import (
	"fmt"
	"math"
	"strings"

	"pat/interp/survey"
)

// This file answers what the odds are in words.

// Share is the 95 % interval of the share of deals that can be won, as a few characters: 82-87 %.
func (r *Row) Share() string {
	low, high := r.Interval()
	a, b := math.Floor(100*low), math.Ceil(100*high)
	if r.Won == 0 && r.Unknown() == 0 {
		a, b = 0, 0
	}
	if a == b {
		return fmt.Sprintf("%.0f %%", a)
	}
	return fmt.Sprintf("%.0f-%.0f %%", a, b)
}

// Sentence tells the odds of a game to a player.
func (r *Row) Sentence() string {
	var b strings.Builder
	fmt.Fprintf(&b, "Of %s deals, %s can be won by a player who knows all cards", survey.Number(r.Deals),
		count(r.Won))
	switch unknown := r.Unknown(); {
	case unknown == 0 && r.Unwinnable == 0:
	case unknown == 0:
		b.WriteString(", the others cannot")
	case r.Unwinnable == 0:
		fmt.Fprintf(&b, "; of %s it is not known", rest(unknown, r.Deals))
	default:
		fmt.Fprintf(&b, ", %s cannot, and of %s it is not known", count(r.Unwinnable), count(unknown))
	}
	low, high := r.Interval()
	fmt.Fprintf(&b, ". Of all deals that makes %s to %s percent, with 95 percent confidence.", percent(low),
		percent(high))
	fmt.Fprintf(&b, " A greedy player, who looks neither ahead nor at hidden cards, wins %s of %s.",
		count(r.PlayedWon), survey.Number(r.Played))
	if r.Moves > 0 {
		fmt.Fprintf(&b, " A game won takes about %s moves.", survey.Number(r.Moves))
	}
	if r.Chance {
		b.WriteString(" Cards are shuffled in play: what can be won is won with the shuffles of its deal.")
	}
	fmt.Fprintf(&b, " The game is %s.", of(r.Grade()))
	return b.String()
}

// of says a grade of a game in a sentence.
func of(g Grade) string {
	if g == Medium {
		return "of medium difficulty"
	}
	return g.String()
}

func count(n int) string {
	if n == 0 {
		return "none"
	}
	return survey.Number(n)
}

// rest says so many of all.
func rest(n, all int) string {
	if n == all {
		return "all"
	}
	return survey.Number(n)
}

// Short tells the odds of a game beside its name: medium (82-87 %), 157 moves.
func (r *Row) Short() string {
	out := fmt.Sprintf("%s (%s)", r.Grade(), r.Share())
	if r.Moves > 0 {
		out += fmt.Sprintf(", %s moves", survey.Number(r.Moves))
	}
	return out
}
