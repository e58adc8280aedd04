package check

import (
	"fmt"
	"math/big"

	"pat/dsl"
	"pat/dsl/cards"
)

// Sets: cards that leave together.

// setKinds is the set of cards that can be part of a set of a line, of those a zone may hold, with the others from
// any zone that the line names.
func (g *setup) setKinds(v *view, a *arrival, have cards.Mask) cards.Mask {
	var pool cards.Mask
	for i, in := range a.zones {
		if in {
			pool |= g.holds[i]
		}
	}
	return have & g.inSets(v, a.set, pool)
}

// inSets is the set of cards of a pool that can be part of a set.
func (g *setup) inSets(v *view, s *dsl.Set, pool cards.Mask) cards.Mask {
	least, most := 2, g.copies(pool)
	alike := s.Alike
	switch {
	case s.Pair != nil:
		most, alike = 2, s.Pair
	case s.Listed != nil:
		return g.listed(s, pool)
	case s.Number != "":
		least = number(s.Number)
		most = least
		if s.ToNumber != "" {
			most = number(s.ToNumber)
		}
	}
	if g.copies(pool) < least {
		return 0
	}
	switch {
	case alike == nil:
		return pool
	case alike.Rel != nil:
		return g.relatedSets(alike.Rel, least, pool)
	}
	var m cards.Mask
	for _, n := range alike.Totals {
		a := v.number(n)
		if a.hi-a.lo > maxTotals {
			return pool
		}
		for total := max(0, a.lo); total <= a.hi; total++ {
			m |= g.totalling(total, least, most, pool)
		}
	}
	return m
}

// maxTotals bounds how many values of a total are looked at.
const maxTotals = 50

// listed is the cards of a set whose members are named one by one; none if one of them is not there.
func (g *setup) listed(s *dsl.Set, pool cards.Mask) cards.Mask {
	var m cards.Mask
	for _, k := range s.Listed {
		t := g.tableOfCard(k, noPile)
		if t.empty&pool == 0 {
			return 0
		}
		m |= t.empty & pool
	}
	return m
}

// relatedSets is the cards that have enough others standing in a relation to them.
func (g *setup) relatedSets(r *dsl.Relation, least int, pool cards.Mask) cards.Mask {
	t := g.related(r)
	var m cards.Mask
	for k := range pool.Each {
		with := t.on[k] & pool
		if r.Alike == "" {
			for x := range pool.Each {
				if t.on[x].Has(k) {
					with |= x.Bit()
				}
			}
			least = 2
		}
		n := (with &^ k.Bit()).Count() * g.decks
		if with.Has(k) {
			n += g.decks - 1
		}
		if n >= least-1 {
			m |= k.Bit()
		}
	}
	return m
}

// totalling is the cards of a pool that add up to a total with so many others. Equal cards of several packs are
// not counted, except where two make the whole set.
func (g *setup) totalling(total, least, most int, pool cards.Mask) cards.Mask {
	worth := func(k cards.Kind) int { return g.sheet.Worth[k.Rank()] }
	if most == 2 {
		var m cards.Mask
		for k := range pool.Each {
			for x := range pool.Each {
				if worth(k)+worth(x) == total && (k != x || g.decks > 1) {
					m |= k.Bit()
				}
			}
		}
		return m
	}
	values := map[int]bool{}
	for k := range pool.Each {
		values[worth(k)] = true
	}
	// sums[n] has the bits of the totals that n cards can make.
	within := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(total)+1), big.NewInt(1))
	sums := []*big.Int{big.NewInt(1)}
	for n := 1; n < min(most, 60); n++ {
		next, more := new(big.Int), new(big.Int)
		for x := range values {
			next.Or(next, more.Lsh(sums[n-1], uint(x)))
		}
		sums = append(sums, next.And(next, within))
	}
	var m cards.Mask
	for k := range pool.Each {
		left := total - worth(k)
		for n := least - 1; n < len(sums) && left >= 0; n++ {
			if sums[n].Bit(left) == 1 {
				m |= k.Bit()
				break
			}
		}
	}
	return m
}

