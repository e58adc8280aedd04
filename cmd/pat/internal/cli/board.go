package cli

import (
	"fmt"
	"io"

	"pat/interp"
	"pat/interp/boards"
)

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
		return nil, err
	}
	st, err := boards.Read(g, string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return st, nil
}
