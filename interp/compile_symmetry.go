package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file finds what makes no difference: which piles are interchangeable, and where the order of
// cards does not count.

// symmetry finds the zones whose piles are interchangeable: no rule in force after the deal tells
// them apart.
func (c *compiler) symmetry() {
	for i := range c.zones {
		z := &c.zones[i]
		z.manyBases, z.manyWays = c.manyBases(z), c.manyWays(z)
		row := z.n > 1 && z.sheet.Picture == nil && z.rows == 1 && !z.closes
		z.symmetric = row && z.sheet.Kind != dsl.Stock && !c.unreduced
	}
	for _, r := range c.auto {
		if r.set < 0 {
			z := &c.zones[r.zone]
			a := &z.arrive[r.arrive]
			follow := c.roomForAll(z, a) || c.anyFirst(z, a)
			a.confluent = follow && z.sheet.Kind == dsl.Foundations && c.leadsNowhere(z, a)
		}
	}
	for r := range c.rulings() {
		for i := range c.zones {
			z := &c.zones[i]
			apart, served := c.tells(z, r)
			// Where no cards come by play, piles never come to lie in another order, as long as no
			// two cards are alike.
			kept := !z.receives && !c.dups
			if served && z.symmetric && !apart && !z.receives {
				c.inOrder = true
			}
			if z.symmetric && (apart || served && !kept) {
				z.symmetric, z.told = false, r.line
			}
		}
	}
	for p := range c.nPiles {
		zi := int(c.piles[p].zone)
		z := &c.zones[zi]
		if z.symmetric {
			c.seed[p] = keyOf(uint64(zi)+1, 0x1f83d9abfb41bd6b)
		} else {
			c.seed[p] = keyOf(uint64(p)+1, 0x5be0cd19137e2179)
		}
	}
	c.bags()
}

// tells reports whether a rule tells the piles of a zone apart, and whether it serves them in their
// order at once.
func (c *compiler) tells(z *zone, r *ruling) (apart, served bool) {
	for p := z.first; p < z.first+z.n; p++ {
		apart = apart || r.of[p]&(which|inTurn) != 0
		served = served || r.of[p]&byItself != 0
	}
	return apart, served
}

// manyBases reports whether piles of a foundation that begins with the rank of its first card may
// begin with several, so that the first pile says which it is.
func (c *compiler) manyBases(z *zone) bool {
	if !firstRank(z.sheet) {
		return false
	}
	comesBack := len(z.worry) > 0 || c.hasSwaps || c.takenFrom(z)
	return c.basesDiffer(z) || comesBack && (c.mixed || !c.search && c.dealtSeveral(z))
}

// manyWays reports whether piles of a zone may come to go another way than the rest, where a line
// says that all go one way.
func (c *compiler) manyWays(z *zone) bool {
	if !c.search || c.odd || c.hasSwaps || c.hasBottom || c.laidInPlay(z) {
		return true
	}
	free := func(pt part) bool { return !pt.all }
	return slices.ContainsFunc(z.arrive, func(a arrival) bool {
		return a.onCards && (a.phrase < 0 || slices.ContainsFunc(c.phrases[a.phrase].parts, free))
	})
}

// basesDiffer reports whether the piles of a foundation that begins with the rank of its first card
// may begin with another one too.
func (g *Game) basesDiffer(z *zone) bool {
	if !firstRank(z.sheet) {
		return false
	}
	ways := 0
	for i := range z.arrive {
		if z.arrive[i].onEmpty {
			ways++
		}
	}
	return ways > 1 || g.laidInPlay(z) || slices.ContainsFunc(rules.All[*dsl.Base](z.sheet), func(r rules.Rule[*dsl.Base]) bool { return !r.Stmt.FirstRank() })
}

// dealtSeveral reports whether several cards may be dealt to a zone before play begins, not all of
// one rank perhaps.
func (c *compiler) dealtSeveral(z *zone) bool {
	one := false
	for i := range c.deals {
		st := &c.deals[i]
		if st.op == stepPlayer || !c.mayLayOn(st, z) {
			continue
		}
		if one || st.each || st.what != whatQty || len(st.qty) != 1 || len(st.diverts) > 0 || !c.isOne(&st.qty[0]) {
			return true
		}
		one = true
	}
	return false
}

// isOne reports whether a quantity is always 1.
func (c *compiler) isOne(q *qty) bool {
	return len(q.nums) == 1 && len(q.pass) == 0 && c.nodes[q.nums[0]].op == opConst && c.nodes[q.nums[0]].a == 1
}

// dealtOnto reports whether cards may be dealt to a zone before play begins.
func (c *compiler) dealtOnto(z *zone) bool {
	return slices.ContainsFunc(c.deals, func(st step) bool { return st.op != stepPlayer && c.mayLayOn(&st, z) })
}

// laidInPlay reports whether a step may lay cards on a zone, once play has begun.
func (g *Game) laidInPlay(z *zone) bool {
	for st := range g.stepsInPlay {
		if g.mayLayOn(st, z) {
			return true
		}
	}
	return false
}

