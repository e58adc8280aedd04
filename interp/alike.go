package interp

import (
	"slices"

	"pat/dsl/cards"
)

// What of a position does not matter to a search: which of two cards that no rule tells apart lies where, and the order of a stock that
// goes round.

// lumpAlike makes cards equal in keys that no rule tells apart, as the suits of a rank in a game that never speaks of
// suits.
func (g *Game) lumpAlike() {
	if g.inOrder || g.actsOnOrder() {
		return
	}
	for r := range g.rulings() {
		if r.suits {
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
	g.lump(&g.alike, tables)
}

// actsOnOrder reports whether something may follow from an action that does no more than let cards change places: it is no move where
// keys take them for equal.
func (g *Game) actsOnOrder() bool {
	return slices.ContainsFunc(g.actions, func(a action) bool { return len(a.sure) == 0 && a.redeal && g.asksPass }) ||
		slices.ContainsFunc(g.afters, func(a after) bool {
			return (a.on == onRedeal || a.on == onAction) && slices.ContainsFunc(g.actions, func(act action) bool { return len(act.sure) == 0 })
		})
}

// blur is the game with keys whose second half lumps cards that are built alike, whatever else tells them apart.
func (g *Game) blur() *Game {
	b := *g
	b.lump(&b.seems, []*cards.Table{&g.safety.upon})
	return &b
}

// lump fills in, for every card, the first of its rank that all of some tables treat like it.
func (g *Game) lump(as *[256]Card, tables []*cards.Table) {
	for a := range g.mask.Each {
		for b := range g.mask.Each {
			if a.Rank() == b.Rank() && g.twins(tables, a, b) {
				as[a], as[Card(a)|FaceDown] = Card(b), Card(b)|FaceDown
				break
			}
		}
	}
}

// twins reports whether tables say the same of two cards: what goes on them, and what they go on.
func (g *Game) twins(tables []*cards.Table, a, b cards.Kind) bool {
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

// lumpRows makes keys tell of stock and waste only which cards they have and how high the waste is, where the stock goes
// round: their order is that of the beginning, as no card comes back to them. No two cards may be equal for that.
func (g *Game) lumpRows() {
	g.rows = g.cycle != nil && !g.dups
}
