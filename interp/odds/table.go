package odds

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"pat/dsl/rules"
	"pat/interp/survey"
)

// This file answers how the table is written: a line a game, columns apart by blanks, `#` for
// lines that only people read.

// Engine is the version of what makes the rows: solver and greedy player. Raise it with a change
// that lets them win notably more; what a row proves stays true all the same.
const Engine = 1

// A Row is what is known of the odds of one game, its options at their defaults.
type Row struct {
	Game  string
	Rules string // hash of the sheet the row was made with

	Engine int   // version of what made it
	Limit  int64 // positions that a deal was searched for at most

	Deals, Won, Unwinnable int // solved, all cards known; the deals are 1 to Deals

	Played, PlayedWon int // by the greedy player, who does not peek; the deals are 1 to Played

	Moves  int      // of the line that wins, median over the deals won; 0 if none was
	Effort [3]int64 // positions to a win, the quartiles
	Chance bool     // the rules shuffle in play: a verdict holds for these shuffles only
}

// Unknown is how many deals were not decided.
func (r *Row) Unknown() int { return r.Deals - r.Won - r.Unwinnable }

// Interval is the 95 % interval of the share of deals that can be won, undecided deals counted as
// lost below and as won above. What the greedy player wins can be won.
func (r *Row) Interval() (low, high float64) {
	low, _ = survey.Wilson(r.Won, r.Deals)
	if r.Played > 0 {
		greedy, _ := survey.Wilson(r.PlayedWon, r.Played)
		low = max(low, greedy)
	}
	_, high = survey.Wilson(r.Won+r.Unknown(), r.Deals)
	return low, high
}

// A Table is all rows, sorted by game.
type Table struct{ Rows []Row }

// columns are the head of the table.
var columns = strings.Fields("game rules engine limit deals won unwinnable unknown low high played greedy " +
	"moves easy median hard chance")

// head tells people what the columns are.
const head = `# How likely the games are won. Made by ` + "`pat odds FILE`" + `, not by hand.
#
# engine      version of solver and greedy player    limit   positions that a deal was searched for at most
# deals       the deals 1 to this number, of which   won     can be won by a player who knows all cards,
# unwinnable  cannot be won,                         unknown are not decided
# low, high   95 % interval of the share that can be won, in percent, the unknown ones lost or won
# played      deals played by a greedy player who does not peek, of which he wins: greedy
# moves       of the line that wins, the median      easy, median, hard: quartiles of the positions to a win
# chance      the rules shuffle in play: what is won is won with these shuffles
#
`

// Of is the row of a game.
func (t *Table) Of(game string) (*Row, bool) {
	i, ok := t.find(game)
	if !ok {
		return nil, false
	}
	return &t.Rows[i], true
}

// find is where the row of a game stands, or would.
func (t *Table) find(game string) (i int, there bool) {
	return slices.BinarySearchFunc(t.Rows, game, func(r Row, id string) int { return strings.Compare(r.Game, id) })
}

// by is the row of rules, by their hash.
func (t *Table) by(hash string) (*Row, bool) {
	i := slices.IndexFunc(t.Rows, func(r Row) bool { return r.Rules == hash })
	if i < 0 {
		return nil, false
	}
	return &t.Rows[i], true
}

// Under is the row of rules as they are chosen; nil where none are known: a row holds for rules at
// their defaults. Rules are known by their hash, so that a copy of a shipped game has its odds, and
// a file that only bears its name has not.
func (t *Table) Under(sheet *rules.Sheet, set rules.Setting) *Row {
	r, ok := t.by(sheet.Hash())
	if !ok || !maps.Equal(sheet.Complete(set).Options, sheet.Defaults().Options) {
		return nil
	}
	return r
}

// Lazy reads a table that is shipped once it is asked for, and only once. A text that is no table
// has no rows.
func Lazy(text string) func() *Table {
	return sync.OnceValue(func() *Table {
		t, err := Parse(text)
		if err != nil {
			return &Table{}
		}
		return t
	})
}

// Put puts a row in its place, instead of one of the same game.
func (t *Table) Put(r Row) {
	i, there := t.find(r.Game)
	if there {
		t.Rows[i] = r
		return
	}
	t.Rows = slices.Insert(t.Rows, i, r)
}

