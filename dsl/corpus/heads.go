package corpus

import (
	"cmp"
	"slices"
	"strings"
)

// This file answers under which heads lines stand in games.

// A Head is one of a block of a game.
type Head struct {
	Text   string
	Said   int // of some lines those that stand in blocks of its kind, in whatever game
	Begun  int // those of which the first word begins lines there
	like   int // how much a block of one game is like the lines
	blocks int // that have it and some of the lines
}

// Heads are the heads of blocks of games that have lines like some, those first whose blocks have
// the most of them, then those that most blocks have. A game of the title is no example.
func (c *Corpus) Heads(title string, lines []string) (out []Head) {
	mine := map[string]bool{} // shapes of lines, and of their first words
	for _, l := range lines {
		mine[shape(l)], mine[begun(l)] = true, true
	}
	c.count()
	said, heads := map[line]bool{}, map[string]*Head{}
	for n, game := range c.read() {
		if slices.Contains(game, line{"game " + title, ""}) {
			continue
		}
		head, met := "", map[string]bool{}
		for i, l := range append(slices.Clip(game), line{}) {
			if l.in != "" {
				for _, s := range []string{c.shapes[n][i].whole, c.shapes[n][i].first} {
					if mine[s] {
						said[line{s, l.in}], met[s] = true, true
					}
				}
				continue
			}
			if len(met) > 0 {
				if heads[head] == nil {
					heads[head] = &Head{Text: head}
				}
				heads[head].blocks++
				heads[head].like = max(heads[head].like, len(met))
			}
			head, met = l.text, map[string]bool{}
		}
	}
	for _, h := range heads {
		lead, _, _ := strings.Cut(h.Text, " ")
		for _, l := range lines {
			h.Said += one(said[line{shape(l), lead}])
			h.Begun += one(said[line{begun(l), lead}])
		}
		out = append(out, *h)
	}
	slices.SortFunc(out, func(a, b Head) int {
		return cmp.Or(cmp.Compare(b.like, a.like), cmp.Compare(b.blocks, a.blocks), strings.Compare(a.Text, b.Text))
	})
	return out
}

// begun is the shape of the first word of a line, with a mark behind it.
func begun(l string) string {
	lead, _, _ := strings.Cut(l, " ")
	return shape(lead) + " …"
}
