package rules

import (
	"bytes"
	"iter"
	"maps"
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
	Words string     // of its rule file and of what it has of its ancestors, without comments
	Zones []dsl.Kind // that its rules have
	Packs int        // of cards, of four suits each; 0 where an option decides it
	Cards int        // all of them; 0 where an option decides it
	Notes string     // what else stands beside it, such as how hard it is
	First int        // its place, from 1, among the games to begin with; 0 for others
}

// Listing is what a list tells of a file, found without reading its rules.
func (l *Library) Listing(id string, f *File) Listing {
	x := Listing{ID: id, Heading: l.Heading(f), Words: l.ruleWords(f), Zones: l.zones(f)}
	x.Packs, x.Cards = l.size(f)
	return x
}

// ruleWords is a file, without comments, with what it is a variant of but for what that one takes
// away.
func (l *Library) ruleWords(f *File) string {
	var b strings.Builder
	var taken []string // what begins so is not had of ancestors
	for f := range l.lineage(f) {
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
func (l *Library) zones(f *File) (kinds []dsl.Kind) {
	has := map[string]dsl.Kind{} // by the words that name the zone
	for line := range l.heads(f) {
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
