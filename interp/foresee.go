package interp

import (
	"slices"

	"pat/dsl/cards"
)

// What a play leads to, told without making it. Most positions that a search looks at it has met before; where the key of
// a position is known beforehand, those need not be set up.

// A rest is piles that must hold few cards for a goal to be reached.
type rest struct {
	piles []uint8
	most  int // cards on all of them
}

// foresight is what must be known of a game to foresee its plays.
type foresight struct {
	possible bool    // nothing follows from a play but what is told below, or that the game ends
	flips    pileSet // piles whose face-down cards turn up when exposed
	filled   pileSet // piles that are filled at once when they are empty, and these one by one
	spaces   []uint8
	fillFrom pileSet // piles they are filled from

	ends    cards.Mask // cards that a sequence may end with which is taken at once
	endFrom pileSet    // piles such sequences are taken from
	takers  pileSet    // piles that take them

	fill []int32 // by pile: the one pile from whose top card it is filled when it is empty; -1 if it is not so simple
}

// compileForesight finds out whether plays have no further effect, and what stands against the ends of the game.
func (c *compiler) compileForesight() {
	f := &c.foresight
	f.possible = !c.hasBottom && len(c.afters) == 0 && len(c.closing) == 0 && len(c.loses) == 0 && c.plainly()
	for i := range c.wins {
		var ok bool
		c.wins[i].rest, ok = c.restOf(c.wins[i].cond)
		f.possible = f.possible && ok
	}
	for _, p := range c.flipPiles {
		f.flips.add(int(p))
		f.possible = f.possible && c.zones[c.piles[p].zone].stays == noGuard // else other cards may turn up than what the unit lay on
	}
	for p := range c.piles {
		f.possible = f.possible && (c.piles[p].covers == nil || len(c.flipPiles) == 0 && !c.safety.possible) // a play may uncover several
	}
	c.compileFills()
	for i := range c.zones {
		for j := range c.zones[i].arrive {
			f.possible = f.possible && c.zones[i].arrive[j].uses < 0
		}
		for j := range c.zones[i].moves {
			f.possible = f.possible && c.zones[i].moves[j].uses < 0
		}
	}
}

// plainly reports whether all that is done at once is to fill spaces and to take sequences, and only cards that are played
// or laid bare bring it about, and takes note of these.
func (c *compiler) plainly() bool {
	free := func(rs []restriction) bool {
		return !slices.ContainsFunc(rs, func(r restriction) bool { return r.guard != always })
	}
	unsure := func(r unitRule) bool { // whether cards are a unit may change without them
		return r.guard != always || len(r.free) > 0 || r.kind == unitRun && c.seqs[r.seq].phrase >= 0 && c.phrases[c.seqs[r.seq].phrase].sort == ofParts
	}
	for _, rule := range c.auto {
		if rule.set >= 0 {
			return false
		}
		z := &c.zones[rule.zone]
		a := &z.arrive[rule.arrive]
		if a.onCards || a.guard != always || a.phrase >= 0 && c.phrases[a.phrase].sort == ofParts || !free(z.only) || z.atMost >= 0 {
			return false
		}
		f := &c.foresight
		takes := a.seq >= 0 && c.seqs[a.seq].to > 0
		if takes {
			f.ends |= c.rankMask[c.seqs[a.seq].to]
		}
		for p := z.first; p < z.first+z.n; p++ {
			if c.piles[p].covers != nil {
				return false
			}
			if takes {
				f.takers.add(p)
			} else if !f.filled.has(p) {
				f.filled.add(p)
				f.spaces = append(f.spaces, uint8(p))
			}
		}
		for _, list := range a.sources {
			for _, q := range list {
				src := &c.zones[c.piles[q].zone]
				if !free(src.plays) || !free(src.worry) || slices.ContainsFunc(src.moves, unsure) || c.piles[q].covers != nil {
					return false
				}
				if takes {
					f.endFrom.add(int(q))
				} else {
					f.fillFrom.add(int(q))
				}
			}
		}
	}
	return true
}

