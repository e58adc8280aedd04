package machine

import (
	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/code"
)

// A State is a position of a game and what is needed to go back from it. It belongs to one
// goroutine. It holds no pointers but its buffers and whom it tells: cards of all piles in one
// array, lengths, a hash of every pile at every height, the numbers that rules keep, and a log of
// what has been done.
type State struct {
	Game  *Game
	Deal  uint64
	Cards []Card  // pile p from p<<shift, bottom first
	Chain []Key   // hash of pile p with n cards at p<<shift + n
	Units []Units // what could leave pile p with n cards at p<<shift + n
	// by kind: where such a card lies; in a game of several packs the first place listed, see offer
	Where [64]int32
	next  []int32 // the next place of the same kind, by place
	N     [code.MaxPiles]uint16
	Top   [code.MaxPiles]Card // none where the pile is empty
	sum   Key                 // hash of the whole position but the generator
	begun Key                 // the part of it that is of the numbers when the game begins
	Ints  [MaxInts]int16
	Rng   Generator

	Status Status
	fault  string // why the game stopped, for Faulted
	stuck  bool   // the deal came to a place where no card left may go

	Log     []Entry
	blob    []Card // contents of piles in the log
	Marks   []mark
	scratch []uint8 // piles of places being worked out
	Found   finder  // buffers of the move list
	Buf     buffers
	asked   [askingMost]buffers           // see try
	asking  int                           // depth of playable questions
	scoring bool                          // hands are being counted
	askers  [askingMost]*code.Part        // that ask them, one in another
	watched int                           // which pile of a place was asked about last and said no
	tell    func(at int, ls ...*dsl.Line) // of lines that act together; see acts
}

