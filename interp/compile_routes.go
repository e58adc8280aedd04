package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file works out before play which zones can give cards to which, and where acceptance is fixed by two cards alone.

// routes works out which zones give cards to which.
func (c *compiler) routes() {
	c.compileFree()
	for i := range c.zones {
		z := &c.zones[i]
		if !c.gives(z) {
			continue
		}
		src := source{zone: i, alone: true, whole: true, plain: !z.open}
		for p := z.first; p < z.first+z.n; p++ {
			src.plain = src.plain && c.piles[p].covers == nil
		}
		for _, r := range z.moves {
			switch r.kind {
			case unitPluck:
				src.pluck = true
			case unitOne:
			case unitPile:
				src.alone = false
			default:
				src.alone, src.whole = false, false
			}
		}
		src.run = c.onlyRun(z)
		for d := range c.zones {
			if d == i && z.n == 1 {
				continue // from a pile to itself
			}
			if rt, ok := c.routeTo(z, d); ok {
				src.routes = append(src.routes, rt)
			}
		}
		if len(src.routes) == 0 && !src.pluck {
			continue
		}
		for first := 0; first < z.n; first += 64 {
			src.first, src.n = z.first+first, min(64, z.n-first)
			c.sources = append(c.sources, src)
		}
	}
}

// gives reports whether cards can be played out of a zone at all.
func (c *compiler) gives(z *zone) bool {
	switch z.gives {
	case dsl.GivesNone:
		return false
	case dsl.GivesBack:
		return len(z.worry) > 0
	case dsl.GivesOpen:
		return z.open
	}
	return true
}

// reaches reports whether a line that speaks of some piles speaks of one of a zone.
func (r *reach) reaches(z *zone) bool {
	if r == nil {
		return true
	}
	for p := z.first; p < z.first+z.n; p++ {
		if r.by == nil && r.same.has(p) {
			return true
		}
		for i := range r.by {
			if r.by[i].has(p) {
				return true
			}
		}
	}
	return false
}

// all reports whether a line speaks of every pile of a zone, whatever pile it is seen from.
func (r *reach) all(z *zone) bool {
	if r == nil {
		return true
	}
	if r.by != nil {
		return false
	}
	for p := z.first; p < z.first+z.n; p++ {
		if !r.same.has(p) {
			return false
		}
	}
	return true
}

// any reports whether a line speaks of some pile of a zone.
func (r *reach) any(z *zone) bool {
	if r == nil || r.by != nil {
		return true
	}
	for p := z.first; p < z.first+z.n; p++ {
		if r.same.has(p) {
			return true
		}
	}
	return false
}

// routeTo works out the route from one zone to another, if there can be one.
func (c *compiler) routeTo(z *zone, to int) (rt route, ok bool) {
	dst := &c.zones[to]
	may, sure := mayGive(z, dst)
	if !dst.receives || !may {
		return rt, false
	}
	rt = route{to: to, slow: !sure, unit: c.onlyUnit(z, dst)}
	c.linesOf(&rt, z, dst)
	if len(rt.lines) == 0 {
		return rt, false
	}
	alone, single := c.leave(z, dst)
	inUnits := slices.ContainsFunc(rt.lines, func(i int16) bool { return dst.arrive[i].seq >= 0 || dst.arrive[i].size > 1 })
	rt.alone = alone || leavesAlone(dst) && !inUnits
	rt.slow = rt.slow || !single
	if dst.suits != nil {
		rt.on, rt.slow = nil, true
	}
	if dst.fixedMax >= 0 || dst.full != nil || dst.fullBy != nil || dst.atMost >= 0 {
		rt.room = true
		rt.slow = rt.slow || rt.on == nil
	}
	if c.covers(dst) {
		rt.on = nil
	}
	return rt, true
}

// mayGive reports whether what restricts two zones lets cards go from one to the other, and whether it always does.
func mayGive(z, dst *zone) (may, sure bool) {
	may, sure = lets(z.plays, dst)
	and := func(m, s bool) { may, sure = may && m, sure && s }
	and(lets(dst.only, z))
	if z.sheet.Kind == dsl.Foundations {
		and(lets(z.worry, dst))
	}
	return may, sure
}

// lets reports whether one of some restrictions speaks of a zone, and whether one always allows all its piles. Without
// restrictions everything is allowed.
func lets(rs []restriction, other *zone) (may, sure bool) {
	if len(rs) == 0 {
		return true, true
	}
	for i := range rs {
		if rs[i].piles.reaches(other) {
			may = true
			sure = sure || rs[i].piles.all(other) && rs[i].guard == always
		}
	}
	return may, sure
}

