package prompt

import (
	"strings"
	"testing"

	"pat/dsl/rules"
	"pat/games"
)

// Moves that `help` shows as examples go from where cards of the game go to where they come.
func TestHelpShowsMovesOfTheGame(t *testing.T) {
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
	shown := 0
	for _, id := range lib.IDs() {
		s := session(t, id, 1)
		g, l := s.Game, s.Labels
		for line := range strings.Lines(run(t, id, "help\nquit\n")) {
			f := strings.Fields(strings.TrimPrefix(line, "> "))
			if len(f) < 3 || !strings.HasPrefix(line, "  ") || !strings.Contains(line, " top card of ") && !strings.Contains(line, " to ") {
				continue
			}
			from, err := l.Find(f[0])
			if err != nil {
				continue // a command
			}
			if f[1] == "f" && !strings.Contains(line, "foundation") {
				continue
			}
			goes := false
			for i := range g.Zones() {
				z := g.Zone(i)
				if to, err := l.Find(f[1]); f[1] == l.Zone(i) || err == nil && g.ZoneOf(to) == i || f[1] == "f" && z.Kind == "foundations" {
					goes = goes || g.Goes(g.ZoneOf(from), i)
				}
			}
			if !goes {
				t.Errorf("%s: %s", id, strings.TrimSpace(line))
			}
			shown++
		}
	}
	if shown < 300 {
		t.Errorf("only %d examples were shown", shown)
	}
}
