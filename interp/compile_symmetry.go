package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file finds what makes no difference: which piles are interchangeable, and where the order of cards does not count.

// symmetry finds the zones whose piles are interchangeable: nothing in force after the deal tells them apart.
func (c *compiler) symmetry() {
	for i := range c.zones {
		z := &c.zones[i]
		k := z.sheet.Kind
		z.symmetric = z.n > 1 && z.suits == nil && z.sheet.Picture == nil && z.rows == 1 && !z.closes && k != dsl.Stock
	}
	told := func(z *rules.Zone) {
		if i, ok := c.byZone[z]; ok {
			c.zones[i].symmetric = false
		}
	}
	tellAll := func() {
		for i := range c.zones {
			c.zones[i].symmetric = false
		}
	}
	// Phrases and conditions that ask for the number or place of a pile.
	for i := range c.zones {
		z := &c.zones[i]
		for _, l := range z.sheet.Lines {
			if l.Stmt != nil && (positional(l.Stmt) || c.numbered(l.Stmt)) {
				told(z.sheet)
				if asksSource(l.Stmt) {
					tellAll()
				}
			}
			if b, ok := l.Stmt.(*dsl.Base); ok && len(b.Cards) > 1 {
				told(z.sheet)
			}
			c.tellPlaces(l, told)
			if t, ok := l.Stmt.(*dsl.Turn); ok {
				c.tellTargets(t.To, t.How, told)
			}
		}
	}
	var later []*dsl.Line
	for _, m := range c.sheet.Mays {
		later = append(later, m.Head)
		later = append(later, m.Steps...)
	}
	for _, a := range c.sheet.Afters {
		later = append(later, a.Head)
		later = append(later, a.Steps...)
	}
	for _, r := range append(slices.Clone(c.sheet.Wins), c.sheet.Loses...) {
		later = append(later, r.Line)
	}
	waits := false
	for _, l := range c.sheet.Deal { // steps behind a choice are in force when play has begun
		if waits {
			later = append(later, l)
		}
		if _, ok := l.Stmt.(*dsl.Player); ok {
			waits = true
		}
	}
	for _, l := range later {
		c.tellPlaces(l, told)
		if positional(l.Stmt) || c.numbered(l.Stmt) {
			tellAll()
		}
		switch t := l.Stmt.(type) {
		case *dsl.MoveStep:
			c.tellTargets(t.To, t.How, told)
			if t.From != nil && t.From.Zone != nil {
				for _, z := range c.sheet.Zone(t.From.Zone.Word) {
					told(z)
				}
			}
		case *dsl.Gather:
			for _, p := range t.From {
				if p.Zone != nil {
					for _, z := range c.sheet.Zone(p.Zone.Word) {
						told(z)
					}
				}
			}
		}
	}
	for st := range c.stepsInPlay {
		for i := range st.diverts {
			d := &st.diverts[i]
			for _, p := range c.places[d.to].piles {
				if z := &c.zones[c.piles[p].zone]; z.sheet.Kind == dsl.Foundations && !c.beginsOnly(d, z) {
					told(z.sheet) // to the first that takes it, or the first of all
				}
			}
		}
	}
	for _, p := range c.inTurn() {
		// Where no cards come by play, piles never come to lie in another order, as long as no two cards are alike.
		z := &c.zones[c.piles[p].zone]
		c.inOrder = c.inOrder || z.symmetric && !z.receives
		z.symmetric = z.symmetric && !z.receives && !c.dups
	}
	for i := range c.zones {
		if z := &c.zones[i]; c.basesDiffer(z) || firstRank(z.sheet) && (c.mixed || !c.search && c.dealtSeveral(z)) && (len(z.worry) > 0 || c.hasSwaps || c.takenFrom(z)) {
			z.symmetric = false // the first pile has the base
		}
	}
	if c.unreduced {
		tellAll()
	}
	for p := range c.nPiles {
		zi := int(c.piles[p].zone)
		z := &c.zones[zi]
		if z.symmetric {
			c.seed[p] = keyOf(uint64(zi)+1, 0x1f83d9abfb41bd6b)
		} else {
			c.seed[p] = keyOf(uint64(p)+1, 0x5be0cd19137e2179)
		}
		c.bag[p] = !c.unreduced && z.sheet.Kind == dsl.Discard && c.anyOrder(z, p)
	}
}

// basesDiffer reports whether the piles of a foundation that begins with the rank of its first card may begin with another one too.
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

