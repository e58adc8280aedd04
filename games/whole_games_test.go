package games_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
)

// A transcript is a whole game that was won: `game ID`, `deal N`, `set name=value`, then a move a
// line.
type transcript struct {
	id    string
	deal  uint64
	set   []string
	moves []string
}

func readTranscript(t *testing.T, path string) transcript {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var tr transcript
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "game":
			tr.id = rest
		case "deal":
			n := uint64(0)
			for _, c := range rest {
				n = n*10 + uint64(c-'0')
			}
			tr.deal = n
		case "set":
			tr.set = append(tr.set, rest)
		default:
			if line != "" {
				tr.moves = append(tr.moves, line)
			}
		}
	}
	return tr
}

// unwon are the games without a won game on record, and why.
var unwon = map[string]string{
	"spider": "won by good players in most deals, but this program's search has not found a line in " +
		"those it was given",
	"counting-patience-52": "without choices, and about four of 52 cards leave in each of three rounds: of 20,000 " +
		"deals none is won",
}

// unlost are the games without a lost position on record, and why.
var unlost = map[string]string{
	"amazons":    "the piles may be taken up and dealt again as often as one likes: who does not win goes on for ever",
	"maze":       "behind every card its next may go, and behind a queen an ace: there is always a move",
	"ninety-one": "any card goes on any pile, so that there is always a move",
	"perpetual-motion": "the piles may be laid together again and again, and that always changes where cards lie: " +
		"who does not win goes round for ever",
}

// Every shipped game has a won game on record, each of whose moves is legal and only the last of
// which wins.
func TestWonGames(t *testing.T) {
	seen := map[string]bool{}
	paths, _ := filepath.Glob("../testdata/won/*.txt")
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			tr := readTranscript(t, path)
			seen[tr.id] = true
			tb := deal(t, tr.id, tr.deal, tr.set...)
			for i, m := range tr.moves {
				tb.s.Moves(nil)
				if st := tb.s.Status(); st != interp.Playing {
					t.Fatalf("%s before move %d", st, i+1)
				}
				tb.play(m)
			}
			tb.status(interp.Won)
		})
	}
	for _, id := range gametest.Library().IDs() {
		if _, excused := unwon[id]; seen[id] == excused {
			t.Errorf("%s: a won game in testdata/won %v, excused from it %v", id, seen[id], excused)
		}
	}
}

// Every shipped game has a position on record that is lost: no move is left, whichever way it is
// asked.
func TestLostPositions(t *testing.T) {
	for _, id := range gametest.Library().IDs() {
		t.Run(id, func(t *testing.T) {
			text, err := os.ReadFile("../testdata/lost/" + id + ".txt")
			if _, excused := unlost[id]; excused != os.IsNotExist(err) {
				t.Fatalf("excused %v, and %v", excused, err)
			} else if excused {
				return
			}
			var set []string
			for line := range strings.Lines(string(text)) {
				if a, ok := strings.CutPrefix(strings.TrimSpace(line), "# set "); ok {
					set = append(set, a)
				}
			}
			g, _ := compiled(t, id, set...)
			s, err := notation.For(g).ReadBoard(string(text), false)
			if err != nil {
				t.Fatal(err)
			}
			if ms := s.Moves(nil); len(ms) > 0 || s.Status() != interp.Lost {
				t.Errorf("%s, moves %v", s.Status(), ms)
			}
		})
	}
}

// Every shipped file says where its rules come from, and every one that starts from no other says
// its family.
func TestFamilyAndSourceAreStated(t *testing.T) {
	lib := gametest.Library()
	for _, id := range lib.IDs() {
		text, err := fs.ReadFile(games.FS, id+rules.Ext)
		if err != nil {
			t.Fatal(err)
		}
		words := map[string]bool{}
		for line := range strings.Lines(string(text)) {
			word, _, _ := strings.Cut(strings.TrimRight(line, "\n"), " ")
			words[word] = true
		}
		if !words["source"] {
			t.Errorf("%s: no source is stated", id)
		}
		if !words["family"] && !words["variant"] {
			t.Errorf("%s: no family is stated", id)
		}
		sheet, _, err := rules.Open(lib, id)
		if err != nil {
			t.Fatal(err)
		}
		if sheet.Family == "" || len(sheet.From) == 0 {
			t.Errorf("%s: family %q, sources %q", id, sheet.Family, sheet.From)
		}
		for _, name := range sheet.Also {
			if name == sheet.Title {
				t.Errorf("%s is its own alias", id)
			}
		}
	}
}
