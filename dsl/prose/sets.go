package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers how several cards leave together: `takes pair totalling 13`, `takes 4 cards
// same rank`, `takes set ace of spades king`, `takes sequence king to ace in suit`; and how they
// score together in a hand. A set is
// gathered from the tops of different piles, a sequence lies on one pile; so they have different
// sentences.

// collected tells a line that collects several cards in one move.
func (t *teller) collected(k *rules.Arrival) string {
	u := t.as(t.collecting())
	if k.Seq != nil {
		u.say.pile, u.say.source = "its pile", "the pile it comes from"
	}
	verb := u.away()
	goes, together := " may be "+verb, " together,"
	switch {
	case k.Once && k.Seq != nil:
		goes = " is " + verb + " at once,"
	case k.Once:
		goes, together = " are "+verb, " together, at once,"
	}
	if k.Seq != nil {
		return "a whole " + u.sequence(k.Seq) + ", lying on top of one pile" + u.ofPlaces(k.From) +
			" and movable as a unit," + goes + " in one move" + comma(u.ending(k))
	}
	text, s, end := "", k.Set, u.ending(k)
	switch {
	case s.Listed != nil:
		var ws []string
		for _, c := range s.Listed {
			ws = append(ws, u.card(c, "").single())
		}
		text = dsl.Listed(ws, "and")
	case u.twoRanks(k) != "":
		text, end = u.twoRanks(k), times(k.Times)
	case twoOf(s):
		text = "two available cards" + u.paired(s)
	case s.Most == 0:
		text = "any two or more available cards" + u.belonging(s)
	case s.Most != s.Least:
		text = number(s.Least) + " to " + number(s.Most) + " available cards" + u.belonging(s)
	default:
		text = count(s.Least, "available card", "available cards") + u.belonging(s)
	}
	return text + goes + together + " taken from different " + u.pilesOrPlaces(k.From) + u.fromTops(k.From) +
		u.laid(s) + comma(end)
}

// twoRanks tells a pair that follows up and of which nothing is asked but its two ranks: a queen
// and a king of the same suit. It is "" where a pair is another.
func (t *teller) twoRanks(k *rules.Arrival) string {
	x, q := k.Set.Alike, k.When.Sole()
	if !twoOf(k.Set) || x == nil || q == nil || q.Not {
		return ""
	}
	if x.Like != rules.NoLikeness || x.By != nil || x.Wraps {
		return ""
	}
	c, ok := q.Ask.(*rules.Compare)
	if !ok || len(c.In) != 1 || c.In[0].Lo == nil || c.In[0].Hi == nil {
		return ""
	}
	of, ok := c.Left.Sole().(*rules.Property)
	if !ok || of.Of != rules.RankSort || of.Ref != nil {
		return ""
	}
	lo, low := t.constant(c.In[0].Lo)
	hi, high := t.constant(c.In[0].Hi)
	if !low || !high || hi.N != lo.N+1 {
		return ""
	}
	suits := [...]string{
		rules.SuitUnsaid: "", rules.AnySuit: "",
		rules.InSuit: " of the same suit", rules.OtherSuit: " of different suits",
		rules.InColour: " of the same colour", rules.Alternating: " of different colours",
	}[x.Suits]
	return a(t.Format(lo)) + " and " + a(t.Format(hi)) + suits
}

// hands tells which cards of a zone are hands, and what they count: of what counts once the best
// that fits, and besides what counts each time.
func (t *teller) hands(z *rules.Zone) []string {
	var out, first, each []string
	for _, h := range rules.Forms[*rules.Hands](z) {
		out = append(out, t.hand(z, h))
	}
	for _, r := range rules.Forms[*rules.Counts](z) {
		if r.Each {
			each = append(each, t.counts(r))
		} else {
			first = append(first, t.counts(r))
		}
	}
	switch len(first) {
	case 0:
	case 1:
		out = append(out, "in a hand "+first[0])
	default:
		out = append(out, "of these only the best that a hand has counts: "+strings.Join(first, "; "))
	}
	for _, e := range each {
		out = append(out, "in a hand "+e)
	}
	return out
}

// hand tells which cards of a zone are a hand.
func (t *teller) hand(z *rules.Zone, h *rules.Hands) string {
	what := "each " + t.say.place
	switch {
	case h.Rows && h.Columns:
		what = "each row and each column"
	case h.Rows, h.Columns:
		what = "each " + rowOr(h.Columns)
	}
	text := what + " of " + zoneName(t.Sheet, z).text
	if z.Piles == 1 && !h.Rows && !h.Columns {
		text = zoneName(t.Sheet, z).text
	}
	if h.With != nil {
		with := *h.With
		if with.End == 0 {
			with.End = 1
		}
		text += " together with " + t.place(&with).text
	}
	return "the cards of " + text + t.faceUpOnly(" that lie face up") + " are a hand"
}

