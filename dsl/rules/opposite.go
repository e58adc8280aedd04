package rules

import (
	"slices"

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
	var built []*Arrival
	for _, a := range Forms[*Arrival](z) {
		if a.OnCards && !a.OnEmpty {
			built = append(built, a)
		}
	}
	if len(built) != 1 || Forms[*Most](z) != nil {
		return 0
	}
	r := built[0].Sole().Relation()
	if r == nil || r.Wraps || !r.InSuit() || !r.OneDirection() {
		return 0
	}
	if r.Up {
		return 1
	}
	return -1
}
