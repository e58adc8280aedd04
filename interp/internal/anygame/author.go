package anygame

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// This file writes a rule file as a whole: its pack, which zones it has, its deal and what follows
// from moves.
//
// What is usual is drawn often and the rest seldom, so that most files are games that one could
// play: foundations that can be begun and go on, piles that take something. Half of the files are
// plain: what is odd is drawn a quarter as often, for solvers leave things out only where they
// understand all of a game. Some of these have nothing odd at all but the condition of one line:
// who takes it for harmless that ought to see that it is not is wrong about little else then.

var (
	allRanks = strings.Fields("ace two three four five six seven eight nine ten jack queen king")
	allSuits = strings.Fields("spades hearts clubs diamonds")
)

// An author writes one file. What a line speaks of is noted as it is written, so that later lines
// can fit: a file whose line asks for home cards has one that says which these are.
type author struct {
	*rand.Rand
	head, body strings.Builder

	ranks, suits []string
	decks        int
	plain        bool
	usual        bool // nothing that is odd, and no conditions
	zones        []*zone
	actions      []string
	numbers      []string // names of options and counters that are numbers
	counters     []string
	lead         string // name of an option that is a rank
	room         string // name of numbers that are asked, one for each pile of the tableau
	totals       bool   // some line asks what cards are worth
	counted      bool   // some cards score together as hands
	based        bool   // the first card on a foundation fixes what begins the others
	homes        bool   // some line says which cards lie right
	chosen       bool   // a place may be chosen by what lies there: in a step
	left         int    // cards not dealt
}

// A zone is a block of piles.
type zone struct {
	kind, name string
	piles      int
	rows       int // of a grid, or 0
	columns    int
	picture    []string
}

// word is what the zone is called in other lines.
func (z *zone) word() string {
	if z.name != "" {
		return z.name
	}
	return z.kind
}

// Write writes the file of a seed. It is the same for ever, but it may have mistakes. The order
// matters: zones before the lines that name them, the deal before the rules of the zones, as it
// settles whether a first card fixes the base; worths last, as only then it is known whether
// something is totalled.
func Write(seed uint64) string {
	a := &author{Rand: rand.New(rand.NewPCG(seed, 0x616e7967616d65))}
	a.plain = a.once(2)
	a.usual = a.plain && a.once(3)
	if seed%onePairs == onePairs-1 {
		a.pairs()
		return a.head.String() + a.body.String()
	}
	a.pack()
	a.layout()
	a.names()
	a.deal()
	for _, z := range a.zones {
		a.zone(z)
	}
	if a.usual {
		a.spoil()
	}
	a.events()
	a.line("win when %s", a.goal())
	if a.once(12) {
		a.line("lose when %s", a.cond(nowhere))
	}
	a.worths()
	a.score()
	return a.head.String() + a.body.String()
}

// line writes a line of the file, or a head.
func (a *author) line(format string, args ...any) { fmt.Fprintf(&a.body, format+"\n", args...) }

// in is a line of a block.
func (a *author) in(format string, args ...any) { a.line("  "+format, args...) }

// once is true once in n times; what is odd is drawn less often in a plain file. Every chance in
// the author goes through it, so that plain and usual files need no code of their own.
func (a *author) once(n int) bool {
	if a.usual && n >= odd {
		return false
	}
	if a.plain && n >= odd {
		n *= 4
	}
	return a.IntN(n) == 0
}

// odd is how seldom something is drawn that is odd.
const odd = 6

// pick is one of some words. What is more usual is among them more often.
func (a *author) pick(words ...string) string { return words[a.IntN(len(words))] }

// maybe is one of some phrases once in n times, else nothing; it begins with a blank. So a line is
// put together without asking which of its ends are there.
func (a *author) maybe(n int, words ...string) string {
	if a.once(n) {
		return " " + a.pick(words...)
	}
	return ""
}

// spoil gives one line of a usual file a condition, of anything that can be asked. The condition
// fits what the line speaks of (scene): one about the card makes no sense of a turn.
func (a *author) spoil() {
	a.usual, a.plain = false, false
	asked := map[string]scene{
		"base": comes, "build": comes, "spaces": comes, "takes": comes,
		"move": leaves, "worry": leaves, "plays": leaves,
		"turn": nowhere,
	}
	lines := strings.Split(strings.TrimSuffix(a.body.String(), "\n"), "\n")
	var may []int
	for i, l := range lines {
		f := strings.Fields(l)
		if len(f) == 0 {
			continue
		}
		if _, ok := asked[f[0]]; ok && strings.HasPrefix(l, "  ") && !strings.HasSuffix(l, " at once") {
			may = append(may, i)
		}
	}
	if len(may) == 0 {
		return
	}
	i := may[a.IntN(len(may))]
	lines[i] += " when " + a.cond(asked[strings.Fields(lines[i])[0]])
	a.body.Reset()
	a.line("%s", strings.Join(lines, "\n"))
}

