package compile

import (
	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/machine"
)

// This file compiles the expression layer: conditions, values, places and phrases about cards.

func (c *compiler) node(op machine.Opcode, a, b, d int32) int32 {
	c.Nodes = append(c.Nodes, machine.Node{Op: op, A: a, B: b, C: d})
	return int32(len(c.Nodes) - 1)
}

func (c *compiler) konst(n int) int32 { return c.node(machine.OpConst, int32(n), 0, 0) }

// env is what is known of a phrase when the game is compiled, with a pile if it is ≥ 0.
func (c *compiler) env(p int) *rules.Env {
	e := &rules.Env{Sheet: c.Sheet, Setting: c.Setting, Counters: map[string]int{}, Base: c.KnownBase}
	if p >= 0 {
		e.Pile, e.Row, e.Column = int(c.Piles[p].Number), int(c.Piles[p].Row), int(c.Piles[p].Column)
	}
	return e
}

func (c *compiler) cond(t *dsl.Cond) int32 {
	out := int32(-1)
	for _, a := range t.Or {
		and := int32(-1)
		for _, q := range a.And {
			n := c.test(q)
			if and >= 0 {
				n = c.node(machine.OpAnd, and, n, 0)
			}
			and = n
		}
		if out >= 0 {
			and = c.node(machine.OpOr, out, and, 0)
		}
		out = and
	}
	return out
}

func (c *compiler) test(t *dsl.Test) int32 {
	n := c.question(t)
	if t.Not {
		n = c.node(machine.OpNot, n, 0, 0)
	}
	return n
}

// question compiles one question, `not` before it aside.
func (c *compiler) question(t *dsl.Test) int32 {
	places, more := t.PileByPile()
	switch {
	case len(places) == 0:
		return c.askOne(t)
	case more != nil:
		c.fail("which-pile", more.Span, "a condition asks pile by pile of one place; `each` stands in this one twice")
		return c.node(machine.OpFalse, 0, 0, 0)
	case len(places) == 1:
		return c.pileByPile(places[0], t)
	}
	out := int32(-1)
	for _, p := range places { // a count in several places holds in each pile of each
		one := *t.Count
		one.In = &dsl.Places{Span: p.Span, Any: []*dsl.Place{p}}
		n := c.pileByPile(p, &dsl.Test{Span: t.Span, Count: &one})
		if out >= 0 {
			n = c.node(machine.OpAnd, out, n, 0)
		}
		out = n
	}
	return out
}

// pileByPile compiles a question that must hold of every pile of a place: inside it the place is
// one pile.
func (c *compiler) pileByPile(p *dsl.Place, t *dsl.Test) int32 {
	over := c.place(p)
	one := c.Places[over]
	if one.Of != machine.OfPiles {
		return c.askOne(t) // one pile anyhow
	}
	one.Of = machine.OfEach
	one.Empty, one.Nonempty, one.Other, one.Pick = false, false, false, 0
	one.Numbers, one.Rows, one.Columns = nil, nil, nil
	c.eachPlace, c.eachAs = p, c.PlaceOf(one)
	n := c.node(machine.OpEach, c.askOne(t), over, 0)
	c.eachPlace = nil
	return n
}

// askOne compiles a question as it is asked of one pile.
func (c *compiler) askOne(t *dsl.Test) int32 {
	switch {
	case t.Pass != "":
		return c.passIs(t.Pass)
	case t.SameLine != "":
		return c.node(machine.OpSameLine, b32(t.SameLine == "column"), 0, 0)
	case t.Touching:
		return c.node(machine.OpTouching, 0, 0, 0)
	case t.Beside:
		return c.node(machine.OpTouching, 1, 0, 0)
	case t.Count != nil:
		return c.count(t.Count)
	}
	return c.compare(t.Compare)
}

