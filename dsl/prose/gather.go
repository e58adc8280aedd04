package prose

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// gather tells how piles become the stock again.
func (t *teller) gather(x *dsl.Gather) string {
	if w := t.turnedOver(x); w != "" {
		return w
	}
	var ws []string
	several := len(x.From) > 1
	for _, p := range x.From {
		n := t.piles(p)
		alone := p.Zone != nil && len(p.Mods) == 0 && single(p.Zone.Ranges)
		several = several || n.many || p.Zone != nil && pilesIn(t.Sheet, p.Zone.Word) > 1 && !alone
		ws = append(ws, n.text)
	}
	text := "take up " + dsl.Listed(ws, "and then")
	if x.But != nil {
		text += ", except " + t.someCards(x.But.Any, nil, "")
	}
	if several {
		way := " from the first to the last"
		if x.LastPile {
			way = " from the last to the first"
		}
		text += ", " + t.pileByPile(x) + way
	}
	each, end := "", "bottom"
	if several {
		each = "each with "
	}
	if x.TopFirst {
		end = "top"
	}
	text += ", " + each + "its " + end + " card first"
	under := "under the stock"
	if !t.stands() {
		under = "as a new stock"
	}
	return text + ", and lay the cards in this order face down " + under +
		", so that the first taken up is the first to be dealt" + t.ifOnly(x.Guard)
}

// pileByPile is how several piles are taken up.
func (t *teller) pileByPile(x *dsl.Gather) string {
	for _, p := range x.From {
		if p.Zone == nil || slices.ContainsFunc(t.Zone(p.Zone.Word), func(z *rules.Zone) bool { return !drawn(z) }) {
			return "pile by pile"
		}
	}
	return "place by place"
}

// turnedOver is the idiom for one whole pile: its bottom card becomes the top of the stock.
func (t *teller) turnedOver(x *dsl.Gather) string {
	if len(x.From) != 1 || x.From[0].Zone == nil || len(x.From[0].Mods) > 0 {
		return ""
	}
	if x.But != nil || x.TopFirst || x.LastPile {
		return ""
	}
	zs := t.Zone(x.From[0].Zone.Word)
	if len(zs) != 1 || zs[0].Piles != 1 {
		return ""
	}
	return "turn " + zoneName(t.Sheet, zs[0]).text + " over as it lies and put it under the stock, " +
		"so that its bottom card is the first to be dealt" + t.ifOnly(x.Guard)
}
