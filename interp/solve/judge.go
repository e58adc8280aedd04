package solve

import "pat/interp"

// A judge knows positions that hold no win without a search.
//
// The relaxation takes about as long as the choices of a position take to be listed. So it is asked always where it says yes
// often enough to be worth that, and else now and then: what lies behind a position without hope is without hope as well, so
// that a search is soon called back from there.
type judge struct {
	relax  *interp.Relaxation
	chains *interp.Chains

	every   int // positions for each that the relaxation is asked about at least
	worth   int // it is asked always where it says yes to one in so many
	seen    int // positions
	asks    int // that it was asked about
	answers int // that it called hopeless
}

func newJudge(g *interp.Game, every, worth int) judge {
	return judge{relax: g.NewRelaxation(), chains: g.NewChains(), every: every, worth: worth}
}

// hopeless reports whether it is found that a position holds no win.
func (j *judge) hopeless(s *interp.State) bool {
	if j.chains != nil && j.chains.Broken(s) {
		return true
	}
	if j.relax == nil {
		return false
	}
	if j.seen++; j.seen%j.every != 0 && j.answers*j.worth < j.asks {
		return false
	}
	j.asks++
	if !j.relax.Hopeless(s) {
		return false
	}
	j.answers++
	return true
}

// why asks all there is to ask about a position, and says what it found.
func (j *judge) why(s *interp.State) (reason string, hopeless bool) {
	switch {
	case j.chains != nil && j.chains.Broken(s):
		return "some card can never go, for there are too few others for it to lie on (counted)", true
	case j.relax != nil && j.relax.Hopeless(s):
		return "some card can never go out, even if cards never got into each other's way (a relaxed proof)", true
	}
	return "", false
}
