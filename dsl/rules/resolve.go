package rules

import "pat/dsl"

// A resolver finds out what the words of the lines of one zone, or of none, mean. Behind it nobody
// needs the words but to point at them.
type resolver struct {
	sheet  *Sheet
	zone   *Zone
	places map[*dsl.Place]*Place // found so far: a place that is spoken of twice is one
}

// resolver is one for the lines of a zone, or for those of none (nil).
func (s *Sheet) resolver(z *Zone) *resolver {
	return &resolver{sheet: s, zone: z, places: map[*dsl.Place]*Place{}}
}

// resolve finds out what the lines of the sheet mean.
func (s *Sheet) resolve() {
	for _, z := range s.Zones {
		s.resolver(z).forms(z)
	}
	r := s.resolver(nil)
	s.Deals = r.steps(s.Deal)
	for _, m := range s.Mays {
		m.Does = r.steps(m.Steps)
		for _, g := range m.Guards {
			m.When = append(m.When, r.when(g))
		}
		m.Redeals = r.num(m.N)
	}
	for _, a := range s.Afters {
		a.Of, a.From, a.To = r.cards(a.Event.Of), r.somewhere(a.Event.From), r.somewhere(a.Event.To)
		a.When = r.when(a.Event.Guard)
		a.Does = r.steps(a.Steps)
	}
	for _, e := range s.Wins {
		s.Won = append(s.Won, &Goal{e.Line, r.cond(e.Stmt.Cond)})
	}
	for _, e := range s.Loses {
		s.Lost = append(s.Lost, &Goal{e.Line, r.cond(e.Stmt.Cond)})
	}
}

func (r *resolver) steps(lines []*dsl.Line) (out []Step) {
	for _, l := range lines {
		if st := r.step(l); st != nil {
			out = append(out, st)
		}
	}
	return out
}
