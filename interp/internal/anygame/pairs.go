package anygame

import (
	"fmt"
	"strings"
)

// This file writes games of pairs. Their zones are of few sorts, so that what is said of cards that
// wait for a partner, of piles that cover others and of a stock whose next card may be played is
// asked often. The odd lines come from the words that all files are made of.

// onePairs is one seed in so many of which the file is a game of pairs.
const onePairs = 8

// pairs writes the file.
func (a *author) pairs() {
	a.pairPack()
	add := func(kind string, piles int) *zone {
		z := &zone{kind: kind, piles: piles}
		a.zones = append(a.zones, z)
		return z
	}
	t := add("tableau", 2+a.IntN(4))
	if a.IntN(2) == 0 {
		a.picture(t)
	}
	if a.IntN(3) == 0 {
		add("reserve", a.upTo(3))
	}
	if a.IntN(3) > 0 {
		add("stock", 1)
		if !a.once(8) {
			add("waste", 1)
		}
	}
	if a.once(10) {
		add("cells", 1)
	}
	add("discard", 1)
	a.pairDeal(t)
	for _, z := range a.zones {
		a.pairZone(z)
	}
	if a.usual {
		a.spoil()
	}
	if a.once(8) {
		a.actions = append(a.actions, "tidy")
	}
	a.events()
	switch {
	case a.once(8):
		a.line("win when %s", a.goal())
	case a.IntN(3) == 0:
		a.line("win when tableau empty")
	default:
		a.line("win when all cards in discard")
	}
	a.worths()
}

// pairPack draws a pack of 6 to 14 cards.
func (a *author) pairPack() {
	ranks, suits := 3+a.IntN(4), 2+a.IntN(3)
	for ranks*suits > 14 {
		ranks--
	}
	a.ranks, a.suits, a.decks = allRanks[:ranks], allSuits[:suits], 1
	if ranks*suits <= 7 && a.once(3) {
		a.decks = 2
	}
	a.left = ranks * suits * a.decks
	h := &a.head
	fmt.Fprintf(h, "game Pairs\n")
	if a.decks > 1 {
		fmt.Fprintf(h, "decks 2\n")
	}
	fmt.Fprintf(h, "ranks %s to %s\nsuits %s\n", a.ranks[0], a.ranks[ranks-1], strings.Join(a.suits, " "))
}

// pairDeal lays one card on each pile of a picture, and one or two or all on others.
func (a *author) pairDeal(t *zone) {
	a.line("deal")
	stock, reserve := a.kind("stock"), a.kind("reserve")
	if reserve != nil && a.left > 2*reserve.piles+t.piles {
		a.in("%d to each reserve", a.upTo(2))
	}
	if a.kind("waste") != nil && a.IntN(3) == 0 {
		a.in("1 to waste")
	}
	switch {
	case t.picture != nil:
		a.in("1 to each tableau%s", a.maybe(8, "face down"))
		switch {
		case stock != nil:
			a.in("rest to stock")
		case reserve != nil:
			a.in("rest to each reserve")
		default:
			a.in("rest to tableau 1")
		}
	case stock != nil:
		a.in("%d to each tableau%s", a.upTo(2), a.maybe(6, "face down", "top face up"))
		a.in("rest to stock")
	default:
		a.in("rest to each tableau%s", a.maybe(6, "top face up"))
	}
}

// pairZone writes the block of a zone.
func (a *author) pairZone(z *zone) {
	head := z.kind
	if z.picture == nil && z.piles > 1 {
		head += fmt.Sprintf(" %d", z.piles)
	}
	a.line("%s", head)
	switch z.kind {
	case "tableau":
		for _, row := range z.picture {
			a.in("row %s", row)
		}
		if z.picture != nil && !a.once(8) {
			a.in("covered by next row")
		}
		if a.once(6) {
			a.in("build %s%s", a.relation(comes), a.tail(8, comes))
		} else {
			a.in("build none")
		}
		if a.once(4) {
			a.spaces()
		} else {
			a.in("spaces stay empty")
		}
	case "stock":
		if a.IntN(2) == 0 {
			a.in("top card face up")
		}
		to := "each tableau"
		if a.kind("waste") != nil && !a.once(8) {
			to = "waste"
		}
		a.in("turn %s to %s%s", a.pick("1", "1", "1", "2", "3"), to, a.guard(12, nowhere))
		if a.kind("waste") != nil && a.IntN(3) > 0 {
			a.in("redeals %s%s", a.pick("1", "2", "unlimited"), a.guard(16, nowhere))
		}
	case "discard":
		for range a.upTo(2) {
			a.in("takes %s%s%s%s", a.pairSet(), a.pairFrom(), a.maybe(12, "at once")+a.times(16), a.guard(12, comes))
		}
		if a.IntN(2) == 0 {
			a.in("takes %s%s%s", a.pick(a.ranks...), a.pairFrom(), a.maybe(12, "at once")+a.guard(12, comes))
		}
	default:
		if a.once(8) {
			a.arrivals(z)
		}
	}
	if a.once(4) {
		a.restrictions(z)
	}
}

// pairSet is two cards that leave together, or seldom something else.
func (a *author) pairSet() string {
	if a.once(8) {
		return a.set()
	}
	switch a.IntN(6) {
	case 0, 1, 2:
		a.totals = a.once(10)
		return fmt.Sprintf("pair totalling %d", len(a.ranks)+a.IntN(2))
	case 3:
		return "pair up in any suit"
	case 4:
		return fmt.Sprintf("set %s %s", a.rank(), a.rank())
	}
	return "pair same " + a.pick("rank", "rank", "rank", "suit")
}

// pairFrom is where they come from: mostly from everywhere.
func (a *author) pairFrom() string {
	from := "tableau"
	for _, kind := range []string{"reserve", "waste", "stock"} {
		if a.kind(kind) != nil && a.IntN(4) > 0 {
			from += " or " + kind
		}
	}
	if from == "tableau" {
		return a.maybe(2, "from tableau")
	}
	return " from " + from
}
