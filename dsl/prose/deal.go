package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file answers how the deal begins and ends; its steps themselves are told by steps.go. How
// many cards are left before each step is worked out by package deal (Stage), as a reader counts
// along: "deal all the remaining 24 cards".

// deal tells the deal: what happens before shuffling, and the steps in order. Steps that look for
// named cards, when nothing has been dealt yet, can as well be done before shuffling, and with real
// cards that is far less work: "before shuffling, take the four aces out of the pack". It is sound
// because cards that are picked by their names hang on no order.
func (t *teller) deal() (before string, steps []string) {
	i := 0
	for i < len(t.Deals) && lifts(t.Deals[i]) {
		i++
	}
	lifted := t.laidOut(i)
	before = "shuffle the pack"
	if t.Pack.Decks > 1 {
		before = "shuffle all the cards together"
	}
	if t.Pack.Apart {
		before = "shuffle each pack by itself and lay the packs on one another; the top one is dealt first"
	}
	switch {
	case lifted != "" && t.Pack.Apart:
		before += ". Then " + lifted
	case lifted != "":
		before = "before shuffling, " + lifted + ". Shuffle the rest"
		if n := t.at(i).left(); n > 0 {
			before += " (" + count(n, "card", "cards") + ")"
		}
	}
	for i < len(t.Deals) {
		if k := t.row(i, len(t.Deals)); k > i+1 {
			steps = append(steps, t.rowLeft(i, k))
			i = k
			continue
		}
		steps = append(steps, t.at(i).stepOf(t.Deals[i]))
		i++
	}
	if left, ok := t.unsaidRest(); ok {
		steps = append(steps, "lay the "+left+" face down as the stock")
	}
	return before, steps
}

// unsaidRest is what the deal leaves to the stock without saying so; not ok where it says so, or
// leaves nothing.
func (t *teller) unsaidRest() (left string, ok bool) {
	s, stages := t.Unnamed(dsl.Stock), t.stages()
	if s == nil || s.Implicit || stages == nil {
		return "", false
	}
	for _, st := range t.Deals {
		x, ok := st.(*rules.MoveStep)
		if ok && (x.What == rules.RestCards || x.What == rules.AllCards && !x.PicksOut()) {
			return "", false
		}
	}
	u := *t
	if u.stage = stages[len(stages)-1]; u.stage.Fixed && u.stage.Left == 0 {
		return "", false
	}
	return u.remaining(), true
}

// laidOut tells the first steps of the deal, up to the n-th, which look for named cards. Several
// are one order: lay out an ace of each suit on these piles and a king of each suit on those.
func (t *teller) laidOut(n int) string {
	var orders, parts []string
	simple := n > 1
	for i := 0; i < n; i++ {
		orders = append(orders, t.at(i).stepOf(t.Deals[i]))
		simple = simple && t.named(i)
	}
	if !simple {
		return clauses(orders, "and")
	}
	onto := ""
	for i := 0; i < n; {
		if k := t.row(i, n); k > i+1 {
			parts, onto = append(parts, t.byPiles(i, k)), ""
			i = k
			continue
		}
		u, x := t.at(i), t.Deals[i].(*rules.MoveStep)
		ws := u.lifted(x)
		to := " " + lying(x.To.Any[0]) + u.stepTargets(x) + u.turnwise(x) + ws.order
		if to == onto { // the eight kings and the eight queens in the discard pile
			last := strings.TrimSuffix(parts[len(parts)-1], onto)
			parts = parts[:len(parts)-1]
			ws.what = last + " and " + ws.what
		}
		parts, onto = append(parts, ws.what+to), to
		i++
	}
	return "lay out from the pack " + parted(parts)
}

// named reports whether a step of the deal is told by its cards and where they are laid alone.
func (t *teller) named(i int) bool {
	x, ok := t.Deals[i].(*rules.MoveStep)
	if !ok || !x.LooksFor() || x.From != nil || x.Sifts {
		return false
	}
	u := t.at(i)
	ws := u.lifted(x)
	if ws.left {
		ws.what += " that are left"
	}
	return ws.what != "" && u.stepOf(x) == u.lift(ws.what, x)+ws.order
}

// leastRow is the number of steps that are told as one row.
const leastRow = 3

// row is where a row of steps of the deal ends, before the n-th, that begins with one: each lays
// named cards on the next pile of a zone. Fewer than leastRow are none.
func (t *teller) row(i, n int) int {
	next := func(k int) (z *rules.Zone, pile int, left bool) {
		if !t.named(k) {
			return nil, 0, false
		}
		x := t.Deals[k].(*rules.MoveStep)
		p := x.To.Any[0]
		if len(x.To.Any) > 1 || len(p.Zones) != 1 || p.End != 0 || !single(p.Numbers) {
			return nil, 0, false
		}
		ns := numbers(p.Numbers, 1)
		if len(ns) == 0 {
			return nil, 0, false
		}
		return p.Zones[0], ns[0], t.at(k).lifted(x).left
	}
	zone, first, left := next(i)
	k := i + 1
	for ; zone != nil && k < n; k++ {
		if z, pile, l := next(k); z != zone || pile != first+k-i || l != left {
			break
		}
	}
	if zone == nil || k < i+leastRow {
		return i
	}
	return k
}

