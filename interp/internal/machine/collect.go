package machine

import (
	"math/bits"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/code"
)

// Sets: pairs and more cards that leave together from the tops of different piles.

// setFinder holds the buffers of a search for sets. The condition of a set may ask which cards can
// be played, and so for sets again: each depth of asking has buffers of its own.
type setFinder struct {
	tops  []uint8 // piles whose top cards may go
	pick  []uint8 // the cards chosen
	order []uint8
	most  int   // cards a set of this search may have
	left  int   // choices still tried in this search
	high  int   // the highest total
	worth []int // by top
	// by top, and by card chosen: the listed cards that it may stand for, the first 64 of them
	fits, stand []uint64
	moves       []Move
}

// sets are the buffers of the search for sets that goes on.
func (s *State) sets() *setFinder { return &s.Found.sets[s.asking] }

// maxChoices bounds one search for sets, which could otherwise try every subset of a large table.
const maxChoices = 100_000

// collections lists the sets that may leave, each to every pile that takes it.
func (s *State) collections(buf []Move) []Move {
	for i := range s.Game.Sets {
		r, before := &s.Game.Sets[i], len(buf)
		if buf = s.collect(r, buf, false); r.Back {
			more := slices.DeleteFunc(buf[before:], func(m Move) bool { return s.pointlessSet(r, m) })
			buf = buf[:before+len(more)]
		}
	}
	return buf
}

// TakesSets reports whether sets may come to a pile at all: to an empty one, or to a discard, on
// which no other cards lie.
func (s *State) TakesSets(p int) bool {
	if s.N[p] > 0 && s.Game.ZoneOf(p).Sheet.Kind != dsl.Discard {
		return false
	}
	return !s.Covered(p)
}

// mostOf is how many cards may come to a pile by a line at once: what the line says, and what the
// pile has room for where a line bounds it. 0 is no bound.
func (s *State) mostOf(r *code.SetRule, to int) (most int, ok bool) {
	most = r.Most
	if s.Game.Zones[r.Zone].Bounded() {
		room := s.Game.Capacity(s, to) - int(s.N[to])
		if room < r.Least {
			return 0, false
		}
		if most == 0 || room < most {
			most = room
		}
	}
	return most, true
}

// collect lists the sets of one line; with first it stops at the first.
func (s *State) collect(r *code.SetRule, buf []Move, first bool) []Move {
	if s.UsedUp(r.Uses) {
		return buf
	}
	z := &s.Game.Zones[r.Zone]
	start, end, asked := len(buf), 0, false
	for p := z.First; p < z.First+z.N; p++ {
		switch {
		case !s.TakesSets(p):
		case !asked || !z.Symmetric:
			asked = true
			if buf = s.collectTo(r, p, buf, first); first && len(buf) > start {
				return buf
			}
			end = len(buf)
		case !s.Found.distinct:
			for _, m := range buf[start:end] { // interchangeable piles take the same
				buf = appendNew(buf, m.Target(p))
			}
		}
	}
	return buf
}

// collectTo lists the sets of one line that may go to a pile.
func (s *State) collectTo(r *code.SetRule, to int, buf []Move, first bool) []Move {
	f := s.sets()
	most, ok := s.mostOf(r, to)
	if !ok {
		return buf
	}
	f.tops = f.tops[:0]
	f.fits, f.worth, f.stand = f.fits[:0], f.worth[:0], f.stand[:0]
	for _, p := range r.From {
		if s.N[p] == 0 {
			continue
		}
		as := s.standsFor(r, s.Top[p].Kind())
		if as != 0 && s.MayLeave(s.Unit(int(p), 1), to, false) && s.mayJoin(r.Zone, int(p), to) {
			f.tops, f.fits = append(f.tops, p), append(f.fits, as)
			f.worth = append(f.worth, s.worth(s.Top[p].Kind()))
		}
	}
	if most == 0 {
		most = len(f.tops)
	}
	f.pick, f.left, f.most = f.pick[:0], maxChoices, most
	if r.Totals != nil {
		f.high = s.highest(r)
	}
	start := len(buf)
	if r.Touching {
		return s.stretches(r, to, buf, start, first)
	}
	return s.choose(r, to, 0, 0, buf, start, first)
}

