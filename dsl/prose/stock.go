package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers how the stock is turned and how it comes back: `turn`, `redeals`, `may`, and
// the steps that gather piles.

// stock tells how the stock is turned, and redeals.
func (t *teller) stock(p *page) {
	var turns, notes []string
	if z := t.Unnamed(dsl.Stock); z != nil {
		notes = notesOf(z)
		u := t.in(z)
		last := ""
		for xs := rules.Forms[*rules.MoveStep](z); len(xs) > 0; {
			n := u.turnsAlike(xs)
			what, when := u.turn(xs[:n]...)
			xs = xs[n:]
			if what == last {
				when = strings.TrimPrefix(when, ",")
				what = "you may also do so"
			} else {
				last = what
			}
			turns = append(turns, what+when)
		}
		if len(turns) > 0 {
			turns = append(turns, u.short(z)...)
		}
		if z.Open() != nil {
			turns = append(turns, "the top card of the stock lies face up and may be played "+
				"like the top card of any pile")
		}
		turns = append(turns, u.comes(z)...)
		turns = append(turns, u.goes(z)...)
	}
	var again []string
	for _, m := range t.Mays {
		if m.Name == "redeal" {
			again = append(again, t.may(m))
		}
	}
	if t.redeals() && t.speaks(dsl.OfPass) {
		again = append(again, "each redeal begins the next pass")
	}
	switch {
	case turns != nil || notes != nil:
		p.head("The stock")
	case again != nil:
		p.head("Redeals")
	}
	p.para(sentences(turns))
	p.para(sentences(again))
	p.paras(notes)
}

// turnsAlike is how many lines, from the first on, turn in one way but for the pile that they turn
// to. They are told together: to waste pile 1, 2 or 3.
func (t *teller) turnsAlike(xs []*rules.MoveStep) int {
	what, when := t.turnTo(xs[0], "")
	for i, x := range xs {
		p := x.To.Any[0]
		alone := len(x.To.Any) == 1 && single(p.Numbers) && p.End == 0 && x.Times == 0
		if too, then := t.turnTo(x, ""); !alone || too != what || then != when || p.Word != xs[0].To.Any[0].Word {
			return max(i, 1)
		}
	}
	return len(xs)
}

// turn tells one way to turn the stock, by one line or by several alike. The parts are apart so
// that a second line that does the same can say "you may also do so, …".
func (t *teller) turn(xs ...*rules.MoveStep) (what, when string) {
	var to []string
	for _, x := range xs {
		to = append(to, t.stepTargets(x))
	}
	return t.turnTo(xs[0], " to "+eitherOf(to))
}

// turnTo is turn with the words that say where to.
func (t *teller) turnTo(x *rules.MoveStep, to string) (what, when string) {
	verb, target, n := "deal ", x.To.Any[0], t.quantity(x.Qty[0], "card", "cards")
	if target.Named() && target.Zones[0].Kind == dsl.Waste {
		verb = "turn "
	}
	text := "you may " + verb + n + " from the stock" + to
	if rules.Names(x.Qty[0], isPass) {
		text = "you may " + verb + "cards from the stock" + to + ": " + n
	}
	for _, w := range t.manners(x) {
		text += ", " + w
	}
	if !target.Each && !x.Packet && t.rows(x) != 1 {
		text += ", one on the other"
	}
	switch but := t.diverted(x); {
	case x.Times == 0 && x.When == nil:
		return text, ", whenever you like" + but
	case but != "":
		return text, times(x.Times) + but
	case x.When == nil:
		return text, times(x.Times)
	}
	if pass, _ := x.When.InPass(); pass == 0 && target.Each && speaksOfPlay(x.When) {
		return text, times(x.Times) + t.guardOf(x)
	}
	return text, times(x.Times) + "," + t.when(x.When)
}

// short tells what happens when the stock runs short, if it can.
func (t *teller) short(z *rules.Zone) []string {
	for _, x := range rules.Forms[*rules.MoveStep](z) {
		if (t.rows(x) != 1 || x.To.Any[0].Each) && !t.enough(x) {
			return []string{"if fewer cards are left in the stock, they are dealt as far as they go"}
		}
	}
	return nil
}

// enough reports whether a line that turns asks itself for as many cards in the stock as it deals.
func (t *teller) enough(x *rules.MoveStep) bool {
	q, p := x.When.Sole(), x.To.Any[0]
	if q == nil || q.Not || len(x.To.Any) != 1 || eachless(p).Narrowed() {
		return false
	}
	c, ok := q.Ask.(*rules.Compare)
	if !ok || len(c.In) != 1 || c.In[0].Lo == nil {
		return false
	}
	n, ok := c.Left.Sole().(*rules.Tally)
	least, known := t.constant(c.In[0].Lo)
	return ok && known && !n.Spaces && t.isStock(n.In) && least.N >= t.rows(x)*pilesIn(t.Sheet, p.Word)
}

// may tells an action of the player. A redeal of one pile has an idiom, "turn the waste over to be
// the new stock", which begins with when: it is nearly always "when the stock is empty".
func (t *teller) may(m *rules.May) string {
	if t.never(m) {
		return t.mayBe(m)
	}
	if idiom := t.newStock(m); idiom != "" {
		when, often := t.allowed(m)
		return dsl.Capital(trimmed(when)) + ", you may " + idiom + often
	}
	text := t.mayBe(m) + ": " + t.stepSentences(m.Does)
	if slices.ContainsFunc(m.Does, mayRunShort) {
		text += ". Where the cards do not suffice, they are dealt as far as they go"
	}
	return text
}

