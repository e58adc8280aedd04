package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file compiles steps.

// steps compiles the steps of the deal, an action or an event.
func (c *compiler) steps(lines []*dsl.Line, deal bool) []step {
	var out []step
	for _, l := range lines {
		c.line = l
		st := step{line: l, guard: always, uses: -1, from: -1, newPile: -1, but: -1, value: -1}
		switch t := l.Stmt.(type) {
		case *dsl.MoveStep:
			c.moveStep(&st, t, deal)
		case *dsl.Gather:
			st.op = stepGather
			for _, p := range t.From {
				st.gather = append(st.gather, c.place(p))
			}
			if t.But != nil {
				st.but = c.phrase(t.But.Any, nil, t.But.Span)
			}
			st.lastFirst, st.topFirst, st.guard = t.LastPile, t.TopFirst, c.guard(t.Guard)
		case *dsl.Shuffle:
			st.op = stepShuffle
			c.shuffles = true
		case *dsl.Player:
			st.op = stepPlayer
			st.plays = dsl.Number(t.Number)
			st.from = c.placeOf(place{of: ofPiles, zone: -1, piles: c.pileList(t.From)})
			st.to = []int32{c.placeOf(place{of: ofPiles, zone: -1, piles: c.pileList(t.To)})}
			if !deal {
				c.fail("misplaced-step", l.Span, "`player plays` is a step of the deal only")
			}
		case *dsl.SetStep:
			st.op = stepSet
			st.counter, st.value, st.guard = c.counterNamed(t.Name, l), c.value(t.Value), c.guard(t.Guard)
		case *dsl.Add:
			st.op = stepAdd
			st.counter, st.value, st.guard = c.counterNamed(t.Name, l), c.value(t.Value), c.guard(t.Guard)
		case *dsl.CloseUp:
			st.op = stepClose
			st.to = []int32{c.place(t.Place)}
		case *dsl.FaceStep:
			st.op = stepFace
			st.to, st.down, st.guard = []int32{c.place(t.Place)}, t.Face == "down", c.guard(t.Guard)
		default:
			continue
		}
		out = append(out, st)
	}
	return out
}

func (c *compiler) counterNamed(name string, l *dsl.Line) int {
	i := slices.IndexFunc(c.sheet.Counters, func(k *rules.Counter) bool { return k.Name == name })
	if i < 0 {
		c.fail("unknown-name", l.Span, "`%s` is no counter", name)
		return 0
	}
	return i
}

func (c *compiler) qty(t *dsl.Qty) qty {
	var q qty
	for i, term := range t.Terms {
		sign := int8(1)
		if i > 0 {
			sign = -1
		}
		if term.Pass {
			c.asksPass = true
			q.pass = append(q.pass, sign)
			continue
		}
		q.nums = append(q.nums, c.num(term.Num))
		q.sign = append(q.sign, sign)
	}
	return q
}

func (c *compiler) moveStep(st *step, t *dsl.MoveStep, deal bool) {
	switch {
	case t.Rest:
		st.what = whatRest
	case t.Bases:
		st.what = whatBases
	case t.All:
		st.what = whatAll
		if t.AllOf != nil {
			st.phrases = []int32{c.phrase(t.AllOf.Any, nil, t.AllOf.Span)}
		}
	case len(t.Qty) > 0:
		for _, q := range t.Qty {
			st.qty = append(st.qty, c.qty(q))
		}
		st.packet = t.Packet
		if t.What != nil {
			if len(t.What.Any) != 1 || t.What.Any[0].Sort == nil || !t.What.Any[0].Sort.AnyOf {
				st.phrases = []int32{c.phrase(t.What.Any, nil, t.What.Span)}
			}
		}
	default:
		st.what = whatNamed
		for _, k := range t.Named {
			st.phrases = append(st.phrases, c.phrase([]*dsl.Card{k}, nil, k.Span))
		}
	}
	if t.From != nil {
		st.from = c.place(t.From)
		if c.places[st.from].end < 0 {
			st.fromEnd = -1
		}
	}
	c.stepEnd(st, t.To, t.How, t.Guard, t.Times)
	// `kings to bottom of tableau`: named cards, no number, no source, an end of several piles.
	if st.what == whatNamed && len(st.phrases) == 1 && t.From == nil && st.toEnd != 0 {
		st.sift = true
	}
	// `kings from each tableau to bottom of source` is the same in other words.
	if (st.what == whatNamed || st.what == whatAll) && len(st.phrases) == 1 && t.From != nil && st.toEnd != 0 && len(st.to) == 1 && c.places[st.to[0]].of == ofSource {
		st.sift, st.to, st.from, st.fromEnd = true, []int32{st.from}, -1, 0
	}
	if deal && t.From == nil && st.what == whatQty && len(st.phrases) == 0 && len(st.to) == 1 && !st.spread {
		if p := &c.places[st.to[0]]; p.of == ofPiles && len(p.piles) == 1 && int(p.piles[0]) == c.stock && p.end == 0 {
			c.asides = true
		}
	}
}

// stepEnd compiles what steps and turns have in common: targets, manner, guard, TIMES.
func (c *compiler) stepEnd(st *step, to *dsl.Places, how []*dsl.How, g *dsl.Guard, times *dsl.Times) {
	for _, p := range to.Any {
		n := c.place(p)
		st.to = append(st.to, n)
		if slices.ContainsFunc(p.Mods, func(m *dsl.PlaceMod) bool { return m.Each }) {
			st.spread = true
		}
		if e := c.places[n].end; e != 0 {
			st.toEnd = e
		}
	}
	for _, h := range how {
		switch {
		case h.Face != "" && h.Alternately:
			st.facing = faceAltUp
			if h.Face == "down" {
				st.facing = faceAltDown
			}
		case h.Face == "up":
			st.facing = faceUp
		case h.Face == "down":
			st.facing = faceDown
		case h.TopUp:
			st.facing = faceTop
		case h.NewPileAt != nil:
			st.newPile = c.phrase(h.NewPileAt.Any, nil, h.NewPileAt.Span)
		case h.But != nil:
			d := divert{phrase: c.phrase(h.But.Any, nil, h.But.Span), to: c.place(h.ButTo), replaced: h.Replaced}
			d.toEnd = c.places[d.to].end
			st.diverts = append(st.diverts, d)
		}
	}
	st.guard = c.guard(g)
	st.each = st.spread && st.guard >= 0 && c.needs(st.guard)&(needPile|needTop|needCard) != 0
	if len(st.diverts) > 0 {
		st.each = true // the guard speaks of the card just dealt
	}
	st.uses = c.uses(times)
}
