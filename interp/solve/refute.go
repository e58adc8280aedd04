package solve

import (
	"pat/interp/internal/frozen"
	"pat/interp/internal/reduce"
)

// A refuter knows positions that hold no win without a search.
//
// The relaxation takes about as long as the choices of a position take to be listed. To find frozen
// cards takes longer, but knows of full piles and of games that are won otherwise; queues may take
// longer still, and stems, until they remember what they are asked about. So each is asked always
// where it says yes often enough to be worth that, and else now and then: what lies behind a
// position without hope is without hope as well, so that a search is soon called back from there.
type refuter struct {
	relax    *reduce.Relaxation
	queues   *reduce.Queues
	chains   *reduce.Chains
	islands  *reduce.Islands
	partners *reduce.Partners
	pairing  *reduce.Pairing // that of the mover, which asks partners as well
	frozen   *frozen.Finder
	stems    *stems

	asking
	ofRelax, ofQueues, ofFrozen, ofStems record
}

// asking tells how much is asked. Effort is counted in relaxations.
type asking struct {
	every int // positions for each effort, to begin with
	worth int // it is asked always where it takes so much effort to find a position hopeless
}

// A dive looks at fewer positions than a search that goes depth first, and takes longer over each.
// What stems rule out may be a large part of a game.
var (
	inDives = asking{every: 8, worth: 8}
	inBeams = asking{every: 4, worth: 64}
	inDepth = asking{every: 64, worth: 3}
	ofStems = asking{every: 4, worth: 200}
)

// A record is what came of asking.
type record struct {
	seen    int // positions
	effort  int
	answers int // positions found to be hopeless
}

// patience is with how much effort for nothing one more position is seen for each effort.
const patience = 200

// due reports whether it is time to ask about one more position. The longer nothing is found, the
// rarer.
func (r *record) due(a asking) bool {
	r.seen++
	if r.answers*a.worth >= r.effort {
		return true
	}
	return r.effort*(a.every+r.effort/(patience*(1+r.answers))) <= r.seen
}

// note notes an answer and what it took.
func (r *record) note(hopeless bool, effort int) bool {
	r.effort += effort
	if hopeless {
		r.answers++
	}
	return hopeless
}

// Bounds of a look at queues: for a position that a search begins with, and for one that it meets;
// and how many cards are tried on foundations in the time that a relaxation takes.
const (
	queuesAtFirst = 5_000
	queuesInPlay  = 1_000
	queuesEffort  = 16
)

// frozenEffort is how many relaxations take the time in which frozen cards are found.
const frozenEffort = 8

// Bounds of a look at stems, and how many relaxations take the time in which one of their positions
// is looked at.
const (
	stemsAtFirst = 1_000
	stemsInPlay  = 100
	stemsEffort  = 2
	stemsBytes   = 1 << 23
)

func newRefuter(m *mover, a asking) refuter {
	g := m.s.Game()
	relax := g.NewRelaxation()
	return refuter{
		relax: relax, queues: relax.Queues(), chains: g.Chains(), islands: g.Islands(), partners: g.Partners(),
		pairing: m.pairing, frozen: frozen.New(&g.Game), stems: newStems(relax, stemsBytes), asking: a,
	}
}

// begin begins anew with a position, from which all that are asked about are reached.
func (r *refuter) begin(s *reduce.State) {
	r.ofRelax, r.ofQueues, r.ofFrozen, r.ofStems = record{}, record{}, record{}, record{}
	r.stems.begin(s)
}

// hopeless reports whether it is found that a position holds no win. It may be known that a single
// card came to a pile and nothing else happened, from a position that was not found to be hopeless:
// where that card could go on at once the relaxation would find no more than there.
func (r *refuter) hopeless(s *reduce.State, came int) bool {
	if r.chains != nil && r.chains.Broken(s) || r.islands != nil && r.islands.Apart(s) || r.unpaired(s) {
		return true
	}
	relax := r.relax != nil && (came == nowhere || !r.relax.GoesOn(s, came))
	if relax && r.ofRelax.due(r.asking) && r.ofRelax.note(r.relax.Hopeless(s), 1) {
		return true
	}
	if r.frozen != nil && r.ofFrozen.due(r.asking) && r.ofFrozen.note(r.frozen.RulesOut(&s.State), frozenEffort) {
		return true
	}
	if r.stems != nil && r.ofStems.due(ofStems) {
		found, looked := r.stems.ask(s, stemsInPlay)
		if r.ofStems.note(found == hopeless, 1+looked*stemsEffort) {
			return true
		}
	}
	if r.queues == nil || !r.ofQueues.due(r.asking) {
		return false
	}
	blocked, looked := r.queues.Blocked(s, queuesInPlay)
	return r.ofQueues.note(blocked, 1+looked/queuesEffort)
}

// why asks all there is to ask about a position, and says what it found.
func (r *refuter) why(s *reduce.State) (reason string, hopeless bool) {
	switch {
	case r.chains != nil && r.chains.Broken(s):
		return "some card can never go, for there are too few others for it to lie on (counted)", true
	case r.islands != nil && r.islands.Apart(s):
		return "some piles can never come together, for none of their top cards fits on one of the others", true
	case r.unpaired(s):
		return "some card can never go, for however cards leave in pairs, one has no partner or has to wait for " +
			"itself (a relaxed proof)", true
	case r.relax != nil && r.relax.Hopeless(s):
		return "some card can never go out, even if cards never got into each other's way (a relaxed proof)", true
	case r.frozen.RulesOut(&s.State):
		return "some cards can never move again, and there is no win while they lie there (a relaxed proof)", true
	case r.stemmed(s):
		return stemProof, true
	case r.blocked(s):
		return "some card can never go out, for it lies under others that would have to go first, even if all cards " +
			"that lie elsewhere could go at any time (a relaxed proof)", true
	}
	return "", false
}

// unpaired reports whether some card finds no partner.
func (r *refuter) unpaired(s *reduce.State) bool {
	return r.partners != nil && r.partners.Hopeless(s, r.pairing)
}

// blocked reports whether queues rule out a win.
func (r *refuter) blocked(s *reduce.State) bool {
	if r.queues == nil {
		return false
	}
	blocked, _ := r.queues.Blocked(s, queuesAtFirst)
	return blocked
}

// stemmed reports whether stems rule out a win.
func (r *refuter) stemmed(s *reduce.State) bool {
	found, _ := r.stems.ask(s, stemsAtFirst)
	return found == hopeless
}
