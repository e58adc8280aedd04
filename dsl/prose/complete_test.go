package prose

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
)

// Nothing is left out: a game without one of its lines is no game any more, or other rules are
// told of it.
func TestEveryLineIsTold(t *testing.T) {
	lib := shipped()
	for _, id := range lib.IDs() {
		t.Run(id, func(t *testing.T) { tellsEveryLine(t, lib, id) })
	}
}

// The same for the games of another folder, such as drafts: PAT_GAMES=… go test ./dsl/prose -run
// Elsewhere -v
func TestEveryLineIsToldElsewhere(t *testing.T) {
	dir := os.Getenv("PAT_GAMES")
	if dir == "" {
		t.Skip("PAT_GAMES names no folder")
	}
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: os.DirFS(dir)}}}
	for _, id := range lib.IDs() {
		t.Run(id, func(t *testing.T) {
			s, ds, err := rules.Open(lib, id)
			if err != nil || ds.Errors() > 0 {
				t.Skip("not a game of this version")
			}
			text := told(t, s)
			proofread(t, text)
			if out := os.Getenv("PAT_PROSE"); out != "" {
				if err := os.WriteFile(filepath.Join(out, id+".txt"), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			tellsEveryLine(t, lib, id)
		})
	}
}

func tellsEveryLine(t *testing.T, lib *rules.Library, id string) {
	text, err := fs.ReadFile(lib.Shelves[0].FS, id+rules.Ext)
	if err != nil {
		t.Fatal(err)
	}
	text = dsl.CutExamples(text)
	whole, _ := rules.Load(lib, id+rules.Ext, text)
	want := told(t, whole)
	lines := strings.Split(string(text), "\n")
	for i, l := range lines {
		words := strings.Fields(l)
		if len(words) == 0 || words[0][0] == '#' ||
			slices.Contains([]string{"game", "also", "family", "source"}, words[0]) || byDefault(lines, i) {
			continue
		}
		short := strings.Join(slices.Delete(slices.Clone(lines), i, i+1), "\n")
		s, ds := whole.With(short)
		if ds.Errors() == 0 && told(t, s) == want {
			t.Errorf("line %d, %q, is not told", i+1, strings.TrimSpace(l))
		}
	}
}

// byDefault reports whether a line only writes out what holds without it: the move of single
// cards where nothing else moves, the rest that is the stock anyway, or a block without lines of a
// kind that need not be declared.
func byDefault(lines []string, i int) bool {
	if words := strings.Fields(lines[i]); strings.Join(words, " ") == "move 1 card" {
		for _, way := range []int{-1, 1} {
			for j := i + way; j >= 0 && j < len(lines) && strings.HasPrefix(lines[j], " "); j += way {
				if strings.HasPrefix(strings.TrimSpace(lines[j]), "move ") {
					return false
				}
			}
		}
		return true
	}
	switch strings.TrimSpace(lines[i]) {
	case "rest to stock": // emphasis, as `face up`
		return true
	case "waste", "stock", "discard":
		return i+1 == len(lines) || !strings.HasPrefix(lines[i+1], " ")
	}
	return false
}
