package reduce

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// A Relaxation proves positions unwinnable without a search. It asks which cards could ever go out
// if cards never got into each other's way: a card that could be free once counts as free for ever,
// whatever is built on it, and one that could be taken away once counts as gone from where it lay,
// though others may still be built on it (the delete relaxation of planning: Bonet and Geffner,
// "Planning as heuristic search", 2001). What cannot go out even so cannot go out by the rules.
// Thus a king over a card of its own suit is seen at once where spaces take no kings, and so are
// two kings that lie over cards of each other's suits.
type Relaxation struct {
	g       *Game
	free    []bool      // by pile: every card counts as free from the start
	out     []bool      // by pile: it is a foundation
	follows cards.Table // which cards some foundation takes upon a card
	zones   []dig       // by zone
	digs    []*dig      // of zones with piles that are neither free nor out
	piles   []digPile   // these piles
	loose   []uint8     // piles that are free
	waste   bool        // the last of both is the waste: free as long as it may be turned over
	outs    []outPile
	lists   bool // cards are there several times, see takeOnly

	lies []lying // by place of the state, as far as one has got
	next []int32 // by place: the next of the same kind and zone that is ready, or -1
}

// Why it is sound: each fact only grows (a card that is free stays so, a pile that could be empty
// stays so), and a play of the real game never needs more than what the relaxed one has by then. By
// induction over the moves of a line that wins, everything that line lays free or brings out is
// found; so a card that is not found goes out by no line. Whatever of the rules is not understood
// is read as allowing more (any card, from anywhere, at any time), or there is no Relaxation.

// A dig is what is known of the cards of a zone, and how far one has got in its piles: which of
// them are ready to leave it, as nothing lies on them any more but what could go with them.
type dig struct {
	spaces []cards.Mask // by zone: what could go from here to an empty pile there
	upon   cards.Table  // what could go from here upon a card, other than on foundations
	joined cards.Table  // which cards may lie on a card and move with it
	bears  bool         // cards may be built here, or leave with others that they lie on
	along  bool         // cards may go from here to another zone together, where they go on by its routes

	goes  cards.Mask // what could go elsewhere by now, foundations aside
	ready cards.Mask // kinds of cards that wait for that
	out   cards.Mask // kinds of those of them that a foundation may take as well, and has not yet
	first [64]int32  // by kind that is ready: the place of the first of the cards
}

// lying is what is known of a card of a pile.
type lying uint8

const (
	isReady lying = 1 << iota // nothing lies on it any more but what may go with it
	isBare                    // nothing does
	isGone
)

type digPile struct{ pile, zone uint8 }

type outPile struct {
	zone, pile int
	on         *[64]cards.Mask // what it takes by its top card, under noTop while it is empty; nil if the height counts
}

// NewRelaxation is nil for a game in which it could prove nothing, or is not sure to be right: one
// that is won otherwise than by bringing every card to the foundations, or in which cards leave by
// sets or exchange places.
func (g *Game) NewRelaxation() *Relaxation {
	if len(g.Sets) > 0 || g.HasSwaps || len(g.Wins) != 1 || !g.allMustGoOut(&g.Wins[0]) {
		return nil
	}
	n := len(g.Zones)
	r := &Relaxation{
		g: g, free: make([]bool, g.NPiles), out: make([]bool, g.NPiles), zones: make([]dig, n), lists: g.Dups,
		lies: make([]lying, g.NPiles<<g.Shift), next: make([]int32, g.NPiles<<g.Shift),
	}
	if !r.steps() {
		return nil
	}
	for i := range g.Zones {
		if !r.zone(i) {
			return nil
		}
	}
	r.targets()
	for p := range g.NPiles {
		zi := g.Piles[p].Zone
		switch {
		case g.Zones[zi].Sheet.Kind == dsl.Foundations:
			r.out[p] = true
			r.outs = append(r.outs, outPile{int(zi), p, r.table(int(zi), p)})
			if r.free[p] {
				r.loose = append(r.loose, uint8(p))
			}
		case g.Cycle != nil && p == g.Cycle.Waste && g.Cycle.Uses >= 0:
			r.waste = true
		case r.free[p]:
			r.loose = append(r.loose, uint8(p))
		default:
			r.piles = append(r.piles, digPile{uint8(p), zi})
		}
	}
	if r.waste {
		p, zi := uint8(g.Cycle.Waste), g.Piles[g.Cycle.Waste].Zone
		r.loose = append(r.loose, p)
		r.piles = append(r.piles, digPile{p, zi})
	}
	for _, p := range r.piles {
		if d := &r.zones[p.zone]; !slices.Contains(r.digs, d) {
			r.digs = append(r.digs, d)
		}
	}
	return r
}

