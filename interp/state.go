package interp

import "pat/dsl/cards"

// A State is a position of a game and what is needed to go back from it. It belongs to one goroutine. It holds
// no pointers but its buffers: cards of all piles in one array, lengths, a hash of every pile at every
// height, the numbers that rules keep, and a log of what has been done.
type State struct {
	g     *Game
	deal  uint64
	cards []Card // pile p from p<<shift, bottom first
	chain []Key  // hash of pile p with n cards at p<<shift + n
	n     [maxPiles]uint16
	top   [maxPiles]Card // none where the pile is empty
	sum   Key            // hash of the whole position but the generator
	ints  [maxInts]int16
	rng   generator

	status Status
	fault  string // why the game stopped, for Faulted
	stuck  bool   // the deal came to a place where no card left may go

	log     []entry
	blob    []Card // contents of piles in the log
	marks   []mark
	scratch []uint8 // piles of places being worked out
	found   finder  // buffers of the move list
	buf     buffers
	asking  int // depth of playable questions
	watched int // which pile of a place was asked about last and said no
}

// The numbers that rules keep: the pass, the step of the deal that waits for the player and how many plays it
// still waits for, then counters, then the uses of lines that may be used so often.
const (
	intPass = iota
	intWaitStep
	intWaitLeft
	intCounters

	maxInts  = 64
	maxPiles = 256
)

// Status tells how a game stands.
type Status uint8

// The statuses.
const (
	Playing Status = iota
	Won
	Lost    // a `lose` line holds, or no move is legal; the latter is known once Moves was asked
	Faulted // automatic rules feed each other without end
)

func (s Status) String() string { return [...]string{"playing", "won", "lost", "faulted"}[s] }

// An entry of the log undoes one change.
type entry struct {
	op   logOp
	from uint8
	to   uint8
	card Card
	n    uint16
	at   uint32
}

// buffers are used while a step is done.
type buffers struct {
	a, b  []Card
	piles []uint8
	want  []int
	moves []Move
	chain []uint64 // positions that what happens by itself has gone through
}

type logOp uint8

const (
	logUnit   logOp = iota // n cards went from one pile to another as they lay
	logCard                // the top card went from one pile to another and was card before
	logFlip                // card n of pile from turned over
	logPile                // pile from held the n cards at blob[at:]
	logInt                 // ints[from] was int16(n)
	logCut                 // the waste of a stock that goes round was n cards high
	logRandom              // the generator was the eight bytes at blob[at:]
)

// A mark is where a move began.
type mark struct {
	log, blob int
	status    Status
}

func newState(g *Game) *State {
	s := &State{
		g:     g,
		cards: make([]Card, g.nPiles<<g.shift),
		chain: make([]Key, g.nPiles<<g.shift),
		log:   make([]entry, 0, 256),
		marks: make([]mark, 0, 128),
		blob:  make([]Card, 0, 64),

		scratch: make([]uint8, 0, 256),
	}
	s.clear()
	return s
}

// clear empties all piles.
func (s *State) clear() {
	s.sum = Key{}
	s.n = [maxPiles]uint16{}
	s.ints = s.g.start
	for p := range s.g.nPiles {
		s.top[p] = none
		s.chain[p<<s.g.shift] = s.g.seed[p]
		s.sum.add(s.g.seed[p])
	}
	for i, v := range s.ints {
		s.sum.add(s.g.hashInt(i, v))
	}
	s.status, s.fault = Playing, ""
	s.log, s.blob, s.marks = s.log[:0], s.blob[:0], s.marks[:0]
}

// Game is the game that is played.
func (s *State) Game() *Game { return s.g }

// DealNumber is the number that was dealt.
func (s *State) DealNumber() uint64 { return s.deal }

// Len is the number of cards in a pile.
func (s *State) Len(pile int) int { return int(s.n[pile]) }

// Cards is the number of cards in all piles.
func (s *State) Cards() int {
	n := 0
	for p := range s.g.nPiles {
		n += int(s.n[p])
	}
	return n
}

