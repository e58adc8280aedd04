package interp

import (
	"math/bits"
	"slices"

	"pat/dsl/cards"
)

// A card that is taken back from a foundation is lent to the layout. What it is good for is that cards are laid on it, or that
// the card that lay under it is lent in turn. Whoever wins with a loan that is used later, or never, wins as well by taking it
// later, or never: until then the layout is the same without the card, and nothing that was done there can be hindered by a
// card less. So a search need look only at loans that come one after another and end with cards laid on the last of them. Two
// neighbours of which neither needs the other may change places: of such, the lower suit comes first.
//
// For that, the card must have one place to come back to and one to go out to; who takes it straight from the foundation must
// be able to lay it wherever it could be carried on from elsewhere; and no rule may ask for more than two cards that meet and
// how much is free.

// Lends reports whether a loan that is not used at once is of no use.
func (g *Game) Lends() bool { return g.lends }

// Use makes the lists of moves hold nothing but what may follow a loan at once, in a game that Lends; 0 ends that.
func (s *State) Use(loan Move) { s.found.loan = loan }

// Follows reports whether a play may follow a loan that has been taken: it lays cards on it, or is a loan itself, of the same
// foundation or of one of a higher suit.
func (s *State) Follows(m, loan Move) bool {
	if m.Kind() != Play {
		return false
	}
	lent := s.top[loan.To()].Kind()
	return m.To() == loan.To() || m.From() == loan.From() ||
		s.g.zones[s.g.piles[m.From()].zone].sheet.Kind == "foundations" && s.top[m.From()].Kind().Suit() > lent.Suit()
}

// Borrowed reports whether a card that could be moved when moves were listed last, or that the stock could bring, could be
// laid on a card of the foundations: else no loan is of use.
func (s *State) Borrowed() bool {
	var wanted cards.Mask
	f := &s.g.zones[s.g.safety.zones[0]] // of all foundations, for one loan may be laid on another
	for p := f.first; p < f.first+f.n; p++ {
		for i := range int(s.n[p]) {
			wanted |= s.g.safety.upon[s.at(p, i).Kind()]
		}
	}
	if wanted&s.found.offered != 0 {
		return true
	}
	cy := s.g.cycle
	if cy == nil {
		return false
	}
	for h := int(s.n[cy.Waste] + s.n[cy.Stock]); h > 0; h-- {
		if wanted.Has(s.KindAt(h)) {
			return true
		}
	}
	return false
}

// compileLending finds out whether all that holds.
func (c *compiler) compileLending() {
	if !c.safety.possible || !c.safety.returns || !c.foresight.possible || len(c.safety.zones) != 1 || len(c.auto)+len(c.sets) > 0 ||
		c.dups || len(c.turns) > 0 && c.cycle == nil {
		return
	}
	f := &c.zones[c.safety.zones[0]]
	if f.n != len(c.pack.Suits) || !c.goesOutOneWay(f) || slices.ContainsFunc(c.deals, func(st step) bool { return st.op == stepPlayer }) || !slices.ContainsFunc(f.moves, func(r unitRule) bool { return r.kind == unitOne && r.guard == always && r.uses < 0 && r.to == nil }) ||
		slices.ContainsFunc(c.wins, func(w goal) bool { return !c.wantsOut(w.cond) }) {
		return
	}
	layouts := 0
	for i := range c.zones {
		z := &c.zones[i]
		if z == f {
			continue
		}
		if !c.borrows(z, f) {
			return
		}
		if z.receives && !z.cells {
			layouts++ // between two, a card could be carried on that could not go straight to where it comes
		}
	}
	c.lends = layouts == 1
}

// borrows reports whether loans of a foundation to a zone can wait until they are used.
func (c *compiler) borrows(z, f *zone) bool {
	for p := z.first; p < z.first+z.n; p++ {
		if c.piles[p].covers != nil {
			return false
		}
	}
	for i := range z.plays {
		if z.plays[i].guard != always {
			return false
		}
	}
	for i := range z.moves {
		r := &z.moves[i]
		if r.guard != always || r.uses >= 0 || r.to != nil || r.kind == unitPluck || r.kind == unitRun && c.seqs[r.seq] != (seq{phrase: c.seqs[r.seq].phrase}) {
			return false
		}
	}
	if !z.receives {
		return true
	}
	for i := range z.arrive {
		a := &z.arrive[i]
		if a.guard != always || a.uses >= 0 || a.size != 0 || a.seq >= 0 || a.whole || a.order != nil ||
			a.phrase >= 0 && c.phrases[a.phrase].sort == ofParts {
			return false
		}
	}
	if z.atMost >= 0 && !z.cells || z.suits != nil || !c.mayAlways(f.worry, z) || !c.mayAlways(f.plays, z) || !c.mayAlways(z.only, f) {
		return false
	}
	return !slices.ContainsFunc(z.arrive, func(a arrival) bool { return !a.from.all(f) })
}

// goesOutOneWay reports whether the cards of a foundation come there in one order that nothing changes.
func (c *compiler) goesOutOneWay(f *zone) bool {
	var first cards.Mask
	var next cards.Table
	for i := range f.arrive {
		a := &f.arrive[i]
		if a.guard != always || a.from != nil || a.order != nil || a.phrase < 0 || c.phrases[a.phrase].sort == ofParts {
			return false
		}
		ph := &c.phrases[a.phrase]
		if a.onEmpty {
			if ph.sort != constant {
				return false
			}
			first |= ph.mask & c.mask
		}
		for k := range c.mask.Each {
			if a.onCards {
				next[k] |= ph.tableFor(k) & c.mask
			}
		}
	}
	for k := range c.mask.Each {
		if next[k].Count() > 1 {
			return false
		}
	}
	return first != 0 && first&^cards.OfRank(cards.Kind(bits.TrailingZeros64(uint64(first))).Rank()) == 0
}

// mayAlways reports whether some restrictions leave a zone alone.
func (c *compiler) mayAlways(rs []restriction, z *zone) bool {
	return len(rs) == 0 || slices.ContainsFunc(rs, func(r restriction) bool { return r.guard == always && r.piles.all(z) })
}

// wantsOut reports whether a condition asks for nothing but that few cards are left in some piles.
func (c *compiler) wantsOut(cond int32) bool {
	if cond < 0 {
		return false
	}
	if nd := &c.nodes[cond]; nd.op == opAnd {
		return c.wantsOut(nd.a) && c.wantsOut(nd.b)
	}
	_, ok := c.restOf(cond)
	return ok
}
