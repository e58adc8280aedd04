package facts

import (
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Which cards stay for ever where they come to lie, and with them all below.

// Stuck are the cards of the stock that no line turns when they lie on top: one that does stays
// there, and so does all below. None where something else than turning, or than redealing when it
// is empty, changes what lies on top of the stock.
//
// For example `turn 1 to waste when top of stock is not king`, and no line for kings.
func (g *Setup) Stuck(stock *rules.Zone) (stuck cards.Mask) {
	var turns []*rules.Placed
	for _, e := range g.Edges {
		l := g.Sheet.Placed(e.Line)
		switch {
		case e.From != stock.Index && e.To != stock.Index, l != nil && e.To == stock.Index && redeals(l):
		case l == nil || e.To == stock.Index || !Turns(l):
			return 0
		default:
			turns = append(turns, l)
		}
	}
	if len(turns) == 0 || g.sifted(stock) || slices.ContainsFunc(g.Lines, stirs) {
		return 0
	}
	v := g.InPlay()
	for k := range g.Holds[stock.Index].Each {
		opens := func(l *rules.Placed) bool {
			w := *v.WhenLine(l)
			w.onStock = k.Bit()
			return w.Guard(rules.WhenOf(l.Form))&CanTrue != 0
		}
		if !slices.ContainsFunc(turns, opens) {
			stuck |= k.Bit()
		}
	}
	return stuck
}

// stirs reports whether a line shuffles the stock in play.
func stirs(l *rules.Placed) bool {
	_, shuffles := l.Form.(*rules.Shuffle)
	return shuffles && l.In != rules.InDeal
}

// BuiltUpon are the cards on whose piles a zone may be built, when they lie at the bottom, as far
// as its lines ask what lies there; all where one does not.
func (g *Setup) BuiltUpon(z *rules.Zone) (built cards.Mask) {
	v := g.InPlay()
	for _, a := range g.Inflows {
		if a.Zone != z || !a.OnCards {
			continue
		}
		for k := range g.Pack().Each {
			w := *v.WhenAsked(a)
			w.atBottom = k.Bit()
			if w.Guard(a.When)&CanTrue != 0 {
				built |= k.Bit()
			}
		}
	}
	return built
}
