package catalogue

import (
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
)

// This file answers which games a player may mean by what he types to find one.

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
// 104 cards asks for games of so many, no stock or without redeals for games that have none. near
// is the name that was perhaps meant, where none fits.
func Find(games []Listing, typed string) (fits []int, near string) {
	words, packs, all := bySize(strings.Fields(typed))
	words, unwanted := lacking(words)
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
		if slices.ContainsFunc(unwanted, games[i].plays) {
			continue
		}
		if fit := games[i].fit(words, whole); fit < fitsNot {
			by[fit] = append(by[fit], i)
		}
	}
	for _, is := range by[:rulesHave] {
		fits = append(fits, is...)
	}
	byMechanics := len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return !isMechanic(w) })
	if len(fits) == 0 || byMechanics {
		fits = append(fits, by[rulesHave]...)
	}
	if len(fits) == 0 && packs == 0 && all == 0 && unwanted == nil {
		near = meant(typed, func(yield func(name, what string) bool) {
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
		if text += " " + Fold(more); namesHave+i == rulesHave && slices.ContainsFunc(words, isMechanic) {
			text = Fold(x.Words)
		}
		has := func(w string) bool {
			if namesHave+i == rulesHave && isMechanic(w) {
				return x.plays(w)
			}
			return strings.Contains(text, w)
		}
		if !slices.ContainsFunc(words, func(w string) bool { return !has(w) }) {
			return namesHave + i
		}
	}
	return fitsNot
}

// packWords stand behind such a number.
var packWords = []string{"pack", "packs", "deck", "decks"}

// saidAs is how rule files say what people look for by another word: in one of these ways.
var saidAs = map[string][]string{
	"grid": {"rows of"}, "rectangle": {"rows of"},
	// A gap is filled by what fits the card beside it.
	"gap": {"after pile left", "after pile right"}, "gaps": {"after pile left", "after pile right"},
	"redeal": {"redeal"}, "redeals": {"redeal"},
	"pair": {"takes pair"}, "pairs": {"takes pair"}, "pairing": {"takes pair"}, "matching": {"takes pair"},
	"adding": {"totalling"}, "sum": {"totalling"},
}

// leastSum is from where on a number alone asks for what cards add up to: eight is less than that,
// and may be of anything.
const leastSum = 9

// mechanic is what a word asks for that is of how games are played: a kind of zone, or what the
// rule files say, in one of these ways, by what cards add up to or by a word that people have for
// it. It is neither for any other word.
func mechanic(word string) (zone dsl.Kind, says []string) {
	one := strings.TrimSuffix(word, "s")
	for _, w := range []string{word, one, one + "s"} {
		if k := dsl.KindNamed(w); k != dsl.NoKind {
			return k, nil
		}
	}
	if n := slices.Index(dsl.NumberWords, one); n >= leastSum {
		return dsl.NoKind, []string{"totalling " + strconv.Itoa(n)}
	}
	return dsl.NoKind, saidAs[word]
}

func isMechanic(word string) bool {
	zone, says := mechanic(word)
	return zone != dsl.NoKind || says != nil
}

// plays reports whether a game has what a word asks for that is of how games are played.
func (x *Listing) plays(word string) bool {
	zone, says := mechanic(word)
	if zone != dsl.NoKind {
		return slices.Contains(x.Zones, zone)
	}
	return slices.ContainsFunc(says, func(text string) bool { return strings.Contains(x.Words, text) })
}

// lacking takes out of words what games are not to have: no stock, without redeals.
func lacking(words []string) (others, unwanted []string) {
	for i := 0; i < len(words); i++ {
		w := strings.ToLower(words[i])
		if i+1 < len(words) && (w == "no" || w == without) && isMechanic(Fold(words[i+1])) {
			i++
			unwanted = append(unwanted, Fold(words[i]))
			continue
		}
		others = append(others, words[i])
	}
	return others, unwanted
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
