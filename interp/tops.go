package interp

import (
	"slices"

	"pat/dsl"
)

// Where it does not matter to a search what lies under the tops of piles: nothing comes to light there again, and no rule asks.

// topsOnly finds a foundation or waste of which keys need to tell no more than the top card: nothing leaves it, alone or in a set,
// and no rule looks under its top. Which cards lie there follows from those elsewhere, so there can be one such pile.
func (g *Game) topsOnly() {
	var top *zone
	for i := range g.zones {
		z := &g.zones[i]
		if k := z.sheet.Kind; k != dsl.Foundations && k != dsl.Waste || z.n != 1 || firstRank(z.sheet) || z.fullBy != nil || len(z.homes) > 0 ||
			slices.ContainsFunc(z.arrive, func(a arrival) bool { return a.order != nil }) { // what comes next hangs on the height
			continue
		}
		if !slices.ContainsFunc(g.sources, func(s source) bool { return s.zone == i }) && !g.setsFrom(z) {
			top = z
			break
		}
	}
	if top == nil || g.hasSwaps || g.looksBeyond(top, isEmpty|howMany|topCard|itsCards|holdsAll) || g.takenFrom(top) {
		return
	}
	for r := range g.rulings() {
		if r.turned.has(top.first) || r.mixed.has(top.first) {
			return
		}
	}
	g.topOnly[top.first] = true
	g.sorts = nil // which cards lie there would not follow
}

// wholes finds layouts of which keys need to tell no more than the tops: their piles only ever move whole, so that what is covered
// stays covered, and no rule asks what or how much it is. What another pile has under its top would not follow from the rest then, and
// how much that is may count.
func (g *Game) wholes() {
	if slices.Contains(g.topOnly[:], true) {
		return
	}
	for i := range g.zones {
		z := &g.zones[i]
		if !g.movesWhole(i) || g.asksLowest(z) || g.looksBeyond(z, isEmpty|topCard|faces|holdsAll) {
			continue
		}
		for p := z.first; p < z.first+z.n; p++ {
			g.topOnly[p] = true
		}
		g.sorts = nil // which cards lie there does not follow
	}
}

// movesWhole reports whether nothing ever takes cards of a layout from those below them, there or in another zone.
func (g *Game) movesWhole(i int) bool {
	z := &g.zones[i]
	if z.sheet.Kind != dsl.Tableau || g.hasSwaps || !z.up || slices.ContainsFunc(z.moves, func(r unitRule) bool { return r.kind != unitPile }) {
		return false
	}
	for j := range g.sources {
		if s := &g.sources[j]; s.zone == i && slices.ContainsFunc(s.routes, func(rt route) bool { return rt.to != i }) {
			return false
		}
	}
	waits := slices.ContainsFunc(g.deals, func(st step) bool { return st.op == stepPlayer }) // what follows is done in play, too
	return !waits && !g.setsFrom(z) && !g.takenFrom(z)
}

// setsFrom reports whether cards of a zone leave it in sets.
func (g *Game) setsFrom(z *zone) bool {
	return slices.ContainsFunc(g.sets, func(r setRule) bool { return slices.ContainsFunc(r.from, z.has) })
}

// asksLowest reports whether it may matter which card is the lowest of a pile of a layout when the pile moves: it is what a rule means
// by the card that comes or goes.
func (g *Game) asksLowest(z *zone) bool {
	asks := func(n int32) bool { return g.needs(n)&needCard != 0 }
	only := func(r restriction) bool { return asks(r.guard) }
	return z.suits != nil || slices.ContainsFunc(z.moves, func(r unitRule) bool { return asks(r.guard) }) ||
		slices.ContainsFunc(z.plays, only) || slices.ContainsFunc(z.only, only) || slices.ContainsFunc(z.arrive, func(a arrival) bool {
		return a.from.reaches(z) && (a.order != nil || !g.anyCard(a.phrase) || asks(a.guard))
	}) || slices.ContainsFunc(g.afters, func(a after) bool {
		return a.on == onMove && (!g.anyCard(a.of) || asks(a.guard) || slices.ContainsFunc(a.steps, func(st step) bool { return g.needsStep(&st)&needCard != 0 }))
	})
}

// looksBeyond reports whether some rule looks at more than some aspects of the piles of a zone.
func (g *Game) looksBeyond(z *zone, known aspect) bool {
	for r := range g.rulings() {
		for p := z.first; p < z.first+z.n; p++ {
			if r.of[p]&^(known|which|inTurn|byItself) != 0 {
				return true
			}
		}
	}
	return false
}
