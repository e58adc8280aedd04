package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers how a place of a rule is written: `first nonempty reserve`, `tableau 1 to 4`,
// `pile 2 right`, `row 1 of grid`. There are two phrases for most of them, as English has two
// articles. place is definite and is what conditions and sources say; target is a place to which a
// card may go, where any pile of the zone will do:
//
//	reserve 1 to 3       place "reserve piles 1 to 3"     target "one of the reserve piles 1 to 3"
//	other tableau        place "the other tableau piles"  target "another tableau pile"
//	foundations          place "the foundations"          target "a foundation"
//	own reserve          both "the reserve pile of the same number"

// fill is the adjective of piles that are empty or not.
func fill(p *rules.Place) string {
	switch {
	case p.Empty:
		return "empty "
	case p.Nonempty:
		return "non-empty "
	}
	return ""
}

// adjectives are the words between the article and the noun.
func adjectives(p *rules.Place) string {
	if p.Other {
		return "other " + fill(p)
	}
	return fill(p)
}

// ifSo is what adjectives say of a pile that is named alone. One pile has no room for an adjective:
// "reserve pile 2 if it is not empty".
func ifSo(p *rules.Place) string {
	text := ""
	if p.Other {
		text = " if it is another"
	}
	switch {
	case p.Empty:
		text += " if it is empty"
	case p.Nonempty:
		text += " if it is not empty"
	}
	return strings.Replace(text, " if it is another if it is ", " if it is another and ", 1)
}

// picks are the words for which of some piles is meant.
var picks = [...]string{
	rules.AllOfThem: "", rules.TheFirst: "first", rules.TheLast: "last", rules.TheNearest: "nearest",
}

// ranges writes numbers of piles: 1 to 4 and 7. Two that follow each other are listed, as "2 and
// 3": nobody says 2 to 3 of two.
func (t *teller) ranges(rs []rules.Stretch) string {
	var out []string
	for _, r := range rs {
		if from, to, written := r.Bounds(); written && to == from+1 {
			out = append(out, digit(from), digit(to))
			continue
		}
		out = append(out, t.span(r))
	}
	return dsl.Listed(out, "and")
}

// span writes one stretch. Its ends may be what the pass, an option or a counter comes to: "from 1
// to the number of the pass".
func (t *teller) span(r rules.Stretch) string {
	from, to, written := r.Bounds()
	switch {
	case r.From == r.To:
		return t.index(r.From)
	case written:
		return through(from, to)
	}
	return "from " + t.index(r.From) + " to " + t.index(r.To)
}

// index is the number of a pile: 3, the number of the pass.
func (t *teller) index(x *rules.Expr) string {
	if k, ok := x.Sole().(*rules.Counter); ok {
		return "the number that the counter " + quoted(k.Name) + " shows"
	}
	return t.value(x)
}

// numbered is the one of some piles or lines that has a number, and whose it is if of says so:
// "row 3 of the tableau". A number that is words follows "with": "the reserve pile with the number
// of the pass".
func (t *teller) numbered(one string, x *rules.Expr, of string) string {
	s := t.index(x)
	if strings.HasPrefix(s, "the ") {
		return "the " + one + of + " with " + s
	}
	return one + " " + s + of
}

// through is a stretch of numbers: 1 and 2, 1 to 3.
func through(from, to int) string {
	if to == from+1 {
		return digit(from) + " and " + digit(to)
	}
	return digit(from) + " to " + digit(to)
}

// numbers are the numbers of the piles that ranges mean, or of so many piles where there are no
// ranges. There are never more than n, so that a range beyond the piles, a mistake, does no harm.
func numbers(rs []rules.Stretch, n int) []int {
	var out []int
	add := func(from, to int) {
		for i := from; i <= to && len(out) < n; i++ {
			out = append(out, i)
		}
	}
	if len(rs) == 0 {
		add(1, n)
	}
	for _, r := range rs {
		if from, to, written := r.Bounds(); written {
			add(from, to)
		}
	}
	return out
}

// single reports whether ranges mean one pile.
func single(rs []rules.Stretch) bool { return len(rs) == 1 && rs[0].One() }

// place is a place as a definite phrase: the waste, the top card of the pile to its left, tableau
// piles 1 to 4. The number of the noun phrase is that of the piles, and it says which form the verb
// takes.
func (t *teller) place(p *rules.Place) np {
	n := t.piles(p)
	switch p.End {
	case 1:
		return np{n.is("the top card of ", "the top cards of ") + n.text, n.many}
	case -1:
		return np{n.is("the bottom card of ", "the bottom cards of ") + n.text, n.many}
	}
	return n
}

// piles is place without `top of` and `bottom of`.
func (t *teller) piles(p *rules.Place) np {
	switch p.Kind {
	case rules.TheSource:
		return one(t.say.source)
	case rules.TheTaken:
		return one("that pile")
	case rules.TheLayer:
		if t.zone == nil {
			return one("the same layer")
		}
		return one("the same layer of " + zoneName(t.Sheet, t.zone).text +
			", that is, at the height to which the card would come")
	case rules.ThePile, rules.Beside:
		return one(t.neighbour(p))
	}
	if p.Word == "" {
		return one("the piles")
	}
	return t.described(p, false)
}

