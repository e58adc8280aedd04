package interp

import (
	"slices"

	"pat/dsl"
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
	out     []bool        // by pile: it is a foundation
	follows cards.Table   // which cards some foundation takes upon a card
	spaces  []cards.Mask  // by zone, and by zone that a card comes from: what an empty pile may take
	joined  []cards.Table // by zone: which cards may lie on a card and move with it
	piles   []digPile     // that are neither free nor out
	loose   []uint8       // piles that are free
	waste   bool          // the last of both is the waste: free as long as it may be turned over
	outs    []outPile

	gone  []uint64     // by pile: cards that could be taken away
	goes  []cards.Mask // by zone: what could go from there to a space
	stuck []uint8      // piles not all of whose cards are gone, as indices of piles
}

type digPile struct {
	pile, zone uint8
	joined     *cards.Table
}

type outPile struct {
	zone, pile int
	on         *[64]cards.Mask // what it takes by its top card, under noTop while it is empty; nil if the height counts
}

// NewRelaxation is nil for a game in which it could prove nothing, or is not sure to be right: one that is won otherwise
// than by bringing every card to the foundations, or in which cards leave by sets or exchange places.
func (g *Game) NewRelaxation() *Relaxation {
	if len(g.sets) > 0 || g.hasSwaps || len(g.wins) != 1 || !g.allMustGoOut(&g.wins[0]) {
		return nil
	}
	n := len(g.zones)
	r := &Relaxation{
		g: g, free: make([]bool, g.nPiles), out: make([]bool, g.nPiles), gone: make([]uint64, g.nPiles),
		spaces: make([]cards.Mask, n*n), goes: make([]cards.Mask, n), joined: make([]cards.Table, n),
	}
	if !r.steps() {
		return nil
	}
	for i := range g.zones {
		if !r.zone(i) {
			return nil
		}
	}
	for p := range g.nPiles {
		zi := g.piles[p].zone
		switch {
		case g.zones[zi].sheet.Kind == dsl.Foundations:
			r.out[p] = true
			r.outs = append(r.outs, outPile{int(zi), p, r.table(int(zi), p)})
			if r.free[p] {
				r.loose = append(r.loose, uint8(p))
			}
		case g.cycle != nil && p == g.cycle.Waste && g.cycle.uses >= 0:
			r.waste = true
		case r.free[p]:
			r.loose = append(r.loose, uint8(p))
		default:
			r.piles = append(r.piles, digPile{uint8(p), zi, &r.joined[zi]})
		}
	}
	if r.waste {
		p, zi := uint8(g.cycle.Waste), g.piles[g.cycle.Waste].zone
		r.loose = append(r.loose, p)
		r.piles = append(r.piles, digPile{p, zi, &r.joined[zi]})
	}
	return r
}

// allMustGoOut reports whether a goal is reached only when all cards are on the foundations.
func (g *Game) allMustGoOut(win *goal) bool {
	if win.rest.most > 0 {
		return false
	}
	for p := range g.nPiles {
		if g.zones[g.piles[p].zone].sheet.Kind != dsl.Foundations && !contains(win.rest.piles, uint8(p)) {
			return false
		}
	}
	return true
}

// steps takes note of what steps carry off, other than by play; ok is false where they touch foundations, or where cards that come
// together may be taken apart other than from the top, by steps or one by one.
func (r *Relaxation) steps() (ok bool) {
	g := r.g
	taken, ok := g.takenInPlay()
	if !ok {
		return false
	}
	laid := taken
	for st := range g.stepsInPlay {
		for _, n := range st.targets() {
			if g.places[n].of != ofPiles {
				return false
			}
			for _, p := range g.places[n].piles {
				laid.add(int(p))
			}
		}
	}
	for p := range g.nPiles {
		if laid.has(p) && g.zones[g.piles[p].zone].sheet.Kind == dsl.Foundations {
			return false
		}
		r.free[p] = taken.has(p)
	}
	apart := func(to *zone) bool {
		return slices.ContainsFunc(to.moves, func(u unitRule) bool { return u.kind == unitPluck }) ||
			slices.ContainsFunc(g.self[to.first:to.first+to.n], func(p uint8) bool { return taken.has(int(p)) })
	}
	return !slices.ContainsFunc(g.sources, func(src source) bool {
		return slices.ContainsFunc(src.routes, func(rt route) bool { return !src.alone && !rt.alone && apart(&g.zones[rt.to]) })
	})
}

