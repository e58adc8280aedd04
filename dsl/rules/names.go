package rules

import (
	"strings"
	"unicode"
)

// This file finds games by the names that people give them. A file is parsed for none of it: titles
// and other names stand each on a line of its own.

// Fold is what is left of a name when case, accents, blanks, hyphens and apostrophes are not told
// apart: "Baker’s Dozen" is bakersdozen.
func Fold(name string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(name) {
		switch {
		case r == 'ß':
			b.WriteString("ss")
		case r == 'æ':
			b.WriteString("ae")
		case r == 'œ':
			b.WriteString("oe")
		case unicode.Is(unicode.Mn, r): // an accent written by itself
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			b.WriteRune(plain(r))
		}
	}
	return b.String()
}

// accented are small letters by the letter that they are without their accents.
var accented = [...]struct {
	plain rune
	with  string
}{
	{'a', "àáâãäåāăą"},
	{'c', "çćč"},
	{'d', "ďđð"},
	{'e', "èéêëēėęě"},
	{'g', "ğģ"},
	{'i', "ìíîïīįı"},
	{'l', "ľł"},
	{'n', "ñńňņ"},
	{'o', "òóôõöøōő"},
	{'r', "ŕř"},
	{'s', "śšşș"},
	{'t', "ťţț"},
	{'u', "ùúûüūůűų"},
	{'y', "ýÿ"},
	{'z', "źžż"},
}

// plain is a small letter without its accents.
func plain(r rune) rune {
	if r < 0x80 {
		return r
	}
	for _, a := range accented {
		if strings.ContainsRune(a.with, r) {
			return a.plain
		}
	}
	return r
}

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
func (l *Library) Heading(f *File) Heading {
	own := HeadingOf(f.Text)
	at := own
	for range maxDepth {
		if at.Family != "" || at.Parent == "" {
			break
		}
		parent, err := l.Open(at.Parent, f)
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

// Named lists the ids of the games that a name may mean: those of that id or title, or where there
// are none, those that are also called so.
func (l *Library) Named(name string) []string {
	want := Fold(name)
	if want == "" {
		return nil
	}
	var ids, others []string
	for _, id := range l.IDs() {
		f, err := l.Open(id, nil)
		if err != nil {
			continue
		}
		h := HeadingOf(f.Text)
		if Fold(id) == want || Fold(h.Title) == want {
			ids = append(ids, id)
			continue
		}
		also := h.Also
		if rest, ok := strings.CutPrefix(h.Title, "The "); ok {
			also = append(also, rest)
		}
		for _, other := range also {
			if Fold(other) == want {
				others = append(others, id)
				break
			}
		}
	}
	if ids == nil {
		return others
	}
	return ids
}
