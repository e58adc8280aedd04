package machine

import (
	"slices"

	"pat/interp/internal/code"
)

// This file tells of an action that takes cards up and lays them out anew whether it changes
// anything, without doing it: how the cards would lie is worked out beside the position, where
// nothing is logged, hashed or taken back.
//
// What is not known stays open, and the action is done to see. So nothing here may guess: a step is
// read only where it does the same whatever lies where, and a difference counts only on a pile that
// is told from all others, and of which more is told than its top.

// A relay is what an action does to the cards, step by step, as far as that is known beforehand.
type relay struct {
	steps []shaping
	all   bool // these are all its steps, and nothing that follows by itself takes them back
}

// A shaping is what one step does: it gathers piles to the stock, shuffles that, or deals so many
// cards to each from there.
type shaping struct {
	step  *code.Step
	piles []uint8
	deal  int // cards for each pile
}

// FindShapes reads the steps of the actions. It is called when all else of the game is known.
func (g *Game) FindShapes() {
	g.relays = make([]relay, len(g.Actions))
	for i := range g.Actions {
		a, r := &g.Actions[i], &g.relays[i]
		r.steps = g.shapes(a.Steps)
		r.all = !a.Back && len(r.steps) == len(a.Steps)
	}
}

// shapes is what the first steps of some do, as far as that is known beforehand.
func (g *Game) shapes(steps []code.Step) []shaping {
	var out []shaping
	for i := range steps {
		st := &steps[i]
		sh, places := shaping{step: st}, st.To
		switch {
		case !st.Always() || st.Each:
			return out
		case st.Op == code.StepShuffle:
			out = append(out, sh)
			continue
		case st.Op == code.StepGather:
			if places = st.Gather; st.But >= 0 {
				return out // which cards stay may hang on how the others lie by then
			}
		default:
			n, ok := g.dealt(st)
			if !ok {
				return out
			}
			sh.deal = n
		}
		for _, n := range places {
			pl := &g.Places[n]
			if !pl.Always() || pl.End != 0 || Contains(pl.Piles, uint8(g.Stock)) {
				return out
			}
			piles := slices.Clone(pl.Piles)
			if st.LastFirst {
				slices.Reverse(piles)
			}
			sh.piles = append(sh.piles, piles...)
		}
		out = append(out, sh)
	}
	return out
}

// dealt is how many cards a step deals from the stock to each of its piles, if that is all it does.
func (g *Game) dealt(st *code.Step) (n int, ok bool) {
	stock := st.Op == code.StepMove && st.From < 0 && st.FromEnd == 0
	number := st.What == code.WhatQty && len(st.Phrases) == 0 && len(st.Qty) == 1
	each := st.Spread && !st.Sift && !st.ByTarget && len(st.To) == 1 && st.ToEnd == 0
	if !stock || !number || !each || len(st.Diverts) > 0 || st.NewPile >= 0 {
		return 0, false
	}
	if q := &st.Qty[0]; len(q.Nums) != 1 || len(q.Pass) > 0 || q.Sign[0] < 0 {
		return 0, false
	}
	v := &g.Nodes[st.Qty[0].Nums[0]]
	return int(v.A), v.Op == code.OpConst && v.A >= 0
}

// relays tells whether an action changes something; ok is false where that has to be tried. A
// shuffle of two cards or more does, whatever they are: it uses the generator up.
func (s *State) relays(action int) (changes, ok bool) {
	if len(s.Game.relays) == 0 || s.Game.Rows {
		return false, false
	}
	a := &s.Game.relays[action]
	steps := a.steps
	if len(steps) == 0 {
		return false, false
	}
	l := &s.Found.laid
	s.copyTo(l, false)
	if mixed := s.workOut(l, steps); mixed || a.all && s.otherHeights(l) {
		return true, true
	}
	if !a.all {
		return false, false
	}
	s.copyTo(l, true)
	s.workOut(l, steps)
	return s.differs(l)
}

