package reduce

import (
	"slices"

	"pat/dsl"
	"pat/interp/internal/machine"
)

// What in the rules might make it matter when a card goes out.

// wonByGoingOut reports whether all ends ask for nothing but that few cards are left outside the
// foundations.
func (c *Game) wonByGoingOut() bool {
	return !slices.ContainsFunc(c.Wins, func(w machine.Goal) bool {
		rests, ok := c.rests(w.Cond)
		return !ok || slices.ContainsFunc(rests, func(r machine.Rest) bool {
			return slices.ContainsFunc(r.Piles,
				func(p uint8) bool { return c.Zones[c.Piles[p].Zone].Sheet.Kind == dsl.Foundations })
		})
	})
}

// playsOut reports whether a game is to put all cards out and nothing else: it is won by going out
// and not lost before, no set leaves play, no zone closes up, nothing follows an event, and no two
// cards are swapped.
func (c *Game) playsOut() bool {
	others := len(c.Afters) + len(c.Loses) + len(c.Sets) + len(c.Closing)
	return others == 0 && !c.HasSwaps && c.wonByGoingOut()
}

// calmTurns reports whether the stock is always turned to the same places, wherever other cards
// lie, but for cards that begin foundations.
func (c *Game) calmTurns() bool {
	return !slices.ContainsFunc(c.Turns, func(t machine.TurnRule) bool {
		return t.Guard != machine.Always || t.NewPile >= 0 ||
			slices.ContainsFunc(t.Diverts, func(d machine.Divert) bool { return !c.begins(&d) }) ||
			slices.ContainsFunc(t.To, func(n int32) bool {
				piles, ok := c.AllPiles(n)
				return !ok || !t.Spread && len(piles) > 1 ||
					slices.ContainsFunc(piles,
						func(p uint8) bool { return c.Zones[c.Piles[p].Zone].Sheet.Kind == dsl.Foundations })
			})
	})
}

// begins reports whether all cards that a step sends elsewhere begin foundations there.
func (g *Game) begins(d *machine.Divert) bool {
	piles, ok := g.AllPiles(d.To)
	ph := &g.Phrases[d.Phrase]
	return ok && ph.Sort == machine.Constant && !slices.ContainsFunc(piles, func(p uint8) bool {
		z := &g.Zones[g.Piles[p].Zone]
		return z.Sheet.Kind != dsl.Foundations || !slices.ContainsFunc(z.Arrive, func(a machine.Arrival) bool {
			if !a.OnEmpty || a.Guard != machine.Always || a.Phrase < 0 {
				return false
			}
			base := &g.Phrases[a.Phrase]
			return base.Sort == machine.Constant && ph.Mask&g.Mask&^base.Mask == 0
		})
	})
}

// calmActions reports whether no action may be hindered by what is played, and none touches more
// than the stock and wastes.
func (c *Game) calmActions() bool {
	for i := range c.Actions {
		a := &c.Actions[i]
		if slices.ContainsFunc(a.Guards, func(g int32) bool { return !c.calm(g) }) ||
			slices.ContainsFunc(a.Steps, func(st machine.Step) bool { return !c.onlyFromWaste(&st) }) {
			return false
		}
	}
	return true
}

// calmZone reports whether no guard of a zone may change its mind, against a player, because a card
// goes out, and no line goes by cards that lie elsewhere.
func (c *Game) calmZone(z *machine.Zone) bool {
	if z.Stays != machine.NoGuard && c.Needs(z.Stays)&machine.NeedState != 0 { // piles that are empty keep cards down
		return false
	}
	for _, rs := range [][]machine.Restriction{z.Worry, z.Plays, z.Only} {
		if slices.ContainsFunc(rs, func(r machine.Restriction) bool { return !c.calm(r.Guard) }) {
			return false
		}
	}
	return !slices.ContainsFunc(z.Arrive,
		func(a machine.Arrival) bool { return !c.calm(a.Guard) || c.hangsOnOthers(a.Phrase) }) &&
		!slices.ContainsFunc(z.Moves, func(r machine.UnitRule) bool { return !c.calm(r.Guard) || c.looksAround(r) })
}

