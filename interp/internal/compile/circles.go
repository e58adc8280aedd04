package compile

import (
	"slices"

	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

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
	to := make([]machine.PileSet, len(c.Zones)) // the piles that cards of a zone come to by themselves
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

// restocks reports whether cards that are turned may come back to the stock by themselves: by a
// line that takes cards at once, or by a step that follows from one. What follows from the turn
// itself is seen before lines take anything.
func (c *compiler) restocks() bool {
	if len(c.Turns) == 0 || len(c.Auto) == 0 {
		return false
	}
	z := &c.Zones[c.Piles[c.Stock].Zone]
	lays := func(st machine.Step) bool {
		return footprint.MayLayOn(c.Game, &st, z) || footprint.OfStep(c.Game, &st).Laid.Has(c.Stock)
	}
	return slices.ContainsFunc(c.Auto, func(a machine.AutoRule) bool { return z == &c.Zones[a.Zone] }) ||
		slices.ContainsFunc(c.Afters, func(a machine.After) bool {
			return a.On == machine.OnMove && slices.ContainsFunc(a.Steps, lays)
		})
}
