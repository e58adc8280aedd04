package dsl

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// Whatever is mangled in the shipped games: a cure that is said to make a line right, carried out to the letter, does.
func TestCuresOfMangledGames(t *testing.T) {
	games := shipped(t)
	ids := slices.Sorted(maps.Keys(games))
	r := rand.New(rand.NewPCG(1, 2))
	words := []string{"every", "the", "onto", "piles", "different", "4", "1", "13", "pack", "cell", "foundation", "unless", "if", "only", "and", ",", "=", "fanned", "K", "are", "except", "draw", "limit"}
	for _, k := range Keywords {
		words = append(append(words, k.Word), k.Also...)
	}
	cured := 0
	for range 2500 {
		id := ids[r.IntN(len(ids))]
		lines := strings.Split(games[id], "\n")
		n := r.IntN(len(lines))
		line, _, _ := strings.Cut(lines[n], "#")
		fs := strings.Fields(line)
		if len(fs) < 2 || slices.Contains([]string{"game", "also", "family", "source", "variant"}, fs[0]) {
			continue
		}
		k, w := r.IntN(len(fs)), words[r.IntN(len(words))]
		switch r.IntN(5) {
		case 0: // a word is missing
			fs = slices.Delete(fs, k, k+1)
		case 1: // a word is said twice
			fs = slices.Insert(fs, k, fs[k])
		case 2: // two words stand in the wrong order
			j := (k + 1) % len(fs)
			fs[k], fs[j] = fs[j], fs[k]
		case 3: // another word
			fs[k] = w
		case 4: // a word too many
			fs = slices.Insert(fs, k, w)
		}
		lines[n] = line[:len(line)-len(strings.TrimLeft(line, " "))] + strings.Join(fs, " ")
		text := strings.Join(lines, "\n")
		f, ds := Parse(id, []byte(text), nil)
		for _, d := range ds {
			if d.cured == nil {
				continue
			}
			cured++
			if len(d.Fixes) != 1 {
				t.Fatalf("%s: %s: %d fixes of one cure", lines[n], d.Message, len(d.Fixes))
			}
			x := d.Fixes[0]
			mended := NewSource(id, []byte(f.Source.Text[:x.Span.Pos.Offset]+x.Text+f.Source.Text[x.Span.EndPos.Offset:]))
			at := d.Span.Pos.Line
			if got, want := strings.Fields(mended.Line(at)), rawWords(d.cured); !slices.Equal(got, want) && !strings.Contains(mended.Line(at), "#") {
				t.Errorf("%s: carried out it is %q, and not %q", lines[n], got, want)
			}
			_, left := Parse(id, []byte(mended.Text), nil)
			for _, e := range left {
				if e.Span.Pos.Line == at && e.Name != "indentation" && e.Name != "duplicate-name" {
					t.Errorf("%s: cured %q, there is still: %s", lines[n], rawWords(d.cured), e.Message)
				}
			}
		}
	}
	if cured < 200 {
		t.Errorf("only %d cures", cured)
	}
	t.Logf("%d cures", cured)
}
