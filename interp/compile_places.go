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

// place compiles a place.
func (c *compiler) place(t *dsl.Place) int32 {
	if t == c.eachPlace {
		return c.eachAs
	}
	p := place{zone: -1}
	var rows *dsl.Range
	line, own := "", false
	for _, m := range t.Mods {
		switch {
		case m.End == "top":
			p.end = 1
		case m.End == "bottom":
			p.end = -1
		case m.Line != "":
			line, rows = m.Line, m.Range
		case m.Word == "own":
			own = true
		case m.Word == "first":
			p.pick = 1
		case m.Word == "last":
			p.pick = -1
		case m.Word == "empty":
			p.empty = true
		case m.Word == "nonempty":
			p.nonempty = true
		case m.Word == "other":
			p.other = true
		}
	}
	switch {
	case t.Source:
		p.of = ofSource
	case t.Layer:
		p.of, p.zone = ofLayer, c.zone
		if c.zone < 0 {
			c.fail("no-card", t.Span, "`layer` speaks of the zone of a rule, and there is none here")
			p.zone = 0
		}
	case t.Pile != nil:
		p.of = ofPile
		if t.Pile.Side != "" {
			p.of = ofNeighbour
			n := int16(1)
			if t.Pile.Steps != "" {
				n = int16(min(rules.MaxPiles, dsl.Number(t.Pile.Steps)))
			}
			switch t.Pile.Side {
			case "left":
				p.dx = -n
			case "right":
				p.dx = n
			case "above":
				p.dy = -n
			case "below":
				p.dy = n
			}
		}
	default:
		zs := c.sheet.Zone(t.Zone.Word)
		if len(zs) == 0 {
			c.fail("undeclared-zone", t.Zone.Span, "the game has no %s", t.Zone.Word)
			return c.placeOf(p)
		}
		if len(zs) == 1 {
			p.zone = c.byZone[zs[0]]
		}
		if own && line == "" {
			p.of = ofOwn
			break
		}
		if line != "" && rows == nil {
			p.of, p.column, p.rest = ofLine, line == "column", p.other
			p.other = false
		}
		for _, z := range zs {
			zn := &c.zones[c.byZone[z]]
			for i := range zn.n {
				if c.inRanges(t.Zone.Ranges, i+1) && c.inLine(line, rows, zn.first+i) {
					p.piles = append(p.piles, c.self[zn.first+i])
				}
			}
		}
	}
	return c.placeOf(p)
}

func (c *compiler) inRanges(rs []*dsl.Range, n int) bool {
	if len(rs) == 0 {
		return true
	}
	return slices.ContainsFunc(rs, func(r *dsl.Range) bool { return within(r, n) })
}

func within(r *dsl.Range, n int) bool {
	if r.To == "" {
		return n == dsl.Number(r.From)
	}
	return dsl.Number(r.From) <= n && n <= dsl.Number(r.To)
}

func (c *compiler) inLine(line string, r *dsl.Range, p int) bool {
	switch {
	case line == "" || r == nil:
		return true
	case line == "row":
		return within(r, int(c.piles[p].row))
	}
	return within(r, int(c.piles[p].column))
}

// pileList lists the piles of some places that do not change in play, in order.
func (c *compiler) pileList(t *dsl.Places) []uint8 { return c.pilesFrom(t, -1) }

// pilesFrom is pileList as seen from a pile, which `pile left` and `own reserve` need.
func (c *compiler) pilesFrom(t *dsl.Places, from int) []uint8 {
	var out []uint8
	if t == nil {
		return nil
	}
	for _, p := range t.Any {
		pl := c.places[c.place(p)]
		var list []uint8
		switch {
		case pl.empty || pl.nonempty || pl.pick != 0 || pl.of == ofSource || pl.of == ofLayer || pl.of == ofEach || pl.of != ofPiles && from < 0:
			c.fail("no-place", p.Span, "`%s` is not known before the game begins", c.line.Src.Slice(p.Span))
		case pl.of == ofPiles:
			list = pl.piles
		case pl.of == ofPile:
			list = c.self[from : from+1]
		case pl.of == ofOwn:
			list = c.own(from, &c.zones[pl.zone])
		case pl.of == ofLine:
			for _, q := range pl.piles {
				if c.inLineOf(&pl, from, int(q)) {
					list = append(list, q)
				}
			}
		case pl.of == ofNeighbour:
			s := State{g: c.Game}
			if q := s.neighbour(from, int(pl.dx), int(pl.dy)); q >= 0 {
				list = c.self[q : q+1]
			}
		}
		for _, q := range list {
			if !contains(out, q) && !(pl.other && int(q) == from) {
				out = append(out, q)
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
	return slices.ContainsFunc(t.Any, func(p *dsl.Place) bool {
		return p.Pile != nil || slices.ContainsFunc(p.Mods, func(m *dsl.PlaceMod) bool {
			return m.Word == "own" || m.Word == "other" || m.Line != "" && m.Range == nil
		})
	})
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
