package interp

import (
	"slices"

	"pat/dsl/cards"
)

// A card that is taken back from a foundation is lent to the layout, and a search need look only at loans that are used at
// once: the next play lays cards on it, or takes back the card that lay under it on the foundation. Whoever wins with a loan
// that is used later, or never, wins as well by taking it later, or never: until then the layout is the same without the
// card, and nothing that was done there can be hindered by a card less.
//
// For that, the card must have one place to come back to and one to go out to; who takes it straight from the foundation must
// be able to lay it wherever it could be carried on from elsewhere; and no rule may ask for more than two cards that meet and how much
// is free.

// Lends reports whether a loan that is not used at once is of no use.
func (g *Game) Lends() bool { return g.lends }

// Use makes the lists of moves hold nothing but what makes use of a loan at once, in a game that Lends; 0 ends that.
func (s *State) Use(loan Move) { s.found.loan = loan }

// Borrowed reports whether a card that could be moved when moves were listed last, or that the stock could bring, could be
// laid on a card of a foundation: else no loan of it is of use.
func (s *State) Borrowed(p int) bool {
	var wanted cards.Mask
	for i := range int(s.n[p]) {
		wanted |= s.g.safety.upon[s.at(p, i).Kind()]
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
	if f.n != len(c.pack.Suits) || !slices.ContainsFunc(f.moves, func(r unitRule) bool { return r.kind == unitOne && r.guard == always && r.uses < 0 && r.to == nil }) ||
		slices.ContainsFunc(c.wins, func(w goal) bool { return !c.wantsOut(w.cond) }) {
		return
	}
	for i := range c.zones {
		if z := &c.zones[i]; z != f && !c.borrows(z, f) {
			return
		}
	}
	c.lends = true
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
	builds := false
	for i := range z.arrive {
		a := &z.arrive[i]
		if a.guard != always || a.uses >= 0 || a.size != 0 || a.seq >= 0 || a.whole || a.order != nil ||
			a.phrase >= 0 && c.phrases[a.phrase].sort == ofParts {
			return false
		}
		builds = builds || a.onCards && !z.cells
	}
	if !builds {
		return true // nothing is laid on a card here
	}
	if z.atMost >= 0 || z.suits != nil || !c.mayAlways(f.worry, z) || !c.mayAlways(f.plays, z) || !c.mayAlways(z.only, f) {
		return false
	}
	return !slices.ContainsFunc(z.arrive, func(a arrival) bool { return !a.from.all(f) })
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
