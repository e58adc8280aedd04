package games_test

import (
	"crypto/sha256"
	"fmt"
	"hash/crc32"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
	"pat/interp/notation"
)

// What becomes of a rule file with a slip in it: the checker says something, or it is another game.
// Nothing is swallowed but text lines, written-out defaults and heads without lines.

// A fate is what a text turns out to be: told, if anything is said of it, or else a game with its
// choices.
type fate struct {
	told bool
	game *interp.Game
	is   string            // the options and their choices: one more before the deal is another game
	did  map[[2]int]string // how it plays, by deals and moves
}

func fateOf(id, text string) *fate {
	sheet, ds := rules.Load(library(), id+".pat", []byte(text))
	if len(ds) > 0 || len(check.Check(sheet)) > 0 {
		return &fate{told: true}
	}
	g, err := interp.Compile(sheet, rules.Setting{})
	if err != nil {
		return &fate{told: true}
	}
	f := &fate{game: g, did: map[[2]int]string{}}
	for _, o := range sheet.Options {
		for _, c := range o.Choices {
			f.is += o.Name + " " + sheet.Format(c) + "\n"
		}
	}
	return f
}

// plays tells how a game plays in so many deals of so many moves.
func (f *fate) plays(deals, most int) string {
	if did, ok := f.did[[2]int{deals, most}]; ok {
		return did
	}
	h := sha256.New()
	l := notation.For(f.game)
	var moves []interp.Move
	for n := range uint64(deals) {
		s, err := f.game.Deal(n, rules.Setting{})
		if err != nil {
			return "told"
		}
		r := rand.New(rand.NewPCG(n, 1))
		for i := range most {
			moves = s.Moves(moves)
			if i%25 == 0 || len(moves) == 0 {
				fmt.Fprintln(h, l.Board(s))
			}
			byName := map[string]interp.Move{}
			for _, m := range moves {
				byName[l.Format(s, m)] = m
			}
			names := slices.Sorted(maps.Keys(byName))
			fmt.Fprintln(h, s.Status(), names)
			if len(names) == 0 {
				break
			}
			s.Apply(byName[names[r.IntN(len(names))]])
		}
	}
	f.did[[2]int{deals, most}] = string(h.Sum(nil))
	return f.did[[2]int{deals, most}]
}

// swallowed reports whether a text with a slip is the game without it, as far as long play shows.
// Most are another game from the start.
func swallowed(id, with string, sound *fate) (told, same bool) {
	f := fateOf(id, with)
	if f.told || sound.told || f.is != sound.is {
		return f.told, false
	}
	for _, long := range [][2]int{{1, 10}, {4, 100}, {100, 600}} {
		if f.plays(long[0], long[1]) != sound.plays(long[0], long[1]) {
			return false, false
		}
	}
	return false, true
}

// silentLine reports lines whose loss changes nothing in play, by design or because they say what
// holds anyway.
func silentLine(line, text string) bool {
	ws := strings.Fields(line)
	switch ws[0] {
	case "also", "family", "source":
		return true
	case "waste", "stock", "discard": // heads without lines: naming the zone declares it
		return len(ws) == 1
	}
	switch strings.Join(ws, " ") {
	case "move 1 card":
		return true
	// where spaces fill themselves at once, so does the table; a rule book deals all the same
	case "1 to each tableau", "1 to each reserve":
		return strings.Contains(text, "stock at once\n")
	}
	return false
}

// late are lines that matter where random play does not come, or only to the table; a test of the
// game shows them at work.
var late = map[string][]string{
	"braid":               {"spaces take any card from waste or cells when plait empty"},
	"kings":               {"tableau 8"},
	"congress":            {"spaces take any card"},
	"little-forty":        {"spaces take any card"},
	"czarina":             {"spaces take any card"},
	"odd-and-even":        {"1 to each reserve"},
	"measure":             {"1 to each tableau"},
	"corona":              {"spaces take any card"},
	"dieppe":              {"rest to stock"},
	"acme":                {"base ace"},
	"variegated-canfield": {"base ace"},
	"big-bertha":          {"at most 12 cards"},
	"sultan":              {"at most 12 cards"},
	"scorpion-towers":     {"spaces take any card when 4 kings at bottom of tableau"},
	"pas-de-deux":         {"suits clubs spades hearts diamonds", "home column when suit is suit of pile"},
}

