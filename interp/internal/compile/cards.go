package compile

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/machine"
)

func (c *compiler) phraseOf(p machine.Phrase) int32 {
	c.Phrases = append(c.Phrases, p)
	return int32(len(c.Phrases) - 1)
}

func (c *compiler) cards(t *dsl.Cards) int32 { return c.phrase(t.Any, t.But, t.Span) }

// phrase compiles a phrase about cards: to one table if it is fixed, else to parts.
func (c *compiler) phrase(any, but []*dsl.Card, at dsl.Span) int32 {
	if t, ok := c.env(-1).Cards(any, but); ok {
		return c.phraseOf(fixed(t, c.Mask))
	}
	if c.KnownBase > 0 && len(any) == 1 && any[0].FirstRank && len(but) == 0 {
		return c.phraseOf(fixed(Fill(c.RankMask[c.KnownBase]), c.Mask))
	}
	return c.phraseOf(machine.Phrase{Sort: machine.OfParts, Parts: c.parts(any, but)})
}

// parts compiles a phrase to parts.
func (c *compiler) parts(any, but []*dsl.Card) []machine.Part {
	var out []machine.Part
	for _, k := range any {
		out = append(out, c.part(k))
	}
	for _, k := range but {
		pt := c.part(k)
		pt.Minus = true
		out = append(out, pt)
	}
	return out
}

// anyOf compiles the cards that any of some phrases means.
func (c *compiler) anyOf(list []*dsl.Cards) int32 {
	if len(list) == 1 {
		return c.cards(list[0])
	}
	var all cards.Table
	known := true
	for _, some := range list {
		t, ok := c.env(-1).Cards(some.Any, some.But)
		known = known && ok
		for k := range all {
			all[k] |= t[k]
		}
	}
	if known {
		return c.phraseOf(fixed(all, c.Mask))
	}
	ph := machine.Phrase{Sort: machine.OfParts}
	for _, some := range list {
		parts := c.parts(some.Any, some.But)
		parts[0].Anew = true
		ph.Parts = append(ph.Parts, parts...)
	}
	return c.phraseOf(ph)
}

// playableOn reads `playable card` in a step as playable where the step lays the cards. Piles that
// only the course of the game names say nothing of the rules; there the word means any move.
func (c *compiler) playableOn(any []*dsl.Card, to *dsl.Places) []*dsl.Card {
	var out []*dsl.Card
	for _, k := range any {
		if !k.Playable || k.PlayOn != nil || slices.ContainsFunc(to.Any, func(p *dsl.Place) bool {
			return c.resolve(p).Kind != rules.SomePiles
		}) {
			out = append(out, k)
			continue
		}
		for _, p := range to.Any {
			on := *k
			on.PlayOn = p
			out = append(out, &on)
		}
	}
	return out
}

func fixed(t cards.Table, all cards.Mask) machine.Phrase {
	for k := range t {
		if t[k]&all != t[0]&all {
			return machine.Phrase{Sort: machine.ByTop, Table: &t}
		}
	}
	return machine.Phrase{Sort: machine.Constant, Mask: t[0] & all, Table: &t}
}

// part compiles one alternative of a phrase.
func (c *compiler) part(k *dsl.Card) machine.Part {
	pt := machine.Part{Place: -1}
	switch {
	case k.FirstRank && c.KnownBase > 0:
		pt.Tables = []cards.Table{Fill(c.RankMask[c.KnownBase])}
		return pt
	case k.FirstRank:
		pt.Kind, pt.Zone = machine.PartFirst, c.baseZone(k.Span)
		return pt
	case k.Home:
		pt.Kind = machine.PartHome
		return pt
	case k.Playable:
		pt.Kind = machine.PartPlayable
		if k.PlayOn != nil {
			pt.Place = c.place(k.PlayOn)
		}
		return pt
	case k.Shift != nil && k.Atom.Ref != nil:
		pt.Kind = machine.PartValue
		pt.Node = c.node(machine.OpShift, c.atom(k.Atom), int32(k.Shift.N()),
			int32(c.round(c.Sheet.SortOfAtom(k.Atom))))
		pt.Suits = c.Sheet.SortOfAtom(k.Atom) == rules.SuitSort
		return pt
	}
	var rel *dsl.Relation
	if w := k.What(); w != nil {
		rel = w.Rel
	}
	pt.Dims = c.dims(k)
	pt.Zone = 1 // tables need a card below
	switch {
	case rel != nil && (rel.After != nil || rel.As != nil):
		pt.Kind = machine.PartRelation
		if rel.After != nil {
			pt.Place = c.place(rel.After)
		} else {
			pt.Place = c.place(rel.As)
		}
	case rel != nil && rel.OneWay && rel.Alike == "": // cards alike have no way to keep
		pt.Kind, pt.All, pt.Zone = machine.PartOneWay, rel.AllWay, int32(max(0, c.zone))
	case rel == nil && k.Looser == "":
		pt.Zone = 0
	}
	c.tabulate(&pt, k)
	return pt
}

