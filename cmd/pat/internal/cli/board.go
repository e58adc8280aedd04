package cli

import (
	"fmt"
	"io"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/boards"
)

// askedFor refuses a board of a game that asks the player for numbers, unless they are given: the
// board does not tell them.
func askedFor(g *interp.Game, set rules.Setting) error {
	for _, k := range g.Sheet().Asks {
		if _, given := set.Asked[k.Name]; !given {
			return usage("a board needs the numbers it was dealt with: give %s=…", k.Name)
		}
	}
	return nil
}

// readBoard reads a position from a file, or from standard input where that is named -.
func (a *App) readBoard(g *interp.Game, file string) (*interp.State, error) {
	var text []byte
	var err error
	if file == "-" {
		text, err = io.ReadAll(io.LimitReader(a.In, tooLarge))
	} else {
		text, err = readFile(file)
	}
	if err != nil {
		return nil, unread(file, err)
	}
	st, err := boards.Read(g, string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return st, nil
}
