package reduce

import (
	"math/rand/v2"
	"os"
	"runtime/debug"
	"strconv"
	"testing"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp/internal/compile"
	"pat/interp/internal/machine"
)

// Tests make much and keep little: the collector would take a third of their time.
func init() { debug.SetGCPercent(400) }

// The tests of this package play the shipped games, and small ones written for them, as a search
// sees them.

func shippedLibrary() *rules.Library {
	return &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
}

// seen is a sheet compiled, as a search sees it by the rules as they are written.
func seen(t testing.TB, sheet *rules.Sheet) *Game {
	t.Helper()
	m, err := compile.Compile(sheet, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := gameOf(m)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// compiled compiles a shipped game.
func compiled(t testing.TB, id string) *Game {
	t.Helper()
	sheet, ds, err := rules.Open(shippedLibrary(), id)
	if err != nil {
		t.Fatal(err)
	}
	if ds.Errors() > 0 {
		t.Fatalf("%s: %s", id, ds[0].Message)
	}
	return seen(t, sheet)
}

// fromText compiles a rule text.
func fromText(t testing.TB, text string) *Game {
	t.Helper()
	sheet, ds := rules.Load(shippedLibrary(), "test.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatalf("%s in\n%s", ds[0].Message, text)
	}
	return seen(t, sheet)
}

// forEachGame runs a test on every shipped game.
func forEachGame(t *testing.T, f func(t *testing.T, g *Game)) {
	for _, id := range shippedLibrary().IDs() {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			f(t, compiled(t, id))
		})
	}
}

// deals is how many deals a property is tried on: few in a short run, and as many as PAT_DEALS says
// in a long one.
func deals(t *testing.T, few int) uint64 {
	if n, err := strconv.ParseUint(os.Getenv("PAT_DEALS"), 10, 32); err == nil {
		return n
	}
	few = (few + 5) / 6 // of each of some hundred games
	if testing.Short() {
		few = (few + 3) / 4
	}
	return uint64(few)
}

// mustDeal is a deal as a search sees it by the rules as they are written.
func mustDeal(t *testing.T, g *Game, n uint64) *State {
	t.Helper()
	m, err := g.Game.Deal(n, g.Setting)
	if err != nil {
		t.Fatal(err)
	}
	return plainly(t, m)
}

// position is a position given by hand, as a search sees it by the rules as they are written.
func position(t *testing.T, g *Game, u machine.Setup) *State {
	t.Helper()
	m, err := g.Game.Position(u)
	if err != nil {
		t.Fatal(err)
	}
	return plainly(t, m)
}

// plainly is a position as a search sees it by the rules as they are written.
func plainly(t *testing.T, m *machine.State) *State {
	t.Helper()
	s, err := Of(m)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// randomly plays a deal at random and calls a function in every position, with the moves that can
// be made there.
func randomly(t *testing.T, g *Game, number uint64, most int, at func(s *State, moves []machine.Move)) {
	t.Helper()
	s := mustDeal(t, g, number)
	r := rand.New(rand.NewPCG(number, 1))
	var moves []machine.Move
	for range most {
		moves = s.Moves(moves)
		at(s, moves)
		if len(moves) == 0 {
			break
		}
		s.Apply(moves[r.IntN(len(moves))])
		if s.Status == machine.Faulted {
			t.Fatalf("deal %d: %s", number, s.Fault())
		}
	}
}
