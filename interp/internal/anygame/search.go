package anygame

import (
	"pat/interp"
	"pat/interp/proof"
)

// This file searches a game completely: every position that can be reached by legal moves, each
// once, and from which of them it can be won. It is written to be believed, not to be quick: moves
// are listed, made and taken back, and positions are told apart by all that there is of them.

// A Graph is what was found: positions by number, the first being 0. Next of a position that is
// won, lost or stopped is empty. Wins is nil unless the search finished: from part of the positions
// nothing follows about the others.
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
// position that make the same moves. All are left as they were. When the number is reached it stops
// at once, and says so by Finished.
func Explore(s *interp.State, most int, look Look, others ...Follower) *Graph {
	e := &explorer{s: s, most: most, look: look, others: others, met: map[string]int32{}}
	e.keyer = proof.NewKeyer(s.Game())
	e.visit()
	e.g.Finished = !e.full
	if e.g.Finished {
		e.decide()
	}
	return &e.g
}

// An explorer is a search under way; met holds the number of each position by its key, won those in
// which the game is won.
type explorer struct {
	g      Graph
	s      *interp.State
	others []Follower
	most   int
	look   Look
	keyer  *proof.Keyer
	met    map[string]int32
	won    []int32
	full   bool
	buf    []byte
}

// visit goes depth first, and returns the number of the position on the table, or -1 when there are
// too many. A position gets its number before its moves are made, so that a way that leads back to
// it finds it and ends there. When it returns, the state and all that follow it are as they were.
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

// decide goes back from every position that is won. A position can be won if a move leads to one
// that can: that is worked out against the moves, each position once.
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
