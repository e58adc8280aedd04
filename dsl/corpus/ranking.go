package corpus

import (
	"cmp"
	"slices"
	"strings"
)

// This file answers how the games that are most like a file say what it does not say.

// A Ranking is the games in the order of how much they are like a file.
type Ranking struct{ games []ranked }

// A ranked game is one with how much it is like the file.
type ranked struct {
	title string
	lines []line
	like  int
}

// A Taken is a line or a block of another game.
type Taken struct {
	Game  string // its title
	Lines []string
}

// mostTaken bounds how many are told.
const mostTaken = 12

// Rank weighs all games by the lines that they share with a text. A game of its title is no example
// for it.
func (c *Corpus) Rank(title, text string) *Ranking {
	mine := map[line]bool{}
	for _, l := range linesOf([]byte(text)) {
		mine[l] = true
	}
	r := new(Ranking)
	for _, lines := range c.read() {
		g := ranked{lines: lines}
		shared := 0
		for _, l := range lines {
			shared += one(mine[l])
			if title, is := strings.CutPrefix(l.text, "game "); is && l.in == "" {
				g.title = title
			}
		}
		if g.title != title && len(lines) > 0 {
			g.like = 1000 * shared * shared / len(lines)
			r.games = append(r.games, g)
		}
	}
	slices.SortStableFunc(r.games, func(a, b ranked) int { return cmp.Compare(b.like, a.like) })
	return r
}

// Blocks are the blocks whose heads begin with a word, those of games most like the file first,
// each once.
func (r *Ranking) Blocks(lead string) []Taken {
	return r.taken(func(lines []line) (out [][]string) {
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

// Together are the blocks and lines of the file whose first words are some words, in their order,
// of games that have one for each word, those of games most like the file first.
func (r *Ranking) Together(leads []string) []Taken {
	return r.taken(func(lines []line) [][]string {
		var all []string
		for _, lead := range leads {
			one := (&Ranking{games: []ranked{{lines: lines}}}).Blocks(lead)
			if len(one) == 0 {
				return nil
			}
			for _, b := range one {
				if len(all) > 0 {
					all = append(all, "")
				}
				all = append(all, b.Lines...)
			}
		}
		return [][]string{all}
	})
}

// Lines are the lines that begin with a word, in blocks of a kind, those of games most like the
// file first, each once.
func (r *Ranking) Lines(in, lead string) []Taken {
	return r.taken(func(lines []line) (out [][]string) {
		for _, l := range lines {
			if first, _, _ := strings.Cut(l.text, " "); l.in == in && first == lead {
				out = append(out, []string{l.text})
			}
		}
		return out
	})
}

// taken is what games have, those most like the file first.
func (r *Ranking) taken(of func(lines []line) [][]string) []Taken {
	var found []*vote
	at := map[string]*vote{}
	for _, g := range r.games {
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
