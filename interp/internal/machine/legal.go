package machine

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// Whether a play is legal, asked one play at a time. The move list asks the same questions in bulk;
// a test holds the two against each other.

// A Unit is the cards of a play: the top n cards of a pile, the lowest of them being card.
type Unit struct {
	Pile int
	N    int
	Card cards.Kind
	Pos  int // of the lowest card; with pluck the only one
}

// Unit is the top n cards of a pile.
func (s *State) Unit(p, n int) Unit {
	pos := int(s.N[p]) - n
	return Unit{Pile: p, N: n, Card: s.At(p, pos).Kind(), Pos: pos}
}

// unitAt is one card from inside a pile.
func (s *State) unitAt(p, i int) Unit { return Unit{Pile: p, N: 1, Card: s.At(p, i).Kind(), Pos: i} }

// MayPlay reports whether the top n cards of a pile may go to another pile now.
func (s *State) MayPlay(from, to, n int) bool {
	return s.allows(from, to, n) && !s.pointless(s.Unit(from, n), to)
}

// allows reports whether the rules let the top n cards of a pile go to another now, be that a move
// or not.
func (s *State) allows(from, to, n int) bool {
	if n < 1 || int(s.N[from]) < n || from == to {
		return false
	}
	switch rt := s.Game.Direct[s.Game.Piles[from].Zone][s.Game.Piles[to].Zone]; {
	case rt == NoRoute:
		return false
	case rt != nil && (n == 1 || rt.Unit != nil):
		return s.allowsOn(rt, from, to, n)
	}
	return s.allowsInFull(s.Unit(from, n), to)
}

// allowsOn is allows along a direct route: which cards go together is known of each pile, and which
// go onto which stands in a table.
func (s *State) allowsOn(rt *Route, from, to, n int) bool {
	top := from<<s.Game.Shift + int(s.N[from])
	low := s.Cards[top-n]
	on := rt.By[to-s.Game.Zones[rt.To].First]
	if !on[s.Top[to]&63].Has(low.Kind()) || n > 1 && (rt.Alone || n > s.Units[top].most()) {
		return false
	}
	source := &s.Game.Piles[from]
	if low.Down() && !s.Game.Zones[source.Zone].Down || source.Covers != nil && s.covered(from) {
		return false
	}
	if rt.Room {
		if m := s.Game.Capacity(s, to); m >= 0 && int(s.N[to])+n > m {
			return false
		}
	}
	return n == 1 || rt.Unit.Free == nil || n <= s.FreeCap(rt.Unit, from, to)
}

// allowsInFull is allows of the cards of a unit, line by line.
func (s *State) allowsInFull(u Unit, to int) bool {
	return s.MayLeave(u, to, false) && s.mayArrive(u, to)
}

// allowsPluck reports the same of a card from inside a pile. The top is played.
func (s *State) allowsPluck(m Move) bool {
	p, i := m.From(), m.At()
	if p >= s.Game.NPiles || i >= int(s.N[p])-1 || p == m.To() {
		return false
	}
	u := s.unitAt(p, i)
	return s.MayLeave(u, m.To(), true) && s.mayArrive(u, m.To())
}

// pointless reports whether a play leads to a position equal to the one before it, by itself or by
// what follows from it. What is playable is the same in a search as in play: where a rule asks,
// nothing counts that only a search finds interchangeable or alike.
func (s *State) pointless(u Unit, to int) bool {
	z := s.Game.ZoneOf(to)
	if !z.Back.Has(u.Pile) {
		if s.asking > 0 && !s.leadsBackInPlay(z, u, to) || s.asking == 0 && !(z.Symmetric && s.leadsBack(u, to)) {
			return false
		}
		if !z.Followed {
			return true
		}
	} else if s.outOfReach(z, u, to) {
		return false
	}
	return !s.changes(PlayMove(u.Pile, to, u.N))
}

// outOfReach reports whether cards go under so many that what follows does not come to them, and
// the lowest is another one than the one that lies there now: so the pile is another one for good.
// A search may take cards for equal, or piles for interchangeable.
func (s *State) outOfReach(z *code.Zone, u Unit, to int) bool {
	g := s.Game
	if g.Played != nil || z.Symmetric || g.Bag[to] || int(s.N[to]) < max(1, z.Reached) {
		return false
	}
	return s.At(to, 0).Kind() != u.Card && s.goesUnder(u, to)
}

