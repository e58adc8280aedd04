package reduce

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// What a search wants to know of the rules to judge a position. None of it decides what is legal.

// OutOrder tells for every card how many cards must go out before it on the foundation that can
// take it soonest, seen from this position; NeverOut for cards of which that cannot be said. Of a
// sequence that goes out as one, the card that is to lie on top is the first.
func (s *State) OutOrder() [cards.Kinds]uint8 {
	var out [cards.Kinds]uint8
	for k := range out {
		out[k] = NeverOut
	}
	for i := range s.g.Zones {
		z := &s.g.Zones[i]
		if !machine.LeavesAlone(z) {
			continue
		}
		for j := range z.Arrive {
			if a := &z.Arrive[j]; a.Seq >= 0 {
				s.sequenceOrder(&s.g.Seqs[a.Seq], &out)
			}
		}
		if z.Sheet.Kind != dsl.Foundations {
			continue
		}
		for p := z.First; p < z.First+z.N; p++ {
			s.levels(s.nextOn(z, p), &out,
				func(k cards.Kind, level int) cards.Mask { return s.after(z, p, k, level+1) })
		}
	}
	return out
}

// levels goes from some cards to those that come after them, and so on, and notes for each after
// how many it comes first.
func (s *State) levels(front cards.Mask, out *[cards.Kinds]uint8, after func(k cards.Kind, level int) cards.Mask) {
	taken := cards.Mask(0)
	for level := uint8(0); front&^taken != 0 && level < NeverOut; level++ {
		taken |= front
		next := cards.Mask(0)
		for k := range front.Each {
			out[k] = min(out[k], level)
			next |= after(k, int(level))
		}
		front = next & s.g.Mask
	}
}

// sequenceOrder is the order of the cards of a sequence, from its top down, if it says which card
// lies there.
func (s *State) sequenceOrder(sq *code.Seq, out *[cards.Kinds]uint8) {
	if sq.To <= 0 {
		return
	}
	s.levels(s.g.RankMask[sq.To], out, func(k cards.Kind, _ int) (below cards.Mask) {
		if sq.From > 0 && s.g.Pack.Place(k) == int(sq.From) {
			return 0
		}
		for a := range s.g.Mask.Each {
			if s.RunsOn(sq, a, k, 0) {
				below |= a.Bit()
			}
		}
		return below
	})
}

// NeverOut is the OutOrder of a card that goes to no foundation by its rank.
const NeverOut = 255

// after is the set of cards that may lie on a card of a foundation, so many cards above its present
// top.
func (s *State) after(z *code.Zone, p int, k cards.Kind, above int) cards.Mask {
	c := machine.Ctx{Card: rules.None, Pile: int16(p), Source: -1}
	var m cards.Mask
	for i := range z.Arrive {
		a := &z.Arrive[i]
		switch {
		case !a.OnCards || a.Seq >= 0:
		case a.Order != nil:
			m |= s.Ordered(a.Order, int(s.N[p])+above, k)
		case a.Phrase >= 0:
			m |= s.Mask(a.Phrase, k, &c)
		}
	}
	return m
}

// Fits tells for every card which cards may be built on it in a zone (built), and which it moves
// together with (runs), as far as two cards alone decide that.
func (g *Game) Fits(zone int) (built, runs *cards.Table) {
	z := &g.Zones[zone]
	built, runs = &cards.Table{}, &cards.Table{}
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if a.OnCards && a.Seq < 0 && g.ByTop(a.Phrase) {
			for k := range built {
				built[k] |= g.Phrases[a.Phrase].Table[k]
			}
		}
	}
	for i := range z.Moves {
		if r := &z.Moves[i]; r.Kind == code.UnitRun && g.ByTop(g.Seqs[r.Seq].Phrase) {
			for k := range runs {
				runs[k] |= g.Phrases[g.Seqs[r.Seq].Phrase].Table[k]
			}
		}
	}
	return built, runs
}

// SpacesTakeAll reports whether any card may come to a space of a zone, as far as the card alone
// decides that.
func (g *Game) SpacesTakeAll(zone int) bool {
	return slices.ContainsFunc(g.Zones[zone].Arrive, func(a code.Arrival) bool {
		return a.OnEmpty && a.Seq < 0 && g.AnyCard(a.Phrase)
	})
}

// FixedHome reports whether each card that goes to a zone of foundations has one place to go, that
// of its suit.
func (g *Game) FixedHome(zone int) bool { return g.Zones[zone].FixedHome }

// OutsTell reports whether the cards that are out tell which go out next, in every position of the
// game and not only in those that one deal comes to: no foundation looks at other piles or at
// numbers that rules keep.
func (g *Game) OutsTell() bool {
	for _, i := range g.safety.zones {
		z := &g.Zones[i]
		if z.AtMost >= 0 {
			return false
		}
		for j := range z.Arrive {
			a := &z.Arrive[j]
			ordered := a.Order != nil && (a.Order.Base < 0 || slices.Contains(g.safety.zones, int(a.Order.Base)))
			if !ordered && !g.Tabled(a.Phrase) {
				return false
			}
		}
	}
	return true
}

// PileKey is the key of one pile: equal for piles of one zone that hold the same cards, if they are
// interchangeable.
func (s *State) PileKey(p int) uint64 { return s.Chain[p<<s.g.Shift+int(s.N[p])].A }

// OutKey is the key of a pile of cards that are out, without its top n cards. Of one that keys tell
// by its top it tells all cards all the same, or, where nobody asks which are out, the height.
func (s *State) OutKey(p, n int) uint64 {
	n = int(s.N[p]) - n
	chain := s.Chain[p<<s.g.Shift:][:n+1]
	switch {
	case !s.g.TopOnly[p]:
		return chain[n].A
	case !s.g.asksOut():
		return chain[n].A + uint64(n)
	}
	k := uint64(0) // each key in the chain tells one card
	for i := range chain {
		k = onto(k, chain[i].A)
	}
	return k
}

// OutKeyWith is the OutKey of a pile with one more card.
func (s *State) OutKeyWith(p int, c machine.Card) uint64 {
	with := s.g.Link(p, s.Chain[p<<s.g.Shift+int(s.N[p])], c).A
	switch {
	case !s.g.TopOnly[p]:
		return with
	case !s.g.asksOut():
		return with + uint64(s.N[p]) + 1
	}
	return onto(s.OutKey(p, 0), with)
}

// onto is the key of a pile of which one tells what lies below, and another the card on that.
func onto(below, card uint64) uint64 { return (below^below>>29)*0x9e3779b97f4a7c15 + card }

// asksOut reports whether a search asks which cards are out.
func (g *Game) asksOut() bool { return g.Hasty() || g.Lends() }

// FirstOut is the lowest card of the first foundation that holds one; ok is false while there is
// none.
func (s *State) FirstOut() (k cards.Kind, ok bool) {
	for i := range s.g.Zones {
		z := &s.g.Zones[i]
		if z.Sheet.Kind != dsl.Foundations {
			continue
		}
		for p := z.First; p < z.First+z.N; p++ {
			if s.N[p] > 0 {
				return s.At(p, 0).Kind(), true
			}
		}
	}
	return 0, false
}

// OutInSequences reports whether cards go out in whole sequences and in no other way.
func (g *Game) OutInSequences() bool {
	ways := 0
	for i := range g.Zones {
		z := &g.Zones[i]
		if !machine.LeavesAlone(z) {
			continue
		}
		for j := range z.Arrive {
			if z.Arrive[j].Seq < 0 {
				return false
			}
			ways++
		}
	}
	return ways > 0 && len(g.Sets) == 0
}
