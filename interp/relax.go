package interp

import (
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// A Relaxation proves positions unwinnable without a search. It asks which cards could ever go out if cards never got
// into each other's way: a card that could be free once counts as free for ever, whatever is built on it, and one that
// could be taken away once counts as gone from where it lay, though others may still be built on it (the delete
// relaxation of planning: Bonet and Geffner, "Planning as heuristic search", 2001). What cannot go out even so cannot
// go out by the rules. Thus a king over a card of its own suit is seen at once where spaces take no kings, and so are two
// kings that lie over cards of each other's suits.
type Relaxation struct {
	g       *Game
	free    []bool        // by pile: every card counts as free from the start
	follows cards.Table   // which cards some foundation takes upon a card
	spaces  []cards.Mask  // by zone, and by zone that a card comes from: what an empty pile may take
	joined  []cards.Table // by zone: which cards may lie on a card and move with it

	gone []uint64 // by pile: cards that could be taken away
}

// NewRelaxation is nil for a game in which it could prove nothing, or is not sure to be right: one that is won otherwise
// than by bringing every card to the foundations, or in which cards leave by sets or exchange places.
func (g *Game) NewRelaxation() *Relaxation {
	if len(g.sets) > 0 || g.hasSwaps || len(g.wins) != 1 || !g.allMustGoOut(g.wins[0].cond) {
		return nil
	}
	n := len(g.zones)
	r := &Relaxation{
		g: g, free: make([]bool, g.nPiles), gone: make([]uint64, g.nPiles),
		spaces: make([]cards.Mask, n*n), joined: make([]cards.Table, n),
	}
	for i := range g.turns {
		if !r.carries(&g.turns[i].step) {
			return nil
		}
	}
	for i := range g.actions {
		for j := range g.actions[i].steps {
			if !r.carries(&g.actions[i].steps[j]) {
				return nil
			}
		}
	}
	for i := range g.afters {
		for j := range g.afters[i].steps {
			if !r.carries(&g.afters[i].steps[j]) {
				return nil
			}
		}
	}
	for i := range g.zones {
		if !r.zone(i) {
			return nil
		}
	}
	return r
}

// allMustGoOut reports whether a condition holds only when the foundations hold all cards.
func (g *Game) allMustGoOut(cond int32) bool {
	if cond < 0 || g.nodes[cond].op != opPaired || int(g.nodes[cond].b) != g.size {
		return false
	}
	pl := &g.places[g.nodes[cond].a]
	if pl.of != ofPiles {
		return false
	}
	for _, p := range pl.piles {
		if g.zones[g.piles[p].zone].sheet.Kind != "foundations" {
			return false
		}
	}
	return true
}

// carries takes note of what a step carries off, other than by play; ok is false where it touches foundations.
func (r *Relaxation) carries(st *step) (ok bool) {
	g := r.g
	from, to := append([]int32(nil), st.gather...), append([]int32(nil), st.to...)
	if st.op == stepMove && st.from >= 0 {
		from = append(from, st.from)
	}
	for _, d := range st.diverts {
		to = append(to, d.to)
	}
	if st.op == stepSet || st.sift {
		return false
	}
	for i, n := range append(from, to...) {
		pl := &g.places[n]
		if pl.of != ofPiles {
			return false
		}
		for _, p := range pl.piles {
			if g.zones[g.piles[p].zone].sheet.Kind == "foundations" {
				return false
			}
			if i < len(from) {
				r.free[p] = true
			}
		}
	}
	return true
}

// zone reads off what matters of a zone.
func (r *Relaxation) zone(i int) bool {
	g := r.g
	z := &g.zones[i]
	out := z.sheet.Kind == "foundations"
	if len(z.homes) > 0 || z.rows > 1 {
		return false
	}
	for j := range z.arrive {
		a := &z.arrive[j]
		if a.bottom || out && a.phrase >= 0 && g.phrases[a.phrase].sort == ofParts || out && (a.seq >= 0 || a.size > 1 || a.whole) {
			return false
		}
		ph := (*phrase)(nil)
		if a.phrase >= 0 {
			ph = &g.phrases[a.phrase]
			if ph.sort == ofParts {
				ph = nil
			}
		}
		switch {
		case out && a.onCards && a.order != nil:
			for at := 1; at < len(a.order.masks); at++ {
				r.orders(a.order, at-1, at)
			}
			if a.order.wrap {
				r.orders(a.order, len(a.order.masks)-1, 0)
			}
		case out && a.onCards && ph == nil:
			return false
		case out && a.onCards:
			for k := range r.follows {
				r.follows[k] |= ph.tableFor(cards.Kind(k))
			}
		case a.onEmpty && !out:
			m := g.mask
			if ph != nil && ph.sort == constant {
				m = ph.mask
			}
			for from := range g.zones {
				if a.from.reaches(&g.zones[from]) || len(a.sources) > 0 {
					r.spaces[i*len(g.zones)+from] |= m
				}
			}
		}
	}
	for j := range z.moves {
		if u := &z.moves[j]; u.kind == unitRun && g.seqs[u.seq].phrase >= 0 && g.phrases[g.seqs[u.seq].phrase].sort != ofParts {
			ph := &g.phrases[g.seqs[u.seq].phrase]
			for k := range r.joined[i] {
				r.joined[i][k] |= ph.tableFor(cards.Kind(k))
			}
		} else if u.kind != unitOne {
			r.joined[i] = fill(g.mask)
		}
		if z.moves[j].kind == unitPluck {
			for p := z.first; p < z.first+z.n; p++ {
				r.free[p] = true
			}
		}
	}
	switch kind := z.sheet.Kind; {
	case kind == "stock" || kind == "waste" || kind == "discard" || z.open || z.cells || out && len(z.worry) > 0:
		for p := z.first; p < z.first+z.n; p++ {
			r.free[p] = true
		}
	}
	for p := z.first; p < z.first+z.n; p++ {
		r.free[p] = r.free[p] || g.piles[p].covers != nil
	}
	return true
}

// orders notes that cards at one place of an order are followed by those at another.
func (r *Relaxation) orders(o *order, at, next int) {
	for k := range o.masks[at].Each {
		r.follows[k] |= o.masks[next] & o.table[k]
	}
}

// takes is what a foundation takes now, or would once cards came back from it.
func (r *Relaxation) takes(s *State, z *zone, p int) cards.Mask {
	ref := rules.None
	if s.n[p] > 0 {
		ref = s.top[p].Kind()
	}
	c := ctx{card: rules.None, pile: int16(p), source: -1}
	m := cards.Mask(0)
	for i := range z.arrive {
		a := &z.arrive[i]
		switch {
		case s.n[p] > 0 && a.onCards:
			m |= s.arriving(a, p, ref, &c)
		case a.onEmpty && (s.n[p] == 0 || len(z.worry) > 0):
			m |= s.arriving(a, p, rules.None, &c)
		}
	}
	if z.suits != nil {
		m &= z.suits[p-z.first]
	}
	return m
}

// reached is what could be reached so far.
type reached struct {
	free   cards.Mask // cards that could lie free
	fits   cards.Mask // cards that could be laid on some of those
	out    cards.Mask // cards that could go out once they are free
	spaces uint64     // zones of which some pile could be empty
	more   bool       // something was found that may lead on
}

// lie notes that a card could lie free.
func (q *reached) lie(g *Game, k cards.Kind) {
	if q.free.Has(k) {
		return
	}
	q.free |= k.Bit()
	q.fits |= g.safety.upon[k]
	q.more = true
}

// Hopeless reports whether some card can never go out. Where it says no, nothing is known.
func (r *Relaxation) Hopeless(s *State) bool {
	g := r.g
	if s.status != Playing || s.ints[intWaitStep] > 0 {
		return false
	}
	q := reached{more: true}
	for _, i := range g.safety.zones {
		z := &g.zones[i]
		for p := z.first; p < z.first+z.n; p++ {
			q.out |= r.takes(s, z, p)
		}
	}
	for p := range g.nPiles {
		r.gone[p] = 0
		if n := int(s.n[p]); n == 0 || r.loose(s, p) {
			q.spaces |= zoneBit(g.piles[p].zone)
			base := p << g.shift
			for _, c := range s.cards[base : base+n] {
				q.lie(g, c.Kind())
			}
		}
	}
	for q.more {
		q.more = false
		for p := range g.nPiles {
			if s.n[p] > 0 && !r.loose(s, p) && g.zones[g.piles[p].zone].sheet.Kind != "foundations" {
				r.dig(s, p, &q)
			}
		}
		for { // what goes out makes room for the next
			next := q.out
			for k := range (q.out & q.free).Each {
				next |= r.follows[k]
			}
			if next == q.out {
				break
			}
			q.out, q.more = next, true
		}
	}
	return r.left(s, &q)
}

// loose reports whether every card of a pile counts as free.
func (r *Relaxation) loose(s *State, p int) bool { return r.free[p] || s.n[p] > 64 }

func zoneBit(z uint8) uint64 { return 1 << min(z, 63) }

// dig finds what could be taken from a pile, from the top down.
func (r *Relaxation) dig(s *State, p int, q *reached) {
	g := r.g
	zi := g.piles[p].zone
	goes := q.fits
	for z := range g.zones {
		if q.spaces&zoneBit(uint8(z)) != 0 {
			goes |= r.spaces[z*len(g.zones)+int(zi)]
		}
	}
	base, gone := p<<g.shift, r.gone[p]
	top := int(s.n[p]) - 1
	for i := top; i >= 0; i-- {
		k := s.cards[base+i].Kind()
		bare := i == top || gone>>(i+1)&1 != 0
		if !bare && !r.joined[zi][k].Has(s.cards[base+i+1].Kind()) {
			break // what lies on it never goes, and does not go with it
		}
		if bare {
			q.lie(g, k)
		}
		if goes.Has(k) || bare && q.out.Has(k) {
			gone |= 1 << i
		}
	}
	if gone != r.gone[p] {
		r.gone[p], q.more = gone, true
	}
	if gone&1 != 0 {
		q.spaces |= zoneBit(zi)
	}
}

// left reports whether some card could not go out.
func (r *Relaxation) left(s *State, q *reached) bool {
	g := r.g
	for p := range g.nPiles {
		if g.zones[g.piles[p].zone].sheet.Kind == "foundations" {
			continue
		}
		n, base, loose := int(s.n[p]), p<<g.shift, r.loose(s, p)
		for i := range n {
			bare := loose || i == n-1 || r.gone[p]>>(i+1)&1 != 0
			if !bare || !q.out.Has(s.cards[base+i].Kind()) {
				return true
			}
		}
	}
	return false
}
