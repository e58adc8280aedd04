package check_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/games"
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
		{
			"aces to foundations\n  =>  ;; foundations 4\n  base ace\n  build up in suit\n =>  ;; " +
				"win when foundations full =>  ",
			"if it is as in Fortune's Favor, add `foundations 4`, and under it `base ace`, `build up in suit`, " +
				"`worry back`; and `win when foundations full`",
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

// TestOfTwin holds a line that stands in the block of another zone of its kind to its own.
func TestOfTwin(t *testing.T) {
	for _, m := range []struct{ game, line, below, says string }{
		{"bisley", "  base king", "foundations lower 4", "if it is said of `upper`, put `base king` under `upper`"},
		{"chequers", "  worry back to tableau or lower", "tableau 25", "put it under `foundations upper 4` on line 16"},
	} {
		text, err := games.FS.ReadFile(m.game + rules.Ext)
		if err != nil {
			t.Fatal(err)
		}
		wrong := strings.Replace(string(dsl.CutExamples(text)), "\n"+m.line+"\n", "\n", 1)
		wrong = strings.Replace(wrong, "\n"+m.below+"\n", "\n"+m.below+"\n"+m.line+"\n", 1)
		s, ds := judge(library(nil), m.game+rules.Ext, wrong)
		if len(ds) == 0 || len(ds[0].Offers) == 0 || ds[0].Offers[0].Says != m.says {
			t.Errorf("want %q, of\n%s", m.says, render(s, ds))
		}
	}
}

// TestCauseFirst holds what follows from a head that is missing to its place behind that.
func TestCauseFirst(t *testing.T) {
	text, err := games.FS.ReadFile("yukon" + rules.Ext)
	if err != nil {
		t.Fatal(err)
	}
	s, ds := judge(library(nil), "my.pat", strings.Replace(string(dsl.CutExamples(text)), "tableau 7\n", "", 1))
	if len(ds) < 2 || len(ds[0].Offers) == 0 || ds[0].Span.Pos.Line < ds[1].Span.Pos.Line {
		t.Error(render(s, ds))
	}
}

// TestTitleOfFile holds what is proposed for a file without its first line to the name of the file.
func TestTitleOfFile(t *testing.T) {
	for name, want := range map[string]string{
		"north-star.pat": "if that is its title, write `game North Star` above it", "Ü.pat": "",
	} {
		text := strings.TrimPrefix(misledSheet, "game House\n\n")
		s, ds := judge(library(nil), name, text)
		if len(ds) != 1 || len(ds[0].Offers) == 0 != (want == "") || want != "" && ds[0].Advice() != want {
			t.Errorf("%s: want %q, of\n%s", name, want, render(s, ds))
		}
	}
}

// TestOtherOrder holds what is said of words in another order to that.
func TestOtherOrder(t *testing.T) {
	text, err := games.FS.ReadFile("decade" + rules.Ext)
	if err != nil {
		t.Fatal(err)
	}
	wrong := strings.Replace(string(dsl.CutExamples(text)), "worth 10 jack queen king", "worth jack queen king 10", 1)
	s, ds := judge(library(nil), "mine.pat", wrong)
	if len(ds) == 0 || ds[0].Name != "word-order" || ds[0].Advice() != "write: worth 10 jack queen king" {
		t.Error(render(s, ds))
	}
}

// TestCounts holds a step that is missing to the event that it counts.
func TestCounts(t *testing.T) {
	text := strings.Replace(misledSheet, "win when", "counter seen 0 to 9\n\nafter turn when seen is 0\n"+
		"  1 from bottom of waste to stock\n\nafter move to foundations\n  1 from bottom of waste to stock\n"+
		"\nwin when", 1)
	s, ds := judge(library(nil), "house.pat", text)
	if said := render(s, ds); !strings.Contains(said, "if it changes after move to foundations, add `add 1 to seen`") {
		t.Error(said)
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
		{
			"variant of gypsy\n\ntableau\n  spaces take king\n  spaces take any card from tableau when stock " +
				"empty\n\nreserve\n",
			"if it is said of the reserve, put `spaces take any card from tableau when stock empty` under `reserve`",
		},
		{
			"variant of klondike\n\ndeal\n  1 2 3 4 5 to tableau 2 to 6 face down\n  6 5 4 3 2 1 to tableau\n" +
				"  rest to stock\n",
			"if `6 5 4 3 2 1 to tableau` is right, write `tableau 6` in the variant",
		},
		{
			"variant of counting-patience\n\ncounter called ace to king from king\n",
			"if the ranks of the pack are right, write `king to ace`",
		},
		{
			"variant of congress\n\nfoundations lower 4\n  suits spades hearts clubs diamonds\n  base ace\n" +
				"  build up in suit\n\nfoundations upper 4\n  suits spades hearts clubs diamonds\n  base king\n" +
				"  build down in suit\n\ntableau\n  build up or down in suit\n",
			"if the new ones take their place, write `without foundations` in the variant",
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

// TestExamplesChangeNoCure holds that examples below a file change nothing of what is proposed:
// they are no place for a head, and what is added above them stands where it would at the end.
func TestExamplesChangeNoCure(t *testing.T) {
	const example = "\nexample Aces\n  f1: AS\n  t1: 2S\n  may t1 f1\n"
	says := func(text string) string {
		_, ds := judge(library(nil), "house.pat", text)
		var out []string
		for _, d := range ds {
			out = append(out, fmt.Sprintf("%d %s: %s", d.Span.Pos.Line, d.Message, d.Advice()))
		}
		return strings.Join(out, "\n")
	}
	for _, lines := range []string{
		"rest to stock => build down in suit ;; foundations 4\n => ",
		"1 to each tableau\n  =>  ;; tableau 4\n =>   build down in suit\n",
		"stock\n  turn =>   turn ;; win when foundations full => ",
		"deal\n =>  ",
	} {
		file := misled{lines: lines}.file(t)
		if a, b := says(file), says(file+example); a != b {
			t.Errorf("%s\n%s\n-- with an example --\n%s", lines, a, b)
		}
	}
}
