package reduce

import (
	"slices"

	"pat/dsl/cards"
	"pat/interp/internal/machine"
)

// This file asks partners of a position: whether every card finds one, and which pairs may leave
// without a choice.

// Ready finds a play of cards that may leave as soon as they can: a pair that is forced, or a card
// alone that no other could leave with.
func (pt *Partners) Ready(s *State, q *Pairing) (machine.Move, bool) {
	if len(pt.ready) == 0 || pt.Hopeless(s, q) || q.now == nil {
		return 0, false
	}
	free := cards.Mask(0)
	for _, p := range pt.ready {
		if s.N[p] > 0 && !s.Covered(int(p)) {
			free |= s.Top[p].Kind().Bit()
		}
	}
	for _, pair := range q.now.forced {
		if !free.Has(pair[0]) || !free.Has(pair[1]) {
			continue
		}
		a, b := pt.lies(s, pair[0]), pt.lies(s, pair[1])
		for _, to := range s.g.SetTargets() {
			if m := s.SetMove([]uint8{min(a, b), max(a, b)}, to); s.Legal(m) {
				return m, true
			}
		}
	}
	for k := range (free & pt.alone).Each {
		if pt.mates[k]&q.left != 0 {
			continue
		}
		p := pt.lies(s, k)
		for i := range s.g.Zones {
			z := &s.g.Zones[i]
			for to := z.First; z.Receives && to < z.First+z.N; to++ {
				if m := machine.PlayMove(int(p), to, 1); s.Legal(m) {
					return m, true
				}
			}
		}
	}
	return 0, false
}

// lies is the pile on which a card lies on top.
func (pt *Partners) lies(s *State, k cards.Kind) uint8 {
	i := slices.IndexFunc(pt.ready, func(p uint8) bool { return s.N[p] > 0 && s.Top[p].Kind() == k })
	return pt.ready[i]
}

// A Pairing is what partners found out about a position, and remembers of others of the same deal.
type Pairing struct {
	known  []paired
	now    *paired
	row    cards.Mask   // cards of which no two leave together
	left   cards.Mask   // cards that piles may be left by
	must   cards.Mask   // those of them that must go
	under  []cards.Mask // by pile: the cards on it and on those that cover it
	after  cards.Table  // by card: those that are gone before it goes
	with   cards.Table  // by card that needs a partner: those that it may leave with
	seen   cards.Table  // of these, those that it leaves with in some way that all go
	unseen int          // how many others there are
	pairs  []pair       // of the way that is being tried
	tried  int
}

// A pair is two cards that leave together.
type pair [2]cards.Kind

// paired is what was found out about positions with the same cards left, lying over one another in
// the same way.
type paired struct {
	key      machine.Key
	hopeless bool
	forced   []pair // pairs of which one card must go and has no other partner
}

// pairings is how many are remembered, and pairingsTried how many cards at most are given a partner
// in one ring.
const (
	pairings      = 1 << 10
	pairingsTried = 1 << 10
)

// Forget makes it as a new one, for another deal: cards that nothing tells apart may have changed
// places there, and positions are remembered by what can be told of them.
func (q *Pairing) Forget() { clear(q.known) }

// Hopeless reports whether some card can never go. Where it says no, nothing is known but which
// pairs are forced.
func (pt *Partners) Hopeless(s *State, q *Pairing) bool {
	if s.Status != machine.Playing || s.Ints[machine.IntWaitStep] > 0 {
		q.now = nil
		return false
	}
	key := pt.look(s, q)
	if q.known == nil {
		q.known, q.under = make([]paired, pairings), make([]cards.Mask, s.g.NPiles)
	}
	if q.now = &q.known[key.A%pairings]; q.now.key != key {
		q.now.key, q.now.forced = key, q.now.forced[:0]
		pt.over(s, q)
		q.now.hopeless = !pt.shared(q)
	}
	return q.now.hopeless
}

// look finds out which cards are left and which must go, and tells these by a key, with what lies
// over what.
func (pt *Partners) look(s *State, q *Pairing) machine.Key {
	q.left, q.must = 0, 0
	for _, p := range pt.left {
		m := s.kindsIn(int(p))
		q.left |= m
		if pt.must.Has(int(p)) {
			q.must |= m
		}
	}
	key := machine.KeyOf(uint64(q.left), uint64(q.must))
	if pt.lastRound(s) { // the same cards lie in another order where the stock has not been turned as far
		h := machine.KeyOf(uint64(s.N[s.g.Cycle.Waste]), 1)
		key.A, key.B = key.A+h.A, key.B+h.B
	}
	for i := range pt.fixed {
		p := int(pt.fixed[i].pile)
		h := s.Chain[p<<s.g.Shift+int(s.N[p])]
		key.A, key.B = key.A+h.A, key.B+h.B
	}
	return key
}

// over finds out which cards go after which.
func (pt *Partners) over(s *State, q *Pairing) {
	q.after, q.row = cards.Table{}, 0
	if pt.lastRound(s) {
		pt.pile(s, q, s.g.Cycle.Waste, 0)
	}
	if pt.apart {
		q.row = s.Row()
	}
	for i := range pt.fixed {
		f := &pt.fixed[i]
		m := cards.Mask(0)
		for _, o := range f.covers {
			m |= q.under[o]
		}
		q.under[f.pile] = pt.pile(s, q, int(f.pile), m)
	}
}

