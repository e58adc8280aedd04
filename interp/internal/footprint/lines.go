package footprint

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// What lines and steps look at, and what they change. See footprint.go.

// arrival adds what a line looks at that lets cards come. It is asked of the pile that cards come
// to, and every such line asks whether that is empty.
func (f *Print) arrival(a *code.Arrival, z *code.Zone) {
	g := f.g
	f.Own |= IsEmpty
	f.reach(a.From, z)
	f.phrase(a.Phrase)
	if a.Phrase >= 0 && g.Phrases[a.Phrase].Sort != code.Constant && a.OnCards {
		f.Top = true
	}
	if o := a.Order; o != nil {
		f.Own |= HowMany
		f.Top = true
		if o.Base >= 0 {
			f.theBase(o.Base)
		}
	}
	if a.Tops != nil {
		f.Source |= TopCard
	}
	if a.All { // every card that comes is asked what it is
		f.Source |= ItsCards | ItsOrder
	}
	if a.Seq >= 0 {
		f.Source |= ItsOrder | Faces
		f.phrase(g.Seqs[a.Seq].Phrase)
	}
	if a.Whole {
		f.Source |= Faces
	}
	if a.Size > 1 {
		f.Source |= HowMany
	}
	if a.Uses >= 0 {
		f.Game |= TheUses
	}
	if z.Suits != nil {
		f.Own |= Which
		f.Suits = true
	}
	f.room(z)
}

// unit adds what decides how many cards move together. Empty piles that help to carry cards are
// looked at as such (Carrying), for more of them never forbids a move.
func (f *Print) unit(u *code.UnitRule, z *code.Zone) {
	g := f.g
	switch u.Kind {
	case code.UnitOne:
	case code.UnitPile, code.UnitAny:
		f.Own |= Faces
	case code.UnitRun:
		f.Own |= ItsOrder | Faces
		if !g.AnyLength(*u) { // what lies under a card that goes may be no unit any more
			f.Own |= ItsCards
		}
		f.phrase(g.Seqs[u.Seq].Phrase)
		for i := range u.Free {
			for _, p := range u.Free[i].Piles {
				f.Of[p] |= Carrying
			}
			f.apart(func(p int) bool { return machine.Contains(u.Free[i].Piles, uint8(p)) })
		}
	case code.UnitPluck:
		f.Own |= ItsOrder
	default:
		f.everything()
	}
	f.reach(u.To, z)
	if u.Uses >= 0 {
		f.Game |= TheUses
	}
}

// set adds what a line looks at by which cards leave together. The cards that leave are known by
// the phrases, so only how they are found, and the order in which they come to lie, hangs on piles.
func (f *Print) set(r *code.SetRule) {
	g := f.g
	f.apart(func(p int) bool { return machine.Contains(r.From, uint8(p)) })
	for _, n := range r.Totals {
		f.node(n)
	}
	for _, n := range r.Listed {
		f.phrase(n)
	}
	f.phrase(r.Phrase)
	if r.Touching {
		f.Own |= Which
	}
	for _, p := range r.From {
		f.Taken.Add(int(p))
	}
	z := &g.Zones[r.Zone]
	for p := z.First; p < z.First+z.N; p++ {
		f.Laid.Add(p)
		if !g.Bag[p] {
			f.Own |= InTurn // they come to lie there in the order of the piles that they leave
		}
	}
	if z.Sheet.Kind == dsl.Discard && z.N > 1 {
		for p := z.First; p < z.First+z.N; p++ {
			f.Of[p] |= InTurn // they go to the first
		}
	}
	if z.Suits != nil {
		f.Suits = true
		for p := z.First; p < z.First+z.N; p++ {
			f.Of[p] |= Which
		}
	}
	if z.Bounded() {
		f.room(z)
	}
	if r.Uses >= 0 {
		f.Game |= TheUses
	}
}

// swap adds what an exchange of a zone looks at, and what it changes. Both piles lose a card and
// get one.
func (f *Print) swap(r *code.SwapRule, z *code.Zone) {
	f.Taken = *z.Set()
	for _, p := range r.From {
		f.Taken.Add(int(p))
	}
	f.Laid = f.Taken
	f.Top = true
	f.apart(func(p int) bool { return machine.Contains(r.From, uint8(p)) })
	f.phrase(r.Mine)
	f.phrase(r.Theirs)
	if r.Uses >= 0 {
		f.Game |= TheUses
	}
}

// step adds what a step looks at and what it changes.
func (f *Print) step(st *code.Step) {
	g := f.g
	f.node(st.Value)
	if st.Uses >= 0 {
		f.Game |= TheUses
	}
	switch st.Op {
	case code.StepMove:
		f.moveStep(st)
	case code.StepGather:
		f.phrase(st.But)
		for _, n := range st.Gather {
			f.place(n, InTurn)
			f.change(n, &f.Taken)
		}
		f.Laid.Add(g.Stock)
	case code.StepShuffle:
		f.Of[g.Stock] |= ItsOrder
		f.Mixed.Add(g.Stock)
	case code.StepPlayer: // who chooses looks at all there is; what may be chosen are plays
		for _, n := range append(st.To[:len(st.To):len(st.To)], st.From) {
			f.place(n, IsEmpty)
		}
	case code.StepSet, code.StepAdd:
		f.Game |= TheCounters
	case code.StepClose:
		f.place(st.To[0], IsEmpty|f.acrossZones(st.To[0]))
		f.change(st.To[0], &f.Taken)
		f.change(st.To[0], &f.Laid)
	case code.StepFace:
		f.place(st.To[0], 0)
		f.change(st.To[0], &f.Turned)
	default:
		f.everything()
	}
}

