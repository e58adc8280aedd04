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

	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
	"pat/interp/notation"
)

// What becomes of a rule file with a slip in it: the checker says something, or it is another game. Nothing is
// swallowed but text lines, written-out defaults and heads without lines.

// fate tells what a text is: "told" if anything is said of it, else how it plays in so many deals of so many moves.
func fate(t *testing.T, id, text string, deals uint64, most int) string {
	t.Helper()
	sheet, ds := rules.Load(library(), id+".pat", []byte(text))
	if len(ds) > 0 || len(check.Check(sheet)) > 0 {
		return "told"
	}
	g, err := interp.Compile(sheet, rules.Setting{})
	if err != nil {
		return "told"
	}
	h := sha256.New()
	for _, o := range sheet.Options {
		for _, c := range o.Choices { // a choice more before the deal is another game
			fmt.Fprintln(h, o.Name, sheet.Format(c))
		}
	}
	l := notation.For(g)
	var moves []interp.Move
	for n := range deals {
		s, err := g.Deal(n, rules.Setting{})
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
	return string(h.Sum(nil))
}

// swallowed reports whether a text with a slip is the game without it, as far as long play shows.
func swallowed(t *testing.T, id, with, sound string) (told, same bool) {
	t.Helper()
	f := fate(t, id, with, 4, 100)
	if f == "told" {
		return true, false
	}
	if f != fate(t, id, sound, 4, 100) {
		return false, false
	}
	return false, fate(t, id, with, 100, 600) == fate(t, id, sound, 100, 600)
}

// silentLine reports lines whose loss changes nothing in play, by design or because they say what holds anyway.
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
	case "1 to each tableau", "1 to each reserve": // where spaces fill themselves at once, so does the table; a rule book deals all the same
		return strings.Contains(text, "stock at once\n")
	}
	return false
}

// late are lines that matter where random play does not come, or only to the table; a test of the game shows them at work.
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
		text, err := fs.ReadFile(games.FS, id+rules.Ext)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimRight(string(text), "\n"), "\n")
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
				switch said, same := swallowed(t, id, strings.Join(rest, "\n")+"\n", string(text)); {
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
	t.Logf("%d lines deleted one by one: %d told by the checker (%.1f %%), %d are other games (%.1f %%), %d say nothing of play",
		total, told, 100*float64(told)/float64(total), other, 100*float64(other)/float64(total), silent)
}

// isName reports whether a word of a line in column 1 is a name that the line gives: another name is the same game.
func isName(line []string, w string) bool {
	return len(line) > 1 && line[1] == w && slices.Contains([]string{"tableau", "foundations", "reserve", "cells", "option", "ask", "counter", "may"}, line[0])
}

// misspellEvery is how few of the games have their words misspelt in an everyday run; with PAT_DEALS set all have. Which
// ones depends on their names alone, so that a new game changes the others' run in nothing.
const misspellEvery = 4

func TestOneWordMisspelt(t *testing.T) {
	total, told, other := 0, 0, 0
	for _, id := range library().IDs() {
		if crc32.ChecksumIEEE([]byte(id))%misspellEvery != 0 && os.Getenv("PAT_DEALS") == "" {
			continue
		}
		text, err := fs.ReadFile(games.FS, id+rules.Ext)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimRight(string(text), "\n"), "\n")
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
					switch said, same := swallowed(t, id, strings.Join(bad, "\n")+"\n", string(text)); {
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
	t.Logf("%d words misspelt one by one: %d told by the checker (%.1f %%), %d are other games", total, told, 100*float64(told)/float64(total), other)
}
