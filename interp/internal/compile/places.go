package compile

import (
	"slices"

	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// This file answers which piles a place means: those that are known before play become lists of
// pile numbers, the others a record of how to find them (`first nonempty reserve`, `pile left`). A
// line that needs its piles beforehand, as `from` does, refuses the second kind.

// place compiles a place. Inside a question that is asked pile by pile, the place that it is asked
// of is the pile at hand.
func (c *compiler) place(t *rules.Place) int32 {
	if t == c.eachPlace {
		return c.eachAs
	}
	t = t.In(c.Sheet, c.Setting)
	p := code.Place{
		Of: kindOfPlace[t.Kind], Zone: -1, Dx: int16(t.Right), Dy: int16(t.Down),
		Empty: t.Empty, Nonempty: t.Nonempty, Other: t.Other, Pick: t.Pick, End: int8(t.End),
		Column: t.Column, Rest: t.Rest,
	}
	if len(t.Zones) == 1 {
		p.Zone = c.byZone[t.Zones[0]]
	}
	if t.Numbered {
		p.Numbers, p.Rows, p.Columns = c.numbers(t.Numbers), c.numbers(t.Rows), c.numbers(t.Columns)
	}
	switch t.Kind {
	case rules.NoSuchZone:
		c.undeclared(t)
	case rules.TheLayer:
		p.Zone = c.zone
		if c.zone < 0 {
			c.fail("no-card", t.Span, "`layer` speaks of the zone of a rule, and there is none here")
			p.Zone = 0
		}
	case rules.SomePiles, rules.OwnLine:
		for _, q := range t.Piles {
			p.Piles = append(p.Piles, c.Self[q])
		}
	}
	return c.PlaceOf(p)
}

// numbers compiles the numbers of piles, rows or columns that play tells.
func (c *compiler) numbers(list []rules.Stretch) (out []code.Span) {
	for _, r := range list {
		out = append(out, code.Span{From: c.value(r.From), To: c.value(r.To)})
	}
	return out
}

// undeclared fails for a place in a zone that is not there.
func (c *compiler) undeclared(t *rules.Place) {
	c.fail("undeclared-zone", t.At, "the game has no %s", t.Word)
}

// kindOfPlace says how a place is worked out in play.
var kindOfPlace = [...]code.PlaceOf{
	rules.SomePiles: code.OfPiles, rules.OwnNumber: code.OfOwn, rules.OwnLine: code.OfLine,
	rules.ThePile: code.OfPile, rules.Beside: code.OfNeighbour,
	rules.TheSource: code.OfSource, rules.TheTaken: code.OfTaken, rules.TheLayer: code.OfLayer,
	rules.NoSuchZone: code.OfPiles,
}

// pileList lists the piles of some places that do not change in play, in order.
func (c *compiler) pileList(t *rules.Places) []uint8 { return c.pilesFrom(t, rules.NoPile) }

// pilesFrom is pileList as seen from a pile, which `pile left` and `own reserve` need.
func (c *compiler) pilesFrom(t *rules.Places, from int) []uint8 {
	var out []uint8
	if t == nil {
		return nil
	}
	for _, p := range t.Any {
		once := p == c.eachPlace
		if p = p.In(c.Sheet, c.Setting); p.Kind == rules.NoSuchZone {
			c.undeclared(p)
		}
		if once || !p.Fixed() || p.Kind != rules.SomePiles && from == rules.NoPile {
			c.fail("no-place", p.Span, "`%s` is not known before the game begins", c.line.Src.Slice(p.Span))
			continue
		}
		for _, q := range c.layout.From(p, nil, from) {
			if !machine.Contains(out, uint8(q)) {
				out = append(out, uint8(q))
			}
		}
	}
	return out
}

// pileSet is pileList as a set; nil for no places.
func (c *compiler) pileSet(t *rules.Places) *code.PileSet {
	if t == nil {
		return nil
	}
	ps := &code.PileSet{}
	for _, p := range c.pileList(t) {
		ps.Add(int(p))
	}
	return ps
}

// dependsOnPile reports whether some places are others for each pile of a zone.
func (c *compiler) dependsOnPile(t *rules.Places) bool {
	return slices.ContainsFunc(t.Any, (*rules.Place).Relative)
}

// reach compiles the places of a line of a zone; nil for no places. `from waste` is one set for all
// piles of the zone (Same), `from own reserve` one for each (By).
func (c *compiler) reach(t *rules.Places, z *code.Zone) *code.Reach {
	if t == nil {
		return nil
	}
	if !c.dependsOnPile(t) {
		return &code.Reach{Same: *c.pileSet(t)}
	}
	r := &code.Reach{First: z.First}
	for j := range z.N {
		var ps code.PileSet
		for _, p := range c.pilesFrom(t, z.First+j) {
			ps.Add(int(p))
		}
		r.By = append(r.By, ps)
	}
	return r
}
