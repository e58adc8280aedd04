package machine_test

import (
	"math/rand/v2"
	"testing"

	"pat/dsl/rules"
	"pat/interp/gametest"
	"pat/interp/internal/anygame"
	"pat/interp/internal/compile"
	"pat/interp/internal/machine"
)

// What a table says of a play is what the lines say one by one: for any number of cards of every
// pile to every other, along random play of all shipped games and of random files.
func TestTableOfPlaysIsWhatLinesSay(t *testing.T) {
	lib := gametest.Library()
	var asked, allowed int
	for _, id := range lib.IDs() {
		sheet, _, err := rules.Open(lib, id)
		if err != nil {
			t.Fatal(err)
		}
		n, yes := asTheLinesSay(t, id, sheet)
		asked, allowed = asked+n, allowed+yes
	}
	for seed := range uint64(800) {
		if text, sheet, ok := anygame.New(seed); ok {
			n, yes := asTheLinesSay(t, text, sheet)
			asked, allowed = asked+n, allowed+yes
		}
	}
	if allowed < 50_000 {
		t.Errorf("%d of %d plays were allowed: too few were asked for", allowed, asked)
	}
}

// asTheLinesSay plays a deal at random and compares of each position; it returns for how many plays
// a table spoke, and how many of them it allowed.
func asTheLinesSay(t *testing.T, name string, sheet *rules.Sheet) (asked, yes int) {
	t.Helper()
	g, err := compile.Compile(sheet, rules.Setting{})
	if err != nil {
		return 0, 0 // a random file may ask what is not known before the game begins
	}
	s, err := g.Deal(1, rules.Setting{})
	if err != nil {
		return 0, 0
	}
	r := rand.New(rand.NewPCG(1, 0))
	var moves []machine.Move
	for range 40 {
		for from := range g.NPiles {
			for to := range g.NPiles {
				if from == to || g.Direct[g.Piles[from].Zone][g.Piles[to].Zone] == nil {
					continue
				}
				for n := 1; n <= min(s.Len(from), 15); n++ {
					allowed, inFull := s.Allows(from, to, n)
					if allowed != inFull {
						t.Fatalf("%s: %d cards from pile %d to pile %d: by the table %t, by the lines %t",
							name, n, from, to, allowed, inFull)
					}
					if asked++; allowed {
						yes++
					}
				}
			}
		}
		if moves = s.Moves(moves[:0]); len(moves) == 0 || s.Status != machine.Playing {
			break
		}
		s.Apply(moves[r.IntN(len(moves))])
	}
	return asked, yes
}