// Keep drops the rows of games that are no more.
func (t *Table) Keep(ids []string) {
	t.Rows = slices.DeleteFunc(t.Rows, func(r Row) bool { return !slices.Contains(ids, r.Game) })
}

// shuffles stands in the last column.
const shuffles = "shuffles"

// cells are a row as it is written.
func (r *Row) cells() []string {
	low, high := r.Interval()
	chance := "-"
	if r.Chance {
		chance = shuffles
	}
	out := []string{r.Game, r.Rules}
	for _, n := range []int64{
		int64(r.Engine), r.Limit, int64(r.Deals), int64(r.Won), int64(r.Unwinnable), int64(r.Unknown()),
	} {
		out = append(out, strconv.FormatInt(n, 10))
	}
	out = append(out, percent(low), percent(high))
	for _, n := range []int64{
		int64(r.Played), int64(r.PlayedWon), int64(r.Moves), r.Effort[0], r.Effort[1], r.Effort[2],
	} {
		out = append(out, strconv.FormatInt(n, 10))
	}
	return append(out, chance)
}

func percent(share float64) string { return strconv.FormatFloat(100*share, 'f', 1, 64) }

// Format is the table as text.
func (t *Table) Format() []byte {
	lines := [][]string{slices.Clone(columns)}
	lines[0][0] = "# " + lines[0][0]
	for i := range t.Rows {
		lines = append(lines, t.Rows[i].cells())
	}
	width := make([]int, len(columns))
	for _, cells := range lines {
		for i, c := range cells {
			width[i] = max(width[i], len(c))
		}
	}
	var b bytes.Buffer
	b.WriteString(head)
	for _, cells := range lines {
		line := ""
		for i, c := range cells {
			if i < 2 || i == len(cells)-1 {
				line += fmt.Sprintf("%-*s  ", width[i], c)
			} else {
				line += fmt.Sprintf("%*s  ", width[i], c)
			}
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return b.Bytes()
}

// Parse reads a table.
func Parse(text string) (*Table, error) {
	t := &Table{}
	n := 0
	for line := range strings.Lines(text) {
		n++
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		r, err := parseRow(strings.Fields(line))
		if err != nil {
			return nil, fmt.Errorf("line %d of the table of odds: %w", n, err)
		}
		if k := len(t.Rows); k > 0 && t.Rows[k-1].Game >= r.Game {
			return nil, fmt.Errorf("line %d of the table of odds: %s stands after %s", n, r.Game, t.Rows[k-1].Game)
		}
		t.Rows = append(t.Rows, r)
	}
	return t, nil
}

// parseRow reads what rows are made of; the columns between are worked out from it.
func parseRow(cells []string) (r Row, err error) {
	if len(cells) != len(columns) {
		return r, fmt.Errorf("there are %d columns, not %d", len(cells), len(columns))
	}
	var unknown int
	r.Game, r.Rules, r.Chance = cells[0], cells[1], cells[16] == shuffles
	for _, c := range [...]struct {
		at int
		to *int
	}{
		{2, &r.Engine},
		{4, &r.Deals},
		{5, &r.Won},
		{6, &r.Unwinnable},
		{7, &unknown},
		{10, &r.Played},
		{11, &r.PlayedWon},
		{12, &r.Moves},
	} {
		if *c.to, err = strconv.Atoi(cells[c.at]); err != nil || *c.to < 0 {
			return r, fmt.Errorf("%s is no number in column %s", cells[c.at], columns[c.at])
		}
	}
	for i, to := range [...]*int64{&r.Limit, &r.Effort[0], &r.Effort[1], &r.Effort[2]} {
		at := [...]int{3, 13, 14, 15}[i]
		if *to, err = strconv.ParseInt(cells[at], 10, 64); err != nil || *to < 0 {
			return r, fmt.Errorf("%s is no number in column %s", cells[at], columns[at])
		}
	}
	if r.Unknown() != unknown || r.PlayedWon > r.Played {
		return r, errors.New("won and lost deals do not add up")
	}
	return r, nil
}
