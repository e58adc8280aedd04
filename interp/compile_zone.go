package interp

// This file compiles the lines of zones.

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// compileZone compiles the lines of one zone.
func (c *compiler) compileZone(i int) {
	c.zone = i
	z := &c.zones[i]
	sh := z.sheet
	z.receives = false
	if sh.Suits != nil {
		z.suits = make([]cards.Mask, z.n)
		for j := range z.n {
			suit, _ := c.layout.Suit(z.first + j)
			z.suits[j] = cards.OfSuit(suit)
		}
	}
	if sh.Kind.TakesAny() {
		z.arrive = append(z.arrive, arrival{onEmpty: true, onCards: true, phrase: -1, seq: -1, guard: always, static: true, uses: -1})
	}
	if room := sh.Kind.Room(); room > 0 {
		z.fixedMax = room
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
			z.atMost = c.num(t.N)
			z.fixedMax = -1
			if nd := c.nodes[z.atMost]; nd.op == opConst {
				z.fixedMax = int(nd.a)
			}
		case *dsl.Move:
			c.move(z, l, t)
		case *dsl.Plays:
			z.plays = append(z.plays, restriction{l, c.reach(t.To, z), c.guard(t.Guard)})
		case *dsl.Worry:
			to := c.reach(t.To, z)
			if t.To == nil {
				to = &reach{same: *c.kindSet(dsl.Tableau)}
			}
			z.worry = append(z.worry, restriction{l, to, c.guard(t.Guard)})
		case *dsl.Swap:
			s := swapRule{line: l, mine: c.cards(t.Cards), theirs: -1, guard: c.guard(t.Guard), uses: c.uses(t.Times)}
			s.loose = c.looseCards(s.mine)
			if t.With != nil {
				s.theirs = c.cards(t.With)
			}
			s.from = c.pileList(t.From)
			if t.From == nil {
				s.from = c.self[z.first : z.first+z.n]
			}
			z.swaps = append(z.swaps, s)
			c.hasSwaps = true
		case *dsl.Exposed:
			z.stays = c.guard(t.Guard)
		case *dsl.Open:
			z.open = true
		case *dsl.Home:
			z.homes = append(z.homes, homeRule{l, c.cards(t.Cards), c.guard(t.Guard)})
		}
	}
	if len(z.moves) == 0 {
		z.moves = []unitRule{{kind: unitOne, guard: always, uses: -1}}
	}
	z.receives = len(z.arrive) > 0
	if z.closes {
		c.closing = append(c.closing, i)
	}
}

// arrivalOf fills in the end of an arriving line.
func (c *compiler) arrivalOf(l *dsl.Line, t *dsl.Arrive, a arrival) arrival {
	a.line, a.once, a.bottom = l, t.Once, t.Bottom
	z := &c.zones[c.zone]
	a.from = c.reach(t.From, z)
	a.guard = c.guard(t.Guard)
	a.uses = c.uses(t.Times)
	if c.search {
		c.foldGuard(&a)
		c.foldTops(&a)
		c.foldPiles(&a, z)
	}
	a.static = c.needs(a.guard)&^needState == 0
	a.loose = a.phrase >= 0 && c.looseCards(a.phrase)
	if a.bottom {
		c.hasBottom = true
	}
	switch {
	case !a.once:
	case t.From == nil:
		a.sources = [][]uint8{c.anywhere()}
	case c.dependsOnPile(t.From):
		for j := range z.n {
			a.sources = append(a.sources, c.pilesFrom(t.From, z.first+j))
		}
	default:
		a.sources = [][]uint8{c.pileList(t.From)}
	}
	return a
}

// anywhere lists the piles that an `at once` line without `from` looks at: those whose cards are there to be
// played.
func (c *compiler) anywhere() []uint8 {
	var out []uint8
	for i := range c.zones {
		z := &c.zones[i]
		if i != c.zone && z.sheet.Kind.Offers() {
			out = append(out, c.self[z.first:z.first+z.n]...)
		}
	}
	if z := &c.zones[c.zone]; z.sheet.Kind.Shifts() {
		out = append(out, c.self[z.first:z.first+z.n]...)
	}
	return out
}

