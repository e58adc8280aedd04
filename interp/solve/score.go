package solve

import (
	"math"
	"math/bits"
	"math/rand/v2"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// A scorer guesses how far positions of one game are: cards out are good, so are spaces, cards that
// lie as they are built and cards turned up; cards that lie on others that are needed before them
// are bad, and so are cards that wait in reserve, cells, stock and waste. All it knows is read off
// the rules.
type scorer struct {
	orders map[cards.Kind]*[cards.Kinds]uint8 // by the first card out, where that decides
	base   cards.Kind                         // that card
	fixed  *[cards.Kinds]uint8
	zones  []scoreZone
	of     []uint8 // zone by pile
	piles  []scorePile
	hunt   bool // nothing goes out: the layout is to be cleared
	unit   []machine.Card
	usual  *weights // of games like this one, from which the others stray
	weights
}

type scoreZone struct {
	kind        scoreKind
	built, runs *cards.Table
}

// A scorePile is the judgement of a pile as it was when last seen, and of what it would be with
// fewer cards: heights[n] judges its lowest n cards.
type scorePile struct {
	key     uint64
	heights []height
}

// A height judges the cards of a pile from the lowest up to one.
type height struct {
	value float32
	last  cards.Kind
	held  cards.Mask
	order uint64 // the places in order of the cards, as bits
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

// forget forgets how piles were judged.
func (sc *scorer) forget() {
	for p := range sc.piles {
		sc.piles[p].heights = sc.piles[p].heights[:0]
	}
}

// vary makes the weights of an attempt: each times the exponential of a normal deviate.
func (sc *scorer) vary(r *rand.Rand, sigma float64) {
	sc.usually()
	for _, w := range []*float32{
		&sc.Space, &sc.Down, &sc.Over, &sc.Against, &sc.Built, &sc.Run, &sc.Dig, &sc.Reserve, &sc.Cells, &sc.Rest,
		&sc.Waste, &sc.Hunt,
	} {
		*w *= float32(math.Exp(sigma * r.NormFloat64()))
	}
}

// usually goes back to the usual weights.
func (sc *scorer) usually() {
	sc.weights = *sc.usual
	sc.forget() // judged by other weights
}

// weight was found by trial: random changes kept where the finder won deals of twelve unlike games
// with fewer positions.
var weight = weights{
	Out: 10, Space: 0.77, Down: -2.2, Over: -0.18, Against: -0.6, Run: 0.95, Dig: -1,
	Rest: -0.22, Waste: -3.3, Hunt: -1.5,
}

// weightInSequences is the same for games in which cards go out in whole sequences: there the stock
// had better wait, and a card is worth much where it lies in sequence and little where it only is
// built.
var weightInSequences = weights{
	Out: 10, Space: 0.31, Down: -2.3, Over: -0.015, Against: -0.055, Built: -0.5, Run: 3, Dig: -1,
	Rest: 0.56, Waste: -3.3, Hunt: -1.5,
}

// newScorer makes a scorer of the positions of a game; renew makes it one of some position.
func newScorer(g *reduce.Game) *scorer {
	sc := &scorer{
		usual:  &weight,
		orders: map[cards.Kind]*[cards.Kinds]uint8{},
		of:     make([]uint8, len(g.Piles)),
		piles:  make([]scorePile, len(g.Piles)),
		hunt:   true,
	}
	if g.OutInSequences() {
		sc.usual = &weightInSequences
	}
	sc.weights = *sc.usual
	for i := range len(g.Zones) {
		z := &g.Zones[i]
		sz := scoreZone{}
		switch kind := z.Sheet.Kind; {
		case kind.Keeps():
			sc.hunt = false
		case kind.Shifts():
			sz.kind = scoreTableau
		case kind.Room() == 1:
			sz.kind = scoreCells
		case kind == dsl.Waste:
			sz.kind = scoreWaste
			if cy := g.Cycle; cy != nil && cy.Endless {
				sz.kind = scoreRest
			}
		case kind.Offers():
			sz.kind = scoreReserve
		default:
			sz.kind = scoreRest
		}
		sz.built, sz.runs = g.Fits(i)
		sc.zones = append(sc.zones, sz)
		for p := z.First; p < z.First+z.N; p++ {
			sc.of[p] = uint8(i)
		}
	}
	return sc
}

// renew has a scorer judge what can be reached from a position.
func (sc *scorer) renew(s *reduce.State) {
	sc.fixed, sc.base = nil, 0
	clear(sc.orders)
	sc.usually()
	order := s.OutOrder()
	if _, ok := s.FirstOut(); ok || !opens(&order) {
		sc.fixed = &order
	}
}

// opens reports whether the first card out fixes what goes out first: cards of several ranks may be
// the first.
func opens(order *[cards.Kinds]uint8) bool {
	ranks := uint32(0)
	for k, n := range order {
		if n == 0 {
			ranks |= 1 << (cards.Kind(k).Rank() & 31)
		}
	}
	return ranks&(ranks-1) != 0
}

// order is the order in which cards go out.
func (sc *scorer) order(s *reduce.State) *[cards.Kinds]uint8 {
	if sc.fixed != nil {
		return sc.fixed
	}
	k, ok := s.FirstOut()
	if !ok {
		k = cards.Kinds
	}
	if k != sc.base {
		sc.base = k
		sc.forget() // piles were judged by another order
	}
	o := sc.orders[k]
	if o == nil {
		order := s.OutOrder()
		o = &order
		sc.orders[k] = o
	}
	return o
}

// score judges a position; next is what could go out at once.
func (sc *scorer) score(s *reduce.State, next cards.Mask) float32 {
	v := float32(0)
	order := sc.order(s)
	for p, zi := range sc.of {
		n := s.Len(p)
		z := &sc.zones[zi]
		if z.kind != scoreTableau {
			v += sc.waits(z.kind) * float32(n)
			continue
		}
		if n == 0 {
			v += sc.Space
			continue
		}
		h := sc.pile(s, p, n, z, order)
		v += h.value
		if h.held&next != 0 {
			v += sc.dig(s, p, n, 0, next)
		}
	}
	return v
}

// after is the score of the position that a play of n cards leads to that is foreseen, where now is
// the score of the position in which it is made.
func (sc *scorer) after(s *reduce.State, now float32, from, to, n int, next cards.Mask) float32 {
	src, nf := &sc.zones[sc.of[from]], s.Len(from)
	if src.kind != scoreTableau {
		now -= sc.waits(src.kind) * float32(n)
	} else {
		sc.pile(s, from, nf, src, sc.order(s))
		now += sc.upTo(s, from, nf-n, next) - sc.upTo(s, from, nf, next)
		if nf > n && s.Card(from, nf-n-1).Down() {
			now -= sc.Down
		}
	}
	sc.unit = sc.unit[:0]
	for j := nf - n; j < nf; j++ {
		sc.unit = append(sc.unit, s.Card(from, j))
	}
	return sc.comes(s, now, to, next)
}

// afterTurned is after of a play from the waste when it is so high.
func (sc *scorer) afterTurned(s *reduce.State, now float32, height, to int, next cards.Mask) float32 {
	cy := s.Game().Cycle
	more := s.Rests(height-1) - s.Len(cy.Waste) // cards in the waste; one of both together is gone
	now += float32(more)*sc.waits(sc.zones[sc.of[cy.Waste]].kind) -
		float32(more+1)*sc.waits(sc.zones[sc.of[cy.Stock]].kind)
	sc.unit = append(sc.unit[:0], s.CardAt(height))
	return sc.comes(s, now, to, next)
}

// comes adds to a score what the unit is worth on a pile.
func (sc *scorer) comes(s *reduce.State, now float32, to int, next cards.Mask) float32 {
	dst, n := &sc.zones[sc.of[to]], s.Len(to)
	if dst.kind != scoreTableau {
		return now + sc.waits(dst.kind)*float32(len(sc.unit))
	}
	order := sc.order(s)
	h := height{}
	if n > 0 {
		h = sc.pile(s, to, n, dst, order)
	}
	now -= sc.upTo(s, to, n, next)
	for j, c := range sc.unit {
		h = sc.onto(h, c, n+j, dst, order)
	}
	now += h.value
	if h.held&next == 0 {
		return now
	}
	over := 0 // cards over those in the unit that could go out
	for j, c := range sc.unit {
		if next.Has(c.Kind()) {
			over += len(sc.unit) - 1 - j
		}
	}
	return now + sc.Dig*float32(over) + sc.dig(s, to, n, len(sc.unit), next)
}

// waits is the worth of a card in a zone that is not judged card by card.
func (sc *scorer) waits(kind scoreKind) float32 {
	switch kind {
	case scoreOut:
		return sc.Out
	case scoreReserve:
		return sc.Reserve
	case scoreCells:
		return sc.Cells
	case scoreWaste:
		return sc.Waste
	}
	return sc.Rest
}

// upTo is the worth of the lowest n cards of a pile that has been judged.
func (sc *scorer) upTo(s *reduce.State, p, n int, next cards.Mask) float32 {
	if n == 0 {
		return sc.Space
	}
	h := &sc.piles[p].heights[n]
	if h.held&next == 0 {
		return h.value
	}
	return h.value + sc.dig(s, p, n, 0, next)
}

// dig judges what lies on cards that could go out: the lowest n cards of a pile, and so many more
// on them.
func (sc *scorer) dig(s *reduce.State, p, n, more int, next cards.Mask) float32 {
	v := 0
	for j := n - 1; j >= 0; j-- {
		if next.Has(s.Card(p, j).Kind()) {
			v += n - 1 - j + more
		}
	}
	return sc.Dig * float32(v)
}

// pile judges a pile of n cards.
func (sc *scorer) pile(s *reduce.State, p, n int, z *scoreZone, order *[cards.Kinds]uint8) height {
	pile := &sc.piles[p]
	if key := s.PileKey(p); pile.key != key || len(pile.heights) != n+1 {
		pile.key = key
		h := height{}
		pile.heights = append(pile.heights[:0], h)
		for j := range n {
			h = sc.onto(h, s.Card(p, j), j, z, order)
			pile.heights = append(pile.heights, h)
		}
	}
	return pile.heights[n]
}

// onto judges a pile of n cards with one more.
func (sc *scorer) onto(h height, c machine.Card, n int, z *scoreZone, order *[cards.Kinds]uint8) height {
	if sc.hunt {
		h.value += sc.Hunt
	}
	if c.Down() {
		h.value += sc.Down
	}
	k := c.Kind()
	o := order[k]
	if n > 0 {
		switch {
		case z.built[h.last].Has(k):
			h.value += sc.Built
			if z.runs[h.last].Has(k) {
				h.value += sc.Run
			}
		case o != reduce.NeverOut && order[h.last] < o:
			h.value += sc.Against
		}
	}
	if o < 64 {
		h.value += sc.Over * float32(bits.OnesCount64(h.order&(1<<o-1)))
		h.order |= 1 << o
	}
	h.held |= k.Bit()
	h.last = k
	return h
}
