package interp

import "pat/dsl"

// What lines and steps look at, and what they change. See footprint.go.

// arrival adds what a line looks at that lets cards come.
func (f *footprint) arrival(a *arrival, z *zone) {
	g := f.g
	f.own |= isEmpty
	f.reach(a.from, z)
	f.phrase(a.phrase)
	if a.phrase >= 0 && g.phrases[a.phrase].sort != constant && a.onCards {
		f.top = true
	}
	if o := a.order; o != nil {
		f.own |= howMany
		f.top = true
		if o.base >= 0 {
			f.theBase(o.base)
		}
	}
	f.node(a.guard)
	if a.tops != nil {
		f.source |= topCard
	}
	if a.all { // every card that comes is asked what it is
		f.source |= itsCards | itsOrder
	}
	if a.seq >= 0 {
		f.source |= itsOrder | faces
		f.phrase(g.seqs[a.seq].phrase)
	}
	if a.whole {
		f.source |= faces
	}
	if a.size > 0 {
		f.source |= howMany
	}
	if a.uses >= 0 {
		f.game |= theUses
	}
	if z.suits != nil {
		f.own |= which
		f.suits = true
	}
	f.room(z)
}

// unit adds what decides how many cards move together.
func (f *footprint) unit(u *unitRule, z *zone) {
	g := f.g
	switch u.kind {
	case unitOne:
	case unitPile, unitAny:
		f.own |= faces
	case unitRun:
		f.own |= itsOrder | faces
		f.phrase(g.seqs[u.seq].phrase)
		for i := range u.free {
			for _, p := range u.free[i].piles {
				f.of[p] |= isEmpty
			}
			f.apart(func(p int) bool { return contains(u.free[i].piles, uint8(p)) })
		}
	case unitPluck:
		f.own |= itsOrder
	default:
		f.everything()
	}
	f.reach(u.to, z)
	f.node(u.guard)
	if u.uses >= 0 {
		f.game |= theUses
	}
}

// restriction adds what restricts where cards go or come from.
func (f *footprint) restriction(r *restriction, z *zone) {
	f.reach(r.piles, z)
	f.node(r.guard)
}

// set adds what a line looks at by which cards leave together.
func (f *footprint) set(r *setRule) {
	g := f.g
	f.apart(func(p int) bool { return contains(r.from, uint8(p)) })
	for _, n := range r.totals {
		f.node(n)
	}
	for _, n := range r.listed {
		f.phrase(n)
	}
	f.phrase(r.phrase)
	f.node(r.guard)
	if r.touching {
		f.own |= which
	}
	if z := &g.zones[r.zone]; z.sheet.Kind == dsl.Discard && z.n > 1 {
		for p := z.first; p < z.first+z.n; p++ {
			f.of[p] |= inTurn // they go to the first
		}
	}
	if r.uses >= 0 {
		f.game |= theUses
	}
}

// swap adds what an exchange looks at.
func (f *footprint) swap(r *swapRule) {
	f.top = true
	f.apart(func(p int) bool { return contains(r.from, uint8(p)) })
	f.phrase(r.mine)
	f.phrase(r.theirs)
	f.node(r.guard)
	if r.uses >= 0 {
		f.game |= theUses
	}
}

// step adds what a step looks at and what it changes.
func (f *footprint) step(st *step) {
	g := f.g
	f.node(st.guard)
	f.node(st.value)
	if st.uses >= 0 {
		f.game |= theUses
	}
	switch st.op {
	case stepMove:
		f.moveStep(st)
	case stepGather:
		f.phrase(st.but)
		for _, n := range st.gather {
			f.place(n, inTurn)
			f.change(n, &f.taken)
		}
		f.laid.add(g.stock)
	case stepShuffle:
		f.of[g.stock] |= itsOrder
		f.mixed.add(g.stock)
	case stepPlayer: // who chooses looks at all there is; what may be chosen are plays
		for _, n := range append(st.to[:len(st.to):len(st.to)], st.from) {
			f.place(n, isEmpty)
		}
	case stepSet, stepAdd:
		f.game |= theCounters
	case stepClose:
		f.place(st.to[0], isEmpty|g.acrossZones(st.to[0]))
		f.change(st.to[0], &f.taken)
		f.change(st.to[0], &f.laid)
	case stepFace:
		f.place(st.to[0], 0)
		f.change(st.to[0], &f.turned)
	default:
		f.everything()
	}
}

// acrossZones is inTurn for a place of piles of several zones, which are gone through one after
// another.
func (g *Game) acrossZones(n int32) aspect {
	pl := &g.places[n]
	if pl.of != ofPiles {
		return inTurn
	}
	for _, p := range pl.piles {
		if g.piles[p].zone != g.piles[pl.piles[0]].zone {
			return inTurn
		}
	}
	return 0
}

// change notes that the piles of a place change.
func (f *footprint) change(n int32, what *pileSet) {
	g := f.g
	if g.places[n].of != ofPiles {
		*what = allPiles
		return
	}
	for _, p := range g.places[n].piles {
		what.add(int(p))
	}
}

// moveStep adds what a step looks at that moves cards, and what it changes.
func (f *footprint) moveStep(st *step) {
	g := f.g
	switch st.what {
	case whatQty, whatRest, whatBases, whatAll, whatNamed:
	default:
		f.everything()
	}
	for i := range st.qty {
		if len(st.qty[i].pass) > 0 {
			f.game |= thePass
		}
		for _, n := range st.qty[i].nums {
			f.node(n)
		}
	}
	for _, n := range st.phrases {
		f.phrase(n)
	}
	f.phrase(st.newPile)
	if st.sift { // each pile by itself
		for _, n := range st.to {
			f.place(n, itsCards|itsOrder)
			f.change(n, &f.mixed)
		}
		return
	}
	if st.from < 0 {
		f.taken.add(g.stock)
		f.of[g.stock] |= howMany
	} else {
		f.place(st.from, howMany|inTurn)
		f.change(st.from, &f.taken)
	}
	for _, n := range st.to {
		a := inTurn
		if g.places[n].empty {
			a = 0 // spaces are alike: which of them a card comes to makes no difference
		}
		if len(st.to) > 1 { // to the first that takes it by its rules
			a |= isEmpty | howMany | topCard
		}
		f.place(n, a)
		f.change(n, &f.laid)
	}
	for i := range st.diverts {
		d := &st.diverts[i]
		f.phrase(d.phrase)
		a := inTurn // to the first that takes it, or the first of all
		if g.beginsOnly(d) {
			a = 0
		}
		f.place(d.to, a)
		f.change(d.to, &f.laid)
	}
}

// stepPiles is the piles that a step may be asked of: those that it takes cards from and those that
// it lays them on; nil if they cannot be told.
func (g *Game) stepPiles(st *step) *pileSet {
	ps := &pileSet{}
	ps.add(g.stock)
	for _, n := range append(st.sources(), st.targets()...) {
		if g.places[n].of != ofPiles {
			return nil
		}
		for _, p := range g.places[n].piles {
			ps.add(int(p))
		}
	}
	return ps
}

// disturbs reports whether a rule may take cards from a pile, turn them over or put them in another
// order.
func (f *footprint) disturbs(p int) bool {
	return f.taken.has(p) || f.turned.has(p) || f.mixed.has(p)
}