// pointlessPluck reports the same of a card from inside a pile. Of equal cards it may leave as many
// as it comes to.
func (s *State) pointlessPluck(m Move) bool {
	z := s.Game.ZoneOf(m.To())
	equal := s.Game.Dups && z.Symmetric && z.Has(uint8(m.From()))
	return (equal || z.Back.Has(m.From())) && !s.changes(m)
}

// pointlessSet reports the same of a set that may leave by a line.
func (s *State) pointlessSet(r *code.SetRule, m Move) bool { return r.Back && !s.changes(m) }

// pointlessSwap reports the same of an exchange by a line.
func (s *State) pointlessSwap(r *code.SwapRule, m Move) bool {
	if !r.Back {
		p, q := m.From(), m.To()
		z := s.Game.ZoneOf(p)
		if !z.Symmetric || !z.Has(uint8(q)) || s.N[p] != s.N[q] || !s.evenBelow(p, q, int(s.N[p])-1) {
			return false
		}
		if len(s.Game.Afters) == 0 {
			return true
		}
	}
	return !s.changes(m)
}

// lies is the key of the position: where a rule asks what is playable, in the game as it is played.
func (s *State) lies() Key {
	g := s.Game.Played
	if s.asking == 0 || g == nil {
		return s.Key()
	}
	var k Key
	for p := range g.NPiles {
		h := g.Seed[p]
		for _, c := range s.Cards[p<<s.Game.Shift:][:s.N[p]] {
			h = g.Link(p, h, c)
		}
		k.add(h)
	}
	for i, v := range s.Ints {
		k.add(g.HashInt(i, v))
	}
	if g.Shuffles {
		k.add(s.Rng.key())
	}
	return k
}

// leadsBack reports whether a play between piles that are interchangeable leads to a position equal
// to the one before it.
func (s *State) leadsBack(u Unit, to int) bool {
	return s.asHigh(u, to) && s.evenBelow(u.Pile, to, u.Pos)
}

// evenBelow reports whether as many cards at the bottom of two piles are equal.
func (s *State) evenBelow(p, q, n int) bool {
	if len(s.Game.Afters) > 0 || s.Game.Sorts != nil {
		// A search may take cards for equal that are not, and then something follows from the play;
		// or, if it is blind, others lie there than those it sees.
		return s.sameBelow(p, q, n)
	}
	return s.Chain[p<<s.Game.Shift+n] == s.Chain[q<<s.Game.Shift+n]
}

// leadsBackInPlay is leadsBack in the game as it is played, whatever a search may find besides.
func (s *State) leadsBackInPlay(z *code.Zone, u Unit, to int) bool {
	return z.Even && s.asHigh(u, to) && s.sameBelow(u.Pile, to, u.Pos)
}

// asHigh reports whether a unit that goes to a pile of its zone leaves as many cards as lie there,
// and comes to lie on them.
func (s *State) asHigh(u Unit, to int) bool {
	z := s.Game.ZoneOf(to)
	if s.Game.Piles[to].Zone != s.Game.Piles[u.Pile].Zone || int(s.N[to]) != u.Pos {
		return false
	}
	// else what comes may lie under the cards there
	under := func(a code.Arrival) bool { return a.Bottom }
	return u.Pos == 0 || !s.Game.HasBottom || !slices.ContainsFunc(z.Arrive, under)
}

// sameBelow reports whether as many cards at the bottom of two piles are the very same.
func (s *State) sameBelow(p, q, n int) bool {
	f, t := p<<s.Game.Shift, q<<s.Game.Shift
	return slices.Equal(s.Cards[f:f+n], s.Cards[t:t+n])
}

// MayLeave reports whether a unit may leave its pile for another: whether it is a unit at all, and
// whether it may go there and now.
func (s *State) MayLeave(u Unit, to int, pluck bool) bool {
	z := s.Game.ZoneOf(u.Pile)
	if z.Down {
		if !z.Open || u.N != 1 {
			return false
		}
	} else if s.At(u.Pile, u.Pos).Down() {
		return false
	}
	if s.Game.Piles[u.Pile].Covers != nil && s.covered(u.Pile) {
		return false
	}
	c := Ctx{Card: u.Card, Pile: int16(u.Pile), Source: int16(u.Pile)}
	dst := s.Game.ZoneOf(to)
	switch z.Gives {
	case dsl.GivesNone:
		return false
	case dsl.GivesBack:
		if !s.AnyOf(z.Worry, u.Pile, to, &c) {
			return false
		}
	}
	if len(z.Plays) > 0 && !s.AnyOf(z.Plays, u.Pile, to, &c) {
		return false
	}
	if u.N == 1 && !pluck && LeavesAlone(dst) {
		return true
	}
	for i := range z.Moves {
		if s.UnitBy(&z.Moves[i], u, to, pluck, &c) {
			return true
		}
	}
	return false
}

