package mend

import (
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
)

// This file finds the features of a sentence: which of its words name a direction, a suit, a place,
// a number. See gist.go.

// sense are the words by which books name the features, by feature. A * stands for any ending; two
// words stand one behind the other.
var sense = map[string]string{
	"up":       "up|upward*|ascend*|upwards",
	"down":     "down|downward*|descend*",
	"anySuit":  "regardless|irrespective|any suit|without regard|whatever suit|mixed suit*",
	"alternat": "alternat*|opposite colo*|contrasting colo*|red on|black on|different colo*|opposite color*",
	"other":    "different suit*|another suit|other suit*|differing suit*|unlike suit*",
	"colour":   "same colo*|in colo*|by colo*|one colo*",
	"suit":     "in suit*|same suit*|by suit*|follow* suit*|suit sequence*|one suit|like suit*|matching suit*",
	"corner":   "corner|wrap*|continuous*|circular*|cyclic*|round",
	"space":    "space*|vacan*|gap*|hole*",
	"empty":    "empty|emptied|vacated|cleared|void",
	"pile":     "pile|piles|column*|place|places|depot*|fan|fans|stack*|tableau|cascade*|row|heap*",
	"build":    "build*|built|pack*|marr*|sequence*|order|placed|place|put|lay|laid|add*|play*",
	"move":     "move*|moving|shift*|transfer*|taken",
	"group":    "sequence*|group*|run|runs|packet*|builds|ordered|series|set|sets",
	"single":   "one|single|singly|individual*|top|1|exposed|last|uppermost",
	"whole":    "whole|entire|complete|all",
	"noOrder":  "regardless|irrespective|whether|unordered|out of|on it|above it|covering it|on top of it|upon it",
	"only":     "only|solely|nowhere but",
	"found":    "foundation*",
	"hold":     "hold*|contain*|accommodat*|capacity|store*|accept*",
	"begin":    "as soon|start*|begin*|began|base|bases|released|release|appear*|become*|initial|commence*|founded",
	"self":     "automatic*|immediately|at once|instantly|straight away",
	"not":      "not|never|cannot|no|without|nothing|can't|mustn't|neither",
	"fill":     "fill*|refill*|occup*|replac*|placed|put|moved|played|go|goes|taken",
	"redeal":   "redeal*|re-deal*|redealt|re-dealt|recycl*|reus*|passes|pass|go* through|again",
	"over":     "turned over|turn over|turning over|picked up|taken up|turned back",
	"through":  "gone through|go through|going through|passes|pass|times through|run through",
	"turn":     "turn*|deal*|dealt|draw*|drawn|flip*|taken",
	"endless":  "unlimited*|endless*|indefinite*|any number|as often|as many times|infinite*|without limit",
	"each":     "each|every|across|all",
	"rest":     "rest|remain*|left over|leftover|undealt|others",
	"packs":    "pack|packs|deck|decks",
	"faceDown": "face down|face-down|facedown|hidden|closed",
	"faceUp":   "face up|face-up|faceup",
	"gone":     "empty|exhausted|gone|depleted|used|out|finished",
	"hand":     "stock|talon|pack|deck|hand",
	"heap":     "waste|wastepile|discard*|rubbish|heap|waste-heap",
	"heel":     "reserve*|heel|demon",
	"won":      "win|wins|won|winning|object|aim|goal",
	"back":     "back|return*|removed|taken from|withdrawn",
	"play":     "available|in play|playable|for play",
	"hedge":    "except*|unless|but|if|when|once|until|while|provided|otherwise|then|after|before|may not",
}

// Words may have several senses (`pack` is to build, and the deck): which counts is decided by the
// order in which gist.go asks.

// at is the first word that has a sense, or -1.
func (g *gist) at(name string) int {
	for i := range g.words {
		if g.is(i, name) {
			return i
		}
	}
	return -1
}

// says reports whether a word stands in the sentence.
func (g *gist) says(word string) bool { return slices.Contains(g.words, word) }

// has is at, of words that are understood where they stand.
func (g *gist) has(name string) bool {
	i := g.at(name)
	for k := i; k >= 0 && k < i+g.fits(i, name); k++ {
		g.spent[k] = true
	}
	return i >= 0
}

// is reports whether the word at a place has a sense, alone or with the next.
func (g *gist) is(i int, name string) bool { return g.fits(i, name) > 0 }

// fits is how many words from a place on have a sense together, or 0.
func (g *gist) fits(i int, name string) int {
	for alt := range strings.SplitSeq(sense[name], "|") {
		parts, fits := strings.Fields(alt), true
		for k, part := range parts {
			stem, any := strings.CutSuffix(part, "*")
			fits = fits && i+k < len(g.words) &&
				(g.words[i+k] == stem || any && strings.HasPrefix(g.words[i+k], stem))
		}
		if fits {
			return len(parts)
		}
	}
	return 0
}

// ranks are the ranks that a sentence names, in its order; words that count cards are none.
func (g *gist) ranks() (out []string) {
	for _, w := range g.words {
		for _, r := range []string{"ace", "jack", "queen", "king"} {
			if (w == r || w == r+"s") && !slices.Contains(out, r) {
				out = append(out, r)
			}
		}
	}
	return out
}

// counting is what a word counts: four, fours, single.
func counting(w string) (n int, ok bool) {
	switch w = strings.TrimSuffix(w, "s"); w {
	case "single", "singly":
		return 1, true
	case "sixe":
		w = "six"
	}
	n = slices.Index(dsl.NumberWords, w)
	return n, n > 0
}

// number is the number of cards that a sentence names, or else its first number, in digits or in
// words.
func (g *gist) number() (first int, counted bool) {
	for i, w := range g.words {
		n, ok := counting(w)
		if d, err := strconv.Atoi(w); err == nil {
			n, ok = d, true
		}
		switch {
		case !ok:
		case i+1 < len(g.words) && strings.HasPrefix(g.words[i+1], "card") && !g.says("rows"):
			return n, true
		case !counted:
			first, counted = n, true
		}
	}
	return first, counted
}

// times is how often something may be done, where a sentence says so.
func (g *gist) times() (int, bool) {
	if g.has("endless") {
		return 0, false
	}
	for i, w := range g.words {
		n := slices.Index(dsl.OftenWords, w)
		if n < 1 || n == 1 && i > 0 && g.words[i-1] == "at" {
			continue
		}
		g.spent[i] = true
		return n, true
	}
	return 0, false
}
