package reduce

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// Partners prove positions unwinnable where cards leave play in pairs. Each card that must go, and
// cannot go alone, needs a partner: one that is left, makes a pair with it, and can lie free at the
// same time. Two cards of which one lies over the other never do. If partners cannot be shared out
// so that every such card has one (a matching), or not without a pair that waits for itself, there
// is no win. What else a line asks is not looked at: that only takes partners away. What is found
// of pairs that must leave together tells besides which may leave as soon as they can (calmPairs).
//
// What lies over what is told of piles to which nothing comes and whose cards go from the top, for
// good: a card there goes after those on it, and after those of such piles that cover its own.
// Where a card has one partner left they leave together, so that each goes after all that the other
// goes after.
type Partners struct {
	must  code.PileSet // piles of which all cards must go
	left  []uint8      // piles that cards may leave
	mates cards.Table  // cards that may leave together
	alone cards.Mask   // cards that may leave otherwise
	fixed []fixedPile  // piles of which it is told what lies over what, coverers first
	rings []cards.Mask // cards that hang together by mates
	ready []uint8      // piles whose top cards may go as soon as they can; see calmPairs
	row   bool         // the cards of a stock that goes round and its waste go for good alone
	apart bool         // and no two of them together
}

// A fixedPile is a pile to which nothing comes, and those of such piles that cover it.
type fixedPile struct {
	pile   uint8
	covers []uint8
}

// ringMost is how many cards of a ring are looked at by trying all pairs.
const ringMost = 10

// Partners are nil for a game in which they could prove nothing, or are not sure to be right.
func (g *Game) Partners() *Partners { return g.partners }

// newPartners makes the partners of a game that is compiled.
func (g *Game) newPartners() *Partners {
	if len(g.Wins) != 1 || g.Wins[0].Rest.Most > 0 || len(g.Sets) == 0 || g.Dups {
		return nil
	}
	if g.HasSwaps || g.HasBottom || g.choosesInPlay() {
		return nil // cards may go otherwise than by lines, or any may
	}
	pt := &Partners{must: *code.SetOf(g.Wins[0].Rest.Piles)}
	if !pt.leaving(g) || !pt.byStep(g) || pt.alone&g.Mask == g.Mask {
		return nil
	}
	gone := pt.goneFrom(g)
	for i := range g.Sets {
		z := &g.Zones[g.Sets[i].Zone]
		if !allIn(gone, z) && !pt.allMust(z) {
			return nil // who leaves there may come back and be a partner once more
		}
	}
	for p := range g.NPiles {
		if !gone.Has(p) {
			pt.left = append(pt.left, uint8(p))
		}
	}
	pt.fix(g, gone)
	pt.rowOf(g, gone)
	for k := range (g.Mask &^ pt.alone).Each {
		ring := (pt.mates[k] | k.Bit()) & g.Mask
		pt.rings = slices.DeleteFunc(pt.rings, func(o cards.Mask) bool {
			if o&ring == 0 {
				return false
			}
			ring |= o
			return true
		})
		pt.rings = append(pt.rings, ring)
	}
	pt.calmPairs(g, gone)
	return pt
}

// choosesInPlay reports whether the player is asked to choose a card otherwise than in the deal.
func (g *Game) choosesInPlay() bool {
	asks := func(st code.Step) bool { return st.Op == code.StepPlayer }
	return slices.ContainsFunc(g.Actions, func(a code.ActionRule) bool { return slices.ContainsFunc(a.Steps, asks) }) ||
		slices.ContainsFunc(g.Afters, func(a code.After) bool { return slices.ContainsFunc(a.Steps, asks) })
}

