package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// What a search wants to know of the rules to judge a position. None of it decides what is legal.

// OutOrder tells for every card how many cards must go out before it on the foundation that can take it soonest, seen
// from this position; NeverOut for cards of which that cannot be said. Of a sequence that goes out as one, the card that is to
// lie on top is the first.
func (s *State) OutOrder() [cards.Kinds]uint8 {
	var out [cards.Kinds]uint8
	for k := range out {
		out[k] = NeverOut
	}
	for i := range s.g.zones {
		z := &s.g.zones[i]
		if !leavesAlone(z) {
			continue
		}
		for j := range z.arrive {
			if a := &z.arrive[j]; a.seq >= 0 {
				s.sequenceOrder(&s.g.seqs[a.seq], &out)
			}
		}
		if z.sheet.Kind != dsl.Foundations {
			continue
		}
		for p := z.first; p < z.first+z.n; p++ {
			s.levels(s.nextOn(z, p), &out, func(k cards.Kind, level int) cards.Mask { return s.after(z, p, k, level+1) })
		}
	}
	return out
}

// levels goes from some cards to those that come after them, and so on, and notes for each after how many it comes first.
func (s *State) levels(front cards.Mask, out *[cards.Kinds]uint8, after func(k cards.Kind, level int) cards.Mask) {
	taken := cards.Mask(0)
	for level := uint8(0); front&^taken != 0 && level < NeverOut; level++ {
		taken |= front
		next := cards.Mask(0)
		for k := range front.Each {
			out[k] = min(out[k], level)
			next |= after(k, int(level))
		}
		front = next & s.g.mask
	}
}

// sequenceOrder is the order of the cards of a sequence, from its top down, if it says which card lies there.
func (s *State) sequenceOrder(sq *seq, out *[cards.Kinds]uint8) {
	if sq.to <= 0 {
		return
	}
	s.levels(s.g.rankMask[sq.to], out, func(k cards.Kind, _ int) (below cards.Mask) {
		if sq.from > 0 && s.g.pack.Place(k) == int(sq.from) {
			return 0
		}
		for a := range s.g.mask.Each {
			if s.follows(sq, a, k, 0) {
				below |= a.Bit()
			}
		}
		return below
	})
}

// NeverOut is the OutOrder of a card that goes to no foundation by its rank.
const NeverOut = 255

// after is the set of cards that may lie on a card of a foundation, so many cards above its present top.
func (s *State) after(z *zone, p int, k cards.Kind, above int) cards.Mask {
	c := ctx{card: rules.None, pile: int16(p), source: -1}
	var m cards.Mask
	for i := range z.arrive {
		a := &z.arrive[i]
		switch {
		case !a.onCards || a.seq >= 0:
		case a.order != nil:
			m |= s.ordered(a.order, int(s.n[p])+above, k)
		case a.phrase >= 0:
			m |= s.mask(a.phrase, k, &c)
		}
	}
	return m
}

// Fits tells for every card which cards may be built on it in a zone (built), and which it moves together with (runs),
// as far as two cards alone decide that.
func (g *Game) Fits(zone int) (built, runs *cards.Table) {
	z := &g.zones[zone]
	built, runs = &cards.Table{}, &cards.Table{}
	for i := range z.arrive {
		a := &z.arrive[i]
		if a.onCards && a.phrase >= 0 && a.seq < 0 && g.phrases[a.phrase].sort == byTop {
			for k := range built {
				built[k] |= g.phrases[a.phrase].table[k]
			}
		}
	}
	for i := range z.moves {
		if r := &z.moves[i]; r.kind == unitRun && g.seqs[r.seq].phrase >= 0 && g.phrases[g.seqs[r.seq].phrase].sort == byTop {
			for k := range runs {
				runs[k] |= g.phrases[g.seqs[r.seq].phrase].table[k]
			}
		}
	}
	return built, runs
}

// SpacesTakeAll reports whether any card may come to a space of a zone, as far as the card alone decides that.
func (g *Game) SpacesTakeAll(zone int) bool {
	return slices.ContainsFunc(g.zones[zone].arrive, func(a arrival) bool {
		return a.onEmpty && a.seq < 0 && (a.phrase < 0 || g.phrases[a.phrase].sort == constant && g.phrases[a.phrase].mask&g.mask == g.mask)
	})
}

// FixedHome reports whether each card that goes to a zone of foundations has one place to go, that of its suit.
func (g *Game) FixedHome(zone int) bool { return g.zones[zone].fixedHome }

// PileKey is the key of one pile: equal for piles of one zone that hold the same cards, if they are interchangeable.
func (s *State) PileKey(p int) uint64 { return s.chain[p<<s.g.shift+int(s.n[p])].A }

// PileKeyWith is the PileKey of a pile with one more card.
func (s *State) PileKeyWith(p int, c Card) uint64 {
	return s.g.link(p, s.chain[p<<s.g.shift+int(s.n[p])], c).A
}

// PileKeyBut is the PileKey of a pile without its top n cards.
func (s *State) PileKeyBut(p, n int) uint64 { return s.chain[p<<s.g.shift+int(s.n[p])-n].A }

// FirstOut is the lowest card of the first foundation that holds one; ok is false while there is none.
func (s *State) FirstOut() (k cards.Kind, ok bool) {
	for i := range s.g.zones {
		z := &s.g.zones[i]
		if z.sheet.Kind != dsl.Foundations {
			continue
		}
		for p := z.first; p < z.first+z.n; p++ {
			if s.n[p] > 0 {
				return s.at(p, 0).Kind(), true
			}
		}
	}
	return 0, false
}

// OutInSequences reports whether cards go out in whole sequences and in no other way.
func (g *Game) OutInSequences() bool {
	ways := 0
	for i := range g.zones {
		z := &g.zones[i]
		if !leavesAlone(z) {
			continue
		}
		for j := range z.arrive {
			if z.arrive[j].seq < 0 {
				return false
			}
			ways++
		}
	}
	return ways > 0 && len(g.sets) == 0
}
