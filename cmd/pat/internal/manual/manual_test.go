package manual

import (
	"bytes"
	"io/fs"
	"math/rand/v2"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/gametest"
	"pat/interp/worked"
)

func library() *rules.Library {
	return &rules.Library{Shelves: []rules.Shelf{{Label: "the shipped games", FS: games.FS}}}
}

// blocks calls for every block of code of the source, in a test called by the heading above it.
func blocks(t *testing.T, f func(t *testing.T, p *paragraph)) {
	t.Helper()
	m := New(games.FS)
	for _, part := range append(m.parts, &part{name: "front", written: written("front")}) {
		under := part.title
		for _, p := range part.written {
			if p.sort == heading {
				under = p.text
			}
			if p.sort == code && len(p.info) > 0 {
				t.Run(part.name+"/"+under, func(t *testing.T) { f(t, p) })
			}
		}
	}
}

// Every block of code is what it says it is: a complete game passes the check without findings and
// is played at random, its examples hold; a line that is said to stand in a shipped file does.
func TestSamples(t *testing.T) {
	n := 0
	blocks(t, func(t *testing.T, p *paragraph) {
		n++
		switch {
		case p.info[0] == "console": // the program's own tests run these
		case p.info[0] != ofRules || len(p.info) < 2:
			t.Errorf("what is %q?", p.info)
		case p.info[1] == faulty: // these read it
		case p.info[1] == complete:
			playable(t, strings.Join(p.lines, "\n")+"\n")
		case p.info[1] == wholeFile:
			for _, id := range p.info[2:] {
				if have, want := essence(t, strings.Join(p.lines, "\n")), essence(t, shippedText(t, id)); have != want {
					t.Errorf("%s is no longer\n%s\nbut\n%s", id, have, want)
				}
			}
		default:
			for _, id := range p.games() {
				standsIn(t, p.lines, id)
			}
		}
	})
	if n < 60 {
		t.Errorf("only %d blocks of code", n)
	}
}

// playable checks a complete game and plays it.
func playable(t *testing.T, text string) {
	t.Helper()
	tidy, d := dsl.Format("sample.pat", []byte(text))
	if d != nil {
		t.Fatal(d.Message)
	}
	if string(tidy) != text {
		t.Errorf("it is not tidy; it would be\n%s", tidy)
	}
	sheet, ds := rules.Load(library(), "sample.pat", []byte(text))
	for _, d := range append(ds, check.Check(sheet)...) {
		t.Errorf("line %d: %s", d.Span.Pos.Line, d.Message)
	}
	if t.Failed() {
		return
	}
	for _, r := range worked.Run(sheet).Results {
		if !r.Holds() {
			var b strings.Builder
			_ = dsl.Render(&b, append(r.Wrong, r.Fails...), sheet.Sources)
			t.Errorf("%s\n%s", r.Example.Title, b.String())
		}
	}
	game := gametest.Compiled(t, sheet)
	played := 0
	for n := range uint64(5) {
		s, err := game.Deal(n+1, sheet.Defaults())
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(n, 1))
		for range 50 {
			moves := s.Moves(nil)
			if len(moves) == 0 {
				break
			}
			s.Apply(moves[r.IntN(len(moves))])
			played++
		}
	}
	if played < 10 {
		t.Errorf("in five deals only %d moves could be made", played)
	}
}

