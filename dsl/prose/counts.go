package prose

import (
	"strings"

	"pat/dsl"
)

// counted tells how many cards or spaces lie in some places.
func (t *teller) counted(c *dsl.Count, not bool) fact {
	if c.Spaces {
		return t.countedSpaces(c, not)
	}
	s := sort{"a", "card", "cards", ""}
	n, limited := t.bound(c)
	if c.Cards != nil {
		s = sort{"", t.someCard(c.Cards, t.say.card), t.someCards(c.Cards.Any, c.Cards.But, t.say.card), ""}
	}
	no := c.No != not && (c.No || !c.All && !limited)
	where := t.withinAll(c.In, limited && n.many || c.All, no)
	if c.Seen() { // what lies hidden is not counted
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
	case limited:
		if total, ok := t.allThere(c); ok && !not && total > 1 && total == dsl.Number(c.Number) {
			return fact{subject: many("all " + number(total) + " " + s.many), verb: "be", rest: where}
		}
		return fact{subject: np{t.bounded(c, not) + n.is(t.oneOf(c), s.many), n.many}, verb: "lie", rest: where}
	case c.Cards != nil:
		return fact{subject: one(s.one), verb: "lie", rest: where}
	}
	return fact{subject: one("a card"), verb: "lie", rest: where}
}

// oneOf is the noun of a single card that is counted.
func (t *teller) oneOf(c *dsl.Count) string {
	if c.Cards != nil && len(c.Cards.Any) == 1 {
		return t.card(c.Cards.Any[0], t.say.card).one
	}
	return "card"
}

// allThere is the number of cards of the counted sort in the pack, for "all four kings".
func (t *teller) allThere(c *dsl.Count) (int, bool) {
	if c.Number == "" {
		return 0, false
	}
	if c.Cards == nil {
		return t.Pack.Size(), true
	}
	return t.total(c.Cards)
}

// bound tells whether a count is compared with a number, and whether its noun is plural.
func (t *teller) bound(c *dsl.Count) (np, bool) {
	switch {
	case c.N != nil:
		return np{many: c.N.Digits != "1"}, true
	case c.Number != "":
		return np{many: c.Number != "1"}, true
	}
	return np{}, false
}

// bounded is the number a count is compared with: at least three, fewer than three.
func (t *teller) bounded(c *dsl.Count, not bool) string {
	num := c.N
	if num == nil {
		num = &dsl.Num{Digits: c.Number}
	}
	text := "at least "
	switch {
	case c.Bound == "most" && not:
		text = "more than "
	case c.Bound == "most":
		text = "at most "
	case not:
		text = "fewer than "
	}
	if num.Name == "" {
		return text + number(dsl.Number(num.Digits)) + " "
	}
	if o := t.Option(num.Name); o != nil {
		return text + number(t.chosen(o).N) + t.note(o) + " "
	}
	return text + t.named(num.Name) + " "
}

func (t *teller) countedSpaces(c *dsl.Count, not bool) fact {
	n, limited := t.bound(c)
	where := t.withinAll(c.In, true, false)
	switch {
	case c.All:
		return fact{subject: np{t.emptySubject(c.In), true}, verb: "be", rest: "empty", not: not}
	case limited && n.many:
		return fact{text: "there are " + t.bounded(c, not) + "spaces " + where}
	case limited && c.Bound == "most":
		return fact{text: "there is " + t.bounded(c, not) + "space " + where}
	case c.No != not:
		return fact{text: "there is no space " + where}
	}
	return fact{text: "there is a space " + where}
}

// emptySubject is what `all spaces in P` speaks of: only the first place is asked.
func (t *teller) emptySubject(ps *dsl.Places) string {
	return "all piles " + t.within(ps.Any[0], true, false)
}

// withinAll joins the places of a count.
func (t *teller) withinAll(ps *dsl.Places, plural, negative bool) string {
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
func eachOf(p *dsl.Place) *dsl.Place {
	if p.Which().Each {
		return p
	}
	q := *p
	q.Mods = append([]*dsl.PlaceMod{{Each: true}}, p.Mods...)
	return &q
}
