package interp

import (
	"iter"

	"pat/dsl"
)

// Which rules are in force once play has begun, each with its footprint.

// A ruling is a rule that is in force once play has begun, with its footprint bound to piles.
type ruling struct {
	line *dsl.Line // nil where the game says nothing
	kind rulingKind
	zone *zone // whose line it is, or nil
	act  int   // the action it is part of, or -1
	footprint
	fixed [maxPiles]aspect // of the piles that the rule names, as against those that it is asked of
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
		w := walker{g: g, yield: yield, act: -1}
		for i := range g.zones {
			if !w.zoneRules(&g.zones[i]) {
				return
			}
		}
		_ = w.sets() && w.turns() && w.actions() && w.afters() && w.deals() && w.goals() && w.itself()
	}
}

// A walker goes through the rules in force.
type walker struct {
	g     *Game
	r     ruling
	act   int
	yield func(*ruling) bool
}

// rule yields one rule, once its footprint has been added and bound.
func (w *walker) rule(kind rulingKind, line *dsl.Line, z *zone, own, source *pileSet, add func(f *footprint)) bool {
	w.r = ruling{line: line, kind: kind, zone: z, act: w.act, footprint: footprint{g: w.g}}
	add(&w.r.footprint)
	w.r.fixed = w.r.of
	w.r.bind(own, source, z, w.g.nPiles)
	return w.yield(&w.r)
}

// step yields a step, which is asked of the piles it moves cards from and to, and of those of the event
// that it follows.
func (w *walker) step(kind rulingKind, st *step, to, from *pileSet) bool {
	piles := w.g.stepPiles(st)
	return w.rule(kind, st.line, nil, to.and(piles), from.and(piles), func(f *footprint) { f.step(st) })
}

func (w *walker) zoneRules(z *zone) bool {
	own := w.g.pilesOf(z)
	for i := range z.arrive {
		a := &z.arrive[i]
		if !w.rule(ofArrival, a.line, z, own, nil, func(f *footprint) { f.arrival(a, z) }) {
			return false
		}
	}
	for i := range z.moves {
		u := &z.moves[i]
		if !w.rule(ofUnit, u.line, z, own, own, func(f *footprint) { f.unit(u, z) }) {
			return false
		}
	}
	for j, rs := range [][]restriction{z.only, z.plays, z.worry} {
		from := own
		if j == 0 {
			from = nil
		}
		for i := range rs {
			if !w.rule(ofRestriction, rs[i].line, z, own, from, func(f *footprint) { f.restriction(&rs[i], z) }) {
				return false
			}
		}
	}
	for i := range z.swaps {
		if !w.rule(ofSwap, z.swaps[i].line, z, nil, own, func(f *footprint) { f.swap(&z.swaps[i]) }) {
			return false
		}
	}
	for i := range z.homes {
		h := &z.homes[i]
		if !w.rule(ofHome, h.line, z, own, &noPiles, func(f *footprint) { f.phrase(h.phrase); f.node(h.guard) }) {
			return false
		}
	}
	return z.stays < 0 || w.rule(ofStay, nil, z, own, own, func(f *footprint) { f.node(z.stays) })
}

func (w *walker) sets() bool {
	for i := range w.g.sets {
		r := &w.g.sets[i]
		from := &pileSet{}
		for _, p := range r.from {
			from.add(int(p))
		}
		if !w.rule(ofSet, r.line, nil, from, from, func(f *footprint) { f.set(r) }) {
			return false
		}
	}
	return true
}

func (w *walker) turns() bool {
	for i := range w.g.turns {
		st := &w.g.turns[i].step
		if !w.step(ofTurn, st, &noPiles, &noPiles) {
			return false
		}
	}
	return true
}

func (w *walker) actions() bool {
	for i := range w.g.actions {
		a := &w.g.actions[i]
		w.act = i
		if !w.rule(ofAction, a.line, nil, &noPiles, &noPiles, func(f *footprint) {
			for _, n := range a.guards {
				f.node(n)
			}
		}) {
			return false
		}
		for j := range a.steps {
			if !w.step(ofAction, &a.steps[j], &noPiles, &noPiles) {
				return false
			}
		}
	}
	w.act = -1
	return true
}

func (w *walker) afters() bool {
	for i := range w.g.afters {
		a := &w.g.afters[i]
		if !w.rule(ofAfter, a.line, nil, a.to, a.from, func(f *footprint) {
			for _, ps := range []*pileSet{a.from, a.to} {
				if ps != nil {
					f.apart(ps.has)
				}
			}
			f.phrase(a.of)
			f.node(a.guard)
		}) {
			return false
		}
		for j := range a.steps {
			if !w.step(ofAfter, &a.steps[j], a.to, a.from) {
				return false
			}
		}
	}
	return true
}

// deals yields the steps of the deal that wait for a choice, or come behind one.
func (w *walker) deals() bool {
	waits := false
	for i := range w.g.deals {
		st := &w.g.deals[i]
		if waits = waits || st.op == stepPlayer; waits && !w.step(ofDeal, st, &noPiles, &noPiles) {
			return false
		}
	}
	return true
}

func (w *walker) goals() bool {
	for _, list := range [][]goal{w.g.wins, w.g.loses} {
		for i := range list {
			if !w.rule(ofGoal, list[i].line, nil, &noPiles, &noPiles, func(f *footprint) { f.node(list[i].cond) }) {
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
	for i := range g.auto {
		r := &g.auto[i]
		if r.set >= 0 {
			if !w.rule(ofItself, g.sets[r.set].line, nil, &noPiles, &noPiles, func(f *footprint) {
				for _, p := range g.sets[r.set].from {
					f.of[p] |= byItself
				}
			}) {
				return false
			}
			continue
		}
		z := &g.zones[r.zone]
		a := &z.arrive[r.arrive]
		if !w.rule(ofItself, a.line, z, g.pilesOf(z), &noPiles, func(f *footprint) { f.fills(a, z) }) {
			return false
		}
	}
	return true
}

// fills adds the order in which piles give and take cards by themselves, where it makes a
// difference.
func (f *footprint) fills(a *arrival, z *zone) {
	if len(a.sources) > 1 {
		r := &reach{first: z.first}
		for _, list := range a.sources {
			ps := pileSet{}
			for _, p := range list {
				ps.add(int(p))
			}
			r.by = append(r.by, ps)
		}
		f.reach(r, z)
	} else {
		f.apart(func(p int) bool { return contains(a.sources[0], uint8(p)) })
	}
	for _, list := range a.sources {
		for _, p := range list {
			f.taken.add(int(p))
		}
	}
	if a.confluent {
		return
	}
	for _, list := range a.sources {
		for _, p := range list {
			if len(list) > 1 {
				f.of[p] |= byItself
			}
		}
	}
	if a.onCards {
		f.own |= byItself
	}
}

// and is the piles of two sets; nil is all.
func (ps *pileSet) and(o *pileSet) *pileSet {
	if ps == nil || o == nil {
		return nil
	}
	both := *ps
	for i := range both {
		both[i] |= o[i]
	}
	return &both
}
