package rules

import (
	"cmp"
	"slices"
	"strings"
)

// This file answers how the games that are most like a file say what it does not say.

// A Taken is a line or a block of another game.
type Taken struct {
	Game  string // its title
	Lines []string
}

// mostTaken bounds how many are told.
const mostTaken = 12

// BlocksAlike are the blocks whose heads begin with a word in other games, those most like the file
// first, each once.
func (s *Sheet) BlocksAlike(lead string) []Taken {
	return s.alike(func(lines []sample) (out [][]string) {
		for i, l := range lines {
			if first, _, _ := strings.Cut(l.text, " "); l.in != "" || first != lead {
				continue
			}
			block := []string{l.text}
			for _, o := range lines[i+1:] {
				if o.in == "" {
					break
				}
				block = append(block, "  "+o.text)
			}
			out = append(out, block)
		}
		return out
	})
}

// LinesAlike are the lines that begin with a word, in blocks of a kind, in other games, those most
// like the file first, each once.
func (s *Sheet) LinesAlike(in, lead string) []Taken {
	return s.alike(func(lines []sample) (out [][]string) {
		for _, l := range lines {
			if first, _, _ := strings.Cut(l.text, " "); l.in == in && first == lead {
				out = append(out, []string{l.text})
			}
		}
		return out
	})
}

// Sisters are the games whose id is that of another with words more before or behind it, or less.
func (s *Sheet) Sisters(id string) (out []string) {
	if s.lib == nil {
		return nil
	}
	for _, other := range s.lib.IDs() {
		longer := func(a, b string) bool { return strings.HasPrefix(a, b+"-") || strings.HasSuffix(a, "-"+b) }
		if other != s.own.Name && (longer(id, other) || longer(other, id)) {
			out = append(out, other)
		}
	}
	return out
}

// alike is what other games have, those most like the file first. A game is no example of itself.
func (s *Sheet) alike(of func(lines []sample) [][]string) []Taken {
	if s.lib == nil {
		return nil
	}
	mine := map[sample]bool{}
	for _, l := range linesOf([]byte(s.own.Text)) {
		mine[l] = true
	}
	type game struct {
		title string
		lines []sample
		like  int
	}
	var all []game
	for _, lines := range s.lib.shelfGames() {
		g := game{lines: lines}
		shared := 0
		for _, l := range lines {
			shared += one(mine[l])
			if title, is := strings.CutPrefix(l.text, "game "); is && l.in == "" {
				g.title = title
			}
		}
		if g.title != s.Title && len(lines) > 0 {
			g.like = 1000 * shared * shared / len(lines)
			all = append(all, g)
		}
	}
	slices.SortStableFunc(all, func(a, b game) int { return cmp.Compare(b.like, a.like) })
	var found []*vote
	at := map[string]*vote{}
	for _, g := range all {
		for _, lines := range of(g.lines) {
			key := strings.Join(lines, "\n")
			if at[key] == nil {
				at[key] = &vote{Taken: Taken{g.title, lines}}
				found = append(found, at[key])
			}
			at[key].n += g.like * g.like
		}
	}
	slices.SortStableFunc(found, func(a, b *vote) int { return cmp.Compare(b.n, a.n) })
	var out []Taken
	for _, v := range found[:min(len(found), mostTaken)] {
		out = append(out, v.Taken)
	}
	return out
}

// A vote is what games have, and how much those that have it are like the file.
type vote struct {
	Taken
	n int
}