// leaving notes which cards may leave the piles that must be empty, in pairs or otherwise; ok is
// false where that cannot be told.
func (pt *Partners) leaving(g *Game) (ok bool) {
	for i := range g.Sets {
		switch r := &g.Sets[i]; {
		case r.OfTwo():
			m := g.Mates(r)
			pt.mates.Add(&m)
		case len(r.Listed) == 0:
			return false
		default:
			for _, n := range r.Listed {
				pt.alone |= g.anyOf(n)
			}
		}
	}
	for k := range pt.mates {
		pt.mates[k] &^= cards.Kind(k).Bit() // no two cards are the same
	}
	for i := range g.Sources {
		src := &g.Sources[i]
		if !pt.anyMust(&g.Zones[src.Zone]) {
			continue
		}
		if src.Pluck {
			return false
		}
		for j := range src.Routes {
			rt := &src.Routes[j]
			z := &g.Zones[rt.To]
			if pt.allMust(z) {
				continue
			}
			if !rt.Alone {
				return false
			}
			for _, line := range rt.Lines {
				pt.alone |= g.brings(&z.Arrive[line])
			}
		}
	}
	for _, rule := range g.Auto {
		if z := &g.Zones[rule.Zone]; rule.Set < 0 && !pt.allMust(z) {
			a := &z.Arrive[rule.Arrive]
			for _, list := range a.Sources {
				if slices.ContainsFunc(list, func(p uint8) bool { return pt.must.Has(int(p)) }) {
					if !a.TakesOne() {
						return false
					}
					pt.alone |= g.brings(a)
				}
			}
		}
	}
	return true
}

// brings is the cards that may come by a line.
func (g *Game) brings(a *code.Arrival) cards.Mask {
	if a.Order != nil || a.Phrase < 0 {
		return g.Mask
	}
	return g.anyOf(a.Phrase)
}

// anyOf is the cards that a phrase may mean, whatever it is asked of.
func (g *Game) anyOf(phrase int32) cards.Mask {
	if !g.Tabled(phrase) {
		return g.Mask
	}
	ph := &g.Phrases[phrase]
	if ph.Sort == code.Constant {
		return ph.Mask
	}
	m := ph.Mask
	for k := range g.Mask.Each {
		m |= ph.TableFor(k)
	}
	return m
}

// anyMust and allMust report whether some pile, or every one, of a zone must be empty.
func (pt *Partners) anyMust(z *code.Zone) bool {
	for p := z.First; p < z.First+z.N; p++ {
		if pt.must.Has(p) {
			return true
		}
	}
	return false
}

func (pt *Partners) allMust(z *code.Zone) bool { return allIn(&pt.must, z) }

// allIn reports whether all piles of a zone are in a set.
func allIn(ps *code.PileSet, z *code.Zone) bool {
	for p := z.First; p < z.First+z.N; p++ {
		if !ps.Has(p) {
			return false
		}
	}
	return true
}

// byStep reports whether steps in play never take cards from piles that must be empty to others.
func (pt *Partners) byStep(g *Game) bool {
	f := footprint.Steps(&g.Game)
	takes, lays := false, false
	for p := range g.NPiles {
		takes = takes || pt.must.Has(p) && (f.Taken.Has(p) || f.Mixed.Has(p))
		lays = lays || !pt.must.Has(p) && (f.Laid.Has(p) || f.Mixed.Has(p))
	}
	return !takes || !lays
}

// goneFrom is the piles that no card leaves.
func (pt *Partners) goneFrom(g *Game) *code.PileSet {
	moved := movedBySteps(&g.Game)
	gone := &code.PileSet{}
	for p := range g.NPiles {
		leaves := pt.must.Has(p) || moved.Has(p) ||
			slices.ContainsFunc(g.Sources, func(src machine.Source) bool { return g.Zones[src.Zone].Has(uint8(p)) }) ||
			slices.ContainsFunc(g.Sets, func(r code.SetRule) bool { return machine.Contains(r.From, uint8(p)) }) ||
			slices.ContainsFunc(g.Auto, func(r code.AutoRule) bool { return g.gives(&r, p) })
		if !leaves {
			gone.Add(p)
		}
	}
	return gone
}

