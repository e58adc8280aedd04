package check

import (
	"pat/dsl"
	"pat/dsl/rules"
)

// Places: which piles a phrase may mean, before anything is played.

// pilesOf lists the piles of a zone.
func (c *checker) pilesOf(z *rules.Zone) []int { return c.layout.Of(z) }

// place is what a place means.
func (c *checker) place(p *dsl.Place) *rules.Resolved { return c.layout.Place(c.sheet, p) }

// piles lists the piles that a place may mean, seen from a pile of the rule's zone (or
// rules.NoPile). A place that is only known in play is all piles it could be; zone is that of the
// rule, or nil.
func (c *checker) piles(p *dsl.Place, zone *rules.Zone, from int) []int {
	return c.layout.From(c.place(p), zone, from)
}

// single reports whether a place is one pile at most, whatever happens.
func (c *checker) single(p *dsl.Place, zone *rules.Zone) bool {
	return c.place(p).Single(zone) || len(c.piles(p, zone, rules.NoPile)) <= 1
}

// fixed reports whether the piles of a place are known before the game begins.
func (c *checker) fixed(p *dsl.Place) bool { return c.place(p).Fixed() }

// zonesOf lists, by index, which zones some places may lie in; all of them for nil.
func (c *checker) zonesOf(ps *dsl.Places, zone *rules.Zone) []bool {
	out := make([]bool, len(c.sheet.Zones))
	if ps == nil {
		for i := range out {
			out[i] = true
		}
		return out
	}
	for _, p := range ps.Any {
		for _, q := range c.piles(p, zone, rules.NoPile) {
			out[c.layout.Piles[q].Zone.Index] = true
		}
	}
	return out
}

// speaksOf finds the place that names a zone by word, not only by what they may turn out to be.
func (c *checker) speaksOf(ps *dsl.Places, z *rules.Zone) *dsl.Place {
	if ps == nil {
		return nil
	}
	for _, p := range ps.Any {
		if p.Zone == nil {
			continue
		}
		for _, x := range c.sheet.Zone(p.Zone.Word) {
			if x == z {
				return p
			}
		}
	}
	return nil
}

// placesInclude reports whether some places are all of others, whatever pile they are seen from.
func (c *checker) placesInclude(a, b *dsl.Places, z *rules.Zone) bool {
	for _, from := range c.seenFrom(z) {
		have := map[int]bool{}
		for _, p := range a.Any {
			for _, q := range c.piles(p, z, from) {
				have[q] = true
			}
		}
		for _, p := range b.Any {
			for _, q := range c.piles(p, z, from) {
				if !have[q] {
					return false
				}
			}
		}
	}
	return true
}

// seenFrom lists the piles that a place of a rule may be seen from: those of its zone, or none.
func (c *checker) seenFrom(z *rules.Zone) []int {
	if z == nil {
		return []int{rules.NoPile}
	}
	return c.pilesOf(z)
}
