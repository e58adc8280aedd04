package rules

import (
	"bytes"
	"iter"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers which games a player may mean by what he types to find one.

// A Listing is a game as it stands in a list: by what it is found.
type Listing struct {
	ID string
	Heading
	Words string // of its rule file and of what that is a variant of, without comments
	Packs int    // of cards, of four suits each; 0 where an option decides it
	Cards int    // all of them; 0 where an option decides it
	Notes string // what else stands beside it, such as how hard it is
	First int    // its place, from 1, among the games to begin with; 0 for others
}

// Listing is what a list tells of a file, found without reading its rules.
func (l *Library) Listing(id string, f *File) Listing {
	x := Listing{ID: id, Heading: l.Heading(f), Words: l.ruleWords(f)}
	x.Packs, x.Cards = l.size(f)
	return x
}

// ruleWords is a file, without comments, with what it is a variant of.
func (l *Library) ruleWords(f *File) string {
	var b strings.Builder
	left := 2
	for f := range l.lineage(f) {
		for line := range bytes.Lines(f.Text) {
			line, _, _ = bytes.Cut(line, []byte("#"))
			b.Write(line)
			b.WriteByte(' ')
		}
		if left--; left == 0 {
			break
		}
	}
	return b.String()
}

// lineage is a file and all that it is a variant of, as far as they can be opened.
func (l *Library) lineage(f *File) iter.Seq[*File] {
	return func(yield func(*File) bool) {
		for range maxDepth {
			if !yield(f) {
				return
			}
			parent := HeadingOf(f.Text).Parent
			if parent == "" {
				return
			}
			next, err := l.Open(parent, f)
			if err != nil {
				return
			}
			f = next
		}
	}
}

// size is with how many packs of cards a file is played, and with how many cards: by what it says
// of packs, suits and ranks, or else what it is a variant of does. Eight packs of one suit are two.
func (l *Library) size(f *File) (packs, all int) {
	said := map[string][]string{"decks": {"1"}, "suits": make([]string, cards.Suits), "ranks": {"ace", "to", "king"}}
	for line := range l.heads(f) {
		if ws := strings.Fields(line); len(ws) > 1 && said[ws[0]] != nil {
			said[ws[0]] = ws[1:]
		}
	}
	decks, _ := strconv.Atoi(said["decks"][0])
	suits, ranks := len(said["suits"]), ranksSaid(said["ranks"])
	return max(min(decks, 1), decks*suits/cards.Suits), decks * suits * ranks
}

// heads are the lines of a file that stand in no block, those of what it is a variant of first.
func (l *Library) heads(f *File) iter.Seq[string] {
	files := slices.Collect(l.lineage(f))
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

// How well a game fits what was typed, the best first.
const (
	isCalled    = iota // it is its title or id
	isAlso             // or another name of it
	titleBegins        // its title begins so
	namesHave          // its names have all words
	asideHas           // its names, its family and what stands beside it do
	rulesHave          // its rules do, too
	fitsNot
)

// Find narrows games to those that fit what was typed, by their numbers, the best first and else in
// the order given: those that are called so, then those of which the name begins so, has all its
// words, or has them together with its family and what stands beside it; where there is none, or
// all words are of how a game is played, those of which the rules have them. Two packs, 2 decks or
// 104 cards asks for games of so many. near is the name that was perhaps meant, where none fits.
func Find(games []Listing, typed string) (fits []int, near string) {
	words, packs, all := bySize(strings.Fields(typed))
	whole := Fold(strings.Join(words, ""))
	for i := range words {
		words[i] = Fold(words[i])
	}
	words = slices.DeleteFunc(words, func(w string) bool { return w == "" })
	var by [fitsNot][]int
	for i := range games {
		if packs > 0 && games[i].Packs != packs || all > 0 && games[i].Cards != all {
			continue
		}
		if fit := games[i].fit(words, whole); fit < fitsNot {
			by[fit] = append(by[fit], i)
		}
	}
	for _, is := range by[:rulesHave] {
		fits = append(fits, is...)
	}
	byMechanics := len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return mechanic(w) == "" })
	if len(fits) == 0 || byMechanics {
		fits = append(fits, by[rulesHave]...)
	}
	if len(fits) == 0 && packs == 0 && all == 0 {
		near = Meant(typed, func(yield func(name, what string) bool) {
			for i := range games {
				for _, name := range append([]string{games[i].Title}, games[i].Also...) {
					if !yield(name, name) {
						return
					}
				}
			}
		})
	}
	return fits, near
}

// fit is how well a game fits folded words, which are together whole.
func (x *Listing) fit(words []string, whole string) int {
	title := Fold(x.Title)
	switch {
	case whole == "":
		return namesHave
	case title == whole || Fold(x.ID) == whole:
		return isCalled
	case slices.ContainsFunc(x.Also, func(name string) bool { return Fold(name) == whole }):
		return isAlso
	case strings.HasPrefix(title, whole):
		return titleBegins
	}
	text := ""
	names := strings.Join(append([]string{x.ID, x.Title}, x.Also...), " ")
	for i, more := range [...]string{names, x.Family + " " + x.Notes, x.Words} {
		text += " " + Fold(more)
		has := func(w string) bool { return strings.Contains(text, w) || namesHave+i == rulesHave && said(text, w) }
		if !slices.ContainsFunc(words, func(w string) bool { return !has(w) }) {
			return namesHave + i
		}
	}
	return fitsNot
}

// packWords stand behind such a number.
var packWords = []string{"pack", "packs", "deck", "decks"}

// saidAs is how rule files say what people look for by another word.
var saidAs = map[string]string{
	"grid": "rows of", "rectangle": "rows of", "gap": "spaces", "gaps": "spaces",
	"redeal": "redeal", "redeals": "redeal",
	"pair": "takes pair", "pairs": "takes pair", "pairing": "takes pair", "matching": "takes pair",
	"adding": "totalling", "sum": "totalling",
}

// leastSum is from where on a number alone asks for what cards add up to: eight is less than that,
// and may be of anything.
const leastSum = 9

// mechanic is what the rule files say of games that a word asks for by how they are played: by a
// kind of zone, by what cards add up to, or by a word that people have for it. It is empty for any
// other word.
func mechanic(word string) string {
	one := strings.TrimSuffix(word, "s")
	for _, w := range []string{word, one, one + "s"} {
		if dsl.KindNamed(w) != dsl.NoKind {
			return w
		}
	}
	if n := slices.Index(dsl.NumberWords, one); n >= leastSum {
		return "totalling " + strconv.Itoa(n)
	}
	return saidAs[word]
}

// said reports whether a folded text has what a word stands for in rule files.
func said(text, word string) bool {
	as := mechanic(word)
	return as != "" && strings.Contains(text, Fold(as))
}

// bySize takes the number of packs or of cards out of words that narrow the list: two packs, 2
// decks, double deck, 104 cards; 0 where they say none.
func bySize(words []string) (others []string, packs, all int) {
	for i := 0; i < len(words); i++ {
		if i+1 < len(words) {
			w := strings.NewReplacer("single", "one", "double", "two").Replace(strings.ToLower(words[i]))
			n, _ := strconv.Atoi(w)
			what := strings.ToLower(words[i+1])
			switch n = max(n, slices.Index(dsl.NumberWords, w)); {
			case n > 0 && slices.Contains(packWords, what):
				packs = n
				i++
				continue
			case n > 0 && what == "cards":
				all = n
				i++
				continue
			}
		}
		others = append(others, words[i])
	}
	return others, packs, all
}
