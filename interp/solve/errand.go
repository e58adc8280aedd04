package solve

import (
	"math/bits"

	"pat/dsl/cards"
)

// An errand is to bring the cards from low to top of a pile onto a card of another.
type errand struct {
	kind     errandKind
	from, to uint8
	low, top int16
	onto     int16
	worth    float32
}

type errandKind uint8

const (
	errandJoin  errandKind = iota // a run, or a card from a cell, onto a card
	errandBack                    // a card onto one further down in its pile
	errandBase                    // a card from a cell, that of to, to a space, and another onto it
	errandSpace                   // a run to a space
	errandOut                     // a card out
	errandKinds
)

// errandWorth tells which errands are likelier, and errandAside how much less for every card that
// is to be put aside; chance adds up to one. Found by trial: random changes kept where deals were
// won with fewer positions.
var (
	errandWorth = [errandKinds]float32{
		errandJoin: 0.9, errandBack: 1.2, errandBase: 1.2, errandSpace: -0.4,
		errandOut: -2.3,
	}
	errandAside = float32(0.13)
)

// A run is cards of a pile that move together.
type run struct {
	pile     uint8
	low, top int16
	over     int // cards on it
}

// room is how many cells and spaces are empty. Below zero it is none.
type room struct{ cells, spaces int }

// less is what is left of it when so many cards have been put aside.
func (r room) less(n int) room {
	c := min(n, r.cells)
	return room{r.cells - c, r.spaces - (n - c)}
}

// carries is how many cards of a run can be carried by it, one by one.
func (r room) carries() int {
	if r.spaces < 0 {
		return 0
	}
	return (r.cells + 1) << min(r.spaces, 8)
}

// count counts the room there is.
func (e *errands) count() (r room) {
	for _, p := range e.cells {
		if e.f.m.s.Len(int(p)) == 0 {
			r.cells++
		}
	}
	for _, p := range e.layout {
		if e.f.m.s.Len(int(p)) == 0 {
			r.spaces++
		}
	}
	return r
}

// look lists the errands of the position that there is room for.
func (e *errands) look() {
	e.room = e.count()
	e.after = e.after[:0]
	for n := 0; e.room.less(n).carries() > 0; n++ {
		e.after = append(e.after, e.room.less(n).carries())
	}
	e.findRuns()
	e.findJoins()
	if e.room.spaces > 0 {
		e.findBases()
	}
}

// offer lists an errand for which so many cards are put aside.
func (e *errands) offer(x errand, aside int) {
	x.worth = errandWorth[x.kind] - errandAside*float32(aside) + e.f.random.Float32()
	e.list = append(e.list, x)
}

// findRuns finds the runs that can be uncovered and the cards in cells, and lists what goes out or
// to a space.
func (e *errands) findRuns() {
	s, next := e.f.m.s, e.f.m.outlook().next
	e.runs, e.lows, e.inCells = e.runs[:0], 0, 0
	for _, p := range e.cells {
		if s.Len(int(p)) > 0 {
			k := s.Card(int(p), 0).Kind()
			e.inCells |= k.Bit()
			e.cellOf[k] = p
		}
	}
	for _, p := range e.layout {
		pile := s.Pile(int(p))
		n := len(pile)
		top := n - 1 // of the run
		for i := n - 1; i >= 0 && n-1-top < len(e.after); i-- {
			k := pile[i].Kind()
			if next.Has(k) && n-1-i < len(e.after) {
				e.offer(errand{kind: errandOut, from: p, low: int16(i), top: int16(i)}, n-1-i)
			}
			if i > 0 && e.built[pile[i-1].Kind()].Has(k) {
				continue
			}
			r := run{p, int16(i), int16(top), n - 1 - top}
			e.runOf[k] = uint8(len(e.runs))
			e.runs = append(e.runs, r)
			e.lows |= k.Bit()
			if e.room.spaces > 0 {
				e.toSpace(r)
			}
			top = i - 1
		}
	}
}

// toSpace lists the way of a run to a space, or of as much of it as there is room for.
func (e *errands) toSpace(r run) {
	left := e.room.less(r.over)
	left.spaces--
	low := max(int(r.low), int(r.top)+1-left.carries())
	if r.low > 0 && low <= int(r.top) {
		e.offer(errand{kind: errandSpace, from: r.pile, low: int16(low), top: r.top}, r.over)
	}
}

// findJoins lists what comes onto cards that can be uncovered.
func (e *errands) findJoins() {
	s := e.f.m.s
	for _, p := range e.layout {
		pile := s.Pile(int(p))
		n := len(pile)
		above := cards.Mask(0)
		for i := n - 1; i >= max(0, n-len(e.after)); i-- {
			k, over := pile[i].Kind(), n-1-i
			on := e.built[k]
			joined := on&above != 0
			above = k.Bit()
			if joined {
				continue
			}
			for m := on & e.inCells; m != 0; m &= m - 1 {
				e.offer(errand{
					kind: errandJoin, from: e.cellOf[bits.TrailingZeros64(uint64(m))], to: p,
					onto: int16(i),
				}, over)
			}
			for m := on & e.lows; m != 0; m &= m - 1 {
				e.join(e.runs[e.runOf[bits.TrailingZeros64(uint64(m))]], p, i, over)
			}
		}
	}
}

// join lists the way of a run to a card of a pile, on which so many lie.
func (e *errands) join(r run, p uint8, onto, over int) {
	if r.pile == p {
		if int(r.low) > onto+1 {
			e.offer(errand{kind: errandBack, from: p, low: r.low, top: r.low, to: p, onto: int16(onto)}, over)
		}
		return
	}
	if over += r.over; over < len(e.after) && e.after[over] > int(r.top-r.low) {
		e.offer(errand{kind: errandJoin, from: r.pile, low: r.low, top: r.top, to: p, onto: int16(onto)}, over)
	}
}

// findBases lists what comes onto cards in cells, were they in a space.
func (e *errands) findBases() {
	for b := e.inCells; b != 0; b &= b - 1 {
		base := bits.TrailingZeros64(uint64(b))
		cell := e.cellOf[base]
		for m := e.built[base] & e.inCells; m != 0; m &= m - 1 {
			e.offer(errand{kind: errandBase, from: e.cellOf[bits.TrailingZeros64(uint64(m))], to: cell}, 0)
		}
		left := room{e.room.cells + 1, e.room.spaces - 1}
		for m := e.built[base] & e.lows; m != 0; m &= m - 1 {
			r := e.runs[e.runOf[bits.TrailingZeros64(uint64(m))]]
			if left.less(r.over).carries() > int(r.top-r.low) {
				e.offer(errand{kind: errandBase, from: r.pile, low: r.low, top: r.top, to: cell}, r.over)
			}
		}
	}
}
