package prose

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// A tally keeps count of the cards in the pack and on the piles while the deal is told, as long
// as the numbers are the same whatever the cards are.
type tally struct {
	left  int // cards in the pack
	piles map[*rules.Zone][]int
	moved bool       // only the number of cards in the pack is fixed, not where the others lie
	lost  bool       // the numbers are not fixed any more
	taken cards.Mask // kinds that have been taken out by name
	blind bool       // cards have left the pack that nobody chose: named ones may be among them
}

// newTally is the tally before the deal.
func (t *teller) newTally() *tally {
	c := &tally{left: t.Pack.Size(), piles: map[*rules.Zone][]int{}}
	for _, z := range t.Zones {
		c.piles[z] = make([]int, z.Piles)
	}
	return c
}

// known is the number of cards in the pack, or 0 where it is not fixed.
func (c *tally) known() int {
	if c == nil || c.lost {
		return 0
	}
	return c.left
}

// dealt counts a step of the deal.
func (t *teller) dealt(l *dsl.Line) {
	c := t.tally
	switch x := l.Stmt.(type) {
	case *dsl.MoveStep:
		if !x.Sorts() {
			c.lost = c.lost || !t.countStep(c, x)
		}
	case *dsl.Player:
		c.lost = c.lost || !t.played(c, x)
	case *dsl.Gather, *dsl.CloseUp:
		c.lost = true
	}
}

// countStep counts the cards of a step; it reports whether their number is fixed.
func (t *teller) countStep(c *tally, x *dsl.MoveStep) bool {
	p := x.To.Any[0]
	if !x.Rest && x.NewPiles() {
		return false
	}
	shifts := x.From != nil && t.onTable(x.From) && !x.Diverts() // what has been dealt
	if shifts || x.Rest && x.Guard == nil && !t.toStock(x) {
		c.moved = true
		if x.Rest && x.From == nil {
			c.left = 0
		}
		return true
	}
	if x.From != nil || x.Guard != nil && !x.Diverts() {
		return false
	}
	if !t.putBack(x.How) || len(x.To.Any) > 1 || p.Zone == nil {
		return false
	}
	if n, ok := t.namedTotal(x); ok && n > 0 && (c.blind || c.again(t.kindsOf(x))) {
		return false
	} else if ok { // named cards: on which pile they come is not counted
		c.left -= n
		for _, z := range t.Zone(p.Zone.Word) {
			for i := range c.piles[z] {
				if n > 0 {
					c.piles[z][i]++
					n--
				}
			}
		}
		return c.left >= 0
	}
	c.blind = true
	targets, ok := t.targetPiles(c, p)
	each := p.Which().Each
	sorted := x.What != nil && !x.What.AnyCards()
	if !ok || len(x.Qty) == 0 || sorted && !each {
		return false
	}
	for i, target := range targets {
		q := x.Qty[0]
		switch {
		case len(x.Qty) > 1 && i < len(x.Qty):
			q = x.Qty[i]
		case len(x.Qty) > 1 || !each && i > 0:
			continue
		}
		n, ok := t.fixedQty(q)
		if !ok {
			return false
		}
		*target += n
		c.left -= n
	}
	return c.left >= 0
}

// namedTotal is the number of cards that a step takes by name.
func (t *teller) namedTotal(x *dsl.MoveStep) (int, bool) {
	switch {
	case x.Bases:
		return len(t.Layout().Place(t.Sheet, x.To.Any[0]).Piles), true
	case len(x.Named) > 1:
		return len(x.Named), true
	case len(x.Named) == 1, x.AllOf != nil:
		return t.total(&dsl.Cards{Any: x.Picked()})
	case len(x.Qty) == 1 && x.What != nil && !x.What.AnyCards() && !x.To.Each():
		return t.fixedQty(x.Qty[0])
	}
	return 0, false
}

// kindsOf are the kinds that a step takes by name.
func (t *teller) kindsOf(x *dsl.MoveStep) cards.Mask {
	table, _ := t.env(nil, -1).Cards(x.Picked(), nil)
	return table[0]
}

// again takes kinds out by name; it reports whether some have been taken out before, so that fewer
// may be left than are asked for.
func (c *tally) again(m cards.Mask) bool {
	before := c.taken
	c.taken |= m
	return before&m != 0
}

func (t *teller) fixedQty(q *dsl.Qty) (int, bool) {
	if q.Sole() == nil {
		return 0, false
	}
	return t.env(nil, -1).Num(q.Sole())
}

// targetPiles are the piles that a step deals to.
func (t *teller) targetPiles(c *tally, p *dsl.Place) ([]*int, bool) {
	m := p.Which()
	if c.moved && (m.Empty || m.Nonempty) {
		return nil, false
	}
	if m.Own || m.Other || m.Pick != "" || m.End != "" {
		return nil, false
	}
	if m.Bare != "" {
		return nil, false
	}
	l := t.Layout()
	var out []*int
	for _, q := range l.Place(t.Sheet, p).Piles {
		n := &c.piles[l.Piles[q].Zone][l.Piles[q].Number-1]
		if !(m.Empty && *n > 0) && !(m.Nonempty && *n == 0) {
			out = append(out, n)
		}
	}
	return out, len(out) > 0
}

// onTable reports whether a place is one of cards that have been dealt.
func (t *teller) onTable(p *dsl.Place) bool {
	if p.Zone == nil {
		return false
	}
	zs := t.Zone(p.Zone.Word)
	return len(zs) > 0 && zs[0].Kind != dsl.Stock
}

// toStock reports whether a step lays cards in the stock.
func (t *teller) toStock(x *dsl.MoveStep) bool {
	return slices.ContainsFunc(x.To.Any, t.isStock)
}

// putBack reports whether the cards that a step does not deal go back into the pack, and others
// are dealt for them.
func (t *teller) putBack(hs []*dsl.How) bool {
	return !slices.ContainsFunc(hs, func(h *dsl.How) bool {
		return h.But != nil && !(h.Replaced && t.isStock(h.ButTo))
	})
}

func (t *teller) isStock(p *dsl.Place) bool { return p.Zone != nil && !t.onTable(p) }

// stands reports whether the deal leaves a stock; where it does not, there is one only while
// cards are dealt again.
func (t *teller) stands() bool {
	if t.DealHead == nil {
		return true
	}
	u := *t
	u.tally = t.newTally()
	for _, l := range t.Deal {
		if x, ok := l.Stmt.(*dsl.MoveStep); ok && t.toStock(x) {
			return true
		}
		u.dealt(l)
	}
	return u.tally.lost || u.tally.left > 0
}

// played counts a choice of the player: where all piles that hold cards hold the same number, it
// does not matter which are chosen.
func (t *teller) played(c *tally, x *dsl.Player) bool {
	var from []*int
	if c.moved {
		return true
	}
	for _, p := range x.From.Any {
		if p.Zone == nil {
			return false
		}
		ps, _ := t.targetPiles(c, p)
		for _, n := range ps {
			if *n > 0 {
				from = append(from, n)
			}
		}
	}
	n := dsl.Number(x.Number)
	if len(from) < n || n > 1 && *from[0] > 1 {
		return false
	}
	for i := range from {
		if *from[i] != *from[0] {
			return false
		}
		if i < n {
			defer func() { *from[i]-- }()
		}
	}
	return true
}