// compileFills finds the spaces that are filled with any card that lies on top of one pile.
func (c *compiler) compileFills() {
	f := &c.foresight
	f.fill = make([]int32, len(c.piles))
	for p := range f.fill {
		f.fill[p] = -1
	}
	if len(c.auto) != 1 || !f.possible {
		return
	}
	z := &c.zones[c.auto[0].zone]
	a := &z.arrive[c.auto[0].arrive]
	if !c.anyCard(a.phrase) || a.size > 1 || a.seq >= 0 || a.whole || a.order != nil || len(z.only) > 0 || z.suits != nil || z.down {
		return
	}
	for p := z.first; p < z.first+z.n; p++ {
		list := a.sources[0]
		if len(a.sources) > 1 {
			list = a.sources[p-z.first]
		}
		if len(list) == 1 && c.topLeaves(int(list[0])) && !f.filled.has(int(list[0])) {
			f.fill[p] = int32(list[0])
		}
	}
}

// anyCard reports whether a phrase means every card.
func (g *Game) anyCard(phrase int32) bool {
	return phrase < 0 || g.phrases[phrase].sort == constant && g.phrases[phrase].mask&g.mask == g.mask
}

// topLeaves reports whether the top card of a pile, and nothing else of it, may always be played.
func (c *compiler) topLeaves(p int) bool {
	z := &c.zones[c.piles[p].zone]
	for i := range c.sources {
		if src := &c.sources[i]; src.zone == int(c.piles[p].zone) {
			return src.alone && src.plain && !src.pluck && p != c.stock && len(z.plays) == 0 && len(z.worry) == 0 &&
				!slices.ContainsFunc(z.moves, func(r unitRule) bool { return r.kind != unitOne || r.guard != always || r.uses >= 0 || r.to != nil })
		}
	}
	return false
}

// restOf finds piles that must hold few cards for a condition to hold, if some must.
func (c *compiler) restOf(cond int32) (rest, bool) {
	if cond < 0 {
		return rest{}, false
	}
	nd := &c.nodes[cond]
	switch nd.op {
	case opAnd:
		if r, ok := c.restOf(nd.a); ok {
			return r, true
		}
		return c.restOf(nd.b)
	case opPaired:
		if piles, ok := c.allPiles(nd.a); ok {
			return rest{c.otherPiles(piles), c.size - int(nd.b)}, true
		}
	case opEmpty:
		if piles, ok := c.allPiles(nd.a); ok {
			return rest{piles, 0}, true
		}
	case opCount:
		ct := &c.counts[nd.c]
		if len(ct.places) != 1 || !ct.all || ct.spaces {
			return rest{}, false
		}
		piles, ok := c.allPiles(ct.places[0])
		if ok && c.anyCard(ct.phrase) && c.places[ct.places[0]].end == 0 {
			return rest{c.otherPiles(piles), 0}, true
		}
	}
	return rest{}, false
}

// rests is what must be gone for a condition to hold; ok is false where it asks for anything else.
func (c *compiler) rests(cond int32) (list []rest, ok bool) {
	if cond < 0 {
		return nil, false
	}
	if nd := &c.nodes[cond]; nd.op == opAnd {
		a, ok := c.rests(nd.a)
		b, too := c.rests(nd.b)
		return append(a, b...), ok && too
	}
	r, ok := c.restOf(cond)
	return []rest{r}, ok
}

// allPiles is the piles of a place, if it is always the same ones.
func (g *Game) allPiles(n int32) ([]uint8, bool) {
	pl := &g.places[n]
	return pl.piles, pl.always()
}

// otherPiles is all piles but some.
func (c *compiler) otherPiles(but []uint8) []uint8 {
	var in pileSet
	for _, p := range but {
		in.add(int(p))
	}
	var out []uint8
	for p := range c.piles {
		if !in.has(p) {
			out = append(out, uint8(p))
		}
	}
	return out
}

// far reports whether piles that must hold few cards hold more, and so many more.
func (s *State) far(r *rest, more int) bool {
	left := r.most + more
	for _, p := range r.piles {
		if left -= int(s.n[p]); left < 0 {
			return true
		}
	}
	return false
}

// Quiet reports whether plays bring nothing else about.
func (g *Game) Quiet() bool { return g.quiet && len(g.afters) == 0 }

