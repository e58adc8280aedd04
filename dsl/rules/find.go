package rules

import (
	"bytes"
	"iter"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
)

// This file answers which games a player may mean by what he types to find one.

// A Listing is a game as it stands in a list: by what it is found.
type Listing struct {
	ID string
	Heading
	Words string // of its rule file and of what that is a variant of, without comments
	Packs int    // of cards; 0 where an option decides it
	Notes string // what else stands beside it, such as how hard it is
	First int    // its place, from 1, among the games to begin with; 0 for others
}

// Listing is what a list tells of a file, found without reading its rules.
func (l *Library) Listing(id string, f *File) Listing {
	return Listing{ID: id, Heading: l.Heading(f), Words: l.ruleWords(f), Packs: l.packs(f)}
}

func (l *Library) ruleWords(f *File) string {
	var b strings.Builder
	for range 2 {
		for line := range bytes.Lines(f.Text) {
			line, _, _ = bytes.Cut(line, []byte("#"))
			b.Write(line)
			b.WriteByte(' ')
		}
		parent := HeadingOf(f.Text).Parent
		next, err := l.Open(parent, f)
		if parent == "" || err != nil {
			break
		}
		f = next
	}
	return b.String()
}

// packs is how many packs of cards a file is played with: what it says, or else what it is a
// variant of.
func (l *Library) packs(f *File) int {
	for range maxDepth {
		for line := range bytes.Lines(f.Text) {
			line, _, _ = bytes.Cut(line, []byte("#"))
			if ws := strings.Fields(string(line)); len(ws) > 1 && ws[0] == "decks" {
				n, _ := strconv.Atoi(ws[1])
				return n
			}
		}
		parent := HeadingOf(f.Text).Parent
		if parent == "" {
			return 1
		}
		next, err := l.Open(parent, f)
		if err != nil {
			break
		}
		f = next
	}
	return 0
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
// words, or has them together with its family and what stands beside it; where there is none, those
// of which the rules have them. Two packs, or 2 decks, asks for games of so many. near is the name
// that was perhaps meant, where none fits.
func Find(games []Listing, typed string) (fits []int, near string) {
	words, packs := byPacks(strings.Fields(typed))
	whole := Fold(strings.Join(words, ""))
	for i := range words {
		words[i] = Fold(words[i])
	}
	words = slices.DeleteFunc(words, func(w string) bool { return w == "" })
	var by [fitsNot][]int
	for i := range games {
		if packs > 0 && games[i].Packs != packs {
			continue
		}
		if fit := games[i].fit(words, whole); fit < fitsNot {
			by[fit] = append(by[fit], i)
		}
	}
	for _, is := range by[:rulesHave] {
		fits = append(fits, is...)
	}
	if len(fits) == 0 {
		fits = by[rulesHave]
	}
	if len(fits) == 0 && packs == 0 {
		near = Nearest(whole, func(yield func(name, what string) bool) {
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
		if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, w) }) {
			return namesHave + i
		}
	}
	return fitsNot
}

// Nearest is what the name stands for that a misspelt one comes nearest to, of names with what they
// stand for; of equal names the first.
func Nearest(typed string, names iter.Seq2[string, string]) string {
	var known []string
	stands := map[string]string{}
	for name, what := range names {
		if f := Fold(name); stands[f] == "" {
			stands[f] = what
			known = append(known, f)
		}
	}
	return stands[dsl.Near(Fold(typed), known)]
}

// numbers are what stands before packs, from one.
var numbers = []string{"one", "two", "three", "four", "five", "six", "seven", "eight"}

// packWords stand behind such a number.
var packWords = []string{"pack", "packs", "deck", "decks"}

// byPacks takes the number of packs out of words that narrow the list: two packs, 2 decks, double
// deck; 0 where they say none.
func byPacks(words []string) (others []string, packs int) {
	for i := 0; i < len(words); i++ {
		if i+1 < len(words) && slices.Contains(packWords, strings.ToLower(words[i+1])) {
			w := strings.NewReplacer("single", "one", "double", "two").Replace(strings.ToLower(words[i]))
			n, _ := strconv.Atoi(w)
			if n = max(n, slices.Index(numbers, w)+1); n > 0 {
				packs = n
				i++
				continue
			}
		}
		others = append(others, words[i])
	}
	return others, packs
}
