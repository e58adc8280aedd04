package compile

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/machine"
)

// compileZone compiles the lines of one zone.
func (c *compiler) compileZone(i int) {
	c.zone = i
	z := &c.Zones[i]
	sh := z.Sheet
	z.Receives = false
	if sh.Suits != nil {
		z.Suits = make([]cards.Mask, z.N)
		for j := range z.N {
			suit, _ := c.layout.Suit(z.First + j)
			z.Suits[j] = cards.OfSuit(suit)
		}
	}
	if sh.Kind.TakesAny() {
		z.Arrive = append(z.Arrive,
			machine.Arrival{
				OnEmpty: true, OnCards: true, Phrase: -1, Seq: -1, Guard: machine.Always, Static: true,
				Uses: -1,
			})
	}
	if room := sh.Kind.Room(); room > 0 {
		z.FixedMax = room
	}
	for _, l := range sh.Lines {
		c.line = l
		switch t := l.Stmt.(type) {
		case *dsl.Base:
			c.base(z, l, t)
		case *dsl.Build:
			c.build(z, l, t)
		case *dsl.Spaces:
			c.spaces(z, l, t)
		case *dsl.Takes:
			c.takes(z, i, l, t)
		case *dsl.AtMost:
			z.AtMost = c.num(t.N)
			z.FixedMax = -1
			if nd := c.Nodes[z.AtMost]; nd.Op == machine.OpConst {
				z.FixedMax = int(nd.A)
			}
		case *dsl.Move:
			c.move(z, l, t)
		case *dsl.Plays:
			z.Plays = append(z.Plays, machine.Restriction{Line: l, Piles: c.reach(t.To, z), Guard: c.guard(t.Guard)})
		case *dsl.Worry:
			to := c.reach(t.To, z)
			if t.To == nil {
				to = &machine.Reach{Same: *c.kindSet(dsl.Tableau)}
			}
			z.Worry = append(z.Worry, machine.Restriction{Line: l, Piles: to, Guard: c.guard(t.Guard)})
		case *dsl.Swap:
			s := machine.SwapRule{
				Line: l, Mine: c.cards(t.Cards), Theirs: -1, Guard: c.guard(t.Guard),
				Uses: c.uses(t.Times),
			}
			s.Loose = c.LooseCards(s.Mine)
			if t.With != nil {
				s.Theirs = c.cards(t.With)
			}
			s.From = c.pileList(t.From)
			if t.From == nil {
				s.From = c.Self[z.First : z.First+z.N]
			}
			z.Swaps = append(z.Swaps, s)
			c.HasSwaps = true
		case *dsl.Exposed:
			z.Stays = c.guard(t.Guard)
		case *dsl.Open:
			z.Open = true
		case *dsl.Home:
			z.Homes = append(z.Homes, machine.HomeRule{Line: l, Phrase: c.cards(t.Cards), Guard: c.guard(t.Guard)})
		}
	}
	if len(z.Moves) == 0 {
		z.Moves = []machine.UnitRule{{Kind: machine.UnitOne, Guard: machine.Always, Uses: -1}}
	}
	z.Receives = len(z.Arrive) > 0
	if z.Closes {
		c.Closing = append(c.Closing, i)
	}
}

// arrivalOf fills in the end of an arriving line.
func (c *compiler) arrivalOf(l *dsl.Line, t *dsl.Arrive, a machine.Arrival) machine.Arrival {
	a.Line, a.Once, a.Bottom = l, t.Once, t.Bottom
	z := &c.Zones[c.zone]
	a.From = c.reach(t.From, z)
	a.Guard = c.guard(t.Guard)
	a.Uses = c.uses(t.Times)
	if c.Search {
		c.foldGuard(&a)
		c.foldTops(&a)
		c.foldPiles(&a, z)
	}
	a.Static = c.Needs(a.Guard)&^machine.NeedState == 0
	a.Loose = a.Phrase >= 0 && c.LooseCards(a.Phrase)
	if a.Bottom {
		c.HasBottom = true
	}
	switch {
	case !a.Once:
	case t.From == nil:
		a.Sources = [][]uint8{c.anywhere()}
	case c.dependsOnPile(t.From):
		for j := range z.N {
			a.Sources = append(a.Sources, c.pilesFrom(t.From, z.First+j))
		}
	default:
		a.Sources = [][]uint8{c.pileList(t.From)}
	}
	return a
}

// anywhere lists the piles that an `at once` line without `from` looks at: those whose cards are
// there to be played.
func (c *compiler) anywhere() []uint8 {
	var out []uint8
	for i := range c.Zones {
		z := &c.Zones[i]
		if i != c.zone && z.Sheet.Kind.Offers() {
			out = append(out, c.Self[z.First:z.First+z.N]...)
		}
	}
	if z := &c.Zones[c.zone]; z.Sheet.Kind.Shifts() {
		out = append(out, c.Self[z.First:z.First+z.N]...)
	}
	return out
}

