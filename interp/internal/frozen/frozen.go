// Package frozen finds cards that can never move again, by the compiled lines of a game alone. A
// search gives up where they stand against every way to win, and who does not believe the search
// has a proof of it here that is two pages long.
package frozen

import (
	"slices"

	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// A Finder finds cards that can never move again: for each pile, how many from its bottom they are.
//
// At first all cards count as frozen. Then the topmost frozen card of each pile is asked about: is
// there a line that could let it go, alone or with frozen cards under it, while all frozen cards
// lie still? What is not frozen may lie anywhere by then. So a line could let a card go where it
// takes it upon a card that is not frozen, upon the topmost frozen card of another pile, or into a
// pile without frozen cards. If there is one, those cards are frozen no more, and all are asked
// again, until nothing changes.
//
// What is left is frozen for certain. Of all moves that took a frozen card, or one from under it,
// think of the first: it takes the topmost frozen card of its pile, while all others lie still, and
// no line lets that happen. Guards, faces, bounds of lines and whatever else is not looked at here
// count as fulfilled. Piles that cards leave otherwise than from the top by a line, as by a step
// that takes, gathers or mixes them, hold no frozen card.
type Finder struct {
	g     *machine.Game
	kept  code.PileSet // piles that cards leave from the top alone, and by lines alone
	one   []bool       // by zone: cards come to it one by one
	plain []bool       // by zone: and by lines alone
	most  []int        // by pile: how many cards from the bottom are looked at, -1 for all
	stays []int        // by pile: how many cards from the bottom are frozen

	free  cards.Mask   // kinds of cards that are not frozen
	lying []cards.Mask // by zone: kinds of cards, not frozen, that may come to lie there
	upon  [][]cards.Mask
	into  []cards.Mask // by zone: what some pile of it could take
}

// New is nil for a game in which nothing is known to stay.
func New(g *machine.Game) *Finder {
	if g.HasSwaps || g.HasBottom || choosesInPlay(g) {
		return nil
	}
	n := len(g.Zones)
	f := &Finder{
		g: g, one: make([]bool, n), plain: make([]bool, n), most: make([]int, g.NPiles), stays: make([]int, g.NPiles),
		lying: make([]cards.Mask, n), upon: make([][]cards.Mask, n), into: make([]cards.Mask, n),
	}
	f.all()
	steps := footprint.Steps(g)
	for i := range g.Zones {
		z := &g.Zones[i]
		f.upon[i] = make([]cards.Mask, len(z.Arrive))
		several := func(a code.Arrival) bool { return !a.TakesOne() }
		f.one[i] = machine.LeavesAlone(z) && !slices.ContainsFunc(z.Arrive, several)
		f.plain[i] = f.one[i] && !slices.ContainsFunc(g.Sets, func(r code.SetRule) bool { return r.Zone == i })
		plucks := slices.ContainsFunc(z.Moves, func(u code.UnitRule) bool { return u.Kind == code.UnitPluck })
		for p := z.First; p < z.First+z.N; p++ {
			f.plain[i] = f.plain[i] && !steps.Laid.Has(p) && !steps.Mixed.Has(p)
			if !plucks && !z.Closes && !steps.Taken.Has(p) && !steps.Mixed.Has(p) && !leavesInSets(g, p) {
				f.kept.Add(p)
			}
		}
	}
	turned := []int{g.Stock, g.Aside}
	if g.Cycle != nil {
		turned = append(turned, g.Cycle.Stock, g.Cycle.Waste)
	}
	for _, p := range turned {
		if p >= 0 {
			f.kept[p>>6] &^= 1 << (p & 63)
		}
	}
	return f
}

// choosesInPlay reports whether the player is asked to choose a card otherwise than in the deal.
func choosesInPlay(g *machine.Game) bool {
	asks := func(st code.Step) bool { return st.Op == code.StepPlayer }
	return slices.ContainsFunc(g.Actions, func(a code.ActionRule) bool { return slices.ContainsFunc(a.Steps, asks) }) ||
		slices.ContainsFunc(g.Afters, func(a code.After) bool { return slices.ContainsFunc(a.Steps, asks) })
}

// leavesInSets reports whether cards of a pile may leave with others by a `takes pair` or the like.
func leavesInSets(g *machine.Game, p int) bool {
	return slices.ContainsFunc(g.Sets, func(r code.SetRule) bool { return machine.Contains(r.From, uint8(p)) })
}

// RulesOut reports whether frozen cards stand against every way to win. Where it says no, nothing
// is known.
func (f *Finder) RulesOut(s *machine.State) bool {
	stays := f.Stays(s)
	if stays == nil {
		return false
	}
	for i := range f.g.Wins {
		r := &f.g.Wins[i].Rest
		left := 0
		for _, p := range r.Piles {
			left += stays[p]
		}
		if left <= r.Most {
			return false
		}
	}
	return len(f.g.Wins) > 0
}

// Stays is for each pile how many cards from its bottom can never move again, nil where nothing is
// known: of a game that is over, or while something waits for a choice of the deal. It holds until
// f is asked again.
func (f *Finder) Stays(s *machine.State) []int {
	if f == nil || s.Status != machine.Playing || s.Ints[machine.IntWaitStep] > 0 {
		return nil
	}
	f.find(s)
	return f.stays
}

// all has f look at all cards.
func (f *Finder) all() {
	for p := range f.most {
		f.most[p] = -1
	}
}

// Core is Stays, of no more cards than rule a win out together: were one of these piles a card
// lower, the others would not. It is nil where frozen cards do not rule it out.
func (f *Finder) Core(s *machine.State) []int {
	if !f.RulesOut(s) {
		return nil
	}
	defer f.all()
	for p := range f.most {
		f.most[p] = 0 // most piles are of no account
		if f.RulesOut(s) {
			continue
		}
		for f.most[p] = int(s.N[p]); f.most[p] > 0 && f.RulesOut(s); f.most[p]-- {
		}
		f.most[p]++
	}
	return slices.Clone(f.Stays(s))
}

// find finds the frozen cards of a position.
func (f *Finder) find(s *machine.State) {
	f.free = 0
	for i := range f.g.Zones {
		f.lying[i], f.into[i] = 0, 0
		clear(f.upon[i])
	}
	for p := range f.g.NPiles {
		f.stays[p] = 0
		if f.kept.Has(p) {
			f.stays[p] = int(s.N[p])
			if f.most[p] >= 0 {
				f.stays[p] = min(f.stays[p], f.most[p])
			}
		}
		f.thaw(s, p, f.stays[p], int(s.N[p]))
	}
	for changed := true; changed; {
		f.spread(s)
		changed = false
		for p, n := range f.stays {
			if n == 0 || f.covered(p) {
				continue
			}
			if low := f.leaves(s, p); low < n {
				f.stays[p], changed = low, true
				f.thaw(s, p, low, n)
			}
		}
	}
}

// thaw notes that some cards of a pile are not frozen.
func (f *Finder) thaw(s *machine.State, p, low, end int) {
	for i := low; i < end; i++ {
		k := s.At(p, i).Kind().Bit()
		f.free |= k
		f.lying[f.g.Piles[p].Zone] |= k
	}
}

// spread works out which cards may come to lie in each zone, and what its piles could take then. To
// a zone that cards come to one by one only those come that a line takes upon what lies there; to
// others any may come, if only in company.
func (f *Finder) spread(s *machine.State) {
	for i := range f.g.Zones {
		z := &f.g.Zones[i]
		for p := z.First; p < z.First+z.N; p++ {
			for j := range z.Arrive {
				f.into[i] |= f.takes(s, &z.Arrive[j], p)
			}
		}
		met, lying := cards.Mask(0), &f.lying[i]
		for {
			if *lying |= f.into[i] & f.free; !f.plain[i] {
				*lying |= f.free
			}
			if met == *lying {
				break
			}
			for k := range (*lying &^ met).Each {
				for j := range z.Arrive {
					f.upon[i][j] |= f.onto(&z.Arrive[j], k)
					f.into[i] |= f.upon[i][j]
				}
			}
			met = *lying
		}
	}
}

// takes is what a line could let come to a pile while nothing but frozen cards lies there.
func (f *Finder) takes(s *machine.State, a *code.Arrival, p int) cards.Mask {
	switch n := f.stays[p]; {
	case n > 0:
		return f.onto(a, s.At(p, n-1).Kind())
	case !a.OnEmpty:
		return 0
	case f.g.Tabled(a.Phrase) && f.g.Phrases[a.Phrase].Sort == code.Constant:
		return f.g.Phrases[a.Phrase].Mask
	}
	return f.g.Mask
}

// onto is what a line could let come onto a card.
func (f *Finder) onto(a *code.Arrival, top cards.Kind) cards.Mask {
	switch {
	case !a.OnCards:
		return 0
	case a.Order != nil:
		return f.g.Mask & a.Order.Table[top]
	case f.g.Tabled(a.Phrase):
		return f.g.Phrases[a.Phrase].TableFor(top)
	}
	return f.g.Mask
}

// covered reports whether a pile lies under one that never becomes empty.
func (f *Finder) covered(p int) bool {
	return slices.ContainsFunc(f.g.Piles[p].Covers, func(q uint8) bool { return f.stays[q] > 0 })
}

// leaves is how many cards of a pile are left if the topmost frozen one leaves, with as many under
// it as may go along: all of them, if it cannot.
func (f *Finder) leaves(s *machine.State, p int) int {
	z := &f.g.Zones[f.g.Piles[p].Zone]
	top := f.stays[p] - 1
	left := top + 1
	for i := range f.g.Zones {
		dst := &f.g.Zones[i]
		if some, _ := code.Permits(z, dst); !some && !f.takenAtOnce(dst, p) {
			continue
		}
		for low := top; low >= 0; low-- {
			if low < top && (f.one[i] || !f.together(s, z, p, low)) {
				break
			}
			if low < left && f.goes(s, p, low, i) {
				left = low
			}
		}
	}
	return left
}

// takenAtOnce reports whether a zone takes cards of a pile by itself, whatever restricts the pile.
func (f *Finder) takenAtOnce(z *code.Zone, p int) bool {
	return slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool {
		return slices.ContainsFunc(a.Sources, func(list []uint8) bool { return machine.Contains(list, uint8(p)) })
	})
}

