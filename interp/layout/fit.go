package layout

import "pat/interp"

// This file answers how the cards of one pile lie in the room it has. What is too long is squeezed
// by one step after the other, only as far as needed, the deepest cards first:
//
//	a  face-down cards at the bottom become one, with their number
//	b  two or three cards share a row, where a column is wide enough
//	c  the inside of a run in suit becomes a sign: its ends tell what it is
//	d  the rest becomes a sign with its number
//
// What may move together with the top card is squeezed last, the top card never.

// A Sign says what an item shows.
type Sign uint8

// The signs.
const (
	Face  Sign = iota // one card, open or face down
	Backs             // face-down cards, counted
	Run               // the inside of a run in suit, counted
	Rest              // cards left out, counted
)

// An Item is what is drawn of some cards of a pile, one or several.
type Item struct {
	Sign    Sign
	From, N int // the cards it stands for, counted from the bottom of the pile
	X, Y    int // from the place of the pile
}

// Fit lays the cards of a pile, the bottom first, into the room it has. The top cards that may move
// together are squeezed last. Of a pile that shows one card the top is returned.
func (p *Plan) Fit(pile int, cs []interp.Card, together int) []Item {
	at := &p.Piles[pile]
	switch {
	case len(cs) == 0 || at.Form == Nowhere:
		return nil
	case at.Form == Columns:
		return p.Metric.Column(cs, together, at.Room, at.Width)
	case at.Form == Line:
		return p.Metric.Line(cs, at.Room)
	}
	return []Item{{From: len(cs) - 1, N: 1}}
}

// Column lays cards downwards, in a room so high and so wide. A room of less than two rows is taken
// for two.
func (m *Metric) Column(cs []interp.Card, together, room, width int) []Item {
	q := newSqueeze(m, cs, max(room, m.CardH+m.LeastOpen))
	if !q.fits() {
		q.column(min(max(together, 1), len(cs)), width)
	}
	q.spread()
	return q.items
}

// Line lays cards to the right.
func (m *Metric) Line(cs []interp.Card, room int) []Item {
	q := newSqueeze(m, cs, max(room, m.CardW+m.LeastSide))
	q.right = true
	if m.Side == m.LeastSide { // they lie side by side, where backs tell no more than their number
		q.foldAll()
	}
	if !q.fits() && !q.foldBacks() {
		q.dropRest(len(q.items) - 1)
	}
	q.spread()
	return q.items
}

// whole is the room in which a line shows all its open cards; what lies face down under them may
// be one item.
func (m *Metric) whole(cs []interp.Card) int {
	if len(cs) == 0 {
		return 0
	}
	q := newSqueeze(m, cs, 0)
	q.right = true
	q.foldAll()
	least, _ := q.length()
	return least
}

// A squeeze is one pile being squeezed.
type squeeze struct {
	m     *Metric
	cs    []interp.Card
	items []Item
	room  int
	right bool // the cards lie from left to right

	per    int // items in a row
	packed int // of so many items
}

func newSqueeze(m *Metric, cs []interp.Card, room int) *squeeze {
	q := &squeeze{m: m, cs: cs, room: room, per: 1}
	for i := range cs {
		q.items = append(q.items, Item{From: i, N: 1})
	}
	return q
}

// step is the least and the most that is seen of an item that another covers.
func (q *squeeze) step(i int) (least, most int) {
	it := q.items[i]
	switch {
	case q.right:
		return q.m.LeastSide, q.m.Side
	case it.Sign == Face && q.cs[it.From].Down():
		return q.m.LeastShut, q.m.Shut
	}
	return q.m.LeastOpen, q.m.Open
}

// length is how much room the items take at least and at most.
func (q *squeeze) length() (least, most int) {
	last := len(q.items) - 1
	for i := range last {
		if i < q.packed && i%q.per != q.per-1 && i+1 < q.packed {
			continue // the next one lies in the same row
		}
		l, m := q.step(i)
		least, most = least+l, most+m
	}
	if q.right {
		return least + q.m.CardW, most + q.m.CardW
	}
	return least + q.m.CardH, most + q.m.CardH
}

func (q *squeeze) fits() bool {
	least, _ := q.length()
	return least <= q.room
}