func TestOneLineDeleted(t *testing.T) {
	total, told, other, silent := 0, 0, 0, 0
	for _, id := range library().IDs() {
		if testing.Short() && passedOver(id) {
			continue
		}
		text, err := fs.ReadFile(games.FS, id+rules.Ext)
		if err != nil {
			t.Fatal(err)
		}
		text = dsl.CutExamples(text)
		lines := strings.Split(strings.TrimRight(string(text), "\n"), "\n")
		sound := fateOf(id, string(text))
		t.Run(id, func(t *testing.T) {
			for i, line := range lines {
				if strings.TrimSpace(line) == "" || strings.HasPrefix(strings.TrimSpace(line), "#") {
					continue
				}
				rest := slices.Concat(lines[:i], lines[i+1:])
				total++
				if silentLine(line, string(text)) || slices.Contains(late[id], strings.TrimSpace(line)) {
					silent++
					continue
				}
				switch said, same := swallowed(id, strings.Join(rest, "\n")+"\n", sound); {
				case said:
					told++
				case same:
					t.Errorf("without line %d nothing is said and nothing changes: %s", i+1, line)
				default:
					other++
				}
			}
		})
	}
	t.Logf("%d lines deleted one by one: %d told by the checker (%.1f %%), %d are other games (%.1f %%), %d say "+
		"nothing of play",
		total, told, 100*float64(told)/float64(total), other, 100*float64(other)/float64(total), silent)
}

// isName reports whether a word of a line in column 1 is a name that the line gives: another name
// is the same game.
func isName(line []string, w string) bool {
	return len(line) > 1 && line[1] == w &&
		slices.Contains([]string{"tableau", "foundations", "reserve", "cells", "option", "ask", "counter", "may"},
			line[0])
}

// passedOver reports whether a game is left to the longer runs: a quarter of the games have their
// words misspelt in an everyday run, and their lines deleted in a short one; with PAT_DEALS set all
// have. Which ones depends on their names alone, so that a new game changes the others' run in
// nothing.
func passedOver(id string) bool {
	return crc32.ChecksumIEEE([]byte(id))%4 != 0 && os.Getenv("PAT_DEALS") == ""
}

func TestOneWordMisspelt(t *testing.T) {
	total, told, other := 0, 0, 0
	for _, id := range library().IDs() {
		if passedOver(id) {
			continue
		}
		text, err := fs.ReadFile(games.FS, id+rules.Ext)
		if err != nil {
			t.Fatal(err)
		}
		text = dsl.CutExamples(text)
		lines := strings.Split(strings.TrimRight(string(text), "\n"), "\n")
		sound := fateOf(id, string(text))
		t.Run(id, func(t *testing.T) {
			for i, line := range lines {
				ws := strings.Fields(line)
				if len(ws) == 0 || slices.Contains([]string{"game", "also", "family", "source", "#"}, ws[0]) {
					continue
				}
				for _, w := range ws {
					if len(w) < 2 || w[0] < 'a' || w[0] > 'z' || isName(ws, w) {
						continue
					}
					bad := slices.Clone(lines)
					bad[i] = strings.Replace(line, w, w[:1]+w[2:], 1)
					total++
					switch said, same := swallowed(id, strings.Join(bad, "\n")+"\n", sound); {
					case said:
						told++
					case same:
						t.Errorf("`%s` is swallowed", strings.TrimSpace(bad[i]))
					default:
						other++
					}
				}
			}
		})
	}
	t.Logf("%d words misspelt one by one: %d told by the checker (%.1f %%), %d are other games", total, told,
		100*float64(told)/float64(total), other)
}
