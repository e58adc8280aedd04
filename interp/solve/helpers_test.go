package solve

import (
	"runtime/debug"
	"testing"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/boards"
	"pat/interp/gametest"
	"pat/interp/internal/machine"
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

// compile compiles a sheet as a search sees it by the rules as they are written.
func compile(sheet *rules.Sheet, setting rules.Setting) (*reduce.Game, error) {
	m, err := reduce.Play(sheet, setting)
	if err != nil {
		return nil, err
	}
	s, err := reduce.Of(machine.NewState(m))
	if err != nil {
		return nil, err
	}
	return s.Game(), nil
}

// dealOf is a deal as a search sees it by the rules as they are written.
func dealOf(g *reduce.Game, number uint64) (*reduce.State, error) {
	m, err := g.Game.Deal(number, g.Setting)
	if err != nil {
		return nil, err
	}
	return reduce.Of(m)
}

func mustDeal(t testing.TB, g *reduce.Game, number uint64) *reduce.State {
	t.Helper()
	s, err := dealOf(g, number)
	if err != nil {
		t.Fatal(err)
	}
	return s
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
	return gametest.Deal(t, gametest.Compiled(t, sheet), number)
}
