package reduce

import (
	"slices"

	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// compileCycle finds out whether turning the stock is a cycle.
func (g *Game) compileCycle() {
	cy := g.turning()
	if cy == nil || !g.redealing(cy) || g.watched(cy) || !g.playedAlone(cy) {
		return
	}
	g.compileRow(cy)
	switch {
	case !cy.TopOnly() && g.Dups: // many steps, and no fewer positions
	case cy.Source >= 0 || !cy.TopOnly():
		g.Cycle = cy
	}
}

// turning is the one turn of a game, where it lays a known number of cards on a pile that has room
// for all of them; nil where there is none such.
func (g *Game) turning() *machine.Cycle {
	if g.Still || len(g.Turns) != 1 || g.AsksPass || !g.setsOfFew() {
		return nil
	}
	t := &g.Turns[0]
	cy := &machine.Cycle{Stock: g.Stock, Redeal: -1, Source: -1, Next: -1, Uses: -1}
	if len(t.Qty) != 1 {
		return nil
	}
	n, ok := g.FixedQty(&t.Qty[0])
	if !ok || n < 1 || !turnsPlainly(&t.Step) {
		return nil
	}
	if cy.N = n; g.Freely {
		cy.N = 1
	}
	if cy.Waste, ok = g.onlyPile(t.To[0]); !ok {
		return nil
	}
	waste, stock := g.ZoneOf(cy.Waste), g.ZoneOf(cy.Stock)
	if waste.Receives || stock.Receives {
		return nil // the two change by more than turning and plays from them
	}
	if waste.N != 1 || waste.Bounded() || waste.Stays != code.NoGuard {
		return nil // not every card finds room on the waste, or it may lie face down there
	}
	return cy
}

// redealing reports whether at most one action redeals, and turns the waste over.
func (g *Game) redealing(cy *machine.Cycle) bool {
	for i := range g.Actions {
		a := &g.Actions[i]
		if !a.Redeal {
			continue
		}
		if cy.Redeal >= 0 || !g.turnsOver(a, cy) {
			return false
		}
		cy.Redeal, cy.Uses = i, a.Uses
		if g.Freely {
			cy.Uses = -1
		}
		cy.Endless = cy.Uses < 0
	}
	return true
}

// watched reports whether anything but turning and turning over looks at stock or waste or changes
// them, plays of the waste's top card aside. What a line asks of all the cards that come, it asks
// of one here.
func (g *Game) watched(cy *machine.Cycle) bool {
	if footprint.LaysDown(&g.Game, g.ZoneOf(cy.Waste)) {
		return true
	}
	const unit = footprint.ItsCards | footprint.ItsOrder | footprint.Faces
	for r := range footprint.Rulings(&g.Game) {
		if r.Kind == footprint.OfTurn || r.Kind == footprint.OfDeal || r.Act >= 0 && r.Act == cy.Redeal {
			continue
		}
		known := unit
		if r.Guard {
			known = 0
		}
		of := r.Of[cy.Waste]
		if g.ZoneOf(cy.Stock).Open {
			of |= r.Of[cy.Stock] // as its next card is played, too
		}
		if r.Fixed[cy.Stock]|r.Fixed[cy.Waste] != 0 || of&^known != 0 {
			return true
		}
		for _, p := range [...]int{cy.Stock, cy.Waste} {
			if r.Disturbs(p) && r.Kind != footprint.OfSet || r.Laid.Has(p) {
				return true
			}
		}
	}
	return slices.ContainsFunc(g.Zones, func(z code.Zone) bool {
		return slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool { return a.Loose })
	}) || slices.ContainsFunc(g.Afters, func(a code.After) bool { return a.On == code.OnTurn || a.On == code.OnRedeal })
}

// playedAlone notes by which sources cards leave stock and waste, and reports whether each does so
// alone and from the top.
func (g *Game) playedAlone(cy *machine.Cycle) bool {
	for i := range g.Sources {
		src := &g.Sources[i]
		switch src.Zone {
		case int(g.Piles[cy.Waste].Zone):
			cy.Source = i
		case int(g.Piles[cy.Stock].Zone):
			cy.Next = i
		default:
			continue
		}
		if src.Pluck || !src.Alone {
			return false
		}
	}
	return true
}

