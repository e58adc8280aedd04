package interp

// This file compiles phrases about cards to tables, and what makes cards a sequence.

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

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
	if c.knownBase > 0 && len(any) == 1 && any[0].FirstRank && len(but) == 0 {
		return c.phraseOf(fixed(fill(c.rankMask[c.knownBase]), c.mask))
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
		pt.kind, pt.zone = partFirst, c.baseZone(k.Span)
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
	case rel != nil && rel.OneWay && rel.Alike == "": // cards alike have no way to keep
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
			var ok bool
			t, ok = e.Card(withRel(k, &rel))
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
	return withRel(k, &rel)
}

// withRel is a phrase about a card with another relation in place of its own.
func withRel(k *dsl.Card, rel *dsl.Relation) *dsl.Card {
	sort := *k.What()
	sort.Rel = rel
	kk := *k
	if kk.Colour != "" {
		kk.OfColour = &sort
	} else {
		kk.Sort = &sort
	}
	return &kk
}
