package judge

import (
	"fmt"

	"pat/dsl/rules"
)

// Places: which piles a phrase may mean, before anything is played.

// PilesOf lists the piles of a zone.
func (c *Judge) PilesOf(z *rules.Zone) []int { return c.Layout.Of(z) }

// Piles lists the piles that a place may mean, seen from a pile of the rule's zone (or
// rules.NoPile). A place that is only known in play is all piles it could be; zone is that of the
// rule, or nil.
func (c *Judge) Piles(p *rules.Place, zone *rules.Zone, from int) []int {
	return c.Layout.From(p, zone, from)
}

// Single reports whether a place is one pile at most, whatever happens.
func (c *Judge) Single(p *rules.Place, zone *rules.Zone) bool {
	return p.Single(zone) || len(c.Piles(p, zone, rules.NoPile)) <= 1
}

// ZonesOf lists, by index, which zones some places may lie in; all of them for nil.
func (c *Judge) ZonesOf(ps *rules.Places, zone *rules.Zone) []bool {
	if ps == nil {
		out := make([]bool, len(c.Sheet.Zones))
		for i := range out {
			out[i] = true
		}
		return out
	}
	return c.ZonesIn(ps.Any, zone)
}

// ZonesIn lists, by index, which zones some places may lie in.
func (c *Judge) ZonesIn(ps []*rules.Place, zone *rules.Zone) []bool {
	out := make([]bool, len(c.Sheet.Zones))
	for _, p := range ps {
		for _, q := range c.Piles(p, zone, rules.NoPile) {
			out[c.Layout.Piles[q].Zone.Index] = true
		}
	}
	return out
}

// SpeaksOf finds the place that names a zone by word, not only by what they may turn out to be.
func (c *Judge) SpeaksOf(ps *rules.Places, z *rules.Zone) *rules.Place {
	if ps == nil {
		return nil
	}
	for _, p := range ps.Any {
		if p.Of(z) {
			return p
		}
	}
	return nil
}

// PlacesInclude reports whether some places are all of others, whatever pile they are seen from.
func (c *Judge) PlacesInclude(a, b []*rules.Place, z *rules.Zone) bool {
	for _, from := range c.seenFrom(z) {
		have := map[int]bool{}
		for _, p := range a {
			for _, q := range c.Piles(p, z, from) {
				have[q] = true
			}
		}
		for _, p := range b {
			for _, q := range c.Piles(p, z, from) {
				if !have[q] {
					return false
				}
			}
		}
	}
	return true
}

// seenFrom lists the piles that a place of a rule may be seen from: those of its zone, or none.
func (c *Judge) seenFrom(z *rules.Zone) []int {
	if z == nil {
		return []int{rules.NoPile}
	}
	return c.PilesOf(z)
}

// PileName is how messages call one pile of a zone, counted from 0.
func PileName(z *rules.Zone, i int) string {
	if z.Piles == 1 {
		return "`" + z.Title() + "`"
	}
	return fmt.Sprintf("`%s` %d", z.Title(), i+1)
}
