package solve

import (
	"math/bits"

	"pat/dsl/cards"
	"pat/interp"
)

// A scorer guesses how far positions of one game are: cards out are good, so are spaces, cards that lie as they are
// built and cards turned up; cards that lie on others that are needed before them are bad, and so are cards that
// wait in reserve, cells, stock and waste. All it knows is read off the rules.
type scorer struct {
	orders map[cards.Kind]*[cards.Kinds]uint8 // by the first card out, where that decides
	fixed  *[cards.Kinds]uint8
	zones  []scoreZone
	of     []uint8 // zone by pile
	keys   []uint64
	known  []float32 // score of each pile with that key
	hunt   bool      // nothing goes out: the layout is to be cleared
}

type scoreZone struct {
	kind        scoreKind
	built, runs *cards.Table
}

type scoreKind uint8

const (
	scoreOut scoreKind = iota
	scoreTableau
	scoreReserve
	scoreCells
	scoreRest
)

// Weights of a position's features, in cards out times ten.
const (
	weightOut     = 10
	weightSpace   = 4
	weightDown    = -3
	weightOver    = -0.4 // a card that is needed earlier lies below
	weightAgainst = -1   // on the next card below it goes neither by the rules nor in order
	weightBuilt   = 0.5  // lies as it is built
	weightRun     = 0.3  // and moves with the card below
	weightReserve = -1.5
	weightCells   = -1
	weightRest    = -0.3
	weightHunt    = -3
)

func newScorer(s *interp.State) *scorer {
	g := s.Game()
	sc := &scorer{
		orders: map[cards.Kind]*[cards.Kinds]uint8{},
		of:     make([]uint8, g.Piles()), keys: make([]uint64, g.Piles()), known: make([]float32, g.Piles()),
		hunt: true,
	}
	for i := range g.Zones() {
		z := g.Zone(i)
		sz := scoreZone{}
		switch z.Kind {
		case "foundations", "discard":
			sc.hunt = false
		case "tableau":
			sz.kind = scoreTableau
		case "reserve":
			sz.kind = scoreReserve
		case "cells":
			sz.kind = scoreCells
		default:
			sz.kind = scoreRest
		}
		sz.built, sz.runs = g.Fits(i)
		sc.zones = append(sc.zones, sz)
		for p := z.First; p < z.First+z.Count; p++ {
			sc.of[p] = uint8(i)
		}
	}
	if _, ok := s.FirstOut(); ok || !opens(s) {
		order := s.OutOrder()
		sc.fixed = &order
	}
	return sc
}

// opens reports whether the first card out fixes what goes out first.
func opens(s *interp.State) bool {
	ranks := map[cards.Rank]bool{}
	for k, n := range s.OutOrder() {
		if n == 0 {
			ranks[cards.Kind(k).Rank()] = true
		}
	}
	return len(ranks) > 1
}

// order is the order in which cards go out.
func (sc *scorer) order(s *interp.State) *[cards.Kinds]uint8 {
	if sc.fixed != nil {
		return sc.fixed
	}
	k, ok := s.FirstOut()
	if !ok {
		k = cards.Kinds
	}
	o := sc.orders[k]
	if o == nil {
		order := s.OutOrder()
		o = &order
		sc.orders[k] = o
		clear(sc.keys) // piles were judged by another order
	}
	return o
}

// score judges a position.
func (sc *scorer) score(s *interp.State) float32 {
	v := float32(0)
	order := sc.order(s)
	for p, zi := range sc.of {
		n := s.Len(p)
		switch z := &sc.zones[zi]; z.kind {
		case scoreOut:
			v += weightOut * float32(n)
		case scoreTableau:
			if n == 0 {
				v += weightSpace
				continue
			}
			key := s.PileKey(p)
			if sc.keys[p] != key {
				sc.keys[p], sc.known[p] = key, sc.pile(s, p, n, z, order)
			}
			v += sc.known[p]
		case scoreReserve:
			v += weightReserve * float32(n)
		case scoreCells:
			v += weightCells * float32(n)
		case scoreRest:
			v += weightRest * float32(n)
		}
	}
	return v
}

func (sc *scorer) pile(s *interp.State, p, n int, z *scoreZone, order *[cards.Kinds]uint8) float32 {
	v := float32(0)
	if sc.hunt {
		v += weightHunt * float32(n)
	}
	var below uint64 // the places in order of the cards below, as bits
	last := cards.Kind(0)
	for j := range n {
		c := s.Card(p, j)
		if c.Down() {
			v += weightDown
		}
		k := c.Kind()
		o := order[k]
		if j > 0 {
			switch {
			case z.built[last].Has(k):
				v += weightBuilt
				if z.runs[last].Has(k) {
					v += weightRun
				}
			case o != interp.NeverOut && order[last] < o:
				v += weightAgainst
			}
		}
		if o < 64 {
			v += weightOver * float32(bits.OnesCount64(below&(1<<o-1)))
			below |= 1 << o
		}
		last = k
	}
	return v
}