// hangsOnOthers reports whether which cards a phrase means hangs on what lies in other piles.
func (c *Game) hangsOnOthers(phrase int32) bool {
	return c.ByParts(phrase) &&
		slices.ContainsFunc(c.Phrases[phrase].Parts, func(pt machine.Part) bool {
			switch pt.Kind {
			case machine.PartTable, machine.PartFirst:
				return false
			case machine.PartOneWay:
				return pt.All
			}
			return true
		})
}

// countsUnits reports whether cards may come to a zone, or leave it, only as so many or as all of a
// sequence, so that a card that goes out is missed by those under it.
func (c *Game) countsUnits(z *machine.Zone) bool {
	return slices.ContainsFunc(z.Arrive, func(a machine.Arrival) bool { return a.Size > 1 || a.Seq >= 0 }) ||
		slices.ContainsFunc(z.Moves, c.boundRun)
}

// boundRun reports whether a line moves sequences that may not be parted anywhere: they have so
// many cards, or such an end.
func (c *Game) boundRun(r machine.UnitRule) bool { return r.Kind == machine.UnitRun && !c.AnyLength(r) }

// looksAround reports whether it depends on other piles whether cards are a unit.
func (c *Game) looksAround(r machine.UnitRule) bool {
	return r.Kind == machine.UnitRun && c.ByParts(c.Seqs[r.Seq].Phrase)
}

// calm reports whether a condition asks only for cards that meet, or for stock, waste or reserve to
// be empty.
func (c *Game) calm(cond int32) bool {
	if cond < 0 || c.Needs(cond)&machine.NeedState == 0 {
		return true
	}
	switch nd := &c.Nodes[cond]; nd.Op {
	case machine.OpAnd, machine.OpOr:
		return c.calm(nd.A) && c.calm(nd.B)
	case machine.OpEmpty:
		piles, ok := c.AllPiles(nd.A)
		return ok && !slices.ContainsFunc(piles, func(p uint8) bool {
			z := &c.Zones[c.Piles[p].Zone]
			return z.Sheet.Kind != dsl.Stock && z.Sheet.Kind != dsl.Waste && (z.Sheet.Kind != dsl.Reserve || z.Receives)
		})
	}
	return false
}

