package facts

import (
	"cmp"
	"math/big"
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Sets: cards that leave together, each from another pile. A card counts as part of a set if
// there are others that make one with it somewhere in the game; that they lie on top of different
// piles at the same time is not asked.

// setKinds is the set of cards that can be part of a set of a line, of those a zone may hold, with
// the others from any zone that the line names.
func (g *Setup) setKinds(v *View, a *Inflow, have cards.Mask) cards.Mask {
	return have & g.inSets(v, a, g.setPool(a))
}

// SetSize is how many cards a set has at least and at most.
func (g *Setup) SetSize(s *rules.Set) (least, most int) {
	if s.Most == 0 {
		return s.Least, g.Sheet.Pack.Size()
	}
	return s.Least, s.Most
}

// SetPiles is the number of piles that the cards of a set come from: each from another.
func (g *Setup) SetPiles(a *Inflow) int {
	from := map[int]bool{}
	if a.From == nil {
		for i, z := range g.Sheet.Zones {
			for j := range z.Piles {
				from[g.Layout.First(g.Sheet.Zones[i])+j] = a.Zones[i]
			}
		}
	} else {
		for _, p := range a.From.Any {
			for _, q := range g.Piles(p, a.Zone, rules.NoPile) {
				from[q] = true
			}
		}
	}
	n := 0
	for _, in := range from {
		if in {
			n++
		}
	}
	return n
}

// NoSuchSet reports whether the cards that lie where a line takes sets from make none.
func (g *Setup) NoSuchSet(v *View, a *Inflow) bool {
	pool := g.setPool(a)
	return pool != 0 && g.inSets(v, a, pool) == 0
}

// setPool is the cards that lie where a line takes sets from.
func (g *Setup) setPool(a *Inflow) cards.Mask {
	var pool cards.Mask
	for i, in := range a.Zones {
		if in {
			pool |= g.Holds[i]
		}
	}
	return pool
}

// inSets is the set of cards of a pool that can be part of a set.
func (g *Setup) inSets(v *View, a *Inflow, pool cards.Mask) cards.Mask {
	s := a.Set
	pool = g.guardedSet(v, a, pool)
	least, most := g.SetSize(s)
	most = min(most, g.Copies(pool), g.SetPiles(a))
	if most < least {
		return 0
	}
	if s.Listed != nil {
		return g.listed(s, pool)
	}
	switch {
	case s.Alike != nil:
		return g.relatedSets(s.Alike, least, pool)
	case s.Totals == nil:
		return pool
	}
	var m cards.Mask
	for _, n := range s.Totals {
		a := v.number(n)
		if a.Hi-a.Lo > maxTotals {
			return pool
		}
		for total := max(0, a.Lo); total <= a.Hi; total++ {
			m |= g.totalling(total, least, most, pool)
		}
	}
	return m
}

// guardedSet is the cards of a pool of which the condition of a line may hold: it is asked of every
// card of a set.
func (g *Setup) guardedSet(v *View, a *Inflow, pool cards.Mask) cards.Mask {
	if a.When == nil || v.play != nil || len(g.Sheet.Zones) == 0 {
		return pool
	}
	widest := slices.MaxFunc(g.Sheet.Zones, func(y, z *rules.Zone) int { return cmp.Compare(y.Piles, z.Piles) })
	var out cards.Mask
	for k := range pool.Each {
		w := *v
		w.play = &play{card: k, top: k, zone: widest, pile: rules.NoPile}
		if w.Guard(a.When)&CanTrue != 0 {
			out |= k.Bit()
		}
	}
	return out
}

// maxTotals bounds how many values of a total are looked at.
const maxTotals = 50

// listed is the cards of a set whose members are named one by one; none if one of them is not
// there.
func (g *Setup) listed(s *rules.Set, pool cards.Mask) cards.Mask {
	var m cards.Mask
	times := map[cards.Mask]int{}
	for _, k := range s.Listed {
		t := g.TableOfCard(k, rules.NoPile)
		times[t.Empty]++
		if g.Copies(t.Empty&pool) < times[t.Empty] {
			return 0
		}
		m |= t.Empty & pool
	}
	return m
}

// relatedSets is the cards that have enough others standing in a relation to them.
func (g *Setup) relatedSets(r *rules.Relation, least int, pool cards.Mask) cards.Mask {
	t := g.Related(r)
	var m cards.Mask
	for k := range pool.Each {
		with := t.On[k] & pool
		if r.Like == rules.NoLikeness {
			for x := range pool.Each {
				if t.On[x].Has(k) {
					with |= x.Bit()
				}
			}
			least = 2
		}
		n := (with &^ k.Bit()).Count() * g.Decks
		if with.Has(k) {
			n += g.Decks - 1
		}
		if n >= least-1 {
			m |= k.Bit()
		}
	}
	return m
}

// totalling is the cards of a pool that add up to a total with so many others.
func (g *Setup) totalling(total, least, most int, pool cards.Mask) cards.Mask {
	worth := func(k cards.Kind) int { return g.Sheet.Worth[k.Rank()] }
	if most == 2 {
		var m cards.Mask
		for k := range pool.Each {
			for x := range pool.Each {
				if worth(k)+worth(x) == total && (k != x || g.Decks > 1) {
					m |= k.Bit()
				}
			}
		}
		return m
	}
	values := map[int]int{} // how many cards count so much
	for k := range pool.Each {
		values[worth(k)] += g.Decks
	}
	var m cards.Mask
	fits := map[int]bool{}
	for k := range pool.Each {
		w := worth(k)
		if _, known := fits[w]; !known {
			values[w]--
			fits[w] = total >= w && sumsTo(values, total-w, least-1, most-1)
			values[w]++
		}
		if fits[w] {
			m |= k.Bit()
		}
	}
	return m
}

// manyCopies is how many cards of one worth are taken for any number of them, to bound the work.
const manyCopies = 9

// sumsTo reports whether least to most of some cards, told by how many count how much, make a
// total.
func sumsTo(values map[int]int, total, least, most int) bool {
	within := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(total)+1), big.NewInt(1))
	most = min(most, 60)
	// sums[n] has the bits of the totals that n cards can make.
	sums := make([]*big.Int, most+1)
	for n := range sums {
		sums[n] = new(big.Int)
	}
	sums[0].SetInt64(1)
	more := new(big.Int)
	for x, copies := range values {
		if copies >= min(most, manyCopies) {
			for n := 1; n <= most; n++ {
				more.Lsh(sums[n-1], uint(x))
				sums[n].Or(sums[n], more.And(more, within))
			}
			continue
		}
		for n := most; n > 0; n-- {
			for i := 1; i <= min(copies, n) && i*x <= total; i++ {
				more.Lsh(sums[n-i], uint(i*x))
				sums[n].Or(sums[n], more.And(more, within))
			}
		}
	}
	for n := max(0, least); n <= most; n++ {
		if sums[n].Bit(total) == 1 {
			return true
		}
	}
	return false
}

// AllBarred reports whether a line takes sets of which there are some, but its condition holds of
// none of their cards.
func (g *Setup) AllBarred(v *View, a *Inflow) bool {
	return a.When != nil && g.guardedSet(v, a, g.setPool(a)) == 0 && !g.NoSuchSet(v, a.Unguarded())
}