// LeavesAlone reports whether a top card may go to a zone alone, whatever `move` says.
func LeavesAlone(z *code.Zone) bool {
	return z.Gives >= dsl.GivesBack
}

// AnyOf reports whether one of some restrictions of a pile allows another.
func (s *State) AnyOf(rs []code.Restriction, own, p int, c *Ctx) bool {
	for i := range rs {
		if rs[i].Piles.Has(own, p) && s.Test(rs[i].Guard, c) {
			return true
		}
	}
	return false
}

// UnitBy reports whether a `move` line makes the cards a unit that may go to a pile.
func (s *State) UnitBy(r *code.UnitRule, u Unit, to int, pluck bool, c *Ctx) bool {
	if pluck && r.Kind != code.UnitPluck || !r.To.Has(u.Pile, to) || s.UsedUp(r.Uses) {
		return false
	}
	switch r.Kind {
	case code.UnitOne, code.UnitPluck:
		if u.N != 1 {
			return false
		}
	case code.UnitPile:
		if u.N != s.faceUp(u.Pile) {
			return false
		}
	case code.UnitAny:
		if u.N > s.faceUp(u.Pile) {
			return false
		}
	case code.UnitRun:
		if !s.isSeq(&s.Game.Seqs[r.Seq], u.Pile, u.N) || r.Free != nil && u.N > s.FreeCap(r, u.Pile, to) {
			return false
		}
	}
	return s.Test(r.Guard, c)
}

// faceUp is the number of face-up cards from the top of a pile.
func (s *State) faceUp(p int) int {
	n := int(s.N[p])
	if s.Game.ZoneOf(p).Up {
		return n
	}
	i := n
	for i > 0 && !s.At(p, i-1).Down() {
		i--
	}
	return n - i
}

// FreeCap is how many cards single moves could carry by free cells and spaces: (cells + 1) ×
// 2^spaces, the target not counted.
func (s *State) FreeCap(r *code.UnitRule, from, to int) int {
	cells, spaces := 0, 0
	for i := range r.Free {
		f := &r.Free[i]
		for _, p := range f.Piles {
			if int(p) == to || s.N[p] > 0 {
				continue
			}
			if f.Cells {
				cells++
			} else if r.Open || s.openSpace(int(p), from) {
				spaces++
			}
		}
	}
	return (cells + 1) << min(spaces, 8)
}

// openSpace reports whether an empty pile takes any card from a pile now.
func (s *State) openSpace(p, from int) bool {
	z := s.Game.ZoneOf(p)
	c := Ctx{Card: rules.None, Pile: int16(p), Source: int16(from)}
	if len(z.Only) > 0 && !s.AnyOf(z.Only, p, from, &c) {
		return false
	}
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if !a.OnEmpty || a.Uses >= 0 || a.Phrase < 0 || !a.Static {
			continue // whether it takes a card may hang on which card it is, or how many came
		}
		if a.From.Has(p, from) && s.Test(a.Guard, &c) && s.Mask(a.Phrase, rules.None, &c) == s.Game.Mask {
			return true
		}
	}
	return false
}

// mayArrive reports whether a unit may come to a pile.
func (s *State) mayArrive(u Unit, to int) bool {
	c := Ctx{Card: u.Card, Pile: int16(to), Source: int16(u.Pile)}
	z := s.Game.ZoneOf(to)
	if !z.Receives || !s.hasRoom(z, to, u) || len(z.Only) > 0 && !s.AnyOf(z.Only, to, u.Pile, &c) {
		return false
	}
	for i := range z.Arrive {
		if s.ArrivesBy(&z.Arrive[i], u, to, &c) {
			return true
		}
	}
	return false
}

// hasRoom asks what holds for all lines of a zone: suits, the bound, that nothing lies on the pile.
func (s *State) hasRoom(z *code.Zone, to int, u Unit) bool {
	if z.OtherSuit(to, u.Card) {
		return false
	}
	if m := s.Game.Capacity(s, to); m >= 0 && int(s.N[to])+u.N > m {
		return false
	}
	return s.Game.Piles[to].Covers == nil || !s.covered(to)
}

