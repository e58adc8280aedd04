package interp

import (
	"slices"

	"pat/dsl/cards"
)

// What of a position does not matter to a search: which of two cards that no rule tells apart lies where, and what lies
// under the top of a pile from which nothing comes back.

// lumpAlike makes cards equal in keys that no rule tells apart, as the suits of a rank in a game that never speaks of
// suits.
func (g *Game) lumpAlike() {
	for i := range g.nodes {
		if op := g.nodes[i].op; op == opSuit || op == opColour {
			return
		}
	}
	var tables []*cards.Table
	add := func(ts []cards.Table) {
		for i := range ts {
			tables = append(tables, &ts[i])
		}
	}
	for i := range g.phrases {
		ph := &g.phrases[i]
		if ph.sort == ofParts {
			for j := range ph.parts {
				if ph.parts[j].suits {
					return
				}
				add(ph.parts[j].tables)
				add(ph.parts[j].down)
			}
			continue
		}
		if ph.table != nil {
			tables = append(tables, ph.table)
		}
		t := fill(ph.mask)
		tables = append(tables, &t)
	}
	for i := range g.zones {
		z := &g.zones[i]
		if z.suits != nil {
			return
		}
		for j := range z.arrive {
			if o := z.arrive[j].order; o != nil {
				tables = append(tables, &o.table)
			}
		}
	}
	alike := func(a, b cards.Kind) bool {
		if a.Rank() != b.Rank() {
			return false
		}
		for _, t := range tables {
			if (t[a]^t[b])&g.mask != 0 {
				return false
			}
			for k := range g.mask.Each {
				if t[k].Has(a) != t[k].Has(b) {
					return false
				}
			}
		}
		return true
	}
	g.lump(&g.alike, alike)
}

// lump fills in, for every card, the first that is like it.
func (g *Game) lump(as *[256]Card, alike func(a, b cards.Kind) bool) {
	for a := range g.mask.Each {
		for b := range g.mask.Each {
			if alike(a, b) {
				for _, down := range []bool{false, true} {
					as[Card(a).faced(down)] = Card(b).faced(down)
				}
				break
			}
		}
	}
}

// topsOnly finds a foundation or waste of which keys need to tell no more than the top card: nothing leaves it, and no
// rule looks under its top. Which cards lie there follows from those elsewhere, so there can be one such pile.
func (g *Game) topsOnly() {
	pile := -1
	for i := range g.zones {
		z := &g.zones[i]
		if k := z.sheet.Kind; k != "foundations" && k != "waste" || z.n != 1 || firstRank(z.sheet) || len(z.homes) > 0 {
			continue
		}
		if !slices.ContainsFunc(g.sources, func(s source) bool { return s.zone == i }) {
			pile = z.first
			break
		}
	}
	if pile < 0 || g.hasSwaps {
		return
	}
	for i := range g.nodes {
		switch nd := &g.nodes[i]; nd.op {
		case opHome, opSequence, opFace:
			return
		case opRank, opSuit, opColour, opIsCard:
			if nd.a == refBottom {
				return
			}
		}
	}
	for i := range g.places {
		if pl := &g.places[i]; pl.end < 0 && (pl.of != ofPiles || contains(pl.piles, uint8(pile))) {
			return
		}
	}
	for i := range g.phrases {
		for _, pt := range g.phrases[i].parts {
			if pt.kind == partOneWay || pt.kind == partFirst || pt.kind == partHome {
				return
			}
		}
	}
	touches := func(list []int32) bool {
		for _, n := range list {
			if pl := &g.places[n]; pl.of != ofPiles || contains(pl.piles, uint8(pile)) {
				return true
			}
		}
		return false
	}
	steps := func(list []step) bool {
		for i := range list {
			st := &list[i]
			if touches(st.gather) || st.from >= 0 && st.op == stepMove && touches([]int32{st.from}) || st.op == stepFace {
				return true
			}
		}
		return false
	}
	for i := range g.actions {
		if steps(g.actions[i].steps) {
			return
		}
	}
	for i := range g.afters {
		if steps(g.afters[i].steps) {
			return
		}
	}
	g.topOnly[pile] = true
}
