package interp

import (
	"math/rand/v2"
	"os"
	"runtime/debug"
	"testing"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// Tests make much and keep little: the collector would take a third of their time.
func init() { debug.SetGCPercent(400) }

// The tests of this package play the shipped games.

func shippedLibrary() *rules.Library {
	return &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
}

// compiled compiles a shipped game, or a rule text whose first line is its title.
func compiled(t testing.TB, id string) *machine.Game {
	t.Helper()
	sheet, ds, err := rules.Open(shippedLibrary(), id)
	if err != nil {
		t.Fatal(err)
	}
	if ds.Errors() > 0 {
		t.Fatalf("%s: %s", id, ds[0].Message)
	}
	g, err := reduce.Play(sheet, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// fromText compiles a rule text.
func fromText(t testing.TB, text string) *machine.Game {
	t.Helper()
	sheet, ds := rules.Load(shippedLibrary(), "test.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatalf("%s in\n%s", ds[0].Message, text)
	}
	g, err := reduce.Play(sheet, rules.Setting{})
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return g
}

// forEachGame runs a test on every shipped game.
func forEachGame(t *testing.T, f func(t *testing.T, g *machine.Game)) {
	ids := shippedLibrary().IDs()
	if len(ids) == 0 {
		t.Fatal("no games")
	}
	for _, id := range ids {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			f(t, compiled(t, id))
		})
	}
}

// deals is how many deals a property is tried on: few in a short run, and as many as PAT_DEALS says
// in a long one.
func deals(t *testing.T, few int) uint64 {
	if s := os.Getenv("PAT_DEALS"); s != "" {
		n := 0
		for _, c := range s {
			n = n*10 + int(c-'0')
		}
		return uint64(n)
	}
	few = (few + 5) / 6 // of each of some hundred games
	if testing.Short() {
		few = (few + 3) / 4
	}
	return uint64(few)
}

// What a phrase of parts means is no more than what it may mean at most.
func TestMost(t *testing.T) {
	asked := 0
	for _, id := range shippedLibrary().IDs() {
		s, err := compiled(t, id).Deal(1, rules.Setting{})
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(1, 1))
		var moves []machine.Move
		for range 60 {
			for z := range s.Game.Zones {
				z := &s.Game.Zones[z]
				for p := z.First; p < z.First+z.N; p++ {
					for i := range z.Arrive {
						a := &z.Arrive[i]
						if a.Phrase < 0 || s.Game.Phrases[a.Phrase].Most == nil || s.N[p] == 0 {
							continue
						}
						asked++
						top := s.Top[p].Kind()
						c := machine.Ctx{Card: rules.None, Pile: int16(p), Source: -1}
						if m := s.Arriving(a, p, top, &c); m&^s.Game.Phrases[a.Phrase].Most[top] != 0 {
							t.Errorf("%s: %s lets %v come on %v", id, a.Line.Text(), m, top)
						}
					}
				}
			}
			if moves = s.Moves(moves[:0]); len(moves) == 0 {
				break
			}
			s.Apply(moves[random.IntN(len(moves))])
		}
	}
	if asked < 1_000 {
		t.Errorf("only %d lines were asked", asked)
	}
}
