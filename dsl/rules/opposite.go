package rules

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
)

// Opposite reports whether two zones build the same suits in opposite directions, without going
// round: they are full together.
func Opposite(x, y *Zone) bool {
	if way(x)*way(y) != -1 {
		return false
	}
	return x.Suits == nil || y.Suits == nil ||
		slices.ContainsFunc(x.Suits, func(s cards.Suit) bool { return slices.Contains(y.Suits, s) })
}

// way is 1 for a zone that builds up in suit to the end of the ranks, -1 for down, 0 for anything
// else.
func way(z *Zone) int {
	rs := All[*dsl.Build](z)
	if len(rs) != 1 || First[*dsl.AtMost](z).Line != nil {
		return 0
	}
	r := rs[0].Stmt.Cards.Relation()
	if r == nil || r.Wrapping || !r.InSuit() || !r.OneDirection() {
		return 0
	}
	if r.GoesUp() {
		return 1
	}
	return -1
}