// gives reports whether a pile gives cards by a line that is obeyed at once.
func (g *Game) gives(r *code.AutoRule, p int) bool {
	return r.Set < 0 && slices.ContainsFunc(g.Zones[r.Zone].Arrive[r.Arrive].Sources,
		func(list []uint8) bool { return machine.Contains(list, uint8(p)) })
}

// fix finds the piles of which it is told what lies over what.
func (pt *Partners) fix(g *Game, gone *code.PileSet) {
	fixed := code.PileSet{}
	steps := footprint.Steps(&g.Game)
	for i := range g.Zones {
		if z := &g.Zones[i]; pt.fixes(g, z, gone) {
			for p := z.First; p < z.First+z.N; p++ {
				if !steps.Taken.Has(p) && !steps.Mixed.Has(p) && !steps.Laid.Has(p) {
					fixed.Add(p)
				}
			}
		}
	}
	done := code.PileSet{}
	for more := true; more; {
		more = false
		for p := range g.NPiles {
			if !fixed.Has(p) || done.Has(p) {
				continue
			}
			waits := func(q uint8) bool { return fixed.Has(int(q)) && !done.Has(int(q)) }
			if !slices.ContainsFunc(g.Piles[p].Covers, waits) {
				f := fixedPile{pile: uint8(p)}
				for _, q := range g.Piles[p].Covers {
					if fixed.Has(int(q)) {
						f.covers = append(f.covers, q)
					}
				}
				pt.fixed = append(pt.fixed, f)
				done.Add(p)
				more = true
			}
		}
	}
}

// rowOf finds out what is known of a stock that goes round and its waste: nothing but turning and
// play changes the two. Only the top card of the waste is played, and the next card of the stock if
// the rules say so, so that two of them leave together only where a line takes one of each. Where
// it goes round no more, what lies in the waste goes from the top, and whatever comes to lie on it
// has gone by then.
func (pt *Partners) rowOf(g *Game, gone *code.PileSet) {
	cy := g.Cycle
	if cy == nil {
		return
	}
	stock := g.ZoneOf(cy.Stock)
	pt.row = pt.goForGood(g, stock, gone) && pt.goForGood(g, g.ZoneOf(cy.Waste), gone)
	pt.apart = pt.row && !slices.ContainsFunc(g.Sets, func(r code.SetRule) bool {
		return stock.Open && machine.Contains(r.From, uint8(cy.Stock)) && machine.Contains(r.From, uint8(cy.Waste))
	})
}

// lastRound reports whether a stock goes round no more.
func (pt *Partners) lastRound(s *State) bool {
	if !pt.row {
		return false
	}
	cy := s.g.Cycle
	return cy.Redeal < 0 || !cy.Endless && s.UsedUp(cy.Uses)
}

// fixes reports whether nothing comes to the piles of a zone by play or by itself, and their cards
// go from the top alone and for good.
func (pt *Partners) fixes(g *Game, z *code.Zone, gone *code.PileSet) bool {
	takes := func(r code.SetRule) bool { return &g.Zones[r.Zone] == z }
	return !z.Receives && !z.Closes && !slices.ContainsFunc(g.Sets, takes) && pt.goForGood(g, z, gone)
}

// goForGood reports whether cards of a zone are played from the top alone and for good, steps
// aside.
func (pt *Partners) goForGood(g *Game, z *code.Zone, gone *code.PileSet) bool {
	for i := range g.Sources {
		src := &g.Sources[i]
		if &g.Zones[src.Zone] == z && (src.Pluck || slices.ContainsFunc(src.Routes,
			func(rt machine.Route) bool { return !rt.Alone || !allIn(gone, &g.Zones[rt.To]) })) {
			return false
		}
	}
	for i := range g.Sets {
		if slices.ContainsFunc(g.Sets[i].From, z.Has) && !allIn(gone, &g.Zones[g.Sets[i].Zone]) {
			return false
		}
	}
	return !slices.ContainsFunc(g.Auto, func(r code.AutoRule) bool {
		gives := false
		for p := z.First; p < z.First+z.N; p++ {
			gives = gives || g.gives(&r, p)
		}
		return gives && !allIn(gone, &g.Zones[r.Zone])
	})
}

