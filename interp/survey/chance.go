package survey

import (
	"context"
	"fmt"

	"pat/interp"
)

// A Chance tells how often a player wins a deal who does not know what is shuffled later: a verdict
// of the solver holds for the shuffles that the number of the deal brings, and for no others. It is
// a sample, and how good the player is bounds it from below.
type Chance struct {
	Player   string     `json:"player"`
	Ways     int        `json:"ways"`     // in which the cards were shuffled
	Won      int        `json:"won"`      // of these
	Interval [2]float64 `json:"interval"` // 95 %, of the share of all ways
}

// ChanceWays is in how many ways a deal is shuffled for a Chance; a few tenths of a second.
const ChanceWays = 1000

// Chance plays on from a position, each time with other shuffles, so many moves at most. Where the
// context is done before, it tells of those ways that were played; ok is false where there are
// none.
func (p *Player) Chance(ctx context.Context, s *interp.State, ways, most int) (c Chance, ok bool) {
	c.Player = p.Name
	for i := range ways {
		r, done := p.Play(ctx, s.Imagine(nil, nil, uint64(i)), uint64(i), most)
		if !done {
			break
		}
		if c.Ways++; r.Verdict == Won {
			c.Won++
		}
	}
	c.Interval = interval(c.Won, 0, c.Ways)
	return c, c.Ways > 0
}

// String says it as a sentence without its end.
func (c Chance) String() string {
	return fmt.Sprintf("with %s other ways to shuffle the %s player wins %s (%s to %s, with 95 %% confidence)",
		Number(c.Ways), c.Player, Number(c.Won), percent(c.Interval[0]), percent(c.Interval[1]))
}
