package compile

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// This file compiles the expression layer: conditions, values, places and phrases about cards.

// Nodes are one list for the whole game, and a condition is the number of its node; the parts of a
// node have smaller numbers, as they are made first. `when waste empty and cards in stock is at
// least 2` is
//
//	0  empty place       4  const 2
//	1  cards place       5  between 1, 4, 3
//	2  const -32768      6  and 0, 5
//	3  const 32768

// node adds a node; what a, b and d are, the opcode says (package code).
func (c *compiler) node(op code.Opcode, a, b, d int32) int32 {
	c.Nodes = append(c.Nodes, code.Node{Op: op, A: a, B: b, C: d})
	return int32(len(c.Nodes) - 1)
}

func (c *compiler) konst(n int) int32 { return c.node(code.OpConst, int32(n), 0, 0) }

// env is what is known of a phrase when the game is compiled, with a pile if it is ≥ 0.
func (c *compiler) env(p int) *rules.Env {
	e := &rules.Env{Sheet: c.Sheet, Setting: c.Setting, Counters: map[string]int{}, Base: c.KnownBase}
	if p >= 0 {
		e.Pile, e.Row, e.Column = int(c.Piles[p].Number), int(c.Piles[p].Row), int(c.Piles[p].Column)
	}
	return e
}

// cond compiles a condition: alternatives joined by or, questions joined by and.
func (c *compiler) cond(t *rules.Cond) int32 {
	out := int32(-1)
	for _, a := range t.Any {
		and := int32(-1)
		for _, q := range a.Tests {
			and = c.join(code.OpAnd, and, c.test(q))
		}
		out = c.join(code.OpOr, out, and)
	}
	return out
}

// join joins two conditions, the first of which may be none yet.
func (c *compiler) join(op code.Opcode, out, n int32) int32 {
	if out < 0 {
		return n
	}
	return c.node(op, out, n, 0)
}

func (c *compiler) test(t *rules.Test) int32 {
	n := c.ask(t.Ask)
	if t.Not {
		n = c.node(code.OpNot, n, 0, 0)
	}
	return n
}

// ask compiles one question.
func (c *compiler) ask(q rules.Question) int32 {
	switch q := q.(type) {
	case *rules.Cond:
		return c.cond(q)
	case *rules.EachPile:
		return c.eachPiles(q)
	case *rules.PassIs:
		c.AsksPass = true
		p := c.node(code.OpPass, 0, 0, 0)
		k := c.konst(q.N)
		return c.node(code.OpBetween, p, k, k)
	case *rules.SameLine:
		return c.node(code.OpSameLine, b32(q.Column), 0, 0)
	case *rules.Touching:
		return c.node(code.OpTouching, b32(q.Sides), 0, 0)
	case *rules.Count:
		return c.count(q)
	case *rules.Stands:
		return c.stands(q)
	case *rules.IsCard:
		r, pl := c.ref(q.Ref)
		return c.node(code.OpIsCard, r, pl, c.cards(&rules.Cards{Span: q.Card.Span, Any: []*rules.Card{q.Card}}))
	case *rules.Compare:
		return c.compare(q)
	}
	no := q.(*rules.Senseless)
	c.fail("mixed-sorts", no.Span, "`%s` %s", c.line.Src.Slice(no.Of), no.Why)
	return c.node(code.OpFalse, 0, 0, 0)
}

// eachPiles compiles a question that is asked pile by pile. A count in several places holds in each
// pile of each. `each tableau and each reserve` is two questions, both of which must hold.
func (c *compiler) eachPiles(q *rules.EachPile) int32 {
	if q.More != nil {
		c.fail("which-pile", q.More.Span, "a condition asks pile by pile of one place; `each` stands in this one twice")
		return c.node(code.OpFalse, 0, 0, 0)
	}
	out := int32(-1)
	for _, p := range q.Over {
		one := *q.Test
		if n, ok := one.Ask.(*rules.Count); ok && len(q.Over) > 1 {
			in := *n
			in.In = &rules.Places{Span: p.Span, Any: []*rules.Place{p}}
			one.Ask = &in
		}
		out = c.join(code.OpAnd, out, c.pileByPile(p, &one))
	}
	return out
}

