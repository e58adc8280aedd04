package reduce

import (
	"slices"

	"pat/dsl"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
)

// What in the rules might make it matter when a card goes out.

// wonByGoingOut reports whether all ends ask for nothing but that few cards are left outside the
// foundations.
func (g *Game) wonByGoingOut() bool {
	return !slices.ContainsFunc(g.Wins, func(w code.Goal) bool {
		rests, ok := g.rests(w.Cond)
		return !ok || slices.ContainsFunc(rests, func(r code.Rest) bool {
			return slices.ContainsFunc(r.Piles,
				func(p uint8) bool { return g.ZoneOf(int(p)).Sheet.Kind == dsl.Foundations })
		})
	})
}

// playsOut reports whether a game is to put all cards out and nothing else: it is won by going out
// and not lost before, no set leaves play, no zone closes up, nothing follows an event, and no two
// cards are swapped.
func (g *Game) playsOut() bool {
	others := len(g.Afters) + len(g.Loses) + len(g.Sets) + len(g.Closing)
	return others == 0 && !g.HasSwaps && g.wonByGoingOut()
}

// calm reports whether no rule in force may turn against a player because cards are out earlier
// than they might be: the same turns, actions and plays of other cards are possible then, and lead
// to the same but for what went out. Piles may be emptier then, no more; stock and wastes, counters
// and the pass are what they are.
func (g *Game) calm() bool {
	for r := range footprint.Rulings(&g.Game) {
		if !g.calmRuling(r) {
			return false
		}
	}
	return !slices.ContainsFunc(g.Turns, func(t code.TurnRule) bool { return !g.calmTurn(&t) })
}

// calmRuling reports the same of one rule, as far as what it looks at and changes tells.
func (g *Game) calmRuling(r *footprint.Ruling) bool {
	switch {
	case r.Kind == footprint.OfGoal || r.Kind == footprint.OfItself:
		return true // see playsOut and calmFills
	case r.Kind == footprint.OfDeal:
		return true // no card goes out before the last choice of the deal is made
	case r.Kind == footprint.OfStay:
		return still(&r.Print) // piles that are empty might keep cards down
	case r.Guard:
		return r.Own&^fixed == 0 && r.Source&^footprint.Which == 0 && r.Kin == 0 && g.emptierIsFine(r)
	case r.Kind == footprint.OfUnit:
		return r.Own&^(fixed|footprint.ItsOrder|footprint.Faces) == 0 && g.emptierIsFine(r)
	case r.Kind == footprint.OfArrival || r.Kind == footprint.OfRestriction || r.Kind == footprint.OfHome:
		// Where it matters whether a pile is empty, and which way it goes, the card that is missed
		// there is missed by those alone that might have come to lie on it. On foundations it is
		// what goes out that counts.
		own := fixed | footprint.IsEmpty | footprint.ItsOrder
		if r.Zone.Sheet.Kind == dsl.Foundations {
			own |= footprint.HowMany
		}
		source := footprint.Which | footprint.ItsCards | footprint.ItsOrder
		return r.Own&^own == 0 && r.Source&^source == 0 && r.Kin == 0 && g.emptierIsFine(r)
	case r.Kind == footprint.OfTurn:
		return g.stockOnly(r) && r.Mixed == code.PileSet{} && r.Turned == code.PileSet{}
	case r.Kind == footprint.OfAction:
		stays := r.Mixed == code.PileSet{} && r.Turned == code.PileSet{}
		return stays && g.stockOnly(r) && g.fromStock(&r.Taken) && g.fromStock(&r.Laid)
	}
	return false
}

// fixed is what does not change of a pile in which cards are left.
const fixed = footprint.Which | footprint.Lowest

// still reports whether a condition hangs on nothing that play changes, but on the cards that meet.
func still(f *footprint.Print) bool {
	return f.Own&^fixed == 0 && f.Source&^footprint.Which == 0 && f.Kin == 0 && f.Game == 0 && f.Asks(footprint.Which)
}

// emptierIsFine reports whether a rule asks of the piles that it names nothing but what is the same
// where cards are out, or better for the player: that a stock, waste or reserve is empty, that
// cards can be carried by spaces, that there is room, and with which card foundations begin.
func (g *Game) emptierIsFine(r *footprint.Ruling) bool {
	for p := range g.NPiles {
		z := g.ZoneOf(p)
		fine := footprint.Which | footprint.Carrying | footprint.HasRoom
		switch z.Sheet.Kind {
		case dsl.Stock, dsl.Waste:
			fine |= footprint.OnceEmpty
		case dsl.Reserve:
			if !z.Receives {
				fine |= footprint.OnceEmpty
			}
		case dsl.Foundations:
			fine |= footprint.Lowest | footprint.InTurn
		}
		if r.Fixed[p]&^fine != 0 {
			return false
		}
	}
	return true
}

// stockOnly reports whether what a step moves, and where to, hangs on no pile but stock and wastes.
func (g *Game) stockOnly(r *footprint.Ruling) bool {
	if r.Own|r.Source|r.Kin != 0 {
		return false
	}
	for p := range g.NPiles {
		if r.Fixed[p]&^(footprint.Which|footprint.InTurn) != 0 && !g.ofStock(p) {
			return false
		}
	}
	return true
}

// ofStock reports whether a pile is the stock or a waste.
func (g *Game) ofStock(p int) bool {
	k := g.ZoneOf(p).Sheet.Kind
	return k == dsl.Stock || k == dsl.Waste
}

