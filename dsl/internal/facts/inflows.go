package facts

import (
	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// The lines by which cards come, zone by zone, and what they let come where.

// An Inflow is a line by which cards come to a zone in play, in one setup of the game: which cards
// it means, as tables, and where they come from.
type Inflow struct {
	*rules.Arrival
	Tables []Table // one for all piles, or one for each; of a list, whatever the height
	Zones  []bool  // where cards come from
}

// Always reports whether a line holds at all times and as often as one likes.
func (a *Inflow) Always() bool { return a.When == nil && a.Times == 0 }

// Unguarded is an inflow without its condition.
func (a *Inflow) Unguarded() *Inflow {
	less, says := *a, *a.Arrival
	less.Arrival, says.When = &says, nil
	return &less
}

// inflows lists the lines by which cards come, of all zones.
func (g *Setup) inflows() {
	for _, z := range g.Sheet.Zones {
		for _, f := range rules.Forms[*rules.Arrival](z) {
			g.inflow(&Inflow{Arrival: f})
		}
	}
}

// inflow adds a line with its tables.
func (g *Setup) inflow(a *Inflow) {
	piles := []int{rules.NoPile}
	if len(a.Cards) > 1 || rules.PerPile(a.Sole()) || a.Zone.Suits != nil {
		piles = g.PilesOf(a.Zone)
	}
	for i, q := range piles {
		t := Table{Exact: true}
		if c, ok := a.Phrase(i); a.Order != nil {
			t = g.listTable(a.Order)
		} else if ok {
			t = g.TableOf(c, q)
		}
		a.Tables = append(a.Tables, g.bounded(a, i, t))
	}
	a.Zones = g.ZonesOf(a.From, a.Zone)
	if a.From == nil && (a.Once || a.Set != nil) {
		a.Zones = g.anywhere(a.Zone)
	}
	g.Inflows = append(g.Inflows, a)
}

// bounded is a table without the cards that do not come to the i-th pile of a line.
func (g *Setup) bounded(a *Inflow, i int, t Table) Table {
	suits := g.SuitOf(a.Zone, i)
	if !a.OnEmpty {
		t.Empty = 0
	}
	t.Empty &= suits
	for k := range t.On {
		if !a.OnCards || a.Zone.Kind == dsl.Foundations && !suits.Has(cards.Kind(k)) {
			t.On[k] = 0 // nor does a card of another suit ever lie there
		}
		t.On[k] &= suits
	}
	return t
}

// SuitOf is the set of cards that the `suits` line of a zone lets come to one of its piles.
func (g *Setup) SuitOf(z *rules.Zone, i int) cards.Mask {
	suit, ok := g.Layout.Suit(g.Layout.First(z) + i)
	if !ok {
		return cards.All
	}
	return cards.OfSuit(suit)
}

// anywhere are the zones from which a line takes cards that takes them by itself and does not say
// from where: those at which it looks, and foundations from which the player may bring one.
func (g *Setup) anywhere(own *rules.Zone) []bool {
	out := make([]bool, len(g.Sheet.Zones))
	for i, z := range g.Sheet.Zones {
		looked := z.Kind.Offers() && (z != own || z.Kind.Shifts())
		out[i] = looked || z != own && len(z.Limits(rules.WorryBack)) > 0
	}
	return out
}

// listTable is the table of a list: which card may follow which, whatever the height.
func (g *Setup) listTable(o *rules.Order) (t Table) {
	for i, r := range o.Ranks {
		next := i + 1
		if next == len(o.Ranks) {
			if !o.Wraps {
				break
			}
			next = 0
		}
		for k := range (cards.OfRank(r) & g.Pack()).Each {
			t.On[k] |= g.Pack() & cards.OfRank(o.Ranks[next]) & rules.Suits(o.Suits, k)
		}
	}
	if len(o.Ranks) > 0 {
		t.Empty = g.Pack() & cards.OfRank(o.Ranks[0])
	}
	return t
}

// Table is the table of a line for the i-th pile of its zone.
func (a *Inflow) Table(i int) *Table {
	if len(a.Tables) == 1 {
		return &a.Tables[0]
	}
	return &a.Tables[i]
}

// Starting is the set of cards that may begin the i-th pile of a zone.
func (g *Setup) Starting(z *rules.Zone, i int) cards.Mask {
	var m cards.Mask
	for _, a := range g.Inflows {
		if a.Zone == z && a.OnEmpty && a.Seq == nil && a.Set == nil {
			m |= a.Table(i).Empty
		}
	}
	return m
}

// Idle reports whether no card is meant by a line.
func (a *Inflow) Idle() bool {
	for i := range a.Tables {
		if !a.Tables[i].None() {
			return false
		}
	}
	return a.Set == nil
}

// Text is how messages show a line.
func (a *Inflow) Text() string { return a.Line.Text() }

// SureToStart reports whether what starts a pile is known before play.
func (g *Setup) SureToStart(z *rules.Zone, i int) bool {
	some := false
	for _, a := range g.Inflows {
		if a.Zone != z || !a.OnEmpty {
			continue
		}
		if a.Seq != nil || a.Set != nil || a.Order == nil && !a.Table(i).Exact {
			return false
		}
		some = true
	}
	return some
}

// InflowOf is what a line lets come, if it is a line by which cards come.
func (g *Setup) InflowOf(l *rules.Placed) *Inflow {
	for _, a := range g.Inflows {
		if a.Line == l.Line {
			return a
		}
	}
	return nil
}

// Built is the first line by which cards are built in a zone, or nil.
func Built(z *rules.Zone) *rules.Arrival {
	if bs := z.Arrivals((*rules.Arrival).Builds); bs != nil {
		return bs[0]
	}
	return nil
}

// AsksAll reports whether a line is asked of every card that comes by it, and not of the lowest
// alone: `takes king`.
func (a *Inflow) AsksAll() bool {
	return a.OnEmpty && a.OnCards && len(a.Cards) == 1 && a.Cards[0].Named()
}
