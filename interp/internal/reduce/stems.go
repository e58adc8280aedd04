package reduce

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// Stems are a kinder game, of which a search is soon at its end. The stem of a pile is what lies
// there as it lay when the search began, from the bottom; of it only the top card can be had. All
// other cards are loose, or out on the foundations. Where a loose card lies is not told: the loose
// cards may change places at any time, as long as there is a place for each. A place is a card that
// bears another (a loose one, or the top of a stem), a space or a cell. So a position is two sets,
// the cards of the stems and those that are out, and stands for all those in which the same cards
// lie in a thousand ways on one another (an abstraction, as in Edelkamp, "Planning with pattern
// databases", 2001).
//
// Why nothing is won by the rules that is not won so: let every card that was played by the rules
// be loose. It lies where some line let it lie, each on a place of its own, so that there are
// places enough. Whatever goes out lies on top, so that there are places enough without the one on
// it; and so it is with a card that leaves its stem, whose new place is free before it leaves, so
// that what lay under it is no place yet. Whether there are enough is counted by groups, of cards
// that bear and of those that they bear, which is right or finds too many. What of the rules is not
// asked (turns, conditions, how many cards move) only forbids.
//
// A top card of a stem that lies on a card which bears it counts as loose, where it lies as well as
// anywhere. Cards that are had one by one, as those of stock and waste, bear others and need no
// place; and where cards may come back from the foundations, all that are out bear others, too.
type Stems struct {
	r      *Relaxation
	piles  []stem
	pool   []uint8     // piles whose cards need no place
	cells  []cell      // piles that take any card
	groups []group     // the first is what no card bears
	in     [64]uint8   // by kind: the group of what bears it
	of     [64]uint8   // by kind: the group of what it bears, or noGroup
	upon   cards.Table // what may lie upon a card
	spaces cards.Mask  // what may go to a space
	sole   bool        // cards leave stems one by one

	// the position that a search begins with
	all    cards.Mask // the cards that are to go out
	pooled cards.Mask // those that need no place
	begin  cards.Mask // those that foundations take, whatever goes out before
	celled int        // how many cards cells take

	look look
}

// A stem is a pile whose cards are had from the top.
type stem struct {
	pile  uint8
	bears bool         // cards are laid on its top
	space bool         // cards are laid where it was
	lay   []cards.Kind // the cards of the beginning, from the bottom
	first []cards.Mask // the first so many of them
}

// all is the cards of the beginning.
func (st *stem) all() cards.Mask { return st.first[len(st.lay)] }

// A cell is a pile that takes so many cards.
type cell struct{ pile, room int }

// A group is cards that bear and all that they bear, such that no other card bears these.
type group struct{ bear, borne cards.Mask }

const noGroup = 255

// A Standing is a position: the cards that lie in stems, and those that are out.
type Standing struct{ Kept, Out cards.Mask }

// A look is what is known of the position that is looked at.
type look struct {
	Standing
	loose  cards.Mask // loose cards that need a place
	bear   cards.Mask // cards that bear others
	depth  []uint8    // by stem: how many cards it has
	counts []count    // by group
	lack   count      // the sum of what groups lack
	room   int        // cells and spaces
}

// A count is how many loose cards find no card that bears them, and how many of these no space
// takes either.
type count struct{ all, stiff int }

// Stems are nil for a game of which they know too little: where a card may leave from under others,
// or come to a pile otherwise than by a line that says on what. They are made for games in which
// each card is there once.
func (r *Relaxation) Stems() *Stems {
	if r == nil || r.lists {
		return nil
	}
	q := &Stems{r: r, sole: true}
	for i := range r.zones {
		d := &r.zones[i]
		q.upon.Add(&d.upon)
		if r.g.Zones[i].Sheet.Kind != dsl.Foundations {
			if d.joined == cards.Fill(r.g.Mask) {
				return nil
			}
			q.upon.Add(&d.joined)
			q.sole = q.sole && d.joined == cards.Table{}
		}
	}
	if !q.sort() || !q.divide() {
		return nil
	}
	q.look.depth = make([]uint8, len(q.piles))
	q.look.counts = make([]count, len(q.groups))
	return q
}

