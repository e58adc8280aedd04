package games_test

import (
	"crypto/sha256"
	"fmt"
	"hash/crc32"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
)

// Tests make much and keep little: the collector would take a third of their time.
func init() { debug.SetGCPercent(400) }

// What becomes of a rule file with a slip in it: the checker says something, or it is another game.
// Nothing is swallowed but text lines, written-out defaults and heads without lines.

// A fate is what a text turns out to be: what is said of it, and a game with its choices.
type fate struct {
	sheet *rules.Sheet
	said  int               // findings of who reads and who judges it
	game  *interp.Game      // nil if it cannot be played
	is    string            // the options and their choices: one more before the deal is another game
	did   map[[2]int]string // how it plays, by deal and number of moves
}

func fateOf(sheet *rules.Sheet, ds dsl.Diagnostics) *fate {
	f := &fate{sheet: sheet, said: len(ds) + len(check.Check(sheet)), did: map[[2]int]string{}}
	for _, o := range sheet.Options {
		for _, c := range o.Choices {
			f.is += o.Name + " " + sheet.Format(c) + "\n"
		}
	}
	return f
}

// soundFate is the fate of a shipped game without its examples, and its lines.
func soundFate(t *testing.T, id string) (*fate, []string) {
	t.Helper()
	text, err := fs.ReadFile(games.FS, id+rules.Ext)
	if err != nil {
		t.Fatal(err)
	}
	text = dsl.CutExamples(text)
	f := fateOf(rules.Load(gametest.Library(), id+rules.Ext, text))
	return f, strings.Split(strings.TrimRight(string(text), "\n"), "\n")
}

// plays tells how a game plays in a deal, in so many moves.
func (f *fate) plays(deal, most int) string {
	if did, ok := f.did[[2]int{deal, most}]; ok {
		return did
	}
	if f.game == nil {
		var err error
		if f.game, err = interp.Compile(f.sheet, rules.Setting{}); err != nil {
			return "told"
		}
	}
	s, err := f.game.Deal(uint64(deal), rules.Setting{})
	if err != nil {
		return "told"
	}
	h := sha256.New()
	l := notation.For(f.game)
	r := rand.New(rand.NewPCG(uint64(deal), 1))
	var moves []interp.Move
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
		points, _ := s.Score()
		fmt.Fprintln(h, s.Status(), points, names)
		if len(names) == 0 {
			break
		}
		s.Apply(byName[names[r.IntN(len(names))]])
	}
	f.did[[2]int{deal, most}] = string(h.Sum(nil))
	return f.did[[2]int{deal, most}]
}

// swallowed reports whether a text with a slip is the game without it and nothing is said of it, as
// far as long play shows; told is whether something is said. What was meant by an unread line
// is not asked: it would take most of the time.
func swallowed(with string, sound *fate) (told, same bool) {
	f := fateOf(sound.sheet.With(with))
	if told = f.said > sound.said; told || f.is != sound.is {
		return told, false
	}
	for _, long := range [][2]int{{1, 10}, {4, 100}, {100, 600}} {
		for deal := range long[0] {
			if f.plays(deal, long[1]) != sound.plays(deal, long[1]) {
				return false, false
			}
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
	if line = strings.Join(ws, " "); line == "move 1 card" {
		return true
	}
	// Where spaces fill themselves at once, so does the table; a rule book deals all the same.
	return strings.HasPrefix(line, "1 to each ") && strings.Contains(text, "stock at once")
}

// late are lines that matter where random play does not come, or only to the table; a test of the
// game shows them at work.
var late = map[string][]string{
	"poker-squares": {
		"score 100 for set ten jack queen king ace in suit", "score 75 for 5 cards up in suit",
		"score 50 for 4 cards same rank", "score 15 for set ten jack queen king ace",
	},
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
	"hemispheres": {
		"spaces take red card from tableau when row is 1 to 2 and row of source is 3 to 4 and stock empty " +
			"and waste empty",
		"spaces take black card from tableau when row is 3 to 4 and row of source is 1 to 2 and stock empty " +
			"and waste empty",
	},
	"maze": {
		"home ace",
		"home up in suit after pile left",
		"home up in suit after pile 2 left when pile left empty",
		"home up in suit after pile 3 left when pile left empty and pile 2 left empty",
		"home up in suit after pile 4 left when pile left empty and pile 2 left empty and pile 3 left empty",
		"home up in suit after pile 5 left when pile left empty and pile 2 left empty and pile 3 left empty " +
			"and pile 4 left empty",
		"home up in suit after pile 6 left when pile left empty and pile 2 left empty and pile 3 left empty " +
			"and pile 4 left empty and pile 5 left empty",
		"home up in suit after pile 7 left when pile left empty and pile 2 left empty and pile 3 left empty " +
			"and pile 4 left empty and pile 5 left empty and pile 6 left empty",
	},
	"royal-parade": {
		"plays only when cards in pile is 1 and card is not two",
		"plays only when cards in pile is 1 and card is not three",
		"plays only when cards in pile is 1 and card is not four",
	},
	"scorpion-towers": {"spaces take any card when 4 kings at bottom of tableau"},
	"pas-de-deux":     {"suits clubs spades hearts diamonds", "home column when suit is suit of pile"},
}

func TestOneLineDeleted(t *testing.T) {
	total, told, other, silent := 0, 0, 0, 0
	for _, id := range gametest.Library().IDs() {
		if testing.Short() && passedOver(id) {
			continue
		}
		sound, lines := soundFate(t, id)
		text := strings.Join(lines, "\n") + "\n"
		t.Run(id, func(t *testing.T) {
			for i, line := range lines {
				if strings.TrimSpace(line) == "" || strings.HasPrefix(strings.TrimSpace(line), "#") {
					continue
				}
				rest := slices.Concat(lines[:i], lines[i+1:])
				total++
				if silentLine(line, text) || slices.Contains(late[id], strings.TrimSpace(line)) {
					silent++
					continue
				}
				switch said, same := swallowed(strings.Join(rest, "\n")+"\n", sound); {
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
	t.Logf("%d lines deleted one by one: %d are told, %d are other games, %d say nothing of play",
		total, told, other, silent)
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
	for _, id := range gametest.Library().IDs() {
		if passedOver(id) {
			continue
		}
		sound, lines := soundFate(t, id)
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
					switch said, same := swallowed(strings.Join(bad, "\n")+"\n", sound); {
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
	t.Logf("%d words misspelt one by one: %d are told, %d are other games", total, told, other)
}
