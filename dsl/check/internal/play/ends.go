package play

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Which cards may lie at the ends of piles, where conditions ask for one: `top of stock is queen`.

// cardAt is the set of cards that a phrase for one card may mean; all of the pack where nothing is
// known of it.
func (v *view) cardAt(r *dsl.CardRef) cards.Mask {
	zone, bottom := (*rules.Zone)(nil), r.Bottom
	if v.play != nil {
		zone = v.play.zone
	}
	p := r.Place
	switch {
	case v.deal || r.Card:
		return v.pack()
	case p == nil || p.IsPile():
		if zone == nil {
			return v.pack()
		}
		bottom = bottom || p != nil && p.Which().End == "bottom"
		if bottom && !v.start {
			return v.bottoms(zone)
		}
		return v.holds[zone.Index]
	case p.Zone == nil:
		return v.pack()
	case p.Which().End == "bottom" && !v.start:
		var m cards.Mask
		for _, z := range v.Sheet.Zone(p.Zone.Word) {
			m |= v.bottoms(z)
		}
		return m
	}
	return v.kindsIn(p)
}

// bottoms is the set of cards that may lie at the bottom of the piles of a zone in play.
func (g *setup) bottoms(z *rules.Zone) cards.Mask {
	all := g.holds[z.Index]
	under := func(u *rules.Unit) bool { return u.Of == rules.AnyOne }
	if g.laidOn(z) || z.Kind == dsl.Stock || slices.ContainsFunc(rules.Forms[*rules.Unit](z), under) {
		return all // cards come and go in other ways, or leave from under others
	}
	m := g.table.kinds[z.Index]
	for _, x := range g.Sheet.Zones {
		if len(rules.All[*dsl.Swap](x)) > 0 {
			return all
		}
	}
	for _, a := range g.ways {
		switch {
		case a.Zone != z:
		case a.Grouped() || a.Bottom || a.Whole || a.ByNature():
			return all
		case a.OnEmpty:
			for i := range a.tables {
				m |= a.tables[i].empty
			}
		}
	}
	taken := func(path dsl.Path, ev *rules.After) bool { return g.eventZones(path.From, ev)[z.Index] }
	if g.steps(taken) {
		return all
	}
	return m & all
}

// isCard judges `top is king`: whether there is such a card where it is asked for.
func (v *view) isCard(t *dsl.Compare) verdict {
	if t.Bound != "" || t.ValueTo != nil || len(t.List) > 0 {
		return either
	}
	some := v.cardAt(t.Left.Ref)
	if t.Card != nil {
		tb := v.tableOfAny([]*dsl.Card{t.Card}, nil, rules.NoPile)
		none := tb.exact && tb.empty == 0 && tb.on == (cards.Table{})
		if none || tb.constant() && tb.empty&some == 0 {
			return canFalse
		}
		return either
	}
	if some == 0 || t.Value == nil {
		return either // that nothing lies there is told elsewhere
	}
	val, ok := v.env(rules.NoPile).OldValue(t.Value, rules.None, rules.None)
	if a := t.Value.Sole(); !ok || a != nil && a.OfSuit != nil {
		return either
	}
	if val.Sort == rules.Number || val.Sort == rules.Text {
		return either
	}
	kinds := slices.Collect(some.Each)
	if !slices.ContainsFunc(kinds, func(k cards.Kind) bool { return v.Sheet.Property(val.Sort, k).N == val.N }) {
		return canFalse
	}
	return either
}