// dealtSeveral reports whether several cards may be dealt to a zone before play begins, not all of one rank perhaps.
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

// beginsOnly reports whether every card that a step sends to a zone of foundations begins one there, for which there is always room, and
// could be built on none.
func (c *compiler) beginsOnly(d *divert, z *zone) bool {
	first := cards.Mask(0)
	for i := range z.arrive {
		a := &z.arrive[i]
		if a.phrase < 0 || c.phrases[a.phrase].sort == ofParts || a.uses >= 0 {
			return false
		}
		for k := range c.mask.Each {
			if a.onCards && c.phrases[a.phrase].tableFor(k)&c.phrases[d.phrase].mask != 0 {
				return false
			}
		}
		if a.onEmpty {
			first |= c.phrases[a.phrase].mask
		}
	}
	return c.begins(d) && z.n >= c.howMany(first)
}

// inTurn lists piles of which the first that can give a card, or take one, does so at once.
func (c *compiler) inTurn() []uint8 {
	var out []uint8
	for _, r := range c.auto {
		if r.set >= 0 {
			out = append(out, c.sets[r.set].from...)
			continue
		}
		z := &c.zones[r.zone]
		a := &z.arrive[r.arrive]
		if z.sheet.Kind == dsl.Foundations && (c.roomForAll(z, a) || c.anyFirst(z, a)) && c.leadsNowhere(z, a) {
			continue
		}
		for _, list := range a.sources {
			if len(list) > 1 {
				out = append(out, list...)
			}
		}
		if a.onCards {
			out = append(out, c.self[z.first:z.first+z.n]...)
		}
	}
	return out
}

// anyFirst reports whether it makes no difference which of several cards goes first to a foundation at once, for the others follow.
func (c *compiler) anyFirst(z *zone, a *arrival) bool {
	return !c.dups && z.n >= len(c.pack.Suits) && a.guard == always && a.uses < 0 && c.inSuit(z) && c.growsOneWay(z) && c.beginsOnce(z)
}

// beginsOnce reports whether every suit has at most one card that ever begins a pile of a foundation. Where it has two, or others come
// to lie there than the lines of the zone let come, a suit that takes two piles leaves none to another.
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

// roomForAll reports whether a foundation takes sequences, and all that there can be, so that it makes no difference which of several
// goes there first.
func (c *compiler) roomForAll(z *zone, a *arrival) bool {
	return a.seq >= 0 && a.guard == always && a.uses < 0 && len(z.arrive) == 1 && len(z.only) == 0 && z.suits == nil && z.atMost < 0 &&
		z.onUnit[0] > 0 && z.n*int(z.onUnit[0]) >= c.size
}

