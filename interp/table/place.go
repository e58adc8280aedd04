package table

import (
	"context"

	"pat/interp/layout"
)

// This file answers where the piles stand on a page.

// A Layout is where the piles stand in a window, in hundredths of the width of a card. It depends
// on the game and the window alone, so that nothing moves in play.
type Layout struct {
	Card  int   `json:"card"` // width of a card, in the units of the window
	W     int   `json:"w"`    // of all that is placed
	H     int   `json:"h"`
	Open  int   `json:"open"` // how much is seen of a covered card: of one that lies open in a column,
	Shut  int   `json:"shut"` // of one that lies face down there,
	Side  int   `json:"side"` // and in a line, from left to right;
	Tight int   `json:"tight"`
	Piles []Lie `json:"piles"` // tight is the least of all but those that lie face down
}

// A Lie is where one pile stands: the corner of its lowest card.
type Lie struct {
	X     int    `json:"x"`
	Y     int    `json:"y"`
	Lies  string `json:"lies"`            // flat, down or right; off: it is not shown
	Room  int    `json:"room,omitempty"`  // that its cards may take along which they are spread
	Count bool   `json:"count,omitempty"` // the number of its cards is told
	Label bool   `json:"label,omitempty"` // its label stands above it
}

// Widths of a card on a page that are tried, in the units of the window: from a large one to the
// smallest that can be read.
const (
	widest    = 120
	narrowest = 38
	worth     = 78 // hundredths of the width that fits, which columns that are not squeezed are worth
)

// Layout places the piles in a window, with the largest cards for which nothing that the deal lays
// must be left out; or else for which all piles stand inside; or else with the smallest cards, and
// the window must be scrolled.
func (t *Table) Layout(ctx context.Context, w Window) *Layout {
	card := widest
	var fits *layout.Plan
	fitting := 0
	for ; card >= narrowest; card -= max(1, card/24) {
		p := layout.Make(t.s.Game, layout.Page, w.W*100/card, w.H*100/card)
		inside := p.Width <= p.W && p.Height <= p.H
		if inside && fits == nil {
			fits, fitting = p, card
		}
		if inside && p.Roomy {
			return lies(p, card)
		}
		// Much smaller cards are too high a price for columns that are not squeezed.
		if fits != nil && card*100 < fitting*worth || ctx.Err() != nil {
			break
		}
	}
	if fits == nil {
		fits, fitting = layout.Make(t.s.Game, layout.Page, w.W*100/narrowest, w.H*100/narrowest), narrowest
	}
	return lies(fits, fitting)
}

func lies(p *layout.Plan, card int) *Layout {
	m := p.Metric
	out := &Layout{
		Card: card, W: p.Width, H: p.Height, Open: m.Open, Shut: m.Shut, Side: m.Side, Tight: m.LeastSide,
	}
	for _, at := range p.Piles {
		x := Lie{X: at.X, Y: at.Y, Lies: "flat", Room: at.Room, Count: at.Counts, Label: at.Labelled}
		switch at.Form {
		case layout.Nowhere:
			x = Lie{Lies: "off"}
		case layout.Columns:
			x.Lies = "down"
		case layout.Line:
			x.Lies = "right"
		}
		out.Piles = append(out.Piles, x)
	}
	return out
}
