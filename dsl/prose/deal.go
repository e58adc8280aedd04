package prose

import (
	"slices"

	"pat/dsl"
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
	var lifted []string
	for i < len(t.Deals) && lifts(t.Deals[i]) {
		lifted = append(lifted, t.at(i).stepOf(t.Deals[i]))
		i++
	}
	before = "shuffle the pack"
	if t.Pack.Decks > 1 {
		before = "shuffle all the cards together"
	}
	if t.Pack.Apart {
		before = "shuffle each pack by itself and lay the packs on one another; the top one is dealt first"
	}
	switch {
	case lifted != nil && t.Pack.Apart:
		before += ". Then " + clauses(lifted, "and")
	case lifted != nil:
		before = "before shuffling, " + clauses(lifted, "and") + ". Shuffle the rest"
		if n := t.at(i).left(); n > 0 {
			before += " (" + count(n, "card", "cards") + ")"
		}
	}
	for ; i < len(t.Deals); i++ {
		steps = append(steps, t.at(i).stepOf(t.Deals[i]))
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
		x, ok := st.(*rules.Move)
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
	x, ok := st.(*rules.Move)
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
