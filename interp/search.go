package interp

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// ForSearch is the same position, without a past, in the same game compiled for searching on from there: what is fixed
// for good counts as constant, and conditions that speak of nothing but the two cards are folded into which card
// goes on which. Its moves are those of the game; the reasons it would give for refusing one are not.
func (s *State) ForSearch() (*State, error) {
	g, err := s.searched(false)
	if err != nil {
		return nil, err
	}
	return s.in(g), nil
}

// Blurred is ForSearch with keys whose second half takes cards for the same that are built alike on all others: for a
// search that looks for wins and may leave out what it takes for met.
func (s *State) Blurred() (*State, error) {
	g, err := s.searched(false)
	if err != nil {
		return nil, err
	}
	return s.in(g.blurred), nil
}

// Freely is ForSearch in a game that is kinder: a stock that goes round may be stopped at every card, and goes round without end if
// it goes round at all. What cannot be won so cannot be won; and it does not matter which card it was stopped at last, nor how
// often it went round. Turns are no moves of that game: a search must take them by Turned. It is nil where that is no other game.
func (s *State) Freely() (*State, error) {
	g, err := s.searched(false)
	if err != nil || g.cycle.free() {
		return nil, err
	}
	if g, err = s.searched(true); err != nil {
		return nil, err
	}
	return s.in(g), nil
}

// Unreduced is the same position, without a past, in the same game with no two positions taken for one: no piles or cards count as
// interchangeable, and every legal move is listed. Tests hold searches that leave out against it.
func (s *State) Unreduced() (*State, error) {
	g, err := compileFor(s.g.sheet, s.g.setting, searching{unreduced: true})
	if err != nil {
		return nil, err
	}
	g.derived = s.g.derived
	return s.in(g), nil
}

// searched is the game compiled for searching on from a position.
func (s *State) searched(freely bool) (*Game, error) {
	base, mixed := 0, false
	for i := range s.g.zones {
		z := &s.g.zones[i]
		if !firstRank(z.sheet) {
			continue
		}
		if s.keepsBase(z) {
			base = s.base(int32(i))
		}
		mixed = mixed || !s.beginsAlike(z)
	}
	return s.g.forSearch(searching{
		search: true, knownBase: base, freely: freely, still: s.hidesWaste(), hides: s.hidesMore(), mixed: mixed, odd: !s.outInOrder() || s.waysDiffer(),
	})
}

// hidesWaste reports whether a card lies face down in a waste that goes round: a board may lay one there.
func (s *State) hidesWaste() bool {
	cy := s.g.cycle
	if cy == nil {
		return false
	}
	return s.hides(cy.Waste)
}

// hides reports whether a card of a pile lies face down.
func (s *State) hides(p int) bool {
	base := p << s.g.shift
	return slices.ContainsFunc(s.cards[base:base+int(s.n[p])], Card.Down)
}

// hidesMore reports whether a card lies face down in a layout where no step lays one: a board may.
func (s *State) hidesMore() bool {
	for i := range s.g.zones {
		z := &s.g.zones[i]
		for p := z.first; z.sheet.Kind == dsl.Tableau && p < z.first+z.n; p++ {
			if s.hides(p) && !s.g.laysDown(z) {
				return true
			}
		}
	}
	return false
}

// outInOrder reports whether the cards on the foundations lie as they go out: a deal or a board may lay others there.
func (s *State) outInOrder() bool {
	for _, i := range s.g.safety.zones {
		z := &s.g.zones[i]
		for p := z.first; p < z.first+z.n; p++ {
			for at := range int(s.n[p]) {
				if !s.followsOut(z, p, at) {
					return false
				}
			}
		}
	}
	return true
}

// waysDiffer reports whether piles go several ways where a line says that all go one: a deal or a board may lay cards so.
func (s *State) waysDiffer() bool {
	c := noCtx
	for i := range s.g.phrases {
		for j := range s.g.phrases[i].parts {
			pt := &s.g.phrases[i].parts[j]
			if !pt.all {
				continue
			}
			first := 0
			z := &s.g.zones[pt.zone]
			for p := z.first; p < z.first+z.n; p++ {
				c.pile = int16(p)
				at, ok := s.index(pt.dims, &c)
				if !ok {
					continue
				}
				way := s.way(pt, at, p)
				if way != 0 && first != 0 && way != first {
					return true
				}
				if first == 0 {
					first = way
				}
			}
		}
	}
	return false
}

// followsOut reports whether a card of a foundation could have been built there, or begun it.
func (s *State) followsOut(z *zone, p, at int) bool {
	k := s.at(p, at).Kind()
	for i := range z.arrive {
		a := &z.arrive[i]
		switch {
		case a.order != nil:
			if at > 0 || a.order.base >= 0 || a.order.masks[0].Has(k) {
				return true
			}
		case at == 0 && a.onEmpty && (a.phrase < 0 || s.g.phrases[a.phrase].sort != constant || s.g.phrases[a.phrase].mask.Has(k)),
			at > 0 && a.onCards && (a.phrase < 0 || s.g.phrases[a.phrase].sort != byTop || s.g.phrases[a.phrase].table[s.at(p, at-1).Kind()].Has(k)):
			return true
		}
	}
	return false
}

// in is the same position, without a past, in a game compiled from the same rules.
func (s *State) in(g *Game) *State {
	c := newState(g)
	for p := range g.nPiles {
		for i := range int(s.n[p]) {
			c.push(p, s.at(p, i))
		}
	}
	for i, v := range s.ints {
		c.putInt(i, v)
	}
	c.deal, c.rng, c.status = s.deal, s.rng, s.status
	return c
}

