package reduce

import (
	"iter"
	"slices"

	"pat/dsl"
	"pat/interp/internal/machine"
)

// Which rules are in force once play has begun, each with its footprint.

// A ruling is a rule that is in force once play has begun, with its footprint bound to piles.
type ruling struct {
	line *dsl.Line // nil where the game says nothing
	kind rulingKind
	zone *machine.Zone // whose line it is, or nil
	act  int           // the action it is part of, or -1
	footprint
	fixed [machine.MaxPiles]aspect // of the piles that the rule names, as against those that it is asked of
}

type rulingKind uint8

const (
	ofArrival rulingKind = iota
	ofUnit
	ofRestriction
	ofSet
	ofSwap
	ofHome
	ofStay
	ofTurn
	ofAction
	ofAfter
	ofDeal
	ofGoal
	ofItself // what happens at once, in the order of the piles
)

// rulings yields every rule in force. The ruling is valid until the next.
func (g *Game) rulings() iter.Seq[*ruling] {
	return func(yield func(*ruling) bool) {
		w := walker{g: g, yield: yield, act: -1, leave: g.leave()}
		for i := range g.Zones {
			if !w.zoneRules(&g.Zones[i]) {
				return
			}
		}
		for _, yields := range []func() bool{w.sets, w.turns, w.actions, w.afters, w.deals, w.goals, w.itself} {
			if !yields() {
				return
			}
		}
	}
}

// leave is the piles that cards may leave once play has begun: by plays, by themselves, in sets or
// by steps. What a line asks of the pile that a card comes from, it asks of these alone.
func (g *Game) leave() *machine.PileSet {
	waits := slices.ContainsFunc(g.Deals, func(st machine.Step) bool { return st.Op == machine.StepPlayer })
	from, ok := g.TakenInPlay()
	if waits || g.HasSwaps || !ok {
		return nil
	}
	for i := range g.Sources {
		for p := range g.Sources[i].N {
			from.Add(g.Sources[i].First + p)
		}
	}
	add := func(list []uint8) {
		for _, p := range list {
			from.Add(int(p))
		}
	}
	for _, r := range g.Auto {
		if r.Set < 0 {
			for _, list := range g.Zones[r.Zone].Arrive[r.Arrive].Sources {
				add(list)
			}
		}
	}
	for i := range g.Sets {
		add(g.Sets[i].From)
	}
	return &from
}

// A walker goes through the rules in force.
type walker struct {
	g     *Game
	r     ruling
	act   int
	leave *machine.PileSet // piles that cards may come from
	yield func(*ruling) bool
}

// rule yields one rule, once its footprint has been added and bound.
func (w *walker) rule(kind rulingKind, line *dsl.Line, z *machine.Zone, own, source *machine.PileSet,
	add func(f *footprint),
) bool {
	w.r = ruling{line: line, kind: kind, zone: z, act: w.act, footprint: footprint{g: w.g}}
	add(&w.r.footprint)
	w.r.fixed = w.r.of
	w.r.bind(own, source, z, w.g.NPiles)
	return w.yield(&w.r)
}

// step yields a step, which is asked of the piles it moves cards from and to, and of those of the
// event that it follows.
func (w *walker) step(kind rulingKind, st *machine.Step, to, from *machine.PileSet) bool {
	piles := w.g.stepPiles(st)
	return w.rule(kind, st.Line, nil, to.And(piles), from.And(piles), func(f *footprint) { f.step(st) })
}

func (w *walker) zoneRules(z *machine.Zone) bool {
	own := w.g.pilesOf(z)
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if !w.rule(ofArrival, a.Line, z, own, w.leave, func(f *footprint) { f.arrival(a, z) }) {
			return false
		}
	}
	for i := range z.Moves {
		u := &z.Moves[i]
		if !w.rule(ofUnit, u.Line, z, own, own, func(f *footprint) { f.unit(u, z) }) {
			return false
		}
	}
	for j, rs := range [][]machine.Restriction{z.Only, z.Plays, z.Worry} {
		from := own
		if j == 0 {
			from = w.leave
		}
		for i := range rs {
			if !w.rule(ofRestriction, rs[i].Line, z, own, from, func(f *footprint) { f.restriction(&rs[i], z) }) {
				return false
			}
		}
	}
	for i := range z.Swaps {
		if !w.rule(ofSwap, z.Swaps[i].Line, z, nil, own, func(f *footprint) { f.swap(&z.Swaps[i]) }) {
			return false
		}
	}
	for i := range z.Homes {
		h := &z.Homes[i]
		if !w.rule(ofHome, h.Line, z, own, &noPiles, func(f *footprint) { f.phrase(h.Phrase); f.node(h.Guard) }) {
			return false
		}
	}
	return z.Stays < 0 || w.rule(ofStay, nil, z, own, own, func(f *footprint) { f.node(z.Stays) })
}

