package assist_test

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/assist"
	"pat/games"
)

func TestCures(t *testing.T) {
	for _, c := range []struct {
		name, from, to string
		title          string
		sure           bool
	}{
		{"slip", "move sequence", "mvoe sequence", "Write `move` for `mvoe`", true},
		{"two slips in two lines", "base ace", "base aec", "Write `ace` for `aec`", true},
		{"two slips in one line", "in alternating colours\n  spaces", "ni alternatign colours\n  spaces", "", true},
		{"a choice", "game Two Towers\n", "game Two Towers\ndecks 1\n", "", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, _ := read(t, strings.Replace(sound, c.from, c.to, 1))
			g, done := f.CureAll()
			if c.sure != (g.Source.Text == sound) {
				t.Errorf("%d cures make\n%s", len(done), g.Source.Text)
			}
			all := f.Cures(0, len(f.Source.Text))
			if c.title != "" && (len(all) != 1 || all[0].Title != c.title || all[0].Sure != c.sure) {
				t.Errorf("cures: %v", all)
			}
		})
	}
}

// Of a warning a cure is sure only where the game stays the same: this one would take a line away.
func TestCureOfAWarning(t *testing.T) {
	text := strings.Replace(sound, "  move sequence",
		"  move sequence when foundations empty or not foundations empty", 1)
	f, _ := read(t, text)
	g, _ := f.CureAll()
	if f.Findings.Errors() == 0 && f.Sheet.Hash() != g.Sheet.Hash() {
		t.Errorf("makes another game of a sound file:\n%s", g.Source.Text)
	}
}

// Over shipped files, as they are and with slips of the hand: curing twice is curing once, and what
// could be played before is played the same.
func TestCureAll(t *testing.T) {
	names, err := fs.Glob(games.FS, "*.pat")
	if err != nil {
		t.Fatal(err)
	}
	step, slips, back := 12, 0, 0
	if testing.Short() {
		step = 60
	}
	for i := 0; i < len(names); i += step {
		raw, err := fs.ReadFile(games.FS, names[i])
		if err != nil {
			t.Fatal(err)
		}
		whole := reader(nil).Read("/own/"+names[i], raw)
		rnd := rand.New(rand.NewPCG(uint64(i), 1))
		for k := range 4 {
			text := string(raw)
			if k > 0 {
				text = slip(rnd, text)
			}
			t.Run(fmt.Sprint(names[i], "/", k), func(t *testing.T) {
				f := reader(nil).Read("/own/"+names[i], []byte(text))
				g, _ := f.CureAll()
				if again, done := reader(nil).Read(f.Name, []byte(g.Source.Text)).CureAll(); len(done) > 0 {
					t.Errorf("a second time makes\n%s\nof\n%s", again.Source.Text, g.Source.Text)
				}
				if f.Findings.Errors() == 0 && f.Sheet.Hash() != g.Sheet.Hash() {
					t.Errorf("another game:\n%s", g.Source.Text)
				}
				if f.Findings.Errors() > 0 {
					slips++
					if g.Source.Text == string(raw) {
						back++
					} else if g.Findings.Errors() == 0 && g.Sheet.Hash() != whole.Sheet.Hash() {
						t.Errorf("makes another game:\n%s\nof\n%s", g.Source.Text, text)
					}
				}
			})
		}
	}
	t.Logf("%d of %d wrong files are what they were", back, slips)
	if back*2 < slips {
		t.Errorf("only %d of %d wrong files are what they were", back, slips)
	}
}

// slip swaps two neighbouring letters of a word behind the first line.
func slip(rnd *rand.Rand, text string) string {
	first := strings.IndexByte(text, '\n')
	for range 100 {
		i := first + rnd.IntN(len(text)-first-1)
		a, b := text[i], text[i+1]
		if a != b && a >= 'a' && a <= 'z' && b >= 'a' && b <= 'z' {
			return text[:i] + string(b) + string(a) + text[i+2:]
		}
	}
	return text
}

// The latency of an editor: one letter typed in the largest shipped file, all findings anew.
func BenchmarkRead(b *testing.B) {
	largest, text := "", []byte(nil)
	names, err := fs.Glob(games.FS, "*.pat")
	if err != nil {
		b.Fatal(err)
	}
	for _, name := range names {
		raw, err := fs.ReadFile(games.FS, name)
		if err != nil {
			b.Fatal(err)
		}
		if len(raw) > len(text) {
			largest, text = name, raw
		}
	}
	line := strings.Index(string(text), "\n  build")
	for _, c := range []struct{ name, text string }{
		{"sound", string(text)},
		{"wrong-line", string(text[:line]) + "\n  biuld down in alternatng colours" + string(text[line:])},
		{"hopeless-line", string(text[:line]) + "\n  build down in suit quickly and then home with all others" +
			string(text[line:])},
		{"half-a-word", string(text[:line]) + "\n  bui" + string(text[line:])},
	} {
		b.Run(c.name, func(b *testing.B) {
			r := reader(nil)
			for b.Loop() {
				r.Read("/own/"+largest, []byte(c.text))
			}
		})
	}
}

// FuzzFile asks everything of files that are being written.
func FuzzFile(f *testing.F) {
	f.Add(sound, 20)
	f.Add("game A\nvariant of klondike\n\ntableau\n  spa", 40)
	f.Add("game A\n\nexample\n  may t1: \n  now counter ", 12)
	f.Add("\ufeffgame \u00e4\r\n\ttableau 3\rwaste", 9)
	f.Fuzz(func(t *testing.T, text string, at int) {
		if len(text) > 3000 {
			return
		}
		ask(t, reader(nil).Read("/own/my.pat", []byte(text)), at)
	})
}

// ask asks everything of a file at a place.
func ask(t *testing.T, f *assist.File, at int) {
	t.Helper()
	if at < 0 || at > len(f.Source.Text) {
		at = len(f.Source.Text)
	}
	within := func(s dsl.Span) {
		if s.Pos.Offset < 0 || s.EndPos.Offset < s.Pos.Offset || s.EndPos.Offset > len(f.Source.Text) {
			t.Fatalf("a place outside the text: %v", s)
		}
	}
	for _, d := range f.Findings {
		within(d.Span)
	}
	span, _ := f.Complete(at)
	within(span)
	if h, ok := f.Hover(at); ok {
		within(h.Span)
	}
	f.Definition(at)
	for _, s := range f.References(at) {
		within(s)
	}
	for _, s := range f.Outline() {
		within(s.Span)
	}
	for _, c := range f.Colours() {
		within(c.Span)
	}
	if tok, err := f.Renamable(at); err == nil {
		f.Giver(at)
		f.Rename(tok, "other-name", nil)
	}
	for i, c := range f.Cures(at, at) {
		if i < 3 {
			f.Cured(c)
		}
	}
}

// Every place of a shipped file can be asked about.
func TestAskEverywhere(t *testing.T) {
	text := sound
	for at := 0; at <= len(text); at += 7 {
		ask(t, reader(nil).Read("/own/my.pat", []byte(text[:at])), at)
		ask(t, reader(nil).Read("/own/my.pat", []byte(text)), at)
	}
}
