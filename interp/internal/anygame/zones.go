package anygame

import (
	"fmt"
	"slices"
	"strings"
)

// The lines of zones, and steps.

// What a zone needs comes first and always, what is odd behind it and seldom. The numbers in once
// and maybe are how seldom: once(6) is one file in six, or in 24 of the plain ones.

// zone writes the block of a zone.
func (a *author) zone(z *zone) {
	head := z.kind
	if z.name != "" {
		head += " " + z.name
	}
	single := z.kind == "stock" || z.kind == "discard" // has one pile, always
	switch {
	case z.rows > 0:
		head += fmt.Sprintf(" %d rows of %d", z.rows, z.columns)
	case single:
	case z.picture == nil && (z.piles > 1 || a.once(3)):
		head += fmt.Sprintf(" %d", z.piles)
	}
	a.line("%s", head)
	switch z.kind {
	case "foundations":
		a.foundations(z)
	case "tableau":
		a.tableau(z)
	case "reserve", "cells", "waste":
		if a.once(6) {
			a.arrivals(z)
		}
	case "stock":
		a.stock()
	case "discard":
		a.discard()
	}
	a.restrictions(z)
}

// tail is the end of a line by which cards come.
func (a *author) tail(once int, s scene) string {
	return a.from(6) + a.maybe(once, "at once") + a.times(16) + a.guard(8, s)
}

// from is where cards come from, once in n times. A line of a zone is read before play, so it
// cannot choose piles by what lies there.
func (a *author) from(n int) string {
	a.chosen = false
	return a.maybe(n, "from "+a.places(comes), "from "+a.known("tableau"), "from other "+a.known("tableau"),
		"from "+a.known("waste", "stock", "reserve"))
}

// foundations writes how they begin and go on: by base and build as a rule, or by whole sequences,
// by a list, by `takes`.
func (a *author) foundations(z *zone) {
	switch n := a.IntN(12); {
	case a.plain && n < 10:
		a.in("base %s%s", a.pick(a.ranks[0], a.ranks[0], a.ranks[0], a.ifBased("rank of first card")),
			a.maybe(8, "at once"))
		a.in("build up in %s%s%s", a.pick("suit", "suit", "suit", "suit", "colour", "any suit"),
			a.maybe(5, "wrapping"), a.maybe(8, "at once"))
	case n == 0:
		a.in("takes sequence%s%s", a.pick(" "+a.ranks[len(a.ranks)-1]+" to "+a.ranks[0]+" in suit", a.seq(), " of 2"),
			a.tail(4, comes))
	case n == 1:
		a.in("build in order %s %s%s%s", a.order(), a.suitRelation(), a.maybe(6, "wrapping"), a.tail(6, comes))
		if a.once(4) {
			a.in("base rank of first card")
		}
	case n == 2:
		a.in("takes %s%s", a.cards(begins), a.tail(5, comes))
	default:
		a.base(z)
		a.in("build up %s%s%s", a.pick("in suit", "in suit", "in suit", "in any suit", a.suitRelation()),
			a.maybe(4, "wrapping"), a.tail(6, comes))
		if a.once(8) {
			a.in("build %s%s", a.pick(a.cards(comes), a.relation(comes), "up by 2 in suit"), a.tail(8, comes))
		}
	}
	if a.once(2) {
		a.in("worry back%s%s", a.maybe(3, "to "+a.places(leaves), "to "+a.known("tableau", "cells")),
			a.guard(6, leaves))
	}
	if z.piles == len(a.suits) && a.once(10) {
		a.in("suits %s", strings.Join(a.suits, " "))
	}
}

// base writes what starts a foundation. It is the lowest rank mostly, as building up is what most
// lines below it say.
func (a *author) base(z *zone) {
	b := a.ranks[0]
	switch n := a.IntN(8); {
	case a.based:
		b = "rank of first card"
	case n == 1:
		b = "any card"
	case n == 2:
		b += " or " + a.rank()
	case n == 3:
		b = a.cards(begins)
	case n == 4:
		for range z.piles - 1 {
			b += " " + a.rank()
		}
	}
	a.in("base %s%s", b, a.tail(5, begins))
	if a.once(16) {
		a.in("base %s%s", a.cards(begins), a.tail(6, begins))
	}
}

