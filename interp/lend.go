package interp

import (
	"math/bits"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
)

// A card that is taken back from a foundation is lent to the layout. What it is good for is that cards are laid on it, or that
// the card that lay under it is lent in turn. Whoever wins with a loan that is used later, or never, wins as well by taking it
// later, or never: until then the layout is the same without the card, and nothing that was done there can be hindered by a
// card less. So a search need look only at loans that come one after another and end with cards laid on the last of them. Two
// neighbours of which neither needs the other may change places: of such, the lower suit comes first.
//
// A card that may be played at any time, and that nobody waits for to be gone, is lent in the same way: one that lies alone in a
// pile of a reserve to which nothing comes, and every card of a stock that is turned one by one and goes round without end. No
// loan but one that is laid on it can need it, so that nothing else comes between the two.
//
// For that, the card must have one place to come back to and one to go out to; who takes it straight from where it is lent must
// be able to lay it wherever it could be carried on from elsewhere; and no rule may ask for more than two cards that meet and
// how much is free.

// lending is what is known before play about loans.
type lending struct {
	on    bool        // loans that are not used at once are of no use
	from  pileSet     // piles that lend
	out   pileSet     // those of them that are foundations
	under cards.Table // by card: those it may be laid on
	above cards.Table // by card: the one that lies on it on a foundation
	turns bool        // a card may be lent, others under it on the foundation too, and then be laid on them
}

// Lends reports whether a loan that is not used at once is of no use.
func (g *Game) Lends() bool { return g.lending.on }

// IsLoan reports whether a play lends a card, in a game that Lends.
func (s *State) IsLoan(m Move) bool {
	from := m.From()
	if m.Kind() != Play || !s.g.lending.from.has(from) || s.g.zones[s.g.piles[m.To()].zone].sheet.Kind == dsl.Foundations {
		return false
	}
	return s.n[from] == 1 || s.g.zones[s.g.piles[from].zone].sheet.Kind != dsl.Reserve
}

// Use makes the lists of moves hold nothing but what may follow a loan at once, in a game that Lends; 0 ends that.
func (s *State) Use(loan Move) { s.found.loan = loan }

// usedOn is the one pile to which plays from a zone may go, if a loan is to be used; else it is -1.
func (s *State) usedOn(from int) int {
	f := &s.found
	if f.loan == 0 || s.g.lending.from.has(s.g.zones[from].first) && s.g.lending.out.has(f.loan.From()) {
		return -1
	}
	return f.loan.To()
}

// Follows reports whether a play may follow a loan that has been taken: it lays cards on it, or, where a foundation has lent,
// is a loan itself, of the same foundation, of one of a higher suit, or of no foundation.
func (s *State) Follows(m, loan Move) bool {
	switch {
	case m.Kind() != Play:
		return false
	case m.To() == loan.To():
		return true
	case !s.g.lending.out.has(loan.From()) || !s.IsLoan(m):
		return false
	}
	return !s.g.lending.out.has(m.From()) || m.From() == loan.From() || s.top[m.From()].Kind().Suit() > s.top[loan.To()].Kind().Suit()
}

// Wanted is the set of cards that are of use when they are lent: some card that could be moved when moves were listed last, or
// that the stock could bring, could be laid on them, or on others that they could be lent to, or that lie under them. out is the
// set of cards on the foundations that might be lent.
func (s *State) Wanted(out cards.Mask) cards.Mask {
	l := &s.g.lending
	hand, stock := out, cards.Mask(0)
	for i := range s.g.sources {
		src := &s.g.sources[i]
		if !l.from.has(src.first) || s.g.lending.out.has(src.first) {
			continue
		}
		for p := src.first; p < src.first+src.n; p++ {
			if s.n[p] == 1 {
				hand |= s.top[p].Kind().Bit()
			}
		}
	}
	if cy := s.g.cycle; cy != nil {
		stock = s.Row()
		if l.from.has(cy.Waste) {
			hand |= stock
		}
	}
	var wanted cards.Mask
	ask := (s.found.offered | stock) &^ hand
	if l.turns {
		ask |= out
	}
	for ask != 0 {
		k := bits.TrailingZeros64(uint64(ask)) & 63
		ask &= ask - 1
		more := l.under[k] & hand
		if out.Has(cards.Kind(k)) {
			more |= l.above[k] & out
		}
		more &^= wanted
		wanted |= more
		ask |= more
	}
	return wanted
}