// described is some piles of a zone with every word that narrows them, each in its place: the
// article, the adjectives, the noun, and which of them. Where any of several piles may be meant,
// one stands for them: a tableau pile, another cell. The order of the cases is the rule: what makes
// a place one pile comes before what makes it one of several, and both before the whole zone, as
// `first` and `each` mean nothing of a single pile.
func (t *teller) described(p *rules.Place, any bool) np {
	word := p.Word
	n, which := pilesNoun(t.Sheet, word), ""
	numbered, pick := len(p.Numbers) > 0, picks[p.Pick]
	switch {
	case inLines(p):
		n, which = noun{"place", "places"}, " in "+t.rowOrColumn(p).text
		if !any && !p.Each && pick == "" && adjectives(p) == "" {
			return t.rowOrColumn(p)
		}
	case numbered && single(p.Numbers):
		return one(t.numbered(n.one, p.Numbers[0].From, "") + ifSo(p))
	case numbered:
		which = " " + t.ranges(p.Numbers)
	case pilesIn(t.Sheet, word) == 1:
		name := wordName(t.Sheet, word)
		return np{name.text + ifSo(p), name.many}
	}
	if p.Kind == rules.OwnLine {
		return t.lineOf(p)
	}
	all := adjectives(p) + n.many + which
	switch {
	case p.Own:
		return t.own(p, n, which)
	case p.Pick == rules.TheNearest && numbered:
		return one("the nearest of the " + all + " (of two the one on the right)")
	case p.Pick == rules.TheNearest:
		return one("the nearest " + adjectives(p) + n.one + which + " (of two the one on the right)")
	case pick != "" && numbered:
		return one("the " + pick + " of the " + all)
	case pick != "":
		return one("the " + pick + " " + adjectives(p) + n.one + which)
	case p.Each && numbered:
		return one("each of the " + all)
	case p.Each:
		return one("each " + adjectives(p) + n.one + which)
	case any && numbered:
		return one("one of the " + all)
	case any && p.Other:
		return one("another " + fill(p) + n.one + which)
	case any:
		return one(a(fill(p)+n.one) + which)
	case adjectives(p) != "":
		return many("the " + all)
	case numbered:
		return many(all)
	case p.End != 0:
		return many("the " + n.many)
	}
	return wordName(t.Sheet, word)
}

// own is the pile of a zone that belongs to the pile a rule speaks of: that of the same number or,
// of a zone with more piles or fewer, those that are shared out to it. Four tableau piles and eight
// reserve piles make two for each; eight and four make one for every two. Where the numbers do not
// go into each other it is the plain phrase; check tells the mistake.
func (t *teller) own(p *rules.Place, n noun, which string) np {
	same := one("the " + adjectives(p) + n.one + which + " of the same number")
	from, others := t.zone, pilesIn(t.Sheet, p.Word)
	if t.seer != nil {
		from = t.seer
	}
	if from == nil || from.Piles == others {
		return same
	}
	switch _, last, ok := rules.Own(1, from.Piles, others); {
	case !ok:
		return same
	case last > 1:
		return many("its own " + number(last) + " " + adjectives(p) + n.many +
			" (" + number(last) + " for each " + shortPile(from) + ", in order)")
	}
	return one("its own " + adjectives(p) + n.one + " (one for every " + number(from.Piles/others) + " " +
		t.lain([]*rules.Zone{from}).many + ", in order)")
}

// lineOf is the row or column of the pile that a rule speaks of, or all the others. `row` within
// the grid that the rule belongs to needs no name: "the row of the place".
func (t *teller) lineOf(p *rules.Place) np {
	line, of := rowOr(p.Column), t.say.pile
	if len(p.Zones) != 1 || p.Zones[0] != t.zone {
		of += " in " + wordName(t.Sheet, p.Word).text
	}
	if p.Rest {
		return many("the other " + line + "s than that of " + of)
	}
	return one("the " + line + " of " + of)
}

// inLines reports whether a place is in rows or columns that it names by their numbers.
func inLines(p *rules.Place) bool { return len(p.Rows)+len(p.Columns) > 0 }

// rowOrColumn is one row or column of a grid, or some of them.
func (t *teller) rowOrColumn(p *rules.Place) np {
	out := np{text: wordName(t.Sheet, p.Word).text}
	in := func(line string, numbers []rules.Stretch) {
		for _, n := range numbers {
			if n.One() {
				out.text = t.numbered(line, n.From, " of "+out.text)
				continue
			}
			out = many(line + "s " + t.span(n) + " of " + out.text)
		}
	}
	in(rowOr(true), p.Columns)
	in(rowOr(false), p.Rows)
	return out
}

// neighbour is the pile a rule speaks of, or one beside it. `pile 2 right` is "the second pile to
// the right".
func (t *teller) neighbour(p *rules.Place) string {
	if p.Kind == rules.ThePile {
		return t.say.pile
	}
	return t.beside(p, 1)
}