// carriesJunk reports whether cards of the layout may be moved with others on them that could not
// be built there.
func (c *Game) carriesJunk() bool {
	for i := range c.Zones {
		z := &c.Zones[i]
		for j := range z.Moves {
			switch r := &z.Moves[j]; r.Kind {
			default: // a kind that is not known carries junk, too
				return true
			case machine.UnitOne, machine.UnitPluck:
			case machine.UnitRun:
				ph := c.Seqs[r.Seq].Phrase
				if ph < 0 || c.Phrases[ph].Sort != machine.ByTop {
					return true
				}
				for k := range c.Mask.Each {
					if c.Phrases[ph].Table[k]&c.Mask&^c.safety.upon[k] != 0 {
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
func (c *Game) turnsOntoCards() bool {
	return slices.ContainsFunc(c.Turns, func(t machine.TurnRule) bool {
		return slices.ContainsFunc(t.To, func(n int32) bool {
			return slices.ContainsFunc(c.Places[n].Piles, func(p uint8) bool {
				k := c.Zones[c.Piles[p].Zone].Sheet.Kind
				return k != dsl.Waste && k != dsl.Foundations
			})
		})
	})
}

// onlyFromWaste reports whether a step of an action leaves all but the stock and wastes alone.
func (c *Game) onlyFromWaste(st *machine.Step) bool {
	if st.Op != machine.StepGather {
		return false
	}
	for _, g := range st.Gather {
		pl := &c.Places[g]
		if pl.Of != machine.OfPiles {
			return false
		}
		for _, p := range pl.Piles {
			if k := c.Zones[c.Piles[p].Zone].Sheet.Kind; k != dsl.Waste && k != dsl.Stock {
				return false
			}
		}
	}
	return true
}

// freeToGo reports whether the cards of a zone may always go to every foundation.
func (c *Game) freeToGo(z *machine.Zone) bool {
	if len(z.Plays) == 0 {
		return true
	}
	for i := range z.Plays {
		r := &z.Plays[i]
		if r.Guard != machine.Always {
			continue
		}
		all := true
		for j := range c.Zones {
			f := &c.Zones[j]
			for p := f.First; f.Sheet.Kind == dsl.Foundations && p < f.First+f.N; p++ {
				for own := z.First; own < z.First+z.N; own++ {
					all = all && r.Piles.Has(own, p)
				}
			}
		}
		if all {
			return true
		}
	}
	return false
}

// calmFills reports whether nothing but spaces is filled at once, by one line, however often and
// with any card, not from the stock or a waste or from where cards come and go, and only where a
// card may do what it might have done had it not come there yet: else which card comes where hangs
// on when a card goes out.
func (c *Game) calmFills() bool {
	if len(c.Auto) > 1 {
		return false
	}
	return !slices.ContainsFunc(c.Auto, func(r machine.AutoRule) bool {
		if r.Set >= 0 {
			return true
		}
		to := &c.Zones[r.Zone]
		a := &to.Arrive[r.Arrive]
		if a.OnCards || !a.Always() || !c.AnyCard(a.Phrase) || to.Sheet.Kind == dsl.Foundations {
			return true
		}
		return slices.ContainsFunc(a.Sources, func(list []uint8) bool {
			return slices.ContainsFunc(list, func(p uint8) bool {
				z := &c.Zones[c.Piles[p].Zone]
				return z.Receives || z.Sheet.Kind == dsl.Stock || c.turnedOnto(z) || !c.staysFree(r, z)
			})
		})
	})
}

// turnedOnto reports whether the stock is turned to a zone.
func (c *Game) turnedOnto(z *machine.Zone) bool {
	return z.Sheet.Kind == dsl.Waste || slices.ContainsFunc(c.Turns, func(t machine.TurnRule) bool {
		return c.MayLayOn(&t.Step, z)
	})
}

// staysFree reports whether a card that fills a space at once may go from there wherever it might
// have gone from where it lay, alone and not with others.
func (c *Game) staysFree(fill machine.AutoRule, from *machine.Zone) bool {
	z := &c.Zones[fill.Zone]
	// as all of its pile too, for it lies there alone
	leaves := slices.ContainsFunc(z.Moves, func(r machine.UnitRule) bool {
		return r.Plain() && r.Kind != machine.UnitPluck && !c.boundRun(r)
	})
	// these may come at once too, and be parted
	several := slices.ContainsFunc(from.Moves, func(r machine.UnitRule) bool { return r.Kind != machine.UnitOne })
	if !leaves || several || len(z.Plays) > 0 || c.CoversAny(z) {
		return false
	}
	if !z.Symmetric && len(z.Arrive[fill.Arrive].Sources) == 1 {
		return false // the card may come to another space, from which it may not go the same ways
	}
	for i := range c.Zones {
		o := &c.Zones[i]
		if !c.mayAlways(o.Only, z) ||
			slices.ContainsFunc(o.Moves, func(r machine.UnitRule) bool { return r.Uses >= 0 }) {
			return false
		}
		for j := range o.Arrive {
			a := &o.Arrive[j]
			if i == fill.Zone && j == fill.Arrive {
				continue // into other spaces, which are filled anyway
			}
			lost := a.From.Any(from) && !a.From.All(z) // it comes from where the card lay, not from where it lies
			if a.Uses >= 0 || c.asksSource(a) || lost {
				return false
			}
		}
	}
	return true
}
