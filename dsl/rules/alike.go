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

// alike is what other games have, those most like the file first. A game is no example of itself.
func (s *Sheet) alike(of func(lines []sample) [][]string) []Taken {
	if s.lib == nil {
		return nil
	}
	mine := map[sample]bool{}
	in := ""
	for n := 1; n <= s.own.Lines(); n++ {
		code, _, _ := strings.Cut(s.own.Line(n), "#")
		switch text := strings.TrimSpace(code); {
		case text == "":
		case blank(code):
			mine[sample{text, in}] = true
		default:
			in, _, _ = strings.Cut(text, " ")
			mine[sample{text, ""}] = true
		}
	}
	type game struct {
		title string
		lines []sample
		like  int
	}
	var all []game
	for _, l := range s.lib.shelfLines() {
		if title, is := strings.CutPrefix(l.text, "game "); is && l.in == "" {
			all = append(all, game{title: title})
		}
		if n := len(all) - 1; n >= 0 {
			all[n].lines = append(all[n].lines, l)
		}
	}
	for i := range all {
		shared := 0
		for _, l := range all[i].lines {
			shared += one(mine[l])
		}
		all[i].like = 1000 * shared * shared / len(all[i].lines)
	}
	slices.SortStableFunc(all, func(a, b game) int { return cmp.Compare(b.like, a.like) })
	var out []Taken
	at, votes := map[string]int{}, []int{}
	for _, g := range all {
		if g.title == s.Title {
			continue
		}
		for _, lines := range of(g.lines) {
			key := strings.Join(lines, "\n")
			if _, had := at[key]; !had {
				at[key] = len(out)
				out, votes = append(out, Taken{g.title, lines}), append(votes, 0)
			}
			votes[at[key]] += g.like * g.like
		}
	}
	slices.SortStableFunc(out, func(a, b Taken) int {
		vote := func(t Taken) int { return votes[at[strings.Join(t.Lines, "\n")]] }
		return cmp.Compare(vote(b), vote(a))
	})
	return out[:min(len(out), mostTaken)]
}
