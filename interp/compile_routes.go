package interp

import (
	"slices"

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
			if rt, ok := c.routeTo(z, i, d); ok {
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
	switch z.sheet.Kind {
	case "discard":
		return false
	case "foundations":
		return len(z.worry) > 0
	case "stock":
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

// routeTo works out the route from one zone to another, if there can be one.
func (c *compiler) routeTo(z *zone, from, to int) (route, bool) {
	dst := &c.zones[to]
	rt := route{to: to, alone: true}
	static, empty := true, cards.Mask(0)
	if !dst.receives {
		return rt, false
	}
	restricted := func(rs []restriction, other *zone) (can, always bool) {
		if len(rs) == 0 {
			return true, true
		}
		for i := range rs {
			if rs[i].piles.reaches(other) {
				can = true
				if rs[i].piles.all(other) && rs[i].guard < 0 {
					always = true
				}
			}
		}
		return can, always
	}
	can, sure := restricted(z.plays, dst)
	if !can {
		return rt, false
	}
	rt.slow = rt.slow || !sure
	if z.sheet.Kind == "foundations" {
		can, sure = restricted(z.worry, dst)
		if !can {
			return rt, false
		}
		rt.slow = rt.slow || !sure
	}
	if can, sure = restricted(dst.only, z); !can {
		return rt, false
	}
	rt.slow = rt.slow || !sure
	// Units.
	single := leavesAlone(dst)
	for i := range z.moves {
		r := &z.moves[i]
		if !r.to.reaches(dst) {
			continue
		}
		if r.kind != unitOne && r.kind != unitPluck {
			rt.alone = false
		}
		if r.kind == unitOne && r.to.all(dst) && r.guard < 0 && r.uses < 0 {
			single = true
		}
		if r.kind == unitRun && r.to.all(dst) && r.guard < 0 && r.uses < 0 && c.seqs[r.seq] == (seq{phrase: c.seqs[r.seq].phrase}) {
			single = true // one card is always a sequence
		}
	}
	rt.slow = rt.slow || !single
	// Lines.
	var table cards.Table
	unitsOnly := true
	for i := range dst.arrive {
		a := &dst.arrive[i]
		if !a.from.reaches(z) {
			continue
		}
		rt.lines = append(rt.lines, int16(i))
		plain := a.from.all(z) && a.guard < 0 && a.uses < 0 && a.size == 0 && a.seq < 0 && !a.whole && a.order == nil && !a.loose
		if !plain {
			static = false
			if !a.from.all(z) || a.uses >= 0 || a.size != 0 || a.seq >= 0 || a.whole || a.guard >= 0 && !a.static || a.loose {
				rt.slow = true
			}
		}
		if a.seq >= 0 || a.size > 1 {
			unitsOnly = false
		}
		if a.phrase >= 0 && (c.phrases[a.phrase].sort == ofParts) {
			static = false
			continue
		}
		if !static {
			continue
		}
		m := fill(c.mask)
		if a.phrase >= 0 {
			m = *c.phrases[a.phrase].table
		}
		if a.onCards {
			for k := range table {
				table[k] |= m[k]
			}
		}
		if a.onEmpty && (a.phrase < 0 || c.phrases[a.phrase].sort == constant) {
			empty |= m[0] // else it is a relation to nothing
		}
	}
	if len(rt.lines) == 0 {
		return rt, false
	}
	if leavesAlone(dst) && unitsOnly {
		rt.alone = true
	}
	if dst.suits != nil {
		static = false
		rt.slow = true
	}
	if dst.fixedMax >= 0 || dst.full != nil || dst.fullBy != nil || dst.atMost >= 0 {
		rt.room = true
		if !static {
			rt.slow = true
		}
	}
	for p := dst.first; p < dst.first+dst.n; p++ {
		static = static && c.piles[p].covers == nil
	}
	if static {
		rt.on = &[64]cards.Mask{}
		copy(rt.on[:], table[:])
		rt.on[noTop] = empty
	}
	rt.unit = c.onlyUnit(z, dst)
	return rt, true
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
		plain := r.kind == unitAny || r.kind == unitRun && c.seqs[r.seq] == (seq{phrase: c.seqs[r.seq].phrase})
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
		return a.onEmpty && a.from == nil && a.uses < 0 && a.guard == always && a.phrase >= 0 &&
			c.phrases[a.phrase].sort == constant && c.phrases[a.phrase].mask&c.mask == c.mask
	})
}

func fill(m cards.Mask) cards.Table {
	var t cards.Table
	for k := range t {
		t[k] = m
	}
	return t
}
