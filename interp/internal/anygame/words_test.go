package anygame_test

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/interp/internal/anygame"
)

// Every word of the language stands in some file that checks without errors, but those of variants:
// a variant is another file with the same game behind it, and tests of rules hold what merging
// does. Words that change nothing in play are not drawn either.
func TestEveryWordIsDrawn(t *testing.T) {
	never := []string{"variant", "without", "about", "author", "licence", "note", "for", "either"}
	const seeds = 60_000
	missing := map[string]bool{}
	for _, k := range dsl.Keywords {
		if k.Tier != dsl.Worked && !slices.Contains(never, k.Word) {
			missing[k.Word] = true
		}
	}
	for seed := uint64(0); seed < seeds && len(missing) > 0; seed++ {
		if text := anygame.Write(seed); !slices.ContainsFunc(strings.Fields(text), func(w string) bool {
			k, ok := dsl.LookUp(w)
			return ok && missing[k.Word]
		}) {
			continue
		}
		_, sheet, ok := anygame.New(seed)
		if !ok {
			continue
		}
		used := map[string]bool{}
		for _, l := range sheet.Lines {
			l.AddWords(used)
		}
		for _, b := range sheet.Blocks {
			b.Head.AddWords(used)
			for _, l := range b.Lines {
				l.AddWords(used)
			}
		}
		for w := range used {
			delete(missing, w)
		}
	}
	for w := range missing {
		t.Errorf("no file out of %d uses `%s`", seeds, w)
	}
}

// A seed means one file.
func TestSeedsAreKept(t *testing.T) {
	for seed := range uint64(50) {
		first, again := anygame.Write(seed), anygame.Write(seed)
		if first != again {
			t.Fatalf("seed %d writes two files", seed)
		}
	}
}

// A file that shows a fault is cut down to the lines that show it.
func TestShrink(t *testing.T) {
	text := "game Any\nranks ace to four\ndeal\n  1 to each tableau\n  rest to stock\ntableau 3\n  build down in " +
		"suit\n  spaces take ace or king when stock empty\nstock\nmay tidy\n  shuffle\n"
	got := anygame.Shrink(text, func(text string) bool { return strings.Contains(text, "take ace") })
	if want := "game Any\ntableau 1\n  spaces take ace\n"; got != want && got != "game Any\n  spaces take ace\n" {
		t.Errorf("%q", got)
	}
}
