package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers how a card comes to a pile that says what it takes: `base`, `build` and `build
// in order`. On the page a build line is an order, "build down in suit"; alone it is a statement,
// "cards are built down in suit".

// bases tells what may start a foundation. A list has one card for each foundation; a phrase is for
// all of them.
func (t *teller) bases(b *rules.Arrival) string {
	if len(b.Cards) > 1 {
		return "the foundations are started, from the first to the last, by " + t.baseByBase(b.Cards) + t.arrival(b)
	}
	c := b.Cards[0]
	switch {
	case b.FirstRankAlone():
		return t.firstRank(b)
	case t.free4all(c):
		return "any card may start " + t.aPile() + t.arrival(b)
	case t.zone != nil && t.zone.Piles == 1:
		return t.someCard(c, "") + " starts the foundation" + t.arrival(b)
	case t.perPile(c):
		return "a foundation is started by " + t.someCard(c, "") + t.arrival(b)
	}
	return t.someCards(c, "") + " start the foundations" + t.arrival(b)
}

// baseByBase is a list of the cards that start foundations: two aces and two kings, or a red ace
// and a black ace in turn.
func (t *teller) baseByBase(cs []*rules.Cards) string {
	var one, ws []string
	for _, c := range cs {
		one = append(one, t.someCard(c, ""))
	}
	for turn := 2; turn <= len(one)/2; turn++ {
		if one[0] != one[1] && len(one)%turn == 0 && slices.Equal(one[turn:], one[:len(one)-turn]) {
			return dsl.Listed(one[:turn], "and") + " in turn"
		}
	}
	for i := 0; i < len(cs); {
		some, n := one[i], 1
		for i+n < len(cs) && one[i+n] == some {
			n++
		}
		if n > 1 {
			some = number(n) + " " + t.someCards(cs[i], "")
		}
		ws = append(ws, some)
		i += n
	}
	return dsl.Listed(ws, "and")
}

// firstRank tells `base rank of first card`. What fixes the rank hangs on the deal: named cards
// that are dealt there have fixed it before play, others do when they are turned up, and without
// any the first card played does.
func (t *teller) firstRank(b *rules.Arrival) string {
	single := t.zone != nil && t.zone.Piles == 1
	if r, ok := t.dealtRank(t.zone); ok {
		return "the deal fixes the base rank: " + r.Plural() + " start the foundations" +
			besidesOnly(t.arrival(b))
	}
	switch dealt := t.dealtTo(t.zone); {
	case single && dealt:
		return "the card dealt to the foundation fixes the base rank" + besidesOnly(t.arrival(b))
	case single:
		return "any card may start the foundation, and its rank is the base rank" + t.arrival(b)
	case dealt:
		return "the first card dealt to these foundations fixes the base rank; " +
			"every other foundation must be started by a card of the same rank" + besidesOnly(t.arrival(b))
	}
	return "the first card laid on any of these foundations, in the deal or in play, fixes the base rank; " +
		"every other must be started by a card of the same rank" + besidesOnly(t.arrival(b))
}

// perPile reports whether a phrase means other cards for each pile.
func (t *teller) perPile(c *rules.Cards) bool {
	return rules.PerPile(c) || rules.SpeaksOf(c)&dsl.OfProperty != 0
}

// arrival is the end of a line that lets cards come. Places that differ from pile to pile, as `from
// own reserve`, are told of "each pile".
func (t *teller) arrival(r *rules.Arrival) string {
	text := ""
	switch {
	case r.From != nil && besides(r.From):
		v := t.say
		v.pile = "it"
		text += ", each " + v.place + " taking cards only from " + t.as(v).places(r.From)
	case r.From != nil:
		text += ", taken from " + t.places(r.From)
	}
	if r.Bottom {
		text += ", and goes under the pile, face up"
	}
	if r.Once {
		text += ", and this happens at once"
	}
	return text + t.ending(r)
}

