package check

import (
	"pat/dsl"
	"pat/dsl/rules"
)

// A block is where a line stands.
type block uint8

const (
	inFile block = iota
	inZone
	inDeal
	inMay
	inAfter
	atMay   // head of an action
	atAfter // head of an event
)

// A line with its context.
type line struct {
	*dsl.Line
	in    block
	zone  *rules.Zone  // for inZone
	may   *rules.May   // for inMay, atMay
	after *rules.After // for inAfter, atAfter
}

// listLines lists every line that could be read, in the order of the sheet.
func (c *checker) listLines() {
	s := c.sheet
	add := func(l line) {
		if l.Line != nil && l.Stmt != nil {
			c.lines = append(c.lines, &l)
		}
	}
	for _, l := range s.Lines {
		add(line{Line: l, in: inFile})
	}
	for _, z := range s.Zones {
		for _, l := range z.Lines {
			add(line{Line: l, in: inZone, zone: z})
		}
	}
	for _, l := range s.Deal {
		add(line{Line: l, in: inDeal})
	}
	for _, m := range s.Mays {
		if _, ok := m.Head.Stmt.(*dsl.MayHead); !ok {
			continue // of a `redeals` line, which is a line of the stock
		}
		add(line{Line: m.Head, in: atMay, may: m})
		for _, l := range m.Steps {
			add(line{Line: l, in: inMay, may: m})
		}
	}
	for _, a := range s.Afters {
		add(line{Line: a.Head, in: atAfter, after: a})
		for _, l := range a.Steps {
			add(line{Line: l, in: inAfter, after: a})
		}
	}
}

// guardOf is the guard of a line, or nil.
func guardOf(s dsl.Stmt) *dsl.Guard {
	switch t := s.(type) {
	case *dsl.Base:
		return t.Guard
	case *dsl.Build:
		return t.Guard
	case *dsl.Spaces:
		return t.Guard
	case *dsl.Takes:
		return t.Guard
	case *dsl.Move:
		return t.Guard
	case *dsl.Plays:
		return t.Guard
	case *dsl.Worry:
		return t.Guard
	case *dsl.Swap:
		return t.Guard
	case *dsl.Exposed:
		return t.Guard
	case *dsl.Turn:
		return t.Guard
	case *dsl.Redeals:
		return t.Guard
	case *dsl.Home:
		return t.Guard
	case *dsl.MayHead:
		return t.Guard
	case *dsl.AfterHead:
		return t.Guard
	case *dsl.MoveStep:
		return t.Guard
	case *dsl.Gather:
		return t.Guard
	case *dsl.SetStep:
		return t.Guard
	case *dsl.Add:
		return t.Guard
	case *dsl.FaceStep:
		return t.Guard
	}
	return nil
}

// condsOf lists the conditions of a line.
func condsOf(s dsl.Stmt) []*dsl.Cond {
	if e, ok := s.(*dsl.End); ok {
		return []*dsl.Cond{e.Cond}
	}
	var cs []*dsl.Cond
	if g := guardOf(s); g != nil {
		if g.Cond != nil {
			cs = append(cs, g.Cond)
		}
		if g.And != nil {
			cs = append(cs, g.And)
		}
	}
	return cs
}

// arriveOf is the end of an arriving line, or nil.
func arriveOf(s dsl.Stmt) *dsl.Arrive {
	switch t := s.(type) {
	case *dsl.Base:
		return &t.Arrive
	case *dsl.Build:
		return &t.Arrive
	case *dsl.Spaces:
		return &t.Arrive
	case *dsl.Takes:
		return &t.Arrive
	}
	return nil
}

// timesOf is the TIMES of a line, or nil.
func timesOf(s dsl.Stmt) *dsl.Times {
	if a := arriveOf(s); a != nil {
		return a.Times
	}
	switch t := s.(type) {
	case *dsl.Move:
		return t.Times
	case *dsl.Swap:
		return t.Times
	case *dsl.Turn:
		return t.Times
	case *dsl.MoveStep:
		return t.Times
	case *dsl.MayHead:
		return t.Times
	}
	return nil
}

// each calls f for every node of one type in a line.
func each[T any](root any, f func(*T)) {
	dsl.Walk(root, func(n any) bool {
		if t, ok := n.(*T); ok {
			f(t)
		}
		return true
	})
}
