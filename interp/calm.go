package interp

import (
	"slices"

	"pat/dsl"
)

// What in the rules might make it matter when a card goes out.

// wonByGoingOut reports whether all ends ask for nothing but that few cards are left outside the foundations.
func (c *compiler) wonByGoingOut() bool {
	return !slices.ContainsFunc(c.wins, func(w goal) bool {
		rests, ok := c.rests(w.cond)
		return !ok || slices.ContainsFunc(rests, func(r rest) bool {
			return slices.ContainsFunc(r.piles, func(p uint8) bool { return c.zones[c.piles[p].zone].sheet.Kind == dsl.Foundations })
		})
	})
}

// calmTurns reports whether the stock is always turned to the same places, wherever other cards lie, but for cards that begin
// foundations.
func (c *compiler) calmTurns() bool {
	return !slices.ContainsFunc(c.turns, func(t turn) bool {
		return t.guard != always || t.newPile >= 0 || slices.ContainsFunc(t.diverts, func(d divert) bool { return !c.begins(&d) }) ||
			slices.ContainsFunc(t.to, func(n int32) bool {
				piles, ok := c.allPiles(n)
				return !ok || !t.spread && len(piles) > 1 || slices.ContainsFunc(piles, func(p uint8) bool { return c.zones[c.piles[p].zone].sheet.Kind == dsl.Foundations })
			})
	})
}

// begins reports whether all cards that a step sends elsewhere begin foundations there.
func (g *Game) begins(d *divert) bool {
	piles, ok := g.allPiles(d.to)
	ph := &g.phrases[d.phrase]
	return ok && ph.sort == constant && !slices.ContainsFunc(piles, func(p uint8) bool {
		z := &g.zones[g.piles[p].zone]
		return z.sheet.Kind != dsl.Foundations || !slices.ContainsFunc(z.arrive, func(a arrival) bool {
			return a.onEmpty && a.guard == always && a.phrase >= 0 && g.phrases[a.phrase].sort == constant && ph.mask&g.mask&^g.phrases[a.phrase].mask == 0
		})
	})
}

// calmActions reports whether no action may be hindered by what is played, and none touches more than the stock and wastes.
func (c *compiler) calmActions() bool {
	for i := range c.actions {
		a := &c.actions[i]
		if slices.ContainsFunc(a.guards, func(g int32) bool { return !c.calm(g) }) || slices.ContainsFunc(a.steps, func(st step) bool { return !c.onlyFromWaste(&st) }) {
			return false
		}
	}
	return true
}

// calmZone reports whether no guard of a zone may change its mind, against a player, because a card goes out, and no line goes by cards
// that lie elsewhere.
func (c *compiler) calmZone(z *zone) bool {
	if z.stays != noGuard && c.needs(z.stays)&needState != 0 { // piles that are empty keep cards down
		return false
	}
	for _, rs := range [][]restriction{z.worry, z.plays, z.only} {
		if slices.ContainsFunc(rs, func(r restriction) bool { return !c.calm(r.guard) }) {
			return false
		}
	}
	return !slices.ContainsFunc(z.arrive, func(a arrival) bool { return !c.calm(a.guard) || c.hangsOnOthers(a.phrase) }) &&
		!slices.ContainsFunc(z.moves, func(r unitRule) bool { return !c.calm(r.guard) || c.looksAround(r) })
}

// hangsOnOthers reports whether which cards a phrase means hangs on what lies in other piles.
func (c *compiler) hangsOnOthers(phrase int32) bool {
	return phrase >= 0 && c.phrases[phrase].sort == ofParts && slices.ContainsFunc(c.phrases[phrase].parts, func(pt part) bool {
		switch pt.kind {
		case partTable, partFirst:
			return false
		case partOneWay:
			return pt.all
		}
		return true
	})
}

// countsUnits reports whether cards may come to a zone, or leave it, only as so many or as all of a sequence, so that a card that goes
// out is missed by those under it.
func (c *compiler) countsUnits(z *zone) bool {
	return slices.ContainsFunc(z.arrive, func(a arrival) bool { return a.size > 1 || a.seq >= 0 }) ||
		slices.ContainsFunc(z.moves, func(r unitRule) bool { return r.kind == unitRun && !c.anyLength(r) })
}

// anyLength reports whether every part of a run that ends with its top card is a unit too.
func (c *compiler) anyLength(r unitRule) bool {
	return c.seqs[r.seq] == seq{phrase: c.seqs[r.seq].phrase}
}

// looksAround reports whether it depends on other piles whether cards are a unit.
func (c *compiler) looksAround(r unitRule) bool {
	return r.kind == unitRun && c.seqs[r.seq].phrase >= 0 && c.phrases[c.seqs[r.seq].phrase].sort == ofParts
}

// calm reports whether a condition asks only for cards that meet, or for stock, waste or reserve to be empty.
func (c *compiler) calm(cond int32) bool {
	if cond < 0 || c.needs(cond)&needState == 0 {
		return true
	}
	switch nd := &c.nodes[cond]; nd.op {
	case opAnd, opOr:
		return c.calm(nd.a) && c.calm(nd.b)
	case opEmpty:
		piles, ok := c.allPiles(nd.a)
		return ok && !slices.ContainsFunc(piles, func(p uint8) bool {
			z := &c.zones[c.piles[p].zone]
			return z.sheet.Kind != dsl.Stock && z.sheet.Kind != dsl.Waste && (z.sheet.Kind != dsl.Reserve || z.receives)
		})
	}
	return false
}

