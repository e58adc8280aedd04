package layout

import (
	"math"

	"pat/interp"
)

// This file answers how one position lies in a text, which may be as high as the position needs.

// textRows is how high columns of a text may be before face-down cards at their bottom become one
// and, where that is not enough, two or three cards share a row: as on a screen of 24 lines.
const textRows = 18

// titlesFromW is how wide lines must be for titles to stand before piles.
const titlesFromW = 40

// Text plans one position in lines so wide. Of a column no open card is left out.
func Text(s *interp.State, w int) *Plan {
	m := lines
	m.Titled = w >= titlesFromW
	p := text(s, m, w)
	if p.tallest() > textRows { // wider columns have room for cards side by side
		m.MostGap = Terminal.MostGap
		p = text(s, m, w)
	}
	return p
}

func text(s *interp.State, m Metric, w int) *Plan {
	p := newPlan(s.Game(), m, w, math.MaxInt32)
	p.shown = s
	p.lie()
	p.W, p.H = max(p.W, p.Width), p.Height
	return p
}

// tallest is the room of the tallest column.
func (p *Plan) tallest() (most int) {
	for _, at := range p.Piles {
		if at.Form == Columns {
			most = max(most, at.Room)
		}
	}
	return most
}

// needed is the room in which all that lies open of some columns, so wide, can be seen.
func (p *Plan) needed(piles []int, width int) int {
	need := 1
	for _, pile := range piles {
		cs := make([]interp.Card, p.shown.Len(pile))
		for i := range cs {
			cs[i] = p.shown.Card(pile, i)
		}
		need = max(need, min(len(cs), textRows))
		for len(cs) > 0 && p.Metric.loses(cs, need, width) {
			need++
		}
	}
	return need
}

// loses reports whether cards of a column are left out in a room so high and so wide.
func (m *Metric) loses(cs []interp.Card, room, width int) bool {
	for _, it := range m.Column(cs, 1, room, width) {
		if it.Sign == Run || it.Sign == Rest {
			return true
		}
	}
	return false
}
