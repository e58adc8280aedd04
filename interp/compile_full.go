package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file works out before play how long foundations get.

// fullLengths finds the natural length of every pile that has one: a foundation by its list, by the sequence it
// takes, or by the longest chain of its build lines from its base.
func (c *compiler) fullLengths() {
	for i := range c.zones {
		z := &c.zones[i]
		if z.sheet.Kind != dsl.Foundations {
			continue
		}
		n := len(c.pack.Order)
		for j := range z.n {
			length := -1
			for a := range z.arrive {
				if o := z.arrive[a].order; o != nil {
					length = len(o.ranks)
				}
			}
			for _, u := range z.onUnit {
				if u < 0 {
					length = max(length, 0)
				} else {
					length = max(length, int(u))
				}
			}
			z.full = append(z.full, int16(length))
			if length >= 0 || len(z.onUnit) > 0 {
				continue
			}
			by := make([]int16, n+1)
			for b := 1; b <= n; b++ {
				by[b] = int16(c.chainFrom(z, j, b))
			}
			by[0] = -1
			start := c.startRanks(z, j)
			if start == nil {
				z.baseZone = i
				z.fullBy = append(z.fullBy, by)
				continue
			}
			for _, b := range start {
				z.full[j] = max(z.full[j], by[b])
			}
		}
		if z.fullBy != nil {
			same := true
			for _, by := range z.fullBy {
				for b := 2; b < len(by); b++ {
					same = same && by[b] == z.fullBy[0][1] && by[1] == z.fullBy[0][1]
				}
			}
			if same && len(z.fullBy) == z.n {
				for j := range z.full {
					z.full[j] = z.fullBy[0][1]
				}
				z.fullBy = nil
			} else if len(z.fullBy) != z.n {
				z.fullBy = nil
			}
		}
		if slices.Max(z.full) < 0 {
			z.full = nil
		}
	}
}

// sums turns `Z full` into a sum of lengths where all lengths are fixed: no pile can hold more than its own.
func (c *compiler) sums() {
	for i := range c.nodes {
		nd := &c.nodes[i]
		if nd.op != opFull {
			continue
		}
		pl := &c.places[nd.a]
		if !pl.always() {
			continue
		}
		total := 0
		for _, p := range pl.piles {
			z := &c.zones[c.piles[p].zone]
			switch {
			case z.fixedMax >= 0:
				total += z.fixedMax
			case z.atMost < 0 && z.fullBy == nil && z.full != nil && z.full[int(p)-z.first] >= 0:
				total += int(z.full[int(p)-z.first])
			default:
				total = -1 << 20
			}
		}
		if total > 0 {
			*nd = node{opPaired, nd.a, int32(total), 0}
		}
	}
}

// startRanks lists the places of the ranks that may start a foundation; nil if that is fixed in play.
func (c *compiler) startRanks(z *zone, j int) []int {
	var m cards.Mask
	for i := range z.arrive {
		a := &z.arrive[i]
		if !a.onEmpty || a.phrase < 0 {
			continue
		}
		if c.needsPhrase(a.phrase)&^needPile != 0 {
			return nil
		}
		s := State{g: c.Game}
		cx := ctx{card: rules.None, pile: int16(z.first + j), source: -1}
		m |= s.mask(a.phrase, rules.None, &cx)
	}
	var out []int
	for p := 1; p <= len(c.pack.Order); p++ {
		if c.rankMask[p]&m != 0 {
			out = append(out, p)
		}
	}
	return out
}

// chainFrom is how many cards lie on one another from a base on, each rank once; of `same suit` all cards of the suit,
// of `same rank` all of the rank. -1 if the build lines set no end.
func (c *compiler) chainFrom(z *zone, j, base int) int {
	best := -1
	for _, r := range rules.All[*dsl.Build](z.sheet) {
		if r.Stmt.Cards == nil {
			continue
		}
		for _, k := range r.Stmt.Cards.Any {
			if w := k.What(); w != nil && w.Rel != nil && w.Rel.Alike == "same" {
				switch w.Rel.Of {
				case "suit":
					best = max(best, c.pack.Decks*len(c.pack.Order))
				case "rank":
					best = max(best, c.pack.Decks*len(c.pack.Suits))
				}
			}
		}
	}
	for _, dir := range []int{1, -1} {
		var next [cards.Ranks + 1][]int
		some := false
		for _, r := range rules.All[*dsl.Build](z.sheet) {
			if r.Stmt.Cards == nil {
				continue
			}
			for _, k := range r.Stmt.Cards.Any {
				if k.Looser != "" {
					return -1
				}
				w := k.What()
				if w == nil || w.Rel == nil || w.Rel.Alike != "" {
					continue
				}
				e := c.env(z.first + j)
				t, _ := e.Up(w.Rel)
				if dir < 0 {
					t, _ = e.Down(w.Rel)
				}
				for k := range cards.Kind(cards.Kinds) {
					if !c.pack.Has(k) {
						continue
					}
					for x := range t[k].Each {
						some = true
						p := c.pack.Place(k)
						if q := c.pack.Place(x); !slices.Contains(next[p], q) {
							next[p] = append(next[p], q)
						}
					}
				}
			}
		}
		if !some {
			continue
		}
		seen := map[int]bool{base: true}
		length, at := 1, base
		for {
			moved := false
			for _, q := range next[at] {
				if !seen[q] {
					seen[q], at, moved = true, q, true
					length++
					break
				}
			}
			if !moved {
				break
			}
		}
		best = max(best, length)
	}
	return best
}
