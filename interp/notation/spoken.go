package notation

import (
	"slices"
	"strings"

	"pat/dsl/cards"
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
	if card, n := l.spokenCard(ws); n > 0 {
		return card, n
	}
	if len(ws) < 2 || l.spokenZone(bare(ws[0])) < 2 {
		return ws[0], 1
	}
	_, numbered := number(bare(ws[1]))
	if _, n := l.spokenCard(ws[1:]); n > 0 || !numbered {
		return ws[0], 1
	}
	label := bare(ws[0]) + bare(ws[1])
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

// bare is a word without what sentences set behind it.
func bare(word string) string { return strings.TrimRight(strings.ToLower(word), ",.;:!?") }