// compileRow notes which cards of stock and waste may leave in sets, and which by themselves.
func (g *Game) compileRow(cy *machine.Cycle) {
	open := g.ZoneOf(cy.Stock).Open
	cy.Both = open && cy.N == 1 && g.nextAsTop(cy)
	for i := range g.Sets {
		r := &g.Sets[i]
		top, next := machine.Contains(r.From, uint8(cy.Waste)), open && machine.Contains(r.From, uint8(cy.Stock))
		cy.Both = cy.Both && next == top && len(g.Zones[r.Zone].Only) == 0
		if !next && !top {
			continue
		}
		cy.Sets = true
		if m := g.Mates(r); r.OfTwo() {
			cy.Mates.Add(&m)
		} else {
			cy.Alone = g.Mask
		}
	}
	for _, i := range [...]int{cy.Source, cy.Next} {
		for j := 0; i >= 0 && j < len(g.Sources[i].Routes); j++ {
			rt := &g.Sources[i].Routes[j]
			for _, line := range rt.Lines {
				cy.Alone |= g.brings(&g.Zones[rt.To].Arrive[line])
			}
		}
	}
}

// nextAsTop reports whether the next card of the stock may be played alone wherever it could be
// played from the waste, and the other way round.
func (g *Game) nextAsTop(cy *machine.Cycle) bool {
	for _, p := range [...]int{cy.Stock, cy.Waste} {
		z := g.ZoneOf(p)
		if len(z.Plays) > 0 || slices.ContainsFunc(z.Moves,
			func(u code.UnitRule) bool { return u.Kind != code.UnitOne || !u.Plain() }) {
			return false
		}
	}
	if cy.Source < 0 || cy.Next < 0 {
		return cy.Source == cy.Next
	}
	same := func(r, o machine.Route) bool {
		z := &g.Zones[r.To]
		asks := func(line int16) bool { return g.asksSource(&z.Arrive[line]) }
		return r.To == o.To && slices.Equal(r.Lines, o.Lines) && len(z.Only) == 0 && !slices.ContainsFunc(r.Lines, asks)
	}
	return slices.EqualFunc(g.Sources[cy.Source].Routes, g.Sources[cy.Next].Routes, same)
}

// setsOfFew reports whether no set has more cards than a step of a search has room for beside how
// far the stock is turned.
func (g *Game) setsOfFew() bool {
	many := func(r code.SetRule) bool { return r.Most == 0 || r.Most > machine.FewInSet }
	return !slices.ContainsFunc(g.Sets, many)
}

// turnsPlainly reports whether a turn does nothing but lay the next cards of the stock on one
// place, face up, whichever they are and whenever it is asked for.
func turnsPlainly(st *code.Step) bool {
	if st.What != code.WhatQty || len(st.Phrases) > 0 || st.From >= 0 || !st.Always() {
		return false // not the next cards, or not always
	}
	if len(st.To) != 1 || st.Spread || len(st.Diverts) > 0 || st.NewPile >= 0 {
		return false // not all to one place
	}
	return st.ToEnd == 0 && st.LaysUp()
}

// asksSource reports whether it depends on where cards come from whether a line lets them come.
func (g *Game) asksSource(a *code.Arrival) bool {
	guard := footprint.Of(&g.Game, a.Guard)
	return a.Loose || guard.From || guard.Source != 0
}

// onlyPile is the pile of a place that is one pile, always.
func (g *Game) onlyPile(n int32) (int, bool) {
	pl := &g.Places[n]
	if !pl.Always() || len(pl.Piles) != 1 || pl.End != 0 {
		return 0, false
	}
	return int(pl.Piles[0]), true
}

// turnsOver reports whether an action does nothing but turn the waste over when the stock is empty.
func (g *Game) turnsOver(a *code.ActionRule, cy *machine.Cycle) bool {
	if len(a.Steps) != 1 || len(a.Guards) != 1 || a.Guards[0] < 0 {
		return false
	}
	st := &a.Steps[0]
	if st.Op != code.StepGather || len(st.Gather) != 1 || st.But >= 0 || !st.Always() {
		return false // not all of one place, or not always
	}
	if st.LastFirst || st.TopFirst {
		return false // not simply turned over
	}
	if p, ok := g.onlyPile(st.Gather[0]); !ok || p != cy.Waste {
		return false
	}
	guard := g.Nodes[a.Guards[0]]
	if guard.Op != code.OpEmpty {
		return false
	}
	p, ok := g.onlyPile(guard.A)
	return ok && p == cy.Stock
}

// A Reach is a height that the waste can have after some turning.
type Reach struct {
	Height int
	Redeal bool // after a redeal
}