// leadsNowhere reports whether nothing hangs on which card goes first to a foundation at once: no rule keeps the others back then, and
// nothing else follows.
func (c *compiler) leadsNowhere(z *zone, a *arrival) bool {
	asks := func(r restriction) bool { return r.guard != always }
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

// anyOrder reports whether it makes no difference in which order the cards of a pile lie to which they come: none leaves it, and no
// rule looks at one of them rather than at all.
func (c *compiler) anyOrder(z *zone, p int) bool {
	taken, ok := c.takenInPlay()
	waits := slices.ContainsFunc(c.deals, func(st step) bool { return st.op == stepPlayer }) // what follows is done in play, too
	if !ok || waits || taken.has(p) || c.hasSwaps || len(z.homes) > 0 {
		return false
	}
	const pile = needTop | needPile
	asks := func(n int32) bool { return c.needs(n)&pile != 0 }
	steps := func(st step) bool { return c.needsStep(&st)&pile != 0 }
	if slices.ContainsFunc(z.arrive, func(a arrival) bool {
		return asks(a.guard) || a.phrase >= 0 && c.phrases[a.phrase].sort != constant
	}) || slices.ContainsFunc(z.only, func(r restriction) bool { return asks(r.guard) }) || slices.ContainsFunc(c.afters, func(a after) bool {
		return a.to.has(p) && (asks(a.guard) || a.of >= 0 && c.needsPhrase(a.of)&pile != 0 || slices.ContainsFunc(a.steps, steps))
	}) {
		return false
	}
	for st := range c.stepsInPlay {
		if steps(*st) && c.mayLayOn(st, z) {
			return false
		}
	}
	of := func(n int32) bool { return contains(c.places[n].piles, uint8(p)) || c.places[n].of == ofOwn }
	for i := range c.nodes {
		switch nd := &c.nodes[i]; nd.op {
		case opHome, opSequence, opFace:
			if of(nd.a) {
				return false
			}
		case opRank, opSuit, opColour, opIsCard:
			if nd.a == refPlace && of(nd.b) {
				return false
			}
		}
	}
	return !slices.ContainsFunc(c.counts, func(ct count) bool {
		return slices.ContainsFunc(ct.places, func(n int32) bool { return of(n) && c.places[n].end != 0 || c.places[n].of == ofLayer })
	}) && !slices.ContainsFunc(c.phrases, func(ph phrase) bool {
		return slices.ContainsFunc(ph.parts, func(pt part) bool {
			return pt.kind == partRelation && (of(pt.place) || c.places[pt.place].of == ofLayer)
		})
	})
}

// positional reports whether a line asks for the number, row or neighbours of a pile.
func positional(s dsl.Stmt) bool {
	hit := false
	dsl.Walk(s, func(n any) bool {
		switch t := n.(type) {
		case *dsl.Card:
			hit = hit || t.PileNo || t.Line != ""
		case *dsl.Atom:
			hit = hit || t.PileNo || t.Of == "row" || t.Of == "column"
		case *dsl.PileRef:
			hit = hit || t.Side != ""
		case *dsl.Test:
			hit = hit || t.SameLine != "" || t.Touching || t.Beside
		case *dsl.PlaceMod:
			hit = hit || t.Word == "own" || t.Line != "" && t.Range == nil
		}
		return true
	})
	return hit
}

// numbered reports whether a line speaks of numbers that were asked, one for each pile.
func (c *compiler) numbered(s dsl.Stmt) bool {
	hit := false
	dsl.Walk(s, func(n any) bool {
		name := ""
		switch t := n.(type) {
		case *dsl.Num:
			name = t.Name
		case *dsl.Atom:
			name = t.Name
		case *dsl.Card:
			name = t.Name
		}
		hit = hit || len(c.setting.Asked[name]) > 1
		return true
	})
	return hit
}

// asksSource reports whether a line that asks where a pile lies may mean one that cards come from, in whatever zone: that of a card, of
// a place, or those of a set.
func asksSource(s dsl.Stmt) bool {
	if t, ok := s.(*dsl.Takes); ok && t.Set != nil {
		return true
	}
	hit := false
	dsl.Walk(s, func(n any) bool {
		a, ok := n.(*dsl.Atom)
		hit = hit || ok && (a.Of == "row" || a.Of == "column") && a.Ref != nil && (a.Ref.Card || a.Ref.Place != nil)
		return true
	})
	return hit
}

// tellPlaces marks zones some of whose piles a line names by number, order or `own`.
func (c *compiler) tellPlaces(l *dsl.Line, told func(*rules.Zone)) {
	dsl.Walk(l.Stmt, func(n any) bool {
		p, ok := n.(*dsl.Place)
		if !ok || p.Zone == nil {
			return true
		}
		apart := len(p.Zone.Ranges) > 0
		for _, m := range p.Mods {
			apart = apart || m.Word == "own" || m.Word == "first" || m.Word == "last" || m.Line != ""
		}
		if apart {
			for _, z := range c.sheet.Zone(p.Zone.Word) {
				told(z)
			}
		}
		return true
	})
}

// tellTargets marks zones whose piles are dealt to in turn, or chosen in order.
func (c *compiler) tellTargets(to *dsl.Places, how []*dsl.How, told func(*rules.Zone)) {
	for _, p := range to.Any {
		c.tellTarget(p, told)
	}
	for _, h := range how {
		if h.ButTo != nil {
			c.tellTarget(h.ButTo, func(z *rules.Zone) {
				if z.Kind != dsl.Foundations { // see beginsOnly
					told(z)
				}
			})
		}
	}
}

func (c *compiler) tellTarget(p *dsl.Place, told func(*rules.Zone)) {
	if p.Zone == nil {
		return
	}
	// Empty piles are alike: which of them a card comes to makes no difference.
	if slices.ContainsFunc(p.Mods, func(m *dsl.PlaceMod) bool { return m.Word == "empty" }) {
		return
	}
	for _, z := range c.sheet.Zone(p.Zone.Word) {
		if z.Piles != 1 {
			told(z)
		}
	}
}
