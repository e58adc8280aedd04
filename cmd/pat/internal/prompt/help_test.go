package prompt

import (
	"strings"
	"testing"

	"pat/dsl"
	"pat/interp/gametest"
)

// Moves that `help` shows as examples go from where cards of the game go to where they come.
func TestHelpShowsMovesOfTheGame(t *testing.T) {
	shown := 0
	for _, id := range gametest.Library().IDs() {
		s := session(t, id, 1)
		g, l := s.Game, s.Labels
		for line := range strings.Lines(run(t, id, "help\nquit\n")) {
			f := strings.Fields(strings.TrimPrefix(line, "> "))
			if len(f) < 3 || !strings.HasPrefix(line, "  ") ||
				!strings.Contains(line, " top card of ") && !strings.Contains(line, " to ") {
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
				if to, err := l.Find(f[1]); f[1] == l.Zone(i) || err == nil && g.ZoneOf(to).Index == i ||
					f[1] == "f" && z.Kind == dsl.Foundations {
					goes = goes || g.Goes(g.ZoneOf(from).Index, i)
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

// What `help` says of moves and commands is true of the game that is played.
func TestHelpOfTheGame(t *testing.T) {
	for _, c := range []struct{ id, want, not string }{
		{"klondike", "  t3 t7 4       exactly four cards\n", "whole pile"},
		{"canfield", "  t3 t4         the top card of t3 to t4, or the whole pile\n", "exactly"},
		{"accordion", "  t3 t7         the pile t3 to t7\n", "top card"},
		{"klondike", "  auto          play safe cards to the foundations, only moves, a decided game\n", ""},
		{"clock-patience", "  auto          make moves without a choice\n", "foundations"},
		{"la-belle-lucie", "  redeal        gather cards and deal them again; `rules` tells how\n", ""},
		{"montana", "  redeal        gather cards and deal them again; `rules` tells how\n", ""},
		{"betsy-ross", "  w             the only move of its cards, or a choice of them\n", ""},
		{"hit-or-miss", "  w             the only move of its cards, or a choice of them\n", ""},
		{"clock-patience", "  new [what]    another deal: 17, ms:17, winnable, easy, hard; game, option\n", ""},
	} {
		_, out, _ := strings.Cut(run(t, c.id, "help\nquit\n"), "> help")
		if !strings.Contains(out, c.want) || c.not != "" && strings.Contains(out, c.not) {
			t.Errorf("%s: want %q and no %q in%s", c.id, c.want, c.not, out)
		}
	}
}

// With a word behind it, help tells what that does.
func TestHelpOnAWord(t *testing.T) {
	out := run(t, "klondike", "help undo\nhelp m\nhelp redeal\nhelp winnable\nhelp foo\n")
	for _, want := range []string{
		"`undo [n]`: take back what the last command did, or the last n.\n",
		"`moves [pile]`: all legal moves, or those of a pile.\n",
		"`redeal`: the waste becomes the stock again.\n",
		"`winnable`: whether this can still be won, all cards known.\n",
		"`foo` is no command. `help` tells what can be typed.\n",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}