// zone reads off what matters of a zone.
func (r *Relaxation) zone(i int) bool {
	g := r.g
	z := &g.zones[i]
	out := z.sheet.Kind == dsl.Foundations
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
	case kind == dsl.Stock || kind == dsl.Discard || z.open || z.cells || out && len(z.worry) > 0:
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

// table is what a foundation takes by its top card alone, or nil if it goes by the height.
func (r *Relaxation) table(zi, p int) *[64]cards.Mask {
	z := &r.g.zones[zi]
	on := &[64]cards.Mask{}
	for i := range z.arrive {
		a := &z.arrive[i]
		if a.order != nil {
			return nil
		}
		m := fill(r.g.mask)
		if a.phrase >= 0 {
			for k := range m {
				m[k] = r.g.phrases[a.phrase].tableFor(cards.Kind(k))
			}
		}
		if a.onCards {
			for k, x := range m {
				on[k] |= x
			}
		}
		if a.onEmpty {
			on[noTop] |= m[0]
			if len(z.worry) > 0 {
				for k := range m {
					on[k] |= m[0]
				}
			}
		}
	}
	if z.suits != nil {
		for i := range on {
			on[i] &= z.suits[p-z.first]
		}
	}
	return on
}

// takes is what a foundation takes now, or would once cards came back from it.
func (r *Relaxation) takes(s *State, o *outPile) cards.Mask {
	p, z := o.pile, &r.g.zones[o.zone]
	ref := rules.None
	if s.n[p] > 0 {
		ref = s.top[p].Kind()
	}
	c := ctx{card: rules.None, pile: int16(p), source: -1}
	m := cards.Mask(0)
	for i := range z.arrive {
		a := &z.arrive[i]
		if s.n[p] > 0 && a.onCards || s.n[p] == 0 && a.onEmpty {
			m |= s.arriving(a, p, ref, &c)
		}
		switch {
		case s.n[p] == 0 || !a.onEmpty || len(z.worry) == 0:
		case a.order != nil: // arriving goes by how high the pile is now
			m |= a.order.masks[0]
		default:
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
	free cards.Mask // cards that could lie free
	fits cards.Mask // cards that could be laid on some of those
	out  cards.Mask // cards that could go out once they are free
	more bool       // something was found that may lead on
}

// lie notes that a card could lie free.
func (q *reached) lie(g *Game, k cards.Kind) {
	if !q.free.Has(k) {
		q.free |= k.Bit()
		q.fits |= g.safety.upon[k&63]
		q.more = true
	}
}

// Hopeless reports whether some card can never go out. Where it says no, nothing is known.
func (r *Relaxation) Hopeless(s *State) bool {
	g := r.g
	if s.status != Playing || s.ints[intWaitStep] > 0 {
		return false
	}
	q := reached{more: true}
	for i := range r.outs {
		if o := &r.outs[i]; o.on != nil {
			q.out |= o.on[s.top[o.pile]&63]
		} else {
			q.out |= r.takes(s, o)
		}
	}
	clear(r.goes)
	inPlay := cards.Mask(0) // cards of the free piles
	piles, loose := r.piles, r.loose
	switch {
	case !r.waste:
	case s.ints[g.cycle.uses] > 0:
		piles = piles[:len(piles)-1]
	default:
		loose = loose[:len(loose)-1]
	}
	for _, p := range loose {
		n, base := int(s.n[p]), int(p)<<g.shift
		for _, c := range s.cards[base : base+n] {
			q.lie(g, c.Kind())
			if !r.out[p] {
				inPlay |= c.Kind().Bit()
			}
		}
		r.open(g.piles[p].zone)
	}
	r.stuck = r.stuck[:0]
	for i := range piles {
		if p := piles[i].pile; s.n[p] == 0 {
			r.open(piles[i].zone)
		} else if s.n[p] > 64 {
			return false // more than a bit for each card
		} else {
			r.gone[p] = 0
			r.stuck = append(r.stuck, uint8(i))
		}
	}
	went := cards.Mask(0) // cards out of which followed what follows
	for q.more {
		q.more = false
		left := r.stuck[:0]
		for _, i := range r.stuck {
			if !r.dig(s, &piles[i], &q) {
				left = append(left, i)
			}
		}
		r.stuck = left
		for q.out&q.free&^went != 0 {
			next := q.out & q.free &^ went
			went |= next
			for k := range next.Each {
				q.out |= r.follows[k&63]
			}
			q.more = true
		}
	}
	if len(r.stuck) == 0 && q.free&^q.out == 0 {
		return false
	}
	if inPlay&^q.out != 0 {
		return true
	}
	return r.left(s, piles, &q)
}

// open notes that a pile of a zone could be empty.
func (r *Relaxation) open(zone uint8) {
	for from := range r.goes {
		r.goes[from] |= r.spaces[int(zone)*len(r.goes)+from]
	}
}

// dig finds what could be taken from a pile, from the top down, and reports whether that is all of it.
func (r *Relaxation) dig(s *State, d *digPile, q *reached) bool {
	g := r.g
	p := int(d.pile)
	n := int(s.n[p])
	base, gone := p<<g.shift, r.gone[p]
	pile := s.cards[base : base+n]
	goes := r.goes[d.zone]
	for i := n - 1; i >= 0; i-- {
		k := pile[i].Kind()
		bare := i == n-1 || gone>>(i+1)&1 != 0
		if bare {
			q.lie(g, k)
		} else if !d.joined[k&63].Has(pile[i+1].Kind()) {
			break // what lies on it never goes, and does not go with it
		}
		if (q.fits | goes).Has(k) || bare && q.out.Has(k) {
			gone |= 1 << i
		}
	}
	if gone != r.gone[p] {
		r.gone[p], q.more = gone, true
		if gone&1 != 0 {
			r.open(d.zone)
		}
	}
	return gone == 1<<n-1
}

// left reports whether some card could not go out.
func (r *Relaxation) left(s *State, piles []digPile, q *reached) bool {
	for i := range piles {
		p := int(piles[i].pile)
		n, base := int(s.n[p]), p<<r.g.shift
		for i := range n {
			bare := i == n-1 || r.gone[p]>>(i+1)&1 != 0
			if !bare || !q.out.Has(s.cards[base+i].Kind()) {
				return true
			}
		}
	}
	return false
}
