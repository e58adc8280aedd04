package mend_test

import (
	"strings"
	"testing"

	"pat/dsl/mend"
)

// What a card player would write is answered with the line meant.
func TestAnswers(t *testing.T) {
	const sheet = `game House

deal
  %deal
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  %line
  spaces take king

stock
  %stock

waste

win when foundations full
`
	for _, c := range []struct{ where, line, name, help string }{
		{"line", "build down alternating", "other-book-word", "write: build down in alternating colours"},
		{"line", "build up and down in suit", "other-book-word", "write: build up or down in suit"},
		{
			"line", "build ace to king in suit", "other-book-word",
			"for example: base ace, and under it: build up in suit",
		},
		{
			"line", "build up in suit ace to king", "other-book-word",
			"for example: base ace, and under it: build up in suit",
		},
		{
			"line", "build up in suit from ace to king", "other-book-word",
			"for example: base ace, and under it: build up in suit",
		},
		{
			"line", "build up from the ace in suit", "other-book-word",
			"for example: base ace, and under it: build up in suit",
		},
		{
			"line", "build up in suit starting with the ace", "other-book-word",
			"for example: base ace, and under it: build up in suit",
		},
		{"line", "build down", "expected-word", "usage: build"},
		{
			"line", "build down in suit from row below", "other-book-word",
			"a line for each row, such as: spaces take any card from row 2 of tableau when row is 1",
		},
		{
			"line", "spaces take any card from waste or next row", "other-book-word",
			"a line for each row, such as: spaces take any card from row 2 of tableau when row is 1",
		},
		{
			"line", "move top card or bottom card", "other-book-word",
			"a line beside `move 1 card`: move any 1 card when rank is rank of bottom and suit is suit of bottom",
		},
		{
			"line", "move the bottom card", "other-book-word",
			"move any 1 card when rank is rank of bottom and suit is suit of bottom",
		},
		{
			"deal", "4 to each tableau but playable cards to waste or foundations", "other-book-word",
			"write: 4 to each tableau but playable cards to waste but playable cards to foundations",
		},
		{
			"deal", "1 to each tableau top face down", "other-book-word",
			"write: 1 to each tableau face down; or: 1 to each tableau top face up",
		},
		{"line", "build in alternating colours down", "word-order", "write: build down in alternating colours"},
		{
			"line", "build down in suit from king to ace", "other-book-word",
			"for example: base king, and under it: build down in suit",
		},
		{"line", "build down same colour", "other-book-word", "write: build down in colour"},
		{"line", "move sequences together", "other-book-word", "write: move sequence"},
		{"deal", "4 to each tableau hidden", "other-book-word", "write: 4 to each tableau face down"},
		{"stock", "passes 3", "other-book-word", "write: redeals 2"},
		{"line", "12 cards", "other-book-word", "in the deal, for example: 12 to each tableau"},
		{"line", "only queens", "other-book-word", "for example: spaces take queens"},
		{"deal", "1 2 3 to tableau last card face up", "other-book-word", "write: 1 2 3 to tableau top face up"},
		{"deal", "1 to 7 to tableau", "other-book-word", "write: 1 2 3 4 5 6 7 to tableau"},
		{
			"deal", "aces and twos to foundations", "other-book-word",
			"a line for each: `aces to foundations`, and under it: `twos to foundations`",
		},
		{"line", "move sequence of the same suit", "other-book-word", "write: move sequence in suit"},
		{"line", "move sequence using free cells", "other-book-word", "write: move sequence by free cells and spaces"},
		{"line", "empty columns take queens", "other-book-word", "write: spaces take queens"},
		{"line", "spaces are not filled", "other-book-word", "write: spaces stay empty"},
		{"line", "no spaces", "other-book-word", "write: spaces stay empty"},
		{"line", "spaces take anything from the waste", "other-book-word", "write: spaces take any card from waste"},
		{"line", "takes king from the waste", "other-book-word", "write: takes king from waste"},
		{"line", "takes 1 king from waste", "extra-words", "write: takes king from waste"},
		{
			"line", "takes pair adding up to 13 from waste", "other-book-word",
			"write: takes pair totalling 13 from waste",
		},
		{"line", "spaces take queen when score is 3", "other-book-word", "for example: counter points 0 to 99"},
		{"line", "build in suit", "other-book-word", "`build up in suit`"},
		{
			"line", "spaces take up in suit after left pile", "other-book-word",
			"write: spaces take up in suit after pile left",
		},
		{"line", "spaces take 2 when waste empty", "digit-or-rank", "write: spaces take two when waste empty"},
		{"line", "spaces take two when column 1", "expected-word", "write: spaces take two when column is 1"},
		{"line", "spaces take two, three", "bad-character", "write: spaces take two or three"},
		{"deal", "4 each to tableau", "other-book-word", "write: 4 to each tableau"},
		{"deal", "deal 4 to each tableau", "other-book-word", "write: 4 to each tableau"},
		{"stock", "deal 3 to waste", "other-book-word", "write: turn 3 to waste"},
	} {
		r := strings.NewReplacer("%deal", "1 to each tableau", "%line", "build down in suit", "%stock",
			"turn 1 to waste")
		text := r.Replace(strings.Replace(sheet, "%"+c.where, c.line, 1))
		_, ds := mend.Parse("house.pat", []byte(text), nil)
		if len(ds) != 1 || ds[0].Name != c.name || !strings.HasPrefix(ds[0].Advice(), c.help) {
			t.Errorf("%s:", c.line)
			for _, d := range ds {
				t.Errorf("  %s [%s] help: %s", d.Message, d.Name, d.Advice())
			}
		}
	}
	text := "game House\n\ndeal\n  4 to each tableau face down twas\n\ntableau 4\n"
	_, ds := mend.Parse("house.pat", []byte(text), nil)
	for _, d := range ds {
		if strings.Contains(strings.Join(d.Notes, " "), "a direction never implies a suit") {
			t.Error("how cards lie is no direction")
		}
	}
	_, ds = mend.Parse("house.pat", []byte("game House\n\nmay new\n  shuffle\n"), nil)
	if len(ds) != 1 || ds[0].Name != "bad-name" {
		t.Errorf("a bad name is told once: %v", ds)
	}
}