func (c *compiler) arrives(z *zone, i int, a arrival) {
	z.arrive = append(z.arrive, a)
	if a.once {
		c.auto = append(c.auto, autoRule{zone: i, arrive: len(z.arrive) - 1, set: -1})
	}
}

func (c *compiler) base(z *zone, l *dsl.Line, t *dsl.Base) {
	a := arrival{onEmpty: true, phrase: -1, seq: -1}
	if len(t.Cards) == 1 {
		a.phrase = c.cards(t.Cards[0])
	} else {
		a.phrase = c.eachPile(z, t.Cards)
	}
	c.arrives(z, c.zone, c.arrivalOf(l, &t.Arrive, a))
}

// eachPile makes one phrase of a list with one for each pile.
func (c *compiler) eachPile(z *zone, list []*dsl.Cards) int32 {
	pt := part{kind: partTable, place: -1, dims: []dim{{by: byPile, low: z.first, size: z.n, stride: 1}}}
	for j := range z.n {
		var m cards.Table
		if j < len(list) {
			var ok bool
			m, ok = c.env(z.first+j).Cards(list[j].Any, list[j].But)
			if !ok {
				c.fail("not-fixed", list[j].Span, "`%s` is not known before the game begins; in a list every base must be", c.line.Src.Slice(list[j].Span))
			}
		}
		pt.tables = append(pt.tables, m)
	}
	c.phrases = append(c.phrases, phrase{sort: ofParts, parts: []part{pt}})
	return int32(len(c.phrases) - 1)
}

func (c *compiler) build(z *zone, l *dsl.Line, t *dsl.Build) {
	switch {
	case t.None:
	case t.Order != nil:
		o := &order{base: -1, wrap: t.Wrapping, ranks: c.sheet.Spell(t.Order...)}
		if len(o.ranks) == 0 {
			c.fail("not-in-the-pack", t.Span, "the pack has none of these ranks")
			return
		}
		for _, r := range o.ranks {
			o.masks = append(o.masks, c.mask&cards.OfRank(r))
		}
		for k := range cards.Kind(cards.Kinds) {
			o.table[k] = rules.Suits(t.SuitRel, k)
		}
		for _, r := range rules.All[*dsl.Base](z.sheet) {
			if r.Stmt.FirstRank() {
				o.base = int32(c.zone)
			}
		}
		a := c.arrivalOf(l, &t.Arrive, arrival{onEmpty: o.base < 0, onCards: true, phrase: -1, seq: -1})
		a.order = o
		c.arrives(z, c.zone, a)
	default:
		c.arrives(z, c.zone, c.arrivalOf(l, &t.Arrive, arrival{onCards: true, phrase: c.cards(t.Cards), seq: -1}))
	}
}