// acrossZones is InTurn for a place of piles of several zones, which are gone through one after
// another.
func (f *Print) acrossZones(n int32) Aspect {
	g := f.g
	pl := &g.Places[n]
	if pl.Of != code.OfPiles {
		return InTurn
	}
	for _, p := range pl.Piles {
		if g.Piles[p].Zone != g.Piles[pl.Piles[0]].Zone {
			return InTurn
		}
	}
	return 0
}

// change notes that the piles of a place change. A place that only play tells may be any pile, but
// for that of the move which the step follows.
func (f *Print) change(n int32, what *code.PileSet) {
	pl := &f.g.Places[n]
	switch {
	case pl.Of == code.OfPiles:
		for _, p := range pl.Piles {
			what.Add(int(p))
		}
	case pl.Of == code.OfSource && f.came != nil:
		*what = *what.And(f.came)
	case pl.Of == code.OfPile && f.went != nil:
		*what = *what.And(f.went)
	default:
		*what = allPiles
	}
}

// moveStep adds what a step looks at that moves cards, and what it changes. Where cards go to the
// first of several places that takes them, it matters what lies in each.
func (f *Print) moveStep(st *code.Step) {
	g := f.g
	switch st.What {
	case code.WhatQty, code.WhatRest, code.WhatBases, code.WhatAll, code.WhatNamed:
	default:
		f.everything()
	}
	for i := range st.Qty {
		if len(st.Qty[i].Pass) > 0 {
			f.Game |= ThePass
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
			f.place(n, ItsCards|ItsOrder)
			f.change(n, &f.Mixed)
		}
		return
	}
	if st.From < 0 {
		f.Taken.Add(g.Stock)
		f.Of[g.Stock] |= HowMany
	} else {
		f.place(st.From, HowMany|InTurn)
		f.change(st.From, &f.Taken)
	}
	for _, n := range st.To {
		a := InTurn
		if g.Places[n].Empty {
			a = 0 // spaces are alike: which of them a card comes to makes no difference
		}
		if len(st.To) > 1 { // to the first that takes it by its rules
			a |= IsEmpty | HowMany | TopCard
		}
		f.place(n, a)
		f.change(n, &f.Laid)
	}
	for i := range st.Diverts {
		d := &st.Diverts[i]
		f.phrase(d.Phrase)
		a := InTurn // to the first that takes it, or the first of all
		if beginsOnly(g, d) {
			a = 0
		}
		f.place(d.To, a)
		f.change(d.To, &f.Laid)
	}
}

// Begins reports whether all cards that a step sends elsewhere begin foundations there.
func Begins(g *machine.Game, d *code.Divert) bool {
	piles, ok := g.AllPiles(d.To)
	ph := &g.Phrases[d.Phrase]
	return ok && ph.Sort == code.Constant && !slices.ContainsFunc(piles, func(p uint8) bool {
		z := g.ZoneOf(int(p))
		return z.Sheet.Kind != dsl.Foundations || !slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool {
			if !a.OnEmpty || a.Guard != code.Always || a.Phrase < 0 {
				return false
			}
			base := &g.Phrases[a.Phrase]
			return base.Sort == code.Constant && ph.Mask&g.Mask&^base.Mask == 0
		})
	})
}

// beginsOnly reports whether every card that a step sends to a zone of foundations begins one
// there, for which there is always room, and could be built on none. Which pile it begins makes no
// difference then, as all are empty and alike.
func beginsOnly(g *machine.Game, d *code.Divert) bool {
	piles, ok := g.AllPiles(d.To)
	return ok && !slices.ContainsFunc(piles, func(p uint8) bool {
		z := g.ZoneOf(int(p))
		return z.N > 1 && (z.Sheet.Kind != dsl.Foundations || !alwaysBegin(g, d, z))
	})
}

// alwaysBegin reports the same of one zone.
func alwaysBegin(g *machine.Game, d *code.Divert, z *code.Zone) bool {
	first := cards.Mask(0)
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if !g.Tabled(a.Phrase) || a.Uses >= 0 {
			return false
		}
		for k := range g.Mask.Each {
			if a.OnCards && g.Phrases[a.Phrase].TableFor(k)&g.Phrases[d.Phrase].Mask != 0 {
				return false
			}
		}
		if a.OnEmpty {
			first |= g.Phrases[a.Phrase].Mask
		}
	}
	return Begins(g, d) && z.N >= g.HowMany(first)
}

// Disturbs reports whether a rule may take cards from a pile, turn them over or put them in another
// order.
func (f *Print) Disturbs(p int) bool {
	return f.Taken.Has(p) || f.Turned.Has(p) || f.Mixed.Has(p)
}
