package interp

import (
	"io/fs"
	"math/rand/v2"
	"testing"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
	"pat/interp/internal/refusal"
)

// FuzzPlay compiles whatever reads as a game and plays it: no panic, no hang, no card lost.
func FuzzPlay(f *testing.F) {
	for _, id := range shippedLibrary().IDs() {
		text, err := fs.ReadFile(games.FS, id+rules.Ext)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text), uint64(1))
	}
	f.Fuzz(func(t *testing.T, text string, number uint64) {
		sheet, ds := rules.Load(shippedLibrary(), "fuzz.pat", []byte(text))
		if ds.Errors() > 0 {
			return
		}
		g, err := reduce.Play(sheet, rules.Setting{})
		if err != nil {
			return
		}
		s, err := g.Deal(number, rules.Setting{})
		if err != nil {
			return
		}
		want := census(s)
		r := rand.New(rand.NewPCG(number, 1))
		var moves []machine.Move
		for range 30 {
			moves = s.Moves(moves)
			if len(moves) == 0 {
				break
			}
			m := moves[r.IntN(len(moves))]
			refusal.Why(s, m)
			s.Apply(m)
			if census(s) != want {
				t.Fatal("cards are not conserved")
			}
		}
		for s.Undo() {
		}
		if census(s) != want {
			t.Fatal("cards are not conserved by undo")
		}
	})
}
