package anygame

import (
	"fmt"
	"strings"
)

// Phrases: cards, relations, places, values, conditions.

// A condition of `win` can speak of no card, one of `build` of the card that comes and of the top.
// The scene is handed down through all phrases, so that most of what is written has a meaning; what
// has none the checker takes off.

// A scene says what a phrase can speak of.
type scene int

const (
	nowhere scene = iota // neither card nor pile: win, may
	comes                // a card comes to a pile
	begins               // a card comes to an empty pile
	leaves               // a card leaves a pile
	lies                 // a card lies in a pile
	moved                // a card has been moved
)

// rank is one of the ranks of the pack.
func (a *author) rank() string { return a.ranks[a.IntN(len(a.ranks))] }

// plural is several cards of a rank.
func plural(rank string) string {
	if rank == "six" {
		return "sixes"
	}
	return rank + "s"
}

// suit is one of the suits of the pack, in the plural.
func (a *author) suit() string { return a.suits[a.IntN(len(a.suits))] }

// suitRelation says how suits stand to each other, the usual ways more often.
func (a *author) suitRelation() string {
	return a.pick("in suit", "in suit", "in any suit", "in any suit", "in alternating colours", "in colour",
		"in other suits")
}

// relation compares a card with another.
func (a *author) relation(s scene) string {
	var r string
	switch {
	case a.once(6):
		r = a.pick("same", "same", "other") + " " + a.pick("rank", "suit", "colour")
		if a.once(4) {
			r += " " + a.suitRelation()
		}
	default:
		r = a.pick("down", "down", "up", "up or down", "down or up")
		if a.once(10) {
			r += " by " + a.pick("2", "2", "1", "3", "pile number")
		}
		r += " " + a.suitRelation()
	}
	r += a.maybe(5, "wrapping") + a.maybe(12, "one way", "all one way")
	if s == comes {
		r += a.maybe(14, "after "+a.single(s), "as "+a.place(s), "after pile left", "as layer")
	}
	return r
}

// cards says which cards.
func (a *author) cards(s scene) string {
	c := a.card(s)
	for a.once(6) {
		c += " or " + a.card(s)
	}
	return c + a.maybe(14, "but "+a.sort())
}

// cardList is cards that a step can name.
func (a *author) cardList() string {
	return a.sort() + a.maybe(5, "or "+a.sort())
}

// sort is cards by themselves.
func (a *author) sort() string {
	switch a.IntN(8) {
	case 0:
		return a.suit()
	case 1:
		return a.rank() + " of " + a.suit()
	case 2:
		return a.pick("red", "black") + " " + a.pick("card", a.rank())
	case 3:
		return a.ranks[0] + " to " + a.ranks[1+a.IntN(len(a.ranks)-1)]
	}
	return a.rank()
}

// card is one alternative of cards.
func (a *author) card(s scene) string {
	n := a.IntN(16)
	if a.plain {
		n = 6 + a.IntN(10)
	}
	switch n {
	case 0:
		return a.pick(fmt.Sprintf("1 above %s", a.rank()), "2 below "+a.rank(), a.ifBased("base"),
			a.ifBased("1 above base"), a.ifBased("1 below base"))
	case 1:
		if s != nowhere {
			return a.pick("pile number", "row", "column")
		}
	case 2:
		return a.pick("playable cards", "playable on "+a.place(s), "playable card")
	case 3:
		if a.homes {
			return a.pick("home cards", "home")
		}
	case 4:
		if a.lead != "" {
			return a.lead
		}
	case 5:
		if s == comes {
			return "any " + a.pick("higher", "lower") + " " + a.suitRelation()
		}
	case 6, 7:
		if s == comes {
			return a.relation(s)
		}
		if s == begins {
			return a.relation(s) + a.pick(" after pile left", " after "+a.single(s), " as "+a.place(s))
		}
	case 8, 9:
		return "any card"
	}
	return a.sort()
}

// ifBased is a phrase where the first card fixes a base, else a rank. `base` without a first card
// that fixes it is a mistake.
func (a *author) ifBased(phrase string) string {
	if a.based {
		return phrase
	}
	if a.plain {
		return a.ranks[0]
	}
	return a.rank()
}

// known is one of some zones by their kinds, if there are such, else any zone. So a phrase names
// what is usual, the foundations, and still names something where there are none.
func (a *author) known(kinds ...string) string {
	if z := a.kind(a.pick(kinds...)); z != nil {
		return z.word()
	}
	return a.anyZone()
}

// ifHome is a phrase where some line says what lies right, else that nothing lies there.
func (a *author) ifHome(phrase string) string {
	if a.homes {
		return phrase
	}
	return map[string]string{"home": "empty", "home cards": "cards"}[phrase]
}