// counts tells what some cards of a hand count.
func (t *teller) counts(r *rules.Counts) string {
	u := t.as(t.leaving())
	u.say.card = "each of them"
	if r.Sets[0].One != nil {
		u.say.card = "it"
	}
	u.say.pile, u.say.source = "the "+u.say.place+" of "+u.say.card, "the "+u.say.place+" of "+u.say.card
	var sets []string
	verb := "count "
	for _, s := range r.Sets {
		what, one := u.handSet(s)
		if one {
			verb = "counts "
		}
		sets = append(sets, what)
	}
	text := strings.Join(sets, " and ") + " "
	if r.From != nil {
		text += t.withinAll(r.From, true, false) + " "
	}
	if r.PerCard {
		text, verb = "each card of "+text, "counts "
	}
	text += verb + count(r.Points, "point", "points")
	switch s := r.Sets[0]; {
	case r.Each && s.Most != s.Least:
		text += ", for every way to pick as many as fit"
	case r.Each:
		text += ", for every way to pick " + np{many: s.Most > 1}.is("it", "them")
	}
	return text + comma(u.when(r.When))
}

// handSet is cards that score together, and whether it is one card.
func (t *teller) handSet(s *rules.Set) (text string, single bool) {
	switch {
	case s.One != nil:
		return t.someCard(s.One, ""), true
	case s.Listed != nil:
		var ws []string
		for _, c := range s.Listed {
			ws = append(ws, t.card(c, "").single())
		}
		text = dsl.Listed(ws, "and")
		if w := alike(s.Suits); w != "" {
			text += " that are " + w
		}
		return text, false
	case twoOf(s):
		return "two cards" + t.paired(s), false
	case s.Most == 0:
		return "two or more cards" + t.belonging(s), false
	case s.Most != s.Least:
		return number(s.Least) + " to " + number(s.Most) + " cards" + t.belonging(s), false
	}
	return count(s.Least, "card", "cards") + t.belonging(s), false
}

// twoOf reports whether a set is two cards.
func twoOf(s *rules.Set) bool { return s.Least == 2 && s.Most == 2 }

// laid tells in which order collected cards come to lie; on a discard it does not matter.
func (t *teller) laid(s *rules.Set) string {
	if t.zone == nil || t.zone.Kind == dsl.Discard {
		return ""
	}
	ordered := s.Alike != nil && s.Alike.Like == rules.NoLikeness
	switch {
	case s.Listed != nil:
		return ", laid in this order, the first lowest"
	case ordered && !twoOf(s):
		return ", laid in that order"
	case ordered && !s.Alike.Down:
		return ", the higher laid on the lower"
	case ordered && !s.Alike.Up:
		return ", the lower laid on the higher"
	}
	return ", laid in the order of their piles"
}

// away is what is done with collected cards.
func (t *teller) away() string {
	switch {
	case t.zone != nil && t.zone.Kind == dsl.Discard:
		return "discarded"
	case t.zone != nil && t.zone.Piles == 1:
		return "moved here, if nothing lies here,"
	}
	return "moved to an empty " + t.say.place
}

// belonging tells what makes collected cards belong together. A relation with a direction only says
// that there is some order in which the cards can be laid; the player does not have to name them in
// it.
func (t *teller) belonging(s *rules.Set) string {
	x := s.Alike
	switch {
	case s.Totals != nil:
		var ws []string
		for _, n := range s.Totals {
			ws = append(ws, t.value(n))
		}
		return " that total " + dsl.Listed(ws, "or")
	case x == nil:
		return ""
	case x.Like == rules.Same:
		return " " + t.related(x, "")
	case x.Like == rules.Other:
		return " that differ in " + property(x.Of) + t.both(x.Suits)
	}
	return " that can be laid in order, each " + t.related(x, "the one before") + ","
}

// paired is belonging for two cards: either of them may come first.
func (t *teller) paired(s *rules.Set) string {
	x := s.Alike
	if x == nil || x.Like != rules.NoLikeness {
		return t.belonging(s)
	}
	by := "one rank"
	if x.By != nil {
		by = t.value(x.By) + " ranks"
	}
	text := " that differ by " + by
	if x.Wraps {
		text += " (" + t.highest().String() + " and " + t.lowest().String() + " being next to each other)"
	}
	return text + t.both(x.Suits)
}

// both is a suit relation that holds beside another.
func (t *teller) both(r rules.SuitRel) string {
	if s := alike(r); s != "" {
		return " and are " + s
	}
	return ""
}

// pilesOrPlaces is what collected cards are taken from.
func (t *teller) pilesOrPlaces(ps *rules.Places) string {
	zs := t.Zones
	if ps != nil {
		zs = nil
		for _, p := range ps.Any {
			zs = append(zs, p.Zones...)
		}
	}
	return t.lain(zs).many
}

// fromTops tells from which piles collected cards come; without `from`, from every pile in play.
// The zone that takes them gives none itself, unless its cards go from pile to pile.
func (t *teller) fromTops(ps *rules.Places) string {
	if ps != nil {
		return " of " + t.places(ps)
	}
	var ws []string
	for _, z := range t.Zones {
		if z.Kind.Offers() && (t.zone != z || z.Kind.Shifts()) {
			ws = append(ws, zoneName(t.Sheet, z).text)
		}
	}
	if ws == nil {
		return ""
	}
	return " of " + dsl.Listed(ws, "or")
}

// ofPlaces is where the pile of a sequence is; nothing without `from`.
func (t *teller) ofPlaces(ps *rules.Places) string {
	if ps == nil {
		return ""
	}
	return " of " + t.places(ps)
}