// order is a list of ranks.
func (a *author) order() string {
	first, last := a.ranks[0], a.ranks[len(a.ranks)-1]
	return a.pick(first+" to "+last, last+" to "+first, strings.Join(a.ranks, " "),
		first+" to "+last+" "+last+" to "+first, a.rank()+" "+a.rank()+" "+a.rank())
}

// tableau writes what is built, moved and put in spaces there, the zone that play is about.
func (a *author) tableau(z *zone) {
	for _, row := range z.picture {
		a.in("row%s %s", a.maybe(12, "1 times"), row)
	}
	if z.picture != nil && !a.once(4) {
		a.in("covered by next row")
	}
	switch {
	case a.once(12):
		a.in("build none")
	case a.once(5):
		a.in("build %s%s", a.cards(comes), a.tail(12, comes))
	default:
		a.in("build %s%s", a.relation(comes), a.tail(12, comes))
	}
	for a.once(6) {
		a.in("build %s%s", a.cards(comes), a.tail(10, comes))
	}
	a.move(2)
	a.spaces()
	if a.once(12) {
		a.in("takes %s%s", a.pick(a.cards(begins), a.set()),
			a.from(4)+a.maybe(3, "at bottom", "at once")+a.times(12)+a.guard(8, comes))
	}
	if a.once(12) {
		a.in("swap %s%s%s%s%s", a.pick("any card", a.sort()), a.maybe(4, "with "+a.sort()),
			a.maybe(4, "from "+a.places(leaves)), a.times(2), a.guard(4, leaves))
	}
	if a.once(14) || z.rows > 0 && a.once(3) {
		a.in("home %s%s", a.pick(a.sort(), "column", "row", "pile number", "up in suit after pile left",
			"same rank as pile left"), a.pick("", " when column is 1", " when pile left home", " when not pile left "+
			"empty", a.guard(2, lies)))
		a.homes = true
	}
	if a.once(12) {
		a.in("exposed card stays down%s", a.guard(2, nowhere))
	}
	if z.rows > 0 && !a.once(3) || a.once(16) {
		a.hands(z)
	}
}

// hands writes which cards score together, and what.
func (a *author) hands(z *zone) {
	each := "pile"
	if z.rows > 0 {
		each = a.pick("row", "column", "row and column", "row and column", "pile")
	}
	if each == "pile" {
		a.in("at most %d cards", 1+a.upTo(4))
	}
	a.in("hands each %s%s", each, a.maybe(4, "with "+a.known("waste", "reserve")))
	for range 1 + a.upTo(3) {
		a.in("score %d for%s%s%s", a.upTo(5), a.pick(" "+a.inHand(), " each "+a.inHand(),
			" each card of 2 to 3 cards "+a.relation(leaves), " "+a.inHand()+" and "+a.inHand()),
			a.maybe(8, "from "+a.known("tableau", "waste")), a.guard(8, leaves))
	}
	a.counted = true
}

// inHand is cards of a hand that score together.
func (a *author) inHand() string {
	switch a.IntN(4) {
	case 0:
		a.totals = true
		return fmt.Sprintf("%s totalling %d", a.pick("pair", "cards", "2 to 3 cards"), 2+a.IntN(2*len(a.ranks)))
	case 1:
		return fmt.Sprintf("set %s %s%s", a.rank(), a.sort(), a.pick("", " in suit", " in other suits"))
	case 2:
		return a.pick(a.rank(), a.sort(), a.suit())
	}
	return a.pick("pair", "2 cards", "3 cards") + " " + a.pick("same rank", "same suit", a.relation(leaves))
}

