package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// bases tells what may start a foundation.
func (t *teller) bases(r rules.Rule[*dsl.Base]) string {
	b := r.Stmt
	if len(b.Cards) > 1 {
		var ws []string
		for _, c := range b.Cards {
			ws = append(ws, t.someCard(c, ""))
		}
		return "the foundations are started, from the first to the last, by " +
			dsl.Listed(ws, "and") + t.arrival(&b.Arrive)
	}
	c := b.Cards[0]
	switch {
	case b.FirstRank():
		return t.firstRank(b)
	case anyCard(c.Any) && len(c.But) == 0:
		return "any card may start " + t.aPile() + t.arrival(&b.Arrive)
	case t.zone != nil && t.zone.Piles == 1:
		return t.someCard(c, "") + " starts the foundation" + t.arrival(&b.Arrive)
	case t.perPile(c):
		return "a foundation is started by " + t.someCard(c, "") + t.arrival(&b.Arrive)
	}
	return t.someCards(c.Any, c.But, "") + " start the foundations" + t.arrival(&b.Arrive)
}

// firstRank tells `base rank of first card`.
func (t *teller) firstRank(b *dsl.Base) string {
	single := t.zone != nil && t.zone.Piles == 1
	if r, ok := t.dealtRank(t.zone); ok {
		return "the deal fixes the base rank: " + r.Plural() + " start the foundations" +
			besidesOnly(t.arrival(&b.Arrive))
	}
	switch dealt := t.dealtTo(t.zone); {
	case single && dealt:
		return "the card dealt to the foundation fixes the base rank" + besidesOnly(t.arrival(&b.Arrive))
	case single:
		return "any card may start the foundation, and its rank is the base rank" + t.arrival(&b.Arrive)
	case dealt:
		return "the first card dealt to these foundations fixes the base rank; " +
			"every other foundation must be started by a card of the same rank" + besidesOnly(t.arrival(&b.Arrive))
	}
	return "the first card laid on any of these foundations, in the deal or in play, fixes the base rank; " +
		"every other must be started by a card of the same rank" + besidesOnly(t.arrival(&b.Arrive))
}

// perPile reports whether a phrase means other cards for each pile.
func (t *teller) perPile(c *dsl.Cards) bool {
	return rules.PerPile(t.CardsOf(c.Any, c.But)) || dsl.SpeaksOf(c)&dsl.OfProperty != 0
}