func (w *walker) sets() bool {
	for i := range w.g.Sets {
		r := &w.g.Sets[i]
		from := &machine.PileSet{}
		for _, p := range r.From {
			from.Add(int(p))
		}
		if !w.rule(ofSet, r.Line, nil, from, from, func(f *footprint) { f.set(r) }) {
			return false
		}
	}
	return true
}

func (w *walker) turns() bool {
	for i := range w.g.Turns {
		st := &w.g.Turns[i].Step
		if !w.step(ofTurn, st, &noPiles, &noPiles) {
			return false
		}
	}
	return true
}

func (w *walker) actions() bool {
	for i := range w.g.Actions {
		a := &w.g.Actions[i]
		w.act = i
		if !w.rule(ofAction, a.Line, nil, &noPiles, &noPiles, func(f *footprint) {
			for _, n := range a.Guards {
				f.node(n)
			}
		}) {
			return false
		}
		for j := range a.Steps {
			if !w.step(ofAction, &a.Steps[j], &noPiles, &noPiles) {
				return false
			}
		}
	}
	w.act = -1
	return true
}

func (w *walker) afters() bool {
	for i := range w.g.Afters {
		a := &w.g.Afters[i]
		if !w.rule(ofAfter, a.Line, nil, a.To, a.From, func(f *footprint) {
			for _, ps := range []*machine.PileSet{a.From, a.To} {
				if ps != nil {
					f.apart(ps.Has)
				}
			}
			f.phrase(a.Of)
			f.node(a.Guard)
		}) {
			return false
		}
		for j := range a.Steps {
			if !w.step(ofAfter, &a.Steps[j], a.To, a.From) {
				return false
			}
		}
	}
	return true
}

// dealWaits reports whether the deal waits for a choice of the player, so that some of it is done
// in play.
func (g *Game) dealWaits() bool {
	return slices.ContainsFunc(g.Deals, func(st machine.Step) bool { return st.Op == machine.StepPlayer })
}

// deals yields the steps of the deal that wait for a choice, or come behind one.
func (w *walker) deals() bool {
	waits := false
	for i := range w.g.Deals {
		st := &w.g.Deals[i]
		if waits = waits || st.Op == machine.StepPlayer; waits && !w.step(ofDeal, st, &noPiles, &noPiles) {
			return false
		}
	}
	return true
}

func (w *walker) goals() bool {
	for _, list := range [][]machine.Goal{w.g.Wins, w.g.Loses} {
		for i := range list {
			if !w.rule(ofGoal, list[i].Line, nil, &noPiles, &noPiles, func(f *footprint) { f.node(list[i].Cond) }) {
				return false
			}
		}
	}
	return true
}

// itself yields what the engine does by itself: the first pile that can give a card gives it, and
// the first that can take one does.
func (w *walker) itself() bool {
	g := w.g
	for i := range g.Auto {
		r := &g.Auto[i]
		if r.Set >= 0 {
			if !w.rule(ofItself, g.Sets[r.Set].Line, nil, &noPiles, &noPiles, func(f *footprint) {
				for _, p := range g.Sets[r.Set].From {
					f.of[p] |= byItself
				}
			}) {
				return false
			}
			continue
		}
		z := &g.Zones[r.Zone]
		a := &z.Arrive[r.Arrive]
		if !w.rule(ofItself, a.Line, z, g.pilesOf(z), &noPiles, func(f *footprint) { f.fills(a, z) }) {
			return false
		}
	}
	return true
}

// fills adds the order in which piles give and take cards by themselves, where it makes a
// difference.
func (f *footprint) fills(a *machine.Arrival, z *machine.Zone) {
	if len(a.Sources) > 1 {
		r := &machine.Reach{First: z.First}
		for _, list := range a.Sources {
			ps := machine.PileSet{}
			for _, p := range list {
				ps.Add(int(p))
			}
			r.By = append(r.By, ps)
		}
		f.reach(r, z)
	} else {
		f.apart(func(p int) bool { return machine.Contains(a.Sources[0], uint8(p)) })
	}
	for _, list := range a.Sources {
		for _, p := range list {
			f.taken.Add(int(p))
		}
	}
	if a.Confluent {
		return
	}
	for _, list := range a.Sources {
		for _, p := range list {
			if len(list) > 1 {
				f.of[p] |= byItself
			}
		}
	}
	if a.OnCards {
		f.own |= byItself
	}
}