// move writes what moves as a unit, once in n times nothing.
func (a *author) move(n int) {
	if a.once(n) {
		return
	}
	m := a.pick("sequence", "sequence", "sequence", "pile", "any cards", "1 card", "any 1 card", "sequence"+a.seq())
	if strings.HasPrefix(m, "sequence") {
		m += a.maybe(8, "by free spaces", "by free cells and spaces", "by free cells")
	}
	a.in("move %s%s%s%s", m, a.maybe(8, "to "+a.places(leaves)), a.times(12), a.guard(8, leaves))
	if a.once(8) {
		a.move(2)
	}
}

// spaces writes what comes to empty piles.
func (a *author) spaces() {
	switch n := a.IntN(12); {
	case n < 4 || a.plain && n > 8:
		a.in("spaces take any card%s", a.tail(10, begins))
	case n < 6:
		a.in("spaces stay empty")
		return
	case n < 7:
		a.in("spaces take any card%s at once",
			a.pick("", a.from(1), a.from(1), " from own "+a.known("reserve", "tableau")))
	case n < 8:
		a.in("spaces take %s%s", a.pick("pile", "1 card", "2 cards"), a.tail(10, comes))
	default:
		a.in("spaces take %s%s", a.cards(begins), a.tail(10, begins))
	}
	if a.once(8) {
		a.spaces()
	}
	if a.once(24) {
		a.in("spaces close up")
	}
}

// arrivals lets cards come to piles that take none by themselves.
func (a *author) arrivals(z *zone) {
	switch a.IntN(4) {
	case 0:
		a.in("takes %s%s", a.cards(begins), a.tail(6, comes))
	case 1:
		a.in("build %s%s", a.relation(comes), a.tail(6, comes))
	case 2:
		a.in("spaces take %s%s", a.cards(begins), a.tail(6, begins))
	default:
		a.in("build %s%s", a.relation(comes), a.tail(6, comes))
		a.spaces()
	}
	if z.kind != "cells" {
		a.move(3)
	}
}

// restrictions say what may not be. They stand last in a block and are never needed: the game has
// less moves for them, no others.
func (a *author) restrictions(z *zone) {
	if z.kind == "stock" {
		return
	}
	if z.kind == "tableau" && a.room != "" {
		a.in("at most %s cards", a.room)
		a.room = ""
	} else if z.kind != "cells" && a.once(12) {
		a.in("at most %s cards", a.pick(append([]string{"2", "3", "4"}, a.numbers...)...))
	}
	if a.once(12) {
		a.in("takes only%s%s", a.pick("", a.from(1), a.from(1)), a.guard(3, comes))
	}
	if z.kind != "discard" && z.kind != "foundations" && a.once(12) {
		a.in("plays only%s%s", a.pick("", " to "+a.places(leaves), " to "+a.known("foundations", "tableau")),
			a.guard(3, leaves))
	}
	if z.kind != "foundations" && z.piles == len(a.suits) && z.rows == 0 && a.once(20) {
		a.in("suits %s", strings.Join(a.suits, " "))
	}
}

// set is several cards that leave together.
func (a *author) set() string {
	n := 2 + a.IntN(2*len(a.ranks))
	switch a.IntN(9) {
	case 0, 1:
		return "pair same " + a.pick("rank", "rank", "suit", "colour") + a.maybe(4, a.suitRelation())
	case 2, 3:
		a.totals = true
		return fmt.Sprintf("pair totalling %d%s", n, a.maybe(5, fmt.Sprintf("or %d", n+1)))
	case 4:
		return "pair " + a.relation(leaves)
	case 5:
		return fmt.Sprintf("set %s %s%s", a.rank(), a.sort(), a.maybe(3, a.rank()))
	case 6:
		a.totals = true
		return fmt.Sprintf("%s cards totalling %d", a.pick("2 to 3", "3", "2 to 4"), n+1)
	case 7:
		return a.pick("sequence of 2", "sequence"+a.seq(), "2 cards same rank", "3 cards same suit",
			"2 cards up in suit")
	}
	a.totals = true
	return fmt.Sprintf("cards totalling %d", n)
}

