package check_test

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
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
			text = check.Fixed(text, ds[i].Fixes)
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
