package reduce

import (
	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// Islands prove positions unwinnable where piles are laid on one another until few are left. Draw a
// line between two top cards where one might ever be laid on the other, wherever their piles lie. A
// play covers one end of a line and leaves the other end on top, so of the tops that hang together
// (an island, a component of the graph) one stays on top for ever: there are never fewer piles than
// islands.
type Islands struct {
	zone *code.Zone
	left int         // piles that may be left
	next cards.Table // the tops that a top might be laid on, or might lie under
}

// Islands are nil for a game in which they could prove nothing, or are not sure to be right.
func (g *Game) Islands() *Islands { return g.islands }

// newIslands makes the islands of a game that is compiled.
func (g *Game) newIslands() *Islands {
	if len(g.Wins) != 1 || len(g.Wins[0].Rest.Piles) == 0 || g.Wins[0].Rest.Most > 0 {
		return nil
	}
	if len(g.Sets) > 0 || len(g.Auto) > 0 || g.HasSwaps || g.HasBottom {
		return nil
	}
	if footprint.Steps(&g.Game).Taken != (code.PileSet{}) {
		return nil // cards may come and go otherwise than with their piles
	}
	z := g.ZoneOf(int(g.Wins[0].Rest.Piles[0]))
	in := &Islands{zone: z, left: z.N}
	for _, p := range g.Wins[0].Rest.Piles {
		if z.Has(p) {
			in.left--
		}
	}
	if in.left == 0 || len(z.Homes) > 0 || !g.onlyPiles(z) || !in.fits(g) {
		return nil
	}
	return in
}

// onlyPiles reports whether the cards of a zone move as whole piles and within it, and no others
// come there.
func (g *Game) onlyPiles(z *code.Zone) bool {
	for i := range z.Moves {
		if z.Moves[i].Kind != code.UnitPile {
			return false
		}
	}
	for i := range g.Sources {
		from := &g.Zones[g.Sources[i].Zone]
		for j := range g.Sources[i].Routes {
			if to := &g.Zones[g.Sources[i].Routes[j].To]; (from == z) != (to == z) {
				return false
			}
		}
	}
	return true
}

// fits draws the lines; ok is false where each card might be laid on each.
func (in *Islands) fits(g *Game) (ok bool) {
	for i := range in.zone.Arrive {
		a := &in.zone.Arrive[i]
		if !a.OnCards {
			continue // on a space no top is covered
		}
		if a.Tops == nil {
			return false
		}
		for k := range g.Mask.Each {
			under := a.Tops[k] & g.Mask
			in.next[k] |= under
			for x := range under.Each {
				in.next[x] |= k.Bit()
			}
		}
	}
	for k := range g.Mask.Each {
		ok = ok || in.next[k]|k.Bit() != g.Mask
	}
	return ok
}

// Apart reports whether there are more islands than piles may be left. Where it says no, nothing is
// known.
func (in *Islands) Apart(s *State) bool {
	if s.Status != machine.Playing {
		return false
	}
	tops := cards.Mask(0)
	for p := in.zone.First; p < in.zone.First+in.zone.N; p++ {
		if s.N[p] > 0 {
			tops |= s.Top[p].Kind().Bit()
		}
	}
	for islands := 1; tops != 0; islands++ {
		if islands > in.left {
			return true
		}
		for shore := tops & -tops; shore != 0; {
			tops &^= shore
			reached := cards.Mask(0)
			for k := range shore.Each {
				reached |= in.next[k]
			}
			shore = reached & tops
		}
	}
	return false
}
