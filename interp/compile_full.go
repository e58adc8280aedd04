package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file works out before play how long foundations get.

// fullLengths notes at how many cards every foundation is full, by the card at its bottom where it hangs on that.
func (c *compiler) fullLengths() {
	for i := range c.zones {
		z := &c.zones[i]
		if z.sheet.Kind != dsl.Foundations || z.atMost >= 0 {
			continue
		}
		by := make([][]int16, z.n)
		for j, l := range c.sheet.Lengths(z.sheet, c.setting) {
			n, one := l.One()
			if l.Known && !one {
				n = l.Most()
				for _, m := range l.From {
					by[j] = append(by[j], int16(m))
				}
				z.fullBy = by
			}
			if !l.Known {
				n = rules.NoEnd
			}
			z.full = append(z.full, int16(n))
		}
		if slices.Max(z.full) < 0 {
			z.full = nil
		}
	}
}

// sums asks of `Z full` first for the sum of the lengths, where all are fixed: piles that hold fewer cards are not all full.
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
			*nd = node{opPaired, nd.a, int32(total), 1}
		}
	}
}
