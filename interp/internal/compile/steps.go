package compile

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// This file compiles steps.

// steps compiles the steps of the deal, an action or an event.
func (c *compiler) steps(lines []*dsl.Line, deal bool) []machine.Step {
	var out []machine.Step
	for _, l := range lines {
		c.line = l
		st := machine.Step{Line: l, Guard: machine.Always, Uses: -1, From: -1, NewPile: -1, But: -1, Value: -1}
		switch t := l.Stmt.(type) {
		case *dsl.MoveStep:
			c.moveStep(&st, t, deal)
		case *dsl.Gather:
			st.Op = machine.StepGather
			for _, p := range t.From {
				st.Gather = append(st.Gather, c.place(p))
			}
			if t.But != nil {
				st.But = c.phrase(t.But.Any, nil, t.But.Span)
			}
			st.LastFirst, st.TopFirst, st.Guard = t.LastPile, t.TopFirst, c.guard(t.Guard)
		case *dsl.Shuffle:
			st.Op = machine.StepShuffle
			c.Shuffles = true
		case *dsl.Player:
			st.Op = machine.StepPlayer
			st.Plays = dsl.Number(t.Number)
			st.From = c.PlaceOf(machine.Place{Of: machine.OfPiles, Zone: -1, Piles: c.pileList(t.From)})
			st.To = []int32{c.PlaceOf(machine.Place{Of: machine.OfPiles, Zone: -1, Piles: c.pileList(t.To)})}
			if !deal {
				c.fail("misplaced-step", l.Span, "`player plays` is a step of the deal only")
			}
		case *dsl.SetStep:
			st.Op = machine.StepSet
			st.Counter, st.Value, st.Guard = c.counterNamed(t.Name, l), c.value(t.Value), c.guard(t.Guard)
		case *dsl.Add:
			st.Op = machine.StepAdd
			st.Counter, st.Value, st.Guard = c.counterNamed(t.Name, l), c.value(t.Value), c.guard(t.Guard)
		case *dsl.CloseUp:
			st.Op = machine.StepClose
			st.To = []int32{c.place(t.Place)}
		case *dsl.FaceStep:
			st.Op = machine.StepFace
			st.To, st.Down, st.Guard = []int32{c.place(t.Place)}, t.Face == "down", c.guard(t.Guard)
		default:
			continue
		}
		out = append(out, st)
	}
	return out
}

func (c *compiler) counterNamed(name string, l *dsl.Line) int {
	i := slices.IndexFunc(c.Sheet.Counters, func(k *rules.Counter) bool { return k.Name == name })
	if i < 0 {
		c.fail("unknown-name", l.Span, "`%s` is no counter", name)
		return 0
	}
	return i
}

func (c *compiler) qty(t *dsl.Qty) machine.Qty {
	var q machine.Qty
	for i, term := range t.Terms {
		sign := int8(1)
		if i > 0 {
			sign = -1
		}
		if term.Pass {
			c.AsksPass = true
			q.Pass = append(q.Pass, sign)
			continue
		}
		q.Nums = append(q.Nums, c.num(term.Num))
		q.Sign = append(q.Sign, sign)
	}
	return q
}

func (c *compiler) moveStep(st *machine.Step, t *dsl.MoveStep, deal bool) {
	switch {
	case t.Rest:
		st.What = machine.WhatRest
	case t.Bases:
		st.What = machine.WhatBases
	case t.All:
		st.What = machine.WhatAll
		if t.AllOf != nil {
			st.Phrases = []int32{c.phrase(c.playableOn(t.AllOf.Any, t.To), nil, t.AllOf.Span)}
		}
	case len(t.Qty) > 0:
		for _, q := range t.Qty {
			st.Qty = append(st.Qty, c.qty(q))
		}
		st.Packet = t.Packet
		if t.What != nil {
			if len(t.What.Any) != 1 || t.What.Any[0].Sort == nil || !t.What.Any[0].Sort.AnyOf {
				st.Phrases = []int32{c.phrase(c.playableOn(t.What.Any, t.To), nil, t.What.Span)}
			}
		}
	default:
		st.What = machine.WhatNamed
		for _, k := range t.Named {
			st.Phrases = append(st.Phrases, c.phrase(c.playableOn([]*dsl.Card{k}, t.To), nil, k.Span))
		}
	}
	if t.From != nil {
		st.From = c.place(t.From)
		if c.Places[st.From].End < 0 {
			st.FromEnd = -1
		}
	}
	c.stepEnd(st, t.To, t.How, t.Guard, t.Times)
	// `kings to bottom of tableau`: named cards, no number, no source, an end of several piles.
	if st.What == machine.WhatNamed && len(st.Phrases) == 1 && t.From == nil && st.ToEnd != 0 {
		st.Sift = true
	}
	// `kings from each tableau to bottom of source` is the same in other words.
	named := (st.What == machine.WhatNamed || st.What == machine.WhatAll) && len(st.Phrases) == 1
	toSource := st.ToEnd != 0 && len(st.To) == 1 && c.Places[st.To[0]].Of == machine.OfSource
	if named && t.From != nil && toSource {
		st.Sift, st.To, st.From, st.FromEnd = true, []int32{st.From}, -1, 0
	}
	next := t.From == nil && st.What == machine.WhatQty && len(st.Phrases) == 0 // the next cards of the stock
	if deal && next && len(st.To) == 1 && !st.Spread {
		if p := &c.Places[st.To[0]]; p.Of == machine.OfPiles && len(p.Piles) == 1 && int(p.Piles[0]) == c.Stock &&
			p.End == 0 {
			c.asides = true
		}
	}
}

// stepEnd compiles what steps and turns have in common: targets, manner, guard, TIMES.
func (c *compiler) stepEnd(st *machine.Step, to *dsl.Places, how []*dsl.How, g *dsl.Guard, times *dsl.Times) {
	st.Spread = to.Each()
	for _, p := range to.Any {
		n := c.place(p)
		st.To = append(st.To, n)
		if e := c.Places[n].End; e != 0 {
			st.ToEnd = e
		}
	}
	for _, h := range how {
		switch {
		case h.Face != "" && h.Alternately:
			st.Facing = machine.FacingAltUp
			if h.Face == "down" {
				st.Facing = machine.FacingAltDown
			}
		case h.Face == "up":
			st.Facing = machine.FacingUp
		case h.Face == "down":
			st.Facing = machine.FacingDown
		case h.TopUp:
			st.Facing = machine.FacingTop
		case h.NewPileAt != nil:
			st.NewPile = c.phrase(h.NewPileAt.Any, nil, h.NewPileAt.Span)
		case h.But != nil:
			d := machine.Divert{
				Phrase: c.phrase(h.But.Any, nil, h.But.Span), To: c.place(h.ButTo),
				Replaced: h.Replaced,
			}
			d.ToEnd = c.Places[d.To].End
			st.Diverts = append(st.Diverts, d)
		}
	}
	st.Guard = c.guard(g)
	guard := footprint.Of(c.Game, st.Guard)
	st.Each = st.Spread && (guard.Pile() || guard.Top || guard.Card)
	if len(st.Diverts) > 0 {
		st.Each = true // the guard speaks of the card just dealt
	}
	st.Uses = c.uses(times)
}
