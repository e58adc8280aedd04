package mend_test

import (
	"io/fs"
	"maps"
	"math/rand/v2"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/mend"
	"pat/games"
)

// Tests make much and keep little: the collector would take a third of their time.
func init() { debug.SetGCPercent(400) }

// shipped are the texts of the shipped games that can be read without their parents.
func shipped(t *testing.T) (texts map[string]string, ids []string) {
	t.Helper()
	entries, err := fs.ReadDir(games.FS, ".")
	if err != nil {
		t.Fatal(err)
	}
	texts = map[string]string{}
	for _, e := range entries {
		text, err := fs.ReadFile(games.FS, e.Name())
		if err != nil {
			t.Fatal(err)
		}
		text = dsl.CutExamples(text)
		if _, ds := mend.Parse(e.Name(), text, nil); len(ds) == 0 {
			texts[e.Name()] = string(text)
		}
	}
	return texts, slices.Sorted(maps.Keys(texts))
}

// ruleLine splits a line into its indentation and its words; ok if it is a rule and not text.
func ruleLine(line string) (indent string, words []string, ok bool) {
	line, _, _ = strings.Cut(line, "#")
	words = strings.Fields(line)
	text := []string{"game", "also", "family", "source", "variant"}
	if len(words) < 2 || slices.Contains(text, words[0]) {
		return "", nil, false
	}
	return line[:len(line)-len(strings.TrimLeft(line, " "))], words, true
}

// Whatever is mangled in the shipped games: a line that is said to be meant can be written, and the
// fix writes it.
func TestCuresOfMangledGames(t *testing.T) {
	games, ids := shipped(t)
	r := rand.New(rand.NewPCG(1, 2))
	words := strings.Fields("every the onto piles different 4 1 13 pack cell foundation unless if only and , = " +
		"fanned K are except draw limit > A")
	for _, k := range dsl.Keywords {
		words = append(append(words, k.Word), k.Also...)
	}
	cured, n := 0, 2500
	if testing.Short() {
		n = 500
	}
	for range n {
		id := ids[r.IntN(len(ids))]
		lines := strings.Split(games[id], "\n")
		at := r.IntN(len(lines))
		indent, fs, ok := ruleLine(lines[at])
		if !ok {
			continue
		}
		for range 1 + r.IntN(2) {
			switch k, w := r.IntN(len(fs)), words[r.IntN(len(words))]; r.IntN(5) {
			case 0: // a word is missing
				if len(fs) > 1 {
					fs = slices.Delete(fs, k, k+1)
				}
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
		}
		lines[at] = indent + strings.Join(fs, " ")
		text := strings.Join(lines, "\n")
		_, ds := mend.Parse(id, []byte(text), nil)
		for _, d := range ds {
			meant, ok := strings.CutPrefix(d.Advice(), "write: ")
			if !ok || len(d.Certain()) == 0 {
				continue
			}
			cured++
			if len(d.Certain()) != 1 {
				t.Fatalf("%s: %s: %d fixes of one cure", lines[at], d.Message, len(d.Certain()))
			}
			mended := dsl.NewSource(id, []byte(applied(text, d)))
			line := d.Span.Pos.Line
			if got, want := strings.Fields(mended.Line(line)),
				strings.Fields(meant); !slices.Equal(got, want) && !strings.Contains(mended.Line(line), "#") {
				t.Errorf("%s: carried out it is %q, and not %q", lines[at], got, want)
			}
			_, after := mend.Parse(id, []byte(mended.Text), nil)
			for _, e := range after {
				if e.Span.Pos.Line == line && e.Name != "indentation" && e.Name != "duplicate-name" &&
					e.Name != "bad-name" {
					t.Errorf("%s: cured %q, there is still: %s", lines[at], meant, e.Message)
				}
			}
		}
	}
	if cured < n/12 {
		t.Errorf("only %d cures", cured)
	}
	t.Logf("%d cures", cured)
}