// carriesJunk reports whether cards of the layout may be moved with others on them that could not be built there.
func (c *compiler) carriesJunk() bool {
	for i := range c.zones {
		z := &c.zones[i]
		for j := range z.moves {
			switch r := &z.moves[j]; r.kind {
			case unitOne, unitPluck:
			default:
				return true
			case unitRun:
				ph := c.seqs[r.seq].phrase
				if ph < 0 || c.phrases[ph].sort != byTop {
					return true
				}
				for k := range c.mask.Each {
					if c.phrases[ph].table[k]&c.mask&^c.safety.upon[k] != 0 {
						return true
					}
				}
			}
		}
	}
	return false
}

// turnsOntoCards reports whether cards of the stock come to lie on cards of the layout. Where these carry whatever lies on them, even
// one on which nothing is built may be wanted there, to carry what is turned.
func (c *compiler) turnsOntoCards() bool {
	return slices.ContainsFunc(c.turns, func(t turn) bool {
		return slices.ContainsFunc(t.to, func(n int32) bool {
			return slices.ContainsFunc(c.places[n].piles, func(p uint8) bool {
				k := c.zones[c.piles[p].zone].sheet.Kind
				return k != dsl.Waste && k != dsl.Foundations
			})
		})
	})
}

// onlyFromWaste reports whether a step of an action leaves all but the stock and wastes alone.
func (c *compiler) onlyFromWaste(st *step) bool {
	if st.op != stepGather {
		return false
	}
	for _, g := range st.gather {
		pl := &c.places[g]
		if pl.of != ofPiles {
			return false
		}
		for _, p := range pl.piles {
			if k := c.zones[c.piles[p].zone].sheet.Kind; k != dsl.Waste && k != dsl.Stock {
				return false
			}
		}
	}
	return true
}

// freeToGo reports whether the cards of a zone may always go to every foundation.
func (c *compiler) freeToGo(z *zone) bool {
	if len(z.plays) == 0 {
		return true
	}
	for i := range z.plays {
		r := &z.plays[i]
		if r.guard != always {
			continue
		}
		all := true
		for j := range c.zones {
			f := &c.zones[j]
			for p := f.first; f.sheet.Kind == dsl.Foundations && p < f.first+f.n; p++ {
				for own := z.first; own < z.first+z.n; own++ {
					all = all && r.piles.has(own, p)
				}
			}
		}
		if all {
			return true
		}
	}
	return false
}

// calmFills reports whether nothing but spaces is filled at once, by one line, however often and with any card, not from the stock or a
// waste or from where cards come and go, and only where a card may do what it might have done had it not come there yet: else which card
// comes where hangs on when a card goes out.
func (c *compiler) calmFills() bool {
	if len(c.auto) > 1 {
		return false
	}
	return !slices.ContainsFunc(c.auto, func(r autoRule) bool {
		if r.set >= 0 {
			return true
		}
		a := &c.zones[r.zone].arrive[r.arrive]
		return a.onCards || a.guard != always || a.uses >= 0 || !c.anyCard(a.phrase) || c.zones[r.zone].sheet.Kind == dsl.Foundations || slices.ContainsFunc(a.sources, func(list []uint8) bool {
			return slices.ContainsFunc(list, func(p uint8) bool {
				z := &c.zones[c.piles[p].zone]
				return z.receives || z.sheet.Kind == dsl.Stock || c.turnedOnto(z) || !c.staysFree(r, z)
			})
		})
	})
}

// turnedOnto reports whether the stock is turned to a zone.
func (c *compiler) turnedOnto(z *zone) bool {
	return z.sheet.Kind == dsl.Waste || slices.ContainsFunc(c.turns, func(t turn) bool {
		return c.mayLayOn(&t.step, z)
	})
}

// staysFree reports whether a card that fills a space at once may go from there wherever it might have gone from where it lay, alone and
// not with others.
func (c *compiler) staysFree(fill autoRule, from *zone) bool {
	z := &c.zones[fill.zone]
	leaves := slices.ContainsFunc(z.moves, func(r unitRule) bool { // as all of its pile too, for it lies there alone
		return r.guard == always && r.uses < 0 && r.to == nil && r.kind != unitPluck && (r.kind != unitRun || c.anyLength(r))
	})
	several := slices.ContainsFunc(from.moves, func(r unitRule) bool { return r.kind != unitOne }) // these may come at once too, and be parted
	if !leaves || several || len(z.plays) > 0 || c.covers(z) || !z.symmetric && len(z.arrive[fill.arrive].sources) == 1 {
		return false
	}
	for i := range c.zones {
		o := &c.zones[i]
		if !c.mayAlways(o.only, z) || slices.ContainsFunc(o.moves, func(r unitRule) bool { return r.uses >= 0 }) {
			return false
		}
		for j := range o.arrive {
			a := &o.arrive[j]
			if i == fill.zone && j == fill.arrive {
				continue // into other spaces, which are filled anyway
			}
			if a.uses >= 0 || a.loose || c.needs(a.guard)&needSource != 0 || a.from.any(from) && !a.from.all(z) {
				return false
			}
		}
	}
	return true
}
