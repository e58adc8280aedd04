package anygame

import (
	"strings"

	"pat/dsl"
	"pat/interp"
)

// This file searches a game completely: every position that can be reached by legal moves, each
// once, and from which of them it can be won. It is written to be believed, not to be quick: moves
// are listed, made and taken back, and positions are told apart by all that there is of them.

// A Graph is what was found: positions by number, the first being 0.
type Graph struct {
	Next     [][]int32 // where the moves of a position lead, in the order in which they were listed
	Wins     []bool    // whether the position can be won
	Finished bool      // else there are more positions than were allowed
	Fault    string    // why the game stopped, where it did in some position
}

// A Look sees a position when it is met first, with its moves, before any is made. It must leave it
// as it is.
type Look func(node int, moves []interp.Move)

// A Follower makes the moves of a search beside it.
type Follower interface {
	Apply(m interp.Move)
	Undo() bool
}

// Explore looks at every position that can be reached, up to so many. Others are states of the same
// position that make the same moves. All are left as they were.
func Explore(s *interp.State, most int, look Look, others ...Follower) *Graph {
	e := &explorer{s: s, most: most, look: look, others: others, met: map[string]int32{}, keyer: NewKeyer(s.Game())}
	e.visit()
	e.g.Finished = !e.full
	if e.g.Finished {
		e.decide()
	}
	return &e.g
}

type explorer struct {
	g      Graph
	s      *interp.State
	others []Follower
	most   int
	look   Look
	keyer  *Keyer
	met    map[string]int32
	won    []int32
	full   bool
	buf    []byte
}

// visit goes depth first, and returns the number of the position on the table, or -1 when there are
// too many.
func (e *explorer) visit() int32 {
	e.buf = e.keyer.Append(e.buf[:0], e.s)
	if n, ok := e.met[string(e.buf)]; ok {
		return n
	}
	if len(e.g.Next) >= e.most {
		e.full = true
		return -1
	}
	n := int32(len(e.g.Next))
	e.met[string(e.buf)] = n
	e.g.Next = append(e.g.Next, nil)
	var moves []interp.Move
	switch e.s.Status() {
	case interp.Won:
		e.won = append(e.won, n)
	case interp.Faulted:
		e.g.Fault, e.full = e.s.Fault(), true
	case interp.Playing:
		moves = e.s.Moves(nil)
	}
	if e.look != nil {
		e.look(int(n), moves)
	}
	next := make([]int32, 0, len(moves))
	for _, m := range moves {
		if e.full {
			return n
		}
		e.s.Apply(m)
		for _, o := range e.others {
			o.Apply(m)
		}
		next = append(next, e.visit())
		for _, o := range e.others {
			o.Undo()
		}
		e.s.Undo()
	}
	e.g.Next[n] = next
	return n
}

// decide goes back from every position that is won.
func (e *explorer) decide() {
	before := make([][]int32, len(e.g.Next))
	for n, next := range e.g.Next {
		for _, to := range next {
			before[to] = append(before[to], int32(n))
		}
	}
	e.g.Wins = make([]bool, len(e.g.Next))
	for todo := e.won; len(todo) > 0; {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if e.g.Wins[n] {
			continue
		}
		e.g.Wins[n] = true
		todo = append(todo, before[n]...)
	}
}

// A Keyer writes down all there is of a position.
type Keyer struct {
	g        *interp.Game
	pass     bool // some line asks for the pass
	packed   bool // the generator counts
	bounds   int
	counters int
}

// NewKeyer makes a keyer for the positions of a game.
func NewKeyer(g *interp.Game) *Keyer {
	k := &Keyer{g: g, bounds: len(g.Bounds()), counters: len(g.Sheet().Counters)}
	each := func(l *dsl.Line) {
		for w := range strings.FieldsSeq(l.Text()) {
			k.pass = k.pass || w == "pass"
			k.packed = k.packed || w == "shuffle" || w == "shuffled"
		}
	}
	for _, l := range g.Sheet().Lines {
		each(l)
	}
	for _, b := range g.Sheet().Blocks {
		each(b.Head)
		for _, l := range b.Lines {
			each(l)
		}
	}
	return k
}

// Random reports whether the generator counts: the game shuffles in play.
func (k *Keyer) Random() bool { return k.packed }

// Piles is the cards of all piles in order, as they face, with the pass and the counters.
func (k *Keyer) Piles(s *interp.State) string {
	var buf []byte
	for p := range k.g.Piles() {
		buf = append(buf, byte(s.Len(p)))
		for i := range s.Len(p) {
			buf = append(buf, byte(s.Card(p, i)))
		}
	}
	buf = append(buf, byte(s.Pass()))
	for i := range k.counters {
		buf = append(buf, byte(s.Counter(i)))
	}
	return string(buf)
}

// Append writes a position behind buf: the cards of all piles in order, as they face, and the
// numbers that rules keep. The pass is left out where no line of the file asks for it, for it grows
// without end.
func (k *Keyer) Append(buf []byte, s *interp.State) []byte {
	for p := range k.g.Piles() {
		n := s.Len(p)
		buf = append(buf, byte(n))
		for i := range n {
			buf = append(buf, byte(s.Card(p, i)))
		}
	}
	if s.Status() == interp.Won || s.Status() == interp.Faulted { // that no move is left follows from the rest
		buf = append(buf, byte(s.Status()))
	}
	if k.pass {
		buf = append(buf, byte(s.Pass()), byte(s.Pass()>>8))
	}
	for i := range k.counters {
		buf = append(buf, byte(s.Counter(i)), byte(s.Counter(i)>>8))
	}
	for i := range k.bounds {
		buf = append(buf, byte(s.Left(i)), byte(s.Left(i)>>8))
	}
	if l, yes := s.Waiting(); yes || k.packed {
		if yes {
			buf = append(buf, byte(l.Pos.Line))
		}
		buf = s.Machine().Pack(buf) // how many choices are left, and the generator
	}
	return buf
}