// single is a place of one pile.
func (a *author) single(s scene) string {
	if s != nowhere && a.once(3) {
		return a.pick("pile left", "pile right", "pile 2 left", "source")
	}
	z := a.zones[a.IntN(len(a.zones))]
	if z.piles == 1 {
		return z.word()
	}
	if a.once(8) {
		return z.word() + " " + a.index()
	}
	return fmt.Sprintf("%s %d", z.word(), a.upTo(z.piles))
}

// index is the number of a pile that only play tells.
func (a *author) index() string { return a.pick(append([]string{"pass"}, a.numbers...)...) }

// places are piles, one after another.
func (a *author) places(s scene) string {
	p := a.place(s)
	for a.once(4) {
		p += " or " + a.place(s)
	}
	return p
}

// place is one or several piles. What play chooses by what lies there, `first empty`, only steps
// may say (chosen).
func (a *author) place(s scene) string {
	if s != nowhere && a.once(7) {
		return a.pick("pile left", "pile right", "pile above", "pile below", "pile", "source", "pile 2 left",
			"pile 2 right", "layer", "top of pile", "bottom of pile")
	}
	z := a.zones[a.IntN(len(a.zones))]
	switch {
	case z.piles > 1 && a.once(6):
		n := a.upTo(z.piles)
		if n < z.piles && a.once(3) {
			return fmt.Sprintf("%s %d to %d", z.word(), n, n+1)
		}
		return fmt.Sprintf("%s %d", z.word(), n)
	case z.rows > 0 && a.once(3):
		return a.pick("row", "column") + fmt.Sprintf(" %d of %s", a.upTo(2), z.word())
	case z.piles > 1 && s != nowhere && a.once(5):
		return a.pick("other", "other", "own", "top of other", "nearest nonempty", "nearest other nonempty") + " " +
			z.word()
	case a.once(5):
		return a.pick("top of", "bottom of") + " " + z.word()
	case z.piles > 1 && a.chosen && a.once(8):
		return z.word() + " " + a.pick(a.index(), a.index()+" to 3", "1 to pass", "2 to pass")
	case z.piles > 1 && a.chosen && a.once(3):
		return a.pick("first", "last", "empty", "nonempty", "first empty", "last nonempty", "first nonempty", "each") +
			" " + z.word()
	case a.once(8):
		return z.kind
	}
	return z.word()
}

// number writes a number, from which another may be taken.
func (a *author) number() string {
	n := a.pick("1", "1", "2", "2", "3", "0", "pass", "pass minus 1", "2 minus 1", "4 minus pass")
	if len(a.numbers) > 0 && a.once(2) {
		n = a.numbers[a.IntN(len(a.numbers))]
	}
	return n
}

// cardReference is one card.
func (a *author) cardReference(s scene) string {
	switch s {
	case nowhere:
		return a.single(s)
	case begins:
		return a.pick("card", "card", "source", a.single(s))
	}
	return a.pick("card", "top", "top", "bottom", a.single(s))
}

// guard says when a line holds, once in n times. A usual file has no conditions but the one that
// spoil gives it.
func (a *author) guard(n int, s scene) string {
	if a.usual || !a.once(n) {
		return ""
	}
	switch {
	case a.once(12):
		return fmt.Sprintf(" in pass %d%s", a.upTo(2), a.maybe(4, "when "+a.cond(s)))
	case a.once(6):
		return " until " + a.cond(s)
	}
	return " when " + a.cond(s)
}

// times says how often, once in n times.
func (a *author) times(n int) string { return a.maybe(n, "once", "once", "twice", "3 times") }

// cond is a condition.
func (a *author) cond(s scene) string {
	c := a.test(s)
	for a.once(5) {
		c += a.pick(" and ", " or ") + a.test(s)
	}
	return c
}

// test is one question.
func (a *author) test(s scene) string {
	t := a.question(s)
	if a.once(10) {
		return "not " + t
	}
	return t
}

