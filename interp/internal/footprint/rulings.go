package footprint

import (
	"iter"

	"pat/dsl"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// Which rules are in force once play has begun, each with its footprint.

// A Ruling is a rule that is in force once play has begun, or the guard of one, with its footprint
// bound to piles. A guard is yielded by itself, before its rule: reductions ask more of what makes
// a rule hold than of what it then does.
type Ruling struct {
	Line  *dsl.Line // nil where the game says nothing
	Kind  Kind
	Guard bool       // it is the guard of the rule: when this holds
	Zone  *code.Zone // whose line it is, or nil
	Act   int        // the action it is part of, or -1
	Print
	Fixed [code.MaxPiles]Aspect // of the piles that the rule names, as against those that it is asked of
}

// A Kind is what a rule is about.
type Kind uint8

const (
	OfArrival Kind = iota
	OfUnit
	OfRestriction
	OfSet
	OfSwap
	OfHome
	OfStay
	OfTurn
	OfAction
	OfAfter
	OfDeal
	OfGoal
	OfItself // what happens at once, in the order of the piles
)

// Rulings yields every rule in force. The ruling is valid until the next.
func Rulings(g *machine.Game) iter.Seq[*Ruling] {
	return func(yield func(*Ruling) bool) {
		w := walker{g: g, yield: yield, act: -1, leave: leave(g)}
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
func leave(g *machine.Game) *code.PileSet {
	from := Steps(g).Taken
	if DealWaits(g) || g.HasSwaps || from == allPiles {
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

// A walker goes through the rules in force. The ruling it yields is one and the same, filled anew
// each time: copying a footprint of all piles costs more than working it out.
type walker struct {
	g     *machine.Game
	r     Ruling
	act   int
	leave *code.PileSet // piles that cards may come from
	yield func(*Ruling) bool
}

// rule yields one rule, once its footprint has been added and bound.
func (w *walker) rule(kind Kind, line *dsl.Line, z *code.Zone, own, source *code.PileSet,
	add func(f *Print),
) bool {
	w.r = Ruling{Line: line, Kind: kind, Zone: z, Act: w.act, Print: Print{g: w.g}}
	add(&w.r.Print)
	return w.bound(own, source)
}

// bound yields the rule at hand, whose footprint is known.
func (w *walker) bound(own, source *code.PileSet) bool {
	w.r.Fixed = w.r.Of
	w.r.bind(own, source, w.r.Zone, w.g.NPiles)
	return w.yield(&w.r)
}

// guarded yields the guard of a rule, if it has one, and then the rule.
func (w *walker) guarded(kind Kind, line *dsl.Line, guard int32, z *code.Zone, own, source *code.PileSet,
	add func(f *Print),
) bool {
	if guard >= 0 {
		w.r = Ruling{Line: line, Kind: kind, Guard: true, Zone: z, Act: w.act, Print: Print{g: w.g}}
		w.r.node(guard)
		if !w.bound(own, source) {
			return false
		}
	}
	return w.rule(kind, line, z, own, source, add)
}

// step yields a step, which is asked of the piles it moves cards from and to, and of those of the
// event that it follows.
func (w *walker) step(kind Kind, st *code.Step, to, from *code.PileSet) bool {
	piles := w.stepPiles(st)
	return w.guarded(kind, st.Line, st.Guard, nil, to.And(piles), from.And(piles), func(f *Print) { f.step(st) })
}

// zoneRules yields the rules of one zone. What cards may come from is asked of all piles that cards
// leave; what moves together, and where it may go, of the piles of the zone itself.
func (w *walker) zoneRules(z *code.Zone) bool {
	own := z.Set()
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if !w.guarded(OfArrival, a.Line, a.Guard, z, own, w.leave, func(f *Print) { f.arrival(a, z) }) {
			return false
		}
	}
	for i := range z.Moves {
		u := &z.Moves[i]
		if !w.guarded(OfUnit, u.Line, u.Guard, z, own, own, func(f *Print) { f.unit(u, z) }) {
			return false
		}
	}
	for j, rs := range [][]code.Restriction{z.Only, z.Plays, z.Worry} {
		from := own
		if j == 0 {
			from = w.leave
		}
		for i := range rs {
			r := &rs[i]
			if !w.guarded(OfRestriction, r.Line, r.Guard, z, own, from, func(f *Print) { f.reach(r.Piles, z) }) {
				return false
			}
		}
	}
	for i := range z.Swaps {
		r := &z.Swaps[i]
		if !w.guarded(OfSwap, r.Line, r.Guard, z, nil, own, func(f *Print) { f.swap(r, z) }) {
			return false
		}
	}
	for i := range z.Homes {
		h := &z.Homes[i]
		if !w.guarded(OfHome, h.Line, h.Guard, z, own, &noPiles, func(f *Print) { f.phrase(h.Phrase) }) {
			return false
		}
	}
	return z.Stays < 0 || w.rule(OfStay, nil, z, own, own, func(f *Print) { f.node(z.Stays) })
}

func (w *walker) sets() bool {
	for i := range w.g.Sets {
		r := &w.g.Sets[i]
		from := &code.PileSet{}
		for _, p := range r.From {
			from.Add(int(p))
		}
		if !w.guarded(OfSet, r.Line, r.Guard, nil, from, from, func(f *Print) { f.set(r) }) {
			return false
		}
	}
	return true
}

func (w *walker) turns() bool {
	for i := range w.g.Turns {
		st := &w.g.Turns[i].Step
		if !w.step(OfTurn, st, &noPiles, &noPiles) {
			return false
		}
	}
	return true
}

func (w *walker) actions() bool {
	for i := range w.g.Actions {
		a := &w.g.Actions[i]
		w.act = i
		for _, n := range a.Guards {
			if !w.guarded(OfAction, a.Line, n, nil, &noPiles, &noPiles, func(*Print) {}) {
				return false
			}
		}
		for j := range a.Steps {
			if !w.step(OfAction, &a.Steps[j], &noPiles, &noPiles) {
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
		if !w.guarded(OfAfter, a.Line, a.Guard, nil, a.To, a.From, func(f *Print) {
			for _, ps := range []*code.PileSet{a.From, a.To} {
				if ps != nil {
					f.apart(ps.Has)
				}
			}
			f.phrase(a.Of)
		}) {
			return false
		}
		for j := range a.Steps {
			if !w.step(OfAfter, &a.Steps[j], a.To, a.From) {
				return false
			}
		}
	}
	return true
}

// deals yields the steps of the deal that wait for a choice, or come behind one. Steps before the
// first choice are done before anybody searches.
func (w *walker) deals() bool {
	waits := false
	for i := range w.g.Deals {
		st := &w.g.Deals[i]
		if waits = waits || st.Op == code.StepPlayer; waits && !w.step(OfDeal, st, &noPiles, &noPiles) {
			return false
		}
	}
	return true
}

func (w *walker) goals() bool {
	for _, list := range [][]code.Goal{w.g.Wins, w.g.Loses} {
		for i := range list {
			if !w.rule(OfGoal, list[i].Line, nil, &noPiles, &noPiles, func(f *Print) { f.node(list[i].Cond) }) {
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
			if !w.rule(OfItself, g.Sets[r.Set].Line, nil, &noPiles, &noPiles, func(f *Print) {
				for _, p := range g.Sets[r.Set].From {
					f.Of[p] |= ByItself
				}
			}) {
				return false
			}
			continue
		}
		z := &g.Zones[r.Zone]
		a := &z.Arrive[r.Arrive]
		if !w.rule(OfItself, a.Line, z, z.Set(), &noPiles, func(f *Print) { f.fills(a, z) }) {
			return false
		}
	}
	return true
}

// fills adds the order in which piles give and take cards by themselves, where it makes a
// difference. It makes none where the result is the same in any order, which is worked out
// elsewhere (Confluent).
func (f *Print) fills(a *code.Arrival, z *code.Zone) {
	if len(a.Sources) > 1 {
		r := &code.Reach{First: z.First}
		for _, list := range a.Sources {
			ps := code.PileSet{}
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
			f.Taken.Add(int(p))
		}
	}
	if a.Confluent {
		return
	}
	for _, list := range a.Sources {
		for _, p := range list {
			if len(list) > 1 {
				f.Of[p] |= ByItself
			}
		}
	}
	if a.OnCards {
		f.Own |= ByItself
	}
}