// workOut does steps in a layout, up to a shuffle of two cards or more; it reports whether there is
// one.
func (s *State) workOut(l *layout, steps []shaping) (mixed bool) {
	for i := range steps {
		sh := &steps[i]
		switch {
		case sh.step.Op == code.StepGather:
			s.gatherAside(l, sh)
		case sh.step.Op != code.StepShuffle:
			s.dealAside(l, sh)
		case l.n[s.Game.Stock] > 1:
			return true
		}
	}
	return false
}

// A layout is how cards lie, or would lie; or how many only.
type layout struct {
	n     [code.MaxPiles]uint16
	which bool   // cards tells which
	cards []Card // as in a State
	taken []Card
}

// copyTo makes a layout that of the cards as they lie; which says whether more is wanted of them
// than how many there are.
func (s *State) copyTo(l *layout, which bool) {
	l.n, l.which = s.N, which
	if l.cards == nil {
		l.cards = make([]Card, len(s.Cards))
	}
	for p := 0; which && p < s.Game.NPiles; p++ {
		base := p << s.Game.Shift
		copy(l.cards[base:base+int(s.N[p])], s.Cards[base:])
	}
}

// gatherAside is doGather in a layout.
func (s *State) gatherAside(l *layout, sh *shaping) {
	base, n, more := s.Game.Stock<<s.Game.Shift, int(l.n[s.Game.Stock]), 0
	l.taken = l.taken[:0]
	for _, p := range sh.piles {
		if from := int(p) << s.Game.Shift; l.which {
			l.taken = append(l.taken, l.cards[from:from+int(l.n[p])]...)
			if sh.step.TopFirst {
				slices.Reverse(l.taken[more:])
			}
		}
		more += int(l.n[p])
		l.n[p] = 0
	}
	l.n[s.Game.Stock] = uint16(n + more)
	if l.which {
		copy(l.cards[base+more:], l.cards[base:base+n])
		for i, c := range l.taken {
			l.cards[base+more-1-i] = c.Faced(true)
		}
	}
}

// dealAside is dealOut in a layout.
func (s *State) dealAside(l *layout, sh *shaping) {
	rounds, each := sh.deal, 1
	if sh.step.Packet {
		rounds, each = 1, sh.deal
	}
	base, left := s.Game.Stock<<s.Game.Shift, int(l.n[s.Game.Stock])
	for round := range rounds {
		for _, p := range sh.piles {
			to, n := int(p)<<s.Game.Shift+int(l.n[p]), min(each, left)
			for i := 0; l.which && i < n; i++ {
				l.cards[to+i] = l.cards[base+left-1-i].Faced(s.facesDown(sh.step, int(p), round+i, sh.deal-1))
			}
			l.n[p] += uint16(n)
			left -= n
		}
	}
	l.n[s.Game.Stock] = uint16(left)
}

// apart reports whether a pile is told from all others, and more is told of it than its top.
func (g *Game) apart(p int) bool {
	return !g.TopOnly[p] && !g.Bag[p] && !g.ZoneOf(p).Symmetric
}

// otherHeights reports whether some pile that is told from others is higher or lower in a layout
// than it is.
func (s *State) otherHeights(l *layout) bool {
	for p := range s.Game.NPiles {
		if l.n[p] != s.N[p] && s.Game.apart(p) {
			return true
		}
	}
	return false
}

// alikeTurned reports whether cards may be told from each other by the way they lie alone: one that
// is laid down may be turned up by itself.
func (g *Game) alikeTurned(a, b Card) bool {
	return g.Alike[a.Faced(false)] == g.Alike[b.Faced(false)] || g.Alike[a.Faced(true)] == g.Alike[b.Faced(true)]
}

// differs tells whether a layout is another position than the one there is, if no pile that is told
// from others has another height; ok is false where that is not seen by its cards alone.
func (s *State) differs(l *layout) (other, ok bool) {
	same := true
	for p := range s.Game.NPiles {
		base, n := p<<s.Game.Shift, int(s.N[p])
		if n != int(l.n[p]) {
			same = false
			continue
		}
		if slices.Equal(s.Cards[base:base+n], l.cards[base:base+n]) {
			continue
		}
		same = false
		if s.Game.apart(p) && !slices.EqualFunc(s.Cards[base:base+n], l.cards[base:base+n], s.Game.alikeTurned) {
			return true, true
		}
	}
	return false, same
}
