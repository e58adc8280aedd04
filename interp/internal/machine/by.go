package machine

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// This file tells by which lines a move is legal, and by which the game is won: what package
// refusal tells of moves that are none. It is asked for by people, never by a search.

// By lists the lines that let a legal move be made: those that let the cards leave, then those that
// let them come; of turning and actions the line itself. What the language allows of its own accord
// has none.
func (s *State) By(m Move) []*dsl.Line {
	s.Fresh()
	if i := s.Ints[IntWaitStep]; i > 0 {
		return []*dsl.Line{s.Game.Deals[i-1].Line}
	}
	var out []*dsl.Line
	add := func(ls ...*dsl.Line) {
		for _, l := range ls {
			if l != nil && !slices.Contains(out, l) {
				out = append(out, l)
			}
		}
	}
	switch m.Kind() {
	case Turn:
		add(s.Game.Turns[m.Line()].Line)
	case Action:
		add(s.Game.Actions[m.Line()].Line)
	case Set:
		var buf [16]uint8
		for _, p := range s.SetPiles(m, buf[:0]) {
			add(s.leavesBy(s.Unit(int(p), 1), m.To(), false)...)
		}
		for i := range s.Game.Sets {
			if r := &s.Game.Sets[i]; s.legalSet(r, m) {
				add(r.Line)
			}
		}
	case Swap:
		z := s.Game.ZoneOf(m.From())
		for i := range z.Swaps {
			if r := &z.Swaps[i]; Contains(r.From, uint8(m.To())) && s.maySwapBy(r, m.From(), m.To()) {
				add(r.Line)
			}
		}
	case Play:
		u := s.Unit(m.From(), m.N())
		add(s.leavesBy(u, m.To(), false)...)
		add(s.comesBy(u, m.To())...)
	case Pluck:
		u := s.unitAt(m.From(), m.At())
		add(s.leavesBy(u, m.To(), true)...)
		add(s.comesBy(u, m.To())...)
	}
	return out
}

// leavesBy lists the lines that let a unit leave its pile for another.
func (s *State) leavesBy(u Unit, to int, pluck bool) []*dsl.Line {
	z := s.Game.ZoneOf(u.Pile)
	c := Ctx{Card: u.Card, Pile: int16(u.Pile), Source: int16(u.Pile)}
	var out []*dsl.Line
	if z.Down {
		out = rules.LinesOf[*dsl.Open](z.Sheet)
	}
	if z.Gives == dsl.GivesBack {
		out = append(out, s.allowing(z.Worry, u.Pile, to, &c)...)
	}
	out = append(out, s.allowing(z.Plays, u.Pile, to, &c)...)
	if u.N == 1 && !pluck && LeavesAlone(s.Game.ZoneOf(to)) {
		return out
	}
	for i := range z.Moves {
		if r := &z.Moves[i]; s.UnitBy(r, u, to, pluck, &c) {
			out = append(out, r.Line)
		}
	}
	return out
}

// comesBy lists the lines that let a unit come to a pile.
func (s *State) comesBy(u Unit, to int) []*dsl.Line {
	z := s.Game.ZoneOf(to)
	c := Ctx{Card: u.Card, Pile: int16(to), Source: int16(u.Pile)}
	out := s.allowing(z.Only, to, u.Pile, &c)
	for i := range z.Arrive {
		if a := &z.Arrive[i]; s.ArrivesBy(a, u, to, &c) {
			out = append(out, a.Line)
		}
	}
	return out
}

// allowing lists the lines of the restrictions of a pile that allow another.
func (s *State) allowing(rs []code.Restriction, own, p int, c *Ctx) []*dsl.Line {
	var out []*dsl.Line
	for i := range rs {
		if rs[i].Piles.Has(own, p) && s.Test(rs[i].Guard, c) {
			out = append(out, rs[i].Line)
		}
	}
	return out
}

// EndedBy is the `win` or `lose` line by which the game is over, or nil: as long as it is not, and
// where it is lost because no move is left.
func (s *State) EndedBy() *dsl.Line {
	goals := map[Status][]code.Goal{Won: s.Game.Wins, Lost: s.Game.Loses}[s.Status]
	s.Fresh()
	for i := range goals {
		if s.Test(goals[i].Cond, &NoCtx) {
			return goals[i].Line
		}
	}
	return nil
}

// Tell lets somebody know of every line that acts from now on: steps that are done, events that
// happen, lines that are obeyed `at once`. Nil ends it. Nothing else changes by it.
func (s *State) Tell(tell func(*dsl.Line)) {
	s.tell = nil
	if tell == nil {
		return
	}
	s.tell = func(_ int, ls ...*dsl.Line) {
		for _, l := range ls {
			tell(l)
		}
	}
}

// acts tells of a line that acts, and how long the log was before it did anything.
func (s *State) acts(at int, l *dsl.Line) {
	if s.tell != nil {
		s.tellAll(at, []*dsl.Line{l})
	}
}

// tellAll tells of lines that act together, as far as there are any.
func (s *State) tellAll(at int, ls []*dsl.Line) {
	s.tell(at, slices.DeleteFunc(ls, func(l *dsl.Line) bool { return l == nil })...)
}

// actsFree tells that something happens without a line, of the language's own accord.
func (s *State) actsFree() {
	if s.tell != nil {
		s.tell(len(s.Log))
	}
}

// actsBy tells of the lines that bring a unit to a pile by themselves.
func (s *State) actsBy(u Unit, to int, r *code.Arrival) {
	if s.tell == nil {
		return
	}
	s.tellAll(len(s.Log), append([]*dsl.Line{r.Line}, s.leavesBy(u, to, false)...))
}

// actsClosing tells of the line by which the spaces of a zone close up.
func (s *State) actsClosing(at int, z *code.Zone) {
	if s.tell == nil {
		return
	}
	if l := z.Sheet.ClosesUp(); l != nil {
		s.acts(at, l)
	}
}

// actsStaying tells of the line that keeps an uncovered card face down.
func (s *State) actsStaying(z *code.Zone) {
	if s.tell == nil {
		return
	}
	for _, f := range rules.Forms[*rules.Stays](z.Sheet) {
		s.acts(len(s.Log), f.Line)
	}
}

// actsKeepingDown tells of the lines that keep every uncovered card of their zone face down, where
// one lies uncovered: turnUp does not look at those zones.
func (s *State) actsKeepingDown() {
	for i := range s.Game.Zones {
		z := &s.Game.Zones[i]
		if z.Stays != code.Always {
			continue
		}
		if slices.ContainsFunc(s.Game.Self[z.First:z.First+z.N], func(p uint8) bool {
			return s.Top[p] != none && s.Top[p].Down()
		}) {
			s.actsStaying(z)
		}
	}
}