// dims finds what the tables of a phrase depend on besides the card below.
func (c *compiler) dims(k *dsl.Card) []machine.Dim {
	var ds []machine.Dim
	add := func(d machine.Dim) {
		for _, x := range ds {
			if x.By == d.By && x.Arg == d.Arg {
				return
			}
		}
		ds = append(ds, d)
	}
	name := func(n string) {
		for i, x := range c.Sheet.Counters {
			if x.Name == n {
				add(machine.Dim{By: machine.ByCounter, Arg: int32(i), Low: x.Lo, Size: x.Hi - x.Lo + 1})
			}
		}
		if nums, ok := c.Setting.Asked[n]; ok && len(nums) > 1 {
			add(machine.Dim{By: machine.ByPile, Size: len(c.Piles)})
		}
	}
	dsl.Walk(k, func(n any) bool {
		switch t := n.(type) {
		case *dsl.Place: // of `after`, `as`: worked out in play
			return false
		case *dsl.Card:
			if t.Base && c.KnownBase == 0 {
				add(machine.Dim{By: machine.ByBase, Arg: c.baseZone(t.Span), Size: len(c.Pack.Order) + 1})
			}
			if t.PileNo || t.Line != "" {
				add(machine.Dim{By: machine.ByPile, Size: len(c.Piles)})
			}
			if t.Name != "" {
				name(t.Name)
			}
		case *dsl.Atom:
			if t.Base && c.KnownBase == 0 {
				add(machine.Dim{By: machine.ByBase, Arg: c.baseZone(t.Span), Size: len(c.Pack.Order) + 1})
			}
			if t.PileNo || (t.Of == "row" || t.Of == "column") && t.Ref == nil {
				add(machine.Dim{By: machine.ByPile, Size: len(c.Piles)})
			}
			if t.Pass {
				c.AsksPass = true
				add(machine.Dim{By: machine.ByPass, Low: 1, Size: 32})
			}
			if t.Name != "" {
				name(t.Name)
			}
		}
		return true
	})
	stride := 1
	for i := range ds {
		ds[i].Stride = stride
		stride *= ds[i].Size
	}
	if stride > 4096 {
		c.fail("too-many", k.Span, "`%s` depends on too many things at once", c.line.Src.Slice(k.Span))
		return nil
	}
	return ds
}

// tabulate makes the tables of a part, one for each combination of what it depends on.
func (c *compiler) tabulate(pt *machine.Part, k *dsl.Card) {
	total := 1
	for _, d := range pt.Dims {
		total *= d.Size
	}
	known := true
	for i := range total {
		e := c.env(-1)
		unset := false
		for _, d := range pt.Dims {
			v := i/d.Stride%d.Size + d.Low
			switch d.By {
			case machine.ByPile:
				p := &c.Piles[v]
				e.Pile, e.Row, e.Column = int(p.Number), int(p.Row), int(p.Column)
			case machine.ByBase:
				e.Base = v
				unset = unset || v == 0
			case machine.ByCounter:
				e.Counters[c.Sheet.Counters[d.Arg].Name] = v
			case machine.ByPass:
				e.Pass = v
			}
		}
		var t cards.Table
		switch {
		case unset: // before the base is fixed, tests with it are false
		case pt.Kind == machine.PartOneWay:
			rel := k.What().Rel
			var ok1, ok2 bool
			var d cards.Table
			t, ok1 = e.Up(rel)
			d, ok2 = e.Down(rel)
			pt.Down = append(pt.Down, d)
			known = known && (ok1 && ok2 || hasPile(pt.Dims))
		case pt.Kind == machine.PartRelation:
			rel := *k.What().Rel
			rel.After, rel.As, rel.OneWay = nil, nil, false
			var ok bool
			t, ok = e.Card(rules.WithRelation(k, &rel))
			known = known && (ok || hasPile(pt.Dims))
		default:
			var ok bool
			t, ok = e.Card(k)
			known = known && (ok || hasPile(pt.Dims))
		}
		if unset && pt.Kind == machine.PartOneWay {
			pt.Down = append(pt.Down, t)
		}
		pt.Tables = append(pt.Tables, t)
	}
	if !known {
		c.fail("not-fixed", k.Span, "`%s` cannot be worked out here", c.line.Src.Slice(k.Span))
	}
}

func hasPile(ds []machine.Dim) bool {
	return slices.ContainsFunc(ds, func(d machine.Dim) bool { return d.By == machine.ByPile })
}

// seq compiles what makes cards a sequence.
func (c *compiler) seq(t *dsl.Seq, z *machine.Zone) int32 {
	sq := machine.Seq{Phrase: -1}
	if t.Of != nil {
		if nd := c.Nodes[c.num(t.Of)]; nd.Op == machine.OpConst {
			sq.Of = int(nd.A)
		}
	}
	if t.From != nil {
		sq.From, sq.To = int8(c.rankPlace(t.From)), int8(c.rankPlace(t.To))
	}
	sq.Phrase = c.anyOf(c.Sheet.Follows(t, z.Sheet))
	c.Seqs = append(c.Seqs, sq)
	return int32(len(c.Seqs) - 1)
}

func (c *compiler) rankPlace(r *dsl.Rank) int {
	n, _ := cards.RankNamed(r.Name)
	return c.Pack.RankPlace(n)
}
