package machine

import (
	"math/bits"

	"pat/dsl/cards"
	"pat/interp/internal/code"
)

// This file answers what hands score. A hand is a few cards, so every way to pick some of them is
// looked at; which they are is a bit for each. Nothing is kept between two answers: who asks puts
// what is cheap before it, as `no spaces in tableau and hands is at least 200`.

// A hand is the cards of one, in order, and where they lie.
type hand struct {
	n     int
	kinds [code.MaxHand]cards.Kind
	piles [code.MaxHand]uint8
}

// add adds a card that lies face up, as long as there is room.
func (h *hand) add(c Card, pile uint8) {
	if !c.Down() && h.n < code.MaxHand {
		h.kinds[h.n], h.piles[h.n] = c.Kind(), pile
		h.n++
	}
}

// hands is what all hands score. Where a line that scores asks what they score, it finds nothing.
func (s *State) hands() (sum int) {
	if s.scoring {
		return 0
	}
	s.scoring = true
	defer func() { s.scoring = false }()
	for i := range s.Game.Hands {
		x := &s.Game.Hands[i]
		for _, piles := range x.Lines {
			var h hand
			for _, p := range piles {
				n := int(s.N[p])
				at := max(0, n-1)
				if x.Whole {
					at = max(0, n-code.MaxHand)
				}
				for ; at < n; at++ {
					h.add(s.At(int(p), at), p)
				}
			}
			if x.With >= 0 {
				c := NoCtx
				list, _ := s.resolve(x.With, &c)
				for _, p := range list {
					switch {
					case s.N[p] == 0 || Contains(piles, p): // no card counts twice
					case s.Game.Places[x.With].End < 0:
						h.add(s.At(int(p), 0), p)
					default:
						h.add(s.Top[p], p)
					}
				}
			}
			sum += s.scored(x, &h)
		}
	}
	return sum
}

// scored is what one hand scores: by the best line that fits of those that count once, and by all
// that count each time.
func (s *State) scored(x *code.Hands, h *hand) (sum int) {
	best := 0
	for i := range x.Count {
		r := &x.Count[i]
		if !r.Each && r.Points <= best {
			continue
		}
		pool := uint16(0)
		for j := range h.n {
			if s.countsFor(r, h, j) {
				pool |= 1 << j
			}
		}
		switch {
		case r.Each:
			sum += r.Points * s.times(r, h, pool)
		case s.holds(r, h, pool):
			best = r.Points
		}
	}
	return sum + best
}

// countsFor reports whether a line may pick a card.
func (s *State) countsFor(r *code.CountRule, h *hand, j int) bool {
	if r.From != nil && !r.From.Has(int(h.piles[j])) {
		return false
	}
	p := int16(h.piles[j])
	return s.Test(r.Guard, &Ctx{Card: h.kinds[j], Pile: p, Source: p})
}

// holds reports whether the cards that a line may pick have what it asks for: its sets, with no
// card in common.
func (s *State) holds(r *code.CountRule, h *hand, pool uint16) bool {
	for one := range subsets(pool) {
		if !s.fits(&r.Sets[0], h, one) {
			continue
		}
		if len(r.Sets) == 1 {
			return true
		}
		for other := range subsets(pool &^ one) {
			if s.fits(&r.Sets[1], h, other) {
				return true
			}
		}
	}
	return false
}

// times is how many of the largest sets fit a line, or how many cards these have.
func (s *State) times(r *code.CountRule, h *hand, pool uint16) (n int) {
	var fit [1 << code.MaxHand]uint16
	found := 0
	for one := range subsets(pool) {
		if s.fits(&r.Sets[0], h, one) {
			fit[found] = one
			found++
		}
	}
	for i, one := range fit[:found] {
		largest := true
		for j, other := range fit[:found] {
			largest = largest && (i == j || one&^other != 0)
		}
		switch {
		case largest && r.PerCard:
			n += bits.OnesCount16(one)
		case largest:
			n++
		}
	}
	return n
}

// subsets lists the sets of one or more of some cards.
func subsets(pool uint16) func(func(uint16) bool) {
	return func(yield func(uint16) bool) {
		for one := pool; one != 0; one = (one - 1) & pool {
			if !yield(one) {
				return
			}
		}
	}
}

// fits reports whether some cards of a hand belong together.
func (s *State) fits(t *code.HandSet, h *hand, some uint16) bool {
	n := bits.OnesCount16(some)
	if n < t.Least || t.Most > 0 && n > t.Most {
		return false
	}
	if t.Totals != nil && !s.totals(t, h, some) {
		return false
	}
	if t.Listed != nil {
		return s.named(t, h, some, 0) && (t.Suits == nil || everyPair(h, some, func(a, b cards.Kind) bool {
			return t.Suits[a].Has(b)
		}))
	}
	switch {
	case t.Phrase < 0:
		return true
	case t.Alike:
		return everyPair(h, some, func(a, b cards.Kind) bool { return s.follows(t, a, b) })
	}
	return s.inOrder(t, h, some, -1)
}

// totals reports whether some cards count together what is asked for.
func (s *State) totals(t *code.HandSet, h *hand, some uint16) bool {
	sum := 0
	for ; some != 0; some &= some - 1 {
		sum += s.worth(h.kinds[bits.TrailingZeros16(some)])
	}
	for _, n := range t.Totals {
		c := NoCtx
		if v, ok := s.value(n, &c); ok && v == sum {
			return true
		}
	}
	return false
}

// everyPair reports whether any two of some cards are so.
func everyPair(h *hand, some uint16, so func(a, b cards.Kind) bool) bool {
	for left := some; left != 0; left &= left - 1 {
		a := h.kinds[bits.TrailingZeros16(left)]
		for others := left & (left - 1); others != 0; others &= others - 1 {
			if !so(a, h.kinds[bits.TrailingZeros16(others)]) {
				return false
			}
		}
	}
	return true
}

// named gives every listed phrase from one on a card of its own.
func (s *State) named(t *code.HandSet, h *hand, some uint16, i int) bool {
	if i == len(t.Listed) {
		return true
	}
	for left := some; left != 0; left &= left - 1 {
		j := bits.TrailingZeros16(left)
		c := NoCtx
		k := h.kinds[j]
		if s.Mask(t.Listed[i], k, &c).Has(k) && s.named(t, h, some&^(1<<j), i+1) {
			return true
		}
	}
	return false
}

// follows reports whether a card stands in the relation of a set to another.
func (s *State) follows(t *code.HandSet, before, k cards.Kind) bool {
	c := NoCtx
	return s.Mask(t.Phrase, before, &c).Has(k)
}

// inOrder reports whether some cards can be put in an order, behind one of the hand or none, so
// that each stands in the relation to the one before.
func (s *State) inOrder(t *code.HandSet, h *hand, some uint16, before int) bool {
	if some == 0 {
		return true
	}
	for left := some; left != 0; left &= left - 1 {
		j := bits.TrailingZeros16(left)
		if before >= 0 && !s.follows(t, h.kinds[before], h.kinds[j]) {
			continue
		}
		if s.inOrder(t, h, some&^(1<<j), j) {
			return true
		}
	}
	return false
}