// column squeezes a column until it fits; so many cards at the top may move together.
func (q *squeeze) column(together, width int) {
	if q.foldBacks() {
		return
	}
	// how many items lie below those that move together, now that some may have become one
	below := func() int {
		n := 0
		for n < len(q.items) && q.items[n].From+q.items[n].N <= len(q.cs)-together {
			n++
		}
		return n
	}
	if q.shareRows(below(), width) {
		return
	}
	if q.closeRuns(0, below()) || q.dropRest(below()) || q.closeRuns(below(), len(q.items)) {
		return
	}
	q.dropRest(len(q.items) - 1)
}

// foldBacks makes one item of face-down cards at the bottom, of as few as it must.
func (q *squeeze) foldBacks() bool {
	for range q.backs() - q.items[0].N {
		q.join(0, Backs)
		if q.fits() {
			return true
		}
	}
	return false
}

// foldAll makes one item of all face-down cards at the bottom.
func (q *squeeze) foldAll() {
	for range q.backs() - 1 {
		q.join(0, Backs)
	}
}

// backs is how many cards at the bottom lie face down, but for the top card.
func (q *squeeze) backs() (n int) {
	for n < len(q.cs)-1 && q.cs[n].Down() {
		n++
	}
	return n
}

// shareRows lays items side by side: those below first, then all but the top one.
func (q *squeeze) shareRows(below, width int) bool {
	most := 1
	if q.m.Slot > 0 {
		most = min(q.m.Share, (width+q.m.Gap)/q.m.Slot)
	}
	for _, limit := range []int{below, len(q.items) - 1} {
		for q.per = min(2, most); q.per <= most && q.per > 1; q.per++ {
			for q.packed = 2; q.packed <= limit; q.packed++ {
				if q.fits() {
					return true
				}
			}
		}
		q.per, q.packed = most, limit
	}
	return false
}

// closeRuns makes one item of the inside of each run in suit among some items, the deepest first.
func (q *squeeze) closeRuns(from, to int) bool {
	above := len(q.items) - to
	for i := from; i < len(q.items)-above; i++ {
		for n := q.run(i, len(q.items)-above); n > 3; n-- {
			q.join(i+1, Run)
			if q.fits() {
				return true
			}
		}
		if i+1 < len(q.items) && q.items[i+1].Sign == Run {
			i++
		}
	}
	return false
}

// run is how many open cards from item i on are of one suit and follow one another, up or down.
func (q *squeeze) run(i, end int) int {
	n, by := 1, 0
	for ; i+n < end; n++ {
		a, b := q.items[i+n-1], q.items[i+n]
		if a.Sign != Face || b.Sign != Face || q.cs[a.From].Down() || q.cs[b.From].Down() {
			break
		}
		ka, kb := q.cs[a.From].Kind(), q.cs[b.From].Kind()
		step := int(kb.Rank()) - int(ka.Rank())
		if ka.Suit() != kb.Suit() || step != 1 && step != -1 || by != 0 && step != by {
			break
		}
		by = step
	}
	return n
}

// dropRest makes one item of the deepest of the first items.
func (q *squeeze) dropRest(first int) bool {
	for range first - 1 {
		q.join(0, Rest)
		if q.fits() {
			return true
		}
	}
	return false
}

// join makes one item of item i and the next.
func (q *squeeze) join(i int, sign Sign) {
	it := &q.items[i]
	it.Sign = sign
	it.N += q.items[i+1].N
	q.items = append(q.items[:i+1], q.items[i+2:]...)
	q.packed = min(q.packed, max(0, len(q.items)-1))
}

// spread gives the items their places, with steps as large as the room allows.
func (q *squeeze) spread() {
	least, most := q.length()
	at, side := 0, 0
	for i := range q.items {
		it := &q.items[i]
		if q.right {
			it.X = at
		} else {
			it.X, it.Y = side*q.m.Slot, at
		}
		if side++; i+1 < q.packed && side < q.per {
			continue
		}
		side = 0
		l, m := q.step(i)
		at += l
		if extra := most - least; extra > 0 {
			at += (m - l) * max(0, min(extra, q.room-least)) / extra
		}
	}
}
