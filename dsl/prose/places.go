package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// fill is the adjective of piles that are empty or not.
func fill(m dsl.Which) string {
	switch {
	case m.Empty:
		return "empty "
	case m.Nonempty:
		return "non-empty "
	}
	return ""
}

// adjectives are the words between the article and the noun.
func adjectives(m dsl.Which) string {
	if m.Other {
		return "other " + fill(m)
	}
	return fill(m)
}

// ifSo is what adjectives say of a pile that is named alone.
func ifSo(m dsl.Which) string {
	text := ""
	if m.Other {
		text = " if it is another"
	}
	switch {
	case m.Empty:
		text += " if it is empty"
	case m.Nonempty:
		text += " if it is not empty"
	}
	return strings.Replace(text, " if it is another if it is ", " if it is another and ", 1)
}

// ranges writes numbers of piles: 1 to 4 and 7.
func (t *teller) ranges(rs []*dsl.Range) string {
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

func (t *teller) span(r *dsl.Range) string {
	from, to, written := r.Bounds()
	switch {
	case r.To == nil:
		return t.index(r.From)
	case written:
		return through(from, to)
	}
	return "from " + t.index(r.From) + " to " + t.index(r.To)
}

// index is the number of a pile: 3, the number of the pass.
func (t *teller) index(x *dsl.Index) string {
	switch {
	case x.Pass:
		return "the number of the pass"
	case x.Name != "" && t.Counter(x.Name) != nil:
		return "the number that the counter " + quoted(x.Name) + " shows"
	case x.Name != "":
		return t.named(x.Name)
	}
	return x.Digits
}

// numbered is the one of some piles or lines that has a number.
func (t *teller) numbered(one string, x *dsl.Index) string {
	if s := t.index(x); strings.HasPrefix(s, "the ") {
		return "the " + one + " with " + s
	}
	return one + " " + t.index(x)
}

// through is a stretch of numbers: 1 and 2, 1 to 3.
func through(from, to int) string {
	if to == from+1 {
		return digit(from) + " and " + digit(to)
	}
	return digit(from) + " to " + digit(to)
}

// numbers are the numbers of the piles that ranges mean, or of so many piles where there are no
// ranges.
func numbers(rs []*dsl.Range, n int) []int {
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
func single(rs []*dsl.Range) bool { return len(rs) == 1 && rs[0].One() }

// place is a place as a definite phrase: the waste, the top card of the pile to its left, tableau
// piles 1 to 4.
func (t *teller) place(p *dsl.Place) np {
	n := t.piles(p)
	switch p.Which().End {
	case "top":
		return np{n.is("the top card of ", "the top cards of ") + n.text, n.many}
	case "bottom":
		return np{n.is("the bottom card of ", "the bottom cards of ") + n.text, n.many}
	}
	return n
}

// piles is place without `top of` and `bottom of`.
func (t *teller) piles(p *dsl.Place) np {
	m := p.Which()
	switch {
	case p.Source:
		return one(t.say.source)
	case p.Its != "":
		return one("that pile")
	case p.Layer:
		if t.zone == nil {
			return one("the same layer")
		}
		return one("the same layer of " + zoneName(t.Sheet, t.zone).text +
			", that is, at the height to which the card would come")
	case p.Pile != nil:
		return one(t.neighbour(p.Pile))
	case p.Zone == nil:
		return one("the piles")
	}
	return t.described(p, m, false)
}

// described is some piles of a zone with every word that narrows them, each in its place: the
// article, the adjectives, the noun, and which of them. Where any of several piles may be meant,
// one stands for them: a tableau pile, another cell.
func (t *teller) described(p *dsl.Place, m dsl.Which, any bool) np {
	word := p.Zone.Word
	n, which := pilesNoun(t.Sheet, word), ""
	numbered := len(p.Zone.Ranges) > 0
	switch {
	case m.Lines != nil:
		n, which = noun{"place", "places"}, " in "+t.rowOrColumn(m, word).text
		if !any && !m.Each && m.Pick == "" && adjectives(m) == "" {
			return t.rowOrColumn(m, word)
		}
	case numbered && single(p.Zone.Ranges):
		return one(t.numbered(n.one, p.Zone.Ranges[0].From) + ifSo(m))
	case numbered:
		which = " " + t.ranges(p.Zone.Ranges)
	case pilesIn(t.Sheet, word) == 1:
		name := wordName(t.Sheet, word)
		return np{name.text + ifSo(m), name.many}
	}
	if m.Bare != "" {
		return t.lineOf(m, word)
	}
	all := adjectives(m) + n.many + which
	switch {
	case m.Own:
		return t.own(p, m, n, which)
	case m.Pick == "nearest" && numbered:
		return one("the nearest of the " + all + " (of two the one on the right)")
	case m.Pick == "nearest":
		return one("the nearest " + adjectives(m) + n.one + which + " (of two the one on the right)")
	case m.Pick != "" && numbered:
		return one("the " + m.Pick + " of the " + all)
	case m.Pick != "":
		return one("the " + m.Pick + " " + adjectives(m) + n.one + which)
	case m.Each && numbered:
		return one("each of the " + all)
	case m.Each:
		return one("each " + adjectives(m) + n.one + which)
	case any && numbered:
		return one("one of the " + all)
	case any && m.Other:
		return one("another " + fill(m) + n.one + which)
	case any:
		return one(a(fill(m)+n.one) + which)
	case adjectives(m) != "":
		return many("the " + all)
	case numbered:
		return many(all)
	case m.End != "":
		return many("the " + n.many)
	}
	return wordName(t.Sheet, word)
}

// own is the pile of a zone that belongs to the pile a rule speaks of: that of the same number
// or, of a zone with more piles or fewer, those that are shared out to it.
func (t *teller) own(p *dsl.Place, m dsl.Which, n noun, which string) np {
	same := one("the " + adjectives(m) + n.one + which + " of the same number")
	from, others := t.zone, pilesIn(t.Sheet, p.Zone.Word)
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
		return many("its own " + number(last) + " " + adjectives(m) + n.many +
			" (" + number(last) + " for each " + shortPile(from) + ", in order)")
	}
	return one("its own " + adjectives(m) + n.one + " (one for every " + number(from.Piles/others) + " " +
		t.lain([]*rules.Zone{from}).many + ", in order)")
}

// lineOf is the row or column of the pile that a rule speaks of, or all the others.
func (t *teller) lineOf(m dsl.Which, word string) np {
	of := t.say.pile
	if zs := t.Zone(word); len(zs) != 1 || zs[0] != t.zone {
		of += " in " + wordName(t.Sheet, word).text
	}
	if m.Other {
		return many("the other " + m.Bare + "s than that of " + of)
	}
	return one("the " + m.Bare + " of " + of)
}

// rowOrColumn is one row or column of a grid, or some of them.
func (t *teller) rowOrColumn(m dsl.Which, word string) np {
	of := wordName(t.Sheet, word).text
	if m.Lines.One() {
		return one(t.numbered(m.Line, m.Lines.From) + " of " + of)
	}
	return many(m.Line + "s " + t.span(m.Lines) + " of " + of)
}

// neighbour is the pile a rule speaks of, or one beside it.
func (t *teller) neighbour(r *dsl.PileRef) string {
	if r.Side == "" {
		return t.say.pile
	}
	what := "the "
	if r.Steps != "" && r.Steps != "1" {
		what += ordinal(dsl.Number(r.Steps)) + " "
	} else if r.Steps != "" {
		what += "next "
	}
	what += t.say.place
	of, upright := t.say.pile, r.Side == "above" || r.Side == "below"
	switch own := of == "it" || strings.HasPrefix(of, "its "); {
	case of == "the "+t.say.place && upright:
		return what + " " + r.Side
	case of == "the "+t.say.place:
		return what + " to the " + r.Side
	case upright && own:
		return what + " " + r.Side + " it"
	case upright:
		return what + " " + r.Side + " " + of
	case own:
		return what + " to its " + r.Side
	}
	return what + " to the " + r.Side + " of " + of
}

// target is a place as somewhere a card may go: a foundation, the waste, each empty tableau pile.
func (t *teller) target(p *dsl.Place) string {
	m := p.Which()
	if p.Zone != nil && m.End == "" {
		return t.described(p, m, true).text
	}
	switch m.End {
	case "bottom":
		return "the bottom of " + t.piles(p).text
	case "top":
		return "the top of " + t.piles(p).text
	}
	return t.piles(p).text
}

// targets joins places that are tried in order.
func (t *teller) targets(ps *dsl.Places) string {
	var out []string
	for _, p := range ps.Any {
		out = append(out, t.target(p))
	}
	return dsl.Listed(out, "or")
}

// places joins places of which any may be meant: the waste or the tableau.
func (t *teller) places(ps *dsl.Places) string {
	var out []string
	for _, p := range ps.Any {
		out = append(out, t.place(p).text)
	}
	return dsl.Listed(out, "or")
}

// anyOf is the top card of a place that some card is compared with: the top card of another
// tableau pile.
func (t *teller) topOf(p *dsl.Place) string {
	if end := p.Which().End; end != "" {
		if n := t.place(p); !n.many {
			return n.text
		}
		return "the " + end + " card of " + t.target(endless(p))
	}
	if p.Pile != nil && t.zone != nil && drawn(t.zone) {
		return "the card in " + t.piles(p).text
	}
	switch {
	case p.Layer:
		return "a card in " + t.piles(p).text
	case p.Zone == nil:
		return "the top card of " + t.piles(p).text
	}
	if pilesIn(t.Sheet, p.Zone.Word) > 1 && !single(p.Zone.Ranges) && p.Which().Pick == "" && !p.Which().Own {
		return "the top card of " + t.target(p)
	}
	return "the top card of " + t.piles(p).text
}

// within is where cards lie: in the tableau, on the foundations, on top of a tableau pile.
func (t *teller) within(p *dsl.Place, plural, negative bool) string {
	m := p.Which()
	if m.End == "" {
		if p.Layer {
			return "in " + t.piles(p).text
		}
		if p.Zone == nil || m.Lines != nil || m.Bare != "" {
			return "in " + t.piles(p).text
		}
		kind := p.Zone.Kind()
		if zs := t.Zone(p.Zone.Word); len(zs) > 0 {
			kind = zs[0].Kind
		}
		return kind.In() + " " + t.piles(p).text
	}
	before := "at the bottom of "
	if m.End == "top" {
		before = "on top of "
	}
	n := t.piles(p)
	if !n.many {
		return before + n.text
	}
	switch {
	case plural && !negative || p.Zone == nil || len(p.Zone.Ranges) > 0:
		return before + n.text
	case negative && !m.Other:
		return before + "any " + fill(m) + pilesNoun(t.Sheet, p.Zone.Word).one
	}
	return before + t.target(endless(p))
}

// endless is a place without `top of` and `bottom of`.
func endless(p *dsl.Place) *dsl.Place {
	open := *p
	open.Mods = nil
	for _, w := range p.Mods {
		if w.End == "" {
			open.Mods = append(open.Mods, w)
		}
	}
	return &open
}

// eachless is a place without `each`.
func eachless(p *dsl.Place) *dsl.Place {
	all := *p
	all.Mods = nil
	for _, w := range p.Mods {
		if !w.Each {
			all.Mods = append(all.Mods, w)
		}
	}
	return &all
}
