package interp

import (
	"fmt"

	"pat/dsl/cards"
)

// ForSearch is the same position, without a past, in the same game compiled for searching on from there: what is fixed
// for good counts as constant, and conditions that speak of nothing but the two cards are folded into which card
// goes on which. Its moves are those of the game; the reasons it would give for refusing one are not.
func (s *State) ForSearch() (*State, error) { return s.forSearch(false) }

// Blurred is ForSearch with keys whose second half takes cards for the same that are built alike on all others: for a
// search that looks for wins and may leave out what it takes for met.
func (s *State) Blurred() (*State, error) { return s.forSearch(true) }

func (s *State) forSearch(blur bool) (*State, error) {
	base := 0
	for i := range s.g.zones {
		z := &s.g.zones[i]
		if firstRank(z.sheet) && s.keepsBase(z) {
			base = s.base(int32(i))
		}
	}
	g, err := s.g.forSearch(base, blur)
	if err != nil {
		return nil, err
	}
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
	return c, nil
}

// keepsBase reports whether the first card of a zone can never leave it.
func (s *State) keepsBase(z *zone) bool {
	if len(z.worry) > 0 || s.g.hasSwaps {
		return false
	}
	for i := range s.g.zones {
		if o := &s.g.zones[i]; o != z && firstRank(o.sheet) {
			return false // which of them is meant depends on who asks
		}
	}
	moves := func(steps []step) bool {
		for i := range steps {
			st := &steps[i]
			list := st.gather
			if st.from >= 0 {
				list = append(list[:len(list):len(list)], st.from)
			}
			for _, p := range list {
				if pl := &s.g.places[p]; pl.of != ofPiles {
					return true
				} else if contains(pl.piles, uint8(z.first)) {
					return true
				}
			}
		}
		return false
	}
	for i := range s.g.actions {
		if moves(s.g.actions[i].steps) {
			return false
		}
	}
	for i := range s.g.afters {
		if moves(s.g.afters[i].steps) {
			return false
		}
	}
	return true
}

func (g *Game) forSearch(base int, blur bool) (*Game, error) {
	key := fmt.Sprint("search ", base, blur, g.sheet.Assignments(g.setting))
	g.derived.mu.Lock()
	defer g.derived.mu.Unlock()
	if d := g.derived.games[key]; d != nil {
		return d, nil
	}
	d, err := compileFor(g.sheet, g.setting, true, base)
	if err != nil {
		return nil, err
	}
	d.derived = g.derived
	d.lumpAlike()
	d.topsOnly()
	if blur {
		d.blur()
	}
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

// tableFor is the set that a phrase of two cards means on a card.
func (ph *phrase) tableFor(top cards.Kind) cards.Mask {
	if ph.sort == constant {
		return ph.mask
	}
	return ph.table[top]
}

// blur makes cards seem the same that all others are built on alike, and that are built alike on all others.
func (g *Game) blur() {
	upon := &g.safety.upon
	alike := func(a, b cards.Kind) bool {
		if upon[a] != upon[b] || a.Rank() != b.Rank() {
			return false
		}
		for k := range g.mask.Each {
			if upon[k].Has(a) != upon[k].Has(b) {
				return false
			}
		}
		return true
	}
	g.lump(&g.seems, alike)
}
