package facts

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// What follows from when piles are full, and how high they can be built.

// Length is the number of cards at which the i-th pile of a zone is full. known is false where it
// depends on play; bounded is false where there is no such number.
func (g *Setup) Length(z *rules.Zone, i int) (n int, known, bounded bool) {
	if g.lengths[z] == nil {
		g.lengths[z] = g.Sheet.Lengths(z, g.set)
	}
	n, known = g.lengths[z][i].One()
	return n, known, !known || n != rules.NoEnd
}

// Closure is every card that can ever lie on the i-th pile of a foundation: what begins it, what
// the deal lays there, and whatever the lines let come on one of these. No order of play brings
// more, for each card there came by some line on a card there.
func (g *Setup) Closure(z *rules.Zone, i int) cards.Mask {
	m := g.Starting(z, i) | g.Dealt.Kinds[z.Index]
	for {
		more := m
		for _, a := range g.Inflows {
			if a.Zone != z {
				continue
			}
			if a.Seq != nil || a.Set != nil {
				return g.Pack()
			}
			more |= a.Table(i).On.Any(m)
		}
		if more == m {
			return m
		}
		m = more
	}
}

// Longest is the number of cards of the longest pile that the lines of a zone allow at its i-th
// place, at most n.
//
// It follows sets of cards, not cards: what may lie on top of a pile of some height, and what the
// lines let go on one of these, by what lies at the bottom. That a card is there twice only if the
// pack has it twice is not asked, so the true length may be less, never more.
func (g *Setup) Longest(z *rules.Zone, i, n int) int {
	if g.growsOtherwise(z) {
		return n
	}
	longest, dealt := 0, g.Dealt.Piles[g.Layout.First(z)+i].Hi
	begins, whole := g.Starting(z, i), true
	switch {
	case dealt == 1:
		begins |= g.Dealt.Kinds[z.Index]
	case dealt > 1:
		longest = g.builtUp(z, i, 0, g.Dealt.Kinds[z.Index], dealt, n)
	}
	for _, a := range g.Inflows {
		whole = whole && (a.Zone != z || !aboutPlay(a.Arrival))
	}
	if whole { // nothing is asked of the bottom
		return max(longest, g.builtUp(z, i, 0, begins, 1, n))
	}
	for k := range begins.Each {
		longest = max(longest, g.builtUp(z, i, k.Bit(), k.Bit(), 1, n))
	}
	return longest
}

// growsOtherwise reports whether cards come to a zone in other ways than one by one on top by its
// lines, or leave from under others.
func (g *Setup) growsOtherwise(z *rules.Zone) bool {
	under := func(u *rules.Unit) bool { return u.Of == rules.AnyOne }
	if g.LaidOn(z) || g.Swaps() || slices.ContainsFunc(rules.Forms[*rules.Unit](z), under) {
		return true
	}
	if g.sifted(z) || z.ClosesUp() != nil {
		return true // another card is on top then, or another pile there
	}
	return slices.ContainsFunc(g.Inflows, func(a *Inflow) bool {
		several := func(from *rules.Zone) bool { return a.Zones[from.Index] && g.MovesTogether(from) }
		switch {
		case a.Zone != z:
			return false
		case a.Grouped(), a.Bottom, a.Whole:
			return true
		}
		return z.Kind != dsl.Foundations && a.Size != 1 && slices.ContainsFunc(g.Sheet.Zones, several)
	})
}

// builtUp is the height to which cards are built, at most n, on a pile of some height with one of
// some cards on top; under is what lies at its bottom, as in a play.
func (g *Setup) builtUp(z *rules.Zone, i int, under, at cards.Mask, height, n int) int {
	if at == 0 {
		return 0
	}
	v := g.InPlay()
	for ; height < n; height++ {
		next := cards.Mask(0)
		for _, a := range g.Inflows {
			if a.Zone != z {
				continue
			}
			if on := &a.Table(i).On; !aboutPlay(a.Arrival) {
				next |= on.Any(at)
			} else {
				next |= g.letOn(v, a, on, &play{zone: z, pile: g.Layout.First(z) + i, under: under}, at)
			}
		}
		if next == 0 {
			return height
		}
		at = next
	}
	return n
}

// letOn are the cards that the condition of a line lets go on one of some cards of a pile.
func (g *Setup) letOn(v *View, a *Inflow, on *cards.Table, p *play, at cards.Mask) (out cards.Mask) {
	w := *v
	for top := range at.Each {
		for k := range (on[top] &^ out).Each {
			p.card, p.top = k, top
			if w.play = p; w.Guard(a.When)&CanTrue != 0 {
				out |= k.Bit()
			}
		}
	}
	return out
}