// arrival is the end of a line that lets cards come.
func (t *teller) arrival(r *dsl.Arrive) string {
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
func besides(ps *dsl.Places) bool {
	for _, p := range ps.Any {
		if m := p.Which(); p.Pile != nil || m.Own || m.Other {
			return true
		}
	}
	return false
}

// ending is the part of arrival that bounds and guards make.
func (t *teller) ending(r *dsl.Arrive) string {
	w := t.tail(r.Times, r.Guard)
	said := r.From != nil || r.Once || r.Bottom
	if said && strings.HasPrefix(w, " ") {
		return "," + w
	}
	return w
}

// built tells one build line.
func (t *teller) built(r rules.Rule[*dsl.Build]) string {
	b := r.Stmt
	switch {
	case b.None:
		if t.alone {
			return "nothing may be built"
		}
		if t.zone == nil {
			return "nothing may be laid on a card"
		}
		return "there is no building on " + zoneName(t.Sheet, t.zone).text
	case b.Order != nil:
		return t.inOrder(b)
	}
	var built, laid, other, red []string
	var example string
	for _, c := range b.Cards.Any {
		w := c.What()
		switch {
		case w == nil || w.Rel == nil || w.Rel.After != nil || w.Rel.As != nil:
			other = append(other, t.card(c, "the card below").single())
		case w.Rel.Alike != "" && c.Colour != "":
			red = append(red, c.Colour+" cards are laid on "+alikeOn(w.Rel))
		case w.Rel.Alike != "":
			laid = append(laid, alikeOn(w.Rel))
		case c.Colour != "":
			red = append(red, c.Colour+" cards are built "+t.builtly(w.Rel))
		default:
			built = append(built, t.builtly(w.Rel)+t.end(b, w.Rel))
			if len(b.Cards.Any) == 1 {
				example = t.example(w.Rel)
			}
		}
	}
	text := t.buildVerbs(built, laid)
	if red != nil {
		text = clauses(append(red, nonEmpty(text)...), "and")
	}
	end, each := b.Arrive, false
	if other != nil {
		on := "any card"
		if built == nil && laid == nil && red == nil {
			on, end.Guard = t.onTop(b.Guard)
		}
		more := dsl.Listed(other, "or")
		if text == "" && len(b.Cards.But) > 0 {
			more += " except " + t.alternatives(b.Cards.But, nil, "the card below", sort.single)
		}
		each = text != ""
		text = clauses(append(nonEmpty(text), more+" may be laid on "+on), "and")
	}
	if len(b.Cards.But) > 0 && !strings.Contains(text, " except ") {
		text += ", but never " + t.someCards(b.Cards.But, nil, "the card below")
	}
	if example != "" && !t.alone && !t.plainly(b) {
		text += " (" + example + ")"
	}
	tail := strings.Replace(t.arrival(&end), ", taken from ", ", with cards taken from ", 1)
	if each && tail != "" { // it is not said of the last part alone
		return text + ", in each case" + strings.TrimPrefix(tail, ",")
	}
	return tailed(text, tail)
}

// onTop is what a card is laid on, where the guard begins with `when top is …`, and what is left
// of the guard.
func (t *teller) onTop(g *dsl.Guard) (string, *dsl.Guard) {
	if g == nil || g.Word != "when" || g.Cond == nil || len(g.Cond.Or) != 1 {
		return "any card", g
	}
	all := g.Cond.Or[0].And
	c := all[0].Compare
	if all[0].Not || !ofTop(c) {
		return "any card", g
	}
	on := strings.TrimPrefix(t.cardIs(c.Left.Ref, c, false).rest, "a card ")
	switch {
	case c.Card != nil && c.Card.What() == nil && c.Card.Colour != "":
		on = "a " + on + " card"
	case !strings.HasPrefix(on, "a ") && !strings.HasPrefix(on, "an ") && !strings.HasPrefix(on, "the "):
		on = "a card " + on
	}
	if len(all) == 1 {
		return on, nil
	}
	rest := *g
	rest.Cond = &dsl.Cond{Span: g.Cond.Span, Or: []*dsl.CondAnd{{And: all[1:]}}}
	return on, &rest
}

// ofTop reports whether a comparison says which card the top card is: it is told as what a card
// is laid on.
func ofTop(c *dsl.Compare) bool {
	if c == nil || c.Negated() || c.State != nil || c.Bound != "" {
		return false
	}
	return c.Left.Ref != nil && c.Left.Ref.Top && (c.Card == nil || !c.Card.Playable)
}

// end is where the foundations of a zone end, if they all end with one rank: to the king.
func (t *teller) end(b *dsl.Build, r *dsl.Relation) string {
	z := t.zone
	if z == nil || z.Kind != dsl.Foundations || r.Wrapping || r.OneWay {
		return ""
	}
	if len(b.Cards.Any) > 1 || len(rules.All[*dsl.Build](z)) > 1 {
		return ""
	}
	last := 0
	for i := range z.Piles {
		at, ok := t.base(z, i)
		n, ok2 := t.capacity(z)
		by, ok3 := t.step(r)
		if !ok || !ok2 || !ok3 || rules.First[*dsl.AtMost](z).Line != nil {
			return ""
		}
		if r.GoesDown() {
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
func (t *teller) plainly(b *dsl.Build) bool {
	if t.zone == nil || t.zone.Kind != dsl.Foundations {
		return false
	}
	r := b.Cards.Any[0].Relation()
	return r.InSuit() || r.InAnySuit()
}

func nonEmpty(s string) []string {
	if s == "" {
		return nil
	}
	return []string{s}
}

// alikeOn is what a card of an alike relation is laid on: cards of the same rank.
func alikeOn(r *dsl.Relation) string {
	text := "cards of the same " + r.Of
	if r.Alike == "other" {
		text = "cards of another " + r.Of
	}
	if s := alike(r.AndSuit); s != "" {
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
func (t *teller) inOrder(b *dsl.Build) string {
	var ws []string
	for _, r := range t.Spell(b.Order...) {
		ws = append(ws, r.String())
	}
	text := "each " + t.say.place + " is built "
	if t.zone != nil && t.zone.Piles == 1 {
		text = "the " + t.say.place + " is built "
	}
	text += suitly(b.SuitRel) + " in this order: " + dsl.Listed(ws, "and")
	first := false
	if t.zone != nil {
		for _, r := range rules.All[*dsl.Base](t.zone) {
			first = first || r.Stmt.FirstRank()
		}
	}
	switch {
	case first && b.Wrapping:
		text += ", beginning with the base rank and going on from the end of the list at its beginning"
	case first:
		text += ", beginning with the base rank"
	case b.Wrapping:
		text += ", going round from the end of the list to its beginning"
	}
	return text + t.arrival(&b.Arrive)
}
