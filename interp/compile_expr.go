package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file compiles the expression layer: conditions, values, places and phrases about cards.

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
	var n int32
	switch {
	case t.Pass != "":
		n = c.passIs(t.Pass)
	case t.SameLine != "":
		n = c.node(opSameLine, b32(t.SameLine == "column"), 0, 0)
	case t.Touching:
		n = c.node(opTouching, 0, 0, 0)
	case t.Beside:
		n = c.node(opTouching, 1, 0, 0)
	case t.Count != nil:
		n = c.count(t.Count)
	default:
		n = c.compare(t.Compare)
	}
	if t.Not {
		n = c.node(opNot, n, 0, 0)
	}
	return n
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
	k := c.konst(atoi(digits))
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
		ct.n = c.konst(atoi(t.Number))
	default:
		ct.n = c.konst(1)
	}
	if t.Cards != nil {
		ct.phrase = c.cards(t.Cards)
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
			for _, x := range c.rankRun(&dsl.RankRange{From: a.Rank, To: to.Terms[0].Atom.Rank}) {
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
		if len(zs) == 2 && opposite(zs[0], zs[1]) {
			return c.node(opPaired, pl, int32(c.size), 0)
		}
	}
	return c.node(opFull, pl, 0, 0)
}

// opposite reports whether two zones build the same suits in opposite directions, without going round.
func opposite(a, b *rules.Zone) bool {
	dir := func(z *rules.Zone) int {
		rs := rules.All[*dsl.Build](z)
		if len(rs) != 1 || rs[0].Stmt.Cards == nil || len(rs[0].Stmt.Cards.Any) != 1 || rs[0].Stmt.Cards.Any[0].Sort == nil {
			return 0
		}
		r := rs[0].Stmt.Cards.Any[0].Sort.Rel
		if r == nil || r.Wrapping || r.SuitRel == nil || r.SuitRel.In != "suit" || r.GoesUp() == r.GoesDown() {
			return 0
		}
		if len(rules.All[*dsl.AtMost](z)) > 0 {
			return 0
		}
		if r.GoesUp() {
			return 1
		}
		return -1
	}
	return dir(a)*dir(b) == -1
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
		return c.konst(atoi(n.Digits))
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
		return c.konst(textValue(v.Text))
	}
	return c.konst(v.N)
}

