package interp

import (
	"slices"

	"pat/dsl/cards"
)

// A Cycle describes a stock that is turned a number of cards at a time to a waste and turned over again when it is
// used up, in a game in which no rule but `turn` and `redeal` ever looks at the two piles. Then turning is
// no choice of its own: what counts is which cards can come to the top of the waste, and a search may take
// "turn until this card lies on top, then play it" as one step (the K+ representation of Bjarnason, Tadepalli
// and Fern, "Searching solitaire in real time", 2007).
//
// Seen so, stock and waste are one row of cards, the waste from its bottom and then the stock from its top, cut at some
// height. Turning moves the cut; a redeal puts it back to the beginning.
type Cycle struct {
	Stock, Waste int // piles
	N            int // cards turned at a time
	Endless      bool
	Redeal       int // the action, or -1 if there is no redeal

	source int   // index of the waste among the sources
	uses   int16 // slot of the redeals left, or -1
}

// Cycle returns how the stock goes round, or nil if the game is not so simple.
func (g *Game) Cycle() *Cycle { return g.cycle }

// free reports whether there is no stock that goes round, or nothing that would free it more (see State.Freely).
func (cy *Cycle) free() bool {
	return cy == nil || cy.N == 1 && (cy.Endless || cy.Redeal < 0)
}

// compileCycle finds out whether turning the stock is a cycle.
func (c *compiler) compileCycle() {
	if c.still || len(c.turns) != 1 || c.asksPass || len(c.sets) > 0 {
		return
	}
	t := &c.turns[0]
	cy := &Cycle{Stock: c.stock, Redeal: -1, source: -1, uses: -1}
	n, ok := c.fixedAmount(&t.step)
	if !ok || n < 1 || t.what != whatQty || len(t.phrases) > 0 || len(t.to) != 1 || t.spread || t.toEnd != 0 || t.from >= 0 ||
		len(t.diverts) > 0 || t.newPile >= 0 || t.guard != always || t.uses >= 0 || t.facing != faceDefault && t.facing != faceUp {
		return
	}
	if cy.N = n; c.freely {
		cy.N = 1
	}
	if cy.Waste, ok = c.onlyPile(t.to[0]); !ok {
		return
	}
	waste, stock := &c.zones[c.piles[cy.Waste].zone], &c.zones[c.piles[c.stock].zone]
	if waste.receives || stock.receives || stock.open || waste.fixedMax >= 0 || waste.atMost >= 0 || waste.n != 1 || waste.stays != noGuard {
		return
	}
	for i := range c.actions {
		a := &c.actions[i]
		if !a.redeal {
			continue
		}
		if cy.Redeal >= 0 || !c.turnsOver(a, cy) {
			return
		}
		cy.Redeal, cy.uses = i, a.uses
		if c.freely {
			cy.uses = -1
		}
		cy.Endless = cy.uses < 0
	}
	if c.mixesStock(cy) || c.looksInto(waste) || c.laysDown(waste) {
		return
	}
	// Nothing but turning and turning over looks at the two piles or changes them, plays from the waste aside.
	for r := range c.rulings() {
		if r.kind == ofTurn || r.kind == ofDeal || r.act >= 0 && r.act == cy.Redeal {
			continue
		}
		for _, p := range [...]int{cy.Stock, cy.Waste} {
			if r.fixed[p] != 0 || r.disturbs(p) || r.laid.has(p) {
				return
			}
		}
	}
	for i := range c.afters {
		if on := c.afters[i].on; on == onTurn || on == onRedeal {
			return
		}
	}
	for i := range c.sources {
		if src := &c.sources[i]; src.zone == int(c.piles[cy.Waste].zone) {
			cy.source = i
			if src.pluck || !src.alone {
				return
			}
		} else if src.zone == int(c.piles[cy.Stock].zone) {
			return
		}
	}
	if cy.source >= 0 {
		c.cycle = cy
	}
}

// looksInto reports whether it depends on the waste, other than on its top card, whether that may be played: as the pile that
// the card lies in, or its source.
func (c *compiler) looksInto(waste *zone) bool {
	from := func(need needs) func(restriction) bool {
		return func(r restriction) bool { return c.needs(r.guard)&need != 0 }
	}
	if slices.ContainsFunc(waste.plays, from(needPile|needSource)) ||
		slices.ContainsFunc(waste.moves, func(r unitRule) bool { return c.needs(r.guard)&(needPile|needSource) != 0 }) {
		return true
	}
	return slices.ContainsFunc(c.zones, func(z zone) bool {
		return slices.ContainsFunc(z.only, from(needSource)) || slices.ContainsFunc(z.arrive, func(a arrival) bool {
			return a.loose || c.needs(a.guard)&needSource != 0
		})
	})
}

