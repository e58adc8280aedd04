package rules

import (
	"cmp"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers what a line of a kind looks like in the games of a library: where the author
// is told how a line is written, two that are written so say more than a grammar.

// usage begins the help that is the grammar of a line.
const usage = "usage: "

// LinesOfGames begins a help that is two lines of games.
const LinesOfGames = "lines of games: "

// mostSamples is the number of lines that are shown.
const mostSamples = 2

// A sample is a line of a game, with the first word of the block in which it stands; "" where it is
// itself in the first column.
type sample struct{ text, in string }

// addSamples puts lines of games before the grammar in the help of findings in a file. Where nearly
// all lines of games that have the words of a line say one thing more, that is what is meant.
func (l *loader) addSamples(src *dsl.Source, ds dsl.Diagnostics) {
	var all []sample
	for _, d := range ds {
		unread := d.Name == "expected-word" || d.Name == "unknown-word" || d.Name == "unknown-block"
		asked := strings.HasPrefix(d.Help, usage)
		if !asked && (!unread || len(d.Offers) > 0) {
			continue
		}
		if all == nil {
			all = l.lib.shelfLines()
		}
		if o, ok := completed(src, d.Span.Pos.Line, all); ok && unread && len(d.Offers) == 0 {
			d.Offer(o)
		}
		found := nearest(src.Line(d.Span.Pos.Line), all)
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
func completed(src *dsl.Source, n int, all []sample) (dsl.Offer, bool) {
	at := src.Said(n)
	words := strings.Fields(strings.ToLower(src.Slice(at)))
	in := blockOf(src, n)
	counts, sum, best := map[string]int{}, 0, ""
	for _, s := range all {
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

// Usual is the number of lines of games, in blocks of the kind in which a line stands, that a text
// in its place would be like: they differ from it in numbers, ranks, suits and names alone.
func (s *Sheet) Usual(l *dsl.Line, text string) int { return s.usual(text, l.Inside) }

// UsualAt is Usual of a line of a text.
func (s *Sheet) UsualAt(n int, src *dsl.Source) int {
	return s.usual(strings.TrimSpace(src.Line(n)), blockOf(src, n))
}

func (s *Sheet) usual(text, in string) int {
	if s.lib == nil {
		return 0
	}
	all := s.lib.shelfLines()
	s.lib.counted.Do(func() {
		s.lib.usual = map[sample]int{}
		for _, o := range all {
			s.lib.usual[sample{shape(o.text), o.in}]++
		}
	})
	return s.lib.usual[sample{shape(text), in}]
}

// Beside is how many blocks of games for zones of the kind of one have a line, those before all
// that have the most of its other lines and the fewest more.
func (s *Sheet) Beside(z *Zone, line string) int {
	if s.lib == nil {
		return 0
	}
	lead, _, _ := strings.Cut(line, " ")
	mine := map[string]bool{}
	for _, l := range z.Lines {
		if l.Stmt != nil {
			mine[l.Canonical()] = true
		}
	}
	all := s.lib.shelfLines()
	votes, best := 0, -1<<20
	for i := 0; i < len(all); {
		from := i
		for i++; i < len(all) && all[i].in == z.Kind.String(); i++ {
		}
		block := all[from+1 : i]
		if head, _, _ := strings.Cut(all[from].text, " "); all[from].in != "" || head != z.Kind.String() {
			continue
		}
		likeness, has, leads := -2*len(mine), false, false
		for _, o := range block {
			switch first, _, _ := strings.Cut(o.text, " "); {
			case o.text == line:
				has, leads = true, true
			case first == lead:
				leads = true
			case mine[o.text]:
				likeness += 3
			default:
				likeness--
			}
		}
		switch {
		case !leads || likeness < best:
		case likeness > best:
			votes, best = one(has), likeness
		default:
			votes += one(has)
		}
	}
	return votes
}

// Said reports whether games have a line like a text in blocks of a kind.
func (s *Sheet) Said(text, in string) bool { return s.usual(text, in) > 0 }

// PilesOf are the numbers of piles that zones of a kind without a name have in games, the commonest
// first.
func (s *Sheet) PilesOf(kind dsl.Kind) (out []int) {
	if s.lib == nil {
		return nil
	}
	games := map[int]int{}
	for _, o := range s.lib.shelfLines() {
		head := strings.Fields(o.text)
		if o.in == "" && len(head) == 2 && head[0] == kind.String() && dsl.Number(head[1]) > 0 {
			games[dsl.Number(head[1])]++
		}
	}
	out = slices.Collect(maps.Keys(games))
	slices.SortFunc(out, func(a, b int) int { return cmp.Or(cmp.Compare(games[b], games[a]), cmp.Compare(a, b)) })
	return out
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}

// shape is a line without its numbers, ranks, suits and names.
func shape(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		k, known := dsl.LookUp(w)
		switch _, suit := cards.SuitNamed(k.Word); {
		case !known, w[0] >= '0' && w[0] <= '9', suit:
			words[i] = "*"
		default:
			if _, rank := cards.RankNamed(k.Word); rank {
				words[i] = "*"
			}
		}
	}
	return strings.Join(words, " ")
}

// blockOf is the first word of the block in which a line of a text stands; "" for one in the first
// column.
func blockOf(src *dsl.Source, n int) string {
	if !blank(src.Line(n)) {
		return ""
	}
	for n > 1 {
		if n--; src.Line(n) != "" && !blank(src.Line(n)) && src.Line(n)[0] != '#' {
			return strings.Fields(src.Line(n))[0]
		}
	}
	return ""
}

func blank(line string) bool { return strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t") }

// shelfGames are the games on the last shelf, read once.
func (l *Library) shelfGames() [][]sample {
	l.once.Do(func() {
		l.samples = l.readShelf()
		l.lines = slices.Concat(l.samples...)
	})
	return l.samples
}

// shelfLines are all lines of those games.
func (l *Library) shelfLines() []sample {
	l.shelfGames()
	return l.lines
}

// readShelf reads the games on the last shelf, which are those that are sure to be sound.
func (l *Library) readShelf() [][]sample {
	if len(l.Shelves) == 0 {
		return nil
	}
	shelf := l.Shelves[len(l.Shelves)-1]
	entries, err := fs.ReadDir(shelf.FS, ".")
	if err != nil {
		return nil
	}
	var out [][]sample
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), Ext) {
			continue
		}
		text, err := fs.ReadFile(shelf.FS, e.Name())
		if err != nil {
			continue
		}
		out = append(out, linesOf(text))
	}
	return out
}

// linesOf lists the lines of a file, but for its examples.
func linesOf(text []byte) (out []sample) {
	in := ""
	for line := range strings.Lines(string(dsl.CutExamples(text))) {
		line, _, _ = strings.Cut(strings.TrimRight(line, "\r\n"), "#")
		if line = strings.TrimRight(line, " \t"); line == "" {
			continue
		}
		if blank(line) {
			out = append(out, sample{strings.TrimSpace(line), in})
			continue
		}
		in, _, _ = strings.Cut(line, " ")
		out = append(out, sample{line, ""})
	}
	return out
}

// nearest picks the lines that are most like one: with its first word, as deep in a block, and with
// most of its words, the first ones before all.
func nearest(line string, among []sample) []string {
	words := strings.Fields(line)
	if len(words) == 0 {
		return nil
	}
	like := func(l sample) int {
		others := strings.Fields(l.text)
		if others[0] != words[0] || (l.in != "") != blank(line) {
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
	for _, l := range among {
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
