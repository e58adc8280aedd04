package play

import (
	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// An arrival is a line by which cards come to a zone in play, with the cards as tables.
type arrival struct {
	*rules.Arrival
	tables []cardTable // one for all piles, or one for each; of a list, whatever the height
	zones  []bool      // where cards come from
}

// always reports whether a line holds at all times and as often as one likes.
func (a *arrival) always() bool { return a.When == nil && a.Times == 0 }

// unguarded is an arrival without its condition.
func (a *arrival) unguarded() *arrival {
	less, says := *a, *a.Arrival
	less.Arrival, says.When = &says, nil
	return &less
}

// arrivals lists the lines by which cards come, of all zones.
func (g *setup) arrivals() {
	for _, z := range g.Sheet.Zones {
		for _, f := range rules.Forms[*rules.Arrival](z) {
			g.arrives(&arrival{Arrival: f})
		}
	}
}

// arrives adds a line with its tables.
func (g *setup) arrives(a *arrival) {
	piles := []int{rules.NoPile}
	if len(a.Cards) > 1 || rules.PerPile(a.Sole()) || a.Zone.Suits != nil {
		piles = g.PilesOf(a.Zone)
	}
	for i, q := range piles {
		t := cardTable{exact: true}
		if c, ok := a.Phrase(i); a.Order != nil {
			t = g.listTable(a.Order)
		} else if ok {
			t = g.tableOf(c, q)
		}
		a.tables = append(a.tables, g.bounded(a, i, t))
	}
	a.zones = g.ZonesOf(a.From, a.Zone)
	if a.From == nil && (a.Once || a.Set != nil) {
		a.zones = g.anywhere(a.Zone)
	}
	g.ways = append(g.ways, a)
}

// bounded is a table without the cards that do not come to the i-th pile of a line.
func (g *setup) bounded(a *arrival, i int, t cardTable) cardTable {
	suits := g.suitOf(a.Zone, i)
	if !a.OnEmpty {
		t.empty = 0
	}
	t.empty &= suits
	for k := range t.on {
		if !a.OnCards || a.Zone.Kind == dsl.Foundations && !suits.Has(cards.Kind(k)) {
			t.on[k] = 0 // nor does a card of another suit ever lie there
		}
		t.on[k] &= suits
	}
	return t
}

// suitOf is the set of cards that the `suits` line of a zone lets come to one of its piles.
func (g *setup) suitOf(z *rules.Zone, i int) cards.Mask {
	suit, ok := g.Layout.Suit(g.Layout.First(z) + i)
	if !ok {
		return cards.All
	}
	return cards.OfSuit(suit)
}

// anywhere are the zones from which a line takes cards that takes them by itself and does not say
// from where: those at which it looks, and foundations from which the player may bring one.
func (g *setup) anywhere(own *rules.Zone) []bool {
	out := make([]bool, len(g.Sheet.Zones))
	for i, z := range g.Sheet.Zones {
		looked := z.Kind.Offers() && (z != own || z.Kind.Shifts())
		out[i] = looked || z != own && len(z.Limits(rules.WorryBack)) > 0
	}
	return out
}

// listTable is the table of a list: which card may follow which, whatever the height.
func (g *setup) listTable(o *rules.Order) (t cardTable) {
	for i, r := range o.Ranks {
		next := i + 1
		if next == len(o.Ranks) {
			if !o.Wraps {
				break
			}
			next = 0
		}
		for k := range (cards.OfRank(r) & g.pack()).Each {
			t.on[k] |= g.pack() & cards.OfRank(o.Ranks[next]) & rules.Suits(o.Suits, k)
		}
	}
	if len(o.Ranks) > 0 {
		t.empty = g.pack() & cards.OfRank(o.Ranks[0])
	}
	return t
}

// of is the table of a line for the i-th pile of its zone.
func (a *arrival) of(i int) *cardTable {
	if len(a.tables) == 1 {
		return &a.tables[0]
	}
	return &a.tables[i]
}

// starting is the set of cards that may begin the i-th pile of a zone.
func (g *setup) starting(z *rules.Zone, i int) cards.Mask {
	var m cards.Mask
	for _, a := range g.ways {
		if a.Zone == z && a.OnEmpty && a.Seq == nil && a.Set == nil {
			m |= a.of(i).empty
		}
	}
	return m
}

// idle reports whether no card is meant by a line.
func (a *arrival) idle() bool {
	for i := range a.tables {
		if !a.tables[i].none() {
			return false
		}
	}
	return a.Set == nil
}

// text is how messages show a line.
func (a *arrival) text() string { return a.Line.Text() }