// quietly reports whether it is known that nothing follows from a play of n cards, but that a card turns up and that the
// top card of another pile, -1 if none, fills the space it leaves.
func (s *State) quietly(from, to, n int) (fill int, known bool) {
	g := s.g
	f := &g.foresight
	if !f.possible || s.ints[intWaitStep] > 0 || from == g.stock || g.zones[g.piles[to].zone].down {
		return -1, false
	}
	if f.ends != 0 && s.mayEnd(from, to, n) {
		return -1, false
	}
	if len(f.spaces) == 0 {
		return -1, true
	}
	leaves := int(s.n[from]) == n && f.filled.has(from)
	if !leaves && !f.fillFrom.has(from) && !f.fillFrom.has(to) {
		return -1, true
	}
	for _, p := range f.spaces {
		if s.n[p] == 0 && int(p) != to {
			return -1, false
		}
	}
	if !leaves {
		return -1, s.n[to] > 0 || !f.filled.has(to)
	}
	q := int(f.fill[from])
	if q < 0 || q == to || s.n[q] > 0 && s.top[q].Down() {
		return -1, false
	}
	if s.n[q] == 0 {
		return -1, true
	}
	return q, true
}

// mayEnd reports whether a sequence might be taken after a play of n cards: whether one that is taken ends with a card that
// is on top then and was not before, or a pile is left that takes them.
func (s *State) mayEnd(from, to, n int) bool {
	f := &s.g.foresight
	if f.takers.has(from) || f.endFrom.has(to) && f.ends.Has(s.top[from].Kind()) {
		return true
	}
	return f.endFrom.has(from) && int(s.n[from]) > n && f.ends.Has(s.at(from, int(s.n[from])-1-n).Kind())
}

// goesOn reports whether it is known that the game goes on after so many cards have been moved.
func (s *State) goesOn(moved int) bool {
	for i := range s.g.wins {
		if !s.far(&s.g.wins[i].rest, moved) {
			return false
		}
	}
	return true
}

// Foresee is the key of the position that a play leads to, if it is known beforehand that the play moves its unit, turns up
// the card that this lay on if it lies face down, and does nothing else, but that the space it leaves is filled.
func (s *State) Foresee(m Move) (Key, bool) {
	if m.Kind() != Play {
		return Key{}, false
	}
	g := s.g
	from, to, n := m.From(), m.To(), m.N()
	fill, ok := s.quietly(from, to, n)
	if !ok || !s.goesOn(n+1) {
		return Key{}, false
	}
	left, ok := s.without(from, n)
	if !ok {
		return Key{}, false
	}
	k := s.Key()
	if fill >= 0 {
		rest, ok := s.without(fill, 1)
		if !ok {
			return Key{}, false
		}
		k.swap(s.chain[fill<<g.shift+int(s.n[fill])], rest)
		left = g.link(from, left, s.top[fill])
	}
	f := from<<g.shift + int(s.n[from]) - n
	k.swap(s.chain[f+n], left)
	old := s.chain[to<<g.shift+int(s.n[to])]
	h := old
	for i := range n {
		h = g.link(to, h, s.cards[f+i])
	}
	k.swap(old, h)
	return k, true
}

// without is the chain of a pile once its top n cards have been played, if it is known.
func (s *State) without(p, n int) (Key, bool) {
	g := s.g
	f := p<<g.shift + int(s.n[p]) - n
	if int(s.n[p]) == n || !s.cards[f-1].Down() {
		return s.chain[f], true
	}
	if !g.foresight.flips.has(p) {
		return Key{}, false
	}
	return g.link(p, s.chain[f-1], s.cards[f-1]^FaceDown), true
}

// FilledFrom is the pile whose top card fills the space that a play leaves, if that is foreseen; else it is -1.
func (s *State) FilledFrom(m Move) int {
	fill, _ := s.quietly(m.From(), m.To(), m.N())
	return fill
}

// ForeseeTurned is Foresee of a play from the waste of a stock that goes round, after some turning, where the waste is laid
// back to the stock afterwards if it is at rest.
func (s *State) ForeseeTurned(m Move, r Reach) (Key, bool) {
	g := s.g
	cy, to := g.cycle, m.To()
	if _, ok := s.quietly(cy.Waste, to, 1); !g.rows || !ok || g.foresight.ends != 0 || !s.goesOn(1+int(s.n[cy.Waste])+int(s.n[cy.Stock])) {
		return Key{}, false
	}
	c := s.CardAt(r.Height)
	k := s.Key()
	k.swap(g.rowKey(c), heightKey(s.Rests(r.Height-1)-int(s.n[cy.Waste])))
	if r.Redeal && cy.uses >= 0 {
		k.swap(g.hashInt(int(cy.uses), s.ints[cy.uses]), g.hashInt(int(cy.uses), s.ints[cy.uses]-1))
	}
	old := s.chain[to<<g.shift+int(s.n[to])]
	k.swap(old, g.link(to, old, c))
	return k, true
}
