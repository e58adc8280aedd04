package reduce

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// This file finds what makes no difference: which piles are interchangeable, and where the order of
// cards does not count.

// symmetry finds the zones whose piles are interchangeable: no rule in force after the deal tells
// them apart.
func (g *Game) symmetry() {
	for i := range g.Zones {
		z := &g.Zones[i]
		z.ManyBases = g.manyBases(z)
		row := z.N > 1 && z.Sheet.Picture == nil && z.Rows == 1 && !z.Closes
		z.Symmetric = row && z.Sheet.Kind != dsl.Stock && !g.Unreduced
	}
	for _, r := range g.Auto {
		if r.Set < 0 {
			z := &g.Zones[r.Zone]
			a := &z.Arrive[r.Arrive]
			follow := g.roomForAll(z, a) || g.anyFirst(z, a)
			a.Confluent = follow && z.Sheet.Kind == dsl.Foundations && g.leadsNowhere(z, a)
		}
	}
	g.bags() // what a line takes together lies in a bag in no order
	for r := range footprint.Rulings(&g.Game) {
		for i := range g.Zones {
			z := &g.Zones[i]
			apart, served := g.tells(z, r)
			// Where no cards come by play, piles never come to lie in another order, as long as no
			// two cards are alike.
			kept := !z.Receives && !g.Dups
			if served && z.Symmetric && !apart && !z.Receives {
				g.InOrder = true
			}
			if z.Symmetric && (apart || served && !kept) {
				z.Symmetric, z.Told = false, r.Line
			}
		}
	}
	for p := range g.NPiles {
		zi := int(g.Piles[p].Zone)
		z := &g.Zones[zi]
		if z.Symmetric {
			g.Seed[p] = machine.KeyOf(uint64(zi)+1, 0x1f83d9abfb41bd6b)
		} else {
			g.Seed[p] = machine.PileSeed(p)
		}
	}
}

// tells reports whether a rule tells the piles of a zone apart, and whether it serves them in their
// order at once.
func (g *Game) tells(z *code.Zone, r *footprint.Ruling) (apart, served bool) {
	for p := z.First; p < z.First+z.N; p++ {
		apart = apart || r.Of[p]&(footprint.Which|footprint.InTurn) != 0
		served = served || r.Of[p]&footprint.ByItself != 0
	}
	return apart, served
}

// manyBases reports whether piles of a foundation that begins with the rank of its first card may
// begin with several, so that the first pile says which it is.
func (g *Game) manyBases(z *code.Zone) bool {
	if !z.Sheet.FirstRank() {
		return false
	}
	if g.basesDiffer(z) {
		return true
	}
	comesBack := len(z.Worry) > 0 || g.HasSwaps || footprint.TakenFrom(&g.Game, z)
	return comesBack && (g.Mixed || !g.Search && g.dealtSeveral(z))
}

// basesDiffer reports whether the piles of a foundation that begins with the rank of its first card
// may begin with another one too.
func (g *Game) basesDiffer(z *code.Zone) bool {
	if !z.Sheet.FirstRank() {
		return false
	}
	ways := 0
	for i := range z.Arrive {
		if z.Arrive[i].OnEmpty {
			ways++
		}
	}
	return ways > 1 || footprint.LaidInPlay(&g.Game, z) || g.swapped(z) ||
		slices.ContainsFunc(z.Sheet.Arrivals((*rules.Arrival).Bases),
			func(a *rules.Arrival) bool { return !a.FirstRankAlone() })
}

// swapped reports whether cards of a zone may change places with others, and so what a pile begins
// with.
func (g *Game) swapped(z *code.Zone) bool {
	if len(z.Swaps) > 0 {
		return true
	}
	for i := range g.Zones {
		for j := range g.Zones[i].Swaps {
			if slices.ContainsFunc(g.Zones[i].Swaps[j].From, z.Has) {
				return true
			}
		}
	}
	return false
}

// dealtSeveral reports whether several cards may be dealt to a zone before play begins, not all of
// one rank perhaps.
func (g *Game) dealtSeveral(z *code.Zone) bool {
	one := false
	for i := range g.Deals {
		st := &g.Deals[i]
		if st.Op == code.StepPlayer || !footprint.MayLayOn(&g.Game, st, z) {
			continue
		}
		if one || st.Each || len(st.Diverts) > 0 || !g.laysOne(st) {
			return true
		}
		one = true
	}
	return false
}

