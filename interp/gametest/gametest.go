// Package gametest gives tests games to play: those that are shipped, and small ones of a text.
package gametest

import (
	"testing"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
)

// Library is the shipped games.
func Library() *rules.Library {
	return &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
}

// Shipped compiles a shipped game, with its options at their defaults.
func Shipped(t testing.TB, id string) *interp.Game {
	t.Helper()
	sheet, ds, err := rules.Open(Library(), id)
	if err != nil || ds.Errors() > 0 {
		t.Fatalf("%s: %v %v", id, err, ds)
	}
	return Compiled(t, sheet)
}

// Of compiles the game of a text, which may be a variant of a shipped one.
func Of(t testing.TB, text string) *interp.Game {
	t.Helper()
	sheet, ds := rules.Load(Library(), "test.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatalf("%s in\n%s", ds[0].Message, text)
	}
	return Compiled(t, sheet)
}

// Compiled compiles a sheet, with its options at their defaults.
func Compiled(t testing.TB, sheet *rules.Sheet) *interp.Game {
	t.Helper()
	g, err := interp.Compile(sheet, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Deal deals a game as it was compiled.
func Deal(t testing.TB, g *interp.Game, number uint64) *interp.State {
	t.Helper()
	s, err := g.Deal(number, g.Setting())
	if err != nil {
		t.Fatal(err)
	}
	return s
}
