package main

import (
	"os"

	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/screen"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/play"
)

// This file is a program with a mistake in it, for a test of what that leaves behind.

// panics plays on a table that panics when a new deal is asked for.
func panics() {
	sheet, _, err := rules.Open(&rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}, "bakers-dozen")
	if err != nil {
		panic(err)
	}
	g, err := interp.Compile(sheet, rules.Setting{})
	if err != nil {
		panic(err)
	}
	s, err := play.Start(g, numbers.Own(17), rules.Setting{})
	if err != nil {
		panic(err)
	}
	p := &prompt.Prompt{Session: s, World: noTable{}, Terminal: true}
	if screen.Run(p, screen.Options{In: os.Stdin, Out: os.Stdout}) != nil {
		os.Exit(2)
	}
}

// noTable is a world that has next to nothing: New panics.
type noTable struct{ prompt.World }

func (noTable) Hello() []string     { return nil }
func (noTable) Warning() string     { return "" }
func (noTable) Over() bool          { return false }
func (noTable) Ended(*play.Session) {}
