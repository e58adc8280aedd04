package catalogue

import (
	"strings"
	"unicode"
)

// This file finds games by the names that people give them.

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

// Named lists the ids of the games that a name may mean: those of that id or title, or where there
// are none, those that are also called so.
func (c Catalogue) Named(name string) []string {
	want := Fold(name)
	if want == "" {
		return nil
	}
	var ids, others []string
	for _, id := range c.IDs() {
		f, err := c.Open(id, nil)
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
