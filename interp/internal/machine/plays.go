package machine

import (
	"math/bits"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// Which cards may be played from zone to zone, listed route by route.

// A Source is a zone from which cards are played, with the zones they may go to.
type Source struct {
	Zone   int
	First  int // at most 64 piles of the zone
	N      int
	Alone  bool    // only top cards ever leave
	Whole  bool    // several cards leave only as all that lie face up
	Pluck  bool    // single cards leave from under others,
	Plucks []uint8 // perhaps from these piles
	Plain  bool    // no pile is ever covered, and the tops lie face up
	Simple bool    // besides, only tops ever leave, and no route has to be told from which piles
	Routes []Route
}

// A Route leads from one zone to another.
type Route struct {
	To    int
	Alone bool // only top cards go this way
	Slow  bool // every candidate is asked in full
	Back  bool // a play may change nothing, and has to be made to see
	Lines []int16
	Room  bool // the length of the pile bounds what comes

	OnEmpty bool // nothing comes but to empty piles

	Near  [][]uint8   // by pile: the sources that some line speaks of; nil if that is all of them
	Among *code.Reach // those of them whose cards its condition may let come; nil if that is all of them

	// By holds for each pile the cards that may come to it by the card on top of it, under NoTop
	// those for an empty pile, as far as that is fixed: what the lines of Asks let come is to be
	// added, those for piles with cards and those for empty ones. On is the same for all piles, if
	// nothing has to be asked.
	By    []*[64]cards.Mask
	On    *[64]cards.Mask
	Asks  [2][]int16
	Sure  bool           // nothing has to be asked, neither of the piles nor of a candidate
	Even  bool           // what is asked of one empty pile is so of all
	Tops  []*cards.Table // with Near, by line: which tops of sources it lets come by the top; nil if not fixed
	Suits []cards.Mask   // by pile, of cards that may come there; nil if not said
	Unit  *code.UnitRule // the one line by which units of several cards go this way, if nothing else is to be asked
}

// NoRoute stands where no line lets cards go from a zone to another.
var NoRoute = &Route{}

// NoTop is the entry of a table of a route for an empty pile: none without its face bit and the bit
// above kinds.
const NoTop = none & 63

// Plays lists the plays out of one zone.
func (s *State) Plays(src *Source, buf []Move) []Move {
	g := s.Game
	z := &g.Zones[src.Zone]
	f := &s.Found
	onto, before := s.UsedOn(src.Zone), len(buf)
	var tops, units cards.Mask
	switch {
	case !src.Simple || g.Dups && f.distinct:
		tops, units = s.offers(src)
	case g.Dups:
		tops = s.enlistTops(src)
	default:
		for _, c := range s.Top[src.First : src.First+src.N] {
			tops |= cards.Mask(^c>>7) << (c & 63)
		}
	}
	units |= tops
	if tops == 0 && !src.Pluck {
		return buf
	}
	if z.Sheet.Kind != dsl.Foundations {
		f.Offered |= units
	}
	for r := range src.Routes {
		rt := &src.Routes[r]
		if onto >= 0 && rt.To != int(g.Piles[onto].Zone) {
			continue
		}
		have := units
		if rt.Alone {
			have = tops
		}
		switch {
		case rt.Sure:
			buf = s.quick(src, rt, have, onto, buf)
		case rt.Near != nil:
			buf = s.nearby(src, rt, onto, buf)
		default:
			buf = s.thorough(src, rt, have, onto, buf)
		}
	}
	if src.Pluck {
		buf = s.plucks(src, buf)
	}
	if f.Loan != 0 && onto < 0 {
		more := slices.DeleteFunc(buf[before:], func(m Move) bool { return !s.Follows(m, f.Loan) })
		buf = buf[:before+len(more)]
	}
	return buf
}

// offers is the cards on top of the piles of a source that may leave, and those that could be the
// lowest of several; where they lie is put down.
func (s *State) offers(src *Source) (tops, units cards.Mask) {
	g := s.Game
	z := &g.Zones[src.Zone]
	give, distinct := uint64(0), g.Dups && s.Found.distinct && z.Symmetric
	for i, c := range s.Top[src.First : src.First+src.N] {
		p := src.First + i
		if c.Down() && (c == none || !z.Open) {
			continue
		}
		if !src.Plain && g.Piles[p].Covers != nil && s.covered(p) {
			continue
		}
		if distinct && tops.Has(c.Kind()) && s.twin(z, p, -1) {
			continue
		}
		give |= 1 << (i & 63)
		tops |= c.Kind().Bit()
		switch {
		case !src.Alone:
			units |= s.offer(src, p, units)
		case g.Dups:
			units |= s.enlist(p<<g.Shift+int(s.N[p&0xff])-1, c.Kind(), units)
		}
	}
	s.Found.give = give
	return tops, units
}

// offer is the set of cards of a pile that could be the lowest of what leaves it, where that may be
// several. In a game of several packs they are enlisted, with those that were before them.
func (s *State) offer(src *Source, p int, before cards.Mask) cards.Mask {
	top := p<<s.Game.Shift + int(s.N[p])
	u := s.Units[top]
	most, m := max(1, u.most()), s.Cards[top-1].Kind().Bit()
	if src.Whole {
		m |= s.Cards[top-most].Kind().Bit()
	} else {
		m |= u.kinds()
	}
	if !s.Game.Dups {
		return m
	}
	for n := 1; n <= most; n++ {
		if src.Whole && n > 1 {
			n = most
		}
		before |= s.enlist(top-n, s.Cards[top-n].Kind(), before)
	}
	return m
}

// enlist adds a place to the list of those with an equal card; before are the cards that have one.
func (s *State) enlist(place int, k cards.Kind, before cards.Mask) cards.Mask {
	next := int32(nowhere)
	if before.Has(k) {
		next = s.Where[k&63]
	}
	s.next[place], s.Where[k&63] = next, int32(place)
	return k.Bit()
}

// enlistTops enlists the tops of a simple source.
func (s *State) enlistTops(src *Source) (tops cards.Mask) {
	first, shift := src.First, s.Game.Shift
	for i, c := range s.Top[first : first+src.N] {
		if c.Down() {
			continue
		}
		place := int32((first+i)<<shift + int(s.N[(first+i)&0xff]) - 1)
		next, bit := int32(nowhere), cards.Mask(1)<<(c&63)
		if tops&bit != 0 {
			next = s.Where[c&63]
		}
		s.next[place], s.Where[c&63] = next, place
		tops |= bit
	}
	return tops
}

// nowhere ends the list of places where cards of a kind lie.
const nowhere = -1

// from is the pile of which a card of a place is the lowest that leaves it, and with how many.
func (s *State) from(place int32) (q, n int) {
	q = int(place) >> s.Game.Shift
	return q, q<<s.Game.Shift + int(s.N[q&0xff]) - int(place)
}

// twin reports whether an earlier pile of the zone, other than one given, is equal to a pile.
func (s *State) twin(z *code.Zone, p, but int) bool {
	h, n := s.Chain[p<<s.Game.Shift+int(s.N[p])], s.N[p]
	for q := z.First; q < p; q++ {
		if s.N[q] == n && q != but && s.Chain[q<<s.Game.Shift+int(n)] == h {
			return true
		}
	}
	return false
}

// quick lists the plays along a route on which acceptance is fixed by two cards and the pile; to
// one pile, if onto is not -1.
func (s *State) quick(src *Source, rt *Route, have cards.Mask, onto int, buf []Move) []Move {
	dst := &s.Game.Zones[rt.To]
	spaces := spacesTaken{}
	s.Found.most = -1
	first, end := dst.Piles(onto)
	within := src.Zone == rt.To && dst.Symmetric
	single := !s.Game.Dups && (src.Alone || rt.Alone) // each card lies on top of one pile
	single = single && !rt.Back && !(within && dst.Followed)
	for ; first < end; first += 64 {
		// Which piles take something is found out without a branch, as that is hard to foresee.
		hits, tops := uint64(0), s.Top[first:min(first+64, end)]
		if on := rt.On; on != nil {
			for i, c := range tops {
				m := uint64(on[c&63] & have)
				hits |= (m | -m) >> 63 << (i & 63)
			}
		} else {
			by := rt.By[first-dst.First:]
			for i, c := range tops {
				m := uint64(by[i][c&63] & have)
				hits |= (m | -m) >> 63 << (i & 63)
			}
		}
		for ; hits != 0; hits &= hits - 1 {
			p := first + bits.TrailingZeros64(hits)
			c := s.Top[p&0xff]
			if c == none {
				if spaces.had {
					buf = s.likeSpace(&spaces, p, buf)
					continue
				}
				spaces = s.firstSpace(rt, dst, len(buf))
				s.Found.onSpace = -1
			}
			m := rt.By[p-dst.First][c&63] & have
			switch {
			case rt.Room && s.IsFull(p): // as an empty one may be, too, that takes no card at all
			case single:
				for ; m != 0; m &= m - 1 {
					q := int(s.Where[bits.TrailingZeros64(uint64(m))&63]) >> s.Game.Shift
					if q != p && !(within && c == none && s.N[q&0xff] == 1) { // to another space: nothing changes
						buf = append(buf, PlayMove(q, p, 1))
					}
				}
			default:
				buf = s.playsTo(src, rt, dst, p, m, buf)
			}
			if c == none {
				spaces.end = len(buf)
			}
		}
	}
	return buf
}

// spacesTaken is where the plays to the first space of a zone stand in a list, whose piles are
// interchangeable.
type spacesTaken struct {
	had        bool
	begin, end int
}

// firstSpace begins the plays to the first space of a zone along a route, of a list of such a
// length. A play that has to be made to see what it changes may do something else at another space:
// what is filled at once may be filled from there in their order.
func (s *State) firstSpace(rt *Route, z *code.Zone, listed int) spacesTaken {
	return spacesTaken{z.Symmetric && (s.Found.distinct || !rt.Back), listed, listed}
}

// likeSpace lists the plays to a space that are those to the first one; a search needs no more than
// that.
func (s *State) likeSpace(sp *spacesTaken, p int, buf []Move) []Move {
	if s.Found.distinct {
		return buf
	}
	for _, m := range buf[sp.begin:sp.end] {
		buf = append(buf, m.Target(p))
	}
	return buf
}

// playsTo lists the plays to a pile, along a route that need not be asked in full, of units that
// have one of some cards below.
func (s *State) playsTo(src *Source, rt *Route, dst *code.Zone, p int, m cards.Mask, buf []Move) []Move {
	g := s.Game
	empty, within := s.N[p] == 0, src.Zone == rt.To && dst.Symmetric
	equals := g.Dups && s.Found.distinct && dst.Symmetric && !empty // equal piles are looked for
	plain := within && !dst.Followed && !rt.Back
	asks := rt.Back || within && (dst.Followed || rt.On == nil)
	asks = asks || within && g.Dups && !empty
	for ; m != 0; m &= m - 1 {
		for o := s.Where[bits.TrailingZeros64(uint64(m))&63]; o != nowhere; o = s.next[o] {
			q, n := s.from(o)
			switch {
			case q == p || n > 1 && (rt.Alone || !s.carries(rt, q, p, n)):
			case plain && empty && int(s.N[q]) == n: // to another space: nothing changes
			case equals && s.twin(dst, p, q):
			case asks && (rt.Back || s.N[p] == s.N[q]-uint16(n)) && s.pointless(s.Unit(q, n), p):
			default:
				buf = append(buf, PlayMove(q, p, n))
			}
		}
	}
	return buf
}

// carries reports whether a unit of several cards may go along a quick route.
func (s *State) carries(rt *Route, q, p, n int) bool {
	if rt.Unit == nil {
		u := s.Unit(q, n)
		return s.MayLeave(u, p, false) && s.mayArrive(u, p)
	}
	if rt.Room {
		if m := s.Game.Capacity(s, p); m >= 0 && int(s.N[p])+n > m {
			return false
		}
	}
	r := rt.Unit
	if r.Free == nil {
		return true
	}
	if !r.Open {
		return n <= s.FreeCap(r, q, p)
	}
	most := &s.Found.most
	if s.N[p] == 0 {
		most = &s.Found.onSpace
	}
	if *most < 0 {
		*most = s.FreeCap(r, q, p)
	}
	return n <= *most
}

// thorough lists the plays along a route whose lines are asked of each pile, and, if it is slow, in
// full of every candidate; to one pile, if onto is not -1.
func (s *State) thorough(src *Source, rt *Route, have cards.Mask, onto int, buf []Move) []Move {
	dst := &s.Game.Zones[rt.To]
	spaces, empty, asked := spacesTaken{}, cards.Mask(0), false
	s.Found.most = -1
	first, end := dst.Piles(onto)
	for p := first; p < end; p++ {
		space := s.N[p&0xff] == 0
		var m cards.Mask
		switch {
		case !space:
			if rt.OnEmpty {
				continue
			}
			m = s.Accepts(rt, p, have)
		case spaces.had:
			buf = s.likeSpace(&spaces, p, buf)
			continue
		default:
			spaces = s.firstSpace(rt, dst, len(buf))
			s.Found.onSpace = -1
			if !asked {
				empty, asked = s.takenBySome(dst, rt.Asks[1], p, have), rt.Even
			}
			m = empty | rt.By[p-dst.First][NoTop]
		}
		if rt.Suits != nil {
			m &= rt.Suits[p-dst.First]
		}
		switch m &= have; {
		case m == 0 || rt.Room && s.IsFull(p):
		case !rt.Slow:
			buf = s.playsTo(src, rt, dst, p, m, buf)
		default:
			buf = s.candidates(rt, dst, p, m, buf)
		}
		if space {
			spaces.end = len(buf)
		}
	}
	return buf
}

// candidates lists the plays to a pile of units that have one of some cards below, each asked in
// full.
func (s *State) candidates(rt *Route, dst *code.Zone, p int, m cards.Mask, buf []Move) []Move {
	for ; m != 0; m &= m - 1 {
		for o := s.Where[bits.TrailingZeros64(uint64(m))&63]; o != nowhere; o = s.next[o] {
			if q, n := s.from(o); (n == 1 || !rt.Alone) && rt.Among.Has(p, q) {
				buf = s.candidate(dst, q, p, n, buf)
			}
		}
	}
	return buf
}

// nearby is thorough along a route on which every pile takes cards from few others.
func (s *State) nearby(src *Source, rt *Route, onto int, buf []Move) []Move {
	f := &s.Found
	dst := &s.Game.Zones[rt.To]
	hadEmpty := false
	first, end := dst.Piles(onto)
	for p := first; p < end; p++ {
		if s.N[p] == 0 {
			if hadEmpty {
				continue
			}
			hadEmpty = f.distinct && dst.Symmetric
		}
		for _, q := range rt.Near[p-dst.First] {
			i := int(q) - src.First
			if uint(i) >= uint(src.N) || f.give>>(i&63)&1 == 0 || !s.fit(dst, rt, p, int(q)) {
				continue
			}
			most := 1
			if !rt.Alone && !src.Alone {
				most = s.Longest(int(q))
			}
			for n := 1; n <= most; n++ {
				if n > 1 && src.Whole {
					n = most
				}
				buf = s.candidate(dst, int(q), p, n, buf)
			}
		}
	}
	return buf
}

// fit reports whether some line of a route may let cards come from a pile to another, as far as
// their tops tell.
func (s *State) fit(dst *code.Zone, rt *Route, p, q int) bool {
	onto, top := s.Top[p].Kind(), s.Top[q].Kind()
	for j, i := range rt.Lines {
		a, tops := &dst.Arrive[i], rt.Tops[j]
		if !a.At.Has(p) || !a.From.Has(p, q) {
			continue
		}
		if tops == nil || s.N[p] > 0 && tops[onto].Has(top) {
			return true
		}
	}
	return false
}

// candidate appends the play of the top n cards of a pile to another if it is legal.
func (s *State) candidate(dst *code.Zone, q, p, n int, buf []Move) []Move {
	if q == p {
		return buf
	}
	equals := s.Found.distinct && s.Game.Dups // equal piles are looked for
	if equals && dst.Symmetric && s.N[p] > 0 && s.twin(dst, p, q) {
		return buf
	}
	if u := s.Unit(q, n); s.MayLeave(u, p, false) && s.mayArrive(u, p) && !s.pointless(u, p) {
		buf = append(buf, PlayMove(q, p, n))
	}
	return buf
}

// Accepts is the set of lowest cards, of some that are there, that the lines of a route may let
// come to a pile, its suit aside: not too few, perhaps too many where the route is slow.
func (s *State) Accepts(rt *Route, p int, have cards.Mask) cards.Mask {
	asks, dst := rt.Asks[0], &s.Game.Zones[rt.To]
	if s.N[p&0xff] == 0 {
		asks = rt.Asks[1]
	}
	m := rt.By[p-dst.First][s.Top[p&0xff]&63] & have
	if len(asks) > 0 {
		m |= s.takenBySome(dst, asks, p, have)
	}
	return m
}

// takenBySome is what some lines of a zone let come to a pile.
func (s *State) takenBySome(dst *code.Zone, lines []int16, p int, have cards.Mask) (m cards.Mask) {
	for _, i := range lines {
		m |= s.takenBy(&dst.Arrive[i], p, have&^m)
	}
	return m
}

// takenBy is the set of lowest cards, of some, that one line may let come to a pile: not too few.
func (s *State) takenBy(a *code.Arrival, p int, some cards.Mask) cards.Mask {
	c := Ctx{Card: rules.None, Pile: int16(p), Source: -1}
	empty := s.N[p] == 0
	if !a.On(empty) || !a.At.Has(p) {
		return 0
	}
	m := a.Lowest & some
	if m != 0 && !a.Loose {
		ref := rules.None
		if !empty {
			ref = s.Top[p].Kind()
			m &= s.most(a, ref)
		}
		if m != 0 {
			m &= s.Arriving(a, p, ref, &c)
		}
	}
	if m == 0 || a.OfPile && !s.Test(a.Guard, &c) {
		return 0
	}
	return m
}

// most is the set of cards that a line may ever let come on a card, as far as tables tell that.
func (s *State) most(a *code.Arrival, top cards.Kind) cards.Mask {
	if a.Phrase >= 0 {
		if most := s.Game.Phrases[a.Phrase].Most; most != nil {
			return most[top&63]
		}
	}
	return ^cards.Mask(0)
}

// plucks lists the plays of single cards from inside the piles of a zone.
func (s *State) plucks(src *Source, buf []Move) []Move {
	z := &s.Game.Zones[src.Zone]
	plucks := func(r code.UnitRule) bool { return r.Kind == code.UnitPluck && !s.UsedUp(r.Uses) }
	if !slices.ContainsFunc(z.Moves, plucks) {
		return buf
	}
	takes, wanted := s.wanted()
	for _, q := range src.Plucks {
		q := int(q)
		if s.Found.distinct && s.Game.Dups && z.Symmetric && s.twin(z, q, -1) {
			continue
		}
		for pos := 0; pos < int(s.N[q])-1; pos++ {
			if c := s.At(q, pos); !c.Down() && wanted.Has(c.Kind()) {
				buf = s.pluck(s.unitAt(q, pos), takes, buf)
			}
		}
	}
	return buf
}

// pluck lists the plays of one card from inside a pile, to piles that may take it.
func (s *State) pluck(u Unit, takes []cards.Mask, buf []Move) []Move {
	for i := range s.Game.Zones {
		dst := &s.Game.Zones[i]
		hadEmpty := false
		for p := dst.First; p < dst.First+dst.N; p++ {
			if s.N[p] == 0 {
				if hadEmpty && s.Found.distinct && dst.Symmetric {
					continue
				}
				hadEmpty = true
			}
			if p != u.Pile && dst.Receives && takes[p].Has(u.Card) && s.MayLeave(u, p, true) && s.mayArrive(u, p) {
				if m := PluckMove(u.Pile, u.Pos, p); !s.pointlessPluck(m) {
					buf = append(buf, m)
				}
			}
		}
	}
	return buf
}

// wanted is for each pile the cards that may come to it, as far as its top tells, and all those
// cards together.
func (s *State) wanted() (takes []cards.Mask, all cards.Mask) {
	f := &s.Found
	f.takes = f.takes[:0]
	for i := range s.Game.Zones {
		dst := &s.Game.Zones[i]
		for p := dst.First; p < dst.First+dst.N; p++ {
			m := cards.Mask(0)
			for j := range dst.Arrive {
				m |= s.takenBy(&dst.Arrive[j], p, s.Game.Mask&^m)
			}
			f.takes = append(f.takes, m)
			all |= m
		}
	}
	return f.takes, all
}
