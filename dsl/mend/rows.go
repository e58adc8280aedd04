package mend

import (
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file reads the tables of other books: rows of words met, and what this language says
// instead. A row enters the search as an edit like any other.

//go:embed books.txt
var books string

// A row is what words of another book mean.
type row struct {
	words string   // the words met: rows that mean the same, with slashes between them
	say   string   // the sentence
	with  []string // what stands in their place, one way or another
	help  string   // where that cannot be told: what the author can do
	first bool     // only at the beginning of a line
	kinds []string // of the block, or file, zone, step; nil for all
	name  string   // of the finding
	open  bool     // with is one possibility of several
	cost  int      // 0 for what the length of the row says
}

// table reads the rows of the books.
var table = sync.OnceValue(func() []row {
	var out []row
	var r row
	parts := []string{}
	for line := range strings.Lines(books) {
		line, inside := strings.CutPrefix(strings.TrimRight(line, "\n"), "  ")
		head, rest, _ := strings.Cut(line, " ")
		switch {
		case inside && (head == "->" || head == "=>"):
			done := r
			done.words = strings.NewReplacer(parts...).Replace(r.words)
			if rest = done.attributes(rest); head == "->" {
				done.with = strings.Split(rest, " / ")
			} else {
				done.help = rest
			}
			out = append(out, done)
			r.words = ""
		case inside:
			r.words = strings.TrimSpace(r.words + " " + line)
		case head == "=":
			r = row{say: rest}
		case head == "part":
			name, text, _ := strings.Cut(rest, ": ")
			parts = append(parts, "<"+name+">", text)
		}
	}
	return out
})

// attributes cuts what stands in braces off the end of a line and keeps it.
//
// They are the words in braces: `{first, in tableau|waste, cost 50}`. A slip in books.txt panics at
// the first use, so every test tells it.
func (r *row) attributes(line string) string {
	r.name = "other-book-word"
	text, in, _ := strings.Cut(line, "  {")
	for a := range strings.SplitSeq(strings.TrimSuffix(in, "}"), ", ") {
		switch key, value, _ := strings.Cut(a, " "); key {
		case "":
		case "first":
			r.first = true
		case "in":
			r.kinds = strings.Split(value, "|")
		case "as":
			r.name = value
		case "open":
			r.open = true
		case "cost":
			r.cost, _ = strconv.Atoi(value)
		default:
			panic("mend: an unknown attribute in books.txt: " + a)
		}
	}
	return text
}

// The signs of a row: a word, or several with | between, of which (s) may be missing at the end; in
// [] what may be missing. A word in capitals is met as it is written.
const (
	anyWord   = "*"
	number    = "#"
	counted   = "$" // a number, in words too
	rank      = "%"
	zone      = "@" // a kind of zone or a name
	thisBlock = "^" // the kind of the block, or a word for piles
	leading   = "~" // a word that begins a line here
	lineEnd   = "!"
)

// An element of a row.
type element struct {
	of      []string
	missing bool // may be missing
}

// A pattern is a row cut into its elements.
type pattern struct {
	*row
	index    int
	elements []element
}

// patterns are all rows by the word that they can begin with, and under "" those that begin with a
// sign.
var patterns = sync.OnceValue(func() map[string][]*pattern {
	out := map[string][]*pattern{}
	index := 0
	rows := table()
	for i := range rows {
		for text := range strings.SplitSeq(rows[i].words, " / ") {
			p := &pattern{row: &rows[i], index: index, elements: elements(text)}
			index++
			for _, w := range p.begins() {
				out[w] = append(out[w], p)
			}
		}
	}
	return out
})

// vocabulary are the words of all rows that are longer than three letters.
var vocabulary = sync.OnceValue(func() []string {
	seen := map[string]bool{}
	for _, r := range table() {
		for w := range strings.FieldsFuncSeq(r.words, func(c rune) bool { return c < 'a' || c > 'z' }) {
			if len(w) > 3 {
				seen[w] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(seen))
})

// elements cuts the words of a row: `[the] card(s)` is one that may be missing, and one of two
// forms.
func elements(text string) []element {
	var out []element
	for w := range strings.FieldsSeq(text) {
		inner, missing := strings.CutPrefix(w, "[")
		if missing {
			inner = strings.TrimSuffix(inner, "]")
		}
		out = append(out, element{strings.Split(inner, "|"), missing})
	}
	return out
}

// begins lists the words that the first word of a pattern can be.
func (p *pattern) begins() []string {
	var out []string
	for _, e := range p.elements {
		for _, w := range e.of {
			switch stem, plural := strings.CutSuffix(w, "(s)"); {
			case slices.Contains([]string{anyWord, number, counted, rank, zone, thisBlock, leading}, w):
				out = append(out, "")
			case plural:
				out = append(out, stem, stem+"s")
			default:
				out = append(out, strings.ToLower(w))
			}
		}
		if !e.missing {
			break
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// For example the row `[the] player|you may redeal` meets `you may redeal` with no sign; `up to #
// times` keeps the number under `#`, and `-> # times` writes it again.

// A meeting is a pattern met in a line.
type meeting struct {
	*pattern
	end   int // behind the last word met
	signs map[string][]dsl.Token
}

// met finds the patterns that begin at word k, each with its longest reading first.
//
// The index of patterns by first word keeps this fast: there are about a thousand of them, and each
// word of each line on the way is looked up.
func met(at dsl.Spot, ws []dsl.Token, k int) []meeting {
	var out []meeting
	raw := strings.ToLower(ws[k].Raw)
	keys := []string{raw, ""}
	if ws[k].Value != raw {
		keys = append(keys, ws[k].Value)
	}
	seen := map[*pattern]bool{}
	for _, key := range keys {
		for _, p := range patterns()[key] {
			// A name of the file is one, whatever books call so.
			ours := ws[k].Type == dsl.TokZone && len(p.elements) == 1 && key != ""
			if seen[p] || p.first && k > 0 || ours || !within(at, p.kinds) {
				continue
			}
			seen[p] = true
			m := meeting{pattern: p}
			m.match(at, ws, k, p.elements, nil, &out)
		}
	}
	slices.SortStableFunc(out, func(a, b meeting) int { return a.index - b.index })
	return out
}

type sign struct {
	name string
	tok  dsl.Token
}

// match adds to out each way in which the elements es meet the words from i on; signs are the words
// kept so far.
//
// It tries what may be missing both ways, with the word first, so that the longest reading comes
// first. Of several words of an element the first that meets is taken.
func (m meeting) match(at dsl.Spot, ws []dsl.Token, i int, es []element, signs []sign, out *[]meeting) {
	if len(es) == 0 {
		if m.end = i; i == 0 {
			return
		}
		m.signs = map[string][]dsl.Token{}
		for _, s := range signs {
			m.signs[s.name] = append(m.signs[s.name], s.tok)
		}
		*out = append(*out, m)
		return
	}
	if es[0].of[0] == lineEnd {
		if i == len(ws) {
			m.match(at, ws, i, es[1:], signs, out)
		}
		return
	}
	if i < len(ws) {
		for _, w := range es[0].of {
			if name, ok := meets(at, w, ws[i]); ok {
				had := signs
				if name != "" {
					had = append(slices.Clip(signs), sign{name, ws[i]})
				}
				m.match(at, ws, i+1, es[1:], had, out)
				break
			}
		}
	}
	if es[0].missing {
		m.match(at, ws, i, es[1:], signs, out)
	}
}

// meets reports whether a word is one of an element, and under which sign it is kept.
//
// The name under which the word is kept is the sign itself; "" for plain words, which are not kept.
func meets(at dsl.Spot, w string, t dsl.Token) (name string, ok bool) {
	raw := strings.ToLower(t.Raw)
	switch w {
	case anyWord:
		return w, t.Type != dsl.TokBad
	case number:
		return w, t.Type == dsl.TokNumber
	case counted:
		return w, count(t) > 0
	case rank:
		return w, t.Type == dsl.TokRank || letters[t.Raw] != ""
	case zone:
		return w, t.Type == dsl.TokKind || t.Type == dsl.TokZone
	case leading:
		f := at.Form(t)
		return w, f != nil && f.Lead == t.Value
	case thisBlock:
		return "", t.Value == at.Kind || t.Value+"s" == at.Kind || slices.Contains(dsl.PileWords, raw)
	}
	if stem, plural := strings.CutSuffix(w, "(s)"); plural {
		return "", raw == stem || raw == stem+"s" || t.Value == stem
	}
	if w != strings.ToLower(w) {
		return "", w == t.Raw
	}
	return "", w == raw || w == t.Value
}

// letters are the ranks as they stand on the cards.
var letters = map[string]string{"K": "king", "Q": "queen", "J": "jack", "A": "ace"}

// count is the number that a word says, or 0: `3`, `three`, `twice`.
func count(t dsl.Token) int {
	if n := slices.Index(dsl.OftenWords, strings.ToLower(t.Raw)); n > 0 {
		return n
	}
	if t.Type == dsl.TokNumber {
		return dsl.Number(t.Value)
	}
	return max(0, slices.Index(dsl.NumberWords, strings.ToLower(t.Raw)))
}

// within reports whether a row for some kinds of block is one for the spot.
func within(at dsl.Spot, kinds []string) bool {
	section := "file"
	switch at.Section {
	case dsl.InZone:
		section = "zone"
	case dsl.InStep:
		section = "step"
	}
	if slices.Contains(kinds, "variant") { // which the search knows
		return at.InColumn1() || at.Section == dsl.InZone
	}
	return kinds == nil || slices.Contains(kinds, at.Kind) || slices.Contains(kinds, section)
}

// written are the words that stand in the place of those met; nil, false where they cannot be
// reckoned.
//
// `%2` is the second rank that was met, `#+1` one more than the number (packs and decks, passes and
// redeals). A sign met less often than it is asked for gives no line.
func (m *meeting) written(with string) ([]string, bool) {
	if with == "-" {
		return nil, true
	}
	used := map[string]int{}
	var out []string
	for w := range strings.FieldsSeq(with) {
		name, rest := w[:1], w[1:]
		toks := m.signs[name]
		if len(toks) == 0 {
			out = append(out, w)
			continue
		}
		n := used[name]
		if rest != "" && rest[0] >= '1' && rest[0] <= '9' {
			n, rest = int(rest[0]-'1'), rest[1:]
		} else {
			used[name]++
		}
		if n >= len(toks) {
			return nil, false
		}
		text := toks[n].Raw
		if letter := letters[text]; name == rank && letter != "" {
			text = letter
		}
		if r, is := cards.RankNamed(strings.TrimSuffix(text, "s")); is && name == rank && slices.Contains(out, "set") {
			text = r.String() // each of a set is one card
		}
		if name == counted || rest != "" {
			by, _ := strconv.Atoi(rest)
			if by += count(toks[n]); by < 0 || by == 0 && name == counted {
				return nil, false
			}
			text = fmt.Sprint(by)
		}
		out = append(out, text)
	}
	return out, true
}

// said is an advice with the words met for its signs.
func (m *meeting) said(help string) string {
	words := strings.Split(help, " ")
	for i, w := range words {
		bare := strings.Trim(w, "`;:,")
		if bare == "" || len(m.signs[bare[:1]]) == 0 {
			continue
		}
		if with, ok := m.written(bare); ok && len(with) == 1 {
			words[i] = strings.Replace(w, bare, with[0], 1)
		}
	}
	return strings.Join(words, " ")
}

// Phrases lists the answered words of other books with their answers, for the manual.
func Phrases() []string {
	var out []string
	for _, r := range table() {
		for text := range strings.SplitSeq(r.words, " / ") {
			out = append(out, fmt.Sprintf("%s: %s", text, r.say))
		}
	}
	return out
}
