package play

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// suitLists finds lists in which one suit stands twice and another not at all: those of the piles
// of a zone, and those of cards of one rank that the deal looks out.
func (g *game) suitLists() {
	for _, l := range g.Lines {
		list, named := g.suitsIn(l)
		if g.told(l.Line) || l.Zone != nil && g.BlamedZone(l.Zone) {
			continue
		}
		var twice, none []cards.Suit
		for _, s := range g.Sheet.Pack.Suits {
			switch len(g.placesOf(list, s)) {
			case 0:
				none = append(none, s)
			case 2:
				twice = append(twice, s)
			}
		}
		if len(twice) != 1 || len(none) != 1 || len(list) != len(g.Sheet.Pack.Suits) {
			continue
		}
		tell := g.Warnf
		if named {
			tell = g.Notef
		} else if g.elsewhere(l, none[0]) {
			continue
		}
		at := g.placesOf(list, twice[0])
		first, last := list[at[0]], list[at[1]]
		d := tell("missing-suits", last.Span(), "the %s stand here twice, and the %s not at all", twice[0], none[0])
		d.Others = judge.Other(first.Span(), "the first time")
		for _, w := range []dsl.Token{last, first} {
			judge.If(d, "each suit is meant once", func() { g.OfferWhole(d, w.Span(), none[0].String()) })
		}
	}
}

// suitsIn are the suits that a line lists, one for each pile or one for each card of a rank.
func (g *game) suitsIn(l *rules.Placed) (list []dsl.Token, named bool) {
	if l.Lead() == "suits" && l.In == rules.InZone {
		return l.Words[1:], false
	}
	rank := ""
	for i := 0; i+2 < len(l.Words) && l.Words[i].Type == dsl.TokRank && l.Words[i+1].Value == "of"; i += 3 {
		if rank != "" && l.Words[i].Value != rank {
			return nil, false
		}
		rank = l.Words[i].Value
		list = append(list, l.Words[i+2])
	}
	return list, true
}

// elsewhere reports whether piles of another zone that begin alike are for a suit.
func (g *game) elsewhere(l *rules.Placed, s cards.Suit) bool {
	return slices.ContainsFunc(g.Sheet.OfKind(l.Zone.Kind), func(z *rules.Zone) bool {
		return z != l.Zone && g.sameBase(z, l.Zone) && (z.Suits == nil || slices.Contains(z.Suits, s))
	})
}

// sameBase reports whether the piles of two zones begin by the same line.
func (g *game) sameBase(a, b *rules.Zone) bool {
	x, y := a.StartLine(), b.StartLine()
	return x != nil && y != nil && x.Canonical() == y.Canonical()
}

// placesOf is where a suit stands in a list.
func (g *game) placesOf(list []dsl.Token, s cards.Suit) (at []int) {
	for i, w := range list {
		if is, ok := cards.SuitNamed(w.Value); ok && is == s {
			at = append(at, i)
		}
	}
	return at
}