// laysOne reports whether a step lays one card, always.
func (g *Game) laysOne(st *code.Step) bool {
	if st.What != code.WhatQty || len(st.Qty) != 1 {
		return false
	}
	n, known := g.FixedQty(&st.Qty[0])
	return known && n == 1
}

// dealtOnto reports whether cards may be dealt to a zone before play begins.
func (g *Game) dealtOnto(z *code.Zone) bool {
	return slices.ContainsFunc(g.Deals,
		func(st code.Step) bool { return st.Op != code.StepPlayer && footprint.MayLayOn(&g.Game, &st, z) })
}

// anyFirst reports whether it makes no difference which of several cards goes first to a foundation
// at once, for the others follow.
func (g *Game) anyFirst(z *code.Zone, a *code.Arrival) bool {
	if g.Dups || z.N < len(g.Pack.Suits) || !a.Always() {
		return false
	}
	if z.AtMost >= 0 && z.FixedMax < 0 {
		return false // there may be room for it now and none for what follows
	}
	return g.inSuit(z) && g.growsOneWay(z) && g.beginsOnce(z)
}

// beginsOnce reports whether every suit has at most one card that ever begins a pile of a
// foundation. Where it has two, or others come to lie there than the lines of the zone let come, a
// suit that takes two piles leaves none to another.
func (g *Game) beginsOnce(z *code.Zone) bool {
	if footprint.LaidInPlay(&g.Game, z) || g.Odd || !g.Search && g.dealtOnto(z) {
		return false
	}
	first := cards.Mask(0)
	for i := range z.Arrive {
		switch a := &z.Arrive[i]; {
		case !a.OnEmpty:
		case a.Order != nil:
			first |= a.Order.Masks[0]
		case a.Phrase < 0 || g.Phrases[a.Phrase].Sort != code.Constant:
			return false
		default:
			first |= g.Phrases[a.Phrase].Mask & g.Mask
		}
	}
	return oneRank(first)
}

// roomForAll reports whether a foundation takes sequences, and all that there can be, so that it
// makes no difference which of several goes there first.
func (g *Game) roomForAll(z *code.Zone, a *code.Arrival) bool {
	if a.Seq < 0 || !a.Always() || len(z.Arrive) != 1 {
		return false
	}
	if len(z.Only) > 0 || z.Suits != nil || z.AtMost >= 0 {
		return false // not every sequence may come, or not to every pile
	}
	return z.OnUnit[0] > 0 && z.N*int(z.OnUnit[0]) >= g.Size
}

// leadsNowhere reports whether nothing hangs on which card goes first to a foundation at once: no
// rule keeps the others back then, and nothing else follows.
func (g *Game) leadsNowhere(z *code.Zone, a *code.Arrival) bool {
	if slices.ContainsFunc(g.Zones, func(o code.Zone) bool { return !still(footprint.Of(&g.Game, o.Stays)) }) {
		return false // which cards turn up between two of them hangs on what went first
	}
	if anyGuarded(z.Only) || slices.ContainsFunc(g.Afters, func(f code.After) bool {
		return f.On == code.OnMove &&
			slices.ContainsFunc(g.Self[z.First:z.First+z.N], func(p uint8) bool { return f.To.Has(int(p)) })
	}) {
		return false
	}
	return !slices.ContainsFunc(a.Sources, func(list []uint8) bool {
		return slices.ContainsFunc(list, func(p uint8) bool {
			src := g.ZoneOf(int(p))
			return anyGuarded(src.Plays) || anyGuarded(src.Worry) ||
				a.Seq >= 0 && slices.ContainsFunc(src.Moves,
					func(r code.UnitRule) bool { return !r.Always() })
		})
	})
}

// bags finds the discards in which the order of the cards does not count: none ever leaves them,
// and no rule looks at more than which cards lie there.
func (g *Game) bags() {
	if g.Unreduced || g.HasSwaps {
		return
	}
	var some code.PileSet
	for i := range g.Zones {
		if z := &g.Zones[i]; z.Sheet.Kind == dsl.Discard {
			for p := z.First; p < z.First+z.N; p++ {
				some.Add(p)
			}
		}
	}
	const any = footprint.Height | footprint.ItsCards | footprint.HoldsAll | footprint.Which | footprint.InTurn |
		footprint.ByItself
	for r := range footprint.Rulings(&g.Game) {
		for p := range g.NPiles {
			if some.Has(p) && (r.Of[p]&^any != 0 || r.Disturbs(p) || r.Kind == footprint.OfDeal) {
				some[p>>6] &^= 1 << (p & 63)
			}
		}
	}
	for p := range g.NPiles {
		g.Bag[p] = some.Has(p)
	}
}
