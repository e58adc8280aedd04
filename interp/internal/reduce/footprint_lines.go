package reduce

import (
	"pat/dsl"
	"pat/interp/internal/machine"
)

// What lines and steps look at, and what they change. See footprint.go.

// arrival adds what a line looks at that lets cards come.
func (f *footprint) arrival(a *machine.Arrival, z *machine.Zone) {
	g := f.g
	f.own |= isEmpty
	f.reach(a.From, z)
	f.phrase(a.Phrase)
	if a.Phrase >= 0 && g.Phrases[a.Phrase].Sort != machine.Constant && a.OnCards {
		f.top = true
	}
	if o := a.Order; o != nil {
		f.own |= howMany
		f.top = true
		if o.Base >= 0 {
			f.theBase(o.Base)
		}
	}
	f.node(a.Guard)
	if a.Tops != nil {
		f.source |= topCard
	}
	if a.All { // every card that comes is asked what it is
		f.source |= itsCards | itsOrder
	}
	if a.Seq >= 0 {
		f.source |= itsOrder | faces
		f.phrase(g.Seqs[a.Seq].Phrase)
	}
	if a.Whole {
		f.source |= faces
	}
	if a.Size > 0 {
		f.source |= howMany
	}
	if a.Uses >= 0 {
		f.game |= theUses
	}
	if z.Suits != nil {
		f.own |= which
		f.suits = true
	}
	f.room(z)
}

// unit adds what decides how many cards move together.
func (f *footprint) unit(u *machine.UnitRule, z *machine.Zone) {
	g := f.g
	switch u.Kind {
	case machine.UnitOne:
	case machine.UnitPile, machine.UnitAny:
		f.own |= faces
	case machine.UnitRun:
		f.own |= itsOrder | faces
		f.phrase(g.Seqs[u.Seq].Phrase)
		for i := range u.Free {
			for _, p := range u.Free[i].Piles {
				f.of[p] |= isEmpty
			}
			f.apart(func(p int) bool { return machine.Contains(u.Free[i].Piles, uint8(p)) })
		}
	case machine.UnitPluck:
		f.own |= itsOrder
	default:
		f.everything()
	}
	f.reach(u.To, z)
	f.node(u.Guard)
	if u.Uses >= 0 {
		f.game |= theUses
	}
}

// restriction adds what restricts where cards go or come from.
func (f *footprint) restriction(r *machine.Restriction, z *machine.Zone) {
	f.reach(r.Piles, z)
	f.node(r.Guard)
}

// set adds what a line looks at by which cards leave together.
func (f *footprint) set(r *machine.SetRule) {
	g := f.g
	f.apart(func(p int) bool { return machine.Contains(r.From, uint8(p)) })
	for _, n := range r.Totals {
		f.node(n)
	}
	for _, n := range r.Listed {
		f.phrase(n)
	}
	f.phrase(r.Phrase)
	f.node(r.Guard)
	if r.Touching {
		f.own |= which
	}
	z := &g.Zones[r.Zone]
	for p := z.First; p < z.First+z.N; p++ {
		if !g.Bag[p] {
			f.own |= inTurn // they come to lie there in the order of the piles that they leave
		}
	}
	if z.Sheet.Kind == dsl.Discard && z.N > 1 {
		for p := z.First; p < z.First+z.N; p++ {
			f.of[p] |= inTurn // they go to the first
		}
	}
	if z.Suits != nil {
		f.suits = true
		for p := z.First; p < z.First+z.N; p++ {
			f.of[p] |= which
		}
	}
	if z.Bounded() {
		f.room(z)
	}
	if r.Uses >= 0 {
		f.game |= theUses
	}
}

// swap adds what an exchange looks at.
func (f *footprint) swap(r *machine.SwapRule) {
	f.top = true
	f.apart(func(p int) bool { return machine.Contains(r.From, uint8(p)) })
	f.phrase(r.Mine)
	f.phrase(r.Theirs)
	f.node(r.Guard)
	if r.Uses >= 0 {
		f.game |= theUses
	}
}