// Reaches appends the heights of the waste that turning leads to to buf[:0], the present one aside,
// in the order in which they come.
func (s *State) Reaches(buf []Reach) []Reach {
	buf = buf[:0]
	cy := s.g.Cycle
	w := int(s.N[cy.Waste])
	all := w + int(s.N[cy.Stock])
	for h := w; h < all; {
		h = min(h+cy.N, all)
		buf = append(buf, Reach{h, false})
	}
	if cy.Redeal < 0 || s.UsedUp(cy.Uses) {
		return buf
	}
	if w > 0 && !cy.TopOnly() {
		buf = append(buf, Reach{0, true}) // the stock's next card may be played
	}
	for h := 0; h < all; {
		h = min(h+cy.N, all)
		if before := h >= w && (h-w)%cy.N == 0; h < all && !before { // without a redeal, or now
			buf = append(buf, Reach{h, true})
		}
	}
	return buf
}

// CardAt is the card on top of the waste when it is so high.
func (s *State) CardAt(height int) machine.Card {
	cy := s.g.Cycle
	if w := int(s.N[cy.Waste]); height > w {
		return s.At(cy.Stock, int(s.N[cy.Stock])-(height-w)).Faced(false)
	}
	return s.At(cy.Waste, height-1)
}

// KindAt is what the card shows that is on top of the waste when it is so high.
func (s *State) KindAt(height int) cards.Kind { return s.CardAt(height).Kind() }

// Row is the set of cards in stock and waste.
func (s *State) Row() cards.Mask {
	return s.kindsIn(s.g.Cycle.Stock) | s.kindsIn(s.g.Cycle.Waste)
}

// WastePlays is the set of cards that might be played from the waste now: not too few, perhaps too
// many.
func (s *State) WastePlays() cards.Mask {
	src := &s.g.Sources[s.g.Cycle.Source]
	m := cards.Mask(0)
	onto := s.UsedOn(src.Zone)
	for i := range src.Routes {
		rt := &src.Routes[i]
		if onto >= 0 && rt.To != int(s.g.Piles[onto].Zone) {
			continue
		}
		dst := &s.g.Zones[rt.To]
		first, end := dst.Piles(onto)
		if rt.On != nil {
			for _, c := range s.Top[first:end] {
				m |= rt.On[c&63]
			}
			continue
		}
		for p := first; p < end; p++ {
			m |= s.Accepts(rt, p, s.g.Mask)
		}
	}
	return m
}

// PlaysAt lists in buf[:0] the plays that take a card from the stock or the waste when that is as
// high as turning makes it. What else may be played then may be played now; and where the stock's
// next card goes wherever the waste's top card goes, it need not be turned for that, so that plays
// of the waste's top card without it are left out.
func (s *State) PlaysAt(height int, buf []machine.Move) []machine.Move {
	cy := s.g.Cycle
	if !cy.TopOnly() {
		s.Turned(Reach{Height: height})
		buf = s.DistinctMovesBut(buf)
		s.Undo()
		return slices.DeleteFunc(buf, func(m machine.Move) bool {
			next, top := s.takesOfRow(m)
			return !next && (!top || cy.Both)
		})
	}
	if buf = buf[:0]; height == 0 {
		return buf
	}
	at, c := cy.Waste<<s.g.Shift+height-1, s.CardAt(height)
	top, under, w, where := s.Top[cy.Waste], s.Cards[at], s.N[cy.Waste], s.Where[c]
	s.Cards[at], s.Top[cy.Waste], s.N[cy.Waste], s.Where[c] = c, c, uint16(height), int32(at)
	buf = s.Plays(&s.g.Sources[cy.Source], buf)
	s.Cards[at], s.Top[cy.Waste], s.N[cy.Waste], s.Where[c] = under, top, w, where
	return buf
}

// TouchesRow reports whether a play takes a card from the stock that goes round or its waste.
func (s *State) TouchesRow(m machine.Move) bool {
	next, top := s.takesOfRow(m)
	return next || top
}

// takesOfRow reports whether a play takes the next card of the stock that goes round, and whether
// it takes the top card of the waste.
func (s *State) takesOfRow(m machine.Move) (next, top bool) {
	cy := s.g.Cycle
	switch m.Kind() {
	case machine.Play:
		return m.From() == cy.Stock, m.From() == cy.Waste
	case machine.Set:
		var buf [16]uint8
		piles := s.SetPiles(m, buf[:0])
		return machine.Contains(piles, uint8(cy.Stock)), machine.Contains(piles, uint8(cy.Waste))
	}
	return false, false
}

