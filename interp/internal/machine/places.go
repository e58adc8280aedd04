package machine

import (
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// This file answers which piles a place means now, and counts the cards that lie there.

// PlaceOf adds a place to those of the game and is its index.
func (g *Game) PlaceOf(p code.Place) int32 {
	g.Places = append(g.Places, p)
	return int32(len(g.Places) - 1)
}

// resolve works out the piles of a place; ok is false for a place that is not there. The list is
// valid until the outermost question is answered.
func (s *State) resolve(n int32, c *Ctx) (list []uint8, ok bool) {
	pl := &s.Game.Places[n]
	switch pl.Of {
	case code.OfPile:
		if c.Pile < 0 {
			return nil, false
		}
		list = s.Game.Self[c.Pile : c.Pile+1]
	case code.OfSource:
		if c.Source < 0 {
			return nil, false
		}
		list = s.Game.Self[c.Source : c.Source+1]
	case code.OfTaken:
		if c.taken == 0 {
			return nil, false
		}
		list = s.Game.Self[c.taken-1 : c.taken]
	case code.OfNeighbour:
		if c.Pile < 0 {
			return nil, false
		}
		q := s.neighbour(int(c.Pile), int(pl.Dx), int(pl.Dy))
		if q < 0 {
			return nil, false
		}
		list = s.Game.Self[q : q+1]
	case code.OfOwn:
		if c.Pile < 0 {
			return nil, false
		}
		if list = s.Game.own(int(c.Pile), &s.Game.Zones[pl.Zone]); list == nil {
			return nil, false
		}
	case code.OfLine:
		if c.Pile < 0 {
			return nil, false
		}
		list = pl.Piles
	case code.OfLayer:
		if c.Pile < 0 {
			return nil, false
		}
		z := &s.Game.Zones[pl.Zone]
		list = s.Game.Self[z.First : z.First+z.N]
	case code.OfEach:
		list = s.Game.Self[c.each : c.each+1]
	default:
		list = pl.Piles
	}
	if pl.Every() {
		return list, true // nothing is picked from it: no copy, mostly a slice of what was compiled
	}
	if len(s.scratch)+len(list) > cap(s.scratch) {
		s.scratch = make([]uint8, 0, 2*cap(s.scratch)+len(list))
	}
	// Lists stand one behind the other in one buffer, as a question asked inside another needs one
	// of its own. Where the buffer grows those that were found before keep the old one.
	start := len(s.scratch)
	there := false // a pile of such a number
	for _, p := range list {
		if pl.Numbered() && !s.numbered(pl, int(p), c) {
			continue
		}
		there = true
		switch {
		case pl.Empty && s.N[p] > 0:
			continue
		case pl.Nonempty && s.N[p] == 0:
			continue
		case pl.Other && int16(p) == c.Pile:
			continue
		case pl.Of == code.OfLine && !s.Game.inLineOf(pl, int(c.Pile), int(p)):
			continue
		}
		s.scratch = append(s.scratch, p)
	}
	list = s.scratch[start:len(s.scratch):len(s.scratch)] // nobody appends over the next list
	if pl.Numbered() && !there {
		return nil, false
	}
	if pl.Pick == rules.AllOfThem {
		return list, true
	}
	at := s.Game.picked(pl.Pick, list, int(c.Pile))
	if at < 0 {
		return nil, false
	}
	return list[at : at+1], true
}

// picked is which one of some piles is meant, as seen from a pile, or -1.
func (g *Game) picked(which rules.Pick, list []uint8, from int) int {
	switch {
	case len(list) == 0 || which == rules.TheNearest && from < 0:
		return -1
	case which == rules.TheFirst:
		return 0
	case which == rules.TheLast:
		return len(list) - 1
	}
	// By the number of piles between: 1 to the right, 1 to the left, 2 to the right, and so on.
	far := func(p uint8) int {
		n := int(g.Piles[p].Number) - int(g.Piles[from].Number)
		return max(2*n-1, -2*n) // that on the right is nearer
	}
	best := 0
	for i, p := range list {
		if far(p) < far(list[best]) {
			best = i
		}
	}
	return best
}

// numbered reports whether a pile has one of the numbers that play tells.
func (s *State) numbered(pl *code.Place, p int, c *Ctx) bool {
	q := &s.Game.Piles[p]
	return s.within(pl.Numbers, int(q.Number), c) && s.within(pl.Rows, int(q.Row), c) &&
		s.within(pl.Columns, int(q.Column), c)
}

// within reports whether a number lies in one of some spans; it does if there are none.
func (s *State) within(spans []code.Span, n int, c *Ctx) bool {
	for _, sp := range spans {
		lo, ok := s.value(sp.From, c)
		hi, too := s.value(sp.To, c)
		if ok && too && lo <= n && n <= hi {
			return true
		}
	}
	return len(spans) == 0
}

// own is the piles of a zone that `own` means, seen from a pile; nil if there is none.
func (g *Game) own(from int, z *code.Zone) []uint8 {
	number, piles := int(g.Piles[from].Number), g.ZoneOf(from).N
	first, last := number, number
	if piles != z.N {
		var ok bool
		if first, last, ok = rules.Own(number, piles, z.N); !ok {
			return nil
		}
	}
	return g.Self[z.First+first-1 : z.First+last]
}

// inLineOf reports whether a pile is one of a place ofLine, seen from another.
func (g *Game) inLineOf(pl *code.Place, from, p int) bool {
	a, b := &g.Piles[from], &g.Piles[p]
	in := a.Row == b.Row
	if pl.Column {
		in = a.Column == b.Column
	}
	return in != pl.Rest
}

// count answers how many cards or spaces there are.
func (s *State) count(ct *code.Count, c *Ctx) (v, ok bool) {
	want, ok := 0, true
	if !ct.All {
		want, ok = s.value(ct.N, c)
		if !ok {
			return false, false
		}
	}
	if ct.All {
		m := s.Mask(ct.Phrase, c.Card, c)
		want = s.Game.HowMany(m)
	}
	enough := want // when so many are counted the answer is known
	if ct.AtMost && !ct.All {
		enough++
	}
	n, there := 0, false
	for i, pi := range ct.Places {
		list, ok := s.resolve(pi, c)
		if !ok {
			continue
		}
		there = true
		if n += s.countIn(ct, i, list, enough-n, c); n >= enough {
			break
		}
	}
	if !there {
		return false, false
	}
	return (n >= enough) != (ct.AtMost && !ct.All), true
}

// span is which cards of a pile a place means: all, one end, or those at the height of a layer.
func (s *State) span(pl *code.Place, p int, c *Ctx) (lo, hi int) {
	n := int(s.N[p])
	switch {
	case pl.Of == code.OfLayer: // where a card would come to lie on the pile of the rule
		h := int(s.N[c.Pile])
		return min(h, n), min(h+1, n)
	case pl.End > 0:
		return max(0, n-1), n
	case pl.End < 0:
		return 0, min(n, 1)
	}
	return 0, n
}

// counted reports whether a card of a pile, or the pile itself as a space (at < 0), has been
// counted in one of the first places of a count.
func (s *State) counted(ct *code.Count, before, p, at int, c *Ctx) bool {
	keep := s.scratch
	defer func() { s.scratch = keep }()
	for _, pi := range ct.Places[:before] {
		list, ok := s.resolve(pi, c)
		if !ok || !Contains(list, uint8(p)) {
			continue
		}
		if lo, hi := s.span(&s.Game.Places[pi], p, c); at < 0 || lo <= at && at < hi {
			return true
		}
	}
	return false
}

// countIn counts in one of the places, what is in an earlier one as well aside: `cards in tableau
// or pile` counts each card once. Only where the compiler saw that places may overlap is that
// asked. It need not count on when it has enough.
func (s *State) countIn(ct *code.Count, place int, list []uint8, enough int, c *Ctx) int {
	pl, before := &s.Game.Places[ct.Places[place]], place
	if !ct.Overlap {
		before = 0
	}
	n := 0
	if ct.Spaces {
		for _, p := range list {
			if s.N[p] == 0 && s.Game.isSpace(s, int(p)) && !s.counted(ct, before, int(p), -1, c) {
				n++
			}
		}
		return n
	}
	var m cards.Mask
	var slow *code.Phrase
	if ct.Phrase >= 0 {
		if ph := &s.Game.Phrases[ct.Phrase]; ph.OfCards() {
			slow = ph
		} else {
			m = s.Mask(ct.Phrase, c.Card, c)
		}
	}
	if pl.End > 0 && pl.Of != code.OfLayer && before == 0 && ct.Phrase >= 0 && slow == nil {
		for _, p := range list {
			if top := s.Top[p]; top != none && m.Has(top.Kind()) && !(ct.Seen && top.Down()) {
				n++
			}
		}
		return n
	}
	ofTops := slow != nil && slow.OfTops()
	for _, p := range list {
		if n >= enough {
			break
		}
		lo, hi := s.span(pl, int(p), c)
		switch {
		case ct.Phrase < 0 && before == 0:
			n += hi - lo
			continue
		case ofTops:
			lo = max(lo, int(s.N[p])-1)
		}
		for i := lo; i < hi; i++ {
			k := s.At(int(p), i).Kind()
			if ct.Seen && s.At(int(p), i).Down() {
				continue
			}
			if before > 0 && s.counted(ct, before, int(p), i, c) {
				continue
			}
			if ct.Phrase < 0 || slow == nil && m.Has(k) || slow != nil && s.matches(slow, k, int(p), i, c) {
				n++
			}
		}
	}
	return n
}

// Fresh begins to ask something anew: lists of piles that were found before are not looked at any
// more.
func (s *State) Fresh() { s.scratch = s.scratch[:0] }
