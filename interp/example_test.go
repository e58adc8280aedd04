package interp_test

import (
	"fmt"
	"log"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
	"pat/interp/notation"
)

// open compiles a shipped game, with its options at their defaults.
func open(id string) *interp.Game {
	library := &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
	sheet, diags, err := rules.Open(library, id)
	if err != nil || diags.Errors() > 0 {
		log.Fatal(err, diags)
	}
	game, err := interp.Compile(sheet, sheet.Defaults())
	if err != nil {
		log.Fatal(err)
	}
	return game
}

// A game is compiled once; each deal of it is a State, in which moves are listed and made.
func Example() {
	game := open("bakers-dozen")
	state, err := game.Deal(17, rules.Setting{})
	if err != nil {
		log.Fatal(err)
	}
	labels := notation.For(game)
	for _, m := range state.DistinctMoves(nil)[:3] {
		fmt.Println(labels.Format(state, m))
	}
	m, err := labels.Parse(state, "t13 f")
	if err != nil {
		log.Fatal(err)
	}
	state.Apply(m)
	fmt.Println(state.Card(m.To(), 0).Kind(), "is out,", state.Status())
	// Output:
	// t9 f
	// t13 f
	// t3 t1
	// AC is out, playing
}

// A move that is not legal is refused by the lines of the rule file that forbid it.
func ExampleState_Why() {
	game := open("bakers-dozen")
	state, err := game.Deal(17, rules.Setting{})
	if err != nil {
		log.Fatal(err)
	}
	tableau := game.Sheet().Find("tableau")
	first := game.Zone(tableau.Index).First
	m := interp.PlayMove(first, first+1, 1) // from the first pile to the second
	fmt.Println(state.Legal(m))
	refusal := state.Why(m)
	fmt.Println(refusal.Text)
	for _, l := range refusal.Lines {
		fmt.Printf("%s (line %d)\n", l.Text(), l.Pos.Line)
	}
	// Output:
	// false
	// JD does not go on 8D
	// build down in any suit (line 14)
}

// Every move can be taken back, to the deal and no further.
func ExampleState_Undo() {
	state, err := open("klondike").Deal(17, rules.Setting{})
	if err != nil {
		log.Fatal(err)
	}
	dealt := state.Key()
	for range 10 {
		moves := state.Moves(nil)
		state.Apply(moves[len(moves)-1])
	}
	fmt.Println(state.Key() == dealt)
	n := 0
	for state.Undo() {
		n++
	}
	fmt.Println(n, state.Key() == dealt)
	// Output:
	// false
	// 10 true
}
