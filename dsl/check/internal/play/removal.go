package play

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// Sets: cards that leave together.

// This file answers whether cards that leave in pairs and sets can all leave. It counts: with
// `takes pair totalling 13` kings (13 alone) have no partner, and an odd number of sevens cannot be
// paired among themselves. Whether they ever lie on top together is not asked.

// barredSet finds a set whose cards there are, and of which the condition bars each.
func (g *game) barredSet(v *facts.View, a *facts.Inflow) bool {
	if !g.AllBarred(v, a) {
		return false
	}
	d := g.Warnf("no-effect", a.Line.Span, "`%s` never happens: what it asks of each of its cards holds of none",
		a.Text())
	asks := a.Line.Words[slices.IndexFunc(a.Line.Words, isWhen)+1:]
	if slices.ContainsFunc(asks, func(t dsl.Token) bool { return t.Value == "pile" }) {
		d.Notes = append(d.Notes, "of a set or a pair `pile` is the pile that each card lies in, not the one it "+
			"comes to")
	}
	return true
}

// isWhen reports whether a word begins the condition of a line.
func isWhen(t dsl.Token) bool { return t.Value == "when" || t.Value == "until" }

// unpaired finds cards that can leave only in pairs and are an odd number, or of two sides that are
// not equally many: some of them must stay. partner says which cards a card leaves with. An odd
// group is returned as one.
//
// Think of a graph whose nodes are the kinds of card, with an edge between kinds that make a pair.
// Each of its connected parts is judged by itself. If it has two sides with edges only between them
// (6s and 7s of `totalling 13`), each pair takes one card of either, so both sides must have as
// many; if not, the part needs an even number of cards. Both are necessary and not sufficient,
// which is all that a finding `cannot be won` needs.
func (g *game) unpaired(partner func(cards.Kind) cards.Mask, only cards.Mask) (some, others cards.Mask) {
	done := cards.Mask(0)
	for k := range only.Each {
		if done.Has(k) {
			continue
		}
		// Walk the group of k, each card on the other side than its partners.
		// mixed: two cards of one side make a pair, so the part has no two sides
		sides := [2]cards.Mask{k.Bit(), 0}
		open := []cards.Kind{k}
		mixed := false
		for len(open) > 0 {
			x := open[0]
			open = open[1:]
			here := 0
			if sides[1].Has(x) {
				here = 1
			}
			for y := range partner(x).Each {
				switch {
				case sides[here].Has(y):
					mixed = true
				case !sides[1-here].Has(y):
					sides[1-here] |= y.Bit()
					open = append(open, y)
				}
			}
		}
		group := sides[0] | sides[1]
		done |= group
		// some of the group leave otherwise, so its number says nothing
		if group&^only != 0 {
			continue
		}
		switch {
		case !mixed && g.Copies(sides[0]) != g.Copies(sides[1]) && sides[1] != 0:
			return sides[0], sides[1]
		case g.Copies(group)%2 == 1:
			return group, 0
		}
	}
	return 0, 0
}

// onlyPlayed reports whether all cards of some zones come there by play, one set after another, and
// stay.
//
// Only then the cards there are whole sets: what the deal lays there, or a step, breaks the count.
func (g *game) onlyPlayed(goal []bool) bool {
	for i, in := range goal {
		if in && (g.Dealt.Kinds[i] != 0 || g.Sheet.Zones[i].Kind != dsl.Discard) {
			return false
		}
	}
	return !slices.ContainsFunc(g.Edges, func(e facts.Edge) bool { return goal[e.To] && e.Step })
}

// hopelessPairs finds cards that leave only in pairs and cannot all be paired.
//
// Cards that also come alone (`takes king`) are taken out first (single); several `takes pair`
// lines are one table.
func (g *game) hopelessPairs(at dsl.Span, goal []bool) *dsl.Diagnostic {
	var single cards.Mask // what can come there otherwise
	var pair *facts.Inflow
	tables := []cards.Table{}
	for _, a := range g.Inflows {
		if !goal[a.Zone.Index] {
			continue
		}
		if a.Set == nil || !a.Set.Pair {
			for _, e := range g.Edges {
				if e.Line == a.Line {
					single |= e.Kinds
				}
			}
			continue
		}
		pair = a
		tables = append(tables, g.pairTable(a.Set))
	}
	if pair == nil || !g.onlyPlayed(goal) {
		return nil
	}
	partner := func(k cards.Kind) cards.Mask {
		var m cards.Mask
		for i := range tables {
			m |= tables[i][k]
		}
		return m
	}
	some, others := g.unpaired(partner, g.Pack()&^single)
	if some == 0 {
		return nil
	}
	d := finding("impossible-win", at, "the game cannot be won: %s leave in pairs, but they are %d, an odd number",
		g.Show(some|others), g.Copies(some|others))
	if others != 0 {
		d.Message = fmt.Sprintf("the game cannot be won: %s leave only with %s, but they are %d and %d cards",
			g.Show(some), g.Show(others), g.Copies(some), g.Copies(others))
	}
	d.Others = judge.Other(pair.Line.Span, "only pairs leave")
	d.Help = "fewer cards could be asked for, or one leave alone"
	return d
}

