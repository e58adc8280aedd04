package solve

import (
	"pat/interp/internal/reduce"
)

// A refuter knows positions that hold no win without a search.
//
// The relaxation takes about as long as the choices of a position take to be listed. So it is asked
// always where it says yes often enough to be worth that, and else now and then: what lies behind a
// position without hope is without hope as well, so that a search is soon called back from there.
type refuter struct {
	relax   *reduce.Relaxation
	chains  *reduce.Chains
	islands *reduce.Islands

	asking
	seen    int // positions
	asks    int // that the relaxation was asked about
	answers int // that it called hopeless
}

// asking tells how often a relaxation is asked.
type asking struct {
	every int // positions for each that it is asked about at least
	worth int // it is asked always where it says yes to one in so many
}

// A dive looks at fewer positions than a search that goes depth first, and takes longer over each.
var (
	inDives = asking{every: 8, worth: 8}
	inBeams = asking{every: 4, worth: 64}
	inDepth = asking{every: 64, worth: 3}
)

func newRefuter(g *reduce.Game, a asking) refuter {
	return refuter{relax: g.NewRelaxation(), chains: g.Chains(), islands: g.Islands(), asking: a}
}

// renew has a refuter ask as often as a new one.
func (r *refuter) renew() { r.seen, r.asks, r.answers = 0, 0, 0 }

// hopeless reports whether it is found that a position holds no win.
func (r *refuter) hopeless(s *reduce.State) bool {
	if r.chains != nil && r.chains.Broken(s) || r.islands != nil && r.islands.Apart(s) {
		return true
	}
	if r.relax == nil {
		return false
	}
	if r.seen++; r.seen%r.every != 0 && r.answers*r.worth < r.asks {
		return false
	}
	r.asks++
	if !r.relax.Hopeless(s) {
		return false
	}
	r.answers++
	return true
}

// why asks all there is to ask about a position, and says what it found.
func (r *refuter) why(s *reduce.State) (reason string, hopeless bool) {
	switch {
	case r.chains != nil && r.chains.Broken(s):
		return "some card can never go, for there are too few others for it to lie on (counted)", true
	case r.islands != nil && r.islands.Apart(s):
		return "some piles can never come together, for none of their top cards fits on one of the others", true
	case r.relax != nil && r.relax.Hopeless(s):
		return "some card can never go out, even if cards never got into each other's way (a relaxed proof)", true
	}
	return "", false
}