// leave reports how cards leave a zone for another: whether only ever alone, and whether a single one always may.
func (c *compiler) leave(z, dst *zone) (alone, single bool) {
	alone, single = true, leavesAlone(dst)
	for i := range z.moves {
		r := &z.moves[i]
		if !r.to.reaches(dst) {
			continue
		}
		if r.kind != unitOne && r.kind != unitPluck {
			alone = false
		}
		if r.kind == unitOne || r.kind == unitRun && c.anyLength(*r) { // one card is always a sequence
			single = single || r.to.all(dst) && r.guard == always && r.uses < 0
		}
	}
	return alone, single
}

// linesOf gives a route the lines by which a zone takes cards from another, and, where these fix it, the cards that go on
// each other.
func (c *compiler) linesOf(rt *route, z, dst *zone) {
	fixed, far := true, false
	rt.onEmpty = true
	on := &[64]cards.Mask{}
	for i := range dst.arrive {
		a := &dst.arrive[i]
		if !a.from.reaches(z) {
			continue
		}
		rt.lines = append(rt.lines, int16(i))
		far = far || a.from.all(z)
		rt.onEmpty = rt.onEmpty && !a.onCards
		if !a.from.all(z) || a.uses >= 0 || a.size != 0 || a.seq >= 0 || a.whole || a.guard >= 0 && !a.static || a.loose {
			fixed, rt.slow = false, true
		}
		if a.all && !leavesAlone(dst) {
			rt.unit = nil // which cards come is asked of each
		}
		if a.guard >= 0 || a.order != nil || a.phrase >= 0 && c.phrases[a.phrase].sort == ofParts {
			fixed = false
		}
		if !fixed {
			continue
		}
		m := fill(c.mask)
		if a.phrase >= 0 {
			m = *c.phrases[a.phrase].table
		}
		if a.onCards {
			for k := range m {
				on[k] |= m[k]
			}
		}
		if a.onEmpty && (a.phrase < 0 || c.phrases[a.phrase].sort == constant) {
			on[noTop] |= m[0] // else it is a relation to nothing
		}
	}
	if fixed {
		rt.on = on
	}
	if !far {
		rt.near = c.near(rt, z, dst)
	}
}

// near lists for each pile of a zone those of another that some line of a route between them speaks of.
func (c *compiler) near(rt *route, z, dst *zone) [][]uint8 {
	near := make([][]uint8, dst.n)
	for p := range near {
		for _, q := range c.self[z.first : z.first+z.n] {
			if slices.ContainsFunc(rt.lines, func(i int16) bool { return dst.arrive[i].from.has(dst.first+p, int(q)) }) {
				near[p] = append(near[p], q)
			}
		}
	}
	return near
}

// onlyRun is the relation of the runs of a zone, if nothing else of several cards ever leaves its piles.
func (c *compiler) onlyRun(z *zone) *cards.Table {
	var run *cards.Table
	for i := range z.moves {
		switch r := &z.moves[i]; {
		case r.kind == unitOne || r.kind == unitPluck:
		case r.kind != unitRun || run != nil || c.seqs[r.seq].phrase < 0 || c.phrases[c.seqs[r.seq].phrase].sort != byTop:
			return nil
		default:
			run = c.phrases[c.seqs[r.seq].phrase].table
		}
	}
	return run
}

// onlyUnit is the one line by which several cards of a zone move, if it asks nothing but that they are a sequence.
func (c *compiler) onlyUnit(z, dst *zone) *unitRule {
	var only *unitRule
	for i := range z.moves {
		r := &z.moves[i]
		if r.kind == unitOne {
			continue
		}
		plain := r.kind == unitAny || r.kind == unitRun && c.anyLength(*r)
		if only != nil || !plain || !r.to.all(dst) || r.guard >= 0 || r.uses >= 0 {
			return nil
		}
		only = r
	}
	if leavesAlone(dst) {
		return nil
	}
	return only
}

// compileFree finds the `by free` lines whose spaces take any card from anywhere at any time, so that how many cards they let go
// does not depend on which.
func (c *compiler) compileFree() {
	for i := range c.zones {
		for j := range c.zones[i].moves {
			r := &c.zones[i].moves[j]
			r.open = true
			for _, f := range r.free {
				for _, p := range f.piles {
					r.open = r.open && (f.cells || c.alwaysOpen(&c.zones[c.piles[p].zone]))
				}
			}
		}
	}
}

// alwaysOpen reports whether an empty pile of a zone takes any card from any pile at any time.
func (c *compiler) alwaysOpen(z *zone) bool {
	return len(z.only) == 0 && slices.ContainsFunc(z.arrive, func(a arrival) bool {
		return a.onEmpty && a.from == nil && a.uses < 0 && a.guard == always && a.phrase >= 0 && c.anyCard(a.phrase)
	})
}

func fill(m cards.Mask) cards.Table {
	var t cards.Table
	for k := range t {
		t[k] = m
	}
	return t
}
