package play

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// How piles lie: face up or down, covered, in sequence.

// lies judges such a state of all piles of a place; out where nothing is known of it.
func (v *view) lies(t *rules.Stands, p *rules.Place, out verdict) verdict {
	zs := p.Zones
	any := func(f func(*rules.Zone) bool) bool { return slices.ContainsFunc(zs, f) }
	switch {
	case t.Is == rules.IsCovered && any(v.neverCovered):
		return canFalse
	case t.Is == rules.IsCovered && len(p.Numbers) == 0 && len(zs) > 0:
		return canFalse // for nothing covers the last row
	case t.Is == rules.FaceUp && v.start && len(p.Numbers) == 0 && any(v.someDown):
		return canFalse
	case t.Is == rules.FaceUp && v.start && !any(v.maybeDown):
		return canTrue
	case t.Is == rules.InSequence && v.start && t.Seq.AnyLength() && v.singles(p):
		return canTrue
	}
	return out
}

// neverCovered reports whether no pile of a zone lies on another.
func (g *setup) neverCovered(z *rules.Zone) bool {
	return z.Picture == nil || z.Covered() == nil
}

// maybeDown reports whether some card of a zone may lie face down when the deal is done.
func (g *setup) maybeDown(z *rules.Zone) bool {
	return z.Kind.Facing() == dsl.FaceDown || g.table.down[z.Index]
}

// someDown reports whether some card of a zone lies face down when the deal is done, for certain:
// one on which another has been dealt, so that it is not turned up either.
func (g *setup) someDown(z *rules.Zone) bool { return g.table.under[z.Index] }

// singles reports whether no pile of a place holds more than one card when the deal is done: each
// is in sequence.
func (v *view) singles(p *rules.Place) bool {
	return !slices.ContainsFunc(v.Piles(p, nil, rules.NoPile), func(q int) bool { return v.table.piles[q].hi > 1 })
}

// facesUnder notes which zones get cards face down with others on them, in a step that is sure to
// deal them.
func (g *setup) facesUnder(m *rules.Move, targets []int) {
	t := &g.table
	if m.When != nil || m.From != nil || len(m.Qty) == 0 || m.PicksOut() {
		return // not so many of the pack, whatever happens
	}
	if m.Facing != rules.FacingDown && m.Facing != rules.FacingTop || m.NewPile != nil || m.Diverts != nil {
		return
	}
	need := amount{}
	for i, q := range targets {
		n := g.qty(m.Qty[min(i, len(m.Qty)-1)])
		need = need.plus(n)
		if need.hi > t.pack.lo {
			return
		}
		if n.lo > 1 {
			t.under[g.Layout.Piles[q].Zone.Index] = true
		}
	}
}

// turnedInDeal takes back what is known of cards that lie face down: a later step may turn or move
// them.
func (g *setup) turnedInDeal() { clear(g.table.under) }
