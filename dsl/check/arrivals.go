package check

import (
	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// An arrival is a line by which cards come to a zone by play.
type arrival struct {
	line   *dsl.Line // the head, for what a kind of zone takes by nature
	zone   *rules.Zone
	empty  bool        // to empty piles
	cards  bool        // on cards
	tables []cardTable // one for all piles, or one for each
	order  bool        // the table is that of a list; what comes depends on the height
	from   *dsl.Places
	zones  []bool // where cards come from
	size   int    // exactly so many cards together; 0 any
	whole  bool   // only a whole pile
	seq    *dsl.Seq
	set    *dsl.Set
	once   bool
	bottom bool
	times  *dsl.Times
	guard  *dsl.Guard
}

// grouped reports whether cards come by a line together or not at all: as a set, or a sequence.
func (a *arrival) grouped() bool { return a.set != nil || a.seq != nil }

// always reports whether a line holds at all times and as often as one likes.
func (a *arrival) always() bool { return a.guard == nil && a.times == nil }

// arrivals lists the lines by which cards come, of all zones.
func (g *setup) arrivals() {
	for _, z := range g.sheet.Zones {
		if z.Kind.TakesAny() {
			g.arrives(&arrival{line: z.Head, zone: z, empty: true, cards: true}, nil, &dsl.Arrive{})
		}
		for _, l := range z.Lines {
			switch t := l.Stmt.(type) {
			case *dsl.Base:
				g.bases(z, l, t)
			case *dsl.Build:
				switch {
				case t.Order != nil:
					g.inOrder(z, l, t)
				case t.Cards != nil:
					g.arrives(&arrival{line: l, zone: z, cards: true}, t.Cards, &t.Arrive)
				}
			case *dsl.Spaces:
				if t.Pile || t.Cards != nil {
					g.arrives(&arrival{line: l, zone: z, empty: true, whole: t.Pile, size: unitSize(t.Cards)}, t.Cards,
						&t.Arrive)
				}
			case *dsl.Takes:
				g.takes(z, l, t)
			}
		}
	}
}

// arrives adds a line with the table of its phrase.
func (g *setup) arrives(a *arrival, phrase *dsl.Cards, end *dsl.Arrive) {
	piles := []int{rules.NoPile}
	if g.sheet.PerPile(phrase) || a.zone.Suits != nil {
		piles = g.pilesOf(a.zone)
	}
	for _, q := range piles {
		a.tables = append(a.tables, g.tableOf(phrase, q))
	}
	g.way(a, end)
}

// way adds a line whose tables are made.
func (g *setup) way(a *arrival, end *dsl.Arrive) {
	a.from, a.once, a.bottom, a.times, a.guard = end.From, end.Once, end.Bottom, end.Times, end.Guard
	a.zones = g.zonesOf(end.From, a.zone)
	if end.From == nil && (a.once || a.set != nil) {
		a.zones = g.anywhere(a.zone)
	}
	for i := range a.tables {
		t := &a.tables[i]
		suits := g.suitOf(a.zone, i)
		if !a.empty {
			t.empty = 0
		}
		t.empty &= suits
		for k := range t.on {
			if !a.cards || a.zone.Kind == dsl.Foundations && !suits.Has(cards.Kind(k)) {
				t.on[k] = 0 // nor does a card of another suit ever lie there
			}
			t.on[k] &= suits
		}
	}
	g.ways = append(g.ways, a)
}

// suitOf is the set of cards that the `suits` line of a zone lets come to one of its piles.
func (g *setup) suitOf(z *rules.Zone, i int) cards.Mask {
	suit, ok := g.layout.Suit(g.layout.First(z) + i)
	if !ok {
		return cards.All
	}
	return cards.OfSuit(suit)
}

// anywhere are the zones that a line looks at which takes cards by itself and does not say from
// where.
func (g *setup) anywhere(own *rules.Zone) []bool {
	out := make([]bool, len(g.sheet.Zones))
	for i, z := range g.sheet.Zones {
		out[i] = z.Kind.Offers() && (z != own || z.Kind.Shifts())
	}
	return out
}

// bases adds a `base` line: one phrase for all piles, or one for each.
func (g *setup) bases(z *rules.Zone, l *dsl.Line, t *dsl.Base) {
	a := &arrival{line: l, zone: z, empty: true}
	if len(t.Cards) == 1 {
		g.arrives(a, t.Cards[0], &t.Arrive)
		return
	}
	for i, q := range g.pilesOf(z) {
		if i < len(t.Cards) {
			a.tables = append(a.tables, g.tableOf(t.Cards[i], q))
		} else {
			a.tables = append(a.tables, cardTable{exact: true})
		}
	}
	g.way(a, &t.Arrive)
}

// inOrder adds a `build in order` line. Its table says which card may follow which, whatever the
// height.
func (g *setup) inOrder(z *rules.Zone, l *dsl.Line, t *dsl.Build) {
	a := &arrival{line: l, zone: z, empty: true, cards: true, order: true}
	list := g.sheet.Spell(t.Order...)
	open := false // the list starts with the first card laid
	for _, r := range rules.All[*dsl.Base](z) {
		open = open || firstRank(r.Stmt)
	}
	n := 1
	if z.Suits != nil {
		n = z.Piles
	}
	for range n {
		var tb cardTable
		for i, r := range list {
			next := i + 1
			if next == len(list) {
				if !t.Wrapping {
					break
				}
				next = 0
			}
			for k := range (cards.OfRank(r) & g.pack()).Each {
				tb.on[k] |= g.pack() & cards.OfRank(list[next]) & rules.Suits(t.SuitRel, k)
			}
		}
		if len(list) > 0 && !open {
			tb.empty = g.pack() & cards.OfRank(list[0])
		}
		a.tables = append(a.tables, tb)
	}
	g.way(a, &t.Arrive)
}

func (g *setup) takes(z *rules.Zone, l *dsl.Line, t *dsl.Takes) {
	a := &arrival{line: l, zone: z, empty: true, cards: true}
	switch {
	case t.Only:
		return
	case t.Set == nil:
		a.size = unitSize(t.Cards)
		g.arrives(a, t.Cards, &t.Arrive)
	case t.Set.Sequence:
		a.seq = t.Set.Seq
		a.cards = z.Kind == dsl.Discard
		g.arrives(a, nil, &t.Arrive)
	case t.Set.Number == "1" && t.Set.ToNumber == "" && t.Set.Alike == nil:
		a.size = 1
		g.arrives(a, nil, &t.Arrive)
	default:
		a.set = t.Set
		g.arrives(a, nil, &t.Arrive)
	}
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
		if a.zone == z && a.empty && a.seq == nil && a.set == nil {
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
	return a.set == nil
}

// text is how messages show a line.
func (a *arrival) text() string { return a.line.Text() }