// allMustGoOut reports whether a goal is reached only when all cards are on the foundations.
// Without that a card that never goes out proves nothing.
func (g *Game) allMustGoOut(win *code.Goal) bool {
	if win.Rest.Most > 0 {
		return false
	}
	for p := range g.NPiles {
		if g.ZoneOf(p).Sheet.Kind != dsl.Foundations && !machine.Contains(win.Rest.Piles, uint8(p)) {
			return false
		}
	}
	return true
}

// steps takes note of what steps carry off or put in another order, other than by play; ok is false
// where they touch foundations, or where cards that come together may be taken apart other than
// from the top, by steps or one by one.
func (r *Relaxation) steps() (ok bool) {
	g := r.g
	f := footprint.Steps(&g.Game)
	taken := f.Taken.And(&f.Mixed)
	touched := taken.And(&f.Laid)
	for p := range g.NPiles {
		if touched.Has(p) && g.ZoneOf(p).Sheet.Kind == dsl.Foundations {
			return false
		}
		r.free[p] = taken.Has(p)
	}
	apart := func(to *code.Zone) bool {
		return slices.ContainsFunc(to.Moves, func(u code.UnitRule) bool { return u.Kind == code.UnitPluck }) ||
			slices.ContainsFunc(g.Self[to.First:to.First+to.N], func(p uint8) bool { return taken.Has(int(p)) })
	}
	return !slices.ContainsFunc(g.Sources, func(src machine.Source) bool {
		return slices.ContainsFunc(src.Routes,
			func(rt machine.Route) bool { return !src.Alone && !rt.Alone && apart(&g.Zones[rt.To]) })
	})
}

// zone reads off what matters of a zone.
func (r *Relaxation) zone(i int) bool {
	g := r.g
	z := &g.Zones[i]
	out := z.Sheet.Kind == dsl.Foundations
	if len(z.Homes) > 0 || z.Rows > 1 {
		return false
	}
	for j := range z.Arrive {
		a := &z.Arrive[j]
		if a.Bottom || out && (g.ByParts(a.Phrase) || !a.TakesOne()) {
			return false
		}
		ph := (*code.Phrase)(nil)
		if g.Tabled(a.Phrase) {
			ph = &g.Phrases[a.Phrase]
		}
		switch {
		case out && a.OnCards && a.Order != nil:
			for at := 1; at < len(a.Order.Masks); at++ {
				r.orders(a.Order, at-1, at)
			}
			if a.Order.Wrap {
				r.orders(a.Order, len(a.Order.Masks)-1, 0)
			}
		case out && a.OnCards && ph == nil:
			return false
		case out && a.OnCards:
			for k := range r.follows {
				r.follows[k] |= ph.TableFor(cards.Kind(k))
			}
		}
	}
	for j := range z.Moves {
		if u := &z.Moves[j]; u.Kind == code.UnitRun && g.Tabled(g.Seqs[u.Seq].Phrase) {
			ph := &g.Phrases[g.Seqs[u.Seq].Phrase]
			for k := range r.zones[i].joined {
				r.zones[i].joined[k] |= ph.TableFor(cards.Kind(k))
			}
		} else if u.Kind != code.UnitOne {
			r.zones[i].joined = cards.Fill(g.Mask)
		}
		if z.Moves[j].Kind == code.UnitPluck {
			for p := z.First; p < z.First+z.N; p++ {
				r.free[p] = true
			}
		}
	}
	inside := z.Sheet.Kind == dsl.Stock || z.Sheet.Kind == dsl.Discard // no order is told there
	alone := z.Open || z.Cells || out && len(z.Worry) > 0              // lie ready one by one
	if inside || alone {
		for p := z.First; p < z.First+z.N; p++ {
			r.free[p] = true
		}
	}
	for p := z.First; p < z.First+z.N; p++ {
		r.free[p] = r.free[p] || g.Piles[p].Covers != nil
	}
	return true
}