// ArrivesBy reports whether one line lets a unit come to a pile.
func (s *State) ArrivesBy(a *code.Arrival, u Unit, to int, c *Ctx) bool {
	empty := s.N[to] == 0
	if !a.On(empty) || !a.At.Has(to) || !a.From.Has(to, u.Pile) || s.UsedUp(a.Uses) {
		return false
	}
	z := s.Game.ZoneOf(to)
	switch {
	case a.Size > 0:
		if u.N != a.Size {
			return false
		}
	case a.Seq >= 0:
		if !empty && z.Sheet.Kind != dsl.Discard || u.Pos+u.N != int(s.N[u.Pile]) ||
			!s.isSeq(&s.Game.Seqs[a.Seq], u.Pile, u.N) {
			return false
		}
	case a.Whole:
		if u.N != s.faceUp(u.Pile) {
			return false
		}
	case LeavesAlone(z):
		if u.N != 1 { // foundations take one card at a time
			return false
		}
	}
	ref := rules.None
	if !empty {
		ref = s.Top[to].Kind()
	}
	if a.Tops != nil && !a.Tops[ref].Has(s.Top[u.Pile].Kind()) || !s.TakesAll(a, u, s.Arriving(a, to, ref, c)) {
		return false
	}
	return a.Tops != nil || a.At != nil || s.Test(a.Guard, c)
}

// TakesAll asks what a line asks of the cards of a unit: of the lowest that it is one of some, or,
// where a pile takes cards by name, of every one.
func (s *State) TakesAll(a *code.Arrival, u Unit, some cards.Mask) bool {
	if !some.Has(u.Card) {
		return false
	}
	if a.All {
		for i := 1; i < u.N; i++ {
			if !some.Has(s.At(u.Pile, u.Pos+i).Kind()) {
				return false
			}
		}
	}
	return true
}

// Arriving is the set of cards that a line lets come to a pile, guard aside; ref is its top.
func (s *State) Arriving(a *code.Arrival, to int, ref cards.Kind, c *Ctx) cards.Mask {
	if a.Order != nil {
		return s.Ordered(a.Order, int(s.N[to]), ref)
	}
	if a.Phrase < 0 {
		return s.Game.Mask
	}
	return s.Mask(a.Phrase, ref, c)
}

// Missing is the pile that a line compares what comes with, if no card lies there, so that none may
// come by it; -1 otherwise.
func (s *State) Missing(a *code.Arrival, ref cards.Kind, c *Ctx) int {
	if a.Order != nil || a.Phrase < 0 || s.Mask(a.Phrase, ref, c) != 0 {
		return -1
	}
	for i := range s.Game.Phrases[a.Phrase].Parts {
		pt := &s.Game.Phrases[a.Phrase].Parts[i]
		if pt.Kind != code.PartRelation {
			continue
		}
		if list, ok := s.resolve(pt.Place, c); ok && len(list) == 1 && s.N[list[0]] == 0 {
			return int(list[0])
		}
	}
	return -1
}

// Ordered is the set of cards that come next in an order.
func (s *State) Ordered(o *code.Order, height int, ref cards.Kind) cards.Mask {
	at := height
	if o.Base >= 0 {
		b := s.Base(o.Base)
		if b == 0 {
			return s.Game.Mask
		}
		start := 0
		for i, r := range o.Ranks {
			if s.Game.Pack.RankPlace(r) == b {
				start = i
				break
			}
		}
		at += start
		if o.Wrap {
			at %= len(o.Ranks)
		}
	}
	if at >= len(o.Masks) {
		return 0
	}
	m := o.Masks[at]
	if ref != rules.None {
		m &= o.Table[ref]
	}
	return m
}

// Units is what could leave a pile as far as its own cards tell, where more than one card may: the
// cards that could be the lowest of those that do, and how many cards the most of them are. No unit
// is left out; there may be too many.
type Units uint64

// kinds are the lowest cards.
func (u Units) kinds() cards.Mask { return cards.Mask(u) & cards.All }

// most is how many cards could leave at most.
func (u Units) most() int { return int(u >> cards.Kinds) }

// with is what could leave a pile with one more card on those below.
func (u Units) with(runs *cards.Table, below, c Card) Units {
	if c.Down() {
		return 0
	}
	if u != 0 && !runs[below.Kind()].Has(c.Kind()) {
		u = 0
	}
	return (u | Units(c.Kind().Bit())) + 1<<cards.Kinds
}

// Longest is how many cards from the top of a pile could be the lowest of some unit.
func (s *State) Longest(p int) int {
	if s.Game.Runs[p] == nil {
		return 1
	}
	return max(1, s.Units[p<<s.Game.Shift+int(s.N[p])].most())
}