// Card is card i of a pile, 0 being the bottom.
func (s *State) Card(pile, i int) Card { return s.at(pile, i) }

// Pass is the number of the pass through the stock, from 1.
func (s *State) Pass() int { return int(s.ints[intPass]) }

// Counter is the present value of a counter, by its index in the sheet.
func (s *State) Counter(i int) int { return int(s.ints[intCounters+i]) }

// Fault says why the game stopped, when it is Faulted.
func (s *State) Fault() string { return s.fault }

func (s *State) at(p, i int) Card { return s.cards[p<<s.g.shift+i] }

// push lays a card on a pile.
func (s *State) push(p int, c Card) {
	n := int(s.n[p])
	i := p<<s.g.shift + n
	h := s.chain[i]
	s.cards[i] = c
	l := s.g.link(p, h, c)
	s.chain[i+1] = l
	s.sum.swap(h, l)
	s.n[p] = uint16(n + 1)
	s.top[p] = c
}

// pop takes the top card of a pile away.
func (s *State) pop(p int) Card {
	n := int(s.n[p]) - 1
	i := p<<s.g.shift + n
	s.sum.swap(s.chain[i+1], s.chain[i])
	s.n[p] = uint16(n)
	c := s.cards[i]
	s.top[p] = none
	if n > 0 {
		s.top[p] = s.cards[i-1]
	}
	return c
}

// carry moves the top n cards of a pile onto another, as they lie.
func (s *State) carry(from, to, n int) {
	if n == 1 {
		s.push(to, s.pop(from))
		return
	}
	nf, nt := int(s.n[from]), int(s.n[to])
	f, t := from<<s.g.shift+nf-n, to<<s.g.shift+nt
	s.sum.swap(s.chain[f+n], s.chain[f])
	h := s.chain[t]
	for i := range n {
		c := s.cards[f+i]
		s.cards[t+i] = c
		h = s.g.link(to, h, c)
		s.chain[t+i+1] = h
	}
	s.sum.swap(s.chain[t], h)
	s.n[from], s.n[to] = uint16(nf-n), uint16(nt+n)
	s.top[to] = s.cards[t+n-1]
	s.top[from] = none
	if nf > n {
		s.top[from] = s.cards[f-1]
	}
}

// rehash makes a pile's hashes anew from card i on, once its cards have been changed in place.
func (s *State) rehash(p, i int, old Key) {
	base, n := p<<s.g.shift, int(s.n[p])
	h := s.chain[base+i]
	for ; i < n; i++ {
		h = s.g.link(p, h, s.cards[base+i])
		s.chain[base+i+1] = h
	}
	s.sum.swap(old, s.chain[base+n])
	s.top[p] = none
	if n > 0 {
		s.top[p] = s.cards[base+n-1]
	}
}

// The changes below are written into the log, so that they can be undone.

// moveUnit moves the top n cards as they lie.
func (s *State) moveUnit(from, to, n int) {
	s.log = append(s.log, entry{op: logUnit, from: uint8(from), to: uint8(to), n: uint16(n)})
	s.carry(from, to, n)
}

// moveCard moves the top card and turns it the given way.
func (s *State) moveCard(from, to int, down bool) {
	c := s.pop(from)
	s.log = append(s.log, entry{op: logCard, from: uint8(from), to: uint8(to), card: c})
	s.push(to, c.faced(down))
}

// flip turns card i of a pile over.
func (s *State) flip(p, i int) {
	s.log = append(s.log, entry{op: logFlip, from: uint8(p), n: uint16(i)})
	s.turnOver(p, i)
}

func (s *State) turnOver(p, i int) {
	base := p << s.g.shift
	old := s.chain[base+int(s.n[p])]
	s.cards[base+i] ^= FaceDown
	s.rehash(p, i, old)
}

// setPile replaces the cards of a pile.
func (s *State) setPile(p int, with []Card) {
	base, n := p<<s.g.shift, int(s.n[p])
	s.log = append(s.log, entry{op: logPile, from: uint8(p), n: uint16(n), at: uint32(len(s.blob))})
	s.blob = append(s.blob, s.cards[base:base+n]...)
	s.putPile(p, with)
}

