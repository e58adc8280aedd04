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
	_, g := dsl.Ends(s)
	return g
}

// timesOf is how often a line may be used, or nil.
func timesOf(s dsl.Stmt) *dsl.Times {
	t, _ := dsl.Ends(s)
	return t
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

// packLine is the place where the pack is said, if it is.
func (c *checker) packLine() []dsl.Label {
	for _, l := range c.sheet.Lines {
		switch l.Stmt.(type) {
		case *dsl.Ranks:
			return other(l.Span, "the ranks of the pack")
		case *dsl.Suits:
			return other(l.Span, "the suits of the pack")
		}
	}
	return nil
}

// title is the place of the `game` line.
func (c *checker) title() dsl.Span {
	for _, l := range c.sheet.Lines {
		if t, ok := l.Stmt.(*dsl.TextLine); ok && t.Word == "game" {
			return l.Span
		}
	}
	return dsl.Span{}
}