// compileLending finds out which piles lend.
func (c *compiler) compileLending() {
	l := &c.lending
	if !c.safety.possible || !c.foresight.possible || len(c.safety.zones) != 1 || len(c.auto)+len(c.sets) > 0 ||
		c.dups || len(c.turns)+len(c.actions) > 0 && c.cycle == nil || slices.ContainsFunc(c.deals, func(st step) bool { return st.op == stepPlayer }) {
		return
	}
	f := &c.zones[c.safety.zones[0]]
	var ok bool
	if l.above, ok = c.goesOutOneWay(f); !ok {
		return
	}
	var layout *zone
	for i := range c.zones {
		z := &c.zones[i]
		if z == f {
			continue
		}
		if !c.leavesLoans(z) {
			return
		}
		if !z.receives {
			continue
		}
		if !c.takesLoans(z) || c.safety.returns && !c.lendsTo(z, f) {
			return
		}
		if !z.cells {
			if layout != nil {
				return // between two, a card could be carried on that could not go straight to where it comes
			}
			layout = z
		}
	}
	if layout == nil {
		return
	}
	lend := func(z *zone) {
		l.on = true
		for p := z.first; p < z.first+z.n; p++ {
			l.from.add(p)
		}
	}
	if c.safety.returns {
		if f.n != len(c.pack.Suits) {
			return
		}
		lend(f)
		l.out = l.from
	}
	for i := range c.zones {
		if z := &c.zones[i]; c.atHand(z) && c.lendsTo(layout, z) && !slices.ContainsFunc(c.wins, func(w goal) bool { return c.wantsGone(w.cond, z) }) {
			lend(z)
		}
	}
	if !l.on {
		return
	}
	for k := range c.mask.Each {
		for on := range (c.safety.upon[k] & c.mask).Each {
			l.under[on] |= k.Bit()
		}
	}
	over, above := c.closure(c.safety.upon), c.closure(l.above)
	for k := range c.mask.Each {
		l.turns = l.turns || over[k]&above[k] != 0
	}
}

// atHand reports whether a card of a zone that lies alone in its pile, or every card of it and the stock, may be played at any
// time and is in nobody's way.
func (c *compiler) atHand(z *zone) bool {
	if z.receives || z.stays != noGuard {
		return false
	}
	switch z.sheet.Kind {
	case dsl.Reserve:
		return !c.turnedOnto(z)
	case dsl.Waste:
		return c.cycle != nil && c.cycle.Waste == z.first && c.cycle.N == 1 && c.cycle.Endless
	}
	return false
}

// wantsGone reports whether a condition may ask for the cards of a zone to be gone, and not for those to which they are lent.
func (c *compiler) wantsGone(cond int32, z *zone) bool {
	rests, _ := c.rests(cond)
	var empty pileSet
	for _, r := range rests {
		for _, p := range r.piles {
			if r.most == 0 {
				empty.add(int(p))
			}
		}
	}
	for _, r := range rests {
		gone := slices.ContainsFunc(r.piles, func(p uint8) bool {
			return c.zones[c.piles[p].zone].first == z.first || z.sheet.Kind == dsl.Waste && int(p) == c.stock
		})
		for p := range c.piles {
			if o := &c.zones[c.piles[p].zone]; gone && o.receives && o.sheet.Kind != dsl.Foundations && !empty.has(p) && !slices.Contains(r.piles, uint8(p)) {
				return true
			}
		}
	}
	return false
}

// lendsTo reports whether every card of a zone may be laid on a layout wherever it could come from elsewhere.
func (c *compiler) lendsTo(layout, z *zone) bool {
	return slices.ContainsFunc(z.moves, func(r unitRule) bool { return r.kind == unitOne && r.guard == always && r.uses < 0 && r.to == nil }) &&
		c.mayAlways(z.worry, layout) && c.mayAlways(z.plays, layout) && c.mayAlways(layout.only, z) &&
		!slices.ContainsFunc(layout.arrive, func(a arrival) bool { return !a.from.all(z) })
}

// leavesLoans reports whether cards leave a zone for no other reason than that they may.
func (c *compiler) leavesLoans(z *zone) bool {
	if c.covers(z) {
		return false
	}
	for i := range z.plays {
		if z.plays[i].guard != always {
			return false
		}
	}
	for i := range z.moves {
		r := &z.moves[i]
		if r.guard != always || r.uses >= 0 || r.to != nil || r.kind == unitPluck || c.looksAround(*r) || r.kind == unitRun && !c.anyLength(*r) {
			return false
		}
	}
	return true
}

// takesLoans reports whether cards come to a zone by nothing but the two cards that meet.
func (c *compiler) takesLoans(z *zone) bool {
	for i := range z.arrive {
		a := &z.arrive[i]
		if a.guard != always || a.uses >= 0 || a.size != 0 || a.seq >= 0 || a.whole || a.all || a.order != nil ||
			a.phrase >= 0 && c.phrases[a.phrase].sort == ofParts {
			return false
		}
	}
	return (z.atMost < 0 || z.cells) && z.suits == nil && z.sheet.Kind != dsl.Discard &&
		!slices.ContainsFunc(z.only, func(r restriction) bool { return r.guard != always })
}

// goesOutOneWay reports whether the cards of a foundation come there in one order that nothing changes, and which follows on each.
func (c *compiler) goesOutOneWay(f *zone) (next cards.Table, ok bool) {
	first, next, ok := c.outOrder(f)
	return next, ok && oneRank(first)
}

// outOrder is which cards begin a foundation and which one follows on each, if nothing changes that.
func (c *compiler) outOrder(f *zone) (first cards.Mask, next cards.Table, ok bool) {
	for i := range f.arrive {
		a := &f.arrive[i]
		if a.guard != always || a.from != nil || a.order != nil || a.phrase < 0 || c.phrases[a.phrase].sort == ofParts {
			return 0, next, false
		}
		ph := &c.phrases[a.phrase]
		if a.onEmpty {
			if ph.sort != constant {
				return 0, next, false
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
			return 0, next, false
		}
	}
	return first, next, true
}

// mayAlways reports whether some restrictions leave a zone alone.
func (c *compiler) mayAlways(rs []restriction, z *zone) bool {
	return len(rs) == 0 || slices.ContainsFunc(rs, func(r restriction) bool { return r.guard == always && r.piles.all(z) })
}
