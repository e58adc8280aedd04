package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Facts of the rules that a board shows or that reading a move needs.

// Builds reports whether cards may ever be played on the cards of a zone.
func (g *Game) Builds(zone int) bool {
	for i := range g.zones[zone].arrive {
		if a := &g.zones[zone].arrive[i]; a.onCards && !a.once {
			return true
		}
	}
	return false
}

// Grows reports whether a pile of a zone may come to hold more than one card by play.
func (g *Game) Grows(zone int) bool {
	if g.zones[zone].fixedMax == 1 {
		return false
	}
	for i := range g.zones[zone].arrive {
		a := &g.zones[zone].arrive[i]
		if a.onCards || a.size > 1 || a.whole || a.seq >= 0 {
			return true
		}
	}
	return false
}

// Fills reports whether something may ever come to an empty pile of a zone by play or by itself.
func (g *Game) Fills(zone int) bool {
	for i := range g.zones[zone].arrive {
		if g.zones[zone].arrive[i].onEmpty {
			return true
		}
	}
	return false
}

// Covers reports whether piles of a zone lie on one another.
func (g *Game) Covers(zone int) bool {
	return g.covers(&g.zones[zone])
}

func (g *Game) covers(z *zone) bool {
	for p := z.first; p < z.first+z.n; p++ {
		if g.piles[p].covers != nil {
			return true
		}
	}
	return false
}

// TopTells reports whether the top card of a foundation tells how many cards lie there: not where it goes round
// more than once, or grows by equal ranks.
func (s *State) TopTells(zone int) bool {
	z := &s.g.zones[zone]
	if z.sheet.Kind != dsl.Foundations {
		return true
	}
	for p := z.first; p < z.first+z.n; p++ {
		if int(s.n[p]) > len(s.g.pack.Order) {
			return false
		}
	}
	alike := false
	for _, r := range rules.All[*dsl.Build](z.sheet) {
		dsl.Walk(r.Stmt, func(n any) bool {
			rel, ok := n.(*dsl.Relation)
			alike = alike || ok && rel.Alike == "same" && rel.Of != "suit"
			return true
		})
	}
	return !alike
}

// Swaps reports whether cards are exchanged in this game.
func (g *Game) Swaps() bool { return g.hasSwaps }

// Plucks reports whether cards are taken from inside a pile in this game.
func (g *Game) Plucks() bool {
	for i := range g.sources {
		if g.sources[i].pluck {
			return true
		}
	}
	return false
}

// BoundLine is the line of bound i of Bounds, or nil if it is an action.
func (g *Game) BoundLine(i int) *dsl.Line {
	for a := range g.actions {
		if int(g.actions[a].uses) == g.usesAt+i {
			return nil
		}
	}
	return g.usesOf[i]
}

// IsPlace reports whether a pile is a place of the game now: behind the last card of a zone that closes up there
// are none.
func (s *State) IsPlace(pile int) bool { return s.n[pile] > 0 || s.g.isSpace(s, pile) }

// FirstRank is the rank of the first card laid on the piles of a zone, where that rank is its base. fixed is false
// as long as no card lies there; ok is false where another line says the base.
func (s *State) FirstRank(zone int) (rank cards.Rank, fixed, ok bool) {
	if !firstRank(s.g.zones[zone].sheet) {
		return 0, false, false
	}
	if b := s.base(int32(zone)); b > 0 {
		return s.g.pack.RankAt(b), true, true
	}
	return 0, false, true
}

// Goes reports whether cards of one zone may ever be played to another, or from pile to pile of the same.
func (g *Game) Goes(from, to int) bool {
	for i := range g.sources {
		src := &g.sources[i]
		if src.zone == from && slices.ContainsFunc(src.routes, func(r route) bool { return r.to == to }) {
			return true
		}
	}
	return false
}
