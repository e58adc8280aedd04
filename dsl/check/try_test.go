package check_test

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/games"
)

// TestAdviceEnds follows the first cure of a wrong file, then the first of what that leaves, and so
// on: it ends, and never comes back to a text that it has left.
func TestAdviceEnds(t *testing.T) {
	lib := library(nil)
	cured, n := 0, 0
	mutants(t, func(name, text string) {
		if n++; n%3 != 0 {
			return
		}
		seen := []string{text}
		for {
			_, ds := judge(lib, name+rules.Ext, text)
			i := slices.IndexFunc(ds, func(d *dsl.Diagnostic) bool {
				return len(d.Fixes) > 0 && d.Fixes[0].Span.Pos.Filename == name+rules.Ext
			})
			if i < 0 {
				return
			}
			cured++
			text = dsl.Fixed(text, ds[i].Fixes)
			if slices.Contains(seen, text) || len(seen) > 20 {
				t.Errorf("%s: %q leads round to\n%s", name, ds[i].Help, text)
				return
			}
			seen = append(seen, text)
		}
	})
	if cured < 50 {
		t.Errorf("only %d cures are followed", cured)
	}
}

// TestCuresAreTried takes back what does not cure: the line goes that the zone needs.
func TestCuresAreTried(t *testing.T) {
	const house = `game House

deal
  rest to yard

foundations 4
  base ace
  build up in suit

tableau yard 1
  build down in suit
  spaces close up

win when foundations full
`
	t.Run("the only line of its word", func(t *testing.T) {
		_, ds := judge(library(nil), "house.pat", house)
		i := slices.IndexFunc(ds, func(d *dsl.Diagnostic) bool { return strings.Contains(d.Message, "close up") })
		if i < 0 {
			t.Fatal("`spaces close up` of one pile is not told")
		}
		if strings.Contains(ds[i].Help, "remove the line") {
			t.Errorf("the zone needs a `spaces` line, and the help is: %s", ds[i].Help)
		}
	})
	t.Run("one of two lines", func(t *testing.T) {
		_, ds := judge(library(nil), "house.pat", strings.Replace(house, "close up", "take king\n  spaces close up", 1))
		i := slices.IndexFunc(ds, func(d *dsl.Diagnostic) bool { return strings.Contains(d.Message, "close up") })
		if i < 0 || !strings.Contains(ds[i].Help, "remove the line") {
			t.Error("the line may go, and that is not said")
		}
	})
}

// TestOffers writes a line of a shipped game wrong: of what is proposed for it, only what cures is
// said.
func TestOffers(t *testing.T) {
	for _, c := range []struct{ game, old, wrong, name, help string }{
		{
			"bakers-dozen", "win when foundations full", "win when tableau full",
			"never-full", "write `tableau empty`; or write `foundations full`",
		},
		{"german-clock", "foundations 13", "foundations 12", "foundation-cannot-complete", "write `foundations 13`"},
		{"hit-or-miss", "lose when misses is 3", "lose when misses is 4", "no-effect", "write `misses is 3`"},
		{"golf", "win when tableau empty", "win when waste empty", "impossible-win", "write `tableau empty`"},
		{
			"accordion", "win when all cards on tableau 1", "win when tableau empty",
			"impossible-win", "write `all cards on tableau 1`",
		},
		{"union-square", "foundations 4", "foundations 8", "foundation-cannot-complete", "write `foundations 4`"},
		{
			"black-hole", "at most 52 cards", "at most 53 cards",
			"foundation-cannot-complete", "write `at most 52 cards`",
		},
		{
			"beleaguered-castle", "tableau 8", "tableau 8\n  plays only to tableau",
			"unreachable-cards", "remove line 15, `plays only to tableau`",
		},
	} {
		t.Run(c.game+", "+c.wrong, func(t *testing.T) {
			text, err := games.FS.ReadFile(c.game + rules.Ext)
			if err != nil || !strings.Contains(string(text), c.old) {
				t.Fatalf("%s has no line %q: %v", c.game, c.old, err)
			}
			before, _, _ := strings.Cut(string(text), "\nexample")
			_, ds := judge(library(nil), "mine.pat", strings.Replace(before, c.old, c.wrong, 1))
			ds = slices.DeleteFunc(ds, func(d *dsl.Diagnostic) bool { return d.Level == dsl.Note })
			if len(ds) != 1 || ds[0].Name != c.name || ds[0].Help != c.help {
				for _, d := range ds {
					t.Errorf("%s: %s, help: %s", d.Name, d.Message, d.Help)
				}
				t.Errorf("want %s, help: %s", c.name, c.help)
			}
		})
	}
}
