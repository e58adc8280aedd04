package stats

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"pat/interp/survey"
)

// Figures are what some records come to. Played are those that came to an end; those that go on and
// those that were given up in the middle are counted apart. Games that were won with help, and
// deals that were played before, count among all but not for streaks; neither do those that began
// with moves that were given, which have no time and no length either.
type Figures struct {
	Played  int        `json:"played"`
	Won     int        `json:"won"`
	Lost    int        `json:"lost"`
	Begun   int        `json:"begun"` // they go on, or can be gone on with
	Left    int        `json:"left"`  // given up: nothing is kept of them
	Share   [2]float64 `json:"share"` // 95 % interval of the share won
	Unaided int        `json:"unaided"`
	WonSo   int        `json:"won_unaided"`
	Streak  int        `json:"streak"`  // wins running, first tries of deals, up to now
	Longest int        `json:"longest"` // the most of them ever
	Best    Mark       `json:"best"`    // of games won from their beginning
	Median  Mark       `json:"median"`  // of the same
	Out     int        `json:"out"`     // the most cards out in a game that was not won
	Score   *Scores    `json:"score,omitempty"`
}

// Scores are the points of a game in which they are counted.
type Scores struct {
	Best int `json:"best"`
	Last int `json:"last"`
}

// Named are the figures of one game, of one deal of it, or of one day.
type Named struct {
	Game string `json:"game"`
	Deal string `json:"deal,omitempty"` // number and options
	Day  string `json:"day,omitempty"`  // 2026-11-23
	Figures
}

// A Mark is what games took.
type Mark struct {
	Seconds int `json:"seconds"`
	Moves   int `json:"moves"`
}

// Of counts records, merged, in the order of time.
func Of(records []Record) (f Figures) {
	var seconds, moves []int
	first := map[string]bool{}
	for _, r := range records {
		switch {
		case r.Begun:
			f.Begun++
		case r.End != Left:
			f.Played++
			if r.unaided() {
				f.Unaided++
			}
		default:
			f.Left++
		}
		switch r.End {
		case Won:
			f.Won++
			if r.unaided() {
				f.WonSo++
			}
			if !r.Given {
				seconds, moves = append(seconds, r.Seconds), append(moves, r.Moves)
			}
		case Lost:
			if !r.Begun {
				f.Lost++
			}
		case "": // not left yet either
			continue
		}
		if r.End != Won && !r.Begun {
			f.Out = max(f.Out, r.Out)
		}
		key := fmt.Sprint(r.Game, r.Set, r.Deal)
		if !r.First || r.Given || first[key] {
			continue
		}
		first[key] = true
		if r.End != Won {
			f.Streak = 0
			continue
		}
		f.Streak++
		f.Longest = max(f.Longest, f.Streak)
	}
	f.Share[0], f.Share[1] = 0, 1
	if f.Played > 0 {
		f.Share[0], f.Share[1] = survey.Wilson(f.Won, f.Played)
	}
	f.Score = scores(records)
	if len(moves) > 0 {
		slices.Sort(seconds)
		slices.Sort(moves)
		f.Best = Mark{seconds[0], moves[0]}
		f.Median = Mark{seconds[len(seconds)/2], moves[len(moves)/2]}
	}
	return f
}

// scores are the points of records of one game, as its rules counted them last; nil of several
// games, for points of different games are not of one sort. Where fewer are better, a game that was
// left counts none: it had not come to the points that were still to come.
func scores(records []Record) (out *Scores) {
	least := false
	for _, r := range slices.Backward(records) {
		s := r.Score
		switch {
		case r.Game != records[0].Game:
			return nil
		case !s.Counted || r.Begun || s.Least && r.End == Left:
		case out == nil:
			out, least = &Scores{s.Points, s.Points}, s.Least
		case s.Least == least && (s.Points < out.Best) == least:
			out.Best = s.Points
		}
	}
	return out
}

// Each lists the figures of each game, the one last played first.
func Each(records []Record) []Named {
	return by(records, func(r Record) Named { return Named{Game: r.Game} })
}

// EachDeal lists the figures of each deal, the one last played first. What began with a board is of
// no deal.
func EachDeal(records []Record) []Named {
	return by(records, func(r Record) Named {
		return Named{Game: r.Game, Deal: strings.Join(append([]string{r.Deal}, r.Set...), " ")}
	})
}

// EachDay lists the figures of each day on which a game ended, as days are at a place, the last one
// first.
func EachDay(records []Record, at *time.Location) []Named {
	return by(records, func(r Record) Named { return Named{Day: r.Time.In(at).Format(time.DateOnly)} })
}

// by lists the figures of records that have the same name, the one last played first.
func by(records []Record, name func(Record) Named) (each []Named) {
	of := map[Named][]Record{}
	for _, r := range records {
		of[name(r)] = append(of[name(r)], r)
	}
	for _, r := range slices.Backward(records) {
		n := name(r)
		if mine, ok := of[n]; ok {
			delete(of, n)
			n.Figures = Of(mine)
			each = append(each, n)
		}
	}
	return each
}

// Only keeps the records of one game.
func Only(records []Record, game string) (out []Record) {
	for _, r := range records {
		if r.Game == game {
			out = append(out, r)
		}
	}
	return out
}

// Days are the days of which the deal was won: true, or only played.
func Days(records []Record) map[string]bool {
	out := map[string]bool{}
	for _, r := range records {
		if r.Day != "" {
			out[r.Day] = out[r.Day] || r.End == Won
		}
	}
	return out
}

// Duration writes a time as a clock does: 4:32, 1:04:05.
func Duration(d time.Duration) string {
	s := int(d / time.Second)
	if s >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
	}
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}
