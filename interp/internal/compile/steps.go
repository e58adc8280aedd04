package compile

import (
	"slices"

	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
)

// This file compiles steps.

// What the steps do is said in package code (Step), and done in package machine; here they only get
// numbers for their places, phrases and guards. -1 is what a step does not say.

// steps compiles the steps of the deal, an action or an event.
func (c *compiler) steps(steps []rules.Step, deal bool) []code.Step {
	var out []code.Step
	for _, s := range steps {
		c.line = s.Says()
		st := code.Step{Line: c.line, Guard: code.Always, Uses: -1, From: -1, NewPile: -1, But: -1, Value: -1}
		switch t := s.(type) {
		case *rules.MoveStep:
			c.move(&st, t, deal)
		case *rules.Gather:
			st.Op = code.StepGather
			for _, p := range t.From {
				st.Gather = append(st.Gather, c.place(p))
			}
			if t.But != nil {
				st.But = c.cards(t.But)
			}
			st.LastFirst, st.TopFirst, st.Guard = t.LastFirst, t.TopFirst, c.guard(t.When)
		case *rules.Shuffle:
			st.Op = code.StepShuffle
			c.Shuffles = true
		case *rules.Choose:
			st.Op = code.StepPlayer
			st.Plays = t.N
			st.From = c.PlaceOf(code.Place{Of: code.OfPiles, Zone: -1, Piles: c.pileList(t.From)})
			st.To = []int32{c.PlaceOf(code.Place{Of: code.OfPiles, Zone: -1, Piles: c.pileList(t.To)})}
			if !deal {
				c.fail("misplaced-step", c.line.Span, "`player plays` is a step of the deal only")
			}
		case *rules.Change:
			c.change(&st, t)
		case *rules.CloseUp:
			st.Op = code.StepClose
			st.To = []int32{c.place(t.Place)}
		case *rules.TurnOver:
			st.Op = code.StepFace
			st.To, st.Down, st.Guard = []int32{c.place(t.Place)}, t.Down, c.guard(t.When)
		default:
			c.unplayed(s)
		}
		out = append(out, st)
	}
	return out
}

// change compiles a step that changes a counter.
func (c *compiler) change(st *code.Step, t *rules.Change) {
	st.Op = code.StepSet
	if t.Add {
		st.Op = code.StepAdd
	}
	st.Counter = slices.Index(c.Sheet.Counters, t.Counter)
	if st.Counter < 0 {
		c.fail("unknown-name", c.line.Span, "`%s` is no counter", t.Name)
	}
	st.Value, st.Guard = c.value(t.Value), c.guard(t.When)
}

// draws finds the steps that take a known number of cards from the top of one known pile to
// another. It is called when all piles are known.
func (c *compiler) draws() {
	of := func(steps []code.Step) {
		for i := range steps {
			steps[i].Draw = c.draw(&steps[i])
		}
	}
	of(c.Deals)
	for i := range c.Turns {
		c.Turns[i].Draw = c.draw(&c.Turns[i].Step)
	}
	for i := range c.Actions {
		of(c.Actions[i].Steps)
	}
	for i := range c.Afters {
		of(c.Afters[i].Steps)
	}
}

// draw is what a step draws, if it does no more than that.
func (c *compiler) draw(st *code.Step) code.Draw {
	next := st.Op == code.StepMove && st.What == code.WhatQty && len(st.Phrases) == 0 && len(st.Qty) == 1
	tops := st.FromEnd >= 0 && st.ToEnd >= 0 && !st.Sift && !st.Apart
	plain := len(st.To) == 1 && !st.ByTarget && !st.Each && st.NewPile < 0 && len(st.Diverts) == 0
	alike := st.Facing == code.FacingDefault || st.Facing == code.FacingUp || st.Facing == code.FacingDown
	if !next || !tops || !plain || !alike || footprint.Of(c.Game, st.Guard).Loose() {
		return code.Draw{}
	}
	n, known := c.FixedQty(&st.Qty[0])
	from, one := int16(c.Stock), true
	if st.From >= 0 {
		from, one = c.onePile(st.From)
	}
	to, other := c.onePile(st.To[0])
	if !known || n < 1 || !one || !other {
		return code.Draw{}
	}
	return code.Draw{N: n, From: from, To: to}
}