// step adds what a step looks at and what it changes.
func (f *footprint) step(st *machine.Step) {
	g := f.g
	f.node(st.Guard)
	f.node(st.Value)
	if st.Uses >= 0 {
		f.game |= theUses
	}
	switch st.Op {
	case machine.StepMove:
		f.moveStep(st)
	case machine.StepGather:
		f.phrase(st.But)
		for _, n := range st.Gather {
			f.place(n, inTurn)
			f.change(n, &f.taken)
		}
		f.laid.Add(g.Stock)
	case machine.StepShuffle:
		f.of[g.Stock] |= itsOrder
		f.mixed.Add(g.Stock)
	case machine.StepPlayer: // who chooses looks at all there is; what may be chosen are plays
		for _, n := range append(st.To[:len(st.To):len(st.To)], st.From) {
			f.place(n, isEmpty)
		}
	case machine.StepSet, machine.StepAdd:
		f.game |= theCounters
	case machine.StepClose:
		f.place(st.To[0], isEmpty|g.acrossZones(st.To[0]))
		f.change(st.To[0], &f.taken)
		f.change(st.To[0], &f.laid)
	case machine.StepFace:
		f.place(st.To[0], 0)
		f.change(st.To[0], &f.turned)
	default:
		f.everything()
	}
}

// acrossZones is inTurn for a place of piles of several zones, which are gone through one after
// another.
func (g *Game) acrossZones(n int32) aspect {
	pl := &g.Places[n]
	if pl.Of != machine.OfPiles {
		return inTurn
	}
	for _, p := range pl.Piles {
		if g.Piles[p].Zone != g.Piles[pl.Piles[0]].Zone {
			return inTurn
		}
	}
	return 0
}

// change notes that the piles of a place change.
func (f *footprint) change(n int32, what *machine.PileSet) {
	g := f.g
	if g.Places[n].Of != machine.OfPiles {
		*what = allPiles
		return
	}
	for _, p := range g.Places[n].Piles {
		what.Add(int(p))
	}
}

// moveStep adds what a step looks at that moves cards, and what it changes.
func (f *footprint) moveStep(st *machine.Step) {
	g := f.g
	switch st.What {
	case machine.WhatQty, machine.WhatRest, machine.WhatBases, machine.WhatAll, machine.WhatNamed:
	default:
		f.everything()
	}
	for i := range st.Qty {
		if len(st.Qty[i].Pass) > 0 {
			f.game |= thePass
		}
		for _, n := range st.Qty[i].Nums {
			f.node(n)
		}
	}
	for _, n := range st.Phrases {
		f.phrase(n)
	}
	f.phrase(st.NewPile)
	if st.Sift { // each pile by itself
		for _, n := range st.To {
			f.place(n, itsCards|itsOrder)
			f.change(n, &f.mixed)
		}
		return
	}
	if st.From < 0 {
		f.taken.Add(g.Stock)
		f.of[g.Stock] |= howMany
	} else {
		f.place(st.From, howMany|inTurn)
		f.change(st.From, &f.taken)
	}
	for _, n := range st.To {
		a := inTurn
		if g.Places[n].Empty {
			a = 0 // spaces are alike: which of them a card comes to makes no difference
		}
		if len(st.To) > 1 { // to the first that takes it by its rules
			a |= isEmpty | howMany | topCard
		}
		f.place(n, a)
		f.change(n, &f.laid)
	}
	for i := range st.Diverts {
		d := &st.Diverts[i]
		f.phrase(d.Phrase)
		a := inTurn // to the first that takes it, or the first of all
		if g.beginsOnly(d) {
			a = 0
		}
		f.place(d.To, a)
		f.change(d.To, &f.laid)
	}
}

// stepPiles is the piles that a step may be asked of: those that it takes cards from and those that
// it lays them on; nil if they cannot be told.
func (g *Game) stepPiles(st *machine.Step) *machine.PileSet {
	ps := &machine.PileSet{}
	ps.Add(g.Stock)
	for _, n := range append(st.Sources(), st.Targets()...) {
		if g.Places[n].Of != machine.OfPiles {
			return nil
		}
		for _, p := range g.Places[n].Piles {
			ps.Add(int(p))
		}
	}
	return ps
}

// disturbs reports whether a rule may take cards from a pile, turn them over or put them in another
// order.
func (f *footprint) disturbs(p int) bool {
	return f.taken.Has(p) || f.turned.Has(p) || f.mixed.Has(p)
}