// upTo is a number from 1.
func (a *author) upTo(n int) int { return 1 + a.IntN(n) }

// pack draws a pack of few cards. 4 to 12 cards, mostly up to 9: the search of all positions has to
// come to its end.
func (a *author) pack() {
	for {
		n, suits := 2+a.IntN(4), a.upTo(4)
		a.decks = 1
		if a.once(4) {
			a.decks = 2
		}
		if size := n * suits * a.decks; size < 4 || size > 12 || size > 9 && !a.once(5) {
			continue
		}
		first := 0
		if a.once(5) {
			first = a.IntN(13)
		}
		a.ranks = nil
		for i := range n {
			a.ranks = append(a.ranks, allRanks[(first+i)%13])
		}
		a.suits = slices.Clone(allSuits)
		a.Shuffle(4, func(i, j int) { a.suits[i], a.suits[j] = a.suits[j], a.suits[i] })
		a.suits = a.suits[:suits]
		a.left = n * suits * a.decks
		break
	}
	h := &a.head
	fmt.Fprintf(h, "game %s\n", a.pick("Any", "Any Game", "Whatever", "Odd"))
	for _, word := range []string{"also", "family", "source"} {
		if a.once(40) {
			fmt.Fprintf(h, "%s %s\n", word, a.pick("Other", "Some Book", "One, Two"))
		}
	}
	if a.decks > 1 {
		fmt.Fprintf(h, "decks %d%s\n", a.decks, a.maybe(6, "apart"))
	}
	if a.once(8) {
		a.Shuffle(len(a.ranks), func(i, j int) { a.ranks[i], a.ranks[j] = a.ranks[j], a.ranks[i] })
		fmt.Fprintf(h, "ranks %s\n", strings.Join(a.ranks, " "))
	} else {
		fmt.Fprintf(h, "ranks %s to %s\n", a.ranks[0], a.ranks[len(a.ranks)-1])
	}
	fmt.Fprintf(h, "suits %s\n", strings.Join(a.suits, " "))
}

// layout draws which zones there are. There are at least two zones, and somewhere that cards can go
// for good: without foundations there is a discard.
func (a *author) layout() {
	add := func(kind string, piles int) *zone {
		z := &zone{kind: kind, piles: piles}
		a.zones = append(a.zones, z)
		return z
	}
	n := len(a.suits) * a.decks
	if !a.once(8) {
		if !a.plain && a.once(4) {
			n = a.upTo(3)
		}
		if a.once(8) {
			add("foundations", max(1, n/2)).name = a.pick("lower", "low")
			add("foundations", max(1, n-n/2)).name = a.pick("higher", "high")
		} else {
			add("foundations", n)
		}
	}
	if a.once(3) {
		z := add("reserve", a.upTo(3))
		if a.once(4) {
			z.name = "hoard"
		}
	}
	if !a.once(25) {
		z := add("tableau", 2+a.IntN(3))
		switch {
		case a.once(10):
			z.rows, z.columns = 2, 2+a.IntN(2)
			z.piles = z.rows * z.columns
		case a.once(10):
			a.picture(z)
		}
		if a.once(7) {
			z.name = "lawn"
			add("tableau", a.upTo(3)).name = "yard"
		}
	}
	if a.once(4) {
		z := add("cells", a.upTo(2))
		if a.once(6) {
			z.name = "pocket"
		}
	}
	if a.once(3) || len(a.zones) < 2 {
		add("stock", 1)
		if !a.once(6) {
			z := add("waste", 1)
			if a.once(12) {
				z.piles = 2
			}
		}
	}
	if a.once(4) || a.kind("foundations") == nil {
		z := add("discard", 1)
		if a.once(6) {
			z.name = "heap"
		}
	}
	if a.once(6) {
		a.Shuffle(len(a.zones), func(i, j int) { a.zones[i], a.zones[j] = a.zones[j], a.zones[i] })
	}
}

// picture draws where the piles of a zone stand.
func (a *author) picture(z *zone) {
	p := [][]string{
		{". * .", "* . *"},
		{". . * . .", ". * . * .", "* . * . *"},
		{"* . *", ". * ."},
		{"* . * . *", ". * . * ."},
	}[a.IntN(4)]
	z.picture = p
	z.piles = 0
	for _, row := range p {
		z.piles += strings.Count(row, "*")
	}
}