// targets finds where cards of each zone may go but to foundations, and which: by routes that lead
// there, or because a line takes them at once.
func (r *Relaxation) targets() {
	g := r.g
	for from := range g.Zones {
		d := &r.zones[from]
		d.along = g.playsTogether(from)
		d.spaces = make([]cards.Mask, len(g.Zones))
		for to := range g.Zones {
			z := &g.Zones[to]
			if z.Sheet.Kind == dsl.Foundations {
				continue
			}
			bears := &r.zones[to].bears
			*bears = *bears || r.zones[to].joined != cards.Table{}
			for j := range z.Arrive {
				a := &z.Arrive[j]
				*bears = *bears || a.OnCards && !z.Cells
				if !g.takenAtOnce(from, a) && !g.routed(from, to, int16(j)) {
					continue
				}
				m := cards.Fill(g.Mask)
				if g.Tabled(a.Phrase) {
					for k := range m {
						m[k] = g.Phrases[a.Phrase].TableFor(cards.Kind(k))
					}
				}
				if a.OnCards && !z.Cells {
					d.upon.Add(&m)
				}
				if a.OnEmpty {
					d.spaces[to] |= g.onSpaces(a)
				}
			}
		}
	}
}

// routed reports whether cards are played from one zone to another by a line.
func (g *Game) routed(from, to int, line int16) bool {
	return slices.ContainsFunc(g.Sources, func(src machine.Source) bool {
		return src.Zone == from && slices.ContainsFunc(src.Routes,
			func(rt machine.Route) bool { return rt.To == to && slices.Contains(rt.Lines, line) })
	})
}

// playsTogether reports whether several cards may be played together from one zone to another,
// foundations aside.
func (g *Game) playsTogether(from int) bool {
	return slices.ContainsFunc(g.Sources, func(src machine.Source) bool {
		return src.Zone == from && !src.Alone && slices.ContainsFunc(src.Routes, func(rt machine.Route) bool {
			return rt.To != from && !rt.Alone && g.Zones[rt.To].Sheet.Kind != dsl.Foundations
		})
	})
}

// takenAtOnce reports whether cards of a zone are taken at once by a line.
func (g *Game) takenAtOnce(from int, a *code.Arrival) bool {
	return slices.ContainsFunc(a.Sources, func(list []uint8) bool {
		return slices.ContainsFunc(list, func(p uint8) bool { return int(g.Piles[p].Zone) == from })
	})
}

// onSpaces is what a line could bring to an empty pile.
func (g *Game) onSpaces(a *code.Arrival) cards.Mask {
	if g.Tabled(a.Phrase) && g.Phrases[a.Phrase].Sort == code.Constant {
		return g.Phrases[a.Phrase].Mask
	}
	return g.Mask
}

// orders notes that cards at one place of an order are followed by those at another.
func (r *Relaxation) orders(o *code.Order, at, next int) {
	for k := range o.Masks[at].Each {
		r.follows[k] |= o.Masks[next] & o.Table[k]
	}
}

// table is what a foundation takes by its top card alone, or nil if it goes by the height.
func (r *Relaxation) table(zi, p int) *[64]cards.Mask {
	z := &r.g.Zones[zi]
	on := &[64]cards.Mask{}
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if a.Order != nil {
			return nil
		}
		m := cards.Fill(r.g.Mask)
		if a.Phrase >= 0 {
			for k := range m {
				m[k] = r.g.Phrases[a.Phrase].TableFor(cards.Kind(k))
			}
		}
		if a.OnCards {
			for k, x := range m {
				on[k] |= x
			}
		}
		if a.OnEmpty {
			on[machine.NoTop] |= m[0]
			if len(z.Worry) > 0 { // its cards may come back, and then another may begin it
				for k := range m {
					on[k] |= m[0]
				}
			}
		}
	}
	if z.Suits != nil {
		for i := range on {
			on[i] &= z.Suits[p-z.First]
		}
	}
	return on
}

