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
