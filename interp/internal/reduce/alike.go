package reduce

import (
	"slices"
	"sync"

	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// What of a position does not matter to a search: which of two cards that no rule tells apart lies
// where, and the order of a stock that goes round.

// lumpAlike makes cards equal in keys that no rule tells apart, as the suits of a rank in a game
// that never speaks of suits.
func (g *Game) lumpAlike() {
	if g.InOrder || g.actsOnOrder() || g.Dups && g.asksPlayable() {
		return
	}
	for r := range footprint.Rulings(&g.Game) {
		if r.Suits {
			return
		}
	}
	var tables []*cards.Table
	add := func(ts []cards.Table) {
		for i := range ts {
			tables = append(tables, &ts[i])
		}
	}
	for i := range g.Phrases {
		ph := &g.Phrases[i]
		if ph.Sort == code.OfParts {
			for j := range ph.Parts {
				if ph.Parts[j].Suits {
					return
				}
				add(ph.Parts[j].Tables)
				add(ph.Parts[j].Down)
			}
			continue
		}
		if ph.Table != nil {
			tables = append(tables, ph.Table)
		}
		t := cards.Fill(ph.Mask)
		tables = append(tables, &t)
	}
	for i := range g.Zones {
		z := &g.Zones[i]
		if z.Suits != nil {
			return
		}
		for j := range z.Arrive {
			if o := z.Arrive[j].Order; o != nil {
				tables = append(tables, &o.Table)
			}
		}
	}
	g.lump(&g.Alike, tables)
}

// asksPlayable reports whether some rule asks what is playable. A card that may go to nothing but a
// pile of the very cards that it lies on is not: in a game of several packs two cards of a rank are
// told apart by whether they are equal.
func (g *Game) asksPlayable() bool {
	return slices.ContainsFunc(g.Phrases, func(ph code.Phrase) bool {
		return slices.ContainsFunc(ph.Parts, func(pt code.Part) bool { return pt.Kind == code.PartPlayable })
	})
}

// actsOnOrder reports whether something may follow from an action that does no more than let cards
// change places: it is no move where keys take them for equal.
func (g *Game) actsOnOrder() bool {
	return slices.ContainsFunc(g.Actions,
		func(a code.ActionRule) bool { return len(a.Sure) == 0 && a.Redeal && g.AsksPass }) ||
		slices.ContainsFunc(g.Afters, func(a code.After) bool {
			return (a.On == code.OnRedeal || a.On == code.OnAction) &&
				slices.ContainsFunc(g.Actions, func(act code.ActionRule) bool { return len(act.Sure) == 0 })
		})
}

// blur is the game with keys whose second half lumps cards that are built alike, whatever else
// tells them apart.
func (g *Game) blur() *Game {
	b := *g
	b.spare, b.Idle = &sync.Pool{}, &sync.Pool{}
	b.lump(&b.Seems, []*cards.Table{&g.safety.upon})
	return &b
}

// lump fills in, for every card, the first of its rank that all of some tables treat like it.
func (g *Game) lump(as *[256]machine.Card, tables []*cards.Table) {
	for a := range g.Mask.Each {
		for b := range g.Mask.Each {
			if a.Rank() == b.Rank() && g.twins(tables, a, b) {
				as[a], as[machine.Card(a)|machine.FaceDown] = machine.Card(b), machine.Card(b)|machine.FaceDown
				break
			}
		}
	}
}

// twins reports whether tables say the same of two cards: what goes on them, and what they go on.
func (g *Game) twins(tables []*cards.Table, a, b cards.Kind) bool {
	for _, t := range tables {
		if (t[a]^t[b])&g.Mask != 0 {
			return false
		}
		for k := range g.Mask.Each {
			if t[k].Has(a) != t[k].Has(b) {
				return false
			}
		}
	}
	return true
}
