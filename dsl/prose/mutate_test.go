package prose

import (
	"hash/crc32"
	"io/fs"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
)

// twins are words that stand in the same places and mean other things.
var twins = [][]string{
	{"ace", "two", "king"},
	{"aces", "kings"},
	{"spades", "hearts"},
	{"up", "down"},
	{"once", "twice"},
	{"left", "right"},
	{"above", "below"},
	{"top", "bottom"},
	{"first", "last"},
	{"empty", "nonempty", "full"},
	{"most", "least"},
	{"rank", "suit", "colour"},
	{"and", "or"},
	{"row", "column"},
	{"same", "other"},
	{"when", "until"},
	{"red", "black"},
	{"higher", "lower"},
	{"touching", "beside"},
	{"waste", "tableau", "reserve", "foundations", "discard", "stock"},
	{"suit", "other suits", "any suit", "colour", "alternating colours"},
	{"pile", "source"},
	{"turn", "redeal"},
	{"1", "2", "3"},
	{"card", "top"},
}

// mutants are the lines that one line becomes by one word more, less or other.
func mutants(line string) []string {
	words := strings.Fields(line)
	indent := line[:len(line)-len(strings.TrimLeft(line, " "))]
	var out []string
	add := func(ws ...string) {
		if m := indent + strings.Join(ws, " "); m != line && !slices.Contains(out, m) {
			out = append(out, m)
		}
	}
	for i, w := range words {
		add(slices.Delete(slices.Clone(words), i, i+1)...)
		for _, set := range twins {
			if slices.Contains(set, w) {
				for _, x := range set {
					other := slices.Clone(words)
					other[i] = x
					add(other...)
				}
			}
		}
		if w == "when" || w == "until" || w == "is" || w == "and" || w == "or" {
			add(slices.Insert(slices.Clone(words), i+1, "not")...)
		}
	}
	for _, end := range []string{
		"at once", "twice", "when stock empty", "in pass 2", "wrapping", "one way",
		"but king", "face down", "shuffled", "from waste", "to foundations", "or king", "from tableau",
	} {
		add(append(slices.Clone(words), end)...)
	}
	return out
}

// mutateEvery is how few of the games are mutated in an everyday run; with PAT_DEALS set, as for
// the long runs of package interp, all are. Which ones depends on their names alone: a new game
// is no reason for others to be tried.
const mutateEvery = 12

func sampled(id string) bool {
	return crc32.ChecksumIEEE([]byte(id))%mutateEvery == 0 || os.Getenv("PAT_DEALS") != ""
}

// Every word counts: a game with one word other than it is plays otherwise, and other rules are
// told of it.
func TestEveryWordIsTold(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	lib := shipped()
	for _, id := range lib.IDs() {
		if !sampled(id) {
			continue
		}
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			tellsEveryWord(t, lib, id)
		})
	}
}

// The same for the games of another folder; see complete_test.go.
func TestEveryWordIsToldElsewhere(t *testing.T) {
	dir := os.Getenv("PAT_GAMES")
	if dir == "" {
		t.Skip("PAT_GAMES names no folder")
	}
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: os.DirFS(dir)}}}
	for _, id := range lib.IDs() {
		t.Run(id, func(t *testing.T) { tellsEveryWord(t, lib, id) })
	}
}

func tellsEveryWord(t *testing.T, lib *rules.Library, id string) {
	text, err := fs.ReadFile(lib.Shelves[0].FS, id+rules.Ext)
	if err != nil {
		t.Fatal(err)
	}
	text = dsl.CutExamples(text)
	whole, ds := rules.Load(lib, id+rules.Ext, text)
	if ds.Errors() > 0 {
		t.Skip("not a game of this version")
	}
	want, hash := told(t, whole), whole.Hash()
	lines := strings.Split(string(text), "\n")
	head := ""
	for i, l := range lines {
		l, _, _ = strings.Cut(l, "#")
		l = strings.TrimRight(l, " ")
		words := strings.Fields(l)
		if len(words) == 0 || slices.Contains([]string{"game", "also", "family", "source"}, words[0]) {
			continue
		}
		if l[0] != ' ' {
			head = l
		}
		if _, done := mutated.LoadOrStore(head+"\n"+l, true); done {
			continue // in another game
		}
		for _, m := range mutants(l) {
			other := slices.Clone(lines)
			other[i] = m
			s, ds := whole.With(strings.Join(other, "\n"))
			if ds.Errors() > 0 || s.Hash() == hash {
				continue
			}
			got := told(t, s)
			if os.Getenv("PAT_GAMES") != "" {
				proofread(t, got)
			}
			if got == want && !idle(m, l) && !questioned(s, i+1) {
				t.Errorf("line %d: %q is told like %q", i+1, strings.TrimSpace(m), strings.TrimSpace(l))
			}
		}
	}
}

