package interp

// This file compiles places: which piles a line speaks of.

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

func (c *compiler) placeOf(p place) int32 {
	c.places = append(c.places, p)
	return int32(len(c.places) - 1)
}

// resolve finds out what a place means.
func (c *compiler) resolve(t *dsl.Place) *rules.Resolved {
	r := c.layout.Place(c.sheet, t)
	if r.Kind == rules.NoSuchZone {
		c.fail("undeclared-zone", t.Zone.Span, "the game has no %s", t.Zone.Word)
	}
	return r
}

// place compiles a place.
func (c *compiler) place(t *dsl.Place) int32 {
	if t == c.eachPlace {
		return c.eachAs
	}
	r := c.resolve(t)
	p := place{
		of: kindOfPlace[r.Kind], zone: -1, dx: int16(r.Right), dy: int16(r.Down),
		empty: r.Empty, nonempty: r.Nonempty, other: r.Other, pick: int8(r.Pick), end: int8(r.End),
		column: r.Column, rest: r.Rest,
	}
	if r.Zone != nil {
		p.zone = c.byZone[r.Zone]
	}
	switch r.Kind {
	case rules.TheLayer:
		p.zone = c.zone
		if c.zone < 0 {
			c.fail("no-card", t.Span, "`layer` speaks of the zone of a rule, and there is none here")
			p.zone = 0
		}
	case rules.SomePiles, rules.OwnLine:
		for _, q := range r.Piles {
			p.piles = append(p.piles, c.self[q])
		}
	}
	return c.placeOf(p)
}

// kindOfPlace says how a place is worked out in play.
var kindOfPlace = [...]placeOf{
	rules.SomePiles: ofPiles, rules.OwnNumber: ofOwn, rules.OwnLine: ofLine, rules.ThePile: ofPile, rules.Beside: ofNeighbour,
	rules.TheSource: ofSource, rules.TheLayer: ofLayer, rules.NoSuchZone: ofPiles,
}

// pileList lists the piles of some places that do not change in play, in order.
func (c *compiler) pileList(t *dsl.Places) []uint8 { return c.pilesFrom(t, rules.NoPile) }

// pilesFrom is pileList as seen from a pile, which `pile left` and `own reserve` need.
func (c *compiler) pilesFrom(t *dsl.Places, from int) []uint8 {
	var out []uint8
	if t == nil {
		return nil
	}
	for _, p := range t.Any {
		r := c.resolve(p)
		if p == c.eachPlace || !r.Fixed() || r.Kind != rules.SomePiles && from == rules.NoPile {
			c.fail("no-place", p.Span, "`%s` is not known before the game begins", c.line.Src.Slice(p.Span))
			continue
		}
		for _, q := range c.layout.From(r, nil, from) {
			if !contains(out, uint8(q)) {
				out = append(out, uint8(q))
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
	return slices.ContainsFunc(t.Any, func(p *dsl.Place) bool { return c.layout.Place(c.sheet, p).Relative() })
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
