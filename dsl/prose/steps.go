package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers how a step of the deal, of an action or of an event is told: what it moves,
// from where and to where. The order of a sentence is what, from, to (moving), how it is laid
// (manner.go), what goes elsewhere (diverted), and when (guardOf):
//
//	1 from waste to each reserve face down when stock empty
//
// It is told as an order to the player, who does it by hand: deal, move, take up, turn.

// stepOf tells one step as an order: deal four cards face up to each tableau pile, row by row.
func (t *teller) stepOf(st rules.Step) string {
	switch x := st.(type) {
	case *rules.MoveStep:
		return t.moveStep(x)
	case *rules.Gather:
		return t.gather(x)
	case *rules.Shuffle:
		return "shuffle the stock"
	case *rules.Choose:
		return "now it is the player's choice: " + t.choice(x) + "; nothing else may be done before" + t.goesOn(x)
	case *rules.Change:
		if x.Add {
			return "add " + t.value(x.Value) + " to the counter " + quoted(x.Name) + t.ifOnly(x.When)
		}
		if less := lessOfItself(x); less != nil {
			return "take " + t.value(less) + " from the counter " + quoted(x.Name) + t.ifOnly(x.When)
		}
		return "set the counter " + quoted(x.Name) + " to " + t.value(x.Value) + t.ifOnly(x.When)
	case *rules.CloseUp:
		return "close up " + t.place(x.Place).text +
			": move its cards forward, in reading order, until no gap is left between them"
	case *rules.TurnOver:
		face := " face up"
		if x.Down {
			face = " face down"
		}
		return "turn " + t.faced(x.Place) + face + t.ifOnly(x.When)
	}
	return ""
}

// lessOfItself is what a step takes from a counter: `set packet to packet minus 1`.
func lessOfItself(x *rules.Change) *rules.Expr {
	ts := x.Value.Terms
	if len(ts) != 2 || ts[0].Shift != 0 {
		return nil
	}
	if k, ok := ts[0].Atom.(*rules.Counter); !ok || k != x.Counter {
		return nil
	}
	return &rules.Expr{Span: ts[1].Span, Sort: x.Value.Sort, Terms: ts[1:]}
}

// choice says what a step of the deal leaves to the player.
func (t *teller) choice(x *rules.Choose) string {
	what := "play " + count(x.N, "card", "cards")
	if x.N != 1 {
		what += ", one after another,"
	}
	return what + " from " + t.places(x.From) + " to " + t.targets(x.To)
}

// goesOn tells that the deal waits for a choice of the player, where more is dealt.
func (t *teller) goesOn(x *rules.Choose) string {
	if n := len(t.Deals); n > 0 && t.Deals[n-1] == rules.Step(x) {
		return ""
	}
	return ", and only then the deal goes on"
}

// ifOnly is the guard of a step.
func (t *teller) ifOnly(g *rules.Cond) string {
	if w := t.when(g); w != "" {
		return ", but only" + w
	}
	return ""
}

// faced are the cards that a step turns over.
func (t *teller) faced(p *rules.Place) string {
	if p.End != 0 {
		return t.place(p).text
	}
	return "all cards of " + t.piles(p).text
}

// moveStep tells a step that moves cards about. The rest that becomes the stock says how it lies,
// so its manner is not told again.
func (t *teller) moveStep(x *rules.MoveStep) string {
	t = t.seenFrom(x)
	if x.Sifts {
		return t.sink(x)
	}
	text := t.moving(x)
	if !strings.HasSuffix(text, "face down as the stock") {
		for _, w := range t.manners(x) {
			text += ", " + w
		}
	}
	return text + t.diverted(x) + t.guardOf(x) + times(x.Times)
}

// seenFrom is the teller of a step that sees from each of its targets: `1 from own reserve to
// each tableau`.
func (t *teller) seenFrom(x *rules.MoveStep) *teller {
	if zs := x.To.Any[0].Zones; x.To.Each() && len(zs) == 1 {
		u := *t
		u.seer = zs[0]
		return &u
	}
	return t
}

// sink tells a step that moves cards inside their piles. `kings to bottom of tableau` moves no card
// out of its pile.
func (t *teller) sink(x *rules.MoveStep) string {
	p := x.To.Any[0]
	end, under := "bottom", "under the others"
	if p.End > 0 {
		end, under = "top", "on the others"
	}
	where := "in " + t.piles(p).text
	if eachless(endless(p)).Whole() && pilesIn(t.Sheet, p.Word) > 1 {
		where = "in every " + pilesNoun(t.Sheet, p.Word).one
	}
	return where + " move the " + t.alternatives(x.Picked(), nil, "", sort.plural) + " to the " + end + ", " + under +
		"; both they and the other cards keep their order" + t.toldOf("such a pile").ifOnly(x.When) + times(x.Times)
}