// keepsBase reports whether the first card of a zone can never leave it, and all its piles begin with the rank of that card.
func (s *State) keepsBase(z *zone) bool {
	if len(z.worry) > 0 || s.g.hasSwaps {
		return false
	}
	for i := range s.g.zones {
		if o := &s.g.zones[i]; o != z && firstRank(o.sheet) {
			return false // which of them is meant depends on who asks
		}
	}
	if s.g.basesDiffer(z) || s.g.takenFrom(z) {
		return false
	}
	return s.beginsAlike(z)
}

// beginsAlike reports whether all piles of a zone begin with the same rank, and hold no more cards than may come there: a deal or a board
// may lay others there.
func (s *State) beginsAlike(z *zone) bool {
	first := 0
	for p := z.first; p < z.first+z.n; p++ {
		if s.n[p] == 0 {
			continue
		}
		place := s.g.pack.Place(s.at(p, 0).Kind())
		if m := s.g.capacity(s, p); first != 0 && place != first || m >= 0 && int(s.n[p]) > m {
			return false
		}
		first = place
	}
	return true
}

func (g *Game) forSearch(how searching) (*Game, error) {
	key := fmt.Sprint("search ", how, g.sheet.Assignments(g.setting))
	g.derived.mu.Lock()
	defer g.derived.mu.Unlock()
	if d := g.derived.games[key]; d != nil {
		return d, nil
	}
	d, err := compileFor(g.sheet, g.setting, how)
	if err != nil {
		return nil, err
	}
	d.derived = g.derived
	if how.mixed || how.odd {
		d.noHaste()
	}
	d.lumpAlike()
	d.lumpRows()
	d.topsOnly()
	d.wholes()
	d.blurred = d.blur()
	if len(g.derived.games) < 256 {
		g.derived.games[key] = d
	}
	return d, nil
}

// foldGuard makes a condition that speaks of the card that comes and the card below, and of nothing else, a part of which
// card goes on which.
func (c *compiler) foldGuard(a *arrival) {
	if a.guard < 0 || a.phrase < 0 || a.onEmpty || c.phrases[a.phrase].sort == ofParts || c.needs(a.guard)&^(needCard|needTop) != 0 {
		return
	}
	s := State{g: c.Game}
	var t cards.Table
	for top := range c.mask.Each {
		for k := range c.phrases[a.phrase].tableFor(top).Each {
			cx := ctx{card: k, pile: -1, source: -1, fold: true, top: top}
			if s.test(a.guard, &cx) {
				t[top] |= k.Bit()
			}
		}
	}
	a.phrase, a.guard = c.phraseOf(fixed(t, c.mask)), always
}

// foldTops works out beforehand a condition that speaks of nothing but the card on top of the pile that cards come from and the
// one they come to.
func (c *compiler) foldTops(a *arrival) {
	if a.guard < 0 || a.onEmpty || !c.speaksOf(a.guard, c.isTop) {
		return
	}
	s := State{g: c.Game}
	a.tops = &cards.Table{}
	for top := range c.mask.Each {
		for k := range c.mask.Each {
			cx := ctx{card: rules.None, pile: -1, source: -1, fold: true, top: top, sourceTop: k}
			if s.test(a.guard, &cx) {
				a.tops[top] |= k.Bit()
			}
		}
	}
}

// foldPiles works out beforehand a condition that speaks of nothing but which pile it is, as its row and column.
func (c *compiler) foldPiles(a *arrival, z *zone) {
	if a.guard < 0 || !c.speaksOf(a.guard, isPile) {
		return
	}
	s := State{g: c.Game}
	a.at = &pileSet{}
	for p := z.first; p < z.first+z.n; p++ {
		if s.test(a.guard, &ctx{card: rules.None, pile: int16(p), source: -1}) {
			a.at.add(p)
		}
	}
}

// speaksOf reports whether what a condition or value speaks of is fixed or of a kind.
func (c *compiler) speaksOf(n int32, kind func(*node) bool) bool {
	nd := &c.nodes[n]
	switch nd.op {
	case opConst, opTrue, opFalse:
		return true
	case opMinus, opAnd, opOr:
		return c.speaksOf(nd.a, kind) && c.speaksOf(nd.b, kind)
	case opShift, opNot:
		return c.speaksOf(nd.a, kind)
	case opBetween:
		return c.speaksOf(nd.a, kind) && c.speaksOf(nd.b, kind) && c.speaksOf(nd.c, kind)
	}
	return kind(nd)
}

// isTop reports whether a node tells something of the top of the pile or of that of the source.
func (c *compiler) isTop(nd *node) bool {
	switch nd.op {
	case opRank, opSuit, opColour:
	case opIsCard:
		if c.phrases[nd.c].sort != constant {
			return false
		}
	default:
		return false
	}
	if nd.a == refPlace {
		pl := &c.places[nd.b]
		return pl.of == ofSource && pl.every() && pl.end >= 0
	}
	return nd.a == refTop
}

// isPile reports whether a node tells which pile it is.
func isPile(nd *node) bool {
	switch nd.op {
	case opPileNo, opNumPile:
		return true
	case opRow, opColumn:
		return nd.a != refCard && nd.a != refPlace
	}
	return false
}

// tableFor is the set that a phrase of two cards means on a card.
func (ph *phrase) tableFor(top cards.Kind) cards.Mask {
	if ph.sort == constant {
		return ph.mask
	}
	return ph.table[top]
}
