package facts

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// Which piles of a zone a line can hold for by where they stand alone. What a test asks of a pile
// that is not there has no answer, so that neither the test nor its contrary holds: `not pile left
// empty` holds for no first pile. And the number, row and column of a pile never change.

// Standing is the numbers of the piles of a zone to which cards may come by a line under one of
// some alternatives of its guard, by where the piles stand, and whether that can be asked: the line
// must speak of it, and not of sets, where it is asked of where each card lies.
func (g *Setup) Standing(l *rules.Placed, any []*rules.AllOf) (piles []int, ok bool) {
	f, ok := l.Form.(*rules.Arrival)
	if !ok || f.Set != nil || l.Zone == nil {
		return nil, false
	}
	if rules.SpeaksOf(&rules.Cond{Any: any})&(dsl.OfNeighbour|dsl.OfNumber) == 0 && !beside(f.From) {
		return nil, false
	}
	for _, q := range g.Layout.Of(l.Zone) {
		if g.gives(q, f, l.Zone) && g.standsUnder(q, any) {
			piles = append(piles, g.Layout.Piles[q].Number)
		}
	}
	return piles, true
}

// FromItself is the numbers of the piles of a zone for which the guard of a line can hold by where
// they stand, if each of them would take its cards by the line from itself alone.
func (g *Setup) FromItself(l *rules.Placed, any []*rules.AllOf) (piles []int) {
	f, ok := l.Form.(*rules.Arrival)
	if !ok || f.From == nil {
		return nil
	}
	for _, q := range g.Layout.Of(l.Zone) {
		if !g.standsUnder(q, any) {
			continue
		}
		itself := func(p *rules.Place) bool { return slices.Equal(g.Layout.From(p, l.Zone, q), []int{q}) }
		if !slices.ContainsFunc(f.From.Any, itself) || g.gives(q, f, l.Zone) {
			return nil
		}
		piles = append(piles, g.Layout.Piles[q].Number)
	}
	return piles
}

// gives reports whether the places from which cards come by a line may be others than the pile to
// which they come, as seen from there: a pile takes nothing from itself.
func (g *Setup) gives(pile int, a *rules.Arrival, z *rules.Zone) bool {
	other := func(q int) bool { return q != pile }
	return a.From == nil || slices.ContainsFunc(a.From.Any, func(p *rules.Place) bool {
		return slices.ContainsFunc(g.Layout.From(p, z, pile), other)
	})
}

// standsUnder reports whether one of some alternatives can hold for a pile, by where that stands.
func (g *Setup) standsUnder(pile int, any []*rules.AllOf) bool {
	return slices.ContainsFunc(any, func(a *rules.AllOf) bool {
		return !slices.ContainsFunc(a.Tests, func(t *rules.Test) bool { return !g.standsFor(pile, t) })
	})
}

// StandingTest is the same of one test.
func (g *Setup) StandingTest(l *rules.Placed, t *rules.Test) (piles []int) {
	for _, q := range g.Layout.Of(l.Zone) {
		if g.standsFor(q, t) {
			piles = append(piles, g.Layout.Piles[q].Number)
		}
	}
	return piles
}

// beside reports whether cards come from a pile beside.
func beside(from *rules.Places) bool {
	return from != nil && slices.ContainsFunc(from.Any, func(p *rules.Place) bool { return p.Kind == rules.Beside })
}

// there reports whether a place may be there as seen from a pile.
func (g *Setup) there(pile int, p *rules.Place) bool {
	return p == nil || p.Kind != rules.Beside || g.Layout.Neighbour(pile, p.Right, p.Down) != rules.NoPile
}

// standsFor reports whether a test can hold for a pile, by where that stands.
func (g *Setup) standsFor(pile int, t *rules.Test) bool {
	switch q := t.Ask.(type) {
	case *rules.Stands:
		return g.there(pile, q.Ref.Place)
	case *rules.IsCard:
		return g.there(pile, q.Ref.Place)
	case *rules.Count:
		return slices.ContainsFunc(q.In.Any, func(p *rules.Place) bool { return g.there(pile, p) })
	case *rules.Compare:
		return g.comparable(pile, q, t.Not)
	}
	return true
}

// comparable reports whether a comparison, or its contrary, can hold for a pile: what it compares
// is there, and where it is of numbers that the pile has for ever, they answer it.
func (g *Setup) comparable(pile int, q *rules.Compare, not bool) bool {
	left, known := g.fixed(pile, q.Left)
	some := false
	for _, b := range q.In {
		switch {
		case !g.here(pile, q.Left), len(q.In) == 1 && !(g.here(pile, b.Lo) && g.here(pile, b.Hi)):
			return false
		case !g.here(pile, b.Lo), !g.here(pile, b.Hi):
			known = known && !not // of several values the contrary holds where one is not there
			continue
		}
		lo, ok := g.fixed(pile, b.Lo)
		hi, ok2 := g.fixed(pile, b.Hi)
		known = known && (ok || b.Lo == nil) && (ok2 || b.Hi == nil)
		some = some || (b.Lo == nil || lo <= left) && (b.Hi == nil || left <= hi)
	}
	return !known || some != not
}

// here reports whether all places that a value speaks of may be there as seen from a pile.
func (g *Setup) here(pile int, x *rules.Expr) bool {
	ok := true
	if x != nil {
		rules.Each(x, func(p *rules.Place) { ok = ok && g.there(pile, p) })
	}
	return ok
}

// fixed is a number that is the same for ever for a pile, as its row.
func (g *Setup) fixed(pile int, x *rules.Expr) (n int, ok bool) {
	if x == nil {
		return 0, false
	}
	for _, t := range x.Terms {
		switch a := t.Atom.(type) {
		case *rules.Constant, *rules.PileNumber:
		case *rules.LineNumber:
			if a.Ref != nil {
				return 0, false
			}
		default:
			return 0, false
		}
	}
	v, ok := g.Env(pile).Value(x, rules.None, rules.None)
	return v.N, ok && v.Sort == rules.Number
}

// NeverTouch is a test that asks for cards side by side, or touching, where no two of the piles
// that cards come from by the line stand so, in each of its alternatives: the first of them, or
// nil.
//
// Cards of a picture are two signs apart in their row and do not lie beside one another. In one row
// all piles may, once those between are empty.
func (g *Setup) NeverTouch(l *rules.Placed, any []*rules.AllOf) (first *rules.Test) {
	f, ok := l.Form.(*rules.Arrival)
	if !ok || f.Set != nil && (f.Set.Least < 2 || f.From == nil) {
		return nil
	}
	var piles []int
	if f.Set == nil {
		piles = g.Layout.Of(l.Zone)
	} else {
		for _, p := range f.From.Any {
			piles = append(piles, g.Piles(p, l.Zone, rules.NoPile)...)
		}
	}
	for _, a := range any {
		i := slices.IndexFunc(a.Tests, func(t *rules.Test) bool {
			q, asks := t.Ask.(*rules.Touching)
			return asks && !t.Not && !g.touch(piles, q.Sides)
		})
		if i < 0 {
			return nil
		}
		if first == nil {
			first = a.Tests[i]
		}
	}
	return first
}

// touch reports whether two of some piles may touch, or stand side by side.
func (g *Setup) touch(piles []int, sides bool) bool {
	for i, p := range piles {
		for _, q := range piles[:i] {
			a, b := &g.Layout.Piles[p], &g.Layout.Piles[q]
			if p != q && a.Zone == b.Zone && (a.Zone.Rows == 1 || a.Touches(b.Spot, sides)) {
				return true
			}
		}
	}
	return false
}
