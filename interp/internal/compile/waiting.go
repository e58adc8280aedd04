package compile

import (
	"pat/dsl"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// This file answers whether what the player lays down in the middle of a deal is sure to lie there
// when the deal goes on. If so, a search need not ask again whether the choice has been made.

// compileChoices finds out what the plays of the player in the deal leave for good.
func (c *compiler) compileChoices() {
	for i := range c.Deals {
		st := &c.Deals[i]
		if st.Op != code.StepPlayer {
			continue
		}
		st.Keeps = code.KeepsAll
		for _, pl := range st.To {
			if !c.Places[pl].Always() {
				st.Keeps = code.KeepsNone
				break
			}
			for _, p := range c.Places[pl].Piles {
				st.Keeps = min(st.Keeps, c.keeping(c.ZoneOf(int(p))))
			}
		}
	}
}

// keeping tells what a zone keeps for good of its cards. A foundation keeps its cards but for
// worrying back, one by one; so one card at least lies there for good if the last may not go.
func (c *compiler) keeping(z *code.Zone) code.Keeping {
	switch {
	case z.Closes || footprint.TakenFrom(c.Game, z):
		return code.KeepsNone
	case !z.Leaves():
		return code.KeepsAll
	case z.Sheet.Kind != dsl.Foundations:
		return code.KeepsNone
	}
	for i := range z.Moves {
		if k := z.Moves[i].Kind; k != code.UnitOne && k != code.UnitPluck {
			return code.KeepsNone // several leave together
		}
	}
	for i := range z.Worry {
		if c.lastMayGo(z, z.Worry[i].Guard) {
			return code.KeepsNone
		}
	}
	return code.KeepsOne
}

// lastMayGo reports whether a condition may let the last card of a pile go. It cannot where some
// part of it that must hold asks for more cards in the pile. It is tried with one card in the pile,
// if the condition speaks of nothing but how many lie there.
func (c *compiler) lastMayGo(z *code.Zone, guard int32) bool {
	if guard < 0 {
		return true
	}
	if nd := &c.Nodes[guard]; nd.Op == code.OpAnd {
		return c.lastMayGo(z, nd.A) && c.lastMayGo(z, nd.B)
	}
	if !c.SpeaksOf(guard, c.isHeight) {
		return true
	}
	s := &machine.State{Game: c.Game}
	for p := z.First; p < z.First+z.N; p++ {
		s.N[p] = 1
		if s.Test(guard, &machine.Ctx{Pile: int16(p), Source: int16(p)}) {
			return true
		}
		s.N[p] = 0
	}
	return false
}

// isHeight reports whether a node is the number of cards in the pile of the rule.
func (c *compiler) isHeight(nd *code.Node) bool {
	if nd.Op != code.OpCards {
		return false
	}
	pl := &c.Places[nd.A]
	return (pl.Of == code.OfPile || pl.Of == code.OfSource) && pl.Every() && pl.End == 0
}
