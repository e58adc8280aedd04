package manual

import (
	"embed"
	"io/fs"
	"strings"
	"unicode"

	"pat/dsl"
)

// What are the parts of the manual, and how is one found by its name?

//go:embed text/*.md
var texts embed.FS

// A Manual is the manual of the language, its lines from some collection of games. It belongs to
// one goroutine.
type Manual struct {
	games fs.FS
	parts []*part
	files map[string]*dsl.File // of games, as far as they have been read
	said  []*idiom             // nil until it is asked for

	variants map[string]int // of each game; nil until it is asked for
	written  map[string]int // how often words stand in the files
	total    int            // lines of the files
}

// A part is a chapter: its name, by which it is asked for, and its paragraphs, the first of which
// is its heading.
type part struct {
	name, title string
	written     []*paragraph
	made        func(*Manual) []*paragraph // what is made from tables, behind what is written
}

func (p *part) paragraphs(m *Manual) []*paragraph {
	if p.made == nil {
		return p.written
	}
	return append(p.written[:len(p.written):len(p.written)], p.made(m)...)
}

// New reads the manual. The files of games are read when lines of them are asked for.
func New(games fs.FS) *Manual {
	m := &Manual{games: games, files: map[string]*dsl.File{}}
	for _, p := range []*part{
		{name: "tutorial"},
		{name: "how"},
		{name: "laws"},
		{name: "defaults"},
		{name: "examples"},
		{name: "work"},
		{name: "books"},
		{name: "reference", made: (*Manual).forms},
		{name: "words", made: (*Manual).words},
	} {
		p.written = written(p.name)
		p.title = p.written[0].text
		m.parts = append(m.parts, p)
	}
	return m
}

// written reads a file of the source.
func written(name string) []*paragraph {
	text, err := texts.ReadFile("text/" + name + ".md")
	if err != nil {
		panic(err) // it is embedded
	}
	return read(string(text))
}

// Title is the title of the manual.
const Title = "The language of rule files"

// front is what stands before the parts: what the language is, and the contents.
func (m *Manual) front() []*paragraph {
	out := []*paragraph{{sort: heading, level: 1, text: Title}}
	out = append(out, written("front")...)
	rows := [][]string{{"ask", "and you are told"}}
	for _, p := range m.parts {
		rows = append(rows, []string{"`pat help language " + p.name + "`", p.title})
	}
	return append(out, &paragraph{sort: table, rows: rows})
}

// all is the whole manual.
func (m *Manual) all() []*paragraph {
	out := m.front()
	for _, p := range m.parts {
		out = append(out, p.paragraphs(m)...)
	}
	return out
}

// Parts are the names of the parts, in order.
func (m *Manual) Parts() (names []string) {
	for _, p := range m.parts {
		names = append(names, p.name)
	}
	return names
}

// A Page is a piece of the manual that was asked for.
type Page struct{ paragraphs []*paragraph }

// Read is a page made of Markdown, as far as a manual needs it: headings, paragraphs, lists, code
// and tables.
func Read(markdown string) *Page { return &Page{read(markdown)} }

// Whole is the manual from its title to its last word.
func (m *Manual) Whole() *Page { return &Page{m.all()} }

// Part is a part by its name, which may be written short or long (how, howto); with more words
// those sections of it that have all of them.
func (m *Manual) Part(name string, words ...string) (*Page, bool) {
	for _, p := range m.parts {
		if name != p.name && (len(name) < 3 || !strings.HasPrefix(p.name, name) && !strings.HasPrefix(name, p.name)) {
			continue
		}
		if len(words) == 0 {
			return &Page{p.paragraphs(m)}, true
		}
		var out []*paragraph
		for _, s := range sections(p.paragraphs(m)) {
			if s.has(words) {
				out = append(out, s...)
			}
		}
		return &Page{out}, len(out) > 0
	}
	return nil, false
}

// A section is a heading and what stands under it.
type section []*paragraph

// sections takes a part apart at its headings; what stands before the second heading is left out.
func sections(ps []*paragraph) (out []section) {
	for i, p := range ps {
		switch n := len(out) - 1; {
		case i == 0:
		case p.sort == heading:
			out = append(out, section{p})
		case n >= 0:
			out[n] = append(out[n], p)
		}
	}
	return out
}

// has reports whether a section speaks of all words, by their beginnings.
func (s section) has(words []string) bool {
	var text strings.Builder
	for _, p := range s {
		text.WriteString(" " + p.text + " " + strings.Join(p.lines, " "))
	}
	there := strings.FieldsFunc(strings.ToLower(text.String()), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-'
	})
	for _, w := range words {
		w = strings.ToLower(w)
		found := false
		for _, t := range there {
			found = found || strings.HasPrefix(t, w)
		}
		if !found {
			return false
		}
	}
	return true
}