// kind is the first zone of a kind, or nil.
func (a *author) kind(kinds ...string) *zone {
	for _, z := range a.zones {
		if slices.Contains(kinds, z.kind) {
			return z
		}
	}
	return nil
}

// names gives what a file can name besides zones.
func (a *author) names() {
	h := &a.head
	if a.once(8) {
		name := a.pick("draw", "pace")
		fmt.Fprintf(h, "option %s %s\n", name, a.pick("1 or 2", "2 or 1", "1", "2 or 3"))
		a.numbers = append(a.numbers, name)
	}
	if a.once(12) {
		a.lead = "wanted"
		fmt.Fprintf(h, "option %s %s or %s\n", a.lead, a.rank(), a.rank())
	}
	if t := a.kind("tableau"); t != nil && a.once(20) {
		a.room = "space-for"
		fmt.Fprintf(h, "ask %s %d numbers from %d to %d\n", a.room, t.piles, a.IntN(2), 2+a.IntN(3))
	}
	if a.once(7) {
		name := a.pick("tally", "idle")
		low, high := a.IntN(2), 2+a.IntN(2)
		fmt.Fprintf(h, "counter %s %d to %d%s\n", name, low, high,
			a.maybe(3, fmt.Sprintf("from %d", low+a.IntN(high-low+1))))
		a.numbers = append(a.numbers, name)
		a.counters = append(a.counters, name)
	}
	if a.once(7) {
		a.actions = append(a.actions, a.pick("tidy", "shift"))
	}
	if a.once(8) && a.kind("stock", "waste") != nil {
		a.actions = append(a.actions, "redeal")
	}
}

// worths says what ranks count, where it matters.
func (a *author) worths() {
	if a.totals && a.once(2) {
		fmt.Fprintf(&a.head, "worth %d %s\n", a.upTo(4), a.rank())
	}
}

// score says what counts points.
func (a *author) score() {
	if !a.once(12) {
		return
	}
	value := func() string {
		values := append([]string{"pass", "3"}, a.numbers...)
		if a.counted {
			values = append(values, "hands")
		}
		for _, z := range a.zones {
			values = append(values, "cards in "+z.word(), "worth of "+a.pick("", "", "top of ")+z.word())
		}
		return a.maybe(3, fmt.Sprint(a.upTo(5), " times")) + " " + a.pick(values...)
	}
	a.line("score%s%s%s", a.maybe(3, "least"), value(), a.maybe(2, "minus"+value()))
}

// deal lays the whole pack out. left keeps count of the cards, so that the deal mostly comes out
// even; whatever is left goes to the stock or to the main zone.
func (a *author) deal() {
	a.line("deal")
	f := a.kind("foundations")
	a.based = f != nil && a.once(6)
	switch {
	case f == nil:
	case a.based && !a.once(4):
		a.in("1 to %s", f.word())
		a.left--
	case a.once(3):
		n := len(a.suits) * a.decks
		switch {
		case a.once(3):
			a.in("1 %s to %s", a.ranks[0], f.word())
			n = 1
		case a.once(5):
			a.in("%s of %s to %s", a.rank(), a.suit(), f.word())
			n = a.decks
		case a.once(4):
			a.in("bases to %s", f.word())
			n = f.piles
		default:
			a.in("all %s to %s", plural(a.ranks[0]), f.word())
		}
		a.left -= n
	}
	if a.once(30) {
		a.in("%s", a.pick("shuffle", "shuffle", "gather "+a.anyZone(), "face up "+a.anyZone(), "close up "+a.anyZone()))
	}
	stock := a.kind("stock") != nil
	main := a.kind("tableau")
	if main == nil {
		main = a.kind("reserve", "cells")
	}
	for _, z := range a.zones {
		usual := z.kind == "tableau" || z.kind == "reserve"
		rare := z.kind == "waste" || z.kind == "cells"
		if z == main || z.piles > a.left || !usual && !rare {
			continue
		}
		if rare && !a.once(4) || a.once(8) {
			continue
		}
		n := a.upTo(max(1, min(2, a.left/z.piles)))
		a.left -= n * z.piles
		each := "each "
		if z.piles == 1 {
			each = a.maybe(2, "each ")
		}
		a.in("%d%s to %s%s%s", n, a.maybe(10, "at a time"), strings.TrimLeft(each, " "), z.word(), a.laid())
	}
	if a.once(8) {
		a.player()
	}
	switch {
	case main == nil:
		a.in("rest to stock")
	case stock:
		n := 0
		if most := min(3, a.left/main.piles); most > 0 {
			n = a.upTo(most)
			a.in("%d%s to each %s%s", n, a.maybe(10, "at a time"), main.word(), a.laid())
		}
		a.in("rest to stock")
	default:
		if a.left%main.piles != 0 && a.left >= main.piles && a.once(2) {
			a.in("%d to %s", a.left%main.piles, fmt.Sprintf("%s %d", main.word(), a.upTo(main.piles)))
		}
		a.in("rest to %s%s%s", a.pick("each ", "each ", "each ", "each empty "), main.word(), a.laid())
	}
	if a.once(10) {
		a.step(a.pick("deal", "sink"))
	}
	if a.once(15) {
		a.player()
	}
}

