package interp

import (
	"slices"

	"pat/dsl"
)

// This file tells how far the deal has come that waits for the player, and what a position shows of
// it.
//
// The plays that a deal asks of the player are counted as one number, from its first `player plays`
// line to its last: so many are still to be made. A position given by hand may say it. Where it
// does not, its cards may: a play puts a card somewhere, and where that can never leave again, a
// position without it is one in which the play is still to come.

// Choices is how many plays the deal of the game asks of the player.
func (g *Game) Choices() int {
	n := 0
	for i := range g.deals {
		if st := &g.deals[i]; st.op == stepPlayer {
			n += st.plays
		}
	}
	return n
}

// Choices is how many plays of the player the deal still waits for.
func (s *State) Choices() int {
	at := int(s.ints[intWaitStep])
	if at == 0 {
		return 0
	}
	n := int(s.ints[intWaitLeft])
	for i := at; i < len(s.g.deals); i++ {
		if st := &s.g.deals[i]; st.op == stepPlayer {
			n += st.plays
		}
	}
	return n
}

// awaits makes the deal wait for so many plays of the player.
func (s *State) awaits(n int) {
	for i := len(s.g.deals) - 1; i >= 0 && n > 0; i-- {
		st := &s.g.deals[i]
		if st.op != stepPlayer {
			continue
		}
		if n <= st.plays {
			s.putInt(intWaitStep, int16(i+1))
			s.putInt(intWaitLeft, int16(n))
			return
		}
		n -= st.plays
	}
}

// ChoicesShown is how many plays of the player the cards show to be still to come, by what they are
// sure to have put down: the first line for which cards are missing waits.
func (s *State) ChoicesShown() int {
	after := s.g.Choices()
	for i := range s.g.deals {
		st := &s.g.deals[i]
		if st.op != stepPlayer {
			continue
		}
		after -= st.plays
		if n := s.missingChoices(i); n > 0 {
			return after + min(n, st.plays)
		}
	}
	return 0
}

// missingChoices is how many cards are missing that the plays up to a line of the deal must have
// put down.
func (s *State) missingChoices(line int) int {
	st := &s.g.deals[line]
	if st.keeps == keepsNone {
		return 0
	}
	have, want := 0, 0
	for _, pl := range st.to {
		for _, p := range s.g.places[pl].piles {
			have += int(s.n[p])
		}
	}
	if st.keeps == keepsOne {
		if have > 0 {
			return 0
		}
		return st.plays
	}
	for i := range s.g.deals[:line+1] {
		if o := &s.g.deals[i]; o.op == stepPlayer && s.g.within(o, st) {
			want += o.plays
		}
	}
	return want - have
}

// within reports whether all that a choice in the deal puts down comes to the piles of another.
func (g *Game) within(o, st *step) bool {
	var in pileSet
	for _, pl := range st.to {
		for _, p := range g.places[pl].piles {
			in.add(int(p))
		}
	}
	for _, n := range o.to {
		pl := &g.places[n]
		if pl.of != ofPiles || slices.ContainsFunc(pl.piles, func(p uint8) bool { return !in.has(int(p)) }) {
			return false
		}
	}
	return true
}

// keeping tells what stays for good of the cards that a choice in the deal puts down.
type keeping uint8

const (
	keepsNone keeping = iota // all may leave again
	keepsOne                 // the piles are never emptied
	keepsAll                 // no card ever leaves
)

// compileChoices finds out what the plays of the player in the deal leave for good.
func (c *compiler) compileChoices() {
	for i := range c.deals {
		st := &c.deals[i]
		if st.op != stepPlayer {
			continue
		}
		st.keeps = keepsAll
		for _, pl := range st.to {
			if !c.places[pl].always() {
				st.keeps = keepsNone
				break
			}
			for _, p := range c.places[pl].piles {
				st.keeps = min(st.keeps, c.keeping(&c.zones[c.piles[p].zone]))
			}
		}
	}
}

// keeping tells what a zone keeps for good of its cards.
func (c *compiler) keeping(z *zone) keeping {
	switch {
	case z.closes || c.takenFrom(z):
		return keepsNone
	case !c.gives(z):
		return keepsAll
	case z.sheet.Kind != dsl.Foundations:
		return keepsNone
	}
	for i := range z.moves {
		if k := z.moves[i].kind; k != unitOne && k != unitPluck {
			return keepsNone // several leave together
		}
	}
	for i := range z.worry {
		if c.lastMayGo(z, z.worry[i].guard) {
			return keepsNone
		}
	}
	return keepsOne
}

// lastMayGo reports whether a condition may let the last card of a pile go. It cannot where some
// part of it that must hold asks for more cards in the pile.
func (c *compiler) lastMayGo(z *zone, guard int32) bool {
	if guard < 0 {
		return true
	}
	if nd := &c.nodes[guard]; nd.op == opAnd {
		return c.lastMayGo(z, nd.a) && c.lastMayGo(z, nd.b)
	}
	if !c.speaksOf(guard, c.isHeight) {
		return true
	}
	s := &State{g: c.Game}
	for p := z.first; p < z.first+z.n; p++ {
		s.n[p] = 1
		if s.test(guard, &ctx{pile: int16(p), source: int16(p)}) {
			return true
		}
		s.n[p] = 0
	}
	return false
}

// isHeight reports whether a node is the number of cards in the pile of the rule.
func (c *compiler) isHeight(nd *node) bool {
	if nd.op != opCards {
		return false
	}
	pl := &c.places[nd.a]
	return (pl.of == ofPile || pl.of == ofSource) && pl.every() && pl.end == 0
}