// calmPairs finds the piles whose top cards may leave as soon as they can, where they leave with
// each other whatever is done, or alone and no other card could need them. Whoever wins with them
// wins as well if they go at once and all else is done as before. For nothing happens but that
// cards leave play and that the stock goes round; no rule looks at more than the cards that leave
// and whether they lie free; and no card comes to these piles, or a card less in a stock that is
// turned one by one only takes a turn away.
func (pt *Partners) calmPairs(g *Game, gone *code.PileSet) {
	empty, ok := g.rests(g.Wins[0].Cond)
	if !ok || len(g.Afters)+len(g.Loses)+len(g.Closing)+len(g.Auto) > 0 {
		return
	}
	for i := range empty {
		if slices.ContainsFunc(empty[i].Piles, g.isTaker) {
			return // it matters where cards go
		}
	}
	redeals := 0
	if g.Cycle != nil && g.Cycle.Redeal >= 0 {
		redeals = 1
	}
	if g.Cycle == nil && len(g.Turns) > 0 || len(g.Actions) > redeals || footprint.DealWaits(&g.Game) {
		return
	}
	for i := range g.Zones {
		if !g.calmZone(&g.Zones[i], gone) {
			return
		}
	}
	for i := range g.Sets {
		if r := &g.Sets[i]; !r.OfTwo() || r.Guard != code.Always || r.Uses >= 0 || !g.constant(r) {
			return // of three, a card that may go alone might be needed by the others
		}
	}
	for i := range pt.fixed {
		pt.ready = append(pt.ready, pt.fixed[i].pile)
	}
	if cy := g.Cycle; cy != nil && cy.N == 1 {
		pt.ready = append(pt.ready, uint8(cy.Stock), uint8(cy.Waste))
	}
}

// calmZone reports whether no card comes to a zone but for good and always, whatever lies there,
// and whether the top cards of its piles may always leave.
func (g *Game) calmZone(z *code.Zone, gone *code.PileSet) bool {
	if g.isTaker(uint8(z.First)) && (z.Sheet.Kind != dsl.Discard || !allIn(gone, z)) {
		return false
	}
	if len(z.Only)+len(z.Plays)+len(z.Worry)+len(z.Homes) > 0 || z.Stays != code.NoGuard {
		return false
	}
	if z.Bounded() || z.Full != nil || z.FullBy != nil {
		return false
	}
	leaves := func(u code.UnitRule) bool { return u.Kind == code.UnitOne && u.Plain() }
	return !slices.ContainsFunc(z.Moves, func(u code.UnitRule) bool { return !leaves(u) }) &&
		!slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool { return !g.takesAlways(&a) })
}

// isTaker reports whether cards come to a pile by play.
func (g *Game) isTaker(p uint8) bool {
	zone := int(g.Piles[p].Zone)
	return g.Zones[zone].Receives || slices.ContainsFunc(g.Sets, func(r code.SetRule) bool { return r.Zone == zone })
}

// takesAlways reports whether a line lets the same cards come, one by one, at any time.
func (g *Game) takesAlways(a *code.Arrival) bool {
	if a.Phrase >= 0 && (!g.Tabled(a.Phrase) || g.Phrases[a.Phrase].Sort != code.Constant) {
		return false
	}
	anywhere := a.OnEmpty && a.OnCards && !a.Bottom
	return anywhere && a.Always() && a.TakesOne() && a.Order == nil
}

// constant reports whether it never changes which cards are a set by a line.
func (g *Game) constant(r *code.SetRule) bool {
	fixed := func(n int32) bool { return n < 0 || g.Tabled(n) }
	return !r.Touching && fixed(r.Phrase) &&
		!slices.ContainsFunc(r.Listed, func(n int32) bool { return !fixed(n) }) &&
		!slices.ContainsFunc(r.Totals, func(n int32) bool { return g.Nodes[n].Op != code.OpConst })
}