// unpaired finds cards that can leave only in pairs and are an odd number, or of two sides that are not equally
// many: some of them must stay. partner says which cards a card leaves with. An odd group is returned as one.
func (g *setup) unpaired(partner func(cards.Kind) cards.Mask, only cards.Mask) (some, others cards.Mask) {
	done := cards.Mask(0)
	for k := range only.Each {
		if done.Has(k) {
			continue
		}
		// Walk the group of k, each card on the other side than its partners.
		sides := [2]cards.Mask{k.Bit(), 0}
		open := []cards.Kind{k}
		mixed := false
		for len(open) > 0 {
			x := open[0]
			open = open[1:]
			here := 0
			if sides[1].Has(x) {
				here = 1
			}
			for y := range partner(x).Each {
				switch {
				case sides[here].Has(y):
					mixed = true
				case !sides[1-here].Has(y):
					sides[1-here] |= y.Bit()
					open = append(open, y)
				}
			}
		}
		group := sides[0] | sides[1]
		done |= group
		if group&^only != 0 {
			continue
		}
		switch {
		case !mixed && g.copies(sides[0]) != g.copies(sides[1]) && sides[1] != 0:
			return sides[0], sides[1]
		case g.copies(group)%2 == 1:
			return group, 0
		}
	}
	return 0, 0
}

// hopelessPairs finds cards that leave only in pairs and cannot all be paired.
func (g *setup) hopelessPairs(t *dsl.Count, goal []bool) *dsl.Diagnostic {
	var single cards.Mask // what can come there otherwise
	var pair *arrival
	tables := []cards.Table{}
	for _, a := range g.ways {
		if !goal[a.zone.Index] {
			continue
		}
		if a.set == nil || a.set.Pair == nil {
			for _, e := range g.edges {
				if e.line == a.line {
					single |= e.kinds
				}
			}
			continue
		}
		pair = a
		tables = append(tables, g.pairTable(a.set.Pair))
	}
	for i, in := range goal {
		if in && g.table.kinds[i] != 0 || in && g.sheet.Zones[i].Kind != "discard" {
			return nil
		}
	}
	for _, e := range g.edges {
		if goal[e.to] && e.step {
			return nil
		}
	}
	if pair == nil {
		return nil
	}
	partner := func(k cards.Kind) cards.Mask {
		var m cards.Mask
		for i := range tables {
			m |= tables[i][k]
		}
		return m
	}
	some, others := g.unpaired(partner, g.pack()&^single)
	if some == 0 {
		return nil
	}
	d := finding("impossible-win", t.Span, "the game cannot be won: %s leave in pairs, but they are %d, an odd number", g.show(some|others), g.copies(some|others))
	if others != 0 {
		d.Message = fmt.Sprintf("the game cannot be won: %s leave only with %s, but they are %d and %d cards", g.show(some), g.show(others), g.copies(some), g.copies(others))
	}
	d.Others = other(pair.line.Span, "only pairs leave")
	d.Help = "ask for fewer cards, or let one leave alone"
	return d
}

// pairTable lists for every card the cards that it makes a pair with.
func (g *setup) pairTable(alike *dsl.Alike) cards.Table {
	var t cards.Table
	if alike.Rel != nil {
		on := g.related(alike.Rel).on
		for k := range g.pack().Each {
			t[k] |= on[k]
			for x := range on[k].Each {
				t[x] |= k.Bit()
			}
		}
		if g.decks == 1 {
			for k := range t {
				t[k] &^= cards.Kind(k).Bit()
			}
		}
		return t
	}
	for _, n := range alike.Totals {
		total, ok := g.num(n, noPile)
		for k := range g.pack().Each {
			for x := range g.pack().Each {
				if !ok || g.sheet.Worth[k.Rank()]+g.sheet.Worth[x.Rank()] == total && (k != x || g.decks > 1) {
					t[k] |= x.Bit()
				}
			}
		}
	}
	return t
}