func (s *State) putPile(p int, with []Card) {
	base := p << s.g.shift
	old := s.chain[base+int(s.n[p])]
	copy(s.cards[base:], with)
	s.n[p] = uint16(len(with))
	s.rehash(p, 0, old)
}

// setInt gives a kept number a value.
func (s *State) setInt(i int, v int) {
	old := s.ints[i]
	if int(old) == v {
		return
	}
	s.log = append(s.log, entry{op: logInt, from: uint8(i), n: uint16(old)})
	s.putInt(i, int16(v))
}

func (s *State) putInt(i int, v int16) {
	s.sum.swap(s.g.hashInt(i, s.ints[i]), s.g.hashInt(i, v))
	s.ints[i] = v
}

// saveRandom logs the generator before it is used.
func (s *State) saveRandom() {
	s.log = append(s.log, entry{op: logRandom, at: uint32(len(s.blob))})
	for i := range 8 {
		s.blob = append(s.blob, Card(uint64(s.rng)>>(8*i)))
	}
}

// mark begins a move.
func (s *State) mark() { s.marks = append(s.marks, mark{len(s.log), len(s.blob), s.status}) }

// rollback undoes everything since the last mark.
func (s *State) rollback() {
	m := s.marks[len(s.marks)-1]
	s.marks = s.marks[:len(s.marks)-1]
	for i := len(s.log) - 1; i >= m.log; i-- {
		e := &s.log[i]
		switch e.op {
		case logUnit:
			s.carry(int(e.to), int(e.from), int(e.n))
		case logCard:
			s.pop(int(e.to))
			s.push(int(e.from), e.card)
		case logFlip:
			s.turnOver(int(e.from), int(e.n))
		case logPile:
			s.putPile(int(e.from), s.blob[e.at:int(e.at)+int(e.n)])
		case logInt:
			s.putInt(int(e.from), int16(e.n))
		case logCut:
			s.cut(int(e.n))
		case logRandom:
			v := uint64(0)
			for k := range 8 {
				v |= uint64(s.blob[int(e.at)+k]) << (8 * k)
			}
			s.rng = generator(v)
		}
	}
	s.log, s.blob = s.log[:m.log], s.blob[:m.blob]
	s.status, s.fault = m.status, ""
}

// Undo takes the last move back, with all that followed from it, bit for bit. It reports whether there was one.
func (s *State) Undo() bool {
	if len(s.marks) == 0 {
		return false
	}
	s.rollback()
	return true
}

// Forget drops what Undo would need, so that a long random game does not grow.
func (s *State) Forget() { s.log, s.blob, s.marks = s.log[:0], s.blob[:0], s.marks[:0] }

// Clone copies the position without its past.
func (s *State) Clone() *State {
	c := newState(s.g)
	c.CopyFrom(s)
	return c
}

// CopyFrom makes s the same position as another state of the same game, without a past.
func (s *State) CopyFrom(o *State) {
	copy(s.cards, o.cards)
	copy(s.chain, o.chain)
	s.g, s.deal, s.n, s.top, s.sum, s.ints, s.rng = o.g, o.deal, o.n, o.top, o.sum, o.ints, o.rng
	s.status, s.fault = o.status, o.fault
	s.Forget()
}

// isFull reports whether a pile can hold no more.
func (s *State) isFull(p int) bool {
	m := s.g.capacity(s, p)
	return m >= 0 && int(s.n[p]) >= m
}

// covered reports whether others lie on a pile of a picture.
func (s *State) covered(p int) bool {
	for _, q := range s.g.piles[p].covers {
		if s.n[q] > 0 {
			return true
		}
	}
	return false
}

// exposed is the top card of a pile as a kind, if it lies face up and uncovered.
func (s *State) exposed(p int) (cards.Kind, bool) {
	c := s.top[p]
	if c.Down() || s.g.piles[p].covers != nil && s.covered(p) {
		return 0, false // none has its FaceDown bit set
	}
	return c.Kind(), true
}