// sort says of each pile what its cards are; ok is false where that cannot be told of one.
func (q *Stems) sort() (ok bool) {
	r, g := q.r, q.r.g
	f := footprint.Steps(&g.Game)
	stepped := f.Taken.And(&f.Mixed).And(&f.Laid)
	for p := range g.NPiles {
		zi := g.Piles[p].Zone
		z := &g.Zones[zi]
		switch {
		case z.Closes:
			return false // piles are told by their number
		case r.out[p]:
		case stepped.Has(p):
			if z.Receives || r.zones[zi].bears {
				return false
			}
			q.pool = append(q.pool, uint8(p))
		case z.Cells:
			room := 1
			if z.AtMost >= 0 {
				if room = z.FixedMax; room < 0 {
					return false
				}
			}
			q.cells = append(q.cells, cell{p, room})
		case r.free[p]:
			q.pool = append(q.pool, uint8(p))
		default:
			st := stem{pile: uint8(p), bears: r.zones[zi].bears}
			for i := range r.zones {
				st.space = st.space || r.zones[i].spaces[zi] != 0
				q.spaces |= r.zones[i].spaces[zi]
			}
			q.piles = append(q.piles, st)
		}
	}
	return len(q.piles) > 0
}

// divide divides the cards into groups; ok is false where all hang together, for then there is
// always a place.
func (q *Stems) divide() (ok bool) {
	q.groups = append(q.groups, group{})
	for k := range q.of {
		q.of[k], q.in[k] = noGroup, 0
	}
	for k := range q.r.g.Mask.Each {
		if q.of[k&63] != noGroup || q.upon[k] == 0 {
			continue
		}
		gr := group{k.Bit(), q.upon[k]}
		for more := true; more; {
			more = false
			for o := range (q.r.g.Mask &^ gr.bear).Each {
				if q.upon[o]&gr.borne != 0 {
					gr.bear |= o.Bit()
					gr.borne |= q.upon[o]
					more = true
				}
			}
		}
		for o := range gr.bear.Each {
			q.of[o&63] = uint8(len(q.groups))
		}
		for o := range gr.borne.Each {
			q.in[o&63] = uint8(len(q.groups))
		}
		if gr.borne&q.r.g.Mask == q.r.g.Mask {
			return false
		}
		q.groups = append(q.groups, gr)
	}
	q.groups[0].borne = q.r.g.Mask
	for _, gr := range q.groups[1:] {
		q.groups[0].borne &^= gr.borne
	}
	return true
}

// Begin takes up the position that a search begins with; ok is false where nothing can be said of
// it.
func (q *Stems) Begin(s *State) (ok bool) {
	if s.Status != machine.Playing || s.Ints[machine.IntWaitStep] > 0 {
		return false
	}
	q.begin, q.all, q.pooled = 0, 0, 0
	for i := range q.r.outs {
		o := &q.r.outs[i]
		q.all |= s.kindsIn(o.pile)
		if o.on != nil {
			q.begin |= o.on[s.Top[o.pile]&63]
		} else {
			q.begin |= q.r.takes(s, o)
		}
	}
	for _, p := range q.pool {
		q.pooled |= s.kindsIn(int(p))
	}
	q.celled = 0
	for _, c := range q.cells {
		q.all |= s.kindsIn(c.pile)
		q.celled += max(c.room, int(s.N[c.pile])) // more may be dealt than it takes
	}
	for i := range q.piles {
		st := &q.piles[i]
		st.lay, st.first = st.lay[:0], append(st.first[:0], 0)
		for _, c := range s.Pile(int(st.pile)) {
			st.lay = append(st.lay, c.Kind())
			st.first = append(st.first, st.first[len(st.lay)-1]|c.Kind().Bit())
		}
		q.all |= st.all()
	}
	q.all |= q.pooled
	return true
}

// Standing is the standing of a position that is reached from where the search began. A card that
// came back to where it lay, on the same cards as before, counts as never moved.
func (q *Stems) Standing(s *State) (at Standing) {
	for i := range q.r.outs {
		at.Out |= s.kindsIn(q.r.outs[i].pile)
	}
	for i := range q.piles {
		st := &q.piles[i]
		n := 0
		for _, c := range s.Pile(int(st.pile)) {
			if n == len(st.lay) || st.lay[n] != c.Kind() {
				break
			}
			n++
		}
		at.Kept |= q.settled(st, st.first[n])
	}
	return at
}

// settled is what is left of the cards of a stem without those on top that lie on a card which
// bears them.
func (q *Stems) settled(st *stem, kept cards.Mask) cards.Mask {
	n := kept.Count()
	for st.bears && n > 1 && q.upon[st.lay[n-2]&63].Has(st.lay[n-1]) {
		n--
	}
	return st.first[n]
}

// Won reports whether all cards are out.
func (q *Stems) Won(at Standing) bool { return at.Out == q.all }

