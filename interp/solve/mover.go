package solve

import (
	"pat/dsl/cards"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// A step is one choice of the search: a move, with the turning of the stock that comes before it
// where the stock goes round (see interp.Cycle).
//
//	bits 0–43 a play or a set of few; 44 turned; 45 after a redeal; 46–55 height of the waste
//	56 a loan that must be of use; 57–62 a card that changes places with the one that is moved, 63 if one does
//	else all 64 bits are a move
type step uint64

const (
	turnedBit = 1 << 44
	redealBit = 1 << 45
	heightAt  = 46
	loanBit   = 1 << 56
)

func (st step) turned() (reduce.Reach, bool) {
	if !st.hasRoom() || st&turnedBit == 0 {
		return reduce.Reach{}, false
	}
	return reduce.Reach{Height: int(st >> heightAt & 0x3ff), Redeal: st&redealBit != 0}, true
}

// hasRoom reports whether the move of a step leaves room for what comes before it.
func (st step) hasRoom() bool {
	mv := machine.Move(st)
	return mv.Kind() == machine.Play || mv.Kind() == machine.Set && mv.N() <= machine.FewInSet
}

func (st step) move() machine.Move {
	if st.hasRoom() {
		return machine.Move(st & (turnedBit - 1))
	}
	return machine.Move(st)
}

// A mover makes steps in a position and takes them back.
//
// After each step it puts safe cards out and lets pairs leave that must leave together, which needs
// no choice, and brings the stock that goes round to rest.
type mover struct {
	s      *reduce.State
	cycle  *machine.Cycle
	prune  bool // leave out moves that are never needed
	moves  []machine.Move
	reach  []reduce.Reach
	undone []uint8       // moves of the state made by each step
	blind  *reduce.Blind // of a search that is blind

	lends bool   // loans must be of use, see interp.Game.Lends
	lent  step   // the loan that led here, if a loan did
	lents []step // the same before each step

	partners *reduce.Partners // of a game of pairs, or nil
	pairing  *reduce.Pairing

	quiet bool    // plays bring nothing about
	class []class // of each pile
	home  []bool  // piles that are the one place to which their cards go
	outs  []int   // piles of cards out
	known [outlooks]outlook
	last  step       // the step made last, if it did nothing but play cards of one pile to another; else noStep
	asked bool       // which cards are wanted is known of the position
	wants cards.Mask // which are
	now   *outlook   // of the position, if it has been asked for
}

// An outlook is what follows from the cards that are out.
type outlook struct {
	key                 uint64
	safe, settled, next cards.Mask
	back                cards.Mask // cards that the foundations might lend
}

// outlooks is how many are remembered, of the searches before as well where it holds for them.
const outlooks = 1 << 12

// A class is what a search wants to know of a pile.
type class uint8

const (
	classOut class = iota
	classLayout
	classCells
	classRest
)

// newMover makes a mover. Without pruning it makes the moves of the game one by one and leaves none
// out, which is what tests hold the rest against.
func newMover(s *reduce.State, prune bool) *mover {
	g := s.Game()
	m := &mover{s: s, prune: prune, class: make([]class, len(g.Piles)), home: make([]bool, len(g.Piles))}
	if prune {
		m.partners, m.pairing = g.Partners(), &reduce.Pairing{}
		m.cycle = g.Cycle
		m.lends = g.Lends()
	}
	m.quiet = g.Quiet()
	for p := range m.class {
		zone := int(g.Piles[p].Zone)
		switch kind := g.Zones[zone].Sheet.Kind; {
		case kind.Keeps():
			m.outs = append(m.outs, p)
			m.home[p] = g.FixedHome(zone)
		case kind.Room() == 1:
			m.class[p] = classCells
		case kind.Shifts():
			m.class[p] = classLayout
		default:
			m.class[p] = classRest
		}
	}
	return m
}

// renew has a mover make the moves of another position as a new one would.
func (m *mover) renew() {
	if !m.s.Game().OutsTell() {
		clear(m.known[:])
	}
	m.forget()
	m.now, m.lent, m.asked = nil, 0, false
	if m.partners != nil {
		m.pairing.Forget()
	}
}

// outlook is remembered, for it changes only with the cards that are out, and when the deal waits
// no more: until then no card is safe.
func (m *mover) outlook() *outlook {
	if m.now != nil {
		return m.now
	}
	key := m.outKey()
	if waiting(m.s) {
		key = ^key
	}
	e := &m.known[key%outlooks]
	if e.key != key {
		e.key, e.next = key, m.s.NextOut()
		if m.blind == nil {
			e.safe, e.settled = m.s.Settled()
		}
		if m.lends && m.s.Game().Returns() {
			e.back = m.s.AllOut() &^ e.settled
		}
	}
	m.now = e
	return e
}

// outKey tells which cards are out.
func (m *mover) outKey() uint64 {
	key := uint64(1)
	for _, p := range m.outs {
		key += m.s.OutKey(p, 0)
	}
	return key
}

// begin puts a position on the table and brings it to the form the search sees it in.
func (m *mover) begin(from *reduce.State) {
	m.s.CopyFrom(from)
	m.start(nil)
}

// noStep is no step that could be made: a play of no cards.
const noStep = step(0)

// load puts a packed position on the table, which was seen by the search.
func (m *mover) load(packed []byte, by step) {
	m.s.Unpack(packed)
	m.forget()
	m.now, m.lent = nil, by.loan()
}

// forget drops what undo would need.
func (m *mover) forget() { m.undone, m.lents = m.undone[:0], m.lents[:0] }

// start brings the position on the table to the form the search sees it in; it cannot be taken
// back. What it takes is told, if anyone wants to know.
func (m *mover) start(told func(step)) {
	m.now, m.lent, m.last = nil, 0, noStep
	if m.blind != nil {
		m.blind.Begin(m.s)
	}
	m.settle(told)
	m.forget()
}

// steps appends the choices of the position to buf.
func (m *mover) steps(buf []step) []step {
	if m.lent == 0 {
		return m.list(buf)
	}
	m.s.Use(m.lent.move())
	buf = m.list(buf)
	m.s.Use(0)
	return buf
}

// list is steps, whatever led here.
func (m *mover) list(buf []step) []step {
	s := m.s
	m.asked = false
	if m.cycle == nil {
		m.moves = s.DistinctMoves(m.moves)
	} else {
		m.moves = s.DistinctMovesBut(m.moves)
	}
	if !m.prune {
		for _, mv := range m.moves {
			buf = append(buf, step(mv))
		}
		return buf
	}
	look := m.outlook()
	if m.blind != nil {
		buf = m.blindly(buf)
	}
	returns := s.Game().Returns()
	for _, mv := range m.moves {
		if m.blind == nil && s.Halfway(mv, look.next) || returns && s.Backward(mv, look.settled) {
			continue
		}
		if st, ok := m.lending(step(mv)); ok {
			buf = append(buf, st)
		}
	}
	if m.cycle == nil || waiting(s) {
		return buf
	}
	if !m.cycle.TopOnly() {
		return m.rowPlays(buf)
	}
	taken := s.WastePlays() & s.Row()
	if taken == 0 {
		return buf
	}
	m.reach = s.Reaches(m.reach)
	for _, r := range m.reach {
		k := s.KindAt(r.Height)
		if !taken.Has(k) {
			continue
		}
		m.moves = s.PlaysAt(r.Height, m.moves)
		t := turnedTo(r)
		for _, mv := range m.moves {
			if m.class[mv.To()] != classOut && look.safe.Has(k) {
				continue // a card that leaves the waste and nobody could want back goes out
			}
			if st, ok := m.lending(step(mv) | t); ok {
				buf = append(buf, st)
			}
		}
	}
	return buf
}

// rowPlays appends the plays of cards of the stock and the waste, where more than the waste's top
// card is played.
func (m *mover) rowPlays(buf []step) []step {
	s := m.s
	mates := s.RowMates()
	m.reach = s.Reaches(m.reach)
	all := s.Len(m.cycle.Stock) + s.Len(m.cycle.Waste)
	for _, r := range m.reach {
		top := r.Height > 0 && !m.cycle.Both && mates.Has(s.KindAt(r.Height))
		next := r.Height < all && mates.Has(s.KindAt(r.Height+1))
		if !top && !next && !s.PairsAt(r.Height) {
			continue
		}
		m.moves = s.PlaysAt(r.Height, m.moves)
		t := turnedTo(r)
		for _, mv := range m.moves {
			buf = append(buf, step(mv)|t)
		}
	}
	return buf
}

// turnedTo is what a step tells of the turning that comes before its move.
func turnedTo(r reduce.Reach) step {
	t := step(turnedBit) | step(r.Height)<<heightAt
	if r.Redeal {
		t |= redealBit
	}
	return t
}

// hasten leaves nothing but one play to a foundation, if there is one that does not turn the stock.
func (m *mover) hasten(list []step) []step {
	for _, st := range list {
		if mv := st.move(); mv.Kind() == machine.Play && m.home[mv.To()] && m.class[mv.From()] != classOut {
			if _, turned := st.turned(); !turned {
				return append(list[:0], st)
			}
		}
	}
	return list
}

// do makes a step.
func (m *mover) do(st step) {
	m.lents = append(m.lents, m.lent)
	if m.blind != nil {
		m.change(st)
	}
	m.undone = append(m.undone, m.apply(st)+m.settle(nil))
	m.lent = st.loan()
}

// apply makes a step and nothing more, and returns how many moves of the state that took.
func (m *mover) apply(st step) uint8 {
	n := uint8(1)
	m.last = st
	if r, ok := st.turned(); ok {
		m.s.Turned(r)
		m.last = noStep
		n++
	}
	if !m.quiet || m.movesOut(st) || waiting(m.s) {
		m.now, m.last = nil, noStep
	}
	if st.move().Kind() != machine.Play {
		m.last = noStep
	}
	m.s.Apply(st.move())
	if m.blind != nil {
		m.blind.Moved(m.s)
	}
	return n
}

// foresee is the key of the position that a step leads to, if that is known beforehand.
func (m *mover) foresee(st step) (machine.Key, bool) {
	mv := st.move()
	if mv.Kind() != machine.Play || m.blind != nil {
		return machine.Key{}, false
	}
	at, waste := m.fromWaste(st)
	if m.prune && m.s.Game().Hasty() && !m.leavesSafe(mv, at, waste) {
		return machine.Key{}, false
	}
	var (
		k  machine.Key
		ok bool
		c  machine.Card
	)
	if waste {
		k, ok = m.s.ForeseeTurned(mv, at)
		c = m.s.CardAt(at.Height)
	} else {
		k, ok = m.s.Foresee(mv)
		c = m.s.Card(mv.From(), m.s.Len(mv.From())-1)
	}
	if !ok {
		return machine.Key{}, false
	}
	if st.loan() != 0 {
		k = k.Lent(c)
	}
	if waste {
		return m.levelled(k, m.s.Rests(at.Height-1), at.Redeal), true
	}
	return m.levelled(k, m.turned(), false), true
}

// key tells positions apart, and which loan led to them.
func (m *mover) key() machine.Key {
	k := machine.Key{}
	if m.blind != nil {
		k = m.blind.Key(m.s)
	} else if k = m.s.Key(); m.lent != 0 {
		to := m.lent.move().To()
		k = k.Lent(m.s.Card(to, m.s.Len(to)-1))
	}
	return m.levelled(k, m.turned(), false)
}

// levelled is the key of a position in which the waste of a stock that goes round is so high, after
// one redeal more perhaps, as tables want it.
func (m *mover) levelled(k machine.Key, height int, redeal bool) machine.Key {
	if m.cycle == nil {
		return withLevels(k, [2]uint8{reduce.NoLevel, reduce.NoLevel})
	}
	return withLevels(m.s.Levelled(k, height, redeal))
}

// turned is how high the waste is of a stock that goes round.
func (m *mover) turned() int {
	if m.cycle == nil {
		return 0
	}
	return m.s.Len(m.cycle.Waste)
}

// movesOut reports whether a play changes which cards are out.
func (m *mover) movesOut(st step) bool {
	mv := st.move()
	return m.class[mv.From()] == classOut || m.class[mv.To()] == classOut
}

// nowhere stands for a pile that there is none of.
const nowhere = -1

// came is the pile of the layout to which the step that was made last brought a single card, if
// nothing else happened but that.
func (m *mover) came(st step) int {
	mv := st.move()
	if mv.Kind() != machine.Play || mv.N() != 1 || m.undone[len(m.undone)-1] != 1 ||
		m.class[mv.To()] != classLayout || m.class[mv.From()] == classOut {
		return nowhere
	}
	return mv.To()
}

// onlyMoves reports whether a play that is foreseen changes neither which cards are out nor piles
// it does not name.
func (m *mover) onlyMoves(st step) bool { return !m.movesOut(st) && m.s.FilledFrom(st.move()) < 0 }

// leavesSafe reports whether it is known that a play leaves no card that could be put out without
// regret.
func (m *mover) leavesSafe(mv machine.Move, at reduce.Reach, waste bool) bool {
	s, from, to, n := m.s, mv.From(), mv.To(), mv.N()
	safe := m.outlook().safe
	var moved machine.Card
	if waste {
		moved = s.CardAt(at.Height)
	} else {
		moved = s.Card(from, s.Len(from)-1)
	}
	if m.movesOut(step(mv)) {
		if n > 1 {
			return false
		}
		key := m.outKey()
		if m.class[from] == classOut {
			key += s.OutKey(from, n) - s.OutKey(from, 0)
		}
		if m.class[to] == classOut {
			key += s.OutKeyWith(to, moved) - s.OutKey(to, 0)
		}
		after := &m.known[key%outlooks]
		if after.key != key {
			return false
		}
		if more := after.safe &^ safe; more != 0 && (m.anyHeight() || m.shows(more)) {
			return false
		}
		safe = after.safe
	}
	switch {
	case m.class[to] != classOut && safe.Has(moved.Kind()):
		return false
	case waste:
		return true
	case s.Len(from) > n:
		return !safe.Has(s.Card(from, s.Len(from)-1-n).Kind())
	}
	if q := s.FilledFrom(mv); q >= 0 && s.Len(q) > 1 {
		return !safe.Has(s.Card(q, s.Len(q)-2).Kind())
	}
	return true
}

// shows reports whether one of some cards lies on top of a pile, a stock that goes round and its
// waste aside.
func (m *mover) shows(set cards.Mask) bool {
	for p, c := range m.class {
		if m.cycle != nil && (p == m.cycle.Stock || p == m.cycle.Waste) {
			continue
		}
		if n := m.s.Len(p); c != classOut && n > 0 && set.Has(m.s.Card(p, n-1).Kind()) {
			return true
		}
	}
	return false
}

// fromWaste reports whether a step plays from a stock that goes round or its waste, and when that
// is how high.
func (m *mover) fromWaste(st step) (reduce.Reach, bool) {
	if r, ok := st.turned(); ok {
		return r, true
	}
	if m.cycle == nil || !m.s.TouchesRow(st.move()) {
		return reduce.Reach{}, false
	}
	return reduce.Reach{Height: m.s.Len(m.cycle.Waste)}, true
}

// undo takes the last step back.
func (m *mover) undo() {
	last := len(m.undone) - 1
	for range m.undone[last] {
		m.s.Undo()
	}
	m.undone, m.now = m.undone[:last], nil
	if m.blind != nil {
		m.blind.Back(m.s)
	}
	m.lent, m.lents = m.lents[last], m.lents[:last]
}

// settle puts safe cards out and lays the stock to rest, and returns how many moves that took. Each
// step of it, the laying aside, is told before it is made, if anyone wants to know.
func (m *mover) settle(told func(step)) uint8 {
	n := uint8(0)
	for n < 200 && m.s.Status == machine.Playing {
		if st, ok := m.safePlay(); ok {
			if told != nil {
				told(st)
			}
			n += m.apply(st)
			continue
		}
		if !m.rests() {
			break
		}
		m.s.Turned(reduce.Reach{})
		n++
	}
	return n
}

// rests reports whether the waste is to be laid back to the stock. A deal that waits has not come
// to its end: it would go on with what is laid back.
func (m *mover) rests() bool {
	return m.cycle != nil && m.s.AtRest() && m.s.Len(m.cycle.Waste) > 0 && !waiting(m.s)
}

// safePlay finds a play that puts out a card nobody could want back, or in a game of pairs one of
// cards that may leave as soon as they can.
func (m *mover) safePlay() (step, bool) {
	if !m.prune {
		return 0, false
	}
	if m.partners != nil && m.blind == nil {
		mv, ok := m.partners.Ready(m.s, m.pairing)
		return step(mv), ok
	}
	set := m.outlook().safe
	if set == 0 {
		return 0, false
	}
	if m.uncovers(set) {
		if mv, ok := m.s.SafeMove(set); ok {
			return step(mv), true
		}
	}
	if m.anyHeight() && m.s.Row()&set != 0 {
		m.reach = m.s.Reaches(m.reach)
		for _, r := range m.reach {
			if r.Redeal || !set.Has(m.s.KindAt(r.Height)) {
				continue
			}
			m.moves = m.s.PlaysAt(r.Height, m.moves)
			for _, mv := range m.moves {
				if m.s.IsSafeAt(mv, r.Height, set) {
					return step(mv) | turnedBit | step(r.Height)<<heightAt, true
				}
			}
		}
	}
	return 0, false
}

// uncovers reports whether one of some cards may have come within reach by what was done last.
// Those that were before would have gone out then.
func (m *mover) uncovers(set cards.Mask) bool {
	mv := m.last.move()
	return m.last == noStep || m.s.OnTop(mv.From(), set) || m.s.OnTop(mv.To(), set)
}

// anyHeight reports whether cards of the stock may go out at once as those of the tableau may: when
// every card can come to the top of the waste whatever is played.
func (m *mover) anyHeight() bool {
	return m.cycle != nil && m.cycle.Endless && m.cycle.N == 1 && m.cycle.TopOnly() && !waiting(m.s)
}

func waiting(s *reduce.State) bool {
	_, yes := s.Waiting()
	return yes
}
