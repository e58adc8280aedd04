package table_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"pat/dsl/rules"
	"pat/interp/gametest"
)

// A madeMistake is one of testdata/mistakes.txt and its sisters; the first says how they are
// written.
type madeMistake struct {
	game, kind string
	of         *ruleFile
	text       string
	lines      []int // of the text, that may be told of
	anywhere   bool
	sound      bool
}

// What is reached of the mistakes made by hand, which is not to become less.
var madeSets = []struct {
	file                               string
	leastTold, leastPlaced, leastCured int
	mostWrong, mostNoise               int
}{
	{"mistakes.txt", 145, 142, 131, 0, 1},
	{"mistakes2.txt", 57, 53, 52, 0, 0},
	{"mistakes3.txt", 55, 54, 45, 0, 0},
	{"mistakes4.txt", 42, 40, 37, 0, 0},
	{"mistakes5.txt", 51, 50, 48, 0, 0},
	{"mistakes6.txt", 30, 29, 28, 0, 0},
	{"mistakes7.txt", 58, 58, 58, 0, 0},
	{"mistakes8.txt", 28, 28, 27, 0, 0},
	{"mistakes9.txt", 60, 59, 59, 0, 0},
	{"mistakes10.txt", 59, 58, 56, 0, 0},
	{"mistakes11.txt", 71, 71, 62, 0, 0},
	{"mistakes12.txt", 75, 73, 66, 0, 0},
	{"mistakes13.txt", 98, 96, 93, 1, 0},
	{"mistakes14.txt", 82, 79, 76, 0, 0},
	{"mistakes15.txt", 79, 79, 75, 0, 0},
}

// TestMade follows what is said of mistakes made by hand. What leads to another game is told with
// -v; with PAT_MEANT_LOG all is.
func TestMade(t *testing.T) {
	lib := gametest.Library()
	files := map[string]*ruleFile{}
	for _, f := range shippedFiles(lib) {
		files[f.name] = f
	}
	for _, set := range madeSets {
		t.Run(set.file, func(t *testing.T) {
			var knowable, told, placed, cured, wrong, maybe, noise int
			for i, m := range readMistakes(t, lib, set.file, files) {
				v := m.of.follow(lib, m.text)
				if v.same {
					t.Errorf("%d %s (%s) is no mistake", i+1, m.game, m.kind)
				}
				wrong += one(v.wrong)
				maybe += one(v.maybe)
				in := func(n int) bool { return slices.Contains(m.lines, n) }
				at := m.anywhere && v.told || slices.ContainsFunc(v.at, in)
				if m.sound {
					noise += one(v.told)
				} else {
					knowable++
					told += one(v.told)
					placed += one(at)
					cured += one(v.cured)
				}
				if v.wrong && testing.Verbose() || os.Getenv("PAT_MEANT_LOG") != "" {
					t.Logf("%d %s (%s) sound %v told %v line %v %v cured %v wrong %v\n%s", i+1, m.game, m.kind,
						m.sound, v.told, at, m.lines, v.cured, v.wrong, v.log.String())
				}
			}
			t.Logf("of %d told %d, at the right line %d, cured first %d; made another game %d, on a condition %d; "+
				"of sound ones told %d", knowable, told, placed, cured, wrong, maybe, noise)
			if told < set.leastTold || placed < set.leastPlaced || cured < set.leastCured ||
				wrong > set.mostWrong || noise > set.mostNoise {
				t.Errorf("want at least %d told, %d at the right line, %d cured first; at most %d and %d",
					set.leastTold, set.leastPlaced, set.leastCured, set.mostWrong, set.mostNoise)
			}
		})
	}
}

// readMistakes carries the mistakes out on the games.
func readMistakes(
	t *testing.T, lib *rules.Library, name string, files map[string]*ruleFile,
) (out []*madeMistake) {
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range strings.Split(strings.TrimRight(string(text), "\n"), "\n\n= ")[1:] {
		head, hunks, _ := strings.Cut(part, "\n")
		m := &madeMistake{}
		m.game, m.kind, _ = strings.Cut(head, ": ")
		m.game += rules.Ext
		m.kind, m.sound = strings.CutSuffix(m.kind, ", sound")
		hunks, m.anywhere = strings.CutPrefix(hunks, "?\n")
		if m.of = files[m.game]; m.of == nil {
			m.of = wholeOf(lib, m.game, hunks)
		}
		lines := slices.Clone(m.of.lines)
		marks := make([]bool, len(lines))
		for _, hunk := range strings.Split(strings.TrimPrefix(hunks, "@\n"), "\n@\n") {
			var was, is []string
			var at []bool
			for _, l := range strings.Split(hunk, "\n") {
				if l[0] != '+' && l[0] != '~' {
					was = append(was, l[1:])
				}
				if l[0] != '-' {
					is, at = append(is, l[1:]), append(at, l[0] == '+' || l[0] == '!')
				}
			}
			k := 0
			for k <= len(lines)-len(was) && !slices.Equal(lines[k:k+len(was)], was) {
				k++
			}
			if k > len(lines)-len(was) {
				t.Errorf("%s has no lines %q", m.game, was)
				break
			}
			lines = slices.Replace(lines, k, k+len(was), is...)
			marks = slices.Replace(marks, k, k+len(was), at...)
		}
		for k, at := range marks {
			if at {
				m.lines = append(m.lines, k+1)
			}
		}
		m.text = strings.Join(lines, "\n") + "\n"
		out = append(out, m)
	}
	return out
}

// wholeOf is a file of an author's own, every line of which stands beside the mistake.
func wholeOf(lib *rules.Library, name, hunk string) *ruleFile {
	var text strings.Builder
	for line := range strings.Lines(hunk + "\n") {
		if line[0] != '+' && line[0] != '~' {
			text.WriteString(line[1:])
		}
	}
	return ruleFileOf(lib, name, []byte(text.String()))
}
