package notation

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/interp"
)

// This file says why nothing that was meant is legal where several moves may have been meant: cards
// to a whole zone, or a card to wherever it goes. What comes nearest to a legal move is told.

// whyNone words the refusal of so many cards of a pile to some others, 0 for any number.
func (l *Labels) whyNone(s *interp.State, from int, tos []int, want int) interp.Refusal {
	why := func(to int) interp.Refusal {
		if want > 0 {
			return s.Why(interp.PlayMove(from, to, want))
		}
		return s.WhyNot(from, to)
	}
	if tos = slices.DeleteFunc(slices.Clone(tos), func(to int) bool { return to == from }); len(tos) < 2 {
		return why(append(tos, from)[0])
	}
	var near []Miss
	for _, to := range tos {
		near = addMiss(near, Miss{To: []int{to}, Refusal: why(to)})
	}
	sortMisses(near)
	best := near[0]
	alike := slices.DeleteFunc(near, func(m Miss) bool { return best.Nearer(m.Refusal) })
	switch own := l.ownSuit(s, from, max(want, 1), alike); {
	case len(alike) == 1 && len(near) == 1 && best.Cause == interp.NoRoom:
		best.Text = "none of them has room now"
	case len(alike) == 1 && (len(near) == 1 || len(best.To) > 1):
	case len(alike) == 1:
		best.Text = fmt.Sprintf("%s comes nearest: %s", l.Pile(best.To[0]), best.Text)
	case own >= 0:
		return alike[own].Refusal
	default:
		best.Text, best.Says, best.Ends = "none of them takes it now", interp.NoneTakes, ""
		for _, m := range alike[1:] {
			best.Lines, best.Of = addLines(best.Lines, m.Lines), append(best.Of, m.Of...)
		}
	}
	return best.Refusal
}

// ownSuit is the miss of the one foundation among some that holds cards of the suit of those that
// are to go there; -1 where there is none, or several.
func (l *Labels) ownSuit(s *interp.State, from, n int, misses []Miss) int {
	own := -1
	for i, m := range misses {
		for _, to := range m.To {
			if l.game.ZoneOf(to).Kind != dsl.Foundations || s.Len(to) == 0 || s.Len(from) < n {
				continue
			}
			if s.Card(to, s.Len(to)-1).Kind().Suit() != s.Card(from, s.Len(from)-n).Kind().Suit() {
				continue
			}
			if own >= 0 {
				return -1
			}
			own = i
		}
	}
	return own
}

// A Miss is why a card goes to none of some piles, or not together with the cards there.
type Miss struct {
	To   []int
	With bool // together with the top cards of those piles
	interp.Refusal
}

// Misses tells of a card, by its height in a pile, and of what lies on it why it goes to no other
// pile: what comes nearest to a legal move first. Piles to which nothing ever goes are left out,
// where there are others.
func (l *Labels) Misses(s *interp.State, pile, at int) []Miss {
	return l.misses(s, spot{l.Pile(pile), pile, s.Len(pile) - 1 - at})
}

func (l *Labels) misses(s *interp.State, x spot) (out []Miss) {
	for to := range l.game.Piles() {
		if to == x.pile || l.game.ZoneOf(to).Hidden || to == l.game.Aside() {
			continue
		}
		why := s.Why(interp.PlayMove(x.pile, to, x.above+1))
		if x.above > 0 && l.game.Has(interp.Pluck) {
			if alone := s.Why(interp.PluckMove(x.pile, s.Len(x.pile)-1-x.above, to)); alone.Nearer(why) {
				why = alone
			}
		}
		if why.Stays {
			return []Miss{{To: []int{to}, Refusal: why}}
		}
		out = addMiss(out, Miss{To: []int{to}, Refusal: why})
		if x.above > 0 || s.Len(to) == 0 || !l.isSeen(s, to) {
			continue
		}
		if l.game.Has(interp.Set) {
			pair := []uint8{uint8(min(x.pile, to)), uint8(max(x.pile, to))}
			out = addMiss(out, Miss{[]int{to}, true, s.Why(s.SetMove(pair, l.game.SetTargets()[0]))})
		}
		if l.game.Has(interp.Swap) {
			out = addMiss(out, Miss{[]int{to}, true, s.Why(interp.SwapMove(x.pile, to))})
		}
	}
	sortMisses(out)
	out = gathered(out)
	never := func(m Miss) bool { return m.Cause <= interp.Never }
	if some := slices.DeleteFunc(slices.Clone(out), never); len(some) > 0 {
		return some
	}
	return out
}

