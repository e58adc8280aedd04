package manual

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/interp/worked"
)

// plainGame is a game to try sentences on: %s are its lines of the tableau, and what stands below.
const plainGame = `game Sample
counter round 0 to 3

deal
  3 to each tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 8
TABLEAU

stock
  turn 1 to waste

waste

after turn
  add 1 to round

win when foundations full
BELOW`

// Sentences of the manual, each with lines for the tableau of a game and examples that show it.
var shown = []struct{ sentence, tableau, below string }{
	{"`plays only` does not bind `swap` either", `build none
spaces take any card
swap red card with black card
plays only to foundations when card is king`, `example Changed though not played
  t1: 2C 5H
  t2: 6S
  t3: AS
  may t1~t2
  may not t3 f`},
	{"takes the topmost of them in each pile", "build none\nspaces take any card", `may call once
  1 jack from each tableau to tableau 8
example From under another card
  t1: JH JS 4S JD 5S
  play call
  now t8: JD
  now t1: JH JS 4S 5S`},
	{"the first card gathered is the first dealt", "build none\nspaces take any card", `may redeal once
  gather tableau
  1 to each tableau
example The first pile from its bottom
  t1: 5S 6S
  t2: 7S
  play redeal
  now t1: 5S
  now t2: 6S
  now t3: 7S`},
	{"Packets dealt again `at a time` are the piles that were gathered", "build none\nspaces take any card", `may redeal once
  gather tableau
  3 at a time to each tableau
example As they lay
  t1: 5S 6S 7S
  t2: 5H 6H 7H
  t3: 5D 6D 7D
  t4: 5C 6C 7C
  t5: 8S 9S 10S
  t6: 8H 9H 10H
  t7: 8D 9D 10D
  t8: 8C 9C 10C
  may not redeal`},
	{
		"It ends at the highest and the lowest rank, unless it says `wrapping`",
		"build down in suit\nspaces take any card", `example A king goes on no ace
  t1: AS
  t2: KS
  t3: QS
  may t3 t2
  may not t2 t1`,
	},
	{
		"count only where they lie face up, so that no rule tells what lies hidden; `2 cards in pile` counts all",
		"build any card when 1 same rank in pile\nbuild any card when 2 jacks in pile\nspaces take any card",
		`example Neither a hidden four nor a hidden jack counts
  t1: (4C) 9C
  t2: 4D
  t3: 4S 10C
  t4: (JC) JH
  t5: JS JD
  may not t2 t1, t2 t4
  may t2 t3, t2 t5`,
	},
	{
		"`and` binds closer than `or`",
		"build any card when rank is five or rank is six and top is king\nspaces take any card",
		`example A five on all, a six on kings
  t1: 5S
  t2: 6S
  t3: KS
  t4: 9S
  may t1 t4, t2 t3
  may not t2 t4`,
	},
	{
		"`2 kings in tableau` is at least two", "build any card when 2 kings in tableau\nspaces take any card",
		`example Three are two as well
  t1: 5S
  t2: KS
  t3: KH
  t4: KC
  may t1 t2
example One is not
  t1: 5S
  t2: KS
  may not t1 t2`,
	},
	{
		"`cards in each tableau is at least 3`", "build any card when cards in each tableau is at least 2\n" +
			"spaces take any card",
		`example One pile with one card spoils it
  t1: 5S 9D
  t2: 5H 9H
  t3: 5D 8D
  t4: 5C 8C
  t5: 6S 7D
  t6: 6H 8S
  t7: 6D 8H
  t8: 6C
  may not t1 t2`,
	},
	{"1 above 19 is 0", "build none\nspaces stay empty", `example Round and round
  s: (2C) (3C) (4C) (5C)
  play turn, turn, turn
  now counter round 3
  play turn
  now counter round 0`},
	{
		"Whatever `move` says, the top card alone may always be played to a foundation",
		"build down in suit\nmove pile\nspaces take any card", `example Apart from the pile
  t1: 2S AS
  t2: 3S
  may t1 f1
  may t1 t2 2
  may not t1 t3 1`,
	},
	{
		"`when cards in pile is at least 3` sees the pile without the card that comes",
		"build any card when cards in pile is at least 2\nspaces take any card", `example Two and the third
  t1: 5S 9D
  t2: 7H
  t3: 8H
  may t2 t1
  may not t3 t2`,
	},
	{
		"A test on a pile that is not there, such as the one on the left of the first, is false, with `not` as well",
		"build any card when not pile left empty\nspaces take any card", `example Nothing is left of the first
  t1: 5S
  t2: 7H
  t3: 9D
  may t3 t2
  may not t2 t1`,
	},
	{"A lone card from a space to a space", "build none\nspaces take any card", `example It would be the same
  t1: 5S
  t2: 6S 7S
  may not t1 t3
  may t2 t3`},
	{
		"What `when` asks of `card` or `rank` it asks of each card of the pair",
		"build none\nspaces take any card", `discard
  takes pair same suit from tableau when rank is two to nine
example Not a king among them
  t1: 5S
  t2: 6S
  t3: KS
  may t1+t2
  may not t1+t3`,
	},
	{
		"The first line with `at once` that can do something does it, once",
		"build none\nspaces take any card from waste or stock at once", `example From the waste, then from the stock
  s: (9C) (8C)
  w: 7C
  f1: AS
  f2: AH
  t1: 2S
  t2: 2H
  t3: 3D
  t4: 4D
  t5: 5D
  t6: 6D
  t7: 7D
  t8: 8D
  play t1 f1
  now t1: 7C
  play t2 f2
  now t2: 8C`,
	},
	{"A face-down card turns up when nothing lies on it", "build none\nspaces take any card", `example It turns up
  t1: (5S) 6S
  play t1 t2
  now t1: 5S`},
	{"has happened before the first line", "build none\nspaces take any card from waste at once", `example The waste has gone
  w: 7C
  now t1: 7C`},
}

// What the manual says is so: its sentences stand there, and examples hold that would not if they
// were wrong.
func TestSentencesAreTrue(t *testing.T) {
	var said strings.Builder
	for _, name := range append(New(nil).Parts(), "front") {
		for _, p := range written(name) {
			said.WriteString(p.text + "\n")
		}
	}
	for _, c := range shown {
		t.Run(c.sentence, func(t *testing.T) {
			if !strings.Contains(said.String(), c.sentence) &&
				!strings.Contains(strings.ToLower(said.String()), strings.ToLower(c.sentence)) {
				t.Error("the manual does not say so")
			}
			text := strings.NewReplacer("TABLEAU", "  "+strings.ReplaceAll(c.tableau, "\n", "\n  "), "BELOW", c.below).
				Replace(plainGame)
			sheet, ds := rules.Load(library(), "sample.pat", []byte(text))
			ds = append(ds, check.Check(sheet)...)
			if i := slices.IndexFunc(ds, func(d *dsl.Diagnostic) bool { return d.Level == dsl.Error }); i >= 0 {
				t.Fatalf("line %d: %s\n%s", ds[i].Span.Pos.Line, ds[i].Message, text)
			}
			report := worked.Run(sheet)
			if len(report.Results) == 0 {
				t.Fatal("nothing shows it")
			}
			for _, r := range report.Results {
				if !r.Holds() {
					var b strings.Builder
					_ = dsl.Render(&b, append(r.Wrong, r.Fails...), sheet.Sources)
					t.Errorf("%s\n%s", r.Example.Title, b.String())
				}
			}
		})
	}
}