// mixesStock reports whether cards may come to the stock or waste, or be mixed there, other than by turning and by the redeal.
func (c *compiler) mixesStock(cy *Cycle) bool {
	mixes := func(st *step) bool {
		return st.op == stepShuffle || st.op == stepGather && (cy.Redeal < 0 || st != &c.actions[cy.Redeal].steps[0]) ||
			slices.ContainsFunc(st.targets(), func(n int32) bool { return c.places[n].of == ofSource }) // the waste, after a play from there
	}
	for st := range c.stepsInPlay {
		if mixes(st) {
			return true
		}
	}
	return c.hasSwaps
}

// laysDown reports whether a step may lay a card face down on a zone, or turn one over there. Those that close up over several zones lay
// cards as they lay.
func (g *Game) laysDown(z *zone) bool {
	may := func(st *step) bool {
		return (st.op == stepClose && g.closesInto(st, z) || st.down || st.facing != faceDefault && st.facing != faceUp) && g.mayLayOn(st, z)
	}
	for st := range g.stepsInPlay {
		if may(st) {
			return true
		}
	}
	for i := range g.deals {
		if may(&g.deals[i]) {
			return true
		}
	}
	return false
}

// closesInto reports whether a step that closes up may bring piles of other zones to a zone.
func (g *Game) closesInto(st *step, z *zone) bool {
	piles, ok := g.allPiles(st.to[0])
	return !ok || slices.ContainsFunc(piles, func(p uint8) bool { return !z.has(p) })
}

// fixedAmount is the number of cards of a step, if the rules fix it.
func (c *compiler) fixedAmount(st *step) (int, bool) {
	if len(st.qty) != 1 || len(st.qty[0].pass) > 0 {
		return 0, false
	}
	n := 0
	for i, v := range st.qty[0].nums {
		if c.nodes[v].op != opConst {
			return 0, false
		}
		n += int(st.qty[0].sign[i]) * int(c.nodes[v].a)
	}
	return n, true
}

// onlyPile is the pile of a place that is one pile, always.
func (c *compiler) onlyPile(n int32) (int, bool) {
	pl := &c.places[n]
	if !pl.always() || len(pl.piles) != 1 || pl.end != 0 {
		return 0, false
	}
	return int(pl.piles[0]), true
}

// turnsOver reports whether an action does nothing but turn the waste over when the stock is empty.
func (c *compiler) turnsOver(a *action, cy *Cycle) bool {
	if len(a.steps) != 1 || len(a.guards) != 1 || a.guards[0] < 0 {
		return false
	}
	st := &a.steps[0]
	if st.op != stepGather || st.but >= 0 || st.lastFirst || st.topFirst || st.guard != always || st.uses >= 0 || len(st.gather) != 1 {
		return false
	}
	if p, ok := c.onlyPile(st.gather[0]); !ok || p != cy.Waste {
		return false
	}
	g := c.nodes[a.guards[0]]
	if g.op != opEmpty {
		return false
	}
	if p, ok := c.onlyPile(g.a); !ok || p != cy.Stock {
		return false
	}
	return true
}

// A Reach is a height that the waste can have after some turning.
type Reach struct {
	Height int
	Redeal bool // after a redeal
}

// Reaches appends the heights of the waste that turning leads to to buf[:0], the present one aside, in the order in
// which they come.
func (s *State) Reaches(buf []Reach) []Reach {
	buf = buf[:0]
	cy := s.g.cycle
	w := int(s.n[cy.Waste])
	all := w + int(s.n[cy.Stock])
	for h := w; h < all; {
		h = min(h+cy.N, all)
		buf = append(buf, Reach{h, false})
	}
	if cy.Redeal < 0 || cy.uses >= 0 && s.ints[cy.uses] <= 0 {
		return buf
	}
	for h := 0; h < all; {
		h = min(h+cy.N, all)
		if h < w && h < all || h > w && (h-w)%cy.N != 0 && h < all {
			buf = append(buf, Reach{h, true})
		}
	}
	return buf
}

// CardAt is the card on top of the waste when it is so high.
func (s *State) CardAt(height int) Card {
	cy := s.g.cycle
	if w := int(s.n[cy.Waste]); height > w {
		return s.at(cy.Stock, int(s.n[cy.Stock])-(height-w)).faced(false)
	}
	return s.at(cy.Waste, height-1)
}

// KindAt is what the card shows that is on top of the waste when it is so high.
func (s *State) KindAt(height int) cards.Kind { return s.CardAt(height).Kind() }

// Row is the set of cards in stock and waste.
func (s *State) Row() cards.Mask {
	var m cards.Mask
	for _, p := range [...]int{s.g.cycle.Stock, s.g.cycle.Waste} {
		base := p << s.g.shift
		for _, c := range s.cards[base : base+int(s.n[p])] {
			m |= c.Kind().Bit()
		}
	}
	return m
}

