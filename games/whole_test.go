package games_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/gametest"
)

// meaning is what a sheet says: its lines and blocks as the grammar reads them. Lines of the file
// stand together by their first word, for their order among lines of other words says nothing.
func meaning(s *rules.Sheet) string {
	var b strings.Builder
	lines := slices.Clone(s.Lines)
	slices.SortStableFunc(lines, func(x, y *dsl.Line) int { return strings.Compare(x.Lead(), y.Lead()) })
	for _, l := range lines {
		if _, ok := l.Stmt.(*dsl.TextLine); !ok {
			b.WriteString(l.Canonical() + "\n")
		}
	}
	for _, x := range s.Blocks {
		b.WriteString(x.Head.Canonical() + "\n")
		for _, l := range x.Lines {
			b.WriteString("  " + l.Canonical() + "\n")
		}
	}
	return b.String()
}

// Every game can be written as one file that is no variant: the same rules, title, names, family
// and sources, tidy, and nothing to be said of it that is not said of the game.
func TestWhole(t *testing.T) {
	for _, id := range gametest.Library().IDs() {
		t.Run(id, func(t *testing.T) {
			s, ds, err := rules.Open(gametest.Library(), id)
			if err != nil || ds.Errors() > 0 {
				t.Fatal(err, ds)
			}
			text := s.Whole()
			w, ds := rules.Load(&rules.Library{}, id+".pat", []byte(text))
			if len(ds) > 0 || len(w.Parents) > 0 {
				t.Fatalf("%s\n%s", ds[0].Message, text)
			}
			if was, is := meaning(s), meaning(w); was != is {
				t.Errorf("it says\n%s, not\n%s", is, was)
			}
			if was, is := names(s), names(w); was != is {
				t.Errorf("it is called %s, not %s", is, was)
			}
			if len(s.Parents) == 0 {
				own, _ := gametest.Library().Open(id, nil)
				if string(own.Text) != text && !moved(string(own.Text), text) {
					t.Errorf("a file without parents becomes\n%s", text)
				}
			}
			if played(t, s) != played(t, w) {
				t.Error("it plays otherwise")
			}
			if again := w.Whole(); again != text {
				t.Errorf("once more it is\n%s", again)
			}
		})
	}
}

// names are what a game is called, and where it is from.
func names(s *rules.Sheet) string {
	return fmt.Sprintf("%q %q %q %q", s.Title, s.Also, s.Family, s.From)
}

// played is how a game plays, for a while.
func played(t *testing.T, s *rules.Sheet) string {
	g := gametest.Compiled(t, s)
	return (&fate{game: g, did: map[[2]int]string{}}).plays(1, 40)
}

// moved reports whether two texts have the same lines.
func moved(a, b string) bool {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}