// hopelessSets finds cards of one rank, suit or colour that leave only together, and whose number
// does not come out.
//
// For example `takes 3 cards same rank` with four cards of each rank: one of each stays. Groups are
// the cards alike in rank, suit or colour; a group is judged if all lines by which any of its cards
// leave ask for that likeness.
func (g *game) hopelessSets(at dsl.Span, goal []bool) *dsl.Diagnostic {
	if !g.onlyPlayed(goal) {
		return nil
	}
	for _, of := range []rules.Sort{rules.RankSort, rules.SuitSort, rules.ColourSort} {
		done := cards.Mask(0)
		for k := range g.Pack().Each {
			if done.Has(k) {
				continue
			}
			m := g.Related(&rules.Relation{Like: rules.Same, Of: of}).On[k] & g.Pack()
			done |= m | k.Bit()
			if d := g.hopelessGroup(at, goal, of, m|k.Bit()); d != nil {
				return d
			}
		}
	}
	return nil
}

// hopelessGroup judges the cards that are of one rank, suit or colour.
//
// sizes are the numbers of cards that one set may have. Sums of them that make up have are looked
// for as with coins (comesOut). If a larger set would make it come out, that is offered.
func (g *game) hopelessGroup(at dsl.Span, goal []bool, of rules.Sort, m cards.Mask) *dsl.Diagnostic {
	sizes := map[int]bool{}
	var line *facts.Inflow
	for _, a := range g.Inflows {
		if !goal[a.Zone.Index] ||
			!slices.ContainsFunc(g.Edges, func(e facts.Edge) bool { return e.Line == a.Line && e.Kinds&m != 0 }) {
			continue
		}
		if a.Set == nil || a.Set.Listed != nil {
			return nil // some leave otherwise
		}
		if alike := a.Set.Alike; alike == nil || alike.Like != rules.Same || alike.Of != of {
			return nil
		}
		least, most := g.SetSize(a.Set)
		for n := least; n <= min(most, g.SetPiles(a)); n++ {
			sizes[n] = true
		}
		// the empty Arrival stands for `more than one line`
		if line != nil {
			line = &facts.Inflow{} // several: no one of them is at fault
		} else {
			line = a
		}
	}
	have := g.Copies(m)
	if line == nil || comesOut(have, sizes) {
		return nil
	}
	d := finding("impossible-win", at, "the game cannot be won: %s leave only in sets of one %s, and %d cards do "+
		"not come out in such sets", g.Show(m), strings.TrimPrefix(of.String(), "a "), have)
	d.Help = "others could leave alone, or fewer cards be asked for"
	if line.Arrival == nil || line.Set.Pair || line.Set.Most == 0 {
		return d
	}
	d.Others = judge.Other(line.Line.Span, "only sets leave")
	least, most := g.SetSize(line.Set)
	d.Notes = append(d.Notes, fmt.Sprintf("%d is no sum of such numbers", have))
	if least == most {
		d.Message = fmt.Sprintf("the game cannot be won: %s leave in sets of %d, but they are %s", g.Show(m), least,
			dsl.Many(have, "card"))
		d.Notes = []string{fmt.Sprintf("%d is not a multiple of %d", have, least)}
	}
	for more := most + 1; more <= g.SetPiles(line); more++ {
		sizes[more] = true
		if comesOut(have, sizes) {
			g.OfferText(d, line.Line.Span,
				strings.Replace(line.Text(), saidSize(line.Set), fmt.Sprintf("%d to %d cards", least, more), 1))
			break
		}
	}
	return d
}

// saidSize is how a set says how many cards it has.
func saidSize(s *rules.Set) string {
	if s.Most != s.Least {
		return fmt.Sprintf("%d to %d cards", s.Least, s.Most)
	}
	return fmt.Sprintf("%d cards", s.Least)
}

// comesOut reports whether n cards can be parted into sets of some sizes.
func comesOut(n int, sizes map[int]bool) bool {
	can := make([]bool, n+1)
	can[0] = true
	for i := 1; i <= n; i++ {
		for size := range sizes {
			can[i] = can[i] || size <= i && can[i-size]
		}
	}
	return can[n]
}

// pairTable lists for every card the cards that it makes a pair with.
//
// `takes pair same rank` is read in both directions, for a pair has no first card. With one deck a
// card is not its own partner; with more there is a second one like it. A total that is known only
// in play pairs everything with everything: it errs towards silence.
func (g *game) pairTable(s *rules.Set) cards.Table {
	var t cards.Table
	if s.Alike != nil {
		on := g.Related(s.Alike).On
		for k := range g.Pack().Each {
			t[k] |= on[k]
			for x := range on[k].Each {
				t[x] |= k.Bit()
			}
		}
		if g.Decks == 1 {
			for k := range t {
				t[k] &^= cards.Kind(k).Bit()
			}
		}
		return t
	}
	for _, n := range s.Totals {
		total, ok := g.Num(n, rules.NoPile)
		for k := range g.Pack().Each {
			for x := range g.Pack().Each {
				if !ok || g.Sheet.Worth[k.Rank()]+g.Sheet.Worth[x.Rank()] == total && (k != x || g.Decks > 1) {
					t[k] |= x.Bit()
				}
			}
		}
	}
	return t
}
