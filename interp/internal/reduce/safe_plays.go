package reduce

import (
	"math/bits"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// safety is what is known before play about cards that can be put on foundations without regret.
type safety struct {
	possible bool        // foundations take cards of one suit only, and nothing speaks against haste
	returns  bool        // cards may come back from the foundations
	junk     bool        // cards may be carried that would not be built on those under them
	upon     cards.Table // cards that may be built on a card, in any zone but the foundations
	zones    []int
}

// compileSafety finds, for every card, those that might want to be built on it, and whether
// anything in the rules makes it matter when a card goes out.
func (g *Game) compileSafety() {
	g.safety.possible = g.playsOut() && g.calm() && g.calmFills()
	for i := range g.Zones {
		z := &g.Zones[i]
		switch z.Sheet.Kind {
		case dsl.Foundations:
			z.FixedHome, z.BasesApart = g.inSuit(z), g.tellsApart(z)
			g.safety.returns = g.safety.returns || len(z.Worry) > 0
			g.safety.zones = append(g.safety.zones, i)
			g.safety.possible = g.safety.possible && g.goesInAnyOrder(z)
			if len(z.Worry) > 0 {
				// Who takes a card back may put another in its place, or take several at once.
				_, one := g.goesOutOneWay(z)
				g.safety.possible = g.safety.possible && one &&
					!slices.ContainsFunc(z.Moves, func(r code.UnitRule) bool { return r.Kind != code.UnitOne })
			}
			continue
		}
		g.safety.possible = g.safety.possible && g.freeToGo(z)
		for j := range z.Arrive {
			a := &z.Arrive[j]
			if !a.OnCards || z.Cells {
				continue
			}
			if !g.Tabled(a.Phrase) {
				for k := range g.safety.upon {
					g.safety.upon[k] = g.Mask
				}
				continue
			}
			for k := range g.safety.upon {
				if ph := &g.Phrases[a.Phrase]; ph.Sort == code.Constant {
					g.safety.upon[k] |= ph.Mask
				} else {
					g.safety.upon[k] |= ph.Table[k]
				}
			}
		}
	}
	g.safety.possible = g.safety.possible && len(g.safety.zones) > 0 && g.placesForAll() && g.outInAnyPart()
	g.safety.junk = g.carriesJunk()
	g.safety.possible = g.safety.possible && !(g.safety.junk && g.turnsOntoCards())
	g.compileRuns()
}

// placesForAll reports whether there is a foundation for every suit of every pack, so that a card
// that starts one takes no other suit's place.
func (g *Game) placesForAll() bool {
	n := 0
	for _, i := range g.safety.zones {
		z := &g.Zones[i]
		if z.Suits != nil || !slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool { return a.OnEmpty }) {
			continue
		}
		if n += z.N; z.N < len(g.Pack.Suits) {
			return false
		}
	}
	return n == 0 || n >= len(g.Pack.Suits)*g.Pack.Decks
}

// outInAnyPart reports whether cards that may go to two zones of foundations go there in the same
// order, or in the opposite one: then wherever some of them go, the others can go on from there.
// Else one zone may take what the other needs to go on.
func (g *Game) outInAnyPart() bool {
	for n, i := range g.safety.zones {
		for _, j := range g.safety.zones[n+1:] {
			a, okA := g.chainsOut(&g.Zones[i])
			b, okB := g.chainsOut(&g.Zones[j])
			if !okA || !okB {
				return false
			}
			for _, x := range a {
				for _, y := range b {
					back := slices.Clone(y)
					slices.Reverse(back)
					if !slices.Equal(x, y) && !slices.Equal(x, back) &&
						slices.ContainsFunc(x, func(k cards.Kind) bool { return slices.Contains(y, k) }) {
						return false
					}
				}
			}
		}
	}
	return true
}

