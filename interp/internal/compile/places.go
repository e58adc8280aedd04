package compile

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/internal/machine"
)

// resolve finds out what a place means.
func (c *compiler) resolve(t *dsl.Place) *rules.Resolved {
	r := c.layout.PlaceIn(c.Sheet, &c.Setting, t)
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
	p := machine.Place{
		Of: kindOfPlace[r.Kind], Zone: -1, Dx: int16(r.Right), Dy: int16(r.Down),
		Empty: r.Empty, Nonempty: r.Nonempty, Other: r.Other, Pick: int8(r.Pick), End: int8(r.End),
		Column: r.Column, Rest: r.Rest,
	}
	if r.Zone != nil {
		p.Zone = c.byZone[r.Zone]
	}
	if r.Numbered {
		c.numbers(&p, t)
	}
	switch r.Kind {
	case rules.TheLayer:
		p.Zone = c.zone
		if c.zone < 0 {
			c.fail("no-card", t.Span, "`layer` speaks of the zone of a rule, and there is none here")
			p.Zone = 0
		}
	case rules.SomePiles, rules.OwnLine:
		for _, q := range r.Piles {
			p.Piles = append(p.Piles, c.Self[q])
		}
	}
	return c.PlaceOf(p)
}

// numbers compiles the numbers of piles, rows and columns that play tells.
func (c *compiler) numbers(p *machine.Place, t *dsl.Place) {
	span := func(r *dsl.Range) machine.Span {
		ends := r.Indices()
		return machine.Span{From: c.index(ends[0]), To: c.index(ends[len(ends)-1])}
	}
	for _, r := range t.Zone.Ranges {
		p.Numbers = append(p.Numbers, span(r))
	}
	for _, m := range t.Mods {
		switch {
		case m.Range == nil:
		case m.Line == "row":
			p.Rows = append(p.Rows, span(m.Range))
		default:
			p.Columns = append(p.Columns, span(m.Range))
		}
	}
}

// index compiles the number of a pile.
func (c *compiler) index(x *dsl.Index) int32 {
	if x.Pass {
		c.AsksPass = true
		return c.node(machine.OpPass, 0, 0, 0)
	}
	return c.num(&dsl.Num{Span: x.Span, Digits: x.Digits, Name: x.Name})
}

// kindOfPlace says how a place is worked out in play.
var kindOfPlace = [...]machine.PlaceOf{
	rules.SomePiles: machine.OfPiles, rules.OwnNumber: machine.OfOwn, rules.OwnLine: machine.OfLine,
	rules.ThePile: machine.OfPile, rules.Beside: machine.OfNeighbour,
	rules.TheSource: machine.OfSource, rules.TheLayer: machine.OfLayer, rules.NoSuchZone: machine.OfPiles,
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
			if !machine.Contains(out, uint8(q)) {
				out = append(out, uint8(q))
			}
		}
	}
	return out
}

// pileSet is pileList as a set; nil for no places.
func (c *compiler) pileSet(t *dsl.Places) *machine.PileSet {
	if t == nil {
		return nil
	}
	ps := &machine.PileSet{}
	for _, p := range c.pileList(t) {
		ps.Add(int(p))
	}
	return ps
}

// dependsOnPile reports whether some places are others for each pile of a zone.
func (c *compiler) dependsOnPile(t *dsl.Places) bool {
	return slices.ContainsFunc(t.Any, func(p *dsl.Place) bool { return c.layout.Place(c.Sheet, p).Relative() })
}

// reach compiles the places of a line of a zone; nil for no places.
func (c *compiler) reach(t *dsl.Places, z *machine.Zone) *machine.Reach {
	if t == nil {
		return nil
	}
	if !c.dependsOnPile(t) {
		return &machine.Reach{Same: *c.pileSet(t)}
	}
	r := &machine.Reach{First: z.First}
	for j := range z.N {
		var ps machine.PileSet
		for _, p := range c.pilesFrom(t, z.First+j) {
			ps.Add(int(p))
		}
		r.By = append(r.By, ps)
	}
	return r
}
