package player

import (
	"bytes"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"pat/cmd/pat/internal/cli/app"
	"pat/interp/stats"
)

// A table of figures fits the terminal: its columns stand closer, and long names are cut.
func TestTablesFitTheTerminal(t *testing.T) {
	records := []stats.Record{
		{Time: time.Unix(0, 0), ID: "a", Game: "golf", End: stats.Won, Moves: 30, Seconds: 100},
		{Time: time.Unix(9, 0), ID: "b", Game: "a-game-of-a-very-long-name", End: stats.Lost},
	}
	rows := rowsOf(stats.Each(records), stats.Of(records))
	for _, width := range []int{0, 200, 80, 60} {
		var out bytes.Buffer
		a := player{&app.App{Out: &out, Terminal: width > 0, Width: func() int { return width }}}
		a.PrintColumns(rows)
		for line := range strings.Lines(out.String()) {
			if n := utf8.RuneCountInString(line) - 1; width > 0 && n > max(width, 66) {
				t.Errorf("%d columns of %d: %s", n, width, line)
			}
		}
		whole := strings.Contains(out.String(), "a-game-of-a-very-long-name ")
		if whole != (width == 0 || width >= 100) {
			t.Errorf("at %d columns:\n%s", width, &out)
		}
	}
}