// moving is what a step moves, from where and to where. From no place it is dealt from the stock;
// from one it is moved. A list of numbers is told pile by pile: `1 2 3 to tableau`.
func (t *teller) moving(x *rules.MoveStep) string {
	from := ""
	if x.From != nil {
		from = " from " + t.source(x.From)
	}
	to := " to " + t.stepTargets(x)
	if x.NewPile != nil { // so many cards in all, from pile to pile
		to = " to " + t.piles(eachless(x.To.Any[0])).text
	}
	lay := "deal "
	if x.From != nil {
		lay = "move "
	}
	switch {
	case x.What == rules.RestCards:
		return t.rest(x, from, to)
	case x.What == rules.BaseCards && t.baseList(x) == "":
		return "take out of the pack, for each of " + t.places(x.To) +
			" in turn, the card that starts it, and lay it there"
	case x.What == rules.AllCards && !x.PicksOut():
		turn := ""
		if x.To.Each() {
			turn = " in turn, until none is left"
		}
		if x.From != nil {
			return lay + "all cards" + from + to + turn + ", from the top one by one"
		}
		return lay + "all the remaining cards" + to + turn
	case x.What == rules.NextCards && x.PicksOut() && x.To.Each() && !x.Listed() && len(x.Cards[0].Any) == 1:
		return t.forEach(x, from, to)
	case x.LooksFor():
		ws := t.lifted(x)
		if ws.left {
			ws.what += " that are left"
		}
		return t.lift(ws.what, x) + ws.order
	case x.Listed():
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

// A haul is the cards that a step looks for: the four aces. Left says that they are those which
// others have left, order how they are laid, where that matters.
type haul struct {
	what, order string
	left        bool
}

// lifted are the cards that a step looks for.
func (t *teller) lifted(x *rules.MoveStep) haul {
	switch {
	case x.What == rules.BaseCards:
		return haul{what: t.baseList(x)}
	case x.What == rules.AllCards:
		return haul{what: "all " + t.someCards(x.Cards[0], "")}
	case x.What == rules.NamedCards:
		return t.byName(x)
	}
	return t.picked(x)
}

// byName are the cards of a step that names them. `aces to foundations` is all of them: "the four
// aces", as many as the pack has, if nothing else may have taken one before.
func (t *teller) byName(x *rules.MoveStep) haul {
	if len(x.Cards) > 1 {
		var ws []string
		for _, c := range x.Cards {
			ws = append(ws, t.someCard(c, ""))
		}
		return haul{what: dsl.Listed(ws, "and"), order: ", in this order"}
	}
	c := x.Cards[0]
	many := t.someCards(c, "")
	if t.afterOthers(x) && !t.takesOne(x) {
		return haul{what: "all " + many, left: true}
	}
	if len(c.Any) > 1 {
		return haul{what: "all " + many}
	}
	s := t.card(c.Any[0], "")
	if s.article == "the" {
		return haul{what: s.single()}
	}
	if n, ok := t.total(c); ok && n > 1 && x.From == nil {
		if k := t.taken(x); 0 < k && k < n { // some have been taken by their names
			return haul{what: "the other " + count(k, s.one, s.many)}
		}
		return haul{what: "the " + count(n, s.one, s.many)}
	}
	return haul{what: "all " + many}
}

// picked are the cards of a step that moves so many of a sort. Where the number is that of the pack
// it says so: `4 aces to foundations` is "the four aces".
func (t *teller) picked(x *rules.MoveStep) haul {
	c := x.Cards[0]
	if len(x.Qty) > 1 || len(c.Any) > 1 {
		return haul{what: t.amounts(x.Qty) + ": " + t.someCards(c, "")}
	}
	s := t.card(c.Any[0], "")
	what := t.quantity(x.Qty[0], s.one, s.many)
	if n, ok := t.total(c); ok && n > 1 && n == t.rows(x) {
		if t.afterOthers(x) {
			return haul{what: "all " + s.many, left: true}
		}
		what = "the " + what
	}
	return haul{what: what}
}

// forEach tells a step that moves so many cards of a sort to each of several piles.
func (t *teller) forEach(x *rules.MoveStep, from, to string) string {
	s := t.card(x.Cards[0].Any[0], "")
	what := t.quantity(x.Qty[0], s.one, s.many)
	if x.From != nil {
		return "move " + what + from + to
	}
	it := strings.Fields(t.them(x))[0]
	return "for " + t.stepTargets(x) + " take " + what + " out of the pack and lay " + it + " there"
}

// taken is the number of cards that a step of the deal takes from the pack, or 0 where it is not
// fixed.
func (t *teller) taken(x *rules.MoveStep) int {
	i, stages := slices.Index(t.Deals, rules.Step(x)), t.stages()
	if i < 0 || i+1 >= len(stages) || !stages[i].Fixed || !stages[i+1].Fixed {
		return 0
	}
	return stages[i].Left - stages[i+1].Left
}

// afterOthers reports whether a step looks for cards in a pack that others have left unseen: some
// of those it names may have been dealt.
func (t *teller) afterOthers(x *rules.MoveStep) bool {
	return t.stage.Unseen && x.From == nil
}

// inDeal reports whether a step is one of the deal.
func (t *teller) inDeal(x *rules.MoveStep) bool { return slices.Contains(t.Deals, rules.Step(x)) }

// sum is the number of cards of a list of numbers, or 0.
func (t *teller) sum(qs []*rules.Expr) int {
	sum := 0
	for _, q := range qs {
		n, ok := t.fixed(q)
		if !ok {
			return 0
		}
		sum += n
	}
	return sum
}

func (t *teller) amounts(qs []*rules.Expr) string {
	var ws []string
	for _, q := range qs {
		ws = append(ws, t.quantity(q, "card", "cards"))
	}
	return dsl.Listed(ws, "and")
}

// rest tells what becomes of the cards that are left.
func (t *teller) rest(x *rules.MoveStep, from, to string) string {
	p := x.To.Any[0]
	left := t.remaining()
	n := t.left()
	whole := n == t.Pack.Size()
	if x.From == nil && dsl.KindNamed(p.Word) == dsl.Stock && !p.Narrowed() {
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
		all := eachless(p)
		to = t.piles(all).text
		if n := pilesNoun(t.Sheet, p.Word); pilesIn(t.Sheet, p.Word) > 1 && !all.Narrowed() && p.Numbers == nil {
			to = "the " + n.many
		}
		return text + " to " + to + " in turn, until none is left"
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
func (t *teller) source(p *rules.Place) string {
	text := t.piles(p).text
	if p.End != 0 {
		text = "the " + endOf(p) + " of " + text
	}
	if p.Each && (p.End == 0 || pilesIn(t.Sheet, p.Word) > 1) {
		return text + " in turn"
	}
	return text
}

// lift tells a step that takes named cards out of where they lie.
func (t *teller) lift(what string, x *rules.MoveStep) string {
	if x.From != nil {
		return "move " + what + " from " + t.source(x.From) + " to " + t.stepTargets(x) + t.turnwise(x)
	}
	return "take " + what + " out of the pack and lay " + t.them(x) + t.stepTargets(x) + t.turnwise(x)
}

// turnwise tells that `each` target gets one of the named cards in turn.
func (t *teller) turnwise(x *rules.MoveStep) string {
	if x.To.Each() {
		return ", one to each in turn"
	}
	return ""
}

// them is the pronoun of the cards a step takes, with the word before a target.
func (t *teller) them(x *rules.MoveStep) string {
	it := "them "
	if t.takesOne(x) {
		it = "it "
	}
	return it + lying(x.To.Any[0])
}

// lying is the word before a place where cards are laid.
func lying(p *rules.Place) string {
	switch {
	case p.End != 0:
		return "at "
	case p.Named() && p.Zones[0].Kind != dsl.Foundations && p.Zones[0].Kind != dsl.Tableau:
		return "in "
	}
	return "on "
}

// stepTargets are the targets of a step; several are tried in order. `to foundations or waste` lays
// each card on the first that takes it. With `each` the places are not tried but all served.
func (t *teller) stepTargets(x *rules.MoveStep) string {
	var ws []string
	each := x.To.Each()
	for _, p := range x.To.Any {
		w := t.target(p)
		if each && !p.Each {
			w = t.target(eachOf(p))
		}
		if x.LooksFor() && !x.One() { // they spread over their target
			switch anywhere := offLines(p); {
			case inLines(p) && !anywhere.Narrowed():
				w = "the places in " + t.piles(p).text
			case !p.Narrowed() && pilesIn(t.Sheet, p.Word) > 1:
				w = t.piles(p).text
			}
		}
		ws = append(ws, w)
	}
	if each {
		return dsl.Listed(ws, "and")
	}
	return strings.Join(ws, " or, if that takes no such card, to ")
}

// offLines is a place without the rows and columns that it is in.
func offLines(p *rules.Place) *rules.Place {
	all := *p
	all.Rows, all.Columns = nil, nil
	return &all
}

// takesOne reports whether a step takes one card, whether it says so by its number, by its name or
// by the one pile whose base it is.
func (t *teller) takesOne(x *rules.MoveStep) bool {
	switch {
	case x.One():
		return true
	case x.What == rules.BaseCards:
		return pilesIn(t.Sheet, x.To.Any[0].Word) == 1
	case x.What != rules.NamedCards || len(x.Cards) > 1 || len(x.Cards[0].Any) > 1:
		return false
	}
	return t.card(x.Cards[0].Any[0], "").article == "the"
}
