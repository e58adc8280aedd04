package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
)

// A search may be blind to what tells cards apart that are built alike, as suits where any suit is built on any: once such cards have
// been played, they may change places at any time. Whoever wins by the rules wins so as well, and need not even make use of it; so
// what cannot be won blind cannot be won. There are far fewer positions, as it does not matter any more which card of a sort
// lies where, and a thousand orders of the same cards count for one.
//
// For that, nothing but the foundations may ask for what tells the cards apart, and they may ask only for the card that comes.
//
// The cards are those of one of the positions that count for one. A card that may go out changes places with one of its sort
// that lies on top of a pile, and goes out from there; no other play depends on which of them lies where.

// A Blind is what a blind search knows besides the position: which cards have not been played, and how to go back.
type Blind struct {
	g     *Game
	as    *[256]Card   // by card: the first card of its sort
	sorts []cards.Mask // by kind: the cards of its sort
	piles []int        // in which cards change places
	kept  []uint16     // by pile: how many cards, from the bottom, have not been played
	low   []lowered    // how kept came to be what it is
	steps []blindStep
}

// A change of places of two cards, by their indices in all cards; those of the piles follow from them.
type change struct{ a, b int32 }

// lowered is what kept was of a pile.
type lowered struct{ pile, kept uint16 }

// A blindStep is what is needed to go back to where a step began.
type blindStep struct {
	change change
	low    int32
}

// NewBlind is nil for a game in which it could be wrong, or no two cards are built alike.
func (g *Game) NewBlind() *Blind {
	if g.sorts == nil {
		return nil
	}
	b := &Blind{g: g, as: g.sorts, sorts: make([]cards.Mask, cards.Kinds), kept: make([]uint16, g.nPiles)}
	for k := range g.mask.Each {
		for o := range g.mask.Each {
			if b.as[k] == b.as[o] {
				b.sorts[k] |= o.Bit()
			}
		}
	}
	for i := range g.zones {
		if z := &g.zones[i]; changesPlaces(z) {
			for p := z.first; p < z.first+z.n; p++ {
				b.piles = append(b.piles, p)
			}
		}
	}
	return b
}

// changesPlaces reports whether cards are played to a zone and from there.
func changesPlaces(z *zone) bool { return z.sheet.Kind == dsl.Tableau || z.sheet.Kind == dsl.Cells }

// Most is how many cards the largest sort has.
func (b *Blind) Most() int {
	n := 0
	for _, m := range b.sorts {
		n = max(n, m.Count())
	}
	return n
}

// Begin makes a position the one in which no card has been played.
func (b *Blind) Begin(s *State) {
	copy(b.kept, s.n[:])
	b.low, b.steps = b.low[:0], b.steps[:0]
}

// Step begins a step, which Back takes back: some moves that are told to Moved.
func (b *Blind) Step() { b.steps = append(b.steps, blindStep{low: int32(len(b.low))}) }

// Moved takes note of the last move.
func (b *Blind) Moved(s *State) {
	n := s.n
	for i := len(s.log) - 1; i >= s.marks[len(s.marks)-1].log; i-- {
		e := &s.log[i]
		moved := uint16(1)
		switch e.op {
		case logUnit:
			moved = e.n
		case logCard:
		default:
			continue
		}
		if was := b.kept[e.from]; n[e.from] < was {
			b.low = append(b.low, lowered{uint16(e.from), was})
			b.kept[e.from] = n[e.from]
		}
		n[e.from] += moved
		n[e.to] -= moved
	}
}

// Back takes a step back, when its moves have been undone.
func (b *Blind) Back(s *State) {
	st := b.steps[len(b.steps)-1]
	b.steps = b.steps[:len(b.steps)-1]
	s.exchange(st.change)
	for i := len(b.low) - 1; i >= int(st.low); i-- {
		b.kept[b.low[i].pile] = b.low[i].kept
	}
	b.low = b.low[:st.low]
}

// Key tells positions apart in which the same cards lie in the same places, but for such of a sort as have been played.
func (b *Blind) Key(s *State) Key {
	k := s.Key()
	for _, p := range b.piles {
		kept, n := int(b.kept[p]), int(s.n[p])
		if n == kept {
			continue
		}
		at := p << b.g.shift
		h := keyOf(s.chain[at+kept].A, s.chain[at+kept].B) // from here on cards of a sort are the same
		for _, c := range s.cards[at+kept : at+n] {
			h = b.g.link(p, h, b.as[c])
		}
		k.swap(s.chain[at+n], h)
	}
	return k
}

// Outs hands on all plays to foundations that are possible if cards change places, each with the card that is to come first to
// the place of the one that lies there. next is NextOut.
func (b *Blind) Outs(s *State, next cards.Mask, out func(Move, cards.Kind)) {
	if s.status == Lost {
		s.status = Playing // none could go as they lie
	}
	played := cards.Mask(0)
	for _, p := range b.piles {
		at := p << b.g.shift
		for _, c := range s.cards[at+int(b.kept[p]) : at+int(s.n[p])] {
			played |= c.Kind().Bit()
		}
	}
	for _, p := range b.piles {
		x, ok := s.exposed(p)
		if !ok || s.n[p] <= b.kept[p] {
			continue
		}
		for k := range (b.sorts[x] & played & next &^ x.Bit()).Each {
			ch := b.find(s, k, p)
			s.exchange(ch)
			for _, i := range b.g.safety.zones {
				z := &b.g.zones[i]
				for q := z.first; q < z.first+z.n; q++ {
					if m := PlayMove(p, q, 1); s.Legal(m) {
						out(m, k)
					}
				}
			}
			s.exchange(ch)
		}
	}
}