// mayJoin asks of a card of a set what the target asks of every card: its suit, and `takes only`.
func (s *State) mayJoin(zone, from, to int) bool {
	z := &s.Game.Zones[zone]
	if z.OtherSuit(to, s.Top[from].Kind()) {
		return false
	}
	if len(z.Only) == 0 {
		return true
	}
	c := Ctx{Card: s.Top[from].Kind(), Pile: int16(to), Source: int16(from)}
	return s.AnyOf(z.Only, to, from, &c)
}

// standsFor is the listed cards of a set that a card may stand for; all where nothing is listed, or
// more than there is room for.
func (s *State) standsFor(r *code.SetRule, k cards.Kind) uint64 {
	if len(r.Listed) == 0 || len(r.Listed) > 64 {
		return ^uint64(0)
	}
	as := uint64(0)
	for i, n := range r.Listed {
		if s.Mask(n, k, &NoCtx).Has(k) {
			as |= 1 << i
		}
	}
	return as
}

// joins notes what one more card may stand for, and reports whether each of those chosen and it may
// stand for a listed card of its own: a matching, made larger card by card along a path on which
// others give way.
func (f *setFinder) joins(i int) bool {
	f.stand = append(f.stand[:len(f.pick)], f.fits[i])
	others := uint64(0)
	for _, as := range f.stand[:len(f.pick)] {
		if as == f.fits[i] && as&(as-1) == 0 {
			return false // both stand for the same one alone
		}
		others |= as
	}
	if others&f.fits[i] == 0 || len(f.stand) > 64 {
		return true
	}
	var owner [64]int8 // of a listed card: the chosen one that stands for it, from 1
	for i := range f.stand {
		if seen := uint64(0); !stands(f.stand, i, &owner, &seen) {
			return false
		}
	}
	return true
}

// stands finds a listed card for one of those chosen, others giving way; seen were asked before.
func stands(stand []uint64, i int, owner *[64]int8, seen *uint64) bool {
	for free := stand[i]; free != 0; free &= free - 1 {
		at := bits.TrailingZeros64(free)
		if *seen>>at&1 != 0 {
			continue
		}
		*seen |= 1 << at
		if owner[at] == 0 || stands(stand, int(owner[at])-1, owner, seen) {
			owner[at] = int8(i + 1)
			return true
		}
	}
	return false
}

// choose picks cards one after another, in the order of the piles.
func (s *State) choose(r *code.SetRule, to, next, total int, buf []Move, start int, first bool) []Move {
	f := s.sets()
	if f.left--; f.left < 0 {
		return buf
	}
	if len(f.pick) >= r.Least && (r.Totals == nil || s.Totalling(r, total)) && s.isSet(r) {
		buf = s.addSet(to, buf)
		if first && len(buf) > start {
			return buf
		}
	}
	if len(f.pick) == f.most || r.Totals != nil && total >= f.high {
		return buf
	}
	alike := r.Alike && r.Phrase >= 0 && len(f.pick) > 0
	last := len(r.Totals) == 1 && len(f.pick)+1 == f.most // whose total must be that
	for i := next; i < len(f.tops); i++ {
		p := f.tops[i]
		sum := total + f.worth[i]
		switch {
		case r.Totals != nil && (sum > f.high || last && sum != f.high):
			continue
		case alike && !s.related(r, s.Top[f.pick[0]].Kind(), s.Top[p].Kind()):
			continue
		case r.Listed != nil && !f.joins(i):
			continue
		}
		f.pick = append(f.pick, p)
		n := len(buf)
		buf = s.choose(r, to, i+1, sum, buf, start, first)
		f.pick = f.pick[:len(f.pick)-1]
		if first && len(buf) > n {
			return buf
		}
	}
	return buf
}

// stretches picks neighbours in a row.
func (s *State) stretches(r *code.SetRule, to int, buf []Move, start int, first bool) []Move {
	f := s.sets()
	for i := range f.tops {
		f.pick = f.pick[:0]
		total := 0
		for j := i; j < len(f.tops); j++ {
			p := f.tops[j]
			if j > i && !s.touching(int(f.tops[j-1]), int(p), false) {
				break
			}
			f.pick = append(f.pick, p)
			total += s.worth(s.Top[p].Kind())
			if len(f.pick) > f.most || r.Totals != nil && total > s.highest(r) {
				break
			}
			if len(f.pick) >= r.Least && (r.Totals == nil || s.Totalling(r, total)) && s.isSet(r) {
				buf = s.addSet(to, buf)
				if first && len(buf) > start {
					return buf
				}
			}
		}
	}
	return buf
}

