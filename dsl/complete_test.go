package dsl_test

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/games"
)

const completed = `game Half Written
option draw 1 or 3
counter tries 0 to 5

deal
  4 to each tableau

foundations 4
  base ace

tableau upper 7
  build down in suit
  

stock
  

example One
  t1: 8H
  
  may 
`

// propose gives what can stand at the place of | in a line that is put in the place of another.
func propose(t *testing.T, n int, line string) (words []string, span string) {
	t.Helper()
	lines := strings.Split(completed, "\n")
	before, after, ok := strings.Cut(line, "|")
	if !ok {
		t.Fatal("no place is marked")
	}
	lines[n-1] = before + after
	src := dsl.NewSource("x.pat", []byte(strings.Join(lines, "\n")))
	offset := len(strings.Join(append(slices.Clone(lines[:n-1]), before), "\n"))
	file, _ := dsl.Parse("x.pat", []byte(completed), nil, nil)
	got := dsl.Complete(src, file.Names, offset)
	for _, p := range got.Words {
		words = append(words, p.Word)
	}
	return words, src.Slice(got.Span)
}

func TestComplete(t *testing.T) {
	for _, c := range []struct {
		name      string
		line      int
		text      string
		has, not  string
		instead   string
		exactly   string
		noneAtAll bool
	}{
		{name: "column 1", line: 4, text: "|", has: "tableau win option deal example", not: "build base of"},
		{name: "half a word of column 1", line: 4, text: "tab|", has: "tableau", instead: "tab"},
		{name: "line of a zone", line: 13, text: "  |", has: "build spaces move takes", not: "base turn win up"},
		{name: "line of the foundations", line: 9, text: "  b|", has: "base build worry", not: "turn", instead: "b"},
		{name: "line of the stock", line: 16, text: "  |", has: "turn redeals", not: "worry covered"},
		{name: "step", line: 6, text: "  |", has: "gather rest all shuffle ace", not: "build"},
		{name: "behind build", line: 12, text: "  build |", has: "up down in none", not: "empty foundations"},
		{name: "behind a direction", line: 12, text: "  build down |", has: "in by", not: "build take"},
		{name: "the next word alone counts", line: 12, text: "  build down | in suit", has: "in by"},
		{name: "suits", line: 12, text: "  build down in |", has: "suit alternating any", not: "down"},
		{name: "names of zones", line: 12, text: "  spaces take any card from |", has: "upper stock foundations"},
		{name: "names of options", line: 12, text: "  build down in suit when |", has: "draw upper tries"},
		{name: "of a variant", line: 2, text: "variant |", exactly: "of"},
		{name: "in a title", line: 1, text: "game The b|", noneAtAll: true, instead: "b"},
		{name: "in a comment", line: 12, text: "  build down # in |", noneAtAll: true},
		{name: "in an example", line: 20, text: "  |", has: "may play now deal", not: "build"},
		{name: "mood of an example", line: 21, text: "  may |", exactly: "not only"},
		{name: "behind now", line: 21, text: "  now counter |", exactly: "draw tries"},
		{name: "indented below no head", line: 2, text: "  |", noneAtAll: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			words, instead := propose(t, c.line, c.text)
			if instead != c.instead {
				t.Errorf("stands in the place of %q, want %q", instead, c.instead)
			}
			if c.noneAtAll && len(words) > 0 {
				t.Errorf("proposes %v, want nothing", words)
			}
			if got := strings.Join(words, " "); c.exactly != "" && got != c.exactly {
				t.Errorf("proposes %s, want %s", got, c.exactly)
			}
			for w := range strings.FieldsSeq(c.has) {
				if !slices.Contains(words, w) {
					t.Errorf("lacks %s: %v", w, words)
				}
			}
			for w := range strings.FieldsSeq(c.not) {
				if slices.Contains(words, w) {
					t.Errorf("has %s: %v", w, words)
				}
			}
		})
	}
}

// Every word of every shipped game is proposed where it stands, but for those that nobody can know:
// numbers, titles, new names, the stars of pictures.
func TestCompleteKnowsEveryShippedWord(t *testing.T) {
	names, err := fs.Glob(games.FS, "*.pat")
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range names {
		if i%8 != 0 { // one in eight, for the time
			continue
		}
		text, err := fs.ReadFile(games.FS, name)
		if err != nil {
			t.Fatal(err)
		}
		file, _ := dsl.Parse(name, text, nil, nil)
		if file.Line("variant") != nil {
			continue // names of its parent are not known here
		}
		lines := slices.Clone(file.Lines)
		for _, b := range file.Blocks {
			lines = append(append(lines, b.Head), b.Lines...)
		}
		for _, l := range lines {
			if _, ok := l.Stmt.(*dsl.TextLine); ok {
				continue
			}
			for k, w := range l.Words {
				if w.Type != dsl.TokWord && w.Type != dsl.TokRank && w.Type != dsl.TokSuit && w.Type != dsl.TokKind &&
					(w.Type != dsl.TokZone || k == 1) {
					continue
				}
				got := dsl.Complete(file.Source, file.Names, w.Pos.Offset)
				if !slices.ContainsFunc(got.Words, func(p dsl.Proposal) bool { return p.Word == w.Value }) {
					t.Errorf("%s:%d: `%s` is not proposed for `%s`", name, l.Pos.Line, w.Raw, l.Text())
				}
			}
		}
	}
}
