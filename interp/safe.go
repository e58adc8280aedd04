package interp

import (
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// safety is what is known before play about cards that can be put on foundations without regret.
type safety struct {
	possible bool                    // some foundation takes cards of one suit only
	upon     [cards.Kinds]cards.Mask // cards that may be built on a card, in any zone but the foundations
	zones    []int
}

// compileSafety finds, for every card, those that might want to be built on it.
func (c *compiler) compileSafety() {
	for i := range c.zones {
		z := &c.zones[i]
		switch z.sheet.Kind {
		case "foundations":
			if c.inSuit(z) {
				c.safety.possible = true
				c.safety.zones = append(c.safety.zones, i)
			}
			continue
		case "discard", "stock":
			continue
		}
		for j := range z.arrive {
			a := &z.arrive[j]
			if !a.onCards || z.cells {
				continue
			}
			if a.phrase < 0 || c.phrases[a.phrase].sort == ofParts {
				for k := range c.safety.upon {
					c.safety.upon[k] = c.mask
				}
				continue
			}
			for k := range c.safety.upon {
				c.safety.upon[k] |= c.phrases[a.phrase].table[k]
			}
		}
	}
}

// inSuit reports whether a foundation takes only cards of the suit it holds.
func (c *compiler) inSuit(z *zone) bool {
	some := false
	for j := range z.arrive {
		a := &z.arrive[j]
		if !a.onCards {
			continue
		}
		some = true
		var t *cards.Table
		switch {
		case a.order != nil:
			t = &a.order.table
		case a.phrase >= 0 && c.phrases[a.phrase].sort == byTop:
			t = c.phrases[a.phrase].table
		default:
			return false
		}
		for k := range cards.Kind(cards.Kinds) {
			if t[k]&c.mask&^cards.OfSuit(k.Suit()) != 0 {
				return false
			}
		}
	}
	return some
}

// SafePlay reports whether a play puts a card on a foundation that nobody could want back: every card that might be
// built on it is out already, or could follow it at once (after Blake and Gent, "The winnability of Klondike and
// many other single-player card games"). Cards of the waste are left to the player, for taking one changes what
// comes next.
func (s *State) SafePlay(m Move) bool {
	if m.Kind() != Play || m.N() != 1 || !s.g.safety.possible || s.n[m.From()] == 0 {
		return false
	}
	switch s.g.zones[s.g.piles[m.From()].zone].sheet.Kind {
	case "waste", "stock", "foundations":
		return false
	}
	to := int(s.g.piles[m.To()].zone)
	other := false
	suits := false
	for _, i := range s.g.safety.zones {
		suits = suits || i == to
		other = other || i != to && s.zoneTakes(i, s.top[m.From()].Kind())
	}
	if !suits || other {
		return false
	}
	var out [cards.Kinds]uint8
	var next cards.Mask
	for i := range s.g.zones {
		z := &s.g.zones[i]
		if k := z.sheet.Kind; k != "foundations" && k != "discard" {
			continue
		}
		for p := z.first; p < z.first+z.n; p++ {
			for j := range int(s.n[p]) {
				out[s.at(p, j).Kind()]++
			}
			if z.sheet.Kind == "foundations" {
				next |= s.nextOn(z, p)
			}
		}
	}
	return s.safeUpon(s.top[m.From()].Kind(), &out, next, 0)
}

// zoneTakes reports whether some pile of a foundation zone takes a card now.
func (s *State) zoneTakes(zone int, k cards.Kind) bool {
	z := &s.g.zones[zone]
	for p := z.first; p < z.first+z.n; p++ {
		if s.nextOn(z, p).Has(k) {
			return true
		}
	}
	return false
}

// nextOn is the set of cards that a foundation takes next, wherever they lie.
func (s *State) nextOn(z *zone, p int) cards.Mask {
	if s.isFull(p) {
		return 0
	}
	c := ctx{card: rules.None, pile: int16(p), source: -1}
	ref := rules.None
	if s.n[p] > 0 {
		ref = s.top[p].Kind()
	}
	var m cards.Mask
	for i := range z.arrive {
		a := &z.arrive[i]
		if (s.n[p] == 0 && a.onEmpty || s.n[p] > 0 && a.onCards) && a.guard < 0 && a.seq < 0 {
			m |= s.arriving(a, p, ref, &c)
		}
	}
	if z.suits != nil {
		m &= z.suits[p-z.first]
	}
	return m
}

// safeUpon reports whether no card will have to be built on k: each that might is out, or can go out at once and is
// safe itself.
func (s *State) safeUpon(k cards.Kind, out *[cards.Kinds]uint8, next cards.Mask, depth int) bool {
	if depth > cards.Ranks {
		return false
	}
	for u := range (s.g.safety.upon[k] & s.g.mask).Each {
		if int(out[u]) == s.g.pack.Decks {
			continue
		}
		if s.g.dups || !next.Has(u) || !s.safeUpon(u, out, next, depth+1) {
			return false
		}
	}
	return true
}