// chainsOut lists the cards that come to a foundation one on another, for each card that begins
// one; ok is false where that changes, goes round, or is bounded.
func (g *Game) chainsOut(f *code.Zone) (chains [][]cards.Kind, ok bool) {
	first, next, ok := g.outOrder(f)
	if !ok || f.AtMost >= 0 {
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
func (g *Game) inSuit(z *code.Zone) bool {
	some := false
	for j := range z.Arrive {
		a := &z.Arrive[j]
		if !a.OnCards {
			continue
		}
		some = true
		var t *cards.Table
		switch {
		case a.Order != nil:
			t = &a.Order.Table
		case a.Phrase >= 0 && g.Phrases[a.Phrase].Sort == code.ByTop:
			t = g.Phrases[a.Phrase].Table
		default:
			return false
		}
		for k := range cards.Kind(cards.Kinds) {
			if t[k]&g.Mask&^cards.OfSuit(k.Suit()) != 0 {
				return false
			}
		}
	}
	return some
}

// goesInAnyOrder reports whether a foundation takes the same cards, each in its one place,
// whichever of those that may come now comes first.
func (g *Game) goesInAnyOrder(z *code.Zone) bool {
	return z.FixedHome && !g.basesDiffer(z) && g.growsOneWay(z) && len(z.Only) == 0
}

// growsOneWay reports whether no line, at whatever time, lets a foundation of one suit go on in two
// ways, or begin in another way than those that nextOut sees: else a card that goes out may keep
// others from it.
func (g *Game) growsOneWay(z *code.Zone) bool {
	var next cards.Table
	var first cards.Mask
	seen := true // nextOut sees all that may begin one
	for i := range z.Arrive {
		a := &z.Arrive[i]
		switch {
		case !a.TakesOne() || a.Bottom || a.Uses >= 0:
			return false
		case a.Order != nil && z.N > 1 && repeats(a.Order.Ranks):
			return false
		case a.Order != nil:
			first |= a.Order.Masks[0]
		case !g.Tabled(a.Phrase):
			if !a.Plain() || !g.steady(a.Phrase) {
				return false
			}
		default:
			for k := range g.Mask.Each {
				if a.OnCards {
					next[k] |= g.Phrases[a.Phrase].TableFor(k) & g.Mask
				}
			}
			if a.OnEmpty {
				seen = seen && a.Plain()
				first |= g.Phrases[a.Phrase].Mask & g.Mask
			}
		}
	}
	for k := range g.Mask.Each {
		if next[k].Count() > 1 {
			return false
		}
	}
	return (seen || oneRank(first)) && !g.comesRound(z, &next)
}

// comesRound reports whether a foundation may hold two cards of a kind while another is there for
// its suit: then a card that goes on here could begin that one instead, or go on there, and here it
// may take the room of what should come after it. next is which card comes on which.
func (g *Game) comesRound(z *code.Zone, next *cards.Table) bool {
	if g.onePileEach(z) {
		return false
	}
	most := -1 // cards a pile may hold, if that is known
	switch {
	case z.FixedMax >= 0:
		most = z.FixedMax
	case z.AtMost < 0 && z.FullBy == nil && z.Full != nil && slices.Min(z.Full) >= 0:
		most = int(slices.Max(z.Full))
	}
	for first := range g.Mask.Each {
		n := 1
		for k := first; next[k] != 0 && n <= cards.Kinds; n++ {
			if k = next[k].First(); k == first && (most < 0 || most > n) {
				return true
			}
		}
	}
	return false
}

// onePileEach reports whether no two piles of foundations that hold one suit are for the same.
func (g *Game) onePileEach(z *code.Zone) bool {
	met := cards.Mask(0)
	for _, m := range z.Suits {
		if met&m != 0 {
			return false
		}
		met |= m
	}
	return z.Suits != nil || z.N == 1
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
func (g *Game) steady(n int32) bool {
	return n < 0 || !slices.ContainsFunc(g.Phrases[n].Parts, func(pt code.Part) bool {
		return pt.Kind != code.PartFirst && pt.Kind != code.PartTable ||
			slices.ContainsFunc(pt.Dims,
				func(d code.Dim) bool { return d.By != code.ByBase && d.By != code.ByPile })
	})
}

// tellsApart reports whether it depends on the pile which card begins it, and the piles are for no
// suit yet.
func (g *Game) tellsApart(z *code.Zone) bool {
	return z.Suits == nil && slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool {
		return a.OnEmpty && a.Phrase >= 0 && footprint.OfPhrase(&g.Game, a.Phrase).Pile()
	})
}

// oneRank reports whether cards are of one rank.
func oneRank(m cards.Mask) bool {
	return m != 0 && m&^cards.OfRank(m.First().Rank()) == 0
}

// noHaste leaves out everything that goes by how cards go out.
func (g *Game) noHaste() {
	g.safety.possible, g.Lending = false, machine.Lending{}
	for i := range g.Zones {
		g.Zones[i].Alike = nil
	}
}

// Hasty reports whether cards may ever be put out without regret, so that a search should ask Safe.
func (g *Game) Hasty() bool { return g.safety.possible }

// Returns reports whether cards may come back from the foundations.
func (g *Game) Returns() bool { return g.safety.returns }

// Settled is two sets of cards. Those safe may be put on a foundation as soon as they can be,
// without regret: every card that might be built on such a card is out already, or could follow it
// at once (after Blake and Gent, "The winnability of Klondike and many other single-player card
// games", JAIR 85, 2026, here read off the compiled rules). Where a card moves with whatever lies
// on it, it may have to be built there to be dug out, so that it must be out. Where cards may come
// back from the foundations, being out is not enough: such a card must be safe itself, and so must
// those that it lies on. Of two packs every copy of a card must be ready, for otherwise it matters
// which copy leaves its pile. Cards of the stock and the waste are safe only where taking one does
// not change which come next.
//
// Those settled are out for good: nobody will want them back.
func (s *State) Settled() (safe, settled cards.Mask) {
	if !s.g.safety.possible || s.Ints[machine.IntWaitStep] > 0 {
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
			if (s.g.safety.upon[k]&s.g.Mask|under[k])&^settled == 0 {
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

// lieOn fills in on which cards the cards that are out lie, or would lie if they went out now: who
// wants one of those back has to take back first what lies on it.
func (s *State) lieOn(under *[cards.Kinds]cards.Mask, next cards.Mask) {
	for _, i := range s.g.safety.zones {
		z := &s.g.Zones[i]
		for p := z.First; p < z.First+z.N; p++ {
			n := int(s.N[p])
			for j := 1; j < n; j++ {
				under[s.At(p, j).Kind()] |= s.At(p, j-1).Kind().Bit()
			}
			if n > 0 {
				for k := range (s.nextOn(z, p) & next).Each {
					under[k] |= s.Top[p].Kind().Bit()
				}
			}
		}
	}
}

// nextOut is the set of cards of which every copy that is not out could go out now, wherever it
// lies, and of those that could go to unlike foundations.
func (s *State) nextOut() (next, unclear cards.Mask) {
	var places, out [cards.Kinds]uint8
	var here cards.Mask
	for _, i := range s.g.safety.zones {
		z := &s.g.Zones[i]
		zone := cards.Mask(0)
		spare, ok := s.sparePiles(z)
		if !ok {
			return 0, 0 // a suit that lost its place here needs one of another elsewhere
		}
		for p := z.First; p < z.First+z.N; p++ {
			m := s.nextOn(z, p)
			if s.N[p] == 0 && (z.BasesApart || m != 0 && !oneRank(m)) {
				return 0, 0 // the first card out fixes the base, or with which its suit begins
			}
			if !z.Symmetric {
				unclear |= here & m
				here |= m
			}
			if s.N[p] > 0 && m&zone != 0 {
				for q := z.First; q < p; q++ { // one of both may soon be full
					if s.N[q] > 0 && s.N[q] != s.N[p] {
						unclear |= s.nextOn(z, q) & m
					}
				}
			}
			zone |= m
			if s.g.Dups {
				for k := range m.Each {
					if s.N[p] == 0 { // m is of one rank
						spare[k.Suit()]--
					}
					if s.N[p] > 0 || spare[k.Suit()] >= 0 {
						places[k]++
					}
				}
				for j := range int(s.N[p]) {
					out[s.At(p, j).Kind()]++
				}
			}
		}
		unclear |= next & zone
		next |= zone
		here |= zone
	}
	if s.g.Dups {
		for k := range next.Each {
			if int(out[k])+int(places[k]) < s.g.Pack.Decks {
				next &^= k.Bit()
			}
		}
	}
	return next, unclear
}

// sparePiles is how many piles of a zone of foundations each suit may still begin without taking
// the place of another; ok is false where one has begun more already. A zone with room for every
// suit of every pack has piles to spare.
func (s *State) sparePiles(z *code.Zone) (spare [cards.Suits]int, ok bool) {
	suits := len(s.g.Pack.Suits)
	if z.Suits != nil || z.N >= suits*s.g.Pack.Decks {
		for i := range spare {
			spare[i] = z.N
		}
		return spare, true
	}
	each := z.N / suits
	for i := range spare {
		spare[i] = each
	}
	for p := z.First; p < z.First+z.N; p++ {
		if s.N[p] > 0 {
			spare[s.At(p, 0).Kind().Suit()]--
		}
	}
	return spare, slices.Min(spare[:]) >= 0
}

// AllOut is the set of cards of which every copy is on a foundation or discarded.
func (s *State) AllOut() cards.Mask {
	var m cards.Mask
	var n [cards.Kinds]uint8
	for i := range s.g.Zones {
		z := &s.g.Zones[i]
		if !machine.LeavesAlone(z) {
			continue
		}
		for p := z.First; p < z.First+z.N; p++ {
			base := p << s.g.Shift
			for _, c := range s.Cards[base : base+int(s.N[p])] {
				k := c.Kind()
				if n[k&63]++; !s.g.Dups || int(n[k&63]) == s.g.Pack.Decks {
					m |= k.Bit()
				}
			}
		}
	}
	return m
}

// SafePlays keeps the plays that put a card on a foundation that nobody could want back. Cards of
// the waste are left to the player, for taking one changes what comes next.
func (s *State) SafePlays(ms []machine.Move) []machine.Move {
	safe, _ := s.Settled()
	return slices.DeleteFunc(ms, func(m machine.Move) bool { return !s.isSafe(m, safe) })
}

// OnTop reports whether a pile has a card on top that is one of some.
func (s *State) OnTop(p int, some cards.Mask) bool { return s.N[p] > 0 && some.Has(s.Top[p].Kind()) }

// isSafe reports whether SafePlays keeps a play, where the safe cards are known.
func (s *State) isSafe(m machine.Move, safe cards.Mask) bool {
	if safe == 0 || m.Kind() != machine.Play || m.N() != 1 || !s.OnTop(m.From(), safe) {
		return false
	}
	if !s.g.ZoneOf(m.To()).FixedHome {
		return false
	}
	switch s.g.ZoneOf(m.From()).Sheet.Kind {
	case dsl.Waste, dsl.Stock:
		cy := s.g.Cycle
		return cy != nil && cy.Endless && cy.N == 1
	case dsl.Foundations:
		return false
	}
	return true
}

// SafeMove finds a play that puts out a card of a set of safe ones.
func (s *State) SafeMove(safe cards.Mask) (machine.Move, bool) {
	if !s.g.Dups {
		if safe = s.tops(safe); safe == 0 {
			return 0, false
		}
	}
	for i := range s.g.Sources {
		src := &s.g.Sources[i]
		for q := src.First; q < src.First+src.N; q++ {
			c := s.Top[q&0xff]
			if c.Down() || !safe.Has(c.Kind()) {
				continue
			}
			for _, fi := range s.g.safety.zones {
				f := &s.g.Zones[fi]
				for p := f.First; p < f.First+f.N; p++ {
					if m := machine.PlayMove(q, p, 1); s.isSafe(m, safe) && s.MayPlay(q, p, 1) {
						return m, true
					}
				}
			}
			if s.g.Dups {
				continue
			}
			if safe &^= c.Kind().Bit(); safe == 0 {
				return 0, false
			}
		}
	}
	return 0, false
}

// tops is those of some cards that are tops of piles, in a game that has each card once, so that it
// is known where it lies.
func (s *State) tops(some cards.Mask) (tops cards.Mask) {
	for m := some; m != 0; m &= m - 1 {
		k := bits.TrailingZeros64(uint64(m))
		p := int(s.Where[k&63]) >> s.g.Shift
		if n := int(s.N[p&0xff]); n > 0 && s.Top[p&0xff].Kind() == cards.Kind(k) {
			tops |= cards.Kind(k).Bit()
		}
	}
	return tops
}

// NextOut is the set of cards that some foundation takes now, wherever they lie.
func (s *State) NextOut() cards.Mask {
	var m cards.Mask
	for _, i := range s.g.safety.zones {
		z := &s.g.Zones[i]
		for p := z.First; p < z.First+z.N; p++ {
			m |= s.nextOn(z, p)
		}
	}
	return m
}

// nextOn is the set of cards that a foundation takes next, wherever they lie.
func (s *State) nextOn(z *code.Zone, p int) cards.Mask {
	if s.IsFull(p) {
		return 0
	}
	c := machine.Ctx{Card: rules.None, Pile: int16(p), Source: -1}
	ref := rules.None
	if s.N[p] > 0 {
		ref = s.Top[p].Kind()
	}
	var m cards.Mask
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if a.On(s.N[p] == 0) && a.Seq < 0 && a.Plain() {
			m |= s.Arriving(a, p, ref, &c)
		}
	}
	if z.Suits != nil {
		m &= z.Suits[p-z.First]
	}
	return m
}

// Backward reports whether a move takes a card back that is out for good, as Settled says.
func (s *State) Backward(m machine.Move, settled cards.Mask) bool {
	if settled == 0 || m.Kind() != machine.Play || !s.OnTop(m.From(), settled) {
		return false
	}
	return s.g.ZoneOf(m.From()).Sheet.Kind == dsl.Foundations
}
