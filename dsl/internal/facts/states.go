package facts

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// How piles lie: face up or down, covered, in sequence.

// lies judges such a state of all piles of a place; out where nothing is known of it.
func (v *View) lies(t *rules.Stands, p *rules.Place, out Verdict) Verdict {
	zs := p.Zones
	any := func(f func(*rules.Zone) bool) bool { return slices.ContainsFunc(zs, f) }
	switch {
	case t.Is == rules.IsCovered && any(v.neverCovered):
		return CanFalse
	case t.Is == rules.IsCovered && len(p.Numbers) == 0 && len(zs) > 0:
		return CanFalse // for nothing covers the last row
	case t.Is == rules.FaceUp && v.start && len(p.Numbers) == 0 && any(v.someDown):
		return CanFalse
	case t.Is == rules.FaceUp && v.start && !any(v.maybeDown):
		return CanTrue
	case t.Is == rules.InSequence && v.start && t.Seq.AnyLength() && v.singles(p):
		return CanTrue
	}
	return out
}

// neverCovered reports whether no pile of a zone lies on another.
func (g *Setup) neverCovered(z *rules.Zone) bool {
	return z.Picture == nil || z.Covered() == nil
}

// maybeDown reports whether some card of a zone may lie face down when the deal is done.
func (g *Setup) maybeDown(z *rules.Zone) bool {
	return z.Kind.Facing() == dsl.FaceDown || g.Dealt.Down[z.Index]
}

// someDown reports whether some card of a zone lies face down when the deal is done, for certain:
// one on which another has been dealt, so that it is not turned up either.
func (g *Setup) someDown(z *rules.Zone) bool { return g.Dealt.Under[z.Index] }

// singles reports whether no pile of a place holds more than one card when the deal is done: each
// is in sequence.
func (v *View) singles(p *rules.Place) bool {
	return !slices.ContainsFunc(v.Piles(p, nil, rules.NoPile), func(q int) bool { return v.Dealt.Piles[q].Hi > 1 })
}
