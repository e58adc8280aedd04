package prose

import (
	"slices"
	"strings"

	"pat/dsl"
)

// stepOf tells one step as an order: deal four cards face up to each tableau pile, row by row.
func (t *teller) stepOf(l *dsl.Line) string {
	switch x := l.Stmt.(type) {
	case *dsl.MoveStep:
		return t.moveStep(x)
	case *dsl.Gather:
		return t.gather(x)
	case *dsl.Shuffle:
		return "shuffle the stock"
	case *dsl.Player:
		return "now it is the player's choice: " + t.choice(x) + "; nothing else may be done before" + t.goesOn(x)
	case *dsl.SetStep:
		return "set the counter " + quoted(x.Name) + " to " + t.value(x.Value) + t.ifOnly(x.Guard)
	case *dsl.Add:
		return "add " + t.value(x.Value) + " to the counter " + quoted(x.Name) + t.ifOnly(x.Guard)
	case *dsl.CloseUp:
		return "close up " + t.place(x.Place).text +
			": move its cards forward, in reading order, until no gap is left between them"
	case *dsl.FaceStep:
		return "turn " + t.faced(x.Place) + " face " + x.Face + t.ifOnly(x.Guard)
	}
	return ""
}

// choice says what a step of the deal leaves to the player.
func (t *teller) choice(x *dsl.Player) string {
	what := "play " + count(dsl.Number(x.Number), "card", "cards")
	if x.Number != "1" {
		what += ", one after another,"
	}
	return what + " from " + t.places(x.From) + " to " + t.targets(x.To)
}

// goesOn tells that the deal waits for a choice of the player, where more is dealt.
func (t *teller) goesOn(x *dsl.Player) string {
	if n := len(t.Deal); n > 0 && t.Deal[n-1].Stmt == x {
		return ""
	}
	return ", and only then the deal goes on"
}

// ifOnly is the guard of a step.
func (t *teller) ifOnly(g *dsl.Guard) string {
	if w := t.when(g); w != "" {
		return ", but only" + w
	}
	return ""
}

// faced are the cards that a step turns over.
func (t *teller) faced(p *dsl.Place) string {
	n := t.place(p)
	if p.Which().End != "" {
		return n.text
	}
	return "all cards of " + t.piles(p).text
}

// moveStep tells a step that moves cards about.
func (t *teller) moveStep(x *dsl.MoveStep) string {
	t = t.seenFrom(x)
	if x.Sorts() {
		return t.sink(x)
	}
	text := t.moving(x)
	if !strings.HasSuffix(text, "face down as the stock") {
		for _, w := range t.manners(x) {
			text += ", " + w
		}
	}
	return text + t.diverted(x) + t.stepGuard(x) + times(x.Times)
}

// seenFrom is the teller of a step that sees from each of its targets: `1 from own reserve to
// each tableau`.
func (t *teller) seenFrom(x *dsl.MoveStep) *teller {
	if p := x.To.Any[0]; x.To.Each() && p.Zone != nil {
		if zs := t.Zone(p.Zone.Word); len(zs) == 1 {
			u := *t
			u.seer = zs[0]
			return &u
		}
	}
	return t
}

func (t *teller) sink(x *dsl.MoveStep) string {
	p := x.To.Any[0]
	s := t.card(x.Named[0], "")
	end, under := "bottom", "under the others"
	if p.Which().End == "top" {
		end, under = "top", "on the others"
	}
	where := "in " + t.piles(p).text
	if p.Zone != nil && len(p.Zone.Ranges) == 0 && len(p.Mods) == 1 && pilesIn(t.Sheet, p.Zone.Word) > 1 {
		where = "in every " + pilesNoun(t.Sheet, p.Zone.Word).one
	}
	return where + " move the " + s.many + " to the " + end + ", " + under +
		"; both they and the other cards keep their order" + t.toldOf("such a pile").ifOnly(x.Guard) + times(x.Times)
}

