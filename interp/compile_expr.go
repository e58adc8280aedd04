package interp

import (
	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
) // This file compiles the expression layer: conditions, values, places and phrases about cards.

func (c *compiler) node(op opcode, a, b, d int32) int32 {
	c.nodes = append(c.nodes, node{op, a, b, d})
	return int32(len(c.nodes) - 1)
}

func (c *compiler) konst(n int) int32 { return c.node(opConst, int32(n), 0, 0) }

// env is what is known of a phrase when the game is compiled, with a pile if it is ≥ 0.
func (c *compiler) env(p int) *rules.Env {
	e := &rules.Env{Sheet: c.sheet, Setting: c.setting, Counters: map[string]int{}, Base: c.knownBase}
	if p >= 0 {
		e.Pile, e.Row, e.Column = int(c.piles[p].number), int(c.piles[p].row), int(c.piles[p].column)
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
				n = c.node(opAnd, and, n, 0)
			}
			and = n
		}
		if out >= 0 {
			and = c.node(opOr, out, and, 0)
		}
		out = and
	}
	return out
}

func (c *compiler) test(t *dsl.Test) int32 {
	n := c.question(t)
	if t.Not {
		n = c.node(opNot, n, 0, 0)
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
		return c.node(opFalse, 0, 0, 0)
	case len(places) == 1:
		return c.pileByPile(places[0], t)
	}
	out := int32(-1)
	for _, p := range places { // a count in several places holds in each pile of each
		one := *t.Count
		one.In = &dsl.Places{Span: p.Span, Any: []*dsl.Place{p}}
		n := c.pileByPile(p, &dsl.Test{Span: t.Span, Count: &one})
		if out >= 0 {
			n = c.node(opAnd, out, n, 0)
		}
		out = n
	}
	return out
}

// pileByPile compiles a question that must hold of every pile of a place: inside it the place is one pile.
func (c *compiler) pileByPile(p *dsl.Place, t *dsl.Test) int32 {
	over := c.place(p)
	one := c.places[over]
	if one.of != ofPiles {
		return c.askOne(t) // one pile anyhow
	}
	one.of = ofEach
	one.empty, one.nonempty, one.other, one.pick = false, false, false, 0
	c.eachPlace, c.eachAs = p, c.placeOf(one)
	n := c.node(opEach, c.askOne(t), over, 0)
	c.eachPlace = nil
	return n
}

