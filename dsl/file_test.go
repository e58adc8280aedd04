package dsl

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// Words are counted as the table spells them; titles, names and numbers are none.
func TestAddWords(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"game Build Up the King\n", "game"},
		{"game A\nalso The Deal, Aces\n", "also game"},
		{"game A\nvariant of king-albert\n", "game of variant"},
		{
			"game A\nfoundations lower 4\n  base aces\n  build any lower in suit\n",
			"ace any base build foundations game in lower suit",
		},
		{"game A\noption draw 3 or 1\nstock\n  turn draw to waste\n", "game option or stock to turn waste"},
		{"game A\nvariant of b\nwithout deal\ntableau\n  without takes only\n", "game of tableau variant without"},
		{"game A\ntableau\n  row * . *\n", "game row tableau"},
	} {
		f, _ := Parse("a.pat", []byte(c.text), nil, nil)
		set := map[string]bool{}
		for _, l := range f.Lines {
			l.AddWords(set)
		}
		for _, b := range f.Blocks {
			b.Head.AddWords(set)
			for _, l := range b.Lines {
				l.AddWords(set)
			}
		}
		if got := strings.Join(slices.Sorted(maps.Keys(set)), " "); got != c.want {
			t.Errorf("%q uses %s, want %s", c.text, got, c.want)
		}
	}
}