func (c *compiler) arrives(z *machine.Zone, i int, a machine.Arrival) {
	z.Arrive = append(z.Arrive, a)
	if a.Once {
		c.Auto = append(c.Auto, machine.AutoRule{Zone: i, Arrive: len(z.Arrive) - 1, Set: -1})
	}
}

func (c *compiler) base(z *machine.Zone, l *dsl.Line, t *dsl.Base) {
	a := machine.Arrival{OnEmpty: true, Phrase: -1, Seq: -1}
	if len(t.Cards) == 1 {
		a.Phrase = c.cards(t.Cards[0])
	} else {
		a.Phrase = c.eachPile(z, t.Cards)
	}
	c.arrives(z, c.zone, c.arrivalOf(l, &t.Arrive, a))
}

// eachPile makes one phrase of a list with one for each pile.
func (c *compiler) eachPile(z *machine.Zone, list []*dsl.Cards) int32 {
	pt := machine.Part{
		Kind: machine.PartTable, Place: -1,
		Dims: []machine.Dim{{By: machine.ByPile, Low: z.First, Size: z.N, Stride: 1}},
	}
	for j := range z.N {
		var m cards.Table
		if j < len(list) {
			var ok bool
			m, ok = c.env(z.First+j).Cards(list[j].Any, list[j].But)
			if !ok {
				c.fail("not-fixed", list[j].Span, "`%s` is not known before the game begins; in a list every base "+
					"must be", c.line.Src.Slice(list[j].Span))
			}
		}
		pt.Tables = append(pt.Tables, m)
	}
	c.Phrases = append(c.Phrases, machine.Phrase{Sort: machine.OfParts, Parts: []machine.Part{pt}})
	return int32(len(c.Phrases) - 1)
}

func (c *compiler) build(z *machine.Zone, l *dsl.Line, t *dsl.Build) {
	switch {
	case t.None:
	case t.Order != nil:
		o := &machine.Order{Base: -1, Wrap: t.Wrapping, Ranks: c.Sheet.Spell(t.Order...)}
		if len(o.Ranks) == 0 {
			c.fail("not-in-the-pack", t.Span, "the pack has none of these ranks")
			return
		}
		for _, r := range o.Ranks {
			o.Masks = append(o.Masks, c.Mask&cards.OfRank(r))
		}
		for k := range cards.Kind(cards.Kinds) {
			o.Table[k] = rules.Suits(t.SuitRel, k)
		}
		for _, r := range rules.All[*dsl.Base](z.Sheet) {
			if r.Stmt.FirstRank() {
				o.Base = int32(c.zone)
			}
		}
		a := c.arrivalOf(l, &t.Arrive, machine.Arrival{OnEmpty: o.Base < 0, OnCards: true, Phrase: -1, Seq: -1})
		a.Order = o
		c.arrives(z, c.zone, a)
	default:
		c.arrives(z, c.zone, c.arrivalOf(l, &t.Arrive,
			machine.Arrival{OnCards: true, Phrase: c.cards(t.Cards), Seq: -1}))
	}
}

func (c *compiler) spaces(z *machine.Zone, l *dsl.Line, t *dsl.Spaces) {
	switch {
	case t.Stay:
	case t.Close:
		z.Closes = true
	default:
		a := machine.Arrival{OnEmpty: true, Phrase: -1, Seq: -1, Whole: t.Pile}
		if t.Cards != nil {
			a.Phrase = c.cards(t.Cards)
			a.Size = c.sizeOf(t.Cards)
		}
		c.arrives(z, c.zone, c.arrivalOf(l, &t.Arrive, a))
	}
}

// sizeOf is the number in `take 3 cards`, or 0.
func (c *compiler) sizeOf(t *dsl.Cards) int {
	if len(t.Any) == 1 && t.Any[0].Count != "" {
		return dsl.Number(t.Any[0].Count)
	}
	return 0
}