// RowMates is the cards of stock and waste of which one might be played, now or when the stock has
// been turned: not too few, perhaps too many. Two of them that might leave with each other alone
// are not among them.
func (s *State) RowMates() cards.Mask {
	cy := s.g.Cycle
	free := cards.Mask(0)
	for p := range s.g.NPiles {
		if c := s.Top[p]; p != cy.Stock && p != cy.Waste && s.N[p] > 0 {
			free |= c.Kind().Bit()
		}
	}
	return cy.Mates.Any(free) | cy.Alone
}

// PairsAt reports whether the two cards that lie on top of stock and waste when that is so high
// might leave with each other.
func (s *State) PairsAt(height int) bool {
	cy := s.g.Cycle
	if all := int(s.N[cy.Waste]) + int(s.N[cy.Stock]); height == 0 || height == all {
		return false
	}
	return cy.Mates[s.KindAt(height)&63].Has(s.KindAt(height + 1))
}

// Turned makes the waste so high at once, as a move of its own that Undo takes back; a redeal is
// counted where it is said to be one.
func (s *State) Turned(r Reach) {
	cy := s.g.Cycle
	s.Mark()
	w := int(s.N[cy.Waste])
	s.Log = append(s.Log, machine.Entry{Op: machine.LogCut, N: uint16(w)})
	s.Cut(r.Height)
	if r.Redeal {
		if cy.Uses >= 0 {
			s.SetInt(int(cy.Uses), int(s.Ints[cy.Uses])-1)
		}
		s.SetInt(machine.IntPass, min(int(s.Ints[machine.IntPass])+1, machine.MaxPass))
	}
}

// AtRest reports whether the waste may be laid back to the stock without any change of what can be
// reached: with redeals without end, when turning began from the beginning.
func (s *State) AtRest() bool { return s.Rests(int(s.N[s.g.Cycle.Waste])) == 0 }

// Rests is how high the waste is laid to rest from a height.
func (s *State) Rests(height int) int {
	if cy := s.g.Cycle; cy.Endless && height%cy.N == 0 {
		return 0
	}
	return height
}

// NoLevel is a level that a position does not have.
const NoLevel = 0xff

// Levelled takes out of the key of a position how high the waste is in it, as far as turning leads
// from height to height, and returns it as two levels. Of positions that differ in nothing else
// nothing new follows from one whose every level was met, or a lower one: from a height, turning
// leads to those that are more by some times N, and, if there is no end to it, from every height to
// the one at rest, which therefore has no level. Where it goes round a number of times and turns
// one card at a time, every height of a later round can be reached from every one of an earlier, so
// that rounds and height together are one level. redeal tells that one more round has begun than
// the position says.
func (s *State) Levelled(k machine.Key, height int, redeal bool) (machine.Key, [2]uint8) {
	if !s.g.Rows {
		return k, [2]uint8{NoLevel, NoLevel}
	}
	cy := s.g.Cycle
	if cy.N == 1 && cy.Uses >= 0 {
		return s.rounds(k, height, redeal)
	}
	times, more := height/cy.N, height%cy.N
	levels := [2]uint8{uint8(times), NoLevel}
	if cy.Endless && cy.N <= 3 {
		switch more {
		case 0:
			levels[0] = NoLevel
		case 2:
			levels[0], levels[1] = levels[1], levels[0]
		}
		more = 0
	}
	k.Swap(machine.HeightKey(height), machine.HeightKey(more))
	return k, levels
}

// rounds is Levelled where cards are turned one by one, in a number of rounds. Where there are more
// than a level can tell, they stay in the key.
func (s *State) rounds(k machine.Key, height int, redeal bool) (machine.Key, [2]uint8) {
	uses := int(s.g.Cycle.Uses)
	left, most := s.Ints[uses], s.g.Start[uses]
	if redeal {
		left--
	}
	k.Swap(machine.HeightKey(height), machine.HeightKey(0))
	level := int(most-left)*(s.g.Size+1) + height
	if left > most || int(most)*(s.g.Size+1)+s.g.Size >= NoLevel {
		return k, [2]uint8{uint8(height), NoLevel}
	}
	k.Swap(s.g.HashInt(uses, left), s.g.HashInt(uses, most))
	return k, [2]uint8{uint8(level), NoLevel}
}

// IsSafeAt is isSafe for a play of the waste at a height that turning leads to.
func (s *State) IsSafeAt(m machine.Move, height int, safe cards.Mask) bool {
	cy := s.g.Cycle
	return cy.Endless && cy.N == 1 && safe.Has(s.KindAt(height)) && s.g.ZoneOf(m.To()).FixedHome
}