// takes is what a foundation takes now, or would once cards came back from it.
func (r *Relaxation) takes(s *State, o *outPile) cards.Mask {
	p, z := o.pile, &r.g.Zones[o.zone]
	ref := rules.None
	if s.N[p] > 0 {
		ref = s.Top[p].Kind()
	}
	c := machine.Ctx{Card: rules.None, Pile: int16(p), Source: -1}
	m := cards.Mask(0)
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if s.N[p] > 0 && a.OnCards || s.N[p] == 0 && a.OnEmpty {
			m |= s.Arriving(a, p, ref, &c)
		}
		switch {
		case s.N[p] == 0 || !a.OnEmpty || len(z.Worry) == 0:
		case a.Order != nil: // arriving goes by how high the pile is now
			m |= a.Order.Masks[0]
		default:
			m |= s.Arriving(a, p, rules.None, &c)
		}
	}
	if z.Suits != nil {
		m &= z.Suits[p-z.First]
	}
	return m
}

// reached is what could be reached so far.
type reached struct {
	free  cards.Mask // cards that could lie free
	bears cards.Mask // those of them that others could be built on
	out   cards.Mask // cards that could go out once they are free
	bare  cards.Mask // cards of piles that had to be dug for
	left  int        // how many of those piles have not been dug for yet
	lain  lain       // of them, where each card is there once
}

// lie notes that a card could lie free; bears tells whether others could be built on it there.
func (r *Relaxation) lie(q *reached, k cards.Kind, bears bool) {
	q.free |= k.Bit()
	if bears && !q.bears.Has(k) {
		q.bears |= k.Bit()
		for _, d := range r.digs {
			d.goes |= d.upon[k&63]
		}
	}
}

// Hopeless reports whether some card can never go out. Where it says no, nothing is known.
func (r *Relaxation) Hopeless(s *State) bool {
	g := r.g
	if s.Status != machine.Playing || s.Ints[machine.IntWaitStep] > 0 {
		return false
	}
	// Foundations take what they would take now, and on that what follows; cards that lie there
	// already count as out of everybody's way.
	q := reached{}
	for i := range r.outs {
		if o := &r.outs[i]; o.on != nil {
			q.out |= o.on[s.Top[o.pile]&63]
		} else {
			q.out |= r.takes(s, o)
		}
	}
	for _, d := range r.digs {
		d.goes, d.ready, d.out = 0, 0, 0
	}
	inPlay := cards.Mask(0) // cards of the free piles
	piles, loose := r.piles, r.loose
	switch {
	case !r.waste:
	case !s.UsedUp(g.Cycle.Uses): // it may be turned over, and every card of it comes to lie on top
		piles = piles[:len(piles)-1]
	default:
		loose = loose[:len(loose)-1]
	}
	for _, p := range loose {
		n, base := int(s.N[p]), int(p)<<g.Shift
		for _, c := range s.Cards[base : base+n] {
			r.lie(&q, c.Kind(), true)
			if !r.out[p] {
				inPlay |= c.Kind().Bit()
			}
		}
		r.open(g.Piles[p].Zone)
	}
	for i := range piles {
		p := &piles[i]
		n := int(s.N[p.pile])
		if q.left += n; n == 0 {
			r.open(p.zone)
			continue
		}
		top := int(p.pile)<<g.Shift + n - 1
		if !r.lists {
			r.layOnly(s, &q, &r.zones[p.zone], top)
			continue
		}
		r.lies[top] = 0
		r.lay(s, &q, &r.zones[p.zone], top)
	}
	r.exhaust(s, &q)
	// What is not laid bare cannot go out, and what is goes only where a foundation takes it.
	return q.left > 0 || (q.bare|inPlay)&^q.out != 0
}

// GoesOn reports whether the top card of a pile could go on at once to another that is dug for, to
// the card that lies bare there or to the space. If that card has just come, from where others
// could be built on it as well, it goes away again before anything else is asked for, and what was
// found of the position before is found of this one: it is no more hopeless than that was.
func (r *Relaxation) GoesOn(s *State, pile int) bool {
	d, k := &r.zones[r.g.Piles[pile].Zone], s.Top[pile].Kind()
	for i := range r.piles {
		p := &r.piles[i]
		switch {
		case int(p.pile) == pile:
		case s.N[p.pile] == 0:
			if d.spaces[p.zone].Has(k) {
				return true
			}
		case r.zones[p.zone].bears && d.upon[s.Top[p.pile].Kind()&63].Has(k):
			return true
		}
	}
	return false
}