// mayBe tells when an action is allowed, and how often, but not what it does.
func (t *teller) mayBe(m *rules.May) string {
	name := m.Name
	if m.Name != "redeal" {
		name = quoted(m.Name)
	}
	when, often := t.allowed(m)
	if t.never(m) {
		return "there is no " + name + often
	}
	return "you may " + name + when + often
}

// never reports whether an option takes an action away: it leaves no redeal.
func (t *teller) never(m *rules.May) bool {
	o, ok := m.Redeals.Sole().(*rules.Option)
	return ok && t.chosen(o).N == 0
}

// redeals reports whether the player may redeal.
func (t *teller) redeals() bool {
	return slices.ContainsFunc(t.Mays, func(m *rules.May) bool { return m.Name == "redeal" && !t.never(m) })
}

// allowed is when an action is allowed, and how often.
func (t *teller) allowed(m *rules.May) (when, often string) {
	often = ", as often as you like"
	switch n := m.Redeals; {
	case n != nil:
		often = ", as many times in the whole game as " + t.value(n)
		if c, ok := n.Digits(); ok {
			often = ", " + howOften(c) + " in the whole game"
		} else if o, ok := n.Sole().(*rules.Option); ok {
			often = times(t.chosen(o).N) + t.note(o)
		}
	case m.Times > 0:
		often = times(m.Times)
	}
	for i, c := range m.Conds() {
		w := t.when(c)
		if i > 0 && w != "" {
			w = ", and only" + w
		}
		when += w
	}
	return when, often
}

// mayRunShort reports whether a step deals a number of cards to several piles, which may be more
// than there are.
func mayRunShort(st rules.Step) bool {
	x, ok := st.(*rules.MoveStep)
	if !ok || x.From != nil || x.When != nil || len(x.Qty) == 0 {
		return false
	}
	return len(x.Qty) > 1 || x.To.Any[0].Each
}

func trimmed(s string) string {
	if s != "" && s[0] == ' ' {
		return s[1:]
	}
	return s
}

// newStock is the idiom of a redeal that only turns one pile over.
func (t *teller) newStock(m *rules.May) string {
	if m.Name != "redeal" || len(m.Does) == 0 || len(m.Does) > 2 || m.Conds() == nil {
		return ""
	}
	g, ok := m.Does[0].(*rules.Gather)
	if !ok || g.When != nil || t.turnedOver(g) == "" {
		return ""
	}
	what := zoneName(t.Sheet, g.From[0].Zones[0]).text
	if len(m.Does) == 1 {
		return "turn " + what + " over, without shuffling it, to be the new stock"
	}
	if !isA[*rules.Shuffle](m.Does[1]) {
		return ""
	}
	return "shuffle " + what + " and turn it face down to be the new stock"
}

// gather tells how piles become the stock again. With real cards the order of taking up is the
// order of the next deal, so it is told in full: pile by pile, from which end of each.
func (t *teller) gather(x *rules.Gather) string { return t.gathered(x, true) }

// gathered is gather; without order it is left open in which order the cards lie then.
func (t *teller) gathered(x *rules.Gather, order bool) string {
	if w := t.turnedOver(x); w != "" {
		return w
	}
	var ws []string
	several := len(x.From) > 1
	for _, p := range x.From {
		n := t.piles(p)
		alone := !p.Narrowed() && single(p.Numbers)
		several = several || n.many || pilesIn(t.Sheet, p.Word) > 1 && !alone
		ws = append(ws, n.text)
	}
	text := "take up " + dsl.Listed(ws, "and then")
	if x.But != nil {
		text += ", except " + t.someCards(x.But, "")
	}
	if several && order {
		way := " from the first to the last"
		if x.LastFirst {
			way = " from the last to the first"
		}
		text += ", " + pileByPile(x) + way
	}
	under := "under the stock"
	if !t.stands() {
		under = "as a new stock"
	}
	if !order {
		return text + ", and lay the cards face down " + under + t.ifOnly(x.When)
	}
	each, end := "", "bottom"
	if several {
		each = "each with "
	}
	if x.TopFirst {
		end = "top"
	}
	text += ", " + each + "its " + end + " card first"
	return text + ", and lay the cards in this order face down " + under +
		", so that the first taken up is the first to be dealt" + t.ifOnly(x.When)
}

// pileByPile is how several piles are taken up.
func pileByPile(x *rules.Gather) string {
	for _, p := range x.From {
		if p.Word == "" || slices.ContainsFunc(p.Zones, func(z *rules.Zone) bool { return !drawn(z) }) {
			return "pile by pile"
		}
	}
	return "place by place"
}

// turnedOver is the idiom for one whole pile: its bottom card becomes the top of the stock.
func (t *teller) turnedOver(x *rules.Gather) string {
	if len(x.From) != 1 || x.From[0].Narrowed() {
		return ""
	}
	if x.But != nil || x.TopFirst || x.LastFirst {
		return ""
	}
	zs := x.From[0].Zones
	if len(zs) != 1 || zs[0].Piles != 1 {
		return ""
	}
	return "turn " + zoneName(t.Sheet, zs[0]).text + " over as it lies and put it under the stock, " +
		"so that its bottom card is the first to be dealt" + t.ifOnly(x.When)
}
