package machine

import (
	"slices"

	"pat/dsl"
)

// This file tells what happened in a move, deed by deed, each with the lines it was done by: what
// by.go tells of lines and history.go of cards, put together.

// A Deed is one thing that was done in a move.
type Deed struct {
	Lines   []*dsl.Line // by which; none where the language allows it of its own accord
	Changes []Change    // none where only a number that is kept changed, or where others follow from it
}

// A noted deed is the lines that acted, and how long the log was before.
type noted struct {
	at    int
	lines []*dsl.Line
}

// ApplyTold is Apply. It tells what was done: first what the player did, with the steps of turning
// and actions, then what followed by itself, in the order in which it happened.
func (s *State) ApplyTold(m Move) []Deed {
	own := Deed{Lines: s.By(m)}
	asked := s.askedLines(m)
	var notes []noted
	told := s.tell
	s.tell = func(at int, ls ...*dsl.Line) {
		if told != nil {
			told(at, ls...)
		}
		if !keepsDown(ls) {
			notes = append(notes, noted{at, slices.Clone(ls)})
		}
	}
	s.Apply(m)
	s.tell = told
	for len(notes) > 0 && len(notes[0].lines) == 1 && slices.Contains(asked, notes[0].lines[0]) {
		if !slices.Contains(own.Lines, notes[0].lines[0]) {
			own.Lines = append(own.Lines, notes[0].lines[0])
		}
		notes = notes[1:]
	}
	return s.deeds(own, notes)
}

// keepsDown reports whether what acted only kept a card as it lies, which is no deed.
func keepsDown(ls []*dsl.Line) bool {
	return slices.ContainsFunc(ls, func(l *dsl.Line) bool {
		_, ok := l.Stmt.(*dsl.Exposed)
		return ok
	})
}

// askedLines are the lines of the steps that the player asks for by a move.
func (s *State) askedLines(m Move) (out []*dsl.Line) {
	switch {
	case s.Ints[IntWaitStep] > 0:
	case m.Kind() == Turn:
		out = append(out, s.Game.Turns[m.Line()].Line)
	case m.Kind() == Action:
		for i := range s.Game.Actions[m.Line()].Steps {
			out = append(out, s.Game.Actions[m.Line()].Steps[i].Line)
		}
	}
	return out
}

// deeds shares the changes of the last move out among what was noted in it.
func (s *State) deeds(own Deed, notes []noted) []Deed {
	out := []Deed{own}
	starts := []int{s.Marks[len(s.Marks)-1].Log}
	for _, n := range notes {
		out, starts = append(out, Deed{Lines: n.lines}), append(starts, n.at)
	}
	piles := s.lying()
	end := len(s.Log)
	for i := len(out) - 1; i >= 0; i-- {
		for at := end - 1; at >= starts[i]; at-- {
			if c, ok := s.unmake(piles, &s.Log[at]); ok {
				out[i].Changes = append(out[i].Changes, c)
			}
		}
		slices.Reverse(out[i].Changes)
		end = min(end, starts[i])
	}
	return out
}
