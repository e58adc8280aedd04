package solve

import (
	"math"
	"math/bits"
	"math/rand/v2"

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
	piles  []scorePile
	hunt   bool // nothing goes out: the layout is to be cleared
	weights
}

type scoreZone struct {
	kind        scoreKind
	built, runs *cards.Table
}

// A scorePile is the judgement of a pile as it was when last seen.
type scorePile struct {
	key   uint64
	value float32
	cards cards.Mask
}

type scoreKind uint8

const (
	scoreOut scoreKind = iota
	scoreTableau
	scoreReserve
	scoreCells
	scoreRest
	scoreWaste
)

// weights of a position's features, in tenths of a card out.
type weights struct {
	Out     float32 // the unit of the others; it never varies
	Space   float32
	Down    float32
	Over    float32 // a card that is needed earlier lies below
	Against float32 // on the next card below it goes neither by the rules nor in order
	Built   float32 // lies as it is built
	Run     float32 // and moves with the card below
	Dig     float32 // lies on a card that could go out at once
	Reserve float32
	Cells   float32
	Rest    float32 // waits in the stock, or in a waste that comes round again without end
	Waste   float32 // waits in another waste
	Hunt    float32 // is in the layout, where nothing goes out
}

// vary makes the weights of an attempt: each times the exponential of a normal deviate.
func (sc *scorer) vary(r *rand.Rand, sigma float64) {
	sc.weights = weight
	for _, w := range []*float32{
		&sc.Space, &sc.Down, &sc.Over, &sc.Against, &sc.Built, &sc.Run, &sc.Dig, &sc.Reserve, &sc.Cells, &sc.Rest, &sc.Waste, &sc.Hunt,
	} {
		*w *= float32(math.Exp(sigma * r.NormFloat64()))
	}
	clear(sc.piles) // judged by other weights
}

// weight was found by trial: random changes kept where the finder won deals of twelve unlike games with fewer positions.
var weight = weights{
	Out: 10, Space: 0.77, Down: -2.2, Over: -0.18, Against: -0.6, Run: 0.95, Dig: -1,
	Rest: -0.22, Waste: -3.3, Hunt: -1.5,
}

func newScorer(s *interp.State) *scorer {
	g := s.Game()
	sc := &scorer{
		weights: weight,
		orders:  map[cards.Kind]*[cards.Kinds]uint8{},
		of:      make([]uint8, g.Piles()),
		piles:   make([]scorePile, g.Piles()),
		hunt:    true,
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
		case "waste":
			sz.kind = scoreWaste
			if cy := g.Cycle(); cy != nil && cy.Endless {
				sz.kind = scoreRest
			}
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
		clear(sc.piles) // piles were judged by another order
	}
	return o
}

// score judges a position; next is what could go out at once.
func (sc *scorer) score(s *interp.State, next cards.Mask) float32 {
	v := float32(0)
	order := sc.order(s)
	for p, zi := range sc.of {
		n := s.Len(p)
		switch z := &sc.zones[zi]; z.kind {
		case scoreOut:
			v += sc.Out * float32(n)
		case scoreTableau:
			if n == 0 {
				v += sc.Space
				continue
			}
			pile := &sc.piles[p]
			if key := s.PileKey(p); pile.key != key {
				pile.key = key
				pile.value, pile.cards = sc.pile(s, p, n, z, order)
			}
			v += pile.value
			if pile.cards&next != 0 {
				for j := n - 1; j >= 0; j-- {
					if next.Has(s.Card(p, j).Kind()) {
						v += sc.Dig * float32(n-1-j)
					}
				}
			}
		case scoreReserve:
			v += sc.Reserve * float32(n)
		case scoreCells:
			v += sc.Cells * float32(n)
		case scoreWaste:
			v += sc.Waste * float32(n)
		case scoreRest:
			v += sc.Rest * float32(n)
		}
	}
	return v
}

func (sc *scorer) pile(s *interp.State, p, n int, z *scoreZone, order *[cards.Kinds]uint8) (v float32, held cards.Mask) {
	if sc.hunt {
		v += sc.Hunt * float32(n)
	}
	var below uint64 // the places in order of the cards below, as bits
	last := cards.Kind(0)
	for j := range n {
		c := s.Card(p, j)
		if c.Down() {
			v += sc.Down
		}
		k := c.Kind()
		held |= k.Bit()
		o := order[k]
		if j > 0 {
			switch {
			case z.built[last].Has(k):
				v += sc.Built
				if z.runs[last].Has(k) {
					v += sc.Run
				}
			case o != interp.NeverOut && order[last] < o:
				v += sc.Against
			}
		}
		if o < 64 {
			v += sc.Over * float32(bits.OnesCount64(below&(1<<o-1)))
			below |= 1 << o
		}
		last = k
	}
	return v, held
}
