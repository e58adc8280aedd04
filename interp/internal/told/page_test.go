package told

import (
	"regexp"
	"strings"
)

// A page is the rules of a game as they are printed: sentences by heading.
type page struct {
	heads     []string
	sentences map[string][]string
}

// notes are remarks about options inside a sentence, and what is only explained.
var notes = regexp.MustCompile(` \(option [^)]*\)`)

// readPage cuts the text of a game into headings and sentences.
func readPage(text string) *page {
	p := &page{sentences: map[string][]string{}}
	head := ""
	var body []string
	end := func() {
		if s := sentencesOf(notes.ReplaceAllString(strings.Join(body, " "), "")); s != nil {
			p.heads = append(p.heads, head)
			p.sentences[head] = append(p.sentences[head], s...)
		}
		body = nil
	}
	for l := range strings.Lines(text) {
		l = strings.TrimRight(l, "\n")
		if l != "" && !strings.HasPrefix(l, " ") {
			end()
			head = l
			continue
		}
		body = append(body, strings.TrimSpace(l))
	}
	end()
	return p
}

// sentencesOf cuts at stops behind which a sentence begins. Sentences come without their stop.
func sentencesOf(text string) []string {
	var out []string
	words := strings.Fields(text)
	begin := 0
	for i, w := range words {
		last := i+1 == len(words)
		if !last && (!strings.HasSuffix(w, ".") || !capital(words[i+1])) {
			continue
		}
		s := strings.TrimSuffix(strings.Join(words[begin:i+1], " "), ".")
		if begin = i + 1; s != "" && !number(s) {
			out = append(out, s)
		}
	}
	return out
}

func capital(w string) bool {
	w = strings.TrimPrefix(w, "“")
	return w != "" && (w[0] >= 'A' && w[0] <= 'Z' || number(strings.TrimSuffix(w, ".")))
}

// number reports whether a word is one in digits, as before the steps of a deal.
func number(w string) bool { return w != "" && strings.Trim(w, "0123456789") == "" }