// onePile is the one pile that a place always means: a pile of the game, or that of the rule.
func (c *compiler) onePile(place int32) (pile int16, ok bool) {
	pl := &c.Places[place]
	switch {
	case !pl.Every() || pl.End < 0:
	case pl.Of == code.OfPile:
		return code.ThePile, true
	case pl.Of == code.OfPiles && len(pl.Piles) == 1:
		return int16(pl.Piles[0]), true
	}
	return 0, false
}

// qty compiles how many cards a step moves: `3`, `pass`, `6 minus pass minus k`. Each term has its
// sign, the first plus, the others minus.
func (c *compiler) qty(t *rules.Expr) code.Qty {
	var q code.Qty
	for i, term := range t.Terms {
		sign := int8(1)
		if i > 0 {
			sign = -1
		}
		if _, pass := term.Atom.(*rules.PassNumber); pass {
			c.AsksPass = true
			q.Pass = append(q.Pass, sign)
			continue
		}
		q.Nums = append(q.Nums, c.term(term))
		q.Sign = append(q.Sign, sign)
	}
	return q
}

// whats says what a step moves.
var whats = [...]code.WhatSort{
	rules.NextCards: code.WhatQty, rules.RestCards: code.WhatRest, rules.AllCards: code.WhatAll,
	rules.BaseCards: code.WhatBases, rules.NamedCards: code.WhatNamed,
}

// facings says which way a step lays its cards.
var facings = [...]code.Facing{
	rules.FacingUnsaid: 0, rules.FacingUp: code.FacingUp, rules.FacingDown: code.FacingDown,
	rules.FacingTop: code.FacingTop, rules.AlternatelyUp: code.FacingAltUp,
	rules.AlternatelyDown: code.FacingAltDown,
}

// move compiles a step that moves cards, or a turn. A guard that speaks of the pile or the card is
// asked for each of them (Each), any other once before the step.
func (c *compiler) move(st *code.Step, t *rules.MoveStep, deal bool) {
	st.What, st.Packet, st.Sift = whats[t.What], t.Packet, t.Sifts
	for _, q := range t.Qty {
		st.Qty = append(st.Qty, c.qty(q))
	}
	for _, some := range t.Cards {
		st.Phrases = append(st.Phrases, c.cards(some))
	}
	if t.From != nil {
		st.From = c.place(t.From)
		if c.Places[st.From].End < 0 {
			st.FromEnd = -1
		}
	}
	st.Spread, st.ByTarget = t.To.Each(), t.ByTarget()
	for _, p := range t.To.Any {
		n := c.place(p)
		st.To = append(st.To, n)
		if e := c.Places[n].End; e != 0 {
			st.ToEnd = e
		}
	}
	st.Facing = facings[t.Facing]
	if t.NewPile != nil {
		st.NewPile = c.cards(t.NewPile)
	}
	for _, d := range t.Diverts {
		to := code.Divert{Phrase: c.cards(d.Cards), To: c.place(d.To), Replaced: d.Replaced}
		to.ToEnd = c.Places[to.To].End
		st.Diverts = append(st.Diverts, to)
	}
	st.Guard = c.guard(t.When)
	guard := footprint.Of(c.Game, st.Guard)
	ofTarget := guard.Pile() || guard.Top
	switch {
	case len(st.Diverts) > 0:
		st.Each = true // the guard speaks of the card just dealt
	case st.Spread:
		st.Each = ofTarget || guard.Card
	default:
		st.Each = ofTarget && !t.Follows && !t.Listed()
	}
	st.Uses = c.uses(t.Times)
	next := t.From == nil && t.What == rules.NextCards && !t.PicksOut() // the next cards of the stock
	if deal && next && len(st.To) == 1 && !st.Spread {
		if p := &c.Places[st.To[0]]; p.Of == code.OfPiles && len(p.Piles) == 1 && int(p.Piles[0]) == c.Stock &&
			p.End == 0 {
			st.Apart, c.asides = true, true
		}
	}
}
