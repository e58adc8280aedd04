package compile

import (
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// This file answers what of a condition can be worked out before play, or once for many moves: what
// speaks of no pile and no card is asked once for a whole list (parted), what speaks of two cards
// only becomes a part of the table (foldGuard), what speaks of the two tops, or of which pile it
// is, a table of its own. It is sound because footprint tells all that a condition looks at, and a
// fold tries it on every value of just that.

// static reports whether a condition speaks of nothing but the state of the game: not of card, pile
// or source.
func (c *compiler) static(n int32) bool {
	f := footprint.Of(c.Game, n)
	return !f.Pile() && !f.Top && !f.Loose()
}

// parted splits a condition into what is of a sort in it, as what is static, which is asked once
// for a whole list of moves, and the rest. Only `and` can be parted: both halves must hold, so it
// does not count when each is asked.
func (c *compiler) parted(n int32, sort func(n int32) bool) (some, rest int32) {
	switch {
	case n < 0:
		return code.Always, code.Always
	case sort(n):
		return n, code.Always
	case c.Nodes[n].Op != code.OpAnd:
		return code.Always, n
	}
	some, rest = c.parted(c.Nodes[n].A, sort)
	more, other := c.parted(c.Nodes[n].B, sort)
	return c.both(some, more), c.both(rest, other)
}

// ofPiles reports whether a condition speaks of nothing but which pile it is, and which one the
// card comes from.
func (c *compiler) ofPiles(n int32) bool {
	return c.SpeaksOf(n, func(nd *code.Node) bool {
		rows := nd.Op == code.OpRow || nd.Op == code.OpColumn
		return isPile(nd) || nd.Op == code.OpSameLine || rows && nd.A == code.RefCard
	})
}

// among is the piles for which such a condition holds, by those of a zone: by the piles that cards
// come from, if the zone is that of the sources, else the other way round. It is nil for all.
func (c *compiler) among(n int32, z *code.Zone, sources bool) *code.Reach {
	if n < 0 {
		return nil
	}
	s, r := machine.State{Game: c.Game}, &code.Reach{First: z.First, By: make([]code.PileSet, z.N)}
	for i := range r.By {
		for _, q := range c.Self {
			cx := machine.Ctx{Card: rules.None, Pile: int16(z.First + i), Source: int16(q)}
			if sources {
				cx.Pile, cx.Source = cx.Source, cx.Pile
			}
			if s.Test(n, &cx) {
				r.By[i].Add(int(q))
			}
		}
	}
	return r
}

// both is two conditions together, either of which may be none.
func (c *compiler) both(a, b int32) int32 {
	switch {
	case a == code.Always:
		return b
	case b == code.Always:
		return a
	}
	return c.join(code.OpAnd, a, b)
}

// foldGuard makes a condition that speaks of the card that comes and the card below, and of nothing
// else, a part of which card goes on which. `build down in suit when card is red` becomes a table
// in which black cards may not come. A line that takes cards on empty piles is left as it is: there
// is no card below to go by.
func (c *compiler) foldGuard(a *code.Arrival) {
	if a.Guard < 0 || a.OnEmpty || !c.Tabled(a.Phrase) {
		return
	}
	if !footprint.Of(c.Game, a.Guard).Meets() {
		return
	}
	s := machine.State{Game: c.Game}
	var t cards.Table
	for top := range c.Mask.Each {
		for k := range c.Phrases[a.Phrase].TableFor(top).Each {
			cx := machine.Ctx{Card: k, Pile: -1, Source: -1, Fold: true, Top: top}
			if s.Test(a.Guard, &cx) {
				t[top] |= k.Bit()
			}
		}
	}
	a.Phrase, a.Guard = c.phraseOf(fixed(t, c.Mask)), code.Always
}

// tops is a condition worked out beforehand that speaks of nothing but the card on top of the pile
// that cards come from and the one they come to; nil if it speaks of more.
func (c *compiler) tops(a *code.Arrival) *cards.Table {
	if a.Tops != nil || a.Guard < 0 || a.OnEmpty || !c.SpeaksOf(a.Guard, c.isTop) {
		return a.Tops
	}
	s := machine.State{Game: c.Game}
	t := &cards.Table{}
	for top := range c.Mask.Each {
		for k := range c.Mask.Each {
			cx := machine.Ctx{Card: rules.None, Pile: -1, Source: -1, Fold: true, Top: top, SourceTop: k}
			if s.Test(a.Guard, &cx) {
				t[top] |= k.Bit()
			}
		}
	}
	return t
}

// foldPiles works out beforehand a condition that speaks of nothing but which pile it is, as its
// row and column.
func (c *compiler) foldPiles(a *code.Arrival, z *code.Zone) {
	if a.Guard < 0 || !c.SpeaksOf(a.Guard, isPile) {
		return
	}
	s := machine.State{Game: c.Game}
	a.At = &code.PileSet{}
	for p := z.First; p < z.First+z.N; p++ {
		if s.Test(a.Guard, &machine.Ctx{Card: rules.None, Pile: int16(p), Source: -1}) {
			a.At.Add(p)
		}
	}
}

// isTop reports whether a node tells something of the top of the pile or of that of the source.
func (c *compiler) isTop(nd *code.Node) bool {
	switch nd.Op {
	case code.OpRank, code.OpSuit, code.OpColour:
	case code.OpIsCard:
		if c.Phrases[nd.C].Sort != code.Constant {
			return false
		}
	default:
		return false
	}
	if nd.A == code.RefPlace {
		pl := &c.Places[nd.B]
		return pl.Of == code.OfSource && pl.Every() && pl.End >= 0
	}
	return nd.A == code.RefTop
}

// isPile reports whether a node tells which pile it is.
func isPile(nd *code.Node) bool {
	switch nd.Op {
	case code.OpPileNo, code.OpNumPile:
		return true
	case code.OpRow, code.OpColumn:
		return nd.A != code.RefCard && nd.A != code.RefPlace
	}
	return false
}
