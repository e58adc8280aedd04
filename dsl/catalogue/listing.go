package catalogue

import (
	"bytes"
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file answers what is told of a game in a list, and by what it is found there.

// A Listing is a game as it stands in a list: by what it is found.
type Listing struct {
	ID string
	Heading
	Words string     // of its rule file and of what it has of its ancestors, without comments
	Zones []dsl.Kind // that its rules have
	Packs int        // of cards, of four suits each; 0 where an option decides it
	Cards int        // all of them; 0 where an option decides it
	Notes string     // what else stands beside it, such as how hard it is
	First int        // its place, from 1, among the games to begin with; 0 for others
}

// Listing is what a list tells of a file, found without reading its rules.
func (c Catalogue) Listing(id string, f *rules.File) Listing {
	x := Listing{ID: id, Heading: c.Heading(f), Words: c.ruleWords(f), Zones: c.zones(f)}
	x.Packs, x.Cards = c.size(f)
	return x
}

// ruleWords is a file, without comments, with what it is a variant of but for what that one takes
// away.
func (c Catalogue) ruleWords(f *rules.File) string {
	var b strings.Builder
	var taken []string // what begins so is not had of ancestors
	for f := range c.lineage(f) {
		for line := range bytes.Lines(f.Text) {
			line, _, _ = bytes.Cut(line, []byte("#"))
			text := strings.TrimSpace(string(line))
			begins := func(taken string) bool { return strings.HasPrefix(text+" ", taken+" ") }
			if !begins(without) && !slices.ContainsFunc(taken, begins) {
				b.WriteString(text + "\n")
			}
		}
		for line := range bytes.Lines(f.Text) {
			if what, ok := strings.CutPrefix(strings.TrimSpace(string(line)), without+" "); ok {
				taken = append(taken, what)
			}
		}
	}
	return b.String()
}

// without begins a line that takes away what a parent says.
const without = "without"

// zones are the kinds of zones that a file has, its own and those of its ancestors that it does not
// take away.
func (c Catalogue) zones(f *rules.File) (kinds []dsl.Kind) {
	has := map[string]dsl.Kind{} // by the words that name the zone
	for line := range c.heads(f) {
		ws := strings.Fields(line)
		taken := len(ws) > 1 && ws[0] == without
		if taken {
			ws = ws[1:]
		}
		if len(ws) == 0 || dsl.KindNamed(ws[0]) == dsl.NoKind {
			continue
		}
		name := ws[0]
		if len(ws) > 1 && ws[1][0] > '9' {
			name += " " + ws[1]
		}
		if taken {
			delete(has, name)
		} else {
			has[name] = dsl.KindNamed(ws[0])
		}
	}
	return slices.Sorted(maps.Values(has))
}

// size is with how many packs of cards a file is played, and with how many cards: by what it says
// of packs, suits and ranks, or else what it is a variant of does. Eight packs of one suit are two.
func (c Catalogue) size(f *rules.File) (packs, all int) {
	said := map[string][]string{"decks": {"1"}, "suits": make([]string, cards.Suits), "ranks": {"ace", "to", "king"}}
	for line := range c.heads(f) {
		if ws := strings.Fields(line); len(ws) > 1 && said[ws[0]] != nil {
			said[ws[0]] = ws[1:]
		}
	}
	decks, _ := strconv.Atoi(said["decks"][0])
	suits, ranks := len(said["suits"]), ranksSaid(said["ranks"])
	return max(min(decks, 1), decks*suits/cards.Suits), decks * suits * ranks
}

// heads are the lines of a file that stand in no block, those of what it is a variant of first.
func (c Catalogue) heads(f *rules.File) iter.Seq[string] {
	files := slices.Collect(c.lineage(f))
	return func(yield func(string) bool) {
		for _, f := range slices.Backward(files) {
			for line := range bytes.Lines(f.Text) {
				line, _, _ = bytes.Cut(line, []byte("#"))
				inBlock := bytes.HasPrefix(line, []byte(" ")) || bytes.HasPrefix(line, []byte("\t"))
				if !inBlock && !yield(string(line)) {
					return
				}
			}
		}
	}
}

// ranksSaid is how many ranks a list names: seven to ace, ace six to king. After the king comes the
// ace again.
func ranksSaid(list []string) int {
	n, last := 0, -1
	for i, w := range list {
		for at := range cards.Ranks {
			switch {
			case cards.Rank(at).String() != w:
				continue
			case i > 0 && list[i-1] == "to" && last >= 0:
				n += (at - last + cards.Ranks) % cards.Ranks
			default:
				n++
			}
			last = at
			break
		}
	}
	return n
}
