package compile

import (
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// This file answers which cards a phrase means. What can be known before the game begins becomes a
// set of cards, or a table of sets by the card below; the move loop then looks up and asks nothing.
// What hangs on few numbers that change in play, as the pile or the pass, becomes a table for each
// of their combinations. Only the rest is worked out when it is asked.

func (c *compiler) phraseOf(p code.Phrase) int32 {
	c.Phrases = append(c.Phrases, p)
	return int32(len(c.Phrases) - 1)
}

// cards compiles a phrase about cards: to one table if it is fixed, else to parts.
func (c *compiler) cards(t *rules.Cards) int32 {
	if table, ok := c.env(-1).Cards(t); ok {
		return c.phraseOf(fixed(table, c.Mask))
	}
	// A search that goes on from a position knows the base rank where no card that fixed it can
	// leave again; the phrase is as fixed as if the rules named the rank.
	if c.KnownBase > 0 && len(t.Any) == 1 && len(t.But) == 0 {
		if _, first := t.Any[0].Is.(*rules.FirstRankCard); first {
			return c.phraseOf(fixed(cards.Fill(c.RankMask[c.KnownBase]), c.Mask))
		}
	}
	return c.phraseOf(ofParts(c.parts(t)))
}

// parts compiles a phrase to parts. What stands after `but` is a part that takes cards away again.
func (c *compiler) parts(t *rules.Cards) []code.Part {
	var out []code.Part
	for _, k := range t.Any {
		out = append(out, c.part(k))
	}
	for _, k := range t.But {
		pt := c.part(k)
		pt.Minus = true
		out = append(out, pt)
	}
	return out
}

// anyOf compiles the cards that any of some phrases means. A sequence needs it: with two build
// lines, what follows a card is what either lets come.
func (c *compiler) anyOf(list []*rules.Cards) int32 {
	if len(list) == 1 {
		return c.cards(list[0])
	}
	var all cards.Table
	known := true
	for _, some := range list {
		t, ok := c.env(-1).Cards(some)
		known = known && ok
		all.Add(&t)
	}
	if known {
		return c.phraseOf(fixed(all, c.Mask))
	}
	var out []code.Part
	for _, some := range list {
		parts := c.parts(some)
		parts[0].Anew = true // so that `but` takes cards away from its own phrase alone
		out = append(out, parts...)
	}
	return c.phraseOf(ofParts(out))
}

// ofParts is the phrase that parts make.
func ofParts(parts []code.Part) code.Phrase {
	most := &cards.Table{}
	for i := range parts {
		switch pt := &parts[i]; {
		case pt.Minus:
		case pt.Kind != code.PartTable && pt.Kind != code.PartOneWay:
			return code.Phrase{Sort: code.OfParts, Parts: parts}
		default:
			for _, tables := range [...][]cards.Table{pt.Tables, pt.Down} {
				for j := range tables {
					most.Add(&tables[j])
				}
			}
		}
	}
	return code.Phrase{Sort: code.OfParts, Parts: parts, Most: most}
}

// fixed is a phrase that a table tells. One that is the same on every card is a set, which needs no
// card below: so it can be asked of an empty pile as well.
func fixed(t cards.Table, all cards.Mask) code.Phrase {
	for k := range t {
		if t[k]&all != t[0]&all {
			return code.Phrase{Sort: code.ByTop, Table: &t}
		}
	}
	return code.Phrase{Sort: code.Constant, Mask: t[0] & all, Table: &t}
}

// part compiles one alternative of a phrase. What only the table tells has a kind of its own that
// play works out: the base rank, cards at home, playable cards, a relation to a card elsewhere, a
// direction. Everything else is tables.
func (c *compiler) part(k *rules.Card) code.Part {
	pt := code.Part{Place: -1}
	switch w := k.Is.(type) {
	case *rules.FirstRankCard:
		if c.KnownBase > 0 {
			pt.Tables = []cards.Table{cards.Fill(c.RankMask[c.KnownBase])}
			return pt
		}
		pt.Kind, pt.Zone = code.PartFirst, c.baseZone(k.Span)
		return pt
	case *rules.HomeCard:
		pt.Kind = code.PartHome
		return pt
	case *rules.PlayableCard:
		pt.Kind = code.PartPlayable
		if w.On != nil {
			pt.Place = c.place(w.On)
		}
		return pt
	case *rules.CardOfValue:
		if w.Value.InPlay() {
			pt.Kind, pt.Node, pt.Suits = code.PartValue, c.value(w.Value), w.Value.Sort == rules.SuitSort
			return pt
		}
		pt.Dims = c.dims(k)
	case *rules.FurtherCard:
		pt.Zone = 1 // tables need a card below
	case *rules.RelatedCard:
		pt.Dims, pt.Zone = c.dims(k), 1
		switch rel := w.To; {
		case rel.After != nil:
			pt.Kind, pt.Place = code.PartRelation, c.place(rel.After)
		case rel.As != nil:
			pt.Kind, pt.Place = code.PartRelation, c.place(rel.As)
		case rel.Keeps():
			pt.Kind, pt.All, pt.Zone = code.PartOneWay, rel.AllWay, int32(max(0, c.zone))
		}
	}
	c.tabulate(&pt, k)
	return pt
}

// dims finds what the tables of a phrase depend on besides the card below. `base pile number` hangs
// on the pile, `build up by k in suit` on the counter k. Together they are one number, each with
// its own stride, as digits of different bases.
func (c *compiler) dims(k *rules.Card) []code.Dim {
	var ds []code.Dim
	add := func(d code.Dim) {
		if !slices.ContainsFunc(ds, func(x code.Dim) bool { return x.By == d.By && x.Arg == d.Arg }) {
			ds = append(ds, d)
		}
	}
	byPile := code.Dim{By: code.ByPile, Size: len(c.Piles)}
	rules.Walk(k, func(n any) bool {
		switch a := n.(type) {
		case *rules.Place: // of `after`, `as`: worked out in play
			return false
		case *rules.BaseRank:
			if c.KnownBase == 0 {
				add(code.Dim{By: code.ByBase, Arg: c.baseZone(k.Span), Size: len(c.Pack.Order) + 1})
			}
		case *rules.PileNumber:
			add(byPile)
		case *rules.LineNumber:
			if a.Ref == nil {
				add(byPile)
			}
		case *rules.PassNumber:
			c.AsksPass = true
			add(code.Dim{By: code.ByPass, Low: 1, Size: 32})
		case *rules.Counter:
			i := slices.Index(c.Sheet.Counters, a)
			add(code.Dim{By: code.ByCounter, Arg: int32(i), Low: a.Lo, Size: a.Hi - a.Lo + 1})
		case *rules.Ask:
			if len(c.Setting.Asked[a.Name]) > 1 {
				add(byPile)
			}
		}
		return true
	})
	stride := 1
	for i := range ds {
		ds[i].Stride = stride
		stride *= ds[i].Size
	}
	// So many tables of 64 sets are 2 MB: a line that people write needs a few dozen.
	if stride > 4096 {
		c.fail("too-many", k.Span, "`%s` depends on too many things at once", c.line.Src.Slice(k.Span))
		return nil
	}
	return ds
}

// tabulate makes the tables of a part, one for each combination of what it depends on. It asks
// rules.Env, as check and prose do, so that all three mean the same cards.
func (c *compiler) tabulate(pt *code.Part, k *rules.Card) {
	total := 1
	for _, d := range pt.Dims {
		total *= d.Size
	}
	known := true
	// Combination i of numbers has each of them in its own digits, as Stride and Size say:
	// State.Index finds the table by the same sum.
	for i := range total {
		e := c.env(-1)
		unset := false
		for _, d := range pt.Dims {
			v := i/d.Stride%d.Size + d.Low
			switch d.By {
			case code.ByPile:
				p := &c.Piles[v]
				e.Pile, e.Row, e.Column = int(p.Number), int(p.Row), int(p.Column)
			case code.ByBase:
				e.Base = v
				unset = unset || v == 0
			case code.ByCounter:
				e.Counters[c.Sheet.Counters[d.Arg].Name] = v
			case code.ByPass:
				e.Pass = v
			}
		}
		var t cards.Table
		switch {
		case unset: // before the base is fixed, tests with it are false
		case pt.Kind == code.PartOneWay:
			rel := k.Relation()
			var ok1, ok2 bool
			var d cards.Table
			t, ok1 = e.Up(rel)
			d, ok2 = e.Down(rel)
			pt.Down = append(pt.Down, d)
			known = known && (ok1 && ok2 || hasPile(pt.Dims))
		case pt.Kind == code.PartRelation:
			// The card that it is compared with lies at a place that play tells: the table is that
			// of the relation alone, and is asked for the card that lies there then.
			var ok bool
			t, ok = e.Card(k.Anywhere())
			known = known && (ok || hasPile(pt.Dims))
		default:
			var ok bool
			t, ok = e.Card(k)
			known = known && (ok || hasPile(pt.Dims))
		}
		if unset && pt.Kind == code.PartOneWay {
			pt.Down = append(pt.Down, t)
		}
		pt.Tables = append(pt.Tables, t)
	}
	if !known {
		c.fail("not-fixed", k.Span, "`%s` cannot be worked out here", c.line.Src.Slice(k.Span))
	}
}

// hasPile reports whether tables go by the pile. Of a pile that does not have what is asked for, as
// its number in a list that is shorter, the table is empty, and that is no fault of the line.
func hasPile(ds []code.Dim) bool {
	return slices.ContainsFunc(ds, func(d code.Dim) bool { return d.By == code.ByPile })
}

// seq compiles what makes cards a sequence. From and To are places of ranks, 0 where any rank may
// begin and end; Of is 0 for any number.
func (c *compiler) seq(t *rules.Seq) int32 {
	sq := code.Seq{Phrase: -1}
	if t.Of != nil {
		if nd := c.Nodes[c.value(t.Of)]; nd.Op == code.OpConst {
			sq.Of = int(nd.A)
		}
	}
	if t.Ends {
		sq.From, sq.To = int8(c.Pack.RankPlace(t.From)), int8(c.Pack.RankPlace(t.To))
	}
	sq.Phrase = c.anyOf(t.Follows)
	c.Seqs = append(c.Seqs, sq)
	return int32(len(c.Seqs) - 1)
}