// rowLeft tells a row of steps of which each takes what it names of the cards that are left.
func (t *teller) rowLeft(i, k int) string {
	first := t.Deals[i].(*rules.MoveStep)
	switch u := t.at(i); {
	case !u.lifted(first).left:
		return "take out of the pack and lay down " + t.byPiles(i, k)
	case k == len(t.Deals) && t.taken(t.Deals[k-1].(*rules.MoveStep)) == t.at(k-1).left() && u.left() > 0:
		return "lay out the " + u.remaining() + ": " + t.byPiles(i, k)
	}
	return "of the cards that are left, take out of the pack and lay down " + t.byPiles(i, k)
}

// byPiles tells what each step of a row lays on its pile. Ranks that follow each other have an
// idiom: the aces in pile 1, the twos in pile 2 and so on, up to the kings in pile 13.
func (t *teller) byPiles(i, k int) string {
	var ws []string
	rises, last := true, 0
	pattern := ""
	for s := i; s < k; s++ {
		u, x := t.at(s), t.Deals[s].(*rules.MoveStep)
		p := x.To.Any[0]
		what, where := u.lifted(x).what, u.target(p)
		if s > i {
			where = shortPile(p.Zones[0]) + " " + digit(numbers(p.Numbers, 1)[0])
		}
		ws = append(ws, what+" "+lying(p)+where)
		r, ok := u.rankOf(x)
		place := t.Pack.RankPlace(r)
		said := strings.NewReplacer(r.Plural(), "", r.String(), "").Replace(what)
		rises = rises && ok && (s == i || place == last+1 && said == pattern)
		last, pattern = place, said
	}
	if n := len(ws); rises && n > leastRow {
		return ws[0] + ", " + ws[1] + " and so on, up to " + ws[n-1]
	}
	return dsl.Listed(ws, "and")
}

// rankOf is the rank that a step names, if it is one and in any suit.
func (t *teller) rankOf(x *rules.MoveStep) (cards.Rank, bool) {
	if len(x.Cards) != 1 {
		return 0, false
	}
	table, ok := t.env(nil, -1).Cards(x.Cards[0])
	m := table[0]
	if !ok || m == 0 {
		return 0, false
	}
	r := m.First().Rank()
	return r, m == t.Pack.Mask()&cards.OfRank(r)
}

// at is the teller at a step of the deal.
func (t *teller) at(step int) *teller {
	u := *t
	if stages := t.stages(); stages != nil {
		u.stage = stages[step]
	}
	return &u
}

// left is the number of cards in the pack, or 0 where it is not fixed.
func (t *teller) left() int {
	if !t.stage.Fixed {
		return 0
	}
	return t.stage.Left
}

// stands reports whether the deal leaves a stock; where it does not, there is one only while cards
// are dealt again.
func (t *teller) stands() bool {
	stages := t.stages()
	if stages == nil {
		return true
	}
	end := stages[len(stages)-1]
	return end.Stock || !end.Fixed || end.Left > 0
}

// lifts reports whether a step takes named cards out of the pack: standing first, it is done before
// shuffling. A step with a condition, or one that compares cards with what lies on the table, has
// to wait.
func lifts(st rules.Step) bool {
	x, ok := st.(*rules.MoveStep)
	if !ok || !x.LooksFor() || x.From != nil || x.Sifts || x.When != nil {
		return false
	}
	return !slices.ContainsFunc(x.Picked(), func(c *rules.Card) bool {
		return c.Relation() != nil || x.What == rules.NamedCards && inPlay(c)
	})
}

// inPlay reports whether only play shows which cards are meant: they hang on what lies on the
// table.
func inPlay(c *rules.Card) bool {
	switch w := c.Is.(type) {
	case *rules.FirstRankCard, *rules.HomeCard, *rules.PlayableCard:
		return true
	case *rules.CardOfValue:
		_, base := w.Value.Sole().(*rules.BaseRank)
		return base
	}
	return false
}

// fixed is a number of cards that is known before the deal.
func (t *teller) fixed(q *rules.Expr) (int, bool) { return t.env(nil, -1).Num(q) }

// isStock reports whether a place is not one of cards that have been dealt.
func (t *teller) isStock(p *rules.Place) bool {
	return p.Word != "" && (!p.Named() || p.Zones[0].Kind == dsl.Stock)
}
