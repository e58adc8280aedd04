package reduce

import (
	"math/bits"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// Lends reports whether a loan that is not used at once is of no use.
func (g *Game) Lends() bool { return g.Lending.On }

// Use makes the lists of moves hold nothing but what may follow a loan at once, in a game that
// Lends; 0 ends that.
func (s *State) Use(loan machine.Move) { s.Found.Loan = loan }

// Wanted is the set of cards that are of use when they are lent: some card that could be moved when
// moves were listed last, or that the stock could bring, could be laid on them, or on others that
// they could be lent to, or that lie under them. out is the set of cards on the foundations that
// might be lent.
func (s *State) Wanted(out cards.Mask) cards.Mask {
	l := &s.g.Lending
	hand, stock := out, cards.Mask(0)
	for i := range s.g.Sources {
		src := &s.g.Sources[i]
		if !l.From.Has(src.First) || s.g.Lending.Out.Has(src.First) {
			continue
		}
		for p := src.First; p < src.First+src.N; p++ {
			if s.N[p] == 1 {
				hand |= s.Top[p].Kind().Bit()
			}
		}
	}
	if cy := s.g.Cycle; cy != nil {
		stock = s.Row()
		if l.From.Has(cy.Waste) {
			hand |= stock
		}
	}
	var wanted cards.Mask
	ask := (s.Found.Offered | stock) &^ hand
	if l.Turns {
		ask |= out
	}
	for ask != 0 {
		k := bits.TrailingZeros64(uint64(ask)) & 63
		ask &= ask - 1
		more := l.Under[k] & hand
		if out.Has(cards.Kind(k)) {
			more |= l.Above[k] & out
		}
		more &^= wanted
		wanted |= more
		ask |= more
	}
	return wanted
}

// compileLending finds out which piles lend.
func (g *Game) compileLending() {
	l := &g.Lending
	if !g.safety.possible || !g.foresight.possible || len(g.safety.zones) != 1 || g.Dups {
		return
	}
	// moves that bring what is not told below
	other := len(g.Turns)+len(g.Actions) > 0 && (g.Cycle == nil || !g.Cycle.TopOnly())
	if other || len(g.Auto)+len(g.Sets) > 0 || footprint.DealWaits(&g.Game) {
		return
	}
	f := &g.Zones[g.safety.zones[0]]
	var ok bool
	if l.Above, ok = g.goesOutOneWay(f); !ok {
		return
	}
	var layout *code.Zone
	for i := range g.Zones {
		z := &g.Zones[i]
		if z == f {
			continue
		}
		if !g.leavesLoans(z) {
			return
		}
		if !z.Receives {
			continue
		}
		if !g.takesLoans(z) || g.safety.returns && !g.lendsTo(z, f) {
			return
		}
		if !z.Cells {
			if layout != nil {
				return // between two, a card could be carried on that could not go straight to where it comes
			}
			layout = z
		}
	}
	if layout == nil {
		return
	}
	lend := func(z *code.Zone) {
		l.On = true
		for p := z.First; p < z.First+z.N; p++ {
			l.From.Add(p)
		}
	}
	if g.safety.returns {
		if f.N != len(g.Pack.Suits) {
			return
		}
		lend(f)
		l.Out = l.From
	}
	for i := range g.Zones {
		if z := &g.Zones[i]; g.atHand(z) && g.lendsTo(layout, z) &&
			!slices.ContainsFunc(g.Wins, func(w code.Goal) bool { return g.wantsGone(w.Cond, z) }) {
			lend(z)
		}
	}
	if !l.On {
		return
	}
	for k := range g.Mask.Each {
		for on := range (g.safety.upon[k] & g.Mask).Each {
			l.Under[on] |= k.Bit()
		}
	}
	over, above := g.closure(g.safety.upon), g.closure(l.Above)
	for k := range g.Mask.Each {
		l.Turns = l.Turns || over[k]&above[k] != 0
	}
}

// atHand reports whether a card of a zone that lies alone in its pile, or every card of it and the
// stock, may be played at any time and is in nobody's way.
func (g *Game) atHand(z *code.Zone) bool {
	if z.Receives || z.Stays != code.NoGuard {
		return false
	}
	switch z.Sheet.Kind {
	case dsl.Reserve:
		return !g.turnedOnto(z)
	case dsl.Waste:
		return g.Cycle != nil && g.Cycle.Waste == z.First && g.Cycle.N == 1 && g.Cycle.Endless
	}
	return false
}

// wantsGone reports whether a condition may ask for the cards of a zone to be gone, and not for
// those to which they are lent.
func (g *Game) wantsGone(cond int32, z *code.Zone) bool {
	rests, _ := g.rests(cond)
	var empty code.PileSet
	for _, r := range rests {
		for _, p := range r.Piles {
			if r.Most == 0 {
				empty.Add(int(p))
			}
		}
	}
	for _, r := range rests {
		gone := slices.ContainsFunc(r.Piles, func(p uint8) bool {
			return g.ZoneOf(int(p)).First == z.First || z.Sheet.Kind == dsl.Waste && int(p) == g.Stock
		})
		if !gone {
			continue
		}
		for p := range g.Piles {
			o := g.ZoneOf(p)
			borrows := o.Receives && o.Sheet.Kind != dsl.Foundations
			if borrows && !empty.Has(p) && !slices.Contains(r.Piles, uint8(p)) {
				return true
			}
		}
	}
	return false
}

// lendsTo reports whether every card of a zone may be laid on a layout wherever it could come from
// elsewhere.
func (g *Game) lendsTo(layout, z *code.Zone) bool {
	alone := func(r code.UnitRule) bool { return r.Kind == code.UnitOne && g.movesFreely(&r, z) }
	if !slices.ContainsFunc(z.Moves, alone) {
		return false
	}
	return mayAlways(z, layout) &&
		!slices.ContainsFunc(layout.Arrive, func(a code.Arrival) bool { return !a.From.All(z) })
}

// leavesLoans reports whether cards leave a zone for no other reason than that they may.
func (g *Game) leavesLoans(z *code.Zone) bool {
	if g.CoversAny(z) || anyGuarded(z.Plays) {
		return false
	}
	return !slices.ContainsFunc(z.Moves, func(r code.UnitRule) bool { return !g.movesFreely(&r, z) })
}

// movesFreely reports whether the units of a line may go anywhere and at any time, and what is one
// hangs on nothing but its own cards, of which every part that ends with the top card is one too.
func (g *Game) movesFreely(r *code.UnitRule, z *code.Zone) bool {
	if !r.Plain() || r.Kind == code.UnitPluck {
		return false
	}
	f := footprint.Unit(&g.Game, r, z)
	return f.Own&^(footprint.ItsOrder|footprint.Faces) == 0 && f.Source|f.Kin == 0 && f.Game == 0 &&
		f.Asks(footprint.Carrying)
}

// takesLoans reports whether cards come to a zone by nothing but the two cards that meet.
func (g *Game) takesLoans(z *code.Zone) bool {
	for i := range z.Arrive {
		if a := &z.Arrive[i]; !a.Always() || !a.AnySize() || !g.meetsOnly(a, z) {
			return false
		}
	}
	return z.Sheet.Kind != dsl.Discard && !anyGuarded(z.Only)
}

// comesAnyhow reports whether a line lets cards come from where it speaks of at any time, however
// often, whatever lies in the pile that they leave and whatever play counts. That it has no
// condition is asked of the line: one that looks at nothing may still never hold. The rest is asked
// of what it looks at, so that what a line may ask tomorrow is not forgotten here.
func (g *Game) comesAnyhow(a *code.Arrival, z *code.Zone) bool {
	f := footprint.Arrival(&g.Game, a, z)
	return a.Guard == code.Always && f.Source|f.Kin == 0 && f.Game == 0 && !f.From
}

// meetsOnly reports whether a line looks at nothing but the lowest card of what comes and the card
// on top of the pile, if one lies there.
func (g *Game) meetsOnly(a *code.Arrival, z *code.Zone) bool {
	room := footprint.Aspect(0)
	if z.Cells {
		room = footprint.HasRoom // for a card or for none
	}
	f := footprint.Arrival(&g.Game, a, z)
	return f.Own&^footprint.IsEmpty == 0 && f.Source|f.Kin == 0 && !f.Card && f.Game == 0 && f.Asks(room)
}

// goesOutOneWay reports whether the cards of a foundation come there in one order that nothing
// changes, and which follows on each.
func (g *Game) goesOutOneWay(f *code.Zone) (next cards.Table, ok bool) {
	first, next, ok := g.outOrder(f)
	return next, ok && oneRank(first)
}

// outOrder is which cards begin a foundation and which one follows on each, if nothing changes
// that.
func (g *Game) outOrder(f *code.Zone) (first cards.Mask, next cards.Table, ok bool) {
	for i := range f.Arrive {
		a := &f.Arrive[i]
		if !g.comesAnyhow(a, f) || a.From != nil || a.Order != nil || !g.Tabled(a.Phrase) {
			return 0, next, false
		}
		ph := &g.Phrases[a.Phrase]
		if a.OnEmpty {
			if ph.Sort != code.Constant {
				return 0, next, false
			}
			first |= ph.Mask & g.Mask
		}
		for k := range g.Mask.Each {
			if a.OnCards {
				next[k] |= ph.TableFor(k) & g.Mask
			}
		}
	}
	for k := range g.Mask.Each {
		if next[k].Count() > 1 {
			return 0, next, false
		}
	}
	return first, next, true
}

// anyGuarded reports whether one of some restrictions has a guard, so that what it allows may
// change.
func anyGuarded(rs []code.Restriction) bool {
	return slices.ContainsFunc(rs, func(r code.Restriction) bool { return r.Guard != code.Always })
}

// mayAlways reports whether nothing that restricts two zones ever keeps a card from going from one
// to the other.
func mayAlways(z, dst *code.Zone) bool {
	_, always := code.Permits(z, dst)
	return always
}