// see looks at a position.
func (q *Stems) see(at Standing) {
	l := &q.look
	l.Standing = at
	l.bear = q.all &^ (at.Kept | at.Out)
	l.loose = l.bear &^ q.pooled
	if q.r.g.safety.returns {
		l.bear |= at.Out
	}
	l.room = q.celled
	for i := range q.piles {
		st := &q.piles[i]
		n := (at.Kept & st.all()).Count()
		l.depth[i] = uint8(n)
		switch {
		case n > 0 && st.bears:
			l.bear |= st.lay[n-1].Bit()
		case n == 0 && st.space:
			l.room++
		}
	}
	l.lack = count{}
	for i := range q.groups {
		l.counts[i] = q.lacks(i, l.loose, l.bear)
		l.lack.all += l.counts[i].all
		l.lack.stiff += l.counts[i].stiff
	}
}

// lacks is what a group lacks with such loose cards, and others that bear.
func (q *Stems) lacks(i int, loose, bear cards.Mask) count {
	gr := &q.groups[i]
	n := max(0, (loose&gr.borne).Count()-(bear&gr.bear).Count())
	return count{n, n - min(n, (loose&gr.borne&q.spaces).Count())}
}

// fits reports whether there is a place for each loose card when a card becomes loose, if one does,
// and another bears none.
func (q *Stems) fits(more, bare cards.Mask) bool {
	l := &q.look
	loose, bear := l.loose|more, l.bear&^bare
	lack := l.lack
	again := func(i uint8) {
		c := q.lacks(int(i), loose, bear)
		lack.all += c.all - l.counts[i].all
		lack.stiff += c.stiff - l.counts[i].stiff
	}
	of, in := uint8(noGroup), uint8(noGroup)
	if bare != 0 {
		of = q.of[bare.First()&63]
	}
	if more != 0 {
		in = q.in[more.First()&63]
	}
	if of != noGroup {
		again(of)
	}
	if in != noGroup && in != of {
		again(in)
	}
	return lack.all <= l.room && lack.stiff <= q.celled
}

// next is the cards that foundations take when such cards are out.
func (q *Stems) next(out cards.Mask) cards.Mask { return (q.begin | q.r.follows.Any(out)) &^ out }

// After adds the positions that follow on one. Those that should be looked at first come last. Each
// has fewer cards in stems or more cards out, so that none follows on itself.
func (q *Stems) After(at Standing, list []Standing) []Standing {
	q.see(at)
	l := &q.look
	start := len(list)
	next := q.next(at.Out)
	outs := next & (l.loose | q.pooled)
	for i, n := range l.depth {
		if n == 0 {
			continue
		}
		st := &q.piles[i]
		k := st.lay[n-1].Bit()
		outs |= next & k
		bare := k
		if !q.sole {
			bare = 0
		}
		if q.fits(k, bare) {
			list = append(list, Standing{q.lift(st, at.Kept), at.Out})
		}
	}
	for k := range outs.Each {
		if !q.fits(0, k.Bit()) {
			continue
		}
		to := Standing{at.Kept, at.Out | k.Bit()}
		if at.Kept.Has(k) {
			to.Kept = q.lift(q.stemOf(k), at.Kept)
		}
		if q.spared(k, next) {
			return append(list[:start], to)
		}
		list = append(list, to)
	}
	return list
}

// lift is the cards of stems without the top one of one.
func (q *Stems) lift(st *stem, kept cards.Mask) cards.Mask {
	all := st.all()
	return kept&^all | q.settled(st, st.first[(kept&all).Count()-1])
}

// stemOf is the stem that a card lay in at the beginning.
func (q *Stems) stemOf(k cards.Kind) *stem {
	i := slices.IndexFunc(q.piles, func(st stem) bool { return st.all().Has(k) })
	return &q.piles[i]
}

// spared reports whether no card wants to lie on one any more: those that it bears, and all that
// count on the same cards, are out, or go out as soon as they can be had, for they bear nothing
// that is still to go. Who goes out at once then loses nothing: in whatever way a win goes on,
// those others go out instead of to a place, and all else finds the places that it found. A card
// that may come back from the foundations bears what it did.
func (q *Stems) spared(k cards.Kind, next cards.Mask) bool {
	if q.of[k&63] == noGroup || q.r.g.safety.returns {
		return true
	}
	left := q.groups[q.of[k&63]].borne & q.all &^ q.look.Out
	if left&^next != 0 {
		return false
	}
	for y := range left.Each {
		if of := q.of[y&63]; of != noGroup && q.groups[of].borne&q.all&^q.look.Out != 0 {
			return false
		}
	}
	return true
}