// beginsOnly reports whether every card that a step sends to a zone of foundations begins one
// there, for which there is always room, and could be built on none.
func (g *Game) beginsOnly(d *divert) bool {
	piles, ok := g.allPiles(d.to)
	return ok && !slices.ContainsFunc(piles, func(p uint8) bool {
		z := &g.zones[g.piles[p].zone]
		return z.n > 1 && (z.sheet.Kind != dsl.Foundations || !g.alwaysBegin(d, z))
	})
}

// alwaysBegin reports the same of one zone.
func (g *Game) alwaysBegin(d *divert, z *zone) bool {
	first := cards.Mask(0)
	for i := range z.arrive {
		a := &z.arrive[i]
		if a.phrase < 0 || g.phrases[a.phrase].sort == ofParts || a.uses >= 0 {
			return false
		}
		for k := range g.mask.Each {
			if a.onCards && g.phrases[a.phrase].tableFor(k)&g.phrases[d.phrase].mask != 0 {
				return false
			}
		}
		if a.onEmpty {
			first |= g.phrases[a.phrase].mask
		}
	}
	return g.begins(d) && z.n >= g.howMany(first)
}

// anyFirst reports whether it makes no difference which of several cards goes first to a foundation
// at once, for the others follow.
func (c *compiler) anyFirst(z *zone, a *arrival) bool {
	if c.dups || z.n < len(c.pack.Suits) || a.guard != always || a.uses >= 0 {
		return false
	}
	if z.atMost >= 0 && z.fixedMax < 0 {
		return false // there may be room for it now and none for what follows
	}
	return c.inSuit(z) && c.growsOneWay(z) && c.beginsOnce(z)
}

// beginsOnce reports whether every suit has at most one card that ever begins a pile of a
// foundation. Where it has two, or others come to lie there than the lines of the zone let come, a
// suit that takes two piles leaves none to another.
func (c *compiler) beginsOnce(z *zone) bool {
	if c.laidInPlay(z) || c.odd || !c.search && c.dealtOnto(z) {
		return false
	}
	first := cards.Mask(0)
	for i := range z.arrive {
		switch a := &z.arrive[i]; {
		case !a.onEmpty:
		case a.order != nil:
			first |= a.order.masks[0]
		case a.phrase < 0 || c.phrases[a.phrase].sort != constant:
			return false
		default:
			first |= c.phrases[a.phrase].mask & c.mask
		}
	}
	return oneRank(first)
}

// roomForAll reports whether a foundation takes sequences, and all that there can be, so that it
// makes no difference which of several goes there first.
func (c *compiler) roomForAll(z *zone, a *arrival) bool {
	return a.seq >= 0 && a.guard == always && a.uses < 0 && len(z.arrive) == 1 && len(z.only) == 0 && z.suits == nil && z.atMost < 0 &&
		z.onUnit[0] > 0 && z.n*int(z.onUnit[0]) >= c.size
}

// leadsNowhere reports whether nothing hangs on which card goes first to a foundation at once: no
// rule keeps the others back then, and nothing else follows.
func (c *compiler) leadsNowhere(z *zone, a *arrival) bool {
	asks := func(r restriction) bool { return r.guard != always }
	if slices.ContainsFunc(c.zones, func(o zone) bool { return c.needs(o.stays)&needState != 0 }) {
		return false // which cards turn up between two of them hangs on what went first
	}
	if slices.ContainsFunc(z.only, asks) || slices.ContainsFunc(c.afters, func(f after) bool {
		return f.on == onMove && slices.ContainsFunc(c.self[z.first:z.first+z.n], func(p uint8) bool { return f.to.has(int(p)) })
	}) {
		return false
	}
	return !slices.ContainsFunc(a.sources, func(list []uint8) bool {
		return slices.ContainsFunc(list, func(p uint8) bool {
			src := &c.zones[c.piles[p].zone]
			return slices.ContainsFunc(src.plays, asks) || slices.ContainsFunc(src.worry, asks) ||
				a.seq >= 0 && slices.ContainsFunc(src.moves, func(r unitRule) bool { return r.guard != always || r.uses >= 0 })
		})
	})
}

// bags finds the discards in which the order of the cards does not count: none ever leaves them,
// and no rule looks at more than which cards lie there.
func (c *compiler) bags() {
	if c.unreduced || c.hasSwaps {
		return
	}
	var some pileSet
	for i := range c.zones {
		if z := &c.zones[i]; z.sheet.Kind == dsl.Discard {
			for p := z.first; p < z.first+z.n; p++ {
				some.add(p)
			}
		}
	}
	const any = isEmpty | howMany | itsCards | holdsAll | which | inTurn | byItself
	for r := range c.rulings() {
		for p := range c.nPiles {
			if some.has(p) && (r.of[p]&^any != 0 || r.disturbs(p) || r.kind == ofDeal) {
				some[p>>6] &^= 1 << (p & 63)
			}
		}
	}
	for p := range c.nPiles {
		c.bag[p] = some.has(p)
	}
}
