package interp

// This file works out phrases: which cards a rule means in a position.

import (
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// ofCards reports whether a phrase asks each card where it lies, and so has no mask.
func (ph *phrase) ofCards() bool {
	for i := range ph.parts {
		if k := ph.parts[i].kind; k == partHome || k == partPlayable {
			return true
		}
	}
	return false
}

// mask is the set of cards that a phrase means, on a top or in relation to a card; ref is rules.None where there
// is none.
func (s *State) mask(n int32, ref cards.Kind, c *ctx) cards.Mask {
	ph := &s.g.phrases[n]
	switch ph.sort {
	case constant:
		return ph.mask
	case byTop:
		if ref == rules.None {
			return 0
		}
		return ph.table[ref]
	}
	var m cards.Mask
	for i := range ph.parts {
		pt := &ph.parts[i]
		x := s.partMask(pt, ref, c)
		if pt.minus {
			m &^= x
		} else {
			m |= x
		}
	}
	return m
}

func (s *State) partMask(pt *part, ref cards.Kind, c *ctx) cards.Mask {
	switch pt.kind {
	case partTable:
		i, ok := s.index(pt.dims, c)
		if !ok || ref == rules.None && pt.zone != 0 {
			return 0
		}
		if ref == rules.None {
			ref = 0
		}
		return pt.tables[i][ref]
	case partFirst:
		b := s.base(pt.zone)
		if b == 0 {
			return s.g.mask
		}
		return s.g.rankMask[b]
	case partValue:
		v, ok := s.value(pt.node, c)
		if !ok {
			return 0
		}
		if pt.suits {
			return s.g.suitMask[rules.Wrap(v, len(s.g.pack.Suits))]
		}
		if v < 1 || v > len(s.g.pack.Order) {
			return 0
		}
		return s.g.rankMask[v]
	case partRelation:
		i, ok := s.index(pt.dims, c)
		list, ok2 := s.resolve(pt.place, c)
		if !ok || !ok2 {
			return 0
		}
		var m cards.Mask
		pl := &s.g.places[pt.place]
		for _, p := range list {
			lo, hi := s.span(pl, int(p), c)
			if pl.end == 0 && pl.of != ofLayer { // a pile is compared by its top
				lo = max(lo, hi-1)
			}
			if lo < hi {
				m |= pt.tables[i][s.at(int(p), lo).Kind()]
			}
		}
		return m
	case partOneWay:
		return s.oneWay(pt, ref, c)
	}
	return 0
}

// index finds the table of a part.
func (s *State) index(dims []dim, c *ctx) (int, bool) {
	i := 0
	for k := range dims {
		d := &dims[k]
		v := 0
		switch d.by {
		case byPile:
			v = int(c.pile)
		case byBase:
			v = s.base(d.arg)
		case byCounter:
			v = int(s.ints[intCounters+d.arg])
		case byPass:
			v = int(s.ints[intPass])
		}
		v -= d.low
		if v < 0 {
			return 0, false
		}
		i += min(v, d.size-1) * d.stride
	}
	return i, true
}

// oneWay is a relation up or down that keeps the direction a pile, or the whole zone, has begun.
func (s *State) oneWay(pt *part, ref cards.Kind, c *ctx) cards.Mask {
	i, ok := s.index(pt.dims, c)
	if !ok || ref == rules.None || c.pile < 0 {
		return 0
	}
	way := s.way(pt, i, int(c.pile))
	if pt.all && way == 0 {
		z := &s.g.zones[pt.zone]
		for p := z.first; p < z.first+z.n && way == 0; p++ {
			way = s.way(pt, i, p)
		}
	}
	var m cards.Mask
	if way >= 0 {
		m |= pt.tables[i][ref]
	}
	if way <= 0 {
		m |= pt.down[i][ref]
	}
	return m
}

// way is the direction that the last two cards of a pile go: 1 up, -1 down, 0 none.
func (s *State) way(pt *part, i, p int) int {
	n := int(s.n[p])
	if n < 2 {
		return 0
	}
	a, b := s.at(p, n-2).Kind(), s.at(p, n-1).Kind()
	up, down := pt.tables[i][a].Has(b), pt.down[i][a].Has(b)
	switch {
	case up && !down:
		return 1
	case down && !up:
		return -1
	}
	return 0
}

// matches asks one card of a pile whether a phrase means it.
func (s *State) matches(ph *phrase, k cards.Kind, p, i int, c *ctx) bool {
	hit := false
	for j := range ph.parts {
		pt := &ph.parts[j]
		var x bool
		switch pt.kind {
		case partHome:
			x = s.cardHome(k, p)
		case partPlayable:
			x = i == int(s.n[p])-1 && s.playable(p, pt.place, c)
		default:
			x = s.partMask(pt, c.card, c).Has(k)
		}
		if x {
			hit = !pt.minus
		}
	}
	return hit
}

// base is the place of the rank fixed by the first card of a zone, or 0.
func (s *State) base(zone int32) int {
	z := &s.g.zones[zone]
	for p := z.first; p < z.first+z.n; p++ {
		if s.n[p] > 0 {
			return s.g.pack.Place(s.at(p, 0).Kind())
		}
	}
	return 0
}
