package footprint

import (
	"iter"
	"slices"

	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// Which steps may be done once play has begun, where they take cards from and where to.

// sources are the places that a step takes cards from, the stock aside.
func sources(st *code.Step) []int32 {
	switch {
	case st.Op == code.StepClose:
		return st.To // cards go from one pile there to another
	case st.From < 0:
		return st.Gather
	}
	return append(st.Gather[:len(st.Gather):len(st.Gather)], st.From)
}

// targets are the places that a step takes cards to, the stock aside.
func targets(st *code.Step) []int32 {
	to := st.To[:len(st.To):len(st.To)]
	for _, d := range st.Diverts {
		to = append(to, d.To)
	}
	return to
}

// MayLayOn reports whether a step may lay cards on a zone, as it may where its targets cannot be
// told.
func MayLayOn(g *machine.Game, st *code.Step, z *code.Zone) bool {
	return slices.ContainsFunc(targets(st), func(n int32) bool {
		pl := &g.Places[n]
		return pl.Of != code.OfPiles || slices.ContainsFunc(pl.Piles, z.Has)
	})
}

// LaidInPlay reports whether a step may lay cards on a zone, once play has begun.
func LaidInPlay(g *machine.Game, z *code.Zone) bool {
	for st := range steps(g) {
		if MayLayOn(g, st, z) {
			return true
		}
	}
	return false
}

// LaidYet reports whether cards may still come to an empty stock, by play or by a step of what may
// still be done; of an empty stock nothing is turned.
func LaidYet(s *machine.State) bool {
	g := s.Game
	z := g.ZoneOf(g.Stock)
	lays := func(list []code.Step) bool {
		return slices.ContainsFunc(list, func(st code.Step) bool {
			return !s.UsedUp(st.Uses) && (st.Op == code.StepGather || MayLayOn(g, &st, z))
		})
	}
	_, waits := s.Waiting()
	return len(z.Arrive) > 0 || waits && lays(g.Deals) ||
		slices.ContainsFunc(g.Actions, func(a code.ActionRule) bool { return !s.UsedUp(a.Uses) && lays(a.Steps) }) ||
		slices.ContainsFunc(g.Afters, func(e code.After) bool { return lays(e.Steps) })
}

// steps yields every step that may be done once play has begun: those of turns, actions and events,
// and of the deal those behind a choice. What the deal does before a choice is over when play
// begins, so nothing in play need fear it.
func steps(g *machine.Game) iter.Seq[*code.Step] {
	return func(yield func(*code.Step) bool) {
		chosen := false
		for i := range g.Deals {
			if g.Deals[i].Op == code.StepPlayer {
				chosen = true
			} else if chosen && !yield(&g.Deals[i]) {
				return
			}
		}
		for i := range g.Turns {
			if !yield(&g.Turns[i].Step) {
				return
			}
		}
		for i := range g.Actions {
			for j := range g.Actions[i].Steps {
				if !yield(&g.Actions[i].Steps[j]) {
					return
				}
			}
		}
		for i := range g.Afters {
			for j := range g.Afters[i].Steps {
				if !yield(&g.Afters[i].Steps[j]) {
					return
				}
			}
		}
	}
}

// DealWaits reports whether the deal waits for a choice of the player, so that some of it is done
// in play.
func DealWaits(g *machine.Game) bool {
	return slices.ContainsFunc(g.Deals, func(st code.Step) bool { return st.Op == code.StepPlayer })
}

// LaysDown reports whether a step may lay a card face down on a zone, or turn one over there. Those
// that close up over several zones lay cards as they lay.
func LaysDown(g *machine.Game, z *code.Zone) bool {
	may := func(st *code.Step) bool {
		closes := st.Op == code.StepClose && closesInto(g, st, z)
		return (closes || st.Down || !st.LaysUp()) && MayLayOn(g, st, z)
	}
	for st := range steps(g) {
		if may(st) {
			return true
		}
	}
	for i := range g.Deals {
		if may(&g.Deals[i]) {
			return true
		}
	}
	return false
}

// closesInto reports whether a step that closes up may bring piles of other zones to a zone.
func closesInto(g *machine.Game, st *code.Step, z *code.Zone) bool {
	piles, ok := g.AllPiles(st.To[0])
	return !ok || slices.ContainsFunc(piles, func(p uint8) bool { return !z.Has(p) })
}

// Steps is what the steps that may be done once play has begun look at and change, all taken
// together; that cards may be taken from the stock goes without saying.
func Steps(g *machine.Game) *Print {
	f := New(g)
	for st := range steps(g) {
		f.Taken.Add(g.Stock)
		f.node(st.Guard)
		f.step(st)
	}
	return f
}

// TakenFrom reports whether a step in play may take cards from a zone, or from under others there.
func TakenFrom(g *machine.Game, z *code.Zone) bool {
	f := Steps(g)
	for p := z.First; p < z.First+z.N; p++ {
		if f.Taken.Has(p) || f.Mixed.Has(p) {
			return true
		}
	}
	return false
}

// stepPiles is the piles that a step may be asked of: those that it takes cards from and those that
// it lays them on; nil if they cannot be told.
func (w *walker) stepPiles(st *code.Step) *code.PileSet {
	g := w.g
	ps := &code.PileSet{}
	ps.Add(g.Stock)
	for _, n := range append(sources(st), targets(st)...) {
		if g.Places[n].Of != code.OfPiles {
			return nil
		}
		for _, p := range g.Places[n].Piles {
			ps.Add(int(p))
		}
	}
	return ps
}