// together reports whether a card of a pile may leave with the one that lies on it.
func (f *Finder) together(s *machine.State, z *code.Zone, p, low int) bool {
	lower, upper := s.At(p, low).Kind(), s.At(p, low+1).Kind()
	return slices.ContainsFunc(z.Moves, func(u code.UnitRule) bool {
		switch u.Kind {
		case code.UnitOne:
			return false
		case code.UnitRun:
			phrase := f.g.Seqs[u.Seq].Phrase
			return !f.g.Tabled(phrase) || f.g.Phrases[phrase].TableFor(lower).Has(upper)
		}
		return true
	})
}

// goes reports whether a card of a pile, with those on it, could come to another pile, of a zone.
func (f *Finder) goes(s *machine.State, p, low, zone int) bool {
	k, dst := s.At(p, low).Kind(), &f.g.Zones[zone]
	if !f.into[zone].Has(k) {
		return false
	}
	for q := dst.First; q < dst.First+dst.N; q++ {
		full := dst.FixedMax >= 0 && f.stays[q] >= dst.FixedMax
		if q == p || full || dst.OtherSuit(q, k) || f.covered(q) {
			continue
		}
		for j := range dst.Arrive {
			a := &dst.Arrive[j]
			if a.At.Has(q) && a.From.Has(q, p) && (f.upon[zone][j] | f.takes(s, a, q)).Has(k) {
				return true
			}
		}
	}
	return false
}
