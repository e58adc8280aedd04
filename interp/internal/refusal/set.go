package refusal

import (
	"math"
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/internal/machine"
)

// This file answers why cards may not leave together, or change places.

// whySet says why cards do not leave together: one of them may not leave at all, their pile does
// not take them, or no line means them.
func (s asker) whySet(m machine.Move) Refusal {
	var buf [16]uint8
	piles := s.SetPiles(m, buf[:0])
	for _, p := range piles {
		if s.N[p] == 0 {
			return refuse(NoMove, nil, "no card lies there")
		}
	}
	if len(s.Game.Sets) == 0 {
		return refuse(Never, nil, "cards do not leave together in this game")
	}
	var first Refusal
	fails := 0
	add := func(why Refusal) {
		if fails += why.Fails; first.Fails == 0 {
			first = why
		}
	}
	hides := false
	for _, p := range piles {
		u := s.Unit(int(p), 1)
		add(s.stays(u, m.To()))
		hides = hides || s.unseen(u.Pile, u.Pos)
	}
	if hides && fails > 0 { // what else forbids it would tell which cards lie there
		first.Fails = fails
		return first
	}
	add(s.noSetThere(m.To(), piles))
	add(s.noSet(m, piles))
	if s.Idle(m) {
		return s.idle(m, "that", nil)
	}
	if fails == 0 {
		return refuse(Unlike, s.setLines(m.To()), "these cards do not leave together")
	}
	first.Fails = fails
	return first
}

// stays says why a card of a set may not leave its pile: the first reason there is. They are the
// questions of a play that ask of the card and its pile, not of where it goes.
func (s asker) stays(u machine.Unit, to int) Refusal {
	if s.MayLeave(u, to, false) {
		return free
	}
	for _, ask := range [...]question{s.neverLeaves, s.notFree, s.notOut, s.notOne} {
		if why := ask(u, to, false); why.Fails > 0 {
			return why
		}
	}
	return free
}

// setLines are the lines by which sets go to a pile.
func (s asker) setLines(to int) (lines []*dsl.Line) {
	for i := range s.Game.Sets {
		if r := &s.Game.Sets[i]; r.Zone == int(s.Game.Piles[to].Zone) {
			lines = append(lines, r.Line)
		}
	}
	return lines
}

// noSet says what the lines have against these cards, wherever they go: of several lines what those
// say that have least against them.
func (s asker) noSet(m machine.Move, piles []uint8) Refusal {
	var names []string
	sum := 0
	for _, p := range piles {
		k := s.Top[p].Kind()
		names, sum = append(names, k.String()), sum+s.Game.Sheet.Worth[k.Rank()]
	}
	var lines, closed, spent, elsewhere []*dsl.Line
	missed := true           // what is wrong is the total
	least := math.MaxInt     // of what one line has against the cards
	against := func(n int) { // only the lines that have least against them are told
		if n < least {
			least = n
			lines, closed, spent, elsewhere, missed = nil, nil, nil, nil, true
		}
	}
	for i := range s.Game.Sets {
		r := &s.Game.Sets[i]
		if r.Zone != int(s.Game.Piles[m.To()].Zone) {
			continue
		}
		like, now := s.Fitting(r, piles, sum)
		away := slices.ContainsFunc(piles, func(p uint8) bool { return !machine.Contains(r.From, p) })
		usedUp := s.UsedUp(r.Uses)
		n := count(!like, away, usedUp, like && !now)
		if against(n); n > least {
			continue
		}
		switch {
		case !like:
			lines = append(lines, r.Line)
			missed = missed && r.Totals != nil && !s.Totalling(r, sum)
		case away:
			elsewhere = append(elsewhere, r.Line)
		case usedUp:
			spent = append(spent, r.Line)
		case !now:
			closed = append(closed, r.Line)
		default:
			return free
		}
	}
	switch all := dsl.Listed(names, "and"); {
	case closed != nil:
		return refuse(NotNow, closed, "%s may not leave together now", all)
	case spent != nil:
		return refuse(Elsewhere, spent, "%s may not leave together any more", all)
	case elsewhere != nil:
		return refuse(Elsewhere, elsewhere, "%s do not leave together from there", all)
	case lines == nil:
		return free // no set goes there, which is told
	case missed:
		return wanting(lines, "%s total %d", all, sum)
	default:
		return wanting(lines, "%s do not leave together", all)
	}
}

// count is how many of some things are so.
func count(facts ...bool) (n int) {
	for _, so := range facts {
		if so {
			n++
		}
	}
	return n
}

// noSetThere says what the pile that a set goes to has against every set of these cards.
func (s asker) noSetThere(to int, piles []uint8) Refusal {
	z := s.Game.ZoneOf(to)
	if s.setLines(to) == nil {
		return refuse(Never, nil, "cards do not come there together")
	}
	var first Refusal
	for _, p := range piles {
		u := s.Unit(int(p), 1)
		c := machine.Ctx{Card: u.Card, Pile: int16(to), Source: int16(p)}
		if z.OtherSuit(to, u.Card) {
			return refuse(Elsewhere, rules.LinesOf[*dsl.Suits](z.Sheet), "that pile is for another suit")
		}
		why := s.restricted(z.Only, to, int(p), &c)
		if why.Fails > 0 && (first.Fails == 0 || why.Cause < first.Cause) { // a later time helps none from elsewhere
			first = why
			first.Text = "that pile does not take cards from there" + why.Text
		}
	}
	if first.Fails > 0 {
		return first
	}
	if why := s.coveredBy(to, "that place"); why.Fails > 0 {
		return why
	}
	switch {
	case !s.TakesSets(to):
		return refuse(NoRoom, nil, "they go to an empty pile only")
	case z.Bounded() && int(s.N[to])+len(piles) > s.Game.Capacity(s.State, to):
		return refuse(NoRoom, rules.LinesOf[*dsl.AtMost](z.Sheet), "that pile has room for %d more",
			max(0, s.Game.Capacity(s.State, to)-int(s.N[to])))
	}
	return free
}

// whySwap says why two cards do not change places, by all lines that let any.
func (s asker) whySwap(m machine.Move) Refusal {
	a, b := m.From(), m.To()
	if s.N[a] == 0 || s.N[b] == 0 {
		return refuse(NoMove, nil, "no card lies there")
	}
	var lines []*dsl.Line
	for i := range s.Game.Zones {
		for j := range s.Game.Zones[i].Swaps {
			lines = append(lines, s.Game.Zones[i].Swaps[j].Line)
		}
	}
	if len(lines) == 0 {
		return refuse(Never, nil, "cards are not exchanged in this game")
	}
	if s.Top[a].Down() || s.Top[b].Down() {
		return refuse(Buried, lines, "a face-down card never moves")
	}
	if s.Idle(m) {
		return s.idle(m, "that", nil)
	}
	return refuse(Unlike, lines, "%s and %s may not change places", s.Top[a].Kind(), s.Top[b].Kind())
}
