package manual

import (
	"cmp"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"pat/dsl"
)

// Which lines of shipped games use a word? They are found in the files each time, so that what the
// manual shows is what is played.

// A real is a line that shipped games have, in one kind of block.
type real struct {
	line  string
	block string          // the word its block begins with, or "" for a line of the file
	games []string        // ids, in the order of the files
	whole int             // how many of them are no variants
	words map[string]bool // of the language, that it uses
}

// shipped reads the files that have one of the spellings of a word, or all files without one, and
// lists their own lines, each once a kind of block. Headings and examples are none.
func (m *Manual) shipped(spellings ...string) []*real {
	names, _ := fs.Glob(m.games, "*.pat") // the pattern is sound
	all := &collection{at: map[[2]string]*real{}}
	for _, name := range names {
		text, err := fs.ReadFile(m.games, name)
		if err != nil || len(spellings) > 0 && !mentions(string(text), spellings) {
			continue
		}
		file, ok := m.files[name]
		if !ok {
			file, _ = dsl.Parse(name, text, nil, nil)
			m.files[name] = file
		}
		all.add(strings.TrimSuffix(name, ".pat"), file)
	}
	return all.lines
}

// samples are the lines of a section of the manual itself.
func (s section) samples() []*real {
	all := &collection{at: map[[2]string]*real{}}
	for _, p := range s {
		if p.sort == code && len(p.info) > 0 && p.info[0] == ofRules {
			file, _ := dsl.Parse("", []byte("game Sample\n"+strings.Join(p.lines, "\n")), nil, nil)
			all.add("", file)
		}
	}
	return all.lines
}

// A collection is the lines of several files, each once a kind of block.
type collection struct {
	lines []*real
	at    map[[2]string]*real
	whole bool // the file being added is no variant
}

func (c *collection) add(id string, file *dsl.File) {
	parent, _ := file.Parent()
	c.whole = parent == ""
	for _, l := range file.Lines {
		if _, isText := l.Stmt.(*dsl.TextLine); !isText {
			c.line(id, "", l)
		}
	}
	for _, b := range file.Blocks {
		c.line(id, "", b.Head)
		for _, l := range b.Lines {
			c.line(id, b.Head.Lead(), l)
		}
	}
}

func (c *collection) line(id, block string, l *dsl.Line) {
	if l.Stmt == nil { // it has a name of the game that this one is a variant of
		return
	}
	key := [2]string{block, l.Canonical()}
	r := c.at[key]
	if r == nil {
		r = &real{line: strings.Join(strings.Fields(l.Text()), " "), block: block, words: map[string]bool{}}
		l.AddWords(r.words)
		c.at[key] = r
		c.lines = append(c.lines, r)
	}
	if !slices.Contains(r.games, id) {
		r.games = append(r.games, id)
		if c.whole {
			r.whole++
		}
	}
}

// mentions reports whether a text has one of some words.
func mentions(text string, words []string) bool {
	for _, w := range strings.Fields(text) {
		if slices.Contains(words, strings.ToLower(w)) {
			return true
		}
	}
	return false
}

// from says in which games a line stands, one of them by name: that of which most others are
// variants.
func (m *Manual) from(r *real) string {
	if r.games[0] == "" {
		return "a sample of this manual"
	}
	known := m.wellKnown()
	best := r.games[0]
	for _, id := range r.games {
		if known[id] > known[best] {
			best = id
		}
	}
	if n := len(r.games) - 1; n > 0 {
		best += fmt.Sprintf(", and %d more", n)
	}
	if zone := dsl.KindNamed(r.block); zone != dsl.NoKind {
		return zone.String() + " of " + best
	}
	return best
}

// wellKnown says of how many shipped files each game is the parent.
func (m *Manual) wellKnown() map[string]int {
	if m.variants == nil {
		m.variants, m.written = map[string]int{}, map[string]int{}
		names, _ := fs.Glob(m.games, "*.pat")
		for _, name := range names {
			text, _ := fs.ReadFile(m.games, name)
			for line := range strings.Lines(string(dsl.CutExamples(text))) {
				line, _, _ = strings.Cut(line, "#")
				if line = strings.TrimSpace(line); line == "" {
					continue
				}
				if of, ok := strings.CutPrefix(line, "variant of "); ok {
					m.variants[of]++
				}
				m.total++
				for _, w := range strings.Fields(line) {
					m.written[w]++
				}
			}
		}
	}
	return m.variants
}

// credited is a line with where it is from, beside it or below.
func (m *Manual) credited(r *real) []string {
	const column, room = 36, widest - 2*inset
	from := "# " + m.from(r)
	line := r.line + strings.Repeat(" ", max(2, column-len([]rune(r.line)))) + from
	if len([]rune(line)) <= room {
		return []string{line}
	}
	lines := usageLines(r.line)
	return append(lines, strings.Repeat(" ", column)+from)
}

// usageLines is a long line in several.
func usageLines(line string) []string {
	var b strings.Builder
	fill(&b, "", "    ", line, widest-2*inset)
	return strings.Split(strings.TrimRight(b.String(), "\n"), "\n")
}

// various picks a few lines that show different uses of a word: where its neighbours differ, or the
// word that the line begins with. The use that most games make comes first, by a short line.
func various(lines []*real, spellings []string, most int) []*real {
	type use struct {
		best  *real
		games int
	}
	uses := map[string]*use{}
	var order []*use
	for _, r := range lines {
		ws := strings.Fields(r.line)
		i := slices.IndexFunc(ws, func(w string) bool { return slices.Contains(spellings, w) })
		if i < 0 {
			continue
		}
		key := ws[0]
		switch {
		case (i == 0 || joins(ws[i])) && i+1 < len(ws):
			key = generic(ws[i+1])
		case i > 0:
			key += " " + generic(ws[i-1])
		}
		u := uses[key]
		if u == nil {
			u = &use{best: r}
			uses[key] = u
			order = append(order, u)
		}
		u.games += len(r.games)
		if better(r, u.best) {
			u.best = r
		}
	}
	slices.SortStableFunc(order, func(a, b *use) int { return cmp.Compare(b.games, a.games) })
	var out []*real
	for _, u := range order[:min(most, len(order))] {
		out = append(out, u.best)
	}
	return out
}

// joins reports whether a word only leads to the next one.
func joins(word string) bool { return slices.Contains([]string{"a", "at", "by", "in", "of"}, word) }

// better reports whether a line teaches more readily than another: more games have it that are no
// variants, which often say what has gone; or more games at all; or it is shorter.
func better(a, b *real) bool {
	if a.whole != b.whole {
		return a.whole > b.whole
	}
	if len(a.games) != len(b.games) {
		return len(a.games) > len(b.games)
	}
	return len(a.line) < len(b.line)
}

// generic makes numbers, ranks and suits alike.
func generic(word string) string {
	if k, ok := dsl.LookUp(word); ok && (k.Where == "rank" || k.Where == "suit") {
		return k.Where
	}
	if strings.Trim(word, "0123456789") == "" {
		return "#"
	}
	return word
}
