package prose

import (
	"pat/dsl"
)

// deal tells the deal: what happens before shuffling, and the steps in order.
func (t *teller) deal() (before string, steps []string) {
	i := 0
	var lifted []string
	for i < len(t.Deal) && t.lifts(t.Deal[i]) {
		lifted = append(lifted, t.at(i).stepOf(t.Deal[i]))
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
	for ; i < len(t.Deal); i++ {
		steps = append(steps, t.at(i).stepOf(t.Deal[i]))
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
	for _, l := range t.Deal {
		if x, ok := l.Stmt.(*dsl.MoveStep); ok && (x.Rest || x.All && x.AllOf == nil) {
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

// lifts reports whether a step takes named cards out of the pack: standing first, it is done
// before shuffling.
func (t *teller) lifts(l *dsl.Line) bool {
	x, ok := l.Stmt.(*dsl.MoveStep)
	if !ok || x.From != nil || x.Sorts() || x.Guard != nil {
		return false
	}
	for _, c := range x.Named {
		if c.InPlay() || c.Relation() != nil {
			return false
		}
	}
	if x.All && x.AllOf != nil {
		for _, c := range x.AllOf.Any {
			if w := c.What(); w != nil && w.Rel != nil {
				return false
			}
		}
		return true
	}
	return x.LooksFor()
}

func (t *teller) fixedQty(q *dsl.Qty) (int, bool) {
	if q.Sole() == nil {
		return 0, false
	}
	return t.env(nil, -1).Num(t.NumOf(q.Sole()))
}

// onTable reports whether a place is one of cards that have been dealt.
func (t *teller) onTable(p *dsl.Place) bool {
	if p.Zone == nil {
		return false
	}
	zs := t.Zone(p.Zone.Word)
	return len(zs) > 0 && zs[0].Kind != dsl.Stock
}

func (t *teller) isStock(p *dsl.Place) bool { return p.Zone != nil && !t.onTable(p) }
