package trial

import (
	"maps"
	"slices"

	"pat/dsl/rules"
)

// A Report is what came of a trial.
type Report struct {
	Game  string `json:"game"`
	Rules string `json:"rules"` // tells rules apart that play differently
	Deals string `json:"deals"`
	Seed  uint64 `json:"seed"`
	Asked int    `json:"asked"` // deals of the plan
	Done  int    `json:"done"`  // of them: played to the end by all

	Players []Played `json:"players"`
	Solver  Solved   `json:"solver"`
	Choice  Choice   `json:"choice"`
	Dead    int      `json:"dead"` // deals in which no move is legal

	Unspent []Unspent `json:"unspent,omitempty"` // actions that could still be used when no move was left

	Unused []Line   `json:"unused,omitempty"` // lines that let no move be made, forbade none and did not act
	Zones  []Zone   `json:"zones,omitempty"`
	Still  []string `json:"still,omitempty"` // cards that never went from one pile to another

	Findings []Finding `json:"findings,omitempty"`

	plan Plan
}

// Played is what came of the games of one player.
type Played struct {
	Player string `json:"player"`
	Games  int    `json:"games"`
	Won    int    `json:"won"`
	Ends   []End  `json:"ends"`  // the most frequent first
	Moves  Spread `json:"moves"` // of a game
}

// An Unspent is an action with uses left in some games that ended with no move left.
type Unspent struct {
	Action string `json:"action"`
	Games  int    `json:"games"`
}

// An End is how some games ended.
type End struct {
	How   string `json:"how"`
	Games int    `json:"games"`
}

// Solved is what the solver said of the deals that it was asked of.
type Solved struct {
	Deals      int   `json:"deals"`
	Won        int   `json:"won"`
	Unwinnable int   `json:"unwinnable"`
	Unknown    int   `json:"unknown"`
	Positions  int64 `json:"positions"` // most for a deal
}

// A Spread tells how numbers lie.
type Spread struct {
	Least  int `json:"least"`
	Median int `json:"median"`
	Most   int `json:"most"`
}

// Choice tells among how many moves there was to choose, of those that lead to different positions.
type Choice struct {
	Spread
	Positions int     `json:"positions"` // in which a move was made
	Single    float64 `json:"single"`    // share of them that left but one
}

// A Line is a line of the rules.
type Line struct {
	File string `json:"file"`
	Line int    `json:"line"`
	Text string `json:"text"`
	line *rules.Placed
}

// A Zone is one of which something is to be told.
type Zone struct {
	Zone string `json:"zone"`
	What string `json:"what"` // one of the three below
}

// What is told of zones.
const (
	neverHeld = "never holds a card"
	neverGot  = "never gets a card in play"
	neverGave = "never gives a card away"
)

// A Finding is something that the author will hardly have meant.
type Finding struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// A tally adds the games of one player up.
type tally struct {
	name  string
	ends  map[string]int
	moves []int
}

func (t *tally) add(moves int, end string) {
	t.moves = append(t.moves, moves)
	t.ends[end]++
}

func (t *tally) told() Played {
	p := Played{Player: t.name, Games: len(t.moves), Won: t.ends[won]}
	for _, how := range slices.Sorted(maps.Keys(t.ends)) {
		p.Ends = append(p.Ends, End{how, t.ends[how]})
	}
	slices.SortStableFunc(p.Ends, func(a, b End) int { return b.Games - a.Games })
	if slices.Sort(t.moves); len(t.moves) > 0 {
		p.Moves = Spread{t.moves[0], t.moves[(len(t.moves)-1)/2], t.moves[len(t.moves)-1]}
	}
	return p
}

// choiceOf tells how the numbers of moves lie, each met in so many positions.
func choiceOf(met map[int]int) Choice {
	var c Choice
	for _, n := range met {
		c.Positions += n
	}
	if c.Positions == 0 {
		return c
	}
	sizes := slices.Sorted(maps.Keys(met))
	c.Least, c.Most = sizes[0], sizes[len(sizes)-1]
	left := (c.Positions + 1) / 2
	for _, n := range sizes {
		if left -= met[n]; left <= 0 {
			c.Median = n
			break
		}
	}
	c.Single = float64(met[1]) / float64(c.Positions)
	return c
}
