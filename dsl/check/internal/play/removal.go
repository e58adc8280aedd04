package play

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

// Sets: cards that leave together.

// setKinds is the set of cards that can be part of a set of a line, of those a zone may hold, with
// the others from any zone that the line names.
func (g *setup) setKinds(v *view, a *arrival, have cards.Mask) cards.Mask {
	return have & g.inSets(v, a, g.setPool(a))
}

// setSize is how many cards a set has at least and at most.
func (g *setup) setSize(s *rules.Set) (least, most int) {
	if s.Most == 0 {
		return s.Least, g.Sheet.Pack.Size()
	}
	return s.Least, s.Most
}

// setPiles is the number of piles that the cards of a set come from: each from another.
func (g *setup) setPiles(a *arrival) int {
	from := map[int]bool{}
	if a.From == nil {
		for i, z := range g.Sheet.Zones {
			for j := range z.Piles {
				from[g.Layout.First(g.Sheet.Zones[i])+j] = a.zones[i]
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

// noSuchSet reports whether the cards that lie where a line takes sets from make none.
func (g *setup) noSuchSet(v *view, a *arrival) bool {
	pool := g.setPool(a)
	return pool != 0 && g.inSets(v, a, pool) == 0
}

// barredSet finds a set whose cards there are, and of which the condition bars each.
func (g *setup) barredSet(v *view, a *arrival) bool {
	if a.When == nil || g.guardedSet(v, a, g.setPool(a)) != 0 || g.noSuchSet(v, a.unguarded()) {
		return false
	}
	d := g.Warnf("no-effect", a.Line.Span, "`%s` never happens: what it asks of each of its cards holds of none",
		a.text())
	asks := a.Line.Words[slices.IndexFunc(a.Line.Words, isWhen)+1:]
	if slices.ContainsFunc(asks, func(t dsl.Token) bool { return t.Value == "pile" }) {
		d.Notes = append(d.Notes, "of a set or a pair `pile` is the pile that each card lies in, not the one it "+
			"comes to")
	}
	return true
}

// isWhen reports whether a word begins the condition of a line.
func isWhen(t dsl.Token) bool { return t.Value == "when" || t.Value == "until" }

// setPool is the cards that lie where a line takes sets from.
func (g *setup) setPool(a *arrival) cards.Mask {
	var pool cards.Mask
	for i, in := range a.zones {
		if in {
			pool |= g.holds[i]
		}
	}
	return pool
}

// inSets is the set of cards of a pool that can be part of a set.
func (g *setup) inSets(v *view, a *arrival, pool cards.Mask) cards.Mask {
	s := a.Set
	pool = g.guardedSet(v, a, pool)
	least, most := g.setSize(s)
	most = min(most, g.copies(pool), g.setPiles(a))
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
		if a.hi-a.lo > maxTotals {
			return pool
		}
		for total := max(0, a.lo); total <= a.hi; total++ {
			m |= g.totalling(total, least, most, pool)
		}
	}
	return m
}

// guardedSet is the cards of a pool of which the condition of a line may hold: it is asked of every
// card of a set.
func (g *setup) guardedSet(v *view, a *arrival, pool cards.Mask) cards.Mask {
	if a.When == nil || v.play != nil || len(g.Sheet.Zones) == 0 {
		return pool
	}
	widest := slices.MaxFunc(g.Sheet.Zones, func(y, z *rules.Zone) int { return cmp.Compare(y.Piles, z.Piles) })
	var out cards.Mask
	for k := range pool.Each {
		w := *v
		w.play = &play{k, k, widest, rules.NoPile}
		if w.guard(a.When)&canTrue != 0 {
			out |= k.Bit()
		}
	}
	return out
}

// maxTotals bounds how many values of a total are looked at.
const maxTotals = 50

// listed is the cards of a set whose members are named one by one; none if one of them is not
// there.
func (g *setup) listed(s *rules.Set, pool cards.Mask) cards.Mask {
	var m cards.Mask
	times := map[cards.Mask]int{}
	for _, k := range s.Listed {
		t := g.tableOfCard(k, rules.NoPile)
		times[t.empty]++
		if g.copies(t.empty&pool) < times[t.empty] {
			return 0
		}
		m |= t.empty & pool
	}
	return m
}

// relatedSets is the cards that have enough others standing in a relation to them.
func (g *setup) relatedSets(r *rules.Relation, least int, pool cards.Mask) cards.Mask {
	t := g.related(r)
	var m cards.Mask
	for k := range pool.Each {
		with := t.on[k] & pool
		if r.Like == rules.NoLikeness {
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

// totalling is the cards of a pool that add up to a total with so many others.
func (g *setup) totalling(total, least, most int, pool cards.Mask) cards.Mask {
	worth := func(k cards.Kind) int { return g.Sheet.Worth[k.Rank()] }
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
	values := map[int]int{} // how many cards count so much
	for k := range pool.Each {
		values[worth(k)] += g.decks
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

// unpaired finds cards that can leave only in pairs and are an odd number, or of two sides that are
// not equally many: some of them must stay. partner says which cards a card leaves with. An odd
// group is returned as one.
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

// onlyPlayed reports whether all cards of some zones come there by play, one set after another, and
// stay.
func (g *setup) onlyPlayed(goal []bool) bool {
	for i, in := range goal {
		if in && (g.table.kinds[i] != 0 || g.Sheet.Zones[i].Kind != dsl.Discard) {
			return false
		}
	}
	return !slices.ContainsFunc(g.edges, func(e edge) bool { return goal[e.to] && e.step })
}

// hopelessPairs finds cards that leave only in pairs and cannot all be paired.
func (g *setup) hopelessPairs(at dsl.Span, goal []bool) *dsl.Diagnostic {
	var single cards.Mask // what can come there otherwise
	var pair *arrival
	tables := []cards.Table{}
	for _, a := range g.ways {
		if !goal[a.Zone.Index] {
			continue
		}
		if a.Set == nil || !a.Set.Pair {
			for _, e := range g.edges {
				if e.line == a.Line {
					single |= e.kinds
				}
			}
			continue
		}
		pair = a
		tables = append(tables, g.pairTable(a.Set))
	}
	if pair == nil || !g.onlyPlayed(goal) {
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
	d := finding("impossible-win", at, "the game cannot be won: %s leave in pairs, but they are %d, an odd number",
		g.show(some|others), g.copies(some|others))
	if others != 0 {
		d.Message = fmt.Sprintf("the game cannot be won: %s leave only with %s, but they are %d and %d cards",
			g.show(some), g.show(others), g.copies(some), g.copies(others))
	}
	d.Others = judge.Other(pair.Line.Span, "only pairs leave")
	d.Help = "fewer cards could be asked for, or one leave alone"
	return d
}

// hopelessSets finds cards of one rank, suit or colour that leave only together, and whose number
// does not come out.
func (g *setup) hopelessSets(at dsl.Span, goal []bool) *dsl.Diagnostic {
	if !g.onlyPlayed(goal) {
		return nil
	}
	for _, of := range []rules.Sort{rules.RankSort, rules.SuitSort, rules.ColourSort} {
		done := cards.Mask(0)
		for k := range g.pack().Each {
			if done.Has(k) {
				continue
			}
			m := g.related(&rules.Relation{Like: rules.Same, Of: of}).on[k] & g.pack()
			done |= m | k.Bit()
			if d := g.hopelessGroup(at, goal, of, m|k.Bit()); d != nil {
				return d
			}
		}
	}
	return nil
}

// hopelessGroup judges the cards that are of one rank, suit or colour.
func (g *setup) hopelessGroup(at dsl.Span, goal []bool, of rules.Sort, m cards.Mask) *dsl.Diagnostic {
	sizes := map[int]bool{}
	var line *arrival
	for _, a := range g.ways {
		if !goal[a.Zone.Index] ||
			!slices.ContainsFunc(g.edges, func(e edge) bool { return e.line == a.Line && e.kinds&m != 0 }) {
			continue
		}
		if a.Set == nil || a.Set.Listed != nil {
			return nil // some leave otherwise
		}
		if alike := a.Set.Alike; alike == nil || alike.Like != rules.Same || alike.Of != of {
			return nil
		}
		least, most := g.setSize(a.Set)
		for n := least; n <= min(most, g.setPiles(a)); n++ {
			sizes[n] = true
		}
		if line != nil {
			line = &arrival{} // several: no one of them is at fault
		} else {
			line = a
		}
	}
	have := g.copies(m)
	if line == nil || comesOut(have, sizes) {
		return nil
	}
	d := finding("impossible-win", at, "the game cannot be won: %s leave only in sets of one %s, and %d cards do "+
		"not come out in such sets", g.show(m), strings.TrimPrefix(of.String(), "a "), have)
	d.Help = "others could leave alone, or fewer cards be asked for"
	if line.Arrival == nil || line.Set.Pair || line.Set.Most == 0 {
		return d
	}
	d.Others = judge.Other(line.Line.Span, "only sets leave")
	least, most := g.setSize(line.Set)
	d.Notes = append(d.Notes, fmt.Sprintf("%d is no sum of such numbers", have))
	if least == most {
		d.Message = fmt.Sprintf("the game cannot be won: %s leave in sets of %d, but they are %s", g.show(m), least,
			dsl.Many(have, "card"))
		d.Notes = []string{fmt.Sprintf("%d is not a multiple of %d", have, least)}
	}
	for more := most + 1; more <= g.setPiles(line); more++ {
		sizes[more] = true
		if comesOut(have, sizes) {
			g.OfferText(d, line.Line.Span,
				strings.Replace(line.text(), saidSize(line.Set), fmt.Sprintf("%d to %d cards", least, more), 1))
			break
		}
	}
	return d
}

// saidSize is how a set says how many cards it has.
func saidSize(s *rules.Set) string {
	if s.Most != s.Least {
		return fmt.Sprintf("%d to %d cards", s.Least, s.Most)
	}
	return fmt.Sprintf("%d cards", s.Least)
}

// comesOut reports whether n cards can be parted into sets of some sizes.
func comesOut(n int, sizes map[int]bool) bool {
	can := make([]bool, n+1)
	can[0] = true
	for i := 1; i <= n; i++ {
		for size := range sizes {
			can[i] = can[i] || size <= i && can[i-size]
		}
	}
	return can[n]
}

// pairTable lists for every card the cards that it makes a pair with.
func (g *setup) pairTable(s *rules.Set) cards.Table {
	var t cards.Table
	if s.Alike != nil {
		on := g.related(s.Alike).on
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
	for _, n := range s.Totals {
		total, ok := g.num(n, rules.NoPile)
		for k := range g.pack().Each {
			for x := range g.pack().Each {
				if !ok || g.Sheet.Worth[k.Rank()]+g.Sheet.Worth[x.Rank()] == total && (k != x || g.decks > 1) {
					t[k] |= x.Bit()
				}
			}
		}
	}
	return t
}