// WastePlays is the set of cards that might be played from the waste now: not too few, perhaps too many.
func (s *State) WastePlays() cards.Mask {
	src := &s.g.sources[s.g.cycle.source]
	m := cards.Mask(0)
	onto := s.usedOn(src.zone)
	for i := range src.routes {
		rt := &src.routes[i]
		if onto >= 0 && rt.to != int(s.g.piles[onto].zone) {
			continue
		}
		dst := &s.g.zones[rt.to]
		first, end := dst.piles(onto)
		for p := first; p < end; p++ {
			if rt.on != nil {
				m |= rt.on[s.top[p&0xff]&63]
			} else {
				m |= s.accepts(dst, rt, p)
			}
		}
	}
	return m
}

// PlaysAt appends the plays of the card that is on top of the waste when the waste is so high.
func (s *State) PlaysAt(height int, buf []Move) []Move {
	cy := s.g.cycle
	if height == 0 {
		return buf
	}
	at := cy.Waste<<s.g.shift + height - 1
	top, under, w := s.top[cy.Waste], s.cards[at], s.n[cy.Waste]
	c := s.CardAt(height)
	s.cards[at], s.top[cy.Waste], s.n[cy.Waste] = c, c, uint16(height)
	buf = s.plays(&s.g.sources[cy.source], buf)
	s.cards[at], s.top[cy.Waste], s.n[cy.Waste] = under, top, w
	return buf
}

// Turned makes the waste so high at once, as a move of its own that Undo takes back; a redeal is counted where it is
// said to be one.
func (s *State) Turned(r Reach) {
	cy := s.g.cycle
	s.mark()
	w := int(s.n[cy.Waste])
	s.log = append(s.log, entry{op: logCut, n: uint16(w)})
	s.cut(r.Height)
	if r.Redeal {
		if cy.uses >= 0 {
			s.setInt(int(cy.uses), int(s.ints[cy.uses])-1)
		}
		s.setInt(intPass, min(int(s.ints[intPass])+1, maxPass))
	}
}

// cut moves cards between stock and waste, each turned over, until the waste is so high.
func (s *State) cut(height int) {
	cy := s.g.cycle
	if w := int(s.n[cy.Waste]); height > w {
		s.turnOnto(cy.Stock, cy.Waste, height-w, false)
	} else if height < w {
		s.turnOnto(cy.Waste, cy.Stock, w-height, true)
	}
}

// turnOnto lays the top n cards of a pile on another one by one, turned the given way.
func (s *State) turnOnto(from, to, n int, down bool) {
	f, t := from<<s.g.shift+int(s.n[from]), to<<s.g.shift+int(s.n[to])
	old := s.chain[t]
	h := old
	for i := range n {
		c := s.cards[f-1-i].faced(down)
		s.cards[t+i] = c
		h = s.g.link(to, h, c)
		s.chain[t+i+1] = h
	}
	s.sum.swap(old, h)
	s.sum.swap(s.chain[f], s.chain[f-n])
	s.n[from] -= uint16(n)
	s.n[to] += uint16(n)
	s.top[to] = s.cards[t+n-1]
	s.top[from] = none
	if s.n[from] > 0 {
		s.top[from] = s.cards[f-n-1]
	}
}

// AtRest reports whether the waste may be laid back to the stock without any change of what can be reached: with
// redeals without end, when turning began from the beginning.
func (s *State) AtRest() bool { return s.Rests(int(s.n[s.g.cycle.Waste])) == 0 }

// Rests is how high the waste is laid to rest from a height.
func (s *State) Rests(height int) int {
	if cy := s.g.cycle; cy.Endless && height%cy.N == 0 {
		return 0
	}
	return height
}

// NoLevel is a level that a position does not have.
const NoLevel = 0xff

// Levelled takes out of the key of a position how high the waste is in it, as far as turning leads from height to height, and returns
// it as two levels. Of positions that differ in nothing else nothing new follows from one whose every level was met, or a lower one:
// from a height, turning leads to those that are more by some times N, and, if there is no end to it, from every height to the one at
// rest, which therefore has no level.
func (s *State) Levelled(k Key, height int) (Key, [2]uint8) {
	if !s.g.rows {
		return k, [2]uint8{NoLevel, NoLevel}
	}
	cy := s.g.cycle
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
	k.swap(heightKey(height), heightKey(more))
	return k, levels
}

// IsSafeAt is isSafe for a play of the waste at a height that turning leads to.
func (s *State) IsSafeAt(m Move, height int, safe cards.Mask) bool {
	cy := s.g.cycle
	return cy.Endless && cy.N == 1 && safe.Has(s.KindAt(height)) && s.g.zones[s.g.piles[m.To()].zone].fixedHome
}