// pileByPile compiles a question that must hold of every pile of a place: inside it the place is
// one pile. The words that narrow the place choose which piles are asked, not what is asked of
// each.
func (c *compiler) pileByPile(p *rules.Place, t *rules.Test) int32 {
	over := c.place(p)
	one := c.Places[over]
	if one.Of != code.OfPiles {
		return c.test(t) // one pile anyhow
	}
	one.Of = code.OfEach
	one.Empty, one.Nonempty, one.Other, one.Pick = false, false, false, rules.AllOfThem
	one.Numbers, one.Rows, one.Columns = nil, nil, nil
	c.eachPlace, c.eachAs = p, c.PlaceOf(one)
	n := c.node(code.OpEach, c.test(t), over, 0)
	c.eachPlace = nil
	return n
}

func b32(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// count compiles how many cards or spaces lie in some places. Without a number it is at least one.
func (c *compiler) count(t *rules.Count) int32 {
	ct := code.Count{Spaces: t.Spaces, All: t.All, Phrase: -1, N: -1}
	switch {
	case t.Hi != nil:
		ct.AtMost, ct.N = true, c.value(t.Hi)
	case t.Lo != nil:
		ct.N = c.value(t.Lo)
	}
	if t.Cards != nil {
		ct.Phrase, ct.Seen = c.cards(t.Cards), t.Seen
	}
	for _, p := range t.In.Any {
		ct.Places = append(ct.Places, c.place(p))
	}
	ct.Overlap = c.overlap(ct.Places)
	if ct.All && ct.Phrase < 0 {
		if ct.Spaces {
			// All piles are spaces: no card lies there.
			return c.node(code.OpEmpty, ct.Places[0], 0, 0)
		}
		ct.Phrase = c.phraseOf(code.Phrase{Sort: code.Constant, Mask: c.Mask})
	}
	c.Counts = append(c.Counts, ct)
	return c.node(code.OpCount, 0, 0, int32(len(c.Counts)-1))
}

// overlap reports whether a pile may belong to several of some places. Then a pile is counted once
// only, which has to be watched in play.
func (c *compiler) overlap(places []int32) bool {
	var seen code.PileSet
	for _, n := range places {
		if len(places) > 1 && c.Places[n].Of != code.OfPiles {
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

// compare compiles a question for a value.
func (c *compiler) compare(t *rules.Compare) int32 {
	out := int32(-1)
	for _, b := range t.In {
		// An open end is a number beyond all that a value can be, so that one opcode does for all.
		v := c.value(t.Left)
		lo, hi := c.konst(-1<<15), c.konst(1<<15)
		if b.Lo != nil {
			lo = c.value(b.Lo)
		}
		if b.One() {
			hi = lo
		} else if b.Hi != nil {
			hi = c.value(b.Hi)
		}
		out = c.join(code.OpOr, out, c.node(code.OpBetween, v, lo, hi))
	}
	return out
}

// stands compiles a question how a card or place stands.
func (c *compiler) stands(q *rules.Stands) int32 {
	var pl int32
	switch q.Ref.Of {
	case rules.CardOf:
		pl = c.place(q.Ref.Place)
	case rules.TopCard:
		pl = c.PlaceOf(code.Place{Of: code.OfPile, Zone: -1, End: 1})
	case rules.BottomCard:
		pl = c.PlaceOf(code.Place{Of: code.OfPile, Zone: -1, End: -1})
	default:
		pl = c.PlaceOf(code.Place{Of: code.OfSource, Zone: -1, End: 1})
	}
	switch q.Is {
	case rules.IsEmpty:
		return c.node(code.OpEmpty, pl, 0, 0)
	case rules.IsFull:
		if q.Together {
			return c.node(code.OpPaired, pl, int32(c.Size), 0)
		}
		return c.node(code.OpFull, pl, 0, 0)
	case rules.FaceUp, rules.FaceDown:
		return c.node(code.OpFace, pl, b32(q.Is == rules.FaceDown), 0)
	case rules.IsCovered:
		return c.node(code.OpCovered, pl, 0, 0)
	case rules.AtHome:
		return c.node(code.OpHome, pl, 0, 0)
	}
	return c.node(code.OpSequence, pl, 0, c.seq(q.Seq))
}

// refs says which card is meant.
var refs = [...]int32{
	rules.TheCard: code.RefCard, rules.TopCard: code.RefTop, rules.BottomCard: code.RefBottom,
	rules.CardOf: code.RefPlace,
}

func (c *compiler) ref(r *rules.Ref) (int32, int32) {
	if r.Of == rules.CardOf {
		return code.RefPlace, c.place(r.Place)
	}
	return refs[r.Of], -1
}

// value compiles a value: its first term, less the others. Ranks and suits go round at the end of
// the pack, numbers do not.
func (c *compiler) value(v *rules.Expr) int32 {
	out := c.term(v.Terms[0])
	for _, t := range v.Terms[1:] {
		out = c.node(code.OpMinus, out, c.term(t), int32(c.round(v.Sort)))
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

func (c *compiler) term(t *rules.Term) int32 {
	n := c.atom(t.Atom, t.Span)
	if t.Shift != 0 {
		n = c.node(code.OpShift, n, int32(t.Shift), int32(c.round(t.Sort)))
	}
	return n
}

// properties says how the rank, suit or colour of a card is asked for.
var properties = map[rules.Sort]code.Opcode{
	rules.RankSort: code.OpRank, rules.SuitSort: code.OpSuit, rules.ColourSort: code.OpColour,
}

// atom compiles one value. What the setting fixes, as an option, is a constant from here on.
func (c *compiler) atom(a rules.Atom, at dsl.Span) int32 {
	if v, ok := c.env(-1).Atom(a, rules.None, rules.None); ok {
		if v.Sort == rules.Text {
			// A word that an option chooses is told from others by its place among all choices, and
			// from numbers by lying beyond them.
			v.N, _ = c.Sheet.Choice(v.Text)
			v.N += 1 << 14
		}
		return c.konst(v.N)
	}
	switch a := a.(type) {
	case *rules.PassNumber:
		c.AsksPass = true
		return c.node(code.OpPass, 0, 0, 0)
	case *rules.BaseRank:
		return c.node(code.OpBase, c.baseZone(at), 0, 0)
	case *rules.PileNumber:
		return c.node(code.OpPileNo, 0, 0, 0)
	case *rules.Counter:
		return c.node(code.OpCounter, int32(slices.Index(c.Sheet.Counters, a)), 0, 0)
	case *rules.Ask:
		c.Lists = append(c.Lists, c.Setting.Asked[a.Name])
		return c.node(code.OpNumPile, 0, 0, int32(len(c.Lists)-1))
	case *rules.Tally:
		if a.Spaces {
			return c.node(code.OpSpaces, c.place(a.In), 0, 0)
		}
		return c.node(code.OpCards, c.place(a.In), 0, 0)
	case *rules.TheHands:
		return c.node(code.OpHands, 0, 0, 0)
	case *rules.PileSuit:
		return c.suitOfPile(&c.Zones[c.zone])
	case *rules.LineNumber:
		op, r, pl := code.OpRow, int32(code.RefTop), int32(-1) // of the pile
		if a.Column {
			op = code.OpColumn
		}
		if a.Ref != nil {
			r, pl = c.ref(a.Ref)
		}
		return c.node(op, r, pl, 0)
	case *rules.Property:
		return c.ofCard(properties[a.Of], a.Ref)
	case *rules.Worth:
		return c.ofCard(code.OpWorth, a.Ref)
	}
	c.fail("unknown-name", at, "`%s` has no value here", c.line.Src.Slice(at))
	return c.konst(0)
}

// ofCard compiles what is told of a card, that of the rule where none is named.
func (c *compiler) ofCard(op code.Opcode, ref *rules.Ref) int32 {
	r, pl := int32(code.RefCard), int32(-1)
	if ref != nil {
		r, pl = c.ref(ref)
	}
	return c.node(op, r, pl, 0)
}

// suitOfPile is the suit that `suits` gives each pile of a zone.
func (c *compiler) suitOfPile(z *code.Zone) int32 {
	var list []int
	for _, m := range z.Suits {
		list = append(list, c.Pack.SuitPlace(m.First().Suit()))
	}
	c.Lists = append(c.Lists, list)
	return c.node(code.OpNumPile, 0, 0, int32(len(c.Lists)-1))
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
