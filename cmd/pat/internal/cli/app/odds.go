package app

import (
	"io"

	"pat/dsl/prose"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/odds"
	"pat/interp/table"
)

// ShippedOdds is the table, read once and only where it is asked for. A test holds that it can be
// read.
var ShippedOdds = odds.Lazy(games.Odds)

// OddsOf is the row of rules as they are chosen; nil where none are known.
func OddsOf(sheet *rules.Sheet, set rules.Setting) *odds.Row { return ShippedOdds().Under(sheet, set) }

// WriteRules writes the rules in English, and the odds.
func WriteRules(w io.Writer, sheet *rules.Sheet, set rules.Setting) error {
	if err := prose.Write(w, sheet, set); err != nil {
		return err
	}
	_, err := io.WriteString(w, table.OddsText(OddsOf(sheet, set)))
	return err
}