// questioned reports whether the checker doubts the line: one with a word that changes nothing is
// told without it.
func questioned(s *rules.Sheet, line int) bool {
	return slices.ContainsFunc(check.Check(s), func(d *dsl.Diagnostic) bool { return d.Span.Pos.Line == line })
}

// mutated holds the lines that have been tried, with the heads of their blocks.
var mutated sync.Map

// idle reports whether a mutant is one that says no more than the line it is made of.
func idle(mutant, line string) bool {
	m, l := strings.Fields(mutant), strings.TrimSpace(line)
	joins := func(w string) bool { return w == "of" || w == "is" || w == "card" || w == "cards" }
	if slices.Equal(slices.DeleteFunc(slices.Clone(m), joins), slices.DeleteFunc(strings.Fields(l), joins)) {
		return true
	}
	if n, rest, _ := strings.Cut(l, " "); strings.Join(m, " ") == rest && (n == "4" || n == "8") {
		return true // all there are of one or two packs
	}
	if strings.HasPrefix(l, "row ") && strings.TrimRight(l, " .") == strings.TrimRight(strings.Join(m, " "), " .") {
		return true // empty places at the end of a row
	}
	if l == "cells 1" && len(m) == 1 && m[0] == "cells" {
		return true // one pile, if nothing is said
	}
	if same := slices.Equal(canonical(m), canonical(strings.Fields(l))); same {
		return true
	}
	switch got := strings.Join(m, " "); {
	case strings.HasPrefix(l, "spaces stay empty"), strings.HasPrefix(l, "build none"),
		(l == "waste" || l == "discard") &&
			(got == "" || !strings.Contains(got, " ") && dsl.KindNamed(got) != dsl.NoKind):
		return true
	case strings.HasPrefix(got, l+" face "), strings.HasPrefix(got, l+" or king"):
		return true // the facing it has anyway, a card that it means anyway
	}
	return false
}

// leaving are the first words of lines about cards that leave a pile.
var leaving = []string{"exposed", "move", "plays", "worry"}

// canonical writes words that mean the same in their place alike.
func canonical(ws []string) []string {
	if ws = slices.Clone(ws); len(ws) == 0 {
		return nil
	}
	line := strings.Join(ws, " ")
	for i, w := range ws {
		switch before := strings.Join(ws[:i], " "); {
		case w == "source" && slices.Contains(leaving, ws[0]):
			ws[i] = "pile" // the card leaves the pile that is asked about
		case w == "to" && i > 0 && i+1 < len(ws) && dsl.Number(ws[i-1]) > 0 &&
			dsl.Number(ws[i+1]) == dsl.Number(ws[i-1])+1:
			ws[i] = "" // both of them
		case w == "down" && strings.HasSuffix(before, "takes pair"):
			ws[i] = "up" // either card may be the lower
		case w == "any" && i+1 < len(ws) && strings.HasPrefix(ws[i+1], "card"):
			ws[i] = "" // a card is any one
		case w == "or" && ws[0] == "gather":
			ws[i] = "and" // all of them are taken up
		case w == "1" && i+1 < len(ws) && strings.HasPrefix(ws[i+1], "space") && strings.HasSuffix(before, "when"):
			ws[i] = "" // at least one: there is a space
		}
	}
	if ws[0] == "all" && len(ws) > 1 && !strings.HasPrefix(line, "all from") && !strings.HasPrefix(line, "all to") {
		ws[0] = "" // cards named without a number are all there are
	}
	if strings.HasPrefix(line, "may redeal") {
		line = strings.TrimSuffix(strings.Join(ws, " "), " when stock empty") // as it is without a condition
		ws = strings.Fields(line)
	}
	return slices.DeleteFunc(ws, func(w string) bool { return w == "" })
}