// askOne compiles a question as it is asked of one pile.
func (c *compiler) askOne(t *dsl.Test) int32 {
	switch {
	case t.Pass != "":
		return c.passIs(t.Pass)
	case t.SameLine != "":
		return c.node(opSameLine, b32(t.SameLine == "column"), 0, 0)
	case t.Touching:
		return c.node(opTouching, 0, 0, 0)
	case t.Beside:
		return c.node(opTouching, 1, 0, 0)
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
	c.asksPass = true
	p := c.node(opPass, 0, 0, 0)
	k := c.konst(dsl.Number(digits))
	return c.node(opBetween, p, k, k)
}

func (c *compiler) count(t *dsl.Count) int32 {
	ct := count{spaces: t.Spaces, phrase: -1, n: -1}
	switch {
	case t.No:
		ct.atMost, ct.n = true, c.konst(0)
	case t.All:
		ct.all = true
	case t.Bound != "":
		ct.atMost, ct.n = t.Bound == "most", c.num(t.N)
	case t.Number != "":
		ct.n = c.konst(dsl.Number(t.Number))
	default:
		ct.n = c.konst(1)
	}
	if t.Cards != nil {
		ct.phrase, ct.seen = c.cards(t.Cards), t.Cards.Compares()
	}
	for _, p := range t.In.Any {
		ct.places = append(ct.places, c.place(p))
	}
	if ct.all && ct.phrase < 0 {
		if ct.spaces {
			// All piles are spaces: no card lies there.
			return c.node(opEmpty, ct.places[0], 0, 0)
		}
		ct.phrase = c.phraseOf(phrase{sort: constant, mask: c.mask})
	}
	c.counts = append(c.counts, ct)
	return c.node(opCount, 0, 0, int32(len(c.counts)-1))
}

func (c *compiler) compare(t *dsl.Compare) int32 {
	n := c.compareOnly(t)
	if t.Negated() {
		n = c.node(opNot, n, 0, 0)
	}
	return n
}

func (c *compiler) compareOnly(t *dsl.Compare) int32 {
	if t.State != nil {
		return c.state(t)
	}
	// `X is CARD`: X is a card; `X is VALUE`: X is a value, unless the value names a card.
	if ref := t.Left.Ref; ref != nil {
		r, pl := c.ref(ref)
		if t.Card != nil {
			return c.node(opIsCard, r, pl, c.phrase([]*dsl.Card{t.Card}, nil, t.Card.Span))
		}
		if t.Value != nil {
			if m, ok := c.cardsOfValue(t.Value, t.ValueTo); ok {
				return c.node(opIsCard, r, pl, c.phraseOf(phrase{sort: constant, mask: m}))
			}
			v := c.value(t.Value)
			c.phrases = append(c.phrases, phrase{sort: ofParts, parts: []part{{kind: partValue, node: v, place: -1, suits: c.sortOf(t.Value) == rules.SuitSort}}})
			return c.node(opIsCard, r, pl, int32(len(c.phrases)-1))
		}
		c.fail("mixed-sorts", t.Span, "`%s` is a card and has no size", c.line.Src.Slice(t.Left.Span))
		return c.node(opFalse, 0, 0, 0)
	}
	v := c.value(t.Left.Value)
	if t.Card != nil {
		c.fail("mixed-sorts", t.Card.Span, "`%s` is no card", c.line.Src.Slice(t.Left.Span))
		return c.node(opFalse, 0, 0, 0)
	}
	lo, hi := c.konst(-1<<15), c.konst(1<<15)
	switch {
	case t.Bound == "least":
		lo = c.value(t.BoundValue)
	case t.Bound == "most":
		hi = c.value(t.BoundValue)
	default:
		lo = c.value(t.Value)
		hi = lo
		if t.ValueTo != nil {
			hi = c.value(t.ValueTo)
		}
	}
	return c.node(opBetween, v, lo, hi)
}

// cardsOfValue reads a value that names cards: `king`, `ace to five`, `ace of spades`, `hearts`, `red`.
func (c *compiler) cardsOfValue(v, to *dsl.Value) (cards.Mask, bool) {
	if len(v.Terms) != 1 || v.Terms[0].Shift != nil {
		return 0, false
	}
	a := v.Terms[0].Atom
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
			for _, x := range c.sheet.Spell(&dsl.RankRange{From: a.Rank, To: to.Terms[0].Atom.Rank}) {
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
		return c.node(opFalse, 0, 0, 0)
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
		pl = c.placeOf(place{of: ofPile, zone: -1, end: end})
	default:
		pl = c.placeOf(place{of: ofSource, zone: -1, end: 1})
	}
	s := t.State
	switch {
	case s.Empty:
		return c.node(opEmpty, pl, 0, 0)
	case s.Full:
		return c.full(pl, ref)
	case s.Face != "":
		return c.node(opFace, pl, b32(s.Face == "down"), 0)
	case s.Covered:
		return c.node(opCovered, pl, 0, 0)
	case s.Home:
		return c.node(opHome, pl, 0, 0)
	}
	z := c.zoneOfPlace(pl)
	return c.node(opSequence, pl, 0, c.seq(s.Seq, z))
}

// full compiles `Z full`. Two zones that build the same suits in opposite directions are full together, when they
// hold all cards of the suits.
func (c *compiler) full(pl int32, ref *dsl.CardRef) int32 {
	p := &c.places[pl]
	if p.of == ofPiles && ref.Place.Zone != nil && len(ref.Place.Mods) == 0 && len(ref.Place.Zone.Ranges) == 0 {
		zs := c.sheet.Zone(ref.Place.Zone.Word)
		if len(zs) == 2 && rules.Opposite(zs[0], zs[1]) {
			return c.node(opPaired, pl, int32(c.size), 0)
		}
	}
	return c.node(opFull, pl, 0, 0)
}

// zoneOfPlace is the zone whose build lines `in sequence` means.
func (c *compiler) zoneOfPlace(pl int32) *zone {
	p := &c.places[pl]
	if len(p.piles) > 0 {
		return &c.zones[c.piles[p.piles[0]].zone]
	}
	if p.zone >= 0 {
		return &c.zones[p.zone]
	}
	if c.zone >= 0 {
		return &c.zones[c.zone]
	}
	return &c.zones[0]
}

func (c *compiler) ref(r *dsl.CardRef) (int32, int32) {
	switch {
	case r.Card:
		return refCard, -1
	case r.Top:
		return refTop, -1
	case r.Bottom:
		return refBottom, -1
	}
	return refPlace, c.place(r.Place)
}

// num compiles a number: digits, or an option, ask or counter.
func (c *compiler) num(n *dsl.Num) int32 {
	if n.Digits != "" {
		return c.konst(dsl.Number(n.Digits))
	}
	return c.named(n.Name, n.Span)
}

func (c *compiler) named(name string, at dsl.Span) int32 {
	for i, k := range c.sheet.Counters {
		if k.Name == name {
			return c.node(opCounter, int32(i), 0, 0)
		}
	}
	if nums, ok := c.setting.Asked[name]; ok && len(nums) > 1 {
		c.lists = append(c.lists, nums)
		return c.node(opNumPile, 0, 0, int32(len(c.lists)-1))
	}
	v, ok := c.env(-1).Named(name)
	if !ok {
		c.fail("unknown-name", at, "`%s` has no value here", name)
	}
	if v.Sort == rules.Text {
		return c.konst(c.textValue(v.Text))
	}
	return c.konst(v.N)
}

// textValue gives every choice that is only a name a number of its own, to be compared: its place among all choices.
func (c *compiler) textValue(text string) int {
	n := 1 << 14
	for _, o := range c.sheet.Options {
		for _, choice := range o.Choices {
			if n++; choice.Sort == rules.Text && choice.Text == text {
				return n
			}
		}
	}
	return n + 1
}

// sortOf tells what sort a value is.
func (c *compiler) sortOf(v *dsl.Value) rules.Sort { return c.sheet.SortOf(v) }

func (c *compiler) value(v *dsl.Value) int32 {
	out := c.term(v.Terms[0])
	for _, t := range v.Terms[1:] {
		out = c.node(opMinus, out, c.term(t), int32(c.round(c.sortOf(v))))
	}
	return out
}

// round is what values of a sort go round by; 0 for none.
func (c *compiler) round(s rules.Sort) int {
	switch s {
	case rules.RankSort:
		return len(c.pack.Order)
	case rules.SuitSort:
		return len(c.pack.Suits)
	}
	return 0
}

func (c *compiler) term(t *dsl.Term) int32 {
	n := c.atom(t.Atom)
	if t.Shift != nil {
		n = c.node(opShift, n, int32(t.Shift.N()), int32(c.round(c.sheet.SortOfAtom(t.Atom))))
	}
	return n
}

func (c *compiler) atom(a *dsl.Atom) int32 {
	if v, ok := c.env(-1).Atom(a, rules.None, rules.None); ok && v.Sort != rules.Text {
		return c.konst(v.N)
	}
	switch {
	case a.Pass:
		c.asksPass = true
		return c.node(opPass, 0, 0, 0)
	case a.Base:
		return c.node(opBase, c.baseZone(a.Span), 0, 0)
	case a.PileNo:
		return c.node(opPileNo, 0, 0, 0)
	case a.Name != "":
		return c.named(a.Name, a.Span)
	case a.Count != "":
		pl := c.place(a.In)
		if a.Count == "spaces" {
			return c.node(opSpaces, pl, 0, 0)
		}
		return c.node(opCards, pl, 0, 0)
	}
	if a.Of == "suit" && a.Ref != nil && a.Ref.Place != nil && a.Ref.Place.Pile != nil && a.Ref.Place.Pile.Side == "" && c.zone >= 0 && c.zones[c.zone].suits != nil {
		return c.suitOfPile(&c.zones[c.zone])
	}
	op := map[string]opcode{"rank": opRank, "suit": opSuit, "colour": opColour, "row": opRow, "column": opColumn}[a.Of]
	r, pl := int32(refCard), int32(-1)
	if op == opRow || op == opColumn {
		r = refTop // of the pile
	}
	if a.Ref != nil {
		r, pl = c.ref(a.Ref)
	}
	return c.node(op, r, pl, 0)
}

// suitOfPile is the suit that `suits` gives each pile of a zone.
func (c *compiler) suitOfPile(z *zone) int32 {
	var list []int
	for _, m := range z.suits {
		list = append(list, c.pack.SuitPlace(m.First().Suit()))
	}
	c.lists = append(c.lists, list)
	return c.node(opNumPile, 0, 0, int32(len(c.lists)-1))
}

// baseZone is the zone whose first card fixes the base that a rule speaks of: its own, or the one that has it.
func (c *compiler) baseZone(at dsl.Span) int32 {
	if c.zone >= 0 && firstRank(c.zones[c.zone].sheet) {
		return int32(c.zone)
	}
	for i := range c.zones {
		if firstRank(c.zones[i].sheet) {
			return int32(i)
		}
	}
	c.fail("no-base", at, "`base` is the rank fixed by `base rank of first card`, but no foundation has that line")
	return 0
}

func firstRank(z *rules.Zone) bool {
	for _, r := range rules.All[*dsl.Base](z) {
		for _, cs := range r.Stmt.Cards {
			for _, k := range cs.Any {
				if k.FirstRank {
					return true
				}
			}
		}
	}
	return false
}

const (
	needState  needs = 1 << iota // how the game stands
	needCard                     // the moving card
	needTop                      // the top of the pile
	needPile                     // the pile, otherwise
	needSource                   // where the card comes from
)
