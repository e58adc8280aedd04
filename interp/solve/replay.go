package solve

import (
	"fmt"

	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// replay turns steps of a search into moves of the game it began in, every one of them legal by the
// rules as they are written, and tells how the game stands after them. It begins anew.
func (m *mover) replay(search, from *reduce.State, steps []step) ([]machine.Move, machine.Status, error) {
	m.s.CopyFrom(search)
	r := replayer{m: m, real: from.Clone(), line: make([]machine.Move, 0, 2*len(steps))}
	defer r.real.Release()
	m.start(r.play)
	for _, st := range steps {
		r.play(st)
		m.apply(st)
		m.settle(r.play)
	}
	return r.line, r.real.Status, r.err
}

// A replayer makes in a game what a search does.
type replayer struct {
	m    *mover
	real *reduce.State
	line []machine.Move
	err  error
}

// play makes a step that the search is about to make: it turns until the waste is as it is there,
// and plays its top card.
func (r *replayer) play(st step) {
	if at, ok := r.m.fromWaste(st); ok {
		r.turnTo(at.Height)
	}
	r.make(st.move())
}

// turnTo turns until the waste is so high.
func (r *replayer) turnTo(height int) {
	cy := r.m.cycle
	for tries := 0; r.err == nil && r.real.Len(cy.Waste) != height; tries++ {
		next, ok := machine.Move(0), false
		for _, mv := range r.real.Moves(nil) {
			if mv.Kind() == machine.Turn || mv.Kind() == machine.Action && mv.Line() == cy.Redeal {
				next, ok = mv, true
			}
		}
		if !ok || tries > 2000 {
			r.err = fmt.Errorf("the waste does not come to %d cards", height)
			return
		}
		r.make(next)
	}
}

// make makes a move of the game.
func (r *replayer) make(mv machine.Move) {
	switch {
	case r.err != nil:
	case r.real.Status != machine.Playing:
		r.err = fmt.Errorf("the game is %s before move %d", r.real.Status, len(r.line)+1)
	case !r.real.Legal(mv):
		r.err = fmt.Errorf("move %d is not legal", len(r.line)+1)
	default:
		r.real.Apply(mv)
		r.line = append(r.line, mv)
	}
}
