package play

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
)

// What acts by itself for ever.
// The player would see the cards run round without being asked, so it is an error. Sought is a loop
// that is certain: lines without a condition, with tables that are exact, on piles that others
// empty. Whether a loop with conditions ever stops is not asked.

// endless finds lines that by themselves move cards round for ever: a line lays on an empty pile
// what others take away and bring back to where it takes it. Of the loops through a line the
// shortest is told, and each once.
//
// An auto is a line with `at once` that fills empty piles. One takes the card from the pile that
// another has filled, and that pile is empty again and filled again. The search is breadth first,
// so the first way found back to the beginning is the shortest.
func (g *game) endless() {
	v := g.InPlay()
	type auto struct {
		*facts.Inflow
		// the cards it lays on an empty pile for certain
		brings cards.Mask
		takes  []bool // from the zones that give it cards in play
	}
	var autos []*auto
	for _, a := range g.Inflows {
		if !a.Once || !a.Always() || a.Grouped() || a.Zone.Kind.Keeps() {
			continue
		}
		g.thereAndBack(a)
		b := &auto{a, g.emptyMask(a), make([]bool, len(g.Sheet.Zones))}
		for i, z := range g.Sheet.Zones {
			b.takes[i] = a.Zones[i] && (a.From != nil || z.Kind.Offers()) && z != a.Zone && g.Leaves(v, z, a)
		}
		autos = append(autos, b)
	}
	// A path is a way of cards, by one line after another.
	type path struct {
		lines []*facts.Inflow
		// the cards that have come all this way: what all its lines take
		of cards.Mask
	}
	var told [][]*facts.Inflow
	for _, first := range autos {
		// which kinds have been followed to each zone: each once, so that the search ends
		been := make([]cards.Mask, len(g.Sheet.Zones))
		for queue := []path{{[]*facts.Inflow{first.Inflow}, first.brings}}; len(queue) > 0; queue = queue[1:] {
			way := queue[0]
			at := way.lines[len(way.lines)-1].Zone.Index
			// back where it began
			if way.of != 0 && first.takes[at] {
				if !slices.ContainsFunc(told, func(t []*facts.Inflow) bool { return sameLoop(t, way.lines) }) {
					told = append(told, way.lines)
					g.goesRound(way.lines)
				}
				break
			}
			for _, b := range autos {
				if m := way.of & b.brings &^ been[b.Zone.Index]; m != 0 && b.takes[at] && b.Zone != first.Zone {
					been[b.Zone.Index] |= m
					queue = append(queue, path{append(slices.Clip(way.lines), b.Inflow), m})
				}
			}
		}
	}
}

// sameLoop reports whether two ways round have the same lines.
func sameLoop(a, b []*facts.Inflow) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(x *facts.Inflow) bool { return !slices.Contains(b, x) })
}

// goesRound tells of lines that hand cards round, at the last of them.
//
// It stands at the last of the lines by place in the file, for the author wrote that one into a
// game that was right. `at once` is offered to be dropped from each.
func (g *game) goesRound(path []*facts.Inflow) {
	last := path[0]
	var ws []string
	for _, a := range path {
		ws = append(ws, "`"+a.Zone.Title()+"`")
		if a.Line.Pos.Offset > last.Line.Pos.Offset {
			last = a
		}
	}
	d := g.Errorf("endless", last.Line.Span, "cards move by themselves from %s to %s and round again, for ever",
		strings.Join(ws, " to "), ws[0])
	takes, of := "takes them on", "the lines"
	if len(path) == 2 {
		takes, of = "takes the card back", "the two"
		d.Message = fmt.Sprintf("`%s` and `%s` undo each other by themselves, for ever", path[0].Text(), path[1].Text())
	}
	for _, a := range path {
		if a != last {
			d.Others = append(d.Others, dsl.Label{Span: a.Line.Span, Text: takes})
		}
	}
	for i := len(path) - 1; i >= 0; i-- {
		g.OfferWords(d, path[i].Line.Span, "at", "once")
	}
	d.Doubt()
	d.Help = fmt.Sprintf("a condition of one of %s may end it too", of)
}

// thereAndBack tells of a line, one that always acts by itself, that lays a card of a zone on
// another pile of it, from which it lays it back.
//
// For example `build up or down in any suit at once` in a tableau: a six goes on either of two
// sevens, and from one to the other for ever. Two cards that take it are needed, and with several
// decks each is there so often.
func (g *game) thereAndBack(a *facts.Inflow) {
	if !a.OnCards || a.Bottom || a.Order != nil {
		return
	}
	z := a.Zone
	laidOut := z.Kind == dsl.Tableau || z.Kind == dsl.Reserve
	if !laidOut || z.Piles < 2 || !a.Zones[z.Index] {
		return
	}
	t := a.Table(0)
	if !t.Exact || len(a.Tables) != 1 {
		return
	}
	there := g.Holds[a.Zone.Index]
	for k := range there.Each {
		tops := 0
		for top := range there.Each {
			if t.On[top].Has(k) {
				tops += g.Decks
				// a card does not lie on itself
				if top == k {
					tops--
				}
			}
		}
		if tops < 2 {
			continue
		}
		d := g.Warnf("endless", a.Line.Span, "`%s` moves cards between the piles of `%s` by itself, there and back "+
			"for ever: the %s goes on %d cards", a.Text(), a.Zone.Title(), k.Name(), tops)
		g.OfferWords(d, a.Line.Span, "at", "once")
		d.Doubt()
		d.Help = "cards may come by themselves from elsewhere, for example `from waste at once`"
		return
	}
}

// emptyMask is the set of cards that a line brings to an empty pile, for certain.
func (g *game) emptyMask(a *facts.Inflow) cards.Mask {
	m := cards.Mask(0)
	for i := range a.Tables {
		if a.Tables[i].Exact {
			m |= a.Tables[i].Empty
		}
	}
	return m & g.Holds[a.Zone.Index]
}
