package judge

import (
	"pat/dsl"
	"pat/dsl/rules"
)

// A block is where a line stands.
type Block uint8

const (
	InFile Block = iota
	InZone
	InDeal
	InMay
	InAfter
	AtMay   // head of an action
	AtAfter // head of an event
)

// A line with its context.
type Line struct {
	*dsl.Line
	In    Block
	Zone  *rules.Zone  // for InZone
	May   *rules.May   // for InMay, AtMay
	After *rules.After // for InAfter, AtAfter
}

// listLines lists every line that could be read, in the order of the sheet.
func (c *Judge) listLines() {
	s := c.Sheet
	add := func(l Line) {
		if l.Line != nil && l.Stmt != nil {
			c.Lines = append(c.Lines, &l)
		}
	}
	for _, l := range s.Lines {
		add(Line{Line: l, In: InFile})
	}
	for _, z := range s.Zones {
		for _, l := range z.Lines {
			add(Line{Line: l, In: InZone, Zone: z})
		}
	}
	for _, l := range s.Deal {
		add(Line{Line: l, In: InDeal})
	}
	for _, m := range s.Mays {
		if _, ok := m.Head.Stmt.(*dsl.MayHead); !ok {
			continue // of a `redeals` line, which is a line of the stock
		}
		add(Line{Line: m.Head, In: AtMay, May: m})
		for _, l := range m.Steps {
			add(Line{Line: l, In: InMay, May: m})
		}
	}
	for _, a := range s.Afters {
		add(Line{Line: a.Head, In: AtAfter, After: a})
		for _, l := range a.Steps {
			add(Line{Line: l, In: InAfter, After: a})
		}
	}
}

// GuardOf is the guard of a line, or nil.
func GuardOf(s dsl.Stmt) *dsl.Guard {
	_, g := dsl.Ends(s)
	return g
}

// TimesOf is how often a line may be used, or nil.
func TimesOf(s dsl.Stmt) *dsl.Times {
	t, _ := dsl.Ends(s)
	return t
}

// Each calls f for every node of one type in a line.
func Each[T any](root any, f func(*T)) {
	dsl.Walk(root, func(n any) bool {
		if t, ok := n.(*T); ok {
			f(t)
		}
		return true
	})
}

// PackLine is the place where the pack is said, if it is.
func (c *Judge) PackLine() []dsl.Label {
	for _, l := range c.Sheet.Lines {
		switch l.Stmt.(type) {
		case *dsl.Ranks:
			return Other(l.Span, "the ranks of the pack")
		case *dsl.Suits:
			return Other(l.Span, "the suits of the pack")
		}
	}
	return nil
}

// Title is the place of the `game` line.
func (c *Judge) Title() dsl.Span {
	for _, l := range c.Sheet.Lines {
		if t, ok := l.Stmt.(*dsl.TextLine); ok && t.Word == "game" {
			return l.Span
		}
	}
	return dsl.Span{}
}