func (c *compiler) takes(z *machine.Zone, i int, l *dsl.Line, t *dsl.Takes) {
	if t.Only {
		z.Only = append(z.Only, machine.Restriction{Line: l, Piles: c.reach(t.From, z), Guard: c.guard(t.Guard)})
		return
	}
	if t.Set == nil {
		a := machine.Arrival{
			OnEmpty: true, OnCards: true, Phrase: c.cards(t.Cards), Seq: -1, Size: c.sizeOf(t.Cards),
			All: t.Cards.Names(),
		}
		c.arrives(z, i, c.arrivalOf(l, &t.Arrive, a))
		return
	}
	set := t.Set
	if set.Sequence {
		a := machine.Arrival{OnEmpty: true, Phrase: -1, Seq: c.seq(set.Seq, z)}
		if z.Sheet.Kind == dsl.Discard {
			a.OnCards = true
		}
		a = c.arrivalOf(l, &t.Arrive, a)
		// The unit that comes is one card or many; the line asks only of the whole.
		c.arrives(z, i, a)
		n, ok := c.env(-1).Sequence(set.Seq)
		if !ok {
			n = rules.NoEnd
		}
		z.OnUnit = append(z.OnUnit, int16(n))
		return
	}
	if set.Number == "1" && set.ToNumber == "" && set.Alike == nil {
		c.arrives(z, i, c.arrivalOf(l, &t.Arrive,
			machine.Arrival{OnEmpty: true, OnCards: true, Phrase: -1, Seq: -1, Size: 1}))
		return
	}
	r := machine.SetRule{Line: l, Zone: i, Phrase: -1, Least: 2, Guard: c.guard(t.Guard), Uses: c.uses(t.Times)}
	r.From = c.pileList(t.From)
	if t.From == nil {
		r.From = c.anywhere()
	}
	// In the order of the piles, as a set is written: it then leaves in the same order when it is
	// read again.
	r.From = slices.Sorted(slices.Values(r.From))
	alike := set.Alike
	switch {
	case set.Pair != nil:
		r.Most, alike = 2, set.Pair
	case set.Listed != nil:
		r.Least, r.Most = len(set.Listed), len(set.Listed)
		for _, k := range set.Listed {
			r.Listed = append(r.Listed, c.phrase([]*dsl.Card{k}, nil, k.Span))
		}
	case set.Number != "":
		r.Least = dsl.Number(set.Number)
		r.Most = r.Least
		if set.ToNumber != "" {
			r.Most = dsl.Number(set.ToNumber)
		}
	}
	if alike != nil {
		for _, n := range alike.Totals {
			r.Totals = append(r.Totals, c.num(n))
		}
		if alike.Rel != nil {
			r.Alike = alike.Rel.Alike != ""
			r.Phrase = c.relation(alike.Rel)
		}
	}
	if t.Guard != nil && t.Guard.Cond != nil && len(t.Guard.Cond.Or) == 1 {
		for _, q := range t.Guard.Cond.Or[0].And {
			if q.Touching && !q.Not {
				r.Touching = true
			}
		}
	}
	for _, p := range r.From {
		if c.Zones[c.Piles[p].Zone].Rows > 1 || c.Zones[c.Piles[p].Zone].Sheet.Picture != nil {
			r.Touching = false
		}
	}
	c.Sets = append(c.Sets, r)
	if t.Once {
		c.Auto = append(c.Auto, machine.AutoRule{Zone: i, Arrive: -1, Set: len(c.Sets) - 1})
	}
}

func (c *compiler) move(z *machine.Zone, l *dsl.Line, t *dsl.Move) {
	r := machine.UnitRule{Line: l, Seq: -1, To: c.reach(t.To, z), Guard: c.guard(t.Guard), Uses: c.uses(t.Times)}
	switch {
	case t.Number != "":
		r.Kind = machine.UnitOne
		if t.Number != "1" {
			c.fail("bad-number", l.Span, "`move %s cards`: the top card moves alone, or a `sequence`, the `pile` or "+
				"`any cards`", t.Number)
		}
	case t.Pile:
		r.Kind = machine.UnitPile
	case t.AnyCards:
		r.Kind = machine.UnitAny
	case t.AnyOne != "":
		r.Kind = machine.UnitPluck
		if t.AnyOne != "1" {
			c.fail("bad-number", l.Span, "`move any %s cards`: it is `move any 1 card` or `move any cards`", t.AnyOne)
		}
	default:
		r.Kind = machine.UnitRun
		r.Seq = c.seq(t.Seq, z)
		for _, f := range t.Free {
			switch f.Word {
			case "spaces":
				r.Free = append(r.Free, machine.FreeRule{Piles: c.kindList(dsl.Tableau)})
			default:
				for _, fz := range c.Sheet.Zone(f.Word) {
					zn := &c.Zones[c.byZone[fz]]
					r.Free = append(r.Free, machine.FreeRule{
						Cells: fz.Kind == dsl.Cells,
						Piles: c.Self[zn.First : zn.First+zn.N],
					})
				}
			}
		}
	}
	z.Moves = append(z.Moves, r)
}

func (c *compiler) kindList(kind dsl.Kind) []uint8 {
	var out []uint8
	for _, z := range c.Sheet.OfKind(kind) {
		zn := &c.Zones[c.byZone[z]]
		out = append(out, c.Self[zn.First:zn.First+zn.N]...)
	}
	return out
}

func (c *compiler) kindSet(kind dsl.Kind) *machine.PileSet {
	ps := &machine.PileSet{}
	for _, p := range c.kindList(kind) {
		ps.Add(int(p))
	}
	return ps
}
