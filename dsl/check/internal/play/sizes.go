package play

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// How many cards the piles of a zone ever hold.

// sizes is the numbers of cards that piles of a foundation have in play; nil where it is not known.
// A card comes where a line lets it and, if there are such, one of the `takes only` lines does.
func (g *setup) sizes(z *rules.Zone) *values {
	if vs, known := g.heights[z]; known {
		return vs
	}
	g.heights[z] = nil
	if z.Kind != dsl.Foundations || g.laidOn(z) {
		return nil
	}
	type coming struct {
		n    int
		when amount
	}
	var comings []coming
	bounded := false
	for _, a := range g.ways {
		if a.Zone != z {
			continue
		}
		if a.Grouped() || a.Size > 1 || a.Whole {
			return nil
		}
		c := coming{1, g.pileWhen(a.When)}
		bounded = bounded || c.when != anySize
		if !a.OnEmpty {
			c.when.lo = max(1, c.when.lo)
		}
		if !a.OnCards {
			c.when.hi = min(0, c.when.hi)
		}
		comings = append(comings, c)
	}
	var limits []amount
	for _, l := range z.Limits(rules.TakesOnly) {
		limits = append(limits, g.pileWhen(l.When))
		bounded = bounded || limits[len(limits)-1] != anySize
	}
	if !bounded {
		return nil
	}
	size := g.Sheet.Pack.Size()
	vs := &values{has: make([]bool, size+1)}
	for _, q := range g.PilesOf(z) {
		for n := max(0, g.table.piles[q].lo); n <= min(size, g.table.piles[q].hi); n++ {
			more := follow(0, size, n, func(n int) []int {
				out := []int{n - 1}
				lets := len(limits) == 0 || slices.ContainsFunc(limits, func(in amount) bool { return in.has(n) })
				for _, c := range comings {
					if lets && c.when.has(n) {
						out = append(out, n+c.n)
					}
				}
				return out
			})
			for i, has := range more.has {
				vs.has[i] = vs.has[i] || has
			}
		}
	}
	g.heights[z] = vs
	return vs
}

// anySize is the bounds of a pile where nothing is said of its cards.
var anySize = amount{0, lots}

// has reports whether a number lies in some bounds.
func (a amount) has(n int) bool { return a.lo <= n && n <= a.hi }

// most is the greatest of some values.
func (vs *values) most() int {
	for i := len(vs.has) - 1; i >= 0; i-- {
		if vs.has[i] {
			return vs.first + i
		}
	}
	return vs.first
}

// pileWhen is the bounds within which the cards of the own pile must lie for a guard to hold.
func (g *setup) pileWhen(gd *rules.Cond) amount {
	in := anySize
	if gd == nil || gd.Until() != nil || len(gd.Any) != 1 {
		return in
	}
	for _, f := range g.inPlay().facts(gd.Any[0]) {
		if f.of == "cards in pile" {
			in = amount{max(in.lo, f.in.lo), min(in.hi, f.in.hi)}
		}
	}
	return in
}

// pileHolds is how many cards a pile of a zone holds at most in play; not ok where it is not known.
func (g *setup) pileHolds(z *rules.Zone) (n int, ok bool) {
	if n, known := g.fullest[z]; known {
		return n, n > 0
	}
	n, ok = g.findFullest(z)
	if g.flowed {
		if !ok {
			n = 0
		}
		g.fullest[z] = n
	}
	return n, ok && n > 0
}

func (g *setup) findFullest(z *rules.Zone) (n int, ok bool) {
	if g.laidOn(z) {
		return 0, false
	}
	bounded := z.Piles > 0
	for i := range z.Piles {
		most, known, ends := g.length(z, i)
		bounded = bounded && known && ends
		n = max(n, most)
	}
	if bounded {
		for _, q := range g.PilesOf(z) {
			n = max(n, g.table.piles[q].hi)
		}
		return n, true
	}
	for _, a := range g.ways {
		if a.Zone == z && a.zones[z.Index] && !a.ByNature() {
			return 0, false // from pile to pile
		}
	}
	if !g.flowed || slices.ContainsFunc(g.edges, func(e edge) bool { return e.to == z.Index }) {
		return 0, false
	}
	n = 0
	for _, q := range g.PilesOf(z) {
		n = max(n, g.table.piles[q].hi)
	}
	return n, n > 0 && n < lots
}

// ownPile bounds the cards of the pile that the guard of a line asks about: so many at least, and
// so many fewer than a pile of the zone ever holds.
func (v *view) ownPile(z *rules.Zone, least, fewer int) fact {
	f := fact{of: "cards in pile", in: amount{least, lots}}
	if most, ok := v.pileHolds(z); ok && most-fewer >= least {
		f.in.hi = most - fewer
	}
	if vs := v.sizes(z); vs != nil && vs.most() >= least {
		f.in.hi = min(f.in.hi, vs.most())
	}
	return f
}

// laidOn reports whether some step or turn of play lays cards on piles of a zone.
func (g *setup) laidOn(z *rules.Zone) bool {
	return g.steps(func(path rules.Path, ev *rules.After) bool { return g.eventZones(path.To, ev)[z.Index] })
}
