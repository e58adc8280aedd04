package machine

import (
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// This file answers which cards a phrase means at a moment. Most phrases are a set or a table that
// the compiler made; the others are parts, joined by `or` and `but`. An answer is a set of kinds,
// for one question then serves all cards of a pile, all piles, and a list of moves.

// Mask is the set of cards that a phrase means, on a top or in relation to a card; ref is
// rules.None where there is none.
func (s *State) Mask(n int32, ref cards.Kind, c *Ctx) cards.Mask {
	ph := &s.Game.Phrases[n]
	switch ph.Sort {
	case code.Constant:
		return ph.Mask
	case code.ByTop:
		if ref == rules.None {
			return 0
		}
		return ph.Table[ref]
	}
	var before, m cards.Mask
	for i := range ph.Parts {
		pt := &ph.Parts[i]
		x := s.partMask(pt, ref, c)
		if pt.Anew {
			before, m = before|m, 0
		}
		if pt.Minus {
			m &^= x
		} else {
			m |= x
		}
	}
	return before | m
}

// partMask is the set of cards that one part of a phrase means.
func (s *State) partMask(pt *code.Part, ref cards.Kind, c *Ctx) cards.Mask {
	switch pt.Kind {
	case code.PartTable:
		i, ok := s.index(pt.Dims, c)
		if !ok || ref == rules.None && pt.Zone != 0 {
			return 0
		}
		if ref == rules.None {
			ref = 0 // the table is the same on every card
		}
		return pt.Tables[i][ref]
	case code.PartFirst:
		b := s.Base(pt.Zone)
		if b == 0 {
			return s.Game.Mask // the first card fixes it, and may be any
		}
		return s.Game.RankMask[b]
	case code.PartValue:
		v, ok := s.value(pt.Node, c)
		if !ok {
			return 0
		}
		if pt.Suits {
			return s.Game.SuitMask[rules.Wrap(v, len(s.Game.Pack.Suits))]
		}
		if v < 1 || v > len(s.Game.Pack.Order) {
			return 0
		}
		return s.Game.RankMask[v]
	case code.PartRelation:
		i, ok := s.index(pt.Dims, c)
		list, ok2 := s.resolve(pt.Place, c)
		if !ok || !ok2 {
			return 0
		}
		var m cards.Mask
		pl := &s.Game.Places[pt.Place]
		for _, p := range list {
			lo, hi := s.span(pl, int(p), c)
			if pl.End == 0 && pl.Of != code.OfLayer { // a pile is compared by its top
				lo = max(lo, hi-1)
			}
			if lo < hi {
				m |= pt.Tables[i][s.At(int(p), lo).Kind()]
			}
		}
		return m
	case code.PartOneWay:
		return s.oneWay(pt, ref, c)
	}
	return 0
}

// index finds the table of a part: one of those that the compiler made for each combination of the
// numbers that it hangs on. A number beyond the last has the table of the last (the pass, which is
// counted on), one below the first has none (no pile).
func (s *State) index(dims []code.Dim, c *Ctx) (int, bool) {
	i := 0
	for k := range dims {
		d := &dims[k]
		v := 0
		switch d.By {
		case code.ByPile:
			v = int(c.Pile)
		case code.ByBase:
			v = s.Base(d.Arg)
		case code.ByCounter:
			v = int(s.Ints[IntCounters+d.Arg])
		case code.ByPass:
			v = int(s.Ints[IntPass])
		}
		v -= d.Low
		if v < 0 {
			return 0, false
		}
		i += min(v, d.Size-1) * d.Stride
	}
	return i, true
}

// oneWay is a relation up or down that keeps the direction a pile, or the whole zone, has begun.
// Where a board or a step lays piles of the zone both ways, one that goes neither gets no card by
// it: which pile stands first makes no difference.
func (s *State) oneWay(pt *code.Part, ref cards.Kind, c *Ctx) cards.Mask {
	i, ok := s.index(pt.Dims, c)
	if !ok || ref == rules.None || c.Pile < 0 {
		return 0
	}
	up, down := &pt.Tables[i], &pt.Down[i]
	goesUp, goesDown := s.way(up, down, int(c.Pile), 1)
	if pt.All && goesUp == goesDown {
		z := &s.Game.Zones[pt.Zone]
		goesUp, goesDown = s.way(up, down, z.First, z.N)
	}
	var m cards.Mask
	if !goesDown {
		m |= up[ref]
	}
	if !goesUp {
		m |= down[ref]
	}
	return m
}

// way is whether some of n piles goes up, by its last two cards, and whether some goes down.
func (s *State) way(up, down *cards.Table, first, n int) (goesUp, goesDown bool) {
	for p := first; p < first+n; p++ {
		if s.N[p&0xff] < 2 {
			continue
		}
		at := p<<s.Game.Shift + int(s.N[p&0xff])
		a, b := s.Cards[at-2].Kind()&63, s.Cards[at-1].Kind().Bit()
		u, d := up[a]&b, down[a]&b
		goesUp, goesDown = goesUp || u != 0 && d == 0, goesDown || d != 0 && u == 0
	}
	return goesUp, goesDown
}

// matches asks one card of a pile whether a phrase means it, where that hangs on the very card: two
// cards of a kind may be home and not. The parts are joined as in Mask, later ones over earlier.
func (s *State) matches(ph *code.Phrase, k cards.Kind, p, i int, c *Ctx) bool {
	hit := false
	for j := range ph.Parts {
		pt := &ph.Parts[j]
		var x bool
		if pt.Anew && hit {
			return true
		}
		switch pt.Kind {
		case code.PartHome:
			x = s.cardHome(k, p)
		case code.PartPlayable:
			x = i == int(s.N[p])-1 && s.playable(p, pt, c)
		default:
			x = s.partMask(pt, c.Card, c).Has(k)
		}
		if x {
			hit = !pt.Minus
		}
	}
	return hit
}

// Base is the place of the rank fixed by the first card of a zone, or 0. It is read off the table
// and kept nowhere: where the card leaves again the base is open again, without anything to take
// back.
func (s *State) Base(zone int32) int {
	z := &s.Game.Zones[zone]
	for p := z.First; p < z.First+z.N; p++ {
		if s.N[p] > 0 {
			return s.Game.Pack.Place(s.At(p, 0).Kind())
		}
	}
	return 0
}
