package facts

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// How many cards the piles of a zone ever hold.

// Sizes is the numbers of cards that piles of a foundation have in play; nil where it is not known.
// A card comes where a line lets it and, if there are such, one of the `takes only` lines does.
// From what the deal lays the heights are followed up by these lines, and down, for cards may go
// back.
func (g *Setup) Sizes(z *rules.Zone) *Values {
	if vs, known := g.heights[z]; known {
		return vs
	}
	g.heights[z] = nil
	if z.Kind != dsl.Foundations || g.LaidOn(z) {
		return nil
	}
	type coming struct {
		n    int
		when Amount
	}
	var comings []coming
	bounded := false
	for _, a := range g.Inflows {
		if a.Zone != z {
			continue
		}
		if a.Grouped() || a.Size > 1 || a.Whole {
			return nil
		}
		c := coming{1, g.PileWhen(a.When)}
		bounded = bounded || c.when != AnySize
		if !a.OnEmpty {
			c.when.Lo = max(1, c.when.Lo)
		}
		if !a.OnCards {
			c.when.Hi = min(0, c.when.Hi)
		}
		comings = append(comings, c)
	}
	var limits []Amount
	for _, l := range z.Limits(rules.TakesOnly) {
		limits = append(limits, g.PileWhen(l.When))
		bounded = bounded || limits[len(limits)-1] != AnySize
	}
	if !bounded {
		return nil
	}
	size := g.Sheet.Pack.Size()
	vs := &Values{Has: make([]bool, size+1)}
	for _, q := range g.PilesOf(z) {
		for n := max(0, g.Dealt.Piles[q].Lo); n <= min(size, g.Dealt.Piles[q].Hi); n++ {
			more := follow(0, size, n, func(n int) []int {
				out := []int{n - 1}
				lets := len(limits) == 0 || slices.ContainsFunc(limits, func(in Amount) bool { return in.has(n) })
				for _, c := range comings {
					if lets && c.when.has(n) {
						out = append(out, n+c.n)
					}
				}
				return out
			})
			for i, has := range more.Has {
				vs.Has[i] = vs.Has[i] || has
			}
		}
	}
	g.heights[z] = vs
	return vs
}

// Most is the greatest of some values.
func (vs *Values) Most() int {
	for i := len(vs.Has) - 1; i >= 0; i-- {
		if vs.Has[i] {
			return vs.First + i
		}
	}
	return vs.First
}

// PileWhen is the bounds within which the cards of the own pile must lie for a guard to hold.
func (g *Setup) PileWhen(gd *rules.Cond) Amount {
	in := AnySize
	if gd == nil || gd.Until() != nil || len(gd.Any) != 1 {
		return in
	}
	for _, f := range g.InPlay().facts(gd.Any[0]) {
		if f.of == "cards in pile" {
			in = Amount{max(in.Lo, f.in.Lo), min(in.Hi, f.in.Hi)}
		}
	}
	return in
}

// pileHolds is how many cards a pile of a zone holds at most in play; not ok where it is not known.
func (g *Setup) pileHolds(z *rules.Zone) (n int, ok bool) {
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

// findFullest is pileHolds, found anew: where a pile is full, or else what the deal lays on it if
// nothing ever comes to the zone. A pile may be dealt more than makes it full.
func (g *Setup) findFullest(z *rules.Zone) (n int, ok bool) {
	if g.LaidOn(z) {
		return 0, false
	}
	bounded := z.Piles > 0
	for i := range z.Piles {
		most, known, ends := g.Length(z, i)
		bounded = bounded && known && ends
		n = max(n, most)
	}
	if bounded {
		for _, q := range g.PilesOf(z) {
			n = max(n, g.Dealt.Piles[q].Hi)
		}
		return n, true
	}
	for _, a := range g.Inflows {
		if a.Zone == z && a.Zones[z.Index] && !a.ByNature() {
			return 0, false // from pile to pile
		}
	}
	if !g.flowed || slices.ContainsFunc(g.Edges, func(e Edge) bool { return e.To == z.Index }) {
		return 0, false
	}
	n = 0
	for _, q := range g.PilesOf(z) {
		n = max(n, g.Dealt.Piles[q].Hi)
	}
	return n, n > 0 && n < Lots
}

// ownPile bounds the cards of the pile that the guard of a line asks about: so many at least, and
// so many fewer than a pile of the zone ever holds.
func (v *View) ownPile(z *rules.Zone, least, fewer int) fact {
	f := fact{of: "cards in pile", in: Amount{least, Lots}}
	if most, ok := v.pileHolds(z); ok && most-fewer >= least {
		f.in.Hi = most - fewer
	}
	if vs := v.Sizes(z); vs != nil && vs.Most() >= least {
		f.in.Hi = min(f.in.Hi, vs.Most())
	}
	return f
}

// LaidOn reports whether some step or turn of play lays cards on piles of a zone.
func (g *Setup) LaidOn(z *rules.Zone) bool {
	return g.Steps(func(path rules.Path, ev *rules.After) bool { return g.EventZones(path.To, ev)[z.Index] })
}