// laid says how dealt cards lie.
func (a *author) laid() string {
	return a.maybe(5, "face down", "top face up", "face up", "alternately face down", "alternately face up",
		"new pile at "+a.rank(), "but "+a.cardList()+" to "+a.anyZone()+a.maybe(3,
			"replaced"), "but playable on "+a.known("foundations")+" to "+a.known("foundations")+" replaced")
}

// player is a play of the player in the middle of the deal.
func (a *author) player() {
	a.in("player plays %d from %s to %s", a.upTo(2), a.anyZone(), a.known("foundations"))
}

// anyZone is the name of a zone.
func (a *author) anyZone() string { return a.zones[a.IntN(len(a.zones))].word() }

// events writes actions and what follows from moves. Redeals gather the waste or the tableau; other
// actions do any steps.
func (a *author) events() {
	for _, name := range a.actions {
		a.line("may %s%s%s", name, a.times(3), a.guard(3, nowhere))
		switch {
		case name == "redeal" || a.once(3):
			a.in("gather %s%s%s%s%s%s", a.known("waste", "tableau"), a.maybe(5, "and "+a.anyZone(), "or "+a.anyZone()),
				a.maybe(8, "but "+a.cardList(), "but "+a.ifHome("home cards")), a.maybe(4,
					"last pile first"), a.maybe(4, "top card first"), a.guard(12, nowhere))
			if a.once(5) {
				a.in("shuffle")
			}
			if t := a.kind("tableau"); t != nil && a.once(3) {
				a.in("%s to each %s%s", a.pick("rest", "rest", "1", "2 at a time", "3 minus pass"), t.word(), a.laid())
			}
		default:
			for range a.upTo(2) {
				a.step("may")
			}
		}
	}
	if !a.once(7) {
		return
	}
	for range a.upTo(2) {
		event := a.pick("turn", "redeal", "swap", "move", "move", "move", "move")
		if len(a.actions) > 0 && a.once(3) {
			event = a.actions[0]
		}
		if event == "move" {
			event += a.maybe(4, "of "+a.cards(comes)) + a.maybe(3, "from "+a.places(nowhere)) +
				a.maybe(2, "to "+a.places(nowhere))
		}
		a.line("after %s%s", event, a.guard(5, moved))
		for range a.upTo(2) {
			a.step("after")
		}
	}
}

// goal is what wins. Mostly it is one that can be reached: a game that is never won would test only
// that nobody says it is.
func (a *author) goal() string {
	f, t, d := a.kind("foundations"), a.kind("tableau"), a.kind("discard")
	switch {
	case a.plain && f != nil && !a.once(5):
		return a.pick("foundations full", "foundations full", "all cards on foundations")
	case a.counted && a.once(2):
		return a.pick("", "", "no spaces in tableau and ") + fmt.Sprintf("hands is at least %d", 1+a.upTo(12))
	case a.once(12):
		return a.cond(nowhere)
	case f != nil && a.once(2):
		return "foundations full"
	case f != nil && !a.once(3):
		return a.pick("all cards on foundations", "all cards on foundations",
			fmt.Sprintf("%d cards on foundations", 2+a.IntN(4)),
			fmt.Sprintf("all %s on foundations", plural(a.rank())), fmt.Sprintf("all %s on foundations",
				a.suit()), fmt.Sprintf("at least %d cards on foundations", 2+a.IntN(4)))
	case d != nil && a.once(2):
		return a.pick("all cards in "+d.word(), fmt.Sprintf("%d cards in %s", 2+a.IntN(4), d.word()),
			fmt.Sprintf("all %s in %s", a.suit(), d.word()))
	case t != nil && a.once(4):
		return a.pick("tableau in sequence", fmt.Sprintf("tableau in sequence of %d", len(a.ranks)), "tableau home",
			"no cards in tableau", "tableau in sequence"+a.seq())
	case t != nil:
		return "tableau empty" + a.maybe(6, "and "+a.anyZone()+" empty")
	}
	return a.anyZone() + " empty"
}
