package mend_test

import (
	"cmp"
	"io/fs"
	"maps"
	"math/rand/v2"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/cards"
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

// same are words of books and of the language that say the same, or the bound on the other side.
var same = map[string]string{
	"never": "not", "cannot": "not", "without": "not", "except": "not", "no": "not", "none": "not", "nothing": "not",
	"unless": "not", "but": "not", "until": "not", "less": "most", "fewer": "most", "more": "least",
}

// weighty are the words of weight of a line: ranks, kinds of zones, numbers, and what turns a line
// round.
func weighty(words []string) map[string]bool {
	out := map[string]bool{}
	for _, w := range words {
		k, known := dsl.LookUp(w)
		_, rank := cards.RankNamed(k.Word)
		switch {
		case dsl.Turns(w) || w == "until":
			out[cmp.Or(same[w], w)] = true
		case known && rank:
			r, _ := cards.RankNamed(k.Word)
			out[r.String()] = true
		case dsl.KindNamed(w) != dsl.NoKind:
			out[dsl.KindNamed(w).String()] = true
		case w[0] >= '0' && w[0] <= '9':
			out[w] = true
		}
	}
	return out
}

// A cure with certainty keeps every word of weight of the line: what names a card or a place,
// counts or denies is what the author wrote it for. A word of weight in a wrong place goes where it
// belongs or leaves the cure uncertain. Only a digit for a rank is written otherwise.
func TestSureCuresKeepWords(t *testing.T) {
	games, ids := shipped(t)
	r := rand.New(rand.NewPCG(3, 4))
	weights := strings.Fields("not no but never except without unless least most up down king queens ace 2 3 reserve " +
		"waste foundations stock cells from in to at when all")
	cured, n := 0, 4000
	if testing.Short() {
		n = 800
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
			fs = slices.Insert(fs, r.IntN(len(fs)+1), weights[r.IntN(len(weights))])
		}
		lines[at] = indent + strings.Join(fs, " ")
		_, ds := mend.Parse(id, []byte(strings.Join(lines, "\n")), nil)
		for _, d := range ds {
			meant, ok := strings.CutPrefix(d.Advice(), "write: ")
			if !ok || len(d.Certain()) == 0 || d.Span.Pos.Line != at+1 {
				continue
			}
			cured++
			kept := weighty(strings.Fields(meant))
			head := 1 // a line may begin with the kind of its block, or with that twice
			for head < len(fs)-1 && fs[head] == fs[0] {
				head++
			}
			for w := range weighty(fs[min(head, len(fs)-1):]) {
				n, err := strconv.Atoi(w)
				if !kept[w] && !(err == nil && 0 < n && n <= 13 && kept[cards.Rank(n-1).String()]) {
					t.Errorf("%s: %q is lost: %s", lines[at], w, meant)
				}
			}
		}
	}
	if cured < n/40 {
		t.Errorf("only %d cures", cured)
	}
	t.Logf("%d cures", cured)
}
