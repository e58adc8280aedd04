package corpus

import (
	"cmp"
	"slices"
	"strings"

	"pat/dsl"
)

// mostAfterOne is mostMore of a line of one word.
const mostAfterOne = 4

// Times is how many lines say a text word by word.
func (c *Corpus) Times(text string) (n int) {
	for _, o := range c.lines() {
		n += one(o.text == text)
	}
	return n
}

// Begun is how many lines in blocks of a kind begin with a text.
func (c *Corpus) Begun(text, in string) (n int) {
	for _, o := range c.lines() {
		n += one(o.in == in && strings.HasPrefix(o.text+" ", text+" "))
	}
	return n
}

// Longer are the lines that begin or end with the words of a line of a file and say a few more, in
// blocks of its kind: those that most games have first, and none that only one has.
func (c *Corpus) Longer(src *dsl.Source, n int) []string {
	text := strings.Join(strings.Fields(src.Slice(src.Said(n))), " ")
	in, words := blockOf(src, n), strings.Count(text, " ")
	if text == "" || strings.Contains("0123456789", text[:1]) {
		return nil
	}
	more := mostMore
	if words == 0 {
		more = mostAfterOne
	}
	counts := map[string]int{}
	for _, o := range c.lines() {
		longer := strings.HasPrefix(o.text, text+" ") || strings.HasSuffix(o.text, " "+text)
		if o.in == in && longer && strings.Count(o.text, " ") <= words+more {
			counts[o.text]++
		}
	}
	var out []string
	for line, times := range counts {
		if times > 1 {
			out = append(out, line)
		}
	}
	slices.SortFunc(out, func(a, b string) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(a, b))
	})
	return out
}