// worth is what a card counts.
func (s *State) worth(k cards.Kind) int { return s.Game.Sheet.Worth[k.Rank()] }

// Totalling reports whether a total is one of those that a set may have.
func (s *State) Totalling(r *code.SetRule, total int) bool {
	for _, n := range r.Totals {
		if v, ok := s.value(n, &NoCtx); ok && v == total {
			return true
		}
	}
	return false
}

// highest is the highest total that a set may have.
func (s *State) highest(r *code.SetRule) int {
	most := 0
	for _, n := range r.Totals {
		if v, ok := s.value(n, &NoCtx); ok {
			most = max(most, v)
		}
	}
	return most
}

// related reports whether card b stands in the relation of the set to card a.
func (s *State) related(r *code.SetRule, a, b cards.Kind) bool {
	if ph := &s.Game.Phrases[r.Phrase]; ph.Sort == code.ByTop {
		return ph.Table[a].Has(b)
	}
	c := NoCtx
	c.Card = b
	return s.Mask(r.Phrase, a, &c).Has(b)
}

// isSet asks of the chosen cards what the line asks besides number and total. Its condition is
// asked of every card of the set.
func (s *State) isSet(r *code.SetRule) bool {
	f := s.sets()
	if r.Guard >= 0 && slices.ContainsFunc(f.pick, func(p uint8) bool { return !s.setGuard(r, p) }) {
		return false
	}
	f.order = append(f.order[:0], f.pick...)
	switch {
	case r.Listed != nil:
		return s.assign(r, 0)
	case r.Phrase >= 0 && r.Alike:
		for i, p := range f.pick {
			for _, q := range f.pick[:i] {
				if !s.related(r, s.Top[q].Kind(), s.Top[p].Kind()) {
					return false
				}
			}
		}
	case r.Phrase >= 0:
		for i := range f.order {
			f.order[0], f.order[i] = f.order[i], f.order[0]
			if s.chainable(r, 1) {
				return true
			}
			f.order[0], f.order[i] = f.order[i], f.order[0]
		}
		return false
	}
	return true
}

// setGuard asks the guard of a set of the card on top of a pile.
func (s *State) setGuard(r *code.SetRule, p uint8) bool {
	c := Ctx{Card: s.Top[p].Kind(), Pile: int16(p), Source: int16(p), set: s.sets().pick}
	return s.Test(r.Guard, &c)
}

// assign gives every listed phrase a chosen card of its own.
func (s *State) assign(r *code.SetRule, i int) bool {
	f := s.sets()
	if i == len(r.Listed) {
		return true
	}
	if f.left--; f.left < 0 {
		return false
	}
	for j := i; j < len(f.order); j++ {
		k := s.Top[f.order[j]].Kind()
		c := NoCtx
		if s.Mask(r.Listed[i], k, &c).Has(k) {
			f.order[i], f.order[j] = f.order[j], f.order[i]
			if s.assign(r, i+1) {
				return true
			}
			f.order[i], f.order[j] = f.order[j], f.order[i]
		}
	}
	return false
}

// chainable orders the chosen cards from one on so that each stands in the relation to the one
// before.
func (s *State) chainable(r *code.SetRule, i int) bool {
	f := s.sets()
	if i == len(f.order) {
		return true
	}
	if f.left--; f.left < 0 {
		return false
	}
	for j := i; j < len(f.order); j++ {
		if !s.related(r, s.Top[f.order[i-1]].Kind(), s.Top[f.order[j]].Kind()) {
			continue
		}
		f.order[i], f.order[j] = f.order[j], f.order[i]
		if s.chainable(r, i+1) {
			return true
		}
		f.order[i], f.order[j] = f.order[j], f.order[i]
	}
	return false
}

// addSet adds the chosen cards as a move, unless one like it is there.
func (s *State) addSet(to int, buf []Move) []Move {
	m := s.SetMove(s.sets().pick, to)
	if s.Game.Dups && s.Found.distinct {
		h := s.afterSet(m)
		for _, o := range buf {
			if o.Kind() == Set && s.afterSet(o) == h {
				return buf
			}
		}
	} else {
		for _, o := range buf {
			if o == m {
				return buf
			}
		}
	}
	return append(buf, m)
}