// The numbers that rules keep: the pass, the step of the deal that waits for the player and how
// many plays it still waits for, then counters, then the uses of lines that may be used so often.
const (
	IntPass = iota
	IntWaitStep
	intWaitLeft
	IntCounters

	MaxInts = 64
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

// An Entry of the log undoes one change.
type Entry struct {
	Op   logOp
	From uint8
	To   uint8
	card Card
	N    uint16
	at   uint32
}

// buffers are used while a step is done.
type buffers struct {
	a, b  []Card
	piles []uint8
	want  []int
	moves []Move
	Chain []lain // positions that what happens by itself has gone through
}

// A lain position is one that was: its key, the generator, and how long the log was.
type lain struct {
	sum Key
	rng Generator
	log int
}

// A logOp says what an entry of the log takes back.
type logOp uint8

// Each is undone by itself, from what the entry keeps.
const (
	LogUnit   logOp = iota // n cards went from one pile to another as they lay
	LogCard                // the top card went from one pile to another and was card before
	LogFlip                // card n of pile from turned over
	logPile                // pile from held the n cards at blob[at:]
	LogInt                 // ints[from] was int16(n)
	LogCut                 // the waste of a stock that goes round was n cards high
	logRandom              // the generator was the eight bytes at blob[at:]
)

// A mark is where a move began.
type mark struct {
	Log, blob int
	status    Status
}

// NewState is a position of a game with no cards in it: one that was released, if there is one.
func NewState(g *Game) *State {
	if s, ok := g.Spare.Get().(*State); ok {
		s.Clear()
		return s
	}
	s := &State{}
	s.Init(g)
	return s
}

// Release gives a state back that nobody needs any more: the next one of its game is made of it.
func (s *State) Release() { s.Game.Spare.Put(s) }

// Init makes s a position of a game with no cards in it.
func (s *State) Init(g *Game) {
	*s = State{
		Game:  g,
		Cards: make([]Card, g.NPiles<<g.Shift),
		Chain: make([]Key, g.NPiles<<g.Shift),
		Units: make([]Units, g.NPiles<<g.Shift),
		next:  make([]int32, g.NPiles<<g.Shift),
		Log:   make([]Entry, 0, 256),
		Marks: make([]mark, 0, 128),
		blob:  make([]Card, 0, 64),

		scratch: make([]uint8, 0, 256),
	}
	for i := range s.next {
		s.next[i] = nowhere
	}
	for i, v := range g.Start {
		s.begun.add(g.HashInt(i, v))
	}
	s.Clear()
}

// Take makes s, which is empty, the same position as one of another game compiled from the same
// rules, without a past.
func (s *State) Take(o *State) {
	for p := range s.Game.NPiles {
		for i := range int(o.N[p]) {
			s.Push(p, o.At(p, i))
		}
	}
	for i, v := range o.Ints {
		s.PutInt(i, v)
	}
	s.Deal, s.Rng, s.Status = o.Deal, o.Rng, o.Status
}

// Clear empties all piles.
func (s *State) Clear() {
	s.sum = Key{}
	s.N = [code.MaxPiles]uint16{}
	s.Ints = s.Game.Start
	for p := range s.Game.NPiles {
		s.Top[p] = none
		s.Chain[p<<s.Game.Shift], s.Units[p<<s.Game.Shift] = s.Game.Seed[p], 0
		s.sum.add(s.Game.Seed[p])
	}
	s.sum.add(s.begun)
	s.Status, s.fault = Playing, ""
	s.Log, s.blob, s.Marks = s.Log[:0], s.blob[:0], s.Marks[:0]
}

// DealNumber is the number that was dealt.
func (s *State) DealNumber() uint64 { return s.Deal }

// Len is the number of cards in a pile.
func (s *State) Len(pile int) int { return int(s.N[pile]) }

// CardCount is the number of cards in all piles.
func (s *State) CardCount() int {
	n := 0
	for p := range s.Game.NPiles {
		n += int(s.N[p])
	}
	return n
}

// Card is card i of a pile, 0 being the bottom.
func (s *State) Card(pile, i int) Card { return s.At(pile, i) }

// Pass is the number of the pass through the stock, from 1.
func (s *State) Pass() int { return int(s.Ints[IntPass]) }

// Counter is the present value of a counter, by its index in the sheet.
func (s *State) Counter(i int) int { return int(s.Ints[IntCounters+i]) }

// Fault says why the game stopped, when it is Faulted.
func (s *State) Fault() string { return s.fault }

// At is card i of a pile, 0 being the bottom.
func (s *State) At(p, i int) Card { return s.Cards[p<<s.Game.Shift+i] }

// Pile is the cards of a pile, from the bottom; they are those of the state itself.
func (s *State) Pile(p int) []Card { return s.Cards[p<<s.Game.Shift:][:s.N[p]:s.N[p]] }

// putCard puts a card into place i of Cards, which is the next one of a pile, and notes what is
// known of the pile up to there.
func (s *State) putCard(p, i int, c Card) {
	s.Cards[i] = c
	s.Chain[i+1] = s.Game.Link(p, s.Chain[i], c)
	if !s.Game.Dups { // a move that is tried while moves are listed leaves the lists alone
		s.Where[c.Kind()&63] = int32(i)
	}
	if runs := s.Game.Runs[p]; runs != nil {
		below := none
		if i > 0 {
			below = s.Cards[i-1]
		}
		s.Units[i+1] = s.Units[i].with(runs, below, c)
	}
}

// Push lays a card on a pile.
func (s *State) Push(p int, c Card) {
	n := int(s.N[p])
	i := p<<s.Game.Shift + n
	s.putCard(p, i, c)
	s.sum.Swap(s.Chain[i], s.Chain[i+1])
	s.N[p] = uint16(n + 1)
	s.Top[p] = c
}

// pop takes the top card of a pile away.
func (s *State) pop(p int) Card {
	n := int(s.N[p]) - 1
	i := p<<s.Game.Shift + n
	s.sum.Swap(s.Chain[i+1], s.Chain[i])
	s.N[p] = uint16(n)
	c := s.Cards[i]
	s.Top[p] = none
	if n > 0 {
		s.Top[p] = s.Cards[i-1]
	}
	return c
}

// carry moves the top n cards of a pile onto another, as they lie.
func (s *State) carry(from, to, n int) {
	if n == 1 {
		s.Push(to, s.pop(from))
		return
	}
	nf, nt := int(s.N[from]), int(s.N[to])
	f, t := from<<s.Game.Shift+nf-n, to<<s.Game.Shift+nt
	s.sum.Swap(s.Chain[f+n], s.Chain[f])
	for i := range n {
		s.putCard(to, t+i, s.Cards[f+i])
	}
	s.sum.Swap(s.Chain[t], s.Chain[t+n])
	s.N[from], s.N[to] = uint16(nf-n), uint16(nt+n)
	s.Top[to] = s.Cards[t+n-1]
	s.Top[from] = none
	if nf > n {
		s.Top[from] = s.Cards[f-1]
	}
}

// Rehash makes anew what is known of a pile from card i on, once its cards have been changed in
// place.
func (s *State) Rehash(p, i int, old Key) {
	base, n := p<<s.Game.Shift, int(s.N[p])
	for ; i < n; i++ {
		s.putCard(p, base+i, s.Cards[base+i])
	}
	s.sum.Swap(old, s.Chain[base+n])
	s.Top[p] = none
	if n > 0 {
		s.Top[p] = s.Cards[base+n-1]
	}
}

// The changes below are written into the log, so that they can be undone.

// moveUnit moves the top n cards as they lie.
func (s *State) moveUnit(from, to, n int) {
	s.Log = append(s.Log, Entry{Op: LogUnit, From: uint8(from), To: uint8(to), N: uint16(n)})
	s.carry(from, to, n)
}

// MoveCard moves the top card and turns it the given way.
func (s *State) MoveCard(from, to int, down bool) {
	c := s.pop(from)
	s.Log = append(s.Log, Entry{Op: LogCard, From: uint8(from), To: uint8(to), card: c})
	s.Push(to, c.Faced(down))
}

// flip turns card i of a pile over.
func (s *State) flip(p, i int) {
	s.Log = append(s.Log, Entry{Op: LogFlip, From: uint8(p), N: uint16(i)})
	s.turnOver(p, i)
}

// turnOver is flip without the log: it is its own contrary.
func (s *State) turnOver(p, i int) {
	base := p << s.Game.Shift
	old := s.Chain[base+int(s.N[p])]
	s.Cards[base+i] ^= FaceDown
	s.Rehash(p, i, old)
}

// setPile replaces the cards of a pile.
func (s *State) setPile(p int, with []Card) {
	base, n := p<<s.Game.Shift, int(s.N[p])
	s.Log = append(s.Log, Entry{Op: logPile, From: uint8(p), N: uint16(n), at: uint32(len(s.blob))})
	s.blob = append(s.blob, s.Cards[base:base+n]...)
	s.putPile(p, with)
}

// putPile is setPile without the log.
func (s *State) putPile(p int, with []Card) {
	base, n := p<<s.Game.Shift, int(s.N[p])
	old, same := s.Chain[base+n], 0
	for same < min(n, len(with)) && s.Cards[base+same] == with[same] {
		same++
	}
	copy(s.Cards[base+same:], with[same:])
	s.N[p] = uint16(len(with))
	s.Rehash(p, same, old)
}

// SetInt gives a kept number a value.
func (s *State) SetInt(i int, v int) {
	old := s.Ints[i]
	if int(old) == v {
		return
	}
	s.Log = append(s.Log, Entry{Op: LogInt, From: uint8(i), N: uint16(old)})
	s.PutInt(i, int16(v))
}

// PutInt is SetInt without the log.
func (s *State) PutInt(i int, v int16) {
	s.sum.Swap(s.Game.HashInt(i, s.Ints[i]), s.Game.HashInt(i, v))
	s.Ints[i] = v
}

// saveRandom logs the generator before it is used.
func (s *State) saveRandom() {
	s.Log = append(s.Log, Entry{Op: logRandom, at: uint32(len(s.blob))})
	for i := range 8 {
		s.blob = append(s.blob, Card(uint64(s.Rng)>>(8*i)))
	}
}

// Mark begins a move.
func (s *State) Mark() { s.Marks = append(s.Marks, mark{len(s.Log), len(s.blob), s.Status}) }

// rollback undoes everything since the last mark.
func (s *State) rollback() {
	m := s.Marks[len(s.Marks)-1]
	s.Marks = s.Marks[:len(s.Marks)-1]
	for i := len(s.Log) - 1; i >= m.Log; i-- {
		e := &s.Log[i]
		switch e.Op {
		case LogUnit:
			s.carry(int(e.To), int(e.From), int(e.N))
		case LogCard:
			s.pop(int(e.To))
			s.Push(int(e.From), e.card)
		case LogFlip:
			s.turnOver(int(e.From), int(e.N))
		case logPile:
			s.putPile(int(e.From), s.blob[e.at:int(e.at)+int(e.N)])
		case LogInt:
			s.PutInt(int(e.From), int16(e.N))
		case LogCut:
			s.Cut(int(e.N))
		case logRandom:
			v := uint64(0)
			for k := range 8 {
				v |= uint64(s.blob[int(e.at)+k]) << (8 * k)
			}
			s.Rng = Generator(v)
		}
	}
	s.Log, s.blob = s.Log[:m.Log], s.blob[:m.blob]
	s.Status, s.fault = m.status, ""
}

// Undo takes the last move back, with all that followed from it, bit for bit. It reports whether
// there was one.
func (s *State) Undo() bool {
	if len(s.Marks) == 0 {
		return false
	}
	s.rollback()
	return true
}

// Forget drops what Undo would need, so that a long random game does not grow.
func (s *State) Forget() { s.Log, s.blob, s.Marks = s.Log[:0], s.blob[:0], s.Marks[:0] }

// Clone copies the position without its past.
func (s *State) Clone() *State {
	c := NewState(s.Game)
	c.CopyFrom(s)
	return c
}

// CopyFrom makes s the same position as another state of the same game, without a past.
func (s *State) CopyFrom(o *State) {
	for p := range o.Game.NPiles {
		base := p << o.Game.Shift
		end := base + int(o.N[p])
		copy(s.Cards[base:end], o.Cards[base:end])
		copy(s.Chain[base:end+1], o.Chain[base:end+1])
		if o.Game.Runs[p] != nil {
			copy(s.Units[base:end+1], o.Units[base:end+1])
		}
	}
	s.Game, s.Deal, s.N, s.Top, s.Where = o.Game, o.Deal, o.N, o.Top, o.Where
	s.sum, s.Ints, s.Rng = o.sum, o.Ints, o.Rng
	s.Status, s.fault = o.Status, o.fault
	s.Forget()
}

// IsFull reports whether a pile can hold no more.
func (s *State) IsFull(p int) bool {
	m := s.Game.Capacity(s, p)
	return m >= 0 && int(s.N[p]) >= m
}

// covered reports whether others lie on a pile of a picture.
func (s *State) covered(p int) bool {
	for _, q := range s.Game.Piles[p].Covers {
		if s.N[q] > 0 {
			return true
		}
	}
	return false
}

// Exposed is the top card of a pile as a kind, if it lies face up and uncovered.
func (s *State) Exposed(p int) (cards.Kind, bool) {
	c := s.Top[p]
	if c.Down() || s.Game.Piles[p].Covers != nil && s.covered(p) {
		return 0, false // none has its FaceDown bit set
	}
	return c.Kind(), true
}

// A Card is a kind and the way it faces. Equal cards of two packs are equal.
type Card uint8

// FaceDown is set in a card that lies face down.
const FaceDown Card = 0x80

// none stands for a card that is not there, as the top of an empty pile.
const none Card = 0xff

// Kind is what the card shows, or would show.
func (c Card) Kind() cards.Kind { return cards.Kind(c &^ FaceDown) }

// Down reports whether the card lies face down.
func (c Card) Down() bool { return c&FaceDown != 0 }

// Faced is the card lying the given way.
func (c Card) Faced(down bool) Card {
	if down {
		return c | FaceDown
	}
	return c &^ FaceDown
}
