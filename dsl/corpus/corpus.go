package corpus

import (
	"cmp"
	"iter"
	"maps"
	"slices"
	"strings"
	"sync"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers how usual a line is: in how many games there is one like it.

// A Corpus is the lines of many games.
type Corpus struct {
	texts iter.Seq[[]byte]

	once  sync.Once
	games [][]line // see read
	all   []line   // of all of them

	counted sync.Once
	shapes  [][]shaped   // of the lines of each game
	usual   map[line]int // how often a shape is met, see Usual
}

// A line is one of a game, with the first word of the block in which it stands; "" where it is
// itself in the first column.
type line struct{ text, in string }

// New is the corpus of the texts of games. They are read when they are first asked for.
func New(texts iter.Seq[[]byte]) *Corpus { return &Corpus{texts: texts} }

// read are the games, each as its lines.
func (c *Corpus) read() [][]line {
	c.once.Do(func() {
		if c.texts == nil {
			return
		}
		for text := range c.texts {
			c.games = append(c.games, linesOf(text))
		}
		c.all = slices.Concat(c.games...)
	})
	return c.games
}

// lines are those of all games.
func (c *Corpus) lines() []line {
	c.read()
	return c.all
}

// linesOf lists the lines of a file, but for its examples.
func linesOf(text []byte) (out []line) {
	in := ""
	for l := range strings.Lines(string(dsl.CutExamples(text))) {
		l, _, _ = strings.Cut(strings.TrimRight(l, "\r\n"), "#")
		if l = strings.TrimRight(l, " \t"); l == "" {
			continue
		}
		if indented(l) {
			out = append(out, line{strings.TrimSpace(l), in})
			continue
		}
		in, _, _ = strings.Cut(l, " ")
		out = append(out, line{l, ""})
	}
	return out
}

// Usual is the number of lines, in blocks of a kind or outside of all blocks, that a text in their
// place would be like: they differ from it in numbers, ranks, suits and names alone.
func (c *Corpus) Usual(text, in string) int {
	c.count()
	return c.usual[line{shape(text), in}]
}

// A shaped line is one as its shape, and its first word as begun has it.
type shaped struct{ whole, first string }

// count works out the shapes of all lines.
func (c *Corpus) count() {
	c.counted.Do(func() {
		c.usual = map[line]int{}
		for _, game := range c.read() {
			shapes := make([]shaped, len(game))
			for i, o := range game {
				shapes[i] = shaped{shape(o.text), begun(o.text)}
				c.usual[line{shapes[i].whole, o.in}]++
			}
			c.shapes = append(c.shapes, shapes)
		}
	})
}

// UsualAt is Usual of a line of a text.
func (c *Corpus) UsualAt(n int, src *dsl.Source) int {
	return c.Usual(strings.TrimSpace(src.Line(n)), blockOf(src, n))
}

// Said reports whether games have a line like a text in blocks of a kind.
func (c *Corpus) Said(text, in string) bool { return c.Usual(text, in) > 0 }

// Beside is how many blocks for zones of a kind have a line, those before all that have the most of
// some others and the fewest more.
func (c *Corpus) Beside(kind dsl.Kind, others []string, text string) int {
	lead, _, _ := strings.Cut(text, " ")
	mine := map[string]bool{}
	for _, o := range others {
		mine[o] = true
	}
	all := c.lines()
	votes, best := 0, -1<<20
	for i := 0; i < len(all); {
		from := i
		for i++; i < len(all) && all[i].in == kind.String(); i++ {
		}
		block := all[from+1 : i]
		if head, _, _ := strings.Cut(all[from].text, " "); all[from].in != "" || head != kind.String() {
			continue
		}
		likeness, has, leads := -2*len(mine), false, false
		for _, o := range block {
			switch first, _, _ := strings.Cut(o.text, " "); {
			case o.text == text:
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

// PilesOf are the numbers of piles that zones of a kind without a name have, the commonest first.
func (c *Corpus) PilesOf(kind dsl.Kind) (out []int) {
	games := map[int]int{}
	for _, o := range c.lines() {
		head := strings.Fields(o.text)
		if o.in == "" && len(head) == 2 && head[0] == kind.String() && dsl.Number(head[1]) > 0 {
			games[dsl.Number(head[1])]++
		}
	}
	out = slices.Collect(maps.Keys(games))
	slices.SortFunc(out, func(a, b int) int { return cmp.Or(cmp.Compare(games[b], games[a]), cmp.Compare(a, b)) })
	return out
}

// HasName reports whether a zone of some game has a name, or an option, a counter or what is asked.
func (c *Corpus) HasName(name string) bool {
	return slices.ContainsFunc(c.lines(), func(l line) bool {
		words := strings.Fields(l.text)
		if l.in != "" || len(words) < 2 || words[1] != name {
			return false
		}
		return dsl.KindNamed(words[0]) != dsl.NoKind || slices.Contains([]string{"option", "counter", "ask"}, words[0])
	})
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
	if !indented(src.Line(n)) {
		return ""
	}
	for n > 1 {
		if n--; src.Line(n) != "" && !indented(src.Line(n)) && src.Line(n)[0] != '#' {
			return strings.Fields(src.Line(n))[0]
		}
	}
	return ""
}

// indented reports whether a line stands in a block.
func indented(text string) bool { return strings.HasPrefix(text, " ") || strings.HasPrefix(text, "\t") }
