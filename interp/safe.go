package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// safety is what is known before play about cards that can be put on foundations without regret.
type safety struct {
	possible bool        // foundations take cards of one suit only, and nothing speaks against haste
	returns  bool        // cards may come back from the foundations
	junk     bool        // cards may be carried that would not be built on those under them
	upon     cards.Table // cards that may be built on a card, in any zone but the foundations
	zones    []int
}

// compileSafety finds, for every card, those that might want to be built on it, and whether anything in the rules makes
// it matter when a card goes out.
func (c *compiler) compileSafety() {
	c.safety.possible = len(c.afters)+len(c.loses)+len(c.sets)+len(c.closing) == 0 && !c.hasSwaps && c.wonByGoingOut()
	c.safety.possible = c.safety.possible && c.calmTurns() && c.calmActions() && c.calmFills()
	for i := range c.zones {
		z := &c.zones[i]
		switch z.sheet.Kind {
		case dsl.Foundations:
			z.fixedHome, z.basesApart = c.inSuit(z), c.tellsApart(z)
			c.safety.returns = c.safety.returns || len(z.worry) > 0
			c.safety.zones = append(c.safety.zones, i)
			c.safety.possible = c.safety.possible && z.fixedHome && !c.basesDiffer(z) && c.growsOneWay(z) && len(z.only) == 0 && c.calmZone(z)
			if len(z.worry) > 0 {
				// Who takes a card back may put another in its place, or take several at once.
				_, one := c.goesOutOneWay(z)
				c.safety.possible = c.safety.possible && one && !slices.ContainsFunc(z.moves, func(r unitRule) bool { return r.kind != unitOne })
			}
			continue
		}
		c.safety.possible = c.safety.possible && c.freeToGo(z) && c.calmZone(z) && !c.countsUnits(z)
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
				if ph := &c.phrases[a.phrase]; ph.sort == constant {
					c.safety.upon[k] |= ph.mask
				} else {
					c.safety.upon[k] |= ph.table[k]
				}
			}
		}
	}
	c.safety.possible = c.safety.possible && len(c.safety.zones) > 0 && c.placesForAll() && c.outInAnyPart()
	c.safety.junk = c.carriesJunk()
	c.safety.possible = c.safety.possible && !(c.safety.junk && c.turnsOntoCards())
	c.compileRuns()
}

// placesForAll reports whether there is a foundation for every suit of every pack, so that a card that starts one takes no
// other suit's place.
func (c *compiler) placesForAll() bool {
	n := 0
	for _, i := range c.safety.zones {
		z := &c.zones[i]
		if z.suits != nil || !slices.ContainsFunc(z.arrive, func(a arrival) bool { return a.onEmpty }) {
			continue
		}
		if n += z.n; z.n < len(c.pack.Suits) {
			return false
		}
	}
	return n == 0 || n >= len(c.pack.Suits)*c.pack.Decks
}

// outInAnyPart reports whether cards that may go to two zones of foundations go there in the same order, or in the opposite one: then
// wherever some of them go, the others can go on from there. Else one zone may take what the other needs to go on.
func (c *compiler) outInAnyPart() bool {
	for n, i := range c.safety.zones {
		for _, j := range c.safety.zones[n+1:] {
			a, okA := c.chainsOut(&c.zones[i])
			b, okB := c.chainsOut(&c.zones[j])
			if !okA || !okB {
				return false
			}
			for _, x := range a {
				for _, y := range b {
					back := slices.Clone(y)
					slices.Reverse(back)
					if !slices.Equal(x, y) && !slices.Equal(x, back) && slices.ContainsFunc(x, func(k cards.Kind) bool { return slices.Contains(y, k) }) {
						return false
					}
				}
			}
		}
	}
	return true
}