// besides reports whether places are others for each pile.
func besides(ps *rules.Places) bool {
	for _, p := range ps.Any {
		if p.Kind == rules.ThePile || p.Kind == rules.Beside || p.Own || p.Other || p.Rest {
			return true
		}
	}
	return false
}

// ending is the part of arrival that bounds and guards make.
func (t *teller) ending(r *rules.Arrival) string {
	w := t.tail(r.Times, r.When)
	said := r.From != nil || r.Once || r.Bottom
	if said && strings.HasPrefix(w, " ") {
		return "," + w
	}
	return w
}

// notBuilt tells `build none`.
func (t *teller) notBuilt() string {
	if t.alone {
		return "nothing may be built"
	}
	return "there is no building on " + zoneName(t.Sheet, t.zone).text
}

// built tells one build line. The alternatives of a line are sorted by how English says them, which
// gives the order of the sentence: colours first, then what is built, what cards are laid on by
// likeness, and last what is no relation to the card below and "may be laid on" it. In each case,
// with a tail behind the last part, says that the tail is of the whole.
func (t *teller) built(b *rules.Arrival) string {
	if b.Order != nil {
		return t.inOrder(b)
	}
	phrase := b.Sole()
	var built, laid, other, red []string
	var example string
	for _, c := range phrase.Any {
		w, ok := c.Is.(*rules.RelatedCard)
		if !ok || w.To.Beside() {
			other = append(other, t.card(c, "the card below").single())
			continue
		}
		coloured, likened := w.Colour != rules.AnyColour, w.To.Like != rules.NoLikeness
		switch {
		case likened && coloured:
			red = append(red, w.Colour.String()+" cards are laid on "+alikeOn(w.To))
		case likened:
			laid = append(laid, alikeOn(w.To))
		case coloured:
			red = append(red, w.Colour.String()+" cards are built "+t.builtly(w.To))
		default:
			built = append(built, t.builtly(w.To)+t.end(b, w.To))
			if len(phrase.Any) == 1 && (len(phrase.But) == 0 || !w.To.InAnySuit()) { // any six: some may not
				example = t.example(w.To)
			}
		}
	}
	text := t.buildVerbs(built, laid)
	if red != nil {
		text = clauses(append(red, nonEmpty(text)...), "and")
	}
	end, each := *b, false
	if other != nil {
		on := "any card"
		if built == nil && laid == nil && red == nil {
			on, end.When = t.onTop(b.When)
		}
		more := dsl.Listed(other, "or")
		if text == "" && len(phrase.But) > 0 {
			more += " except " + t.alternatives(phrase.But, nil, "the card below", sort.single)
		}
		each = text != ""
		if more == "any card" && on == more && end.When != nil { // which, its condition says
			more, on = "one card", "another"
		}
		text = clauses(append(nonEmpty(text), more+" may be laid on "+on), "and")
	}
	if len(phrase.But) > 0 && !strings.Contains(text, " except ") {
		text += ", but never " + t.alternatives(phrase.But, nil, "the card below", sort.plural)
	}
	if example != "" && !t.alone && !t.plainly(phrase) {
		text += " (" + example + ")"
	}
	tail := strings.Replace(t.arrival(&end), ", taken from ", ", with cards taken from ", 1)
	if each && tail != "" { // it is not said of the last part alone
		return text + ", in each case" + strings.TrimPrefix(tail, ",")
	}
	return tailed(text, tail)
}

// onTop is what a card is laid on, where the guard begins with `when top is …`, and what is left of
// the guard. `build any card when top is red and card is black` is "any card may be laid on a red
// card if the card is black".
func (t *teller) onTop(g *rules.Cond) (string, *rules.Cond) {
	if !saidWhen(g) || len(g.Any) != 1 {
		return "any card", g
	}
	all := g.Any[0].Tests
	c, ok := all[0].Ask.(*rules.IsCard)
	if !ok || all[0].Not || !ofTop(c) {
		return "any card", g
	}
	on := strings.TrimPrefix(t.cardIs(c, false).rest, "a card ")
	named, ok := c.Card.Is.(*rules.NamedCard)
	switch {
	case ok && !named.Ranked && !named.Suited:
		on = "a " + on + " card"
	case !strings.HasPrefix(on, "a ") && !strings.HasPrefix(on, "an ") && !strings.HasPrefix(on, "the "):
		on = "a card " + on
	}
	if len(all) == 1 {
		return on, nil
	}
	return on, &rules.Cond{Span: g.Span, End: g.End, Any: []*rules.AllOf{{Tests: all[1:]}}}
}