// moving is what a step moves, from where and to where.
func (t *teller) moving(x *dsl.MoveStep) string {
	from := ""
	if x.From != nil {
		from = " from " + t.source(x.From)
	}
	to := " to " + t.stepTargets(x)
	for _, h := range x.How {
		if h.NewPileAt != nil { // so many cards in all, from pile to pile
			to = " to " + t.piles(eachless(x.To.Any[0])).text
		}
	}
	lay := "deal "
	if x.From != nil {
		lay = "move "
	}
	switch {
	case x.Rest:
		return t.rest(x, from, to)
	case x.Bases:
		what := t.baseList(x)
		if what == "" {
			return "take out of the pack, for each of " + t.places(x.To) +
				" in turn, the card that starts it, and lay it there"
		}
		return "take " + what + " out of the pack and lay " + t.them(x) + t.stepTargets(x)
	case x.All && x.AllOf == nil:
		turn := ""
		if x.To.Each() {
			turn = " in turn, until none is left"
		}
		if x.From != nil {
			return lay + "all cards" + from + to + turn + ", from the top one by one"
		}
		return lay + "all the remaining cards" + to + turn
	case x.All:
		return t.lift("all "+t.someCards(x.AllOf.Any, nil, ""), x)
	case len(x.Named) == 1:
		s := t.card(x.Named[0], "")
		if s.article == "the" {
			return t.lift(s.single(), x)
		}
		if t.afterOthers(x) {
			return t.lift("all "+s.many+" that are left", x)
		}
		if n, ok := t.total(&dsl.Cards{Any: x.Named}); ok && n > 1 && x.From == nil {
			return t.lift("the "+count(n, s.one, s.many), x)
		}
		return t.lift("all "+s.many, x)
	case len(x.Named) > 1:
		var ws []string
		for _, c := range x.Named {
			ws = append(ws, t.card(c, "").single())
		}
		return t.lift(dsl.Listed(ws, "and"), x) + ", in this order"
	case x.What != nil && !x.What.AnyCards():
		if len(x.Qty) == 1 && len(x.What.Any) == 1 {
			s := t.card(x.What.Any[0], "")
			what := t.quantity(x.Qty[0], s.one, s.many)
			if x.To.Each() { // so many each
				if x.From != nil {
					return "move " + what + from + to
				}
				it := strings.Fields(t.them(x))[0]
				return "for " + t.stepTargets(x) + " take " + what + " out of the pack and lay " + it + " there"
			}
			if n, ok := t.total(&dsl.Cards{Any: x.What.Any}); ok && n > 1 && n == t.rows(x) {
				what = "the " + what
				if t.afterOthers(x) {
					what = "all " + s.many + " that are left"
				}
			}
			return t.lift(what, x)
		}
		return t.lift(t.amounts(x.Qty)+": "+t.someCards(x.What.Any, nil, ""), x)
	case len(x.Qty) > 1:
		cards := "cards"
		if n := t.sum(x.Qty); n > 0 && t.inDeal(x) { // later there may be fewer
			cards = count(n, "card", "cards")
			if n == t.left() {
				cards = "all " + cards
			}
		}
		return lay + cards + from + " to " + t.places(x.To) + " row by row: " + t.perPiles(x)
	}
	return lay + t.quantity(x.Qty[0], "card", "cards") + from + to
}

// afterOthers reports whether a step looks for cards in a pack that others have left unseen: some
// of those it names may have been dealt.
func (t *teller) afterOthers(x *dsl.MoveStep) bool {
	return t.stage.Unseen && x.From == nil
}

// inDeal reports whether a step is one of the deal.
func (t *teller) inDeal(x dsl.Stmt) bool {
	return slices.ContainsFunc(t.Deal, func(l *dsl.Line) bool { return l.Stmt == x })
}

// sum is the number of cards of a list of numbers, or 0.
func (t *teller) sum(qs []*dsl.Qty) int {
	sum := 0
	for _, q := range qs {
		n, ok := t.fixedQty(q)
		if !ok {
			return 0
		}
		sum += n
	}
	return sum
}

func (t *teller) amounts(qs []*dsl.Qty) string {
	var ws []string
	for _, q := range qs {
		ws = append(ws, t.quantity(q, "card", "cards"))
	}
	return dsl.Listed(ws, "and")
}