// chainsOut lists the cards that come to a foundation one on another, for each card that begins one; ok is false where that changes,
// goes round, or is bounded.
func (c *compiler) chainsOut(f *zone) (chains [][]cards.Kind, ok bool) {
	first, next, ok := c.outOrder(f)
	if !ok || f.atMost >= 0 {
		return nil, false
	}
	for k := range first.Each {
		chain := []cards.Kind{k}
		for next[k] != 0 {
			if k = next[k].First(); slices.Contains(chain, k) {
				return nil, false
			}
			chain = append(chain, k)
		}
		chains = append(chains, chain)
	}
	return chains, true
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

// growsOneWay reports whether no line, at whatever time, lets a foundation of one suit go on in two ways, or begin in another way
// than those that nextOut sees: else a card that goes out may keep others from it.
func (c *compiler) growsOneWay(z *zone) bool {
	var next cards.Table
	var first cards.Mask
	seen := true // nextOut sees all that may begin one
	for i := range z.arrive {
		a := &z.arrive[i]
		plain := a.guard == always && a.from == nil && a.uses < 0
		switch {
		case a.seq >= 0 || a.uses >= 0 || a.order != nil && z.n > 1 && repeats(a.order.ranks):
			return false
		case a.order != nil:
			first |= a.order.masks[0]
		case a.phrase < 0 || c.phrases[a.phrase].sort == ofParts:
			if !plain || !c.steady(a.phrase) {
				return false
			}
		default:
			for k := range c.mask.Each {
				if a.onCards {
					next[k] |= c.phrases[a.phrase].tableFor(k) & c.mask
				}
			}
			if a.onEmpty {
				seen = seen && plain
				first |= c.phrases[a.phrase].mask & c.mask
			}
		}
	}
	for k := range c.mask.Each {
		if next[k].Count() > 1 {
			return false
		}
	}
	return seen || oneRank(first)
}

// repeats reports whether a rank stands in a list more than once.
func repeats(ranks []cards.Rank) bool {
	for i, r := range ranks {
		if slices.Contains(ranks[:i], r) {
			return true
		}
	}
	return false
}

// steady reports whether a phrase means the same cards on a pile as long as the same cards are out.
func (c *compiler) steady(n int32) bool {
	return n < 0 || !slices.ContainsFunc(c.phrases[n].parts, func(pt part) bool {
		return pt.kind != partFirst && pt.kind != partTable || slices.ContainsFunc(pt.dims, func(d dim) bool { return d.by != byBase && d.by != byPile })
	})
}

// tellsApart reports whether it depends on the pile which card begins it, and the piles are for no suit yet.
func (c *compiler) tellsApart(z *zone) bool {
	return z.suits == nil && slices.ContainsFunc(z.arrive, func(a arrival) bool {
		return a.onEmpty && a.phrase >= 0 && c.needsPhrase(a.phrase)&needPile != 0
	})
}

// oneRank reports whether cards are of one rank.
func oneRank(m cards.Mask) bool {
	return m != 0 && m&^cards.OfRank(m.First().Rank()) == 0
}

// noHaste leaves out everything that goes by how cards go out.
func (g *Game) noHaste() {
	g.safety.possible, g.lending = false, lending{}
	for i := range g.zones {
		g.zones[i].alike = nil
	}
}

// Hasty reports whether cards may ever be put out without regret, so that a search should ask Safe.
func (g *Game) Hasty() bool { return g.safety.possible }

// Returns reports whether cards may come back from the foundations.
func (g *Game) Returns() bool { return g.safety.returns }

// Settled is two sets of cards. Those safe may be put on a foundation as soon as they can be, without regret: every card
// that might be built on such a card is out already, or could follow it at once (after Blake and Gent, "The winnability
// of Klondike and many other single-player card games", JAIR 85, 2026, here read off the compiled rules). Where a card
// moves with whatever lies on it, it may have to be built there to be dug out, so that it must be out. Where
// cards may come back from the foundations, being out is not enough: such a card must be safe itself, and so must those
// that it lies on. Of two packs every copy of a card must be ready, for otherwise it matters which copy leaves its
// pile. Cards of the stock and the waste are safe only where taking one does not change which come next.
//
// Those settled are out for good: nobody will want them back.
func (s *State) Settled() (safe, settled cards.Mask) {
	if !s.g.safety.possible || s.ints[intWaitStep] > 0 {
		return 0, 0
	}
	next, unclear := s.nextOut()
	if next == 0 {
		return 0, 0
	}
	out := s.AllOut()
	settled = out // cards that nobody will want to build on
	var under [cards.Kinds]cards.Mask
	if s.g.safety.returns {
		settled = 0
		s.lieOn(&under, next)
	}
	for left := (next &^ unclear) | out&^settled; left != 0; {
		before := left
		for k := range left.Each {
			if (s.g.safety.upon[k]&s.g.mask|under[k])&^settled == 0 {
				safe |= k.Bit()
				left &^= k.Bit()
				if !s.g.safety.junk || out.Has(k) {
					settled |= k.Bit()
				}
			}
		}
		if left == before {
			break
		}
	}
	return safe & next, settled & out
}

// lieOn fills in on which cards the cards that are out lie, or would lie if they went out now: who wants one of those
// back has to take back first what lies on it.
func (s *State) lieOn(under *[cards.Kinds]cards.Mask, next cards.Mask) {
	for _, i := range s.g.safety.zones {
		z := &s.g.zones[i]
		for p := z.first; p < z.first+z.n; p++ {
			n := int(s.n[p])
			for j := 1; j < n; j++ {
				under[s.at(p, j).Kind()] |= s.at(p, j-1).Kind().Bit()
			}
			if n > 0 {
				for k := range (s.nextOn(z, p) & next).Each {
					under[k] |= s.top[p].Kind().Bit()
				}
			}
		}
	}
}

// nextOut is the set of cards of which every copy that is not out could go out now, wherever it lies, and of those that
// could go to unlike foundations.
func (s *State) nextOut() (next, unclear cards.Mask) {
	var places, out [cards.Kinds]uint8
	var here cards.Mask
	for _, i := range s.g.safety.zones {
		z := &s.g.zones[i]
		zone := cards.Mask(0)
		spare, ok := s.sparePiles(z)
		if !ok {
			return 0, 0 // a suit that lost its place here needs one of another elsewhere
		}
		for p := z.first; p < z.first+z.n; p++ {
			m := s.nextOn(z, p)
			if s.n[p] == 0 && (z.basesApart || m != 0 && !oneRank(m)) {
				return 0, 0 // the first card out fixes the base, or with which its suit begins
			}
			if !z.symmetric {
				unclear |= here & m
				here |= m
			}
			if s.n[p] > 0 && m&zone != 0 {
				for q := z.first; q < p; q++ { // one of both may soon be full
					if s.n[q] > 0 && s.n[q] != s.n[p] {
						unclear |= s.nextOn(z, q) & m
					}
				}
			}
			zone |= m
			if s.g.dups {
				for k := range m.Each {
					if s.n[p] == 0 { // m is of one rank
						spare[k.Suit()]--
					}
					if s.n[p] > 0 || spare[k.Suit()] >= 0 {
						places[k]++
					}
				}
				for j := range int(s.n[p]) {
					out[s.at(p, j).Kind()]++
				}
			}
		}
		unclear |= next & zone
		next |= zone
		here |= zone
	}
	if s.g.dups {
		for k := range next.Each {
			if int(out[k])+int(places[k]) < s.g.pack.Decks {
				next &^= k.Bit()
			}
		}
	}
	return next, unclear
}

// sparePiles is how many piles of a zone of foundations each suit may still begin without taking the place of another; ok is false
// where one has begun more already. A zone with room for every suit of every pack has piles to spare.
func (s *State) sparePiles(z *zone) (spare [cards.Suits]int, ok bool) {
	suits := len(s.g.pack.Suits)
	if z.suits != nil || z.n >= suits*s.g.pack.Decks {
		for i := range spare {
			spare[i] = z.n
		}
		return spare, true
	}
	each := z.n / suits
	for i := range spare {
		spare[i] = each
	}
	for p := z.first; p < z.first+z.n; p++ {
		if s.n[p] > 0 {
			spare[s.at(p, 0).Kind().Suit()]--
		}
	}
	return spare, slices.Min(spare[:]) >= 0
}

// AllOut is the set of cards of which every copy is on a foundation or discarded.
func (s *State) AllOut() cards.Mask {
	var m cards.Mask
	var n [cards.Kinds]uint8
	for i := range s.g.zones {
		z := &s.g.zones[i]
		if !leavesAlone(z) {
			continue
		}
		for p := z.first; p < z.first+z.n; p++ {
			base := p << s.g.shift
			for _, c := range s.cards[base : base+int(s.n[p])] {
				k := c.Kind()
				if n[k&63]++; !s.g.dups || int(n[k&63]) == s.g.pack.Decks {
					m |= k.Bit()
				}
			}
		}
	}
	return m
}

// SafePlay reports whether a play puts a card on a foundation that nobody could want back. Cards of the waste are left
// to the player, for taking one changes what comes next.
func (s *State) SafePlay(m Move) bool {
	safe, _ := s.Settled()
	return s.isSafe(m, safe)
}

// isSafe is SafePlay where the safe cards are known.
func (s *State) isSafe(m Move, safe cards.Mask) bool {
	if safe == 0 || m.Kind() != Play || m.N() != 1 || s.n[m.From()] == 0 || !safe.Has(s.top[m.From()].Kind()) {
		return false
	}
	if !s.g.zones[s.g.piles[m.To()].zone].fixedHome {
		return false
	}
	switch s.g.zones[s.g.piles[m.From()].zone].sheet.Kind {
	case dsl.Waste, dsl.Stock:
		cy := s.g.cycle
		return cy != nil && cy.Endless && cy.N == 1
	case dsl.Foundations:
		return false
	}
	return true
}

// SafeMove finds a play that puts out a card of a set of safe ones.
func (s *State) SafeMove(safe cards.Mask) (Move, bool) {
	for i := range s.g.sources {
		src := &s.g.sources[i]
		for q := src.first; q < src.first+src.n; q++ {
			c := s.top[q&0xff]
			if c.Down() || !safe.Has(c.Kind()) {
				continue
			}
			for _, fi := range s.g.safety.zones {
				f := &s.g.zones[fi]
				for p := f.first; p < f.first+f.n; p++ {
					if m := PlayMove(q, p, 1); s.isSafe(m, safe) && s.mayPlay(q, p, 1) {
						return m, true
					}
				}
			}
		}
	}
	return 0, false
}

// NextOut is the set of cards that some foundation takes now, wherever they lie.
func (s *State) NextOut() cards.Mask {
	var m cards.Mask
	for _, i := range s.g.safety.zones {
		z := &s.g.zones[i]
		for p := z.first; p < z.first+z.n; p++ {
			m |= s.nextOn(z, p)
		}
	}
	return m
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
		if (s.n[p] == 0 && a.onEmpty || s.n[p] > 0 && a.onCards) && a.guard < 0 && a.seq < 0 && a.uses < 0 && a.from == nil {
			m |= s.arriving(a, p, ref, &c)
		}
	}
	if z.suits != nil {
		m &= z.suits[p-z.first]
	}
	return m
}

// Backward reports whether a move takes a card back that is out for good, as Settled says.
func (s *State) Backward(m Move, settled cards.Mask) bool {
	return settled != 0 && m.Kind() == Play && s.n[m.From()] > 0 && settled.Has(s.top[m.From()].Kind()) &&
		s.g.zones[s.g.piles[m.From()].zone].sheet.Kind == dsl.Foundations
}