func (c *compiler) spaces(z *zone, l *dsl.Line, t *dsl.Spaces) {
	switch {
	case t.Stay:
	case t.Close:
		z.closes = true
	default:
		a := arrival{onEmpty: true, phrase: -1, seq: -1, whole: t.Pile}
		if t.Cards != nil {
			a.phrase = c.cards(t.Cards)
			a.size = c.sizeOf(t.Cards)
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

func (c *compiler) takes(z *zone, i int, l *dsl.Line, t *dsl.Takes) {
	if t.Only {
		z.only = append(z.only, restriction{l, c.reach(t.From, z), c.guard(t.Guard)})
		return
	}
	if t.Set == nil {
		a := arrival{onEmpty: true, onCards: true, phrase: c.cards(t.Cards), seq: -1, size: c.sizeOf(t.Cards), all: t.Cards.Names()}
		c.arrives(z, i, c.arrivalOf(l, &t.Arrive, a))
		return
	}
	set := t.Set
	if set.Sequence {
		a := arrival{onEmpty: true, phrase: -1, seq: c.seq(set.Seq, z)}
		if z.sheet.Kind == dsl.Discard {
			a.onCards = true
		}
		a = c.arrivalOf(l, &t.Arrive, a)
		// The unit that comes is one card or many; the line asks only of the whole.
		c.arrives(z, i, a)
		n, ok := c.env(-1).Sequence(set.Seq)
		if !ok {
			n = rules.NoEnd
		}
		z.onUnit = append(z.onUnit, int16(n))
		return
	}
	if set.Number == "1" && set.ToNumber == "" && set.Alike == nil {
		c.arrives(z, i, c.arrivalOf(l, &t.Arrive, arrival{onEmpty: true, onCards: true, phrase: -1, seq: -1, size: 1}))
		return
	}
	r := setRule{line: l, zone: i, phrase: -1, least: 2, guard: c.guard(t.Guard), uses: c.uses(t.Times)}
	r.from = c.pileList(t.From)
	if t.From == nil {
		r.from = c.anywhere()
	}
	// In the order of the piles, as a set is written: it then leaves in the same order when it is read again.
	r.from = slices.Sorted(slices.Values(r.from))
	alike := set.Alike
	switch {
	case set.Pair != nil:
		r.most, alike = 2, set.Pair
	case set.Listed != nil:
		r.least, r.most = len(set.Listed), len(set.Listed)
		for _, k := range set.Listed {
			r.listed = append(r.listed, c.phrase([]*dsl.Card{k}, nil, k.Span))
		}
	case set.Number != "":
		r.least = dsl.Number(set.Number)
		r.most = r.least
		if set.ToNumber != "" {
			r.most = dsl.Number(set.ToNumber)
		}
	}
	if alike != nil {
		for _, n := range alike.Totals {
			r.totals = append(r.totals, c.num(n))
		}
		if alike.Rel != nil {
			r.alike = alike.Rel.Alike != ""
			r.phrase = c.relation(alike.Rel)
		}
	}
	if t.Guard != nil && t.Guard.Cond != nil && len(t.Guard.Cond.Or) == 1 {
		for _, q := range t.Guard.Cond.Or[0].And {
			if q.Touching && !q.Not {
				r.touching = true
			}
		}
	}
	for _, p := range r.from {
		if c.zones[c.piles[p].zone].rows > 1 || c.zones[c.piles[p].zone].sheet.Picture != nil {
			r.touching = false
		}
	}
	c.sets = append(c.sets, r)
	if t.Once {
		c.auto = append(c.auto, autoRule{zone: i, arrive: -1, set: len(c.sets) - 1})
	}
}

func (c *compiler) move(z *zone, l *dsl.Line, t *dsl.Move) {
	r := unitRule{line: l, seq: -1, to: c.reach(t.To, z), guard: c.guard(t.Guard), uses: c.uses(t.Times)}
	switch {
	case t.Number != "":
		r.kind = unitOne
		if t.Number != "1" {
			c.fail("bad-number", l.Span, "`move %s cards`: the top card moves alone, or a `sequence`, the `pile` or `any cards`", t.Number)
		}
	case t.Pile:
		r.kind = unitPile
	case t.AnyCards:
		r.kind = unitAny
	case t.AnyOne != "":
		r.kind = unitPluck
		if t.AnyOne != "1" {
			c.fail("bad-number", l.Span, "`move any %s cards`: it is `move any 1 card` or `move any cards`", t.AnyOne)
		}
	default:
		r.kind = unitRun
		r.seq = c.seq(t.Seq, z)
		for _, f := range t.Free {
			switch f.Word {
			case "spaces":
				r.free = append(r.free, freeRule{piles: c.kindList(dsl.Tableau)})
			default:
				for _, fz := range c.sheet.Zone(f.Word) {
					zn := &c.zones[c.byZone[fz]]
					r.free = append(r.free, freeRule{cells: fz.Kind == dsl.Cells, piles: c.self[zn.first : zn.first+zn.n]})
				}
			}
		}
	}
	z.moves = append(z.moves, r)
}

func (c *compiler) kindList(kind dsl.Kind) []uint8 {
	var out []uint8
	for _, z := range c.sheet.OfKind(kind) {
		zn := &c.zones[c.byZone[z]]
		out = append(out, c.self[zn.first:zn.first+zn.n]...)
	}
	return out
}

func (c *compiler) kindSet(kind dsl.Kind) *pileSet {
	ps := &pileSet{}
	for _, p := range c.kindList(kind) {
		ps.add(int(p))
	}
	return ps
}
