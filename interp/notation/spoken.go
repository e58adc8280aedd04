package notation

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"pat/dsl/cards"
	"pat/interp"
)

// This file puts cards and piles that are written in words into the signs of notation: seven of
// hearts is 7h, and tableau 13 is t13.

// inSigns is a text with its words for cards and piles put into signs; what holds none stays as it
// is.
func (l *Labels) inSigns(text string) string {
	if len(text) > longest {
		return text
	}
	ws := strings.Fields(text)
	var out []string
	changed := false
	for i := 0; i < len(ws); {
		sign, n := l.sign(ws[i:])
		out, i, changed = append(out, sign), i+n, changed || n > 1
	}
	if !changed {
		return text
	}
	return strings.Join(out, " ")
}

// sign is what some words begin with, a card, a pile or a word, and of how many words it is.
func (l *Labels) sign(ws []string) (sign string, n int) {
	if _, label := l.named[ws[0]]; label && ws[0][0] >= 'a' && unicode.IsDigit(rune(ws[0][len(ws[0])-1])) {
		return ws[0], 1 // as most moves are written: a letter and a number is neither rank nor zone
	}
	if card, n := l.spokenCard(ws); n > 0 {
		return card, n
	}
	if len(ws) < 2 || l.spokenZone(bare(ws[0])) < 2 {
		return ws[0], 1
	}
	digits := inDigits(bare(ws[1]))
	if _, n := l.spokenCard(ws[1:]); n > 0 || digits == "" {
		return ws[0], 1
	}
	label := bare(ws[0]) + digits
	if piles, none := l.find(label); none == nil && len(piles) == 1 {
		label = l.Pile(piles[0])
	}
	return label, 2
}

// Speaks reports whether a word belongs to moves that are written in words: it is a rank, a suit, a
// zone, or stands between them.
func (l *Labels) Speaks(word string) bool {
	word = bare(word)
	_, rank := cards.RankNamed(word)
	_, suit := spokenSuit(word)
	return rank || suit || l.spokenZone(word) > 0 || slices.Contains(between, word)
}

// spokenCard is the card that some words begin with, and how many words it is: queen of hearts, 7
// of clubs, king spades. It is none for 0. Without `of`, the name of a suit that is also that of a
// pile is the pile.
func (l *Labels) spokenCard(ws []string) (card string, n int) {
	if len(ws) < 2 {
		return "", 0
	}
	rank, named := cards.RankNamed(strings.ToLower(ws[0]))
	if !named {
		if rank, named = cards.RankSigned(strings.ToUpper(ws[0])); !named {
			return "", 0
		}
	}
	n = 1
	if strings.EqualFold(ws[n], "of") {
		n++
	}
	if n == len(ws) {
		return "", 0
	}
	suit, ok := spokenSuit(bare(ws[n]))
	if !ok || n == 1 && l.isPile(bare(ws[n])) {
		return "", 0
	}
	return strings.ToLower(rank.Short() + suit.Short()), n + 1
}

// spokenSuit is the suit of a name in the plural or the singular.
func spokenSuit(word string) (cards.Suit, bool) {
	return cards.SuitNamed(strings.TrimSuffix(word, "s") + "s")
}

// spokenZone is the number of piles of the zones of which a word is the whole name or the kind, in
// the plural or the singular, and not the label.
func (l *Labels) spokenZone(word string) (piles int) {
	for i, label := range l.zones {
		z := l.game.Zone(i)
		if !z.Hidden && word != label && (called(word, z.Name) || called(word, z.Kind.String())) {
			piles += z.Count
		}
	}
	return piles
}

// numerals are the numbers of piles in words, from one.
var numerals = strings.Fields("one two three four five six seven eight nine ten eleven twelve thirteen fourteen " +
	"fifteen sixteen seventeen eighteen nineteen twenty")

// inDigits is a number that is written in digits or in a word, in digits; empty for none.
func inDigits(word string) string {
	if _, ok := number(word); ok {
		return word
	}
	if i := slices.Index(numerals, word); i >= 0 {
		return strconv.Itoa(i + 1)
	}
	return ""
}

