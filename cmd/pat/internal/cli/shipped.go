package cli

import (
	"io"

	"pat/dsl/prose"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/odds"
	desk "pat/interp/table"
)

// shippedOdds is the table, read once and only where it is asked for. A test holds that it can be
// read.
var shippedOdds = odds.Lazy(games.Odds)

// oddsOf is the row of rules as they are chosen; nil where none are known.
func oddsOf(sheet *rules.Sheet, set rules.Setting) *odds.Row { return shippedOdds().Under(sheet, set) }

// writeRules writes the rules in English, and the odds.
func writeRules(w io.Writer, sheet *rules.Sheet, set rules.Setting) error {
	if err := prose.Write(w, sheet, set); err != nil {
		return err
	}
	_, err := io.WriteString(w, desk.OddsText(oddsOf(sheet, set)))
	return err
}