// fromStock reports whether some piles are all of the stock and wastes.
func (g *Game) fromStock(ps *code.PileSet) bool {
	for p := range g.NPiles {
		if ps.Has(p) && !g.ofStock(p) {
			return false
		}
	}
	return true
}

// calmTurn reports whether the stock is turned to the same piles wherever other cards lie, none of
// them a foundation, but for cards that begin one.
func (g *Game) calmTurn(t *code.TurnRule) bool {
	return t.NewPile < 0 &&
		!slices.ContainsFunc(t.Diverts, func(d code.Divert) bool { return !footprint.Begins(&g.Game, &d) }) &&
		!slices.ContainsFunc(t.To, func(n int32) bool {
			piles, ok := g.AllPiles(n)
			return !ok || !t.Spread && len(piles) > 1 ||
				slices.ContainsFunc(piles,
					func(p uint8) bool { return g.ZoneOf(int(p)).Sheet.Kind == dsl.Foundations })
		})
}

// carriesJunk reports whether cards of the layout may be moved with others on them that could not
// be built there.
func (g *Game) carriesJunk() bool {
	for i := range g.Zones {
		z := &g.Zones[i]
		for j := range z.Moves {
			switch r := &z.Moves[j]; r.Kind {
			default: // a kind that is not known carries junk, too
				return true
			case code.UnitOne, code.UnitPluck:
			case code.UnitRun:
				ph := g.Seqs[r.Seq].Phrase
				if ph < 0 || g.Phrases[ph].Sort != code.ByTop {
					return true
				}
				for k := range g.Mask.Each {
					if g.Phrases[ph].Table[k]&g.Mask&^g.safety.upon[k] != 0 {
						return true
					}
				}
			}
		}
	}
	return false
}

// turnsOntoCards reports whether cards of the stock come to lie on cards of the layout. Where these
// carry whatever lies on them, even one on which nothing is built may be wanted there, to carry
// what is turned.
func (g *Game) turnsOntoCards() bool {
	return slices.ContainsFunc(g.Turns, func(t code.TurnRule) bool {
		laid := footprint.OfStep(&g.Game, &t.Step).Laid
		return slices.ContainsFunc(g.Self[:g.NPiles], func(p uint8) bool {
			k := g.ZoneOf(int(p)).Sheet.Kind
			return laid.Has(int(p)) && k != dsl.Stock && k != dsl.Waste && k != dsl.Foundations
		})
	})
}

// freeToGo reports whether the cards of a zone, if they are ever played, may always go to every
// foundation.
func (g *Game) freeToGo(z *code.Zone) bool {
	return !z.Leaves() || !slices.ContainsFunc(g.Zones, func(f code.Zone) bool {
		return f.Sheet.Kind == dsl.Foundations && !mayAlways(z, &f)
	})
}

// calmFills reports whether nothing but spaces is filled at once, by one line, however often and
// with any card, not from the stock or a waste or from where cards come and go, and only where a
// card may do what it might have done had it not come there yet: else which card comes where hangs
// on when a card goes out.
func (g *Game) calmFills() bool {
	if len(g.Auto) > 1 {
		return false
	}
	return !slices.ContainsFunc(g.Auto, func(r code.AutoRule) bool {
		if r.Set >= 0 {
			return true
		}
		to := &g.Zones[r.Zone]
		a := &to.Arrive[r.Arrive]
		if a.OnCards || !g.comesAnyhow(a, to) || !g.AnyCard(a.Phrase) || to.Sheet.Kind == dsl.Foundations {
			return true
		}
		return slices.ContainsFunc(a.Sources, func(list []uint8) bool {
			return slices.ContainsFunc(list, func(p uint8) bool {
				z := g.ZoneOf(int(p))
				return z.Receives || z.Sheet.Kind == dsl.Stock || g.turnedOnto(z) || !g.staysFree(r, z)
			})
		})
	})
}

// turnedOnto reports whether the stock is turned to a zone.
func (g *Game) turnedOnto(z *code.Zone) bool {
	return z.Sheet.Kind == dsl.Waste || slices.ContainsFunc(g.Turns, func(t code.TurnRule) bool {
		return footprint.MayLayOn(&g.Game, &t.Step, z)
	})
}

// staysFree reports whether a card that fills a space at once may go from there wherever it might
// have gone from where it lay, alone and not with others.
func (g *Game) staysFree(fill code.AutoRule, from *code.Zone) bool {
	z := &g.Zones[fill.Zone]
	// as all of its pile too, for it lies there alone
	leaves := slices.ContainsFunc(z.Moves, func(r code.UnitRule) bool { return g.movesFreely(&r, z) })
	// these may come at once too, and be parted
	several := slices.ContainsFunc(from.Moves, func(r code.UnitRule) bool { return r.Kind != code.UnitOne })
	if !leaves || several || len(z.Plays) > 0 || g.CoversAny(z) {
		return false
	}
	if !z.Symmetric && len(z.Arrive[fill.Arrive].Sources) == 1 {
		return false // the card may come to another space, from which it may not go the same ways
	}
	for i := range g.Zones {
		o := &g.Zones[i]
		if !mayAlways(z, o) ||
			slices.ContainsFunc(o.Moves, func(r code.UnitRule) bool { return r.Uses >= 0 }) {
			return false
		}
		for j := range o.Arrive {
			a := &o.Arrive[j]
			if i == fill.Zone && j == fill.Arrive {
				continue // into other spaces, which are filled anyway
			}
			lost := a.From.Any(from) && !a.From.All(z) // it comes from where the card lay, not from where it lies
			if a.Uses >= 0 || g.asksSource(a) || lost {
				return false
			}
		}
	}
	return true
}
