package rules

import "pat/dsl"

// This file answers in which order a sheet is resolved: zones first, as places name them, then
// steps, actions, events and ends. From here on nobody reads the grammar's trees but to point at
// words.

// A resolver finds out what the words of the lines of one zone, or of none, mean. Behind it nobody
// needs the words but to point at them.
type resolver struct {
	sheet  *Sheet
	zone   *Zone
	ofMove bool                  // they are steps that follow a move
	places map[*dsl.Place]*Place // found so far: a place that is spoken of twice is one
}

// resolver is one for the lines of a zone, or for those of none (nil).
func (s *Sheet) resolver(z *Zone) *resolver {
	return &resolver{sheet: s, zone: z, places: map[*dsl.Place]*Place{}}
}

// FormOf is what a line means; nil where it only declares something.
func (s *Sheet) FormOf(l *dsl.Line) Form { return s.forms[l] }

// PlaceOf resolves a place by itself, for those who judge or tell the words of it; so do the
// others.
func (s *Sheet) PlaceOf(p *dsl.Place) *Place { return s.resolver(nil).place(p) }

// resolve finds out what the lines of the sheet mean.
func (s *Sheet) resolve() {
	s.forms = map[*dsl.Line]Form{}
	for _, z := range s.Zones {
		s.resolver(z).forms(z)
		for _, f := range z.Forms {
			s.forms[f.Says()] = f
		}
	}
	r := s.resolver(nil)
	s.Deals = r.steps(s.Deal)
	for _, m := range s.Mays {
		s.forms[m.Head] = m
		m.Does = r.steps(m.Steps)
		m.Redeals = r.num(m.times)
		m.Stock = r.when(m.stock)
		m.When = r.when(guardOf(m.Head))
	}
	for _, a := range s.Afters {
		s.forms[a.Head] = a
		a.On, a.Name = eventKind(a.said), a.said.Name
		a.Of, a.From, a.To = r.cards(a.said.Of), r.somewhere(a.said.From), r.somewhere(a.said.To)
		a.When = r.when(a.said.Guard)
		r.ofMove = a.On == AfterMove
		a.Does = r.steps(a.Steps)
	}
	for _, l := range s.Lines {
		switch t := l.Stmt.(type) {
		case *dsl.End:
			g := &Goal{Said{Line: l}, t.Word == "win", r.cond(t.Cond)}
			if g.Win {
				s.Won = append(s.Won, g)
			} else {
				s.Lost = append(s.Lost, g)
			}
			s.forms[l] = g
		case *dsl.Score:
			if s.Score == nil {
				s.Score = r.score(l, t)
				s.forms[l] = s.Score
			}
		}
	}
}

func eventKind(e *dsl.AfterHead) EventKind {
	switch {
	case e.Turn:
		return AfterTurn
	case e.Redeal:
		return AfterRedeal
	case e.Swap:
		return AfterSwap
	case e.Move:
		return AfterMove
	}
	return AfterAction
}

// score resolves `score 5 times cards on foundations minus 52`: what stands behind a minus counts
// below zero.
func (r *resolver) score(l *dsl.Line, t *dsl.Score) *Score {
	out := &Score{Said: Said{Line: l}, Least: t.Least}
	for i, p := range t.Points {
		n := 1
		if p.Times != nil {
			n = dsl.Number(p.Times.Number)
		}
		if i > 0 {
			n = -n
		}
		out.Points = append(out.Points, Points{n, alone(p.Span, r.atom(p.Atom))})
	}
	return out
}

// steps resolves the lines of a block, in the order in which they are done.
func (r *resolver) steps(lines []*dsl.Line) (out []Step) {
	for _, l := range lines {
		if st := r.step(l); st != nil {
			out = append(out, st)
			r.sheet.forms[l] = st
		}
	}
	return out
}
