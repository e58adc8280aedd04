package machine

import (
	"slices"

	"pat/interp/internal/code"
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
	for i := range g.Deals {
		if st := &g.Deals[i]; st.Op == code.StepPlayer {
			n += st.Plays
		}
	}
	return n
}

// Choices is how many plays of the player the deal still waits for.
func (s *State) Choices() int {
	at := int(s.Ints[IntWaitStep])
	if at == 0 {
		return 0
	}
	n := int(s.Ints[intWaitLeft])
	for i := at; i < len(s.Game.Deals); i++ {
		if st := &s.Game.Deals[i]; st.Op == code.StepPlayer {
			n += st.Plays
		}
	}
	return n
}

// awaits makes the deal wait for so many plays of the player.
func (s *State) awaits(n int) {
	for i := len(s.Game.Deals) - 1; i >= 0 && n > 0; i-- {
		st := &s.Game.Deals[i]
		if st.Op != code.StepPlayer {
			continue
		}
		if n <= st.Plays {
			s.PutInt(IntWaitStep, int16(i+1))
			s.PutInt(intWaitLeft, int16(n))
			return
		}
		n -= st.Plays
	}
}

// ChoicesShown is how many plays of the player the cards show to be still to come, by what they are
// sure to have put down: the first line for which cards are missing waits.
func (s *State) ChoicesShown() int {
	after := s.Game.Choices()
	for i := range s.Game.Deals {
		st := &s.Game.Deals[i]
		if st.Op != code.StepPlayer {
			continue
		}
		after -= st.Plays
		if n := s.missingChoices(i); n > 0 {
			return after + min(n, st.Plays)
		}
	}
	return 0
}

// missingChoices is how many cards are missing that the plays up to a line of the deal must have
// put down.
func (s *State) missingChoices(line int) int {
	st := &s.Game.Deals[line]
	if st.Keeps == code.KeepsNone {
		return 0
	}
	have, want := 0, 0
	for _, pl := range st.To {
		for _, p := range s.Game.Places[pl].Piles {
			have += int(s.N[p])
		}
	}
	if st.Keeps == code.KeepsOne {
		if have > 0 {
			return 0
		}
		return st.Plays
	}
	for i := range s.Game.Deals[:line+1] {
		if o := &s.Game.Deals[i]; o.Op == code.StepPlayer && s.Game.within(o, st) {
			want += o.Plays
		}
	}
	return want - have
}

// within reports whether all that a choice in the deal puts down comes to the piles of another.
func (g *Game) within(o, st *code.Step) bool {
	var in code.PileSet
	for _, pl := range st.To {
		for _, p := range g.Places[pl].Piles {
			in.Add(int(p))
		}
	}
	for _, n := range o.To {
		pl := &g.Places[n]
		if pl.Of != code.OfPiles || slices.ContainsFunc(pl.Piles, func(p uint8) bool { return !in.Has(int(p)) }) {
			return false
		}
	}
	return true
}