// gathered puts together the cards on which a card does not go by the same lines, and those that do
// not leave with it.
func gathered(list []Miss) (out []Miss) {
	var with *Miss
	for _, m := range list {
		i := slices.IndexFunc(out, func(o Miss) bool {
			alike := m.Fails == o.Fails && slices.Equal(m.Lines, o.Lines)
			return alike && m.Says == interp.GoesNotOn && o.Says == interp.GoesNotOn
		})
		switch {
		case m.With && m.Cause == interp.Unlike && m.Fails > 1:
		case m.With && m.Cause == interp.Unlike && with != nil:
			with.To, with.Lines = append(with.To, m.To...), addLines(with.Lines, m.Lines)
			with.Of = append(with.Of, m.Of...)
			with.Text = "nothing there goes with it"
		case m.With && m.Cause == interp.Unlike:
			with = &m
		case i >= 0:
			o := &out[i]
			o.Of = append(o.Of, m.Of...)
			o.To = append(o.To, m.To...)
			o.Refusal = o.Named(strings.Replace(o.Ends, " or ", ", ", 1) + " or " + m.Ends)
		default:
			out = append(out, m)
		}
	}
	if with != nil {
		out = append(out, *with)
		sortMisses(out)
	}
	return out
}

// isSeen reports whether the top card of a pile is seen.
func (l *Labels) isSeen(s *interp.State, pile int) bool {
	return l.game.ZoneOf(pile).Open || !s.Card(pile, s.Len(pile)-1).Down()
}

// nearest is where a card, of those of its kind, comes nearest to a move.
func (l *Labels) nearest(s *interp.State, spots []spot) spot {
	best := spots[0]
	for _, x := range spots[1:] {
		if a, b := l.misses(s, x), l.misses(s, best); len(a) > 0 && (len(b) == 0 || a[0].Nearer(b[0].Refusal)) {
			best = x
		}
	}
	return best
}

// Lies finds the card that a word means, by its name or that of the pile on which it lies on top:
// where it lies, and how high.
func (l *Labels) Lies(s *interp.State, word string) (pile, at int, ok bool) {
	ws := words(l.inSigns(word))
	if len(ws) != 1 {
		return 0, 0, false
	}
	if piles, none := l.find(ws[0]); none == nil {
		return piles[0], s.Len(piles[0]) - 1, len(piles) == 1 && s.Len(piles[0]) > 0 && l.isSeen(s, piles[0])
	}
	if !l.isCard(ws[0]) {
		return 0, 0, false
	}
	spots := l.spots(s, ws[0], false)
	if len(spots) == 0 {
		return 0, 0, false
	}
	x := l.nearest(s, spots)
	return x.pile, s.Len(x.pile) - 1 - x.above, true
}

// addMiss adds a miss to others: with those of the same reason it is one.
func addMiss(list []Miss, m Miss) []Miss {
	i := slices.IndexFunc(list, func(o Miss) bool { return o.Text == m.Text && o.With == m.With && o.Fails == m.Fails })
	if i < 0 {
		return append(list, m)
	}
	list[i].To, list[i].Of = append(list[i].To, m.To...), append(list[i].Of, m.Of...)
	list[i].Lines = addLines(list[i].Lines, m.Lines)
	return list
}

func addLines(lines, more []*dsl.Line) []*dsl.Line {
	out := slices.Clone(lines)
	for _, l := range more {
		if !slices.Contains(out, l) {
			out = append(out, l)
		}
	}
	return out
}

// sortMisses puts what comes nearest to a legal move first.
func sortMisses(list []Miss) {
	slices.SortStableFunc(list, func(a, b Miss) int {
		switch {
		case a.Nearer(b.Refusal):
			return -1
		case b.Nearer(a.Refusal):
			return 1
		}
		return cmp.Compare(len(a.To), len(b.To))
	})
}

