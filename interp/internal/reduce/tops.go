package reduce

import (
	"slices"

	"pat/dsl"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// Where it does not matter to a search what lies under the tops of piles: nothing comes to light
// there again, and no rule asks.

// topsOnly finds a foundation or waste of which keys need to tell no more than the top card:
// nothing leaves it, alone or in a set, and no rule looks under its top. Which cards lie there
// follows from those elsewhere, so there can be one such pile.
func (g *Game) topsOnly() {
	var top *code.Zone
	for i := range g.Zones {
		z := &g.Zones[i]
		if !goesByTop(z) {
			continue
		}
		if !slices.ContainsFunc(g.Sources, func(s machine.Source) bool { return s.Zone == i }) && !g.setsFrom(z) {
			top = z
			break
		}
	}
	if top == nil || g.HasSwaps || g.looksBeyond(top, underTop) || footprint.TakenFrom(&g.Game, top) {
		return
	}
	for r := range footprint.Rulings(&g.Game) {
		if r.Turned.Has(top.First) || r.Mixed.Has(top.First) {
			return
		}
	}
	g.TopOnly[top.First] = true
	g.Sorts = nil // which cards lie there would not follow
}

// goesByTop reports whether a zone is one foundation or waste, where no line of the zone goes by
// more than the top card.
func goesByTop(z *code.Zone) bool {
	if z.N != 1 || z.Sheet.Kind != dsl.Foundations && z.Sheet.Kind != dsl.Waste {
		return false
	}
	if z.Sheet.FirstRank() || z.FullBy != nil || len(z.Homes) > 0 {
		return false // the lowest card counts, or where each lies
	}
	// in an order of ranks, what comes next hangs on the height
	return !slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool { return a.Order != nil })
}

// wholes finds layouts of which keys need to tell no more than the tops: their piles only ever move
// whole, so that what is covered stays covered, and no rule asks what or how much it is. What
// another pile has under its top would not follow from the rest then, and how much that is may
// count.
func (g *Game) wholes() {
	if slices.Contains(g.TopOnly[:], true) {
		return
	}
	for i := range g.Zones {
		z := &g.Zones[i]
		if !g.movesWhole(i) || g.asksLowest(z) || g.looksBeyond(z, whole) {
			continue
		}
		for p := z.First; p < z.First+z.N; p++ {
			g.TopOnly[p] = true
		}
		g.Sorts = nil // which cards lie there does not follow
	}
}

// movesWhole reports whether nothing ever takes cards of a layout from those below them, there or
// in another zone.
func (g *Game) movesWhole(i int) bool {
	z := &g.Zones[i]
	if z.Sheet.Kind != dsl.Tableau || g.HasSwaps || !z.Up ||
		slices.ContainsFunc(z.Moves, func(r code.UnitRule) bool { return r.Kind != code.UnitPile }) {
		return false
	}
	for j := range g.Sources {
		if s := &g.Sources[j]; s.Zone == i &&
			slices.ContainsFunc(s.Routes, func(rt machine.Route) bool { return rt.To != i }) {
			return false
		}
	}
	return !footprint.DealWaits(&g.Game) && !g.setsFrom(z) && !footprint.TakenFrom(&g.Game, z)
}

// underTop is what may be asked of a pile that goes by its top, whole of piles that move whole.
const (
	underTop = footprint.Height | footprint.TopCard | footprint.ItsCards | footprint.HoldsAll
	whole    = footprint.Emptiness | footprint.TopCard | footprint.Faces | footprint.HoldsAll
)

// setsFrom reports whether cards of a zone leave it in sets.
func (g *Game) setsFrom(z *code.Zone) bool {
	return slices.ContainsFunc(g.Sets, func(r code.SetRule) bool { return slices.ContainsFunc(r.From, z.Has) })
}

// asksLowest reports whether it may matter which card is the lowest of a pile of a layout when the
// pile moves: it is what a rule means by the card that comes or goes.
func (g *Game) asksLowest(z *code.Zone) bool {
	asks := func(n int32) bool { return footprint.Of(&g.Game, n).Card }
	only := func(r code.Restriction) bool { return asks(r.Guard) }
	leaves := func(r code.UnitRule) bool { return asks(r.Guard) }
	comes := func(a code.Arrival) bool {
		return a.From.Reaches(z) && (a.Order != nil || !g.AnyCard(a.Phrase) || asks(a.Guard))
	}
	if z.Suits != nil || slices.ContainsFunc(z.Moves, leaves) || slices.ContainsFunc(z.Arrive, comes) {
		return true
	}
	if slices.ContainsFunc(z.Plays, only) || slices.ContainsFunc(z.Only, only) {
		return true
	}
	step := func(st code.Step) bool { return footprint.OfStep(&g.Game, &st).Card }
	return slices.ContainsFunc(g.Afters, func(a code.After) bool {
		return a.On == code.OnMove && (!g.AnyCard(a.Of) || asks(a.Guard) || slices.ContainsFunc(a.Steps, step))
	})
}

// looksBeyond reports whether some rule looks at more than some aspects of the piles of a zone.
func (g *Game) looksBeyond(z *code.Zone, known footprint.Aspect) bool {
	for r := range footprint.Rulings(&g.Game) {
		for p := z.First; p < z.First+z.N; p++ {
			if r.Of[p]&^(known|footprint.Which|footprint.InTurn|footprint.ByItself) != 0 {
				return true
			}
		}
	}
	return false
}