// rest tells what becomes of the cards that are left.
func (t *teller) rest(x *dsl.MoveStep, from, to string) string {
	p := x.To.Any[0]
	left := t.remaining()
	n := t.left()
	whole := n == t.Pack.Size()
	if x.From == nil && p.Zone != nil && p.Zone.Kind() == dsl.Stock && len(p.Mods) == 0 {
		return "lay the " + left + " face down as the stock"
	}
	text := "deal all the " + left
	if whole || n == 1 {
		text = "deal the " + left
	}
	if from != "" {
		text = "move all the cards" + from
	}
	if x.To.Each() {
		return text + to + " in turn, until none is left"
	}
	return text + to
}

// remaining is what is left of the pack: the remaining 24 cards.
func (t *teller) remaining() string {
	switch n := t.left(); {
	case n == t.Pack.Size():
		return "whole pack"
	case n == 1:
		return "last card"
	case n > 1:
		return "remaining " + count(n, "card", "cards")
	}
	return "remaining cards"
}

// source is where a step takes cards: one pile, or every pile in turn.
func (t *teller) source(p *dsl.Place) string {
	m := p.Which()
	if m.End == "" && !m.Each {
		return t.piles(p).text
	}
	if p.Zone != nil && m.End != "" && pilesIn(t.Sheet, p.Zone.Word) > 1 {
		inner := t.piles(p).text
		if m.Each {
			return "the " + m.End + " of " + inner + " in turn"
		}
		return "the " + m.End + " of " + inner
	}
	if m.End != "" {
		return "the " + m.End + " of " + t.piles(p).text
	}
	return t.piles(p).text + " in turn"
}

// lift tells a step that takes named cards out of where they lie.
func (t *teller) lift(what string, x *dsl.MoveStep) string {
	if x.From != nil {
		return "move " + what + " from " + t.source(x.From) + " to " + t.stepTargets(x) + t.turnwise(x)
	}
	return "take " + what + " out of the pack and lay " + t.them(x) + t.stepTargets(x) + t.turnwise(x)
}

// turnwise tells that `each` target gets one of the named cards in turn.
func (t *teller) turnwise(x *dsl.MoveStep) string {
	if x.To.Each() {
		return ", one to each in turn"
	}
	return ""
}

// them is the pronoun of the cards a step takes, with the word before a target.
func (t *teller) them(x *dsl.MoveStep) string {
	it := "them "
	if t.takesOne(x) {
		it = "it "
	}
	switch m := x.To.Any[0].Which(); m.End {
	case "top", "bottom":
		return it + "at "
	}
	if p := x.To.Any[0]; p.Zone != nil {
		if zs := t.Zone(p.Zone.Word); len(zs) > 0 && zs[0].Kind != dsl.Foundations && zs[0].Kind != dsl.Tableau {
			return it + "in "
		}
	}
	return it + "on "
}

// stepTargets are the targets of a step; several are tried in order.
func (t *teller) stepTargets(x *dsl.MoveStep) string {
	var ws []string
	each := x.To.Each()
	for _, p := range x.To.Any {
		w := t.target(p)
		m := p.Which()
		switch {
		case m.Each && m.End != "":
			w = "the " + m.End + " of " + t.piles(p).text
		case each && !m.Each:
			w = t.target(eachOf(p))
		}
		if x.Bases || t.namedCards(x) {
			if p.Zone != nil && len(p.Mods) == 0 && pilesIn(t.Sheet, p.Zone.Word) > 1 {
				w = t.piles(p).text
			}
			if p.Zone != nil && m.Lines != nil && len(p.Mods) == 1 {
				w = "the places in " + t.piles(p).text
			}
		}
		ws = append(ws, w)
	}
	if each {
		return dsl.Listed(ws, "and")
	}
	return strings.Join(ws, " or, if that takes no such card, to ")
}

// namedCards reports whether a step takes several cards by name: they spread over their target.
func (t *teller) namedCards(x *dsl.MoveStep) bool {
	return x.PicksOut() && !x.One()
}

// takesOne reports whether a step takes one card, whether it says so by its number, by its name or
// by the one pile whose base it is.
func (t *teller) takesOne(x *dsl.MoveStep) bool {
	switch {
	case x.One():
		return true
	case x.Bases:
		z := x.To.Any[0].Zone
		return z != nil && pilesIn(t.Sheet, z.Word) == 1
	}
	return len(x.Named) == 1 && t.card(x.Named[0], "").article == "the"
}
