package reduce

import (
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// Queues prove positions unwinnable by the order in which cards must go out. A queue is a pile
// whose cards go nowhere but to the foundations, one by one from the top. If all cards that lie
// elsewhere could be had whenever they are wanted, could the foundations still take all of a queue?
// Cards that no foundation lays on one another do not matter to each other then, so that each
// family of them is asked about by itself, as if it had all empty foundations to itself. What is
// left of a position is so little that all ways are tried and remembered (a projection, as in
// Edelkamp, "Planning with pattern databases", 2001, asked for dead ends).
//
// Where there are two cards of each kind this sees what a Relaxation does not: from a queue a nine
// must go before an eight, and that before a six of their suit. Once the nine is out, the eight
// wants another foundation that has passed the six, and of the two sixes one still lies under it.
//
// A card that can be had goes out no sooner than the next card of a queue that goes to the same
// foundation: it can still be had then. So what is tried is which foundation takes the next card of
// which queue. What comes to lie on a queue later only makes its cards wait longer. Cards must not
// come back from foundations, or a card could go out a second time.
type Queues struct {
	g        *Game
	piles    []uint8 // the queues
	outs     []outPile
	groups   []*outPile   // foundations that take different cards
	group    []uint8      // by place in outs: which group
	held     []bool       // by pile: a queue or a foundation
	waste    int          // a queue only when it may be turned over no more; -1 if there is none such
	like     [64]uint8    // by kind: the first kind that fits what it fits
	families []cards.Mask // cards that hang together by what foundations lay on what

	// the position of one family that is being looked at
	lies   []outTop
	supply [64]uint8       // cards that can be had, by kind
	lines  [][]uint8       // of each queue, from the bottom
	left   int             // cards in queues
	looked int             // cards tried on foundations
	most   int             // to try
	told   map[string]bool // positions that were looked at: whether the queues could go out
	key    []byte
}

// An outTop is a foundation as far as it matters what it takes.
type outTop struct{ group, top, height uint8 }

// queueMemory bounds how many positions of families are remembered.
const queueMemory = 1 << 12

// Queues are nil for a game that has none, or where cards come back from foundations.
func (r *Relaxation) Queues() *Queues {
	if r == nil || r.g.safety.returns {
		return nil
	}
	g := r.g
	q := &Queues{g: g, outs: r.outs, told: map[string]bool{}, waste: -1}
	if r.waste {
		q.waste = g.Cycle.Waste
	}
	for _, d := range r.piles {
		if r.onlyOut(int(d.zone)) {
			q.piles = append(q.piles, d.pile)
		}
	}
	if len(q.piles) == 0 || len(g.PackCards) > 255 {
		return nil
	}
	q.lines = make([][]uint8, len(q.piles))
	q.held = slices.Clone(r.out)
	for _, p := range q.piles {
		q.held[p] = true
	}
	for i := range r.outs {
		if q.add(&r.outs[i]); g.startsAnywhere(r.outs[i].zone) {
			return nil
		}
	}
	q.divide(r)
	for _, f := range q.families {
		q.liken(f)
	}
	return q
}

// onlyOut reports whether cards of a zone go to foundations alone.
func (r *Relaxation) onlyOut(zone int) bool {
	d := &r.zones[zone]
	for _, m := range d.spaces {
		if m != 0 {
			return false
		}
	}
	return d.upon == cards.Table{}
}

// add adds a foundation to the group of those that take the same.
func (q *Queues) add(o *outPile) {
	i := slices.IndexFunc(q.groups, func(gr *outPile) bool { return q.same(gr, o) })
	if i < 0 {
		i, q.groups = len(q.groups), append(q.groups, o)
	}
	q.group = append(q.group, uint8(i))
}

// startsAnywhere reports whether the first card of a foundation fixes where an order begins.
func (g *Game) startsAnywhere(zone int) bool {
	return slices.ContainsFunc(g.Zones[zone].Arrive,
		func(a code.Arrival) bool { return a.Order != nil && a.Order.Base >= 0 })
}

// same reports whether a foundation takes what those of a group take.
func (q *Queues) same(gr, o *outPile) bool {
	z := &q.g.Zones[o.zone]
	i, j := gr.pile-z.First, o.pile-z.First
	if gr.zone != o.zone || z.FullBy != nil {
		return false
	}
	return (z.Suits == nil || z.Suits[i] == z.Suits[j]) && (z.Full == nil || z.Full[i] == z.Full[j])
}

// divide divides the cards into families.
func (q *Queues) divide(r *Relaxation) {
	var families []cards.Mask
	for k := range q.g.Mask.Each {
		f := (r.follows[k&63] | k.Bit()) & q.g.Mask
		families = slices.DeleteFunc(families, func(other cards.Mask) bool {
			meets := other&f != 0
			if meets {
				f |= other
			}
			return meets
		})
		families = append(families, f)
	}
	q.families = families
}

// liken finds the cards of a family that are laid on the same and bear the same. Foundations that
// go by the height tell all cards apart.
func (q *Queues) liken(family cards.Mask) {
	tells := func(gr *outPile, a, b cards.Kind) bool {
		differ := func(m cards.Mask) bool { return m.Has(a) != m.Has(b) }
		return gr.on == nil || gr.on[a] != gr.on[b] || slices.ContainsFunc(gr.on[:], differ)
	}
	for k := range family.Each {
		q.like[k] = uint8(k)
		for a := range family.Each {
			if a == k || !slices.ContainsFunc(q.groups, func(gr *outPile) bool { return tells(gr, a, k) }) {
				q.like[k] = uint8(a)
				break
			}
		}
	}
}

// Blocked reports whether the queues keep some card from going out. At most so many cards are tried
// on foundations; looked is how many were. Where it says no, nothing is known.
func (q *Queues) Blocked(s *State, most int) (blocked bool, looked int) {
	if s.Status != machine.Playing || s.Ints[machine.IntWaitStep] > 0 {
		return false, 0
	}
	q.looked, q.most = 0, most
	q.supply = [64]uint8{}
	for p := range q.g.NPiles {
		if q.held[p] && !q.turnsOver(s, p) {
			continue
		}
		base := p << q.g.Shift
		for _, c := range s.Cards[base : base+int(s.N[p])] {
			q.supply[q.like[c.Kind()&63]]++
		}
	}
	for _, f := range q.families {
		if q.load(s, f) && !q.open(s, f) {
			return true, q.looked
		}
	}
	return false, q.looked
}

// turnsOver reports whether a pile is a waste that may be turned over still: then each of its cards
// comes to lie on top, in whatever order it lies there.
func (q *Queues) turnsOver(s *State, p int) bool {
	return p == q.waste && !s.UsedUp(q.g.Cycle.Uses)
}

// load takes what matters of a position to a family; ok is false where its cards are in no queue.
func (q *Queues) load(s *State, f cards.Mask) (ok bool) {
	q.left = 0
	for i, p := range q.piles {
		if q.lines[i] = q.lines[i][:0]; q.turnsOver(s, int(p)) {
			continue
		}
		base := int(p) << q.g.Shift
		for _, c := range s.Cards[base : base+int(s.N[p])] {
			if f.Has(c.Kind()) {
				q.lines[i] = append(q.lines[i], q.like[c.Kind()&63])
			}
		}
		q.left += len(q.lines[i])
	}
	if q.left == 0 {
		return false
	}
	q.lies = q.lies[:0]
	for i := range q.outs {
		p := q.outs[i].pile
		switch top := s.Top[p].Kind(); {
		case s.N[p] == 0:
			q.lies = append(q.lies, outTop{q.group[i], uint8(machine.NoTop), 0})
		case f.Has(top):
			q.lies = append(q.lies, outTop{q.group[i], q.like[top&63], uint8(min(s.N[p], 255))})
		}
	}
	return true
}

// takes is what a foundation takes.
func (q *Queues) takes(s *State, t outTop) cards.Mask {
	gr := q.groups[t.group]
	z := &q.g.Zones[gr.zone]
	if i := gr.pile - z.First; z.Full != nil && z.Full[i] >= 0 && int(t.height) >= int(z.Full[i]) {
		return 0
	}
	if gr.on != nil {
		return gr.on[t.top]
	}
	m, top := cards.Mask(0), cards.Kind(t.top)
	if t.height == 0 {
		top = rules.None
	}
	for i := range z.Arrive {
		a := &z.Arrive[i]
		switch {
		case t.height == 0 && !a.OnEmpty || t.height > 0 && !a.OnCards:
		case a.Order != nil:
			m |= s.Ordered(a.Order, int(t.height), top)
		case a.Phrase < 0:
			m |= q.g.Mask
		default:
			m |= s.Mask(a.Phrase, top, nil)
		}
	}
	if z.Suits != nil {
		m &= z.Suits[gr.pile-z.First]
	}
	return m
}

// open reports whether all cards of the family could leave the queues.
func (q *Queues) open(s *State, f cards.Mask) bool {
	if q.left == 0 {
		return true
	}
	q.tell(f)
	if open, ok := q.told[string(q.key)]; ok {
		return open
	}
	key := string(q.key)
	open := q.goes(s, f)
	if q.looked > q.most {
		return true
	}
	if len(q.told) == queueMemory {
		q.told = map[string]bool{}
	}
	q.told[key] = open
	return open
}

// goes tries each card that may be the next to leave a queue, on each foundation.
func (q *Queues) goes(s *State, f cards.Mask) bool {
	for j, line := range q.lines {
		if len(line) == 0 {
			continue
		}
		for i, t := range q.lies {
			if !slices.Contains(q.lies[:i], t) && q.lay(s, f, i, j) {
				return true
			}
		}
	}
	return false
}

// lay reports whether a foundation could take the next card of a queue, after others that can be
// had, so that all cards could leave the queues.
func (q *Queues) lay(s *State, f cards.Mask, i, j int) (open bool) {
	if q.looked++; q.looked > q.most {
		return true
	}
	was, line := q.lies[i], q.lines[j]
	n := len(line) - 1
	m := q.takes(s, was) & f
	on := func(k uint8) { q.lies[i].top, q.lies[i].height = k, was.height+1 }
	if m.Has(cards.Kind(line[n])) {
		on(line[n])
		q.lines[j] = line[:n]
		q.left--
		open = q.open(s, f)
		q.lines[j] = line
		q.left++
	}
	for k := range m.Each {
		if open {
			break
		}
		if k := uint8(k); q.like[k] == k && q.supply[k] > 0 {
			on(k)
			q.supply[k]--
			open = q.lay(s, f, i, j)
			q.supply[k]++
		}
	}
	q.lies[i] = was
	return open
}

// tell writes down the position of a family.
func (q *Queues) tell(f cards.Mask) {
	q.key = q.key[:0]
	for _, line := range q.lines {
		q.key = append(append(q.key, line...), 255)
	}
	for k := range f.Each {
		if q.like[k&63] == uint8(k) {
			q.key = append(q.key, q.supply[k])
		}
	}
	at := len(q.key)
	for _, t := range q.lies {
		q.key = append(q.key, t.group, t.top, t.height)
	}
	sortTriples(q.key[at:])
}

// sortTriples sorts by insertion what is all but in order.
func sortTriples(b []byte) {
	for i := 3; i < len(b); i += 3 {
		for j := i; j > 0 && slices.Compare(b[j-3:j], b[j:j+3]) > 0; j -= 3 {
			for x := range 3 {
				b[j-3+x], b[j+x] = b[j+x], b[j-3+x]
			}
		}
	}
}