// noPlace is the refusal of a card that goes nowhere for several reasons.
func noPlace(why interp.Refusal) interp.Refusal {
	why.Text, why.Says, why.Ends = "no place takes it", interp.NoPlace, ""
	return why
}

// NoMove says in a sentence why a card, by its height in a pile, goes nowhere with what lies on it.
func (l *Labels) NoMove(s *interp.State, pile, at int) interp.Refusal {
	if at < 0 || at >= s.Len(pile) {
		return l.vacant(s, pile)
	}
	return l.noMove(s, spot{l.Pile(pile), pile, s.Len(pile) - 1 - at})
}

// vacant says of a pile where no card lies what may be meant to be played there: any top card that
// is seen, by the lines that come nearest to letting one.
func (l *Labels) vacant(s *interp.State, pile int) interp.Refusal {
	var near []Miss
	out := interp.Refusal{Text: "no card lies there", Says: interp.Vacant, Wants: interp.WantsCard}
	for _, m := range l.onto(s, pile) {
		if out.Of = append(out.Of, m); !s.Legal(m) {
			near = append(near, Miss{Refusal: s.Why(m)})
		}
	}
	if sortMisses(near); len(near) > 0 && near[0].Cause > interp.Never {
		out.Lines = near[0].Lines
	}
	return out
}

// onto lists the plays of all top cards that are seen onto a pile, legal or not.
func (l *Labels) onto(s *interp.State, pile int) (out []interp.Move) {
	for from := range l.game.Piles() {
		if from != pile && s.Len(from) > 0 && !l.game.ZoneOf(from).Hidden && l.isSeen(s, from) {
			out = append(out, interp.PlayMove(from, pile, 1))
		}
	}
	return out
}

func (l *Labels) noMove(s *interp.State, x spot) interp.Refusal {
	misses := l.misses(s, x)
	if len(misses) == 0 {
		return noPlace(interp.Refusal{})
	}
	best := misses[0].Refusal
	if misses[0].With && best.Cause == interp.Unlike {
		best.Wants = interp.WantsTop
	}
	where := Miss{To: misses[0].To}
	for _, m := range misses[1:] {
		if m.Text != best.Text {
			best = noPlace(best)
		}
		where.To = append(where.To, m.To...)
		best.Lines, best.Of = addLines(best.Lines, m.Lines), append(best.Of, m.Of...)
	}
	if best.Says == interp.GoesNotTo || best.Says == interp.StartsNot {
		best = best.Named(l.Where(where))
	}
	if best.Says == interp.NoPlace {
		best.Wants, best.Whole = interp.WantsTop, true
	}
	if at := s.Len(x.pile) - 1 - x.above; x.above > 0 && best.Says == interp.NoPlace &&
		!slices.ContainsFunc(misses, func(m Miss) bool { return m.Cause != interp.Together }) {
		best.Text = fmt.Sprintf("%s lies on %s, and they do not move together", l.seen(s, x.pile, at+1),
			l.seen(s, x.pile, at))
		best.Says, best.Wants, best.Whole = interp.OfItself, interp.WantsNone, false
	}
	return best
}

// seen names a card as it lies.
func (l *Labels) seen(s *interp.State, pile, at int) string {
	shown := at == s.Len(pile)-1 && l.isSeen(s, pile) // of a stock the top is, though it counts as face down
	if c := s.Card(pile, at); shown || !c.Down() {
		return c.Kind().String()
	}
	return "a face-down card"
}

// Where names the piles of a miss, stretches of one zone short: t1–t4, w.
func (l *Labels) Where(m Miss) string {
	piles := slices.Sorted(slices.Values(m.To))
	var parts []string
	for i := 0; i < len(piles); {
		n, zone := i+1, l.game.ZoneOf(piles[i]).Index
		for n < len(piles) && piles[n] == piles[n-1]+1 && l.game.ZoneOf(piles[n]).Index == zone {
			n++
		}
		switch n - i {
		case 1:
			parts = append(parts, l.Pile(piles[i]))
		case 2:
			parts = append(parts, l.Pile(piles[i]), l.Pile(piles[n-1]))
		default:
			parts = append(parts, l.Pile(piles[i])+"–"+l.Pile(piles[n-1]))
		}
		i = n
	}
	return strings.Join(parts, ", ")
}