// discard writes what leaves the game: pairs and sets, or single cards.
func (a *author) discard() {
	for range a.upTo(2) {
		what := a.set()
		if a.once(3) {
			what = a.cards(begins)
		}
		a.in("takes %s%s", what, a.from(2)+a.maybe(10, "at once")+a.times(14)+a.guard(6, comes))
	}
}

// stock writes how it is turned and dealt again.
func (a *author) stock() {
	if a.once(8) {
		a.in("top card face up")
	}
	w := a.kind("waste")
	to := a.pick("each "+a.known("tableau"), "each "+a.known("tableau"), a.known("foundations"), a.single(nowhere),
		"each empty "+a.known("tableau"))
	switch {
	case w != nil && w.piles > 1:
		to = "each " + w.word()
	case w != nil && !a.once(6):
		to = w.word()
	}
	turns := 1
	if a.once(5) {
		turns = 2
	}
	for range turns {
		n := a.pick("1", "1", "2", "2", "3", "3 minus pass")
		if len(a.numbers) > 0 && a.once(2) {
			n = a.numbers[0]
		}
		a.in("turn %s%s to %s%s%s%s", n, a.maybe(10, "at a time"), to,
			a.maybe(8, "face down", "face up", "top face up",
				"but "+a.sort()+" to "+a.known("foundations")), a.times(6), a.guard(6, nowhere))
	}
	if !a.once(3) && a.kind("waste") != nil && !slices.Contains(a.actions, "redeal") {
		a.in("redeals %s%s%s", a.pick("1", "2", "1", "unlimited", "unlimited"), a.maybe(10, "shuffled"),
			a.guard(8, nowhere))
	}
}

// step writes a step of a block.
func (a *author) step(block string) {
	s := moved
	if block == "may" || block == "deal" {
		s = nowhere
	}
	n := a.IntN(12)
	if block == "sink" {
		a.in("%s to bottom of %s", a.pick(plural(a.rank()), "all "+plural(a.rank()), a.rank()), a.known("tableau"))
		return
	}
	switch {
	case n < 3 && len(a.counters) > 0:
		a.in("%s%s", a.pick("add 1 to ", "add "+a.number()+" to ")+a.counters[0], a.guard(5, s))
	case n < 4 && len(a.counters) > 0:
		a.in("set %s to %s%s", a.counters[0], a.number(), a.guard(5, s))
	case n < 5:
		a.in("face %s %s%s", a.pick("up", "down"), a.place(s), a.guard(5, s))
	case n < 6:
		a.in("close up %s", a.known("tableau"))
	default:
		a.chosen = true
		what := a.pick("1", "1", "1", "2", "all", "all "+a.sort(), "1 "+a.sort(), a.rank(), "rest", "pass",
			"1 at a time")
		t := a.known("tableau")
		from := a.maybe(2, "from "+a.single(s), "from "+a.single(s), "from bottom of "+a.single(s), "from each "+t,
			"from bottom of each "+t, "from first nonempty "+t, "from last nonempty "+t, "from nearest nonempty "+t)
		if s == moved {
			from = a.maybe(2, "from source", "from "+a.single(s), "from bottom of pile", "from bottom of source",
				"from pile", "from own "+a.anyZone(), "from "+a.place(s))
		}
		to := a.pick("each "+a.anyZone(), a.single(s), a.places(s), a.known("foundations"), "first empty "+t,
			"each empty "+t, a.known("waste", "discard"), "each other "+t)
		if from != "" && a.once(3) {
			to = a.pick("top of source", "bottom of source", "its top", "its bottom")
		}
		a.in("%s%s to %s%s%s%s", what, from, to, a.maybe(8, "face down", "face up"), a.times(10), a.guard(4, s))
		a.chosen = false
	}
}
