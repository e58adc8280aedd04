package facts

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// Events that steps follow, and which of them never come.

// NeverHappens tells why an event never happens, or "": nothing of the game brings it about, or
// only what can never be done. While the flow is being found it speaks of what has come so far, and
// is asked again.
func (g *Setup) NeverHappens(a *rules.After) string {
	switch a.On {
	case rules.AfterTurn:
		s := g.Sheet.Unnamed(dsl.Stock)
		if s == nil || len(rules.Forms[*rules.MoveStep](s)) == 0 {
			return "the stock has no `turn`"
		}
		if g.Holds[s.Index] == 0 {
			return "the stock is empty"
		}
		if !g.turnable(s) {
			return "the stock is never turned"
		}
	case rules.AfterRedeal:
		if g.Sheet.May("redeal") == nil {
			return "there is no redeal"
		}
	case rules.AfterSwap:
		for _, z := range g.Sheet.Zones {
			if len(rules.Forms[*rules.Exchange](z)) > 0 {
				return ""
			}
		}
		return "no zone has a `swap` line"
	case rules.AfterMove:
		from, to := g.ZonesOf(a.From, nil), g.ZonesOf(a.To, nil)
		same := false // a move inside a zone is no edge
		for i := range from {
			same = same || from[i] && to[i] && g.Holds[i] != 0
		}
		for _, x := range g.Edges {
			if !x.Step && from[x.From] && to[x.To] {
				return ""
			}
		}
		if !same {
			return "no card is ever played there"
		}
	}
	return ""
}

// turnable reports whether some `turn` may be done.
func (g *Setup) turnable(s *rules.Zone) bool {
	v := g.InPlay()
	return slices.ContainsFunc(rules.Forms[*rules.MoveStep](s), func(m *rules.MoveStep) bool {
		return v.whenTurned().Guard(m.When)&CanTrue != 0
	})
}
