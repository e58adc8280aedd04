package solve

import (
	"context"
	"math/bits"
	"slices"

	"pat/dsl/cards"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// errands look for a win as players of games with free cells do, one errand after the other: a card
// is to come somewhere, and whatever lies in the way is put aside, into cells and spaces. What
// there is to put aside for tells which of many moves to a cell is worth making, so that a few
// hundred errands win most deals that have room; it leaves out whatever is no errand, and is no use
// where there is little room. (Moves that dig for a purpose are the strength of Shlomi Fish's
// Freecell Solver, too.)
//
// A card that can go out goes out. Errands are chosen by chance, likely ones more often; a position
// that has been met is left at once, and where nothing is left to do the last errand is taken back.
type errands struct {
	f      *finder
	cells  []uint8
	layout []uint8
	rest   []uint8     // other piles that cards come from
	built  cards.Table // which cards are built on a card
	dives  int         // made so far
	spent  int64       // positions that they looked at

	list   []errand // of all open positions
	frames []errandFrame
	path   []step
	keep   [2]uint8 // piles that nothing is put aside on

	// What a position offers, see look.
	room    room
	after   []int // how many cards of a run can be carried when so many have been put aside
	runs    []run
	runOf   [64]uint8 // by its lowest card, if that is one of lows
	lows    cards.Mask
	cellOf  [64]uint8 // by the card in it, if that is one of inCells
	inCells cards.Mask
}

// An errandFrame is an open position: where its errands begin, and how many steps led to it.
type errandFrame struct{ errands, steps int }

// The shortest dive does so many errands for each card of the game, others more by luby; and so
// many dives come before any other attempt. Found by trial on Microsoft's deals from 1001 on, and
// on deals of two packs, which need the longer ones.
const (
	errandsPerCard = 2
	errandsFirst   = 32
)

// newErrands are nil for games in which errands would find little: those with fewer than two cells
// or with spaces that do not take every card, and those where a card goes on a single other one
// only or out to several places.
func newErrands(f *finder) *errands {
	e := &errands{f: f}
	g := f.m.s.Game()
	choice, open := false, false
	for p, c := range f.m.class {
		switch c {
		case classCells:
			e.cells = append(e.cells, uint8(p))
		case classLayout:
			e.layout = append(e.layout, uint8(p))
		case classRest:
			e.rest = append(e.rest, uint8(p))
		}
	}
	if len(e.cells) < 2 || !slices.Contains(f.m.home, true) {
		return nil
	}
	for i := range len(g.Zones) {
		if z := &f.sc.zones[i]; z.kind == scoreTableau {
			for k, on := range z.built {
				e.built[k] |= on
				choice = choice || bits.OnesCount64(uint64(on)) > 1
			}
			open = open || g.SpacesTakeAll(i)
		}
	}
	if !choice || !open {
		return nil
	}
	return e
}

// find reports whether errands would find much from a position, which they do not where there are
// other cards to come, nor while the deal waits for a choice, for that is none of them.
func (e *errands) find(from *reduce.State) bool {
	return e != nil && !waiting(from) &&
		!slices.ContainsFunc(e.rest, func(p uint8) bool { return from.Len(int(p)) > 0 })
}

// first reports whether it is their turn before any other attempt is made.
func (e *errands) first() bool { return e != nil && e.dives < errandsFirst }

// positions is how many they have looked at.
func (e *errands) positions() int64 {
	if e == nil {
		return 0
	}
	return e.spent
}

// dive does errands from the beginning, so many at most.
func (e *errands) dive(ctx context.Context, most int64) (line []step, won bool) {
	f := e.f
	f.manner = manner{haste: true, blur: true}
	before := f.positions
	e.dives++
	defer func() { e.spent += f.positions - before }()
	e.list, e.frames, e.path = e.list[:0], e.frames[:0], e.path[:0]
	if over, won := f.begin(); over {
		return nil, won
	}
	e.goOut()
	left := errandsPerCard * luby(e.dives) * f.from.CardCount()
	for ; left > 0 && f.m.s.Status == machine.Playing; left-- {
		e.frames = append(e.frames, errandFrame{len(e.list), len(e.path)})
		e.look()
		if !e.next() || f.positions-before >= most || ctx.Err() != nil {
			break
		}
		if f.depth = len(e.path); f.tick != nil {
			f.tick()
		}
	}
	if f.m.s.Status == machine.Won {
		return slices.Clone(e.path), true
	}
	return nil, false
}

// next does the likeliest errand of the last open position that leads to a new one.
func (e *errands) next() bool {
	f := e.f
	for len(e.frames) > 0 {
		at := e.frames[len(e.frames)-1]
		e.back(at.steps)
		list := e.list[at.errands:]
		if len(list) == 0 {
			e.frames = e.frames[:len(e.frames)-1]
			continue
		}
		best := 0
		for i := range list {
			if list[i].worth > list[best].worth {
				best = i
			}
		}
		x := list[best]
		list[best] = list[len(list)-1]
		e.list = e.list[:len(e.list)-1]
		outs := f.m.outKey()
		done := e.run(x)
		switch {
		case f.m.s.Status == machine.Won:
			return true // on the way, perhaps
		case !done && f.m.outKey() == outs:
			continue // where cards went out on the way, that is as good
		}
		e.goOut()
		if st := f.m.s.Status; st == machine.Won || st == machine.Playing && f.fresh(f.m.key()) {
			return true
		}
	}
	return false
}

// run does an errand and reports whether it came to its end. It may be hindered: by rules that
// bound more than it looks at, or by cards that have gone out meanwhile.
func (e *errands) run(x errand) bool {
	s := e.f.m.s
	from, low, top, to, onto := int(x.from), int(x.low), int(x.top), int(x.to), int(x.onto)
	n := top - low + 1
	e.keep = [2]uint8{x.from, x.to}
	switch x.kind {
	case errandJoin:
		return e.uncover(to, onto) && e.uncover(from, top) && e.carry(from, to, n)
	case errandBack:
		if !e.uncover(from, top) {
			return false
		}
		held := e.putAside(from)
		return held >= 0 && e.uncover(to, onto) && e.play(held, to, 1)
	case errandBase:
		space := e.empty(e.layout)
		return e.play(to, space, 1) && e.uncover(from, top) && e.carry(from, space, n)
	case errandSpace:
		return e.uncover(from, top) && e.carry(from, e.empty(e.layout), n)
	case errandOut:
		if !e.uncover(from, top) || s.Status != machine.Playing {
			return false
		}
		mv, ok := s.SafeMove(s.Card(from, top).Kind().Bit())
		if ok {
			e.do(mv)
		}
		return ok
	}
	return false
}

// goOut puts out what can go out: no more than there are cards, for a card that is out may come
// back by itself.
func (e *errands) goOut() {
	m := e.f.m
	for left := e.f.from.CardCount(); left > 0 && m.s.Status == machine.Playing; left-- {
		mv, ok := m.s.SafeMove(m.outlook().next)
		if !ok {
			return
		}
		e.do(mv)
	}
}

// uncover puts aside what lies on a card of a pile. What is put aside may come back by itself.
func (e *errands) uncover(p, at int) bool {
	s := e.f.m.s
	for n := s.Len(p); n > at+1; n = s.Len(p) {
		if e.putAside(p) < 0 || s.Len(p) >= n {
			return false
		}
	}
	return s.Len(p) == at+1
}

// putAside puts the top card of a pile aside: where it is built, or to a cell, or to a space. It
// returns the pile, or -1.
func (e *errands) putAside(p int) int {
	s := e.f.m.s
	k := s.Card(p, s.Len(p)-1).Kind()
	for _, q := range e.layout {
		if q == e.keep[0] || q == e.keep[1] {
			continue
		}
		if n := s.Len(int(q)); n > 0 && e.built[s.Card(int(q), n-1).Kind()].Has(k) && e.play(p, int(q), 1) {
			return int(q)
		}
	}
	for _, list := range [...][]uint8{e.cells, e.layout} {
		if q := e.empty(list); q >= 0 && e.play(p, q, 1) {
			return q
		}
	}
	return -1
}

// carry plays the top n cards of a pile to another: as one, or over cells and spaces one by one.
func (e *errands) carry(from, to, n int) bool {
	if e.play(from, to, n) {
		return true
	}
	if n == 1 || to < 0 {
		return false
	}
	r := e.count()
	if e.f.m.s.Len(to) == 0 {
		r.spaces--
	}
	if n <= r.cells+1 {
		return e.carryByCells(from, to, n)
	}
	space := -1
	for _, p := range e.layout {
		if int(p) != to && e.f.m.s.Len(int(p)) == 0 {
			space = int(p)
		}
	}
	part := min(n-1, room{r.cells, r.spaces - 1}.carries())
	return part > 0 && e.carry(from, space, part) && e.carry(from, to, n-part) && e.carry(space, to, part)
}

// carryByCells plays the top n cards of a pile to another, all but the lowest by way of a cell.
func (e *errands) carryByCells(from, to, n int) bool {
	if n == 1 {
		return e.play(from, to, 1)
	}
	cell := e.empty(e.cells)
	return e.play(from, cell, 1) && e.carryByCells(from, to, n-1) && e.play(cell, to, 1)
}

// play makes a play, if it is one.
func (e *errands) play(from, to, n int) bool {
	if to < 0 {
		return false
	}
	mv := machine.PlayMove(from, to, n)
	if !e.f.m.s.Legal(mv) {
		return false
	}
	e.do(mv)
	return true
}

func (e *errands) do(mv machine.Move) {
	e.f.positions++
	e.f.m.do(step(mv))
	e.path = append(e.path, step(mv))
}

// back takes steps back until so many are left.
func (e *errands) back(steps int) {
	for ; len(e.path) > steps; e.path = e.path[:len(e.path)-1] {
		e.f.m.undo()
	}
}

// empty is the first empty one of some piles, or -1.
func (e *errands) empty(list []uint8) int {
	for _, p := range list {
		if e.f.m.s.Len(int(p)) == 0 {
			return int(p)
		}
	}
	return -1
}