// BeginsWithCard reports whether words begin with a card, or with a rank that goes on another: q of
// spades, q on k.
func (l *Labels) BeginsWithCard(ws []string) bool {
	if _, n := l.spokenCard(ws); n > 0 {
		return true
	}
	_, rank := cards.RankSigned(strings.ToUpper(ws[0]))
	return rank && len(ws) > 1 && onto(strings.ToLower(ws[1]))
}

// onto reports whether a word stands between a card and the one on which it goes.
func onto(word string) bool { return word == "on" || word == "onto" }

// byRanks reads a move in which a rank stands for whatever cards of it may be meant: seven on
// eight, red 7 on black 8, ace to foundations. A rank in words has no other reading; a sign may be
// the number of a pile, and is a rank only on another card, where it means no legal move otherwise,
// and where what it stands in cannot be read: k d.
// err is what the text means without.
func (l *Labels) byRanks(s *interp.State, text string, err error) (interp.Move, error) {
	var which *Ambiguous
	ws := strings.Fields(strings.ToLower(text))
	typed := strings.Join(ws, " ")
	i := slices.IndexFunc(ws, func(w string) bool { return onto(w) || w == "to" })
	if errors.As(err, &which) {
		return 0, err
	}
	var signs, alsoSigns bool
	switch {
	case i >= 0:
		signs, alsoSigns = ws[i] != "to", ws[i] != "to"
	case len(ws) == 2 && isUnclear(err): // queen t3, k d
		signs, alsoSigns = !l.isPile(ws[0]), !l.isPile(ws[1])
		ws, i = []string{ws[0], "to", ws[1]}, 1
	default:
		return 0, err
	}
	froms, ranked, inWords := l.ofRank(ws[:i], signs)
	tos, also, alsoInWords := l.ofRank(ws[i+1:], alsoSigns)
	if !ranked && !also {
		return 0, err
	}
	var ms []interp.Move
	for _, from := range froms {
		for _, to := range tos {
			switch m, no := l.Parse(s, from+" "+to); {
			case no == nil:
				ms = append(ms, m)
			case errors.As(no, &which):
				ms = append(ms, which.Moves...)
			}
		}
	}
	var piles *Refused
	if errors.As(err, &piles) && len(ms) == 0 && !inWords && !alsoInWords {
		return 0, err // of piles that are numbered so
	}
	return l.one(s, typed, ms, func() interp.Refusal {
		return interp.Refusal{Text: "no such cards go there now", Cause: interp.Unlike, Fails: 1}
	})
}

// ofRank lists the cards that are meant by a rank, perhaps with a colour before it; signs are read,
// too, if so it is said. What is no rank stays as it is.
func (l *Labels) ofRank(ws []string, signs bool) (all []string, ranked, inWords bool) {
	text := strings.Join(ws, " ")
	ws = slices.DeleteFunc(slices.Clone(ws), func(w string) bool {
		return slices.Contains(between, w) || w == "a" && len(ws) > 1 || w == "an"
	})
	red, black := len(ws) == 2 && ws[0] == "red", len(ws) == 2 && ws[0] == "black"
	if red || black {
		ws = ws[1:]
	}
	if len(ws) != 1 {
		return []string{text}, false, false
	}
	rank, inWords := cards.RankNamed(bare(ws[0]))
	if ranked = inWords; !ranked && signs {
		rank, ranked = cards.RankSigned(strings.ToUpper(bare(ws[0])))
	}
	if !ranked {
		return []string{text}, false, false
	}
	for _, k := range l.game.Pack() {
		name := strings.ToLower(k.String())
		if k.Rank() == rank && (!red && !black || k.Suit().Red() == red) && !slices.Contains(all, name) {
			all = append(all, name)
		}
	}
	return all, true, inWords
}

// bare is a word without what sentences set behind it.
func bare(word string) string { return strings.TrimRight(strings.ToLower(word), ",.;:!?") }
