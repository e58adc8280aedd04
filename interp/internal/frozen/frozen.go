package frozen

import (
	"math"
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
	ways  [][]int      // by pile: the zones that its cards may go to
	lines [][]line     // by zone: how cards come to it
	sets  []set

	most  []int // by pile: how many cards from the bottom are looked at
	stays []int // by pile: how many cards from the bottom are frozen

	free  cards.Mask   // kinds of cards that are not frozen
	lying []cards.Mask // by zone: kinds of cards, not frozen, that may come to lie there
	met   []cards.Mask // by zone: those of them that were asked what comes onto them
	into  []cards.Mask // by zone: what some pile of it could take
}

// A line is one that lets cards come to the piles of a zone, as far as it is looked at.
type line struct {
	*code.Arrival
	onto  cards.Table // by the card on top: what may come
	space cards.Mask  // what may come to an empty pile
	upon  cards.Mask  // what could come onto some card that is not frozen
}

// New is nil for a game in which nothing is known to stay.
func New(g *machine.Game) *Finder {
	if g.HasSwaps || g.HasBottom || choosesInPlay(g) {
		return nil
	}
	n := len(g.Zones)
	f := &Finder{
		g: g, one: make([]bool, n), plain: make([]bool, n), most: make([]int, g.NPiles), stays: make([]int, g.NPiles),
		lying: make([]cards.Mask, n), met: make([]cards.Mask, n), into: make([]cards.Mask, n),
		lines: make([][]line, n), ways: make([][]int, g.NPiles),
	}
	f.all()
	steps := footprint.Steps(g)
	for i := range g.Zones {
		z := &g.Zones[i]
		for j := range z.Arrive {
			f.lines[i] = append(f.lines[i], lineOf(g, &z.Arrive[j]))
		}
		several := func(a code.Arrival) bool { return !a.TakesOne() }
		f.one[i] = machine.LeavesAlone(z) && !slices.ContainsFunc(z.Arrive, several)
		f.plain[i] = f.one[i] && !slices.ContainsFunc(g.Sets, func(r code.SetRule) bool { return r.Zone == i })
		plucks := slices.ContainsFunc(z.Moves, func(u code.UnitRule) bool { return u.Kind == code.UnitPluck })
		for p := z.First; p < z.First+z.N; p++ {
			f.ways[p] = ways(g, z, p)
			f.plain[i] = f.plain[i] && !steps.Laid.Has(p) && !steps.Mixed.Has(p)
			if !plucks && !z.Closes && !steps.Taken.Has(p) && !steps.Mixed.Has(p) {
				f.kept.Add(p)
			}
		}
	}
	for i := range g.Sets {
		f.sets = append(f.sets, setOf(g, &g.Sets[i]))
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

// lineOf is a line by which cards come, whichever cards it may mean where that is not told by the
// card below alone.
func lineOf(g *machine.Game, a *code.Arrival) line {
	out := line{Arrival: a}
	tabled := g.Tabled(a.Phrase)
	for k := range g.Mask.Each {
		switch {
		case !a.OnCards:
		case a.Order != nil:
			out.onto[k] = g.Mask & a.Order.Table[k]
		case tabled:
			out.onto[k] = g.Phrases[a.Phrase].TableFor(k)
		default:
			out.onto[k] = g.Mask
		}
	}
	switch {
	case !a.OnEmpty:
	case tabled && g.Phrases[a.Phrase].Sort == code.Constant:
		out.space = g.Phrases[a.Phrase].Mask
	default:
		out.space = g.Mask
	}
	return out
}

// ways are the zones that cards of a pile may go to: those that restrictions permit, and those that
// take them by themselves, whatever restricts the pile.
func ways(g *machine.Game, z *code.Zone, p int) (to []int) {
	for i := range g.Zones {
		dst := &g.Zones[i]
		takenAtOnce := slices.ContainsFunc(dst.Arrive, func(a code.Arrival) bool {
			return slices.ContainsFunc(a.Sources, func(list []uint8) bool { return machine.Contains(list, uint8(p)) })
		})
		if some, _ := code.Permits(z, dst); some || takenAtOnce {
			to = append(to, i)
		}
	}
	return to
}

// choosesInPlay reports whether the player is asked to choose a card otherwise than in the deal.
func choosesInPlay(g *machine.Game) bool {
	asks := func(st code.Step) bool { return st.Op == code.StepPlayer }
	return slices.ContainsFunc(g.Actions, func(a code.ActionRule) bool { return slices.ContainsFunc(a.Steps, asks) }) ||
		slices.ContainsFunc(g.Afters, func(a code.After) bool { return slices.ContainsFunc(a.Steps, asks) })
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
		f.most[p] = math.MaxInt
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
		f.lying[i], f.met[i], f.into[i] = 0, 0, 0
		for j := range f.lines[i] {
			f.lines[i][j].upon = 0
		}
	}
	for p := range f.g.NPiles {
		n := 0
		if f.kept.Has(p) {
			n = min(int(s.N[p]), f.most[p])
		}
		f.thaw(s, p, n, int(s.N[p]))
	}
	for changed := true; changed; {
		f.spread()
		changed = false
		for p, n := range f.stays {
			if n == 0 || f.covered(p) {
				continue
			}
			if low := f.leaves(s, p); low < n {
				f.thaw(s, p, low, n)
				changed = true
			}
		}
	}
}

// thaw notes that of some cards of a pile no more than so many are frozen, and what it could take
// then.
func (f *Finder) thaw(s *machine.State, p, low, of int) {
	zone := f.g.Piles[p].Zone
	for i := low; i < of; i++ {
		k := s.At(p, i).Kind().Bit()
		f.free |= k
		f.lying[zone] |= k
	}
	f.stays[p] = low
	for i := range f.lines[zone] {
		f.into[zone] |= f.takes(s, &f.lines[zone][i], p)
	}
}

// spread works out which cards may come to lie in each zone, and what its piles could take then. To
// a zone that cards come to one by one only those come that a line takes upon what lies there; to
// others any may come, if only in company.
func (f *Finder) spread() {
	for i := range f.lines {
		for {
			if f.lying[i] |= f.into[i] & f.free; !f.plain[i] {
				f.lying[i] |= f.free
			}
			next := f.lying[i] &^ f.met[i]
			if next == 0 {
				break
			}
			f.met[i] = f.lying[i]
			for j := range f.lines[i] {
				l := &f.lines[i][j]
				for m := next; m != 0; m &= m - 1 {
					l.upon |= l.onto[m.First()&63]
				}
				f.into[i] |= l.upon
			}
		}
	}
}

// takes is what a line could let come to a pile while nothing but frozen cards lies there.
func (f *Finder) takes(s *machine.State, l *line, p int) cards.Mask {
	if n := f.stays[p]; n > 0 {
		return l.onto[s.At(p, n-1).Kind()&63]
	}
	return l.space
}

// covered reports whether a pile lies under one that never becomes empty.
func (f *Finder) covered(p int) bool {
	return slices.ContainsFunc(f.g.Piles[p].Covers, func(q uint8) bool { return f.stays[q] > 0 })
}

// leaves is how many cards of a pile are left if the topmost frozen one leaves, with as many under
// it as may go along: all of them, if it cannot.
func (f *Finder) leaves(s *machine.State, p int) int {
	z := f.g.ZoneOf(p)
	top := f.stays[p] - 1
	left := top + 1
	for _, i := range f.ways[p] {
		for low := top; low >= 0; low-- {
			if low < top && (f.one[i] || !f.together(s, z, p, low)) {
				break
			}
			if low < left && f.goes(s, p, low, i) {
				left = low
			}
		}
	}
	if left > top && f.goesInSet(s, p) {
		left = top
	}
	return left
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
		for j := range f.lines[zone] {
			l := &f.lines[zone][j]
			if (l.upon | f.takes(s, l, q)).Has(k) && l.At.Has(q) && l.From.Has(q, p) {
				return true
			}
		}
	}
	return false
}
