package dsl

import (
	"fmt"
	"strings"
	"testing"
)

// Of many findings errors are shown before others, each kind from the first on, and all in their
// order.
func TestRenderShowsErrorsFirst(t *testing.T) {
	for _, c := range []struct {
		levels string // w arning, e rror
		want   string // places shown
		more   int
	}{
		{strings.Repeat("w", 3) + "e", "1 2 3 4", 0},
		{strings.Repeat("w", 20), "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20", 0},
		{strings.Repeat("w", 25) + "e", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 26", 6},
		{"w" + strings.Repeat("e", 22), "2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21", 3},
	} {
		var ds Diagnostics
		for i, l := range c.levels {
			d := &Diagnostic{Name: "some", Level: Error, Message: fmt.Sprintf("place %d.", i+1)}
			if l == 'w' {
				d.Level = Warning
			}
			ds = append(ds, d)
		}
		var b strings.Builder
		if err := Render(&b, ds, nil); err != nil {
			t.Fatal(err)
		}
		var got []string
		for line := range strings.Lines(b.String()) {
			if _, at, ok := strings.Cut(line, "place "); ok {
				n, _, _ := strings.Cut(at, ".")
				got = append(got, n)
			}
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: shown are %v", c.levels, got)
		}
		if more := fmt.Sprintf("and %d more\n", c.more); strings.HasSuffix(b.String(), more) != (c.more > 0) {
			t.Errorf("%s: %s", c.levels, b.String())
		}
	}
}

// A sentence begins with a capital, but for what is typed so.
func TestSentence(t *testing.T) {
	for clause, want := range map[string]string{
		"": "", "there is no pile": "There is no pile.", "is it?": "Is it?", "It is.": "It is.",
		"draw=1: there are no options": "draw=1: there are no options.",
	} {
		if got := Sentence(clause); got != want {
			t.Errorf("%q: %q", clause, got)
		}
	}
}