// pile notes that the cards of a pile go one after another, from the top, and after some others. It
// returns these and those.
func (pt *Partners) pile(s *State, q *Pairing, p int, others cards.Mask) cards.Mask {
	base := p << s.g.Shift
	for j := base + int(s.N[p]) - 1; j >= base; j-- {
		k := s.Cards[j].Kind() & 63
		q.after[k] = others
		others |= k.Bit()
	}
	return others
}

// shared reports whether partners can be shared out, as far as is looked at: in each ring by
// itself, and then again as often as a card is found to have one partner only, with which it then
// leaves.
func (pt *Partners) shared(q *Pairing) bool {
	need := q.must &^ pt.alone
	q.with = cards.Table{}
	for k := range need.Each {
		q.with[k] = pt.mates[k] & q.left
		if q.row.Has(k) {
			q.with[k] &^= q.row
		}
	}
	sure := cards.Mask(0) // cards of which it is known with which they leave
	for {
		q.part(need)
		for _, ring := range pt.rings {
			if !q.match(need & ring) {
				return false
			}
		}
		before := sure
		for k := range need.Each {
			if sure.Has(k) || q.with[k].Count() != 1 {
				continue
			}
			x := q.with[k].First()
			both := k.Bit() | x.Bit()
			if sure.Has(x) || !q.join(k, x) {
				return false
			}
			sure |= both
			for o := range (need &^ both).Each {
				q.with[o] &^= both
			}
			q.with[x&63] &= k.Bit()
			q.now.forced = append(q.now.forced, pair{k, x})
		}
		if sure == before {
			return true
		}
	}
}

// part takes from partners those of which one goes after the other.
func (q *Pairing) part(need cards.Mask) {
	for k := range need.Each {
		q.with[k] &^= q.after[k]
		for x := range q.with[k].Each {
			if q.after[x].Has(k) {
				q.with[k] &^= x.Bit()
			}
		}
	}
}

// join notes that two cards leave together: what goes after one of them goes after the other, and
// after all that these go after. It reports whether nothing goes after itself then.
func (q *Pairing) join(k, x cards.Kind) (ok bool) {
	both, before := k.Bit()|x.Bit(), q.after[k&63]|q.after[x&63]
	if before&both != 0 {
		return false
	}
	q.after[k&63], q.after[x&63] = before, before
	for o := range q.left.Each {
		if q.after[o]&both == 0 {
			continue
		}
		if q.after[o] |= both | before; q.after[o].Has(o) {
			return false
		}
	}
	return true
}

// match looks for all ways to give each of some cards a partner, and leaves of partners those that
// they have in one of them; ok is false where there is none. Of many cards it is asked only whether
// each has one.
func (q *Pairing) match(need cards.Mask) (ok bool) {
	q.unseen, q.tried = 0, 0
	for k := range need.Each {
		if q.with[k] == 0 {
			return false
		}
		q.seen[k] = 0
		q.unseen += q.with[k].Count()
	}
	if need.Count() > ringMost {
		return true
	}
	q.pairs = q.pairs[:0]
	if !q.share(need, need, q.left) {
		return false
	}
	if q.tried <= pairingsTried {
		for k := range need.Each {
			q.with[k] &= q.seen[k]
		}
	}
	return true
}

// share gives the first of some cards each partner in turn, and the others theirs.
func (q *Pairing) share(all, need, free cards.Mask) (ok bool) {
	if need == 0 {
		for _, c := range q.pairs {
			q.note(c[0], c[1])
			if all.Has(c[1]) {
				q.note(c[1], c[0])
			}
		}
		return true
	}
	k := need.First()
	for m := q.with[k&63] & free; m != 0; m &= m - 1 {
		x := m.First()
		if all.Has(x) && !q.with[x&63].Has(k) || q.waits(k, x) {
			continue
		}
		if q.tried++; q.tried > pairingsTried {
			return true
		}
		both := k.Bit() | x.Bit()
		q.pairs = append(q.pairs, pair{k, x})
		ok = q.share(all, need&^both, free&^both) || ok
		q.pairs = q.pairs[:len(q.pairs)-1]
		if ok && q.unseen == 0 {
			break
		}
	}
	return ok
}

// note notes that a card leaves with another in some way that all go.
func (q *Pairing) note(k, x cards.Kind) {
	if !q.seen[k&63].Has(x) {
		q.seen[k&63] |= x.Bit()
		q.unseen--
	}
}

// waits reports whether a pair goes after one of those chosen, and that after it.
func (q *Pairing) waits(k, x cards.Kind) bool {
	both, before := k.Bit()|x.Bit(), q.after[k&63]|q.after[x&63]
	for _, c := range q.pairs {
		if before&(c[0].Bit()|c[1].Bit()) != 0 && (q.after[c[0]&63]|q.after[c[1]&63])&both != 0 {
			return true
		}
	}
	return false
}