// afterSet tells sets apart by the position they lead to: by what the piles lose and by what comes
// to lie on the one they go to, in the order in which the cards are laid there.
func (s *State) afterSet(m Move) uint64 {
	var h uint64
	var buf [16]uint8
	to := m.To()
	laid := s.Chain[to<<s.Game.Shift+int(s.N[to])]
	for _, p := range s.laid(m, buf[:0]) {
		i := int(p)<<s.Game.Shift + int(s.N[p])
		h += s.Chain[i-1].A - s.Chain[i].A
		laid = s.Game.Link(to, laid, s.Top[p])
	}
	return h + laid.A
}

// laid appends the piles of a legal set to buf in the order in which their cards are laid: on a
// discard that of the piles; elsewhere, where the pile may go on from there, as the line says, the
// card that is named first lowest, or each in the relation to the one below it.
func (s *State) laid(m Move, buf []uint8) []uint8 {
	if s.Game.ZoneOf(m.To()).Sheet.Kind == dsl.Discard {
		return s.SetPiles(m, buf)
	}
	f, laying := s.sets(), &s.Found.laying[s.asking]
	was := *f // a search for sets may be going on
	*f = *laying
	i := slices.IndexFunc(s.Game.Sets, func(r code.SetRule) bool { return s.legalSet(&r, m) })
	if i >= 0 {
		buf = append(buf, f.order...)
	} else {
		buf = s.SetPiles(m, buf)
	}
	*laying, *f = *f, was
	return buf
}

// SetMove is the move of the top cards of some piles together.
func (s *State) SetMove(piles []uint8, to int) Move {
	m := Move(Set) | Move(to)<<4
	if len(piles) <= 6 {
		m |= Move(len(piles)) << 12
		for i, p := range piles {
			m |= Move(p) << (16 + 8*i)
		}
		return m
	}
	return m | 15<<12 | Move(s.Game.Derived.bigSet(piles))<<16
}

// bigSet is the index of a set of more piles than a move has room for. It is the same for all
// positions of a game and of those derived from it.
func (d *Derived) bigSet(piles []uint8) int {
	d.setMu.Lock()
	defer d.setMu.Unlock()
	i, ok := d.setAt[string(piles)]
	if !ok {
		i = len(d.sets)
		d.sets = append(d.sets, slices.Clone(piles))
		d.setAt[string(piles)] = i
	}
	return i
}

// bigSetPiles is the piles of a set by the number that bigSet gave it.
func (d *Derived) bigSetPiles(i int) []uint8 {
	d.setMu.Lock()
	defer d.setMu.Unlock()
	return d.sets[i]
}

// SetPiles appends the piles of a set to buf.
func (s *State) SetPiles(m Move, buf []uint8) []uint8 {
	if m.N() == 15 {
		return append(buf, s.Game.Derived.bigSetPiles(int(m>>16))...)
	}
	for i := range m.N() {
		buf = append(buf, uint8(m>>(16+8*i)))
	}
	return buf
}

// inSomeSet reports whether the top card of a pile is part of a set that may leave now.
func (s *State) inSomeSet(p int) bool {
	var piles [16]uint8
	distinct := s.Found.distinct // of sets of equal cards it lists one, and any may be asked for
	s.Found.distinct = false
	defer func() { s.Found.distinct = distinct }()
	for i := range s.Game.Sets {
		f, r := s.sets(), &s.Game.Sets[i]
		f.moves = s.collect(r, f.moves[:0], false)
		for _, m := range f.moves {
			if Contains(s.SetPiles(m, piles[:0]), uint8(p)) && !s.pointlessSet(r, m) {
				return true
			}
		}
	}
	return false
}

// SetTargets lists the piles that sets go to.
func (g *Game) SetTargets() []int {
	var out []int
	for i := range g.Sets {
		z := &g.Zones[g.Sets[i].Zone]
		for p := z.First; p < z.First+z.N && !slices.Contains(out, p); p++ {
			out = append(out, p)
		}
	}
	return out
}

// Fitting asks a line whether cards are a set of its kind, and whether its condition holds.
func (s *State) Fitting(r *code.SetRule, piles []uint8, sum int) (like, now bool) {
	if len(piles) < r.Least || r.Most > 0 && len(piles) > r.Most || r.Totals != nil && !s.Totalling(r, sum) {
		return false, false
	}
	f := s.sets()
	ask := func(r *code.SetRule) bool {
		f.pick, f.left = append(f.pick[:0], piles...), maxChoices
		return s.isSet(r)
	}
	bare := *r
	bare.Guard = code.Always
	return ask(&bare), ask(r)
}
