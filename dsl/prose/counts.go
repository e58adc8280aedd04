package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers how a count in a condition is written: `at least 2 kings in waste`, `no spaces
// in tableau`, `all cards on foundations`. Not is worked into the number, as English does: `not at
// most 1 king` is "more than one king", `not at least 1 king` is "no king".

// A limit is the number that a count of cards or spaces is compared with. That none is there, and
// that there is one at least, have words of their own.
type limit struct {
	n          *rules.Expr // nil for none, some and all
	most       bool        // and not at least
	many       bool        // its noun is plural
	none, some bool
}

// limitOf is the limit of a count. `at most 0` is none and `at least 1` is some, as nobody says "at
// least one king" for "a king".
func limitOf(c *rules.Count) limit {
	l := limit{n: c.Lo}
	if l.n == nil {
		l.n, l.most = c.Hi, true
	}
	if l.n == nil {
		return limit{}
	}
	n, written := l.n.Digits()
	switch {
	case written && n == 0 && l.most:
		return limit{none: true}
	case written && n == 1 && !l.most:
		return limit{some: true}
	}
	l.many = !written || n != 1
	return l
}

// counted tells how many cards or spaces lie in some places. A phrase that compares, as `2 same
// suit in tableau`, compares with the card of the rule.
func (t *teller) counted(c *rules.Count, not bool) fact {
	if c.Spaces {
		return t.countedSpaces(c, not)
	}
	s := sort{"a", "card", "cards", ""}
	l := limitOf(c)
	if c.Cards != nil {
		s = sort{"", t.someCard(c.Cards, t.say.card), t.someCards(c.Cards, t.say.card), ""}
	}
	// that none is there, said either way
	no := l.none && !not || l.some && not
	where := t.withinAll(c.In, l.many || c.All, no)
	if c.Seen { // what lies hidden is not counted
		where = t.faceUpOnly("face up ") + where
	}
	switch {
	case no && c.Cards != nil && len(c.Cards.Any) == 1 && len(c.Cards.But) == 0:
		return fact{subject: one("no " + t.card(c.Cards.Any[0], t.say.card).one), verb: "lie", rest: where}
	case no:
		return fact{subject: many("no " + s.many), verb: "lie", rest: where}
	case c.All:
		all := fact{subject: many("all " + s.many), verb: "be", rest: where}
		if not {
			all.subject.text = "not " + all.subject.text
		}
		return all
	case l.n != nil:
		if total, ok := t.allThere(c); ok && !not {
			return fact{subject: many("all " + number(total) + " " + s.many), verb: "be", rest: where}
		}
		noun := t.oneOf(c)
		if l.many {
			noun = s.many
		}
		return fact{subject: np{t.bounded(l, not) + noun, l.many}, verb: "lie", rest: where}
	case c.Cards != nil:
		return fact{subject: one(s.one), verb: "lie", rest: where}
	}
	return fact{subject: one("a card"), verb: "lie", rest: where}
}

// oneOf is the noun of a single card that is counted.
func (t *teller) oneOf(c *rules.Count) string {
	if c.Cards != nil && len(c.Cards.Any) == 1 {
		return t.card(c.Cards.Any[0], t.say.card).one
	}
	return "card"
}

// allThere is the number of cards that a count asks for, if those are all of the sort in the pack
// and several: all four kings.
func (t *teller) allThere(c *rules.Count) (total int, ok bool) {
	if c.Lo == nil {
		return 0, false
	}
	n, written := c.Lo.Digits()
	if total, ok = t.Pack.Size(), true; c.Cards != nil {
		total, ok = t.total(c.Cards)
	}
	return total, ok && written && n == total && n > 1
}

// bounded is the number a count is compared with: at least three, fewer than three.
func (t *teller) bounded(l limit, not bool) string {
	text := "at least "
	switch {
	case l.most && not:
		text = "more than "
	case l.most:
		text = "at most "
	case not:
		text = "fewer than "
	}
	if n, written := l.n.Digits(); written {
		return text + number(n) + " "
	}
	if o, ok := l.n.Sole().(*rules.Option); ok {
		return text + number(t.chosen(o).N) + t.note(o) + " "
	}
	return text + t.value(l.n) + " "
}

// countedSpaces tells how many piles are empty. Its sentences begin with "there is", so they are
// whole texts, which no other fact can be told together with.
func (t *teller) countedSpaces(c *rules.Count, not bool) fact {
	l := limitOf(c)
	where := t.withinAll(c.In, true, false)
	switch {
	case c.All:
		return fact{subject: np{t.emptySubject(c.In), true}, verb: "be", rest: "empty", not: not}
	case l.many:
		return fact{text: "there are " + t.bounded(l, not) + "spaces " + where}
	case l.n != nil:
		return fact{text: "there is " + t.bounded(l, not) + "space " + where}
	case l.none != not:
		return fact{text: "there is no space " + where}
	}
	return fact{text: "there is a space " + where}
}

// emptySubject is what `all spaces in P` speaks of: only the first place is asked.
func (t *teller) emptySubject(ps *rules.Places) string {
	return "all piles " + t.within(ps.Any[0], true, false)
}

// withinAll joins the places of a count. With `each` in one place, all of them are asked pile by
// pile, so they are joined by "and": in each tableau pile and each reserve pile; of a negative it
// is or: in any of them.
func (t *teller) withinAll(ps *rules.Places, plural, negative bool) string {
	var out []string
	byPile := ps.Each()
	for _, p := range ps.Any {
		if byPile {
			p = eachOf(p)
		}
		text := t.within(p, plural, negative)
		if byPile && negative { // no king in any pile
			text = strings.Replace(text, " each ", " any ", 1)
		}
		out = append(out, text)
	}
	if byPile && !negative {
		return dsl.Listed(out, "and")
	}
	return dsl.Listed(out, "or")
}

// eachOf is a place with `each`, which stands for all of several places where it stands for one.
func eachOf(p *rules.Place) *rules.Place {
	q := *p
	q.Each = true
	return &q
}
