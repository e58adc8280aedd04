package interp

// What a play leads to, told without making it. Most positions that a search looks at it has met before; where the key of
// a position is known beforehand, those need not be set up.

// A rest is piles that must hold few cards for a goal to be reached.
type rest struct {
	piles []uint8
	most  int // cards on all of them
}

// compileForesight finds out whether plays have no further effect, and what stands against the ends of the game.
func (c *compiler) compileForesight() {
	c.foresees = !c.hasUses && !c.hasBottom && len(c.afters) == 0 && len(c.auto) == 0 && len(c.closing) == 0 && len(c.loses) == 0
	for i := range c.wins {
		var ok bool
		c.wins[i].rest, ok = c.restOf(c.wins[i].cond)
		c.foresees = c.foresees && ok
	}
	for _, p := range c.flipPiles {
		c.foresees = c.foresees && c.zones[c.piles[p].zone].stays == noGuard // else other cards may turn up than what the unit lay on
	}
	for p := range c.piles {
		c.foresees = c.foresees && (c.piles[p].covers == nil || len(c.flipPiles) == 0)
	}
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
		every := ct.phrase < 0 || c.phrases[ct.phrase].sort == constant && c.phrases[ct.phrase].mask&c.mask == c.mask
		if ok && every && c.places[ct.places[0]].end == 0 {
			return rest{c.otherPiles(piles), 0}, true
		}
	}
	return rest{}, false
}

// allPiles is the piles of a place, if it is always the same ones and all their cards.
func (c *compiler) allPiles(n int32) ([]uint8, bool) {
	pl := &c.places[n]
	if pl.of != ofPiles || pl.empty || pl.nonempty || pl.other || pl.pick != 0 {
		return nil, false
	}
	return pl.piles, true
}

// otherPiles is all piles but some.
func (c *compiler) otherPiles(but []uint8) []uint8 {
	var in pileSet
	for _, p := range but {
		in.add(int(p))
	}
	var out []uint8
	for _, p := range c.flipPiles {
		c.foresees = c.foresees && c.zones[c.piles[p].zone].stays == noGuard // else other cards may turn up than what the unit lay on
	}
	for p := range c.piles {
		if !in.has(p) {
			out = append(out, uint8(p))
		}
	}
	return out
}

// far reports whether piles that must hold few cards hold more, two piles aside.
func (s *State) far(r *rest, but, also int) bool {
	left := r.most
	for _, p := range r.piles {
		if int(p) != but && int(p) != also {
			if left -= int(s.n[p]); left < 0 {
				return true
			}
		}
	}
	return false
}

// Foresee is the key of the position that a play leads to, if it is known beforehand that the play moves its unit and does
// nothing else: no card turns up, and the game goes on.
func (s *State) Foresee(m Move) (Key, bool) {
	g := s.g
	if !g.foresees || m.Kind() != Play || s.ints[intWaitStep] > 0 {
		return Key{}, false
	}
	from, to, n := m.From(), m.To(), m.N()
	f := from<<g.shift + int(s.n[from]) - n
	if from == g.stock || g.zones[g.piles[to].zone].down || int(s.n[from]) > n && s.cards[f-1].Down() {
		return Key{}, false
	}
	for i := range g.wins {
		if !s.far(&g.wins[i].rest, from, to) {
			return Key{}, false
		}
	}
	k := s.Key()
	k.swap(s.chain[f+n], s.chain[f])
	old := s.chain[to<<g.shift+int(s.n[to])]
	h := old
	for i := range n {
		h = g.link(to, h, s.cards[f+i])
	}
	k.swap(old, h)
	return k, true
}