// beside are so many piles beside the one a rule speaks of, one or those up to it. The pile they
// lie beside is left out where the noun would be said twice: "the pile to the left", but "the pile
// to the left of the space".
func (t *teller) beside(p *rules.Place, n int) string {
	side, steps := "right", p.Right
	switch {
	case p.Right < 0:
		side, steps = "left", -p.Right
	case p.Down < 0:
		side, steps = "above", -p.Down
	case p.Down > 0:
		side, steps = "below", p.Down
	}
	what := "the "
	switch {
	case n > 1:
		what += count(n, t.say.place, t.say.place+"s")
	case steps > 1:
		what += ordinal(steps) + " " + t.say.place
	case p.Counted:
		what += "next " + t.say.place
	default:
		what += t.say.place
	}
	of, upright := t.say.pile, p.Down != 0
	switch own := of == "it" || strings.HasPrefix(of, "its "); {
	case of == "the "+t.say.place && upright:
		return what + " " + side
	case of == "the "+t.say.place:
		return what + " to the " + side
	case upright && own:
		return what + " " + side + " it"
	case upright:
		return what + " " + side + " " + of
	case own:
		return what + " to its " + side
	}
	return what + " to the " + side + " of " + of
}

// target is a place as somewhere a card may go: a foundation, the waste, each empty tableau pile.
func (t *teller) target(p *rules.Place) string {
	switch {
	case p.End != 0:
		return "the " + endOf(p) + " of " + t.piles(p).text
	case p.Word != "":
		return t.described(p, true).text
	}
	return t.piles(p).text
}

// targets joins places that are tried in order. That the order matters is said by the sentence,
// where it does; see inTurn and stepTargets.
func (t *teller) targets(ps *rules.Places) string {
	var out []string
	for _, p := range ps.Any {
		out = append(out, t.target(p))
	}
	return dsl.Listed(out, "or")
}

// places joins places of which any may be meant: the waste or the tableau.
func (t *teller) places(ps *rules.Places) string {
	var out []string
	for _, p := range ps.Any {
		out = append(out, t.place(p).text)
	}
	for i := range len(out) - 1 { // row 1 or row 2 of the tableau
		line, of, cut := strings.Cut(out[i], " of ")
		_, next, _ := strings.Cut(out[i+1], " of ")
		if inLines(ps.Any[i]) && inLines(ps.Any[i+1]) && cut && of == next {
			out[i] = line
		}
	}
	return dsl.Listed(out, "or")
}

// topOf is the top card of a place that some card is compared with: the top card of another tableau
// pile. A place that is no pile says so: in a grid that holds one card a place it is "the card in
// the place to the left". `waste` in `same rank as waste` means its top card, too.
func (t *teller) topOf(p *rules.Place) string {
	if p.End != 0 {
		if n := t.place(p); !n.many {
			return n.text
		}
		return "the " + endOf(p) + " card of " + t.target(endless(p))
	}
	if (p.Kind == rules.ThePile || p.Kind == rules.Beside) && t.zone != nil && drawn(t.zone) {
		return "the card in " + t.piles(p).text
	}
	switch {
	case p.Kind == rules.TheLayer:
		return "a card in " + t.piles(p).text
	case p.Word == "":
		return "the top card of " + t.piles(p).text
	}
	if pilesIn(t.Sheet, p.Word) > 1 && !single(p.Numbers) && p.Pick == rules.AllOfThem && !p.Own {
		return "the top card of " + t.target(p)
	}
	return "the top card of " + t.piles(p).text
}

// within is where cards lie: in the tableau, on the foundations, on top of a tableau pile. plural
// is for several cards and negative for none, as the article hangs on them:
//
//	king on top of tableau        a king … on top of a tableau pile
//	2 kings on top of tableau     two kings … on top of the tableau piles
//	no king on top of tableau     no king … on top of any tableau pile
func (t *teller) within(p *rules.Place, plural, negative bool) string {
	n := t.piles(p)
	if p.End == 0 {
		if p.Word == "" || inLines(p) || p.Kind == rules.OwnLine {
			return "in " + n.text
		}
		kind := dsl.KindNamed(p.Word)
		if p.Named() {
			kind = p.Zones[0].Kind
		}
		return kind.In() + " " + n.text
	}
	before := "at the bottom of "
	if p.End > 0 {
		before = "on top of "
	}
	switch {
	case !n.many || plural && !negative || p.Word == "" || len(p.Numbers) > 0:
		return before + n.text
	case negative && !p.Other:
		return before + "any " + fill(p) + pilesNoun(t.Sheet, p.Word).one
	}
	return before + t.target(endless(p))
}

// endOf is the end of its piles that a place is.
func endOf(p *rules.Place) string {
	if p.End < 0 {
		return "bottom"
	}
	return "top"
}

// endless is a place without `top of` and `bottom of`. It copies: a place is part of the sheet,
// which telling must leave as it is.
func endless(p *rules.Place) *rules.Place {
	open := *p
	open.End = 0
	return &open
}

// eachless is a place without `each`.
func eachless(p *rules.Place) *rules.Place {
	all := *p
	all.Each = false
	return &all
}