// Change brings a card to the top of a pile in this step, and the one that lies there to its place.
func (b *Blind) Change(s *State, k cards.Kind, pile int) {
	ch := b.find(s, k, pile)
	s.exchange(ch)
	b.steps[len(b.steps)-1].change = ch
}

// find is the change that brings a card that has been played to the top of a pile.
func (b *Blind) find(s *State, k cards.Kind, pile int) change {
	top := int32(pile<<b.g.shift + int(s.n[pile]) - 1)
	for _, p := range b.piles {
		at := p << b.g.shift
		for i := at + int(b.kept[p]); i < at+int(s.n[p]); i++ {
			if s.cards[i].Kind() == k {
				return change{top, int32(i)}
			}
		}
	}
	return change{top, top}
}

// exchange lets two cards change places; those lie face down that lay so.
func (s *State) exchange(ch change) {
	if ch.a == ch.b {
		return
	}
	a, b := s.cards[ch.a], s.cards[ch.b]
	s.cards[ch.a], s.cards[ch.b] = b.faced(a.Down()), a.faced(b.Down())
	for _, i := range [...]int32{ch.a, ch.b} {
		p := int(i) >> s.g.shift
		s.rehash(p, int(i)-p<<s.g.shift, s.chain[p<<s.g.shift+int(s.n[p])])
	}
}

// compileBlindness finds the sorts of cards that may change places.
func (c *compiler) compileBlindness() {
	if !c.search || c.dups || c.hasUses || c.hasSwaps || c.hasBottom || !c.wonByGoingOut() ||
		c.cycle != nil && changesPlaces(&c.zones[c.piles[c.cycle.Waste].zone]) ||
		len(c.afters)+len(c.loses)+len(c.sets)+len(c.closing) > 0 || !c.blindSteps() {
		return
	}
	var tables []*cards.Table
	for i := range c.zones {
		more, ok := c.blindZone(&c.zones[i])
		if !ok {
			return
		}
		tables = append(tables, more...)
	}
	sorts := new([256]Card)
	for i := range sorts {
		sorts[i] = Card(i)
	}
	c.lump(sorts, tables)
	for k := range c.mask.Each {
		if sorts[k] != Card(k) {
			c.sorts = sorts
		}
	}
}

// blindSteps reports whether it depends on no card what is dealt, turned and done at once, and whether nothing else may be done than to
// play, to turn, and to turn a stock over that goes round.
func (c *compiler) blindSteps() bool {
	if c.cycle == nil && slices.ContainsFunc(c.turns, func(t turn) bool {
		return !c.blindTo(t.guard) || len(t.diverts)+len(t.phrases) > 0 || t.newPile >= 0
	}) {
		return false
	}
	for i := range c.actions {
		if c.cycle == nil || i != c.cycle.Redeal {
			return false
		}
	}
	return !slices.ContainsFunc(c.deals, func(st step) bool { return st.op == stepPlayer }) &&
		!slices.ContainsFunc(c.auto, func(r autoRule) bool { return leavesAlone(&c.zones[r.zone]) }) &&
		!slices.ContainsFunc(c.sources, func(s source) bool { return s.pluck })
}

// blindZone reports whether a zone asks for nothing but which cards are built on which, or is a foundation that asks for the card that
// comes, and returns what it asks for.
func (c *compiler) blindZone(z *zone) (tables []*cards.Table, ok bool) {
	if z.stays != noGuard && !c.blindTo(z.stays) || len(z.homes) > 0 {
		return nil, false
	}
	for _, rs := range [][]restriction{z.only, z.plays, z.worry} {
		if slices.ContainsFunc(rs, func(r restriction) bool { return !c.blindTo(r.guard) }) {
			return nil, false
		}
	}
	ask := func(phrase int32) bool {
		switch {
		case phrase < 0:
			return true
		case c.phrases[phrase].sort == constant:
			t := fill(c.phrases[phrase].mask)
			tables = append(tables, &t)
			return true
		}
		tables = append(tables, c.phrases[phrase].table)
		return c.phrases[phrase].sort == byTop
	}
	for _, r := range z.moves {
		if !c.blindTo(r.guard) || r.kind == unitRun && !ask(c.seqs[r.seq].phrase) {
			return nil, false
		}
	}
	if z.sheet.Kind == dsl.Foundations {
		return tables, c.tellsNext(z)
	}
	for i := range z.arrive {
		if a := &z.arrive[i]; !c.blindTo(a.guard) || a.order != nil || a.seq >= 0 || !ask(a.phrase) {
			return nil, false
		}
	}
	return tables, z.suits == nil && (changesPlaces(z) || !z.receives)
}

// blindTo reports whether a condition asks for nothing but how many cards lie where.
func (c *compiler) blindTo(cond int32) bool {
	if cond < 0 {
		return true
	}
	switch nd := &c.nodes[cond]; nd.op {
	case opTrue, opFalse, opConst, opPass, opCounter, opCards, opSpaces, opEmpty:
		return true
	case opAnd, opOr, opMinus:
		return c.blindTo(nd.a) && c.blindTo(nd.b)
	case opNot:
		return c.blindTo(nd.a)
	case opBetween:
		return c.blindTo(nd.a) && c.blindTo(nd.b) && c.blindTo(nd.c)
	case opCount:
		return c.counts[nd.c].phrase < 0 && c.blindTo(c.counts[nd.c].n)
	}
	return false
}
