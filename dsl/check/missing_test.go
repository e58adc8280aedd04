package check_test

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl"
)

// TestMissing takes lines, blocks and words out of a game and holds what is proposed first.
func TestMissing(t *testing.T) {
	for _, m := range []struct{ lines, help string }{
		{
			"turn 1 to waste => turn 1 to waste when empty",
			"if `waste` is missing, write: turn 1 to waste when waste empty",
		},
		{
			"rest to stock => 1 to each of 1 to 4|rest to stock",
			"if `tableau` is missing, write: 1 to each of tableau 1 to 4",
		},
		{
			"\nwin when => \nafter turn when seen is 0\n  set seen to 1\n\nwin when",
			"if it counts from 0 to 1, add `counter seen 0 to 1`",
		},
		{
			"foundations 4 => foundations rising 4 ;; aces to foundations => bases to rising|bases to falling",
			"if `falling` is built the other way than `rising`, add `foundations falling 4`, and under it " +
				"`base king`, `build down in suit`",
		},
		{
			"tableau 4 => tableau 8 ;; 1 to each => 6 to each ;; aces to => one to ;; one to foundations\n  =>  ;; " +
				"rest to stock =>  ;; stock\n  turn 1 to waste\n\nwaste\n =>  ",
			"if a step is missing, add `4 aces to foundations` as the first step",
		},
		{
			"win when foundations full => win when reserve empty",
			"if the game has none, write `win when foundations full`",
		},
		{"1 to each tableau => 1 to each tableau|1 to each reserve", "if there are 4 of them, add `reserve 4`"},
		{
			"spaces take any card\n =>  ;; waste\n => waste\n  spaces take any card\n",
			"if it is said of `tableau`, put the line there",
		},
		{"deal\n =>  ", "if its head is missing, write `deal` above `aces to foundations`"},
		{"\nstock\n => \ncells\n", "if its head is wrong, write `stock`"},
		{
			"1 to each tableau => 9 to each tableau|9 to each tableau",
			"if the line is one too many, remove line 6, `9 to each tableau`",
		},
	} {
		file := misled{lines: m.lines}.file(t)
		s, ds := judge(library(nil), "house.pat", file)
		says := func(d *dsl.Diagnostic) bool {
			return len(d.Offers) > 0 && strings.HasSuffix(d.Offers[0].Says, m.help)
		}
		if !slices.ContainsFunc(ds, says) {
			t.Errorf("want %q, of\n%s\n%s", m.help, m.lines, render(s, ds))
		}
	}
}

// TestHeadSaidAgain holds that a zone whose head a variant says anew, with another number of piles,
// is no new one.
func TestHeadSaidAgain(t *testing.T) {
	text := "game My Zodiac\nvariant of zodiac\n\nfoundations ascending 8\n  without suits\n"
	if s, ds := judge(library(nil), "mine.pat", text); len(ds) > 0 {
		t.Error(render(s, ds))
	}
}

// TestMeantInVariant holds what is proposed first for a variant: a parent, a name, a head.
func TestMeantInVariant(t *testing.T) {
	for _, m := range []struct{ text, says string }{
		{"variant of yukon-patience\n\ntableau\n  build down in suit\n", "write `variant of yukon`"},
		{"variant of castle-beleaguered\n\ntableau\n  spaces take king\n", "write `variant of beleaguered-castle`"},
		{"variant of no-such-thing\n\ntableau\n  build down in suit\n", ""},
		{"variant of klondike\noption drw 1\n", "if the `draw` of the parent is meant, write `option draw 1`"},
		{
			"variant of gypsy\n\n  4 to each tableau\n  rest to stock\n",
			"if its head is missing, write `deal` above `4 to each tableau`",
		},
		{
			"variant of klondike\n\ntableau\n  build up in any suit\n",
			"if its head is wrong, write `foundations`",
		},
		{
			"variant of klondike\n\nstock\n  redeals 2\n  build down in suit\n\ntableau\n",
			"if it is said of the tableau, put `build down in suit` under `tableau`",
		},
	} {
		s, ds := judge(library(nil), "my.pat", "game My Game\n"+m.text)
		got := ""
		for _, d := range ds {
			if len(d.Offers) > 0 && (got == "" || d.Offers[0].Says == m.says) {
				got = d.Offers[0].Says
			}
		}
		if got != m.says {
			t.Errorf("want %q, got %q of\n%s", m.says, got, render(s, ds))
		}
	}
}
