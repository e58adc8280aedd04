package corpus

import (
	"cmp"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers what a line of a kind looks like in games: where the author is told how a line
// is written, two that are written so say more than a grammar.

// usage begins the help that is the grammar of a line.
const usage = "usage: "

// LinesOfGames begins a help that is two lines of games.
const LinesOfGames = "lines of games: "

// mostSamples is the number of lines that are shown.
const mostSamples = 2

// Show puts lines of games before the grammar in the help of findings in a file. Where nearly all
// lines of games that have the words of a line say one thing more, that is what is meant.
func (c *Corpus) Show(src *dsl.Source, ds dsl.Diagnostics) {
	for _, d := range ds {
		unread := d.Name == "expected-word" || d.Name == "unknown-word" || d.Name == "unknown-block"
		asked := strings.HasPrefix(d.Help, usage)
		if !asked && (!unread || len(d.Offers) > 0) {
			continue
		}
		open := d.About.Suits.Line > 0 // each way to say it is one of several
		if o, ok := c.completed(src, d.Span.Pos.Line); ok && unread && !open && len(d.Offers) == 0 {
			d.Offer(o)
		}
		found := c.nearest(src.Line(d.Span.Pos.Line))
		if len(found) == 0 || !asked {
			continue
		}
		d.Notes = append(d.Notes, d.Help)
		d.Help = LinesOfGames + "`" + strings.Join(found, "`; `") + "`"
	}
}

// Bounds on what completes a line: at most so many words more, in at least so many lines of games,
// which are at least such a share, in per cent, of those that have the words of the line.
const (
	mostMore   = 2
	leastLines = 4
	leastShare = 80
)

// completed offers the words that complete a line, if games leave no doubt which.
func (c *Corpus) completed(src *dsl.Source, n int) (dsl.Offer, bool) {
	at := src.Said(n)
	words := strings.Fields(strings.ToLower(src.Slice(at)))
	in := blockOf(src, n)
	counts, sum, best := map[string]int{}, 0, ""
	for _, s := range c.lines() {
		if s.in != in {
			continue
		}
		text, more, long := filled(words, strings.Fields(s.text), src.Text)
		if !more {
			continue
		}
		if sum++; long {
			continue
		}
		if counts[text]++; counts[text] > counts[best] || counts[text] == counts[best] && text < best {
			best = text
		}
	}
	if counts[best] < leastLines || 100*counts[best] < leastShare*sum {
		return dsl.Offer{}, false
	}
	return dsl.WholeLine(best, dsl.Fix{Span: at, Text: best}), true
}

// filled is the line of a game that has the words of a line in their order, with its numbers; more
// reports whether it is one, long whether it has too many words more, or a number, to be what is
// meant. Lines that say a zone or a name which the text does not are none.
func filled(words, of []string, text string) (line string, more, long bool) {
	number := func(w string) bool { return w[0] >= '0' && w[0] <= '9' }
	if len(of) <= len(words) || !slices.ContainsFunc(words, func(w string) bool { return !number(w) }) {
		return "", false, false
	}
	out := slices.Clone(of)
	k := 0
	for i, w := range of {
		switch {
		case k < len(words) && (w == words[k] || number(w) && number(words[k])):
			out[i] = words[k]
			k++
		case number(w):
			long = true
		default:
			_, known := dsl.LookUp(w)
			if named := dsl.KindNamed(w) != dsl.NoKind || !known; named && !strings.Contains(text, w) {
				return "", false, false
			}
		}
	}
	return strings.Join(out, " "), k == len(words), long || len(of) > len(words)+mostMore
}

// turnedRound reports whether a line lacks a word of another that turns it round, or some of its
// ranks.
func turnedRound(words, without []string) bool {
	ranks := func(ws []string) (n int) {
		for _, w := range ws {
			if _, is := cards.RankNamed(w); is {
				n++
			}
		}
		return n
	}
	lost := func(w string) bool { return dsl.Turns(w) && !slices.Contains(without, w) }
	return slices.ContainsFunc(words, lost) || ranks(words) > max(1, ranks(without))
}

// nearest picks the lines that are most like one: with its first word, as deep in a block, and with
// most of its words, the first ones before all. A line without a word that turns the other round
// would be read as the contrary of it, and one with fewer ranks as another set.
func (c *Corpus) nearest(text string) []string {
	words := strings.Fields(text)
	if len(words) == 0 {
		return nil
	}
	like := func(l line) int {
		others := strings.Fields(l.text)
		if others[0] != words[0] || (l.in != "") != indented(text) || turnedRound(words, others) {
			return -1
		}
		n, first := 0, 0
		for _, w := range others {
			if slices.Contains(words, w) {
				n++
			}
		}
		for first < min(len(words), len(others)) && words[first] == others[first] {
			first++
		}
		return 6*first + 3*n - len(others)
	}
	type near struct {
		text string
		like int
	}
	var all []near
	seen := map[string]bool{}
	for _, l := range c.lines() {
		if n := like(l); !seen[l.text] && strings.Contains(l.text, " ") && n >= 0 {
			seen[l.text] = true
			all = append(all, near{l.text, n})
		}
	}
	slices.SortFunc(all, func(a, b near) int {
		return cmp.Or(cmp.Compare(b.like, a.like), cmp.Compare(len(a.text), len(b.text)), cmp.Compare(a.text, b.text))
	})
	var out []string
	for _, s := range all[:min(len(all), mostSamples)] {
		out = append(out, s.text)
	}
	return out
}
