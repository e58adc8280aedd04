package solve

import (
	"runtime/debug"
	"testing"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/boards"
	"pat/interp/internal/reduce"
)

// Tests make much and keep little: the collector would take a third of their time.
func init() { debug.SetGCPercent(400) }

// played is a game as it is played, of one as a search sees it.
func played(t testing.TB, g *reduce.Game) *interp.Game {
	t.Helper()
	p, err := interp.Compile(g.Sheet, g.Setting)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// seen is a position as a search sees it, of one as it is played.
func seen(t testing.TB, s *interp.State) *reduce.State {
	t.Helper()
	r, err := reduce.Of(s.Machine())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// board reads a position.
func board(t testing.TB, g *reduce.Game, text string) *reduce.State {
	t.Helper()
	s, err := boards.Read(played(t, g), text)
	if err != nil {
		t.Fatal(err)
	}
	return seen(t, s)
}

// dealtInPlay deals a game as it is played.
func dealtInPlay(t testing.TB, sheet *rules.Sheet, number uint64) *interp.State {
	t.Helper()
	g, err := interp.Compile(sheet, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.Deal(number, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}