// exhaust finds all that could be reached. Two things feed each other until neither does: a card
// that goes out lets others go out, and one that is taken away lays others bare. Each card is taken
// once, so that it ends after as many steps as there are cards.
func (r *Relaxation) exhaust(s *State, q *reached) {
	went := cards.Mask(0) // cards out of which followed what follows
	for more := true; more; {
		more = false
		for next := q.out & q.free &^ went; next != 0; next = q.out & q.free &^ went {
			went |= next
			for ; next != 0; next &= next - 1 {
				k := next.First() & 63
				q.out |= r.follows[k]
				if r.g.safety.returns {
					r.lie(q, k, true)
				}
			}
			more = true
		}
		for _, d := range r.digs {
			for could := d.could(q); could != 0; could = d.could(q) {
				more = true
				for ; could != 0; could &= could - 1 {
					if k := could.First() & 63; r.lists {
						r.take(s, q, d, k)
					} else {
						r.takeOnly(s, q, d, k)
					}
				}
			}
		}
	}
}

// could is the cards that are ready and could go.
func (d *dig) could(q *reached) cards.Mask { return d.ready&d.goes | d.out&q.out }

// open notes that a pile of a zone could be empty.
func (r *Relaxation) open(zone uint8) {
	for _, d := range r.digs {
		d.goes |= d.spaces[zone]
	}
}

// take takes cards of a kind away that are ready: all of them if they could go elsewhere, and else
// those that are bare, to a foundation.
func (r *Relaxation) take(s *State, q *reached, d *dig, k cards.Kind) {
	d.out &^= k.Bit()
	need := isBare
	if d.goes.Has(k) {
		need = 0
		d.ready &^= k.Bit()
		r.lie(q, k, true)
	}
	for at := d.first[k]; at >= 0; {
		next := r.next[at]
		if l := r.lies[at]; l&isGone == 0 && l&need == need {
			r.lies[at] = l | isGone
			if l&isBare == 0 && d.along {
				r.goAlong(s, q, d, int(at))
			}
			if below := int(at) - 1; int(at)&(1<<r.g.Shift-1) != 0 {
				r.lay(s, q, d, below)
			} else {
				r.open(r.g.Piles[at>>r.g.Shift].Zone)
			}
		}
		at = next
	}
}

// goAlong notes that what lies on a card could go along with it to another zone. What can leave it
// there, by which routes, is not asked: it counts as laid bare and gone, and so does the card.
func (r *Relaxation) goAlong(s *State, q *reached, d *dig, at int) {
	pile := at >> r.g.Shift
	for up := pile<<r.g.Shift + int(s.N[pile]) - 1; up > at; up-- {
		r.lay(s, q, d, up)
		r.lies[up] |= isGone
	}
	r.lay(s, q, d, at)
}

// lay notes that nothing lies on the card at a place any more. Cards below that may go with it are
// ready, too.
func (r *Relaxation) lay(s *State, q *reached, d *dig, at int) {
	if r.lies[at]&isBare != 0 {
		return // it went along with another card before
	}
	k, l := s.Cards[at].Kind()&63, r.lies[at]|isBare
	q.left--
	q.bare |= k.Bit()
	r.lie(q, k, d.bears)
	if l&isGone == 0 {
		d.out |= k.Bit()
	}
	for ; l&isReady == 0; l = r.lies[at] {
		r.lies[at] = l | isReady
		r.next[at] = -1
		if d.ready.Has(k) {
			r.next[at] = d.first[k]
		}
		d.ready |= k.Bit()
		d.first[k] = int32(at)
		if at&(1<<r.g.Shift-1) == 0 {
			return
		}
		at--
		r.lies[at] = 0
		on := k
		if k = s.Cards[at].Kind() & 63; !d.joined[k].Has(on) {
			return
		}
	}
	r.lies[at] = l
}