func shippedText(t *testing.T, id string) string {
	t.Helper()
	text, err := fs.ReadFile(games.FS, id+".pat")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// essence is a rule file without what does not touch play.
func essence(t *testing.T, text string) string {
	t.Helper()
	var out []string
	for line := range strings.Lines(string(dsl.CutExamples([]byte(text)))) {
		line, _, _ = strings.Cut(strings.TrimRight(line, "\n"), "#")
		word, _, _ := strings.Cut(line, " ")
		told := slices.Contains([]string{"also", "family", "source"}, word)
		if line = strings.TrimRight(line, " "); line != "" && !told {
			out = append(out, line)
		}
	}
	return strings.Join(out, "\n")
}

// standsIn holds lines to stand in a shipped file, in their order, each in the block of the one
// above.
func standsIn(t *testing.T, lines []string, id string) {
	t.Helper()
	have := strings.Split(essence(t, shippedText(t, id)), "\n")
	want := strings.Split(essence(t, strings.Join(lines, "\n")), "\n")
	at := 0
	for _, line := range want {
		i := slices.Index(have[at:], line)
		if i < 0 {
			t.Fatalf("%s has no line %q there", id, line)
		}
		for _, between := range have[at : at+i] {
			if at > 0 && strings.HasPrefix(line, " ") && !strings.HasPrefix(between, " ") {
				t.Errorf("%s has %q in another block", id, line)
			}
		}
		at += i + 1
	}
}

// Every word of the language has a page with its meaning and a line in use: of a shipped game, or
// of a sample of the manual where none has it.
func TestEveryWordHasAPage(t *testing.T) {
	m := New(games.FS)
	for _, k := range dsl.Keywords {
		page, ok := m.Word(k.Word)
		if !ok {
			t.Errorf("nothing is said of %s", k.Word)
			continue
		}
		var lines []string
		for _, p := range page.paragraphs {
			lines = append(lines, p.lines...)
		}
		if text := textOf(t, page); !strings.Contains(text, "\n") || len(lines) == 0 && k.Tier != dsl.Worked {
			t.Errorf("%s has no line in use:\n%s", k.Word, text)
		}
	}
}

func textOf(t *testing.T, p *Page) string {
	t.Helper()
	var b bytes.Buffer
	if err := p.Text(&b, Look{Width: 80}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// There are forty ways of saying things and more, each with a line in use.
func TestHowDoISay(t *testing.T) {
	n := 0
	for _, s := range sections(written("how")) {
		if s[0].level != 3 {
			continue
		}
		n++
		if !slices.ContainsFunc(s, func(p *paragraph) bool { return p.sort == code }) {
			t.Errorf("%s shows no line", s[0].text)
		}
	}
	if n < 40 {
		t.Errorf("there are only %d", n)
	}
}

// The words that other books use lead to words of the language, which have pages.
func TestWordsOfOtherBooks(t *testing.T) {
	m := New(games.FS)
	quoted := regexp.MustCompile("`([^`]+)`")
	names := []string{"draw", "hand", "rotate"} // of options, zones and actions
	n := 0
	for _, p := range written("books") {
		heads, say, ok := strings.Cut(p.text, ":")
		if p.sort != item {
			continue
		}
		n++
		if !ok || !strings.Contains(say, "`") && !strings.Contains(say, "nothing") {
			t.Errorf("%s leads nowhere", p.text)
		}
		for name := range strings.SplitSeq(plain(heads), ",") {
			name = strings.TrimSpace(name)
			if _, word := m.Word(name); word {
				continue // its page shows the entry
			}
			if _, ok := m.Other(name); !ok {
				t.Errorf("%s is not found", name)
			}
		}
		for _, q := range quoted.FindAllStringSubmatch(say, -1) {
			if strings.HasPrefix(q[1], "pat ") {
				continue
			}
			for w := range strings.FieldsSeq(strings.TrimRight(q[1], "0123456789#")) {
				_, ok := dsl.LookUp(w)
				if !ok && !slices.Contains(names, w) && strings.Trim(w, "0123456789#") != "" {
					t.Errorf("%q is written with %q, which is no word", q[1], w)
				}
			}
		}
	}
	if n < 40 {
		t.Errorf("only %d words of other books", n)
	}
}

// Parts are found by their names, short or long, and sections by what they speak of.
func TestParts(t *testing.T) {
	m := New(games.FS)
	for _, name := range append(m.Parts(), "howto", "default", "ref") {
		if _, ok := m.Part(name); !ok {
			t.Errorf("there is no part %s", name)
		}
	}
	if _, ok := m.Part("ho"); ok {
		t.Error("two letters are no part")
	}
	page, ok := m.Part("how", "triangle")
	if text := textOf(t, page); !ok || !strings.Contains(text, "1 2 3 4 5 6 7 to tableau") ||
		strings.Contains(text, "redeals") {
		t.Errorf("how triangle:\n%s", text)
	}
	if _, ok := m.Part("how", "zebra"); ok {
		t.Error("zebras are said")
	}
}

// Text keeps to its width where words allow it, and to 80 columns in wide terminals.
func TestTextKeepsToItsWidth(t *testing.T) {
	m := New(games.FS)
	for _, part := range m.Parts() {
		page, _ := m.Part(part)
		for line := range strings.Lines(textOf(t, page)) {
			if n := len([]rune(strings.TrimRight(line, "\n"))); n > widest && !strings.HasPrefix(line, "    ") {
				t.Errorf("%s: a line of %d columns: %s", part, n, line)
			}
		}
		for _, p := range page.paragraphs {
			for _, line := range p.shown() {
				if n := len([]rune(line)); n > widest && p.info != nil && p.games() == nil {
					t.Errorf("%s: a line of code of %d columns: %s", part, n, line)
				}
			}
		}
	}
}

// The Markdown says what the source says: read again it is the same.
func TestMarkdownIsTheSource(t *testing.T) {
	whole := New(games.FS).Whole()
	var b bytes.Buffer
	if err := whole.Markdown(&b); err != nil {
		t.Fatal(err)
	}
	again := read(b.String())
	if len(again) != len(whole.paragraphs) {
		t.Fatalf("%d paragraphs became %d", len(whole.paragraphs), len(again))
	}
	for i, p := range whole.paragraphs {
		q := again[i]
		if p.sort != q.sort || p.text != q.text || p.mark != q.mark || !slices.Equal(p.shown(), q.lines) {
			t.Errorf("%+v became %+v", p, q)
		}
	}
}

// The man page and the page for a browser are sound: as far as programs can tell that judge them.
func TestManPage(t *testing.T) {
	var b bytes.Buffer
	whole := New(games.FS).Whole()
	if err := whole.Roff(&b, Man{Name: "pat-language", Section: 7, About: "-", Version: "pat 1"}); err != nil {
		t.Fatal(err)
	}
	macro := regexp.MustCompile(`^\.(TH|SH|SS|PP|IP|RS|RE|nf|fi)\b`)
	for line := range strings.Lines(b.String()) {
		if strings.HasPrefix(line, ".") && !macro.MatchString(line) || strings.HasPrefix(line, "'") {
			t.Errorf("roff would obey %s", line)
		}
	}
	groff, err := exec.LookPath("groff")
	if err != nil {
		t.Skip("groff is not here")
	}
	cmd := exec.Command(groff, "-man", "-Kutf8", "-Tutf8", "-ww", "-z")
	cmd.Stdin = &b
	if out, err := cmd.CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("groff: %v\n%s", err, out)
	}
}

func TestHTMLIsBalanced(t *testing.T) {
	var b bytes.Buffer
	if err := New(games.FS).Whole().HTML(&b); err != nil {
		t.Fatal(err)
	}
	tag := regexp.MustCompile(`<(/?)([a-z0-9]+)[^>]*>`)
	var open []string
	ids := map[string]bool{}
	for _, m := range tag.FindAllStringSubmatch(b.String(), -1) {
		switch {
		case m[2] == "meta":
		case m[1] == "":
			open = append(open, m[2])
			if _, id, ok := strings.Cut(m[0], `id="`); ok {
				if ids[id] {
					t.Errorf("two headings are called %s", id)
				}
				ids[id] = true
			}
		case len(open) == 0 || open[len(open)-1] != m[2]:
			t.Fatalf("%s closes %v", m[0], open)
		default:
			open = open[:len(open)-1]
		}
	}
	if len(open) > 0 {
		t.Errorf("%v stay open", open)
	}
}
