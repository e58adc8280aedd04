package odds

import (
	"fmt"
	"math"
	"strings"

	"pat/interp/survey"
)

// This file answers what the odds are in words.

// widest is the widest interval that tells a player anything.
const widest = 0.7

// vague reports whether the interval of the share of deals that can be won tells next to nothing.
func (r *Row) vague() bool {
	low, high := r.Interval()
	return high-low > widest
}

// Share is the 95 % interval of the share of deals that can be won, as a few characters: 82-87 %;
// of a vague one what it is at least.
func (r *Row) Share() string {
	low, high := r.Interval()
	if r.vague() && 100*low >= 1 {
		return fmt.Sprintf("at least %.0f %%", math.Floor(100*low))
	}
	if r.vague() {
		return "not known"
	}
	a, b := math.Floor(100*low), math.Ceil(100*high)
	if a == b {
		return fmt.Sprintf("%.0f %%", a)
	}
	return fmt.Sprintf("%.0f-%.0f %%", a, b)
}

// ofDeals tells in a clause how many deals of a game can be won, or what is known of it.
func (r *Row) ofDeals() string {
	switch {
	case !r.vague():
		return fmt.Sprintf("of all deals %s can", r.Share())
	case r.Won == 0 && r.PlayedWon == 0:
		return fmt.Sprintf("of %s others tried none was won", survey.Number(r.Deals))
	case r.PlayedWon*r.Deals > r.Won*r.Played:
		return fmt.Sprintf("simple play won %s of %s others, more is not known", survey.Number(r.PlayedWon),
			survey.Number(r.Played))
	}
	return fmt.Sprintf("of %s others %s can, more is not known", survey.Number(r.Deals), survey.Number(r.Won))
}

// Sentence tells the odds of a game to a player.
func (r *Row) Sentence() string {
	var b strings.Builder
	b.WriteString(r.solved())
	fmt.Fprintf(&b, " A greedy player, who looks neither ahead nor at hidden cards, wins %s of %s.",
		count(r.PlayedWon), survey.Number(r.Played))
	if r.Moves > 0 {
		fmt.Fprintf(&b, " A game won takes about %s moves.", survey.Number(r.Moves))
	}
	if r.Chance {
		b.WriteString(" Cards are shuffled in play: what can be won is won with the shuffles of its deal.")
	}
	grade := r.grade().String()
	if r.grade() == Medium {
		grade = "of medium difficulty"
	}
	if r.unsure() {
		return b.String() + " As far as that tells, the game is " + grade + "."
	}
	return b.String() + " The game is " + grade + "."
}

// solved says what the solver found out.
func (r *Row) solved() string {
	deals, unknown := survey.Number(r.Deals), survey.Number(r.Unknown())
	if r.Unknown() == r.Deals {
		return fmt.Sprintf("Of %s deals that were searched none could be decided: "+
			"whether a player who knows all cards can win it took too long to find out.", deals)
	}
	out := fmt.Sprintf("Of %s deals, %s can be won by a player who knows all cards", deals, count(r.Won))
	switch {
	case r.Won == r.Deals:
		out = fmt.Sprintf("All of %s deals can be won by a player who knows all cards", deals)
	case r.Unknown() == 0:
		out += ", the others cannot"
	case r.Unwinnable == 0:
		out += fmt.Sprintf("; of the other %s it is not known", unknown)
	default:
		out += fmt.Sprintf(", %s cannot, and of %s it is not known", survey.Number(r.Unwinnable), unknown)
	}
	if r.vague() {
		return out + "; more is not known of all deals."
	}
	low, high := r.Interval()
	return out + fmt.Sprintf(". Of all deals that makes %s to %s percent, with 95 percent confidence.", percent(low),
		percent(high))
}

// shown is how many deals the computer won, by looking ahead or by simple play: by what wins the
// greater share of those it tried.
func (r *Row) shown() string {
	won, of := r.Won, r.Deals
	if r.PlayedWon*r.Deals > r.Won*r.Played {
		won, of = r.PlayedWon, r.Played
	}
	return fmt.Sprintf("the computer won %s of %s deals", count(won), survey.Number(of))
}

func count(n int) string {
	if n == 0 {
		return "none"
	}
	return survey.Number(n)
}

// Level is the grade of a game in a list, and that it is a guess.
func (r *Row) Level() string {
	if r.unsure() {
		return "perhaps " + r.grade().String()
	}
	return r.grade().String()
}

// Short tells the odds of a game beside its name: medium to play, 82-87 % can be won knowing all
// cards, a win takes about 157 moves. The parts between commas can stand without those behind them.
func (r *Row) Short() string {
	out := r.Level() + " to play"
	if r.vague() {
		out += ", " + r.shown()
	} else {
		out += ", " + r.Share() + " can be won knowing all cards"
	}
	if r.Moves > 0 {
		out += fmt.Sprintf(", a win takes about %s moves", survey.Number(r.Moves))
	}
	return out
}