// question is one question, without `not` before it. Each kind of question of the language has its
// share, weighted by hand; one that fits no scene is passed on to those below it.
func (a *author) question(s scene) string {
	bound := a.pick("at least ", "at least ", "at most ", "")
	switch n := a.IntN(20); {
	case n < 4:
		return a.place(s) + " " +
			a.pick("empty", "empty", "empty", "is empty", "is not empty", "face up", "face down", "covered",
				a.ifHome("home"), "full")
	case n < 6:
		return a.pick("no ", "", "1 ", "2 ", "at least 2 ", "at most 1 ", "all ") +
			a.pick("cards", plural(a.rank()), a.suit(), a.sort()) + a.pick(" in ", " on ") + a.places(s)
	case n < 8:
		return a.pick("no ", "", "1 ", "at least 2 ", "at most 1 ") + "spaces in " + a.known("tableau")
	case n < 9 && a.counted && a.once(2):
		return "hands is " + a.bounded("0", "2", "5", "1 to 6")
	case n < 9 && a.once(3):
		a.totals = true
		return a.worth(s) + " is " + a.pick("at least ", "at most ", "") +
			a.pick(fmt.Sprint(1+a.upTo(8)), fmt.Sprint(3+a.upTo(12)), "7 minus "+a.worth(s), a.worth(s))
	case n < 10:
		return fmt.Sprintf("%s in %s is %s%s", a.pick("cards", "cards", "spaces"), a.place(s), bound, a.number())
	case n < 11:
		return a.place(s) + " in sequence" + a.seq()
	case n < 12:
		return a.pick("playable card in ", "no playable card in ", a.ifHome("home cards")+" in ",
			"playable on foundations in ") + a.place(s)
	case n < 13 && len(a.numbers) > 0:
		return a.numbers[a.IntN(len(a.numbers))] + " is " + a.bounded("1", "2", "0", "1 to 2")
	case n < 13:
		return "pass is " + bound + a.pick("1", "2")
	case n < 14:
		return fmt.Sprintf("in pass %d", a.upTo(2))
	case n < 15 && s != nowhere:
		return a.pick("touching", "beside", "in same row", "in same column")
	case n < 16 && s != nowhere:
		return a.pick("pile number is ", "row is ", "column is ", "cards in pile is ") +
			a.pick(a.bounded("1", "2", "1 to 2"), "1 3", "not 1 3", "2 3 5")
	case n < 17:
		return a.cardReference(s) + " is " + a.pick("", "", "not ") +
			a.pick(a.rank(), "any card", a.pick("red", "black")+" card", "same rank as "+a.single(s),
				"up in suit after "+a.single(s))
	case n < 18:
		of := a.pick("suit", "colour")
		if s == nowhere || a.once(2) {
			return of + " of " + a.cardReference(s) + a.pick(" is ", " is ", " is not ") + a.suitOrColour(of, s)
		}
		return of + a.pick(" is ", " is ", " is not ") + a.suitOrColour(of, s)
	case s == nowhere || a.once(3):
		return "rank of " + a.cardReference(s) + " is " + a.pick("", "", "not ") + a.property(s)
	}
	return "rank is " + a.pick("", "", "", "not ", "at least ") + a.property(s)
}

// worth is what a card counts, or what the cards of a place do.
func (a *author) worth(s scene) string {
	if s != nowhere && a.once(4) {
		return "worth"
	}
	return "worth of " + a.pick(a.cardReference(s), a.place(s), a.pick("top of tableau", "tableau"))
}

// bounded is a number with or without a bound, or a stretch of numbers.
func (a *author) bounded(ns ...string) string {
	n := a.pick(ns...)
	if strings.Contains(n, " to ") {
		return n
	}
	return a.pick("at least ", "at most ", "", "") + n
}

// suitOrColour is what a suit or colour may be compared with.
func (a *author) suitOrColour(of string, s scene) string {
	if of == "suit" && a.once(2) {
		return a.suit()
	}
	return of + " of " + a.cardReference(s)
}

// property is a rank that another may be compared with. Mostly it is a rank, or the rank of a card
// that the scene has.
func (a *author) property(s scene) string {
	switch a.IntN(5) {
	case 0:
		return fmt.Sprintf("%d %s %s", a.upTo(2), a.pick("above", "below"),
			a.pick("rank of "+a.cardReference(s), a.rank(), a.ifBased("base")))
	case 1:
		return "rank of " + a.cardReference(s)
	case 2:
		if s != nowhere {
			return a.pick(a.ifBased("base"), "pile number", "row", "column")
		}
	}
	return a.rank()
}

// seq says what makes cards a sequence.
func (a *author) seq() string {
	if !a.once(3) {
		return ""
	}
	q := a.maybe(4, fmt.Sprintf("of %d", 2+a.IntN(2)))
	if a.once(6) {
		q += " " + a.ranks[0] + " to " + a.ranks[len(a.ranks)-1] + a.maybe(6, "by 2")
	}
	switch a.IntN(3) {
	case 0:
		q += " " + a.relation(leaves)
	case 1:
		q += " " + a.suitRelation() + a.maybe(6, "wrapping")
	}
	return q
}
