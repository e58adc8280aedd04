package catalogue

import (
	"iter"
	"strings"

	"pat/dsl/rules"
)

// This file answers what a game of a library is called and what it is a variant of. A file is
// parsed for none of it: titles and other names stand each on a line of its own.

// A Catalogue is the games of a library.
type Catalogue struct{ *rules.Library }

// Of is the catalogue of a library.
func Of(lib *rules.Library) Catalogue { return Catalogue{lib} }

// A Heading is what a file says of its game in lines of text: found without parsing it.
type Heading struct {
	Title  string
	Also   []string // other names
	Family string   // as the file itself says it, or empty
	Parent string   // what it is a variant of, or empty
}

// HeadingOf finds the heading of a text.
func HeadingOf(text []byte) (h Heading) {
	for line := range strings.Lines(string(text)) {
		line, _, _ = strings.Cut(line, "#")
		word, rest, _ := strings.Cut(strings.TrimRight(line, " \t\r\n"), " ")
		rest = strings.TrimSpace(rest)
		switch strings.TrimPrefix(word, "\ufeff") {
		case "game":
			h.Title = rest
		case "also":
			for name := range strings.SplitSeq(rest, ",") {
				h.Also = append(h.Also, strings.TrimSpace(name))
			}
		case "family":
			h.Family = rest
		case "variant":
			if of, ok := strings.CutPrefix(rest, "of "); ok {
				h.Parent = strings.TrimSpace(of)
			}
		}
	}
	return h
}

// Heading is the heading of a file, with the family that its sheet will have: the next one that it
// or an ancestor names, or the title of the first ancestor.
func (c Catalogue) Heading(f *rules.File) Heading {
	own := HeadingOf(f.Text)
	at := own
	for range rules.MaxDepth {
		if at.Family != "" || at.Parent == "" {
			break
		}
		parent, err := c.Open(at.Parent, f)
		if err != nil {
			break
		}
		f, at = parent, HeadingOf(parent.Text)
	}
	if own.Family = at.Family; own.Family == "" {
		own.Family = at.Title
	}
	return own
}

// lineage is a file and all that it is a variant of, as far as they can be opened.
func (c Catalogue) lineage(f *rules.File) iter.Seq[*rules.File] {
	return func(yield func(*rules.File) bool) {
		for range rules.MaxDepth {
			if !yield(f) {
				return
			}
			parent := HeadingOf(f.Text).Parent
			if parent == "" {
				return
			}
			next, err := c.Open(parent, f)
			if err != nil {
				return
			}
			f = next
		}
	}
}