// ofTop reports whether a question says which card the top card is: it is told as what a card is
// laid on.
func ofTop(c *rules.IsCard) bool {
	_, playable := c.Card.Is.(*rules.PlayableCard)
	return c.Ref.Of == rules.TopCard && !playable
}

// end is where the foundations of a zone end, if they all end with one rank: to the king. It is
// worked out from the base, the length of a full pile and the step, for every pile; with two build
// lines, a direction that may turn, or a bound of its own, nothing is said.
func (t *teller) end(b *rules.Arrival, r *rules.Relation) string {
	z := t.zone
	if z == nil || z.Kind != dsl.Foundations || r.Wraps || r.OneWay {
		return ""
	}
	if len(b.Sole().Any) > 1 || len(z.Arrivals((*rules.Arrival).Builds)) > 1 {
		return ""
	}
	last := 0
	for i := range z.Piles {
		at, ok := t.base(z, i)
		n, ok2 := t.capacity(z)
		by, ok3 := t.step(r)
		if !ok || !ok2 || !ok3 || rules.Forms[*rules.Most](z) != nil {
			return ""
		}
		if r.Down {
			by = -by
		}
		if at += by * (n - 1); i > 0 && at != last {
			return ""
		}
		last = at
	}
	return " to the " + t.Pack.RankAt(last).String()
}

// plainly reports whether a build line needs no example: foundations in suit or in any suit.
func (t *teller) plainly(c *rules.Cards) bool {
	if t.zone == nil || t.zone.Kind != dsl.Foundations {
		return false
	}
	r := c.Any[0].Relation()
	return r.InSuit() || r.InAnySuit()
}

func nonEmpty(s string) []string {
	if s == "" {
		return nil
	}
	return []string{s}
}

// alikeOn is what a card of an alike relation is laid on: cards of the same rank.
func alikeOn(r *rules.Relation) string {
	text := "cards of the same " + property(r.Of)
	if r.Like == rules.Other {
		text = "cards of another " + property(r.Of)
	}
	if s := alike(r.Suits); s != "" {
		text += " and " + s
	}
	return text
}

// buildVerbs joins relations: build down in suit, or lay cards on cards of the same rank.
func (t *teller) buildVerbs(built, laid []string) string {
	build, lay := "build ", "lay cards on "
	if t.alone {
		build, lay = "built ", "laid on "
	}
	var ws []string
	for _, w := range built {
		ws = append(ws, build+w)
	}
	if laid != nil {
		ws = append(ws, lay+dsl.Listed(laid, "or on"))
	}
	if ws == nil {
		return ""
	}
	text := clauses(ws, "or")
	if t.alone {
		return "cards are " + text
	}
	return text
}

// inOrder tells `build in order`.
func (t *teller) inOrder(b *rules.Arrival) string {
	var ws []string
	for _, r := range b.Order.Ranks {
		ws = append(ws, r.String())
	}
	text := "each " + t.say.place + " is built "
	if t.zone != nil && t.zone.Piles == 1 {
		text = "the " + t.say.place + " is built "
	}
	text += suitly(b.Order.Suits) + " in this order: " + dsl.Listed(ws, "and")
	switch {
	case b.Order.AnyStart && b.Order.Wraps:
		text += ", beginning with the base rank and going on from the end of the list at its beginning"
	case b.Order.AnyStart:
		text += ", beginning with the base rank"
	case b.Order.Wraps:
		text += ", going round from the end of the list to its beginning"
	}
	return text + t.arrival(b)
}
