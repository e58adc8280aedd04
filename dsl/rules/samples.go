package rules

import (
	"cmp"
	"io/fs"
	"slices"
	"strings"

	"pat/dsl"
)

// This file answers what a line of a kind looks like in the games of a library: where the author
// is told how a line is written, two that are written so say more than a grammar.

// usage begins the help that is the grammar of a line.
const usage = "usage: "

// mostSamples is the number of lines that are shown.
const mostSamples = 2

// addSamples puts lines of games before the grammar in the help of findings in a file.
func (l *loader) addSamples(src *dsl.Source, ds dsl.Diagnostics) {
	var texts []string
	for _, d := range ds {
		if !strings.HasPrefix(d.Help, usage) {
			continue
		}
		if texts == nil {
			texts = l.lib.shelfLines()
		}
		found := nearest(src.Line(d.Span.Pos.Line), texts)
		if len(found) == 0 {
			continue
		}
		d.Notes = append(d.Notes, d.Help)
		d.Help = "lines of games: `" + strings.Join(found, "`; `") + "`"
	}
}

// shelfLines is lines, read once.
func (l *Library) shelfLines() []string {
	l.once.Do(func() { l.samples = l.lines() })
	return l.samples
}

// lines lists the lines of the games on the last shelf, which are those that are sure to be sound.
func (l *Library) lines() []string {
	if len(l.Shelves) == 0 {
		return nil
	}
	shelf := l.Shelves[len(l.Shelves)-1]
	entries, err := fs.ReadDir(shelf.FS, ".")
	if err != nil {
		return nil
	}
	var out []string
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), Ext) {
			continue
		}
		text, err := fs.ReadFile(shelf.FS, e.Name())
		if err != nil {
			continue
		}
		for line := range strings.Lines(string(dsl.CutExamples(text))) {
			line, _, _ = strings.Cut(strings.TrimRight(line, "\n"), "#")
			if line = strings.TrimRight(line, " \t"); line != "" {
				out = append(out, line)
			}
		}
	}
	return out
}

// nearest picks the lines that are most like one: with its first word, as deep in a block, and with
// most of its words, the first ones before all.
func nearest(line string, among []string) []string {
	words := strings.Fields(line)
	if len(words) == 0 {
		return nil
	}
	deep := func(l string) bool { return strings.HasPrefix(l, " ") || strings.HasPrefix(l, "\t") }
	like := func(l string) int {
		others := strings.Fields(l)
		if others[0] != words[0] || deep(l) != deep(line) {
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
	type sample struct {
		text string
		like int
	}
	var all []sample
	seen := map[string]bool{}
	for _, l := range among {
		text := strings.TrimSpace(l)
		if n := like(l); !seen[text] && strings.Contains(text, " ") && n >= 0 {
			seen[text] = true
			all = append(all, sample{text, n})
		}
	}
	slices.SortFunc(all, func(a, b sample) int {
		return cmp.Or(cmp.Compare(b.like, a.like), cmp.Compare(len(a.text), len(b.text)), cmp.Compare(a.text, b.text))
	})
	var out []string
	for _, s := range all[:min(len(all), mostSamples)] {
		out = append(out, s.text)
	}
	return out
}
