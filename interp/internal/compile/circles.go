package compile

import (
	"slices"

	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
)

// This file answers whether moves that happen by themselves may go round for ever, and whether they
// may take back what the player has just done. Both answers may be yes too often, which only costs
// time; they are never no where it could happen.

// mayCircle reports whether cards may come back by themselves to where lines take them from by
// themselves: a chain of such moves could go round. Where something follows from a move, steps may
// bring back anything.
func (c *compiler) mayCircle() bool {
	if len(c.Auto) == 0 {
		return false
	}
	if len(c.Afters) > 0 {
		return true
	}
	// A zone stands for all its piles: that may see a circle where there is none, and costs then
	// that play watches for one; it misses none, for a circle of piles is one of their zones.
	to := make([]code.PileSet, len(c.Zones)) // the piles that cards of a zone come to by themselves
	for _, a := range c.Auto {
		z := &c.Zones[a.Zone]
		var sources [][]uint8
		if a.Arrive < 0 {
			sources = [][]uint8{c.Sets[a.Set].From}
		} else {
			sources = z.Arrive[a.Arrive].Sources
		}
		for _, list := range sources {
			for _, p := range list {
				for q := z.First; q < z.First+z.N; q++ {
					to[c.Piles[p].Zone].Add(q)
				}
			}
		}
	}
	for i := range c.Zones {
		been, todo := make([]bool, len(c.Zones)), []int{i}
		for len(todo) > 0 {
			from := todo[0]
			todo = todo[1:]
			for j := range c.Zones {
				if been[j] || !to[from].Has(c.Zones[j].First) {
					continue
				}
				if j == i {
					return true
				}
				been[j], todo = true, append(todo, j)
			}
		}
	}
	return false
}

// takenBack finds the moves that what follows by itself may take back. Such a one is no move where
// it does, so that it has to be made to see; of others it is known before whether they change
// something for good.
func (c *compiler) takenBack() {
	follows := func(on code.EventSort, action int) *footprint.Print {
		return footprint.Follows(c.Game, func(a *code.After) bool { return a.Follows(on, action) })
	}
	for i := range c.Turns {
		t := &c.Turns[i]
		own := footprint.OfStep(c.Game, &t.Step)
		t.Back = len(t.Diverts) > 0 || own.Laid.Has(c.Stock) || follows(code.OnTurn, -1).Undoes(own)
	}
	for i := range c.Actions {
		a := &c.Actions[i]
		if a.Back = follows(a.Happens(), i).Undoes(footprint.OfSteps(c.Game, a.Steps)); a.Back {
			a.Sure = nil
		}
	}
	if len(c.Afters)+len(c.Auto)+len(c.Closing) == 0 && !c.HasBottom {
		return // nothing moves by itself, and no card goes under others
	}
	for i := range c.Zones {
		c.Zones[i].Reached = footprint.Reached(c.Game, &c.Zones[i])
	}
	for i := range c.Sources {
		src := &c.Sources[i]
		from := &c.Zones[src.Zone]
		for j := range src.Routes {
			rt := &src.Routes[j]
			rt.Back = c.playedBack(from, &c.Zones[rt.To])
		}
		for j := range c.Zones {
			if src.Pluck {
				c.playedBack(from, &c.Zones[j])
			}
		}
	}
	for i := range c.Sets {
		r := &c.Sets[i]
		r.Back = footprint.TakesBack(c.Game, code.SetOf(r.From), &c.Zones[r.Zone])
	}
	for i := range c.Zones {
		z := &c.Zones[i]
		for j := range z.Swaps {
			r := &z.Swaps[j]
			r.Back = follows(code.OnSwap, -1).Undoes(footprint.Swap(c.Game, r, z))
		}
	}
}

// playedBack reports whether what follows may take plays from one zone to another back, and marks
// them if so. It does the same for plays within a zone where some cards go under those that lie
// there: whether piles are equal afterwards that were before is seen then.
func (c *compiler) playedBack(from, to *code.Zone) bool {
	under := func(a code.Arrival) bool { return a.Bottom && a.From.Any(from) }
	back := footprint.TakesBack(c.Game, from.Set(), to) || from == to && slices.ContainsFunc(to.Arrive, under)
	for p := from.First; back && p < from.First+from.N; p++ {
		to.Back.Add(p)
	}
	return back
}
