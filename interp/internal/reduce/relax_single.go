package reduce

import "pat/dsl/cards"

// How far a Relaxation gets in a game that has each card once. It is known where each lies, so that
// what is known of cards is kept in sets instead of lists by place. The rest is as with several
// packs: takeOnly is take, layOnly is lay, and onlyAlong goAlong.

// lain is what is known of cards of the piles that are dug for.
type lain struct {
	ready cards.Mask // nothing lay on them any more but what may go with them
	gone  cards.Mask // they are gone from there
}

// takeOnly takes a card away that is ready, if it could go elsewhere, or to a foundation as it is
// bare.
func (r *Relaxation) takeOnly(s *State, q *reached, d *dig, k cards.Kind) {
	b := k.Bit()
	d.out &^= b
	if d.goes&b != 0 {
		d.ready &^= b
		r.lie(q, k, true)
	} else if q.bare&b == 0 {
		return
	}
	if q.lain.gone&b != 0 {
		return
	}
	q.lain.gone |= b
	at := int(s.Where[k])
	if q.bare&b == 0 && d.along {
		r.onlyAlong(s, q, d, at)
	}
	if at&(1<<r.g.Shift-1) != 0 {
		r.layOnly(s, q, d, at-1)
	} else {
		r.open(r.g.Piles[at>>r.g.Shift].Zone)
	}
}

// onlyAlong notes that what lies on a card could go along with it to another zone.
func (r *Relaxation) onlyAlong(s *State, q *reached, d *dig, at int) {
	pile := at >> r.g.Shift
	for up := pile<<r.g.Shift + int(s.N[pile]) - 1; up > at; up-- {
		r.layOnly(s, q, d, up)
		q.lain.gone |= s.Cards[up].Kind().Bit()
	}
	r.layOnly(s, q, d, at)
}

// layOnly notes that nothing lies on the card at a place any more.
func (r *Relaxation) layOnly(s *State, q *reached, d *dig, at int) {
	k := s.Cards[at].Kind() & 63
	b := k.Bit()
	if q.bare&b != 0 {
		return // it went along with another card before
	}
	q.left--
	q.bare |= b
	r.lie(q, k, d.bears)
	d.out |= b &^ q.lain.gone
	for q.lain.ready&b == 0 {
		q.lain.ready |= b
		d.ready |= b
		if at&(1<<r.g.Shift-1) == 0 {
			return
		}
		at--
		on := b
		k = s.Cards[at].Kind() & 63
		if b = k.Bit(); d.joined[k]&on == 0 {
			return
		}
	}
}