func b32(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

func (c *compiler) passIs(digits string) int32 {
	c.AsksPass = true
	p := c.node(machine.OpPass, 0, 0, 0)
	k := c.konst(dsl.Number(digits))
	return c.node(machine.OpBetween, p, k, k)
}

func (c *compiler) count(t *dsl.Count) int32 {
	ct := machine.Count{Spaces: t.Spaces, Phrase: -1, N: -1}
	switch lo, hi := t.Bounds(); {
	case t.All:
		ct.All = true
	case hi != nil:
		ct.AtMost, ct.N = true, c.num(hi)
	default:
		ct.N = c.num(lo)
	}
	if t.Cards != nil {
		ct.Phrase, ct.Seen = c.cards(t.Cards), t.Seen()
	}
	for _, p := range t.In.Any {
		ct.Places = append(ct.Places, c.place(p))
	}
	ct.Overlap = c.overlap(ct.Places)
	if ct.All && ct.Phrase < 0 {
		if ct.Spaces {
			// All piles are spaces: no card lies there.
			return c.node(machine.OpEmpty, ct.Places[0], 0, 0)
		}
		ct.Phrase = c.phraseOf(machine.Phrase{Sort: machine.Constant, Mask: c.Mask})
	}
	c.Counts = append(c.Counts, ct)
	return c.node(machine.OpCount, 0, 0, int32(len(c.Counts)-1))
}

// overlap reports whether a pile may belong to several of some places.
func (c *compiler) overlap(places []int32) bool {
	var seen machine.PileSet
	for _, n := range places {
		if len(places) > 1 && c.Places[n].Of != machine.OfPiles {
			return true // known in play
		}
		for _, p := range c.Places[n].Piles {
			if seen.Has(int(p)) {
				return true
			}
		}
		for _, p := range c.Places[n].Piles {
			seen.Add(int(p))
		}
	}
	return false
}

func (c *compiler) compare(t *dsl.Compare) int32 {
	n := c.compareOnly(t)
	if t.Negated() {
		n = c.node(machine.OpNot, n, 0, 0)
	}
	return n
}

func (c *compiler) compareOnly(t *dsl.Compare) int32 {
	out := int32(-1)
	for _, one := range t.OneOf() {
		n := c.compareOnly(one)
		if out >= 0 {
			n = c.node(machine.OpOr, out, n, 0)
		}
		out = n
	}
	if out >= 0 {
		return out
	}
	if t.State != nil {
		return c.state(t)
	}
	// `X is CARD`: X is a card; `X is VALUE`: X is a value, unless the value names a card.
	if ref := t.Left.Ref; ref != nil {
		r, pl := c.ref(ref)
		if t.Card != nil {
			return c.node(machine.OpIsCard, r, pl, c.phrase([]*dsl.Card{t.Card}, nil, t.Card.Span))
		}
		if t.Value != nil {
			if m, ok := c.cardsOfValue(t.Value, t.ValueTo); ok {
				return c.node(machine.OpIsCard, r, pl, c.phraseOf(machine.Phrase{Sort: machine.Constant, Mask: m}))
			}
			v := c.value(t.Value)
			c.Phrases = append(c.Phrases,
				machine.Phrase{
					Sort: machine.OfParts,
					Parts: []machine.Part{{
						Kind: machine.PartValue, Node: v, Place: -1,
						Suits: c.sortOf(t.Value) == rules.SuitSort,
					}},
				})
			return c.node(machine.OpIsCard, r, pl, int32(len(c.Phrases)-1))
		}
		c.fail("mixed-sorts", t.Span, "`%s` is a card and has no size", c.line.Src.Slice(t.Left.Span))
		return c.node(machine.OpFalse, 0, 0, 0)
	}
	v := c.value(t.Left.Value)
	if t.Card != nil {
		c.fail("mixed-sorts", t.Card.Span, "`%s` is no card", c.line.Src.Slice(t.Left.Span))
		return c.node(machine.OpFalse, 0, 0, 0)
	}
	lo, hi := c.konst(-1<<15), c.konst(1<<15)
	from, to := t.Ends()
	if from != nil {
		lo = c.value(from)
	}
	if to == from {
		hi = lo
	} else if to != nil {
		hi = c.value(to)
	}
	return c.node(machine.OpBetween, v, lo, hi)
}

// cardsOfValue reads a value that names cards: `king`, `ace to five`, `ace of spades`, `hearts`,
// `red`.
func (c *compiler) cardsOfValue(v, to *dsl.Value) (cards.Mask, bool) {
	a := v.Sole()
	if a == nil {
		return 0, false
	}
	switch {
	case a.Rank != nil:
		r, _ := cards.RankNamed(a.Rank.Name)
		m := cards.OfRank(r)
		if a.OfSuit != nil {
			s, _ := cards.SuitNamed(a.OfSuit.Name)
			return m & cards.OfSuit(s), true
		}
		if to != nil && len(to.Terms) == 1 && to.Terms[0].Atom.Rank != nil {
			m = 0
			for _, x := range c.Sheet.Spell(&dsl.RankRange{From: a.Rank, To: to.Terms[0].Atom.Rank}) {
				m |= cards.OfRank(x)
			}
		}
		return m, true
	case a.Suit != nil:
		s, _ := cards.SuitNamed(a.Suit.Name)
		return cards.OfSuit(s), true
	}
	return 0, false
}

func (c *compiler) state(t *dsl.Compare) int32 {
	ref := t.Left.Ref
	if ref == nil {
		c.fail("mixed-sorts", t.Span, "`%s` is a value and has no state", c.line.Src.Slice(t.Left.Span))
		return c.node(machine.OpFalse, 0, 0, 0)
	}
	var pl int32
	switch {
	case ref.Place != nil:
		pl = c.place(ref.Place)
	case ref.Top, ref.Bottom:
		end := int8(1)
		if ref.Bottom {
			end = -1
		}
		pl = c.PlaceOf(machine.Place{Of: machine.OfPile, Zone: -1, End: end})
	default:
		pl = c.PlaceOf(machine.Place{Of: machine.OfSource, Zone: -1, End: 1})
	}
	s := t.State
	switch {
	case s.Empty:
		return c.node(machine.OpEmpty, pl, 0, 0)
	case s.Full:
		return c.full(pl, ref)
	case s.Face != "":
		return c.node(machine.OpFace, pl, b32(s.Face == "down"), 0)
	case s.Covered:
		return c.node(machine.OpCovered, pl, 0, 0)
	case s.Home:
		return c.node(machine.OpHome, pl, 0, 0)
	}
	z := c.zoneOfPlace(pl)
	return c.node(machine.OpSequence, pl, 0, c.seq(s.Seq, z))
}

// full compiles `Z full`. Two zones that build the same suits in opposite directions are full
// together, when they hold all cards of the suits.
func (c *compiler) full(pl int32, ref *dsl.CardRef) int32 {
	p := &c.Places[pl]
	if p.Of == machine.OfPiles && ref.Place.Whole() {
		zs := c.Sheet.Zone(ref.Place.Zone.Word)
		if len(zs) == 2 && rules.Opposite(zs[0], zs[1]) {
			return c.node(machine.OpPaired, pl, int32(c.Size), 0)
		}
	}
	return c.node(machine.OpFull, pl, 0, 0)
}

// zoneOfPlace is the zone whose build lines `in sequence` means.
func (c *compiler) zoneOfPlace(pl int32) *machine.Zone {
	p := &c.Places[pl]
	if len(p.Piles) > 0 {
		return &c.Zones[c.Piles[p.Piles[0]].Zone]
	}
	if p.Zone >= 0 {
		return &c.Zones[p.Zone]
	}
	if c.zone >= 0 {
		return &c.Zones[c.zone]
	}
	return &c.Zones[0]
}

func (c *compiler) ref(r *dsl.CardRef) (int32, int32) {
	switch {
	case r.Card:
		return machine.RefCard, -1
	case r.Top:
		return machine.RefTop, -1
	case r.Bottom:
		return machine.RefBottom, -1
	}
	return machine.RefPlace, c.place(r.Place)
}

// num compiles a number: digits, or an option, ask or counter.
func (c *compiler) num(n *dsl.Num) int32 {
	if n.Digits != "" {
		return c.konst(dsl.Number(n.Digits))
	}
	return c.named(n.Name, n.Span)
}

func (c *compiler) named(name string, at dsl.Span) int32 {
	for i, k := range c.Sheet.Counters {
		if k.Name == name {
			return c.node(machine.OpCounter, int32(i), 0, 0)
		}
	}
	if nums, ok := c.Setting.Asked[name]; ok && len(nums) > 1 {
		c.Lists = append(c.Lists, nums)
		return c.node(machine.OpNumPile, 0, 0, int32(len(c.Lists)-1))
	}
	v, ok := c.env(-1).Named(name)
	if !ok {
		c.fail("unknown-name", at, "`%s` has no value here", name)
	}
	if v.Sort == rules.Text {
		place, _ := c.Sheet.Choice(v.Text)
		return c.konst(1<<14 + place)
	}
	return c.konst(v.N)
}

// sortOf tells what sort a value is.
func (c *compiler) sortOf(v *dsl.Value) rules.Sort { return c.Sheet.SortOf(v) }

func (c *compiler) value(v *dsl.Value) int32 {
	out := c.term(v.Terms[0])
	for _, t := range v.Terms[1:] {
		out = c.node(machine.OpMinus, out, c.term(t), int32(c.round(c.sortOf(v))))
	}
	return out
}

// round is what values of a sort go round by; 0 for none.
func (c *compiler) round(s rules.Sort) int {
	switch s {
	case rules.RankSort:
		return len(c.Pack.Order)
	case rules.SuitSort:
		return len(c.Pack.Suits)
	}
	return 0
}

func (c *compiler) term(t *dsl.Term) int32 {
	n := c.atom(t.Atom)
	if t.Shift != nil {
		n = c.node(machine.OpShift, n, int32(t.Shift.N()), int32(c.round(c.Sheet.SortOfAtom(t.Atom))))
	}
	return n
}

func (c *compiler) atom(a *dsl.Atom) int32 {
	if v, ok := c.env(-1).Atom(a, rules.None, rules.None); ok && v.Sort != rules.Text {
		return c.konst(v.N)
	}
	switch {
	case a.Pass:
		c.AsksPass = true
		return c.node(machine.OpPass, 0, 0, 0)
	case a.Base:
		return c.node(machine.OpBase, c.baseZone(a.Span), 0, 0)
	case a.PileNo:
		return c.node(machine.OpPileNo, 0, 0, 0)
	case a.Name != "":
		return c.named(a.Name, a.Span)
	case a.Count != "":
		pl := c.place(a.In)
		if a.Count == "spaces" {
			return c.node(machine.OpSpaces, pl, 0, 0)
		}
		return c.node(machine.OpCards, pl, 0, 0)
	}
	ofPile := a.Ref != nil && a.Ref.Place.IsPile()
	if a.Of == "suit" && ofPile && c.zone >= 0 && c.Zones[c.zone].Suits != nil {
		return c.suitOfPile(&c.Zones[c.zone])
	}
	op := map[string]machine.Opcode{
		"rank": machine.OpRank, "suit": machine.OpSuit, "colour": machine.OpColour,
		"row": machine.OpRow, "column": machine.OpColumn,
	}[a.Of]
	r, pl := int32(machine.RefCard), int32(-1)
	if op == machine.OpRow || op == machine.OpColumn {
		r = machine.RefTop // of the pile
	}
	if a.Ref != nil {
		r, pl = c.ref(a.Ref)
	}
	return c.node(op, r, pl, 0)
}

// suitOfPile is the suit that `suits` gives each pile of a zone.
func (c *compiler) suitOfPile(z *machine.Zone) int32 {
	var list []int
	for _, m := range z.Suits {
		list = append(list, c.Pack.SuitPlace(m.First().Suit()))
	}
	c.Lists = append(c.Lists, list)
	return c.node(machine.OpNumPile, 0, 0, int32(len(c.Lists)-1))
}

// baseZone is the zone whose first card fixes the base that a rule speaks of: its own, or the one
// that has it.
func (c *compiler) baseZone(at dsl.Span) int32 {
	if c.zone >= 0 && c.Zones[c.zone].Sheet.FirstRank() {
		return int32(c.zone)
	}
	for i := range c.Zones {
		if c.Zones[i].Sheet.FirstRank() {
			return int32(i)
		}
	}
	c.fail("no-base", at, "`base` is the rank fixed by `base rank of first card`, but no foundation has that line")
	return 0
}
