package play

import (
	"slices"

	"pat/interp"
	"pat/interp/solve"
)

// This file chooses between the first moves of many lines, each found for another way in which the
// cards not seen may lie. A line is found in one order of its moves, and others would do as well: a
// line that begins with a turn of the stock or a redeal may as well begin with a play, above all
// one that turns a card up, for another time would do for the turn. A player plays before he turns.

// A ballot counts for each move how many lines it begins.
type ballot struct {
	of    map[interp.Move]*vote
	order []*vote // as they were first counted
}

// A vote is what is counted for a move.
type vote struct {
	move        interp.Move
	wins, other int // lines that it begins, those that win and others
	might       int // lines that begin with a turn or an action and might begin with this play, and
	// once more where that turns a card up
}

// count adds a line that was found from a position; moves are those that can be made now.
func (b *ballot) count(st *interp.State, rep solve.Report, moves []interp.Move) {
	first := rep.Line[0]
	if v := b.vote(first); rep.Verdict == solve.Won {
		v.wins++
	} else {
		v.other++
	}
	if plays(first) {
		return
	}
	on, keys := st.Clone(), []interp.Key{st.Key()}
	for _, m := range rep.Line {
		on.Apply(m)
		keys = append(keys, on.Key())
	}
	for _, m := range moves {
		i := slices.Index(rep.Line, m)
		if i < 0 || !plays(m) || !reaches(st, m, rep.Line[:i], keys[i+1]) {
			continue
		}
		v := b.vote(m)
		if v.might++; uncovers(st, m) {
			v.might++
		}
	}
}

func (b *ballot) vote(m interp.Move) *vote {
	v := b.of[m]
	if v == nil {
		v = &vote{move: m}
		b.of[m], b.order = v, append(b.order, v)
	}
	return v
}

// plays reports whether a move moves cards that the player chooses.
func plays(m interp.Move) bool { return m.Kind() != interp.Turn && m.Kind() != interp.Action }

// reaches reports whether a move and then others can be made and lead to a position. Those that the
// rules do not tell apart are one: what wins from one has its like from the other.
func reaches(st *interp.State, first interp.Move, then []interp.Move, to interp.Key) bool {
	st = st.Clone()
	st.Apply(first)
	for _, m := range then {
		if !st.Legal(m) {
			return false
		}
		st.Apply(m)
	}
	return st.Key() == to
}

// uncovers reports whether a move leaves fewer cards face down.
func uncovers(st *interp.State, m interp.Move) bool {
	before := down(st)
	st = st.Clone()
	st.Apply(m)
	return down(st) < before
}

// down is the number of cards that lie face down.
func down(st *interp.State) (n int) {
	for p := range st.Game().Piles() {
		for i := range st.Len(p) {
			if st.Card(p, i).Down() {
				n++
			}
		}
	}
	return n
}

// best is the move that begins most lines, of those that win before others. Where it is no play,
// rival is the play that most of these lines might begin with; or, for an action with which no line
// wins, any of the moves that is a play: an action can mostly be done a few times only.
func (b *ballot) best(moves []interp.Move) (best, rival *vote) {
	for _, v := range b.order {
		if n := v.wins + v.other; n > 0 && (best == nil || v.before(best)) {
			best = v
		}
		if v.might > 0 && (rival == nil || v.might > rival.might) {
			rival = v
		}
	}
	switch {
	case best == nil || plays(best.move):
		return best, nil
	case rival == nil && best.wins == 0 && best.move.Kind() == interp.Action:
		if i := slices.IndexFunc(moves, plays); i >= 0 {
			rival = b.vote(moves[i])
		}
	}
	return best, rival
}

func (v *vote) before(w *vote) bool {
	return v.wins > w.wins || v.wins == w.wins && v.other > w.other
}