// textValue gives every choice that is only a name a number of its own, to be compared.
func textValue(s string) int {
	h := 0
	for _, r := range s {
		h = (h*31 + int(r)) & 0x3fff
	}
	return 1<<14 + h
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

func (c *compiler) placeOf(p place) int32 {
	c.places = append(c.places, p)
	return int32(len(c.places) - 1)
}

// place compiles a place.
func (c *compiler) place(t *dsl.Place) int32 {
	p := place{zone: -1}
	var rows *dsl.Range
	line, own := "", false
	for _, m := range t.Mods {
		switch {
		case m.End == "top":
			p.end = 1
		case m.End == "bottom":
			p.end = -1
		case m.Line != "":
			line, rows = m.Line, m.Range
		case m.Word == "own":
			own = true
		case m.Word == "first":
			p.pick = 1
		case m.Word == "last":
			p.pick = -1
		case m.Word == "empty":
			p.empty = true
		case m.Word == "nonempty":
			p.nonempty = true
		case m.Word == "other":
			p.other = true
		}
	}
	switch {
	case t.Source:
		p.of = ofSource
	case t.Layer:
		p.of, p.zone = ofLayer, c.zone
		if c.zone < 0 {
			c.fail("no-card", t.Span, "`layer` speaks of the zone of a rule, and there is none here")
			p.zone = 0
		}
	case t.Pile != nil:
		p.of = ofPile
		if t.Pile.Side != "" {
			p.of = ofNeighbour
			n := int8(1)
			if t.Pile.Steps != "" {
				n = int8(min(120, atoi(t.Pile.Steps)))
			}
			switch t.Pile.Side {
			case "left":
				p.dx = -n
			case "right":
				p.dx = n
			case "above":
				p.dy = -n
			case "below":
				p.dy = n
			}
		}
	default:
		zs := c.sheet.Zone(t.Zone.Word)
		if len(zs) == 0 {
			c.fail("undeclared-zone", t.Zone.Span, "the game has no %s", t.Zone.Word)
			return c.placeOf(p)
		}
		if len(zs) == 1 {
			p.zone = c.byZone[zs[0]]
		}
		if own {
			p.of = ofOwn
			break
		}
		for _, z := range zs {
			zn := &c.zones[c.byZone[z]]
			for i := range zn.n {
				if c.inRanges(t.Zone.Ranges, i+1) && c.inLine(line, rows, zn.first+i) {
					p.piles = append(p.piles, c.self[zn.first+i])
				}
			}
		}
	}
	return c.placeOf(p)
}

func (c *compiler) inRanges(rs []*dsl.Range, n int) bool {
	if len(rs) == 0 {
		return true
	}
	return slices.ContainsFunc(rs, func(r *dsl.Range) bool { return within(r, n) })
}

func within(r *dsl.Range, n int) bool {
	if r.To == "" {
		return n == atoi(r.From)
	}
	return atoi(r.From) <= n && n <= atoi(r.To)
}

func (c *compiler) inLine(line string, r *dsl.Range, p int) bool {
	switch {
	case line == "" || r == nil:
		return true
	case line == "row":
		return within(r, int(c.piles[p].row))
	}
	return within(r, int(c.piles[p].column))
}

// pileList lists the piles of some places that do not change in play, in order.
func (c *compiler) pileList(t *dsl.Places) []uint8 { return c.pilesFrom(t, -1) }

// pilesFrom is pileList as seen from a pile, which `pile left` and `own reserve` need.
func (c *compiler) pilesFrom(t *dsl.Places, from int) []uint8 {
	var out []uint8
	if t == nil {
		return nil
	}
	for _, p := range t.Any {
		pl := c.places[c.place(p)]
		var list []uint8
		switch {
		case pl.empty || pl.nonempty || pl.pick != 0 || pl.of == ofSource || pl.of == ofLayer || pl.of != ofPiles && from < 0:
			c.fail("no-place", p.Span, "`%s` is not known before the game begins", c.line.Src.Slice(p.Span))
		case pl.of == ofPiles:
			list = pl.piles
		case pl.of == ofPile:
			list = c.self[from : from+1]
		case pl.of == ofOwn:
			if z := &c.zones[pl.zone]; int(c.piles[from].number) <= z.n {
				q := z.first + int(c.piles[from].number) - 1
				list = c.self[q : q+1]
			}
		case pl.of == ofNeighbour:
			s := State{g: c.Game}
			if q := s.neighbour(from, int(pl.dx), int(pl.dy)); q >= 0 {
				list = c.self[q : q+1]
			}
		}
		for _, q := range list {
			if !contains(out, q) && !(pl.other && int(q) == from) {
				out = append(out, q)
			}
		}
	}
	return out
}

// pileSet is pileList as a set; nil for no places.
func (c *compiler) pileSet(t *dsl.Places) *pileSet {
	if t == nil {
		return nil
	}
	ps := &pileSet{}
	for _, p := range c.pileList(t) {
		ps.add(int(p))
	}
	return ps
}

// dependsOnPile reports whether some places are others for each pile of a zone.
func (c *compiler) dependsOnPile(t *dsl.Places) bool {
	return slices.ContainsFunc(t.Any, func(p *dsl.Place) bool {
		return p.Pile != nil || slices.ContainsFunc(p.Mods, func(m *dsl.PlaceMod) bool { return m.Word == "own" || m.Word == "other" })
	})
}

// reach compiles the places of a line of a zone; nil for no places.
func (c *compiler) reach(t *dsl.Places, z *zone) *reach {
	if t == nil {
		return nil
	}
	if !c.dependsOnPile(t) {
		return &reach{same: *c.pileSet(t)}
	}
	r := &reach{first: z.first}
	for j := range z.n {
		var ps pileSet
		for _, p := range c.pilesFrom(t, z.first+j) {
			ps.add(int(p))
		}
		r.by = append(r.by, ps)
	}
	return r
}

func (c *compiler) phraseOf(p phrase) int32 {
	c.phrases = append(c.phrases, p)
	return int32(len(c.phrases) - 1)
}

func (c *compiler) cards(t *dsl.Cards) int32 { return c.phrase(t.Any, t.But, t.Span) }

// phrase compiles a phrase about cards: to one table if it is fixed, else to parts.
func (c *compiler) phrase(any, but []*dsl.Card, at dsl.Span) int32 {
	if t, ok := c.env(-1).Cards(any, but); ok {
		return c.phraseOf(fixed(t, c.mask))
	}
	ph := phrase{sort: ofParts}
	for _, k := range any {
		ph.parts = append(ph.parts, c.part(k))
	}
	for _, k := range but {
		pt := c.part(k)
		pt.minus = true
		ph.parts = append(ph.parts, pt)
	}
	return c.phraseOf(ph)
}

func fixed(t cards.Table, all cards.Mask) phrase {
	for k := range t {
		if t[k]&all != t[0]&all {
			return phrase{sort: byTop, table: &t}
		}
	}
	return phrase{sort: constant, mask: t[0] & all, table: &t}
}

// relation compiles a relation alone, as in sets and sequences.
func (c *compiler) relation(r *dsl.Relation) int32 {
	return c.phrase([]*dsl.Card{{Span: r.Span, Sort: &dsl.CardSort{Span: r.Span, Rel: r}}}, nil, r.Span)
}

// part compiles one alternative of a phrase.
func (c *compiler) part(k *dsl.Card) part {
	pt := part{place: -1}
	switch {
	case k.FirstRank && c.knownBase > 0:
		pt.tables = []cards.Table{fill(c.rankMask[c.knownBase])}
		return pt
	case k.FirstRank:
		pt.kind, pt.zone = partFirst, int32(max(0, c.zone))
		if c.zone < 0 {
			pt.zone = c.baseZone(k.Span)
		}
		return pt
	case k.Home:
		pt.kind = partHome
		return pt
	case k.Playable:
		pt.kind = partPlayable
		if k.PlayOn != nil {
			pt.place = c.place(k.PlayOn)
		}
		return pt
	case k.Shift != nil && k.Atom.Ref != nil:
		pt.kind = partValue
		pt.node = c.node(opShift, c.atom(k.Atom), int32(k.Shift.N()), int32(c.round(c.sheet.SortOfAtom(k.Atom))))
		pt.suits = c.sheet.SortOfAtom(k.Atom) == rules.SuitSort
		return pt
	}
	var rel *dsl.Relation
	if w := k.What(); w != nil {
		rel = w.Rel
	}
	pt.dims = c.dims(k)
	pt.zone = 1 // tables need a card below
	switch {
	case rel != nil && (rel.After != nil || rel.As != nil):
		pt.kind = partRelation
		if rel.After != nil {
			pt.place = c.place(rel.After)
		} else {
			pt.place = c.place(rel.As)
		}
	case rel != nil && rel.OneWay:
		pt.kind, pt.all, pt.zone = partOneWay, rel.AllWay, int32(max(0, c.zone))
	case rel == nil && k.Looser == "":
		pt.zone = 0
	}
	c.tabulate(&pt, k)
	return pt
}

// dims finds what the tables of a phrase depend on besides the card below.
func (c *compiler) dims(k *dsl.Card) []dim {
	var ds []dim
	add := func(d dim) {
		for _, x := range ds {
			if x.by == d.by && x.arg == d.arg {
				return
			}
		}
		ds = append(ds, d)
	}
	name := func(n string) {
		for i, x := range c.sheet.Counters {
			if x.Name == n {
				add(dim{by: byCounter, arg: int32(i), low: x.Lo, size: x.Hi - x.Lo + 1})
			}
		}
		if nums, ok := c.setting.Asked[n]; ok && len(nums) > 1 {
			add(dim{by: byPile, size: len(c.piles)})
		}
	}
	dsl.Walk(k, func(n any) bool {
		switch t := n.(type) {
		case *dsl.Place: // of `after`, `as`: worked out in play
			return false
		case *dsl.Card:
			if t.Base && c.knownBase == 0 {
				add(dim{by: byBase, arg: c.baseZone(t.Span), size: len(c.pack.Order) + 1})
			}
			if t.PileNo || t.Line != "" {
				add(dim{by: byPile, size: len(c.piles)})
			}
			if t.Name != "" {
				name(t.Name)
			}
		case *dsl.Atom:
			if t.Base && c.knownBase == 0 {
				add(dim{by: byBase, arg: c.baseZone(t.Span), size: len(c.pack.Order) + 1})
			}
			if t.PileNo || (t.Of == "row" || t.Of == "column") && t.Ref == nil {
				add(dim{by: byPile, size: len(c.piles)})
			}
			if t.Pass {
				c.asksPass = true
				add(dim{by: byPass, low: 1, size: 32})
			}
			if t.Name != "" {
				name(t.Name)
			}
		}
		return true
	})
	stride := 1
	for i := range ds {
		ds[i].stride = stride
		stride *= ds[i].size
	}
	if stride > 4096 {
		c.fail("too-many", k.Span, "`%s` depends on too many things at once", c.line.Src.Slice(k.Span))
		return nil
	}
	return ds
}

// tabulate makes the tables of a part, one for each combination of what it depends on.
func (c *compiler) tabulate(pt *part, k *dsl.Card) {
	total := 1
	for _, d := range pt.dims {
		total *= d.size
	}
	known := true
	for i := range total {
		e := c.env(-1)
		unset := false
		for _, d := range pt.dims {
			v := i/d.stride%d.size + d.low
			switch d.by {
			case byPile:
				p := &c.piles[v]
				e.Pile, e.Row, e.Column = int(p.number), int(p.row), int(p.column)
			case byBase:
				e.Base = v
				unset = unset || v == 0
			case byCounter:
				e.Counters[c.sheet.Counters[d.arg].Name] = v
			case byPass:
				e.Pass = v
			}
		}
		var t cards.Table
		switch {
		case unset: // before the base is fixed, tests with it are false
		case pt.kind == partOneWay:
			rel := k.What().Rel
			var ok1, ok2 bool
			var d cards.Table
			t, ok1 = e.Up(rel)
			d, ok2 = e.Down(rel)
			pt.down = append(pt.down, d)
			known = known && (ok1 && ok2 || hasPile(pt.dims))
		case pt.kind == partRelation:
			rel := *k.What().Rel
			rel.After, rel.As, rel.OneWay = nil, nil, false
			sort := *k.What()
			sort.Rel = &rel
			kk := *k
			if kk.Colour != "" {
				kk.OfColour = &sort
			} else {
				kk.Sort = &sort
			}
			var ok bool
			t, ok = e.Card(&kk)
			known = known && (ok || hasPile(pt.dims))
		default:
			var ok bool
			t, ok = e.Card(k)
			known = known && (ok || hasPile(pt.dims))
		}
		if unset && pt.kind == partOneWay {
			pt.down = append(pt.down, t)
		}
		pt.tables = append(pt.tables, t)
	}
	if !known {
		c.fail("not-fixed", k.Span, "`%s` cannot be worked out here", c.line.Src.Slice(k.Span))
	}
}

func hasPile(ds []dim) bool {
	return slices.ContainsFunc(ds, func(d dim) bool { return d.by == byPile })
}

// seq compiles what makes cards a sequence.
func (c *compiler) seq(t *dsl.Seq, z *zone) int32 {
	sq := seq{phrase: -1}
	if t.Of != nil {
		if nd := c.nodes[c.num(t.Of)]; nd.op == opConst {
			sq.of = int(nd.a)
		}
	}
	rel := t.Rel
	if t.From != nil {
		a, b := c.rankPlace(t.From), c.rankPlace(t.To)
		sq.from, sq.to = int8(a), int8(b)
		if rel == nil {
			rel = &dsl.Relation{Span: t.Span, Up: a < b, Down: a >= b, By: t.By, SuitRel: t.SuitRel, Wrapping: t.Wrapping}
			if rel.SuitRel == nil {
				rel.SuitRel = &dsl.SuitRel{In: "any"}
			}
		}
	}
	switch {
	case rel != nil:
		sq.phrase = c.relation(rel)
	default:
		sq.phrase = c.buildRelation(z.sheet, t.SuitRel, t.Wrapping)
	}
	c.seqs = append(c.seqs, sq)
	return int32(len(c.seqs) - 1)
}

func (c *compiler) rankPlace(r *dsl.Rank) int {
	n, _ := cards.RankNamed(r.Name)
	return c.pack.RankPlace(n)
}

// seqLength is how many cards a sequence has, or -1 if it may be any number.
func (c *compiler) seqLength(t *dsl.Seq) int {
	if t.Of != nil {
		if nd := c.nodes[c.num(t.Of)]; nd.op == opConst {
			return int(nd.a)
		}
	}
	if t.From == nil {
		return -1
	}
	a, b := c.rankPlace(t.From), c.rankPlace(t.To)
	by := 1
	if t.By != nil {
		if v, ok := c.env(-1).Value(t.By, rules.None, rules.None); ok && v.N > 0 {
			by = v.N
		}
	}
	d := b - a
	if d < 0 {
		d = -d
	}
	return d/by + 1
}

// buildRelation is the relation of the build lines of a zone, guards and sources aside, stricter in suit if asked.
func (c *compiler) buildRelation(z *rules.Zone, suits *dsl.SuitRel, wrapping bool) int32 {
	var any, but []*dsl.Card
	for _, r := range rules.All[*dsl.Build](z) {
		if r.Stmt.Cards == nil {
			continue
		}
		for _, k := range r.Stmt.Cards.Any {
			if suits != nil || wrapping {
				k = stricter(k, suits, wrapping)
			}
			any = append(any, k)
		}
		but = append(but, r.Stmt.Cards.But...)
	}
	for _, r := range rules.All[*dsl.Takes](z) {
		if r.Stmt.Cards != nil {
			any = append(any, r.Stmt.Cards.Any...)
		}
	}
	if len(any) == 0 {
		return c.phraseOf(fixed(cards.Table{}, c.mask))
	}
	return c.phrase(any, but, any[0].Span)
}

// stricter is an alternative with another suit relation in the place of its own.
func stricter(k *dsl.Card, suits *dsl.SuitRel, wrapping bool) *dsl.Card {
	w := k.What()
	if w == nil || w.Rel == nil {
		return k
	}
	rel := *w.Rel
	if suits != nil {
		if rel.Alike != "" {
			rel.AndSuit = suits
		} else {
			rel.SuitRel = suits
		}
	}
	rel.Wrapping = rel.Wrapping || wrapping
	sort := *w
	sort.Rel = &rel
	kk := *k
	if kk.Colour != "" {
		kk.OfColour = &sort
	} else {
		kk.Sort = &sort
	}
	return &kk
}

// What a condition or phrase needs to know.
type needs uint8

const (
	needState  needs = 1 << iota // how the game stands
	needCard                     // the moving card
	needTop                      // the top of the pile
	needPile                     // the pile, otherwise
	needSource                   // where the card comes from
)

// needs finds out what a condition speaks of.
func (c *compiler) needs(n int32) needs {
	if n < 0 {
		return 0
	}
	nd := &c.nodes[n]
	switch nd.op {
	case opConst, opTrue, opFalse:
		return 0
	case opPass, opCounter, opBase:
		return needState
	case opPileNo, opNumPile:
		return needPile
	case opRow, opColumn, opRank, opSuit, opColour:
		return c.needsRef(nd.a, nd.b)
	case opCards, opSpaces:
		return c.needsPlace(nd.a)
	case opMinus, opAnd, opOr:
		return c.needs(nd.a) | c.needs(nd.b)
	case opShift, opNot:
		return c.needs(nd.a)
	case opBetween:
		return c.needs(nd.a) | c.needs(nd.b) | c.needs(nd.c)
	case opIsCard:
		return c.needsRef(nd.a, nd.b) | c.needsPhrase(nd.c)
	case opCount:
		ct := &c.counts[nd.c]
		var out needs
		for _, p := range ct.places {
			out |= c.needsPlace(p)
		}
		if ct.n >= 0 {
			out |= c.needs(ct.n)
		}
		if ct.phrase >= 0 {
			out |= c.needsPhrase(ct.phrase)
			if c.phrases[ct.phrase].sort != constant {
				out |= needCard
			}
		}
		return out | needState
	case opEmpty, opFull, opFace, opCovered, opHome, opPaired:
		return c.needsPlace(nd.a)
	case opSequence:
		return c.needsPlace(nd.a)
	}
	return needState | needCard | needPile | needSource
}

func (c *compiler) needsRef(r, pl int32) needs {
	switch r {
	case refCard:
		return needCard
	case refTop:
		return needTop
	case refBottom:
		return needPile
	}
	return c.needsPlace(pl)
}

func (c *compiler) needsPlace(n int32) needs {
	p := &c.places[n]
	out := needState
	switch p.of {
	case ofPile, ofNeighbour, ofOwn, ofLayer:
		out |= needPile
	case ofSource:
		out |= needSource
	}
	if p.other {
		out |= needPile
	}
	return out
}

func (c *compiler) needsPhrase(n int32) needs {
	ph := &c.phrases[n]
	var out needs
	for i := range ph.parts {
		pt := &ph.parts[i]
		for _, d := range pt.dims {
			if d.by == byPile {
				out |= needPile
			} else {
				out |= needState
			}
		}
		switch pt.kind {
		case partFirst:
			out |= needState
		case partValue:
			out |= c.needs(pt.node)
		case partRelation:
			out |= c.needsPlace(pt.place)
		case partOneWay:
			out |= needPile | needState
		case partHome, partPlayable:
			out |= needState | needPile | needSource | needCard
		}
	}
	return out
}

// looseCards reports whether the cards of a phrase depend on where a card comes from.
func (c *compiler) looseCards(n int32) bool {
	return c.needsPhrase(n)&(needSource|needCard) != 0
}
