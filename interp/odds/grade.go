package odds

// This file answers how difficult a game is, and a deal among those of its game. What the grades
// are is said here and nowhere else.

// A Grade is how difficult a game or a deal is.
type Grade uint8

// The grades.
const (
	Easy Grade = iota
	Medium
	Hard
	VeryHard
)

func (g Grade) String() string { return [...]string{"easy", "medium", "hard", "very hard"}[g] }

// bounds are the least ease of the grades but the last.
var bounds = [...]float64{Easy: 0.6, Medium: 0.4, Hard: 0.2}

// Ease is how easy a game is, from 0 to 1: the mean of two shares of its deals, of those that can
// be won by who knows all cards, undecided ones counted as half, and of those that the greedy
// player wins. The one tells what the best play comes to, the other what careless play does: games
// of the same odds differ in what they ask of the player.
func (r *Row) Ease() float64 {
	does := 0.0
	if r.Played > 0 {
		does = float64(r.PlayedWon) / float64(r.Played)
	}
	return (r.Middle() + does) / 2
}

// Middle is the share of deals that can be won, undecided ones counted as half.
func (r *Row) Middle() float64 {
	if r.Deals == 0 {
		return 0.5
	}
	return (float64(r.Won) + float64(r.Unknown())/2) / float64(r.Deals)
}

// unsure reports whether the grade is a guess: most deals were not decided.
func (r *Row) unsure() bool { return 2*r.Unknown() > r.Deals }

// Proved is the share of the deals of which a win was found.
func (r *Row) Proved() float64 {
	if r.Deals == 0 {
		return 0
	}
	return float64(r.Won) / float64(r.Deals)
}

// GradesText tells a player what the grades of games mean.
const GradesText = `the mean of two shares,
of the deals that can be won, unknown ones counted as half, and of those that a greedy player wins
who looks neither ahead nor at hidden cards, makes a game easy from 60 %, medium from 40 %, hard
from 20 %, and below that very hard; perhaps says that of most deals it is not known.`

// grade is the grade of a game: easy from an ease of 0.6, medium from 0.4, hard from 0.2.
func (r *Row) grade() Grade {
	ease := r.Ease()
	for g, least := range bounds {
		if ease >= least {
			return Grade(g)
		}
	}
	return VeryHard
}

// dealGrade is the grade of a deal that was won after so many positions, among the deals
// of its game that can be won: easy if it took no more than a quarter of them do, hard if no less
// than the last quarter does. ok is false where too few deals were won to tell, or all take the
// same.
func (r *Row) dealGrade(positions int64) (g Grade, ok bool) {
	switch {
	case r.Won < fewest || r.Effort[0] == r.Effort[2]:
		return 0, false
	case positions <= r.Effort[0]:
		return Easy, true
	case positions >= r.Effort[2]:
		return Hard, true
	}
	return Medium, true
}

// fewest is how many deals must have been won for quartiles to say anything.
const fewest = 12
