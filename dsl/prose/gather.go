package prose

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// gather tells how piles become the stock again.
func (t *teller) gather(x *rules.Gather) string { return t.gathered(x, true) }

// gathered is gather; without order it is left open in which order the cards lie then.
func (t *teller) gathered(x *rules.Gather, order bool) string {
	if w := t.turnedOver(x); w != "" {
		return w
	}
	var ws []string
	several := len(x.From) > 1
	for _, p := range x.From {
		n := t.piles(p)
		alone := !p.Narrowed() && single(p.Numbers)
		several = several || n.many || pilesIn(t.Sheet, p.Word) > 1 && !alone
		ws = append(ws, n.text)
	}
	text := "take up " + dsl.Listed(ws, "and then")
	if x.But != nil {
		text += ", except " + t.someCards(x.But, "")
	}
	if several && order {
		way := " from the first to the last"
		if x.LastFirst {
			way = " from the last to the first"
		}
		text += ", " + pileByPile(x) + way
	}
	under := "under the stock"
	if !t.stands() {
		under = "as a new stock"
	}
	if !order {
		return text + ", and lay the cards face down " + under + t.ifOnly(x.When)
	}
	each, end := "", "bottom"
	if several {
		each = "each with "
	}
	if x.TopFirst {
		end = "top"
	}
	text += ", " + each + "its " + end + " card first"
	return text + ", and lay the cards in this order face down " + under +
		", so that the first taken up is the first to be dealt" + t.ifOnly(x.When)
}

// pileByPile is how several piles are taken up.
func pileByPile(x *rules.Gather) string {
	for _, p := range x.From {
		if p.Word == "" || slices.ContainsFunc(p.Zones, func(z *rules.Zone) bool { return !drawn(z) }) {
			return "pile by pile"
		}
	}
	return "place by place"
}

// turnedOver is the idiom for one whole pile: its bottom card becomes the top of the stock.
func (t *teller) turnedOver(x *rules.Gather) string {
	if len(x.From) != 1 || x.From[0].Narrowed() {
		return ""
	}
	if x.But != nil || x.TopFirst || x.LastFirst {
		return ""
	}
	zs := x.From[0].Zones
	if len(zs) != 1 || zs[0].Piles != 1 {
		return ""
	}
	return "turn " + zoneName(t.Sheet, zs[0]).text + " over as it lies and put it under the stock, " +
		"so that its bottom card is the first to be dealt" + t.ifOnly(x.When)
}
