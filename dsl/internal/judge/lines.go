package judge

import (
	"pat/dsl"
)

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

// Each calls f for every node of one type among those of a line.
func Each[T any](nodes []any, f func(*T)) {
	for _, n := range nodes {
		if t, ok := n.(*T); ok {
			f(t)
		}
	}
}

// Within is Each, of the nodes in one of them.
func Within[T any](root any, f func(*T)) {
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
